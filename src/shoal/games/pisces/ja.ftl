# Pisces（日本語）

summary = 船を出し、育って産卵し死んでいく魚をサイコロで狙います。自分の魚を守り、一番手を競り落としましょう。Shoalに入っているボードは復元したものです。
designer = 不詳
option-pass_final = 競りで一度パスしたら、もう入札できない。置いたマーカーは残り、落札することもある
option-top_leader = 入札はいつも最高額でなければならない
option-blocked_stack = 複数の山に当たったとき、保護された山は：自由に選べる、ほかの山がないときだけ選べる、必ず選ぶ
option-joint_payment = 買い物の代金をまとめて払う
option-overpay = 必要以上のチップを払ってもよい
option-strict_supply = トロフィーと星がなくなることがある
name-pass_final = パスは戻れない
name-top_leader = 最高額のみ
name-blocked_stack = 当たった山に保護があるとき
name-joint_payment = まとめ払い
name-overpay = 払いすぎ
name-strict_supply = 在庫に限り
value-blocked_stack-free = 自由に選べる
value-blocked_stack-last = 最後になる
value-blocked_stack-first = 最初になる
ending-rounds = 最後のラウンドの漁が終わりました。

## 名前

species-snapper = フエダイ
species-tuna = マグロ
species-mahi = シイラ
species-crab = カニ
species-shark = サメ
species-sardine = イワシ
area-snapper = { species-snapper }
area-tuna = { species-tuna }
area-mahi = { species-mahi }
area-crab = { species-crab }
area-shark = { species-shark }
area-sardine = { species-sardine }
area-ocean = 外洋
stage-young = 稚魚
stage-juvenile = 幼魚
stage-adult = 成魚
stage-spawner = 親魚
item-boat = 船
item-outboard = 船外機
item-outrigger = アウトリガー
item-finder = 魚群探知機
phase-first-player = 準備
phase-boards = 準備
phase-goals = 目標
phase-management = 保護
phase-fleet = 出漁
phase-fishing = 漁
phase-finder = 漁
phase-roll = 漁
phase-stack = 漁
phase-purchases = 購入
phase-payment = 購入
phase-reproduction = ライフサイクル
phase-bidding = 競り
phase-bid-payment = 競り
phase-over = 終了
location-snapper-young-a = { species-snapper } { stage-young } a
location-snapper-young-b = { species-snapper } { stage-young } b
location-snapper-young-c = { species-snapper } { stage-young } c
location-snapper-young-d = { species-snapper } { stage-young } d
location-snapper-juvenile-1a = { species-snapper } { stage-juvenile } 1a
location-snapper-juvenile-1b = { species-snapper } { stage-juvenile } 1b
location-snapper-juvenile-1c = { species-snapper } { stage-juvenile } 1c
location-snapper-juvenile-1d = { species-snapper } { stage-juvenile } 1d
location-snapper-adult-6 = { species-snapper } { stage-adult } 6
location-snapper-adult-5 = { species-snapper } { stage-adult } 5
location-snapper-adult-4 = { species-snapper } { stage-adult } 4
location-snapper-adult-3 = { species-snapper } { stage-adult } 3
location-snapper-adult-2 = { species-snapper } { stage-adult } 2
location-snapper-spawner-a = { species-snapper } { stage-spawner } a
location-snapper-spawner-b = { species-snapper } { stage-spawner } b
location-tuna-juvenile-1a = { species-tuna } { stage-juvenile } 1a
location-tuna-juvenile-1b = { species-tuna } { stage-juvenile } 1b
location-tuna-juvenile-1c = { species-tuna } { stage-juvenile } 1c
location-tuna-juvenile-1d = { species-tuna } { stage-juvenile } 1d
location-tuna-adult-6 = { species-tuna } { stage-adult } 6
location-tuna-adult-5 = { species-tuna } { stage-adult } 5
location-tuna-adult-4 = { species-tuna } { stage-adult } 4
location-tuna-adult-3 = { species-tuna } { stage-adult } 3
location-tuna-adult-2 = { species-tuna } { stage-adult } 2
location-tuna-spawner-a = { species-tuna } { stage-spawner } a
location-tuna-spawner-b = { species-tuna } { stage-spawner } b
location-mahi-juvenile-1a = { species-mahi } { stage-juvenile } 1a
location-mahi-juvenile-1b = { species-mahi } { stage-juvenile } 1b
location-mahi-juvenile-1c = { species-mahi } { stage-juvenile } 1c
location-mahi-juvenile-1d = { species-mahi } { stage-juvenile } 1d
location-mahi-juvenile-1e = { species-mahi } { stage-juvenile } 1e
location-mahi-juvenile-1f = { species-mahi } { stage-juvenile } 1f
location-mahi-adult-6 = { species-mahi } { stage-adult } 6
location-mahi-adult-5 = { species-mahi } { stage-adult } 5
location-mahi-adult-4 = { species-mahi } { stage-adult } 4
location-mahi-adult-3 = { species-mahi } { stage-adult } 3
location-mahi-adult-2 = { species-mahi } { stage-adult } 2
location-mahi-spawner-a = { species-mahi } { stage-spawner } a
location-mahi-spawner-b = { species-mahi } { stage-spawner } b
location-crab-juvenile-12 = { species-crab } { stage-juvenile } 12
location-crab-juvenile-11 = { species-crab } { stage-juvenile } 11
location-crab-juvenile-4 = { species-crab } { stage-juvenile } 4
location-crab-juvenile-3 = { species-crab } { stage-juvenile } 3
location-crab-juvenile-2 = { species-crab } { stage-juvenile } 2
location-crab-adult-9-10 = { species-crab } { stage-adult } 9-10
location-crab-adult-8 = { species-crab } { stage-adult } 8
location-crab-adult-7 = { species-crab } { stage-adult } 7
location-crab-adult-6 = { species-crab } { stage-adult } 6
location-crab-adult-5 = { species-crab } { stage-adult } 5
location-crab-spawner-a = { species-crab } { stage-spawner } a
location-crab-spawner-b = { species-crab } { stage-spawner } b
location-shark-young-a = { species-shark } { stage-young } a
location-shark-young-b = { species-shark } { stage-young } b
location-shark-young-c = { species-shark } { stage-young } c
location-shark-young-d = { species-shark } { stage-young } d
location-shark-juvenile-1a = { species-shark } { stage-juvenile } 1a
location-shark-juvenile-1b = { species-shark } { stage-juvenile } 1b
location-shark-juvenile-1c = { species-shark } { stage-juvenile } 1c
location-shark-juvenile-1d = { species-shark } { stage-juvenile } 1d
location-shark-adult-6 = { species-shark } { stage-adult } 6
location-shark-adult-5 = { species-shark } { stage-adult } 5
location-shark-adult-4 = { species-shark } { stage-adult } 4
location-shark-adult-2-3 = { species-shark } { stage-adult } 2-3
location-shark-spawner-a = { species-shark } { stage-spawner } a
location-shark-spawner-b = { species-shark } { stage-spawner } b
location-sardine-adult-10-12 = { species-sardine } { stage-adult } 10-12
location-sardine-adult-8-9 = { species-sardine } { stage-adult } 8-9
location-sardine-adult-6-7 = { species-sardine } { stage-adult } 6-7
location-sardine-adult-2-5 = { species-sardine } { stage-adult } 2-5
location-sardine-spawner-a = { species-sardine } { stage-spawner } a
location-sardine-spawner-b = { species-sardine } { stage-spawner } b

## 起きたこと

first = { $seat }がスタートプレイヤートークンを受け取り、最初にボードを選びます。
reconstructed = ボードは復元したものです。元の絵は失われています。
taken = { $seat }が{ $species }のボードを取りました。
absent = このゲームで使わないもの：{ $absent }。
reaches = 外洋では{ $tokens }で{ $species }の親魚に届きます。
rolls-again = 外洋では{ $tokens }は振り直しです。
round-begun = 第{ $round }ラウンドが始まりました。1つ目の目標は{ $species }です。
goal-second = 2つ目の目標は{ $species }です。{ $goals }の両方を獲るとトロフィーを得ます。
goal-again = 2つ目の目標も{ $species }です。2枚獲るとトロフィーを得ます。
protected = { $seat }が{ $location }（{ $chips }枚）を保護しました。
sent = { $seat }が{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}に船を1隻出しました。
lifted = { $seat }が魚群探知機を使い、{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}の船を動かします。
fished = { $seat }が{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}でサイコロ{ $dice }個の漁をします。
fished-elsewhere = { $seat }が{ $origin }{ $origin_is ->
    [ocean] { "" }
   *[other] のボード
}から来た船で、{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}でサイコロ{ $dice }個の漁をします。
rolled = { $area }での{ $seat }の出目は{ $roll }です。
rolled-nothing = { $area }での{ $seat }の出目は{ $roll }で、何にも当たりませんでした。
rolled-choice = { $area }での{ $seat }の出目は{ $roll }です。{ $locations_count ->
    [1] { $locations }に当たりました。
   *[other] { $locations }から1つ選びます。
}
rolled-choice-blocked = { $area }での{ $seat }の出目は{ $roll }です。{ $locations_count ->
    [1] { $locations }に当たりましたが、ブロックがあります。
   *[other] { $locations }から1つ選びます。{ $location }は保護されています。
}
may-reroll = { $seat }はアウトリガーで振り直せます。
blocked = { $seat }が{ $location }に当てましたが、{ $other }のブロックが魚を守りました。
blocked-own = { $seat }が{ $location }に当てましたが、自分のブロックが魚を守りました。
released = { $seat }が{ $location }の{ $chips }枚を放流しました。
landed = { $seat }が{ $location }の{ $chips }枚（{ $points }点）を獲りました。
starred = { $seat }が星を{ $stars }個得ました。
trophy-won = { $seat }が目標を達成し、トロフィーを得ました。
kept = { $seat }は{ $area }で振り直さず、何も獲りませんでした。
rerolled = { $seat }がアウトリガーを使って{ $area }で振り直します。
port = 船とブロックが港に戻りました。店が開きます。
port-last = 最後の船が港に戻りました。
awarded = 星が最も多い人の賞（{ $award }点）は、星{ $stars }個の{ $seats }のものです。
scored = { $seat }は{ $points }点です（チップ{ $chips }点、トロフィー{ $trophies }点、賞{ $award }点）。
shared = 終了。{ $seats }が、それぞれ{ $points }点、{ $kinds }種のチップで勝利を分け合いました。
won-tie = 終了。{ $seats }が{ $points }点で並びました。チップの種類が最も多い（{ $kinds }種）{ $seat }の勝ちです。
won = 終了。{ $seat }が{ $points }点で勝ちました。
wanted = { $seat }が{ $item }を選びました。支払いは{ $due }点です。
paid = { $seat }が{ $species }のチップ1枚（{ $points }点）を払いました。
motor-counted = { $seat }が船外機を使いました（{ $points }点分）。
bid-paid = 入札額が支払われました。スタートプレイヤートークンは{ $seat }のものです。
built = { $seat }が船を造り、{ $boats }隻になりました。
equipped = { $seat }が{ $item }を手に入れました。次のラウンドから使えます。
payment-closed = { $seat }が支払いを終えました。
basket-full = { $seat }がまとめて{ $due }点を払います：{ $items }。
left-shop = { $seat }が店を出ました。
life-cycles = 魚の一生が進みます。
aged = { $species }：死亡{ $dead }、産卵場{ $spawners }。誕生数はサイコロで決まります。
lived = { $species }：死亡{ $dead }、産卵場{ $spawners }、誕生{ $born }。
bred = { $species }のサイコロの出目は{ $roll }で、{ $born }枚生まれました。
auction-opened = スタートプレイヤートークンの競りです。{ $seat }から始めます。
bid = { $seat }が{ $spot }で入札しました。
passed = { $seat }がパスしました。
auction-won = { $seat }が競り落とし、{ $due }点を払います。
no-bids = 入札はありませんでした。スタートプレイヤートークンは{ $seat }に移ります。
forced-board = { $seat }のボードを自動で取りました。残りは1枚でした。
forced-block = { $seat }のブロックを自動で置きました。守れる山は1つだけです。
forced-boat = { $seat }の船を自動で出しました。漁場の順では、残りはここだけです。
forced-cast = { $seat }の漁を自動で行いました。漁のできる場所は1つだけです。
forced-leave = { $seat }は自動で店を出ました。買えるものがありません。
forced-checkout = { $seat }は自動で支払いへ進みました。店の順でこの後に足せるものがありません。
forced-payment = { $seat }の支払いを自動で行いました。払い方は1つだけです。
forced-pass = { $seat }は自動でパスしました。ちょうど払える入札がありません。

## 描かれるもの

before-round-one = 第1ラウンドの前です。
order-boats = 船はボードの順に出します。最後は{ $area }です。
order-shop = 店の順に選び、そのあとまとめて払います。
heading = 第{ $round }ラウンド、{ $phase }。スタートプレイヤー：{ $seat }。
heading-goals = 第{ $round }ラウンド、{ $phase }。目標：{ $goals }。スタートプレイヤー：{ $seat }。
board = { $species }（{ $seat }）、{ $points }点、中央に{ $chips }枚
stage = { $stage }
boats-here = 船：
boats-of = { $seat } x{ $boats }
area = { $area }
tokens-of = { $tokens } { $species }
tokens-again = { $tokens } 振り直し
legend = + 獲る   x 放流   ~ 外洋からのみ   [ ] 保護   6:2 は6に2枚
player = { $seat }
points = { $points }点
chips-of = { $species }{ $chips }枚
no-chips = チップなし
trophies = トロフィー{ $trophies }個
stars = 星{ $stars }個
boats = 船{ $boats }隻
cards-of = { $item }{ $cards }枚
has-bid = { $seat }の入札額は{ $spot }です。
has-passed = { $seat }はパスしました。
no-bid-yet = まだ入札はありません。
has-rolled = { $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}での{ $seat }の出目は{ $roll }です。
owes-bid = { $seat }が競り落としました。支払いはあと{ $due }点です。
owes = { $seat }の支払いはあと{ $due }点です：{ $items }。
spent = これまでに払ったチップ：{ $spent }。

## できない理由

now-boards = 今はボードを選びます。
now-blocks = 今は保護ブロックを置きます。
now-boats = 今は船を出します。
now-fishing = 次に漁をする船を選んでください。
now-lifted = 動かしている船の漁場を先に決めてください。
now-roll = 先に、この出目をどうするか決めてください。
now-shop = 店が開いています。何か買うか、終わりにしてください。
now-payment = 先に買い物の代金を払ってください。
now-covered = 代金は足りています。チップを足すか、終わりにしてください。
now-auction = スタートプレイヤートークンの競りです。入札するか、パスしてください。
now-bid-payment = 先に落札額を払ってください。
board-taken = { $species }のボードはすでに{ $seat }のものです。
not-your-board = 保護できるのは自分の{ $species }のボードの魚だけで、{ $location }は保護できません。
nothing-to-protect = { $location }には保護する魚がいません。
boat-too-late = 船は漁場の順に出します。{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}は、最後に船を出した{ $previous }{ $previous_is ->
    [ocean] { "" }
   *[other] のボード
}より前です。
not-in-play = { $species }のボードはだれも選ばなかったので、このゲームにはありません。
moved-nowhere = 魚群探知機で{ $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}から動かした船は、別の漁場で漁をします。
no-boat-there = { $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}には、これから漁をするあなたの船がありません。
lifted-already = すでに船を1隻動かしています。次を動かす前に、その船で漁をしてください。
no-card = このラウンドでまだ使っていない{ $item }がありません。
must-choose = この出目は{ $locations_count ->
    [1] { $locations }に当たっています。そのままにはできません。
   *[other] 複数の山に当たっています。{ $locations }から1つ選んでください。
}
not-in-reach = 外洋での出目は{ $roll }です。届くのは{ $species }の親魚で、{ $location }ではありません。
not-hit = { $area }{ $area_is ->
    [ocean] { "" }
   *[other] のボード
}での出目は{ $roll }です。{ $location }には当たりません。
no-fish-there = { $location }には魚がいません。
block-comes-first = このテーブルでは、保護された山の{ $location }を選ばなければなりません。
block-comes-last = このテーブルでは、{ $location }のような保護された山は、ほかの山に当たらないときだけ選べます。
item-too-late = 買う物は店の順に選びます。{ $item }は、すでに選んだ{ $chosen }より前です。
fleet-complete = 船は{ $boats }隻までです。
sold-out = 店に{ $item }は残っていません。
too-dear = それでは支払いが{ $due }点になりますが、あなたのチップは{ $points }点分です。
no-chip = { $species }のチップを持っていません。
chip-too-late = チップは価値の高い順に決まった順番で払います。{ $species }は、すでに払った{ $paid }より前です。
chip-too-early = チップは価値の高い順に決まった順番で払います。{ $species }以降のチップでは{ $due }点に足りないので、先に別のチップを払ってください。
bid-chip-too-early = チップは価値の高い順に決まった順番で払います。ちょうど{ $due }点を払うには、{ $species }より先に別のチップが必要です。
motors-first = 船外機はチップより先に使います。{ $species }のチップを使ってちょうど{ $due }点を払うには、先に船外機を使ってください。
chip-not-exact = { $species }のチップを使うと、残りの{ $due }点をちょうどには払えません。
no-motor = 船外機を持っていません。
motor-new = このラウンドに買った船外機は、次のラウンドから使えます。
motor-too-late = 船外機はチップより先に使います。チップはもう払いました。
motors-counted = 船外機は1つにつき一度だけ使えます。あなたの分はすべて使いました。
motor-not-exact = 船外機をもう1つ使うと、ちょうど{ $due }点は払えません。
bid-not-higher = あなたのマーカーはすでに{ $spot }にあります。次の入札はもっと高くしてください。
spot-taken = { $spot }にはすでに{ $seat }のマーカーがあります。
bid-not-highest = このテーブルでは、入札は最高額の{ $spot }を超えなければなりません。
bid-not-exact = あなたのチップと船外機では、ちょうど{ $spot }を払えません。

## Headings of RULES.md

rules-pisces-the-rules = Piscesのルール
rules-pisces-the-rules-line = { summary }
rules-setup = 準備
rules-setup-line = ボード、チップ、外洋の数字、トーナメントカード、そして最初の持ち物。
rules-the-round = ラウンド
rules-the-round-line = 8つのフェイズを6ラウンド、スタートプレイヤーから順に行います。
rules-1-goals = 1. 目標
rules-1-goals-line = 2枚のカードが、このラウンドのトーナメントの種を示します。
rules-2-management = 2. 保護
rules-2-management-line = ブロックで、自分のボードの山をひとつ守ります。
rules-3-fleet = 3. 出漁
rules-3-fleet-line = それぞれの船を、ボードか外洋に出します。
rules-4-fishing = 4. 漁
rules-4-fishing-line = 船ごとにサイコロを振ります。緑は獲り、赤は放流、ブロックは魚を守って星を得ます。
rules-5-port = 5. 港
rules-5-port-line = 船とブロックが戻ります。最後のラウンドはここで終わります。
rules-6-purchases = 6. 購入
rules-6-purchases-line = 魚のチップで船と道具を買います。
rules-gear = 道具
rules-gear-line = 船外機、アウトリガー、魚群探知機の効果。どれも各ラウンド1回です。
rules-7-life-cycles = 7. ライフサイクル
rules-7-life-cycles-line = 親魚が死に、魚が育ち、新しい魚が生まれます。
rules-8-bidding = 8. 競り
rules-8-bidding-line = スタートプレイヤートークンを競ります。落札額はちょうどで払います。
rules-the-end = ゲームの終わり
rules-the-end-line = チップ、トロフィー、星の最も多い人の賞と、同点のときの決め方。
rules-rulings = 裁定
rules-rulings-line = ルールブックが明記していない点と、ここでの扱いと、その理由。
rules-the-reconstruction = 復元
rules-the-reconstruction-line = 失われたボードの数値と、それを選んだ理由。
rules-version-history = 改版の記録
rules-version-history-line = このルールの版ごとに変わったこと。
## その理由

why-odds = { $area }：サイコロの目{ $outcomes }通りのうち{ $ways }通りで獲れます。
why-trophy = { $outcomes }通りのうち{ $ways }通りで目標を達成し、トロフィーを得ます。
why-mean = 平均{ $mean }点です。
why-blocked = { $outcomes }通りのうち{ $ways }通りはブロックに当たるだけです。
why-here = 今の場所（{ $area }）では平均{ $mean }点です。
why-elsewhere = 最も獲れるのは{ $area }で、平均{ $mean }点です。
why-nothing-hit = この目では何も獲れません。
why-own-stars = あなたのブロックなので、星{ $stars }個を得ます。
why-others-stars = { $other }のブロックなので、{ $other }が星{ $stars }個を得ます。
why-release = { $location }のチップ{ $chips }枚が中央に戻ります。獲ったことにはなりません。
why-land = チップ{ $chips }枚、{ $points }点を獲ります。
why-goals = 目標を達成し、トロフィーを得ます。
why-goal = { $species }は、このラウンドでまだ獲っていない目標です。
why-guard = そこに当たるたびに星{ $stars }個を得ます。
why-reached = サイコロの目{ $outcomes }通りのうち{ $ways }通りが届きます。
why-reached-at-sea = 外洋の{ $outcomes }通りのうち{ $ways }通りが届きます。
why-board = { $species }のチップは{ $points }点で{ $chips }枚あり、サイコロ{ $dice }個で釣ります。
why-rounds = { $item }：あと{ $rounds }ラウンド役立ちます。
why-paid = { $spent }で払います。{ $points }点{ $over ->
    [0] ちょうどです。
   *[other] で、{ $over }点多くなります。
}
why-motors = すべて船外機で払えます。
why-motor = 船外機が{ $points }点分になり、なくなりません。
why-left = チップは{ $points }点残ります。
why-keep = チップ{ $points }点をそのまま持っていられます。
why-auction = このあとの入札で払えるのは、あなたが{ $own }まで、ほかの人は{ $others }までです。
why-first = 最も高い入札が、次のラウンドの最初になります。
why-leading = 最も高い入札はすでに{ $bid }です。

## On the page

sentences = { $first }{ $second }
where-round = 第{ $round }ラウンド（全{ $rounds }） · { $phase }
seats-line = 船{ $boats }隻 · 星{ $stars }個
seats-stars = 星{ $stars }個
seats-chooses = 選択前
ask-board = 受け持つ魚を選んでください
ask-boardSub = ブロックが星をもたらします。漁はだれでもどこでもできます。
ask-block = 自分の山に保護ブロックを置いてください
ask-blockSub = 保護された山は残ります。当たるたびに、チップ1枚につき星を1個得ます。
ask-boats = { $left ->
    [1] 最後の船を出してください
   *[other] 船を出してください（あと{ $left }隻）
}
ask-boatsSent = 船をすべて出しました
ask-boatsSub = 自分の漁場を含め、どこへでも何隻でも出せます。
ask-cast = { $left ->
    [1] 最後の船で漁をしてください
   *[other] 漁をする船を選んでください（あと{ $left }隻）
}
ask-castSub = 順番は自由です。1隻ずつ決められます。
ask-finderSub = 先に魚群探知機で船を動かせます。
ask-lifted = { $area }の船はどこで漁をしますか？
ask-rolledSeveral = { $area }での出目は{ $roll }：山を選んでください
ask-rolledOne = { $area }での出目は{ $roll }：この出目にするか、振り直してください
ask-rolledNone = { $area }での出目は{ $roll }：何にも当たりません
ask-outriggerSub = アウトリガーで一度だけ振り直せます。新しい出目が有効です。
ask-stackSub = 当たった山から1つだけ選びます。
ask-stackLast = 当たった山から1つだけ選びます。保護された山は、ほかの山に当たらないときだけです。
ask-stackFirst = 当たった山から1つだけ選びます。保護された山に当たれば、それを選びます。
ask-supply = 残りがある間だけです。
ask-buy = 船か道具を買うか、買い物を終えてください
ask-buySub = お釣りはありません。1つずつ支払います。
ask-buyJointSub = お釣りはありません。選んだものはまとめて支払います。
ask-basket = { $items }：合わせて{ $points }点です。ほかも選ぶか、支払いへ進んでください
ask-due = { $items }：あと{ $points }点払ってください
ask-paySub = 価値の高い順に払います。余分なチップは払えません。
ask-covered = 代金は足りています。支払うか、チップを足してください
ask-coveredSub = 価値の高い順に払います。足したチップは戻りません。
ask-bid = スタートプレイヤートークンに入札するか、パスしてください
ask-cannotBid = 入札できるマスがありません。パスしてください
ask-noBidSub = まだ入札はありません。
ask-passOpen = ほかの人が入札する間は、パスしても戻れます。
ask-passFinal = パスすると、もう入札できません。
ask-topOnly = これより高い入札だけができます。
ask-bidSub = 最高額：{ $spot }。
ask-payBid = 落札しました。あと{ $points }点払ってください
ask-bidCovered = 落札しました。支払ってください
send-board = { $species }を取る
send-block = { $location }を保護
send-fleet = 船を出す：{ $areas }
send-cast = { $area }で漁をする
send-move = { $origin }から{ $area }へ移って漁をする
send-land = { $species }{ $chips }枚を獲る
send-release = { $species }{ $chips }枚を放流
send-hitBlock = ブロックに当てる：{ $species }{ $chips }枚
send-keep = 続ける
send-outrigger = アウトリガーで振り直す
send-reroll = 振り直す
send-buy = { $items }を{ $points }点で買う
send-basket = { $items }を選ぶ
send-toPay = 支払いへ進む
send-done = 買い物を終える
send-bid = { $spot }で入札
send-pay = { $points }点払う
shop-title = 店
shop-note = 次のラウンドから
shop-left = 残り{ $left }
use-boat = 漁が1回増える
use-outboard = 入札で{ $points }点分
use-outrigger = 毎ラウンド1回振り直せる
use-finder = 漁の前に船を動かせる
pay-title = { $points }点の支払い
pay-note = タップで変更
pay-with = 払うチップ
pay-motor = 船外機{ $points }
pay-chosen = 支払うチップ
pay-chips = { $species }のチップ{ $number }枚、各{ $points }点
spot-named = { $location }、{ $chips }枚
spot-label = { $location }、{ $chips }枚、{ $catch ->
    [catch] 獲れる
    [release] 放流
    [ocean] 外洋からのみ
   *[safe] 安全
}{ $state ->
    [blocked] 、ブロックあり
    [chosen] 、選択中
    [both] 、ブロックあり、選択中
   *[plain] { "" }
}
bay-sea = { $species }のボード。矢印キーで場所を移り、Enterで山を選びます。
bay-centre = 中央
bay-boat = { $by ->
    [you] あなたの船
   *[other] { $name }の船
}
bay-notSent = まだ出していません
bay-takeBack = 戻す
bay-worth = 1枚{ $points }点 · サイコロ{ $dice }個
seas-ocean = 外洋
seas-areas = 漁場
seas-reconstructed = ボードは復元（ルール参照）
seas-boats = { $boats }隻
here-send = 出す
here-sendTo = { $area }に船を出す
here-fish = 漁をする
here-fishOn = { $area }で漁をする
here-move = 動かす
here-moveFrom = 魚群探知機で{ $area }から船を動かす
here-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
here-oddsWords = 100回中{ $percent }回獲れ、平均{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
ocean-note = 親魚
ocean-again = 再度
tournament-title = 大会
tournament-caught = 達成
tournament-toCatch = まだ
tournament-won = 達成
tournament-worth = { $points }点
tournament-withThis = この出目で
tournament-none = 目標なし
breeding-title = ライフサイクル
breeding-note = 購入の後
breeding-line = { $species }、親魚{ $spawners }
breeding-born = +{ $chips }枚
breeding-dice = サイコロ{ $dice }個
hold-all = みんなの船倉
hold-mine = あなたの船倉
hold-of = { $name }の船倉
hold-whose = だれの船倉
hold-empty = チップなし。
hold-points = { $points }点
gear-title = 道具
gear-owns = 所有
gear-note = 各ラウンド1回
gear-ready = { $number ->
    [1] 使える
   *[other] { $number }枚使える
}
gear-used = 使用済み
gear-newMotor = 次のラウンドから
gear-notOwned = なし
track-title = スタートプレイヤー
track-note = 枠付き：払える額
track-taken = { $by ->
    [you] { $spot }：あなたのマーカー
   *[other] { $spot }：{ $name }のマーカー
}
track-can = { $spot }：払えます
track-cannot = { $spot }：入札できません
bidding-title = 入札
bidding-note = 勝者だけが払う
bidding-passed = パス
bidding-toBid = 手番
bidding-toPay = 支払い
bidding-noBid = 未入札
bidding-canPay = 払える額：{ $spots }
bidding-cannotPay = 払える額なし
bidding-firstNow = 現在のスタートプレイヤー
award-title = 星
award-note = 最多に{ $points }点
award-none = なし
final-scoreNote = 同点なら船倉の種類が多い方、それも同じなら分け合い
final-chips = チップ
final-trophies = トロフィー
final-award = 賞
final-sum = 点
legend-catch = 獲れる
legend-release = 放流：中央へ戻る
legend-ocean = 外洋からのみ
legend-safe = 安全：当たらない
legend-title = 輪の意味
act-first = スタートプレイヤー決定
act-goal = 目標：{ $species }
act-take = { $species }のボード
act-block = ブロック：{ $location }
act-boat = 船：{ $area }
act-finder = { $area }から移動
act-cast = 漁：{ $area }
act-roll = 出目{ $roll }
act-keep = そのまま
act-reroll = 振り直し
act-stack = { $location }
act-buy = { $item }
act-done = 店を出る
act-motor = 船外機
act-pay = { $species }で払う
act-bid = { $spot }で入札
act-pass = パス
act-rollLands = { $roll }：{ $chips }枚獲得
act-rollReleases = { $roll }：{ $chips }枚放流
act-rollBlocked = { $roll }：ブロック、★
act-rollNothing = { $roll }：なし
act-rollBred = { $roll }：{ $chips }枚誕生
dice-last = 前回
dice-words = ここでの前回の出目：{ $name }、{ $roll }
dice-bred = 繁殖の出目：{ $roll }
left-title = 海に残った魚
left-of = { $all }枚中{ $chips }枚
left-gear = 店の残り
left-cards = 残りの大会カード
opening-order = 選ぶ順番
opening-taken = 選択済み
opening-chosen = 選択中
opening-first = { $chips }枚 · 初回 { $percent }、{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
go-board = ボードを取る
go-block = ブロックを置く
go-boats = 船を出す
go-someBoats = { $areas }と…へ出す
go-cast = 船で漁をする
go-lifted = { $origin }から…へ
go-stack = 山を選ぶ
go-buy = 何か買う
go-items = { $items }を買う…
go-bid = 入札する
go-pay = { $points }点払う
say-board = ボードを選んでください。漁はだれでもどこでもできます。
say-boardChosen = { $species }を選択：
say-boardFacts = { $chips }枚、各{ $points }点、サイコロ{ $dice }個。ほかのボードをタップすると変わります。
say-block = 自分のボードの、輪の付いた山をタップしてください。
say-blockChosen = { $location }を選択：
say-blockStars = { $chips }枚が残り、当たるたびに星を{ $chips }個得ます。
say-boats = 船ごとに漁場をタップしてください。
say-several = { $area }×{ $number }
say-boatsChosen = { $of }隻中{ $done }隻：{ $areas }。
say-boatsNext = 次の船の漁場を選んでください。
say-boatsDone = 破線の船をタップすると戻せます。
say-cast = 今、漁をする船の漁場をタップしてください。
say-castChosen = { $area }：
say-odds = { $percent }の出目で獲れ、平均{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点。
say-lifted = 移る先の漁場を選んでください。
say-stack = 輪の付いた山を1つタップしてください。
say-land = { $chips }枚、{ $points }点。
say-release = { $chips }枚が中央へ戻ります。獲れません。
say-hitBlock = ブロックが守ります。{ $by ->
    [you] あなた
   *[other] { $name }
}が星{ $stars }個を得ます。
say-keep = この出目は何にも当たりません。
say-mayReroll = アウトリガーで振り直せます。新しい出目が有効です。
say-diceStay = サイコロはそのまま残ります。
say-buy = 店で欲しいものをタップするか、終えてください。
say-poor = 払えるものがありません。
say-paid = { $of }点中{ $done }点：
say-more = あと{ $due }点。チップをタップしてください。
say-exact = ちょうどです。
say-over = { $over }点余分。お釣りはありません。
say-bid = 枠付きのマスはちょうど払えます。
say-bidChosen = { $spot }：
say-bidHigh = 今のところ最高額。落札したときだけ払います。
say-bidLow = 最高額{ $spot }より低く、後で上げなければ落札できません。
say-cannotBid = パスのみできます。入札できるマスに、ちょうど払えるものがありません。
leads-title = 選んだ結果
leads-points = 点
leads-boats = 残りの船
leads-stars = { $who ->
    [you] あなたの星
   *[other] { $name }の星
}
leads-trophies = トロフィー
leads-fleet = 船
leads-centre = { $species }の中央
leads-chips = 枚数、各点
leads-chance = 初回に獲れる確率
leads-brings = 初回の平均
leads-odds = 漁場ごとの見込み
leads-lands = 獲れる
leads-average = 点
leads-trophy = トロフィー
leads-cycle = 店の後、どの段階も1つ外側へ進みます。親魚は中央へ戻り、次の親魚が繁殖します。
leads-from = { $before } → { $after }
help-catch = 出目{ $numbers }で当たります。当てた人が山をすべて獲ります。
help-release = 出目{ $numbers }で当たります。山は中央へ戻り、獲れません。
help-ocean = 産卵場です。外洋の船だけが届きます。
help-safe = どの出目でも当たりません。
help-blocked = ブロックが守っています。当たるたびに、持ち主がチップ1枚につき星を1個得ます。
help-boat = 毎ラウンド漁が1回増えます。船は{ $boats }隻までです。
help-outboard = スタートプレイヤーの入札で、1回{ $points }点分になります。
help-outrigger = ラウンドに1回、漁の出目を振り直せます。新しい出目が有効です。
help-finder = ラウンドに1回、漁の直前に船をほかの漁場へ動かせます。
help-token = 外洋のこの出目は{ $species }の親魚に届きます。
help-again = 外洋でこの出目は振り直します。
help-goals = このラウンドに両方の目標を獲ると、{ $points }点のトロフィーを得ます。
help-board = 受け持ち：{ $name }。チップ1枚{ $points }点。
help-mine = あなたの受け持ちです。ブロックはここに置きます。チップ1枚{ $points }点。
