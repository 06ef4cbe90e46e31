# Was das Terminal sagt, auf Deutsch.

## shoal games

column-game = Spiel
column-designer = Autor
column-players = Personen
column-options = Varianten und Vorlagen
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
keys = Gib eine Aktion ein, oder: ? für alle erlaubten Aktionen, hint für einen Rat, undo zum Zurücknehmen, quit zum Beenden.
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
record-written = Die Partie steht in { $file }; `shoal verify { $file }` prüft sie.

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
