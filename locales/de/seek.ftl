# Find players
button-seek = Leute zum Spielen finden
button-seeking = Suche nach Leuten läuft
button-seek-too = Ich möchte auch spielen
button-seek-change = Ändern
button-seek-stop = Suche beenden
button-seek-everywhere = { $on ->
    [yes] Leute anderer Server: ja
   *[other] Leute anderer Server: nein
}
button-seekyes = Bin dabei
button-seekno = Heute nicht
button-seekout = Ich kann doch nicht
seek-form = Leute zum Spielen finden
seek-form-games = Welche Spiele?
seek-form-sizes = Zu wievielt am Tisch?
seek-form-paces = Wie viel Bedenkzeit?
seek-form-langs = In welcher Sprache?
seek-form-hours = Wie lange suchst du?
seek-any-game = beliebiges Spiel
seek-any-size = beliebig viele Personen
seek-any-pace = alles außer live
seek-any-lang = jede Sprache
seek-size = { $count } Personen
seek-hours = { $hours ->
    [12] 12 Stunden
    [24] einen Tag
    [72] drei Tage
   *[other] eine Woche
}
seek-heading = Du suchst bis { $until } Leute zum Spielen: **{ $games }** · { $sizes } · Bedenkzeit: { $paces } · { $langs }.
seek-how = Sobald genug Leute zusammenpassen, frage ich alle einzeln per lautloser Direktnachricht. Zum Zusagen hast du dann eine halbe Stunde.
seek-asked = -# Ein Tisch wartet auf deine Antwort. Sieh in deine Direktnachrichten.
seek-rests = -# Bis { $when } wirst du nicht gefragt: Die letzte Frage ist noch nicht lange her.
seek-here = -# Nur mit Leuten dieses Servers.
seek-everywhere = -# Auch mit Leuten anderer Server. Sie sehen deinen Namen **{ $name }**, und der Tisch ist in euren Direktnachrichten.
seek-tables = An diesen Tischen ist gerade ein Platz für dich:
seek-stopped = Du suchst keinen Tisch mehr.
seek-needs-messages = Ich frage per Direktnachricht, konnte dich aber nicht erreichen. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und versuch es noch einmal.
seek-ask = Das könntest du mit { $names } spielen.
seek-ask-where = { $place } · { $minutes } · Bedenkzeit: { $pace }
seek-ask-server = Auf { $server }
seek-ask-direct = In deinen Direktnachrichten
seek-ask-until = Bist du dabei? Antworte bis { $until }.
seek-yes = Du bist dabei. Der Tisch öffnet, sobald die anderen zugesagt haben.
seek-no = In Ordnung, heute frage ich dich nicht noch einmal.
seek-late = Die Zeit für diese Antwort ist um, darum ist deine Suche beendet.
seek-off = Dieser Tisch kam nicht zustande. Du suchst weiter, und wer später kam, kommt nicht vor dir dran.
seek-dealt = Alle haben zugesagt. Die Partie hat begonnen: { $place }
seek-dealt-direct = Alle haben zugesagt. Die Partie hat hier begonnen, in deinen Direktnachrichten.
seek-settled = Diese Frage ist schon erledigt.
seek-announced = Auf { $server } möchte jemand spielen: { $games }.

# Managers
server-page-seek = Tische, die sich finden
settings-server-seek = - Tische, die sich von selbst finden: **{ $channel }**, { $everywhere ->
    [yes] auch mit Leuten anderer Server
   *[other] nur mit Leuten dieses Servers
}
settings-seek-page = Wer „Leute zum Spielen finden“ drückt, kommt mit anderen zusammen, und ihr gemeinsamer Tisch öffnet hier von selbst.
settings-seek-anywhere = dort, wo gesucht wurde
settings-seek-choose = Wo öffnen diese Tische?
button-seek-anywhere = Wo gesucht wurde
toggle-seek = { $on ->
    [yes] Mit anderen Servern: ja
   *[other] Mit anderen Servern: nein
}
settings-seek-told = Erlaubst du andere Server, können Leute von hier zusagen, mit Leuten anderer Server zu spielen. Solche Tische sind in ihren Direktnachrichten, nicht in einem Kanal.
