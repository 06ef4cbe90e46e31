# What the pages say about following, muting, blocking and reporting people, in English.

people-follow = Follow
people-following = Following
people-challenge = Challenge
people-more = More: mute, block, report
people-about = About { $name }
people-aboutLine = About this line of { $name }
people-mute = Mute chat
people-unmute = Read their chat again
people-block = Block
people-unblock = Unblock
people-note = From then on you two meet at no new table, and there are no challenges and no chat between you; a table that you share now goes on. { $name } is not told. A report names one thing: the name, a line of chat, or a game.
people-report = Report
people-close = Close
people-friends = Friends
people-friendsHere = { $number } here
people-noFriends = Nobody yet. Follow people on their profile.
people-here = here
people-away = away
people-plays = plays { $game }
people-waits = waits for players at { $game }
people-join = Join
people-watch = Watch
people-moreFriends = { $number ->
    [one] and 1 more
   *[other] and { $number } more
}
people-number = { $number ->
    [1] You are the first here now.
   *[other] { $number } people here
}
people-noBots = bots are not counted
people-title = People and chat
people-hearing = Whose chat I read
people-everybody = Everybody
people-friendsOnly = Friends only
people-nobody = Nobody
people-hearingHint = Friends are those whom you follow.
people-muted = Muted
people-blocked = Blocked
people-nobodyListed = nobody
people-remove = Take { $name } off the list
report-title = Report { $name }
report-what = What is wrong?
report-name = Their name
report-line = This line of chat
report-game = Their behaviour in this game
report-words = In your words
report-wordsHint = May stay empty. The lines of chat around it are sent along.
report-send = Send the report
report-cancel = Cancel
report-sent = Thank you. Somebody will look at it. The answer will be on the page Settings.
report-mine = My reports
report-waits = { $name }: nobody has looked at it yet
report-nothing = { $name }: we looked at it; nothing was done
report-muted = { $name }: we looked at it; they may not chat for a while
report-renamed = { $name }: we looked at it; they got another name
report-banned = { $name }: we looked at it; they may not come back for a while
report-closed = { $name }: we looked at it; the table was closed
