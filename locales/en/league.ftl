# Leagues (/league)
no-such-league = I couldn't find that league.
league-started = This league has already begun. Catch the next one?
league-over = This league is over.
league-ending = There'll be no more pairings. The league ends when its last tables do.
league-full = This league is full with { $most } people. Catch the next one?
league-not-in = You're not in this league.
league-organiser-only = That's up to whoever opened the league, and to managers of the server.
league-too-few = Not enough people yet: it takes { $count } at least.
leagues-many = There are { $most } leagues in this server already. Let one of them end first.
leagues-own = You're already running { $most } leagues in this server. Let one of them end first, or join somebody else's.
leagues-today = You've opened { $most } leagues here today. Try again tomorrow.
command-league = Leagues: everybody plays everybody, week by week
command-league-name = league
league-explained = **Leagues**: people sign up, then everybody plays everybody, week by week.
leagues-none = There's no league in this server yet.
league-new = Open a league: which game?
league-weeks = { $count ->
    [0] as many weeks as it takes
    [one] one week
   *[other] { $count } weeks
}
league-form-weeks = How long?
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
league-leave-sure = Leave the { $title } league ({ $id })?
button-league-join = Join
button-league-leave = Leave
button-league-start = Start
button-league-look = Standings
button-league-end = End it
league-state-open = Signing up
league-thread = { $title } league · week { $week }, table { $number }
league-somebody = somebody
open-seats-leagues = Leagues you can join:
open-seats-leagues-begun = Leagues under way:
open-seats-league = - 🏆 **{ $title } league** ({ $id }) <#{ $channel }>: { $count ->
    [one] one person
   *[other] { $count } people
}
open-seats-league-button = { $title } league ({ $id })

# Cups (/league)
cup-title = { $title } cup
cup-heading = 🏆 **{ $title } cup** ({ $id })
cup-state = Round { $week } of { $weeks }
cup-round = Round { $round }
cup-final = Final
cup-third = Third place
