# What a player is told of their turn, in English.

push-title = { $game }: it is your turn
push-play = Play
push-later = In an hour
with = with { $others }
with-until = with { $others }, until { $until }
