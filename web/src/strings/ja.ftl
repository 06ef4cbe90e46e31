# ゲームの部屋以外でページが使う文（日本語）。

shoal = Shoal
home = Shoal トップページ
close = 閉じる
copyByHand = ブラウザーがコピーを許可していません。ここからコピーしてください。
you = あなた

nav-main = ページ
nav-play = 遊ぶ
nav-learn = 学ぶ
nav-puzzles = 問題
nav-rules = ルール
nav-profile = プロフィール
nav-settings = 設定
nav-skip = 本文へ移動
nav-account = アカウント
nav-tournaments = 大会
nav-players = プレイヤー
nav-me = 自分
nav-below = ページ（下）

top-playingAs = プレイヤー：
top-soundOn = 音はオンです。オフにする
top-soundOff = 音はオフです。オンにする
top-toDark = ダークに切り替える
top-toLight = ライトに切り替える
top-menu = メニュー
top-keep = ゲームを残す
top-signIn = ログイン
top-next = { $number }件があなたの番です。次の対戦へ

connection-open = 接続中
connection-connecting = 接続しています
connection-waiting = { $seconds }秒後に再接続
connection-closed = 接続されていません
connection-lostTitle = 接続が切れました。{ $seconds }秒後に再接続します
connection-lostLine = 盤面はそのままです。あなたの手はここで待ち、一度だけ送られます。
connection-tryNow = 今すぐ試す
connection-stoppedLine = 対局はこの端末に残っています。エンジンを再起動してください。

table-board = 盤面
table-panels = 情報パネル
table-seats = 席
table-undo = 戻す
table-undoAsk = 待ったを頼む
table-resign = 投了
table-resignSure = 本当に投了？
table-pass = パス
table-hint = ヒント
table-hintOf = ヒント：{ $act }
table-hintNote = 提督が、あなたに見えるものだけから見積もった勝率です。
table-download = 記録を保存
table-review = 検討
table-rematch = 再戦
table-toTournament = 大会へ
table-toRematch = 再戦へ
table-rules = ルール
table-toMove = { $name }の番です
table-thinking = { $name }が考えています
table-several = ほかの人を待っています
table-watching = 観戦中です
table-over = ゲーム終了：{ $line }
table-overWon = ゲーム終了：{ $who ->
    [you] あなたの勝ち
    [shared] 勝利を分け合いました
   *[other] { $name }の勝ち
}
table-overScores = ゲーム終了：{ $who ->
    [you] あなたの勝ち
    [shared] 勝利を分け合いました
   *[other] { $name }の勝ち
}、{ $scores }
table-notSent = 送られませんでした：{ $sentence }
table-rule = ルール{ $rule }
table-loading = テーブルを読み込んでいます。
table-asksUndo = { $name }が一手戻したいそうです
table-asksUndoLine = ほかの全員が同意したときだけ戻ります。
table-youAskedUndo = 一手戻すよう頼みました
table-waitsFor = { $names }の返事を待っています。
table-agree = 同意する
table-decline = 断る
table-enter = Enter
table-log = テーブル
table-say = メッセージを書く
table-send = 送信
table-nothingSaid = まだ何も起きていません。
table-newLines = 新しい行
table-back = 一手戻る
table-forth = 一手進む
table-live = 今の局面へ
table-isLive = 現在
table-friendly = レートなし
table-rated = レート戦
table-noClock = 時間制限なし
table-liveClock = { $minutes }分 + { $increment }秒
table-daysClock = 一手{ $days }日
table-name = テーブル{ $id }
table-timeLeft = 残り時間
table-leftDays = { $days }日{ $hours }時間
table-leftHours = { $hours }時間{ $minutes }分
table-daysOff = +{ $days }日
table-vacation = 休暇は残り{ $days }日
table-dayOff = 一日休む（残り{ $days }日）
table-whatNow = いま
table-now = いま
table-logTab = 記録
table-scores = 得点
table-result = 結果
table-end = 終了
table-since = 前の手番から
table-sinceNothing = 前の手番のあと、まだ誰も行動していません。
table-begins = ゲームが始まります。
table-replay = もう一度
table-skipReplay = とばす
table-lookingBack = { $all }手中{ $step }手目を見ています
table-lookingWords = 過去の局面を見ています。ここからは何も送られません。
table-backToNow = いまに戻る
table-sent = 送信済み
table-sentWords = テーブルの返事を待っています。
table-waitWords = 盤面を見てお待ちください。手番になると知らせます。
table-watchWords = 観戦中です。だれにでも見えるものだけが見えます。
table-overWords = 盤面はそのままです。[ で戻り、すべての手を見られます。
table-overWordsNarrow = 盤面はそのままです。「記録」ですべての手を見返せます。
table-unlinkedWords = 接続がありません。今は送れません。
table-askingWords = この先どうなるかを計算しています。
table-seekingWords = 提督が一番よい手を探しています。
table-share = 共有
table-stepOf = { $step } / { $all }
table-isPast = 過去
table-toFirst = 最初へ
table-allRules = すべてのルールを1ページで

keys-title = キー操作
keys-arrows = 矢印
keys-move = 選べる場所を移動
keys-choose = 選ぶ。もう一度で決定
keys-drop = 選択をやめる
keys-undo = 戻す
keys-pass = パス
keys-step = 手順をたどる
keys-help = このキー一覧

nudge-title = 位置の調整
nudge-up = 上へ
nudge-down = 下へ
nudge-left = 左へ
nudge-right = 右へ
nudge-nowhere = { $way }：その先には何もありません

lobby-head = 魚と先読みの5つのゲーム
lobby-line = 「すぐ遊ぶ」を押すと、ボットとの対戦が始まります。登録はいりません。
lobby-code = 招待コード
lobby-join = 参加
lobby-joinByCode = コードで参加
lobby-findPeople = 相手を探す
lobby-games = ゲーム
lobby-playNow = すぐ遊ぶ
lobby-playNowOf = { $game }をすぐボットと遊ぶ
lobby-invite = 友だちを招待
lobby-inviteTo = { $game }に友だちを招待
lobby-more = オプション
lobby-moreOf = { $game }のオプション
lobby-seats = { $least }～{ $most }
lobby-players = 人
lobby-learn = 学ぶ
lobby-learnOf = { $game }を少しずつ学ぶ
lobby-rules = ルール
lobby-rulesOf = { $game }のルール
lobby-waitForYou = { $number ->
   *[other] 件があなたの番
}
lobby-noneOpen = 募集中のテーブルはありません。ボットと遊ぶか、テーブルを開きましょう。
lobby-openOne = テーブルを開く
lobby-minutes = { $minutes }分
lobby-weight = { $weight ->
    [light] 軽め
    [medium] 中くらい
   *[deep] 重め
}
lobby-choice = { $level }・{ $seats }人
lobby-choose = { $game }の強さと人数
lobby-start = はじめはここ
lobby-new = はじめてですか？
lobby-newLesson = { $game }を3分で学ぶ
lobby-newLine = そのあと、見落としの多い甲板員と遊びましょう。
lobbyCards-fishery = 網を打ち、海を囲み、大きいほうを取る。
lobbyCards-fleet = 免許を競り、船を出し、箱を満たす。
lobbyCards-fishery_boom = 国を養い、来年の魚を残す。
lobbyCards-pisces = いくつもの魚、6ラウンド、ひとつの海。
lobbyCards-fresh_fish = 街に土地を取られる前に、道のりを短く。
lobbyBots-deckhand = 甲板員
lobbyBots-mate = 航海士
lobbyBots-skipper = 船長
lobbyBots-admiral = 提督
lobbyBots-neptune = 海神

waiting-joinAsked = このテーブルに招待されています
waiting-joinLine = 席に着くか、ここで待って観戦できます。
waiting-invitation = 招待
waiting-copy = コピー
waiting-copied = コピー済み
waiting-scan = リンクのQRコード
waiting-seats = 席
waiting-taken = { $taken } / { $all }
waiting-here = 着席
waiting-notHere = まだいません
waiting-bot = ボット
waiting-join = 席に着く
waiting-host = 主催者
waiting-leave = 席を離れる
waiting-close = テーブルを閉じる
waiting-turnAway = 断る
waiting-turnAwayName = { $name }を断る
waiting-options = このテーブル
waiting-committed = 秘密の値のハッシュ
waiting-committedLine = 抽選はすべて、この秘密の値とみなさんの言葉から決まります。最後に公開され、誰でも確かめられます。
waiting-meanwhile = 待つあいだに
waiting-meanwhileLine = { $door ->
    [public] 公開テーブルは、参加者が15分間ひとりもいないと閉じます。
   *[link] 離れていても、席は1週間取っておきます。
}
waiting-learn = { $game }を少しずつ学ぶ
waiting-rules = ルールを読む

newTable-title = 新しいテーブル
newTable-game = ゲーム
newTable-seatsOf = { $least }～{ $most }席
newTable-seatsExactly = { $number }席
newTable-seats = 席
newTable-seat = 席{ $number }
newTableWho-me = あなた
newTableWho-beside = ここにいる人
newTableWho-open = リンクを知る人
newTableWho-bot = ボット
newTable-level = 強さ
newTable-addSeat = 席を増やす
newTable-removeSeat = 席を減らす
newTable-options = { $game }のオプション
newTable-preset = セット
newTable-standard = 標準
newTable-clock = 持ち時間と参加者
newTable-clockKind = 持ち時間
newTableClock-none = なし
newTableClock-live = リアルタイム
newTableClock-days = 日単位
newTable-main = 各自の分数
newTable-increment = 一手ごとに増える秒数
newTable-days = 一手の日数
newTable-vacation = 休暇の合計日数
newTable-door = 参加できる人
newTableDoor-link = リンクから
newTableDoor-public = 誰でも
newTable-rated = レート戦
newTable-ratedHint = 全席がアカウントを持つ人で、別々の場所から、通常の大きさで対局するときだけ
newTable-talk = チャット
newTable-talkHint = テーブルの参加者どうしでメッセージを送れます
newTable-practice = 練習
newTable-practiceUndo = 何でも元に戻せる
newTable-practiceHint = ダイスや引いたカードも戻せます。結果は記録されません
newTable-sharedHint = この端末を順に回して遊びます。結果は記録されません。
newTable-open = テーブルを開く
newTable-play = 遊ぶ
newTable-cancel = やめる
newTable-yes = はい
newTable-no = いいえ

pages-learn = ゲームを学ぶ
pages-learnLine = 本物の盤で少しずつ学んで、最初のゲームへ。
pages-rules = ルール
pages-rulesLine = ルールには番号があり、できない手にはその番号が示されます。
pages-steps = 学ぶ
pages-read = ルールを読む

rules-title = ルール
rules-of = ゲーム
rules-openings = 序盤: これまでのゲームの始まり方
rules-line = 私たちの言葉で、番号つき
rules-search = ルールを検索
rules-found = { $number }件
rules-marks = 印の意味
rules-refusals = できない手には、この番号で理由が示されます
rules-ruling = 裁定
rules-rulingOf = 裁定 { $rule }
rules-rulingLine = ルールブックに書かれていないか、あいまいな点。私たちの解釈とその理由
rules-reconstructed = 復元
rules-reconstructedLine = 失われた印刷物を復元したもの：{ $parts }
rules-none = この言葉を含むルールはありません。

settings-title = 設定
settings-note = この端末に保存
settings-look = 見た目
settings-theme = テーマ
settingsTheme-system = 端末に合わせる
settingsTheme-light = ライト
settingsTheme-dark = ダーク
settings-marks = 色以外の目印
settingsMarks-normal = 標準
settingsMarks-strong = 強め
settings-marksHint = 斜線・点・標識で、色に頼らず見分けられます
settings-motion = 動き
settingsMotion-system = 端末に合わせる
settingsMotion-full = あり
settingsMotion-none = なし
settings-play = プレイ
settings-sound = 音
settings-soundHint = 3種類：手、あなたの番、残り時間わずか
settings-oneClick = 最初のクリックで送る
settings-oneClickHint = マウスのみ。タッチやキーでは確認します
settings-forcedSteps = 1つしかない手は自動で進める
settings-forcedStepsHint = ほかに選べない手はすぐに進め、そのことを表示します。ここで選ぶまで、各ゲームの最初の3回は自動で進めません

about-version = Shoal { $version }
about-docs = ドキュメント
about-compiled = このページのエンジンはコンパイル済みです。
about-interpreted = このページのエンジンはソースのまま動いています（コンパイル済みより約10倍遅くなります）。

device-player = プレイヤー{ $number }
device-here = この端末
device-lobbyLine = 「すぐ遊ぶ」を押すと、ボットとの対戦が始まります。登録もサーバーも通信もいりません。
device-share = 端末を回す
device-shareFor = この端末を回して{ $game }を遊ぶ
device-somebodyName = 席{ $seat }の名前
device-pass = 端末を{ $name }に渡してください
device-passOn = 端末を次の人に渡してください
device-passLine = それまで盤面は隠れています。
device-take = { $name }です。盤面を見る
device-happened = これまでの出来事
device-kept = この端末にだけ保存
device-records = 記録ファイル
device-recordsNote = 対戦をファイルにして、持ち出しや確認に
device-recordFile = 記録のファイル
device-record = 記録
device-recordHint = ここまでの対戦のファイル。隠れた情報も含まれます
device-openRecord = 記録を開く
device-openRecordLine = すべての手をルールに照らして確かめ、それから検討できます。
device-coming = エンジンを準備しています：{ $share }
device-comingBar = エンジンの準備の進み具合
device-newVersion = 新しい版があります。
device-reload = 再読み込み

error-title = このページを表示できませんでした
error-kept = 対戦と手は失われていません。
error-again = もう一度試す
error-home = ロビーへ戻る
error-notFound = ページが見つかりません
error-notFoundLine = アドレスが古いか、間違っているかもしれません。
error-code = コード { $code }
error-offline = サーバーが応答しません。

learn-title = { $game }を学ぶ
learn-note = { $steps }ステップの初めてのゲーム
learn-steps = レッスンのステップ
learn-step = ステップ{ $step } / { $all }
learn-of = { $step } / { $all }
learn-anyMove = ほかの手を選んでもかまいません。どうなるかが見られます。
learn-look = 見渡してみましょう。ここで決めることはありません。
learn-yourTurn = 試してみましょう
learn-noWrong = 間違いはありません
learn-anyOther = ほかの手
learn-anyOtherLine = レッスンは印のついた手から続きます
learn-next = 次へ
learn-again = 元に戻す
learn-back = 前のステップ
learn-skip = レッスンを飛ばす
learn-play = 最初のゲームを遊ぶ
learn-panels = このステップについて
learn-refusals = できない手には理由が出ます
learn-refusalsLine = できない手も指してみてください。理由とルールが表示されます。
learn-after = このあと
learn-rules = ルールを読む
learn-rulesLine = 1ページに、番号つきのルールをすべて
learn-own = 甲板員と対戦
learn-others = ほかのレッスン
learn-kept = 遊ばないかぎり何も保存されません。進み具合はこの端末に残ります。
learn-real = ルールどおりに動く本物の盤面
learn-loading = 盤面を読み込んでいます。
learn-bosun = 甲板長
learn-idea = このステップ

review-title = 検討
review-note = { $game } · { $seats }人 · テーブル{ $id }
review-score = スコア { $score }
review-winner = 勝者
review-unknown = –
review-ply = { $ply } / { $all }手目：{ $line }
review-start = ゲーム開始
review-trying = { $ply }手目から試した手：{ $line }
review-sub = 終わったゲームです。盤面で手を選ぶかTを押すと、別の進め方を試せます。
review-subTrying = ここでは全席をあなたが決めます。サイコロとカードは引き直されます。
review-graph = 勝率
review-graphNote = 提督による · ドラッグまたは [ ] で移動
review-graphEmptyNote = 提督による · 未評価
review-emptyTitle = 誰が優勢で、いつ流れが変わった？
review-emptyLine = 各席の勝率を一手ずつ。分かれ目、運だったところ、実力だったところ。
review-ofPlies = / { $all }
review-plyBadge = { $ply }手目
review-graphLabel = { $ply }手目の後：{ $shares }
review-shareOf = { $name } { $share }
review-slider = 手数
review-lucky = 運
review-skilled = 実力
review-byDecision = 選択による分かれ目
review-byChance = 運による分かれ目
review-barsMine = 棒：あなたの勝率（上は増加、下は減少）
review-barsTheirs = 棒：{ $name }の勝率（上は増加、下は減少）
review-ask = この対戦を評価
review-askServer = サーバーで評価する
review-askLine = 提督が一手ずつ調べます。時間がかかるので、離れてもかまいません。
review-progress = { $all }手のうち{ $done }手を評価
review-openings = この局面はどれくらい指されましたか
review-better = もっと良い手は？
review-betterNote = { $name }：上位3手と実際の手
review-notJudged = まだ評価されていません。
review-forced = 選ぶ余地はありませんでした。
review-byLot = 運が決めました。
review-atStart = まだ一手も進んでいません。
review-best = 見つかった最善手
review-won = 勝ち
review-lost = 負け
review-proven = 証明済み：ここからまちがえなければ{ $name }の勝ちです。
review-notMistake = 実際の手。悪手ではありません
review-below = 実際の手。最善より{ $points }ポイント低い
review-tried = 試している手
review-triedUnknown = 試している手。見つかった良い手には入っていません
review-tryIt = { $move }を試す
review-shown = 表示する情報
review-shownNote = 誰の視点か
review-asYou = あなたの視点
review-as = { $name }の視点
review-all = すべて公開
review-knowledgeLine = 助言はその席が知っていたことだけに基づきます。「すべて公開」では誰も知らなかったことまで見えます。
review-turning = 分かれ目
review-turningMine = あなたの勝率の変化
review-turningTheirs = { $name }の勝率の変化
review-noTurning = まだありません。大きく変わった手はありません。
review-decision = { $ply }手目 · 選択
review-chance = { $ply }手目 · 運
review-point = 分かれ目
review-pointLine = どの手が決め手でしたか。ボットがすべての手を調べます。
review-pointAsk = 調べる
review-pointJudging = { $all }手中{ $done }手を評価
review-pointMine = あなたの割合：{ $before } → { $after }
review-pointTheirs = { $name }の割合：{ $before } → { $after }
review-pointLook = 見る
review-luckSkill = 運と実力
review-luckSkillMine = 全体、あなたの勝率
review-luckSkillTheirs = 全体、{ $name }の勝率
review-from = 最初
review-byDraws = 運による
review-byDecisions = 全席の選択による
review-to = 最後
review-lines = 試した進め方
review-linesNote = この端末に保存
review-line = { $ply }：{ $moves }
review-noLines = まだありません。Tを押すと、表示中の局面から手を試せます。
review-linesLine = 実線：実際の手。点線：あとから試した手。
review-forget = この進め方を消す
review-dice = 抽選を確かめる
review-verified = 確認済み
review-committed = 固定したハッシュ
review-committedLine = 最初の抽選より前
review-words = 言葉
review-wordsLine = プレイヤーから。抽選0より前に固定
review-noWords = ありませんでした
review-secret = 秘密の値
review-secretLine = 終了後に公開
review-hashLine = 秘密の値のハッシュが固定したものと一致
review-equal = 一致
review-draws = { $draws }回の抽選をすべて再計算
review-agree = すべて一致
review-noDraws = このゲームに運の要素はありませんでした。
review-thisPly = この手の抽選：0～1のうち{ $number }は{ $low }～{ $high }に入ります。{ $happened }
review-checkAgain = もう一度確かめる
review-download = 記録を保存
review-try = ここから手を試す
review-nextTurning = 次の分かれ目
review-toGame = 実際の対戦へ戻る
review-undo = 一手戻る
reviewTab-moves = 手順
reviewTab-lines = 進め方
reviewTab-dice = 抽選
review-panels = 検討
review-loading = 対戦を読み込んでいます。

## Refusals that the page itself makes

refusal-offline = サーバーが応答しません。
refusal-status = サーバーが応答できませんでした(コード { $status })。
refusal-signedOut = サインアウトされました。
refusal-alone = ここからは他の人とつながれません。
refusal-nameLength = 名前は1〜{ $most }文字です。
refusal-fileMissing = このサイトのファイルが見つかりません。
refusal-engineMissing = このページのエンジンを読み込めませんでした。
refusal-engineFailed = このページのエンジンが停止しました。
refusal-stale = 局面が変わりました。
refusal-lost = このページから送れませんでした。もう一度試すか、ページを読み込み直してください。
refusal-noTable = この端末に卓 { $table } はありません。
refusal-study = この卓では誰も対局していません。
refusal-still = この局面から続けることはできません。

## The language of the pages

language-title = 言語
language-system = 端末に合わせる

## The room of a game that has none of its own

plain-choose = あなたの手番: 行動を選んでください
plain-actions = 選べる行動
plain-chosen = { $number }個選択
plain-confirm = { $steps }を送信
plain-view = 見えている情報
plain-facts = 状況
plain-nothing = 今は選ぶことがありません。

## A bot that plays on in somebody's place

bots-standsFor = { $bot }（{ $name }の代理）

## For those who make rooms

dev-positions = エンジンの局面

names-former = 以前のプレイヤー
names-program = { $name }（ボット）

notices-ask = あなたの番になったら知らせましょうか。このページは閉じてもかまいません。
notices-here = ここで知らせる
notices-byMail = メールで
notices-no = いいえ
notices-notAllowed = ブラウザーが許可していません。このサイトの設定で変えられます。
notices-against = 相手：{ $others }
notices-play = 対局する
notices-later = 一時間後に
