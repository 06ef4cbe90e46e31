# 大会のページの言葉(日本語)。

## 予定

list-title = 大会
list-mine = あなたの大会
list-running = 開催中
list-open = まもなく開始
list-over = 終了
list-none = 予定された大会はありません。開いてみましょう。
list-make = 大会を開く
list-look = 見る
list-enter = 参加する
list-all = すべての大会
list-seats = { $seats }人席
list-live = { $minutes }分+{ $increment }秒
list-days = 1手{ $days }日
list-rated = レート戦
list-players = { $number ->
    [0] まだ誰もいません
   *[other] { $number }人
}
list-arena = アリーナ、{ $minutes }分
list-rounds = { $number }回戦
list-everybody = 総当たり
list-starts = あと{ $time }
list-bell = 終了まで{ $time }
list-timeDays = { $days }日{ $hours }時間
list-timeHours = { $hours }時間{ $minutes }分
list-round = { $rounds }回戦中{ $round }回戦
list-by = 主催:{ $host }

## 大会

page-left = 残り(全{ $minutes }分)
page-until = 開始まで
page-ofRounds = 全{ $rounds }回戦
page-round = { $round }回戦
page-over = 終了
page-few = 参加者が{ $least }人に足りず、始まりませんでした。
page-stopped = 主催者がこの大会を中止しました。
page-in = 参加中、{ $place }位
page-passed = { $whole }分のうち{ $passed }分が過ぎました
page-yours = あなたのテーブルができました
page-yoursLine = 持ち時間が減っています。着席してください。
page-sit = テーブルへ
page-waits = 次はあなたです。相手が空きしだいテーブルが決まります。
page-waitsRound = この回のテーブルがすべて終わると、次の回が始まります。
page-starts = 参加しました。開始のときに戻ってきてください。
page-pausedFor = ゲームから離れました。{ $time }後にまた席が決まります。
page-paused = 休憩中です。誰もあなたを待っていません。
page-out = この大会から抜けました。
page-enter = 参加する
page-again = 続ける
page-pause = 休憩する
page-withdraw = 辞退する
page-watching = 観戦中です。参加すると対戦できます。
page-closed = もう参加できません。
page-host = あなたが主催者です
page-hostLine = 早く始めること、開始前に参加者を外すこと、中止することができます。結果は変えられません。
page-start = 今すぐ始める
page-stop = 中止する
page-stopSure = 本当に中止しますか
page-remove = 外す
page-removeThem = { $name }を外す
page-link = この大会へのリンク
page-least = 少なくとも{ $least }人が必要です。
page-enough = 必要な人数が集まりました。
page-unknown = その大会はありません。

## テーブルと順位

standings-title = 順位
standings-sum = 点の合計
standings-player = プレイヤー
standings-games = ゲーム(右が最新)
standings-roundShort = { $round }回
standings-played = 対戦数
standings-opponents = 相手
standings-points = 点
standings-place = 順位
standings-plays = 対戦中
standings-paused = 休憩中
standings-out = 抜けました
standings-waits = 待機中
standings-arenaTies = 同点のときは、対戦数の少ない人、直接対決、相手の強さの順に決めます。
standings-leagueTies = 同点のときは、対戦相手の平均点、直接対決の順位、公開された秘密によるくじの順に決めます。
standings-empty = まだ誰も参加していません。
tables-title = テーブル
tables-running = { $number ->
    [0] 対戦中のテーブルはありません
   *[other] { $number }卓が対戦中・対戦中は評価を表示しません
}
tables-name = { $round }回戦、テーブル{ $place }
tables-watch = 観戦
tables-review = 見る
tables-bot = ボット
tables-points = { $name } { $points }
tables-out = { $name }は休みで3点

## ルール

rules-arena = アリーナのルール
rules-minutes = { $minutes }分間。
rules-arenaTime = 1ゲーム終わると次が始まります。出入りは自由です。
rules-points = 得点。
rules-pointsLine = 1位は6点、最下位は0点、その間は等間隔です。同順位は分け合います。連勝の加点はありません。
rules-pairing = 組み合わせ。
rules-pairingLine = 待っている人の中で点の近い人と当たります。同じ相手とは続けて当たりません。席は交代します。90秒待つと、1席少ないテーブルになることがあります。
rules-bell = 終了。
rules-bellLine = 終了前に始まったゲームは数えます。
rules-leaving = ゲームから離れると
rules-leavingLine = そのゲームは最下位になり、2分、次は5分休み、その次はアリーナから外れます。
rules-league = テーブルの決め方
rules-everyRound = 毎回全員が対戦します。
rules-everyRoundLine = 人数が割り切れないときは、1席少ないテーブルを順番に使います。2人席では1人が休み、3点を得ます。
rules-neighbours = 順位の近い人と当たります。
rules-neighboursLine = 点の順に並べ、再戦が最も少なくなるように入れ替えます。1回戦はくじです。
rules-seats = 席は公平です。
rules-seatsLine = どの席にも、全体でほぼ同じ回数だけ座ります。
rules-size = テーブルの大きさは関係ありません。
rules-sizeLine = どのテーブルも平均は3点です。
rules-place = 順位
rules-ofSeats = { $seats }人席
rules-left = 誰かが離れたら
rules-leftLine = スキッパーのボットが代わりに続けます。離れた人はそのテーブルで最下位になり、希望したときだけ次の回に出ます。ほかの人の順位はそのまま数えます。
rules-check = 組み合わせは誰も選べません
rules-checkLine = どの回も、それまでの結果と秘密から決まります。秘密のハッシュは大会を開いたときに決まっています:{ $hash }
rules-secret = 秘密は{ $secret }です

## 大会を開く

make-title = 大会を開く
make-name = 名前
make-form = 形式
make-arena = アリーナ
make-leagueDays = 日をまたぐリーグ
make-leagueLive = 一晩のリーグ
make-arenaHint = 終了の時刻まで次々に対戦します。1つのテーブルの持ち時間は合わせて25分までです。
make-game = ゲーム
make-preset = 盤
make-standard = 標準
make-seats = テーブルの席数
make-seatsHint = 人数が割り切れないときは、1席少ないテーブルを使います。
make-rounds = 回戦
make-everybody = 総当たり
make-everybodyHint = 2人席で、16人まで。
make-minutes = 分
make-clock = 持ち時間
make-clockLive = { $minutes }分+{ $increment }秒
make-clockDays = 1手{ $days }日
make-door = 参加できる人
make-public = 誰でも
make-link = リンクで
make-starts = 開始
make-inMinutes = { $minutes }分後
make-inHours = { $hours }時間後
make-inDays = { $days }日後
make-rated = レート戦
make-ratedHint = 全員にアカウントが必要です
make-bots = ボットで席を埋める
make-botsHint = 待つ人や休む人が出るところにスキッパーが座ります。レート戦ではできません
make-talk = テーブルのチャット
make-open = 大会を開く
make-cancel = やめる
make-means = つまり
make-with = { $number }人なら
make-tables = { $seats }人席{ $larger }卓と{ $fewer }人席{ $smaller }卓
make-tablesEqual = { $seats }人席{ $larger }卓
make-fewer = { $least }人より少ないと
make-notStarted = 始まりません
