# Profile and ranking (/profile)
command-profile = Your games and ratings, or those of somebody else here; and the ranking
command-profile-name = profile
option-profile-person = Whose profile (usually your own)
option-profile-game = Only this game
ranking-title = Ranking
ranking-heading = **{ $title }**: the ranking of this server
ranking-note = -# Sorted by "at least", the lowest a rating is likely to be: it rises as you play, most of all with new people. Everybody begins at { $start }, at least { $low }. Only games among people count. With fewer than { $most } of them, or fewer than { $people } opponents, a rating is provisional (?) and has no place.
ranking-none = There's no ranking of { $title } here yet. It begins with the first finished game among people.
ranking-nothing = There's no ranking here yet. It begins with the first finished game among people.
ranking-choose = Another game
ranking-head-rating = at least
ranking-head-games = games
ranking-head-wins = won
ranking-provisional = Still provisional
ranking-provisional-rating = { $rating }?
ranking-alt = Ranking of { $title } in this server. { $rows }
ranking-alt-row = { $place }. { $name }: rating at least { $rating }, { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $wins } won.
ranking-alt-provisional = { $name }: provisional, at least { $rating }, { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $wins } won.
ranking-alt-new = { $name }: no rating yet, { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $wins } won.
button-ranking-profile = My profile
profile-title = Profile
profile-heading = **{ $name }**: results so far
profile-here = in this server
profile-everywhere = at all tables
profile-none = No finished games yet. Once you've played one, it's shown here.
profile-none-of = No finished games of { $title } yet.
profile-nothing = There's nothing to show about { $name } here.
profile-hidden-note = -# You aren't listed in rankings, and only you see this (`/settings`).
profile-habit = 💡 What cost you most often in { $title } these thirty days, { $times } times: the last time "{ $best }" was better than "{ $played }". { $reason }
profile-figure-games = games
profile-figure-wins = won
profile-figure-answers = answers in
profile-figure-promises = in time
profile-percent = { $percent }%
profile-minutes = { $count } min
profile-hours = { $count } h
profile-days = { $count } d
profile-told = { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $wins } won
profile-told-alone = CPU{ $stars }: { $games }, { $wins } won
profile-alt = { $name }, { $where }: { $games ->
    [1] 1 finished game
   *[other] { $games } finished games
}, { $wins } won. { $more }
profile-alt-answers = Usually answers within { $time }, sleep not counted.
profile-alt-promises = { $percent }% of the moves at tables with a clock were in time.
profile-alt-game = { $title }: { $told }.
profile-alt-rated = { $title }: { $told }; rating { $rating }, { $before } a while ago.
profile-more = -# The { $shown } most played of { $count } games are shown.
command-cogs-recount = Work out all ratings again from the records
command-cogs-recount-name = recount
cogs-recounted = { $count ->
    [1] Recounted 1 finished table.
   *[other] Recounted { $count } finished tables.
}
result-rating = -# Your rating: { $before } → { $after }
result-rating-first = -# Your rating: { $before } → { $after } (? means provisional)
