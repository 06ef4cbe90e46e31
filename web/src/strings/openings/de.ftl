### Die Seite der Eröffnungen.

title = Eröffnungen
loading = Die Stellung wird geladen.

tab-choices = Züge
tab-which = Welche Partien

say-games = { $games ->
    [one] In { $games } Partie hat hier jemand entschieden
   *[other] In { $games } Partien hat hier jemand entschieden
}
say-nobody = Hier war noch niemand
say-chance = Hier entscheidet der Zufall
say-end = Gezählt werden nur die ersten { $decisions } Entscheidungen
say-firsts = Was jeder Platz zuerst gewählt hat
say-start = Der Anfang der Partie

list-games = { $games ->
    [0] keine Partien
    [one] { $games } Partie
   *[other] { $games } Partien
}
list-share = gewinnt { $share }, wahrscheinlich { $low } bis { $high }
list-none = Keine beendete öffentliche Partie war hier.
list-chance = Was der Zufall bringen kann
list-end = Hier endet die Eröffnung.
list-place = Als Nummer { $place } an der Reihe
list-alike = Stellungen, die durch Drehen oder Spiegeln gleich werden, zählen zusammen. Unter zehn Partien gibt es keinen Anteil.
list-firsts = Egal, was davor geschah. Unter zehn Partien gibt es keinen Anteil.

act-back = Einen Schritt zurück
act-start = Zum Anfang

which-title = Welche Partien zählen
which-game = Spiel
which-seats = Plätze
which-options = Optionen
which-strength = Wer entschied
which-everybody = Alle
which-line = Alle beendeten öffentlichen Partien, ohne Namen. Eine Partie zählt binnen einer Minute nach ihrem Ende.

strength-new = Neue Leute
strength-middle = Leute ab 1400
strength-strong = Leute ab 1800
strength-easy = Leichte Bots
strength-hard = Starke Bots
