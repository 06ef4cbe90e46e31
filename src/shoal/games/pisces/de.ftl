# Pisces auf Deutsch.

summary = Schickt Boote aus und würfelt um Fische, die heranwachsen, laichen und sterben; schützt den eigenen Bestand und bietet darum, Erster zu sein. Die Tafeln, die Shoal mitbringt, sind rekonstruiert.
designer = N. N.
option-pass_final = wer bei einer Versteigerung passt, ist draußen
option-top_leader = ein Gebot muss das höchste sein
option-blocked_stack = von mehreren getroffenen Stapeln ist ein geschützter: frei wählbar (free), der letzte (last) oder der erste (first)
option-joint_payment = eine Zahlung für den ganzen Einkauf
option-overpay = es dürfen mehr Chips gezahlt werden als nötig
option-strict_supply = Trophäen und Sterne können ausgehen
name-pass_final = Passen gilt
name-top_leader = Nur Höchstgebote
name-blocked_stack = Geschützter Stapel
name-joint_payment = Eine Zahlung
name-overpay = Überzahlen
name-strict_supply = Knapper Vorrat
value-blocked_stack-free = frei
value-blocked_stack-last = zuletzt
value-blocked_stack-first = zuerst
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
rolls-again = Auf der Hochsee { $tokens_count ->
    [one] wird
   *[other] werden
} { $tokens } neu gewürfelt.
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
} { $roll }.
rolled-nothing = { $seat_is ->
    [you] Du würfelst { $roll } und triffst
   *[other] { $seat } würfelt { $roll } und trifft
} nichts.
rolled-choice = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $roll }. { $locations_count ->
    [one] Das trifft { $locations }.
   *[other] Zur Wahl: { $locations }.
}
rolled-choice-blocked = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
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
} { $location }; dort hält { $other_is ->
    [you] dein Block
   *[other] der Block von { $other }
} die Fische.
blocked-own = { $seat_is ->
    [you] Du triffst
   *[other] { $seat } trifft
} { $location }; dort hält der eigene Block die Fische.
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
} nichts.
rerolled = { $seat_is ->
    [you] Du nutzt einen Ausleger und würfelst
   *[other] { $seat } nutzt einen Ausleger und würfelt
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
    [you] Du hast
   *[other] { $seat } hat
} fertig gezahlt.
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

## Was gezeichnet wird

before-round-one = Vor der ersten Runde.
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
now-shop = Der Laden ist offen: Kaufe etwas oder höre auf.
now-payment = Was du kaufst, muss erst bezahlt werden.
now-covered = Der Preis ist gedeckt: Lege Chips dazu oder höre auf.
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
   *[other] mehrere Stapel: Wähle einen von { $locations }.
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

## On the page

sentences = { $first } { $second }
where-round = Runde { $round } von 6 · { $phase }
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
ask-board = Wähle die Art, um die du dich kümmerst
ask-boardSub = Ihr Block bringt dir Sterne; fischen dürfen alle überall.
ask-block = Setze deinen Schutzblock auf einen Stapel deiner Tafel
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
    [ocean] Du hast auf der { $area } { $roll } gewürfelt: Nimm den Stapel oder würfle neu
   *[other] Du hast bei der Tafel { $area } { $roll } gewürfelt: Nimm den Stapel oder würfle neu
}
ask-rolledNone = { $area_is ->
    [ocean] Du hast auf der { $area } { $roll } gewürfelt: nichts getroffen
   *[other] Du hast bei der Tafel { $area } { $roll } gewürfelt: nichts getroffen
}
ask-outriggerSub = Dein Ausleger kann einmal neu würfeln; der neue Wurf zählt.
ask-stackSub = Genau einen der getroffenen Stapel.
ask-buy = Kaufe ein Boot oder Ausrüstung, oder höre auf
ask-buySub = Es gibt kein Wechselgeld; jedes Stück wird einzeln bezahlt.
ask-due = Zahle noch { $points }
ask-paySub = Der höchste Wert zuerst; kein Chip darf überflüssig sein.
ask-covered = Der Preis ist gedeckt: Zahle oder lege Chips dazu
ask-coveredSub = Der höchste Wert zuerst. Was du dazulegst, bekommst du nicht zurück.
ask-bid = Biete um den Startspielermarker oder passe
ask-cannotBid = Du kannst kein freies Feld bezahlen: Passe
ask-noBidSub = Noch hat niemand geboten. Passen ist nicht endgültig, solange andere bieten.
ask-bidSub = Höchstes Gebot: { $spot }.
ask-payBid = Dein Gebot gewinnt: Zahle noch { $points }
ask-bidCovered = Dein Gebot ist gedeckt
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
send-done = Einkauf beenden
send-bid = { $spot } bieten
send-pay = { $points } zahlen
shop-title = Was du kaufen kannst
shop-note = ab der nächsten Runde
shop-price = { $points ->
    [one] 1 Punkt in Chips
   *[other] { $points } Punkte in Chips
}
shop-priceLeft = { $points ->
    [one] 1 Punkt in Chips
   *[other] { $points } Punkte in Chips
} · noch { $left }
use-boat = ein Versuch mehr in jeder Runde
use-outboard = zählt 3 bei einem Gebot
use-outrigger = einmal je Runde neu würfeln
use-finder = ein Boot vor seinem Versuch versetzen
pay-title = { $points } zahlen
pay-note = Vorschlag; tippe, um anders zu zahlen
pay-otherwise = Anders zahlen
pay-with = Zahlen mit
pay-enough = Das genügt
pay-due = noch offen
pay-left = bleibt im Laderaum
pay-chip = Chip { $species }, { $points }
pay-motor = { item-outboard }, 3
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
bay-line = { $owner } · { $points } Pkt./Chip · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
bay-facts = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} · { $points } Pkt./Chip · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
bay-centre = Mitte
bay-boat = { $by ->
    [you] dein Boot
   *[other] Boot von { $name }
}
bay-notSent = noch nicht geschickt
bay-takeBack = Zurücknehmen
seas-areas = Gebiete
seas-reconstructed = Tafeln rekonstruiert, siehe Regeln
here-send = Boot schicken
here-sendTo = { $area_is ->
    [ocean] Ein Boot auf die { $area } schicken
   *[other] Ein Boot zur Tafel { $area } schicken
}
here-fish = Hier fischen
here-fishOn = { $area_is ->
    [ocean] Auf der { $area } fischen
   *[other] Bei der Tafel { $area } fischen
}
here-move = Boot versetzen
here-moveFrom = { $area_is ->
    [ocean] Das Boot mit einem Fischfinder von der { $area } wegholen
   *[other] Das Boot mit einem Fischfinder von der Tafel { $area } wegholen
}
here-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pkt.
here-oddsWords = fängt in { $percent } von 100 Versuchen etwas, im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
ocean-note = 1 Würfel, Laicher
ocean-again = neu
tournament-title = Turnier
tournament-note = 10 Punkte
tournament-caught = gefangen
tournament-toCatch = fehlt noch
tournament-won = Deine Trophäe dieser Runde ist gewonnen.
roll-title = Der Wurf
roll-note = { $area }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
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
hold-tab = Laderaum
hold-mine = Dein Laderaum
hold-of = Laderaum von { $name }
hold-whose = Wessen Laderaum
hold-empty = Keine Chips.
hold-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gear-title = Ausrüstung
gear-note = je einmal pro Runde
gear-ready = { $number ->
    [one] bereit
   *[other] { $number } bereit
}
gear-used = benutzt
gear-newMotor = ab nächster Runde
gear-notOwned = fehlt
track-title = Die Leiste
track-note = ein Marker je Feld; umrandet: genau bezahlbar
track-taken = { $by ->
    [you] Feld { $spot }: dein Marker
   *[other] Feld { $spot }: Marker von { $name }
}
track-can = Feld { $spot }: Du kannst es bezahlen
track-cannot = Feld { $spot }: Du kannst es nicht bieten
bidding-title = Die Gebote
bidding-note = im Uhrzeigersinn, links vom Startspieler beginnend
bidding-payable = Gebote
bidding-afterRound = nach dieser Runde
bidding-first = { $by ->
    [you] Du bist Startspieler.
   *[other] Startspieler: { $name }.
}
bidding-highest = höchstes
bidding-passed = gepasst
bidding-toBid = am Zug
bidding-noBid = noch kein Gebot
bidding-canPay = kann { $spots } zahlen
bidding-canPayMore = kann { $spots } … zahlen
bidding-cannotPay = kann kein Feld zahlen
award-tab = Sterne
award-title = Sterne
award-note = die meisten gewinnen 20
award-none = keine
final-score = Wertung
final-scoreNote = Gleichstand: mehr Arten im Laderaum, dann geteilt
final-chips = Chips
final-trophies = Trophäen
final-award = Auszeich{ "\u00AD" }nung
final-sum = Punkte
final-from = Woher die Punkte kommen
final-fromNote = Chips, Trophäen, Auszeichnung
final-parts = { $name }: { $chips } durch Chips, { $trophies } durch Trophäen, { $award } durch die Auszeichnung
legend-catch = fangen
legend-release = aussetzen
legend-ocean = nur von der Hochsee
legend-safe = sicher
legend-block = Block
act-first = Der Startspielermarker wird ausgelost
act-goal = Ziel { $species }
act-take = { $species } nehmen
act-block = { $location } schützen
act-boat = { $area_is ->
    [ocean] Ein Boot auf die { $area } schicken
   *[other] Ein Boot zur Tafel { $area } schicken
}
act-finder = { $area_is ->
    [ocean] Ein Boot von der { $area } wegholen
   *[other] Ein Boot von der Tafel { $area } wegholen
}
act-cast = { $area_is ->
    [ocean] Auf der { $area } fischen
   *[other] Bei der Tafel { $area } fischen
}
act-roll = { $roll } würfeln
act-keep = Weiter
act-reroll = Neu würfeln
act-stack = { $location } wählen
act-buy = { $item } kaufen
act-done = Fertig
act-motor = Einen Motor zählen
act-pay = { $species } zahlen
act-bid = { $spot } bieten
act-pass = Passen
