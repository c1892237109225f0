lobby-length = { $minutes } · clock: { $pace }
lobby-seated = { $free ->
    [0] { $names }
    [one] { $names } · 1 free seat
   *[other] { $names } · { $free } free seats
}
lobby-needs = { $count ->
    [one] One more player and it can start.
   *[other] { $count } more players and it can start.
}
lobby-ready = Ready to start.
join-again-host = You sit here already. Invite people or add computers, then start.
join-again = You sit here already. The game begins when { $name } starts it.
lobby-full-more = -# Room for more? The host can add seats under "House rules", up to { $most }.
lobby-more-seats = -# More people? "Seats" here can go up to { $most }.
lobby-seated-kept = { $free ->
    [0] { $names } · invited: { $kept }
    [one] { $names } · invited: { $kept } · 1 free seat
   *[other] { $names } · invited: { $kept } · { $free } free seats
}
lobby-awaits = { $missing } Waiting to hear from { $names }.
lobby-ready-host = Ready to start: { $name } can press "Start".
lobby-when-full = { $count ->
    [one] It starts with one more player.
   *[other] It starts once { $count } more are here.
}
lobby-invited-only = This table is by invitation only.
lobby-kept = invited
lobby-alt-kept = Invited: { $names }.
lobby-alt-options = House rules: { $options }.
lobby-size = Seats
lobby-invite = Invite somebody (host only)
button-invite-friends = Invite friends
friends-pass-on = Send this to your friends. The code works until the game starts.
friends-invitation = Play { $title } with me on Discord. Add the bot ({ $link }), then type this in a chat with it:
    /games code: { $code }
friends-seen-as = -# The others there will see you as { $name }.
friends-joined = You have seat { $seat }. The table comes right here. If nothing comes, /inbox brings you to it.
code-unknown = That code doesn't lead to an open table. It stops working once the game starts, so ask your friend for a new one.
code-tries = You've tried { $most } codes within an hour. Please wait a while, then try again.
code-none = Nobody can come to this table by a code.
options-host = -# The host, { $name }, can change these until the game starts.
options-menu = What would you like to change?
seat-kept-for = { $name } (invited)
invitation-sent = { $name } is invited. A seat is kept for 48 hours.
leave-last-sure = You're the only one here: if you leave, the table is closed.
leave-seat-sure = If you leave, a computer plays on in your seat. You can come back as long as nobody else sits there.
leave-seat-sure-last = You're the only person here: if you leave, the table ends.
leave-seat-sure-agreed = Everyone else has agreed to end. If you leave, the table ends.
seat-left = You have left your seat, and a computer takes over. "Take my seat back" brings you back any time.
seat-left-last = You have left your seat. You were the last person here, so the table has ended.
seat-left-agreed = You have left your seat. Everyone else had agreed to end, so the table has ended.
seat-left-before = You left your seat here, and a computer plays on. Do you want it back?
shuffle-word = { $name } "{ $word }"
shuffle-words = acorn amber apple aster bamboo basil beech birch breeze brook cedar cherry clover cloud coral dawn daisy ember fern finch forest garnet ginger harbor hazel heron holly island ivy jade juniper lake lantern laurel lemon lilac lotus maple meadow mint moss oak olive opal orchid otter pebble pine plum quartz quill raven reed river robin saffron sage shell sparrow spring stone swan thistle tulip valley violet walnut willow wren
word-title = Your shuffle word
word-label = Letters, digits, hyphens; 24 at most
word-unfit = A shuffle word has only letters, digits and hyphens, { $most } at most. Please type another one.
lobby-alt = Seated: { $names }. { $free ->
    [0] No free seat.
    [one] 1 free seat.
   *[other] { $free } free seats.
} Host: { $opener }.
lobby-table = table { $table }
lobby-options = House rules
lobby-free-seat = Free seat
lobby-computer = CPU
lobby-host = host
lobby-joined = You have seat { $seat }. Your hand comes by DM when it starts. ({ $place })
invitation-declined = Got it. The seat is free again.
lobby-left = You have left the table.
lobby-closed = The table is closed.
lobby-close-sure = Close this table?
lobby-computer-added = { $name } takes a seat.
lobby-started = It has begun. { $place }
seat-line = { $seat }. { $name }
seat-number = Seat { $seat }
seat-team = { " " }(team { $team })
seat-choose = Which seat do you want?
seat-remove = Who should leave?
end-votes = Agreed to end: { $count } of { $needed }. It ends when everyone agrees.
end-done = Everyone agreed, so the table is ended.
rematch-open = A table for another game is ready (table { $table }, { $place }).
shelf-heading = Games
shelf-players = { $low }–{ $high } players
shelf-players-one = { $count } players
shelf-minutes = about { $count } min
box-players = { $players } ({ $best })
box-best = best with { $count }
box-best-from = best with { $count } or more
box-age = age { $age }+
shelf-line = { $title }: { $players }, { $time }. { $line }
shelf-begin = Good first games
shelf-open = Press a game to see more about it.
shelf-known = -# ✓ means you've played or learned it.
shelf-not-here = I'm not in this server, so no table can be opened here. You can look at the games, and /learn, /puzzle and /daily work here too. To play a whole game with computers, use /games in a direct message to me; to play here with others, somebody who manages this server can invite me.
shelf-genre = { $genre } ({ $count })
shelf-limit-players = How many of you?
shelf-limit-time = How long at most?
shelf-limit-minutes = up to { $count } min
shelf-line-short = { $title }: { $players }, { $time }.
shelf-limited = { $limits }: { $count ->
    [one] 1 game
   *[other] { $count } games
}
shelf-empty = No game here fits all of that. Take something out below.
genre-tricks = Tricks
genre-sets = Sets and words
genre-nerve = Nerve and bluff
genre-boards = Boards
words-are-no-moves = I can't read moves in messages. Press the buttons of your hand, or type /play and then the move.
card-heading = **{ $title }** · { $second }
card-designer = Design: { $name }
permission-unknown = not known
permission-granted = given by the designer
permission-traditional = none needed, it is traditional
credit = -# { $told }
credit-permission = Permission: { $state }
credit-more = More: { $link }
card-learned = ✓ You have learned it.
card-played = { $count ->
    [one] ✓ You have played it once.
    [2] ✓ You have played it twice.
   *[other] ✓ You have played it { $count } times.
}
card-alt = The cover of { $title }
button-card = About the game
button-learn-minutes = Learn in 3 minutes
button-back-to-shelf = All games
option-help = -# **{ $name }**: { $help }
inbox-heading = { $count ->
    [0] No table is waiting for you.
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
inbox-line = - { $where } ({ $since })
inbox-where = { $title } table { $table } { $place }
inbox-where-thread = { $place } · table { $table }
inbox-where-direct = { $title } table { $table } · { $names }
inbox-button = { $title } table { $table }
inbox-others = { $count ->
    [one] You're also at 1 other table
   *[other] You're also at { $count } other tables
}
inbox-other-line = - { $where }
inbox-invited = { $count ->
    [one] You're invited to 1 table
   *[other] You're invited to { $count } tables
}
inbox-join = Join { $title }, table { $table }
language-auto = as in Discord
seat-add-computer = Add a computer: how strong?
lobby-no-hints = No hints at this table.

# When somebody does not answer
silence-named = ⏳ { $names } { $count ->
    [one] was asked { $since } and hasn't answered.
   *[other] were asked { $since } and haven't answered.
}
silence-somebody = ⏳ Asked { $since }, and somebody hasn't answered yet.
silence-needed = { $needed ->
    [one] Any of the others can let the table go on.
   *[other] If { $needed } of the others agree, the table goes on.
}
silence-needed-anybody = { $needed ->
    [one] Anyone at the table can let it go on.
   *[other] If { $needed } people at the table agree, it goes on.
}
silence-decide = { $needed ->
    [one] What now? One press decides it.
   *[other] What now? { $needed } of you have to agree.
}
silence-agreed = Noted. { $count } of { $needed } agree so far.
silence-moved = Done. The table goes on.
silence-seated = Done. A computer sits in until they're back.
silence-over = That's settled already: the answer has come, or the table has moved on.
silence-yours = It's you the table is waiting for. Answer from "My hand".
button-movefor = Move for them
button-seatcpu = Let a computer sit in
button-seatback = Take my seat back
absent-note = You hadn't answered for a while, so a computer plays on in your seat. Press any button of this table to take the seat back.
mention-absent = { $person } A computer sits in for you here. Press any button of this table to take your seat back.
seat-back = Welcome back. Your hand is on its way.
event-table-moved-for = { $name } hadn't answered, so the table moved for them.
event-table-moved-for-somebody = The table moved for everyone who hadn't answered.
event-table-computer-sits = A computer sits in for { $name } until they're back.
event-table-returned = { $name } is back.
mention-result = { $person } { $how }

portrait-title = Choose a portrait
portrait-choose = Which one do you want?
portrait-offer = This is how you appear in pictures of a table. Now: { $portrait }.
portrait-chosen = Your portrait: { $portrait }. The next picture of each of your tables shows it.
portrait-alt = Portraits to choose from: { $names }. Now: { $portrait }.
portrait-letter = Letter of my name
portrait-given = { $portrait }, with the letter of your name
portrait-bear = Bear
portrait-frog = Frog
portrait-penguin = Penguin
portrait-panda = Panda
portrait-hedgehog = Hedgehog
portrait-whale = Whale
portrait-crane = Crane
portrait-koi = Koi
portrait-sheep = Sheep
portrait-octopus = Octopus
portrait-chick = Chick
portrait-snail = Snail
portrait-daruma = Daruma
portrait-lantern = Lantern
portrait-teapot = Kettle
portrait-maple = Maple leaf
portrait-moon = Moon
portrait-mountain = Mt Fuji
portrait-onigiri = Rice ball
portrait-umbrella = Umbrella
portrait-mushroom = Mushroom
portrait-pine = Bonsai
portrait-windbell = Wind chime
portrait-kite = Kite

# The clock
pace-name = Clock
pace-help = How much time each of you has. Without a clock, nobody is hurried.
pace-none = none
pace-live = live (5 min, +1 min a move)
pace-daily = daily (24 h, +4 h a move)
pace-easy = easy (3 days, +12 h a move)
pace-weekly = weekly (7 days, +36 h a move)
clock-seat = { $name } { $when }
clock-line = -# Time runs out: { $seats }
clock-own = -# Your time runs out { $when }
clock-up = Your time for this move is up. Make your move when you can; after a little while the others may go on.
silence-moves = If nobody presses, the table makes the move { $when }.
silence-waits = Done. There is more time now.
button-waitmore = Wait
button-waitdays = { $count ->
    [one] Wait one more day
    [2] Wait two more days
   *[other] Wait { $count } more days
}
button-waithours = { $count ->
    [one] Wait one more hour
   *[other] Wait { $count } more hours
}
button-inbox = Open my hand
event-table-waits-for = { $name } has more time.
event-table-waits-for-somebody = There is more time to answer.
event-table-asleep = The table has fallen asleep.
paused-asleep = Nobody has been here for two weeks, so this table sleeps. Anyone seated here can wake it with any button.
movers-line = -# { $name }'s seat: { $counts }
movers-count = { $name } { $count ->
    [one] 1 move
   *[other] { $count } moves
}
mover-computer = a computer
mover-timeout = the table
mover-order = standing orders

# Reminders
reminder-heading = { $count ->
    [one] A table is waiting for you, whenever you have a moment.
   *[other] { $count } tables are waiting for you, whenever you have a moment.
}
reminder-line = - { $title } table { $table } { $place } (asked { $when })
reminder-line-clock = - { $title } table { $table } { $place } (your time runs out { $when })
reminder-alone = {"  "}Everyone else has answered; it's down to you now.
reminder-decide = No hurry, but without an answer the others there may decide how to go on from { $when }: wait, move for you, or let a computer sit in.
reminder-settings = -# Too many reminders? `/settings`
reminders-normal = normal
reminders-rare = rare (one a day at most)
reminders-off = none
hands-new = as a new message
hands-silent = silently, in the message you already have

# Away
away-panel = Going away? Pick the last day, { $days } days ahead at most. It counts at all your tables.
away-now = You're away until the end of { $until }. Pick another day to change that.
away-choose = Away until the end of…
away-choose-how = What happens to your seats?
away-wait = The tables wait for me
away-computer = A computer plays for me
away-day = { $count ->
    [0] { $date } (today)
    [one] { $date } (1 day)
   *[other] { $date } ({ $count } days)
}
away-set-wait = { $count ->
    [0] You're away until the end of { $until }. You aren't at any running table.
   *[other] You're away until the end of { $until }. Your tables wait, your clocks stop, and the others can see until when. After three days they may go on without you. Nothing makes a sound, and you can still play whenever you like.
}
away-set-computer = { $count ->
    [0] You're away until the end of { $until }. You aren't at any running table.
   *[other] You're away until the end of { $until }. A computer plays for you at your running tables; any button you press at a table gives you your seat back there.
}
away-back = Welcome back. The others can see it.
away-line = 🏖 { $name } is away until the end of { $until }.
away-past = That day has passed. What's the last day you're away?
away-too-long = { $days } days at a time is the most. Choose an earlier day, or hand over your seat.
away-spent = { $days ->
    [0] You've been away for 30 days this year at one of your tables, so you can't be away longer there.
    [one] At one of your tables only 1 day is left of the 30 in a year. Choose an earlier day.
   *[other] At one of your tables only { $days } days are left of the 30 in a year. Choose an earlier day.
}
away-no-day = I can't read "{ $typed }" as a day. Pick one from the list, or type it like tomorrow, 24 Dec or 2026-12-24.
away-which-day = "{ $typed }" can mean more than one day: { $days }. Nothing has changed; type the one you mean.
button-awayback = I'm back
event-table-gone = { $name } can't be reached any more: they've left the server.
event-table-away = { $name } is away for a few days.
absent-note-away = You're away, and a computer plays in your seat. Press any button of this table to take the seat back.

# A pause by consent, and the first deal
button-propose-pause = Propose a pause
button-pause = Agree to a pause
button-pauseno = Play on
pause-proposed = ⏸ A pause is proposed: { $count } of { $needed } agree. It begins once everyone does.
pause-agreed = Noted. { $count } of { $needed } agree; the pause begins once everyone does.
pause-begun = The table is paused now, and no clock runs.
pause-refused = No pause, then. The game goes on.
pause-settled = That proposal of a pause is settled already.
paused-agreed = Everyone agreed to a pause. No clock runs; anyone here can press "Resume".
event-table-pause-proposed = { $name } proposed a pause.
lobby-starts-full = It starts by itself once every seat is taken. { $place }
reminder-ready = - { $title } table { $table } { $place }: enough people are here, so you can start.
start-button = Start { $title }, table { $table }
startfull-button = Start table { $table } when full

# Somebody else in the chair
button-chairany = Offer to anyone
chair-to-whom = Hand it to … (they're asked)
button-chairkeep = Keep my seat
button-chairtake = Take the seat
button-chairyes = Welcome
button-chairno = Rather not
button-chairdecline = Not this time
chair-free = 🪑 { $name } would like to give up their seat. Whoever takes it plays on with the same hand.
chair-asked-for = 🪑 { $taker } would like to take { $name }'s seat, and sits down { $when } unless the host or half of the others object.
chair-offered = Your seat is offered at the table. You keep it until somebody sits down.
chair-offered-to = { $name } is asked. You keep your seat until they accept.
chair-kept = It stays your seat.
chair-taken = You're in. Your hand is on its way, with what has happened so far.
chair-asked-by-you = You've asked for the seat. The others have twelve hours to object; then your hand comes by DM.
chair-declined = Got it. The seat stays as it is.
chair-judged = Noted.
chair-for-you = { $name } would like to hand you their seat at this table. You'd play on with the same hand.
chair-given = { $name } has taken over your seat. Thank you for the game so far.
chair-taker-refused = The people at that table would rather go on as they are. Catch the next one?
chair-settled = That offer is settled already.
chair-asked = Somebody asked for that seat just before you.
chair-not-yours = That isn't yours to decide.
chair-knew = Anyone who has sat at this table knows too much to take another seat here.
chair-refused = { $name } can't be asked just now.
event-table-chair-offered = { $name } offers their seat.
event-table-chair-taken = { $name } takes over a seat.
chair-choose = Who would you like to give your seat to? You keep it until somebody sits down.
button-chair = Hand over my seat
away-hand = Somebody else may take my seats
away-set-hand = { $count ->
    [0] You're away until the end of { $until }. You aren't at any running table.
   *[other] You're away until the end of { $until }. Your seats are offered at their tables. Until somebody sits down they stay yours, and your clocks stop.
}

# When a table starts: the select of its opener, and what everybody reads.
start-name = Start
start-press = when you press Start
start-full = as soon as it's full
start-count = as soon as { $count } are here
start-minutes = { $minutes ->
    [60] in an hour, with who is here
    [120] in two hours, with who is here
   *[other] in { $minutes } minutes, with who is here
}
start-computers = in { $minutes } minutes, computers on free seats
start-time = at a set time
lobby-starts = It starts by itself.
lobby-starts-at = { $computers ->
    [yes] It starts { $when }; computers take the free seats.
   *[no] It starts { $when } with everyone who is here.
}
lobby-starts-needs = { $told } { $missing }
lobby-starts-count = { $count ->
    [one] It starts with one more player.
   *[other] It starts once { $count } more are here.
}
# A table of a club night, until somebody sits down.
lobby-nobody = Whoever sits down first is the host
lobby-alt-nobody = Nobody sits here yet. { $free ->
    [one] 1 free seat.
   *[other] { $free } free seats.
} Whoever sits down first is the host.
