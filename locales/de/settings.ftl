# /settings: a person's panel, and that of a server
settings-choose = Was möchtest du ändern?
settings-page-language = Sprache
settings-page-portrait = Porträt
settings-page-quiet = Ruhezeit und Zeitzone
settings-page-reminders = Erinnerungen
settings-page-pictures = Bilder
settings-page-blocks = Blockierte
button-settings = Einstellungen
button-settings-server = Dieser Server
toggle-hands = { $silent ->
    [yes] Am Zug: lautlos
   *[no] Am Zug: neue Nachricht
}
toggle-forced = { $made ->
    [yes] Einziger Zug: von selbst
   *[no] Einziger Zug: mache ich
}
toggle-ranking = { $listed ->
    [yes] Rangliste: dabei
   *[no] Rangliste: nicht dabei
}
toggle-phrases = { $on ->
    [yes] Zurufe: an
   *[no] Zurufe: aus
}
settings-mine = Deine Sprache: { $language }
settings-language-choose = Welche Sprache?
settings-language-set = Ab jetzt spreche ich Deutsch.
settings-portrait = Dein Porträt: { $portrait }
settings-reminders = Erinnerungen: { $often }
settings-reminders-choose = Wie oft darf ich dich erinnern?
settings-pictures = Bilder deiner Hand: { $style }
settings-pictures-choose = Wie soll ich deine Hand zeichnen?
pictures-name = Bilder
pictures-help = Die Bilder des Tisches, für alle. Die eigene Hand stellen alle selbst in /settings ein.
pictures-usual = üblich
pictures-usual-help = Mit Mustern und Szenen
pictures-large = Großdruck
pictures-large-help = Weniger Dinge, dafür alle groß
pictures-quiet = ruhig
pictures-quiet-help = Ohne Muster, ohne Szenen
settings-hands = Wenn du am Zug bist, kommt deine Hand { $hands }
settings-forced = { $made ->
    [yes] Gibt es nur einen möglichen Zug, macht ihn der Tisch nach einer kurzen Pause von selbst
   *[no] Gibt es nur einen möglichen Zug, machst du ihn trotzdem selbst
}
settings-ranked = Ranglisten: Du bist dabei, und andere auf einem Server sehen, was du dort gespielt hast
settings-unranked = Ranglisten: Du bist nicht dabei, und niemand sonst sieht dein Profil
settings-phrases = { $on ->
    [yes] Zurufe: Du kannst an deinen Tischen welche sagen und siehst die der anderen bei deiner Hand
   *[no] Zurufe: Du sagst keine, und bei deiner Hand stehen keine
}
# Quiet hours and time zone
settings-quiet = Ruhezeit: { $hours }
settings-quiet-none = keine
settings-quiet-page = In der Ruhezeit kommt alles lautlos, und deine Uhren stehen.
settings-quiet-choose = Wann soll Ruhe sein?
settings-quiet-never = Keine Ruhezeit
settings-quiet-other = Andere Zeiten …
settings-quiet-title = Ruhezeit
settings-quiet-from = Ruhe ab
settings-quiet-until = Ruhe bis
settings-quiet-span = { $begin } bis { $end }
settings-quiet-hours = { $span } ({ $zone })
settings-quiet-set = Ruhezeit: { $hours }; dort ist es jetzt { $clock }. In dieser Zeit kommt deine Hand lautlos.
settings-quiet-off = Keine Ruhezeit mehr: Jede Hand darf sich bemerkbar machen.
settings-zone = Zeitzone: { $zone }, dort ist es jetzt { $clock }
settings-zone-choose = Deine Zeitzone
settings-zone-field = Eine Stadt wie Berlin oder UTC+1
settings-zone-needed = Wähl zuerst deine Zeitzone.
settings-no-zones = Mir fehlen gerade die Daten der Zeitzonen, darum geht die Ruhezeit nur in UTC. Wer mich betreibt, kann das beheben.
settings-no-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tipp eine Stadt wie Berlin oder UTC+1, oder wähl aus der Liste.
settings-which-zone = „{ $zone }“ kann mehrere Zeitzonen meinen: { $zones }. Es hat sich nichts geändert; tipp die gemeinte.
button-zone = Andere Zeitzone …
# The settings of a server
server-page-language = Sprache neuer Tische
server-page-channels = Wo Tische eröffnet werden dürfen
server-page-games = Spiele
server-page-silence = Warten auf eine Antwort
server-page-limits = Tische pro Person
server-page-digest = Wochenrückblick
toggle-threads = Threads: { $threads }
toggle-server-phrases = { $on ->
    [yes] Zurufe: an
   *[no] Zurufe: aus
}
settings-server = **Tische auf diesem Server** · Ändern kann das die Serverleitung.
settings-server-language = - Sprache neuer Tische: **{ $language }**
settings-server-channel = - Wo Tische eröffnet werden dürfen: **{ $channels }**
settings-server-game = - Ausgeschaltete Spiele: **{ $off }**
settings-server-off = Ausgeschaltet: { $off }
settings-server-threads = - Ein Thread für jeden Tisch: **{ $threads }**
settings-server-phrases = { $on ->
    [yes] - Zurufe wie „Gut gespielt“ an Tischen: **an**
   *[no] - Zurufe wie „Gut gespielt“ an Tischen: **aus**
}
settings-server-silence = - Nach **{ $silence } h** ohne Antwort können die anderen ohne diese Person weitermachen
settings-server-only = Das geht nur auf einem Server.
settings-managers-only = Das kann nur ändern, wer das Recht „Server verwalten“ hat.
settings-anywhere = überall
settings-none-off = keine
settings-channels = { $count ->
    [0] überall
    [one] ein Kanal
   *[other] { $count } Kanäle
}
settings-channels-choose = Nur in diesen Kanälen
button-anywhere = Überall
settings-games-choose = Spiele ausschalten
settings-hours = { $days ->
    [0] { $hours } h
    [one] { $hours } h (1 Tag)
   *[other] { $hours } h ({ $days } Tage)
}
settings-hours-choose = Nach welcher Zeit?
settings-hours-field = Stunden, { $low } bis { $high } ({ $days } Tage)
settings-hours-other = Andere Zeit …
settings-limits-told = { $waiting } wartend, { $playing } laufend, { $watched } zum Zuschauen
settings-limit-waiting = Wartend, 1 bis 100
settings-limit-playing = Laufend, 1 bis 100
settings-limit-watched = Nur Computer, zum Zuschauen, 0 bis 100
settings-digest-page = Einmal die Woche bekommt ein Kanal einen Rückblick auf seine Tische, lautlos.
settings-digest-choose = In welchem Kanal?
button-digesthere = Hier zeigen
button-digestoff = Nicht zeigen
