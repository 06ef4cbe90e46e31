# Fresh Fish（日本語）

summary = 区画を予約し、店を競り落とし、収用で道路が延びていくのを見守ります。道のりが最も短い人の勝ちです。
seat-0 = 青
seat-1 = 朱
seat-2 = 緑
seat-3 = 桃
seat-4 = 琥珀
option-layout = 供給センターの場所：四隅、別々の区域、どこでも
option-tie_break = 同額の入札：引いた人から順に、またはその左隣から順に
option-construction_zones = 山札の工事現場の数（1枚につき住宅も1枚増える）
option-demonstrations = 山札の反原発デモの数
option-play_to_full_board = 得点が確定しても最後まで続ける
name-layout = 供給センター
name-tie_break = 同額の入札で先になるのは
name-construction_zones = 工事現場
name-demonstrations = デモ
name-play_to_full_board = 最後まで続ける
value-layout-simple = 四隅
value-layout-moderate = 別々の区域
value-layout-complex = どこでも
value-tie_break-author = 引いた人
value-tie_break-left = 引いた人の左隣
value-construction_zones-0 = なし
value-demonstrations-0 = なし
preset-whole-box = 全部入り
ending-settled = どの道のりも所持金も、もう変わりません。
ending-full = 最後の区画が埋まりました。
ending-unsold = すべての店が競りにかかる前に、最後の区画が埋まりました。

## 名前

center-harbor = 港
center-nuclear-power-plant = 原子力発電所
center-oil-refinery = 石油精製所
center-game-factory = ゲーム工場
tile-apartments = 住宅
tile-fish-market = 魚市場
tile-nuclear-waste-disposal = 核廃棄物処理場
tile-gas-station = ガソリンスタンド
tile-game-shop = ゲームショップ
tile-demonstration = 反原発デモ
tile-construction-zone = 工事現場
tile-street = 道路
trade-fish-market = 魚
trade-nuclear-waste-disposal = 核
trade-gas-station = 石油
trade-game-shop = ゲーム
choice-reserve-or-draw = 区画を予約するか、タイルを引く
choice-reserve-or-take = 区画を予約するか、住宅か道路を取る
choice-reserve-or-street = 区画を予約するか、道路を取る
choice-reserve = 区画を予約する
choice-draw = タイルを引く
choice-take = 住宅か道路を取る
choice-street = 道路を取る
choice-pass = パスする（ほかにできることはありません）

## 起きたこと

stands = { $center }は{ $plot }にあります。
begins = { $seat }から始めます。
reserved = { $seat }が{ $plot }を予約しました。
drew = { $seat }がタイルを引きました。
took = 山札がないので、{ $seat }が{ $tile_is ->
    [street] 道路
   *[other] 取り置きの住宅
}を取りました。
passed = { $seat }がパスしました。
turned-up = { $tile }が出ました。
zone-waits = { $tile }が出ました。置ける住宅がないので、次の住宅を待ちます。
auctioned = { $outlet }が出ました。競りに参加するのは{ $seats }です。
last-turned-up = 最後の{ $outlet }が出ました。
sealed = { $seat }が入札しました。
sealed-bid = { $seat }が{ $bid }で入札しました。
bids-opened = 入札がそろい、公開されました：{ $bids }。
won-alone = { $outlet }がまだないのは{ $seat }だけなので、無料で手に入れました。
won-auction = { $seat }が{ $outlet }を{ $price }で競り落としました。
won-tie-drawer-first = 同額の入札です。引いた人から時計回りに優先されるので、{ $seat }が{ $outlet }を{ $price }で競り落としました。
won-tie-left-first = 同額の入札です。引いた人の左隣から時計回りに優先されるので、{ $seat }が{ $outlet }を{ $price }で競り落としました。
beside-board = { $seat }には予約した区画がないので、{ $outlet }は盤の外に残ります。
turn-again = { $seat }の手番が最初からやり直しになります。
zone-put = { $seat }が{ $plot }の住宅に工事現場を置きました。
waiting-zone-put = 待っていた工事現場が{ $plot }の住宅に置かれました。
built-over-zone = { $seat }が{ $plot }の工事現場に住宅を建てました。予約した区画は使いません。
built = { $seat }が{ $plot }に{ $tile }を{ $tile_is ->
    [street] 敷きました
    [demonstration] 置きました
   *[other] 建てました
}。
marker-joins = 取り置きのマーカー1個が{ $seat }の手元に加わりました。
route = この{ $outlet }までの道のりは{ $length }です：{ $route }。
expropriated = 収用されて道路になりました：{ $plots }。
markers-home = { $seat }のマーカー{ $plots_count }個が手元に戻りました：{ $plots }。
over = ゲーム終了。{ $ending }
scored = { $seat }は{ $score }点です：{ $routes }で計{ $total }、所持金{ $money }を引きます。{ $missing_count ->
    [0] { "" }
   *[other] 盤上にない店：{ $missing }。
}
won = 最も少ない{ $score }点で、{ $seat }の勝ちです。
won-by-money = 最も少ない{ $score }点で{ $tied }が並びました。所持金が最も多い{ $seat }の勝ちです（{ $money }）。
shared-by-money = 最も少ない{ $score }点で{ $tied }が並びました。所持金が最も多い{ $seats }が勝ちを分け合います（それぞれ{ $money }）。
shared = { $seats }が勝ちを分け合います。それぞれ{ $score }点、所持金{ $money }です。
forced-reserve = { $seat }の区画を自動で予約しました。選べる区画は1つだけです。
forced-pass = { $seat }は自動でパスしました。できることがありません。
forced-tile = { $seat }の手番を自動で進めました。予約できる区画がありません。
forced-build = { $seat }の建設を自動で行いました。建てられる区画は1つだけです。

## 表示

player = { $seat }
column-money = 所持金
column-markers = マーカー
column-trade = { $trade }
column-score = 得点
row-deck = 山札
off = 盤外
tiles-left = { $tiles ->
    [0] 山札はありません。
   *[other] 山札は残り{ $tiles }枚です。
}
apartments-left = 住宅：山札に{ $tiles }枚、取り置き{ $aside }枚。
zones-left = 工事現場：山札に{ $tiles }枚、待機{ $waiting }枚。
demonstrations-left = 反原発デモ：山札に{ $tiles }枚。
lowest-wins = 得点が最も低い人の勝ちです。
legend-markers = 1+2：手元と取り置きのマーカー
legend-centers = [H] { center-harbor }   [N] { center-nuclear-power-plant }   [R] { center-oil-refinery }   [F] { center-game-factory }
legend-outlets = h { tile-fish-market }   n { tile-nuclear-waste-disposal }   r { tile-gas-station }   f { tile-game-shop }   hA: Aの店
legend-plots = === 道路   =3= 反原発デモ   ### 住宅   #Z# 工事現場   (A) Aが予約

## 求められること

asked-build = { $seat }が{ $tile }を置きます。
asked-bids = { $seat }が引いた{ $outlet }に入札します。
asked-turn = { $seat }の手番：{ $choice }。
asked-tile = タイルがめくられます。
setting-up = 準備中です。

## できない理由

nothing-to-build = 建てるタイルがありません。できること：{ $choice }。
no-auction = 今は競りの最中ではありません。
no-pass = ほかにできることがある間はパスできません：{ $choice }。
no-plot = タイルを引くにも取るにも、予約した区画が必要です。あなたにはありません。
deck-empty = 山札がありません。できること：{ $choice }。
deck-not-empty = タイルを選べるのは、山札がなくなってからです。
no-apartments = 取り置きの住宅はもうありません。
no-marker = 手元にマーカーがありません。
developed = { $plot }にはすでにタイルがあります。
already-reserved = { $plot }はすでに{ $seat }が予約しています。
nothing-near = { $plot }の隣にはタイルもマーカーもありません。
not-on-board = { $plot }はこの盤にありません。
bid-first = 先に{ $outlet }に入札してください。0でも入札できます。
bid-is-sealed = あなたの入札はすでに済み、変更できません。
has-it = { $outlet }はすでに持っているので、入札できません。
too-little-money = { $bid }では入札できません。所持金は{ $money }です。
build-first = 先に{ $tile }を{ $tile_is ->
    [construction-zone] 住宅の上に置いてください
    [street] 敷いてください
    [demonstration] 置いてください
   *[other] 建ててください
}。
not-your-plot = { $tile }は自分が予約した区画にしか置けません。{ $plot }はそうではありません。
not-your-plot-nor-zone = 住宅は自分が予約した区画か工事現場にしか建てられません。{ $plot }はどちらでもありません。
no-apartments-there = 工事現場は住宅の上に置きます。{ $plot }に住宅はありません。
zone-there = { $plot }の住宅にはすでに工事現場があります。

## Headings of RULES.md

rules-fresh-fish-the-rules = Fresh Fishのルール
rules-fresh-fish-the-rules-line = { summary }
rules-board-and-tiles = 盤とタイル
rules-board-and-tiles-line = 区画、センターと店のある4つの業種、住宅、道路。
rules-setting-up = 準備
rules-setting-up-line = センターの場所、山札の中身、所持金とマーカー。
rules-the-turn = 手番
rules-the-turn-line = 区画を予約するか、タイルを引きます。
rules-reserving = 予約
rules-reserving-line = タイルかマーカーの隣の空き区画に、マーカーを置きます。
rules-drawing = タイルを引く
rules-drawing-line = タイルの種類ごとに起きること。
rules-auctions = 競り
rules-auctions-line = その店をまだ持っていない人が、伏せて入札します。
rules-expropriation = 収用
rules-expropriation-line = 建てると何かが切り離されてしまう区画は、道路になります。
rules-end-of-the-game = ゲームの終わり
rules-end-of-the-game-line = 盤が埋まるか、得点が確定したとき。
rules-scoring = 得点
rules-scoring-line = 4つの道のりの合計から所持金を引きます。最も少ない人の勝ちです。
rules-rulings = 裁定
rules-rulings-line = ルールブックが明記していない点と、ここでの扱いと、その理由。
rules-why-expropriation-is-quick = 収用の判定が速い理由
rules-why-expropriation-is-quick-line = 壁を一度ずつたどれば足りることの証明。
rules-why-the-game-ends = ゲームが必ず終わる理由
rules-why-the-game-ends-line = 全員が続けてパスすることはないという証明。
rules-version-history = 改版の記録
rules-version-history-line = このルールの版ごとに変わったこと。
## その理由

why-plot = ここの{ $outlet }は、最短で長さ{ $length }の経路になりえます。
why-markers = 手元のマーカーは{ $markers }個になります。
why-deck = 山札の{ $tiles }枚のうち、あなたにまだない店は{ $number }枚です。
why-own-plots = タイルはあなたの区画のどれかに置きます：{ $plots }。
why-money = 競り落とした場合の残り：{ $money }。
why-without = 店がなければ、その経路は{ $maximum }と数えます。
why-no-plot = 経路を作れる予約した区画がありません。
why-best-plot = { $plot }なら経路の長さは{ $length }になりえます。
why-route = 今の経路の長さは{ $length }です。
why-no-route-yet = まだ経路がありません。最短で{ $length }です。
why-no-streets = 収用される区画はありません。
why-streets = 収用されて道路になる区画：{ $plots }。
why-own-home = あなたの予約した区画がなくなります：{ $plots }。
why-sent-home = { $other }の予約した区画がなくなります：{ $plots }。
why-score = あなたの点は{ $before }から{ $score }になります（少ないほうが勝ち）。
why-rival = { $other }の点は{ $before }から{ $score }になります。

## On the page

unit-money = ${ $amount }
line-seat = ${ $money } · マーカー{ $markers }個
line-over = 道のり{ $routes }、所持金${ $money }を引く
line-turn = { $turn }手番目 · { $tiles ->
    [0] 山札なし
   *[other] 残り{ $tiles }枚
}
line-bids = 全員の入札がそろうと公開

phase-turn = 予約か引く
phase-last = 予約か建設
phase-bids = 秘密入札
phase-build = 建設

act-reserve = { $plot }を予約
act-draw = 引く
act-pass = パス
act-take = { $tile ->
    [street] 道路
   *[apartments] 住宅
}を取る
act-seal = 入札済み
act-bid = { $bid }で入札
act-build = { $plot }に建設
act-tile = 公開：{ $tile }
act-begins = 最初の手番
act-center = 拠点{ $plot }

ask-reserveOrDraw = 区画を予約するか、タイルを引いてください
ask-reserve = 区画を予約してください
ask-draw = タイルを引いてください
ask-take = 山札がありません：住宅か道路を置くか、区画を予約してください
ask-takeOn = 山札がありません：{ $plot }に住宅と道路のどちらを置きますか
ask-pass = パスしてください：予約も、引くこともできません
ask-turnLine = どちらかができる間はパスできません。小さな丸は予約できる区画です。
ask-firstLine = 最初の予約は空いた区画ならどこでもできます。そのあとはタイルも引けます。
ask-takeLine = 自分の区画を選び、次に置くものを選びます。代わりに予約もできます。
ask-bid = { $outlet }に入札してください
ask-bidLine = { $name }が引きました。自分の区画をタップするか指すと、建てた結果が見られます。
ask-bidOwnLine = あなたが引きました。自分の区画をタップするか指すと、建てた結果が見られます。
ask-outlet = { $outlet }はあなたのものです：自分の区画に建ててください
ask-apartments = 住宅：自分の区画に建ててください
ask-apartmentsOrZone = 住宅：自分の区画か工事現場に建ててください
ask-street = 道路：自分の区画に敷いてください
ask-demonstration = 反原発デモ：自分の区画に置いてください
ask-zone = 工事現場：住宅の上に置いてください
ask-buildLine = 斜線の区画はすぐ道路になり、そこのマーカーは手元に戻ります。
ask-overZoneLine = 工事現場に建てても何も変わりません。区画は使わず、道路もできません。工事現場はなくなります。
ask-streetLine = 道路を敷いても何も収用されません。マーカーは手元に戻ります。
ask-demonstrationLine = 通る道のりで{ $weight }と数える道路です。
ask-zoneLine = あとで住宅を引いた人は、区画の代わりにここに建てられます。

do-reserve = { $plot }を予約
do-draw = タイルを引く
do-pass = パス
do-bid = { $bid }で入札
do-build = { $plot }に{ $tile ->
    [apartments] 住宅を建てる
    [street] 道路を敷く
    [demonstration] 反原発デモを置く
    [fish-market] { tile-fish-market }を建てる
    [nuclear-waste-disposal] { tile-nuclear-waste-disposal }を建てる
    [gas-station] { tile-gas-station }を建てる
   *[game-shop] { tile-game-shop }を建てる
}
do-overZone = { $plot }の工事現場を使う
do-zone = { $plot }に工事現場を置く
do-turn = 予約するか引く
do-last = 建てるか予約する
do-drawShort = 引く

say-turn = 小さな丸のある区画を選ぶか、タイルを引いてください。
say-reserve = 小さな丸のある区画を選んでください。
say-drawn = 引いたあとは取り消せません。
say-take = 枠のついた自分の区画を選ぶか、小さな丸を選んで予約してください。
say-pass = 予約した区画がなく、今は予約もできません。
say-plot = 枠のついた自分の区画を盤上で選んでください。
say-zone = 盤上の住宅を選んでください。
say-bid = 入札{ $bid }、まだ出していません。
say-money = 所持金は${ $money }です。出したあとは変えられません。
say-at = { $plot }：{ $words }。
say-route = { $words }。
say-home = マーカー{ $markers }個が戻ります。
say-markers = { $markers ->
    [0] 最後のマーカーです。
   *[other] 残りのマーカーは{ $markers }個です。
}

board-label = Fresh Fishの盤、{ $side }×{ $side }区画。矢印キーで区画を移り、Mで自分の区画へ、Enterで選びます。
board-plot = 区画{ $plot }
board-now = 盤：{ $plot }
board-empty = { $plot }、空き
board-open = { $plot }、空き、予約できます
board-mine = { $plot }、あなたが予約。{ $streets ->
    [0] ここに建てても道路はできません
   *[other] ここに建てると道路が{ $streets }つできます
}
board-reserved = { $plot }、{ $name }が予約
board-thing = { $plot }、{ $thing }
board-zone = { $plot }、工事現場のある住宅
board-yours = { $plot }、あなたの{ $outlet }
board-theirs = { $plot }、{ $name }の{ $outlet }

turn-reserve = 区画を予約
turn-reserveOn = { $plot }を予約
turn-pick = 盤上で選んでください
turn-ofMarkers = { $markers ->
    [1] 最後のマーカー
   *[other] マーカー{ $markers }個のうち1個
}
turn-best = ここに{ $outlet }：道のりは最短{ $length }
turn-noRoute = まだない店は、ここではどれもつながりません
turn-draw = タイルを引く
turn-drawFor = 予約した{ $plots }区画のどれかに置きます
turn-drawThen = 店{ $outlets }、住宅{ $apartments }
turn-plot = 区画
turn-plots = 予約した区画
turn-apartments = 住宅
turn-apartmentsLine = 取り置き{ $aside }枚、{ $streets ->
    [0] 道路はできません
   *[other] { $streets }区画が道路になります
}
turn-street = 道路
turn-on = { $plot }に{ $tile }
turn-streetLine = 何も収用されません
turn-score = あなたの得点 { $before } → { $after }
turn-scoreStays = あなたの得点は{ $score }のまま

odds-title = 引いた場合
odds-note = 伏せたタイル{ $tiles }枚
odds-needed = まだ必要な店
odds-others = ほかの人だけの店
odds-apartments = 住宅（自分の区画に建てる）
odds-special = 工事現場か反原発デモ
odds-again = ほかの人が競り落とすと、手番は最初からやり直しです。
end-title = 終了まで
end-empty = 空いた区画
end-reserved = うち予約済み
end-ends = 終了
end-full = 盤が埋まったとき
end-settled = 道のりが変わらなくなったとき

build-plot = 区画{ $plot }
build-markerBack = マーカーが手元に戻ります
build-streets = { $streets ->
    [0] 道路はできません
   *[other] { $streets }区画が道路になります
}
build-weighs = 道のりで{ $weight }と数えます
build-overZone = { $plot }の工事現場
build-overZoneLine = 区画は減りません
build-overZoneThen = 道路はできず、ほかも変わりません
build-zone = { $plot }の住宅
build-zoneThen = あとの住宅をここに建てられます
build-best = 道のりは最短{ $length }

plan-title = { $plot }に建てた場合
plan-streets = 道路になる区画
plan-route = あなたの道のり
plan-settled = { $length }（確定）
plan-best = 最短{ $length }
plan-bestToday = 最短{ $length }、今は{ $today }
plan-noRoute = つながりません
plan-home = 戻るマーカー
plan-homeYours = あなた（{ $plot }）
plan-homeTheirs = { $name }（{ $plot }）
plan-nobody = なし
plan-pick = どの区画ですか
plan-compare = あなたの区画

auction-title = 競り
auction-note = 秘密入札、最高額が払う
auction-fedBy = { $plot }の{ $center }から届きます
auction-drew = 引いた人
auction-sealed = 入札済み
auction-choosing = 選択中
auction-thinking = 考え中…
auction-hasOne = 持っているので不参加
auction-bid = あなたの入札
auction-less = 入札を1減らす
auction-more = 入札を1増やす
auction-keeps = 勝てば残り${ $money }
auction-have = 所持金は${ $money }です。0でも勝つことがあります。
auction-own = { $bid }で入札しました。変更はできません。
auction-noPlot = 予約した区画がありません。勝っても、店は盤の外に残ります。
auction-drewTies = 引いた人、同額なら勝ち
auction-notSealed = { $bid }、未入札
auction-none = まだ競りはありません
auction-noneNote = 最高額の入札が払う
opened-title = 入札の公開
opened-note = 全員同時に
opened-last = 前回の競り
opened-bid = 入札{ $bid }
opened-has = 所持金${ $money }
opened-won = 落札、支払い{ $bid }
opened-alone = ほかに必要な人がなく、無料

if-title = { $bid }で勝った場合
if-money = 所持金
if-fromTo = ${ $before } → ${ $after }
if-plot = 最良の区画
if-route = { $plot }：道のり{ $length }
if-open = 建てないと道のりは

routes-title = 道のり
routes-note = 少ないほど良い、最大{ $most }
routes-money = $
routes-settled = 確定
routes-open = まだ短くなる可能性あり
routes-unlinked = まだつながっていない
routes-unbuilt = 未建設、{ $most }と数える
routes-scoreIs = 得点は道のりから所持金を引いた数です。

deck-title = 山札
deck-note = 伏せたタイル{ $tiles }枚
deck-outlets = 残りの店
deck-apartments = 残りの住宅
deck-zones = 工事現場
deck-demonstrations = 反原発デモ
deck-waiting = 待っている工事現場
deck-aside = 取り置きの住宅
deck-plots = { $empty }、うち予約{ $reserved }
deck-paid = 競りの支払い合計
special-title = 特別なタイル
special-note = このテーブルのオプション
special-zone = 工事現場
special-zoneRule = 住宅の上に置きます。あとの住宅を、区画の代わりにその上に建てられます。1つにつき1回だけです。
special-demonstration = 反原発デモ
special-demonstrationRule = 道のりで{ $weight }と数える道路です。避けて通ることもできます。

final-routes = 最終の道のり
final-routesOf = 表示する人
final-score = 得点
final-note = 少ないほど良い
final-decided = 勝負の分かれ目
final-longest = 最長の道のり
final-longestOf = { $length }、{ $name }
final-paid = 競りの支払い合計
final-streets = 道路
final-apartments = 住宅
final-unlinked = つながらず{ $most }
final-unbuilt = 建てず{ $most }
final-most = { $length }、{ $most }と数える
final-look = 道のりを見る人を選んでください。
final-sum = { $routes } − ${ $money }

supply-title = 供給拠点
supply-tiles = { $tiles ->
    [0] 山札なし
   *[other] 残り{ $tiles }枚
}

help-center = { $outlet }には、ここから道路でつながる道のりが要ります。道路1つで1と数えます。
help-route = { $plot }の{ $center }から、今の道のりは{ $length }です。
help-unlinked = 今は{ $plot }の{ $center }と道路でつながっていません。つながらないと{ $most }と数えます。
help-apartments = 建物です。道のりは通れず、道路を生むことがあります。
help-street = 道のりが通り、1と数えます。
help-marker = 予約済み。建てられるのは予約した人だけです。道路になると、マーカーは手元に戻ります。
help-deck = どのタイルも同じ確率で引かれます：店{ $outlets }枚、住宅{ $apartments }枚。
help-outlet = 競り落とした人が予約した区画に建てます。道のりが短いほど有利です。

sign-open = 予約できる区画
sign-mine = 自分の区画
sign-would = 道路になる区画
sign-way = 可能な最短の道のり
sign-last = 最後の手
sign-unlinked = つながらない
