# Pisces auf Deutsch.

summary = Schickt Boote aus und würfelt um Fische, die heranwachsen, laichen und sterben; schützt den eigenen Bestand und bietet darum, Erster zu sein. Die Tafeln, die Shoal mitbringt, sind rekonstruiert.
designer = N. N.
option-pass_final = wer bei einer Versteigerung passt, bietet nicht mehr mit; ein gesetzter Marker bleibt und kann gewinnen
option-top_leader = ein Gebot muss das höchste sein
option-blocked_stack = von mehreren getroffenen Stapeln ist ein geschützter: frei wählbar, nur ohne andere wählbar oder allein wählbar
option-joint_payment = eine Zahlung für den ganzen Einkauf
option-overpay = es dürfen mehr Chips gezahlt werden als nötig
option-strict_supply = Trophäen und Sterne können ausgehen
name-pass_final = Passen gilt
name-top_leader = Nur Höchstgebote
name-blocked_stack = Getroffener geschützter Stapel
name-joint_payment = Eine Zahlung
name-overpay = Überzahlen
name-strict_supply = Knapper Vorrat
value-blocked_stack-free = frei wählbar
value-blocked_stack-last = kommt zuletzt
value-blocked_stack-first = kommt zuerst
ending-rounds = Die letzte Runde ist gefischt.

## Namen

species-snapper = Schnapper
species-tuna = Thunfisch
species-mahi = Mahi-Mahi
species-crab = Krabbe
species-shark = Hai
species-sardine = Sardine
area-snapper = { species-snapper }
area-tuna = { species-tuna }
area-mahi = { species-mahi }
area-crab = { species-crab }
area-shark = { species-shark }
area-sardine = { species-sardine }
area-ocean = Hochsee
stage-young = Brut
stage-juvenile = Jungtier
stage-adult = Alttier
stage-spawner = Laicher
item-boat = Boot
item-outboard = Außenbordmotor
item-outrigger = Ausleger
item-finder = Fischfinder
phase-first-player = Vorbereitung
phase-boards = Vorbereitung
phase-goals = Ziele
phase-management = Schutz
phase-fleet = Flotte
phase-fishing = Fischen
phase-finder = Fischen
phase-roll = Fischen
phase-stack = Fischen
phase-purchases = Einkauf
phase-payment = Einkauf
phase-reproduction = Lebenszyklus
phase-bidding = Versteigerung
phase-bid-payment = Versteigerung
phase-over = Ende
location-snapper-young-a = { species-snapper } { stage-young } a
location-snapper-young-b = { species-snapper } { stage-young } b
location-snapper-young-c = { species-snapper } { stage-young } c
location-snapper-young-d = { species-snapper } { stage-young } d
location-snapper-juvenile-1a = { species-snapper } { stage-juvenile } 1a
location-snapper-juvenile-1b = { species-snapper } { stage-juvenile } 1b
location-snapper-juvenile-1c = { species-snapper } { stage-juvenile } 1c
location-snapper-juvenile-1d = { species-snapper } { stage-juvenile } 1d
location-snapper-adult-6 = { species-snapper } { stage-adult } 6
location-snapper-adult-5 = { species-snapper } { stage-adult } 5
location-snapper-adult-4 = { species-snapper } { stage-adult } 4
location-snapper-adult-3 = { species-snapper } { stage-adult } 3
location-snapper-adult-2 = { species-snapper } { stage-adult } 2
location-snapper-spawner-a = { species-snapper } { stage-spawner } a
location-snapper-spawner-b = { species-snapper } { stage-spawner } b
location-tuna-juvenile-1a = { species-tuna } { stage-juvenile } 1a
location-tuna-juvenile-1b = { species-tuna } { stage-juvenile } 1b
location-tuna-juvenile-1c = { species-tuna } { stage-juvenile } 1c
location-tuna-juvenile-1d = { species-tuna } { stage-juvenile } 1d
location-tuna-adult-6 = { species-tuna } { stage-adult } 6
location-tuna-adult-5 = { species-tuna } { stage-adult } 5
location-tuna-adult-4 = { species-tuna } { stage-adult } 4
location-tuna-adult-3 = { species-tuna } { stage-adult } 3
location-tuna-adult-2 = { species-tuna } { stage-adult } 2
location-tuna-spawner-a = { species-tuna } { stage-spawner } a
location-tuna-spawner-b = { species-tuna } { stage-spawner } b
location-mahi-juvenile-1a = { species-mahi } { stage-juvenile } 1a
location-mahi-juvenile-1b = { species-mahi } { stage-juvenile } 1b
location-mahi-juvenile-1c = { species-mahi } { stage-juvenile } 1c
location-mahi-juvenile-1d = { species-mahi } { stage-juvenile } 1d
location-mahi-juvenile-1e = { species-mahi } { stage-juvenile } 1e
location-mahi-juvenile-1f = { species-mahi } { stage-juvenile } 1f
location-mahi-adult-6 = { species-mahi } { stage-adult } 6
location-mahi-adult-5 = { species-mahi } { stage-adult } 5
location-mahi-adult-4 = { species-mahi } { stage-adult } 4
location-mahi-adult-3 = { species-mahi } { stage-adult } 3
location-mahi-adult-2 = { species-mahi } { stage-adult } 2
location-mahi-spawner-a = { species-mahi } { stage-spawner } a
location-mahi-spawner-b = { species-mahi } { stage-spawner } b
location-crab-juvenile-12 = { species-crab } { stage-juvenile } 12
location-crab-juvenile-11 = { species-crab } { stage-juvenile } 11
location-crab-juvenile-4 = { species-crab } { stage-juvenile } 4
location-crab-juvenile-3 = { species-crab } { stage-juvenile } 3
location-crab-juvenile-2 = { species-crab } { stage-juvenile } 2
location-crab-adult-9-10 = { species-crab } { stage-adult } 9-10
location-crab-adult-8 = { species-crab } { stage-adult } 8
location-crab-adult-7 = { species-crab } { stage-adult } 7
location-crab-adult-6 = { species-crab } { stage-adult } 6
location-crab-adult-5 = { species-crab } { stage-adult } 5
location-crab-spawner-a = { species-crab } { stage-spawner } a
location-crab-spawner-b = { species-crab } { stage-spawner } b
location-shark-young-a = { species-shark } { stage-young } a
location-shark-young-b = { species-shark } { stage-young } b
location-shark-young-c = { species-shark } { stage-young } c
location-shark-young-d = { species-shark } { stage-young } d
location-shark-juvenile-1a = { species-shark } { stage-juvenile } 1a
location-shark-juvenile-1b = { species-shark } { stage-juvenile } 1b
location-shark-juvenile-1c = { species-shark } { stage-juvenile } 1c
location-shark-juvenile-1d = { species-shark } { stage-juvenile } 1d
location-shark-adult-6 = { species-shark } { stage-adult } 6
location-shark-adult-5 = { species-shark } { stage-adult } 5
location-shark-adult-4 = { species-shark } { stage-adult } 4
location-shark-adult-2-3 = { species-shark } { stage-adult } 2-3
location-shark-spawner-a = { species-shark } { stage-spawner } a
location-shark-spawner-b = { species-shark } { stage-spawner } b
location-sardine-adult-10-12 = { species-sardine } { stage-adult } 10-12
location-sardine-adult-8-9 = { species-sardine } { stage-adult } 8-9
location-sardine-adult-6-7 = { species-sardine } { stage-adult } 6-7
location-sardine-adult-2-5 = { species-sardine } { stage-adult } 2-5
location-sardine-spawner-a = { species-sardine } { stage-spawner } a
location-sardine-spawner-b = { species-sardine } { stage-spawner } b

## Was geschah

first = { $seat_is ->
    [you] Du bekommst den Startspielermarker und wählst
   *[other] { $seat } bekommt den Startspielermarker und wählt
} zuerst eine Tafel.
reconstructed = Die Tafeln sind rekonstruiert: Ihre Bilder sind verloren.
taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die Tafel { $species }.
absent = Nicht in diesem Spiel: { $absent }.
reaches = Auf der Hochsee { $tokens_count ->
    [one] erreicht
   *[other] erreichen
} { $tokens } die Laicher der Tafel { $species }.
rolls-again = Auf der Hochsee wird bei { $tokens } neu gewürfelt.
round-begun = Runde { $round } beginnt. Das erste Ziel: { $species }.
goal-second = Das zweite Ziel: { $species }. Wer { $goals } fängt, gewinnt eine Trophäe.
goal-again = Das zweite Ziel: noch einmal { $species }. Wer zwei Chips davon fängt, gewinnt eine Trophäe.
protected = { $seat_is ->
    [you] Du schützt
   *[other] { $seat } schützt
} { $location }, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
sent = { $seat_is ->
    [you] Du schickst
   *[other] { $seat } schickt
} ein Boot { $area_is ->
    [ocean] auf die { $area }
   *[other] zur Tafel { $area }
}.
lifted = { $seat_is ->
    [you] Du holst
   *[other] { $seat } holt
} ein Boot mit einem Fischfinder { $area_is ->
    [ocean] von der { $area }
   *[other] von der Tafel { $area }
} weg.
fished = { $seat_is ->
    [you] Du fischst
   *[other] { $seat } fischt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}.
fished-elsewhere = { $seat_is ->
    [you] Du fischst
   *[other] { $seat } fischt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}; das Boot kommt { $origin_is ->
    [ocean] von der { $origin }
   *[other] von der Tafel { $origin }
}.
rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} { $roll }.
rolled-nothing = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} { $roll } und { $seat_is ->
    [you] triffst
   *[other] trifft
} nichts.
rolled-choice = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} { $roll }. { $locations_count ->
    [one] Das trifft { $locations }.
   *[other] Zur Wahl: { $locations }.
}
rolled-choice-blocked = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} { $roll }. { $locations_count ->
    [one] Das trifft { $locations }; dort steht ein Block.
   *[other] Zur Wahl: { $locations }. Geschützt: { $location }.
}
may-reroll = { $seat_is ->
    [you] Du darfst
   *[other] { $seat } darf
} mit einem Ausleger neu würfeln.
blocked = { $seat_is ->
    [you] Du triffst
   *[other] { $seat } trifft
} { $location }; dort schützt { $other_is ->
    [you] dein Block
   *[other] der Block von { $other }
} die Fische.
blocked-own = { $seat_is ->
    [you] Du triffst
   *[other] { $seat } trifft
} { $location }; dort schützt der eigene Block die Fische.
released = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} von { $location } wieder aus.
landed = { $seat_is ->
    [you] Du fängst
   *[other] { $seat } fängt
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} von { $location }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
starred = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
trophy-won = { $seat_is ->
    [you] Du hast die Ziele erreicht und gewinnst
   *[other] { $seat } hat die Ziele erreicht und gewinnt
} eine Trophäe.
kept = { $seat_is ->
    [you] Du lässt es dabei und fängst
   *[other] { $seat } lässt es dabei und fängt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} nichts.
rerolled = { $seat_is ->
    [you] Du nutzt einen Ausleger und würfelst
   *[other] { $seat } nutzt einen Ausleger und würfelt
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} neu.
port = Boote und Blöcke kehren in den Hafen zurück. Der Laden öffnet.
port-last = Das letzte Boot ist zu Hause.
awarded = Die Auszeichnung für die meisten Sterne, { $award ->
    [one] 1 Punkt
   *[other] { $award } Punkte
}, geht an { $seats } mit { $seats_count ->
    [one] { "" }
   *[other] je { "" }
}{ $stars ->
    [one] 1 Stern.
   *[other] { $stars } Sternen.
}
scored = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $chips } durch Chips, { $trophies } durch Trophäen, { $award } durch die Auszeichnung.
shared = Spielende: Der Sieg geht gemeinsam an { $seats } mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und Chips von { $kinds ->
    [one] einer Art
   *[other] { $kinds } Arten
}.
won-tie = Spielende: Gleichstand bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} für { $seats }. { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit Chips von { $kinds ->
    [one] einer Art
   *[other] { $kinds } Arten
}, den meisten unter ihnen.
won = Spielende: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
wanted = { $seat_is ->
    [you] Du wählst
   *[other] { $seat } wählt
} { $item_is ->
    [boat] ein Boot
   *[other] einen { $item }
}: { $due ->
    [one] 1 Punkt ist
   *[other] { $due } Punkte sind
} zu zahlen.
paid = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} einen Chip { $species }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
motor-counted = { $seat_is ->
    [you] Du zählst
   *[other] { $seat } zählt
} einen Außenbordmotor, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
bid-paid = Das Gebot ist bezahlt. { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} den Startspielermarker.
built = { $seat_is ->
    [you] Du baust ein Boot und hast
   *[other] { $seat } baut ein Boot und hat
} jetzt { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}.
equipped = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} einen { $item }, nutzbar ab der nächsten Runde.
payment-closed = { $seat_is ->
    [you] Du schließt
   *[other] { $seat } schließt
} die Zahlung ab.
basket-full = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} für alles zusammen: { $items }.
left-shop = { $seat_is ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} den Laden.
life-cycles = Das Leben der Fische geht weiter.
aged = { $species }: { $dead } gestorben, { $spawners } am Laichplatz; Würfel entscheiden, wie viele schlüpfen.
lived = { $species }: { $dead } gestorben, { $spawners } am Laichplatz, { $born } geschlüpft.
bred = Die Würfel für { $species } zeigen { $roll }: { $born ->
    [one] 1 Chip kommt
   *[other] { $born } Chips kommen
} dazu.
auction-opened = Der Startspielermarker wird versteigert. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
bid = { $seat_is ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $spot }.
passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
auction-won = { $seat_is ->
    [you] Du gewinnst die Versteigerung und musst
   *[other] { $seat } gewinnt die Versteigerung und muss
} { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zahlen.
no-bids = Niemand hat geboten. Der Startspielermarker geht weiter an { $seat }.
forced-board = { $seat_is ->
    [you] Für dich genommen: Nur ein Fischereiplan war übrig.
   *[other] Für { $seat } genommen: Nur ein Fischereiplan war übrig.
}
forced-block = { $seat_is ->
    [you] Für dich gesetzt: Es gibt nur einen Stapel zu schützen.
   *[other] Für { $seat } gesetzt: Es gibt nur einen Stapel zu schützen.
}
forced-boat = { $seat_is ->
    [you] Für dich ausgesandt: In der Reihenfolge der Gebiete ist nur dieses übrig.
   *[other] Für { $seat } ausgesandt: In der Reihenfolge der Gebiete ist nur dieses übrig.
}
forced-cast = { $seat_is ->
    [you] Für dich gefischt: Es gibt nur einen Ort dafür.
   *[other] Für { $seat } gefischt: Es gibt nur einen Ort dafür.
}
forced-leave = { $seat_is ->
    [you] Für dich den Laden verlassen: Du kannst nichts kaufen.
   *[other] Für { $seat } den Laden verlassen: Es ist nichts zu kaufen.
}
forced-checkout = { $seat_is ->
    [you] Für dich zur Kasse gegangen: Was im Laden danach kommt, kannst du nicht dazunehmen.
   *[other] Für { $seat } zur Kasse gegangen: Was im Laden danach kommt, ist nicht mehr möglich.
}
forced-payment = { $seat_is ->
    [you] Für dich bezahlt: Es gibt nur einen Weg zu zahlen.
   *[other] Für { $seat } bezahlt: Es gibt nur einen Weg zu zahlen.
}
forced-pass = { $seat_is ->
    [you] Für dich gepasst: Du kannst kein Gebot genau bezahlen.
   *[other] Für { $seat } gepasst: Kein Gebot ist genau bezahlbar.
}

## Was gezeichnet wird

before-round-one = Vor der ersten Runde.
order-boats = Boote Tafel für Tafel nennen, zuletzt: { $area }.
order-shop = Gewählt wird in der Reihenfolge des Ladens, und dann zusammen bezahlt.
heading = Runde { $round }, { $phase }. Startspieler: { $seat_is ->
    [you] du
   *[other] { $seat }
}.
heading-goals = Runde { $round }, { $phase }. Ziele: { $goals }. Startspieler: { $seat_is ->
    [you] du
   *[other] { $seat }
}.
board = { $species } ({ $seat_is ->
    [you] du
   *[other] { $seat }
}), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chips } in der Mitte
stage = { $stage }
boats-here = Boote:
boats-of = { $seat_is ->
    [you] du
   *[other] { $seat }
} x{ $boats }
area = { $area }
tokens-of = { $tokens } { $species }
tokens-again = { $tokens } neu würfeln
legend = + fangen   x aussetzen   ~ nur von der Hochsee   [ ] geschützt   6:2 heißt zwei Chips auf 6
player = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
chips-of = { $chips } { $species }
no-chips = keine Chips
trophies = { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}
stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
boats = { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}
cards-of = { $cards }x { $item }
has-bid = { $seat_is ->
    [you] Du hast { $spot } geboten.
   *[other] { $seat } hat { $spot } geboten.
}
has-passed = { $seat_is ->
    [you] Du hast gepasst.
   *[other] { $seat } hat gepasst.
}
no-bid-yet = Noch hat niemand geboten.
has-rolled = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} { $roll } gewürfelt.
owes-bid = { $seat_is ->
    [you] Du hast die Versteigerung gewonnen und musst
   *[other] { $seat } hat die Versteigerung gewonnen und muss
} noch { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zahlen.
owes = { $seat_is ->
    [you] Du musst
   *[other] { $seat } muss
} noch { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zahlen für: { $items }.
spent = Bisher gezahlt: { $spent }.

## Warum nicht

now-boards = Jetzt werden Tafeln gewählt.
now-blocks = Jetzt werden Schutzblöcke gesetzt.
now-boats = Jetzt werden Boote ausgeschickt.
now-fishing = Wähle, welches deiner Boote als Nächstes fischt.
now-lifted = Das Boot, das du weggeholt hast, muss jetzt irgendwo fischen.
now-roll = Entscheide erst, was mit deinem Wurf geschieht.
now-shop = Der Laden ist offen: Kaufe etwas oder hör auf.
now-payment = Was du kaufst, muss erst bezahlt werden.
now-covered = Der Preis ist gedeckt: Lege Chips dazu oder hör auf.
now-auction = Der Startspielermarker wird versteigert: Biete oder passe.
now-bid-payment = Dein Gebot hat gewonnen und muss erst bezahlt werden.
board-taken = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} die Tafel { $species } schon.
not-your-board = Du kannst nur Fische auf deiner eigenen Tafel schützen, { $species }: nicht { $location }.
nothing-to-protect = Auf { $location } ist kein Fisch, den du schützen könntest.
boat-too-late = Boote werden in der Reihenfolge der Gebiete geschickt: { $area } kommt vor { $previous }, wohin dein letztes Boot fuhr.
not-in-play = Niemand hat die Tafel { $species } gewählt; sie ist nicht in diesem Spiel.
moved-nowhere = Der Fischfinder hat das Boot { $area_is ->
    [ocean] von der { $area }
   *[other] von der Tafel { $area }
} weggeholt: Es muss in einem anderen Gebiet fischen.
no-boat-there = Du hast { $area_is ->
    [ocean] auf der { $area }
   *[other] bei der Tafel { $area }
} kein Boot, das noch fischen muss.
lifted-already = Du hast schon ein Boot weggeholt. Es muss fischen, bevor du ein weiteres holst.
no-card = Du hast keinen { $item }, der in dieser Runde noch unbenutzt ist.
must-choose = Dein Wurf trifft { $locations_count ->
    [one] { $locations }: Du kannst den Stapel nicht liegen lassen.
   *[other] mehrere Stapel, { $locations }: Wähle einen.
}
not-in-reach = Du hast auf der Hochsee { $roll } gewürfelt: Das erreicht die Laicher der Tafel { $species }, nicht { $location }.
not-hit = Du hast bei der Tafel { $area } { $roll } gewürfelt: Das trifft { $location } nicht.
no-fish-there = Auf { $location } ist kein Fisch.
block-comes-first = An diesem Tisch musst du den geschützten Stapel wählen: { $location }.
block-comes-last = An diesem Tisch kannst du einen geschützten Stapel wie { $location } nur wählen, wenn der Wurf keinen anderen trifft.
item-too-late = Gewählt wird in der Reihenfolge des Ladens: { $item } kommt vor { $chosen }, und das hast du schon gewählt.
fleet-complete = Eine Flotte hat höchstens { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}.
sold-out = Ausverkauft: { $item }.
too-dear = Damit wären { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} in Fischchips zu zahlen, und deine sind { $points } wert.
no-chip = Du hast keinen Chip { $species }.
chip-too-late = Chips werden in fester Reihenfolge gezahlt, die wertvollsten zuerst: { $species } kommt vor { $paid }, und davon hast du schon gezahlt.
chip-too-early = Chips werden in fester Reihenfolge gezahlt, die wertvollsten zuerst. Ab { $species } reichen deine nicht für { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
}: Erst muss ein anderer Chip kommen.
bid-chip-too-early = Chips werden in fester Reihenfolge gezahlt, die wertvollsten zuerst. Um genau { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zu zahlen, muss vor { $species } ein anderer Chip kommen.
motors-first = Motoren werden vor den Chips gezählt. Um mit einem Chip { $species } genau { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zu zahlen, zähle erst einen Motor.
chip-not-exact = Mit einem Chip { $species } kannst du nicht genau den Rest von { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkten
} zahlen.
no-motor = Du hast keinen Außenbordmotor.
motor-new = Ein Motor, der in dieser Runde gekauft wurde, zählt erst ab der nächsten.
motor-too-late = Motoren werden vor den Chips gezählt, und du hast schon einen Chip gezahlt.
motors-counted = Jeder Motor zählt einmal, und deine sind alle gezählt.
motor-not-exact = Mit noch einem Motor könntest du nicht genau { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} zahlen.
bid-not-higher = Dein Marker steht schon auf { $spot }: Ein neues Gebot muss höher sein.
spot-taken = { $seat_is ->
    [you] Dein Marker
   *[other] Der Marker von { $seat }
} steht schon auf { $spot }.
bid-not-highest = An diesem Tisch muss ein Gebot das höchste sein, mehr als { $spot }.
bid-not-exact = Du kannst { $spot } mit deinen Chips und Motoren nicht genau zahlen.

## Headings of RULES.md

rules-pisces-the-rules = Pisces: die Regeln
rules-pisces-the-rules-line = { summary }
rules-setup = Vorbereitung
rules-setup-line = Tafeln, Chips, Zahlen der Hochsee, Turnierkarten, und womit alle beginnen.
rules-the-round = Die Runde
rules-the-round-line = Sechs Runden mit acht Phasen, reihum vom Startspieler an.
rules-1-goals = 1. Ziele
rules-1-goals-line = Zwei Karten zeigen die Arten des Turniers dieser Runde.
rules-2-management = 2. Schutz
rules-2-management-line = Dein Block schützt einen Stapel auf deiner eigenen Tafel.
rules-3-fleet = 3. Flotte
rules-3-fleet-line = Schick jedes Boot zu einer Tafel oder auf die Hochsee.
rules-4-fishing = 4. Fischen
rules-4-fishing-line = Würfle für jedes Boot: Grün ist ein Fang, Rot geht zurück, ein Block schützt und bringt Sterne.
rules-5-port = 5. Hafen
rules-5-port-line = Boote und Blöcke kommen zurück; hier endet die letzte Runde.
rules-6-purchases = 6. Einkauf
rules-6-purchases-line = Kaufe Boote und Ausrüstung mit Fischchips.
rules-gear = Ausrüstung
rules-gear-line = Was Motor, Ausleger und Fischfinder tun, je einmal pro Runde.
rules-7-life-cycles = 7. Lebenszyklus
rules-7-life-cycles-line = Laicher sterben, Fische wachsen heran, neue werden geboren.
rules-8-bidding = 8. Versteigerung
rules-8-bidding-line = Der Startspielermarker wird versteigert; ein Gebot wird genau bezahlt.
rules-the-end = Das Ende
rules-the-end-line = Chips, Trophäen und der Preis für die meisten Sterne; was bei Gleichstand gilt.
rules-rulings = Auslegungen
rules-rulings-line = Was die Spielregel offenlässt, wie es hier entschieden ist und warum.
rules-the-reconstruction = Die Rekonstruktion
rules-the-reconstruction-line = Die Zahlen der verlorenen Tafeln, und warum wir sie so gewählt haben.
rules-version-history = Versionen
rules-version-history-line = Was sich von einer Fassung dieser Regeln zur nächsten geändert hat.
## Was dafür spricht

why-odds = Aussicht auf einen Fang ({ $area }): { $ways } von { $outcomes }.
why-trophy = Aussicht auf eine Trophäe: { $ways } von { $outcomes }.
why-mean = Punkte im Mittel: { $mean }.
why-blocked = Aussicht, nur einen Block zu treffen: { $ways } von { $outcomes }.
why-here = Wo das Boot ist ({ $area }), Punkte im Mittel: { $mean }.
why-elsewhere = Am meisten gibt es anderswo ({ $area }), Punkte im Mittel: { $mean }.
why-nothing-hit = Der Wurf trifft nichts.
why-own-stars = Es ist dein Block: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} für dich.
why-others-stars = Es ist der Block von { $other }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} für { $other }.
why-release = { $chips ->
    [one] 1 Chip geht
   *[other] { $chips } Chips gehen
} von { $location } in die Mitte zurück; das ist kein Fang.
why-land = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} für deinen Laderaum, { $points } Punkte.
why-goals = Damit sind deine Ziele erfüllt: eine Trophäe.
why-goal = { $species } ist ein Ziel dieser Runde, das dir noch fehlt.
why-guard = Jeder Treffer dort bringt dir { $stars ->
    [one] 1 Stern.
   *[other] { $stars } Sterne.
}
why-reached = Aussicht, dass ein Wurf es erreicht: { $ways } von { $outcomes }.
why-reached-at-sea = Aussicht, dass ein Wurf auf Hochsee es erreicht: { $ways } von { $outcomes }.
why-board = Ein Chip ({ $species }) ist { $points } Punkte wert; es gibt { $chips }, gefischt mit { $dice ->
    [one] einem Würfel.
   *[other] { $dice } Würfeln.
}
why-rounds = { $item }: nützlich in { $rounds ->
    [one] 1 weiteren Runde.
   *[other] { $rounds } weiteren Runden.
}
why-paid = Bezahlt mit { $spent }, { $points } Punkte{ $over ->
    [0] : genau passend.
   *[other] : { $over } zu viel.
}
why-motors = Deine Motoren bezahlen alles.
why-motor = Motoren zählen { $points } davon und bleiben dir.
why-left = Du hast dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Chips.
why-keep = Du behältst deine { $points } Punkte in Chips.
why-auction = In der Versteigerung danach kannst du höchstens { $own } zahlen, andere höchstens { $others }.
why-first = Das höchste Gebot ist nächste Runde zuerst dran.
why-leading = Das höchste Gebot ist schon { $bid }.

## On the page

sentences = { $first } { $second }
where-round = Runde { $round } von { $rounds } · { $phase }
seats-line = { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
} · { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
seats-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
seats-chooses = wählt noch
ask-board = Wähle die Art, um die du dich kümmerst
ask-boardSub = Ihr Block bringt dir Sterne; fischen dürfen alle überall.
ask-block = Setze deinen Block auf einen deiner Stapel
ask-blockSub = Ein geschützter Stapel bleibt. Jeder Treffer bringt dir einen Stern je Chip.
ask-boats = { $left ->
    [one] Schick dein letztes Boot aus
   *[other] Schick deine Boote aus: noch { $left }
}
ask-boatsSent = Deine Flotte ist vollständig
ask-boatsSub = In jedes Gebiet, auch dein eigenes, beliebig viele zusammen.
ask-cast = { $left ->
    [one] Fische mit deinem letzten Boot
   *[other] Fische mit einem deiner Boote: noch { $left }
}
ask-castSub = In beliebiger Reihenfolge; entscheide Boot für Boot.
ask-finderSub = Ein Fischfinder kann vorher ein Boot versetzen.
ask-lifted = { $area_is ->
    [ocean] Wo fischt das Boot von der { $area }?
   *[other] Wo fischt das Boot von der Tafel { $area }?
}
ask-rolledSeveral = { $area_is ->
    [ocean] Du hast auf der { $area } { $roll } gewürfelt: Wähle einen Stapel
   *[other] Du hast bei der Tafel { $area } { $roll } gewürfelt: Wähle einen Stapel
}
ask-rolledOne = { $area_is ->
    [ocean] Du hast auf der { $area } { $roll } gewürfelt: Behalte den Wurf oder würfle neu
   *[other] Du hast bei der Tafel { $area } { $roll } gewürfelt: Behalte den Wurf oder würfle neu
}
ask-rolledNone = { $area_is ->
    [ocean] Du hast auf der { $area } { $roll } gewürfelt: nichts getroffen
   *[other] Du hast bei der Tafel { $area } { $roll } gewürfelt: nichts getroffen
}
ask-outriggerSub = Dein Ausleger kann einmal neu würfeln; der neue Wurf zählt.
ask-stackSub = Genau einen der getroffenen Stapel.
ask-stackLast = Genau einen der getroffenen Stapel; einen geschützten nur, wenn kein anderer getroffen ist.
ask-stackFirst = Genau einen der getroffenen Stapel; einen geschützten vor jedem anderen.
ask-supply = Nur solange der Vorrat reicht.
ask-buy = Kaufe ein Boot oder Ausrüstung, oder hör auf
ask-buySub = Es gibt kein Wechselgeld; jedes Stück wird einzeln bezahlt.
ask-buyJointSub = Es gibt kein Wechselgeld; was du wählst, wird zusammen bezahlt.
ask-basket = { $items }: { $points } zu zahlen. Wähle mehr, oder geh bezahlen
ask-due = { $items }: Zahle noch { $points }
ask-paySub = Der höchste Wert zuerst; kein Chip darf überflüssig sein.
ask-covered = Der Preis ist gedeckt: Zahle oder lege Chips dazu
ask-coveredSub = Der höchste Wert zuerst. Was du dazulegst, bekommst du nicht zurück.
ask-bid = Biete um den Startspielermarker oder passe
ask-cannotBid = Es gibt kein Feld, das du bieten darfst: Passe
ask-noBidSub = Noch hat niemand geboten.
ask-passOpen = Passen ist nicht endgültig, solange andere bieten.
ask-passFinal = Wer passt, bietet nicht mehr mit.
ask-topOnly = Nur ein höheres Gebot ist erlaubt.
ask-bidSub = Höchstes Gebot: { $spot }.
ask-payBid = Dein Gebot gewinnt: Zahle noch { $points }
ask-bidCovered = Dein Gebot gewinnt: Bezahle es
send-board = { $species } nehmen
send-block = { $location } schützen
send-fleet = Boote schicken: { $areas }
send-cast = { $area_is ->
    [ocean] Auf der { $area } fischen
   *[other] Bei { $area } fischen
}
send-move = Von { $origin } nach { $area } und fischen
send-land = { $chips ->
    [one] 1 Chip { $species } fangen
   *[other] { $chips } Chips { $species } fangen
}
send-release = { $chips ->
    [one] 1 Chip { $species } aussetzen
   *[other] { $chips } Chips { $species } aussetzen
}
send-hitBlock = Den Block treffen: { $chips ->
    [one] 1 Chip { $species }
   *[other] { $chips } Chips { $species }
}
send-keep = Weiter
send-outrigger = Mit dem Ausleger neu würfeln
send-reroll = Neu würfeln
send-buy = { $items } für { $points } kaufen
send-basket = { $items } wählen
send-toPay = Bezahlen gehen
send-done = Einkauf beenden
send-bid = { $spot } bieten
send-pay = { $points } zahlen
shop-title = Laden
shop-note = ab nächster Runde
shop-left = noch { $left }
use-boat = ein Versuch mehr je Runde
use-outboard = zählt { $points } bei einem Gebot
use-outrigger = einmal je Runde neu würfeln
use-finder = ein Boot vor dem Fischen versetzen
pay-title = { $points } zahlen
pay-note = Chips antippen
pay-with = Zahlen mit
pay-motor = Motor { $points }
pay-chosen = Chips, mit denen du zahlst
pay-chips = { $number ->
    [one] Chip { $species }, { $points }
   *[other] { $number } Chips { $species }, je { $points }
}
spot-named = { $location }, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
spot-label = { $location }, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $catch ->
    [catch] fangen
    [release] aussetzen
    [ocean] nur von der Hochsee
   *[safe] sicher
}{ $state ->
    [blocked] , unter dem Block
    [chosen] , gewählt
    [both] , unter dem Block, gewählt
   *[plain] { "" }
}
bay-sea = Tafel { $species }. Pfeiltasten gehen von Feld zu Feld, Enter wählt einen Stapel.
bay-centre = Mitte
bay-boat = { $by ->
    [you] dein Boot
   *[other] Boot von { $name }
}
bay-notSent = noch nicht geschickt
bay-takeBack = Zurücknehmen
bay-worth = { $points } Pkt. · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
seas-ocean = Hochsee
seas-areas = Gebiete
seas-reconstructed = Tafeln rekonstruiert, siehe Regeln
seas-boats = { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}
here-send = Schicken
here-sendTo = { $area_is ->
    [ocean] Ein Boot auf die { $area } schicken
   *[other] Ein Boot zur Tafel { $area } schicken
}
here-fish = Fischen
here-fishOn = { $area_is ->
    [ocean] Auf der { $area } fischen
   *[other] Bei der Tafel { $area } fischen
}
here-move = Versetzen
here-moveFrom = { $area_is ->
    [ocean] Das Boot mit einem Fischfinder von der { $area } wegholen
   *[other] Das Boot mit einem Fischfinder von der Tafel { $area } wegholen
}
here-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pkt.
here-oddsWords = fängt in { $percent } von 100 Versuchen etwas, im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
ocean-note = Laicher
ocean-again = neu
tournament-title = Turnier
tournament-caught = gefangen
tournament-toCatch = fehlt noch
tournament-won = Trophäe gewonnen
tournament-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tournament-withThis = mit diesem Wurf
tournament-none = keine Ziele
breeding-title = Lebenszyklus
breeding-note = nach dem Einkauf
breeding-line = { $species }, { $spawners ->
    [one] 1 Laicher
   *[other] { $spawners } Laicher
}
breeding-born = +{ $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
breeding-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
hold-all = Laderäume
hold-mine = Dein Laderaum
hold-of = Laderaum von { $name }
hold-whose = Wessen Laderaum
hold-empty = Keine Chips.
hold-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gear-title = Ausrüstung
gear-owns = hat
gear-note = je einmal pro Runde
gear-ready = { $number ->
    [one] bereit
   *[other] { $number } bereit
}
gear-used = benutzt
gear-newMotor = ab nächster Runde
gear-notOwned = fehlt
track-title = Startspieler
track-note = umrandet: bezahlbar
track-taken = { $by ->
    [you] Feld { $spot }: dein Marker
   *[other] Feld { $spot }: Marker von { $name }
}
track-can = Feld { $spot }: Du kannst es bezahlen
track-cannot = Feld { $spot }: Du kannst es nicht bieten
bidding-title = Gebote
bidding-note = nur wer gewinnt, zahlt
bidding-passed = gepasst
bidding-toBid = am Zug
bidding-toPay = zahlt
bidding-noBid = noch kein Gebot
bidding-canPay = kann { $spots } zahlen
bidding-cannotPay = kann kein Feld zahlen
bidding-firstNow = jetzt Startspieler
award-title = Sterne
award-note = die meisten bringen { $points }
award-none = keine
final-scoreNote = Gleichstand: mehr Arten im Laderaum, dann geteilt
final-chips = Chips
final-trophies = Trophäen
final-award = Auszeichnung
final-sum = Punkte
legend-catch = fangen: deins
legend-release = aussetzen: zurück zur Mitte
legend-ocean = nur von der Hochsee
legend-safe = sicher: kein Wurf trifft
legend-title = Ringe
act-first = Startspieler ausgelost
act-goal = Ziel { $species }
act-take = Tafel { $species }
act-block = Block: { $location }
act-boat = Boot: { $area }
act-finder = Boot weg: { $area }
act-cast = Fang: { $area }
act-roll = Wurf { $roll }
act-keep = lässt es
act-reroll = würfelt neu
act-stack = { $location }
act-buy = { $item }
act-done = fertig im Laden
act-motor = zählt einen Motor
act-pay = zahlt { $species }
act-bid = bietet { $spot }
act-pass = passt
act-rollLands = { $roll }: fängt { $chips }
act-rollReleases = { $roll }: setzt { $chips } aus
act-rollBlocked = { $roll }: Block, ★
act-rollNothing = { $roll }: nichts
act-rollBred = { $roll }: { $chips } geboren
dice-last = zuletzt
dice-words = Letzter Wurf hier: { $name }, { $roll }
dice-bred = Für den Nachwuchs gewürfelt: { $roll }
left-title = Noch im Meer
left-of = { $chips } von { $all }
left-gear = Noch im Laden
left-cards = Turnierkarten, die noch kommen
opening-order = Reihenfolge
opening-taken = genommen
opening-chosen = gewählt
opening-first = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} · erster Versuch { $percent }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pkt.
go-board = Eine Tafel nehmen
go-block = Deinen Block setzen
go-boats = Deine Boote schicken
go-someBoats = Nach { $areas } und …
go-cast = Mit einem Boot fischen
go-lifted = Von { $origin } nach …
go-stack = Einen Stapel wählen
go-buy = Etwas kaufen
go-items = { $items } kaufen für …
go-bid = Ein Gebot setzen
go-pay = { $points } zahlen
say-board = Wähle eine Tafel. Fischen dürfen alle überall.
say-boardChosen = { $species } gewählt:
say-boardFacts = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} zu je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}. Tippe eine andere Tafel an, um zu wechseln.
say-block = Tippe einen umringten Stapel deiner Tafel an.
say-blockChosen = { $location } gewählt:
say-blockStars = { $chips ->
    [one] der Chip bleibt, und jeder Treffer bringt dir 1 Stern.
   *[other] die { $chips } Chips bleiben, und jeder Treffer bringt dir { $chips } Sterne.
}
say-boats = Wähle für jedes Boot ein Gebiet: Tippe eine Bucht an.
say-several = { $area } ×{ $number }
say-boatsChosen = { $done } von { $of } Booten gesetzt: { $areas }.
say-boatsNext = Wähle ein Gebiet für das nächste.
say-boatsDone = Tippe ein gestricheltes Boot an, um es zurückzunehmen.
say-cast = Tippe die Bucht an, in der jetzt eines deiner Boote fischt.
say-castChosen = { $area_is ->
    [ocean] Auf der { $area }:
   *[other] Bei { $area }:
}
say-odds = { $percent } der Würfe fangen etwas, im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
say-lifted = Wähle das Gebiet, in das es fährt.
say-stack = Tippe einen umringten Stapel an.
say-land = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
say-release = { $chips ->
    [one] 1 Chip geht
   *[other] { $chips } Chips gehen
} zurück zur Mitte: kein Fang.
say-hitBlock = Der Block hält sie: { $by ->
    [you] du bekommst
   *[other] { $name } bekommt
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
say-keep = Dieser Wurf trifft nichts.
say-mayReroll = Oder würfle mit deinem Ausleger neu; der neue Wurf zählt.
say-diceStay = Die Würfel bleiben liegen, bis du handelst.
say-buy = Tippe im Laden an, was du willst, oder höre auf.
say-poor = Deine Chips reichen für nichts im Laden.
say-paid = { $done } von { $of } Punkten gewählt:
say-more = noch { $due }: Tippe einen Chip an.
say-exact = genau.
say-over = { $over } zu viel; es gibt kein Wechselgeld.
say-bid = Umrandete Felder kannst du genau bezahlen.
say-bidChosen = { $spot }:
say-bidHigh = das bisher höchste Gebot. Du zahlst nur, wenn es gewinnt.
say-bidLow = unter dem höchsten Gebot von { $spot }: So gewinnt es nicht, außer du erhöhst später.
say-cannotBid = Du kannst nur passen: Kein Feld, das du bieten darfst, passt zu deinen Chips und Motoren.
leads-title = Was daraus wird
leads-points = Punkte
leads-boats = Boote, die noch fischen
leads-stars = { $who ->
    [you] Deine Sterne
   *[other] Sterne: { $name }
}
leads-trophies = Trophäen
leads-fleet = Boote
leads-centre = Mitte von { $species }
leads-chips = Chips, Punkte je Chip
leads-chance = Ein erster Versuch fängt einen Chip
leads-brings = Ein erster Versuch bringt
leads-odds = Ein Versuch in jedem Gebiet
leads-lands = fängt
leads-average = Punkte
leads-trophy = Trophäe
leads-cycle = Nach dem Laden rückt jede Altersstufe einen Ring nach außen. Laicher gehen zurück zur Mitte; die ihnen folgen, vermehren sich.
leads-from = { $before } → { $after }
help-catch = Ein Wurf von { $numbers } trifft es. Wer es trifft, nimmt den ganzen Stapel.
help-release = Ein Wurf von { $numbers } trifft es. Der ganze Stapel geht zurück zur Mitte; das ist kein Fang.
help-ocean = Laichgrund: Nur Boote auf der Hochsee erreichen ihn.
help-safe = Kein Wurf trifft es. Die Fische wachsen ungestört.
help-blocked = Ein Block schützt es: Bei jedem Treffer bekommt sein Besitzer einen Stern je Chip.
help-boat = Ein Versuch mehr in jeder Runde. Eine Flotte hat höchstens { $boats } Boote.
help-outboard = Zählt { $points } bei einem Gebot um den Startspielermarker, einmal je Versteigerung.
help-outrigger = Würfle bei einem Versuch je Runde neu. Der neue Wurf zählt.
help-finder = Versetze einmal je Runde ein Boot, bevor es fischt.
help-token = Diese Zahl erreicht von der Hochsee die Laicher von { $species }.
help-again = Diese Zahl wird auf der Hochsee neu gewürfelt.
help-goals = Wer in dieser Runde beide Ziele fängt, bekommt eine Trophäe zu { $points } Punkten.
help-board = { $name } kümmert sich darum. Ein Chip zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
help-mine = Du kümmerst dich darum: Hier steht dein Block. Ein Chip zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
