# Words that all games share
as-said = { $text }
option-line = { $name }: { $value }
option-on = aan
option-off = uit

# The table
table-heading = **{ $title }** · tafel { $table }
table-thread = { $title } · { $sign }
table-thread-comma = {", "}
table-thread-more = {" "}en nog { $count }
table-thread-number = {" "}({ $table })
table-opened = **{ $name }** heeft een tafel voor { $title } geopend (tafel { $table }). Kom naar { $place }.
table-opened-yours = Je tafel voor { $title } staat klaar: { $place }. Nodig daar mensen uit of zet er computers bij, en druk dan op "Starten".
table-begun = **{ $title }** (tafel { $table }) is begonnen. Kijk mee in { $place }.
table-result = { $how } **{ $title }** (tafel { $table }): { $place }
table-called-off = **{ $title }** (tafel { $table }) is beëindigd.
table-turn = ▶ **{ $name }** is aan de beurt
table-waiting = ▶ Wachten op { $names }
table-waiting-all = ▶ Wachten tot iedereen heeft gekozen
table-ended = Deze tafel is beëindigd.
table-deserted = Er zit hier niemand, dus deze tafel is opgeruimd.
table-expired = Deze tafel is nooit begonnen en is na 14 dagen opgeruimd.
table-over = Het spel aan deze tafel is afgelopen.
table-paused = Deze tafel staat stil. { $why }
button-move-here = Tafel hierheen
table-moved = De tafel staat nu hier.
move-waits = Iedereen aan tafel moet het ermee eens zijn voordat de tafel de server verlaat: tot nu toe { $agreed } van { $needed }. Ik heb het de anderen gevraagd.
move-waits-until = Als iemand niet antwoordt, zijn er vanaf { $when } minder stemmen nodig. Druk dan nog eens op "Tafel hierheen".
move-proposed = { $name } wil deze tafel ergens anders neerzetten. Dat gebeurt zodra iedereen aan tafel het ermee eens is.
move-within-server = Het kanaal van deze tafel bestaat nog. De tafel kan naar een ander kanaal van dezelfde server, maar niet naar een andere server.
direct-stays = Deze tafel staat in de privéberichten van de spelers en kan dus niet naar een kanaal.
result-won = 🏆 **{ $name }** wint!
result-nobody = Niemand wint.
result-lost = { $count ->
    [one] **{ $names }** heeft verloren. Niemand wint.
   *[other] **{ $names }** hebben verloren. Niemand wint.
}
result-team = 🏆 Het team van { $names } wint!
result-shared = 🏆 { $names } winnen samen!
# The same in a message of one's own
result-you-won = 🏆 Je hebt gewonnen!
result-your-team = 🏆 Jouw team heeft gewonnen!
result-you-shared = 🏆 Je wint samen met { $names }!
result-you-lost = Je hebt verloren. Niemand wint.
result-you-came = Je bent { $place }e geworden van de { $count }.
result-you-came-behind = Je bent { $place }e geworden van de { $count }, { $lead } achter de winnaar.
invite-in-server = Wil je van hieruit iemand uitnodigen, druk dan bij het spel (/games) op "Met vrienden spelen". In een kanaal van een server kun je bij deze opdracht een naam kiezen.
play-with = Wat wil je spelen met **{ $name }**?
play-with-which = Welk spel?
table-opened-alone = Een tafel voor { $title } met computers staat klaar (tafel { $table }): druk op "Starten".
table-opened-friends = Hieronder komt een tafel voor { $title } voor jou en je vrienden (tafel { $table }). Er wordt hier gespeeld, in je privéberichten en in die van hen.
place-direct = 📩 DM
dm-closed = Ik kon je geen privébericht sturen. Je hand vind je aan tafel onder "Mijn hand". Wil je die als privébericht, sta dan in de instellingen van Discord privéberichten van serverleden toe.
block-bot = Alleen mensen kun je blokkeren.
blocks-explained = Met iemand die je blokkeert zit je nooit aan dezelfde tafel, en geen van beiden kan de tafels van de ander gebruiken: knoppen en opdrachten werken daar niet. Elkaars berichten in kanalen zie je nog wel. Wie je blokkeert, hoort dat niet.
blocks-list = Geblokkeerd: { $people }
blocks-list-more = Geblokkeerd: { $people } (nog { $count } in de lijst hieronder)
blocks-none = Je hebt niemand geblokkeerd.
blocks-count = { $count ->
    [0] niemand
    [one] één persoon
   *[other] { $count } mensen
}
blocks-add = Iemand blokkeren
blocks-remove = Blokkering opheffen
blocks-in-server = Wil je iemand blokkeren? Gebruik `/settings` in een server.

# Hands
hand-heading = { $heading } · { $place }
hand-place = -# Tafel { $table } · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **Jouw beurt.** { $prompt }
mention-turn = { $person } Jouw beurt. Druk op "Mijn hand".
mention-all = { $people } We wachten op antwoorden. Druk op "Mijn hand" om te zien of jij iets te beantwoorden hebt.
panel-page = { $prompt } (pagina { $page } van { $pages })
panel-page-button = Pagina { $page }
panel-numbered = { $number } · { $text }
panel-choice = { $verb }: { $value }
panel-else = Iets anders …
panel-build = Of stap voor stap: { $prompt }
panel-cost = { $move }: { $cost }
panel-sure = Weet je het zeker? { $move }.
panel-other-number = Een ander getal …
panel-more-numbers = { $low } t/m { $high } …
panel-so-far = { $chosen } → …

# Buttons
button-open-alone = Met computers spelen
button-open-friends = Met vrienden spelen
button-to-table = Naar de tafel
button-hand = Mijn hand
button-log = Verloop
button-rules = Regels
button-more = Meer
button-menu = Menu
button-back = Terug
button-refresh = Hand opnieuw tonen
button-older = Ouder
button-newer = Nieuwer
button-previous = Vorige
button-next = Volgende
button-resume = Verder spelen
button-agree = Verplaatsen is goed
button-rematch = Revanche
button-fair = Hoe er geschud wordt
button-fair-check = Zo controleer je het
button-verify = Controleren
button-record = Verslag opslaan
button-join = Meedoen
button-leave = Weggaan
button-computer = Computer erbij
button-start = Starten
button-start-computers = Starten met computers
button-decline = Deze keer niet
button-seats = Stoelen
button-options = Huisregels
button-further-options = Meer regels
button-done = Klaar
switch-hints-off = Hints: geen
switch-hints-on = Hints: toegestaan
button-word = Mijn woord wijzigen
button-close = Tafel sluiten
button-leave-seat = Stoel verlaten
button-propose-end = Voorstel: stoppen
button-end = Stoppen is goed
button-takeover = Computer speelt verder

# Refusals
illegal-now = Die zet kan nu niet. Kies opnieuw uit je hand.
stale = Het spel is al verder. Zo staat de tafel er nu voor.
not-your-turn = { $count ->
    [0] Je bent nu niet aan de beurt.
    [1] Nu is { $names } aan de beurt.
   *[other] Nu zijn { $names } aan de beurt.
}
not-your-turn-secret = Jij hebt nu niets te beantwoorden. Wacht tot iedereen heeft geantwoord.
not-at-this-table = Je zit niet aan deze tafel. Met /games vind je vrije stoelen, en kun je zelf een tafel openen.
not-started = Deze tafel is nog niet begonnen.
already-started = Deze tafel is al begonnen.
already-at-this-table = Je zit al aan deze tafel.
no-such-table = Die tafel kan ik niet vinden. Misschien is die opgeruimd.
no-game-called = Er is hier geen spel dat "{ $typed }" heet. Met /games zie je ze allemaal.
no-table-here = Hier staat geen tafel, en je zit ook nergens anders. Met /games open je er een.
which-table = Welke tafel bedoel je?
which-table-mine = { $title }, tafel { $table }: jouw beurt
which-table-other = { $title }, tafel { $table }
no-such-game = Dat spel is er niet. Met /games zie je wat je kunt spelen.
game-away = Dit spel is op dit moment niet beschikbaar. Probeer het later nog eens.
game-closed = Nieuwe tafels van dit spel gaan hier niet meer open; wat loopt, gaat door. Met /games zie je de andere spellen.
no-such-person = Die persoon zit niet aan deze tafel.
no-such-seat = Die stoel is er niet.
no-computer-player = Dit spel heeft nog geen computerspeler.
no-standing-orders = Dit spel kent geen vaste opdrachten.
nobody-gone = Er ontbreekt niemand.
seat-taken = Daar zit { $name }. Kies een vrije stoel.
table-full = Deze tafel is vol ({ $size } stoelen). Volgende keer erbij?
only-the-opener = Dat kan alleen de host van de tafel.
start-host-only = Er zijn nog vrije stoelen, dus nu kan alleen de host, { $name }, starten. Is elke stoel bezet, dan kan iedereen aan tafel dat.
not-enough-seats = { $count ->
    [one] Er is nu één speler.
   *[other] Er zijn nu { $count } spelers.
} Dit spel begint met { $seats }.
not-over = Aan deze tafel wordt nog gespeeld.
not-played-out = Deze partij is niet uitgespeeld, dus ik kan niet zien wanneer die kantelde.
bad-option = "{ $option }" kan die waarde niet hebben. Kies een andere.
malformed = Die knop kan ik niet lezen. Probeer "Mijn hand" aan tafel.
malformed-command = Die opdracht kan ik niet lezen. Kies hem opnieuw uit de lijst en gebruik de suggesties.
move-not-understood = Bij { $title } (tafel { $table }) is "{ $typed }" nu geen mogelijke zet. Dit kan bijvoorbeeld wel: { $moves }.
players-not-offered = Dit spel is niet voor { $count } spelers. Kies een ander aantal.
option-not-offered = De keuze bij "{ $name }" past niet bij { $count } spelers. Verander een van de twee.
preset-none = Je hebt voor dit spel nog niet eerder huisregels gekozen. Kies "de gebruikelijke"; onder "Huisregels" kun je ze veranderen.
game-off-here = Dit spel staat op deze server uit. Met /games zie je de andere.
channel-not-allowed = Tafels open je in { $channels }.
not-recorded = Opslaan lukte zojuist niet, dus er is niets veranderd. Probeer het zo nog eens.
former-now = Die opdracht is nu `/{ $command }`.
former-then = Dat is nu een knop: gebruik `/{ $command }` en druk op "{ $button }".
former-menu = Dat is nu een knop: gebruik `/{ $command }`, druk op "{ $menu }" en dan op "{ $button }".
former-game = Dat is nu een knop: gebruik `/{ $command }`, kies het spel en druk op "{ $button }".
former-table = Dat is nu een knop: gebruik `/{ $command }`, kies de tafel en druk op "{ $button }".
former-table-menu = Dat is nu een knop: gebruik `/{ $command }`, kies de tafel en druk op "{ $button }". Soms staat die onder "{ $menu }".
former-leave = Dat is nu een knop: gebruik `/{ $command }`, kies de tafel en druk op "{ $button }". Is het spel al begonnen, druk dan op "{ $menu }" en op "{ $seat }".
former-button = Dat is nu een knop: "{ $button }" staat onder de uitslag van een partij, en tijdens de partij onder het verloop.
command-old = Deze opdracht is veranderd. Typ hem over een minuutje opnieuw.
trouble = Dat lukte niet, en er is geen zet gedaan. Probeer het nog eens. (nr. { $ref })
owner-only = Dit kan alleen de eigenaar van de bot.
cog-unknown = "{ $name }" is er niet, of kan dat nu niet.
cog-done = Klaar: "{ $name }".
cog-broken = "{ $name }" blijft zoals het was: er zit een fout in de bestanden. In het log staat waar.
invited-only = Aan deze tafel mag alleen zitten wie uitgenodigd is.
seats-kept = De vrije stoelen worden vrijgehouden voor { $names }. De host kan ze vrijgeven onder "Stoelen".
seat-kept = Die stoel wordt vrijgehouden voor { $name }.
invite-refused = Die persoon kan nu niet worden uitgenodigd.
already-here = { $name } zit al aan deze tafel.
not-invited = Je hebt geen uitnodiging voor deze tafel.
too-many-seated = Er zitten er al { $count }, dus minder stoelen gaat niet.
block-yourself = Jezelf blokkeren kan niet.
blocks-full = Je kunt hoogstens { $most } mensen blokkeren.

# Pauses
paused = Pauze.
paused-channel-gone = Het kanaal van de tafel is weg, dus de tafel staat stil. Om verder te gaan: gebruik /inbox in een ander kanaal, kies de tafel en druk op "Tafel hierheen".
paused-no-access = Ik kan het kanaal van de tafel niet meer zien, dus die staat stil. Vraag een serverbeheerder mijn rechten na te kijken.
paused-no-permission = Ik mag hier geen bestanden bijvoegen, dus de tafel staat stil. Vraag een serverbeheerder "Berichten versturen" en "Bestanden bijvoegen" toe te staan.
paused-thread-locked = De thread van de tafel is vergrendeld, dus die staat stil. Vraag een moderator hem te ontgrendelen. Of gebruik /inbox in een ander kanaal, kies de tafel en druk op "Tafel hierheen".
paused-server-gone = Ik ben van de server gehaald, dus de tafel staat stil. Nodig me opnieuw uit, gebruik daar /inbox, kies de tafel en druk op "Tafel hierheen".
paused-game-gone = Dit spel is op dit moment niet beschikbaar, dus de tafel staat stil. Die gaat vanzelf verder als het spel terug is.
paused-game-newer = Hier speelde een nieuwere versie van de bot, dus de tafel staat stil. Die gaat verder zodra de bot weer bij is.
paused-game-unreadable = Ik kon deze tafel niet lezen, dus die staat stil. Er is geen zet verloren. Meld het bij wie de bot beheert.
paused-person-gone = Iemand heeft de server verlaten, dus de tafel staat stil. Druk op "Computer speelt verder" om door te gaan.
resumed = We zijn terug. Speel maar verder.
seat-taken-over = Een computer speelt nu verder voor { $names }.
rematch-invited = { $name } wil nog een partij. Je stoel blijft 48 uur vrij.
invitation-begun = Het spel is zonder jou begonnen. Volgende keer erbij?
invitation-off = Deze tafel is gesloten, dus de uitnodiging vervalt.
invited = { $name } nodigt je uit voor deze tafel. Er blijft 48 uur een stoel voor je vrij.
order-ended = Je vaste opdracht is afgelopen. Jouw beurt.

# Record and proof
log-empty = Er is nog niets gebeurd.
log-numbered = `{ $number }` { $text }
log-unreadable = Hier gebeurde iets dat deze versie niet kan lezen.
rules-goal = Het doel
rules-turn = Een beurt
rules-score = Punten
rules-heading = **{ $title }** regels { $page }/{ $pages }
fair-made = Niemand kan hier de kaarten kiezen, ook de bot niet. Die trok een geheim getal voordat er iemand meedeed, en iedereen voegt een woord toe; pas alles samen bepaalt hoe er geschud wordt. Na afloop kan iedereen dat controleren.
fair-words = Woorden: { $words }
fair-own-word = Jouw woord is **{ $word }**. Wil je het zeker weten, typ er dan zelf een; tot het delen kun je het wijzigen.
fair-same-cards = Deze tafel speelt met dezelfde kaarten als andere tafels, dus ook met hetzelfde geheim en dezelfde woorden.
fair-committed =
    Vastlegging van het geheime getal, een vingerafdruk die bij geen ander getal past (SHA-256): `{ $commitment }`
    Die staat hier al van voordat er iemand meedeed. Na afloop wordt het getal zelf getoond: past het bij deze vingerafdruk, dan is het nooit veranderd.
fair-over =
    Vastlegging van het geheime getal, een vingerafdruk die bij geen ander getal past (SHA-256): `{ $commitment }`
    "Controleren" toont het getal, kijkt of het bij deze vingerafdruk past en speelt de hele partij ermee na.
proof-not-yet = Het geheim wordt getoond als de partij is afgelopen. De vastlegging is { $commitment }.
proof-holds =
    Het bewijs klopt: { $moves ->
        [one] één zet is
       *[other] alle { $moves } zetten zijn
    } nagespeeld.
    Vastlegging, SHA-256: `{ $commitment }`
    Geheim: `{ $secret }`
    Schudwoorden: { $words }
    Startgetal, uit het geheim en deze woorden: `{ $seed }`
    De kaarten volgen alleen uit dit startgetal en konden later niet veranderen.
    Zonder mij controleren: sla het verslag op en draai `python -m engine.verify`.
proof-no-words = niet in dit verslag (een oudere tafel)
proof-broken = Het verslag en het bewijs kloppen niet met elkaar. Meld het bij de eigenaar van de bot.
proof-old-rules = Aan deze tafel is onder eerdere regels gespeeld, dus naspelen kan nu niet. Vastlegging en geheim staan in het verslag.
record-not-yet = Het verslag kun je opslaan als de partij is afgelopen.
record-here = Het verslag van deze tafel.

# Times
ago-minutes = { $count ->
    [0] sinds net
    [one] al 1 minuut
   *[other] al { $count } minuten
}
ago-hours = { $count ->
    [one] al 1 uur
   *[other] al { $count } uur
}
ago-days = { $count ->
    [one] al 1 dag
   *[other] al { $count } dagen
}

# What happens to tables
event-table-resigned = { $name } is weggegaan; een computer speelt verder.
event-table-end-proposed = { $name } wil stoppen met deze tafel; stem toe onder "Menu".
event-table-ended = De tafel is beëindigd.
event-table-paused = De tafel staat stil.
event-table-resumed = De tafel gaat verder.
panel-anytime = Vooraf beslissen (privé)
panel-amount = Een getal van { $low } t/m { $high }
not-that-number = { $typed } kan hier niet. Het dichtst erbij liggen { $below } en { $above }.
not-a-number = Geef een getal van { $low } t/m { $high }.

# Advice of the computer players, and watching
button-hint = Hint
button-next-move = Volgende zet
button-stop = Stoppen met kijken
hint-move = 💡 { $move }
hint-failed = Een hint lukte nu niet. Probeer het zo nog eens.
no-hints-here = Aan deze tafel wordt zonder hints gespeeld.
no-hint-now = Dit moet je zelf tellen, dus hier is geen hint.
not-for-watching = Deze tafel is niet om naar te kijken.
result-hints = -# { $name } gebruikte { $count ->
    [one] 1 hint
   *[other] { $count } hints
}.
turning-progress = Terugkijken… zet { $done } van { $of }
turning-none = Ik vond geen groot keerpunt. Elke zet was goed.
turning-point = ⭐ Zet { $move }, { $name }: "{ $played }". De computer kiest liever "{ $best }" (ongeveer { $percent }% meer kans)
turning-point-counted = ⭐ Zet { $move }, { $name }: "{ $played }". De computer kiest liever "{ $best }".
turning-chances = -# Was dit te winnen? Vanaf hier { $games } keer doorgespeeld met dezelfde kaarten { $same ->
    [yes] wonnen beide zetten { $played } keer: het maakte geen verschil
   *[no] won deze zet { $played } keer en de andere { $best } keer
}. { $bar }
turning-chances-quick = -# Snel bekeken: vanaf hier { $games } keer doorgespeeld met dezelfde kaarten { $same ->
    [yes] wonnen beide zetten { $played } keer: het maakte geen verschil
   *[no] won deze zet { $played } keer en de andere { $best } keer
}. { $bar }
turning-chances-ahead = -# Was dit te winnen? Computers die vooruitdenken, speelden beide zetten { $games } keer door met dezelfde kaarten: { $same ->
    [yes] beide wonnen { $played } keer, het maakte geen verschil
   *[no] deze zet won { $played } keer en de andere { $best } keer
}. { $bar }
turning-looking = -# Ik laat vanaf hier doorspelen om meer te weten te komen. Kijk hier over een paar minuten nog eens.
turning-looking-minutes = -# Ik laat vanaf hier doorspelen door computers die vooruitdenken. Kijk hier over ongeveer { $minutes } minuten nog eens.
turning-looking-hour = -# Ik laat vanaf hier doorspelen door computers die vooruitdenken. Binnen een uur vind je het antwoord hier bij *Terugkijken*.
turning-looking-hours = -# Ik laat vanaf hier doorspelen door computers die vooruitdenken. Dat duurt een paar uur: daarna vind je het antwoord hier bij *Terugkijken*.
turning-failed = -# Doorspelen vanaf hier lukte me nu niet.
turning-away = -# Dit spel is er nu even niet, dus ik ben gestopt met doorspelen. Probeer het opnieuw als het terug is. Wat ik al gevonden heb, blijft hier staan.
turning-stopped = -# Hier kan ik niet verder doorspelen: de regels zijn veranderd, of het verslag is weg. Wat ik al gevonden heb, blijft hier staan.
button-look-again = Opnieuw proberen
level-beginner = makkelijk
level-friend = gemiddeld
level-strong = sterk
level-house = snel
level-beginner-hint = Ziet wel eens iets over het hoofd, maar doet geen wilde zetten
level-friend-hint = Kent de gewone zetten: wint vier van de vijf keer van makkelijk, als geluk niet beslist
level-strong-hint = Denkt goed na: wint twee van de drie keer van gemiddeld, als geluk niet beslist
level-house-hint = Speelt meteen, met vuistregels
watch-opened = Een tafel voor { $title } om naar te kijken (tafel { $table }) staat klaar: { $place }.

# Names of the computer players
computer-name-1 = Kuro
computer-name-2 = Shiro
computer-name-3 = Mike
computer-name-4 = Tanuki
computer-name-5 = Kitsune
computer-name-6 = Uil
computer-name-7 = Schildpad
computer-name-8 = Konijn
computer-seat = { $name } CPU{ $stars }
button-arrange = Hand sorteren
one-order-only = Dit spel kent maar één volgorde voor een hand.
bot-not-here = Ik ben nog niet op deze server. Vraag iemand die hem beheert om me uit te nodigen.
somebody-name = iemand
button-mydata = Mijn gegevens ophalen
button-mydatadelete = Mijn gegevens wissen
button-forgetme = Alles wissen
mydata-here = Dit is alles wat over jou bewaard wordt.
mydata-sure = { $count ->
    [0] Hiermee wis je wat over jou bewaard wordt. Dat kan niet ongedaan worden gemaakt.
    [one] Hiermee wis je wat over jou bewaard wordt. Dat kan niet ongedaan worden gemaakt. Je gaat weg van de tafel waar je zit; is die begonnen, dan speelt een computer verder.
   *[other] Hiermee wis je wat over jou bewaard wordt. Dat kan niet ongedaan worden gemaakt. Je gaat weg van de { $count } tafels waar je zit; waar al gespeeld wordt, speelt een computer verder.
} Bij afgelopen tafels wordt je naam "iemand", en alleen de zetten blijven.
mydata-forgotten = Gewist. Bedankt voor het spelen.
outside-broken = Het spel { $slug } van buiten is uitgezet: { $where }. De tafels ervan wachten, en verder is er niets aan de hand. In het log staat meer; is het verholpen, dan komt het terug met `/cogs reload` of een herstart.
person-unknown = Geef de account-ID, een getal.
cogs-forgotten = { $count ->
    [one] Vergeten, aan 1 tafel.
   *[other] Vergeten, aan { $count } tafels.
}
next-turn = { $name } is aan de beurt, en daarna jij.
