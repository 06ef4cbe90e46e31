# サーバーの文（日本語）。

## Requests

fault = サーバー側で問題が起きました。
busy = ほかの人が同時に変更しました。もう一度お試しください。
unavailable = 現在データベースに接続できません。もう一度お試しください。
duties-failed = バックグラウンドの処理が止まりました。まもなく再開します。
nothing-here = このアドレスには何もありません。
no-pages = サーバーは動いていますが、この環境にはページがありません。Node（22以降）をインストールし、Shoalのフォルダーで「python3 scripts/start.py」を実行してください。
malformed = サーバーはこのリクエストを処理できません（{ $text }）。
too-large = リクエストが大きすぎます（最大{ $most } kB）。
other-site = この操作はほかのサイトのページから送られています。

## How often

too-quick = リクエストが速すぎます。少しお待ちください。
too-often = 回数が多すぎます。{ $minutes }分後にもう一度お試しください。
too-many-previews = プレビューの回数が多すぎます。少しお待ちください。
too-many-messages = メッセージの送信が速すぎます。
exports-running = エクスポートがすでに実行中か、ほかのエクスポートが多すぎます。終わるまでお待ちください。
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
wrong-login = 名前とパスワードが合いません。{ $tries ->
    [0] しばらく待ってください。
   *[other] あと { $tries } 回試せます。その後はしばらく待つことになります。
}
wrong-words = 名前と復元の言葉が合いません。{ $tries ->
    [0] しばらく待ってください。
   *[other] あと { $tries } 回試せます。その後はしばらく待つことになります。
}
wrong-passkey = このパスキーはここでは使えないか、時間がかかりすぎました。もう一度試してください。
common-password = このパスワードは多くの人が使っているか、あなたの名前です。別のものを選んでください。三つの単語なら覚えやすく、推測されにくくなります。
no-account = これにはアカウントが必要です。
guests-only = アカウントがあります。もう一つの端末でログインしてください。
unproved = パスワードかパスキーをもう一度示してください。
no-session = この端末はすでにログアウトしています。
no-code = このコードは使えません。コードは一度だけ、10分間使えます。
no-letters = このサーバーはメールを送りません。復元の言葉を使ってください。
nothing-to-confirm = 確認するアドレスがありません。
no-letter = このリンクはもう使えません。新しいリンクを求めてください。
no-passkey = そのパスキーはありません。
known-passkey = このパスキーはすでに登録されています。
last-passkey = ログインの方法はこのパスキーだけです。先にパスワードを設定してください。
most-passkeys = 一つのアカウントに登録できるパスキーは { $most } 個までです。先に一つ外してください。
email-wrong = これはメールアドレスではありません。
name-changed = 次に名前を変えられるのは { $date } です。
wrong-name = これはあなたの名前ではありません。
no-guest = このブラウザーには、ゲームを追加できるゲストがいません。
wrong-password = パスワードが違います。
wrong-passwords = パスワードの間違いが多すぎます。{ $seconds }秒後にもう一度お試しください。
no-free-name = 空いている名前が見つかりませんでした。もう一度お試しください。
name-taken = { $name }という名前はすでに使われています。
name-length = 名前は{ $least }文字以上{ $most }文字以下にしてください。
name-signs = 名前に使えるのは、文字、数字、スペース、ピリオド、ハイフン、アポストロフィだけです。
name-alphabet = 名前には1種類の文字体系だけを使ってください。
name-reserved = ボットや運営と間違えられるおそれのある名前です。ほかの名前を選んでください。
bad-token = このトークンは間違っているか、期限切れか、取り消されています。
not-by-token = これはトークンではできません。ページで行ってください。
token-scope = このトークンではできません。スコープ「{ $scope }」がありません。
no-token = そのトークンはありません。
most-tokens = 1つのアカウントが持てるトークンは{ $most }個までです。先に1つ取り消してください。
no-bot = その名前のボットアカウントはありません。
most-bots = 持てるボットアカウントは{ $most }個までです。先に1つ削除してください。
rated-apart = レーティング対象のテーブルでは、人だけ、またはプログラムだけが席に着けます。

## Opening a table

two-chairs = 2つの席には座れません。
no-person = テーブルには少なくとも1人の人間が必要です。
rated-without-bots = レーティング対象のテーブルにボットは参加できません。
rated-full-size = レート対局には通常の大きさが必要です。この盤または駒は通常より少なくなっています。
casual-near = レート対象外：二人のプレイヤーが同じアドレスまたは端末を使っています。
casual-unmoved = レート対象外：誰も手を打たないうちに終わりました。
casual-short = レート対象外：すぐに終わりました。
casual-early = 途中で抜けた人だけがレート対象：数手で投了されました。
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

## 手番の知らせ

no-mail = このサーバーはメールを送りません。
no-mailbox = アカウントにメールアドレスがまだありません。
bad-endpoint = この端末には知らせを送れません。
bad-link = このリンクは正しくありません。メールから全体を写してください。

## 席を外した人

not-absent = 相手はここにいるか、離れてからまだ時間がたっていません。
only-votes = 3人以上の卓では、ほかの人がボットに賛成するかを投票で決めます。
no-seat-to-take-back = ここではあなたの代わりのボットはいません。
no-nudge = 今は知らせられません。相手がここにいるか、まだ早いか、すでに知らせました。

## 人

most-people = この一覧には{ $most }人まで入れられます。先に誰かを外してください。
sits-with-blocked = ブロックした人がこのテーブルにいます。
banned = このアカウントは{ $date }まで使えません。
muted = { $date }までチャットはできません。
long-message = チャットは1行{ $most }文字までです。
link-in-message = チャットにリンクは書けません。
not-oneself = それはあなた自身です。
no-line = このチャットの行はもうありません。
closed-by-operator = サーバーの運営者がこのテーブルを閉じました。
name-refused = この名前は人を傷つけるかもしれません。ほかの名前を選んでください。

## 相手を探す

no-table-code = このコードのテーブルは今ありません。新しいコードを聞いてください。
closed-unmet = 時間内に全員が着席しませんでした。
rated-needs-account = レート戦では全員にアカウントが必要です。
did-not-sit-down = 相手が何度か見つかりましたが、着席しませんでした。1時間後にもう一度探してください。
network-searches = あなたのネットワークからはすでに{ $most }人が相手を探しています。後でもう一度お試しください。
challenging-self = 自分に挑戦することはできません。
most-challenges = 返事待ちの挑戦が{ $most }件あります。どれかを取り消すか、返事を待ってください。
too-many-challenges = 返事待ちの挑戦が多すぎます。後でもう一度お試しください。
no-challenge = その挑戦はありません。
challenge-over = この挑戦はもう有効ではありません。
no-room-for-bots = ボットを置けるのは空いている席だけです。

## 大会

no-tournament = その大会はありません。
tournament-closed = この大会にはもう参加できません。
tournament-full = この大会は満員です。
tournament-begun = この大会はすでに始まっています。
tournament-host-only = それができるのは大会の主催者だけです。
too-few-entrants = この大会には少なくとも{ $least }人の参加者が必要です。
most-tournaments = 終わっていない大会をすでに{ $most }件開いています。どれかが終わるまでお待ちください。
most-entered = 終わっていない大会にすでに{ $most }件参加しています。どれかを辞退するか、終わるまでお待ちください。
network-entrants = あなたのネットワークからはすでに{ $most }人がこの大会に参加しています。
everybody-needs-two = 総当たりは、2人席のリーグでだけできます。
arena-too-slow = アリーナには短いゲームが必要です。1つのテーブルの持ち時間は合わせて{ $most }分までです。
