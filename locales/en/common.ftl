# Words that all games share
as-said = { $text }
option-line = { $name }: { $value }
option-on = on
option-off = off

# The table
table-heading = **{ $title }** · table { $table }
table-thread = { $title } · { $sign }
table-thread-comma = {", "}
table-thread-more = {" "}and { $count } more
table-thread-number = {" "}({ $table })
table-opened = **{ $name }** opened a table of { $title } (table { $table }). Come to { $place }.
table-opened-yours = Your table of { $title } is open: { $place }. Invite people or add computers there, then press "Start".
table-begun = **{ $title }** (table { $table }) has begun. Watch it at { $place }.
table-result = { $how } **{ $title }** (table { $table }): { $place }
table-called-off = **{ $title }** (table { $table }) has been ended.
table-turn = ▶ **{ $name }** to move
table-waiting = ▶ Waiting for { $names }
table-waiting-all = ▶ Waiting for everyone to choose
table-ended = This table has been ended.
table-deserted = Nobody sits here, so this table was cleared away.
table-expired = This table never started, so it was cleared away after 14 days.
table-over = This table is over.
table-paused = This table is paused. { $why }
button-move-here = Move table here
table-moved = The table is here now.
move-waits = Everyone seated has to agree before the table leaves its server: { $agreed } of { $needed } so far. I've asked the others.
move-waits-until = If somebody doesn't answer, fewer will be enough from { $when }. Then press "Move table here" again.
move-proposed = { $name } would like to move this table somewhere else. It moves once everyone seated agrees.
move-within-server = This table's channel is still there. It can move to another channel of the same server, but not out of it.
direct-stays = This table is in its players' direct messages, so it can't move to a channel.
result-won = 🏆 **{ $name }** wins!
result-nobody = Nobody wins.
result-lost = { $count ->
    [one] **{ $names }** has lost. Nobody wins.
   *[other] **{ $names }** have lost. Nobody wins.
}
result-team = 🏆 The team of { $names } wins!
result-shared = 🏆 { $names } share the win!
# The same in a message of one's own
result-you-won = 🏆 You won!
result-your-team = 🏆 Your team won!
result-you-shared = 🏆 You share the win with { $names }!
result-you-lost = You've lost. Nobody wins.
result-you-came = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }.
result-you-came-behind = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }, { $lead } behind.
invite-in-server = To invite somebody from here, press "Play with friends" on the game's card (/games). In a channel of a server you can name them in this command.
play-with = What do you want to play with **{ $name }**?
play-with-which = Which game?
table-opened-alone = A table of { $title } with computers is ready (table { $table }): press "Start".
table-opened-friends = A table of { $title } for you and your friends (table { $table }) comes right below. It is played here, in your direct messages and theirs.
place-direct = 📩 DM
dm-closed = I couldn't reach you by DM. Your hand is behind "My hand" at the table. To get it by DM, allow direct messages from server members in Discord's settings.
block-bot = Only people can be blocked.
blocks-explained = You'll never sit at the same table as somebody you block, and neither of you can use the other's tables: no button or command works there. You still see each other's messages in channels. People you block aren't told.
blocks-list = Blocked: { $people }
blocks-list-more = Blocked: { $people } ({ $count } more in the list below)
blocks-none = You haven't blocked anybody.
blocks-count = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
blocks-add = Block somebody
blocks-remove = Unblock somebody
blocks-in-server = To block somebody, use `/settings` in a server.

# Hands
hand-heading = { $heading } · { $place }
hand-place = -# Table { $table } · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **Your turn.** { $prompt }
mention-turn = { $person } Your turn. Press "My hand".
mention-all = { $people } Waiting for answers. Press "My hand" to see whether there's anything for you to answer.
panel-page = { $prompt } (page { $page } of { $pages })
panel-page-button = Page { $page }
panel-numbered = { $number } · { $text }
panel-choice = { $verb }: { $value }
panel-else = Something else …
panel-build = Or step by step: { $prompt }
panel-cost = { $move }: { $cost }
panel-sure = Are you sure? { $move }.
panel-other-number = Another number …
panel-more-numbers = { $low } to { $high } …
panel-so-far = { $chosen } → …

# Buttons
button-open-alone = Play with computers
button-open-friends = Play with friends
button-to-table = Go to the table
button-hand = My hand
button-log = Log
button-rules = Rules
button-more = More
button-menu = Menu
button-back = Back
button-refresh = Show hand again
button-older = Older
button-newer = Newer
button-previous = Previous
button-next = Next
button-resume = Resume
button-agree = Agree to move the table
button-rematch = Rematch
button-fair = How cards are shuffled
button-fair-check = How to check it
button-verify = Verify
button-record = Save record
button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-start-computers = Start with computers
button-decline = Not this time
button-seats = Seats
button-options = House rules
button-further-options = More rules
button-done = Done
switch-hints-off = Hints: none
switch-hints-on = Hints: allowed
button-word = Change my word
button-close = Close table
button-leave-seat = Leave seat
button-propose-end = Propose to end
button-end = Agree to end
button-takeover = Let a computer play on

# Refusals
illegal-now = That move isn't possible now. Choose again from your hand.
stale = The table has moved on. Here is how it stands now.
not-your-turn = { $count ->
    [0] It isn't your turn now.
    [1] It's { $names }'s turn now.
   *[other] It's { $names }'s turn now.
}
not-your-turn-secret = There's nothing for you to answer right now. Wait until everyone has answered.
not-at-this-table = You're not at this table. /games lists open seats, and you can open a new table there.
not-started = This table hasn't started yet.
already-started = This table has already started.
already-at-this-table = You're already at this table.
no-such-table = I can't find that table. It may have been cleared away.
no-game-called = No game here is called "{ $typed }". /games shows them all.
no-table-here = There's no table here, and you aren't at one anywhere. /games opens one.
which-table = Which table do you mean?
which-table-mine = { $title }, table { $table }: your turn
which-table-other = { $title }, table { $table }
no-such-game = There is no such game. See /games for what can be played.
game-away = This game isn't available right now. Please try again later.
game-closed = No new tables of this game are opened here any more; those under way go on. /games shows the others.
no-such-person = That person isn't at this table.
no-such-seat = There is no such seat.
no-computer-player = There's no computer player for this game yet.
no-standing-orders = This game has no standing orders.
nobody-gone = Nobody is missing.
seat-taken = { $name } sits there. Pick a free seat.
table-full = This table is full ({ $size } seats). Catch the next one?
only-the-opener = Only the host of the table can do that.
start-host-only = There are still free seats, so only the host, { $name }, can start now. Once every seat is taken, anybody seated can.
not-enough-seats = { $count ->
    [one] One player so far.
   *[other] { $count } players so far.
} This game starts with { $seats }.
not-over = This table is still going on.
not-played-out = This game wasn't played to its end, so I can't tell where it turned.
bad-option = "{ $option }" can't have that value. Choose another one.
malformed = I can't read that button. Try "My hand" at the table.
malformed-command = I can't read that command. Please pick it again from the list, and use the suggestions.
move-not-understood = At { $title } (table { $table }) "{ $typed }" isn't a move you can make now. Try one of these: { $moves }.
players-not-offered = This game isn't for { $count } players. Choose another number.
option-not-offered = "{ $name }" as chosen doesn't go with { $count } players. Change one of the two.
preset-none = You haven't chosen house rules for this game before. Pick "the usual ones"; you can change them under "House rules".
game-off-here = This game is switched off in this server. /games shows the others.
channel-not-allowed = Tables are opened in { $channels }.
not-recorded = I couldn't save that just now, so nothing has changed. Please try again in a moment.
former-now = That command is now `/{ $command }`.
former-then = That's a button now: use `/{ $command }`, then press "{ $button }".
former-menu = That's a button now: use `/{ $command }`, press "{ $menu }", then "{ $button }".
former-game = That's a button now: use `/{ $command }`, choose the game, then press "{ $button }".
former-table = That's a button now: use `/{ $command }`, choose the table, then press "{ $button }".
former-table-menu = That's a button now: use `/{ $command }`, choose the table, then press "{ $button }". It may be under "{ $menu }".
former-leave = That's a button now: use `/{ $command }`, choose the table, then press "{ $button }". Once the game has begun, press "{ $menu }", then "{ $seat }".
former-button = That's a button now: "{ $button }" is under the result of a game, and under the log while it runs.
command-old = This command has changed. Please type it again in a minute.
trouble = That didn't work, and no move was made. Please try again. (ref { $ref })
owner-only = Only the bot's owner can use this.
cog-unknown = "{ $name }" isn't there, or can't do that now.
cog-done = Done: "{ $name }".
cog-broken = "{ $name }" stays as it was: there's an error in its files. The log says where.
invited-only = Only people who are invited can sit down at this table.
seats-kept = The free seats are kept for { $names }. The host can free them under "Seats".
seat-kept = That seat is kept for { $name }.
invite-refused = That person can't be invited just now.
already-here = { $name } is already at this table.
not-invited = You have no invitation to this table.
too-many-seated = { $count } are seated already, so there can't be fewer seats.
block-yourself = You can't block yourself.
blocks-full = You can block { $most } people at most.

# Pauses
paused = Paused.
paused-channel-gone = The table's channel is gone, so it's paused. To go on, use /inbox in another channel, choose the table and press "Move table here".
paused-no-access = I can't see the table's channel any more, so it's paused. Ask a server admin to check my permissions.
paused-no-permission = I may not attach files here, so the table is paused. Ask a server admin to allow "Send Messages" and "Attach Files".
paused-thread-locked = The table's thread is locked, so it's paused. Ask a moderator to unlock it. Or use /inbox in another channel, choose the table and press "Move table here".
paused-server-gone = I was removed from the server, so the table is paused. Invite me again, use /inbox there, choose the table and press "Move table here".
paused-game-gone = This game isn't available right now, so the table is paused. It goes on by itself once the game is back.
paused-game-newer = A newer version of the bot has been playing here, so the table is paused. It goes on once the bot is up to date again.
paused-game-unreadable = I couldn't read this table, so it's paused. No move is lost. Please tell whoever runs the bot.
paused-person-gone = Somebody has left the server, so the table is paused. Press "Let a computer play on" to continue.
resumed = Back again. Carry on.
seat-taken-over = A computer took over for { $names }.
rematch-invited = { $name } wants another game. Your seat is kept for 48 hours.
invitation-begun = The game has begun without you. Catch the next one?
invitation-off = This table has been closed, so the invitation is over.
invited = { $name } invites you to this table. A seat is kept for you for 48 hours.
order-ended = Your standing order has ended. It's your turn.

# Record and proof
log-empty = Nothing has happened yet.
log-numbered = `{ $number }` { $text }
log-unreadable = Something happened here that this version can't read.
rules-goal = The goal
rules-turn = A turn
rules-score = Scoring
rules-heading = **{ $title }** rules { $page }/{ $pages }
fair-made = Nobody can choose the cards here, not even the bot. It drew a secret number before anybody joined, and each person adds a word; only all of these together decide how the cards are shuffled. When the game is over, everyone can check that.
fair-words = Words: { $words }
fair-own-word = Your word is **{ $word }**. To be sure, type one of your own; you can change it until the deal.
fair-same-cards = This table shares its cards with others, and so the secret and the words.
fair-committed =
    Commitment to the secret number, a fingerprint that fits no other number (SHA-256): `{ $commitment }`
    It has been here since before anybody joined. When the table is over, the number itself is shown: if it has this fingerprint, it was never changed.
fair-over =
    Commitment to the secret number, a fingerprint that fits no other number (SHA-256): `{ $commitment }`
    "Verify" shows the number, checks that it has this fingerprint, and replays the whole game from it.
proof-not-yet = The secret is shown when the table is over. The commitment is { $commitment }.
proof-holds =
    The proof holds: { $moves ->
        [one] one move was
       *[other] all { $moves } moves were
    } replayed.
    Commitment, SHA-256: `{ $commitment }`
    Secret: `{ $secret }`
    Shuffle words: { $words }
    Seed, of the secret and these words: `{ $seed }`
    The deal follows from this seed alone and could not be changed later.
    To check it without me: save the record, then `python -m engine.verify`.
proof-no-words = not in this record (an older table)
proof-broken = The record and the proof don't match. Please tell the bot's owner.
proof-old-rules = This table was played under earlier rules, so it can't be replayed now. Commitment and secret are in the record.
record-not-yet = The record can be saved when the table is over.
record-here = The record of this table.

# Times
ago-minutes = { $count ->
    [0] just now
    [one] for 1 minute
   *[other] for { $count } minutes
}
ago-hours = { $count ->
    [one] for 1 hour
   *[other] for { $count } hours
}
ago-days = { $count ->
    [one] for 1 day
   *[other] for { $count } days
}

# What happens to tables
event-table-resigned = { $name } left, and a computer plays on.
event-table-end-proposed = { $name } would like to end the table; agree under "Menu".
event-table-ended = The table has been ended.
event-table-paused = The table was paused.
event-table-resumed = The table goes on.
panel-anytime = Decide ahead (private)
panel-amount = A number from { $low } to { $high }
not-that-number = { $typed } isn't possible here. The nearest are { $below } and { $above }.
not-a-number = Please give a number from { $low } to { $high }.

# Advice of the computer players, and watching
button-hint = Hint
button-next-move = Next move
button-stop = Stop watching
hint-move = 💡 { $move }
hint-failed = I couldn't find a hint just now. Try again in a moment.
no-hints-here = This table was opened without hints.
no-hint-now = This is yours to count, so there's no hint here.
not-for-watching = This table isn't for watching.
result-hints = -# { $name } used { $count ->
    [one] 1 hint
   *[other] { $count } hints
}.
turning-progress = Looking back… move { $done } of { $of }
turning-none = I found no large turning point. Every move was a good one.
turning-point = ⭐ Move { $move }, { $name }: "{ $played }". The computer prefers "{ $best }" (about { $percent }% better chances)
turning-point-counted = ⭐ Move { $move }, { $name }: "{ $played }". The computer prefers "{ $best }".
turning-chances = -# Could it have been won? Played on from here { $games } times with the same cards, { $same ->
    [yes] both moves won { $played }, so it made no difference
   *[no] this move won { $played } and the other one { $best }
}. { $bar }
turning-chances-quick = -# A quick look: played on from here { $games } times with the same cards, { $same ->
    [yes] both moves won { $played }, so it made no difference
   *[no] this move won { $played } and the other one { $best }
}. { $bar }
turning-chances-ahead = -# Could it have been won? Played on from here { $games } times by computers that think ahead, with the same cards, { $same ->
    [yes] both moves won { $played }, so it made no difference
   *[no] this move won { $played } and the other one { $best }
}. { $bar }
turning-looking = -# I'm having it played on from here to find out more. Look here again in a few minutes.
turning-looking-minutes = -# I'm having it played on from here by computers that think ahead. Look here again in about { $minutes } minutes.
turning-looking-hour = -# I'm having it played on from here by computers that think ahead. Within the hour you'll find the answer here in *Look back*.
turning-looking-hours = -# I'm having it played on from here by computers that think ahead. That takes a few hours: you'll find the answer here in *Look back*.
turning-failed = -# I couldn't play it on any further just now.
turning-away = -# This game is away just now, so I've stopped playing it on. Try again once it's back. What I've found so far stays here.
turning-stopped = -# I can't play this one on any further: its rules have changed, or its record is gone. What I've found so far stays here.
button-look-again = Try again
level-beginner = easy
level-friend = medium
level-strong = strong
level-house = quick
level-beginner-hint = Misses things and slips up, but makes no wild moves
level-friend-hint = Knows the usual moves: beats easy about four times in five, unless luck decides
level-strong-hint = Thinks hard: beats medium about two times in three, unless luck decides
level-house-hint = Plays at once, by rules of thumb
watch-opened = A table of { $title } to watch (table { $table }) is ready: { $place }.

# Names of the computer players
computer-name-1 = Kuro
computer-name-2 = Shiro
computer-name-3 = Mike
computer-name-4 = Tanuki
computer-name-5 = Kitsune
computer-name-6 = Owl
computer-name-7 = Turtle
computer-name-8 = Rabbit
# The name of a computer player at its seat, marked as such.
computer-seat = { $name } CPU{ $stars }
button-arrange = Sort hand
one-order-only = This game knows only one order for a hand.
bot-not-here = I'm not on this server yet. Ask somebody who manages it to invite me.
somebody-name = somebody
button-mydata = Download my data
button-mydatadelete = Delete my data
button-forgetme = Delete everything
mydata-here = This is everything that's kept about you.
mydata-sure = { $count ->
    [0] This deletes what is kept about you and can't be undone.
    [one] This deletes what is kept about you and can't be undone. You leave the table you are at; if it has started, a computer takes over.
   *[other] This deletes what is kept about you and can't be undone. You leave the { $count } tables you are at; where they have started, a computer takes over.
} At past tables your name becomes "somebody", and only the moves stay.
mydata-forgotten = Deleted. Thanks for playing.
outside-broken = The game { $slug } from outside is switched off: { $where }. Its tables wait, and nothing else is affected. The log says more; after a fix, `/cogs reload` or a restart brings it back.
person-unknown = Give their account ID, a number.
cogs-forgotten = { $count ->
    [one] Forgotten, at 1 table.
   *[other] Forgotten, at { $count } tables.
}
next-turn = { $name } is playing, and you're next.
