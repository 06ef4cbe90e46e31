# Fishery（日本語）

summary = 船を置き、網を打って海を分けます。漁場では船の多い方が魚を得ます。
seat-0 = 黒
seat-1 = 白
option-rows = 盤の行数
option-columns = 盤の列数
option-ships = それぞれの船の数
option-net_limit = それぞれの網の数（0は制限なし）
name-rows = 行
name-columns = 列
name-ships = 船
name-net_limit = 網の上限
value-net_limit-0 = 制限なし
preset-pond = 池
preset-puddle = 水たまり
ending-passed = まだ網を打てましたが、両者がパスしました。
ending-exhausted = 打てる網がなくなりました。

## 起きたこと

passed = { $seat }がパスしました。
placed = { $seat }が{ $square }に船を置きました。
all-placed = すべての船が置かれました。ここからは網を打ちます。
cast = { $seat }が{ $net }に網を打ちました。
closed = { $square }の漁場が閉じました。魚{ $squares_count }匹、黒{ $black }隻、白{ $white }隻。{ $seat }のものです。
contested = { $square }の漁場が閉じました。魚{ $squares_count }匹、黒{ $black }隻、白{ $white }隻。だれのものでもありません。
won = 終局。{ $seat }が{ $fish }匹対{ $fewer }匹で勝ちました。
won-tie = 終局。どちらも{ $fish }匹です。同数は白の勝ちなので、{ $seat }の勝ちです。
forced-pass = { $seat }は自動でパスしました。張れる網がありません。

## 求められること

asked-ship = { $seat }が船を置きます。
asked-net = { $seat }が網を打つか、パスします。
asked-net-or-end = { $seat }が網を打つか、パスして終局にします。
asked-pass = { $seat }はパスするしかありません。
asked-end = { $seat }はパスして終局にするしかありません。

## できない理由

ships-first = 網は最後の船が置かれてから打ちます。
ships-all-placed = 船はすべて置かれました。今は網を打ちます。
no-pass = 船を置いている間はパスできません。
nets-used-up = 網が残っていないので、パスするしかありません。
no-such-square = { $square }はこの盤にありません。
ship-there = { $square }にはすでに船があります。
no-such-net = { $net }はこの盤にありません。
net-there = { $net }にはすでに網があります。
without-ship = どの漁場にも船が必要です。{ $squares_count ->
    [1] { $squares }
    [2] { $squares }
    [3] { $squares }
    [4] { $squares }
   *[other] { $squares_count }マス
}は船のないまま閉じてしまいます。
without-rim = どの漁場にも縁の青い網が必要です。{ $squares_count ->
    [1] { $squares }
    [2] { $squares }
    [3] { $squares }
    [4] { $squares }
   *[other] { $squares_count }マス
}にはありません。
ships-too-many = { $rows }×{ $columns }マスの盤には船が多すぎます：{ $ships }隻。

## Headings of RULES.md

rules-fishery-the-rules = Fisheryのルール
rules-fishery-the-rules-line = { summary }
rules-board-and-pieces = 盤と駒
rules-board-and-pieces-line = マス、その間の網の場所、青い網の縁、そしてそれぞれ同じ数の船。
rules-ships = 船
rules-ships-line = 交互に1隻ずつ、空いたマスに船を置きます。パスはできません。
rules-nets = 網
rules-nets-line = 1手に網を1つ打ちます。どの漁場にも船と縁の青い網が必要です。
rules-passing = パス
rules-passing-line = 網を打つ代わりにパスできます。打てる網がなければ、パスします。
rules-end-of-the-game = ゲームの終わり
rules-end-of-the-game-line = 両者が続けてパスすると終局です。
rules-scoring = 得点
rules-scoring-line = 漁場では船の多い方が魚を得ます。同数なら白の勝ちです。
rules-rulings = 裁定
rules-rulings-line = ルールブックが明記していない点と、ここでの扱いと、その理由。
rules-why-legality-is-quick = 判定が速い理由
rules-why-legality-is-quick-line = 新しい網の隣の海だけを調べれば足りることの証明。
rules-version-history = 改版の記録
rules-version-history-line = このルールの版ごとに変わったこと。

## その理由

why-ends = これで二人ともパスとなり、ゲームが終わります。
why-closes = { $squares_count }マスがあなたのものになります（船は{ $own }対{ $others }）。
why-gives = { $squares_count }マスが{ $other }のものになります（船は{ $others }対{ $own }）。
why-nobody = { $squares_count }マスはだれのものにもなりません（船は{ $ships }隻ずつ）。
why-result = その後二人ともパスすれば、あなた{ $fish }匹、{ $other }{ $fewer }匹です。
why-tie = その後二人ともパスすれば、{ $fish }匹ずつで、引き分けは白の勝ちです。
why-bars = その後は{ $nets }にだれも網を打てません。
why-bars-many = ほかの網{ $number }本が打てなくなります。
why-quiet = まだ何も閉じません。
why-nearer = あなたの船が最も近いマスは{ $before }から{ $number }になります。
why-others-nearer = { $other }の船が最も近いマスは{ $before }から{ $number }になります。

## On the page

ask-ship = あなたの番です。船を置いてください
ask-shipLine = 空いているマスならどこでも置けます。{ $all }隻のうち残り{ $left }隻です。
ask-net = あなたの番です。網を打つか、パスしてください
ask-netLine = 閉じた水域は船の多い側のものです。どの部分にも船と縁の青い網が残らねばなりません。
ask-onlyPass = あなたの番です。パスしてください
ask-theyPassed = 相手がパスしました。あなたもパスすると終局です。
do-ship = { $square }に船を置く
do-net = { $net }に網を打つ
do-pass = パス
do-aShip = 船を置く
do-aNet = 網を打つ
do-onlyPass = 網は打てません：パス
move-ship = 船 { $square }
move-net = 網 { $net }
move-pass = パス
line-ships = 船 { $number }／{ $all }
line-nets = { $move }手目・網
line-left = { $side }・船 残り{ $ships }隻
line-winsTies = { $side }・同数なら勝ち
track-ships = 船
track-nets = 網
words-ship = 盤の空いているマスを選んでください。
words-net = マスとマスの間の網の場所を選ぶか、パスしてください。
words-onlyPass = もう網は打てません。「パス」を押してください。
words-shipChosen = 船 { $square }を選びました。
words-shipGains = 勢力が{ $number }マス増えます。
words-netChosen = 網 { $net }を選びました。
words-closesNothing = まだ何も閉じません。
words-closes = 漁場が2つ閉じます：{ $parts }。
words-passChosen = パスを選びました。
words-passLine = 続けて2回パスすると終局です。

board-label = Fisheryの盤、{ $rows }×{ $columns }。矢印キーで移動、Enterで選択します。
board-empty = { $square }、空き
board-ship = { $square }、{ $side }の船
board-space = 網の場所 { $net }：{ $consequence }
board-closesNothing = 何も閉じません
board-closes = 漁場が2つ閉じます：{ $parts }
board-part = { $side } { $number }
board-nobody = だれのものでもない
board-refused = 打てません：{ $sentence }
nudge-ship = { $square }に船
nudge-net = 網 { $net }

score-title = 最終得点
score-now = 今終わった場合
score-squares = { $number }マス
score-fish = 黒{ $black }・引き分け{ $tied }・白{ $white }
score-tied = 引き分け{ $fish }
score-lead = 差 { $gain }
score-withNet = この網で
score-hereNet = 網を選ぶと、ここに結果が出ます。
score-hereWait = 相手の番です。
score-refused = 打てません
score-fisheries = 黒{ $black }、白{ $white }、引き分け{ $tied }。
reach-title = 勢力
reach-note = 最も近い船
reach-line = マスは最も近い船の側に数えます。獲れそうな範囲の目安で、得点ではありません。
reach-squares = 黒{ $black }・同じ{ $equal }・白{ $white }
reach-equal = 同じ{ $number }
reach-withShip = この船で
reach-here = マスを選ぶと、ここに勢力が出ます。
supply-ships = 置く船
supply-left = 船 残り{ $ships }隻
fisheries-title = 漁場
fisheries-note = 船の数 黒–白
fisheries-first = 最初のマス
fisheries-ships = 船
fisheries-tied = 引き分け
fisheries-sum = 魚
fisheries-one = { $side }：魚{ $fish }
fisheries-inIt = 中の船：黒{ $black }、白{ $white }。{ $owned ->
    [yes] 船の多い側が、1マスにつき魚1を得ます。
   *[no] 同数なので、だれの得点にもなりません。
}
left-title = 残り
left-open = 打てる網の場所
left-refused = もう打てない場所
left-nets = 打った網
parts-first = 最大の漁場
parts-second = 2番目
parts-others = ほか
now-chosen = 選択：{ $move }
now-changes = 変わること
now-ships = 船 { $ships }
now-fromTo = { $before } → { $after }
now-closing = 今、漁場を閉じる網
now-noClosing = 1つで閉じる網はまだありません。網はどこにでも打て、後の備えになります。

legend-open = 打てる
legend-chosen = あなたの選択
legend-last = 直前の手
legend-refused = 打てない
legend-nearBlack = 黒に近い
legend-nearWhite = 白に近い
legend-equal = 同じ
legend-gained = この船で増える
legend-tied = 引き分けの海
legend-title = 盤のしるし
legend-black = 黒の海
legend-white = 白の海
legend-openHelp = ここに網を打てます。
legend-chosenHelp = 決定すると送られます。
legend-lastHelp = 次の手までの、直前の手です。
legend-refusedHelp = ここに打つと、船のない海か、縁の青い網のない海が閉じてしまいます。どちらの側も、もう打てません。
legend-blackHelp = この海は黒の船が多く、魚は黒のものです。
legend-whiteHelp = この海は白の船が多く、魚は白のものです。
legend-tiedHelp = 船が同数なので、だれの得点にもなりません。
legend-gainedHelp = ここではあなたの船が最も近くなります。
