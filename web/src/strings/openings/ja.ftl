### 序盤のページ。

title = 序盤
loading = 局面を読み込んでいます。

tab-choices = 手
tab-which = 対象のゲーム

say-games = { $games } 回のゲームでここで選択がありました
say-nobody = この局面はまだありません
say-chance = ここは運で決まります
say-end = 数えるのは最初の { $decisions } 回の選択だけです
say-firsts = 各席が最初に選んだもの
say-start = ゲームの始まり

list-games = { $games } 回
list-share = 勝率 { $share }、おそらく { $low } から { $high }
list-none = 終了した公開ゲームはここにありません。
list-chance = 運で起こりうること
list-end = 序盤はここまでです。
list-place = { $place } 番目の席
list-alike = 盤を回したり裏返したりして同じになる局面は、まとめて数えます。10 回未満のものに勝率はありません。
list-firsts = それまでの経過は問いません。10 回未満のものに勝率はありません。

act-back = 一手戻る
act-start = 始まりへ

which-title = 数えるゲーム
which-game = ゲーム
which-seats = 人数
which-options = オプション
which-strength = 選んだ人
which-everybody = 全員
which-line = 終了した公開ゲームのすべてで、名前はありません。終了から一分以内に数えます。

strength-new = 新しい人
strength-middle = 1400 以上の人
strength-strong = 1800 以上の人
strength-easy = やさしいボット
strength-hard = 強いボット
