# Was die Seiten über Turniere sagen, auf Deutsch.

## Der Kalender

list-title = Turniere
list-mine = Deine
list-running = Laufen gerade
list-open = Beginnen bald
list-over = Vorbei
list-none = Kein Turnier ist angekündigt. Eröffne eines.
list-make = Turnier eröffnen
list-look = Ansehen
list-enter = Anmelden
list-all = Alle Turniere
list-seats = { $seats } am Tisch
list-live = { $minutes } min + { $increment } s
list-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
list-rated = gewertet
list-players = { $number ->
    [0] noch niemand
   *[other] { $number } Spieler
}
list-arena = Arena, { $minutes } Minuten
list-rounds = { $number ->
    [one] 1 Runde
   *[other] { $number } Runden
}
list-everybody = jeder gegen jeden
list-starts = in { $time }
list-bell = Glocke in { $time }
list-timeDays = { $days } T { $hours } h
list-timeHours = { $hours } h { $minutes } min
list-round = Runde { $round } von { $rounds }
list-by = von { $host }

## Ein Turnier

page-left = { $minutes ->
    [one] übrig von 1 Minute
   *[other] übrig von { $minutes } Minuten
}
page-until = bis zum Beginn
page-ofRounds = von { $rounds }
page-round = Runde { $round }
page-over = Vorbei
page-few = Nicht begonnen: Weniger als { $least } Spieler waren angemeldet.
page-stopped = Dieses Turnier wurde abgebrochen, von dem, der es eröffnet hat.
page-in = du bist dabei, Platz { $place }
page-passed = { $passed } von { $whole } Minuten sind vorbei
page-yours = Dein Tisch ist bereit
page-yoursLine = Deine Uhr läuft. Nimm Platz.
page-sit = Zum Tisch
page-waits = Du bist als Nächstes dran. Ein Tisch findet sich, sobald jemand frei ist.
page-waitsRound = Deine nächste Runde beginnt, wenn alle Tische dieser Runde fertig sind.
page-starts = Du bist angemeldet. Komm zum Beginn wieder.
page-pausedFor = Du hast ein Spiel verlassen. In { $time } bekommst du wieder einen Tisch.
page-paused = Du machst Pause. Niemand wartet auf dich.
page-out = Du hast dieses Turnier verlassen.
page-enter = Anmelden
page-again = Weiterspielen
page-pause = Pause machen
page-withdraw = Abmelden
page-watching = Du siehst zu. Melde dich an, um zu spielen.
page-closed = Niemand kann sich mehr anmelden.
page-host = Du hast es eröffnet
page-hostLine = Du darfst es früher beginnen lassen, vor dem Beginn jemanden abmelden und es abbrechen. Ergebnisse kannst du nicht ändern.
page-start = Jetzt beginnen
page-stop = Abbrechen
page-stopSure = Wirklich abbrechen?
page-remove = Abmelden
page-removeThem = { $name } abmelden
page-link = Link zu diesem Turnier
page-least = Es braucht mindestens { $least } Spieler.
page-enough = Es haben sich genug Spieler angemeldet.
page-unknown = Dieses Turnier gibt es nicht.

## Tische und Stand

standings-title = Stand
standings-sum = Summe der Punkte
standings-player = Spieler
standings-games = Spiele, das letzte rechts
standings-roundShort = R { $round }
standings-played = gespielt
standings-opponents = Gegner
standings-points = Punkte
standings-place = Platz
standings-plays = spielt
standings-paused = macht Pause
standings-out = ist gegangen
standings-waits = wartet
standings-arenaTies = Bei gleichen Punkten: wer weniger Spiele hat, dann wer gegeneinander gewonnen hat, dann die stärkeren Gegner.
standings-leagueTies = Bei gleichen Punkten: die mittleren Punkte der Gegner, dann die Plätze gegeneinander, dann das Los aus dem offenen Geheimnis.
standings-empty = Noch ist niemand angemeldet.
tables-title = Tische
tables-running = { $number ->
    [0] keiner läuft
    [one] 1 läuft · keine Bewertung, solange er läuft
   *[other] { $number } laufen · keine Bewertung, solange sie laufen
}
tables-name = Runde { $round }, Tisch { $place }
tables-watch = Zusehen
tables-review = Ansehen
tables-bot = ein Bot
tables-points = { $name } { $points }
tables-out = { $name } setzt aus und bekommt 3 Punkte

## Regeln

rules-arena = Regeln einer Arena
rules-minutes = { $minutes ->
    [one] 1 Minute.
   *[other] { $minutes } Minuten.
}
rules-arenaTime = Beende ein Spiel, bekomm das nächste. Komm und geh, wie du magst.
rules-points = Punkte.
rules-pointsLine = Der Erste 6, der Letzte 0, gleichmäßig dazwischen. Geteilte Plätze teilen. Kein Zuschlag für Siege in Folge.
rules-pairing = Paarung.
rules-pairingLine = Die nächsten nach Punkten unter denen, die warten; nicht zweimal nacheinander dieselben; Plätze im Wechsel. Nach 90 Sekunden darf ein Tisch einen Platz weniger haben.
rules-bell = Die Glocke.
rules-bellLine = Ein Spiel, das vorher begonnen hat, zählt.
rules-leaving = Ein Spiel verlassen
rules-leavingLine = heißt letzter Platz darin, und 2 Minuten Pause, dann 5, dann das Ende der Arena.
rules-league = Wie die Tische entstehen
rules-everyRound = Alle spielen jede Runde.
rules-everyRoundLine = Geht die Zahl nicht auf, haben einige Tische einen Platz weniger, reihum. Bei zwei Plätzen setzt einer aus und bekommt 3 Punkte.
rules-neighbours = Nachbarn treffen sich.
rules-neighboursLine = Nach Punkten geordnet, dann getauscht, bis sich die wenigsten wieder treffen. Die erste Runde ist ausgelost.
rules-seats = Die Plätze sind gerecht.
rules-seatsLine = Über die Runden sitzt jeder etwa gleich oft auf dem ersten, zweiten Platz und so weiter.
rules-size = Die Größe des Tisches ist egal.
rules-sizeLine = Im Mittel gibt jeder Tisch 3 Punkte:
rules-place = Platz
rules-ofSeats = { $seats } Plätze
rules-left = Wenn jemand geht
rules-leftLine = Ein Bot der Stufe Skipper spielt weiter. Wer ging, ist an diesem Tisch Letzter und spielt die nächste Runde nur auf eigenen Wunsch. Die Plätze der anderen zählen wie gespielt.
rules-check = Niemand wählt, wer wen trifft
rules-checkLine = Jede Runde folgt aus den Ergebnissen davor und aus einem Geheimnis. Sein Hash stand fest, als das Turnier eröffnet wurde: { $hash }
rules-secret = Das Geheimnis ist { $secret }

## Eines eröffnen

make-title = Turnier eröffnen
make-name = Name
make-form = Form
make-arena = Arena
make-leagueDays = Liga über Tage
make-leagueLive = Liga, ein Abend
make-arenaHint = Immer neue Spiele, bis die Glocke läutet. Alle Uhren eines Tisches haben zusammen höchstens 25 Minuten.
make-game = Spiel
make-preset = Brett
make-standard = Standard
make-seats = Plätze am Tisch
make-seatsHint = Geht die Zahl nicht auf, haben einige Tische einen Platz weniger.
make-rounds = Runden
make-everybody = Jeder gegen jeden
make-everybodyHint = Zwei Plätze und höchstens 16 Spieler.
make-minutes = Minuten
make-clock = Uhr
make-clockLive = { $minutes } min + { $increment } s
make-clockDays = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
make-door = Wer darf sich anmelden
make-public = Alle
make-link = Mit Link
make-starts = Beginn
make-inMinutes = in { $minutes } min
make-inHours = { $hours ->
    [one] in 1 Stunde
   *[other] in { $hours } Stunden
}
make-inDays = { $days ->
    [one] in 1 Tag
   *[other] in { $days } Tagen
}
make-rated = Gewertet
make-ratedHint = jeder Platz braucht ein Konto
make-bots = Bots füllen Tische
make-botsHint = ein Skipper sitzt, wo sonst jemand warten oder aussetzen müsste; nicht in gewerteten Turnieren
make-talk = Chat an den Tischen
make-open = Turnier eröffnen
make-cancel = Abbrechen
make-means = Was das heißt
make-with = Mit { $number } Spielern
make-tables = { $larger } zu { $seats }, { $smaller } zu { $fewer }
make-tablesEqual = { $larger } zu { $seats }
make-fewer = Mit weniger als { $least }
make-notStarted = beginnt es nicht
