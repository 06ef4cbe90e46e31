# Was das Terminal sagt, auf Deutsch.

## shoal games

column-game = Spiel
column-designer = Autor
column-players = Personen
game-line = { $title } von { $designer }, für { $players } Personen
games-more = `shoal games SPIEL` nennt Varianten und Vorlagen eines Spiels.
range = { $low } bis { $high }
option = { $setting } ({ $values }): { $effect }
preset = Vorlage { $name }: { $settings }
reconstructed = nachempfunden, nicht aus der Spielregel: { $sections }

## shoal play

welcome = { $title } von { $designer }: { $players }
player = { $who ->
    [you] { $seat } (du)
    [bot] { $seat } (ein Bot)
   *[person] { $seat } (ein Mensch)
}
options = Varianten: { $settings }
not-printed = Nachempfunden, nicht aus der Spielregel: { $sections }
commitment = Festlegung { $hash }
keys = Gib eine Aktion ein, oder: ? oder help für alle erlaubten Aktionen, hint für einen Rat, undo zum Zurücknehmen, quit zum Beenden.
prompt = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
prompt-sealed = { $seat_is ->
    [you] Du
   *[other] { $seat }
} (verdeckt)
hand-over = Übergib an { $seat } und drücke die Eingabetaste
taken-back = Zurückgenommen.
cannot-undo = Es gibt nichts zurückzunehmen, oder seitdem war Zufall oder etwas Geheimes im Spiel.
unknown-action = Keine Aktion heißt „{ $text }“.
hint = Am besten: { $actions }
hint-action = { $action } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
bot-failed = { $bot } hat verloren: { $fault ->
    [missing] Das Programm lässt sich nicht starten
    [ended] Das Programm hat sich beendet
    [late] Die Antwort kam nicht rechtzeitig
    [flooded] Das Programm schrieb zu viel
    [garbled] Die Antwort ist nicht lesbar
   *[illegal] Die Aktion ist nicht erlaubt
} ({ $detail }).
record-written =
    Die Partie steht in { $file }.
    `shoal verify { $file }` prüft sie.

## The full screen

screen-turn = { $seat_is ->
    [you] du bist am Zug
   *[other] { $seat } ist am Zug
}
screen-sealed = { $seat_is ->
    [you] wähle verdeckt
   *[other] { $seat } wählt verdeckt
}
screen-thinking = { $seat } überlegt …
screen-hinting = Die besten Aktionen werden gesucht …
screen-over = Die Partie ist zu Ende
screen-leave = Die Eingabetaste beendet das Programm.
screen-curtain = Alle anderen schauen bitte weg.
screen-points = { $seat }: { $before } → { $after } Punkte
screen-log = was geschah
screen-ahead = wenn du { $action } wählst
screen-advice = Rat
screen-refused = nicht erlaubt
screen-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
screen-none = Enter: warum?  Esc: alle
screen-type = Aktion eingeben oder ↓ drücken
screen-keys = ? Hilfe  F2 Rat  F3 zurück  F10 Ende
screen-help = Wähle eine Aktion mit ↑ und ↓ oder gib einen Teil ihres Namens ein. Umschalt und eine Pfeiltaste gehen über das Brett. Es zeigt, was die Aktion ändern würde. Die Eingabetaste führt sie aus.
    Tab vervollständigt, was du eingegeben hast. Esc löscht es.
    Mit der Maus: Klicke ein Ding auf dem Brett oder eine Aktion an, und klicke noch einmal, um sie auszuführen.
    Bild auf und Bild ab verschieben das Brett, mit Strg die Liste dessen, was geschah. Strg+↑ und Strg+↓ verschieben den Text links davon.
    Du kannst auch eine Aktion eingeben, die nicht in der Liste steht. Dann erfährst du, welche Regel sie verbietet.
    F2 oder „hint“ fragt den stärksten Bot. F3 oder „undo“ nimmt deine letzte Aktion zurück, wenn seitdem weder Zufall noch etwas Geheimes im Spiel war. F10 oder „quit“ beendet das Programm.
screen-help-title = { $title }: So spielst du an diesem Bildschirm
screen-help-close = Jede Taste führt zur Partie zurück.

## The end

unfinished = Die Partie wurde nach { $plies ->
    [one] 1 Zug
   *[other] { $plies } Zügen
} abgebrochen.
result = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
result-won = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $seat_is ->
    [you] du gewinnst
   *[other] gewinnt
}
result-shared = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $seat_is ->
    [you] du teilst
   *[other] teilt
} den Sieg ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })

## Installation

not-installed = { $package } ist nicht installiert. Starte im Ordner von Shoal: pip install '.[{ $extra }]'
not-measured = { $subject } ist nicht installiert und wird nicht gemessen.
compiled-not-measured = Die kompilierte Fassung ist nicht installiert und wird nicht gemessen.
site-no-pages = In dieser Installation fehlen die Seiten. Starte mit Node (ab 22) im Ordner von Shoal: npm ci --prefix web && npm run build:site --prefix web
site-interpreted = Die Seiten rechnen mit der nicht kompilierten Engine, die etwa zehnmal langsamer ist: Kompilierte Module zu diesen Quellen fehlen. So entstehen sie: python scripts/wasm.py

## shoal serve

serve-address = Shoal ist unter { $address } zu erreichen.
serve-file = Die Tische liegen in { $file }
serve-database = Die Tische liegen in PostgreSQL.
serve-bots = Bots spielen hier, in diesem Prozess.
serve-bots-elsewhere = Bots brauchen einen eigenen Prozess: shoal worker
serve-no-pages = In dieser Installation fehlen die Seiten, daher sehen Browser noch nichts. Starte mit Node (ab 22) im Ordner von Shoal: python3 scripts/start.py
serve-stop = Strg+C beendet den Server.
serve-stopped = Beendet.

## Long commands

progress = { $done } von { $total } fertig nach { $seconds } s
faster-build = Dies ist die interpretierte Fassung. Wo Bots nachdenken, ist die kompilierte { $least }- bis { $most }-mal so schnell. Starte im Ordner von Shoal: HATCH_BUILD_HOOKS_ENABLE=1 pip install .
stopped = Abgebrochen. Bis dahin war fertig:
stopped-too-early = Abgebrochen, bevor eine Partie fertig war.

## shoal edition

edition-none = { $game } hat keine Editionsdatei.
