# 端末に表示する文（日本語）。

## shoal games

column-game = ゲーム
column-designer = 作者
column-players = 人数
game-line = { $title }（作者：{ $designer }、{ $players }人用）
games-more = `shoal games ゲーム名` でオプションとプリセットを表示します。
range = { $low }～{ $high }
option = { $setting }（{ $values }）：{ $effect }
preset = プリセット{ $name }：{ $settings }
reconstructed = ルールブックにない復元部分：{ $sections }

## shoal play

welcome = { $title }（作者：{ $designer }）：{ $players }
player = { $who ->
    [you] { $seat }（あなた）
    [bot] { $seat }（ボット）
   *[person] { $seat }（人）
}
options = オプション：{ $settings }
not-printed = ルールブックにない復元部分：{ $sections }
commitment = コミットメント { $hash }
keys = アクションを入力してください。? か help で選べるアクションの一覧、hint で助言、undo で取り消し、quit で終了します。
prompt = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}
prompt-sealed = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}（伏せて選択）
hand-over = { $seat }に交代し、Enterキーを押してください
taken-back = 取り消しました。
cannot-undo = 取り消せる手がないか、その後に運や秘密の情報が関わりました。
unknown-action = 「{ $text }」というアクションはありません。
hint = おすすめ：{ $actions }
hint-action = { $action }（{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }）
bot-failed = { $bot }の負けです:{ $fault ->
    [missing] 起動できません
    [ended] プログラムが終了しました
    [late] 時間内に答えませんでした
    [flooded] 出力が多すぎます
    [garbled] 答えを読み取れません
   *[illegal] 許されない行動です
}({ $detail })。
record-written =
    記録を{ $file }に保存しました。
    `shoal verify { $file }` で確認できます。

## The full screen

screen-turn = { $seat_is ->
    [you] あなたの番
   *[other] { $seat }の番
}
screen-sealed = { $seat_is ->
    [you] 秘密に選んでください
   *[other] { $seat }が秘密に選びます
}
screen-thinking = { $seat }が考えています…
screen-hinting = 最善のアクションを探しています…
screen-over = ゲームは終わりました
screen-leave = Enterキーで終了します。
screen-curtain = ほかの人は画面を見ないでください。
screen-points = { $seat }：{ $before } → { $after }点
screen-log = できごと
screen-ahead = { $action }を選ぶと
screen-advice = ヒント
screen-refused = できません
screen-actions = アクション{ $count }個
screen-none = Enter：理由  Esc：全部
screen-type = アクションを入力するか↓を押す
screen-keys = ? ヘルプ  F2 ヒント  F3 取消  F10 終了
screen-help = ↑と↓でアクションを選ぶか、名前の一部を入力します。Shiftと矢印キーで盤の上を移動できます。盤には、それで何が変わるかが表示されます。Enterで実行します。
    Tabは入力を補完し、Escは消します。
    マウスでは、盤の上のものかアクションをクリックし、もう一度クリックすると実行します。
    Page UpとPage Downは盤を、Ctrlと一緒に押すとできごとの一覧を動かします。Ctrl+↑とCtrl+↓はその左の文章を動かします。
    一覧にないアクションの名前も入力できます。どのルールがそれを禁じているかが表示されます。
    F2か「hint」は最強のボットに尋ねます。F3か「undo」は最後のアクションを取り消します。ただし、その後に運や秘密が関わっていない場合だけです。F10か「quit」は終了します。
screen-help-title = { $title }：この画面での遊び方
screen-help-close = どのキーでもゲームに戻ります。

## The end

unfinished = ゲームは{ $plies }手で中断されました。
result = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}：{ $points }点
result-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}：{ $points }点、勝ち
result-shared = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}：{ $points }点、勝ちを分け合う（{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }）

## Installation

not-installed = { $package }がインストールされていません。Shoalのフォルダーで実行してください：pip install '.[{ $extra }]'
not-measured = { $subject }はインストールされていないため、測定しません。
compiled-not-measured = コンパイル版はインストールされていないため、測定しません。
site-no-pages = この環境にはページがありません。Node（22以降）を用意し、Shoalのフォルダーで実行してください：npm ci --prefix web && npm run build:site --prefix web
site-interpreted = ページはコンパイルされていないエンジンで動きます（約10倍遅くなります）。このソースに合うコンパイル済みモジュールがありません。作るには：python scripts/wasm.py

## shoal serve

serve-address = Shoalのアドレス：{ $address }
serve-file = テーブルの保存先：{ $file }
serve-database = テーブルはPostgreSQLに保存されます。
serve-bots = ボットはこのプロセスで動きます。
serve-bots-elsewhere = ボットには別のプロセスが必要です：shoal worker
serve-no-pages = この環境にはページがないため、ブラウザーでは遊べません。Node（22以降）を用意し、Shoalのフォルダーで実行してください：python3 scripts/start.py
serve-stop = Ctrl+Cで終了します。
serve-stopped = 終了しました。

## Long commands

progress = { $total }のうち{ $done }が終了（{ $seconds }秒）
faster-build = これはインタープリター版です。ボットの思考では、コンパイル版が{ $least }～{ $most }倍速く動きます。Shoalのフォルダーで実行してください：HATCH_BUILD_HOOKS_ENABLE=1 pip install .
stopped = 中断しました。ここまでの結果：
stopped-too-early = 最初のゲームが終わる前に中断しました。

## shoal edition

edition-none = { $game }にはエディションファイルがありません。
