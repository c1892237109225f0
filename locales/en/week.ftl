# A server's week
settings-server-digest = - Weekly digest: in **{ $channel }**, next { $when }
settings-server-digest-off = - Weekly digest: **off**
digest-preview = -# This is how it would look now:
digest-nothing = -# No table was finished this week, and none needs players. In such a week nothing is posted.
digest-cannot-post = I may not post in { $channel }. Allow "Send Messages" and "Attach Files" there, or choose another channel.
digest-title = The week at the tables
digest-unit = { $count ->
    [one] table finished
   *[other] tables finished
}
digest-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
digest-finished = { $count ->
    [one] **One table** was finished this week ({ $games }).
   *[other] **{ $count } tables** were finished this week ({ $games }).
}
digest-game = { $title } { $count }
digest-close = The closest game: **{ $title }** (table { $table }, { $place }). { $told }.
digest-close-heading = The closest game
digest-won-by = { $name } won by { $lead }
digest-won-by-team = { $names } won by { $lead }
digest-shared = { $names } shared the win
digest-won-level = { $names } won, with the scores level
digest-seats = Looking for players:
digest-alt-close = The closest game was { $title }: { $told } ({ $first } to { $second }).
digest-alt = { $count ->
    [one] One table was finished this week
   *[other] { $count } tables were finished this week
}: { $games }.
digest-seats-button = Open seats
