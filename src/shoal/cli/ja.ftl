# 端末に表示する文（日本語）。

## shoal games

column-game = ゲーム
column-designer = 作者
column-players = 人数
column-options = オプションとプリセット
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
keys = アクションを入力してください。? で選べるアクションの一覧、hint で助言、undo で取り消し、quit で終了します。
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
record-written = 記録を{ $file }に保存しました。`shoal verify { $file }` で確認できます。

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
