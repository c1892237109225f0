# How much one person may do to the others
settings-server-tables = - Tables one person may have open: **{ $waiting }** waiting, **{ $playing }** in play, **{ $watched }** to watch
tables-waiting-enough = { $most ->
    [one] Your table { $tables } is still waiting for people here. Start it or close it, then open the next.
   *[other] { $most } tables of yours are waiting for people here ({ $tables }). Start or close one of them, then open the next.
}
tables-playing-enough = { $most ->
    [one] A game you opened here is still under way. Finish it first, or take an open seat at somebody else's table (`/games`).
   *[other] { $most } games you opened here are still under way. Finish one first, or take an open seat at somebody else's table (`/games`).
}
tables-watched-enough = { $most ->
    [one] Computers are playing for you here already (table { $tables }). Press "Stop watching" there, then start the next.
   *[other] Computers are playing for you at { $most } tables here already ({ $tables }). Press "Stop watching" at one, then start the next.
}
tables-watched-off = Tables with only computers are switched off in this server. You're welcome to play against them: open a table and add one.
tables-opened-enough = You've opened { $most } tables within the hour. Please wait a little, or take an open seat at another table (`/games`).
asked-enough = You've asked { $name } several times today. Wait until they answer, or try again tomorrow.
asked-many = You've asked a lot of people today who haven't answered yet. Wait for their answers, or try again tomorrow.
asked-waits = { $name } has { $count } offers of yours to answer already. Wait for an answer, or take one back first.
invitations-enough = { $most } of your invitations are still waiting. Wait for the answers, or free a seat under "Seats".
sent-away = The host has freed your seat at this table. You can sit down here again if they invite you. `/games` has open seats at other tables.
pause-enough = You've proposed a pause { $most } times here today. Somebody else at the table may propose the next one.
