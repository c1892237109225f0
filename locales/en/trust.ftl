# Who can join; reports; people who are kept from the tables of a server

join-name = Who can join
join-all = anyone
join-invited = invited people
join-in_time = mostly in time
join-in_time-help = People who make at least { $share }% of their moves in time
join-finished = { $games } games or more
join-finished-help = People who have finished at least { $games } games, wherever they played
lobby-asks-in_time = -# The host would like company that usually moves in time (at least { $share }%).
lobby-asks-finished = -# The host would like company that has finished { $games } games, here or elsewhere.
trust-in-time = The host asks for people who make at least { $least }% of their moves in time; so far it's { $share }% for you. Only you can see that. Each move in time at a table with a clock brings it up, and other tables are open to you.
trust-finished = The host asks for people who have finished { $least } games. { $count ->
    [0] You haven't finished one yet
    [one] You've finished one
   *[other] You've finished { $count }
}, so { $missing ->
    [one] one more will do
   *[other] { $missing } more will do
}. Any game counts, also with computers.
tables-waiting-first = { $most ->
    [one] Your table { $tables } is still waiting for people here. Start it or close it, then open the next.
   *[other] { $most } tables of yours are waiting for people here ({ $tables }). Start or close one of them, then open the next.
} With each game you finish you may have one more.
barred-here = The managers of this server don't want you at its tables for now. Please talk to them. Your running games go on.

button-report = Tell the managers
report-title = Tell the managers
report-who = Whom is it about?
report-word = What happened?
report-word-help = Only the managers of this server read this. Nobody at the table is told.
report-sent = Thank you. The managers of this server have your report. Nobody at the table is told.
report-server-only = There are no managers in direct messages. You can block a person under "Settings".
report-empty = Please say in a few words what happened.
report-again = You have told the managers about this person at this table already. They have your report.
reports-enough = You can tell the managers { $most } times a day. If it can't wait, write to them yourself.
report-alone = Nobody else sits at this table.
report-heading = **A report about a table** · { $title }, table { $table }: { $place }
report-told = { $reporter } about { $reported }:
report-private = -# Only the managers of { $server } get this. { $reported } isn't told. Under "Settings" → "This server" there you can keep somebody from the tables, and choose a channel for reports.
report-in-channel = -# { $reported } isn't told of this.
button-report-bar = Keep from the tables
report-gone = This report is older than 30 days, or one of the two has had their data deleted.

server-page-people = People and reports
settings-people-told = { $count ->
    [0] nobody kept away
    [one] one person kept away
   *[other] { $count } people kept away
}
settings-reports-owner = the owner's direct messages
people-explained = A person whom you keep from the tables opens none in this server and takes no seat. Running games are played to the end. They learn it when they try, and nobody else is told.
people-reports = Reports from players come silently to { $place }.
people-none = Nobody is kept from the tables.
people-list = Kept from the tables: { $people }
people-forgotten = somebody who has deleted their data ({ $date })
people-bar = Keep a person from the tables
people-back = Let a person come back
people-channel = A channel for reports
button-reports-owner = Reports to the owner
button-people-leave = Computers take over
bar-yourself = You can't keep yourself from the tables. Somebody else who manages this server could.
bar-bot = Only people can be kept from the tables.
barred-full = { $most } people are kept from the tables here, and no more fit. Let somebody come back first.
people-barred = { $person } opens no tables here from now on and takes no seat.
people-playing = { $count ->
    [one] They sit at one running table, { $tables }. It goes on, unless you want a computer to take their seat.
   *[other] They sit at { $count } running tables, { $tables }. These go on, unless you want computers to take their seats.
}
people-left = { $count ->
    [0] No seat was left to take over.
    [one] A computer has taken over one seat.
   *[other] Computers have taken over { $count } seats.
}
people-report = { $reporter } about { $reported }, table { $table }:
people-forgotten-short = deleted their data
report-channel-public = Everybody on this server can see { $channel }. Choose a channel that only its managers see.
