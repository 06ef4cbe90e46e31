# Fleet（日本語）

summary = ライセンスを競り落とし、船を進水させ、船長を雇います。手札はどれも船であり、船長であり、お金でもあります。
option-advanced = プレミアムライセンスが第2ラウンドから出ることがあります
option-hidden_discards = 支払ったカードと捨てたカードは裏向きのままにし、支払いは枚数と合計だけを知らせます
name-advanced = 上級
name-hidden_discards = 捨て札を伏せる
ending-licences = ライセンスの山札が足りず、競りの場を補充できませんでした。
ending-crates = 供給から最後の木箱が取られました。
ending-both = 競りの場を補充できず、同じラウンドに最後の木箱も取られました。

boat-tuna = マグロ
boat-shrimp = エビ
boat-lobster = ロブスター
boat-vessel = 加工船
boat-cod = タラ
boat-king-crab = タラバガニ
card-tuna = マグロ
card-shrimp = エビ
card-lobster = ロブスター
card-vessel = 加工船
card-cod = タラ
card-king-crab = タラバガニ
licence-shrimp = エビ
licence-cod = タラ
licence-lobster = ロブスター
licence-tuna = マグロ
licence-vessel = 加工船
licence-pub = 漁師のパブ
licence-king-crab-captains = タラバガニ（船長）
licence-king-crab-fish = タラバガニ（魚）
licence-king-crab-licences = タラバガニ（ライセンス）

## 起きたこと

start-player = { $seat }がスタートプレイヤーです。
revealed = 「{ $licence }」のライセンスが競りの場に出ました。
drew = { $seat }がカードを1枚引きました。
drew-card = { $seat }が「{ $card }」のカードを引きました。
drew-bonus = 「{ $licence }」のライセンスの効果で、{ $seat }がカードを1枚引きました。
drew-card-bonus = 「{ $licence }」のライセンスの効果で、{ $seat }が「{ $card }」のカードを引きました。
drew-for-crate = { $seat }が交換した木箱の分のカードを1枚引きました。
drew-card-for-crate = { $seat }が交換した木箱の分として「{ $card }」のカードを引きました。
put-up = { $seat }が「{ $licence }」のライセンスを競りにかけました。
opened-bidding = { $seat }が{ $bid }ドルから競りを始めました。
raised = { $seat }が{ $bid }ドルに上げました。
passed = { $seat }がパスしました。
declined = { $seat }が辞退しました。このラウンドはライセンスを買いません。
paid = { $seat }が「{ $card }」のカードで支払いました。
paid-crate = { $seat }が加工済みの木箱1個で支払いました。
paid-face-down = { $seat }がカード1枚を裏向きで支払いました。
settled = { $seat }が支払いを終えました。
bought = { $seat }が「{ $licence }」のライセンスを買いました（価格{ $price }ドル{ $discount ->
    [0] { "" }
   *[other] 、割引{ $discount }ドル
}{ $cards ->
    [0] { "" }
   *[other] 、カード{ $cards }枚で{ $cash }ドル
}{ $crates ->
    [0] { "" }
   *[other] 、木箱{ $crates }個
}）。
launched = { $seat }が「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}の進水を決めました。
afloat = { $seat }の「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}が進水しました（価格{ $price }ドル{ $discount ->
    [0] { "" }
   *[other] 、割引{ $discount }ドル
}{ $cards ->
    [0] { "" }
   *[other] 、カード{ $cards }枚で{ $cash }ドル
}{ $crates ->
    [0] { "" }
   *[other] 、木箱{ $crates }個
}）。
done-launching = { $seat }はこれ以上船を進水させません。
hired = { $seat }が船長を雇いました。
hired-card = { $seat }が「{ $card }」のカードを船長にしました。
boarded = { $seat }が船長を「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}に乗せました。
done-hiring = { $seat }はこれ以上船長を雇いません。
caught = { $seat }が木箱{ $crates }個分の魚を獲りました。
supply-left = 供給の木箱は残り{ $crates }個です。
processed = { $seat }が木箱{ $crates }個の「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}から1個を加工しました。
traded = { $seat }が加工済みの木箱1個を{ $cards ->
    [0] 手放しましたが、引けるカードがありません。
   *[other] カード{ $cards }枚と交換しました。
}
done-processing = { $seat }が加工を終えました。
discarded = { $seat }が「{ $card }」のカードを捨てました。
discarded-face-down = { $seat }がカード1枚を裏向きで捨てました。
nobody-bought = だれもライセンスを買いませんでした。ゲームから除かれるもの：{ $licences }。
reshuffled = 船の山札がなくなったので、捨て札を切り直して新しい山札にしました。
last-by-licences = ライセンスの山札が足りず、競りの場を補充できません。これが最後のラウンドです。
last-by-crates = 供給から最後の木箱が取られました。これが最後のラウンドです。
round-begins = 第{ $round }ラウンドの始まりです。スタートプレイヤーは{ $seat }です。
scored = { $seat }は{ $points }点です（ライセンス{ $for_licences }、船{ $for_boats }、木箱{ $for_crates }、タラバガニ{ $for_crabs }）。
won = ゲーム終了。{ $seat }が{ $points }点で勝ちました。
won-by-boats = ゲーム終了。{ $seats }が{ $points }点で並び、船が{ $boats }隻で最も多い{ $seat }の勝ちです。
won-by-crates = ゲーム終了。{ $seats }が{ $points }点、船{ $boats }隻で並び、船の木箱が{ $crates }個で最も多い{ $seat }の勝ちです。
shared = ゲーム終了。{ $seats }が{ $points }点、船{ $boats }隻、船の木箱{ $crates }個で並び、勝利を分け合います。
forced-pass = { $seat }は自動でパスしました。{ $bid }ドルを超えられません。
forced-bid = { $seat }は自動で{ $bid }ドルから始めました。それ以上は出せません。
forced-decline = { $seat }は自動で辞退しました。買えるライセンスがありません。
forced-stop = { $seat }の進水を自動で終えました。出せる船がありません。
forced-aboard = { $seat }の船長を自動で乗せました。船長を待つ船は「{ $boat }」だけです。
forced-stop-processing = { $seat }の加工を自動で終えました。加工や交換のできる木箱がありません。
forced-discard = { $seat }のカードを自動で捨てました。選べる種類は1つだけでした。
forced-payment = { $seat }の支払いを自動で行いました。払い方は1つだけです。

## 見えるもの

setup = 準備
round = 第{ $round }ラウンド
last-round = 最終ラウンド
end = 第{ $round }ラウンドで終了
auction = 競り
launching = 進水
hiring = 船長
processing = 加工
drawing = ドロー
display = ライセンス：
on-display = { $licence } { $bid }ドル
none = なし
standing-bid = 現在の値：{ $bid }ドル（{ $seat }）
licence-deck = ライセンスの山札：{ $licences_left }枚{ $premiums ->
    [0] { "" }
   *[other] （プレミアム{ $premiums }枚）
}
supply = 木箱：{ $crates }個
boat-deck = 船の山札：{ $cards }枚
discards = 捨て札：{ $cards }枚
marker = *スタートプレイヤー
harbour = { $seat }：{ $points }点、手札{ $cards }枚
processed-crates = 加工済みの木箱{ $crates }個
licences-owned = ライセンス：
boats-afloat = 船：
hand = 手札：
captains = 船長：
fresh = 引いた札：
holds = 手札：
to-pay = 支払い：
held = { $card }{ $count ->
    [1] { "" }
   *[other] { $count }枚
}
held-worth = { $card }{ $count ->
    [1] { $cash }ドル
   *[other] { $count }枚各{ $cash }ドル
}
sailing = { $boat }{ $count ->
    [1] { "" }
   *[other] { $count }隻
}
owned = { $licence }{ $count ->
    [1] { "" }
   *[other] { $count }枚
}
no-captain = 船長なし
in-all = 合計{ $cash }ドル
at-least = 合計{ $cash }ドル以上
still-due = { $price }ドルのうち残り{ $due }ドル
for-licence = 「{ $licence }」のライセンス
for-boat = 「{ $boat }」の船

## できない理由

choose-now = 今はできません。ライセンスを競りにかけるか、辞退してください。
decline-now = 今はできません。買えるライセンスがないので、辞退するしかありません。
open-now = 今はできません。まず最初の値をつけてください。
raise-now = 今はできません。値を上げるか、パスしてください。
pass-now = 今はできません。値を上げられないので、パスするしかありません。
pay-now = 今はできません。残りの{ $due }ドルを支払ってください。
settle-now = 今はできません。もう足りているので、支払いを終えてください。
launch-now = 今はできません。船を進水させるか、やめてください。
hire-now = 今はできません。船長にするカードを選ぶか、やめてください。
board-now = 今はできません。船長を乗せる船を選んでください。
process-now = 今はできません。木箱を加工するか、やめてください。
trade-now = 今はできません。加工済みの木箱を交換するか、やめてください。
process-or-trade-now = 今はできません。木箱を加工するか、交換するか、やめてください。
stop-now = 今はできません。やめるしかありません。
discard-now = 今はできません。カードを1枚捨ててください。
choose-instead = まだ何も競りにかかっていません。ライセンスを競りにかけるか、辞退してください。
decline-instead = まだ何も競りにかかっておらず、買えるライセンスもありません。辞退してください。
pass-instead = このライセンスについてはパスはできますが、辞退はできません。辞退は、ライセンスを選ぶ番のときにできます。
open-first = 「{ $licence }」のライセンスを競りにかけたので、{ $least }ドル以上の値をつけてください。
not-in-auction = 「{ $licence }」のライセンスは競りの場にありません。
too-dear = 「{ $licence }」のライセンスは{ $least }ドルからです。あなたが払えるのは{ $power }ドルまでです。
below-least = 「{ $licence }」のライセンスは{ $least }ドルからです。
not-higher = 今の値は{ $bid }ドルです。それより上げるか、パスしてください。
out-of-reach = 今の値は{ $bid }ドルで、あなたが払えるのは{ $power }ドルまでです。パスするしかありません。
beyond-means = { $bid }ドルはつけられません。あなたが払えるのは{ $power }ドルまでです。
already-covered = もう足りているので、これ以上は払いません。支払いを終えてください。
no-crate = 加工済みの木箱がありません。
crates-last = 木箱は最後に払います。木箱{ $crates }個では残りの{ $due }ドルに足りません。
not-face-down = 支払いを終える手は、カードを裏向きで払うときだけのものです。
not-covered = まだ足りません。残りは{ $due }ドルです。
settled-wrong = あなたの支払いは{ $over ->
    [0] ちょうど
   *[other] { $over }ドル超過
}で、{ $said ->
    [0] ちょうど
   *[other] { $said }ドル超過
}ではありません。
paid-past = カードは次の順に払い、木箱はその後です：{ $card_order }。後のものをもう払ったので、「{ $card }」は払えません。
too-little-after = カードは次の順に払い、木箱はその後です：{ $card_order }。「{ $card }」から後は{ $rest }ドルしかなく、残りの{ $due }ドルに足りません。
not-in-hand = 手札に「{ $card }」のカードがありません。
no-licence = 「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}のライセンスを持っていません。
launch-too-dear = 「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}の進水には{ $price }ドルかかります。その船のカードを除くと、払えるのは{ $power }ドルまでです。
no-boat-to-board = 船長のいない「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}がありません。
nothing-to-trade = 交換できる加工済みの木箱がありません。
no-boat-to-process = 木箱{ $crates }個の「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}がありません。
processed-past = 加工は1隻につき1個で、次の種類の順に、木箱の少ない船から行います：{ $boat_order }。木箱{ $crates }個の「{ $boat }」{ $boat_is ->
    [vessel] { "" }
   *[other] の船
}はもう選べません。
not-just-drawn = 引いたばかりのカードから1枚を捨てます。その中に「{ $card }」のカードはありません。

## Headings of RULES.md

rules-fleet-the-rules = Fleetのルール
rules-fleet-the-rules-line = { summary }
rules-cards-and-setup = カードと準備
rules-cards-and-setup-line = 船カード、ライセンス、木箱、そして最初の手札。
rules-money = お金
rules-money-line = 支払いはカードと加工済みの木箱で行います。おつりは出ません。
rules-a-round = ラウンド
rules-a-round-line = 5つのフェイズがあり、全員が終えてから次に進みます。
rules-auction = 競り
rules-auction-line = ライセンスを1枚ずつ競りにかけ、最も高い値をつけた人が買います。
rules-launching-boats = 船の進水
rules-launching-boats-line = 種類の合うライセンスがあれば1隻進水できます。タラがあれば2隻です。
rules-hiring-captains = 船長を雇う
rules-hiring-captains-line = 手札から1枚を裏向きで船に置きます。ロブスターがあれば2枚です。
rules-fishing = 漁
rules-fishing-line = 船長のいる船は木箱を1個ずつ、4個まで得ます。
rules-processing-and-trading = 加工と交換
rules-processing-and-trading-line = 「加工船」のライセンスがあれば、木箱をお金やカードにできます。
rules-draw = ドロー
rules-draw-line = カードを2枚引き、1枚捨てます。マグロがあれば有利になります。
rules-the-end = ゲームの終わり
rules-the-end-line = ライセンスか木箱が足りなくなったラウンドが最後です。
rules-scoring = 得点
rules-scoring-line = ライセンス、船、木箱、タラバガニの得点と、同点のときの決め方。
rules-rulings = 裁定
rules-rulings-line = ルールブックが明記していない点と、ここでの扱いと、その理由。
rules-how-the-licence-deck-is-kept = ライセンスの山札の扱い
rules-how-the-licence-deck-is-kept-line = 除かれたライセンスがわからないまま、次の1枚の確率を求める方法。
rules-what-everybody-can-know-of-a-hand = 手札について全員が知りうること
rules-what-everybody-can-know-of-a-hand-line = これまでに見えたことと、ボットが残りを想像する方法。
rules-version-history = 改版の記録
rules-version-history-line = このルールの版ごとに変わったこと。
## その理由

why-free = 費用はかかりません。
why-crates = 木箱{ $crates }個だけで払えます。カードは減りません。
why-pay = { $spent }{ $crates ->
    [0] { "" }
   *[other] と木箱{ $crates }個
}で払います。{ $lost ->
    [0] 損はありません。
   *[other] { $lost }ドルの払い過ぎです。
}
why-staying = { $staying }が手札に残ります。
why-ready = このラウンドに進水できる船：{ $ready }
why-otherwise = ほかの払い方なら、このラウンドに次のどれかを進水できます：{ $ready }
why-no-launch = { $bid }ドルでは、このラウンドに進水できる船がなくなります。
why-limit = { $bid }ドルからは、このラウンドに{ $gone }を進水できません。
why-licence-points = ライセンスそのものが{ $points }点です。
why-keep = カード{ $cards }枚が残り、{ $crates ->
    [0] { "" }
   *[other] 木箱と合わせて
}{ $cash }ドルです。
why-boat-points = 「{ $boat }」の船は{ $points }点です。
why-captain-left = { $cards ->
    [0] 船長にできるカードは残りません。
   *[other] 船長にできるカードが{ $cards }枚残ります。
}
why-captain = 「{ $card }」は、お金としては{ $cash }ドルだけです。
why-unlicensed = 「{ $card }」を進水するライセンスがありません。
why-catch = このラウンドに木箱{ $crates }個を水揚げします。
why-trade = 1ドルでカードを{ $cards }枚引きます。
why-process = 木箱のお金は{ $processed }ドルになり、1点減ります。
why-room = 「{ $boat }」の船は満杯です。また木箱を水揚げできるようになります。
why-discard = 「{ $card }」は、お金としては{ $cash }ドルです。
why-others = 「{ $card }」はほかに{ $others }枚あります。

## On the page

unit-money = ${ $amount }
unit-vp = 点
unit-cards = カード{ $cards }枚
unit-crates = 木箱{ $crates }個
unit-several = { $name }×{ $number }
line-seat = 手札{ $cards }枚・船{ $boats }隻
line-round = { $last ->
    [yes] 第{ $round }ラウンド（最終）
   *[no] 第{ $round }ラウンド
}
effect-shrimp = 払う価格がすべて1ドル下がる
effect-cod = 毎ラウンド2隻進水し、1枚引く
effect-lobster = 毎ラウンド船長を2人雇い、1～2枚引く
effect-tuna = 2枚引いて両方残す。2枚持てば3枚引く
effect-vessel = 木箱を1個1ドルに加工し、1個をカードと交換
effect-pub = 10点。船はなし
effect-king-crab-captains = 終了時、船長のいる船1隻につき1点（最大10点）
effect-king-crab-fish = 終了時、船の木箱3個につき1点（最大10点）
effect-king-crab-licences = 終了時、ライセンスの種類に応じて最大10点
phase-auction = 1 競り
phase-launch = 2A 進水
phase-captains = 2B 船長
phase-fishing = 3 漁
phase-processing = 4 加工
phase-draw = 5 ドロー
cards-label = カード。矢印キーで移動、Enterかスペースで選択、もう一度Enterで決定します。

ask-choose = ライセンスを競りにかけるか、辞退してください
ask-chooseLine = 辞退すると、このラウンドの競りには加われません。競りにかけた人が最初の値をつけます。
ask-open = 「{ $licence }」に最初の値をつけてください
ask-openLine = { $least }ドル以上です。
ask-raise = 「{ $licence }」に{ $bid }ドルより高い値をつけるか、パスしてください
ask-raiseLine = パスはこのライセンスだけのことです。後で別のものを競りにかけられます。
ask-mustPass = 「{ $licence }」に{ $bid }ドルより高い値はつけられません。パスしてください
ask-payLicence = 「{ $licence }」を得ました。{ $due }ドル払ってください
ask-payLaunch = 「{ $boat }」の船に{ $due }ドル払ってください
ask-payLine = 最もよい払い方を選んであります。カードを押すと変えられます。お釣りは出ません。
ask-launch = 船を進水させるか、やめてください（あと{ $left }隻）
ask-launchLine = 同じ種類のライセンスが必要です。その船のカード自体では払えません。
ask-hire = 船長を雇うか、やめてください（あと{ $left }人）
ask-hireLine = 手札のどれか1枚を、裏向きで最後まで置きます。もうお金にはなりません。
ask-aboard = 船長を乗せる船を選んでください
ask-process = 木箱を加工するか、交換するか、どちらもしないでください
ask-processLine = 選んだ船から1個ずつです。加工した木箱は1ドルになり、得点ではなくなります。
ask-discard = カードを1枚捨ててください（{ $drawn }枚引きました）
ask-discardDrawn = 引いたばかりのカードから1枚を、{ $hidden ->
    [yes] 裏向き
   *[no] 表向き
}で捨てなければなりません。
ask-discardAny = 手札からどれか1枚を、{ $hidden ->
    [yes] 裏向き
   *[no] 表向き
}で捨てなければなりません。

do-decline = 辞退する
do-stopLaunching = 進水を終える
do-stopHiring = 雇うのを終える
do-stopProcessing = どちらもしない
do-open = { $bid }ドルから始める
do-raise = { $bid }ドルに上げる
do-pay = { $paid }ドル払う
do-pass = パス
do-launch = { $paid ->
    [0] { $boat }を進水させる
   *[other] { $paid }ドル払い、{ $boat }を進水させる
}
do-hire = { $card }を{ $boat }の船長にする
do-aboard = 船長を{ $boat }に乗せる
do-process = { $crates }個を加工する
do-processAndTrade = { $crates }個を加工し、1個を交換する
do-trade = 1個を交換する
do-discard = { $card }を捨てる
do-putUp = ライセンスを競りにかける
do-openLicence = { $licence }を{ $bid }ドルから
do-raiseBid = 値を上げる
do-payDue = { $due }ドル払う
do-launchBoat = 船を進水させる
do-launchHalf = { $boat }を進水させ…
do-hireCaptain = 船長を雇う
do-hireHalf = { $card }を雇い…
do-sendCaptain = 船長を乗せる
do-processCrates = 木箱を加工する
do-discardCard = カードを捨てる
do-putUpLicence = { $thing }を競りにかける
do-bid = { $bid }ドルで入札する
do-payCard = { $thing }で払う
do-payCrate = 木箱で払う
do-stop = 終える
do-hireCard = { $thing }を雇う
do-processOne = { $thing }を加工する

display-label = 競りの場のライセンス
display-least = 最低
display-block = 競り中
display-chosen = 選択中
display-words = 「{ $licence }」のライセンス：{ $least }ドルから、{ $points }点。{ $effect }。
display-empty = 競りの場にライセンスはありません。
display-price = { $least }ドルから、{ $points }点。

bidding-title = 競り
bidding-highBid = 最高
bidding-passed = パス
bidding-toBid = 値をつける番
bidding-toChoose = 選ぶ番
bidding-thinking = 考え中…
bidding-stillIn = 参加中
bidding-pays = { $price }ドル払う
bidding-out = 終了
bidding-won = { $licence }を獲得
bidding-yours = あなたの値
bidding-reach = { $power }ドルまで払えます
bidding-less = 値を下げる
bidding-more = 値を上げる

harbour-noLicences = ライセンスなし
harbour-boatsNote = 船長のいる船は毎ラウンド木箱を1個、最大{ $most }個
harbour-chooseBoat = 船長のいない船を選んでください
harbour-tapBoats = 船を押すと木箱を1個ずつ加工します
harbour-noBoats = 船なし
harbour-title = あなたの港
afloat-noCaptain = 船長なし
afloat-launching = 進水
afloat-hired = 船長
afloat-processed = 木箱1個
afloat-words = 「{ $boat }」の船、{ $captain ->
    [yes] 船長あり
   *[no] 船長なし
}、木箱{ $most }個中{ $crates }個

hand-title = あなたの手札
hand-onlyYou = あなただけに見えます
hand-empty = 手札はありません。
hand-cash = お金
hand-words = 「{ $card }」の船：お金{ $cash }、進水{ $launch }、{ $points }点。{ $mark ->
    [pay] 支払いに使います。
    [would] 落札したら支払いに使います。
    [launch] 進水させます。
    [captain] 船長にします。
    [discard] 捨てます。
   *[none] { "" }
}{ $fresh ->
    [yes] 引いたばかりです。
   *[no] { "" }
}
hand-crates = 加工済みの木箱{ $crates }個（1個1ドル）
hand-fewerCrates = 払う木箱を1個減らす
hand-moreCrates = 払う木箱を1個増やす
hand-useless = 選べる払い方のうち、このカードを使うものはほかにありません。
hand-whenWon = あなただけに見えます・支払い方は落札後に選びます
hand-tapToPay = あなただけに見えます・押して支払い
hand-cost = 進水
mark-pay = 支払い
mark-would = 落札時
mark-launch = 進水
mark-captain = 船長
mark-discard = 捨てる
mark-fresh = 新

sums-bid = 値
sums-boat = 「{ $boat }」の船
sums-licence = 「{ $licence }」のライセンス
sums-discount = エビのライセンス
sums-already = 支払い済み
sums-nothing = なし
sums-fishing = この後の漁

context-couldLaunch = 進水できる船
context-withCards = 手札{ $cards }枚
context-free = 費用はかかりません
context-pay = { $due }ドル：{ $pieces }
context-then = +{ $points }点、{ $lost ->
    [0] 損なし
   *[other] { $lost }ドルの損
}
context-nothingToLaunch = 今進水できるカードはありません。カードを押すと理由が出ます。
context-othersSee = ほかの人に見えること
context-hidden = 船長のカードは見えません
context-othersSeeLine = 船長を雇ったことと、どの船に乗せたかは見えます。カードを見られるのはあなただけです。
context-pool = 加工済みの木箱
context-lastRound = 最終ラウンドに加工した木箱は無駄になります。
context-comes = 自動で得るもの
context-comesNote = このラウンドの木箱とカード
context-fishing = 漁
context-draw = ドロー

crates-process = { $crates }個を加工
crates-processNote = 港の船を押してください
crates-trade = 1個をカード{ $cards }枚と交換
crates-tradeNote = ラウンドに1回
crates-noTrade = まだ交換できません

panel-supply = 供給
rivals-publicCards = 公開されたもの
rivals-line = 手札{ $cards }枚{ $crates ->
    [0] { "" }
   *[other] ・加工済み{ $crates }個
}
rivals-idle = 船長なし
stock-licences = 裏向きのライセンス
stock-crates = 木箱の残り（全{ $all }個）
stock-boatCards = 船のカード
stock-deck = 山札{ $deck }枚、捨て札{ $discards }枚
stock-ends = どちらかが尽きると終了
stock-thisRound = このラウンドで
stock-rounds = あと{ $rounds }ラウンド後
stock-roundsBetween = あと{ $least }～{ $most }ラウンド後

score-title = 得点
score-ties = 同点なら船の数、次に木箱の数、それも同じなら勝利を分け合います
score-licences = ライセンス
score-boats = 船
score-crates = 木箱
score-king_crab = タラバガニ
score-sum = 合計
score-hands = 残った手札
score-handsNote = 得点になりません

brief-shrimp = 価格−1ドル
brief-cod = 2隻進水
brief-lobster = 船長2人
brief-tuna = { $number ->
    [1] 2枚引く
    [2] 3枚引き1枚捨て
    [3] 3枚引く
   *[other] 4枚引き1枚捨て
}
brief-vessel = 加工と交換
brief-pub = 10点
brief-king-crab-captains = 終了時：船長
brief-king-crab-fish = 終了時：木箱
brief-king-crab-licences = 終了時：種類

short-tuna = マグロ
short-shrimp = エビ
short-lobster = ロブスター
short-vessel = 加工船
short-cod = タラ
short-king-crab = タラバ
short-pub = パブ
short-king-crab-captains = カニ船長
short-king-crab-fish = カニ魚
short-king-crab-licences = カニ免許

help-title = 「{ $licence }」のライセンス
help-shrimp = エビのライセンス1枚ごとに、ライセンスと進水の価格が1ドル下がります（0ドルまで）。エビの船を進水できます。
help-cod = 毎ラウンド2隻まで進水できます。1隻でも進水したら、タラのライセンス1枚につきカードを1枚引きます。タラの船を進水できます。
help-lobster = 毎ラウンド船長を2人まで雇えます。その後、船長のいる船が1～3隻なら1枚、4隻以上なら2枚引きます。2枚以上持つと増えます。ロブスターの船を進水できます。
help-tuna = 1枚なら2枚引いて捨てません。2枚なら3枚引いて1枚捨て、3枚なら3枚引き、4枚なら4枚引いて1枚捨てます。マグロの船を進水できます。
help-vessel = 漁の後、各船から木箱を1個ずつ取れます。1個1ドルになり、得点ではなくなります。その後、1個をこのライセンスの数だけのカードと交換できます。加工船を進水できます。
help-pub = 10点です。船はなく、ほかの効果もありません。
help-king-crab-captains = 終了時、船長のいる船1隻につき1点です（最大10点）。タラバガニの船を進水できます。
help-king-crab-fish = 終了時、船の木箱3個につき1点です（最大10点）。タラバガニの船を進水できます。
help-king-crab-licences = 終了時、ライセンスの種類が1・2・3・4・5・6・7なら0・2・4・5・6・8・10点です。タラバガニの船を進水できます。
help-card = お金としては{ $cash }ドルです。船としては{ $launch }ドルかかり、同じ種類のライセンスが必要で、{ $points }点になります。船長としては裏向きで船に置かれます。
help-boat = 船長のいる船は毎ラウンド木箱を1個獲ります。{ $most }個で満杯です。船の木箱は1個1点です。

words-choose = 場のライセンスを押してください。
words-declineOnly = 払えるライセンスがありません。辞退してください。
words-wouldPay = 支払い：{ $pieces }（{ $lost ->
    [0] ちょうど
   *[other] { $lost }ドルの損、お釣りなし
}）。
words-wouldCostNothing = 費用はかかりません。
words-atBid = { $licence }に{ $bid }ドル。
words-mustPass = { $power }ドルまでしか払えません。パスしてください。
words-paid = { $due }ドル中{ $paid }ドル選択
words-more = あと{ $more }ドル。カードを押してください。
words-pays = { $pieces }（{ $lost ->
    [0] ちょうど
   *[other] { $lost }ドルの損、お釣りなし
}）。
words-launch = 進水させる手札を押してください。
words-noLaunch = 進水できる手札がありません。やめてください。
words-free = 費用はかかりません。
words-captainCard = 手札を1枚押してください。裏向きで船に置かれます。
words-captainHalf = 船長：{ $card }。
words-captainBoat = 船長のいない船を選んでください。
words-captain = { $card }を「{ $boat }」の船に。
words-captainGone = { $cash }ドル分の手札がなくなります。
words-process = 船を押すと1個ずつ加工します。交換だけもできます。
words-pool = 加工済み { $before } → { $after }。
words-tradeFor = 1個をカード{ $cards }枚と交換します。
words-discard = 捨てるカードを押してください。
words-discardNew = 新しいカードを1枚押してください。
words-discarded = { $card }（{ $cash }ドル）。
words-discardGoes = 捨て札になります（{ $hidden ->
    [yes] 裏向き
   *[no] 表向き
}）。
words-off = （エビのライセンス−{ $discount }ドル）

act-auction = { $thing }を競りに
act-bid = { $thing }ドル
act-decline = 辞退
act-pass = パス
act-pay = { $thing }で支払い
act-payHidden = カードで支払い
act-payCrate = 木箱で支払い
act-settle = 支払い完了
act-launch = { $thing }を進水
act-stop = 終える
act-stopLaunching = 進水を終える
act-stopHiring = 雇用を終える
act-buy = { $thing }を{ $price }ドルで購入
act-fishing = 漁
act-captain = { $thing }を雇う
act-captainHidden = 船長を雇う
act-aboard = { $thing }に船長
act-process = { $thing }を加工
act-trade = 木箱を交換
act-discard = { $thing }を捨てる
act-discardHidden = カードを捨てる
act-draw = { $thing }を引く
act-drawHidden = カードを引く
act-reveal = { $thing }が出る
act-start = 最初の人を決定

top-switch = 上の部分の表示
top-display = 場
top-rivals = 相手
top-auction = 競り：{ $licence }
top-licences = 場に{ $licences }枚
top-players = 全員

now-win = { $bid }ドルで得たら
now-after = この後
now-pay = 支払い
now-nothing = なし
now-lost = 損（お釣りなし）
now-licence = ライセンスの点
now-left = 残る手札
now-launch = その後進水できる船
now-points = 得点
now-hand = 手札
now-fishing = 漁の木箱
now-cod = タラのカード
now-lobster = ロブスターのカード
