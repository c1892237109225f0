lobby-length = { $minutes } · bedenktijd: { $pace }
lobby-seated = { $free ->
    [0] { $names }
    [one] { $names } · 1 vrije stoel
   *[other] { $names } · { $free } vrije stoelen
}
lobby-needs = { $count ->
    [one] Met nog één speler kan het beginnen.
   *[other] Met nog { $count } spelers kan het beginnen.
}
lobby-ready = Klaar om te beginnen.
join-again-host = Je zit hier al. Nodig mensen uit of zet er computers bij, en start dan.
join-again = Je zit hier al. Het begint als { $name } het spel start.
lobby-full-more = -# Met meer mensen? De host kan er onder "Huisregels" stoelen bij zetten, tot { $most }.
lobby-more-seats = -# Met meer mensen? Onder "Stoelen" kan het hier tot { $most }.
lobby-seated-kept = { $free ->
    [0] { $names } · uitgenodigd: { $kept }
    [one] { $names } · uitgenodigd: { $kept } · 1 vrije stoel
   *[other] { $names } · uitgenodigd: { $kept } · { $free } vrije stoelen
}
lobby-awaits = { $missing } Het wachten is op { $names }.
lobby-ready-host = Klaar om te beginnen: { $name } kan op "Starten" drukken.
lobby-when-full = { $count ->
    [one] Met nog één speler begint het vanzelf.
   *[other] Met nog { $count } spelers begint het vanzelf.
}
lobby-invited-only = Meedoen aan deze tafel kan alleen op uitnodiging.
lobby-kept = uitgenodigd
lobby-alt-kept = Uitgenodigd: { $names }.
lobby-alt-options = Huisregels: { $options }.
lobby-size = Stoelen
lobby-invite = Iemand uitnodigen (alleen de host)
button-invite-friends = Vrienden vragen
friends-pass-on = Stuur dit naar je vrienden. De code werkt tot het spel begint.
friends-invitation = Speel { $title } met me op Discord. Voeg de bot toe ({ $link }), en typ dit dan in een chat met de bot:
    /games code: { $code }
friends-seen-as = -# De anderen daar zien je als { $name }.
friends-joined = Je zit op stoel { $seat }. De tafel komt hier. Komt er niets, dan kom je er met /inbox.
code-unknown = Met die code kom je niet bij een open tafel. Een code werkt niet meer als het spel begint, dus vraag om een nieuwe.
code-tries = Je hebt binnen een uur { $most } codes geprobeerd. Wacht even en probeer het dan weer.
code-none = Met een code kom je niet aan deze tafel.
options-host = -# De host, { $name }, kan dit veranderen tot het spel begint.
options-menu = Wat wil je veranderen?
seat-kept-for = { $name } (uitgenodigd)
invitation-sent = { $name } is uitgenodigd. Er blijft 48 uur een stoel vrij.
leave-last-sure = Je bent hier de enige: ga je weg, dan sluit de tafel.
leave-seat-sure = Ga je weg, dan speelt een computer verder op jouw stoel. Je kunt terugkomen zolang er niemand anders zit.
leave-seat-sure-last = Je bent hier de enige mens: ga je weg, dan eindigt de tafel.
leave-seat-sure-agreed = Alle anderen willen stoppen. Ga je weg, dan eindigt de tafel.
seat-left = Je hebt je stoel verlaten en een computer neemt het over. Met "Mijn stoel terug" kom je altijd weer terug.
seat-left-last = Je hebt je stoel verlaten. Je was hier de laatste mens, dus de tafel is beëindigd.
seat-left-agreed = Je hebt je stoel verlaten. Alle anderen wilden stoppen, dus de tafel is beëindigd.
seat-left-before = Je hebt hier je stoel verlaten en een computer speelt verder. Wil je je stoel terug?
shuffle-word = { $name } "{ $word }"
shuffle-words = akker amber anemoon appel baken bamboe berk beuk bever bries brug bron citroen dauw dennen distel duin eekhoorn eik eiland els ooievaar fazant fjord forel gember gras haas hars hazelaar heide heuvel hulst iris ivoor jade jasmijn kamille kastanje kers kiezel klimop klaver koraal kraan lantaarn laurier linde lotus lijster maan merel mees mint molen mos olijf otter parel peer pijl plas raaf regen reiger riet rivier saffraan schelp spar specht steen ster tijm tulp uil valk veen veld viooltje vlinder vlier vos water wilg winde wolk zalm zee zilver zwaan
word-title = Je schudwoord
word-label = Letters, cijfers, koppeltekens; hoogstens 24
word-unfit = Een schudwoord heeft alleen letters, cijfers en koppeltekens, hoogstens { $most }. Typ een ander woord.
lobby-alt = Aan tafel: { $names }. { $free ->
    [0] Geen vrije stoel.
    [one] 1 vrije stoel.
   *[other] { $free } vrije stoelen.
} Host: { $opener }.
lobby-table = tafel { $table }
lobby-options = Huisregels
lobby-free-seat = Vrije stoel
lobby-computer = CPU
lobby-host = host
lobby-joined = Je zit op stoel { $seat }. Als het begint, komt je hand in een privébericht. ({ $place })
invitation-declined = Begrepen. De stoel is weer vrij.
lobby-left = Je bent van tafel gegaan.
lobby-closed = De tafel is gesloten.
lobby-close-sure = Deze tafel sluiten?
lobby-computer-added = { $name } gaat zitten.
lobby-started = Het is begonnen. { $place }
seat-line = { $seat }. { $name }
seat-number = Stoel { $seat }
seat-team = { " " }(team { $team })
seat-choose = Welke stoel wil je?
seat-remove = Wie moet er weg?
end-votes = Willen stoppen: { $count } van { $needed }. Het eindigt als iedereen het wil.
end-done = Iedereen wilde stoppen, dus de tafel is beëindigd.
rematch-open = Er staat een tafel klaar voor nog een partij (tafel { $table }, { $place }).
shelf-heading = Spellen
shelf-players = { $low }–{ $high } spelers
shelf-players-one = { $count } spelers
shelf-minutes = ca. { $count } min
box-players = { $players } ({ $best })
box-best = het best met { $count }
box-best-from = het best met { $count } of meer
box-age = { $age }+
shelf-line = { $title }: { $players }, { $time }. { $line }
shelf-begin = Goed om mee te beginnen
shelf-open = Druk op een spel om er meer over te lezen.
shelf-known = -# ✓ betekent dat je het gespeeld of geleerd hebt.
shelf-not-here = Ik ben niet op deze server, dus hier kan geen tafel open. Je kunt de spellen wel bekijken, en /learn, /puzzle en /daily werken hier ook. Wil je een hele partij met computers spelen, gebruik dan /games in een privébericht aan mij; wil je hier met anderen spelen, dan kan iemand die deze server beheert me uitnodigen.
shelf-genre = { $genre } ({ $count })
shelf-limit-players = Met hoeveel zijn jullie?
shelf-limit-time = Hoelang hoogstens?
shelf-limit-minutes = tot { $count } min
shelf-line-short = { $title }: { $players }, { $time }.
shelf-limited = { $limits }: { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
shelf-empty = Geen enkel spel voldoet aan dit alles. Haal hieronder iets weg.
genre-tricks = Slagen
genre-sets = Sets en woorden
genre-nerve = Lef en bluf
genre-boards = Leggen en bouwen
words-are-no-moves = Zetten in berichten kan ik niet lezen. Druk op de knoppen van je hand, of typ /play en dan de zet.
card-heading = **{ $title }** · { $second }
card-designer = Auteur: { $name }
permission-unknown = niet bekend
permission-granted = van de auteur gekregen
permission-traditional = niet nodig, het spel is traditioneel
credit = -# { $told }
credit-permission = Toestemming: { $state }
credit-more = Meer: { $link }
card-learned = ✓ Je hebt het geleerd.
card-played = { $count ->
    [one] ✓ Je hebt het één keer gespeeld.
    [2] ✓ Je hebt het twee keer gespeeld.
   *[other] ✓ Je hebt het { $count } keer gespeeld.
}
card-alt = De doos van { $title }
button-card = Over het spel
button-learn-minutes = Leer het in 3 minuten
button-back-to-shelf = Alle spellen
option-help = -# **{ $name }**: { $help }
inbox-heading = { $count ->
    [0] Er wacht geen tafel op je.
    [one] Er wacht 1 tafel op je
   *[other] Er wachten { $count } tafels op je
}
inbox-line = - { $where } ({ $since })
inbox-where = { $title } tafel { $table } { $place }
inbox-where-thread = { $place } · tafel { $table }
inbox-where-direct = { $title } tafel { $table } · { $names }
inbox-button = { $title } tafel { $table }
inbox-others = { $count ->
    [one] Je zit ook aan 1 andere tafel
   *[other] Je zit ook aan { $count } andere tafels
}
inbox-other-line = - { $where }
inbox-invited = { $count ->
    [one] Je bent uitgenodigd voor 1 tafel
   *[other] Je bent uitgenodigd voor { $count } tafels
}
inbox-join = Meedoen: { $title }, tafel { $table }
language-auto = zoals in Discord
seat-add-computer = Computer erbij: hoe sterk?
lobby-no-hints = Geen hints aan deze tafel.

# When somebody does not answer
silence-named = ⏳ { $names } { $count ->
    [one] is { $since } gevraagd en heeft nog niet geantwoord.
   *[other] zijn { $since } gevraagd en hebben nog niet geantwoord.
}
silence-somebody = ⏳ Het is { $since } gevraagd, en iemand heeft nog niet geantwoord.
silence-needed = { $needed ->
    [one] Ieder van de anderen kan de tafel verder laten gaan.
   *[other] Als { $needed } van de anderen het willen, gaat de tafel verder.
}
silence-needed-anybody = { $needed ->
    [one] Iedereen aan tafel kan het verder laten gaan.
   *[other] Als { $needed } mensen aan tafel het willen, gaat het verder.
}
silence-decide = { $needed ->
    [one] Wat nu? Eén druk op een knop beslist het.
   *[other] Wat nu? { $needed } van jullie moeten hetzelfde kiezen.
}
silence-agreed = Genoteerd. Tot nu toe { $count } van { $needed }.
silence-moved = Klaar. De tafel gaat verder.
silence-seated = Klaar. Tot de speler terug is, valt een computer in.
silence-over = Dat is al geregeld: het antwoord is er, of de tafel is al verder.
silence-yours = De tafel wacht op jou. Antwoord via "Mijn hand".
button-movefor = Zet laten doen
button-seatcpu = Computer laten invallen
button-seatback = Mijn stoel terug
absent-note = Je had een tijdje niet geantwoord, dus op jouw stoel speelt nu een computer. Druk op een knop van deze tafel om je stoel terug te nemen.
mention-absent = { $person } Hier valt een computer voor je in. Druk op een knop van deze tafel om je stoel terug te nemen.
seat-back = Welkom terug. Je hand komt eraan.
event-table-moved-for = { $name } had niet geantwoord, dus de tafel deed de zet.
event-table-moved-for-somebody = De tafel deed de zet voor iedereen die niet had geantwoord.
event-table-computer-sits = Een computer valt in tot { $name } terug is.
event-table-returned = { $name } is terug.
mention-result = { $person } { $how }

portrait-title = Kies een portret
portrait-choose = Welk portret wil je?
portrait-offer = Zo sta je op de plaatjes van een tafel. Nu: { $portrait }.
portrait-chosen = Je portret: { $portrait }. Je ziet het vanaf het volgende plaatje van elk van je tafels.
portrait-alt = Portretten om uit te kiezen: { $names }. Nu: { $portrait }.
portrait-letter = Letter van mijn naam
portrait-given = { $portrait }, met de letter van je naam
portrait-bear = Beer
portrait-frog = Kikker
portrait-penguin = Pinguïn
portrait-panda = Panda
portrait-hedgehog = Egel
portrait-whale = Walvis
portrait-crane = Kraanvogel
portrait-koi = Koi
portrait-sheep = Schaap
portrait-octopus = Octopus
portrait-chick = Kuiken
portrait-snail = Slak
portrait-daruma = Daruma
portrait-lantern = Lampion
portrait-teapot = Ketel
portrait-maple = Esdoornblad
portrait-moon = Maan
portrait-mountain = Fuji
portrait-onigiri = Rijstbal
portrait-umbrella = Paraplu
portrait-mushroom = Paddenstoel
portrait-pine = Bonsai
portrait-windbell = Windbel
portrait-kite = Vlieger

# The clock
pace-name = Bedenktijd
pace-help = Hoeveel tijd ieder van jullie heeft. Zonder bedenktijd wordt niemand opgejaagd.
pace-none = onbeperkt
pace-live = live (5 min, +1 min per zet)
pace-daily = dagelijks (24 uur, +4 uur per zet)
pace-easy = rustig (3 dagen, +12 uur per zet)
pace-weekly = wekelijks (7 dagen, +36 uur per zet)
clock-seat = { $name } { $when }
clock-line = -# De tijd is om: { $seats }
clock-own = -# Je tijd is { $when } om
clock-up = Je tijd voor deze zet is om. Doe je zet zodra je kunt; na een tijdje mogen de anderen verder.
silence-moves = Als niemand drukt, doet de tafel { $when } de zet.
silence-waits = Klaar. Er is nu meer tijd.
button-waitmore = Wachten
button-waitdays = { $count ->
    [one] Nog een dag wachten
    [2] Nog twee dagen wachten
   *[other] Nog { $count } dagen wachten
}
button-waithours = { $count ->
    [one] Nog een uur wachten
   *[other] Nog { $count } uur wachten
}
button-inbox = Mijn hand openen
event-table-waits-for = { $name } heeft meer tijd.
event-table-waits-for-somebody = Er is meer tijd om te antwoorden.
event-table-asleep = De tafel is in slaap gevallen.
paused-asleep = Hier is twee weken niemand geweest, dus deze tafel slaapt. Iedereen aan tafel kan hem met een knop wekken.
movers-line = -# De stoel van { $name }: { $counts }
movers-count = { $name } { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
mover-computer = een computer
mover-timeout = de tafel
mover-order = vaste opdrachten

# Reminders
reminder-heading = { $count ->
    [one] Er wacht een tafel op je, als het je uitkomt.
   *[other] Er wachten { $count } tafels op je, als het je uitkomt.
}
reminder-line = - { $title } tafel { $table } { $place } (gevraagd { $when })
reminder-line-clock = - { $title } tafel { $table } { $place } (je tijd is { $when } om)
reminder-alone = {"  "}Alle anderen hebben geantwoord; nu is het aan jou.
reminder-decide = Geen haast, maar zonder antwoord mogen de anderen daar vanaf { $when } kiezen hoe het verdergaat: wachten, de zet laten doen of een computer laten invallen.
reminder-settings = -# Te veel herinneringen? `/settings`
reminders-normal = gewoon
reminders-rare = zelden (hoogstens één per dag)
reminders-off = geen
hands-new = als nieuw bericht
hands-silent = stil, in het bericht dat je al hebt

# Away
away-panel = Ga je weg? Kies de laatste dag, hoogstens { $days } dagen vooruit. Het geldt aan al je tafels.
away-now = Je bent afwezig t/m { $until }. Kies een andere dag om dat te veranderen.
away-choose = Afwezig t/m …
away-choose-how = Wat gebeurt er met je stoelen?
away-wait = De tafels wachten op mij
away-computer = Een computer speelt voor mij
away-day = { $count ->
    [0] { $date } (vandaag)
    [one] { $date } (1 dag)
   *[other] { $date } ({ $count } dagen)
}
away-set-wait = { $count ->
    [0] Je bent afwezig t/m { $until }. Je zit aan geen enkele lopende tafel.
   *[other] Je bent afwezig t/m { $until }. Je tafels wachten, je bedenktijd staat stil en de anderen zien tot wanneer. Na drie dagen mogen ze zonder jou verder. Niets maakt geluid, en spelen mag altijd.
}
away-set-computer = { $count ->
    [0] Je bent afwezig t/m { $until }. Je zit aan geen enkele lopende tafel.
   *[other] Je bent afwezig t/m { $until }. Aan je lopende tafels speelt een computer voor je; druk aan een tafel op een knop en je hebt daar je stoel terug.
}
away-back = Welkom terug. De anderen kunnen het zien.
away-line = 🏖 { $name } is afwezig t/m { $until }.
away-past = Die dag is al voorbij. Wat is je laatste dag weg?
away-too-long = Hoogstens { $days } dagen per keer. Kies een eerdere dag, of draag je stoel over.
away-spent = { $days ->
    [0] Aan een van je tafels ben je dit jaar al 30 dagen afwezig geweest, dus langer kan daar niet.
    [one] Aan een van je tafels is nog maar 1 dag over van de 30 per jaar. Kies een eerdere dag.
   *[other] Aan een van je tafels zijn nog maar { $days } dagen over van de 30 per jaar. Kies een eerdere dag.
}
away-no-day = "{ $typed }" kan ik niet als dag lezen. Kies er een uit de lijst, of typ bijvoorbeeld morgen, 24 dec of 2026-12-24.
away-which-day = "{ $typed }" kan meer dan één dag zijn: { $days }. Er is niets veranderd; typ welke je bedoelt.
button-awayback = Ik ben terug
event-table-gone = { $name } is niet meer bereikbaar: die zit niet meer op de server.
event-table-away = { $name } is een paar dagen afwezig.
absent-note-away = Je bent afwezig en op jouw stoel speelt een computer. Druk op een knop van deze tafel om je stoel terug te nemen.

# A pause by consent, and the first deal
button-propose-pause = Voorstel: pauze
button-pause = Pauze is goed
button-pauseno = Doorspelen
pause-proposed = ⏸ Er is een pauze voorgesteld: { $count } van { $needed } vinden het goed. De pauze begint zodra iedereen het goedvindt.
pause-agreed = Genoteerd. { $count } van { $needed } vinden het goed; de pauze begint zodra iedereen het goedvindt.
pause-begun = De tafel heeft nu pauze, en er loopt geen bedenktijd.
pause-refused = Dan geen pauze. Het spel gaat verder.
pause-settled = Over dat voorstel van een pauze is al beslist.
paused-agreed = Iedereen vond een pauze goed. Er loopt geen bedenktijd; iedereen hier kan op "Verder spelen" drukken.
event-table-pause-proposed = { $name } stelt een pauze voor.
lobby-starts-full = Het begint vanzelf zodra elke stoel bezet is. { $place }
reminder-ready = - { $title } tafel { $table } { $place }: er zijn genoeg mensen, dus je kunt starten.
start-button = Starten: { $title }, tafel { $table }
startfull-button = Tafel { $table } starten als die vol is

# Somebody else in the chair
button-chairany = Aan iedereen aanbieden
chair-to-whom = Overdragen aan … (het wordt gevraagd)
button-chairkeep = Mijn stoel houden
button-chairtake = Stoel overnemen
button-chairyes = Welkom
button-chairno = Liever niet
button-chairdecline = Deze keer niet
chair-free = 🪑 { $name } wil de stoel afstaan. Wie hem overneemt, speelt verder met dezelfde hand.
chair-asked-for = 🪑 { $taker } wil de stoel van { $name } overnemen, en gaat { $when } zitten tenzij de host of de helft van de anderen bezwaar maakt.
chair-offered = Je stoel wordt aan tafel aangeboden. Tot er iemand gaat zitten, is hij van jou.
chair-offered-to = { $name } is gevraagd. Je houdt je stoel tot het antwoord ja is.
chair-kept = Het blijft jouw stoel.
chair-taken = Je zit erbij. Je hand komt eraan, met wat er tot nu toe gebeurd is.
chair-asked-by-you = Je hebt om de stoel gevraagd. De anderen hebben twaalf uur om bezwaar te maken; daarna komt je hand in een privébericht.
chair-declined = Begrepen. De stoel blijft zoals hij is.
chair-judged = Genoteerd.
chair-for-you = { $name } wil je de stoel aan deze tafel overdragen. Je speelt dan verder met dezelfde hand.
chair-given = { $name } heeft je stoel overgenomen. Bedankt voor het meespelen tot nu toe.
chair-taker-refused = De mensen aan die tafel gaan liever zo verder. Volgende keer erbij?
chair-settled = Over dat aanbod is al beslist.
chair-asked = Iemand heeft net voor jou om die stoel gevraagd.
chair-not-yours = Dat is niet aan jou.
chair-knew = Wie aan deze tafel heeft gezeten, weet te veel om hier een andere stoel te nemen.
chair-refused = { $name } kan nu niet gevraagd worden.
event-table-chair-offered = { $name } biedt de stoel aan.
event-table-chair-taken = { $name } neemt een stoel over.
chair-choose = Aan wie wil je je stoel geven? Tot die persoon gaat zitten, houd je hem.
button-chair = Mijn stoel overdragen
away-hand = Iemand anders mag mijn stoelen
away-set-hand = { $count ->
    [0] Je bent afwezig t/m { $until }. Je zit aan geen enkele lopende tafel.
   *[other] Je bent afwezig t/m { $until }. Je stoelen worden aan hun tafels aangeboden. Tot er iemand gaat zitten, zijn ze van jou en staat je bedenktijd stil.
}

# When a table starts: the select of its opener, and what everybody reads.
start-name = Begint
start-press = met de knop Starten
start-full = zodra de tafel vol is
start-count = zodra er { $count } zijn
start-minutes = { $minutes ->
    [60] over een uur, met wie er is
    [120] over twee uur, met wie er is
   *[other] over { $minutes } minuten, met wie er is
}
start-computers = over { $minutes } minuten, met computers op vrije stoelen
start-time = op een vaste tijd
lobby-starts = Het begint vanzelf.
lobby-starts-at = { $computers ->
    [yes] Het begint { $when }; computers nemen de vrije stoelen.
   *[no] Het begint { $when } met iedereen die er is.
}
lobby-starts-needs = { $told } { $missing }
lobby-starts-count = { $count ->
    [one] Het begint met nog één speler.
   *[other] Het begint zodra er nog { $count } bij zijn.
}
# A table of a club night, until somebody sits down.
lobby-nobody = Wie het eerst gaat zitten, is de host
lobby-alt-nobody = Hier zit nog niemand. { $free ->
    [one] 1 vrije stoel.
   *[other] { $free } vrije stoelen.
} Wie het eerst gaat zitten, is de host.
