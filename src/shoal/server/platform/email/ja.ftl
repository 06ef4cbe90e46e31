# 手紙の文面（日本語）。リンクだけの行は単独で置く。

confirm-subject = メールアドレスの確認
confirm-button = アドレスを確認する
confirm-body =
    { $name } さん

    このアドレスが Shoal に登録されました。ご本人であれば、次のリンクを開いて確認してください。

    { $link }

    心当たりがなければ、何もしないでください。今後メールは届きません。
address-subject = このメールアドレスはあなたのものですか
address-button = はい、私のものです
address-body =
    { $name } さん

    このアドレスが Shoal のアカウントの復旧先として登録されました。ご本人であれば、次のリンクを開いて確認してください。リンクは 7 日間使えます。

    { $link }

    心当たりがなければ、何もしないでください。このアカウントについてメールは届きません。
recovery-subject = アカウントの復旧
recovery-button = 新しいパスワードを決める
recovery-body =
    Shoal のアカウント「{ $name }」を復旧する申し込みがありました。次のリンクから新しいパスワードを選べます。リンクは 30 分以内に一度だけ使えます。

    { $link }

    心当たりがなければ、何もしないでください。アカウントは変わりません。
turn-subject = { $count ->
    [1] あなたの番です：{ $first }
   *[other] { $count } 件の対局が待っています。最初は { $first }
}
turn-button = プレイする
turn-foot = メールを止める
turn-body =
    { $name } さん

    { $count ->
        [1] 対局が待っています。
       *[other] { $count } 件の対局が待っています。急ぐものから並べています。
    }

    { $games }

    --
    手番のメールは { $hours } 時間に一通までです。
    ログインせずに、ワンクリックで止められます。
    { $stop }
