# Profile and ranking (/profile)
command-profile = Je partijen en ratings, of die van iemand anders hier; en de ranglijst
command-profile-name = profiel
option-profile-person = Wiens profiel (meestal dat van jezelf)
option-profile-game = Alleen dit spel
ranking-title = Ranglijst
ranking-heading = **{ $title }**: de ranglijst van deze server
ranking-note = -# Gesorteerd op "minstens", het laagste wat een rating waarschijnlijk is: dat stijgt als je speelt, vooral met nieuwe mensen. Iedereen begint op { $start }, minstens { $low }. Alleen partijen tussen mensen tellen. Met minder dan { $most } partijen of minder dan { $people } tegenstanders is een rating voorlopig (?) en staat er geen plaats bij.
ranking-none = Hier is nog geen ranglijst van { $title }. Die begint met de eerste uitgespeelde partij tussen mensen.
ranking-nothing = Hier is nog geen ranglijst. Die begint met de eerste uitgespeelde partij tussen mensen.
ranking-choose = Een ander spel
ranking-head-rating = minstens
ranking-head-games = partijen
ranking-head-wins = gewonnen
ranking-provisional = Nog voorlopig
ranking-provisional-rating = { $rating }?
ranking-alt = Ranglijst van { $title } op deze server. { $rows }
ranking-alt-row = { $place }. { $name }: rating minstens { $rating }, { $games ->
    [1] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen.
ranking-alt-provisional = { $name }: voorlopig, minstens { $rating }, { $games ->
    [1] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen.
ranking-alt-new = { $name }: nog geen rating, { $games ->
    [1] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen.
button-ranking-profile = Mijn profiel
profile-title = Profiel
profile-heading = **{ $name }**: de uitslagen tot nu toe
profile-here = op deze server
profile-everywhere = aan alle tafels
profile-none = Nog geen uitgespeelde partijen. Heb je er een gespeeld, dan staat die hier.
profile-none-of = Nog geen uitgespeelde partijen { $title }.
profile-nothing = Er is hier niets te zien over { $name }.
profile-hidden-note = -# Je staat niet op ranglijsten, en alleen jij ziet dit (`/settings`).
profile-habit = 💡 Wat je in { $title } de laatste dertig dagen het vaakst iets kostte, { $times } keer: de laatste keer was "{ $best }" beter dan "{ $played }". { $reason }
profile-figure-games = partijen
profile-figure-wins = gewonnen
profile-figure-answers = reactie
profile-figure-promises = op tijd
profile-percent = { $percent }%
profile-minutes = { $count } min
profile-hours = { $count } u
profile-days = { $count } d
profile-told = { $games ->
    [1] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen
profile-told-alone = CPU{ $stars }: { $games }, { $wins } gewonnen
profile-alt = { $name }, { $where }: { $games ->
    [1] 1 uitgespeelde partij
   *[other] { $games } uitgespeelde partijen
}, { $wins } gewonnen. { $more }
profile-alt-answers = Antwoordt meestal binnen { $time }, slaap niet meegeteld.
profile-alt-promises = { $percent }% van de zetten aan tafels met bedenktijd was op tijd.
profile-alt-game = { $title }: { $told }.
profile-alt-rated = { $title }: { $told }; rating { $rating }, een tijd terug { $before }.
profile-more = -# De { $shown } meest gespeelde van { $count } spellen staan erbij.
command-cogs-recount = Alle ratings opnieuw uitrekenen uit de verslagen
command-cogs-recount-name = hertellen
cogs-recounted = { $count ->
    [1] 1 uitgespeelde tafel herteld.
   *[other] { $count } uitgespeelde tafels herteld.
}
result-rating = -# Je rating: { $before } → { $after }
result-rating-first = -# Je rating: { $before } → { $after } (? betekent voorlopig)
