# Fishery Boom（日本語）

summary = みんなが漁をするひとつの海から、10年のあいだ自分の国を養います。今年出した魚の数が、来年また求められます。海のシートは失われており、これは復元したものです。
designer = 不詳
seat-0 = 北
seat-1 = 東
seat-2 = 南
seat-3 = 西
option-scoring = 自分の得点か、全員の合計か
option-spawn_one = 生き残った種は、枯渇した魚のうち一番上の1匹を取り戻す
option-upgrade_replaces_base = 強化した漁具は元の使い方ができなくなる
option-plus_one = +1の欄が需要を増やす年
option-unplayed_plates = 魚が尽きて来なかった年の皿を数えるかどうか
option-rotation = スタートプレイヤーの印が移る向き
option-ties = 同点のときの勝者
name-scoring = 得点
name-spawn_one = 1匹が戻る
name-upgrade_replaces_base = 強化で置き換え
name-plus_one = +1の欄が増やす年
name-unplayed_plates = 来なかった年の皿
name-rotation = 次の年のスタートプレイヤー
name-ties = 同点
value-scoring-competitive = 対戦
value-scoring-co-operative = 協力
value-plus_one-own_year = その年
value-plus_one-next_year = 翌年
value-unplayed_plates-count = 数える
value-unplayed_plates-ignore = 数えない
value-rotation-counter-clockwise = 最後だった人
value-rotation-clockwise = 次の席
value-ties-shared = 引き分け
value-ties-fewest_marks = 獲った魚と殺した魚の少ない方
preset-together = みんなで
ending-played = すべての年が終わりました。
ending-extinct = 魚がいなくなりました。

## 名前

species-Sharks = サメ
species-Tuna = マグロ
species-Mackerel = サバ
species-Herring = ニシン
species-Pollock = スケトウダラ
species-Anchovy = カタクチイワシ
species-Shrimp = エビ
species-Cod = タラ
species-Squid = イカ
species-Whales = クジラ
fish-Sharks-1 = { species-Sharks } 1
fish-Sharks-2 = { species-Sharks } 2
fish-Tuna-1 = { species-Tuna } 1
fish-Tuna-2 = { species-Tuna } 2
fish-Tuna-3 = { species-Tuna } 3
fish-Tuna-4 = { species-Tuna } 4
fish-Tuna-5 = { species-Tuna } 5
fish-Tuna-6 = { species-Tuna } 6
fish-Tuna-7 = { species-Tuna } 7
fish-Tuna-8 = { species-Tuna } 8
fish-Mackerel-1 = { species-Mackerel } 1
fish-Mackerel-2 = { species-Mackerel } 2
fish-Mackerel-3 = { species-Mackerel } 3
fish-Mackerel-4 = { species-Mackerel } 4
fish-Herring-1 = { species-Herring } 1
fish-Herring-2 = { species-Herring } 2
fish-Pollock-1 = { species-Pollock } 1
fish-Pollock-2 = { species-Pollock } 2
fish-Pollock-3 = { species-Pollock } 3
fish-Anchovy-1 = { species-Anchovy } 1
fish-Anchovy-2 = { species-Anchovy } 2
fish-Anchovy-3 = { species-Anchovy } 3
fish-Anchovy-4 = { species-Anchovy } 4
fish-Shrimp-1 = { species-Shrimp } 1
fish-Shrimp-2 = { species-Shrimp } 2
fish-Shrimp-3 = { species-Shrimp } 3
fish-Shrimp-4 = { species-Shrimp } 4
fish-Cod-1 = { species-Cod } 1
fish-Cod-2 = { species-Cod } 2
fish-Cod-3 = { species-Cod } 3
fish-Squid-1 = { species-Squid } 1
fish-Squid-2 = { species-Squid } 2
fish-Squid-3 = { species-Squid } 3
fish-Squid-4 = { species-Squid } 4
fish-Whales-1 = { species-Whales } 1
fish-Whales-2 = { species-Whales } 2
gear-default = 基本の漁具
gear-seine = まき網
gear-seine-plus = 強化まき網
gear-longline = はえ縄
gear-longline-plus = 強化はえ縄
gear-trawler = トロール船
gear-trawler-plus = 強化トロール船
box-seine = まき網
box-seine-plus = まき網の強化
box-longline = はえ縄
box-longline-plus = はえ縄の強化
box-trawler = トロール船
box-trawler-plus = トロール船の強化
box-release = キャッチ・アンド・リリース
box-refrigeration = 冷蔵
box-radar = 魚群探知機
box-faux = 代用魚
box-marketing = マーケティング
box-enforcement = 取り締まり
box-overfish = 乱獲
phase-start = 開始
phase-fishing = 漁
phase-upgrade = 強化かボーナス
phase-illegal-fishing = 密漁
phase-over = 終了
year-start = 開始
year-end = 最終

## 起きたこと

start-player = { $seat }が最後に魚介を食べたので、スタートプレイヤーになります。
fished = { $seat }が漁に出ました。漁具：{ $gear }。
fished-again = { $seat }がもう一度漁に出ました。漁具：{ $gear }。
rolled = { $seat }が{ $die }を出しました。
rolled-last = { $seat }が{ $die }を出しました。ダイスの目は{ $dice }です。
set-aside = { $seat }が{ $die }を振り直しに回しました。
rolling-again = { $seat }がダイス{ $rolls }個を振り直します。
dice-kept = { $seat }がダイスをそのままにしました。
killer-chosen = { $seat }が魚を殺すダイスに{ $die }の目を選びました。
extra-chosen = { $seat }が追加の1匹に{ $die }の目を選びました。
extra-given-up = { $seat }は追加の1匹を6の目に当て、見送りました。
hooked = { $seat }の{ $die }の目に{ $fish }が掛かりました。
taken-on-plate = { $seat }が{ $die }の目で{ $fish }を獲り、皿を1枚満たしました。
taken-in-excess = { $seat }が{ $die }の目で{ $fish }を獲りました。求められた数を超えています。
kept-on-plate = { $seat }が{ $fish }を取っておき、皿を1枚満たしました。
kept-in-excess = { $seat }が{ $fish }を取っておきました。求められた数を超えています。
released = { $seat }が{ $fish }を放しました。
refrigerated = { $seat }が{ $fish }を来年のために冷蔵しました。
killed = { $seat }が{ $die }の目で{ $fish }を殺しました。
catches-lost = { $die }の目の魚はもういません。{ $catches }匹獲れませんでした。
none-to-kill = { $die }の目の魚はもういないので、殺される魚はありません。
only-sixes = はえ縄は、6の目では何も獲れません。
all-fished = 全員が漁を終えました。次はそれぞれの国が欄をひとつ選びます。
marked-upgrade = { $seat }が「{ $box }」に印を付けました。来年から使えます。
marked-too-late = { $seat }が「{ $box }」に印を付けましたが、もう役に立ちません。
marked = { $seat }が「{ $box }」に印を付けました。
marked-overfish = { $seat }が「{ $box }」に印を付け、もう一度漁に出ます。
marked-faux = { $seat }が「{ $box }」に印を付け、皿を1枚満たしました。
marked-faux-in-excess = { $seat }が「{ $box }」に印を付け、魚を描きました。求められた数を超えています。
plate-added = { $seat }が空の皿を加えました。
plate-added-filled = { $seat }が皿を加え、余っていた魚がのりました。
plate-crossed-out = { $seat }が空の皿を消しました。
no-empty-plate = { $seat }は何も消しませんでした。空の皿がありません。
shielded = { $seat }が{ $species }の盾を塗りました。
shield-again = { $seat }が{ $species }を選びましたが、すでに保護されています。
demand = { $year }年目の皿の数：{ $plates }。
poachers-come = 続いて密漁です。ダイスは{ $rolls }個です。
poached = 密漁のダイスは{ $die }。{ $fish }が殺されました。
poached-below = 密漁のダイスは{ $die }。{ $protected }は保護されているので、{ $fish }が殺されました。
all-protected = 密漁のダイスは{ $die }。{ $protected }は保護されているので、殺される魚はありません。
nothing-poached = 密漁のダイスは{ $die }。殺される魚はありません。
depleted = 枯渇：{ $school }がいなくなりました。
nothing-depleted = 枯渇：新たにいなくなった魚はありません。
grown-back = { $school }が戻ってきました。
new-year = { $years }年のうち{ $year }年目が始まります。スタートプレイヤーは{ $seat }です。
sea-empty = 来年の海に魚は残っていません。
won = ゲーム終了。{ $seat }の勝ちです。得点：{ $scores }。
win-shared = ゲーム終了。{ $seats }が{ $points }点で最多の同点となり、勝ちを分け合います。得点：{ $scores }。
won-by-marks = ゲーム終了。最多得点は{ $points }点の同点です。その中で獲った魚と殺した魚が最も少ない{ $seat }の勝ちです。魚の数：{ $marks }。得点：{ $scores }。
win-shared-by-marks = ゲーム終了。{ $seats }は{ $points }点の同点で、獲った魚と殺した魚の数も同じく最少なので、勝ちを分け合います。魚の数：{ $marks }。得点：{ $scores }。
ended-together = ゲーム終了。全員の合計は{ $total }点です。得点：{ $scores }。
forced-gear = { $seat }の漁を自動で始めました。使える道具は1つだけです。
forced-die = { $seat }のダイスを自動で選びました。すべて同じ目です。
forced-fish = { $seat }の魚を自動で選びました。ダイスで取れる魚は1匹だけです。
forced-mark = { $seat }のマスを自動で埋めました。残りは1つだけです。
forced-shield = { $seat }の保護を自動で選びました。残る種は1つだけです。

## 表示

head = { $years }年のうち{ $year }年目：{ $phase }
head-started = { $years }年のうち{ $year }年目：{ $phase }。スタートプレイヤー：{ $seat }
served = { $seat }：魚{ $drawn }匹、皿{ $asked }枚
reconstructed = （印刷されたシートは失われています。種、ダイス、魚、矢印は復元したものです。）
column = { $year }年目
column-ahead = { $year }年目（今のまま）
column-dice = 目
row = { $species }
legend = （- 枯渇、x 密漁で死亡、* 保護。国Aが獲った魚はA、殺した魚はa）
poachers = 密漁のダイス：今年{ $now }個、来年{ $next }個
poachers-now = 密漁のダイス：今年{ $now }個
country = { $seat }、{ $points }点
row-year = 年
row-plates = 皿
row-fish = 魚
label = { $label }
boxes-marked = 印：
box = { $box }
together = 合計 { $total }点
catch = { $seat }が漁をしています。漁具：{ $gear }。
catch-dice = ダイス：{ $dice }。
catch-rolls = これから振るダイス：{ $rolls }個。
catch-takes = これから獲る目：{ $dice }。
catch-kills = これから殺す目：{ $die }。
catch-hooked = 掛かった魚：{ $fish }。

## できない理由

choose-gear = 漁に使う漁具を選んでください。
choose-reroll = 振り直すダイスを選ぶか、終えてください。
choose-killer = 先に、魚を殺すダイスを選んでください。
choose-extra = 先に、追加の1匹に使うダイスを選んでください。
choose-fish = 漁は終わっていません。ダイスの目に合う魚を選んでください。
choose-fate = 先に、今選んだ魚をどうするか決めてください。
choose-box = シートの欄をひとつ選んで印を付けてください。
choose-plate = 皿を加えるか、消してください。
choose-shield = 盾を塗る種を選んでください。
gear-not-owned = { $gear }を持っていません。
gear-replaced = { $gear }は強化済みで、このゲームでは元の使い方はできません。
no-such-die = テーブルにあるあなたのダイスに{ $die }の目はありません。
die-too-late = ダイスは小さい目から順に選びます。{ $die }はもう選べません。
not-living = { $fish }はもう生きていません。
die-kills = 残っている{ $die }の目は魚を殺すダイスで、獲ることはできません。
six-on-longline = はえ縄は、6の目では何も獲れません。
higher-number = { $gear }で獲れるのは、大きい方の目（{ $die }）の魚だけです。
die-used = 使っていない{ $die }の目はもうありません。
gear-kills-nothing = { $gear }では魚を殺しません。
other-die-kills = 魚を殺すダイスは{ $die }の目です。
killed-already = トロール船はもう魚を殺しました。
cannot-refrigerate = 魚を冷蔵するには「{ $box }」が必要です。
cannot-release = 魚を放すには「{ $box }」が必要です。
last-year = 最後の年なので、来年のために冷蔵することはできません。
not-with-so-many = { $players }人では密漁がないので、「{ $box }」は使いません。
box-marked = { $boxes ->
    [0] シートに「{ $box }」の欄はありません。
    [1] 「{ $box }」にはもう印が付いています。
   *[other] 「{ $box }」の欄（{ $boxes }個）にはすべて印が付いています。
}
gear-first = これは強化です。先に「{ $gear }」に印を付けてください。
no-shield = シートに{ $species }の盾はありません。
shield-named = { $species }は今選んだばかりです。別の種を選んでください。
shield-too-late = 盾は上から順に選びます。{ $species }はもう選べません。
shield-too-early = 盾は上から順に選びます。{ $species }より下では足りないので、最後に選んでください。

## Headings of RULES.md

rules-fishery-boom-the-rules = Fishery Boomのルール
rules-fishery-boom-the-rules-line = { summary }
rules-setup = 準備
rules-setup-line = 10年間、国ごとに1枚のシート、全員にひとつの海。
rules-the-year = 1年の流れ
rules-the-year-line = 5つのフェイズと、だれから始めるか。
rules-fishing = 漁
rules-fishing-line = 漁具を選んでダイスを振り、目に合う魚を獲ります。
rules-upgrade-or-bonus = 強化かボーナス
rules-upgrade-or-bonus-line = 毎年、全員が欄をひとつ選びます。それぞれの欄の効果。
rules-demand = 需要
rules-demand-line = 今年の魚の数が、来年の皿の数になります。
rules-illegal-fishing = 密漁
rules-illegal-fishing-line = 2人か3人のとき、盾で守られていない魚をダイスが殺します。
rules-depletion = 枯渇
rules-depletion-line = 来年の魚には、今年生きている親が必要です。
rules-end-and-scoring = 終わりと得点
rules-end-and-scoring-line = ゲームが終わるとき、皿の得点、そして勝者。
rules-in-steps = 手順
rules-in-steps-line = ひとつの選択を、どの順に選んでいくか。
rules-rulings = 裁定
rules-rulings-line = ルールブックが明記していない点と、ここでの扱いと、その理由。
rules-version-history = 改版の記録
rules-version-history-line = このルールの版ごとに変わったこと。
## その理由

why-gear = { $gear }：ダイスを{ $rolls }個振り、{ $takes }匹獲ります{ $kills ->
    [0] 。
   *[other] （{ $kills }匹が死にます）。
}
why-numbers = ダイスの6つの目のうち{ $number }つに、生きている魚がいます。
why-hungry = 満たした皿：{ $wanted }枚のうち{ $filled }枚。
why-spared = { $fish }が生き残り、来年もいる魚：{ $school }。
why-excess = 皿より多い魚：{ $excess }匹。
why-covered = 魚がいるダイス：{ $rolls }個のうち{ $covered }個。
why-die = { $die }の目で獲れる生きた魚：{ $number }匹。
why-shield = { $species }：生きている{ $number }匹が盾で守られます。
why-poachers = 今年の密漁はダイス{ $rolls }個です。
why-last-year = 最後の年なので、この後に失うものはありません。
why-lost = { $fish }がいないと、来年失う魚：{ $school }。
why-nothing-lost = { $fish }がいなくても、来年失う魚はありません。
why-years = { $box }：あと{ $years }年あります。
why-points = あなたの得点は{ $before }から{ $points }になります。
why-next-plates = 今のままなら来年の皿：{ $number }枚。

## On the page

sentences = { $first }{ $second }
how-default = ダイス{ $roll }個、{ $take }匹獲る
how-seine = ダイス{ $roll }個、大きい目で{ $take }匹
how-longline = ダイス{ $roll }個、各1匹、6は獲れない
how-longline-plus = ダイス{ $roll }個、各1匹と追加1匹、6は獲れない
how-trawler = ダイス{ $roll }個、{ $kill }匹殺し{ $take }匹獲る
how-notOwned = 未所有
how-replaced = 強化版だけが使えます
when-year = { $year }年目
when-now = { $year }年目（今）
when-of = { $years }年のうち{ $year }年目
when-ended = { $year }年目の終わり
when-ifNone = { $year }年目（もう獲らなければ）
living-now = { $number }匹
living-then = 今{ $now } → { $then }
board-label = 公海。今年の魚が上から並びます。矢印キーで魚を移り、Enterで獲るか、やめます。
board-showAll = すべての行を表示
board-fold = 行をたたむ
ask-gear = { $year }年目：漁具を選んでください
ask-overfish = 乱獲：2回目の漁の漁具を選んでください
ask-starts = 今年はあなたがスタートプレイヤーです。
ask-plates = { $number ->
    [0] 空の皿はありません。
   *[other] 空の皿が{ $number }枚あります。
}
ask-killer = 魚を殺すダイスを選んでください
ask-extra = 追加の1匹に使うダイスを選んでください
ask-fishFor = { $die }の目で{ $number }匹
ask-take = { $catches }獲ってください
ask-kill = { $die }の目で魚を1匹殺してください
ask-takeKill = { $catches }獲り、{ $die }の目で1匹殺してください
ask-complete = 漁がすべて決まりました
ask-nothing = ダイスの目に合う魚がいません
ask-compulsory = 獲れる魚と殺せる魚がいる限り、ダイスの目どおりにしなければなりません。
ask-rolled = 出目は{ $dice }（{ $gear }）。
ask-radar = その前に、魚群探知機で振り直せます。
ask-again = ダイスを振り直すか、そのままにしてください
ask-againChosen = 振り直し：{ $dice }
ask-fate = { $fish }が掛かりました。どうしますか？
ask-mark = 欄をひとつ選んで印を付けてください
ask-marked = 「{ $box }」を選びました
ask-markSub = 毎年必ずひとつ。漁具と永続の強化は来年から、ボーナスはすぐに使えます。
ask-marketing = マーケティング：皿を加えるか、空の皿を消してください
ask-shields = 取り締まり：盾を{ $number ->
    [1] あと1つ
   *[other] { $number }つ
}選んでください
ask-shieldsSub = 盾は、その種をずっと密漁から守ります。
send-gear = { $gear }で振る
send-overfish = 乱獲に印を付け、{ $gear }で振る
send-mark = 「{ $box }」に印を付ける
send-addPlate = { $box }：皿を加える
send-crossOut = { $box }：皿を消す
send-shields = { $box }：{ $species }
send-keepDice = ダイスはそのまま
send-rollAgain = ダイスを振り直す
send-again = ダイス{ $number }個を振り直す
first-keep = { $fish }を取っておく
first-take = { $fish }を獲る
first-kill = { $fish }を殺す
first-refrigerate = { $fish }を冷蔵
first-release = { $fish }を放す
further-keep = { $fish }を取っておく
further-take = { $fish }を獲る
further-kill = { $fish }を殺す
further-refrigerate = { $fish }を冷蔵
further-release = { $fish }を放す
dice-title = ダイス
dice-again = { $on ->
    [yes] ダイス{ $die }、振り直す
   *[no] ダイス{ $die }
}
dice-killer = 魚を殺すダイスを選んでください：{ $die }
dice-extra = 追加の1匹に使うダイスを選んでください：{ $die }
dice-take = { $die }で獲る
dice-kill = { $die }で殺す
dice-kills = 殺す
dice-oneMore = +1
dice-reroll = 振り直す
dice-keep = そのまま
fate-keep = 取っておく
fate-refrigerate = 冷蔵
fate-release = 放す
fate-of = { $fish }をどうするか
state-depleted = { $fish }、枯渇。
state-poached = { $fish }、密漁で死亡。
state-taken = { $by ->
    [you] { $fish }、あなたが獲りました。
   *[other] { $fish }、{ $name }が獲りました。
}
state-killed = { $by ->
    [you] { $fish }、あなたが殺しました。
   *[other] { $fish }、{ $name }が殺しました。
}
state-living = { $how ->
    [take] { $fish }、獲る魚に選択中。
    [kill] { $fish }、殺す魚に選択中。
    [legal] { $fish }、獲れます。
   *[lives] { $fish }、生きています。
}
state-costs = { $number ->
    [0] 獲っても来年の魚は減りません。
   *[other] 獲ると来年{ $school }がいなくなります。
}
cost-title = 来年の魚が{ $number }匹減ります
cost-line = { $school }の親がいなくなります。
cost-none = 来年の魚は減りません
sheet-mine = あなたの国
sheet-of = { $name }の国
sheet-note = 満+1、空−2、余り0
sheet-dashed = 点線：選択の結果
sheet-whose = だれの国
sheet-line = { $plates ->
    [0] 皿なし
   *[other] 皿{ $plates }枚中{ $filled }枚
}
sheet-year = { $year }年目：皿{ $plates }枚、{ $filled }枚が満ちています{ $excess ->
    [0] { "" }
   *[other] 、余り{ $excess }匹
}
upgrades-title = 強化
upgrades-note = 毎年1つ
upgrades-bonuses = ボーナス
upgrades-bonusesNote = すぐに
upgrades-equipment = 漁具
upgrades-equipmentBefore = 漁具（振る前に選ぶ）
upgrades-permanents = 永続の強化
upgrades-fromNext = 来年から
upgrades-owned = { $year }年目に印
upgrades-free = 残り{ $number }欄。
upgrades-then = 今年 { $before } → { $after }
upgrades-thenPlates = 今年 { $before } → { $after }。来年の皿は{ $plates }枚
upgrades-against = { $number ->
    [0] もう密漁はありません
   *[other] 今年の密漁（ダイス{ $number }個）に備える
}
effect-release = 獲った魚を放してもよい。
effect-refrigeration = 魚を来年の欄に回してもよい。
effect-radar = 漁ごとに一度、好きなダイスを振り直せる。
effect-faux = 今年の欄に魚を1匹描き足す。
effect-marketing = 皿を加えるか、空の皿を消す。
effect-enforcement = 2つの種の盾を塗る。ずっと有効。
effect-overfish = すぐにもう一度漁に出る。
marketing-add = 皿を加える
marketing-crossOut = 皿を消す
poaching-title = 密漁
poaching-note = 需要の後
poaching-none = 4人では密漁はありません。
seas-title = 公海
seas-note = 生きている魚
seas-reconstructed = 行と矢印は復元
ended-killed = { $fish }が殺されました
ended-none = 保護されていない魚なし
final-score = 得点
final-points = 点
final-filled = 満ちた皿
final-empty = 空の皿
final-marks = 印の数
final-together = 合計{ $points }点
total-note = 結果は全員でひとつ。個別の得点は、だれの皿が空かを示します
legend-may = 獲れる
legend-taken = 獲った人
legend-killed = 死亡
legend-depleted = 枯渇
legend-lost = 来年いなくなる
act-start = スタートプレイヤー決定
act-roll = 出目{ $die }
act-gear = { $gear }
act-reroll = { $die }を振り直し
act-stop = そのまま
act-killer = { $die }で殺す
act-extra = { $die }に+1
act-keep = 取っておく
act-refrigerate = 冷蔵
act-release = 放流
act-mark = { $box }に印
act-catch = { $gear } { $dice }：{ $fish }
act-onIce = { $fish }を冷蔵
act-letGo = { $fish }を放流
act-noFish = 魚なし
act-shield = 盾：{ $species }
act-take = { $die }で{ $fish }
act-kill = { $fish }を殺す
track-fishing = 漁
track-upgrade = 欄に印
track-demand = 需要
track-illegal = 密漁
track-depletion = 枯渇
ask-takeFrom = { $catches }獲ってください：{ $species }
send-choose = 漁具を選ぶ
send-markBox = 欄に印を付ける
send-killer = 殺すダイスを選ぶ
send-extra = 追加のダイスを選ぶ
send-more = { $acts }、…
send-shieldsMore = { $box }：{ $species }、…
words-gear = 公海の上で漁具を選んでから振ります。
words-how = { $gear }：{ $how }。
words-chosen = { $all }匹中{ $number }匹を選択：
words-take-for = { $die }の目で{ $fish }
words-kill-for = { $die }の目で{ $fish }を殺す
words-sentence = { $list }。
words-next = { $number ->
    [1] 次は{ $die }の目の魚を選んでください。
   *[other] { $die }の目の魚を{ $number }匹選んでください。
}
words-nextKill = { $die }の目で殺す魚を選んでください。
words-killer = 殺すダイスを選んでください。ほかのダイスは1匹ずつ獲ります。
words-extra = もう1匹獲るダイスを選んでください。
words-dice = ダイスはそのままにするか、いくつか振り直せます。
words-again = 振り直すダイスを選んでください。
words-box = 一覧から欄を選んでください。
words-marketing = 皿を加えるか、空の皿を消すかを、公海の上で選んでください。
words-overfish = 2回目の漁の漁具を選んでください。
words-shields = { $all }つ中{ $number }つの盾を選択：
words-shield = 名前の横の盾をあと{ $number }つ選んでください。
tray-label = 選べるもの
tray-box = 欄を選ぶ
tray-boxNote = 一覧は「{ $tab }」にあります
tray-again = 2回目の漁
tray-marketing = マーケティングの効果
tray-shields = 盾 { $number }／{ $all }
tray-shieldsNote = 名前の横の盾を選びます
tray-tonight = { $number ->
    [0] 今年は密漁なし
   *[other] この後、密漁のダイス{ $number }個
}
tray-tonightNote = { $number ->
    [1] 保護されていない魚が1匹死にます
   *[other] 1個ごとに、保護されていない魚が1匹死にます
}
dice-left = { $number ->
    [0] { "" }
   *[other] あと{ $number }匹
}
dice-leftKill = 1匹殺す
dice-noFish = 魚なし
lane-label = 各国の最近の漁と欄
lane-seat = 最近の漁：{ $gear }、ダイス{ $dice }。最近の欄：{ $box }。
lane-poachers = 前回の密漁の出目：{ $dice }。{ $number ->
    [0] 今年はありません。
   *[other] 今年はダイス{ $number }個です。
}
lane-none = まだなし
lane-next = 次{ $number }
lane-then = 今年はこのあと密漁ダイス{ $number }個
lane-first = 密漁ダイス{ $number }個
plates-title = あなたの皿
plates-filled = 満ちた皿
plates-of = { $plates }枚中{ $filled }枚
plates-counts = { $year }年目の得点
plates-next = { $year }年目の皿
plates-change = { $before } → { $after }
counts-title = { $year }年目の得点
counts-line = { $name }：{ $plates }枚中{ $filled }枚
demand-title = { $year }年目の需要
demand-plates = 皿{ $number }枚
ended-title = { $year }年目が終わりました：{ $number ->
    [0] いなくなった魚はありません
   *[other] { $number }匹がいなくなりました
}
act-addPlate = 皿を追加
act-crossOut = 皿を消す
shields-of = { $filled ->
    [yes] { $species }の盾、保護済み
   *[no] { $species }の盾
}
help-notOwned = まだ持っていません。欄に印を付けると使えます。
help-replaced = 強化済みです。このテーブルでは、強化すると元の使い方はできません。
help-once = すぐに効果があります。
help-later = 来年から使えます。
help-dice = { $dice }の目で獲れます。
help-living = 今年は{ $all }匹中{ $living }匹が生きています。
help-filled = 盾が塗られているので、密漁では死にません。
help-shield = 盾は空です。密漁のダイスは、その目のいちばん上の魚を殺します。
help-poachers = 1個ごとに、盾のない行で、その目のいちばん上の生きている魚が死にます。
