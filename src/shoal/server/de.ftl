# Was der Server sagt, auf Deutsch.

## Requests

fault = Bei uns ist etwas schiefgegangen.
busy = Andere haben das gleichzeitig geändert. Versuch es noch einmal.
unavailable = Die Datenbank ist gerade nicht erreichbar. Versuch es noch einmal.
duties-failed = Eine Hintergrundaufgabe ist ausgefallen und startet gleich neu.
nothing-here = Unter dieser Adresse gibt es nichts.
no-pages = Der Server läuft, aber in dieser Installation fehlen die Seiten. Installiere Node (ab 20). Starte dann „python3 scripts/start.py“ im Ordner von Shoal.
malformed = Der Server kann mit dieser Anfrage nichts anfangen: { $text }.
too-large = Die Anfrage ist zu groß (höchstens { $most } kB).
other-site = Dieser Befehl kommt von der Seite eines anderen Anbieters.

## How often

too-quick = Du fragst zu schnell. Warte einen Moment.
too-often = Das hast du zu oft gemacht. Versuch es in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} noch einmal.
too-many-previews = Du fragst nach zu vielen Vorschauen. Warte einen Moment.
too-many-messages = Du sendest zu schnell Nachrichten.
bots-used-up = Deine Bots haben ihre Zeit für diese Stunde verbraucht. Versuch es in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} noch einmal.
own-waiting = { $door ->
    [link] Zu viele deiner Tische mit Link warten schon ({ $count }). Schließ zuerst einen davon.
   *[public] Zu viele deiner öffentlichen Tische warten schon ({ $count }). Schließ zuerst einen davon.
}
network-waiting = { $door ->
    [link] Aus deinem Netz warten schon zu viele Tische mit Link ({ $count }).
   *[public] Aus deinem Netz warten schon zu viele öffentliche Tische ({ $count }).
}

## Players

stranger = Du bist nicht angemeldet. Spiel als Gast oder melde dich an.
no-player = Niemand hat diesen Namen.
has-account = Du hast schon ein Konto.
wrong-login = Der Name oder das Passwort ist falsch.
wrong-password = Das ist nicht dein Passwort.
wrong-passwords = Zu viele falsche Passwörter. Versuch es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
no-free-name = Es wurde kein freier Name gefunden. Versuch es noch einmal.
name-taken = Der Name { $name } ist vergeben.
name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
name-signs = Ein Name darf Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche und Apostrophe haben.
name-alphabet = Ein Name darf nur ein Alphabet verwenden.
name-reserved = Diesen Namen könnte man für einen Bot oder für uns halten. Wähl einen anderen.

## Opening a table

two-chairs = Du kannst nicht auf zwei Stühlen sitzen.
no-person = An einem Tisch muss mindestens ein Mensch sitzen.
rated-without-bots = An einem gewerteten Tisch dürfen keine Bots sitzen.
practice-unrated = Ein Übungstisch wird nie gewertet.
shared-alone = Ein Tisch, dessen Leute sich ein Gerät teilen, wird nie gewertet, hat keine offenen Stühle und ist nur über den Link zu erreichen.

## At a table

no-table = Diesen Tisch gibt es nicht.
table-unreadable = Diese Version des Servers kann den Tisch nicht öffnen.
table-busy = Am Tisch ist gerade zu viel los.
not-begun = Das Spiel hat noch nicht begonnen.
begun = Das Spiel hat schon begonnen.
not-over = Das Spiel ist noch nicht zu Ende.
rematch-open = Es gibt schon einen neuen Tisch.
not-seated = Du sitzt nicht an diesem Tisch.
was-not-seated = Du hast nicht an diesem Tisch gesessen.
chair-taken = Dieser Stuhl ist besetzt.
only-resign = Das Spiel hat begonnen: Du kannst nur noch aufgeben.
time-over = Deine Zeit ist abgelaufen.
nobody-asked = Niemand hat gebeten, einen Zug zurückzunehmen.
no-vacation = An diesem Tisch gibt es keinen Urlaub.
less-vacation = So viel Urlaub hast du nicht mehr.
no-hints = Tipps gibt es nur an Tischen, die nicht gewertet werden und an denen sonst kein Mensch sitzt.
no-worker = Gerade ist niemand frei, um einen Tipp zu geben. Versuch es noch einmal.

## The host

host-only = Das darf nur der Gastgeber.
table-closed = Dieser Tisch ist schon geschlossen.
closed-by-host = Der Gastgeber hat diesen Tisch geschlossen.
closed-after-waiting = Dieser Tisch hat zu lange gewartet und wurde geschlossen.
closed-empty = Alle haben diesen Tisch verlassen.
empty-chair = Auf diesem Stuhl sitzt niemand.
turned-away = Der Gastgeber hat dich von diesem Tisch gewiesen.
turning-self-away = Du kannst dich nicht selbst wegschicken. Verlass den Tisch oder schließ ihn.
most-turned-away = Du hast schon { $most ->
    [one] 1 Person
   *[other] { $most } Personen
} weggeschickt. Schließ diesen Tisch und eröffne einen neuen.

## Chat

no-name = Wähl einen Namen, bevor du chattest.
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
empty-message = Deine Nachricht ist leer.

## Records

record-id-taken = Es gibt einen anderen Tisch mit der Kennung dieser Aufzeichnung.
record-without-table = Diese Aufzeichnung nennt nicht den Tisch, für den ihr Zufall festgelegt wurde.
record-not-over = Dieses Spiel ist noch nicht zu Ende. { $entries ->
    [one] Sein einziger Eintrag lässt sich genau nachspielen.
   *[other] Seine { $entries } Einträge lassen sich genau nachspielen.
}
