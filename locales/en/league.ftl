# Leagues and cups (/league)
no-such-league = I couldn't find that league or cup.
league-started = It's too late to join this one. Catch the next one?
league-over = This one is over.
league-ending = There'll be no more pairings. It ends when its last tables do.
league-full = It's full with { $most } people or teams. Catch the next one?
league-not-in = You're not in this one.
league-organiser-only = That's up to whoever opened it, and to managers of the server.
league-too-few = Not enough people yet: it takes { $count } at least.
leagues-many = There are { $most } leagues and cups in this server already. Let one of them end first.
leagues-own = You're already running { $most } leagues or cups in this server. Let one of them end first, or join somebody else's.
leagues-today = You've opened { $most } leagues or cups here today. Try again tomorrow.
command-league = Leagues and cups: sign up, and the tables open by themselves
command-league-name = league
league-explained = **Leagues and cups**: people sign up, then the tables open by themselves. In a league everybody plays everybody. In a cup all tables of a round get the same cards.
leagues-none = There's no league or cup in this server yet.
league-new = New league or cup: which game?
league-weeks = { $count ->
    [0] as many as it takes
   *[other] { $count }
}
league-form = { $title }: league or cup
league-form-weeks = How many rounds?
league-form-pace = How much time to move?
league-form-players = How many at a table?
league-title = { $title } league
league-heading = 🏆 **{ $title } league** ({ $id })
league-terms = { $weeks ->
    [0] As many weeks as it takes
    [one] One week
   *[other] { $weeks } weeks
}, { $size } at a table, clock { $pace }. Each week's tables open by themselves, and your hand comes by DM.
league-points = Two points for everyone you beat, one for everyone you tie with. If you leave your seat, you lose to all who stay, whatever the computer does with it.
league-signed = { $count ->
    [one] One person has
   *[other] { $count } people have
} signed up: { $names }
league-missing = { $count ->
    [one] One more person
   *[other] { $count } more people
} and it can start.
cup-missing-teams = { $count ->
    [one] One more team
   *[other] { $count } more teams
} and it can start.
league-some-free = With { $people } people, { $count ->
    [one] one sits
   *[other] { $count } sit
} out { $every ->
    [yes] each week
   *[no] in some weeks
}, taking turns.
league-odd = If an odd number of you play, one sits out each week, taking turns.
league-how = Press "Join" to play. It begins when { $name } presses "Start".
league-state = Week { $week } of { $weeks }
league-state-over = The league is over
league-next = The next pairings come { $when }.
league-last = This is the last week. The league ends when its last tables do.
league-soon = The first pairings come in a moment.
league-cancelled = This league ended before it began.
league-won = { $count ->
    [one] { $names } wins it with { $points } points!
   *[other] { $names } share the win with { $points } points each!
}
league-no-games = No table was finished.
league-ended = **{ $title } league** ({ $id }) is over.
league-week = 🏆 **{ $title } league** ({ $id }): the pairings of week { $week }
league-pair = - { $names }: table { $table } { $place }
league-pair-away = - { $names }: table { $table }
league-free = - Sitting out this week: { $names }
league-mine = Your tables:
league-head-played = Games
league-head-won = Won
league-head-kept = In time
league-head-points = Points
league-kept = { $count }%
league-row = { $place }. { $name }, { $points ->
    [one] one point
   *[other] { $points } points
} ({ $played } played, { $won } won)
league-row-kept = { $row }, { $kept } of moves in time
league-alt-gap = {"; "}
league-alt = The standings. { $rows }.
league-roster-alt = Signed up so far: { $names }.
league-joined = You're in the { $title } league ({ $id }). Once it begins, your hand comes by DM every week.
league-left = You've left the league.
league-left-running = You've left the league. Tables that have begun are still yours to play.
league-begun = The league has begun. The first pairings come in a moment.
league-opened = The league is open. People can sign up in this channel in a moment.
league-closed = The league has ended.
league-end-sure = End the { $title } league ({ $id })? There'll be no more pairings.
league-leave-sure = Leave the { $title } league ({ $id })?{ $begun ->
    [yes] {" "}Tables that have begun are still yours to play.
   *[no] {""}
}
button-league-join = Join
button-league-leave = Leave
button-league-start = Start
button-league-look = Standings
button-league-end = End it
league-state-open = Signing up
league-thread = { $title } league · week { $week }, table { $number }
league-somebody = somebody
open-seats-leagues = Leagues and cups you can join:
open-seats-leagues-begun = Leagues and cups under way:
open-seats-league = - 🏆 **{ $title } league** ({ $id }) <#{ $channel }>: { $count ->
    [one] one person
   *[other] { $count } people
}
open-seats-league-button = { $title } league ({ $id })

# Cups (/league): the texts of a league that are others for a cup
cup-no-threads = Each table of a cup gets a private thread, as others play the same cards. I can't open those in { $channel }. Open the cup in a text channel, or ask a server admin to allow "Create Private Threads" and "Send Messages in Threads".
cup-sealed = Others are still to play these cards. You can look once the round is over.
cup-stays = Others play the same cards, so a cup's table stays in its own thread. Your hand comes by DM all the same.
cup-team-full = That team is full by now. Pick another one.
league-form-kind = What kind?
league-form-days = How long is a cup's round?
cup-kind = { $kind ->
    [league] League: everybody plays everybody
    [swiss] Swiss cup: you meet people with about your points
   *[other] Knock-out cup: winners go on
}{ $team ->
    [1] {""}
   *[other] {" "}(teams of { $team })
}
cup-days = { $count ->
    [7] a week
    [14] two weeks
   *[other] { $count } days
}
cup-title = { $title } cup
cup-heading = 🏆 **{ $title } cup** ({ $id })
league-terms-days = { $weeks ->
    [0] As many rounds as it takes
    [one] One round
   *[other] { $weeks } rounds
} of { $span }, { $size } at a table, clock { $pace }. Each round's tables open by themselves, and your hand comes by DM.
cup-terms-swiss = Swiss: { $weeks ->
    [0] rounds
    [one] one round
   *[other] { $weeks } rounds
} of { $span }, { $size } at a table, clock { $pace }. You meet people with about as many points as you, and all tables of a round get the same cards.
cup-terms-knockout = Knock-out: rounds of { $span }, { $size } at a table, clock { $pace }. { $size ->
    [2] Winners go on, and who loses a semi-final plays for the third place.
   *[other] The better half of each table goes on.
} All tables of a round get the same cards.
cup-points-swiss = Two points for everyone you beat at your table, one for everyone you tie with. On top, two if you did better than most who held your cards at other tables, one if just as well. Sitting out counts as a tie with everybody, and so does coming late: once, however many rounds you missed. A round counts once all have played it.
cup-points-knockout = A tie goes to the one who did better than others with the same cards.
cup-teams = Teams of { $count }: each of you sits at another table, and your points add up. A computer plays for a missing member.
cup-team = { $name }'s team
cup-team-line = - **{ $team }**: { $names }{ $count ->
    [one] {" "}({ $count } of { $size })
   *[other] {""}
}
cup-team-ask = Which team?
cup-team-new = A new team
cup-team-choice = With { $names }
cup-state = Round { $week } of { $weeks }
cup-state-over = The cup is over
cup-next = The next round begins { $when }.
cup-next-knockout = The next round begins when these tables are over, on { $when } at the earliest.
cup-last = This is the last round. The cup ends when its tables do.
cup-soon = The first tables open in a moment.
cup-cancelled = This cup ended before it began.
cup-is-over = This cup is over.
cup-pair-third = { $line } (third place)
cup-pair-final = { $line } (final)
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $count ->
    [one] { $names } wins it with { $points } points!
   *[other] { $names } share the win with { $points } points each!
}
cup-won-knockout = { $count ->
    [one] { $names } wins it!
   *[other] { $names } share the win!
}
cup-ended = **{ $title } cup** ({ $id }) is over.
cup-week = 🏆 **{ $title } cup** ({ $id }): the tables of round { $week }
cup-bye = - Through without a game this round: { $names }
cup-free = - Sitting out this round: { $names }
cup-from-next = - From the next round on: { $names }
cup-head-hand = Cards
cup-row-hand = { $row }, better than { $hand } with the same cards
cup-places = Places: { $places }.
cup-place = { $place }. { $names }
cup-alt = The bracket.
    { $rounds }
cup-alt-round = { $head }: { $told }.
cup-alt-bye = { $name } has a bye
cup-alt-plays = { $names } play
cup-alt-won = { $names } { $count ->
    [one] goes
   *[other] go
} ahead of { $others }
cup-alt-final = from the first place down, { $names }
cup-alt-third = for the third place, { $told }
cup-round = Round { $round }
cup-final = Final
cup-third = Third place
cup-opened = The cup is open. People can sign up in this channel in a moment.
cup-joined = You're in the { $title } cup ({ $id }). Once it begins, your hand comes by DM every round.
cup-joined-late = You're in the { $title } cup ({ $id }). { $mode ->
    [knockout] You play as soon as somebody has no opponent or leaves.
   *[swiss] You play as soon as there's a place for you, in the next round at the latest. Rounds you miss until then count together as one you sit out.
}
cup-joined-team = You're in the { $title } cup ({ $id }). You play from the next round on, if your team is still in it.
cup-left = You've left the cup.
cup-left-running = You've left the cup. Tables that have begun are still yours to play.
cup-begun = The cup has begun. The first tables open in a moment.
cup-closed = The cup has ended.
cup-end-sure = End the { $title } cup ({ $id })? There'll be no more rounds.
cup-leave-sure = Leave the { $title } cup ({ $id })?{ $begun ->
    [yes] {" "}Tables that have begun are still yours to play.
   *[no] {""}
}
cup-thread = { $title } cup · round { $week }, { $third ->
    [yes] third place, table { $number }
   *[no] table { $number }
}
open-seats-cup = - 🏆 **{ $title } cup** ({ $id }) <#{ $channel }>: { $count ->
    [one] one person
   *[other] { $count } people
}
open-seats-cup-button = { $title } cup ({ $id })
