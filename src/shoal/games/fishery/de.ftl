# Fishery auf Deutsch.

summary = Setzt Schiffe, dann Netze, bis das Meer geteilt ist; wer in einem Fanggebiet die meisten Schiffe hat, bekommt die Fische.
seat-0 = Schwarz
seat-1 = Weiß
option-rows = Reihen des Bretts
option-columns = Spalten des Bretts
option-ships = Schiffe für jeden
option-net_limit = Netze für jeden; 0 für beliebig viele
name-rows = Reihen
name-columns = Spalten
name-ships = Schiffe
name-net_limit = Höchstzahl der Netze
preset-pond = Teich
preset-puddle = Pfütze
ending-passed = Beide haben gepasst, obwohl noch Netze möglich waren.
ending-exhausted = Es war kein Netz mehr möglich.

## Was geschah

passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
placed = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein Schiff auf { $square }.
all-placed = Alle Schiffe sind gesetzt. Ab jetzt werden Netze ausgelegt.
cast = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} ein Netz bei { $net } aus.
closed = Ein Fanggebiet bei { $square } mit { $squares_count ->
    [one] 1 Fisch
   *[other] { $squares_count } Fischen
} ist geschlossen: { $black } schwarze, { $white } weiße { $white ->
    [one] Schiff
   *[other] Schiffe
}. { $seat_is ->
    [you] Es gehört dir.
   *[other] Es gehört { $seat }.
}
contested = Ein Fanggebiet bei { $square } mit { $squares_count ->
    [one] 1 Fisch
   *[other] { $squares_count } Fischen
} ist geschlossen: { $black } schwarze, { $white } weiße { $white ->
    [one] Schiff
   *[other] Schiffe
}. Es gehört niemandem.
won = Spielende: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $fish } zu { $fewer } Fischen.
won-tie = Spielende, je { $fish } Fische: Der Gleichstand geht an Weiß, { $seat_is ->
    [you] also an dich.
   *[other] also an { $seat }.
}

## Was gefragt ist

asked-ship = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein Schiff.
asked-net = { $seat_is ->
    [you] Du legst ein Netz aus oder passt.
   *[other] { $seat } legt ein Netz aus oder passt.
}
asked-net-or-end = { $seat_is ->
    [you] Du legst ein Netz aus oder passt und beendest das Spiel.
   *[other] { $seat } legt ein Netz aus oder passt und beendet das Spiel.
}

## Warum nicht

ships-first = Netze gibt es erst, wenn das letzte Schiff gesetzt ist.
ships-all-placed = Alle Schiffe sind gesetzt; jetzt werden Netze ausgelegt.
no-pass = Solange Schiffe gesetzt werden, kannst du nicht passen.
nets-used-up = Du hast kein Netz mehr und musst passen.
no-such-square = { $square } liegt nicht auf diesem Brett.
ship-there = Auf { $square } steht schon ein Schiff.
no-such-net = { $net } liegt nicht auf diesem Brett.
net-there = Bei { $net } liegt schon ein Netz.
without-ship = Jedes Fanggebiet braucht ein Schiff: { $squares } wäre ohne Schiff abgeschlossen.
without-rim = Jedes Fanggebiet braucht ein blaues Netz am Rand: { $squares } hätte keines.

## On the page

ask-ship = Du bist dran: Setz ein Schiff
ask-shipLine = Auf ein beliebiges freies Feld. Schiffe übrig: { $left } von { $all }.
ask-net = Du bist dran: Leg ein Netz aus oder passe
ask-netLine = Ein Netz darf nur schließen, wenn jeder Teil ein Schiff und ein blaues Netz am Rand behält.
ask-onlyPass = Du bist dran: passe
ask-theyPassed = Die andere Seite hat gepasst: Passt du auch, ist das Spiel zu Ende.
ask-chosen = Gewählt: { $move }. Enter bestätigt.
do-ship = Schiff auf { $square } setzen
do-net = Netz { $net } auslegen
do-pass = Passen
move-ship = Schiff { $square }
move-net = Netz { $net }
move-pass = passen
line-ships = Schiff { $number } von { $all }
line-nets = Zug { $move } · Netze
line-left = { $side } · noch { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
line-winsTies = { $side } · gewinnt Gleichstände

board-label = Fishery-Brett, { $rows } × { $columns }. Die Pfeiltasten gehen von Platz zu Platz, Enter wählt.
board-empty = { $square }, leer
board-ship = { $square }, Schiff von { $side }
board-space = Netzplatz { $net }: { $consequence }
board-closesNothing = schließt nichts
board-closes = schließt zwei Fanggebiete: { $parts }
board-part = { $side } { $number }
board-nobody = niemand
board-refused = nicht erlaubt: { $sentence }
nudge-ship = Schiff auf { $square }
nudge-net = Netz { $net }

score-title = Wertung
score-now = Wertung, wenn jetzt Schluss wäre
score-squares = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
score-fish = Schwarz { $black } · niemand { $tied } · Weiß { $white }
score-black = Schwarz { $fish }
score-tied = niemand { $fish }
score-white = { $fish } Weiß
score-withNet = mit deinem Netz
reach-title = Reichweite
reach-note = nächstes Schiff
reach-line = Ein Feld zählt für die Seite mit dem nächsten Schiff. Das zeigt, was zu fangen wäre; es ist keine Wertung.
reach-squares = Schwarz { $black } · gleich { $equal } · Weiß { $white }
reach-equal = gleich { $number }
reach-withShip = mit deinem Schiff
supply-ships = Schiffe zu setzen
supply-left = noch { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
fisheries-title = Fanggebiete
fisheries-note = Schiffe Schwarz–Weiß
fisheries-first = erstes Feld
fisheries-ships = Schiffe
fisheries-tied = niemand
fisheries-sum = Fische

legend-open = offen
legend-chosen = deine Wahl
legend-last = letzter Zug
legend-refused = nicht erlaubt
legend-nearBlack = näher bei Schwarz
legend-nearWhite = näher bei Weiß
legend-equal = gleich
legend-gained = Gewinn durch dieses Schiff
legend-tied = Gleichstand, zählt für niemanden
