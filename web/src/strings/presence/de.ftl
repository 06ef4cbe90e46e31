# Was Tische über Leute sagen, die da oder weg sind, auf Deutsch.

presence-here = da
presence-away = weg
presence-lost = Verbindung verloren { $time }
presence-since = seit { $time } weg
presence-idle = keine Eingabe seit { $time }
presence-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
presence-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
presence-watchers = { $number ->
    [one] 1 schaut zu
   *[other] { $number } schauen zu
}
presence-lostLine = Die Verbindung ist seit { $time } weg.
presence-clockRuns = Die Uhr läuft: { $left }.

## Ohne jemanden weiterspielen

absent-title = { $name } ist seit { $time } weg
absent-spoken = { $name } ist weg. Du kannst warten oder weiterspielen.
absent-choose = Die Uhr läuft noch: { $left }. Du entscheidest; Warten kostet dich nichts.
absent-chooseSlow = Du entscheidest; Warten kostet dich nichts.
absent-wait = Warten
absent-waitLonger = 5 Minuten warten
absent-claim = Sieg beanspruchen
absent-bot = Einen Bot übernehmen lassen
absent-vote = Bot übernimmt
absent-votes = { $names } { $voters ->
    [one] stimmt
   *[other] stimmen
} für einen Bot. { $needed ->
    [one] Noch eine Stimme, und { $bot } spielt auf dem Platz weiter.
   *[other] Noch { $needed } Stimmen, und { $bot } spielt auf dem Platz weiter.
}
absent-noVotes = Wer da ist, stimmt ab. Bei genug Stimmen spielt { $bot } auf dem Platz weiter.
absent-nudge = Erinnern
absent-still = Bist du noch da?
absent-stillLine = Die anderen dürfen bald ohne dich weiterspielen.
absent-stillHere = Ich bin da

## Zurück am Tisch

back-title = { $moves ->
    [0] Ein Bot spielt für dich
    [one] Ein Bot hat 1 Zug für dich gespielt
   *[other] Ein Bot hat { $moves } Züge für dich gespielt
}
back-counts = Du warst weniger als 5 Minuten weg, also zählt die Partie wie sonst.
back-late = Du warst mehr als 5 Minuten weg, also zählt für dich der letzte Platz. Du darfst weiterspielen.
back-take = Meinen Platz zurücknehmen
back-leave = Den Bot weiterspielen lassen

## Was der Tisch von Anfang an sagt

leaving-title = Wenn jemand geht
leaving-after = Nach
leaving-line = Nach { $time } dürfen die anderen einen Bot, { $bot }, weiterspielen lassen.
leaving-seconds = { $seconds } s
leaving-minutes = { $minutes } min
leaving-shown = Wenn jemand für { $time } geht: Ein Bot, { $bot }, spielt weiter
