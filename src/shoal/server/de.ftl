# Was der Server sagt, auf Deutsch.

## Requests

fault = Bei uns ist etwas schiefgegangen.
busy = Andere haben das gleichzeitig geändert. Versuch es noch einmal.
unavailable = Die Datenbank ist gerade nicht erreichbar. Versuch es noch einmal.
duties-failed = Eine Hintergrundaufgabe ist ausgefallen und startet gleich neu.
nothing-here = Unter dieser Adresse gibt es nichts.
no-pages = Der Server läuft, aber in dieser Installation fehlen die Seiten. Installiere Node (ab 22). Starte dann „python3 scripts/start.py“ im Ordner von Shoal.
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
exports-running = Ein Export von dir läuft schon, oder es laufen zu viele andere. Warte, bis er zu Ende ist.
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
wrong-login = Name und Passwort gehören nicht zusammen. { $tries ->
    [0] Jetzt ist eine Pause.
    [one] Noch 1 Versuch, dann ist eine Pause.
   *[other] Noch { $tries } Versuche, dann ist eine Pause.
}
wrong-words = Name und Wörter gehören nicht zusammen. { $tries ->
    [0] Jetzt ist eine Pause.
    [one] Noch 1 Versuch, dann ist eine Pause.
   *[other] Noch { $tries } Versuche, dann ist eine Pause.
}
wrong-passkey = Dieser Passkey öffnet hier nichts, oder es hat zu lange gedauert. Versuche es noch einmal.
common-password = Viele benutzen dieses Passwort, oder es ist dein Name. Wähle ein anderes: Drei Wörter sind leicht zu merken und schwer zu erraten.
no-account = Dafür brauchst du ein Konto.
guests-only = Du hast ein Konto: Melde dich auf dem anderen Gerät an.
unproved = Zeige noch einmal dein Passwort oder einen Passkey.
no-session = Dieses Gerät ist schon abgemeldet.
no-code = Dieser Code gilt nicht. Ein Code gilt einmal und zehn Minuten lang.
no-letters = Dieser Server verschickt keine E-Mails. Nimm deine Wiederherstellungswörter.
nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
no-letter = Dieser Link gilt nicht mehr. Fordere einen neuen an.
no-passkey = Diesen Passkey gibt es nicht.
known-passkey = Dieser Passkey ist schon bekannt.
last-passkey = Du kommst nur mit diesem Passkey hinein. Setze zuerst ein Passwort.
most-passkeys = Ein Konto kann { $most ->
    [one] 1 Passkey
   *[other] { $most } Passkeys
} haben. Entferne zuerst einen.
email-wrong = Das ist keine E-Mail-Adresse.
name-changed = Du kannst deinen Namen wieder am { $date } ändern.
wrong-name = Das ist nicht dein Name.
no-guest = In diesem Browser gibt es keinen Gast, dessen Partien dazukommen könnten.
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
bad-token = Dieses Token ist falsch, abgelaufen oder widerrufen.
not-by-token = Das kann niemand mit einem Token tun. Tu es auf den Seiten.
token-scope = Dieses Token darf das nicht: Ihm fehlt der Bereich „{ $scope }“.
no-token = Dieses Token gibt es nicht.
most-tokens = Ein Konto kann { $most ->
    [one] 1 Token
   *[other] { $most } Tokens
} haben. Widerrufe zuerst eines.
no-bot = Du hast kein Bot-Konto mit diesem Namen.
most-bots = Du kannst { $most ->
    [one] 1 Bot-Konto
   *[other] { $most } Bot-Konten
} haben. Lösche zuerst eines.
rated-apart = An einem gewerteten Tisch sitzen entweder nur Menschen oder nur Programme.

## Opening a table

two-chairs = Du kannst nicht auf zwei Stühlen sitzen.
no-person = An einem Tisch muss mindestens ein Mensch sitzen.
rated-without-bots = An einem gewerteten Tisch dürfen keine Bots sitzen.
rated-full-size = Eine gewertete Partie braucht die volle Größe: Dieses Brett oder diese Figuren sind weniger als üblich.
casual-near = Nicht gewertet: Zwei Spieler teilen sich eine Adresse oder ein Gerät.
casual-unmoved = Nicht gewertet: Sie endete, bevor jemand gezogen hatte.
casual-short = Nicht gewertet: Sie war im Nu vorbei.
casual-early = Gewertet nur für den, der ging: Sie wurde nach wenigen Zügen aufgegeben.
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

## Vom eigenen Zug erfahren

no-mail = Dieser Server verschickt keine E-Mails.
no-mailbox = Dein Konto hat noch keine E-Mail-Adresse.
bad-endpoint = An dieses Gerät können keine Nachrichten gesendet werden.
bad-link = Dieser Link ist keiner von uns. Kopiere ihn ganz aus der E-Mail.

## Jemand ist weg

not-absent = Diese Person ist da oder noch nicht lange genug weg.
only-votes = Bei drei und mehr Plätzen stimmen die anderen für einen Bot.
no-seat-to-take-back = Hier spielt kein Bot für dich.
no-nudge = Diese Person kann jetzt nicht erinnert werden: Sie ist da, es ist zu früh, oder sie wurde schon erinnert.

## Menschen

most-people = Auf dieser Liste können { $most } Menschen stehen. Nimm erst jemanden herunter.
sits-with-blocked = An diesem Tisch sitzt jemand, den du blockiert hast.
banned = Dieses Konto darf bis { $date } nicht benutzt werden.
muted = Du darfst bis { $date } nicht chatten.
long-message = Eine Zeile im Chat hat höchstens { $most } Zeichen.
link-in-message = Im Chat gibt es keine Links.
not-oneself = Das bist du selbst.
no-line = Diese Zeile im Chat gibt es nicht mehr.
closed-by-operator = Ein Betreiber dieses Servers hat diesen Tisch geschlossen.
name-refused = Dieser Name könnte jemanden verletzen. Wähle einen anderen.

## Mitspieler finden

no-table-code = Zurzeit hat kein Tisch diesen Code. Frag nach einem neuen.
closed-unmet = Nicht alle haben rechtzeitig Platz genommen.
rated-needs-account = Ein gewertetes Spiel braucht auf jedem Platz ein Konto.
did-not-sit-down = Für dich wurden mehrmals Mitspieler gefunden, und du hast nicht Platz genommen. Such in einer Stunde wieder.
network-searches = Aus deinem Netz { $most ->
    [one] sucht schon 1 Person
   *[other] suchen schon { $most } Personen
} Mitspieler. Versuch es später noch einmal.
challenging-self = Du kannst dich nicht selbst herausfordern.
most-challenges = Du hast { $most ->
    [one] 1 offene Herausforderung.
   *[other] { $most } offene Herausforderungen.
} Nimm eine zurück oder warte auf eine Antwort.
too-many-challenges = Es gibt zu viele offene Herausforderungen. Versuch es später noch einmal.
no-challenge = Diese Herausforderung gibt es nicht.
challenge-over = Diese Herausforderung gilt nicht mehr.
no-room-for-bots = Nur ein freier Platz kann einem Bot gegeben werden.

## Turniere

no-tournament = Dieses Turnier gibt es nicht.
tournament-closed = Für dieses Turnier kann sich niemand mehr anmelden.
tournament-full = Dieses Turnier ist voll.
tournament-begun = Dieses Turnier hat begonnen.
tournament-host-only = Das darf nur, wer das Turnier eröffnet hat.
too-few-entrants = Ein solches Turnier braucht mindestens { $least } Spieler.
most-tournaments = Du hast { $most ->
    [one] 1 Turnier eröffnet, das noch nicht vorbei ist.
   *[other] { $most } Turniere eröffnet, die noch nicht vorbei sind.
} Warte, bis eines endet.
most-entered = Du bist bei { $most ->
    [one] 1 Turnier angemeldet, das noch nicht vorbei ist.
   *[other] { $most } Turnieren angemeldet, die noch nicht vorbei sind.
} Melde dich bei einem ab oder warte, bis eines endet.
network-entrants = Aus deinem Netz { $most ->
    [one] hat sich schon 1 Person
   *[other] haben sich schon { $most } Personen
} für dieses Turnier angemeldet.
everybody-needs-two = Jeder gegen jeden geht nur in einer Liga mit zwei Plätzen am Tisch.
arena-too-slow = Eine Arena braucht kurze Partien: alle Uhren eines Tisches haben zusammen höchstens { $most ->
    [one] 1 Minute.
   *[other] { $most } Minuten.
}
