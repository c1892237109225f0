# Profile and ranking (/profile)
command-profile = Deine Partien und Wertungszahlen oder die von jemand anderem hier; und die Rangliste
command-profile-name = profile
option-profile-person = Wessen Profil (sonst dein eigenes)
option-profile-game = Nur dieses Spiel
ranking-title = Rangliste
ranking-heading = **{ $title }**: die Rangliste dieses Servers
ranking-note = -# Geordnet nach „mind.“ (mindestens), dem niedrigsten wahrscheinlichen Wert: Er steigt, je mehr du spielst, am meisten mit neuen Leuten. Alle beginnen bei { $start }, mindestens { $low }. Nur Partien unter Menschen zählen. Mit weniger als { $most } Partien oder gegen weniger als { $people } Personen ist die Wertungszahl vorläufig (?) und ohne Rang.
ranking-none = Für { $title } gibt es hier noch keine Rangliste. Sie beginnt mit der ersten fertigen Partie unter Menschen.
ranking-nothing = Hier gibt es noch keine Rangliste. Sie beginnt mit der ersten fertigen Partie unter Menschen.
ranking-choose = Anderes Spiel
ranking-head-rating = mind.
ranking-head-games = Partien
ranking-head-wins = Siege
ranking-provisional = Noch vorläufig
ranking-provisional-rating = { $rating }?
ranking-alt = Rangliste von { $title } auf diesem Server. { $rows }
ranking-alt-row = { $place }. { $name }: Wertungszahl mindestens { $rating }, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, davon gewonnen: { $wins }.
ranking-alt-provisional = { $name }: vorläufig, mindestens { $rating }, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, davon gewonnen: { $wins }.
ranking-alt-new = { $name }: noch keine Wertungszahl, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, davon gewonnen: { $wins }.
button-ranking-profile = Mein Profil
profile-title = Profil
profile-heading = **{ $name }**: Ergebnisse bisher
profile-here = auf diesem Server
profile-everywhere = an allen Tischen
profile-none = Noch keine fertigen Partien. Sobald du eine gespielt hast, steht sie hier.
profile-none-of = Noch keine fertige Partie { $title }.
profile-nothing = Über { $name } gibt es hier nichts zu zeigen.
profile-hidden-note = -# Du stehst in keiner Rangliste, und nur du siehst das hier (`/settings`).
profile-habit = 💡 Was dich in { $title } in den letzten dreißig Tagen am häufigsten etwas gekostet hat, { $times }-mal: Zuletzt war „{ $best }“ besser als „{ $played }“. { $reason }
profile-figure-games = Partien
profile-figure-wins = Siege
profile-figure-answers = Antwort
profile-figure-promises = Pünktlich
profile-percent = { $percent } %
profile-minutes = { $count } Min.
profile-hours = { $count } h
profile-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
profile-told = { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, gewonnen: { $wins }
profile-told-alone = CPU{ $stars }: { $games }, gewonnen: { $wins }
profile-alt = { $name }, { $where }: { $games ->
    [1] 1 fertige Partie
   *[other] { $games } fertige Partien
}, davon gewonnen: { $wins }. { $more }
profile-alt-answers = Übliche Antwortzeit: { $time }, Schlaf nicht mitgezählt.
profile-alt-promises = An Tischen mit Bedenkzeit waren { $percent } % der Züge pünktlich.
profile-alt-game = { $title }: { $told }.
profile-alt-rated = { $title }: { $told }; Wertungszahl { $rating }, vor einer Weile { $before }.
profile-more = -# Zu sehen sind die { $shown } meistgespielten von { $count } Spielen.
command-cogs-recount = Alle Wertungszahlen aus den Protokollen neu berechnen
command-cogs-recount-name = recount
cogs-recounted = { $count ->
    [1] 1 fertiger Tisch neu gezählt.
   *[other] { $count } fertige Tische neu gezählt.
}
result-rating = -# Deine Wertungszahl: { $before } → { $after }
result-rating-first = -# Deine Wertungszahl: { $before } → { $after } (? heißt vorläufig)
