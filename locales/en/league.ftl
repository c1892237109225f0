# Leagues (/league)
no-such-league = I couldn't find that league.
league-started = This league has already begun. Catch the next one?
league-over = This league is over.
league-full = This league is full with { $most } people. Catch the next one?
league-not-in = You're not in this league.
league-organiser-only = That's up to whoever opened the league, and to managers of the server.
league-too-few = Not enough people yet: it takes { $count } at least.
leagues-many = There are { $most } leagues in this server already. Let one of them end first.
