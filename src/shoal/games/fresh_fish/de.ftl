# Fresh Fish auf Deutsch.

summary = Reserviert Grundstücke, ersteigert Betriebe und seht zu, wie durch Enteignung Straßen entstehen; die kürzesten Wege gewinnen.
seat-0 = Blau
seat-1 = Zinnober
seat-2 = Grün
seat-3 = Rosa
seat-4 = Bernstein
option-layout = Versorgungszentren in den Ecken, in verschiedenen Vierteln oder irgendwo
option-tie_break = gleiche Gebote: zuerst, wer gezogen hat, oder der Platz links davon
option-construction_zones = Baustellen im Stapel, jede mit einem weiteren Wohnblock
option-demonstrations = Anti-Atom-Demos im Stapel
option-play_to_full_board = weiterspielen, wenn die Wertung schon feststeht
name-layout = Versorgungszentren
name-tie_break = Bei gleichen Geboten zuerst
name-construction_zones = Baustellen
name-demonstrations = Demos
name-play_to_full_board = Bis das Brett voll ist
value-layout-simple = in den Ecken
value-layout-moderate = in verschiedenen Vierteln
value-layout-complex = irgendwo
value-tie_break-author = wer gezogen hat
value-tie_break-left = wer links davon sitzt
value-construction_zones-0 = keine
value-demonstrations-0 = keine
preset-whole-box = Ganze Schachtel
ending-settled = Kein Weg und kein Geldbeutel konnte sich noch ändern.
ending-full = Das letzte Grundstück wurde bebaut.
ending-unsold = Das letzte Grundstück wurde bebaut, bevor alle Betriebe versteigert waren.

## Namen

center-harbor = Hafen
center-nuclear-power-plant = AKW
center-oil-refinery = Raffinerie
center-game-factory = Spielefabrik
tile-apartments = Wohnblock
tile-fish-market = Fischladen
tile-nuclear-waste-disposal = Endlager
tile-gas-station = Tankstelle
tile-game-shop = Spieleladen
tile-demonstration = Anti-Atom-Demo
tile-construction-zone = Baustelle
tile-street = Straße
trade-fish-market = Fisch
trade-nuclear-waste-disposal = Müll
trade-gas-station = Tank
trade-game-shop = Spiel
choice-reserve-or-draw = ein Grundstück reservieren oder ein Plättchen ziehen
choice-reserve-or-take = ein Grundstück reservieren oder einen Wohnblock oder eine Straße nehmen
choice-reserve-or-street = ein Grundstück reservieren oder eine Straße nehmen
choice-reserve = ein Grundstück reservieren
choice-draw = ein Plättchen ziehen
choice-take = einen Wohnblock oder eine Straße nehmen
choice-street = eine Straße nehmen
choice-pass = passen, denn sonst ist nichts möglich

## Was geschah

stands = { $center_is ->
    [harbor] Der
    [nuclear-power-plant] Das
   *[other] Die
} { $center } steht auf { $plot }.
begins = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
reserved = { $seat_is ->
    [you] Du reservierst
   *[other] { $seat } reserviert
} { $plot }.
drew = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} ein Plättchen.
took = Der Stapel ist leer: { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $tile_is ->
    [street] eine Straße
   *[other] einen beiseitegelegten Wohnblock
}.
passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
turned-up = Aufgedeckt: { $tile }.
zone-waits = Aufgedeckt: { $tile }. Kein Wohnblock ist für sie frei, also wartet sie auf den nächsten.
auctioned = Aufgedeckt: { $outlet }. Die Versteigerung ist offen für { $seats }.
last-turned-up = Aufgedeckt: { $outlet }, das letzte dieser Plättchen.
sealed = { $seat_is ->
    [you] Du gibst
   *[other] { $seat } gibt
} ein verdecktes Gebot ab.
sealed-bid = { $seat_is ->
    [you] Du bietest
   *[other] { $seat } bietet
} verdeckt { $bid }.
bids-opened = Das letzte Gebot ist da, und alle werden aufgedeckt: { $bids }.
won-alone = { $outlet }: Nur { $seat_is ->
    [you] du brauchst das Plättchen noch und bekommst
   *[other] { $seat } braucht das Plättchen noch und bekommt
} es umsonst.
won-auction = { $outlet }: { $seat_is ->
    [you] Du erhältst den Zuschlag und zahlst
   *[other] { $seat } erhält den Zuschlag und zahlt
} { $price }.
won-tie-drawer-first = { $outlet }: { $seat_is ->
    [you] Du erhältst bei Gleichstand den Zuschlag und zahlst
   *[other] { $seat } erhält bei Gleichstand den Zuschlag und zahlt
} { $price }, denn erst kommt, wer gezogen hat, dann geht es im Uhrzeigersinn.
won-tie-left-first = { $outlet }: { $seat_is ->
    [you] Du erhältst bei Gleichstand den Zuschlag und zahlst
   *[other] { $seat } erhält bei Gleichstand den Zuschlag und zahlt
} { $price }, denn erst kommt der Platz links vom Ziehenden, dann geht es im Uhrzeigersinn.
beside-board = { $outlet }: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} kein reserviertes Grundstück, also bleibt das Plättchen neben dem Plan.
turn-again = { $seat_is ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} beginnt von vorn.
zone-put = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} die Baustelle auf den Wohnblock { $plot }.
waiting-zone-put = Die wartende Baustelle kommt auf den Wohnblock { $plot }.
built-over-zone = { $seat_is ->
    [you] Du baust
   *[other] { $seat } baut
} den Wohnblock auf die Baustelle { $plot }; kein reserviertes Grundstück wird verbraucht.
built = { $seat_is ->
    [you] Du baust
   *[other] { $seat } baut
} auf { $plot }: { $tile }.
marker-joins = Ein beiseitegelegter Marker { $seat_is ->
    [you] kommt in deinen Vorrat
   *[other] von { $seat } kommt in den Vorrat
}.
route = { $outlet }: Der Weg hat die Länge { $length } und führt über { $route }.
expropriated = Enteignet für { $plots_count ->
    [one] eine Straße
   *[other] Straßen
}: { $plots }.
markers-home = { $plots_count ->
    [one] { $seat_is ->
        [you] Dein Marker
       *[other] Ein Marker von { $seat }
    } kehrt von { $plots }
   *[other] { $seat_is ->
        [you] Deine Marker
       *[other] Marker von { $seat }
    } kehren von { $plots }
} zurück.
over = Spielende. { $ending }
scored = { $seat_is ->
    [you] Du kommst
   *[other] { $seat } kommt
} auf { $score }: { $routes } ergeben { $total }, minus { $money } Geld.{ $missing_count ->
    [0] { "" }
   *[other] { " " }Nicht auf dem Plan: { $missing }.
}
won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit der niedrigsten Wertung, { $score }.
won-by-money = Gleichstand bei { $score } für { $tied }. { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit dem meisten Geld unter ihnen, { $money }.
shared-by-money = Gleichstand bei { $score } für { $tied }. Geteilter Sieg mit dem meisten Geld unter ihnen, je { $money }, für { $seats }.
shared = Geteilter Sieg für { $seats }, mit je { $score } und { $money } Geld.
forced-reserve = { $seat_is ->
    [you] Für dich reserviert: Nur ein Grundstück ist übrig.
   *[other] Für { $seat } reserviert: Nur ein Grundstück ist übrig.
}
forced-pass = { $seat_is ->
    [you] Für dich gepasst: Du kannst nichts tun.
   *[other] Für { $seat } gepasst: Es ist nichts zu tun.
}
forced-tile = { $seat_is ->
    [you] Für dich erledigt: Kein Grundstück kann reserviert werden.
   *[other] Für { $seat } erledigt: Kein Grundstück kann reserviert werden.
}
forced-build = { $seat_is ->
    [you] Für dich gebaut: Es gibt nur ein Grundstück dafür.
   *[other] Für { $seat } gebaut: Es gibt nur ein Grundstück dafür.
}

## Was zu sehen ist

player = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
column-money = Geld
column-markers = Marker
column-trade = { $trade }
column-score = Summe
row-deck = im Stapel
off = weg
tiles-left = { $tiles ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt 1 Plättchen.
   *[other] Im Stapel liegen { $tiles } Plättchen.
}
apartments-left = Wohnblöcke: { $tiles } im Stapel, { $aside } beiseitegelegt.
zones-left = Baustellen: { $tiles } im Stapel, { $waiting } in Wartestellung.
demonstrations-left = Anti-Atom-Demos: { $tiles } im Stapel.
lowest-wins = Die niedrigste Wertung gewinnt.
legend-markers = 1+2: Marker im Vorrat und beiseitegelegt
legend-centers = [H] { center-harbor }   [N] { center-nuclear-power-plant }   [R] { center-oil-refinery }   [F] { center-game-factory }
legend-outlets = h { tile-fish-market }   n { tile-nuclear-waste-disposal }   r { tile-gas-station }   f { tile-game-shop }   hA: im Besitz von A
legend-plots = === Straße   =3= Anti-Atom-Demo   ### Wohnblock   #Z# mit Baustelle   (A) reserviert von A

## Was gefragt ist

asked-build = { $seat_is ->
    [you] Du baust
   *[other] { $seat } baut
}: { $tile }.
asked-bids = Verdeckte Gebote: { $outlet }, gezogen von { $seat_is ->
    [you] dir
   *[other] { $seat }
}.
asked-turn = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $choice }.
asked-tile = Ein Plättchen wird aufgedeckt.
setting-up = Der Aufbau läuft.

## Warum nicht

nothing-to-build = Du hast nichts zu bauen. Möglich ist: { $choice }.
no-auction = Gerade wird kein Betrieb versteigert.
no-pass = Du kannst nicht passen, solange etwas anderes möglich ist: { $choice }.
no-plot = Um ein Plättchen zu ziehen oder zu nehmen, brauchst du ein reserviertes Grundstück, und du hast keines.
deck-empty = Der Stapel ist leer. Möglich ist: { $choice }.
deck-not-empty = Du darfst dein Plättchen erst wählen, wenn der Stapel leer ist.
no-apartments = Es liegt kein Wohnblock mehr beiseite.
no-marker = Du hast keinen Marker mehr im Vorrat.
developed = { $plot } ist schon bebaut.
already-reserved = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $plot } schon reserviert.
nothing-near = Neben { $plot } liegt weder ein Plättchen noch ein Marker.
not-on-board = { $plot } liegt nicht auf diesem Plan.
bid-first = { $outlet }: Gib erst dein Gebot ab; auch 0 ist eines.
bid-is-sealed = Dein Gebot ist abgegeben und kann nicht mehr geändert werden.
has-it = { $outlet }: Du hast diesen Betrieb schon und darfst nicht bieten.
too-little-money = Du kannst nicht { $bid } bieten, denn du hast { $money ->
    [0] kein
   *[other] nur { $money }
} Geld.
build-first = { $tile_is ->
    [construction-zone] Lege erst die Baustelle auf einen Wohnblock.
   *[other] Baue erst dein Plättchen: { $tile }.
}
not-your-plot = { $tile }: nur auf ein Grundstück, das du reserviert hast. { $plot } ist keines davon.
not-your-plot-nor-zone = Ein Wohnblock gehört auf ein Grundstück, das du reserviert hast, oder auf eine Baustelle. { $plot } ist keines von beiden.
no-apartments-there = Eine Baustelle gehört auf einen Wohnblock, und auf { $plot } steht keiner.
zone-there = Auf dem Wohnblock { $plot } liegt schon eine Baustelle.

## Headings of RULES.md

rules-fresh-fish-the-rules = Fresh Fish: die Regeln
rules-fresh-fish-the-rules-line = { summary }
rules-board-and-tiles = Plan und Plättchen
rules-board-and-tiles-line = Grundstücke, vier Branchen mit Zentren und Betrieben, Wohnblöcke und Straßen.
rules-setting-up = Aufbau
rules-setting-up-line = Wo die Zentren stehen, was im Stapel ist, Geld und Marker.
rules-the-turn = Der Zug
rules-the-turn-line = Reserviere ein Grundstück oder zieh ein Plättchen.
rules-reserving = Reservieren
rules-reserving-line = Ein Marker auf ein leeres Grundstück neben einem Plättchen oder Marker.
rules-drawing = Ziehen
rules-drawing-line = Was mit jeder Art von Plättchen geschieht.
rules-auctions = Versteigerungen
rules-auctions-line = Verdeckte Gebote um einen Betrieb, unter allen, die ihn noch brauchen.
rules-expropriation = Enteignung
rules-expropriation-line = Wo ein Bau etwas abschneiden würde, entsteht eine Straße.
rules-end-of-the-game = Spielende
rules-end-of-the-game-line = Wenn der Plan voll ist oder die Wertung feststeht.
rules-scoring = Wertung
rules-scoring-line = Deine vier Wege minus dein Geld; die niedrigste Wertung gewinnt.
rules-rulings = Auslegungen
rules-rulings-line = Was die Spielregel offenlässt, wie es hier entschieden ist und warum.
rules-why-expropriation-is-quick = Warum Enteignen schnell geht
rules-why-expropriation-is-quick-line = Ein Beweis, dass es genügt, jede Mauer einmal abzugehen.
rules-why-the-game-ends = Warum das Spiel endet
rules-why-the-game-ends-line = Ein Beweis, dass nie alle nacheinander passen.
rules-version-history = Versionen
rules-version-history-line = Was sich von einer Fassung dieser Regeln zur nächsten geändert hat.
## Was dafür spricht

why-plot = { $outlet } hätte von hier bestenfalls einen Weg von { $length }.
why-markers = Marker in deinem Vorrat dann: { $markers }.
why-deck = Im Stapel { $tiles ->
    [one] liegt 1 Plättchen
   *[other] liegen { $tiles } Plättchen
}, davon Betriebe, die dir noch fehlen: { $number }.
why-own-plots = Ein Plättchen käme auf eines deiner Grundstücke: { $plots }.
why-money = Geld, wenn du gewinnst: { $money }.
why-without = Ohne den Betrieb zählt sein Weg { $maximum }.
why-no-plot = Du hast kein reserviertes Grundstück mit einem möglichen Weg.
why-best-plot = Auf { $plot } könnte sein Weg { $length } lang sein.
why-route = Sein Weg heute: { $length }.
why-no-route-yet = Noch hat er keinen Weg; bestenfalls { $length }.
why-no-streets = Kein Grundstück wird enteignet.
why-streets = Enteignet für Straßen: { $plots }.
why-own-home = Du verlierst ein reserviertes Grundstück: { $plots }.
why-sent-home = { $other } verliert ein reserviertes Grundstück: { $plots }.
why-score = Dein Stand wäre { $score }, jetzt { $before }; der niedrigste gewinnt.
why-rival = { $other } hätte { $score }, jetzt { $before }.

## On the page

unit-money = { $amount } $
line-seat = { $money } $ · { $markers } Marker
line-over = Wege { $routes }, minus { $money } $
line-turn = Zug { $turn } · { $tiles ->
    [0] Stapel leer
   *[other] noch { $tiles } Plättchen
}
line-bids = Aufgedeckt wird, wenn alle geboten haben

phase-turn = Reservieren oder ziehen
phase-last = Reservieren oder bauen
phase-bids = Verdeckte Gebote
phase-build = Bauen

act-reserve = reserviert { $plot }
act-draw = zieht
act-pass = passt
act-take = nimmt { $tile ->
    [street] eine Straße
   *[apartments] einen Wohnblock
}
act-seal = bietet verdeckt
act-bid = bietet { $bid }
act-build = baut auf { $plot }
act-tile = aufgedeckt: { $tile }
act-begins = wer beginnt
act-center = Zentrum { $plot }

ask-reserveOrDraw = Reserviere ein Grundstück oder ziehe ein Plättchen
ask-reserve = Reserviere ein Grundstück
ask-draw = Ziehe ein Plättchen
ask-take = Der Stapel ist leer: Baue einen Wohnblock oder eine Straße, oder reserviere ein Grundstück
ask-takeOn = Der Stapel ist leer: Wohnblock oder Straße auf { $plot }?
ask-pass = Passe: Du kannst weder reservieren noch ziehen
ask-turnLine = Solange eines von beiden geht, darfst du nicht passen. Kleine Kreise: Grundstücke, die du reservieren darfst.
ask-firstLine = Dein erstes Grundstück darf irgendein freies sein; danach darfst du ziehen.
ask-takeLine = Wähle eines deiner Grundstücke, dann, was darauf steht. Du darfst stattdessen auch reservieren.
ask-bid = { $outlet }: Biete verdeckt
ask-bidLine = Gezogen von { $name }. Tippe oder zeige auf eines deiner Grundstücke, um zu sehen, was ein Bau dort bewirkt.
ask-bidOwnLine = Du hast gezogen. Tippe oder zeige auf eines deiner Grundstücke, um zu sehen, was ein Bau dort bewirkt.
ask-outlet = { $outlet }: Baue auf eines deiner Grundstücke
ask-apartments = Wohnblock: Baue ihn auf eines deiner Grundstücke
ask-apartmentsOrZone = Wohnblock: auf eines deiner Grundstücke oder auf eine Baustelle
ask-street = Straße: Baue sie auf eines deiner Grundstücke
ask-demonstration = Anti-Atom-Demo: Lege sie auf eines deiner Grundstücke
ask-zone = Baustelle: Lege sie auf einen Wohnblock
ask-buildLine = Schraffierte Grundstücke würden sofort Straße, und Marker darauf kehren zurück.
ask-overZoneLine = Auf einer Baustelle ändert ein Wohnblock nichts: Kein Grundstück wird verbraucht, keine Straße entsteht. Die Baustelle ist dann fort.
ask-streetLine = Eine Straße erzwingt nichts. Dein Marker kehrt zurück.
ask-demonstrationLine = Sie ist eine Straße, die in jedem Weg { $weight } zählt.
ask-zoneLine = Wer später einen Wohnblock zieht, darf ihn dort statt auf ein Grundstück bauen.

do-reserve = { $plot } reservieren
do-draw = Plättchen ziehen
do-pass = Passen
do-bid = Verdeckt { $bid } bieten
do-build = { $tile ->
    [apartments] Wohnblock
    [street] Straße
    [demonstration] Anti-Atom-Demo
    [fish-market] { tile-fish-market }
    [nuclear-waste-disposal] { tile-nuclear-waste-disposal }
    [gas-station] { tile-gas-station }
   *[game-shop] { tile-game-shop }
} auf { $plot } bauen
do-overZone = Baustelle { $plot } nutzen
do-zone = Baustelle auf { $plot } legen
do-turn = Reservieren oder ziehen
do-last = Bauen oder reservieren
do-drawShort = Ziehen

say-turn = Wähle ein Grundstück mit kleinem Kreis, oder ziehe ein Plättchen.
say-reserve = Wähle ein Grundstück mit kleinem Kreis.
say-drawn = Was gezogen ist, lässt sich nicht zurücknehmen.
say-take = Wähle eines deiner umrandeten Grundstücke, oder einen kleinen Kreis zum Reservieren.
say-pass = Du hast kein reserviertes Grundstück und kannst jetzt keines reservieren.
say-plot = Wähle eines deiner umrandeten Grundstücke auf dem Plan.
say-zone = Wähle einen Wohnblock auf dem Plan.
say-bid = Gebot { $bid }, noch nicht abgegeben.
say-money = Du hast { $money } $. Abgegeben bleibt es so.
say-at = { $plot }: { $words }.
say-route = { $words }.
say-home = { $markers } Marker { $markers ->
    [one] kehrt
   *[other] kehren
} zurück.
say-markers = { $markers ->
    [0] Es ist dein letzter Marker.
   *[other] Danach bleiben { $markers } Marker.
}

board-label = Plan von Fresh Fish, { $side } mal { $side } Grundstücke. Pfeiltasten gehen von Grundstück zu Grundstück, M zu deinen Grundstücken, Enter wählt.
board-plot = Grundstück { $plot }
board-now = Plan: { $plot }
board-empty = { $plot }, frei
board-open = { $plot }, frei, du darfst es reservieren
board-mine = { $plot }, von dir reserviert. { $streets ->
    [0] Ein Bau hier erzwingt keine Straße
    [one] Ein Bau hier erzwingt 1 Straße
   *[other] Ein Bau hier erzwingt { $streets } Straßen
}
board-reserved = { $plot }, reserviert von { $name }
board-thing = { $plot }, { $thing }
board-zone = { $plot }, Wohnblock mit Baustelle
board-yours = { $plot }, { $outlet } von dir
board-theirs = { $plot }, { $outlet } von { $name }

turn-reserve = Grundstück reservieren
turn-reserveOn = { $plot } reservieren
turn-pick = wähle eines auf dem Plan
turn-ofMarkers = { $markers ->
    [one] dein letzter Marker
   *[other] 1 von deinen { $markers } Markern
}
turn-best = { $outlet } hier: Weg mindestens { $length }
turn-noRoute = kein Betrieb, der dir fehlt, wäre hier erreichbar
turn-draw = Plättchen ziehen
turn-drawFor = { $plots ->
    [one] für dein reserviertes Grundstück
   *[other] für deine { $plots } reservierten Grundstücke
}
turn-drawThen = Betrieb { $outlets }, Wohnblock { $apartments }
turn-plot = Grundstück
turn-plots = deine reservierten Grundstücke
turn-apartments = Wohnblock
turn-apartmentsLine = { $aside } beiseite; { $streets ->
    [0] kein Grundstück wird Straße
    [one] 1 Grundstück wird Straße
   *[other] { $streets } Grundstücke werden Straße
}
turn-street = Straße
turn-on = { $tile } auf { $plot }
turn-streetLine = erzwingt nichts
turn-score = deine Summe { $before } → { $after }
turn-scoreStays = deine Summe bleibt { $score }

odds-title = Wenn du ziehst
odds-note = { $tiles } Plättchen verdeckt
odds-needed = Betrieb, den du noch brauchst
odds-others = Betrieb nur für andere
odds-apartments = Wohnblock, auf dein Grundstück
odds-special = Baustelle oder Anti-Atom-Demo
odds-again = Erhält jemand anders den Zuschlag, beginnt dein Zug von vorn.
end-title = Bis zum Ende
end-empty = Freie Grundstücke
end-reserved = davon reserviert
end-ends = Ende
end-full = wenn der Plan voll ist
end-settled = wenn alle Wege feststehen

build-plot = Grundstück { $plot }
build-markerBack = Marker zurück in deinen Vorrat
build-streets = { $streets ->
    [0] kein Grundstück wird Straße
    [one] 1 Grundstück wird Straße
   *[other] { $streets } Grundstücke werden Straße
}
build-weighs = zählt { $weight } in jedem Weg
build-overZone = Baustelle { $plot }
build-overZoneLine = du behältst alle Grundstücke
build-overZoneThen = keine Straße, sonst ändert sich nichts
build-zone = Wohnblock { $plot }
build-zoneThen = spätere Wohnblöcke dürfen dorthin
build-best = Weg mindestens { $length }

plan-title = Wenn du auf { $plot } baust
plan-streets = Neue Straßen
plan-route = Dein Weg
plan-settled = { $length }, endgültig
plan-best = mindestens { $length }
plan-bestToday = mindestens { $length }, jetzt { $today }
plan-noRoute = nicht möglich
plan-home = Marker zurück an
plan-homeYours = dich ({ $plot })
plan-homeTheirs = { $name } ({ $plot })
plan-nobody = niemanden
plan-pick = Welches Grundstück?
plan-compare = Deine Grundstücke

auction-title = Versteigerung
auction-note = verdeckt, das höchste zahlt
auction-fedBy = beliefert von { $plot }: { $center }
auction-drew = zog
auction-sealed = geboten
auction-choosing = wählst
auction-thinking = überlegt …
auction-hasOne = hat schon einen
auction-bid = Dein Gebot
auction-less = Eins weniger bieten
auction-more = Eins mehr bieten
auction-keeps = { $money } $ bleiben, wenn es gewinnt
auction-have = Du hast { $money } $. Auch 0 kann gewinnen.
auction-own = Du bietest { $bid }. Das bleibt so.
auction-noPlot = Du hast kein reserviertes Grundstück: Wenn du gewinnst, bleibt der Betrieb neben dem Plan.
auction-drewTies = zog, gewinnt Gleichstand
auction-notSealed = { $bid }, noch offen
auction-none = Noch keine Versteigerung
auction-noneNote = das höchste Gebot zahlt
opened-title = Gebote aufgedeckt
opened-note = alle zugleich
opened-last = Letzte Versteigerung
opened-bid = Gebot { $bid }
opened-has = hat { $money } $
opened-won = Zuschlag, zahlt { $bid }
opened-alone = allein übrig, umsonst

if-title = Wenn { $bid } gewinnt
if-money = Geld
if-fromTo = { $before } $ → { $after } $
if-plot = Bestes Grundstück
if-route = { $plot }: Weg { $length }
if-open = Ungebaut zählt der Weg

routes-title = Wege
routes-note = weniger ist besser, höchstens { $most }
routes-money = $
routes-settled = endgültig
routes-open = kann noch kürzer werden
routes-unlinked = noch nicht verbunden
routes-unbuilt = nicht gebaut, zählt { $most }
routes-scoreIs = Summe: Wege minus Geld.

deck-title = Stapel
deck-note = { $tiles } verdeckt
deck-outlets = Betriebe, die noch kommen
deck-apartments = Wohnblöcke, die noch kommen
deck-zones = Baustellen
deck-demonstrations = Anti-Atom-Demos
deck-waiting = Wartende Baustellen
deck-aside = Wohnblöcke beiseitegelegt
deck-plots = { $empty }, { $reserved } reserviert
deck-paid = Für Gebote gezahlt
special-title = Besondere Plättchen
special-note = Optionen dieses Tisches
special-zone = Baustelle
special-zoneRule = Sie liegt auf einem Wohnblock. Ein späterer Wohnblock darf darüber statt auf ein Grundstück gebaut werden; jede Baustelle nur einmal.
special-demonstration = Anti-Atom-Demo
special-demonstrationRule = Sie ist eine Straße, die in jedem Weg { $weight } zählt. Wege dürfen sie umgehen.

final-routes = Wege am Ende
final-routesOf = Wege von
final-score = Wertung
final-note = weniger ist besser
final-decided = Was entschied
final-longest = Längster Weg
final-longestOf = { $length }, { $name }
final-paid = Für Gebote gezahlt
final-streets = Straßen
final-apartments = Wohnblöcke
final-unlinked = nicht verbunden, zählt { $most }
final-unbuilt = nicht gebaut, zählt { $most }
final-most = { $length }, zählt { $most }
final-look = Wähle, wessen Wege gezeichnet werden.
final-sum = { $routes } − { $money } $

supply-title = Versorgungszentren
supply-tiles = { $tiles ->
    [0] Stapel leer
   *[other] noch { $tiles } Plättchen
}

help-center = { $outlet }: braucht von hier einen Weg über Straßen. Jede Straße zählt 1.
help-route = { $center } auf { $plot }: Der Weg zählt heute { $length }.
help-unlinked = { $center } auf { $plot }: Heute verbindet keine Straße. Unverbunden zählt der Weg { $most }.
help-apartments = Ein Gebäude: Kein Weg führt hindurch, und es kann Straßen erzwingen.
help-street = Wege führen darüber; sie zählt 1.
help-marker = Reserviert. Nur wem der Marker gehört, darf hier bauen; wird hier Straße nötig, kehrt der Marker zurück.
help-deck = Jedes Plättchen kommt mit gleicher Chance: { $outlets } Betriebe, { $apartments } Wohnblöcke.
help-outlet = Wer den Zuschlag erhält, baut auf ein reserviertes Grundstück. Kurze Wege gewinnen.

sign-open = reservierbar
sign-mine = deine Grundstücke
sign-would = würde Straße
sign-way = kürzester möglicher Weg
sign-last = letzter Zug
sign-unlinked = nicht verbunden
