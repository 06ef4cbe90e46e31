# 手番の知らせ（日本語）。

push-title = { $game }：あなたの番です
push-play = 対局する
push-later = 一時間後に
with = 相手：{ $others }
with-until = 相手：{ $others }、期限：{ $until }
