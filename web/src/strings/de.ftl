# Was die Seiten außerhalb der Spielräume sagen, auf Deutsch.

shoal = Shoal
home = Shoal, Startseite
close = Schließen
copyByHand = Dein Browser lässt diese Seite nicht kopieren. Kopiere es hier:
you = Du

nav-main = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Rätsel
nav-rules = Regeln
nav-profile = Profil
nav-settings = Einstellungen
nav-skip = Zum Inhalt springen
nav-account = Konto
nav-tournaments = Turniere
nav-players = Spieler
nav-me = Ich
nav-below = Seiten, unten

top-playingAs = Du spielst als
top-soundOn = Der Ton ist an. Ausschalten
top-soundOff = Der Ton ist aus. Einschalten
top-toDark = Dunkel anzeigen
top-toLight = Hell anzeigen
top-menu = Menü
top-keep = Spiele behalten
top-signIn = Anmelden
top-next = { $number ->
    [one] 1 Spiel wartet auf dich.
   *[other] { $number } Spiele warten auf dich.
} Zum nächsten

connection-open = Verbunden
connection-connecting = Verbinde
connection-waiting = Neuer Versuch in { $seconds } s
connection-closed = Nicht verbunden
connection-lostTitle = Keine Verbindung, neuer Versuch in { $seconds } s
connection-lostLine = Das Brett ist, wie du es verlassen hast. Dein Zug wartet hier und wird nur einmal gesendet.
connection-tryNow = Jetzt versuchen
connection-stoppedLine = Deine Partie ist auf diesem Gerät sicher. Starte die Engine neu.

table-board = Spielbrett
table-panels = Tafeln
table-seats = Plätze
table-undo = Zurück
table-undoAsk = Rücknahme?
table-resign = Aufgeben
table-resignSure = Wirklich?
table-pass = Passen
table-hint = Tipp
table-hintOf = Tipp: { $act }
table-hintNote = Gewinnanteile, vom Admiral nach dem geschätzt, was du siehst.
table-download = Protokoll speichern
table-review = Analyse
table-rematch = Revanche
table-toTournament = Zum Turnier
table-toRematch = Zur Revanche
table-rules = Regeln
table-toMove = { $name } ist am Zug
table-thinking = { $name } denkt nach
table-several = Die anderen sind am Zug
table-watching = Du siehst zu
table-over = Spielende: { $line }
table-overWon = Spielende: { $who ->
    [you] Du gewinnst
    [shared] geteilter Sieg
   *[other] { $name } gewinnt
}
table-overScores = Spielende: { $who ->
    [you] Du gewinnst
    [shared] geteilter Sieg
   *[other] { $name } gewinnt
}, { $scores }
table-notSent = Nicht gesendet: { $sentence }
table-rule = Regel { $rule }
table-loading = Der Tisch wird geladen.
table-asksUndo = { $name } möchte einen Zug zurücknehmen
table-asksUndoLine = Er wird nur zurückgenommen, wenn alle anderen zustimmen.
table-youAskedUndo = Du möchtest einen Zug zurücknehmen
table-waitsFor = Antwort steht aus: { $names }.
table-agree = Zustimmen
table-decline = Nein
table-enter = Enter
table-log = Tisch
table-say = Schreib etwas
table-send = Senden
table-nothingSaid = Noch ist nichts geschehen.
table-newLines = Neue Zeilen
table-back = Einen Zug zurück
table-forth = Einen Zug vor
table-live = Zur jetzigen Stellung
table-isLive = Live
table-friendly = Ohne Wertung
table-rated = Gewertet
table-noClock = ohne Uhr
table-liveClock = { $minutes } min + { $increment } s
table-daysClock = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
table-name = Tisch { $id }
table-timeLeft = Restzeit
table-leftDays = { $days } T { $hours } h
table-leftHours = { $hours } h { $minutes } min
table-daysOff = +{ $days } T
table-vacation = { $days ->
    [one] noch 1 Urlaubstag
   *[other] noch { $days } Urlaubstage
}
table-dayOff = Einen Tag freinehmen (noch { $days })
table-whatNow = Jetzt
table-now = Jetzt
table-logTab = Verlauf
table-scores = Punkte
table-result = Ergebnis
table-end = Ende
table-since = Seit deinem Zug
table-sinceNothing = Seit deinem Zug hat niemand gehandelt.
table-begins = Das Spiel beginnt.
table-replay = Zeigen
table-skipReplay = Weiter
table-lookingBack = Rückblick: Zug { $step } von { $all }
table-lookingWords = Du blickst zurück. Von hier wird nichts gesendet.
table-backToNow = Zurück zum Jetzt
table-sent = Gesendet
table-sentWords = Der Tisch antwortet gleich.
table-waitWords = Sieh dich um; dein Zug kommt von selbst.
table-watchWords = Du schaust zu. Du siehst, was alle sehen dürfen.
table-overWords = Das Brett bleibt. Mit [ gehst du zurück und siehst jeden Zug.
table-overWordsNarrow = Das Brett bleibt. Im Reiter Verlauf gehst du durch jeden Zug zurück.
table-unlinkedWords = Keine Verbindung: gerade lässt sich nichts senden.
table-askingWords = Der Tisch rechnet aus, wohin das führt.
table-seekingWords = Der Admiral sucht den besten Zug.
table-share = Teilen
table-stepOf = { $step } von { $all }
table-isPast = Rückblick
table-toFirst = Zum Anfang
table-allRules = Alle Regeln auf einer Seite

keys-title = Tasten
keys-arrows = Pfeile
keys-move = von Ziel zu Ziel
keys-choose = wählen; nochmals zum Bestätigen
keys-drop = Auswahl verwerfen
keys-undo = zurück
keys-pass = passen
keys-step = durch die Züge gehen
keys-help = diese Tasten

nudge-title = Verschieben
nudge-up = Nach oben
nudge-down = Nach unten
nudge-left = Nach links
nudge-right = Nach rechts
nudge-nowhere = { $way }: Dort ist nichts

lobby-head = Fünf Spiele um Fisch und Weitblick
lobby-line = Ein Klick auf „Jetzt spielen“, und du spielst gegen einen Bot. Ohne Konto.
lobby-code = Einladungscode
lobby-join = Mitspielen
lobby-joinByCode = Mit Code beitreten
lobby-findPeople = Mitspieler suchen
lobby-games = Spiele
lobby-playNow = Jetzt spielen
lobby-playNowOf = { $game } jetzt gegen einen Bot spielen
lobby-invite = Einladen
lobby-inviteTo = Jemanden zu { $game } einladen
lobby-more = Optionen
lobby-moreOf = Optionen von { $game }
lobby-seats = { $least }–{ $most }
lobby-players = Spieler
lobby-learn = Lernen
lobby-learnOf = { $game } in wenigen Schritten lernen
lobby-rules = Regeln
lobby-rulesOf = Regeln von { $game }
lobby-waitForYou = { $number ->
    [one] wartet auf dich
   *[other] warten auf dich
}
lobby-noneOpen = Kein offener Tisch. Spiel gegen einen Bot oder öffne einen.
lobby-openOne = Tisch öffnen
lobby-minutes = { $minutes } min
lobby-weight = { $weight ->
    [light] Leicht
    [medium] Mittel
   *[deep] Tief
}
lobby-choice = { $level } · { $seats } Plätze
lobby-choose = Stufe und Plätze für { $game }
lobby-start = Fang hier an
lobby-new = Neu hier?
lobby-newLesson = { $game } in 3 Minuten lernen
lobby-newLine = Spiel dann gegen den Matrosen, der viel übersieht.
lobbyCards-fishery = Wirf Netze, schließ Gewässer, hol dir die größere Hälfte.
lobbyCards-fleet = Ersteigere Lizenzen, schick Boote los, füll Kisten.
lobbyCards-fishery_boom = Ernähre dein Land und lass Fische fürs nächste Jahr.
lobbyCards-pisces = Mehrere Arten, sechs Runden, ein gemeinsames Meer.
lobbyCards-fresh_fish = Kurze Wege gewinnen, während die Stadt dir Felder nimmt.
lobbyBots-deckhand = Matrose
lobbyBots-mate = Maat
lobbyBots-skipper = Skipper
lobbyBots-admiral = Admiral
lobbyBots-neptune = Neptun

waiting-joinAsked = Du bist an diesen Tisch eingeladen
waiting-joinLine = Setz dich, oder warte hier und sieh zu.
waiting-invitation = Einladung
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-scan = Der Link als QR-Code
waiting-seats = Plätze
waiting-taken = { $taken } von { $all }
waiting-here = da
waiting-notHere = noch nicht da
waiting-bot = Bot
waiting-join = Platz nehmen
waiting-host = Gastgeber
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen
waiting-turnAway = Abweisen
waiting-turnAwayName = { $name } abweisen
waiting-options = Dieser Tisch
waiting-committed = Geheimnis festgelegt
waiting-committedLine = Jeder Zufall kommt aus diesem Geheimnis und aus euren Worten. Am Ende wird es veröffentlicht, damit alle nachrechnen können.
waiting-meanwhile = Inzwischen
waiting-meanwhileLine = { $door ->
    [public] Ein öffentlicher Tisch schließt, wenn eine Viertelstunde lang niemand von seinen Spielern da war.
   *[link] Der Tisch hält deinen Platz eine Woche lang frei, während du weg bist.
}
waiting-learn = { $game } in wenigen Schritten lernen
waiting-rules = Regeln lesen

newTable-title = Neuer Tisch
newTable-game = Spiel
newTable-seatsOf = { $least }–{ $most } Plätze
newTable-seatsExactly = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
}
newTable-seats = Plätze
newTable-seat = Platz { $number }
newTableWho-me = Du
newTableWho-beside = Jemand hier
newTableWho-open = Wer den Link hat
newTableWho-bot = Bot
newTable-level = Stufe
newTable-addSeat = Platz hinzufügen
newTable-removeSeat = Platz entfernen
newTable-options = Optionen von { $game }
newTable-preset = Fertige Auswahl
newTable-standard = Standard
newTable-clock = Uhr und Mitspieler
newTable-clockKind = Uhr
newTableClock-none = Keine
newTableClock-live = Live
newTableClock-days = Über Tage
newTable-main = Minuten für jeden
newTable-increment = Sekunden zusätzlich pro Zug
newTable-days = Tage pro Zug
newTable-vacation = Freie Tage insgesamt
newTable-door = Wer mitspielen darf
newTableDoor-link = Mit Link
newTableDoor-public = Alle
newTable-rated = Gewertet
newTable-ratedHint = nur mit Menschen mit Konto auf allen Plätzen, von verschiedenen Orten, in voller Größe
newTable-talk = Gespräch
newTable-talkHint = alle am Tisch können einander schreiben
newTable-practice = Üben
newTable-practiceUndo = Alles zurücknehmen
newTable-practiceHint = auch Würfe und gezogene Karten; das Spiel wird nie gezählt
newTable-sharedHint = Ihr reicht dieses Gerät von einem zum anderen; das Spiel wird nie gezählt.
newTable-open = Tisch öffnen
newTable-play = Spielen
newTable-cancel = Abbrechen
newTable-yes = ja
newTable-no = nein

pages-learn = Ein Spiel lernen
pages-learnLine = Wenige Schritte auf einem echten Brett, dann dein erstes Spiel.
pages-rules = Regeln
pages-rulesLine = Jede Regel hat eine Kennung; ein abgelehnter Zug nennt sie.
pages-steps = Lernen
pages-read = Regeln lesen

rules-title = Regeln
rules-of = Regeln von
rules-openings = Eröffnungen: wie Partien begannen
rules-line = in unseren Worten, jede Regel mit Kennung
rules-search = Regeln durchsuchen
rules-found = { $number ->
    [one] 1 Regel
   *[other] { $number } Regeln
}
rules-marks = Zeichen
rules-refusals = jede Ablehnung nennt eine davon
rules-ruling = Auslegung
rules-rulingOf = Auslegung { $rule }
rules-rulingLine = die Spielregel schweigt oder ist unklar; unsere Lesart mit Begründung
rules-reconstructed = rekonstruiert
rules-reconstructedLine = gedruckte Angaben, die verloren sind und nachgebaut wurden: { $parts }
rules-none = Keine Regel enthält diese Worte.

settings-title = Einstellungen
settings-note = auf diesem Gerät gespeichert
settings-look = Aussehen
settings-theme = Farbschema
settingsTheme-system = Wie das Gerät
settingsTheme-light = Hell
settingsTheme-dark = Dunkel
settings-marks = Zeichen neben den Farben
settingsMarks-normal = Wie gezeichnet
settingsMarks-strong = Stärker
settings-marksHint = Schraffuren, Punkte und Toppzeichen, die ohne Farbe zu unterscheiden sind
settings-motion = Bewegung
settingsMotion-system = Wie das Gerät
settingsMotion-full = Voll
settingsMotion-none = Keine
settings-play = Spiel
settings-sound = Ton
settings-soundHint = drei Töne: ein Zug, du bist dran, wenig Zeit
settings-oneClick = Mit dem ersten Klick senden
settings-oneClickHint = nur mit der Maus; mit Finger und Tasten wird ein Zug bestätigt
settings-forcedSteps = Erzwungene Schritte für mich tun
settings-forcedStepsHint = was allein erlaubt ist, geschieht gleich und wird gesagt; ohne deine Wahl hier nicht in deinen ersten drei Partien eines Spiels

about-version = Shoal { $version }
about-docs = Dokumentation
about-compiled = Die Engine dieser Seite läuft kompiliert.
about-interpreted = Die Engine dieser Seite läuft aus dem Quelltext, etwa zehnmal langsamer als kompiliert.

device-player = Spieler { $number }
device-here = Auf diesem Gerät
device-lobbyLine = Ein Klick auf „Jetzt spielen“, und du spielst gegen einen Bot. Ohne Konto, ohne Server, ohne Netz.
device-share = Weiterreichen
device-shareFor = { $game } mit anderen an diesem Gerät spielen
device-somebodyName = Name auf Platz { $seat }
device-pass = Gib das Gerät an { $name } weiter
device-passOn = Gib das Gerät weiter
device-passLine = Bis dahin ist der Tisch verdeckt.
device-take = Ich bin { $name }: Tisch zeigen
device-happened = Was geschah
device-kept = nur auf diesem Gerät gespeichert
device-records = Protokolldateien
device-recordsNote = ein Spiel als Datei, zum Mitnehmen oder Prüfen
device-recordFile = Ein Protokoll als Datei
device-record = Protokoll
device-recordHint = das bisherige Spiel als Datei; sie verrät, was am Tisch verborgen ist
device-openRecord = Protokoll öffnen
device-openRecordLine = Jeder Zug darin wird nach den Regeln geprüft; dann kannst du das Spiel analysieren.
device-coming = Die Spiellogik wird geladen: { $share }
device-comingBar = wie viel der Spiellogik bereit ist
device-newVersion = Eine neue Version ist bereit.
device-reload = Neu laden

error-title = Diese Seite konnte nicht gezeigt werden
error-kept = Deine Spiele und Züge sind sicher.
error-again = Nochmals versuchen
error-home = Zurück zur Lobby
error-notFound = Diese Seite gibt es nicht
error-notFoundLine = Die Adresse ist vielleicht veraltet oder vertippt.
error-code = Code { $code }
error-offline = Der Server antwortet nicht.

learn-title = { $game } lernen
learn-note = { $steps ->
    [one] ein erstes Spiel in 1 Schritt
   *[other] ein erstes Spiel in { $steps } Schritten
}
learn-steps = Schritte der Lektion
learn-step = Schritt { $step } von { $all }
learn-of = { $step } von { $all }
learn-anyMove = Jeder andere erlaubte Zug geht auch; du siehst dann, was er bewirkt.
learn-look = Sieh dich um; hier ist nichts zu entscheiden.
learn-yourTurn = Jetzt bist du dran
learn-noWrong = nichts ist falsch
learn-anyOther = jeder andere erlaubte Zug
learn-anyOtherLine = die Lektion geht mit dem markierten weiter
learn-next = Weiter
learn-again = Zurücknehmen
learn-back = Schritt zurück
learn-skip = Lektion überspringen
learn-play = Dein erstes Spiel
learn-panels = Zu diesem Schritt
learn-refusals = Ablehnungen erklären sich
learn-refusalsLine = Zeig auf etwas, das nicht erlaubt ist: Es sagt, warum nicht, mit der Regel.
learn-after = Danach
learn-rules = Regeln lesen
learn-rulesLine = eine Seite, jede Regel mit Kennung
learn-own = Gegen den Matrosen
learn-others = Andere Lektionen
learn-kept = Gespeichert wird nur, wenn du spielst. Dein Fortschritt bleibt auf diesem Gerät.
learn-real = ein echtes Brett mit allen Regeln
learn-loading = Das Brett wird geladen.
learn-bosun = Bootsmann
learn-idea = Dieser Schritt

review-title = Analyse
review-note = { $seats ->
    [one] { $game } · 1 Spieler · Tisch { $id }
   *[other] { $game } · { $seats } Spieler · Tisch { $id }
}
review-score = Ergebnis { $score }
review-winner = Sieg
review-unknown = –
review-ply = Zug { $ply } von { $all }: { $line }
review-start = Das Spiel beginnt
review-trying = Probiert ab Zug { $ply }: { $line }
review-sub = Beendetes Spiel. Wähl einen Zug auf dem Brett, um etwas anderes zu probieren, oder drück T.
review-subTrying = Hier entscheidest du für alle; Würfel und Karten werden neu gezogen.
review-graph = Siegchancen
review-graphNote = vom Admiral · ziehen oder [ ]
review-graphEmptyNote = vom Admiral · noch nicht beurteilt
review-emptyTitle = Wer lag vorn, und wann kam die Wende?
review-emptyLine = Eine Linie für jeden Platz, Zug um Zug; die Wendepunkte; was Glück war und was Können.
review-ofPlies = von { $all }
review-plyBadge = Zug { $ply }
review-graphLabel = Nach Zug { $ply }: { $shares }
review-shareOf = { $name } { $share }
review-slider = Zug
review-lucky = Glück
review-skilled = Wahl
review-byDecision = Wendepunkt durch eine Entscheidung
review-byChance = Wendepunkt durch Zufall
review-barsMine = Balken: deine Siegchance, oben gewonnen, unten verloren
review-barsTheirs = Balken: Siegchance von { $name }, oben gewonnen, unten verloren
review-ask = Spiel beurteilen
review-askServer = Den Server beurteilen lassen
review-askLine = Der Admiral sieht sich jeden Zug an. Das dauert; du kannst gehen und wiederkommen.
review-progress = { $all ->
    [one] { $done } von 1 Zug beurteilt
   *[other] { $done } von { $all } Zügen beurteilt
}
review-openings = Wie oft kam das vor?
review-better = Ging es besser?
review-betterNote = { $name }: die drei besten und der gespielte
review-notJudged = Noch nicht beurteilt.
review-forced = Es gab nichts zu entscheiden.
review-byLot = Der Zufall hat entschieden.
review-atStart = Noch ist nichts gespielt.
review-best = der beste gefundene
review-won = gewonnen
review-lost = verloren
review-proven = Bewiesen: { $name } gewinnt von hier aus ohne Fehler.
review-notMistake = gespielt; kein Fehler
review-below = { $points ->
    [one] gespielt; 1 Punkt schlechter als der beste
   *[other] gespielt; { $points } Punkte schlechter als der beste
}
review-tried = jetzt ausprobiert
review-triedUnknown = jetzt ausprobiert; nicht unter den besten
review-tryIt = { $move } probieren
review-shown = Was gezeigt wird
review-shownNote = Wissen
review-asYou = Wie du es sahst
review-as = Wie { $name }
review-all = Alles offen
review-knowledgeLine = Der Rat beruht auf dem, was der Platz wusste. „Alles offen“ zeigt mehr, als irgendjemand wusste.
review-turning = Wendepunkte
review-turningMine = Änderung deiner Siegchance
review-turningTheirs = Änderung der Siegchance von { $name }
review-noTurning = Noch keine: Kein Zug hat viel geändert.
review-decision = Zug { $ply } · Entscheidung
review-chance = Zug { $ply } · Zufall
review-point = Wendepunkt
review-pointLine = Welcher Zug war entscheidend? Ein Bot sieht alle an.
review-pointAsk = Suchen
review-pointJudging = { $done } von { $all } Zügen beurteilt
review-pointMine = Dein Anteil: { $before } → { $after }
review-pointTheirs = Anteil von { $name }: { $before } → { $after }
review-pointLook = Ansehen
review-luckSkill = Glück und Können
review-luckSkillMine = ganzes Spiel, deine Siegchance
review-luckSkillTheirs = ganzes Spiel, Siegchance von { $name }
review-from = Anfang
review-byDraws = Durch Zufall
review-byDecisions = Durch Entscheidungen aller
review-to = Ende
review-lines = Probierte Folgen
review-linesNote = auf diesem Gerät gespeichert
review-line = { $ply }: { $moves }
review-noLines = Noch keine. T probiert einen Zug ab der gezeigten Stellung.
review-linesLine = Durchgezogen: gespielt. Gestrichelt: danach probiert.
review-forget = Diese Folge vergessen
review-dice = Würfel prüfen
review-verified = geprüft
review-committed = Festgelegt
review-committedLine = vor der ersten Ziehung
review-words = Worte
review-wordsLine = von den Spielern, fest vor Ziehung 0
review-noWords = es gab keine
review-secret = Geheimnis
review-secretLine = am Ende veröffentlicht
review-hashLine = Der Hash des Geheimnisses ist der festgelegte
review-equal = gleich
review-draws = { $draws ->
    [one] 1 von 1 Ziehung nachgerechnet
   *[other] { $draws } von { $draws } Ziehungen nachgerechnet
}
review-agree = alle stimmen
review-noDraws = In diesem Spiel gab es keinen Zufall.
review-thisPly = Die Ziehung dieses Zugs: { $number } von 1 liegt in { $low }–{ $high }. { $happened }
review-checkAgain = Nochmals prüfen
review-download = Protokoll speichern
review-try = Von hier aus probieren
review-nextTurning = Nächster Wendepunkt
review-toGame = Zurück zum Spiel
review-undo = Einen Zug zurück
reviewTab-moves = Züge
reviewTab-lines = Folgen
reviewTab-dice = Würfel
review-panels = Analyse
review-loading = Das Spiel wird geladen.

## Refusals that the page itself makes

refusal-offline = Der Server antwortet nicht.
refusal-status = Der Server konnte nicht antworten (Code { $status }).
refusal-signedOut = Du wurdest abgemeldet.
refusal-alone = Von hier aus ist niemand sonst erreichbar.
refusal-nameLength = Ein Name hat 1 bis { $most } Zeichen.
refusal-fileMissing = Eine Datei dieser Website fehlt.
refusal-engineMissing = Die Spiellogik dieser Seite konnte nicht geladen werden.
refusal-engineFailed = Die Spiellogik dieser Seite ist ausgefallen.
refusal-stale = Die Stellung hat sich geändert.
refusal-lost = Es hat diese Seite nicht verlassen. Versuche es noch einmal, oder lade die Seite neu.
refusal-noTable = Auf diesem Gerät gibt es keinen Tisch { $table }.
refusal-study = An diesem Tisch spielt niemand.
refusal-still = Diese Stellung kann nicht weitergespielt werden.

## The language of the pages

language-title = Sprache
language-system = Wie das Gerät

## The room of a game that has none of its own

plain-choose = Du bist am Zug: Wähle eine Aktion
plain-actions = Was du tun darfst
plain-chosen = { $number } gewählt
plain-confirm = { $steps } senden
plain-view = Was du siehst
plain-facts = Fakten
plain-nothing = Du musst jetzt nichts entscheiden.

## A bot that plays on in somebody's place

bots-standsFor = { $bot } für { $name }

## For those who make rooms

dev-positions = Stellungen der Engine

names-former = ein früherer Spieler
names-program = { $name } (Bot)

notices-ask = Sollen wir dir sagen, wenn du am Zug bist? Dann kannst du diese Seite schließen.
notices-here = Hier Bescheid sagen
notices-byMail = Per E-Mail
notices-no = Nein
notices-notAllowed = Dein Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-against = mit { $others }
notices-play = Spielen
notices-later = In einer Stunde
