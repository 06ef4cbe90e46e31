### 問題のページ。

title = 問題
line = はっきり最善の手が一つあります。見つけてください。時間制限はありません。
none = ここにはまだ問題がありません。
loading = 問題を読み込んでいます。

daily-title = 今日の問題
daily-line = 全員に同じ問題です。UTCの真夜中に変わります。
daily-solve = 解く
daily-look = もう一度見る
daily-days = { $number }日連続
daily-week = 今週
daily-weekNote = 休んでも何も失いません
daily-key = ✓ 一回目で正解 · 2 二回目 · – 未解決。問題のために通知を送ることはありません。
daily-first = { $day }：一回目で正解
daily-later = { $day }：{ $tries }回目で正解
daily-open = { $day }：未解決

list-game = ゲーム
list-theme = テーマ
list-all = すべて
list-number = { $number }問
list-solved = { $all }問中{ $solved }問正解
list-name = 問題{ $number }
list-done = 正解済み
list-more = さらに{ $number }問を表示

difficulty-1 = やさしい
difficulty-2 = ふつう
difficulty-3 = むずかしい

theme-patience = 辛抱
theme-only-way = 唯一の道
theme-trap = わな
theme-opening = 序盤
theme-ending = 終盤
theme-middle = 中盤

ask-say = { $name }の番です：はっきり最善の手が一つあります
ask-sub = { $asked } · 時間制限はありません。
ask-check = 確かめる：{ $move }
ask-hint = ヒント
ask-show = 答えを見る
ask-again = もう一度
ask-next = 次の問題
ask-all = すべての問題

wrong-say = { $move }は{ $of }通りのうち{ $rank }番目です。もっと良い手があります
wrong-sub = もう一度試すか、答えを見てください。
right-say = 正解：{ $move }が最善です
right-sub = 二番目の手とははっきり差があります。
shown-say = 答え：{ $move }
hint-say = 答えのヒント
hint-none = それぞれの手が相手に何を残すか比べてください。

about-tab = 問題
about-title = この問題
about-game = ゲーム
about-choices = 選択肢
about-difficulty = 難しさ
about-theme = テーマ
about-after = 答えの後で
about-from = 出典
about-bots = ボット（{ $level }）の対局、{ $of }手中{ $acts }手目
about-people = 人どうしの対局、{ $of }手中{ $acts }手目
about-rules = ルール
about-known = この席が知っていたことだけを表示します。

why-title = 理由
why-note = 良い順
why-rank = { $rank }位
why-played = 実際に打たれた手
why-goes = この後の最善：{ $line }
why-refuted = { $name }が{ $move }と応じて勝ちます
why-proven = 証明済み：相手が何をしてもこの手が勝ち、ほかの手はすべて負けます。
why-lead = どの手も同じ長さだけ探索し、最善の手は二番目より明らかに上でした。

rating-title = パズルのレーティング
rating-tries = 初回の解答 { $number } 回
rating-line = 各パズルの最初の解答が数えられます。ヒントの後は半分です。
rating-later = 最初の解答が数えられます。今日のパズルは一日後に数えられます。
