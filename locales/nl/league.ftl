# Leagues (/league)
no-such-league = Die competitie kon ik niet vinden.
league-started = Deze competitie is al begonnen. Volgende keer erbij?
league-over = Deze competitie is afgelopen.
league-ending = Er komen geen indelingen meer. De competitie eindigt als de laatste tafels klaar zijn.
league-full = Deze competitie is vol met { $most } mensen. Volgende keer erbij?
league-not-in = Je doet niet mee aan deze competitie.
league-organiser-only = Dat is aan wie de competitie opende en aan de beheerders van de server.
league-too-few = Nog niet genoeg mensen: er zijn er minstens { $count } nodig.
leagues-many = Op deze server lopen al { $most } competities. Laat er eerst een aflopen.
leagues-own = Je leidt op deze server al { $most } competities. Laat er eerst een aflopen, of doe mee met die van iemand anders.
leagues-today = Je hebt hier vandaag al { $most } competities geopend. Probeer het morgen weer.
command-league = Competities: iedereen speelt tegen iedereen, week na week
command-league-name = competitie
league-explained = **Competities**: mensen schrijven zich in, en dan speelt iedereen tegen iedereen, week na week.
leagues-none = Op deze server is nog geen competitie.
league-new = Een competitie openen: welk spel?
league-weeks = { $count ->
    [0] zo veel weken als nodig
    [one] één week
   *[other] { $count } weken
}
league-form-weeks = Hoelang?
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
league-leave-sure = Uit de competitie { $title } ({ $id }) stappen?
button-league-join = Meedoen
button-league-leave = Uitstappen
button-league-start = Starten
button-league-look = Stand
button-league-end = Beëindigen
league-state-open = Inschrijving open
league-thread = Competitie { $title } · week { $week }, tafel { $number }
league-somebody = iemand
open-seats-leagues = Competities waar je mee kunt doen:
open-seats-leagues-begun = Lopende competities:
open-seats-league = - 🏆 **Competitie { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] één persoon
   *[other] { $count } mensen
}
open-seats-league-button = Competitie { $title } ({ $id })
