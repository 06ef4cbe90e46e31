# What letters say, in English. A line that is a link stands alone.

confirm-subject = Confirm your e-mail address
confirm-button = Confirm the address
confirm-body =
    Hello { $name },

    you gave this address to Shoal. Open this link to confirm that it is yours:

    { $link }

    If it was not you, do nothing: we will not write to you.
address-subject = Is this your e-mail address?
address-button = Yes, it is mine
address-body =
    Hello { $name },

    this address was given as the way back into your account at Shoal. Open this link to confirm that it is yours. It works for 7 days:

    { $link }

    If it was not you, do nothing: we will not write to you about this account.
recovery-subject = Back into your account
recovery-button = Choose a new password
recovery-body =
    Somebody asked for a way back into the account { $name } at Shoal. This link lets you choose a new password. It works once, within 30 minutes:

    { $link }

    If it was not you, do nothing: your account stays as it is.
turn-subject = { $count ->
    [one] It is your turn: { $first }
   *[other] { $count } games wait for you; first { $first }
}
turn-button = Play
turn-foot = Stop these e-mails
turn-body =
    Hello { $name },

    { $count ->
        [one] a game waits for you.
       *[other] { $count } games wait for you, the most urgent first.
    }

    { $games }

    --
    You turned on e-mail for turns: { $hours ->
        [one] at most one an hour.
       *[other] at most one every { $hours } hours.
    }
    Stop these e-mails with one click, without signing in:
    { $stop }
