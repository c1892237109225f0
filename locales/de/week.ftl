# A server's week
settings-server-digest = - Wochenrückblick: in **{ $channel }**, der nächste { $when }
settings-server-digest-off = - Wochenrückblick: **aus**
digest-preview = -# So sähe er jetzt aus:
digest-nothing = -# Diese Woche wurde kein Tisch fertig, und keiner sucht noch Leute. In so einer Woche kommt kein Rückblick.
digest-cannot-post = In { $channel } darf ich nicht schreiben. Erlaube dort „Nachrichten senden“ und „Dateien anhängen“, oder wähl einen anderen Kanal.
digest-title = Die Woche an den Tischen
digest-unit = { $count ->
    [one] Tisch fertig
   *[other] Tische fertig
}
digest-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
digest-finished = { $count ->
    [one] **Ein Tisch** wurde diese Woche fertig ({ $games }).
   *[other] **{ $count } Tische** wurden diese Woche fertig ({ $games }).
}
digest-game = { $title } { $count }
digest-close = Die knappste Partie: **{ $title }** (Tisch { $table }, { $place }). { $told }.
digest-close-heading = Die knappste Partie
digest-won-by = { $name } gewann (Vorsprung: { $lead })
digest-won-by-team = { $names } gewannen (Vorsprung: { $lead })
digest-shared = { $names } teilten sich den Sieg
digest-won-level = { $names } gewannen bei Gleichstand
digest-seats = Gesucht werden noch Leute:
digest-alt-close = Die knappste Partie war { $title }: { $told } ({ $first } zu { $second }).
digest-alt = { $count ->
    [one] Ein Tisch wurde diese Woche fertig
   *[other] { $count } Tische wurden diese Woche fertig
}: { $games }.
digest-seats-button = Freie Plätze
