# 卓にいる人と離れている人について卓が言うこと（日本語）。

presence-here = います
presence-away = 離席中
presence-lost = 接続が切れて{ $time }
presence-since = { $time }前から離席
presence-idle = { $time }操作なし
presence-days = { $days }日
presence-hours = { $hours }時間
presence-watchers = 観戦{ $number }人
presence-lostLine = 接続が切れて{ $time }たちました。
presence-clockRuns = 相手の時計は進んでいます：{ $left }。

## 離れた人なしで続ける

absent-title = { $name }が離れて{ $time }たちました
absent-spoken = { $name }は離席中です。待つか、続けるかを選べます。
absent-choose = 相手の時計はまだ進んでいます：{ $left }。選ぶのはあなたです。待っても損はありません。
absent-chooseSlow = 選ぶのはあなたです。待っても損はありません。
absent-wait = 待つ
absent-waitLonger = 5分待つ
absent-claim = 勝ちを申し立てる
absent-bot = ボットに任せる
absent-vote = ボットに任せる
absent-votes = { $names }{ $voters ->
   *[other] がボットに賛成しました。
}あと{ $needed }票で{ $bot }がこの席を続けます。
absent-noVotes = ここにいる人が投票します。票が集まると{ $bot }がこの席を続けます。
absent-nudge = 手番を知らせる
absent-still = まだそこにいますか？
absent-stillLine = まもなく、ほかの人はあなたなしで続けられます。
absent-stillHere = ここにいます

## 戻ったとき

back-title = { $moves ->
    [0] ボットがあなたの代わりに続けています
   *[other] ボットがあなたの代わりに{ $moves }手指しました
}
back-counts = 離れていたのは5分未満なので、対局はふだんどおり数えます。
back-late = 5分を超えて離れていたので、レートでは最下位になります。続けて指すことはできます。
back-take = 席に戻る
back-leave = ボットに任せておく

## 卓が初めから言っておくこと

leaving-title = 誰かが離れたら
leaving-after = 時間
leaving-line = { $time }たつと、ほかの人はボット（{ $bot }）に続けさせることができます。
leaving-seconds = { $seconds }秒
leaving-minutes = { $minutes }分
leaving-shown = 誰かが{ $time }離れたら、ボット（{ $bot }）が続けます
