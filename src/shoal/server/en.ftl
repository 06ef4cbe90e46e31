# What the server says, in English.

## Requests

fault = Something went wrong on our side.
busy = Others changed this at the same time. Try again.
unavailable = The database cannot be reached at the moment. Try again.
duties-failed = Background work has failed and will start again soon.
nothing-here = There is nothing at this address.
no-pages = The server is running, but this installation has no pages. Install Node (22 or later). Then run “python3 scripts/start.py” in the folder of Shoal.
malformed = The server cannot use this request: { $text }.
too-large = The request is too large ({ $most } kB at most).
other-site = This command comes from another site's page.

## How often

too-quick = You are asking too quickly. Wait a moment.
too-often = You have done this too often. Try again in { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
too-many-previews = You are asking for too many previews. Wait a moment.
too-many-messages = You are sending messages too quickly.
exports-running = An export of yours is running already, or too many others are. Wait until it has ended.
bots-used-up = Your bots have used up their time for this hour. Try again in { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
own-waiting = { $door ->
    [link] Too many tables by link of yours are waiting ({ $count }). Close one of them first.
   *[public] Too many public tables of yours are waiting ({ $count }). Close one of them first.
}
network-waiting = { $door ->
    [link] Too many tables by link that were opened from your network are waiting ({ $count }).
   *[public] Too many public tables that were opened from your network are waiting ({ $count }).
}

## Players

stranger = You are not logged in. Play as a guest or log in.
no-player = There is no player with that name.
has-account = You have an account already.
wrong-login = Name and password do not belong together. { $tries ->
    [0] Now there is a pause.
    [one] 1 try left, then a pause.
   *[other] { $tries } tries left, then a pause.
}
wrong-words = Name and words do not belong together. { $tries ->
    [0] Now there is a pause.
    [one] 1 try left, then a pause.
   *[other] { $tries } tries left, then a pause.
}
wrong-passkey = This passkey does not open anything here, or it took too long. Try again.
common-password = Many people use this password, or it is your name. Choose another: three words are easy to keep and hard to guess.
no-account = You need an account for this.
guests-only = You have an account: sign in on the other device.
unproved = Show your password or a passkey again.
no-session = This device is signed out already.
no-code = This code does not work. It works once, for ten minutes.
no-letters = This server sends no e-mail. Use your recovery words.
nothing-to-confirm = There is no address to confirm.
no-letter = This link does not work any more. Ask for a new one.
no-passkey = There is no such passkey.
known-passkey = This passkey is known already.
last-passkey = This passkey is your only way in. Set a password first.
most-passkeys = An account can have { $most ->
    [one] 1 passkey.
   *[other] { $most } passkeys.
} Remove one first.
email-wrong = This is not an e-mail address.
name-changed = You can change your name again on { $date }.
wrong-name = This is not your name.
no-guest = There is no guest of this browser whose games could be added.
wrong-password = That is not your password.
wrong-passwords = Too many wrong passwords. Try again in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
no-free-name = No free name was found. Try again.
name-taken = Somebody else has the name { $name }.
name-length = A name must have { $least } to { $most ->
    [one] 1 character.
   *[other] { $most } characters.
}
name-signs = A name may have letters, digits, spaces, full stops, hyphens and apostrophes.
name-alphabet = A name must use one alphabet only.
name-reserved = This name could be taken for a bot or for us. Choose another one.
bad-token = This token is wrong, has ended, or was revoked.
not-by-token = Nobody can do this with a token. Do it on the pages.
token-scope = This token may not do that: it does not have the scope “{ $scope }”.
no-token = There is no such token.
most-tokens = An account can have { $most ->
    [one] 1 token.
   *[other] { $most } tokens.
} Revoke one first.
no-bot = You have no bot account with that name.
most-bots = You can have { $most ->
    [one] 1 bot account.
   *[other] { $most } bot accounts.
} Delete one first.
rated-apart = At a rated table sit either people only or programs only.

## Opening a table

two-chairs = You cannot sit on two chairs.
no-person = A table needs at least one person.
rated-without-bots = A rated table cannot have bots.
rated-full-size = A rated game needs the full size: this board or these pieces are fewer than usual.
casual-near = Not rated: two players share an address or a device.
casual-unmoved = Not rated: it ended before anybody had moved.
casual-short = Not rated: it was over in a moment.
casual-early = Rated only for who left: it was given up after a few moves.
practice-unrated = A practice table is never rated.
shared-alone = A table whose people share one device is never rated, has no open chairs and is reached by link.

## At a table

no-table = There is no such table.
table-unreadable = This version of the server cannot open the table.
table-busy = The table is too busy at the moment.
not-begun = The game has not begun.
begun = The game has begun already.
not-over = The game is not over yet.
rematch-open = There is a new table already.
not-seated = You do not sit at this table.
was-not-seated = You did not sit at this table.
chair-taken = That chair is taken.
only-resign = The game has begun: you can only resign.
time-over = Your time has run out.
nobody-asked = Nobody has asked to go back.
no-vacation = There is no vacation to take at this table.
less-vacation = You have less vacation left than that.
no-hints = Hints are only for tables that are not rated and have no other person.
no-worker = No worker is free to give a hint at the moment. Try again.

## The host

host-only = Only the host may do that.
table-closed = This table is closed already.
closed-by-host = The host has closed this table.
closed-after-waiting = This table has waited too long and was closed.
closed-empty = Everybody has left this table.
empty-chair = Nobody sits on that chair.
turned-away = The host has turned you away from this table.
turning-self-away = You cannot turn yourself away. Leave the table, or close it.
most-turned-away = You have turned away { $most ->
    [one] 1 person.
   *[other] { $most } people.
} Close this table and open another.

## Chat

no-name = Choose a name before you chat.
chat-off = Chat is off at this table.
empty-message = Your message is empty.

## Records

record-id-taken = There is another table with this record's id.
record-without-table = This record does not name the table of its commitment.
record-not-over = This game is not over yet. { $entries ->
    [one] Its only entry replays exactly.
   *[other] Its { $entries } entries replay exactly.
}

## Being told of a turn

no-mail = This server sends no e-mail.
no-mailbox = Your account has no e-mail address yet.
bad-endpoint = Messages cannot be sent to this device.
bad-link = This link is not one of ours. Copy it whole from the e-mail.

## Somebody who is away

not-absent = They are here, or have not been away for long enough.
only-votes = At a table for three or more, the others vote for a bot.
no-seat-to-take-back = A bot does not play for you here.
no-nudge = They cannot be reminded now: they are here, it is too early, or they were reminded before.

## People

most-people = You can have { $most } people on this list. Take somebody off it first.
sits-with-blocked = Somebody whom you have blocked sits at this table.
banned = This account may not be used until { $date }.
muted = You may not chat until { $date }.
long-message = A line of chat has at most { $most ->
    [one] 1 character.
   *[other] { $most } characters.
}
link-in-message = Chat has no links.
not-oneself = That is you yourself.
no-line = This line of chat does not exist any more.
closed-by-operator = An operator of this server has closed this table.
name-refused = This name could hurt somebody. Choose another one.

## Finding people

no-table-code = No table has this code now. Ask for a new one.
closed-unmet = Not everybody sat down in time.
rated-needs-account = A rated game needs an account at every seat.
did-not-sit-down = People were found for you several times and you did not sit down. Look again in an hour.
network-searches = Already { $most ->
    [one] 1 person looks
   *[other] { $most } people look
} for others from your network. Try again later.
challenging-self = You cannot challenge yourself.
most-challenges = You have { $most ->
    [one] 1 open challenge.
   *[other] { $most } open challenges.
} Take one back, or wait for an answer.
too-many-challenges = There are too many open challenges. Try again later.
no-challenge = There is no such challenge.
challenge-over = This challenge is over.
no-room-for-bots = Only a free chair can be given to a bot.

## Tournaments

no-tournament = There is no such tournament.
tournament-closed = Nobody can enter this tournament any more.
tournament-full = This tournament is full.
tournament-begun = This tournament has begun.
tournament-host-only = Only the host of the tournament may do that.
too-few-entrants = A tournament like this needs at least { $least ->
    [one] 1 player.
   *[other] { $least } players.
}
most-tournaments = You have opened { $most ->
    [one] 1 tournament that is not over.
   *[other] { $most } tournaments that are not over.
} Wait until one ends.
most-entered = You have entered { $most ->
    [one] 1 tournament that is not over.
   *[other] { $most } tournaments that are not over.
} Withdraw from one, or wait until one ends.
network-entrants = Already { $most ->
    [one] 1 player has
   *[other] { $most } players have
} entered this tournament from your network.
everybody-needs-two = Everybody can meet everybody only in a league with two seats at a table.
arena-too-slow = An arena needs short games: all clocks of a table together have at most { $most ->
    [one] 1 minute.
   *[other] { $most } minutes.
}
