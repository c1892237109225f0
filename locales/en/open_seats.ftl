# Tables that look for people (/seats)
command-seats = Tables of this server that look for people
command-seats-name = seats
open-seats-button = Open seats ({ $count })
open-seats-heading = { $count ->
    [one] One table is looking for people. A button sits you down.
   *[other] { $count } tables are looking for people. A button sits you down.
}
open-seats-none = Nobody else is looking for people right now. A table you open is on the list that others see.
open-seats-line = - **{ $title }** table { $table } { $place }: { $names } ({ $facts })
open-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
open-seats-chair = a seat in mid-game
open-seats-missing = starts with { $count } more
open-seats-last = starts when you sit
open-seats-more = { $count ->
    [one] one more table of theirs
   *[other] { $count } more tables of theirs
}
open-seats-pace-none = no clock
open-seats-pace-live = live pace
open-seats-pace-daily = daily pace
open-seats-pace-easy = easy pace
open-seats-pace-weekly = weekly pace
open-seats-join = Join { $title }, table { $table }
open-seats-again = Look again
