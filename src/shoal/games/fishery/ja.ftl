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

## 求められること

asked-ship = { $seat }が船を置きます。
asked-net = { $seat }が網を打つか、パスします。
asked-net-or-end = { $seat }が網を打つか、パスして終局にします。

## できない理由

ships-first = 網は最後の船が置かれてから打ちます。
ships-all-placed = 船はすべて置かれました。今は網を打ちます。
no-pass = 船を置いている間はパスできません。
nets-used-up = 網が残っていないので、パスするしかありません。
no-such-square = { $square }はこの盤にありません。
ship-there = { $square }にはすでに船があります。
no-such-net = { $net }はこの盤にありません。
net-there = { $net }にはすでに網があります。
without-ship = どの漁場にも船が必要です。{ $squares }は船のないまま閉じてしまいます。
without-rim = どの漁場にも縁の青い網が必要です。{ $squares }にはありません。

## On the page

ask-ship = あなたの番です。船を置いてください
ask-shipLine = 空いているマスならどこでも置けます。{ $all }隻のうち残り{ $left }隻です。
ask-net = あなたの番です。網を打つか、パスしてください
ask-netLine = 網で閉じられるのは、どの部分にも船と縁の青い網が残るときだけです。
ask-onlyPass = あなたの番です。パスしてください
ask-theyPassed = 相手がパスしました。あなたもパスすると終局です。
ask-chosen = 選択：{ $move }。Enterで決定します。
do-ship = { $square }に船を置く
do-net = { $net }に網を打つ
do-pass = パス
move-ship = 船 { $square }
move-net = 網 { $net }
move-pass = パス
line-ships = 船 { $number }／{ $all }
line-nets = { $move }手目・網
line-left = { $side }・船 残り{ $ships }隻
line-winsTies = { $side }・同数なら勝ち

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

score-title = 得点
score-now = 今終わった場合の得点
score-squares = { $number }マス
score-fish = 黒{ $black }・引き分け{ $tied }・白{ $white }
score-black = 黒{ $fish }
score-tied = 引き分け{ $fish }
score-white = 白{ $fish }
score-withNet = この網で
reach-title = 勢力
reach-note = 最も近い船
reach-line = マスは最も近い船の側に数えます。獲れそうな範囲の目安で、得点ではありません。
reach-squares = 黒{ $black }・同じ{ $equal }・白{ $white }
reach-equal = 同じ{ $number }
reach-withShip = この船で
supply-ships = 置く船
supply-left = 船 残り{ $ships }隻
fisheries-title = 漁場
fisheries-note = 船の数 黒–白
fisheries-first = 最初のマス
fisheries-ships = 船
fisheries-tied = 引き分け
fisheries-sum = 魚

legend-open = 打てる
legend-chosen = あなたの選択
legend-last = 直前の手
legend-refused = 打てない
legend-nearBlack = 黒に近い
legend-nearWhite = 白に近い
legend-equal = 同じ
legend-gained = この船で増える
legend-tied = 引き分け、得点なし
