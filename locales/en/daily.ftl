# The deal of the day: the same cards, once each
command-daily = One short game a day: the same cards for everybody
command-daily-name = daily
daily-title = Daily deal
daily-month = { $month ->
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
daily-date = { $day } { daily-month }
daily-weekday = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
daily-weekday-short = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
daily-week = Played in the last seven days: { $days }
daily-week-day = { $weekday } { $game }
# The place on the seal. $teen is "yes" from 11 to 13, in every hundred.
daily-nth = { $teen ->
    [yes] { $place }th
   *[no] { $ones ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
}
daily-of = of { $count }
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
daily-place = Number { $place } of { $count }.
daily-better = Better than { $percent }% of the others.
daily-you = You
daily-results = { $count ->
    [one] One result
   *[other] { $count } results
}
daily-be-first = Be the first.
daily-no-results = Nobody has finished yet
daily-no-results-over = Nobody finished that day
daily-bar = { $scores }: { $count ->
    [one] one person
   *[other] { $count } people
}
daily-commitment =
    The cards of this day come from a secret number, which nobody can choose or change.
    Commitment to it, SHA-256: `{ $commitment }`
    The number itself is shown when the day is over.
daily-secret =
    The cards of this day come from this number: `{ $secret }`
    Commitment that was shown all day, SHA-256: `{ $commitment }`
daily-over = That day is over. Try the new deal.
daily-needs-messages = The cards come by direct message, but I couldn't reach you. Allow direct messages in this server's privacy settings, then try again.
daily-nothing-to-share = There's no result to share yet.
daily-shared = { $name }: { $line }
button-daily = Daily deal
button-daily-play = Play
button-yesterday = Yesterday
button-today = Today
daily-from-to = { $first } to { $last }
daily-date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
daily-line = Tefuda { $date } · { $title } { $score }
daily-line-better = { $line } · better than { $percent }% { $squares }
daily-in-a-row = { $count } days in a row
daily-streak = { $count ->
    [one] 🔥 One day
   *[other] 🔥 { $count } days in a row. You can skip one day a week.
}

# Share: a result into a channel
button-share = Share
share-line = { $name } shares a game of **{ $title }**: { $how }
share-where = Where do you want to show this? Or copy the line below.
share-nowhere = There's no channel where you and I can both post. You can copy this line:
share-pick = Pick a channel
share-place = #{ $channel } · { $server }
share-here = Shared in { $channel }.
share-done = You've already shared this result in <#{ $channel }>.
share-often = You've shared many results lately. Try again in an hour.
share-not-over = That can be shared once the game is over.
share-no-writing = One of us isn't allowed to post in that channel. Pick another one.
share-elsewhere = This result can be shown only in the server where it was played.
share-others = Others played at this table too, so its result stays where it was played.
