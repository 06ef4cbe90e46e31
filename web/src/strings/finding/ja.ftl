# 相手を探すときにページが表示する文。日本語。

find-title = 相手を探す
find-note = { $looking ->
    [0] 他に探している人はいません
   *[other] { $looking }人が探しています
}
find-games = このうちどれか
find-seats = { $game }の人数
find-people = { $seats }人
find-clock = 時計
find-live = リアルタイム
find-days = 数日かけて
find-either = どちらでも
find-bot = 待つ間ボットと遊ぶ
find-botHint = 相手が見つかるとボットとの対戦は脇に置かれ、消えません。
find-rated = レート戦
find-ratedHint = 全員にアカウントが必要です。
find-look = 相手を探す
find-noTimes = 30分間探してお知らせします。数日かけるゲームなら、今誰もいなくても大丈夫です。
find-usual = この時間帯の{ $game }の待ち時間は、たいてい{ $minutes }分未満でした。
find-looking = 相手を探しています: { $time }
find-lookingSaid = 相手を探しています。
find-ratings = レート{ $low }から{ $high }、毎分広がります
find-anyRating = すべてのレート
find-here = { $game }: { $seats }人中{ $here }人
find-stops = 30分で終了してお知らせします。ボットとの対戦は残ります。
find-back = ボットとの対戦に戻る
find-stop = 探すのをやめる
find-ended = 探すのを終了しました。30分以内に誰も来なかったか、接続が切れました。
find-close = 閉じる
found-two = { $game }（2人）: 1分以内に着席してください
found-three = { $game }（3人）: 1分以内に着席してください
found-four = { $game }（4人）: 1分以内に着席してください
found-five = { $game }（5人）: 1分以内に着席してください
found-six = { $game }（6人）: 1分以内に着席してください
found-left = 残り{ $time }。
found-bot = ボットとの対戦は脇に置かれました。
found-sit = 着席する
found-no = 今回はやめる
found-waits = ほかの人の着席を待っています
found-waitsLine = 全員が着席すると始まります。1分以内に来ない人がいれば、引き続き相手を探します。
challenge-got = { $name }が{ $game }であなたに挑戦しています
challenge-terms = { $clock ->
    [live] リアルタイム
   *[days] 数日かけて
}・{ $rated ->
    [yes] レート戦
   *[no] レートなし
}・残り{ $time }
challenge-accept = 受ける
challenge-notNow = 今はやめる
challenge-other = 別の条件で
challenge-sent = { $name }に{ $game }で挑戦しています
challenge-takeBack = 取り消す
challenge-accepted = { $name }が受けました: { $game }
challenge-sit = 着席する
challenge-title = { $name }に挑戦
challenge-game = ゲーム
challenge-send = 挑戦する
challenge-hint = リアルタイムは2分間、数日かける場合は2日間有効です。断ったことは誰にも知らされません。
rematch-asked = 再戦を申し込みました
rematch-askedLine = { $name }に伝えました。あなたがここにいる間有効です。
rematch-askedMany = 再戦: { $seats }人中{ $here }人が希望
rematch-takeBack = 取り消す
rematch-got = { $name }が再戦を希望しています
rematch-gotLine = 時計は同じで、今度はあなたが{ $seat }です。
rematch-gotPlain = 時計とオプションは同じです。席は一つずつ移ります。
rematch-play = 対戦する
rematch-notNow = 今はやめる
rematch-silent = { $name }からまだ返事がありません
rematch-silentLine = 再戦は後でもできます。二人がそろったとき、または数日かけて。
rematch-days = 数日かけて
rematch-later = 二人がそろったとき
rematch-bot = ボットと遊ぶ
code-good = 7日間有効
code-tell = コードを伝えてください
code-hint = ロビーで入力します。大文字でも小文字でも、ハイフンはなくてもかまいません。
code-copy = コードをコピー
code-copied = コピーしました
code-join = コードで参加
code-looking = テーブルを探しています…
bots-add = ボットを追加
bots-addTo = 席{ $number }にボットを追加
bots-level = 席{ $number }のボットのレベル
bots-remove = ボットを外す
bots-free = 席を空ける
bots-start = ボット{ $bots }体で今すぐ始める
invite-say = { $missing ->
    [1] 友だち1人に送ってください
    [2] 友だち2人に送ってください
    [3] 友だち3人に送ってください
   *[other] 友だちに送ってください
}
invite-line = { $seats }席すべてが埋まると始まります。{ $door ->
    [public] ロビーから誰でも参加できます。
   *[link] 離れても席は残り、お知らせします。
}
