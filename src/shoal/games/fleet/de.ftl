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
} ein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
} zu Wasser.
afloat = { $seat_is ->
    [you] Dein { $boat }{ $boat_is ->
        [vessel] { "" }
       *[other] -Boot
    }
   *[other] Das { $boat }{ $boat_is ->
        [vessel] { "" }
       *[other] -Boot
    } von { $seat }
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
} Kapitän auf ein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
}.
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
} eines { $boat }{ $boat_is ->
    [vessel] s
   *[other] -Boots
}.
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
forced-pass = { $seat_is ->
    [you] Für dich gepasst: Du kannst nicht über { $bid } $ gehen.
   *[other] Für { $seat } gepasst: Mehr als { $bid } $ sind nicht möglich.
}
forced-bid = { $seat_is ->
    [you] Für dich mit { $bid } $ eröffnet: Mehr kannst du nicht bieten.
   *[other] Für { $seat } mit { $bid } $ eröffnet: Mehr ist nicht möglich.
}
forced-decline = { $seat_is ->
    [you] Für dich verzichtet: Du kannst keine der Lizenzen bezahlen.
   *[other] Für { $seat } verzichtet: Keine der Lizenzen ist bezahlbar.
}
forced-stop = { $seat_is ->
    [you] Für dich beendet: Du kannst kein Boot zu Wasser lassen.
   *[other] Für { $seat } beendet: Es kann kein Boot zu Wasser gelassen werden.
}
forced-aboard = { $seat_is ->
    [you] Für dich an Bord gebracht: Nur ein Boot der Art „{ $boat }“ wartet auf einen Kapitän.
   *[other] Für { $seat } an Bord gebracht: Nur ein Boot der Art „{ $boat }“ wartet auf einen Kapitän.
}
forced-stop-processing = { $seat_is ->
    [you] Für dich beendet: Es gibt keine Kiste zu verarbeiten oder zu tauschen.
   *[other] Für { $seat } beendet: Es gibt keine Kiste zu verarbeiten oder zu tauschen.
}
forced-discard = { $seat_is ->
    [you] Für dich abgeworfen: Es gab nur eine Art von Karten zur Wahl.
   *[other] Für { $seat } abgeworfen: Es gab nur eine Art von Karten zur Wahl.
}
forced-payment = { $seat_is ->
    [you] Für dich bezahlt: Es gibt nur einen Weg zu zahlen.
   *[other] Für { $seat } bezahlt: Es gibt nur einen Weg zu zahlen.
}

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
marker = * Startspieler
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
held-worth = { $count ->
    [one] { $card } { $cash } $
   *[other] { $count } { $card } zu { $cash } $
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
at-least = zusammen mindestens { $cash } $
still-due = noch { $due } $ von { $price } $
for-licence = für Lizenz „{ $licence }“
for-boat = für Boot „{ $boat }“

## Warum nicht

choose-now = Jetzt nicht: Ruf eine Lizenz auf oder verzichte.
decline-now = Jetzt nicht: Du kannst hier keine Lizenz bezahlen, also nur verzichten.
open-now = Jetzt nicht: Eröffne zuerst die Versteigerung.
raise-now = Jetzt nicht: Erhöhe das Gebot oder passe.
pass-now = Jetzt nicht: Du kannst das Gebot nicht erhöhen, also nur passen.
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
choose-instead = Noch wird nichts versteigert: Ruf eine Lizenz auf oder verzichte.
decline-instead = Noch wird nichts versteigert, und du kannst hier keine Lizenz bezahlen: Verzichte.
pass-instead = Bei dieser Lizenz kannst du passen, aber nicht verzichten. Verzichten geht nur, wenn du eine Lizenz wählen darfst.
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
    [one] deine einzige Kiste deckt
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
no-licence = Du hast keine Lizenz für { $boat }{ $boat_is ->
    [vessel] e
   *[other] -Boote
}.
launch-too-dear = Ein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
} kostet dich { $price } $, und ohne seine eigene Karte kannst du höchstens { $power } $ bezahlen.
no-boat-to-board = Du hast kein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
} ohne Kapitän.
nothing-to-trade = Du hast keine verarbeitete Kiste zum Tauschen.
no-boat-to-process = Du hast kein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
} mit { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
}.
processed-past = Jedes Boot gibt höchstens eine Kiste. Die Reihenfolge ist { $boat_order }, von jeder Art zuerst die mit weniger Kisten: Für ein { $boat }{ $boat_is ->
    [vessel] { "" }
   *[other] -Boot
} mit { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} ist es zu spät.
not-just-drawn = Du wirfst eine der Karten ab, die du eben gezogen hast, und darunter ist keine { $card }-Karte.

## Headings of RULES.md

rules-fleet-the-rules = Fleet: die Regeln
rules-fleet-the-rules-line = { summary }
rules-cards-and-setup = Karten und Aufbau
rules-cards-and-setup-line = Bootskarten, Lizenzen, Kisten, und womit alle beginnen.
rules-money = Geld
rules-money-line = Bezahlt wird mit Karten und verarbeiteten Kisten; Wechselgeld gibt es nicht.
rules-a-round = Eine Runde
rules-a-round-line = Fünf Phasen; die nächste beginnt erst, wenn alle mit der vorigen fertig sind.
rules-auction = Versteigerung
rules-auction-line = Lizenzen werden einzeln versteigert; das höchste Gebot kauft.
rules-launching-boats = Boote zu Wasser lassen
rules-launching-boats-line = Ein Boot für jeden, mit einer Lizenz seiner Art; mit Kabeljau zwei.
rules-hiring-captains = Kapitäne anheuern
rules-hiring-captains-line = Eine beliebige Handkarte, verdeckt auf ein Boot; mit Hummer zwei.
rules-fishing = Fischen
rules-fishing-line = Jedes Boot mit Kapitän bekommt eine Kiste, bis es vier hat.
rules-processing-and-trading = Verarbeiten und Tauschen
rules-processing-and-trading-line = Mit der Lizenz „Fabrikschiff“ werden Kisten zu Geld oder Karten.
rules-draw = Ziehen
rules-draw-line = Zieh zwei Karten und wirf eine ab; mit Thunfisch ist es besser.
rules-the-end = Das Ende
rules-the-end-line = Die Runde, in der Lizenzen oder Kisten nicht mehr reichen, ist die letzte.
rules-scoring = Wertung
rules-scoring-line = Punkte für Lizenzen, Boote, Kisten und Königskrabben; was bei Gleichstand gilt.
rules-rulings = Auslegungen
rules-rulings-line = Was die Spielregel offenlässt, wie es hier entschieden ist und warum.
rules-how-the-licence-deck-is-kept = Wie der Lizenzstapel geführt wird
rules-how-the-licence-deck-is-kept-line = Wie wahrscheinlich die nächste Lizenz ist, obwohl niemand weiß, welche fehlen.
rules-what-everybody-can-know-of-a-hand = Was alle von einer Hand wissen können
rules-what-everybody-can-know-of-a-hand-line = Was am Tisch zu sehen war, und wie sich Bots den Rest vorstellen.
rules-version-history = Versionen
rules-version-history-line = Was sich von einer Fassung dieser Regeln zur nächsten geändert hat.
## Was dafür spricht

why-free = Es kostet dich nichts.
why-crates = Bezahlt mit { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} allein: keine Karte geht weg.
why-pay = Bezahlt mit { $spent }{ $crates ->
    [0] { "" }
    [one] { " " }und 1 Kiste
   *[other] { " " }und { $crates } Kisten
}{ $lost ->
    [0] : nichts geht verloren.
   *[other] : { $lost } $ zu viel.
}
why-staying = Auf der Hand { $staying_count ->
    [one] bleibt
   *[other] bleiben
} { $staying }.
why-ready = Diese Runde kannst du dann zu Wasser lassen: { $ready }.
why-otherwise = Anders bezahlt, könntest du diese Runde eines davon zu Wasser lassen: { $ready }.
why-no-launch = Bei { $bid } $ könntest du diese Runde kein Boot zu Wasser lassen.
why-limit = Ab { $bid } $ könntest du diese Runde nicht mehr zu Wasser lassen: { $gone }.
why-licence-points = Die Lizenz selbst bringt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
why-keep = Du behältst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $crates ->
    [0] { "" }
   *[other] mit deinen Kisten{ " " }
}{ $cash } $.
why-boat-points = Das { $boat }-Boot bringt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
why-captain-left = { $cards ->
    [0] Für einen Kapitän bleibt dann keine Karte.
    [one] Für einen Kapitän bleibt dann 1 Karte.
   *[other] Für einen Kapitän bleiben dann { $cards } Karten.
}
why-captain = Als Geld ist { $card } nur { $cash } $ wert.
why-unlicensed = Du hast keine Lizenz, um { $card } zu Wasser zu lassen.
why-catch = Du fängst dann diese Runde { $crates ->
    [one] 1 Kiste.
   *[other] { $crates } Kisten.
}
why-trade = Du ziehst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für 1 $.
why-process = Du hast dann { $processed } $ in Kisten und 1 Punkt weniger.
why-room = Das { $boat }-Boot ist voll: dann kann es wieder eine Kiste fangen.
why-discard = Als Geld ist { $card } { $cash } $ wert.
why-others = Du hast noch { $others } weitere davon: { $card }.

## On the page

unit-money = { $amount }{ "\u00A0" }$
unit-vp = SP
unit-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
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
effect-shrimp = Jeder Preis ist für dich 1 $ niedriger
effect-cod = 2 Boote pro Runde, dann 1 Karte ziehen
effect-lobster = 2 Kapitäne pro Runde, dann 1 oder 2 Karten ziehen
effect-tuna = 2 Karten ziehen und behalten; mit zwei Lizenzen 3 ziehen
effect-vessel = Aus Kisten je 1 $ machen; 1 gegen eine Karte tauschen
effect-pub = 10 Punkte, aber keine Boote
effect-king-crab-captains = Am Ende 1 Punkt für jedes Boot mit Kapitän, höchstens 10
effect-king-crab-fish = Am Ende 1 Punkt für je 3 Kisten auf Booten, höchstens 10
effect-king-crab-licences = Am Ende bis zu 10 Punkte für Lizenzarten
phase-auction = 1 Versteigerung
phase-launch = 2A Boote
phase-captains = 2B Kapitäne
phase-fishing = 3 Fischen
phase-processing = 4 Verarbeitung
phase-draw = 5 Ziehen
cards-label = Karten. Die Pfeiltasten gehen von Karte zu Karte, Enter oder Leertaste wählt, noch einmal Enter bestätigt.

ask-choose = Ruf eine Lizenz auf oder verzichte
ask-chooseLine = Wenn du verzichtest, kaufst du in dieser Runde nichts mehr. Wer eine Lizenz aufruft, bietet zuerst.
ask-open = Eröffne das Bieten auf „{ $licence }“
ask-openLine = Mindestens { $least } $.
ask-raise = Biete mehr als { $bid } $ auf „{ $licence }“ oder passe
ask-raiseLine = Du passt nur bei dieser Lizenz. Später kannst du noch eine andere aufrufen.
ask-mustPass = Mehr als { $bid } $ kannst du für „{ $licence }“ nicht bieten: passe
ask-payLicence = „{ $licence }“ ist dein: Zahle { $due } $
ask-payLaunch = Zahle { $due } $ für das Boot „{ $boat }“
ask-payLine = Die beste Zahlung ist vorgeschlagen. Tippe Karten an, um sie zu ändern; Wechselgeld gibt es nicht.
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
ask-process = Verarbeite Kisten, tausche eine oder lass beides
ask-processLine = Eine Kiste von jedem Boot, das du wählst. Verarbeitet ist sie 1 $ wert und kein Punkt mehr.
ask-discard = Wirf eine Karte ab: du hast { $drawn } gezogen
ask-discardDrawn = Eine der eben gezogenen Karten muss weg, { $hidden ->
    [yes] verdeckt
   *[no] offen
}.
ask-discardAny = Eine Handkarte muss weg, welche du willst, { $hidden ->
    [yes] verdeckt
   *[no] offen
}.

do-decline = Verzichten
do-stopLaunching = Kein Boot mehr
do-stopHiring = Kein Kapitän mehr
do-stopProcessing = Beides lassen
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
do-putUp = Eine Lizenz aufrufen
do-openLicence = { $licence } ab { $bid } $
do-raiseBid = Mehr bieten
do-payDue = { $due } $ zahlen
do-launchBoat = Ein Boot zu Wasser lassen
do-launchHalf = { $boat } zu Wasser und …
do-hireCaptain = Einen Kapitän anheuern
do-hireHalf = { $card } anheuern für …
do-sendCaptain = Den Kapitän schicken
do-processCrates = Kisten verarbeiten
do-discardCard = Eine Karte abwerfen
do-putUpLicence = { $thing } aufrufen
do-bid = { $bid } $ bieten
do-payCard = { $thing } zahlen
do-payCrate = Eine Kiste zahlen
do-stop = Aufhören
do-hireCard = { $thing } anheuern
do-processOne = { $thing } verarbeiten

display-label = Lizenzen in der Auslage
display-least = ab
display-block = aufgerufen
display-chosen = gewählt
display-words = Lizenz „{ $licence }“: mindestens { $least } $, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $effect }.
display-empty = Es liegt keine Lizenz aus.
display-price = Mindestens { $least } $; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

bidding-title = Versteigerung
bidding-highBid = höchstes
bidding-passed = gepasst
bidding-toBid = bietet
bidding-toChoose = wählt
bidding-thinking = denkt nach …
bidding-stillIn = dabei
bidding-pays = zahlt { $price } $
bidding-out = fertig
bidding-won = gewann { $licence }
bidding-yours = Dein Gebot
bidding-reach = höchstens { $power } $
bidding-less = Weniger bieten
bidding-more = Mehr bieten

harbour-noLicences = noch keine Lizenzen
harbour-boatsNote = mit Kapitän: 1 Kiste pro Runde, höchstens { $most }
harbour-chooseBoat = wähle ein Boot ohne Kapitän
harbour-tapBoats = tippe Boote an: je eine Kiste wird verarbeitet
harbour-noBoats = noch keine Boote
harbour-title = Dein Hafen
afloat-noCaptain = unbemannt
afloat-launching = neu
afloat-hired = Kapitän
afloat-processed = 1 Kiste
afloat-words = Boot „{ $boat }“, { $captain ->
    [yes] mit Kapitän
   *[no] ohne Kapitän
}, { $crates } von { $most } Kisten

hand-title = Deine Hand
hand-onlyYou = nur du siehst sie
hand-empty = Deine Hand ist leer.
hand-cash = Geld
hand-words = { $card }-Boot: Geldwert { $cash }, Preis { $launch }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $mark ->
    [pay] { " " }Zahlt.
    [would] { " " }Zahlt, falls du gewinnst.
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
hand-whenWon = nur du siehst sie · gezahlt wird, wenn du gewinnst
hand-tapToPay = nur du siehst sie · tippe Karten an, um zu zahlen
hand-cost = Preis
mark-pay = zahlt
mark-would = falls ja
mark-launch = Boot
mark-captain = Kapitän
mark-discard = weg
mark-fresh = neu

sums-bid = Gebot
sums-boat = Boot „{ $boat }“
sums-licence = Lizenz „{ $licence }“
sums-discount = Garnelen-Lizenzen
sums-already = Schon bezahlt
sums-nothing = Nichts
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
context-pool = Verarbeitete Kisten
context-lastRound = Achtung: Was in der letzten Runde verarbeitet wird, ist verloren.
context-comes = Was von selbst kommt
context-comesNote = in dieser Runde
context-fishing = Fang
context-draw = ziehen

crates-process = { $crates } verarbeiten
crates-processNote = Tippe Boote im Hafen an
crates-trade = 1 gegen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
crates-tradeNote = einmal pro Runde
crates-noTrade = noch keine Kiste

panel-supply = Vorrat
rivals-publicCards = was offen liegt
rivals-line = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $crates ->
    [0] { "" }
   *[other] {" "}· { $crates } verarbeitet
}
rivals-idle = unbemannt
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
score-hands = Was auf der Hand bleibt
score-handsNote = zählt nichts

brief-shrimp = Preise −1 $
brief-cod = 2 Boote, ziehen
brief-lobster = 2 Kapitäne
brief-tuna = { $number ->
    [1] 2 ziehen
    [2] 3 ziehen, 1 weg
    [3] 3 ziehen
   *[other] 4 ziehen, 1 weg
}
brief-vessel = Verarbeitung
brief-pub = 10 Punkte
brief-king-crab-captains = Ende: Kapitäne
brief-king-crab-fish = Ende: Kisten
brief-king-crab-licences = Ende: Lizenzarten

short-tuna = Thunfisch
short-shrimp = Garnelen
short-lobster = Hummer
short-vessel = Fabrik
short-cod = Kabeljau
short-king-crab = Krabben
short-pub = Kneipe
short-king-crab-captains = Kapitäne
short-king-crab-fish = Fisch
short-king-crab-licences = Lizenzen

help-title = Lizenz „{ $licence }“
help-shrimp = Jede Garnelen-Lizenz senkt jeden Preis um 1 $, von Lizenzen und Booten, bis auf nichts. Du darfst Garnelen-Boote zu Wasser lassen.
help-cod = Du darfst zwei Boote pro Runde zu Wasser lassen. Hast du eines zu Wasser gelassen, ziehst du danach eine Karte je Kabeljau-Lizenz. Du darfst Kabeljau-Boote zu Wasser lassen.
help-lobster = Du darfst zwei Kapitäne pro Runde anheuern. Danach ziehst du: 1 Karte bei einem bis drei Booten mit Kapitän, 2 ab vier. Mit mehreren dieser Lizenzen ist es mehr. Du darfst Hummer-Boote zu Wasser lassen.
help-tuna = Mit einer ziehst du 2 Karten und wirfst keine ab. Mit zwei ziehst du 3 und wirfst eine beliebige ab, mit drei ziehst du 3, mit vier ziehst du 4 und wirfst eine ab. Du darfst Thunfisch-Boote zu Wasser lassen.
help-vessel = Nach dem Fischen darfst du von jedem Boot eine Kiste nehmen: sie ist 1 $ wert und kein Punkt mehr. Dann darfst du eine solche Kiste gegen eine Karte je dieser Lizenzen tauschen. Du darfst Fabrikschiff-Boote zu Wasser lassen.
help-pub = 10 Punkte. Sie hat keine Boote und tut sonst nichts.
help-king-crab-captains = Am Ende ein Punkt für jedes deiner Boote mit Kapitän, höchstens 10. Du darfst Königskrabben-Boote zu Wasser lassen.
help-king-crab-fish = Am Ende ein Punkt für je drei Kisten auf deinen Booten, höchstens 10. Du darfst Königskrabben-Boote zu Wasser lassen.
help-king-crab-licences = Am Ende für 1, 2, 3, 4, 5, 6 oder 7 Lizenzarten 0, 2, 4, 5, 6, 8 oder 10 Punkte. Du darfst Königskrabben-Boote zu Wasser lassen.
help-card = Als Geld ist sie { $cash } $ wert. Als Boot kostet sie { $launch } $, braucht eine Lizenz ihrer Art und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Als Kapitän bleibt sie verdeckt auf einem Boot.
help-boat = Ein Boot mit Kapitän fängt jede Runde eine Kiste; mit { $most } ist es voll. Jede Kiste auf einem Boot ist ein Punkt.

words-choose = Tippe eine Lizenz in der Auslage an.
words-declineOnly = Du kannst hier keine Lizenz bezahlen: verzichte.
words-wouldPay = Du würdest { $pieces } zahlen: { $lost ->
    [0] genau passend.
   *[other] { $lost } $ verloren, kein Wechselgeld.
}
words-wouldCostNothing = Es würde dich nichts kosten.
words-atBid = { $licence } für { $bid } $.
words-mustPass = Du kannst höchstens { $power } $ bieten: passe.
words-paid = { $paid } $ von { $due } $ gewählt
words-more = Noch { $more } $: tippe eine Karte an.
words-pays = { $pieces }: { $lost ->
    [0] genau passend.
   *[other] { $lost } $ verloren, kein Wechselgeld.
}
words-launch = Tippe eine Handkarte an, um sie zu Wasser zu lassen.
words-noLaunch = Keine deiner Karten kann jetzt zu Wasser: hör auf.
words-free = Es kostet dich nichts.
words-captainCard = Tippe eine Handkarte an; sie bleibt verdeckt auf einem Boot.
words-captainHalf = Kapitän: { $card }.
words-captainBoat = Wähle ein Boot ohne Kapitän.
words-captain = { $card } für das { $boat }-Boot.
words-captainGone = { $cash } $ verlassen deine Hand für immer.
words-process = Tippe Boote an: je eine Kiste. Oder tausche eine Kiste.
words-pool = Verarbeitete Kisten { $before } → { $after }.
words-tradeFor = Eine wird gegen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} getauscht.
words-discard = Tippe die Karte an, die geht.
words-discardNew = Tippe eine der neuen Karten an.
words-discarded = { $card }, { $cash } $ wert.
words-discardGoes = Sie geht auf den Ablagestapel, { $hidden ->
    [yes] verdeckt
   *[no] offen
}.
words-off = (Garnelen-Lizenzen −{ $discount } $)

act-auction = ruft { $thing } auf
act-bid = bietet { $thing } $
act-decline = verzichtet
act-pass = passt
act-pay = zahlt { $thing }
act-payHidden = zahlt eine Karte
act-payCrate = zahlt eine Kiste
act-settle = hat gezahlt
act-launch = { $thing } zu Wasser
act-stop = hört auf
act-stopLaunching = keine Boote mehr
act-stopHiring = keine Kapitäne mehr
act-buy = kauft { $thing } für { $price } $
act-fishing = Fischfang
act-captain = heuert { $thing } an
act-captainHidden = heuert Kapitän an
act-aboard = Kapitän auf { $thing }
act-process = verarbeitet { $thing }
act-trade = tauscht eine Kiste
act-discard = wirft { $thing } ab
act-discardHidden = wirft Karte ab
act-draw = { $thing } gezogen
act-drawHidden = Karte gezogen
act-reveal = { $thing } aufgedeckt
act-start = Startspieler gelost

top-switch = Der obere Teil zeigt
top-display = Auslage
top-rivals = Gegner
top-auction = Versteigerung: { $licence }
top-licences = { $licences } in der Auslage
top-players = Alle Spieler

now-win = Wenn du für { $bid } $ gewinnst
now-after = Danach
now-pay = Du zahlst
now-nothing = nichts
now-lost = Verloren, kein Wechselgeld
now-licence = Punkte der Lizenz
now-left = Auf der Hand bleibt
now-launch = Dann könntest du zu Wasser lassen
now-points = Punkte
now-hand = Handkarten
now-fishing = Kisten beim Fischen
now-cod = Karten durch Kabeljau-Lizenzen
now-lobster = Karten durch Hummer-Lizenzen
