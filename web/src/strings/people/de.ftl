# Was die Seiten über Leute sagen, auf Deutsch: die Listen der Lobby, Profile, Ranglisten.

## Lists of the lobby

lists-mine = Weiterspielen
lists-note = { $waiting ->
    [0] { $others ->
        [one] 1 wartet auf andere
       *[other] { $others } warten auf andere
    }
    [one] 1 wartet auf dich · { $others } auf andere
   *[other] { $waiting } warten auf dich · { $others } auf andere
}
lists-all = Alle meine Spiele
lists-yourTurn = Du bist dran
lists-missed = Ein Bot spielt für dich
lists-toPlay = { $name } ist dran
lists-waits = wartet auf Mitspieler
lists-running = andere sind dran
lists-left = noch { $time }
lists-days = { $days } T { $hours } Std.
lists-hours = { $hours } Std. { $minutes } min
lists-minutes = { $minutes } min
lists-more = { $name } und { $number } weitere
lists-open = Offene Tische
lists-any = Alle
lists-live = Live
lists-overDays = Über Tage
lists-rated = gewertet
lists-watch = Laufende Spiele
lists-watchIt = Zusehen
lists-stays = Ein Tisch bleibt offen, solange sein Gastgeber da ist, oder 7 Tage, wenn er über einen Link geht.

## Level and seats

pick-title = { $game } gegen Bots
pick-level = Stufe
pick-seats = Plätze
pick-play = { $level } · { $seats } Plätze spielen
pick-kept = Wird für das nächste Mal gemerkt.
pick-options = Alle Optionen
pick-deckhand = übersieht viel; für deine ersten Spiele
pick-mate = spielt solide und übersieht manches
pick-skipper = bestraft Fehler
pick-admiral = plant weit voraus
pick-neptune = denkt am längsten, 2 s

## Profiles

profile-guest = Gast: nur auf diesem Gerät gespeichert
profile-account = Konto
profile-program = ein Bot-Konto: Ein Programm spielt
profile-since = seit { $date }
profile-finishes = beendet { $share } der Spiele
profile-puzzles = Rätsel { $rating } ± { $margin }
profile-ratedGames = { $number ->
    [one] 1 gewertetes Spiel
   *[other] { $number } gewertete Spiele
}
profile-ratings = Wertungen nach Spiel
profile-noRatings = Noch keine gewerteten Spiele.
profile-margin = ± { $margin }
profile-settling = noch ungewiss
profile-change = { $change } in 90 Tagen
profile-history = { $game }, Wertung Tag für Tag: von { $first } bis { $last }, am niedrigsten { $least }, am höchsten { $most }
profile-games = Letzte Spiele
profile-gamesNote = öffentliche Tische
profile-gamesOwn = Spiele über Links und gegen Bots siehst nur du
profile-earlierGames = Frühere Spiele
profile-noGames = Noch keine beendeten Spiele.
profile-won = gewonnen, { $score }
profile-shared = Sieg geteilt, { $score }
profile-lost = verloren, { $score }
profile-review = Analyse
profile-reviewOf = Dieses Spiel von { $game } analysieren
profile-rename = Namen ändern
profile-name = Name
profile-save = Speichern
profile-earlier = bis vor kurzem { $name }
profile-tallies = Ergebnisse
profile-talliesNote = beendete Spiele gegen Menschen, öffentliche Tische
profile-talliesLine = Ein geteilter Sieg zählt anteilig. Mit mehr Plätzen gewinnt man seltener; vergleichen lässt sich die letzte Spalte.
profile-noTallies = Noch keine beendeten Spiele gegen Menschen an öffentlichen Tischen.
profile-game = Spiel
profile-seats = Plätze
profile-played = Spiele
profile-first = Erster
profile-share = Anteil
profile-even = gleicher Anteil
profile-above = darüber
profile-habits = Gewohnheiten
profile-habitsNote = öffentliche Spiele gegen Menschen
profile-square = { $game }: erstes Schiff als Schwarz
profile-licence = { $game }: gekaufte Lizenzen
profile-box = { $game }: Feld des ersten Jahres
profile-species = { $game }: Fischereitafel
profile-withIt = und Anteil am Sieg damit
profile-habit = { $number } · { $share }
profile-few = Weniger als 10 Spiele: gezeigt, aber ohne Schluss daraus.
profile-together = Du und { $name }
profile-togetherGames = { $number ->
    [one] 1 Spiel
   *[other] { $number } Spiele
}
profile-you = Du { $number }
profile-ahead = { $game }, { $seats } Plätze
profile-aheadLine = wer vorn lag
profile-seen = Was andere hier sehen
profile-seenLine = Name, Wertungen, Ergebnisse und Gewohnheiten an öffentlichen Tischen. Nicht gezeigt: E-Mail, Geräte, Spiele über Links, Spiele gegen Bots, wem du folgst oder wen du blockierst.

## Leaderboards

players-title = Spieler
players-board = Rangliste
players-bots = Bots
players-note = 10 gewertete Spiele, ± { $most } oder weniger
players-player = Spieler
players-rating = Wertung
players-margin = sicher auf
players-games = Spiele
players-above = über gleich
players-you = du
players-nobody = Noch hat niemand einen Platz. Gewertete Spiele mit Konto führen hierher.
players-line = Die Wertung ist niedriger, solange sie ungewiss ist: ein paar glückliche Spiele bringen nichts. Gäste und Bots haben keinen Platz.
players-more = Mehr
players-find = Jemanden finden
players-challenge = Herausfordern
players-challengeThem = { $name } herausfordern
players-name = Name
players-none = So heißt niemand. Gäste findet nur der ganze Name.
players-best = { $game } { $rating }
players-unrated = noch ohne Wertung
