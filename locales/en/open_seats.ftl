# Tables that look for people
button-open-seats = Open seats
open-seats-button = Open seats ({ $count })
open-seats-heading = { $count ->
    [one] One table needs players. Press its button to sit down.
   *[other] { $count } tables need players. Press a button to sit down.
}
open-seats-none = No other table needs players right now. If you open one, the others see it in this list.
open-seats-line = - **{ $title }** table { $table } { $place }: { $names } ({ $facts })
open-seats-line-empty = - **{ $title }** table { $table } { $place } ({ $facts })
open-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
open-seats-chair = a seat mid-game
open-seats-missing = starts with { $count } more
open-seats-last = starts when you join
open-seats-more = { $count ->
    [one] one more table by the same person
   *[other] { $count } more tables by the same person
}
open-seats-pace-none = no clock
open-seats-pace-live = clock: live
open-seats-pace-daily = clock: daily
open-seats-pace-easy = clock: easy
open-seats-pace-weekly = clock: weekly
open-seats-join = Join { $title }, table { $table }
open-seats-again = Look again

# Table alerts
button-alert-on = Tell me of new tables
button-alert-off = Don't tell me any more
open-seats-alerts = -# You get a silent message when somebody opens a table here, or would like to play, once a day at most.
table-alert = { $name } opened this table and looks for players.
alerts-off = You won't be told of new tables in that server any more.
