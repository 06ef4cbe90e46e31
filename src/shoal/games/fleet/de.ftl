# Fleet auf Deutsch.

summary = Ersteigert Lizenzen, lasst Boote zu Wasser und heuert Kapitäne an; jede Handkarte ist Boot, Kapitän und Geld zugleich.
option-advanced = Premiumlizenzen können ab Runde 2 kommen
option-hidden_discards = bezahlte und abgeworfene Karten bleiben verdeckt; von einer Zahlung erfährt man nur die Anzahl der Karten und ihre Summe
name-advanced = Für Erfahrene
name-hidden_discards = Verdeckte Ablage
ending-licences = Der Lizenzstapel konnte die Auslage nicht mehr füllen.
ending-crates = Die letzte Kiste wurde aus dem Vorrat genommen.
ending-both = Der Lizenzstapel konnte die Auslage nicht mehr füllen, und in derselben Runde wurde die letzte Kiste genommen.

boat-tuna = Thunfisch
boat-shrimp = Garnelen
boat-lobster = Hummer
boat-vessel = Fabrikschiff
boat-cod = Kabeljau
boat-king-crab = Königskrabben
card-tuna = Thunfisch
card-shrimp = Garnelen
card-lobster = Hummer
card-vessel = Fabrikschiff
card-cod = Kabeljau
card-king-crab = Königskrabben
licence-shrimp = Garnelen
licence-cod = Kabeljau
licence-lobster = Hummer
licence-tuna = Thunfisch
licence-vessel = Fabrikschiff
licence-pub = Fischerkneipe
licence-king-crab-captains = Königskrabben (Kapitäne)
licence-king-crab-fish = Königskrabben (Fisch)
licence-king-crab-licences = Königskrabben (Lizenzen)

## Was geschah

start-player = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} den Startspielermarker.
revealed = In die Auslage kommt die Lizenz „{ $licence }“.
drew = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte.
drew-card = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine { $card }-Karte.
drew-bonus = Bonus der Lizenz „{ $licence }“: { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte.
drew-card-bonus = Bonus der Lizenz „{ $licence }“: { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine { $card }-Karte.
drew-for-crate = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte für die getauschte Kiste.
drew-card-for-crate = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine { $card }-Karte für die getauschte Kiste.
put-up = { $seat_is ->
    [you] Du stellst
   *[other] { $seat } stellt
} die Lizenz „{ $licence }“ zur Versteigerung.
opened-bidding = { $seat_is ->
    [you] Du eröffnest
   *[other] { $seat } eröffnet
} mit { $bid } $.
raised = { $seat_is ->
    [you] Du erhöhst
   *[other] { $seat } erhöht
} auf { $bid } $.
passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
declined = { $seat_is ->
    [you] Du verzichtest und kaufst
   *[other] { $seat } verzichtet und kauft
} in dieser Runde keine Lizenz.
paid = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} mit einer { $card }-Karte.
paid-crate = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} mit einer verarbeiteten Kiste.
paid-face-down = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} mit einer verdeckten Karte.
settled = { $seat_is ->
    [you] Du schließt
   *[other] { $seat } schließt
} die Zahlung ab.
bought = { $seat_is ->
    [you] Du kaufst
   *[other] { $seat } kauft
} die Lizenz „{ $licence }“: Preis { $price } ${ $discount ->
    [0] { "" }
   *[other] , Rabatt { $discount } $
}{ $cards ->
    [0] { "" }
    [one] , 1 Karte im Wert von { $cash } $
   *[other] , { $cards } Karten im Wert von { $cash } $
}{ $crates ->
    [0] { "" }
    [one] , 1 Kiste
   *[other] , { $crates } Kisten
}.
launched = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} ein { $boat }-Boot zu Wasser.
afloat = { $seat_is ->
    [you] Dein { $boat }-Boot
   *[other] Das { $boat }-Boot von { $seat }
} schwimmt: Preis { $price } ${ $discount ->
    [0] { "" }
   *[other] , Rabatt { $discount } $
}{ $cards ->
    [0] { "" }
    [one] , 1 Karte im Wert von { $cash } $
   *[other] , { $cards } Karten im Wert von { $cash } $
}{ $crates ->
    [0] { "" }
    [one] , 1 Kiste
   *[other] , { $crates } Kisten
}.
done-launching = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} kein Boot mehr zu Wasser.
hired = { $seat_is ->
    [you] Du heuerst
   *[other] { $seat } heuert
} einen Kapitän an.
hired-card = { $seat_is ->
    [you] Du heuerst
   *[other] { $seat } heuert
} einen Kapitän an: eine { $card }-Karte.
boarded = { $seat_is ->
    [you] Du setzt deinen
   *[other] { $seat } setzt den
} Kapitän auf ein { $boat }-Boot.
done-hiring = { $seat_is ->
    [you] Du heuerst
   *[other] { $seat } heuert
} keinen Kapitän mehr an.
caught = { $seat_is ->
    [you] Du fängst
   *[other] { $seat } fängt
} { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} Fisch.
supply-left = Im Vorrat { $crates ->
    [one] ist noch 1 Kiste
   *[other] sind noch { $crates } Kisten
}.
processed = { $seat_is ->
    [you] Du verarbeitest
   *[other] { $seat } verarbeitet
} { $crates ->
    [one] die einzige Kiste
   *[other] eine der { $crates } Kisten
} eines { $boat }-Boots.
traded = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} eine verarbeitete Kiste gegen { $cards ->
    [0] nichts, denn es gibt keine Karte mehr zu ziehen
    [one] 1 Karte
   *[other] { $cards } Karten
}.
done-processing = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} mit dem Verarbeiten fertig.
discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine { $card }-Karte ab.
discarded-face-down = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} verdeckt eine Karte ab.
nobody-bought = Niemand hat eine Lizenz gekauft. Aus dem Spiel: { $licences }.
reshuffled = Der Bootsstapel ist leer; der Ablagestapel wird zu einem neuen gemischt.
last-by-licences = Der Lizenzstapel kann die Auslage nicht füllen: Dies ist die letzte Runde.
last-by-crates = Die letzte Kiste ist aus dem Vorrat genommen: Dies ist die letzte Runde.
round-begins = Runde { $round }: { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
scored = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $for_licences } für Lizenzen, { $for_boats } für Boote, { $for_crates } für Kisten, { $for_crabs } für Königskrabben.
won = Spielende: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
won-by-boats = Spielende: Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} für { $seats }. { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit den meisten Booten: { $boats }.
won-by-crates = Spielende: Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und { $boats ->
    [one] 1 Boot
   *[other] { $boats } Booten
} für { $seats }. { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit den meisten Kisten auf Booten: { $crates }.
shared = Spielende: geteilter Sieg für { $seats } mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Booten
} und { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} auf Booten.

## Was zu sehen ist

setup = Aufbau
round = Runde { $round }
last-round = LETZTE RUNDE
end = Spielende nach Runde { $round }
auction = Versteigerung
launching = Boote
hiring = Kapitäne
processing = Verarbeitung
drawing = Ziehen
display = Lizenzen:
on-display = { $licence } { $bid } $
none = keine
standing-bid = Gebot: { $bid } $ von { $seat_is ->
    [you] dir
   *[other] { $seat }
}
licence-deck = Lizenzstapel: { $licences_left }{ $premiums ->
    [0] { "" }
   *[other] , davon { $premiums } Premium
}
supply = Kisten: { $crates }
boat-deck = Bootsstapel: { $cards }
discards = Ablage: { $cards }
harbour = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
processed-crates = { $crates ->
    [one] 1 verarbeitete Kiste
   *[other] { $crates } verarbeitete Kisten
}
licences-owned = Lizenzen:
boats-afloat = Boote:
hand = Hand:
captains = Kapitäne:
fresh = gezogen:
holds = hält:
to-pay = zu zahlen:
held = { $count ->
    [one] { $card }
   *[other] { $count } { $card }
}
sailing = { $count ->
    [one] { $boat }
   *[other] { $count } { $boat }
}
owned = { $count ->
    [one] { $licence }
   *[other] { $count } { $licence }
}
no-captain = ohne Kapitän
in-all = zusammen { $cash } $
at-least = mindestens { $cash } $
still-due = { $due } $ von { $price } $

## Warum nicht

choose-now = Jetzt nicht: Stelle eine Lizenz zur Versteigerung oder verzichte.
decline-now = Jetzt nicht: Du kannst hier keine Lizenz bezahlen und nur verzichten.
open-now = Jetzt nicht: Eröffne zuerst die Versteigerung.
raise-now = Jetzt nicht: Erhöhe das Gebot oder passe.
pass-now = Jetzt nicht: Du kannst das Gebot nicht erhöhen und nur passen.
pay-now = Jetzt nicht: Bezahle erst den Rest von { $due } $.
settle-now = Jetzt nicht: Der Preis ist gedeckt, also schließe die Zahlung ab.
launch-now = Jetzt nicht: Lass ein Boot zu Wasser oder hör auf.
hire-now = Jetzt nicht: Wähle eine Karte als Kapitän oder hör auf.
board-now = Jetzt nicht: Wähle das Boot für deinen Kapitän.
process-now = Jetzt nicht: Verarbeite eine Kiste oder hör auf.
trade-now = Jetzt nicht: Tausche eine verarbeitete Kiste oder hör auf.
process-or-trade-now = Jetzt nicht: Verarbeite eine Kiste, tausche eine oder hör auf.
stop-now = Jetzt nicht: Du kannst nur aufhören.
discard-now = Jetzt nicht: Wirf eine Karte ab.
choose-instead = Noch wird nichts versteigert: Stelle eine Lizenz zur Versteigerung oder verzichte.
decline-instead = Noch wird nichts versteigert, und du kannst hier keine Lizenz bezahlen: Verzichte.
pass-instead = Bei dieser Lizenz kannst du passen, aber nicht verzichten. Das geht nur, wenn du eine Lizenz wählen sollst.
open-first = Du hast die Lizenz „{ $licence }“ zur Versteigerung gestellt; eröffne also mit mindestens { $least } $.
not-in-auction = Die Lizenz „{ $licence }“ liegt nicht aus.
too-dear = Die Lizenz „{ $licence }“ beginnt bei { $least } $, und du kannst höchstens { $power } $ bezahlen.
below-least = Die Lizenz „{ $licence }“ beginnt bei { $least } $.
not-higher = Das Gebot steht bei { $bid } $: Biete mehr oder passe.
out-of-reach = Das Gebot steht bei { $bid } $, und du kannst höchstens { $power } $ bezahlen, also nur passen.
beyond-means = Du kannst nicht { $bid } $ bieten, denn du kannst höchstens { $power } $ bezahlen.
already-covered = Der Preis ist gedeckt, mehr wird nicht bezahlt. Schließe die Zahlung ab.
no-crate = Du hast keine verarbeitete Kiste.
crates-last = Kisten werden zuletzt bezahlt, und { $crates ->
    [one] deine 1 Kiste deckt
   *[other] deine { $crates } Kisten decken
} den Rest von { $due } $ nicht.
not-face-down = Zahlungen werden nur abgeschlossen, wo Karten verdeckt bezahlt werden.
not-covered = Der Preis ist noch nicht gedeckt; der Rest ist { $due } $.
settled-wrong = Deine Zahlung ist { $over ->
    [0] genau richtig
   *[other] { $over } $ zu hoch
}, nicht { $said ->
    [0] genau richtig
   *[other] { $said } $ zu hoch
}.
paid-past = Bezahlt wird in der Reihenfolge { $card_order }, zuletzt Kisten. Du hast schon etwas Späteres bezahlt; für { $card } ist es zu spät.
too-little-after = Bezahlt wird in der Reihenfolge { $card_order }, zuletzt Kisten. Ab { $card } hast du noch { $rest } $, aber der offene Rest ist { $due } $.
not-in-hand = Du hast keine { $card }-Karte auf der Hand.
no-licence = Du hast keine Lizenz für { $boat }-Boote.
launch-too-dear = Ein { $boat }-Boot kostet dich { $price } $, und ohne seine eigene Karte kannst du höchstens { $power } $ bezahlen.
no-boat-to-board = Du hast kein { $boat }-Boot ohne Kapitän.
nothing-to-trade = Du hast keine verarbeitete Kiste zum Tauschen.
no-boat-to-process = Du hast kein { $boat }-Boot mit { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
}.
processed-past = Jedes Boot gibt höchstens eine Kiste. Die Reihenfolge ist { $boat_order }, von jeder Art zuerst die mit weniger Kisten: Für ein { $boat }-Boot mit { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} ist es zu spät.
not-just-drawn = Du wirfst eine der Karten ab, die du eben gezogen hast, und darunter ist keine { $card }-Karte.

## On the page

unit-money = { $amount }{ "\u00A0" }$
unit-vp = SP
unit-points = { $points } SP
unit-crates = { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
}
unit-several = { $name } ×{ $number }
line-seat = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}
line-round = { $last ->
    [yes] Runde { $round }, die letzte
   *[no] Runde { $round }
}
effect-shrimp = Alle Preise sinken
effect-cod = Zwei Boote, dann ziehen
effect-lobster = Zwei Kapitäne, dann ziehen
effect-tuna = Besser ziehen
effect-vessel = Kisten verarbeiten, tauschen
effect-pub = Punkte, aber keine Boote
effect-king-crab-captains = Am Ende: Punkte für Kapitäne
effect-king-crab-fish = Am Ende: Punkte für Kisten
effect-king-crab-licences = Am Ende: Punkte für Lizenzarten
phase-auction = 1 Versteigerung
phase-launch = 2A Boote
phase-captains = 2B Kapitäne
phase-fishing = 3 Fischen
phase-processing = 4 Verarbeitung
phase-draw = 5 Ziehen
cards-label = Karten. Die Pfeiltasten gehen von Karte zu Karte, Enter oder Leertaste wählt, noch einmal Enter bestätigt.

ask-choose = Stelle eine Lizenz zur Versteigerung oder verzichte
ask-chooseLine = Wenn du verzichtest, kaufst du in dieser Runde nichts mehr. Wer eine Lizenz aufruft, bietet zuerst.
ask-open = Eröffne das Bieten auf „{ $licence }“
ask-openLine = Mindestens { $least } $.
ask-raise = Biete mehr als { $bid } $ auf „{ $licence }“ oder passe
ask-raiseLine = Du passt nur bei dieser Lizenz. Später kannst du noch eine andere aufrufen.
ask-mustPass = Mehr als { $bid } $ kannst du für „{ $licence }“ nicht bieten: passe
ask-payLicence = Die Lizenz „{ $licence }“ gehört dir: Zahle { $due } $
ask-payLaunch = Zahle { $due } $ für das { $boat }-Boot
ask-payLine = Vorgeschlagen ist, womit du am wenigsten verlierst. Tippe Karten an, um es zu ändern; Wechselgeld gibt es nicht.
ask-launch = Lass ein Boot zu Wasser oder hör auf: noch { $left ->
    [one] 1 Boot
   *[other] { $left } Boote
}
ask-launchLine = Du brauchst eine Lizenz seiner Art. Die Karte des Boots selbst kann nicht mitbezahlen.
ask-hire = Heuere einen Kapitän an oder hör auf: noch { $left ->
    [one] 1 Kapitän
   *[other] { $left } Kapitäne
}
ask-hireLine = Eine beliebige Handkarte, verdeckt, für immer. Sie ist dann kein Geld mehr.
ask-aboard = Wähle das Boot für deinen Kapitän
ask-process = Verarbeite Kisten, tausche eine oder hör auf
ask-processLine = Eine Kiste von jedem Boot, das du wählst. Verarbeitet ist sie 1 $ wert und kein Punkt mehr.
ask-discard = Wirf eine Karte ab: du hast { $drawn } gezogen
ask-discardDrawn = Eine der eben gezogenen Karten muss weg, offen.
ask-discardAny = Es darf jede Handkarte sein, offen.

do-decline = Verzichten
do-stopLaunching = Kein Boot mehr
do-stopHiring = Kein Kapitän mehr
do-stopProcessing = Nichts verarbeiten
do-open = Mit { $bid } $ eröffnen
do-raise = { $bid } $ bieten
do-pay = { $paid } $ zahlen
do-pass = Passen
do-launch = { $paid ->
    [0] { $boat } zu Wasser
   *[other] { $boat } für { $paid } $ zu Wasser
}
do-hire = { $card } auf { $boat } anheuern
do-aboard = Kapitän auf { $boat }
do-process = { $crates } verarbeiten
do-processAndTrade = { $crates } verarbeiten, 1 tauschen
do-trade = 1 tauschen
do-discard = { $card } abwerfen

display-label = Lizenzen in der Auslage
display-least = ab
display-block = aufgerufen
display-chosen = gewählt
display-words = Lizenz „{ $licence }“: mindestens { $least } $, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $effect }.
display-empty = Es liegt keine Lizenz aus.

bidding-title = Versteigerung
bidding-licence = Lizenz „{ $licence }“
bidding-turnOrder = in Zugfolge
bidding-highBid = Höchstgebot
bidding-passed = gepasst
bidding-toBid = bietet
bidding-toChoose = wählt
bidding-thinking = denkt nach …
bidding-stillIn = dabei
bidding-pays = zahlt { $price } $
bidding-out = fertig
bidding-yours = Dein Gebot
bidding-reach = höchstens { $power } $
bidding-less = Weniger bieten
bidding-more = Mehr bieten

harbour-licences = Deine Lizenzen
harbour-noLicences = noch keine
harbour-boats = Deine Boote
harbour-boatsNote = jedes mit Kapitän fängt eine Kiste pro Runde
harbour-chooseBoat = wähle ein Boot ohne Kapitän
harbour-tapBoats = tippe Boote an: je eine Kiste wird verarbeitet
harbour-noBoats = noch keine
afloat-noCaptain = ohne Kapitän
afloat-launching = neu
afloat-hired = Kapitän
afloat-processed = 1 Kiste
afloat-words = { $boat }-Boot, { $captain ->
    [yes] mit Kapitän
   *[no] ohne Kapitän
}, { $crates } von { $most } Kisten

hand-title = Deine Hand
hand-onlyYou = nur du siehst sie
hand-empty = Deine Hand ist leer.
hand-cash = Geld
hand-launch = Preis
hand-words = { $card }-Boot: Geldwert { $cash }, Preis { $launch }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $mark ->
    [pay] { " " }Zahlt.
    [launch] { " " }Geht zu Wasser.
    [captain] { " " }Wird Kapitän.
    [discard] { " " }Wird abgeworfen.
   *[none] { "" }
}{ $fresh ->
    [yes] { " " }Eben gezogen.
   *[no] { "" }
}
hand-crates = { $crates ->
    [one] 1 verarbeitete Kiste, 1 $ wert
   *[other] { $crates } verarbeitete Kisten, je 1 $
}
hand-fewerCrates = Eine Kiste weniger zahlen
hand-moreCrates = Eine Kiste mehr zahlen
hand-useless = Keine andere mögliche Zahlung enthält diese Karte.
mark-pay = zahlt
mark-launch = Boot
mark-captain = Kapitän
mark-discard = weg
mark-fresh = neu

sums-bid = Gebot
sums-boat = { $boat }-Boot
sums-licence = Lizenz „{ $licence }“
sums-discount = Garnelen-Lizenzen
sums-already = Schon bezahlt
sums-due = Zu zahlen
sums-nothing = Nichts
sums-exact = genau passend
sums-lost = { $lost } $ verloren, kein Wechselgeld
sums-free = kostet dich nichts
sums-left = Dir bleibt: { $cards }.
sums-leftNothing = Danach ist deine Hand leer.
sums-couldLaunch = Danach könntest du { $boats } zu Wasser lassen.
sums-points = Sofort +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
sums-fishing = Fang danach

context-couldLaunch = Was du zu Wasser lassen kannst
context-withCards = mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
context-free = kostet dich nichts
context-pay = zahle { $pieces } für { $due } $
context-then = +{ $points } SP, { $lost ->
    [0] nichts verloren
   *[other] { $lost } $ verloren
}
context-nothingToLaunch = Keine deiner Karten kann jetzt zu Wasser. Tippe eine an und sieh, warum.
context-othersSee = Was andere sehen
context-hidden = dein Kapitän ist verdeckt
context-othersSeeLine = Sie sehen, dass du einen Kapitän angeheuert hast und für welches Boot. Die Karte siehst nur du.
context-costs = Was es kostet und bringt
context-points = Punkte jetzt
context-pool = Verarbeitete Kisten
context-lastRound = Achtung: Was in der letzten Runde verarbeitet wird, ist verloren.
context-comes = Was von selbst kommt
context-comesNote = in dieser Runde
context-fishing = Fang
context-draw = ziehen

crates-title = Kisten
crates-onePool = ein Vorrat für all deine Fabrikschiff-Lizenzen
crates-process = { $crates } verarbeiten
crates-processNote = tippe oben Boote an
crates-pool = Vorrat { $before } → { $after }
crates-poolNote = je 1 $ bei jeder Zahlung
crates-trade = 1 gegen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
crates-tradeNote = einmal pro Runde
crates-noTrade = noch nichts zu tauschen

panel-now = Jetzt
panel-rivals = Gegner
panel-supply = Vorrat
rivals-publicCards = was offen liegt
rivals-line = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $crates } verarbeitet
rivals-licences = Lizenzen
rivals-boats = Boote, Kisten
rivals-none = keine
stock-licences = Verdeckte Lizenzen
stock-crates = Kisten übrig, von { $all }
stock-boatCards = Bootskarten
stock-deck = { $deck } verdeckt, { $discards } abgelegt
stock-ends = Ende, wenn eines ausgeht
stock-thisRound = nach dieser Runde
stock-rounds = in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
stock-roundsBetween = in { $least }–{ $most } Runden

score-title = Wertung
score-ties = Gleichstand: mehr Boote, dann Kisten, dann geteilt
score-licences = Lizen{ "\u00AD" }zen
score-boats = Boote
score-crates = Kisten
score-king_crab = Königs{ "\u00AD" }krabben
score-sum = Punkte
score-parts = Woher die Punkte kommen
score-words = { $name }: Lizenzen { $licences }, Boote { $boats }, Kisten { $crates }, Königskrabben { $king_crab }
score-hands = Was auf der Hand bleibt
score-handsNote = zählt nichts
