# サーバーの文（日本語）。

## Requests

fault = サーバー側で問題が起きました。
busy = ほかの人が同時に変更しました。もう一度お試しください。
unavailable = 現在データベースに接続できません。もう一度お試しください。
duties-failed = バックグラウンドの処理が止まりました。まもなく再開します。
nothing-here = このアドレスには何もありません。
no-pages = サーバーは動いていますが、この環境にはページがありません。Node（20以降）をインストールし、Shoalのフォルダーで「python3 scripts/start.py」を実行してください。
malformed = サーバーはこのリクエストを処理できません（{ $text }）。
too-large = リクエストが大きすぎます（最大{ $most } kB）。
other-site = この操作はほかのサイトのページから送られています。

## How often

too-quick = リクエストが速すぎます。少しお待ちください。
too-often = 回数が多すぎます。{ $minutes }分後にもう一度お試しください。
too-many-previews = プレビューの回数が多すぎます。少しお待ちください。
too-many-messages = メッセージの送信が速すぎます。
bots-used-up = ボットが今の1時間分の持ち時間を使い切りました。{ $minutes }分後にもう一度お試しください。
own-waiting = { $door ->
    [link] あなたのリンク限定テーブルが多すぎます（待機中{ $count }卓）。先にどれかを閉じてください。
   *[public] あなたの公開テーブルが多すぎます（待機中{ $count }卓）。先にどれかを閉じてください。
}
network-waiting = { $door ->
    [link] お使いのネットワークから開かれたリンク限定テーブルが多すぎます（待機中{ $count }卓）。
   *[public] お使いのネットワークから開かれた公開テーブルが多すぎます（待機中{ $count }卓）。
}

## Players

stranger = ログインしていません。ゲストとして遊ぶか、ログインしてください。
no-player = その名前のプレイヤーはいません。
has-account = すでにアカウントをお持ちです。
wrong-login = 名前またはパスワードが違います。
wrong-password = パスワードが違います。
wrong-passwords = パスワードの間違いが多すぎます。{ $seconds }秒後にもう一度お試しください。
no-free-name = 空いている名前が見つかりませんでした。もう一度お試しください。
name-taken = { $name }という名前はすでに使われています。
name-length = 名前は{ $least }文字以上{ $most }文字以下にしてください。
name-signs = 名前に使えるのは、文字、数字、スペース、ピリオド、ハイフン、アポストロフィだけです。
name-alphabet = 名前には1種類の文字体系だけを使ってください。
name-reserved = ボットや運営と間違えられるおそれのある名前です。ほかの名前を選んでください。

## Opening a table

two-chairs = 2つの席には座れません。
no-person = テーブルには少なくとも1人の人間が必要です。
rated-without-bots = レーティング対象のテーブルにボットは参加できません。
practice-unrated = 練習テーブルはレーティングの対象になりません。
shared-alone = 1台の端末を共有するテーブルは、レーティングの対象にならず、空席を置けず、リンクからだけ開けます。

## At a table

no-table = そのテーブルはありません。
table-unreadable = このバージョンのサーバーではテーブルを開けません。
table-busy = テーブルが混み合っています。
not-begun = ゲームはまだ始まっていません。
begun = ゲームはすでに始まっています。
not-over = ゲームはまだ終わっていません。
rematch-open = すでに新しいテーブルがあります。
not-seated = あなたはこのテーブルに着いていません。
was-not-seated = あなたはこのテーブルに着いていませんでした。
chair-taken = その席はすでに埋まっています。
only-resign = ゲームはすでに始まっています。投了だけができます。
time-over = 持ち時間が切れました。
nobody-asked = 手を戻す申し出はありません。
no-vacation = このテーブルに休暇はありません。
less-vacation = 休暇はそれほど残っていません。
no-hints = ヒントが使えるのは、レーティング対象外で、ほかに人間のいないテーブルだけです。
no-worker = 今はヒントを出せません。もう一度お試しください。

## The host

host-only = それができるのはホストだけです。
table-closed = このテーブルはすでに閉じられています。
closed-by-host = ホストがこのテーブルを閉じました。
closed-after-waiting = 待ち時間が長すぎたため、このテーブルは閉じられました。
closed-empty = 全員がこのテーブルを離れました。
empty-chair = その席にはだれも座っていません。
turned-away = ホストがあなたの参加を断りました。
turning-self-away = 自分の参加は断れません。テーブルを離れるか、閉じてください。
most-turned-away = すでに{ $most }人の参加を断りました。このテーブルを閉じて、新しく開いてください。

## Chat

no-name = チャットの前に名前を決めてください。
chat-off = このテーブルではチャットを使えません。
empty-message = メッセージが空です。

## Records

record-id-taken = この記録と同じIDのテーブルがほかにあります。
record-without-table = この記録には、乱数の確約が属するテーブルが書かれていません。
record-not-over = このゲームはまだ終わっていません。{ $entries }件の項目は正しく再生できます。
