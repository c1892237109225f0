# Tables that look for people
button-open-seats = Freie Plätze
open-seats-button = Freie Plätze ({ $count })
open-seats-heading = { $count ->
    [one] Ein Tisch sucht noch Leute. Drück seinen Knopf, um dich zu setzen.
   *[other] { $count } Tische suchen noch Leute. Drück einen Knopf, um dich zu setzen.
}
open-seats-none = Gerade sucht kein anderer Tisch noch Leute. Eröffnest du einen, sehen ihn die anderen in dieser Liste.
open-seats-line = - **{ $title }** Tisch { $table } { $place }: { $names } ({ $facts })
open-seats-line-empty = - **{ $title }** Tisch { $table } { $place } ({ $facts })
open-seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
open-seats-chair = ein Platz zum Einsteigen
open-seats-missing = beginnt mit { $count } weiteren
open-seats-last = beginnt mit dir
open-seats-more = { $count ->
    [one] noch ein Tisch von derselben Person
   *[other] noch { $count } Tische von derselben Person
}
open-seats-pace-none = ohne Zeitlimit
open-seats-pace-live = Bedenkzeit: live
open-seats-pace-daily = Bedenkzeit: täglich
open-seats-pace-easy = Bedenkzeit: gemütlich
open-seats-pace-weekly = Bedenkzeit: wöchentlich
open-seats-join = Mitspielen: { $title }, Tisch { $table }
open-seats-again = Neu laden

# Table alerts
button-alert-on = Neue Tische melden lassen
button-alert-off = Nicht mehr melden
open-seats-alerts = -# Wenn hier jemand einen Tisch eröffnet oder spielen möchte, bekommst du eine lautlose Nachricht, höchstens einmal am Tag.
table-alert = { $name } hat diesen Tisch eröffnet und sucht noch Leute.
alerts-off = Neue Tische auf diesem Server werden dir nicht mehr gemeldet.
