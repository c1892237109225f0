# Leagues (/league)
no-such-league = Die competitie of dat toernooi kon ik niet vinden.
league-started = Meedoen kan nu niet meer. Volgende keer erbij?
league-over = Dit is afgelopen.
league-ending = Er komen geen indelingen meer. Als de laatste tafels klaar zijn, is het afgelopen.
league-full = Het is vol met { $most } mensen of teams. Volgende keer erbij?
league-not-in = Je doet hier niet aan mee.
league-organiser-only = Dat is aan wie dit opende, en aan de beheerders van de server.
league-too-few = Nog niet genoeg mensen: er zijn er minstens { $count } nodig.
leagues-many = Op deze server lopen al { $most } competities en toernooien. Laat er eerst een aflopen.
leagues-own = Je leidt op deze server al { $most } competities of toernooien. Laat er eerst een aflopen, of doe mee bij iemand anders.
leagues-today = Je hebt hier vandaag al { $most } competities of toernooien geopend. Probeer het morgen weer.
command-league = Competities en toernooien: schrijf je in, en de tafels gaan vanzelf open
command-league-name = competitie
league-explained = **Competities en toernooien**: mensen schrijven zich in, en dan gaan de tafels vanzelf open. In een competitie speelt iedereen tegen iedereen. In een toernooi krijgen alle tafels van een ronde dezelfde kaarten.
leagues-none = Op deze server is nog geen competitie of toernooi.
league-new = Nieuwe competitie of nieuw toernooi: welk spel?
league-weeks = { $count ->
    [0] zo veel als nodig
   *[other] { $count }
}
league-form = { $title }: competitie of toernooi
league-form-weeks = Hoeveel rondes?
league-form-pace = Hoeveel bedenktijd?
league-form-players = Met hoeveel aan een tafel?
league-title = Competitie { $title }
league-heading = 🏆 **Competitie { $title }** ({ $id })
league-terms = { $weeks ->
    [0] Zo veel weken als nodig
    [one] Eén week
   *[other] { $weeks } weken
}, { $size } aan een tafel, bedenktijd { $pace }. De tafels van elke week gaan vanzelf open, en je hand komt in een privébericht.
league-points = Twee punten voor ieder van wie je wint, één voor ieder met wie je gelijk eindigt. Verlaat je je stoel, dan verlies je van allen die blijven, wat de computer er ook van maakt.
league-signed = { $count ->
    [one] Eén persoon heeft
   *[other] { $count } mensen hebben
} zich ingeschreven: { $names }
league-missing = Nog { $count ->
    [one] één persoon
   *[other] { $count } mensen
} en het kan beginnen.
cup-missing-teams = Nog { $count ->
    [one] één team
   *[other] { $count } teams
} en het kan beginnen.
league-some-free = Met { $people } mensen { $count ->
    [one] is er
   *[other] zijn er { $count }
} { $every ->
    [yes] elke week
   *[no] in sommige weken
} { $count ->
    [one] één vrij
   *[other] vrij
}, om de beurt.
league-odd = Spelen jullie met een oneven aantal, dan is er elke week één vrij, om de beurt.
league-how = Druk op "Meedoen" om mee te spelen. Het begint als { $name } op "Starten" drukt.
league-state = Week { $week } van { $weeks }
league-state-over = De competitie is afgelopen
league-next = De volgende indeling komt { $when }.
league-last = Dit is de laatste week. De competitie eindigt als de laatste tafels klaar zijn.
league-soon = De eerste indeling komt zo.
league-cancelled = Deze competitie eindigde voordat die begon.
league-won = { $count ->
    [one] { $names } wint met { $points } punten!
   *[other] { $names } winnen samen met elk { $points } punten!
}
league-no-games = Er is geen tafel uitgespeeld.
league-ended = **Competitie { $title }** ({ $id }) is afgelopen.
league-week = 🏆 **Competitie { $title }** ({ $id }): de indeling van week { $week }
league-pair = - { $names }: tafel { $table } { $place }
league-pair-away = - { $names }: tafel { $table }
league-free = - Deze week vrij: { $names }
league-mine = Jouw tafels:
league-head-played = Partijen
league-head-won = Zeges
league-head-kept = Op tijd
league-head-points = Punten
league-kept = { $count }%
league-row = { $place }. { $name }, { $points ->
    [one] één punt
   *[other] { $points } punten
} ({ $played } gespeeld, { $won } gewonnen)
league-row-kept = { $row }, { $kept } van de zetten op tijd
league-alt-gap = {"; "}
league-alt = De stand. { $rows }.
league-roster-alt = Tot nu toe ingeschreven: { $names }.
league-joined = Je doet mee met de competitie { $title } ({ $id }). Zodra die begint, komt je hand elke week in een privébericht.
league-left = Je bent uit de competitie gestapt.
league-left-running = Je bent uit de competitie gestapt. Tafels die al begonnen zijn, speel je nog.
league-begun = De competitie is begonnen. De eerste indeling komt zo.
league-opened = De competitie is open. In dit kanaal kun je je zo inschrijven.
league-closed = De competitie is beëindigd.
league-end-sure = De competitie { $title } ({ $id }) beëindigen? Er komen dan geen indelingen meer.
league-leave-sure = Uit de competitie { $title } ({ $id }) stappen?{ $begun ->
    [yes] {" "}Tafels die al begonnen zijn, speel je nog.
   *[no] {""}
}
button-league-join = Meedoen
button-league-leave = Uitstappen
button-league-start = Starten
button-league-look = Stand
button-league-end = Beëindigen
league-state-open = Inschrijving open
league-thread = Competitie { $title } · week { $week }, tafel { $number }
league-somebody = iemand
open-seats-leagues = Competities en toernooien waar je aan mee kunt doen:
open-seats-leagues-begun = Lopende competities en toernooien:
open-seats-league = - 🏆 **Competitie { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] één persoon
   *[other] { $count } mensen
}
open-seats-league-button = Competitie { $title } ({ $id })

# Cups (/league): the texts of a league that are others for a cup
cup-no-threads = Elke tafel van een toernooi krijgt een privéthread, omdat anderen dezelfde kaarten spelen. In { $channel } kan ik die niet openen. Open het toernooi in een tekstkanaal, of vraag een serverbeheerder "Privéthreads maken" en "Berichten versturen in threads" toe te staan.
cup-sealed = Anderen moeten deze kaarten nog spelen. Je kunt kijken als de ronde voorbij is.
cup-stays = Anderen spelen dezelfde kaarten, dus een tafel van een toernooi blijft in de eigen thread. Je hand komt gewoon in een privébericht.
cup-team-full = Dat team is intussen vol. Kies een ander.
league-form-kind = Wat voor soort?
league-form-days = Hoelang duurt een toernooironde?
cup-kind = { $kind ->
    [league] Competitie: iedereen speelt tegen iedereen
    [swiss] Zwitsers toernooi: je treft mensen met ongeveer evenveel punten
   *[other] Knock-outtoernooi: winnaars gaan door
}{ $team ->
    [1] {""}
   *[other] {" "}(teams van { $team })
}
cup-days = { $count ->
    [7] een week
    [14] twee weken
   *[other] { $count } dagen
}
cup-title = Toernooi { $title }
cup-heading = 🏆 **Toernooi { $title }** ({ $id })
league-terms-days = { $weeks ->
    [0] Zo veel rondes als nodig
    [one] Eén ronde
   *[other] { $weeks } rondes
} van { $span }, { $size } aan een tafel, bedenktijd { $pace }. De tafels van elke ronde gaan vanzelf open, en je hand komt in een privébericht.
cup-terms-swiss = Zwitsers: { $weeks ->
    [0] zo veel rondes als nodig
    [one] één ronde
   *[other] { $weeks } rondes
} van { $span }, { $size } aan een tafel, bedenktijd { $pace }. Je treft mensen met ongeveer evenveel punten als jij, en alle tafels van een ronde krijgen dezelfde kaarten.
cup-terms-knockout = Knock-out: rondes van { $span }, { $size } aan een tafel, bedenktijd { $pace }. { $size ->
    [2] De winnaars gaan door, en wie een halve finale verliest, speelt om de derde plaats.
   *[other] De beste helft van elke tafel gaat door.
} Alle tafels van een ronde krijgen dezelfde kaarten.
cup-points-swiss = Twee punten voor ieder van wie je aan je tafel wint, één voor ieder met wie je gelijk eindigt. Daarbij twee als je het beter deed dan de meesten met jouw kaarten aan andere tafels, één als je het net zo goed deed. Een ronde vrij telt als gelijk met iedereen, later instappen ook: één keer, hoeveel rondes je ook hebt gemist. Een ronde telt mee zodra iedereen die gespeeld heeft.
cup-points-knockout = Bij gelijke stand gaat door wie het beter deed dan anderen met dezelfde kaarten.
cup-teams = Teams van { $count }: ieder van jullie zit aan een andere tafel, en jullie punten worden opgeteld. Voor wie ontbreekt, speelt een computer.
cup-team = Team { $name }
cup-team-line = - **{ $team }**: { $names }{ $count ->
    [one] {" "}({ $count } van { $size })
   *[other] {""}
}
cup-team-ask = Welk team?
cup-team-new = Een nieuw team
cup-team-choice = Met { $names }
cup-state = Ronde { $week } van { $weeks }
cup-state-over = Het toernooi is afgelopen
cup-next = De volgende ronde begint { $when }.
cup-next-knockout = De volgende ronde begint als deze tafels klaar zijn, op zijn vroegst { $when }.
cup-last = Dit is de laatste ronde. Het toernooi eindigt als de laatste tafels klaar zijn.
cup-soon = De eerste tafels gaan zo open.
cup-cancelled = Dit toernooi eindigde voordat het begon.
cup-is-over = Dit toernooi is afgelopen.
cup-pair-third = { $line } (derde plaats)
cup-pair-final = { $line } (finale)
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $count ->
    [one] { $names } wint met { $points } punten!
   *[other] { $names } winnen samen met elk { $points } punten!
}
cup-won-knockout = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
cup-ended = **Toernooi { $title }** ({ $id }) is afgelopen.
cup-week = 🏆 **Toernooi { $title }** ({ $id }): de tafels van ronde { $week }
cup-bye = - Zonder te spelen een ronde verder: { $names }
cup-free = - Deze ronde vrij: { $names }
cup-from-next = - Vanaf de volgende ronde: { $names }
cup-head-hand = Kaarten
cup-row-hand = { $row }, beter dan { $hand } van wie dezelfde kaarten had
cup-places = Plaatsen: { $places }.
cup-place = { $place }. { $names }
cup-alt = Het schema.
    { $rounds }
cup-alt-round = { $head }: { $told }.
cup-alt-bye = { $name } is vrijgeloot
cup-alt-plays = { $names } spelen
cup-alt-won = { $names } { $count ->
    [one] eindigt
   *[other] eindigen
} voor { $others }
cup-alt-final = van de eerste plaats omlaag: { $names }
cup-alt-third = om de derde plaats: { $told }
cup-round = Ronde { $round }
cup-final = Finale
cup-third = Derde plaats
cup-opened = Het toernooi is open. In dit kanaal kun je je zo inschrijven.
cup-joined = Je doet mee met het toernooi { $title } ({ $id }). Zodra het begint, komt je hand elke ronde in een privébericht.
cup-joined-late = Je doet mee met het toernooi { $title } ({ $id }). { $mode ->
    [knockout] Je speelt zodra iemand geen tegenstander heeft of uitstapt.
   *[swiss] Je speelt zodra er plaats is, uiterlijk in de volgende ronde. De rondes die je tot dan mist, tellen samen als één ronde vrij.
}
cup-joined-team = Je doet mee met het toernooi { $title } ({ $id }). Je speelt vanaf de volgende ronde, als je team er dan nog in zit.
cup-left = Je bent uit het toernooi gestapt.
cup-left-running = Je bent uit het toernooi gestapt. Tafels die al begonnen zijn, speel je nog.
cup-begun = Het toernooi is begonnen. De eerste tafels gaan zo open.
cup-closed = Het toernooi is beëindigd.
cup-end-sure = Het toernooi { $title } ({ $id }) beëindigen? Er komen dan geen rondes meer.
cup-leave-sure = Uit het toernooi { $title } ({ $id }) stappen?{ $begun ->
    [yes] {" "}Tafels die al begonnen zijn, speel je nog.
   *[no] {""}
}
cup-thread = Toernooi { $title } · ronde { $week }, { $third ->
    [yes] derde plaats, tafel { $number }
   *[no] tafel { $number }
}
open-seats-cup = - 🏆 **Toernooi { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] één persoon
   *[other] { $count } mensen
}
open-seats-cup-button = Toernooi { $title } ({ $id })
