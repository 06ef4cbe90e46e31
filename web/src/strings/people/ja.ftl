# 人についてのページの言葉（日本語）：ロビーの一覧、プロフィール、ランキング。

## Lists of the lobby

lists-mine = 続ける
lists-note = { $waiting ->
    [0] 相手の番 { $others }件
   *[other] あなたの番 { $waiting }件・相手の番 { $others }件
}
lists-all = 自分の対戦すべて
lists-yourTurn = あなたの番
lists-missed = ボットがあなたの代わりに続けています
lists-toPlay = { $name }の番
lists-waits = 参加者を待っています
lists-running = 相手の番
lists-left = 残り{ $time }
lists-days = { $days }日{ $hours }時間
lists-hours = { $hours }時間{ $minutes }分
lists-minutes = { $minutes }分
lists-more = { $name }ほか{ $number }人
lists-open = 募集中のテーブル
lists-any = すべて
lists-live = その場で
lists-overDays = 何日かけて
lists-rated = レート戦
lists-watch = 対戦中
lists-watchIt = 観戦
lists-stays = テーブルは主催者がいる間、リンクのテーブルは7日間開いています。

## Level and seats

pick-title = { $game }でボットと対戦
pick-level = 強さ
pick-seats = 人数
pick-play = { $level }・{ $seats }人で遊ぶ
pick-kept = 次もこの設定です。
pick-options = すべてのオプション
pick-deckhand = 見落としが多い。最初の対戦に
pick-mate = 手堅いが、見逃しもある
pick-skipper = 間違いを見逃さない
pick-admiral = ずっと先まで読む
pick-neptune = いちばん長く、2秒考える

## Profiles

profile-guest = ゲスト：この端末にだけ保存
profile-account = アカウント
profile-program = ボットアカウント：プログラムがプレイします
profile-since = { $date }から
profile-finishes = 対戦の{ $share }を最後まで
profile-puzzles = 問題 { $rating } ± { $margin }
profile-ratedGames = レート戦{ $number }局
profile-ratings = ゲームごとのレート
profile-noRatings = レート戦はまだありません。
profile-margin = ± { $margin }
profile-settling = まだ定まっていません
profile-change = 90日で{ $change }
profile-history = { $game }のレートの推移：{ $first }から{ $last }、最低{ $least }、最高{ $most }
profile-games = 最近の対戦
profile-gamesNote = 公開テーブル
profile-gamesOwn = リンクの対戦とボット戦は自分にだけ見えます
profile-earlierGames = それより前の対戦
profile-noGames = 終わった対戦はまだありません。
profile-won = 勝ち、{ $score }
profile-shared = 引き分け、{ $score }
profile-lost = 負け、{ $score }
profile-review = 検討
profile-reviewOf = この{ $game }の対戦を検討
profile-rename = 名前を変える
profile-name = 名前
profile-save = 保存
profile-earlier = 少し前まで { $name }
profile-tallies = 成績
profile-talliesNote = 公開テーブルでの人との対戦
profile-talliesLine = 分けた勝ちは割合で数えます。人数が多いほど勝ちは減るので、最後の列で比べてください。
profile-noTallies = 公開テーブルで人と終えた対戦はまだありません。
profile-game = ゲーム
profile-seats = 人数
profile-played = 対戦
profile-first = 1位
profile-share = 勝ちの割合
profile-even = 互角の割合
profile-above = 互角との差
profile-habits = 傾向
profile-habitsNote = 公開テーブルでの人との対戦
profile-square = { $game }：黒の最初の船
profile-licence = { $game }：買った免許
profile-box = { $game }：1年目の欄
profile-species = { $game }：漁業ボード
profile-withIt = とそのときの勝ちの割合
profile-habit = { $number }・{ $share }
profile-few = 10局未満：表示だけで、結論は出しません。
profile-together = あなたと{ $name }
profile-togetherGames = { $number }局
profile-you = あなた { $number }
profile-ahead = { $game }、{ $seats }人
profile-aheadLine = どちらが上だったか
profile-seen = 他の人に見えるもの
profile-seenLine = 名前、レート、公開テーブルの成績と傾向。見えないもの：メール、端末、リンクの対戦、ボット戦、フォローとブロック。

## Leaderboards

players-title = プレイヤー
players-board = ランキング
players-bots = ボット
players-note = レート戦10局、± { $most }以内
players-player = プレイヤー
players-rating = レート
players-margin = 誤差
players-games = 対戦
players-above = 互角との差
players-you = あなた
players-nobody = まだ順位のある人はいません。アカウントでレート戦をするとここに載ります。
players-line = 不確かなうちはレートを低めに見るので、少しの幸運では上がりません。ゲストとボットに順位はありません。
players-more = もっと見る
players-find = 人を探す
players-challenge = 挑戦する
players-challengeThem = { $name }に挑戦する
players-name = 名前
players-none = その名前の人はいません。ゲストは名前全体でだけ見つかります。
players-best = { $game } { $rating }
players-unrated = レートなし
