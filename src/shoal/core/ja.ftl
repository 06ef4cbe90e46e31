# すべてのゲームに共通する文（日本語）。

you = あなた
you-with-number = あなた
seat-number = { $number }番
number-of = { $thing } { $number }
several = { $thing }×{ $number }
error = { $text }

not-your-decision = 今はあなたの番ではありません。
over = ゲームは終了しました。
chance-only = それは運だけが決めます。
chance-first = 先に運の結果が出ます。
chance-not = 今その結果は出ません。
order = ひとつの選択は決まった順に選びます。これはもう選べません。

changed = その間に局面が変わりました。
no-undo = その後に新しい情報が出たため、戻すにはほかの全員の同意が必要です。
no-undo-of-chance = ダイスの結果、引いたカード、新たに見えた情報は元に戻せません。
no-position = その局面には戻れません。
unknown-action = このゲームにその手はありません。
unknown-game = その名前のゲームはありません。
unknown-puzzle = その問題はありません。
bad-seats = このゲームはその人数では遊べません。
bad-option = 選べないオプションです（{ $text }）。
option-range = オプション{ $option }に選べる値：{ $range }。
option-unknown = { $option }というオプションはありません。
other-rules = このゲームは、このバージョンにないルールで始められました。
other-edition = このゲームは別の版で遊ばれました。
bad-record = この記録は正しくありません（{ $text }）。
dice-unconfirmed = ダイスを確認できませんでした（{ $text }）。
no-table = この端末にそのテーブルはありません。
not-finished = 検討できるのは終わったゲームだけです。
nobody-else = このテーブルにはほかにだれもいません。
practice-alone = 練習にできるのは、1人とボットだけのテーブルです。

resigned = { $seat }が投了しました。
timed-out = { $seat }の時間が切れました。
absent = { $seat }の不在が長く続きました。
returned = { $seat }が戻り、続きを指します。
taken-over = { $seat_is ->
    [you] あなたの代わりにボットが続けます。
   *[other] { $seat }：ここからはボットが続けます。
}
only-step = { $seat }の手番を自動で進めました。ほかにできることがありません。
undone = { $seat }が{ $to }手目の後の局面まで戻しました。
quit = { $seat }が対局をやめました。

from-games = 先まで進めた{ $games }局から。
from-positions = 調べた{ $positions }局面から。
proven-won = 証明済み：相手がどう打っても、この手で勝てます。
proven-lost = 証明済み：相手がまちがえなければ、相手の勝ちです。
