# Fishery Boom auf Deutsch.

summary = Ernähre dein Land zehn Jahre lang aus einem Meer, in dem alle fischen: Was du dieses Jahr servierst, wird nächstes Jahr wieder verlangt. Der Bogen des Meeres ist verloren; unserer ist eine Rekonstruktion.
designer = N. N.
seat-0 = Nord
seat-1 = Ost
seat-2 = Süd
seat-3 = West
option-scoring = eigene Punkte oder die Summe aller
option-spawn_one = jede überlebende Art erhält ihren obersten verschwundenen Fisch zurück
option-upgrade_replaces_base = verbesserte Ausrüstung verliert ihre alte Wirkung
option-plus_one = das Jahr, dessen Nachfrage ein +1-Feld erhöht
option-unplayed_plates = ob Teller eines Jahres zählen, das die Fische nicht erreichen
option-rotation = wohin die Startspielermarke geht
option-ties = wer bei Gleichstand gewinnt
name-scoring = Wertung
name-spawn_one = Ein Fisch kommt zurück
name-upgrade_replaces_base = Verbesserung ersetzt die alte Wirkung
name-plus_one = Ein +1-Feld erhöht
name-unplayed_plates = Teller nicht erreichter Jahre
name-rotation = Wer das nächste Jahr beginnt
name-ties = Gleichstand
value-scoring-competitive = gegeneinander
value-scoring-co-operative = gemeinsam
value-plus_one-own_year = das eigene Jahr
value-plus_one-next_year = das nächste Jahr
value-unplayed_plates-count = zählen
value-unplayed_plates-ignore = zählen nicht
value-rotation-counter-clockwise = wer zuletzt dran war
value-rotation-clockwise = der nächste Platz
value-ties-shared = geteilter Sieg
value-ties-fewest_marks = wer am wenigsten fing und tötete
preset-together = Gemeinsam
ending-played = Alle Jahre sind gespielt.
ending-extinct = Es gibt keine Fische mehr.

## Namen

species-Sharks = Hai
species-Tuna = Thunfisch
species-Mackerel = Makrele
species-Herring = Hering
species-Pollock = Seelachs
species-Anchovy = Sardelle
species-Shrimp = Garnele
species-Cod = Kabeljau
species-Squid = Kalmar
species-Whales = Wal
fish-Sharks-1 = { species-Sharks } 1
fish-Sharks-2 = { species-Sharks } 2
fish-Tuna-1 = { species-Tuna } 1
fish-Tuna-2 = { species-Tuna } 2
fish-Tuna-3 = { species-Tuna } 3
fish-Tuna-4 = { species-Tuna } 4
fish-Tuna-5 = { species-Tuna } 5
fish-Tuna-6 = { species-Tuna } 6
fish-Tuna-7 = { species-Tuna } 7
fish-Tuna-8 = { species-Tuna } 8
fish-Mackerel-1 = { species-Mackerel } 1
fish-Mackerel-2 = { species-Mackerel } 2
fish-Mackerel-3 = { species-Mackerel } 3
fish-Mackerel-4 = { species-Mackerel } 4
fish-Herring-1 = { species-Herring } 1
fish-Herring-2 = { species-Herring } 2
fish-Pollock-1 = { species-Pollock } 1
fish-Pollock-2 = { species-Pollock } 2
fish-Pollock-3 = { species-Pollock } 3
fish-Anchovy-1 = { species-Anchovy } 1
fish-Anchovy-2 = { species-Anchovy } 2
fish-Anchovy-3 = { species-Anchovy } 3
fish-Anchovy-4 = { species-Anchovy } 4
fish-Shrimp-1 = { species-Shrimp } 1
fish-Shrimp-2 = { species-Shrimp } 2
fish-Shrimp-3 = { species-Shrimp } 3
fish-Shrimp-4 = { species-Shrimp } 4
fish-Cod-1 = { species-Cod } 1
fish-Cod-2 = { species-Cod } 2
fish-Cod-3 = { species-Cod } 3
fish-Squid-1 = { species-Squid } 1
fish-Squid-2 = { species-Squid } 2
fish-Squid-3 = { species-Squid } 3
fish-Squid-4 = { species-Squid } 4
fish-Whales-1 = { species-Whales } 1
fish-Whales-2 = { species-Whales } 2
gear-default = Grundausrüstung
gear-seine = Wadennetz
gear-seine-plus = Wadennetz (verbessert)
gear-longline = Langleine
gear-longline-plus = Langleine (verbessert)
gear-trawler = Trawler
gear-trawler-plus = Trawler (verbessert)
box-seine = Wadennetz
box-seine-plus = Wadennetz-Verbesserung
box-longline = Langleine
box-longline-plus = Langleinen-Verbesserung
box-trawler = Trawler
box-trawler-plus = Trawler-Verbesserung
box-release = Fangen und Freilassen
box-refrigeration = Kühlung
box-radar = Fischradar
box-faux = Kunstfisch
box-marketing = Marketing
box-enforcement = Fischereiaufsicht
box-overfish = Überfischen
phase-start = Beginn
phase-fishing = Fischen
phase-upgrade = Verbesserung oder Bonus
phase-illegal-fishing = Illegale Fischerei
phase-over = Ende
year-start = Start
year-end = Ende

## Was geschah

start-player = { $seat_is ->
    [you] Du hast zuletzt Meeresfrüchte gegessen und beginnst.
   *[other] { $seat } hat zuletzt Meeresfrüchte gegessen und beginnt.
}
fished = { $seat_is ->
    [you] Du fischst.
   *[other] { $seat } fischt.
} Ausrüstung: { $gear }.
fished-again = { $seat_is ->
    [you] Du fischst
   *[other] { $seat } fischt
} noch einmal. Ausrüstung: { $gear }.
rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} eine { $die }.
rolled-last = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} eine { $die }. Die Würfel zeigen { $dice }.
set-aside = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} eine { $die } beiseite, um sie neu zu würfeln.
rolling-again = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $rolls ->
    [one] 1 Würfel neu.
   *[other] { $rolls } Würfel neu.
}
dice-kept = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} die Würfel, wie sie sind.
killer-chosen = { $seat_is ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine { $die } zum Töten.
extra-chosen = { $seat_is ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine { $die } für den Zusatzfisch.
extra-given-up = { $seat_is ->
    [you] Du gibst deinen
   *[other] { $seat } gibt den
} Zusatzfisch einer 6; er verfällt.
hooked = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} für eine { $die } am Haken: { $fish }.
taken-on-plate = { $seat_is ->
    [you] Du fängst { $fish } für eine { $die } und füllst einen Teller.
   *[other] { $seat } fängt { $fish } für eine { $die } und füllt einen Teller.
}
taken-in-excess = { $seat_is ->
    [you] Du fängst
   *[other] { $seat } fängt
} { $fish } für eine { $die }, mehr als verlangt.
kept-on-plate = { $seat_is ->
    [you] Du behältst { $fish } und füllst einen Teller.
   *[other] { $seat } behält { $fish } und füllt einen Teller.
}
kept-in-excess = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
} { $fish }, mehr als verlangt.
released = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $fish } wieder frei.
refrigerated = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { $fish } für nächstes Jahr auf Eis.
killed = { $seat_is ->
    [you] Du tötest
   *[other] { $seat } tötet
} { $fish } mit einer { $die }.
catches-lost = Für eine { $die } gibt es keinen Fisch mehr: { $catches ->
    [one] 1 Fang entfällt.
   *[other] { $catches } Fänge entfallen.
}
none-to-kill = Für eine { $die } gibt es keinen Fisch mehr, also wird keiner getötet.
only-sixes = Eine Langleine fängt für eine 6 nichts.
all-fished = Alle haben gefischt. Jetzt kreuzt jedes Land ein Feld an.
marked-upgrade = { $seat_is ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} „{ $box }“ an; das wirkt ab dem nächsten Jahr.
marked-too-late = { $seat_is ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} „{ $box }“ an, zu spät, um noch zu nützen.
marked = { $seat_is ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} „{ $box }“ an.
marked-overfish = { $seat_is ->
    [you] Du kreuzt „{ $box }“ an und fischst noch einmal.
   *[other] { $seat } kreuzt „{ $box }“ an und fischt noch einmal.
}
marked-faux = { $seat_is ->
    [you] Du kreuzt „{ $box }“ an und füllst einen Teller.
   *[other] { $seat } kreuzt „{ $box }“ an und füllt einen Teller.
}
marked-faux-in-excess = { $seat_is ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} „{ $box }“ an und { $seat_is ->
    [you] zeichnest
   *[other] zeichnet
} einen Fisch mehr als verlangt.
plate-added = { $seat_is ->
    [you] Du fügst
   *[other] { $seat } fügt
} einen leeren Teller hinzu.
plate-added-filled = { $seat_is ->
    [you] Du fügst
   *[other] { $seat } fügt
} einen Teller hinzu, und ein überzähliger Fisch kommt darauf.
plate-crossed-out = { $seat_is ->
    [you] Du streichst
   *[other] { $seat } streicht
} einen leeren Teller.
no-empty-plate = { $seat_is ->
    [you] Du streichst
   *[other] { $seat } streicht
} nichts: Kein Teller ist leer.
shielded = { $seat_is ->
    [you] Du füllst
   *[other] { $seat } füllt
} den Schild bei „{ $species }“ aus.
shield-again = { $seat_is ->
    [you] Du nennst
   *[other] { $seat } nennt
} „{ $species }“; diese Art ist schon geschützt.
demand = Teller im Jahr { $year }: { $plates }.
poachers-come = Es folgt illegale Fischerei mit { $rolls ->
    [one] 1 Würfel.
   *[other] { $rolls } Würfeln.
}
poached = Die illegale Fischerei würfelt eine { $die } und tötet { $fish }.
poached-below = Die illegale Fischerei würfelt eine { $die }. Geschützt: { $protected }. Getötet: { $fish }.
all-protected = Die illegale Fischerei würfelt eine { $die }. Geschützt: { $protected }. Es gibt nichts zu töten.
nothing-poached = Die illegale Fischerei würfelt eine { $die }. Es gibt nichts zu töten.
depleted = Bestandsschwund: { $school } { $school_count ->
    [one] ist verschwunden.
   *[other] sind verschwunden.
}
nothing-depleted = Bestandsschwund: Nichts weiter geht verloren.
grown-back = { $school } { $school_count ->
    [one] ist nachgewachsen.
   *[other] sind nachgewachsen.
}
new-year = Jahr { $year } von { $years } beginnt. Startspieler: { $seat_is ->
    [you] du.
   *[other] { $seat }.
}
sea-empty = Für ein weiteres Jahr ist kein Fisch mehr da.
won = Spielende: { $seat_is ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
} Punkte: { $scores }.
win-shared = Spielende: Gleichstand mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, geteilter Sieg für { $seats }. Punkte: { $scores }.
won-by-marks = Spielende: Gleichstand mit je { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
} { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit den wenigsten gefangenen und getöteten Fischen. Fische: { $marks }. Punkte: { $scores }.
win-shared-by-marks = Spielende: Gleichstand mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, auch bei den wenigsten gefangenen und getöteten Fischen: geteilter Sieg für { $seats }. Fische: { $marks }. Punkte: { $scores }.
ended-together = Spielende: zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Punkte: { $scores }.
forced-gear = { $seat_is ->
    [you] Für dich gefischt: Du hast nur eine Ausrüstung.
   *[other] Für { $seat } gefischt: Es gibt nur eine Ausrüstung.
}
forced-die = { $seat_is ->
    [you] Für dich gewählt: Alle Würfel zeigen dasselbe.
   *[other] Für { $seat } gewählt: Alle Würfel zeigen dasselbe.
}
forced-fish = { $seat_is ->
    [you] Für dich markiert: Für die Würfel ist nur ein Fisch übrig.
   *[other] Für { $seat } markiert: Für die Würfel ist nur ein Fisch übrig.
}
forced-mark = { $seat_is ->
    [you] Für dich angekreuzt: Nur ein Kästchen ist übrig.
   *[other] Für { $seat } angekreuzt: Nur ein Kästchen ist übrig.
}
forced-shield = { $seat_is ->
    [you] Für dich geschützt: Nur eine Art ist übrig.
   *[other] Für { $seat } geschützt: Nur eine Art ist übrig.
}

## Was gezeigt wird

head = Jahr { $year } von { $years }: { $phase }
head-started = Jahr { $year } von { $years }: { $phase }. Startspieler: { $seat_is ->
    [you] du
   *[other] { $seat }
}
served = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $drawn ->
    [one] 1 Fisch
   *[other] { $drawn } Fische
}, { $asked } Teller
reconstructed = (Der gedruckte Bogen ist verloren: Arten, Würfel, Fische und Pfeile sind unsere Rekonstruktion.)
column = Jahr { $year }
column-ahead = Jahr { $year }, Stand jetzt
column-dice = Zahl
row = { $species }
legend = (- verschwunden, x illegal getötet, * geschützt; A gefangen und a getötet von Land A)
poachers = Würfel der illegalen Fischerei: dieses Jahr { $now }, nächstes Jahr { $next }
poachers-now = Würfel der illegalen Fischerei: dieses Jahr { $now }
country = { $seat_is ->
    [you] Du
   *[other] { $seat }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
row-year = Jahr
row-plates = Teller
row-fish = Fische
label = { $label }
boxes-marked = Angekreuzt:
box = { $box }
together = Zusammen { $total }
catch = { $seat_is ->
    [you] Du fischst.
   *[other] { $seat } fischt.
} Ausrüstung: { $gear }.
catch-dice = Würfel: { $dice }.
catch-rolls = Zu würfeln: { $rolls ->
    [one] 1 Würfel.
   *[other] { $rolls } Würfel.
}
catch-takes = Zu fangen für: { $dice }.
catch-kills = Zu töten für: { $die }.
catch-hooked = Am Haken: { $fish }.

## Warum nicht

choose-gear = Wähle die Ausrüstung, mit der du fischst.
choose-reroll = Nenne einen Würfel, den du neu würfelst, oder hör auf.
choose-killer = Wähle zuerst den Würfel, der tötet.
choose-extra = Wähle zuerst den Würfel, für den der Zusatzfisch ist.
choose-fish = Du bist mit dem Fischen nicht fertig: Wähle einen Fisch für einen deiner Würfel.
choose-fate = Entscheide zuerst, was mit dem gerade gewählten Fisch geschieht.
choose-box = Kreuze ein Feld auf deinem Bogen an.
choose-plate = Füge einen Teller hinzu oder streiche einen.
choose-shield = Nenne eine Art, deren Schild du ausfüllst.
gear-not-owned = Diese Ausrüstung hast du nicht: { $gear }.
gear-replaced = Diese Ausrüstung hast du verbessert, und in diesem Spiel ersetzt die Verbesserung sie: { $gear }.
no-such-die = Unter deinen Würfeln auf dem Tisch ist keine { $die }.
die-too-late = Würfel werden in steigender Reihenfolge genannt; für eine { $die } ist es zu spät.
not-living = { $fish } lebt nicht mehr.
die-kills = Die { $die }, die du noch hast, tötet; sie fängt keinen Fisch.
six-on-longline = Eine Langleine fängt für eine 6 keinen Fisch.
higher-number = { $gear }: Gefangen wird nur für die höhere Zahl, deine { $die }.
die-used = Du hast keine unbenutzte { $die } mehr.
gear-kills-nothing = Mit deiner Ausrüstung wird kein Fisch getötet: { $gear }.
other-die-kills = Der Würfel, der tötet, ist deine { $die }.
killed-already = Dein Trawler hat seinen Fisch schon getötet.
cannot-refrigerate = Um einen Fisch auf Eis zu legen, brauchst du „{ $box }“.
cannot-release = Um einen Fisch freizulassen, brauchst du „{ $box }“.
last-year = Dies ist das letzte Jahr: Es gibt kein nächstes, für das du Fisch auf Eis legen könntest.
not-with-so-many = Mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
} fischt niemand illegal; „{ $box }“ wird nicht benutzt.
box-marked = { $boxes ->
    [0] Der Bogen hat kein Feld „{ $box }“.
    [one] „{ $box }“ hast du schon angekreuzt.
    [2] Beide Felder „{ $box }“ hast du schon angekreuzt.
   *[other] Alle { $boxes } Felder „{ $box }“ hast du schon angekreuzt.
}
gear-first = Dies ist eine Verbesserung. Kreuze zuerst „{ $gear }“ an.
no-shield = Der Bogen hat keinen Schild für „{ $species }“.
shield-named = „{ $species }“ hast du gerade genannt: Die Arten müssen verschieden sein.
shield-too-late = Schilde werden von oben nach unten genannt; für „{ $species }“ ist es zu spät.
shield-too-early = Schilde werden von oben nach unten genannt: Unter „{ $species }“ bleiben zu wenige. Nenne diese Art zuletzt.

## Headings of RULES.md

rules-fishery-boom-the-rules = Fishery Boom: die Regeln
rules-fishery-boom-the-rules-line = { summary }
rules-setup = Aufbau
rules-setup-line = Zehn Jahre, ein Bogen für jedes Land, ein Meer für alle.
rules-the-year = Das Jahr
rules-the-year-line = Fünf Phasen, und wer beginnt.
rules-fishing = Fischen
rules-fishing-line = Wähle eine Ausrüstung, würfle und fang Fische für die Würfel.
rules-upgrade-or-bonus = Verbesserung oder Bonus
rules-upgrade-or-bonus-line = Jedes Jahr kreuzen alle ein Feld an; und was die Felder bewirken.
rules-demand = Nachfrage
rules-demand-line = Die Fische dieses Jahres sind die Teller des nächsten.
rules-illegal-fishing = Illegale Fischerei
rules-illegal-fishing-line = Zu zweit oder zu dritt töten Würfel Fische, die kein Schild schützt.
rules-depletion = Bestandsschwund
rules-depletion-line = Ein Fisch des nächsten Jahres braucht in diesem einen lebenden Elternteil.
rules-end-and-scoring = Ende und Wertung
rules-end-and-scoring-line = Wann das Spiel endet, was Teller zählen und wer gewinnt.
rules-in-steps = In Schritten
rules-in-steps-line = In welcher Reihenfolge die Teile einer Entscheidung genannt werden.
rules-rulings = Auslegungen
rules-rulings-line = Was die Spielregel offenlässt, wie es hier entschieden ist und warum.
rules-version-history = Versionen
rules-version-history-line = Was sich von einer Fassung dieser Regeln zur nächsten geändert hat.
## Was dafür spricht

why-gear = { $gear }: { $rolls ->
    [one] 1 Würfel
   *[other] { $rolls } Würfel
} werfen, { $takes ->
    [one] 1 Fisch
   *[other] { $takes } Fische
} nehmen{ $kills ->
    [0] .
   *[other] , { $kills } töten.
}
why-numbers = Lebende Fische für { $number } der 6 Zahlen eines Würfels.
why-hungry = Gefüllte Teller: { $filled } von { $wanted }.
why-spared = { $fish } lebt, und damit nächstes Jahr: { $school }.
why-excess = Fische über die Teller hinaus: { $excess }.
why-covered = Würfel mit einem lebenden Fisch: { $covered } von { $rolls }.
why-die = Lebende Fische für eine { $die }: { $number }.
why-shield = { $species }: hinter dem Schild leben { $number }.
why-poachers = Die illegale Fischerei würfelt dieses Jahr mit { $rolls ->
    [one] 1 Würfel.
   *[other] { $rolls } Würfeln.
}
why-last-year = Es ist das letzte Jahr: danach geht nichts verloren.
why-lost = Ohne { $fish } geht nächstes Jahr verloren: { $school }.
why-nothing-lost = Ohne { $fish } geht nächstes Jahr nichts verloren.
why-years = { $box }: { $years ->
    [0] kein Jahr folgt mehr.
    [one] 1 Jahr folgt noch.
   *[other] { $years } Jahre folgen noch.
}
why-points = Du hättest { $points } Punkte, jetzt { $before }.
why-next-plates = Teller nächstes Jahr nach jetzigem Stand: { $number }.

## On the page

sentences = { $first } { $second }
how-default = { $roll ->
    [one] 1 Würfel
   *[other] { $roll } Würfel
}, { $take } fangen
how-seine = { $roll ->
    [one] 1 Würfel
   *[other] { $roll } Würfel
}, { $take } für den höheren
how-longline = { $roll ->
    [one] 1 Würfel
   *[other] { $roll } Würfel
}, je 1, keiner für eine 6
how-longline-plus = { $roll ->
    [one] 1 Würfel
   *[other] { $roll } Würfel
}, je 1 und 1 dazu, keiner für eine 6
how-trawler = { $roll ->
    [one] 1 Würfel
   *[other] { $roll } Würfel
}: { $kill } töten, { $take } fangen
how-notOwned = fehlt noch
how-replaced = durch die Verbesserung ersetzt
when-year = Jahr { $year }
when-now = Jahr { $year }, jetzt
when-of = Jahr { $year } von { $years }
when-ended = Ende von Jahr { $year }
when-ifNone = Jahr { $year }, ohne weiteren Fang
living-now = { $number ->
    [one] 1 lebt
   *[other] { $number } leben
}
living-then = jetzt { $now } → { $then }
board-label = Die Hohe See: die Fische dieses Jahres von oben nach unten. Pfeiltasten gehen von Fisch zu Fisch, Enter fängt einen oder lässt ihn.
board-showAll = Alle Zeilen
board-fold = Zeilen einklappen
ask-gear = Jahr { $year }: Wähle deine Ausrüstung
ask-overfish = Überfischen: Wähle die Ausrüstung für einen zweiten Fang
ask-starts = Du beginnst dieses Jahr.
ask-plates = { $number ->
    [0] Du hast keinen leeren Teller.
    [one] Du hast 1 leeren Teller.
   *[other] Du hast { $number } leere Teller.
}
ask-killer = Wähle den Würfel, der einen Fisch tötet
ask-extra = Wähle den Würfel für den Zusatzfisch
ask-fishFor = { $number ->
    [one] einen Fisch für { $die }
   *[other] { $number } Fische für { $die }
}
ask-take = Fange { $catches }
ask-kill = Töte einen Fisch mit der { $die }
ask-takeKill = Fange { $catches }, töte einen Fisch mit der { $die }
ask-complete = Dein Fang ist vollständig
ask-nothing = Für deine Würfel gibt es keinen Fisch
ask-compulsory = Was deine Würfel fangen oder töten können, müssen sie.
ask-rolled = Gewürfelt: { $dice } ({ $gear }).
ask-radar = Das Fischradar darf vorher Würfel neu würfeln.
ask-again = Würfle Würfel neu oder behalte sie
ask-againChosen = Neu würfeln: { $dice }
ask-fate = { $fish } ist am Haken: Was geschieht damit?
ask-mark = Kreuze ein Feld an
ask-marked = Kreuze ein Feld an: „{ $box }“ gewählt
ask-markSub = Eines pro Jahr, und das ist Pflicht. Boni wirken sofort, der Rest ab dem nächsten Jahr.
ask-marketing = Marketing: einen Teller hinzufügen oder einen leeren streichen
ask-shields = Fischereiaufsicht: Wähle { $number ->
    [one] noch einen Schild
   *[other] { $number } Schilde
}
ask-shieldsSub = Ein Schild schützt eine ganze Art für immer vor illegaler Fischerei.
send-gear = Würfeln: { $gear }
send-overfish = Überfischen, würfeln: { $gear }
send-mark = „{ $box }“ ankreuzen
send-addPlate = { $box }: Teller hinzufügen
send-crossOut = { $box }: Teller streichen
send-shields = { $box }: { $species }
send-keepDice = Würfel behalten
send-rollAgain = Würfel neu würfeln
send-again = { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
} neu würfeln
first-keep = { $fish } behalten
first-take = { $fish } fangen
first-kill = { $fish } töten
first-refrigerate = { $fish } auf Eis legen
first-release = { $fish } freilassen
further-keep = { $fish } behalten
further-take = { $fish } fangen
further-kill = { $fish } töten
further-refrigerate = { $fish } auf Eis legen
further-release = { $fish } freilassen
dice-title = Würfel
dice-again = { $on ->
    [yes] Würfel { $die }, wird neu gewürfelt
   *[no] Würfel { $die }
}
dice-killer = Wähle den Würfel, der einen Fisch tötet: { $die }
dice-extra = Wähle den Würfel für den Zusatzfisch: { $die }
dice-take = Fangen für { $die }
dice-kill = Töten mit { $die }
dice-kills = tötet
dice-oneMore = +1
dice-reroll = Neu würfeln
dice-keep = Alle behalten
fate-keep = Behalten
fate-refrigerate = Auf Eis
fate-release = Freilassen
fate-of = Was mit { $fish } geschieht
state-depleted = { $fish }, verschwunden.
state-poached = { $fish }, illegal getötet.
state-taken = { $by ->
    [you] { $fish }, von dir gefangen.
   *[other] { $fish }, gefangen von { $name }.
}
state-killed = { $by ->
    [you] { $fish }, von dir getötet.
   *[other] { $fish }, getötet von { $name }.
}
state-living = { $how ->
    [take] { $fish }, zum Fangen gewählt.
    [kill] { $fish }, zum Töten gewählt.
    [legal] { $fish }, darf gefangen werden.
   *[lives] { $fish }, lebt.
}
state-costs = { $number ->
    [0] Der Fang kostet das nächste Jahr nichts.
   *[other] Der Fang lässt nächstes Jahr verschwinden: { $school }.
}
cost-title = Das nächste Jahr verliert { $number } { $number ->
    [one] Fisch
   *[other] Fische
}
cost-line = Ohne lebende Eltern: { $school }.
cost-none = Das nächste Jahr verliert dadurch nichts
sheet-mine = Dein Land
sheet-of = Land von { $name }
sheet-note = +1 voll, −2 leer, 0 überzählig
sheet-dashed = gestrichelt: durch deine Wahl
sheet-whose = Wessen Land
sheet-line = { $plates ->
    [0] kein Teller
    [one] { $filled ->
        [0] 1 Teller zu füllen
       *[other] 1 Teller, gefüllt
    }
   *[other] { $filled ->
        [0] { $plates } Teller zu füllen
       *[other] { $filled } von { $plates } Tellern gefüllt
    }
}
sheet-year = Jahr { $year }: { $plates ->
    [one] 1 Teller
   *[other] { $plates } Teller
}, { $filled } gefüllt{ $excess ->
    [0] { "" }
   *[other] , { $excess } überzählig
}
upgrades-title = Verbesserungen
upgrades-note = ein Feld pro Jahr
upgrades-bonuses = Boni
upgrades-bonusesNote = sofort
upgrades-equipment = Ausrüstung
upgrades-equipmentBefore = Ausrüstung, vor dem Wurf gewählt
upgrades-permanents = Dauerhafte Verbesserungen
upgrades-fromNext = ab dem nächsten Jahr
upgrades-owned = im Jahr { $year } angekreuzt
upgrades-free = { $number ->
    [one] Noch 1 Feld.
   *[other] Noch { $number } Felder.
}
upgrades-then = Dieses Jahr { $before } → { $after }
upgrades-thenPlates = Dieses Jahr { $before } → { $after }. { $plates ->
    [one] 1 Teller
   *[other] { $plates } Teller
} im nächsten Jahr
upgrades-against = { $number ->
    [0] es kommt keine illegale Fischerei mehr
    [one] noch vor dem illegalen Würfel dieses Jahres
   *[other] noch vor den { $number } illegalen Würfeln dieses Jahres
}
effect-release = Du darfst einen gefangenen Fisch freilassen.
effect-refrigeration = Ein Fisch darf ins Feld des nächsten Jahres.
effect-radar = Würfle beliebige deiner Würfel neu, einmal je Fang.
effect-faux = Zeichne einen Fisch ins Feld dieses Jahres, aus dem Nichts.
effect-marketing = Füge einen Teller hinzu oder streiche einen leeren.
effect-enforcement = Fülle die Schilde von zwei Arten aus, für immer.
effect-overfish = Fische sofort noch einmal.
marketing-add = Teller hinzufügen
marketing-crossOut = Teller streichen
poaching-title = Illegale Fischerei
poaching-note = nach der Nachfrage
poaching-none = Zu viert fischt niemand illegal.
seas-title = Hohe See
seas-note = lebende Fische
seas-reconstructed = Zeilen und Pfeile rekonstruiert
ended-killed = { $fish } getötet
ended-none = kein ungeschützter Fisch
final-score = Wertung
final-points = Punkte
final-filled = volle Teller
final-empty = leere Teller
final-marks = Fische markiert
final-together = zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
total-note = ein Ergebnis für alle; die einzelnen Punkte zeigen, wessen Teller leer sind
legend-may = darf gefangen werden
legend-taken = gefangen von
legend-killed = getötet
legend-depleted = verschwunden
legend-lost = nächstes Jahr verloren
act-start = Startspieler ausgelost
act-roll = würfelt { $die }
act-gear = { $gear }
act-reroll = { $die } neu
act-stop = Würfel behalten
act-killer = { $die } tötet
act-extra = +1 für { $die }
act-keep = Fisch behalten
act-refrigerate = Fisch auf Eis
act-release = Fisch freigelassen
act-mark = markiert { $box }
act-catch = { $gear } { $dice }: { $fish }
act-onIce = { $fish } auf Eis
act-letGo = { $fish } freigelassen
act-noFish = kein Fisch
act-shield = Schild: { $species }
act-take = { $fish } für { $die }
act-kill = { $fish } getötet
track-fishing = Fischen
track-upgrade = Feld ankreuzen
track-demand = Nachfrage
track-illegal = Illegale Fischerei
track-depletion = Bestandsschwund
ask-takeFrom = Fange { $catches }: { $species }
send-choose = Ausrüstung wählen
send-markBox = Feld ankreuzen
send-killer = Würfel zum Töten wählen
send-extra = Würfel für Zusatzfisch wählen
send-more = { $acts } und …
send-shieldsMore = { $box }: { $species } und …
words-gear = Wähle über der Hohen See die Ausrüstung, dann würfle.
words-how = { $gear }: { $how }.
words-chosen = { $number } von { $all } Fischen gewählt:
words-take-for = { $fish } für die { $die }
words-kill-for = { $fish }, getötet mit der { $die }
words-sentence = { $list }.
words-next = { $number ->
    [one] Wähle einen für die { $die }.
   *[other] Wähle { $number } für die { $die }.
}
words-nextKill = Wähle einen, den die { $die } tötet.
words-killer = Tippe auf den Würfel, der tötet. Jeder andere fängt einen Fisch.
words-extra = Tippe auf den Würfel für den Zusatzfisch.
words-dice = Behalte die Würfel oder würfle einige neu.
words-again = Tippe auf Würfel, die neu gewürfelt werden.
words-box = Wähle ein Feld aus der Liste.
words-marketing = Einen Teller hinzufügen oder einen leeren streichen: Wähle über der Hohen See.
words-overfish = Wähle die Ausrüstung für deinen zweiten Fang.
words-shields = { $number } von { $all } Schilden gewählt:
words-shield = { $number ->
    [one] Wähle noch einen Schild neben den Namen.
   *[other] Wähle { $number } Schilde neben den Namen.
}
tray-label = Woraus du wählst
tray-box = Wähle ein Feld
tray-boxNote = die Liste steht unter „{ $tab }“
tray-again = zweiter Fang
tray-marketing = Was das Marketing bewirkt
tray-shields = { $number } von { $all } Schilden
tray-shieldsNote = tippe auf Schilde neben den Namen
tray-tonight = { $number ->
    [0] Dieses Jahr keine illegalen Würfel
    [one] Danach 1 illegaler Würfel
   *[other] Danach { $number } illegale Würfel
}
tray-tonightNote = { $number ->
    [one] er tötet einen ungeschützten Fisch
   *[other] jeder tötet einen ungeschützten Fisch
}
dice-left = { $number ->
    [0] { "" }
   *[other] wähle { $number }
}
dice-leftKill = einen töten
dice-noFish = kein Fisch
lane-label = Letzter Fang und letztes Feld jedes Landes
lane-seat = Letzter Fang: { $gear }, Würfel { $dice }. Letztes Feld: { $box }.
lane-poachers = Die illegale Fischerei würfelte zuletzt { $dice }. { $number ->
    [0] Dieses Jahr folgt keine.
    [one] Dieses Jahr folgt 1 Würfel.
   *[other] Dieses Jahr folgen { $number } Würfel.
}
lane-none = noch nichts
lane-next = dann { $number }
lane-then = dann dieses Jahr { $number ->
    [one] 1 illegaler Würfel
   *[other] { $number } illegale Würfel
}
lane-first = illegal: { $number } Würfel
plates-title = Deine Teller
plates-filled = Gefüllt
plates-of = { $filled } von { $plates }
plates-counts = Jahr { $year } zählt
plates-next = Teller in Jahr { $year }
plates-change = { $before } → { $after }
counts-title = Jahr { $year } zählte
counts-line = { $name }, { $filled } von { $plates } gefüllt
demand-title = Nachfrage in Jahr { $year }
demand-plates = { $number } Teller
ended-title = Jahr { $year } ist zu Ende: { $number ->
    [0] kein Fisch ist verschwunden
    [one] 1 Fisch ist verschwunden
   *[other] { $number } Fische sind verschwunden
}
act-addPlate = Teller mehr
act-crossOut = Teller gestrichen
shields-of = { $filled ->
    [yes] Schild der Art { $species }, schon ausgefüllt
   *[no] Schild der Art { $species }
}
help-notOwned = Du besitzt sie nicht: Kreuze ihr Feld an.
help-replaced = Du hast sie verbessert, und an diesem Tisch ersetzt die Verbesserung sie.
help-once = Es wirkt sofort.
help-later = Es wirkt ab dem nächsten Jahr.
help-dice = Gefangen mit { $dice }.
help-living = { $living } von { $all } leben in diesem Jahr.
help-filled = Der Schild ist ausgefüllt: Kein illegaler Würfel tötet hier.
help-shield = Der Schild ist leer: Illegale Würfel töten den obersten Fisch ihrer Zahl.
help-poachers = Jeder Würfel tötet den obersten lebenden Fisch seiner Zahl in einer Zeile ohne ausgefüllten Schild.
