# Find players
button-seek = Find players
button-seeking = Looking for players
button-seek-too = I'd like to play too
button-seek-change = Change
button-seek-stop = Stop looking
button-seek-everywhere = { $on ->
    [yes] People of other servers: yes
   *[other] People of other servers: no
}
button-seekyes = I'm in
button-seekno = Not today
button-seekout = I can't after all
seek-form = Find players
seek-form-games = Which games?
seek-form-sizes = With how many people at the table?
seek-form-paces = How much time to move?
seek-form-langs = In which language?
seek-form-hours = For how long are you looking?
seek-any-game = any game
seek-any-size = any number of people
seek-any-pace = any but live
seek-any-lang = any language
seek-size = { $count } people
seek-hours = { $hours ->
    [12] for 12 hours
    [24] for a day
    [72] for three days
   *[other] for a week
}
seek-heading = You're looking for players until { $until }: **{ $games }** · { $sizes } · clock: { $paces } · { $langs }.
seek-how = When enough people fit, I ask each of you in a silent direct message. You then have half an hour to say yes.
seek-asked = -# A table waits for your answer. Look in your direct messages.
seek-rests = -# You won't be asked before { $when }: you were asked a while ago.
seek-here = -# Only people of this server.
seek-everywhere = -# Also people of other servers. They see your name **{ $name }**, and the table is in your direct messages.
seek-tables = These tables have a seat for you right now:
seek-stopped = You're not looking for a table any more.
seek-needs-messages = I ask by direct message, but I couldn't reach you. Allow direct messages in this server's privacy settings, then try again.
seek-ask = You could play this with { $names }.
seek-ask-where = { $place } · { $minutes } · clock: { $pace }
seek-ask-server = In { $server }
seek-ask-direct = In your direct messages
seek-ask-until = Are you in? Please say so by { $until }.
seek-yes = You're in. The table opens as soon as the others have said yes.
seek-no = All right, I won't ask you again today.
seek-late = The time to answer this is over, so you're not looking any more.
seek-off = This table didn't come together. You're still looking, and nobody who came later gets ahead of you.
seek-dealt = Everyone said yes. The game has begun: { $place }
seek-dealt-direct = Everyone said yes. The game has begun here, in your direct messages.
seek-settled = This question is settled by now.
seek-announced = Somebody in { $server } would like to play: { $games }.

# Managers
server-page-seek = Tables that come together
settings-server-seek = - Tables that come together by themselves: in **{ $channel }**, { $everywhere ->
    [yes] also with people of other servers
   *[other] only with people of this server
}
settings-seek-page = People who press "Find players" are brought together, and their table opens here by itself.
settings-seek-anywhere = the channel where they asked
settings-seek-choose = Where do these tables open?
button-seek-anywhere = Where they asked
toggle-seek = { $on ->
    [yes] With other servers: yes
   *[other] With other servers: no
}
settings-seek-told = If you allow other servers, people here may agree to play with people of other servers. Such tables are in their direct messages, not in a channel.
