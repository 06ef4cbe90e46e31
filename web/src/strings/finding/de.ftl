# Was die Seiten sagen, wenn Leute sich suchen, auf Deutsch.

find-title = Mitspieler suchen
find-note = { $looking ->
    [0] sonst sucht niemand
    [one] 1 Person sucht
   *[other] { $looking } Personen suchen
}
find-games = Eines dieser Spiele
find-seats = Spieler bei { $game }
find-people = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
find-clock = Uhr
find-live = Live
find-days = Über Tage
find-either = Beides
find-bot = Solange gegen einen Bot spielen
find-botHint = Das Spiel wird weggelegt, nicht beendet, wenn jemand gefunden ist.
find-rated = Gewertet
find-ratedHint = Braucht auf jedem Platz ein Konto.
find-look = Mitspieler suchen
find-noTimes = Wir suchen 30 Minuten lang und sagen Bescheid. Für ein Spiel über Tage muss niemand hier sein.
find-usual = Um diese Zeit dauerte das Warten auf { $game } meist unter { $minutes ->
    [one] 1 Minute.
   *[other] { $minutes } Minuten.
}
find-looking = Mitspieler gesucht: { $time }
find-lookingSaid = Mitspieler werden gesucht.
find-ratings = Wertung { $low } bis { $high }, jede Minute weiter
find-anyRating = Jede Wertung
find-here = { $here } von { $seats } für { $game }
find-stops = Nach 30 Minuten hören wir auf und sagen es. Dein Spiel gegen den Bot bleibt.
find-back = Zurück zum Bot
find-stop = Nicht mehr suchen
find-ended = Wir suchen nicht mehr: In 30 Minuten kam niemand, oder deine Verbindung brach ab.
find-close = Schließen
found-two = { $game } zu zweit: Nimm innerhalb einer Minute Platz
found-three = { $game } zu dritt: Nimm innerhalb einer Minute Platz
found-four = { $game } zu viert: Nimm innerhalb einer Minute Platz
found-five = { $game } zu fünft: Nimm innerhalb einer Minute Platz
found-six = { $game } zu sechst: Nimm innerhalb einer Minute Platz
found-left = Noch { $time }.
found-bot = Dein Spiel gegen den Bot ist weggelegt.
found-sit = Platz nehmen
found-no = Diesmal nicht
found-waits = Die anderen nehmen noch Platz
found-waitsLine = Das Spiel beginnt, wenn alle sitzen. Kommt jemand nicht innerhalb einer Minute, suchen wir weiter.
challenge-got = { $name } fordert dich zu { $game } heraus
challenge-terms = { $clock ->
    [live] live
   *[days] über Tage
} · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
} · gilt noch { $time }
challenge-accept = Annehmen
challenge-notNow = Jetzt nicht
challenge-other = Anders spielen
challenge-sent = Du forderst { $name } zu { $game } heraus
challenge-takeBack = Zurücknehmen
challenge-accepted = { $name } nimmt an: { $game }
challenge-sit = Platz nehmen
challenge-title = { $name } herausfordern
challenge-game = Spiel
challenge-send = Herausfordern
challenge-hint = Sie gilt live 2 Minuten, über Tage 2 Tage. Niemand erfährt, dass jemand abgelehnt hat.
rematch-asked = Du möchtest eine Revanche
rematch-askedLine = { $name } ist gefragt. Das gilt, solange du hier bist.
rematch-askedMany = Revanche: { $here } von { $seats } möchten sie
rematch-takeBack = Zurücknehmen
rematch-got = { $name } möchte eine Revanche
rematch-gotLine = Gleiche Uhr, du bist jetzt { $seat }.
rematch-gotPlain = Gleiche Uhr und Optionen. Alle sitzen einen Platz weiter.
rematch-play = Spielen
rematch-notNow = Jetzt nicht
rematch-silent = { $name } hat nicht geantwortet
rematch-silentLine = Die Revanche kann warten: live, wenn beide hier sind, oder über Tage.
rematch-days = Über Tage
rematch-later = Wenn beide hier sind
rematch-bot = Gegen einen Bot
code-good = gilt 7 Tage
code-tell = Sag ihnen den Code
code-hint = Einzugeben in der Lobby. Groß oder klein, mit oder ohne Strich.
code-copy = Code kopieren
code-copied = Kopiert
code-join = Mit Code beitreten
code-looking = Der Tisch wird gesucht …
bots-add = Bot dazusetzen
bots-addTo = Bot auf Platz { $number } setzen
bots-level = Stufe des Bots auf Platz { $number }
bots-remove = Bot wegnehmen
bots-free = Platz freigeben
bots-start = Jetzt mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
} anfangen
invite-say = { $missing ->
    [1] Schick das an jemanden
    [2] Schick das an zwei Freunde
    [3] Schick das an drei Freunde
   *[other] Schick das an deine Freunde
}
invite-line = Das Spiel beginnt, wenn { $seats ->
    [2] beide Plätze besetzt sind.
    [3] alle drei Plätze besetzt sind.
    [4] alle vier Plätze besetzt sind.
    [5] alle fünf Plätze besetzt sind.
   *[other] alle sechs Plätze besetzt sind.
} { $door ->
    [public] Aus der Lobby können alle dazukommen.
   *[link] Du kannst gehen; dein Platz bleibt, und wir sagen Bescheid.
}
