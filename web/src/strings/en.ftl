# What the pages say outside the rooms, in English.

shoal = Shoal
home = Shoal, home
close = Close
copyByHand = Your browser does not let this page copy. Copy it here:
you = You

nav-main = Pages
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-profile = Profile
nav-settings = Settings
nav-skip = Skip to the page
nav-account = Account
nav-tournaments = Tournaments
nav-players = Players
nav-me = Me
nav-below = Pages, below

top-playingAs = Playing as
top-soundOn = Sound is on. Turn it off
top-soundOff = Sound is off. Turn it on
top-toDark = Switch to dark
top-toLight = Switch to light
top-menu = Menu
top-keep = Keep your games
top-signIn = Sign in
top-next = { $number ->
    [one] 1 game waits for you.
   *[other] { $number } games wait for you.
} Go to the next

connection-open = Connected
connection-connecting = Connecting
connection-waiting = Reconnecting, { $seconds } s
connection-closed = Not connected
connection-lostTitle = Reconnecting, next try in { $seconds } s
connection-lostLine = The board is as you left it. Your move waits here and is sent once.
connection-tryNow = Try now
connection-stoppedLine = Your game is safe on this device. Start the engine again.

table-board = Board
table-panels = Panels
table-seats = Seats
table-undo = Undo
table-undoAsk = Ask to undo
table-resign = Resign
table-resignSure = Resign: sure?
table-pass = Pass
table-hint = Hint
table-hintOf = Hint: { $act }
table-hintNote = Shares of the win, judged by Admiral from what you can see.
table-download = Download the record
table-review = Review
table-rematch = Rematch
table-toTournament = To the tournament
table-toRematch = To the rematch
table-rules = Rules
table-toMove = { $name } to play
table-thinking = { $name } is thinking
table-several = Waiting for the others
table-watching = You are watching
table-over = Game over: { $line }
table-overWon = Game over: { $who ->
    [you] you win
    [shared] the win is shared
   *[other] { $name } wins
}
table-overScores = Game over: { $who ->
    [you] you win
    [shared] the win is shared
   *[other] { $name } wins
}, { $scores }
table-notSent = Not sent: { $sentence }
table-rule = Rule { $rule }
table-loading = The table is loading.
table-asksUndo = { $name } asks to take a move back
table-asksUndoLine = It is taken back only if all others agree.
table-youAskedUndo = You asked to take a move back
table-waitsFor = Waiting for { $names }.
table-agree = Agree
table-decline = No
table-enter = Enter
table-log = Table
table-say = Say something
table-send = Send
table-nothingSaid = Nothing has happened yet.
table-newLines = New lines
table-back = One move back
table-forth = One move forward
table-live = To the position now
table-isLive = Live
table-friendly = Friendly
table-rated = Rated
table-noClock = no clock
table-liveClock = { $minutes } min + { $increment } s
table-daysClock = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
table-name = table { $id }
table-timeLeft = time left
table-leftDays = { $days }d { $hours }h
table-leftHours = { $hours }h { $minutes }m
table-daysOff = +{ $days }d
table-vacation = { $days ->
    [one] 1 day of vacation left
   *[other] { $days } days of vacation left
}
table-dayOff = Take a day off ({ $days } left)
table-whatNow = What now
table-now = Now
table-logTab = Log
table-scores = Scores
table-result = Result
table-end = The end
table-since = Since your turn
table-sinceNothing = Nobody has acted since your turn.
table-begins = The game begins.
table-replay = Replay
table-skipReplay = Skip
table-lookingBack = Looking back: move { $step } of { $all }
table-lookingWords = You are looking back. Nothing is sent from here.
table-backToNow = Back to now
table-sent = Sent
table-sentWords = Waiting for the table.
table-waitWords = You may look around; your turn comes by itself.
table-watchWords = You are watching. You see what everybody may see.
table-overWords = The board stays. Step back with [ and look at every move.
table-overWordsNarrow = The board stays. Go back through every move in the tab Log.
table-unlinkedWords = There is no connection: nothing can be sent now.
table-askingWords = The table works out what this leads to.
table-seekingWords = Admiral looks for the best move.
table-share = Share
table-stepOf = { $step } of { $all }
table-isPast = looking back
table-toFirst = To the beginning
table-allRules = All rules on one page

keys-title = Keys
keys-arrows = Arrows
keys-move = from target to target
keys-choose = choose; again to confirm
keys-drop = drop the choice
keys-undo = undo
keys-pass = pass
keys-step = step through the moves
keys-help = these keys

nudge-title = Nudge
nudge-up = Nudge up
nudge-down = Nudge down
nudge-left = Nudge left
nudge-right = Nudge right
nudge-nowhere = { $way }: nothing in that direction

lobby-head = Five games of fish and foresight
lobby-line = Press Play now and you are in a game against a bot. No account.
lobby-code = Invitation code
lobby-join = Join
lobby-joinByCode = Join by code
lobby-findPeople = Find people
lobby-games = Games
lobby-playNow = Play now
lobby-playNowOf = Play { $game } now against a bot
lobby-invite = Invite a friend
lobby-inviteTo = Invite a friend to { $game }
lobby-more = Options
lobby-moreOf = Options of { $game }
lobby-seats = { $least }–{ $most }
lobby-players = players
lobby-learn = Learn
lobby-learnOf = Learn { $game } in a few steps
lobby-rules = Rules
lobby-rulesOf = Rules of { $game }
lobby-waitForYou = { $number ->
    [one] waits for you
   *[other] wait for you
}
lobby-noneOpen = No open tables. Play a bot now, or open one.
lobby-openOne = Open a table
lobby-minutes = { $minutes } min
lobby-weight = { $weight ->
    [light] Light
    [medium] Medium
   *[deep] Deep
}
lobby-choice = { $level } · { $seats } seats
lobby-choose = Level and seats for { $game }
lobby-start = Start here
lobby-new = New here?
lobby-newLesson = Learn { $game } in 3 minutes
lobby-newLine = Then play Deckhand, who overlooks much.
lobbyCards-fishery = Cast nets, close waters, own the bigger half.
lobbyCards-fleet = Bid for licences, launch boats, fill crates.
lobbyCards-fishery_boom = Feed your country and leave fish for next year.
lobbyCards-pisces = Several species, six rounds, one shared sea.
lobbyCards-fresh_fish = Win outlets with short routes while the city takes your plots.
lobbyBots-deckhand = Deckhand
lobbyBots-mate = Mate
lobbyBots-skipper = Skipper
lobbyBots-admiral = Admiral
lobbyBots-neptune = Neptune

waiting-joinAsked = You are invited to this table
waiting-joinLine = Take a seat, or wait here and watch.
waiting-invitation = Invitation
waiting-copy = Copy
waiting-copied = Copied
waiting-scan = The link as a QR code
waiting-seats = Seats
waiting-taken = { $taken } of { $all }
waiting-here = here
waiting-notHere = not here yet
waiting-bot = bot
waiting-join = Take a seat
waiting-host = host
waiting-leave = Leave the table
waiting-close = Close the table
waiting-turnAway = Turn away
waiting-turnAwayName = Turn { $name } away
waiting-options = This table
waiting-committed = Secret committed
waiting-committedLine = Every draw comes from this secret and from your words. It is published at the end, so that anybody can check.
waiting-meanwhile = Meanwhile
waiting-meanwhileLine = { $door ->
    [public] A public table closes when none of its players has been here for a quarter of an hour.
   *[link] The table keeps your seat for a week while you are away.
}
waiting-learn = Learn { $game } in a few steps
waiting-rules = Read the rules

newTable-title = New table
newTable-game = Game
newTable-seatsOf = { $least }–{ $most } seats
newTable-seatsExactly = { $number ->
    [one] 1 seat
   *[other] { $number } seats
}
newTable-seats = Seats
newTable-seat = Seat { $number }
newTableWho-me = You
newTableWho-beside = Somebody here
newTableWho-open = Anybody with the link
newTableWho-bot = Bot
newTable-level = Level
newTable-addSeat = Add a seat
newTable-removeSeat = Remove a seat
newTable-options = Options of { $game }
newTable-preset = Ready-made
newTable-standard = Standard
newTable-clock = Clock and who may join
newTable-clockKind = Clock
newTableClock-none = None
newTableClock-live = Live
newTableClock-days = Over days
newTable-main = Minutes each
newTable-increment = Seconds added per move
newTable-days = Days per move
newTable-vacation = Days off in all
newTable-door = Who may join
newTableDoor-link = By link
newTableDoor-public = Anybody
newTable-rated = Rated
newTable-ratedHint = needs people with accounts in all seats, from different places, and the full size
newTable-talk = Talk
newTable-talkHint = players at the table can write to each other
newTable-practice = Practice
newTable-practiceUndo = Undo everything
newTable-practiceHint = dice and drawn cards too; such a game is never counted
newTable-sharedHint = You pass this device from one to the next; such a game is never counted.
newTable-open = Open the table
newTable-play = Play
newTable-cancel = Cancel
newTable-yes = yes
newTable-no = no

pages-learn = Learn a game
pages-learnLine = A few steps on a real board, then your first game.
pages-rules = Rules
pages-rulesLine = Every rule has an id; a refused move names it.
pages-steps = Learn it
pages-read = Read the rules

rules-title = Rules
rules-of = Rules of
rules-openings = Openings: how games began
rules-line = in our words, one id per rule
rules-search = Search the rules
rules-found = { $number ->
    [one] 1 rule
   *[other] { $number } rules
}
rules-marks = Marks
rules-refusals = every refusal names one of these
rules-ruling = ruling
rules-rulingOf = ruling { $rule }
rules-rulingLine = the rulebook is silent or unclear; our reading, with its reason
rules-reconstructed = reconstructed
rules-reconstructedLine = printed data that is lost and was rebuilt: { $parts }
rules-none = No rule contains these words.

settings-title = Settings
settings-note = kept on this device
settings-look = Look
settings-theme = Theme
settingsTheme-system = As the device
settingsTheme-light = Light
settingsTheme-dark = Dark
settings-marks = Marks besides colours
settingsMarks-normal = As drawn
settingsMarks-strong = Stronger
settings-marksHint = hatching, dots and topmarks that tell sides apart without colour
settings-motion = Motion
settingsMotion-system = As the device
settingsMotion-full = Full
settingsMotion-none = None
settings-play = Play
settings-sound = Sound
settings-soundHint = three sounds: a move, your turn, little time left
settings-oneClick = Send with the first click
settings-oneClickHint = with a mouse; on touch and with keys a move is confirmed
settings-forcedSteps = Do forced steps for me
settings-forcedStepsHint = steps that are the only legal ones are taken at once, and said; until you choose here, not in your first three games of a game

about-version = Shoal { $version }
about-docs = Documentation
about-compiled = The engine in this page runs compiled.
about-interpreted = The engine in this page runs from source, about ten times slower than compiled.

device-player = Player { $number }
device-here = On this device
device-lobbyLine = Press Play now and you are in a game against a bot. No account, no server, no network needed.
device-share = Pass and play
device-shareFor = Play { $game } with others at this device
device-somebodyName = Name at seat { $seat }
device-pass = Pass the device to { $name }
device-passOn = Pass the device on
device-passLine = The table is covered until then.
device-take = I am { $name }: show the table
device-happened = What happened
device-kept = kept on this device only
device-records = Record files
device-recordsNote = a game as a file, to take along or to check
device-recordFile = A record as a file
device-record = Record
device-recordHint = the game so far as a file; it reveals what is hidden at the table
device-openRecord = Open a record
device-openRecordLine = Every move of it is checked against the rules; then it can be reviewed.
device-coming = The engine is coming: { $share }
device-comingBar = how much of the engine is ready
device-newVersion = A new version is ready.
device-reload = Reload

error-title = This page could not be shown
error-kept = Your games and moves are safe.
error-again = Try again
error-home = Back to the lobby
error-notFound = There is no such page
error-notFoundLine = The address may be old or mistyped.
error-code = Code { $code }
error-offline = The server does not answer.

learn-title = Learn { $game }
learn-note = { $steps ->
    [one] a first game in 1 step
   *[other] a first game in { $steps } steps
}
learn-steps = Steps of the lesson
learn-step = Step { $step } of { $all }
learn-of = { $step } of { $all }
learn-anyMove = Any other legal move is allowed too; you will see what it does.
learn-look = Look around; nothing has to be decided here.
learn-yourTurn = Your turn to find out
learn-noWrong = no wrong answer
learn-anyOther = any other legal move
learn-anyOtherLine = the lesson goes on from the marked one
learn-next = Next step
learn-again = Take it back
learn-back = Step back
learn-skip = Skip the lesson
learn-play = Play your first game
learn-panels = About this step
learn-refusals = Refusals explain themselves
learn-refusalsLine = What is not allowed can still be pointed at: it says why, with the rule.
learn-after = After this
learn-rules = Read the rules
learn-rulesLine = one page, every rule with its id
learn-own = Play deckhand
learn-others = Other lessons
learn-kept = Nothing is stored unless you play. Progress stays on this device.
learn-real = a real board with all its rules
learn-loading = The board is loading.
learn-bosun = Bosun
learn-idea = This step

review-title = Review
review-note = { $seats ->
    [one] { $game } · 1 player · table { $id }
   *[other] { $game } · { $seats } players · table { $id }
}
review-score = score { $score }
review-winner = winner
review-unknown = –
review-ply = Ply { $ply } of { $all }: { $line }
review-start = the game begins
review-trying = Tried from ply { $ply }: { $line }
review-sub = Finished game. Choose a move on the board to try another line, or press T.
review-subTrying = Here you decide for all seats; dice and cards are drawn again.
review-graph = Win share
review-graphNote = by admiral · drag or [ ] to move
review-graphEmptyNote = by admiral · not judged yet
review-emptyTitle = Who was winning, and when did it turn?
review-emptyLine = A line for each seat, ply by ply; the turning points; what was luck and what was skill.
review-ofPlies = of { $all }
review-plyBadge = ply { $ply }
review-graphLabel = After ply { $ply }: { $shares }
review-shareOf = { $name } { $share }
review-slider = Ply
review-lucky = luck
review-skilled = skill
review-byDecision = turning point by a decision
review-byChance = turning point by chance
review-barsMine = bars: your share, gained above, lost below the line
review-barsTheirs = bars: share of { $name }, gained above, lost below the line
review-ask = Judge this game
review-askServer = Let the server do it
review-askLine = Admiral looks at every ply. It takes a while; you may leave and come back.
review-progress = { $all ->
    [one] { $done } of 1 ply judged
   *[other] { $done } of { $all } plies judged
}
review-openings = How often was this played?
review-better = Better here?
review-betterNote = { $name }: three best and the one played
review-notJudged = Not judged yet.
review-forced = There was nothing to decide.
review-byLot = Chance decided.
review-atStart = Nothing has been played yet.
review-best = the best found
review-won = won
review-lost = lost
review-proven = Proven: { $name } wins from here if no mistake is made.
review-notMistake = played; not a mistake
review-below = { $points ->
    [one] played; 1 point below the best
   *[other] played; { $points } points below the best
}
review-tried = tried now
review-triedUnknown = tried now; not among the best found
review-tryIt = Try { $move }
review-shown = What is shown
review-shownNote = knowledge
review-asYou = As you saw it
review-as = As { $name }
review-all = All revealed
review-knowledgeLine = Advice is given from what the seat knew. All revealed shows more than any seat knew.
review-turning = Turning points
review-turningMine = your share, changed by
review-turningTheirs = share of { $name }, changed by
review-noTurning = None so far: no ply changed much.
review-decision = ply { $ply } · decision
review-chance = ply { $ply } · chance
review-point = Turning point
review-pointLine = Which act decided it? A bot looks at all of them.
review-pointAsk = Find it
review-pointJudging = { $done } of { $all } acts judged
review-pointMine = Your share: { $before } → { $after }
review-pointTheirs = Share of { $name }: { $before } → { $after }
review-pointLook = Look there
review-luckSkill = Luck and skill
review-luckSkillMine = whole game, your share
review-luckSkillTheirs = whole game, share of { $name }
review-from = Start
review-byDraws = By draws
review-byDecisions = By decisions of all seats
review-to = End
review-lines = Lines tried
review-linesNote = kept on this device
review-line = { $ply }: { $moves }
review-noLines = None yet. T tries a move from the position shown.
review-linesLine = Solid: what was played. Dashed: tried afterwards.
review-forget = Forget this line
review-dice = Check the dice
review-verified = verified
review-committed = Committed
review-committedLine = before the first draw
review-words = Words
review-wordsLine = from the players, fixed before draw 0
review-noWords = none were given
review-secret = Secret
review-secretLine = published at the end
review-hashLine = Hash of the secret equals the commitment
review-equal = equal
review-draws = { $draws ->
    [one] 1 of 1 draw computed again
   *[other] { $draws } of { $draws } draws computed again
}
review-agree = all agree
review-noDraws = Nothing was left to chance in this game.
review-thisPly = The draw of this ply: { $number } of 1 falls in { $low }–{ $high }. { $happened }
review-checkAgain = Check again
review-download = Download the record
review-try = Try a move from here
review-nextTurning = Next turning point
review-toGame = Back to the game played
review-undo = One move back
reviewTab-moves = Moves
reviewTab-lines = Lines
reviewTab-dice = Dice
review-panels = Review
review-loading = The game is loading.

## Refusals that the page itself makes

refusal-offline = The server does not answer.
refusal-status = The server could not answer (code { $status }).
refusal-signedOut = You were signed out.
refusal-alone = Nobody else can be reached from here.
refusal-nameLength = A name has 1 to { $most } characters.
refusal-fileMissing = A file of this site is missing.
refusal-engineMissing = The engine in this page could not be loaded.
refusal-engineFailed = The engine in this page has failed.
refusal-stale = The position has changed.
refusal-lost = It did not leave this page. Try again, or reload the page.
refusal-noTable = There is no table { $table } on this device.
refusal-study = Nobody plays at this table.
refusal-still = This position cannot be played on.

## The language of the pages

language-title = Language
language-system = As the device

## The room of a game that has none of its own

plain-choose = Your turn: choose an action
plain-actions = What you may do
plain-chosen = { $number } chosen
plain-confirm = Send { $steps }
plain-view = What you see
plain-facts = Facts
plain-nothing = Nothing is asked of you now.

## A bot that plays on in somebody's place

bots-standsFor = { $bot } for { $name }

## For those who make rooms

dev-positions = positions of the engine

names-former = a former player
names-program = { $name } (bot)

notices-ask = Shall we tell you when it is your turn? You can close this page then.
notices-here = Tell me here
notices-byMail = By e-mail
notices-no = No
notices-notAllowed = Your browser does not allow it. You can change that in its settings for this site.
notices-against = with { $others }
notices-play = Play
notices-later = In an hour
