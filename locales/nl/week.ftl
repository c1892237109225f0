# A server's week
settings-server-digest = - Weekoverzicht: in **{ $channel }**, het volgende { $when }
settings-server-digest-off = - Weekoverzicht: **uit**
digest-preview = -# Zo zou het er nu uitzien:
digest-nothing = -# Deze week is geen tafel uitgespeeld, en geen tafel zoekt spelers. In zo'n week wordt er niets geplaatst.
digest-cannot-post = Ik mag niet schrijven in { $channel }. Sta daar "Berichten versturen" en "Bestanden bijvoegen" toe, of kies een ander kanaal.
digest-title = De week aan tafel
digest-unit = { $count ->
    [one] tafel uitgespeeld
   *[other] tafels uitgespeeld
}
digest-times = { $count ->
    [one] één keer
    [2] twee keer
   *[other] { $count } keer
}
digest-finished = { $count ->
    [one] Deze week is **één tafel** uitgespeeld ({ $games }).
   *[other] Deze week zijn **{ $count } tafels** uitgespeeld ({ $games }).
}
digest-game = { $title } { $count }
digest-close = De spannendste partij: **{ $title }** (tafel { $table }, { $place }). { $told }.
digest-close-heading = De spannendste partij
digest-won-by = { $name } won met { $lead } verschil
digest-won-by-team = { $names } wonnen met { $lead } verschil
digest-shared = { $names } wonnen samen
digest-won-level = Bij gelijke score won { $names }
digest-seats = Zoeken spelers:
digest-alt-close = De spannendste partij was { $title }: { $told } ({ $first } tegen { $second }).
digest-alt = { $count ->
    [one] Deze week is één tafel uitgespeeld
   *[other] Deze week zijn { $count } tafels uitgespeeld
}: { $games }.
digest-seats-button = Vrije stoelen
