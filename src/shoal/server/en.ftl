# What the server says, in English.

## Requests

fault = Something went wrong on our side.
busy = Others changed this at the same time. Try again.
unavailable = The database cannot be reached at the moment. Try again.
duties-failed = Background work has failed and will start again soon.
nothing-here = There is nothing at this address.
no-pages = The server is running, but this installation has no pages. Install Node (20 or later). Then run “python3 scripts/start.py” in the folder of Shoal.
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
wrong-login = The name or the password is wrong.
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

## Opening a table

two-chairs = You cannot sit on two chairs.
no-person = A table needs at least one person.
rated-without-bots = A rated table cannot have bots.
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
