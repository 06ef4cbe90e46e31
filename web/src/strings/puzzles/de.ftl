### Die Seiten der Rätsel.

title = Rätsel
line = Ein Zug ist klar der beste. Finde ihn; es läuft keine Uhr.
none = Hier gibt es noch keine Rätsel.
loading = Das Rätsel wird geladen.

daily-title = Rätsel des Tages
daily-line = Für alle dasselbe. Es wechselt um Mitternacht, UTC.
daily-solve = Lösen
daily-look = Noch einmal ansehen
daily-days = { $number ->
    [one] { $number } Tag in Folge
   *[other] { $number } Tage in Folge
}
daily-week = Diese Woche
daily-weekNote = ein Tag Pause kostet nichts
daily-key = ✓ beim ersten Versuch · 2 beim zweiten · – nicht gelöst. Für Rätsel kommt nie eine Nachricht.
daily-first = { $day }: beim ersten Versuch gelöst
daily-later = { $day }: bei Versuch { $tries } gelöst
daily-open = { $day }: nicht gelöst

list-game = Spiel
list-theme = Thema
list-all = Alle
list-number = { $number } Rätsel
list-solved = { $solved } von { $all } gelöst
list-name = Rätsel { $number }
list-done = gelöst
list-more = { $number } weitere zeigen

difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = schwer

theme-patience = Geduld
theme-only-way = Einziger Weg
theme-trap = Falle
theme-opening = Eröffnung
theme-ending = Schluss
theme-middle = Mittelspiel

ask-say = { $name } am Zug: eine Wahl ist klar die beste
ask-sub = { $asked } · Es läuft keine Uhr.
ask-check = Prüfen: { $move }
ask-hint = Hinweis
ask-show = Zeigen
ask-again = Noch einmal
ask-next = Nächstes Rätsel
ask-all = Alle Rätsel

wrong-say = { $move }: Rang { $rank } von { $of }. Es geht besser
wrong-sub = Versuch es noch einmal, oder sieh nach.
right-say = Ja: { $move } ist das Beste
right-sub = Das Zweitbeste liegt deutlich dahinter.
shown-say = Die Antwort: { $move }
hint-say = Ein Hinweis auf die Antwort
hint-none = Vergleiche, was jede Wahl den anderen lässt.

about-tab = Rätsel
about-title = Dieses Rätsel
about-game = Spiel
about-choices = Möglichkeiten
about-difficulty = Schwierigkeit
about-theme = Thema
about-after = kommt nach der Antwort
about-from = Aus
about-bots = einer Partie von Bots ({ $level }), Zug { $acts } von { $of }
about-people = einer Partie von Menschen, Zug { $acts } von { $of }
about-rules = Regeln
about-known = Es ist nur zu sehen, was dieser Platz wusste.

why-title = Warum
why-note = nach ihrem Wert geordnet
why-rank = Rang { $rank }
why-played = so gespielt
why-goes = Bestes Spiel danach: { $line }
why-refuted = { $name } antwortet { $move } und gewinnt
why-proven = Es ist bewiesen: Dieser Zug gewinnt, was immer die anderen tun, und jeder andere verliert.
why-lead = Jede Wahl wurde für sich gleich lange durchsucht; die beste lag deutlich vor der zweiten.

rating-title = Deine Wertung bei Rätseln
rating-tries = { $number ->
    [one] { $number } erster Versuch
   *[other] { $number } erste Versuche
}
rating-line = Der erste Versuch an jedem Rätsel zählt, nach einem Hinweis zählt er halb.
rating-later = Der erste Versuch zählt, beim Rätsel des Tages nach einem Tag.
