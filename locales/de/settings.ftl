# /settings: a person's panel, and that of a server
settings-choose = Was möchtest du ändern?
settings-page-language = Sprache
settings-page-portrait = Porträt
settings-page-quiet = Ruhezeit und Zeitzone
settings-page-reminders = Erinnerungen
settings-page-pictures = Bilder
settings-page-forget = Daten automatisch löschen
settings-page-blocks = Blockierte
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
settings-forget = Meine Daten löschen, wenn ich wegbleibe: { forget-after }
settings-forget-choose = Wann soll ich dich vergessen?
settings-forget-told = Rührst du hier so lange nichts an, lösche ich, was über dich gespeichert ist, wie „Meine Daten löschen“ in /help. Entfernst du mich aus deinem Konto, erfahre ich davon nichts; so wirst du trotzdem vergessen, auch ohne wiederzukommen.
forget-after = { $months ->
    [0] nie
   *[other] nach { $months } Monaten
}
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
# Hours of single weekdays. A night belongs to the day in whose morning it ends.
settings-days-choose = An manchen Tagen anders?
settings-days-same = Jeden Tag gleich
settings-days-other = In deinen Worten …
settings-days-title = Zeiten mancher Tage
settings-days-field = Tage und Zeiten
settings-days-example = Sa So 1-10; Mi ganztags
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }; { $days }
settings-days-night = vom Vorabend { $begin } bis { $end }
settings-days-all = ganztags
settings-days-no-hours = keine Ruhezeit
settings-no-days = Tage und Zeiten kann ich da nicht lesen. Schreib sie so: { $example }
settings-quiet-always = Dann wäre die ganze Woche Ruhe, und deine Tische würden ewig warten. Lass ein paar Stunden frei oder nutze /away.
settings-quiet-set-days = Ruhezeit: { $hours }; dort ist es jetzt { $clock }.
# What people may type, with commas between: several days, words between days, a whole day, no hours.
settings-days-weekdays = wochentags,werktags,werktage,unter der Woche
settings-days-weekend = Wochenende,Wochenenden,am Wochenende
settings-days-everyday = täglich,jeden Tag,alle Tage
settings-days-and = und,am,von,ab,den,jeden
settings-days-whole = ganztags,ganztägig,den ganzen Tag,ganzer Tag,Ruhe
settings-days-none = keine,nie,keine Ruhe,keine Ruhezeit,aus
settings-holidays = Feiertage ({ $country }): wie sonntags
settings-holidays-choose = Feiertage
settings-holidays-none = Feiertage: wie jeder andere Tag
settings-holidays-of = Feiertage ({ $country }): wie sonntags
settings-holidays-other = Anderes Land …
settings-holidays-title = Feiertage
settings-holidays-field = Land
settings-no-country = Die Feiertage von „{ $country }“ kenne ich nicht. Schreib den Namen des Landes, etwa Deutschland.
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
server-page-club = Spieleabend
toggle-threads = Threads: { $threads }
toggle-server-phrases = { $on ->
    [yes] Zurufe: an
   *[no] Zurufe: aus
}
settings-server = **Tische auf diesem Server**{ $manages ->
    [yes] {""}
   *[no] {" "}· Ändern kann das die Serverleitung.
}
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
settings-channels-choose = Kanäle auswählen
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

# The club night of a server.
settings-club-page = Einmal die Woche eröffne ich von jedem gewählten Spiel einen Tisch, an den sich alle setzen können, und plane den Abend als Event dieses Servers. Niemand wird angepingt.
settings-club-games = Welche Spiele? Bis zu { $most }
settings-club-day = An welchem Tag?
settings-club-hour = Um wie viel Uhr?
settings-club-channel = In welchem Kanal?
settings-club-zone = Zeitzone: { $zone }
settings-club-no-events = Ich darf hier keine Events planen. Gib meiner Rolle „Events erstellen“, dann wird der Abend angekündigt; die Tische öffnen auch so.
button-cluboff = Kein Spieleabend
settings-server-club = - Spieleabend: { $when } in { $channel }, jede Woche
settings-server-club-off = - Spieleabend: **aus**
# The event at Discord, and the message in the channel when the evening begins.
club-event = Spieleabend
club-event-text = Kommt und spielt { $games }. Zu Beginn öffnen die Tische: Setzt euch, wo ihr mögt.
club-begins = Der Spieleabend beginnt. Diese Tische warten auf euch:
club-over = Der Spieleabend ist zu Ende.

# The note to the person who is next.
settings-next = { $on ->
    [yes] Wenn du als Nächstes dran bist: eine lautlose Nachricht, während der Zug vor deinem läuft
   *[no] Wenn du als Nächstes dran bist: keine Nachricht
}
toggle-next = { $on ->
    [yes] Gleich am Zug: melden
   *[no] Gleich am Zug: nicht melden
}
