# Was jemand über den eigenen Zug erfährt, auf Deutsch.

push-title = { $game }: Du bist am Zug
push-play = Spielen
push-later = In einer Stunde
with = mit { $others }
with-until = mit { $others }, bis { $until }
