# /settings: a person's panel, and that of a server
settings-choose = What do you want to change?
settings-page-language = Language
settings-page-portrait = Portrait
settings-page-quiet = Quiet hours and time zone
settings-page-reminders = Reminders
settings-page-pictures = Pictures
settings-page-forget = Auto-delete my data
settings-page-blocks = Blocked people
button-settings-server = This server
toggle-hands = { $silent ->
    [yes] My turn: silent
   *[no] My turn: new message
}
toggle-forced = { $made ->
    [yes] Forced moves: automatic
   *[no] Forced moves: I make them
}
toggle-ranking = { $listed ->
    [yes] Rankings: listed
   *[no] Rankings: not listed
}
toggle-phrases = { $on ->
    [yes] Set phrases: on
   *[no] Set phrases: off
}
settings-mine = Your language: { $language }
settings-language-choose = Which language?
settings-language-set = I'll speak English from now on.
settings-portrait = Your portrait: { $portrait }
settings-reminders = Reminders: { $often }
settings-reminders-choose = How often may I remind you?
settings-pictures = Pictures of your hands: { $style }
settings-pictures-choose = How should I draw your hands?
pictures-name = Pictures
pictures-help = The table's pictures, for everyone. Everyone chooses for their own hand in /settings.
pictures-usual = usual
pictures-usual-help = With patterns and scenes
pictures-large = large print
pictures-large-help = Fewer things, all of them large
pictures-quiet = quiet
pictures-quiet-help = No patterns, no scenes
settings-hands = When it's your turn, your hand arrives { $hands }
settings-forced = { $made ->
    [yes] When only one move is possible, the table makes it after a short pause
   *[no] When only one move is possible, you still make it yourself
}
settings-ranked = Rankings: you're listed, and others in a server see what you played there
settings-unranked = Rankings: you aren't listed, and nobody else sees your profile
settings-forget = Delete my data when I stay away: { forget-after }
settings-forget-choose = When should I forget you?
settings-forget-told = If you don't touch anything here for that long, I delete what's kept about you, as "Delete my data" in /help would. Taking me off your account tells me nothing, so this is how to be forgotten without coming back.
forget-after = { $months ->
    [0] never
   *[other] after { $months } months
}
settings-phrases = { $on ->
    [yes] Set phrases: you can say them at your tables, and see those of others on your hands
   *[no] Set phrases: you say none, and your hands show none
}

# Quiet hours and time zone
settings-quiet = Quiet hours: { $hours }
settings-quiet-none = none
settings-quiet-page = In quiet hours nothing makes a sound, and your clocks stop.
settings-quiet-choose = When should it be quiet?
settings-quiet-never = No quiet hours
settings-quiet-other = Other hours…
settings-quiet-title = Quiet hours
settings-quiet-from = Quiet from
settings-quiet-until = Quiet until
settings-quiet-span = { $begin } to { $end }
settings-quiet-hours = { $span } ({ $zone })
settings-quiet-set = Quiet from { $hours }; it's { $clock } there now. Your hands come without a sound then.
settings-quiet-off = No quiet hours any more: every hand may make a sound.
# Hours of single weekdays. A night belongs to the day in whose morning it ends.
settings-days-choose = Other hours on some days?
settings-days-same = The same every day
settings-days-other = In your words…
settings-days-title = Hours of some days
settings-days-field = Days and hours
settings-days-example = Sat Sun 1-10; Wed all day
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }; { $days }
settings-days-night = from { $begin } the evening before to { $end }
settings-days-all = all day
settings-days-no-hours = no quiet hours
settings-no-days = I can't read days and hours there. Write them like this: { $example }
settings-quiet-always = That would be quiet all week, and your tables would wait for ever. Leave some hours, or use /away.
settings-quiet-set-days = Quiet hours: { $hours }; it's { $clock } there now.
# What people may type, with commas between: several days, words between days, a whole day, no hours.
settings-days-weekdays = weekdays,weekday,workdays,workday
settings-days-weekend = weekend,weekends,the weekend
settings-days-everyday = daily,every day,everyday
settings-days-and = and,on,from,the
settings-days-whole = all day,whole day,the whole day,quiet
settings-days-none = none,never,no quiet hours,off
settings-holidays = Public holidays ({ $country }): as on Sundays
settings-holidays-choose = Public holidays
settings-holidays-none = Public holidays: like any day
settings-holidays-of = Public holidays ({ $country }): as on Sundays
settings-holidays-other = Another country…
settings-holidays-title = Public holidays
settings-holidays-field = Country
settings-no-country = I don't know the public holidays of "{ $country }". Write the country's name, such as Japan.
settings-zone = Time zone: { $zone }, where it's { $clock } now
settings-zone-choose = Your time zone
settings-zone-field = A city such as Berlin, or UTC+1
settings-zone-needed = First choose your time zone.
settings-no-zones = I have no time zone data at the moment, so quiet hours work only in UTC. Whoever runs me can fix that.
settings-no-zone = I don't know the time zone "{ $zone }". Type a city, such as Berlin, or UTC+1, or pick one from the list.
settings-which-zone = "{ $zone }" can mean more than one time zone: { $zones }. Nothing has changed; type the one you mean.
button-zone = Other time zone…

# The settings of a server
server-page-language = Language of new tables
server-page-channels = Where tables may be opened
server-page-games = Games
server-page-silence = Wait for an answer
server-page-limits = Tables per person
server-page-digest = Weekly digest
server-page-club = Club night
toggle-threads = Threads: { $threads }
toggle-server-phrases = { $on ->
    [yes] Set phrases: on
   *[no] Set phrases: off
}
settings-server = **Tables in this server**{ $manages ->
    [yes] {""}
   *[no] {" "}· managers of the server can change this.
}
settings-server-language = - Language of new tables: **{ $language }**
settings-server-channel = - Where tables may be opened: **{ $channels }**
settings-server-game = - Games switched off: **{ $off }**
settings-server-off = Switched off: { $off }
settings-server-threads = - A thread for each table: **{ $threads }**
settings-server-phrases = { $on ->
    [yes] - Set phrases such as "Well played" at tables: **on**
   *[no] - Set phrases such as "Well played" at tables: **off**
}
settings-server-silence = - After **{ $silence } h** without an answer the others may go on without that person
settings-server-only = Use this inside a server.
settings-managers-only = Only people with the "Manage Server" permission can change this.
settings-anywhere = anywhere
settings-none-off = none
settings-channels = { $count ->
    [0] anywhere
    [one] one channel
   *[other] { $count } channels
}
settings-channels-choose = Pick the channels
button-anywhere = Anywhere
settings-games-choose = Games to switch off
settings-hours = { $days ->
    [0] { $hours } h
    [one] { $hours } h (1 day)
   *[other] { $hours } h ({ $days } days)
}
settings-hours-choose = After how long?
settings-hours-field = Hours, { $low } to { $high } ({ $days } days)
settings-hours-other = Other time…
settings-limits-told = { $waiting } waiting, { $playing } in play, { $watched } to watch
settings-limit-waiting = Waiting for people, 1 to 100
settings-limit-playing = In play, 1 to 100
settings-limit-watched = Computers only, to watch, 0 to 100
settings-digest-page = Once a week a channel gets a summary of its tables, without a sound.
settings-digest-choose = In which channel?
button-digesthere = Post it here
button-digestoff = Don't post it

# The club night of a server.
settings-club-page = Once a week I open a table of each game you choose, for anybody to sit down, and plan it as an event of this server. Nobody is pinged.
settings-club-games = Which games? Up to { $most }
settings-club-day = On which day?
settings-club-hour = At what time?
settings-club-channel = In which channel?
settings-club-zone = Time zone: { $zone }
settings-club-no-events = I may not plan events here. Give my role "Create Events" and the evening is announced; the tables open all the same.
button-cluboff = No club night
settings-server-club = - Club night: { $when } in { $channel }, every week
settings-server-club-off = - Club night: **off**
# The event at Discord, and the message in the channel when the evening begins.
club-event = Game night
club-event-text = Come and play { $games }. The tables open when it begins: sit down at the one you like.
club-begins = The game night begins. These tables are waiting for you:
club-over = The game night is over.

# The note to the person who is next.
settings-next = { $on ->
    [yes] When you're next: a silent message while the turn before yours goes on
   *[no] When you're next: no message
}
toggle-next = { $on ->
    [yes] Tell me I'm next: yes
   *[no] Tell me I'm next: no
}
