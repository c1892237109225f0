# The deal of the day: the same cards, once each
command-daily = The deal of the day: everybody gets the same cards, once
command-daily-name = daily
daily-title = Daily deal
daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-heading = **Daily deal: { $title }** ({ $date })
daily-what = { $count ->
    [one] Everybody in the world gets the same cards, once, against a computer. They come by direct message; there are no hints and no take-backs.
   *[other] Everybody in the world gets the same cards, once, against { $count } computers. They come by direct message; there are no hints and no take-backs.
}
daily-same-cards = The same cards for everybody
daily-waits = Your table is waiting in your direct messages: { $place }
daily-late = Your table is still open, but its day is over, so it won't count: { $place }
daily-late-done = It doesn't count: it was finished after its day, or a computer made most of your moves.
daily-given-up = You left this one. The same cards come only once; there is a new deal tomorrow.
daily-missed = You didn't play that day.
daily-options = House rules: { $options }.
daily-options-usual = With the usual rules.
daily-ends = { $begun ->
    [0] Nobody has sat down yet.
    [one] One person has sat down so far.
   *[other] { $begun } people have sat down so far.
} The next deal comes { $when }.
daily-own = Your score: { $score }.
daily-first = You're the only one so far. Let's see how others do.
daily-only = You were the only one to finish that day.
daily-share-where = -# To show your result to others, use `/daily` in a channel of a server.
daily-shared-own = Score: { $score }.
daily-shared-first = The first result of the day. Who's next?
daily-shared-only = The only result of that day.
daily-place = Number { $place } of { $count }.
daily-better = Better than { $percent }% of the others.
daily-you = You
daily-results = { $count ->
    [one] One result
   *[other] { $count } results
}
daily-no-results = Nobody has finished yet
daily-no-results-over = Nobody finished that day
daily-bar = { $scores }: { $count ->
    [one] one person
   *[other] { $count } people
}
daily-proof = Shuffle proof { $commitment }…
daily-commitment = -# Shuffle proof: { $commitment } (the secret is shown when the day is over)
daily-secret =
    -# Shuffle proof: { $commitment }
    -# Secret: { $secret }
daily-other-games = Today's deal of another game
daily-over = That day is over. Try the new deal.
daily-needs-messages = The cards come by direct message, but I couldn't reach you. Allow direct messages in this server's privacy settings, then try again.
daily-nothing-to-share = There's no result to share yet. Finish before the day is over, and it counts.
daily-shared = Daily deal of { $name }: **{ $title }** ({ $date })
button-daily = Daily deal
button-daily-play = Play
button-share = Share
button-yesterday = Yesterday
button-today = Today
daily-from-to = { $first } to { $last }
daily-done = ✓ Finished
daily-begun = … Begun
