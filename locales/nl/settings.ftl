# /settings: a person's panel, and that of a server
settings-choose = Wat wil je veranderen?
settings-page-language = Taal
settings-page-portrait = Portret
settings-page-quiet = Stille uren en tijdzone
settings-page-reminders = Herinneringen
settings-page-pictures = Plaatjes
settings-page-forget = Gegevens automatisch wissen
settings-page-blocks = Geblokkeerde mensen
button-settings-server = Deze server
toggle-hands = { $silent ->
    [yes] Mijn beurt: stil
   *[no] Mijn beurt: nieuw bericht
}
toggle-forced = { $made ->
    [yes] Enige zet: vanzelf
   *[no] Enige zet: doe ik zelf
}
toggle-ranking = { $listed ->
    [yes] Ranglijsten: vermeld
   *[no] Ranglijsten: niet vermeld
}
toggle-phrases = { $on ->
    [yes] Tafelpraat: aan
   *[no] Tafelpraat: uit
}
settings-mine = Je taal: { $language }
settings-language-choose = Welke taal?
settings-language-set = Vanaf nu spreek ik Nederlands.
settings-portrait = Je portret: { $portrait }
settings-reminders = Herinneringen: { $often }
settings-reminders-choose = Hoe vaak mag ik je herinneren?
settings-pictures = Plaatjes van je hand: { $style }
settings-pictures-choose = Hoe zal ik je hand tekenen?
pictures-name = Plaatjes
pictures-help = De plaatjes van de tafel, voor iedereen. Voor de eigen hand kiest ieder zelf in /settings.
pictures-usual = gewoon
pictures-usual-help = Met patronen en taferelen
pictures-large = grote letters
pictures-large-help = Minder dingen, en alles groot
pictures-quiet = rustig
pictures-quiet-help = Geen patronen, geen taferelen
settings-hands = Als je aan de beurt bent, komt je hand { $hands }
settings-forced = { $made ->
    [yes] Als er maar één zet mogelijk is, doet de tafel die na een korte pauze
   *[no] Als er maar één zet mogelijk is, doe je die toch zelf
}
settings-ranked = Ranglijsten: je wordt vermeld, en anderen op een server zien wat je daar hebt gespeeld
settings-unranked = Ranglijsten: je wordt niet vermeld, en niemand anders ziet je profiel
settings-forget = Mijn gegevens wissen als ik wegblijf: { forget-after }
settings-forget-choose = Wanneer moet ik je vergeten?
settings-forget-told = Kom je hier zo lang nergens aan, dan wis ik wat over jou bewaard wordt, net als "Mijn gegevens wissen" in /help. Haal je me van je account, dan hoor ik daar niets van; zo word je dus vergeten zonder terug te komen.
forget-after = { $months ->
    [0] nooit
   *[other] na { $months } maanden
}
settings-phrases = { $on ->
    [yes] Tafelpraat: je kunt meepraten aan je tafels, en ziet bij je handen wat anderen zeggen
   *[no] Tafelpraat: je zegt niets, en bij je handen staat niets
}

# Quiet hours and time zone
settings-quiet = Stille uren: { $hours }
settings-quiet-none = geen
settings-quiet-page = In stille uren maakt niets geluid, en je bedenktijd staat stil.
settings-quiet-choose = Wanneer moet het stil zijn?
settings-quiet-never = Geen stille uren
settings-quiet-other = Andere uren…
settings-quiet-title = Stille uren
settings-quiet-from = Stil vanaf
settings-quiet-until = Stil tot
settings-quiet-span = { $begin } tot { $end }
settings-quiet-hours = { $span } ({ $zone })
settings-quiet-set = Stil van { $hours }; daar is het nu { $clock }. Je handen komen dan zonder geluid.
settings-quiet-off = Geen stille uren meer: elke hand mag geluid maken.
# Hours of single weekdays. A night belongs to the day in whose morning it ends.
settings-days-choose = Andere uren op sommige dagen?
settings-days-same = Elke dag hetzelfde
settings-days-other = Zelf typen…
settings-days-title = Uren per dag
settings-days-field = Dagen en uren
settings-days-example = za zo 1-10; wo hele dag
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }; { $days }
settings-days-night = van { $begin } de avond ervoor tot { $end }
settings-days-all = de hele dag
settings-days-no-hours = geen stille uren
settings-no-days = Daar kan ik geen dagen en uren in lezen. Schrijf ze zo: { $example }
settings-quiet-always = Dan zou het de hele week stil zijn, en je tafels zouden eeuwig wachten. Laat wat uren over, of gebruik /away.
settings-quiet-set-days = Stille uren: { $hours }; daar is het nu { $clock }.
# What people may type, with commas between: several days, words between days, a whole day, no hours.
settings-days-weekdays = werkdagen,werkdag,weekdagen,weekdag,doordeweeks
settings-days-weekend = weekend,weekends,het weekend,weekeinde
settings-days-everyday = dagelijks,elke dag,iedere dag,alle dagen
settings-days-and = en,op,van,de
settings-days-whole = hele dag,de hele dag,heel de dag,stil
settings-days-none = geen,nooit,geen stille uren,uit
settings-holidays = Feestdagen ({ $country }): zoals op zondag
settings-holidays-choose = Feestdagen
settings-holidays-none = Feestdagen: zoals elke dag
settings-holidays-of = Feestdagen ({ $country }): zoals op zondag
settings-holidays-other = Ander land…
settings-holidays-title = Feestdagen
settings-holidays-field = Land
settings-no-country = De feestdagen van "{ $country }" ken ik niet. Schrijf de naam van een land, zoals Nederland.
settings-zone = Tijdzone: { $zone }, waar het nu { $clock } is
settings-zone-choose = Je tijdzone
settings-zone-field = Een stad, zoals Amsterdam, of UTC+1
settings-zone-needed = Kies eerst je tijdzone.
settings-no-zones = Ik heb op dit moment geen gegevens over tijdzones, dus stille uren werken alleen in UTC. Wie mij beheert, kan dat verhelpen.
settings-no-zone = De tijdzone "{ $zone }" ken ik niet. Typ een stad, zoals Amsterdam, of UTC+1, of kies er een uit de lijst.
settings-which-zone = "{ $zone }" kan meer dan één tijdzone zijn: { $zones }. Er is niets veranderd; typ welke je bedoelt.
button-zone = Andere tijdzone…

# The settings of a server
server-page-language = Taal van nieuwe tafels
server-page-channels = Waar tafels open mogen
server-page-games = Spellen
server-page-silence = Wachten op antwoord
server-page-limits = Tafels per persoon
server-page-digest = Weekoverzicht
server-page-club = Clubavond
toggle-threads = Threads: { $threads }
toggle-server-phrases = { $on ->
    [yes] Tafelpraat: aan
   *[no] Tafelpraat: uit
}
settings-server = **Tafels op deze server**{ $manages ->
    [yes] {""}
   *[no] {" "}· wie de server beheert, kan dit veranderen.
}
settings-server-language = - Taal van nieuwe tafels: **{ $language }**
settings-server-channel = - Waar tafels open mogen: **{ $channels }**
settings-server-game = - Spellen die uit staan: **{ $off }**
settings-server-off = Uit: { $off }
settings-server-threads = - Een thread voor elke tafel: **{ $threads }**
settings-server-phrases = { $on ->
    [yes] - Tafelpraat, zoals "Mooi gespeeld", aan tafels: **aan**
   *[no] - Tafelpraat, zoals "Mooi gespeeld", aan tafels: **uit**
}
settings-server-silence = - Na **{ $silence } uur** zonder antwoord mogen de anderen zonder die persoon verder
settings-server-only = Gebruik dit in een server.
settings-managers-only = Dit kan alleen wie het recht "Server beheren" heeft.
settings-anywhere = overal
settings-none-off = geen
settings-channels = { $count ->
    [0] overal
    [one] één kanaal
   *[other] { $count } kanalen
}
settings-channels-choose = Kies de kanalen
button-anywhere = Overal
settings-games-choose = Spellen die uit gaan
settings-hours = { $days ->
    [0] { $hours } uur
    [one] { $hours } uur (1 dag)
   *[other] { $hours } uur ({ $days } dagen)
}
settings-hours-choose = Na hoelang?
settings-hours-field = Uren, { $low } t/m { $high } ({ $days } dagen)
settings-hours-other = Andere tijd…
settings-limits-told = { $waiting } wachtend, { $playing } bezig, { $watched } om te kijken
settings-limit-waiting = Wachtend op mensen, 1 t/m 100
settings-limit-playing = Bezig, 1 t/m 100
settings-limit-watched = Alleen computers, om te kijken, 0 t/m 100
settings-digest-page = Eens per week krijgt een kanaal een overzicht van zijn tafels, zonder geluid.
settings-digest-choose = In welk kanaal?
button-digesthere = Hier plaatsen
button-digestoff = Niet plaatsen

# The club night of a server.
settings-club-page = Eens per week open ik een tafel van elk spel dat je kiest, waar iedereen kan gaan zitten, en zet ik het als evenement op deze server. Niemand wordt gepingd.
settings-club-games = Welke spellen? Hoogstens { $most }
settings-club-day = Op welke dag?
settings-club-hour = Hoe laat?
settings-club-channel = In welk kanaal?
settings-club-zone = Tijdzone: { $zone }
settings-club-no-events = Ik mag hier geen evenementen maken. Geef mijn rol "Evenementen maken" en de avond wordt aangekondigd; de tafels gaan hoe dan ook open.
button-cluboff = Geen clubavond
settings-server-club = - Clubavond: { $when } in { $channel }, elke week
settings-server-club-off = - Clubavond: **uit**
# The event at Discord, and the message in the channel when the evening begins.
club-event = Spellenavond
club-event-text = Kom { $games } spelen. De tafels gaan open als het begint: ga zitten waar je wilt.
club-begins = De spellenavond begint. Deze tafels staan voor jullie klaar:
club-over = De spellenavond is afgelopen.

# The note to the person who is next.
settings-next = { $on ->
    [yes] Als je de volgende bent: een stil bericht tijdens de beurt voor de jouwe
   *[no] Als je de volgende bent: geen bericht
}
toggle-next = { $on ->
    [yes] Bijna mijn beurt: melden
   *[no] Bijna mijn beurt: niet melden
}
