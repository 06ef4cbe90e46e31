# Was in jedem Spiel gesagt wird, auf Deutsch.

you = dich
you-with-number = du
seat-number = Platz { $number }
number-of = { $thing } { $number }
several = { $thing } ×{ $number }
error = { $text }

not-your-decision = Du bist gerade nicht am Zug.
over = Das Spiel ist zu Ende.
chance-only = Das entscheidet nur der Zufall.
chance-first = Erst entscheidet der Zufall.
chance-not = Dieses Ergebnis ist gerade nicht möglich.
order = Die Teile einer Wahl werden in fester Reihenfolge genannt, und dieser kommt zu spät.

changed = Die Stellung hat sich inzwischen geändert.
no-undo = Seitdem gab es Neues zu sehen: Alle anderen müssen zustimmen, bevor du zurückgehst.
no-undo-of-chance = Würfe, gezogene Karten und was neu zu sehen war, lassen sich nicht zurücknehmen.
no-position = Zu dieser Stellung kann man nicht zurückkehren.
unknown-action = Diesen Zug gibt es in diesem Spiel nicht.
unknown-game = Es gibt kein Spiel mit diesem Namen.
unknown-puzzle = Dieses Rätsel gibt es nicht.
bad-seats = Mit so vielen Leuten kann man dieses Spiel nicht spielen.
bad-option = Eine Option ist nicht möglich: { $text }.
option-range = Möglich für die Option { $option }: { $range }.
option-unknown = Es gibt keine Option { $option }.
other-rules = Dieses Spiel wurde nach Regeln begonnen, die diese Version nicht hat.
other-edition = Dieses Spiel wurde mit einer anderen Ausgabe gespielt.
bad-record = Diese Aufzeichnung ist nicht gültig: { $text }.
dice-unconfirmed = Die Würfel ließen sich nicht bestätigen: { $text }.
no-table = Diesen Tisch gibt es auf diesem Gerät nicht.
not-finished = Nur ein beendetes Spiel kann analysiert werden.
nobody-else = Sonst ist niemand an diesem Tisch.
practice-alone = Üben kann man nur an einem Tisch mit einer Person und Bots.

resigned = { $seat_is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
timed-out = { $seat_is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
}
absent = { $seat_is ->
    [you] Du warst zu lange weg.
   *[other] { $seat } war zu lange weg.
}
returned = { $seat_is ->
    [you] Du bist zurück und spielst weiter.
   *[other] { $seat } ist zurück und spielt weiter.
}
taken-over = { $seat_is ->
    [you] Ein Bot spielt für dich weiter.
   *[other] { $seat }: Ab hier spielt ein Bot weiter.
}
only-step = { $seat_is ->
    [you] Für dich erledigt: Etwas anderes ist nicht erlaubt.
   *[other] Für { $seat } erledigt: Etwas anderes ist nicht erlaubt.
}
undone = { $seat_is ->
    [you] Du kehrst
   *[other] { $seat } kehrt
} zur Stellung nach { $to ->
    [one] 1 Zug
   *[other] { $to } Zügen
} zurück.
quit = { $seat_is ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}

from-games = Aus { $games ->
    [one] 1 weitergespielten Partie.
   *[other] { $games } weitergespielten Partien.
}
from-positions = Aus { $positions ->
    [one] 1 betrachteten Stellung.
   *[other] { $positions } betrachteten Stellungen.
}
proven-won = Bewiesen: Das gewinnt, was die Gegenseite auch tut.
proven-lost = Bewiesen: Die Gegenseite gewinnt, wenn sie keinen Fehler macht.
