# Was Briefe sagen, auf Deutsch. Eine Zeile, die ein Verweis ist, steht allein.

confirm-subject = Bestätige deine E-Mail-Adresse
confirm-button = Adresse bestätigen
confirm-body =
    Hallo { $name },

    du hast Shoal diese Adresse gegeben. Öffne diesen Link, um zu bestätigen, dass sie dir gehört:

    { $link }

    Warst du das nicht, dann tu nichts: Wir schreiben dir nicht.
address-subject = Ist das deine E-Mail-Adresse?
address-button = Ja, sie gehört mir
address-body =
    Hallo { $name },

    diese Adresse wurde als Weg zurück in dein Konto bei Shoal angegeben. Öffne diesen Link, um zu bestätigen, dass sie dir gehört. Er gilt 7 Tage:

    { $link }

    Warst du das nicht, dann tu nichts: Wir schreiben dir nicht wegen dieses Kontos.
recovery-subject = Zurück in dein Konto
recovery-button = Neues Passwort wählen
recovery-body =
    Jemand hat um einen Weg zurück in das Konto { $name } bei Shoal gebeten. Mit diesem Link wählst du ein neues Passwort. Er gilt einmal und 30 Minuten lang:

    { $link }

    Warst du das nicht, dann tu nichts: Dein Konto bleibt, wie es ist.
turn-subject = { $count ->
    [one] Du bist am Zug: { $first }
   *[other] { $count } Partien warten auf dich; zuerst { $first }
}
turn-button = Spielen
turn-foot = Diese E-Mails beenden
turn-body =
    Hallo { $name },

    { $count ->
        [one] eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich, die dringendste zuerst.
    }

    { $games }

    --
    Du hast E-Mails für deine Züge eingeschaltet: { $hours ->
        [one] höchstens eine in der Stunde.
       *[other] höchstens eine alle { $hours } Stunden.
    }
    Beende diese E-Mails mit einem Klick, ohne Anmeldung:
    { $stop }
