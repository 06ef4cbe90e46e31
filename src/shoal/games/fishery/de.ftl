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
name-ships = Schiffe für jeden
name-net_limit = Netze für jeden
value-net_limit-0 = beliebig viele
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
} ist geschlossen: { $black ->
    [one] 1 schwarzes
   *[other] { $black } schwarze
} und { $white ->
    [one] 1 weißes Schiff
   *[other] { $white } weiße Schiffe
}. { $seat_is ->
    [you] Es gehört dir.
   *[other] Es gehört { $seat }.
}
contested = Ein Fanggebiet bei { $square } mit { $squares_count ->
    [one] 1 Fisch
   *[other] { $squares_count } Fischen
} ist geschlossen: { $black ->
    [one] 1 schwarzes
   *[other] { $black } schwarze
} und { $white ->
    [one] 1 weißes Schiff
   *[other] { $white } weiße Schiffe
}. Es gehört niemandem.
won = Spielende: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $fish } zu { $fewer } Fischen.
won-tie = Spielende, je { $fish } Fische: Der Gleichstand geht an Weiß, { $seat_is ->
    [you] also an dich.
   *[other] also an { $seat }.
}
forced-pass = { $seat_is ->
    [you] Für dich gepasst: Du darfst kein Netz mehr auswerfen.
   *[other] Für { $seat } gepasst: Kein Netz darf mehr ausgeworfen werden.
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
asked-pass = { $seat_is ->
    [you] Du kannst nur passen.
   *[other] { $seat } kann nur passen.
}
asked-end = { $seat_is ->
    [you] Du kannst nur passen und beendest damit das Spiel.
   *[other] { $seat } kann nur passen und beendet damit das Spiel.
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
without-ship = Jedes Fanggebiet braucht ein Schiff: { $squares_count ->
    [1] { $squares } wäre
    [2] { $squares } wären
    [3] { $squares } wären
    [4] { $squares } wären
   *[other] { $squares_count } Felder wären
} ohne Schiff abgeschlossen.
without-rim = Jedes Fanggebiet braucht ein blaues Netz am Rand: { $squares_count ->
    [1] { $squares } hätte
    [2] { $squares } hätten
    [3] { $squares } hätten
    [4] { $squares } hätten
   *[other] { $squares_count } Felder hätten
} keines.
ships-too-many = Auf ein Brett von { $rows } mal { $columns } passen nicht so viele Schiffe: { $ships }.

## Headings of RULES.md

rules-fishery-the-rules = Fishery: die Regeln
rules-fishery-the-rules-line = { summary }
rules-board-and-pieces = Brett und Figuren
rules-board-and-pieces-line = Felder, Netzplätze dazwischen, ein Rand aus blauen Netzen und gleich viele Schiffe für jede Seite.
rules-ships = Schiffe
rules-ships-line = Abwechselnd setzt jede Seite ein Schiff auf ein freies Feld; gepasst wird nicht.
rules-nets = Netze
rules-nets-line = Ein Netz pro Zug; jedes Fanggebiet braucht ein Schiff und ein blaues Netz am Rand.
rules-passing = Passen
rules-passing-line = Statt ein Netz auszulegen, darfst du passen; ist kein Netz möglich, musst du.
rules-end-of-the-game = Spielende
rules-end-of-the-game-line = Passen beide nacheinander, ist das Spiel zu Ende.
rules-scoring = Wertung
rules-scoring-line = Wer mehr Schiffe in einem Fanggebiet hat, bekommt seine Fische; ein Gleichstand geht an Weiß.
rules-rulings = Auslegungen
rules-rulings-line = Was die Spielregel offenlässt, wie es hier entschieden ist und warum.
rules-why-legality-is-quick = Warum die Prüfung schnell ist
rules-why-legality-is-quick-line = Ein Beweis, dass nur das Wasser neben einem neuen Netz zu prüfen ist.
rules-version-history = Versionen
rules-version-history-line = Was sich von einer Fassung dieser Regeln zur nächsten geändert hat.

## Was dafür spricht

why-ends = Dann haben beide gepasst, und das Spiel ist zu Ende.
why-closes = Schließt { $squares_count ->
    [one] 1 Feld
   *[other] { $squares_count } Felder
} für dich, Schiffe { $own } zu { $others }.
why-gives = Gibt { $other } { $squares_count ->
    [one] 1 Feld
   *[other] { $squares_count } Felder
}, Schiffe { $others } zu { $own }.
why-nobody = Schließt { $squares_count ->
    [one] 1 Feld
   *[other] { $squares_count } Felder
} für niemanden, Schiffe { $ships } zu { $ships }.
why-result = Wenn dann beide passen: { $fish } Fische für dich, { $fewer } für { $other }.
why-tie = Wenn dann beide passen: je { $fish } Fische, und ein Gleichstand geht an Weiß.
why-bars = Dann darf niemand mehr ein Netz bei { $nets } auslegen.
why-bars-many = Es schließt { $number } andere Netze aus.
why-quiet = Es schließt noch nichts.
why-nearer = Deine Schiffe sind dann { $number ->
    [one] 1 Feld
   *[other] { $number } Feldern
} am nächsten, vorher { $before }.
why-others-nearer = { $other } ist dann { $number ->
    [one] 1 Feld
   *[other] { $number } Feldern
} am nächsten, vorher { $before }.

## On the page

ask-ship = Du bist dran: Setz ein Schiff
ask-shipLine = Auf ein beliebiges freies Feld. Schiffe übrig: { $left } von { $all }.
ask-net = Du bist dran: Leg ein Netz aus oder passe
ask-netLine = Mehr Schiffe besitzen geschlossenes Wasser. Jeder Teil braucht ein Schiff und ein blaues Netz am Rand.
ask-onlyPass = Du bist dran: passe
ask-theyPassed = Die andere Seite hat gepasst: Passt du auch, ist das Spiel zu Ende.
do-ship = Schiff auf { $square } setzen
do-net = Netz { $net } auslegen
do-pass = Passen
do-aShip = Schiff setzen
do-aNet = Netz auslegen
do-onlyPass = Kein Netz möglich: passen
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
track-ships = Schiffe
track-nets = Netze
words-ship = Wähl ein freies Feld auf dem Brett.
words-net = Wähl einen Netzplatz zwischen zwei Feldern oder passe.
words-onlyPass = Du kannst kein Netz mehr auslegen. Drück auf Passen.
words-shipChosen = Schiff { $square } gewählt.
words-shipGains = { $number ->
    [one] Es bringt dir 1 Feld Reichweite.
   *[other] Es bringt dir { $number } Felder Reichweite.
}
words-netChosen = Netz { $net } gewählt.
words-closesNothing = Es schließt noch nichts.
words-closes = Es schließt zwei Fanggebiete: { $parts }.
words-passChosen = Passen gewählt.
words-passLine = Passen beide nacheinander, ist das Spiel zu Ende.

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

score-title = Endstand
score-now = Wäre jetzt Schluss
score-squares = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
score-fish = Schwarz { $black } · niemand { $tied } · Weiß { $white }
score-tied = niemand { $fish }
score-lead = Vorsprung { $gain }
score-withNet = Mit deinem Netz
score-hereNet = Wähl ein Netz: Hier steht dann, was es bringt.
score-hereWait = Die andere Seite ist am Zug.
score-refused = Nicht erlaubt
score-fisheries = Schwarz { $black }, Weiß { $white }, niemand { $tied }.
reach-title = Reichweite
reach-note = wessen Schiff am nächsten ist
reach-line = Ein Feld zählt für die Seite mit dem nächsten Schiff. Das zeigt, was zu fangen wäre; es ist keine Wertung.
reach-squares = Schwarz { $black } · gleich { $equal } · Weiß { $white }
reach-equal = gleich { $number }
reach-withShip = Mit deinem Schiff
reach-here = Wähl ein Feld: Hier steht dann seine Reichweite.
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
fisheries-one = { $side }: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
fisheries-inIt = Schiffe darin: { $black } schwarze, { $white } weiße. { $owned ->
    [yes] Die Seite mit mehr Schiffen bekommt einen Fisch je Feld.
   *[no] Gleich viele, also zählt es für niemanden.
}
left-title = Was übrig ist
left-open = Offene Netzplätze
left-refused = Für immer verboten
left-nets = Ausgelegte Netze
parts-first = größtes Gebiet
parts-second = zweites
parts-others = übrige
now-chosen = Gewählt: { $move }
now-changes = Was sich ändert
now-ships = Schiffe { $ships }
now-fromTo = { $before } → { $after }
now-closing = Netze, die jetzt etwas schließen
now-noClosing = Noch schließt kein einzelnes Netz etwas. Netze dürfen überall liegen und das vorbereiten.

legend-open = offen
legend-chosen = deine Wahl
legend-last = letzter Zug
legend-refused = nicht erlaubt
legend-nearBlack = näher bei Schwarz
legend-nearWhite = näher bei Weiß
legend-equal = gleich
legend-gained = Gewinn durch dieses Schiff
legend-tied = Gleichstand
legend-title = Auf dem Brett
legend-black = Wasser von Schwarz
legend-white = Wasser von Weiß
legend-openHelp = Hier darf ein Netz liegen.
legend-chosenHelp = Sie wird gesendet, wenn du sie bestätigst.
legend-lastHelp = Der letzte Zug, bis zum nächsten.
legend-refusedHelp = Ein Netz hier würde Wasser ohne Schiff oder ohne blaues Netz am Rand schließen. Das bleibt für beide verboten.
legend-blackHelp = Schwarz hat hier mehr Schiffe: Die Fische zählen für Schwarz.
legend-whiteHelp = Weiß hat hier mehr Schiffe: Die Fische zählen für Weiß.
legend-tiedHelp = Beide haben hier gleich viele Schiffe: Das zählt für niemanden.
legend-gainedHelp = Dein Schiff wäre hier das nächste.
