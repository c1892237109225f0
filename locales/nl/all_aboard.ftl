# All Aboard!
all_aboard-title = All Aboard!
all_aboard-also = treinen, spoor, seinen, instappen
all_aboard-line = Zwart is een wagon, rood een sein: laat wagons door tot je eigen sein je stopt.
all_aboard-designer = 塚本忠行 (ちゃぶだいげえむず)
all_aboard-about = Elke zwarte kaart op een zwarte is een wagon die doorgaat en je een doorgangsbewijs oplevert. Heb je een rode kaart van dat getal, dan stopt dat sein je. Zet het op veilig met een zwarte kaart van het getal, of speel een hele rode kleur en laat het aan de volgende. Is de stapel op, dan doen rode kaarten in je hand pijn.
all_aboard-command = all-aboard

# Options
all_aboard-option-end = Einde
all_aboard-option-end-help = Of je een aantal rondes speelt, of tot iemand in totaal het doel haalt.
all_aboard-option-end-rounds = na een aantal rondes
all_aboard-option-end-points = bij een aantal punten
all_aboard-option-rounds-help = Bij een aantal rondes: hoeveel. Gewoonlijk evenveel als er spelers zijn.
all_aboard-option-rounds-auto = evenveel als spelers
all_aboard-option-points = Doel
all_aboard-option-points-help = Bij een puntendoel: het spel eindigt na de ronde waarin iemand dit haalt. Meestal 20.
all_aboard-option-max_rounds = Max. rondes
all_aboard-option-max_rounds-help = Bij een puntendoel: het spel eindigt uiterlijk na zoveel rondes. Meestal 3 per speler.
all_aboard-option-max_rounds-auto = 3 per speler
all_aboard-option-jokers = Jokers
all_aboard-option-jokers-help = Of er vier jokers meedoen: elk getal en elke kleur, rood of zwart als de joker zelf.
all_aboard-option-jokers-wild = vier in het spel
all_aboard-option-jokers-out = zonder (78 kaarten)
all_aboard-option-red_dump = Een rode kleur lossen
all_aboard-option-red_dump-help = Of de rode kleur die je lost, de kleur of een getal met de tafelkaart gemeen moet hebben.
all_aboard-option-red_dump-matching = alleen een kleur die past
all_aboard-option-red_dump-free = elke rode kleur

# A turn
all_aboard-tag-show = Toon
all_aboard-tag-clear = Sein op veilig
all_aboard-tag-signal = Sein
all_aboard-tag-wagon = Wagon door
all_aboard-tag-dump = Los een rode kleur
all_aboard-tag-run = Hele rit
all_aboard-ask-show-1 = Welke kaart toon je?
all_aboard-ask-clear-1 = Welke zwarte kaart zet het sein op veilig?
all_aboard-ask-signal-1 = Welk sein speel je?
all_aboard-ask-wagon-1 = Welke wagon laat je door?
all_aboard-ask-dump-1 = Welke rode kleur los je?
all_aboard-ask-run-1 = Of de rest van je beurt in één keer?
all_aboard-prompt-show = Toon een kaart: de laagste begint.
all_aboard-prompt-danger = Het sein is rood. Zet het op veilig met een zwarte kaart van dat getal, of los een hele rode kleur.
all_aboard-prompt-clear = Het sein is rood. Zet het op veilig met een zwarte kaart van dat getal.
all_aboard-prompt-dump = Het sein is rood en geen van je zwarte kaarten zet het op veilig: los een hele rode kleur, in welke volgorde je wilt.
all_aboard-prompt-signal = Je hebt een rode kaart met het getal van de tafelkaart, dus dat sein moet komen.
all_aboard-prompt-wagon = De lijn is vrij. Welke wagon laat je door?
all_aboard-move-show = Toon { $cards }
all_aboard-move-clear = Op veilig met { $cards }
all_aboard-move-signal = Sein { $cards }
all_aboard-move-wagon = Laat { $cards } door
all_aboard-move-dump = Los { $cards }
all_aboard-move-run = Rit { $cards }
all_aboard-joker-black = elk getal en elke zwarte kleur
all_aboard-joker-red = elk getal en elke rode kleur
all_aboard-hint-top = { $card } komt bovenop
all_aboard-hint-run = { $wagons ->
    [one] 1 wagon, eindigt op { $card }
   *[other] { $wagons } wagons, eindigt op { $card }
}

# Refusals
all_aboard-at = { $at ->
    [0] {""}
   *[other] Je rit breekt af bij kaart { $at }, en er is niets gespeeld. {""}
}
all_aboard-no-show = Er worden nog kaarten getoond voor de start. Kies er eerst een om te tonen.
all_aboard-no-turn = De startspeler is bekend. Speel nu op de tafelkaart.
all_aboard-no-run = Noem de kaarten van je rit, in de volgorde waarin je ze speelt.
all_aboard-no-card = { all_aboard-at }Je hebt { $card } niet. Kies een kaart uit je hand.
all_aboard-no-danger = { all_aboard-at }Op tafel ligt { $table }, een rood sein. Zet het op veilig met een zwarte kaart van dat getal, of los een hele rode kleur.
all_aboard-no-open = { all_aboard-at }Op tafel ligt { $table }, en die is zwart. Laat wagons door, of speel een rode kaart van dat getal.
all_aboard-no-clear = { all_aboard-at }Alleen een zwarte kaart van hetzelfde getal zet { $table } op veilig, en { $card } is dat niet.
all_aboard-no-signal_first = { all_aboard-at }Je hebt { $signal }, van hetzelfde getal als { $table }: dat sein moet eerst komen.
all_aboard-no-signal = { all_aboard-at }{ $card } heeft niet het getal van { $table }, dus op zwart kan die niet.
all_aboard-no-wagon = { all_aboard-at }{ $card } heeft noch de kleur noch het getal van { $table }. Laat een zwarte kaart door die een van beide heeft.
all_aboard-no-whole = { all_aboard-at }Rood op rood is een hele kleur: al je kaarten ervan, ook rode jokers.
all_aboard-no-join = { all_aboard-at }Geen kaart van die kleur heeft de kleur of het getal van { $table }. Los een andere kleur, of zet het sein op veilig.
all_aboard-no-top = { all_aboard-at }Alleen { $card } past bij de tafelkaart, dus die gaat eerst. Leg een andere kaart bovenop.
all_aboard-no-after = { all_aboard-at }Na het lossen van een rode kleur is je beurt voorbij, dus { $card } kan er niet achteraan.

# What happened
all_aboard-event-dealt = Ronde { $round } begint. De eerste tafelkaart is { $card }.
all_aboard-event-shown = De getoonde kaarten zijn { $cards }. { $seat } begint.
all_aboard-event-refilled = { $count ->
    [one] { $seat } trekt 1 kaart; nog { $deck } in de stapel.
   *[other] { $seat } trekt { $count } kaarten; nog { $deck } in de stapel.
}
all_aboard-event-drew = Je trekt { $cards }.
all_aboard-event-cleared = { $seat } zet het sein op veilig met { $card }.
all_aboard-event-signalled = { $seat } wordt gestopt door het sein { $card }.
all_aboard-event-through = { $proofs ->
    [one] { $seat } laat { $card } door en heeft 1 bewijs.
   *[other] { $seat } laat { $card } door en heeft { $proofs } bewijzen.
}
all_aboard-event-dumped = { $seat } lost { $cards }, met { $card } bovenop.
all_aboard-event-dumped-one = { $seat } lost { $card }.
all_aboard-event-passed = { $seat } heeft niets te spelen en past.
all_aboard-event-flipped = Iedereen zit vast, dus van de stapel komt { $card }.
all_aboard-event-round_over-match = De stapel is op, en ronde { $round } is uit. { $seats }.
all_aboard-event-round_over = De stapel is op, en ronde { $round } is uit. { $seats }. Totalen: { $totals }.
all_aboard-round-seat = { $proofs ->
    [one] { $name }: { $points } (1 bewijs, nog in de hand: { $cards })
   *[other] { $name }: { $points } ({ $proofs } bewijzen, nog in de hand: { $cards })
}

# The table
all_aboard-round-of = Ronde { $round } van { $most }
all_aboard-to-points = Ronde { $round } van { $most }, tot { $points } punten
all_aboard-state = { $round } · stapel { $deck }
all_aboard-state-over = Afgelopen na ronde { $round }
all_aboard-alt-show = Iedereen kiest een kaart om te tonen; de laagste vertrekt eerst.
all_aboard-alt-danger = Tafelkaart: { $card }, een rood sein.
all_aboard-alt-open = Tafelkaart: { $card }, zwart.
all_aboard-alt-line = { $count ->
    [one] Laatste kaart van de lijn: { $cards }.
   *[other] Laatste { $count } kaarten van de lijn: { $cards }.
}
all_aboard-alt-by = { $cards } door stoel { $seat }
all_aboard-alt-deck = { $deck ->
    [one] Nog 1 kaart in de stapel.
   *[other] Nog { $deck } kaarten in de stapel.
}
all_aboard-alt-shown = Getoond voor de start, vanaf stoel 1: { $cards }.
all_aboard-head-proofs = Bewijzen
all_aboard-head-reds = Rode kaarten
all_aboard-head-bonus = Geen zwart
all_aboard-alt-proofs = { $count ->
    [one] 1 bewijs
   *[other] { $count } bewijzen
}
all_aboard-alt-last = { $proofs ->
    [one] Vorige ronde kreeg stoel { $seat } { $points }: 1 bewijs, nog in de hand: { $cards }.
   *[other] Vorige ronde kreeg stoel { $seat } { $points }: { $proofs } bewijzen, nog in de hand: { $cards }.
}
all_aboard-alt-last-short = { $proofs ->
    [one] Vorige ronde kreeg stoel { $seat } { $points }: 1 bewijs, { $red } van { $held } overgebleven kaarten waren rood.
   *[other] Vorige ronde kreeg stoel { $seat } { $points }: { $proofs } bewijzen, { $red } van { $held } overgebleven kaarten waren rood.
}
all_aboard-alt-may-clear = Kaarten die het sein op veilig zetten: { $numbers }.
all_aboard-alt-may-dump = Kaarten die bovenop hun hele rode kleur kunnen komen: { $numbers }.
all_aboard-alt-may-signal = Kaarten die je als sein kunt spelen: { $numbers }.
all_aboard-alt-may-wagon = Kaarten die je als wagon kunt doorlaten: { $numbers }.
all_aboard-alt-train = De langste trein, van { $name }: { $cards }.

# Words in pictures
all_aboard-danger = Rood sein
all_aboard-open = Lijn vrij
all_aboard-passed = Gepast
all_aboard-shown = Getoond
all_aboard-last-round = Vorige ronde
all_aboard-first = De laagst getoonde kaart vertrekt eerst
all_aboard-picked = Gekozen
all_aboard-task-show = Toon er een
all_aboard-task-danger = Op veilig, of een rode kleur
all_aboard-task-signal = Er moet een sein komen
all_aboard-task-wagon = Laat wagons door
all_aboard-story-turned = Omslag in de laatste ronde
all_aboard-story-train = { $wagons ->
    [one] Langste trein: 1 wagon
   *[other] Langste trein: { $wagons } wagons
}

# Rules
all_aboard-sketch-goal = Laat wagons door: elk brengt een bewijs.
all_aboard-sketch-turn = Zwart op zwart, op kleur of getal. Dat getal in rood stopt je.
all_aboard-sketch-score = Een bewijs is 1 punt. Een rode kaart in de hand kost { $cost }.
all_aboard-rules-0-title = Zwart is een wagon, rood een sein
all_aboard-rules-0-1 = { $jokers ->
    [out] { $pack } kaarten van zes kleuren. Iedereen krijgt er { $hand }, en er gaat een tafelkaart open.
   *[other] { $pack } kaarten: zes kleuren en vier jokers. Iedereen krijgt er { $hand }, en er gaat een tafelkaart open.
}
all_aboard-rules-0-2 = Vul je hand eerst aan tot { $hand }. Speel op een zwarte tafelkaart zwarte kaarten van die kleur of dat getal. Elk is een wagon: neem de bovenste van de stapel dicht als doorgangsbewijs.
all_aboard-rules-0-3 = Hier gaan achter de tafelkaart drie wagons door, voor drie bewijzen.
all_aboard-rules-1-title = Wie begint
all_aboard-rules-1-1 = Iedereen toont tegelijk een kaart, die daarna uit de ronde is. De laagste begint; daarna gaat het naar links.
all_aboard-rules-1-2 = A is het laagst, jokers staan boven K. Gelijke getallen gaan in de volgorde ♠, ♥, ♣, ♦, kruisen, bladeren.
all_aboard-rules-2-title = Je eigen seinen stoppen je
all_aboard-rules-2-1 = Heb je een rode kaart met het getal van de tafelkaart, dan moet je die spelen: een rood sein stopt de trein.
all_aboard-rules-2-2 = Een rode tafelkaart zet je op veilig met een zwarte kaart van dat getal. Dat is geen wagon en geen bewijs, maar je beurt gaat door.
all_aboard-rules-2-3 = Ga door zolang je kunt. Hier gaat ♠7 door, is ♥7 verplicht, zet ♣7 het op veilig en gaat de beurt door. Je mag het ook in één keer spelen.
all_aboard-rules-3-title = Een hele rode kleur
all_aboard-rules-3-1 = Op een rode tafelkaart mag je ook een rode kleur lossen: al je kaarten ervan. Een van de kleur of het getal van de tafelkaart gaat eerst, een andere mag bovenop eindigen. Daarmee is je beurt voorbij.
all_aboard-rules-3-2 = Kun je niets spelen, pas dan. Heeft iedereen achter elkaar gepast, dan is de bovenste van de stapel de nieuwe tafelkaart.
all_aboard-rules-4-title = Jokers
all_aboard-rules-4-1 = Een joker is elk getal en elke kleur, rood of zwart als de joker zelf.
all_aboard-rules-4-2 = Een rode is een sein op elke zwarte kaart, en gaat mee met elke rode kleur. Een zwarte zet elk sein op veilig, en is een wagon op elke zwarte kaart.
all_aboard-rules-5-title = Punten en het einde
all_aboard-rules-5-1 = De ronde eindigt zodra de stapel op is, ook midden in een beurt of bij het aanvullen.
all_aboard-rules-5-2 = Een bewijs is 1 punt. Elke rode kaart in de hand kost { $cost }. Een hand zonder zwarte kaart krijgt er { $bonus } punten bij.
all_aboard-rules-5-3 = Drie bewijzen en drie rode kaarten over: 3 − 6 + 20 = 17 punten.
all_aboard-rules-5-4 = Je speelt evenveel rondes als er spelers zijn; het hoogste totaal wint, en bij gelijke stand win je samen. Een tafel kan ook tot een aantal punten spelen.

# A first hand (/learn)
all_aboard-learn-goal = Zwarte kaarten zijn wagons, rode zijn seinen. Elke wagon die doorgaat, is een bewijs, een punt; elke rode kaart aan het eind kost er twee. De ronde eindigt als de stapel op is.
all_aboard-learn-show = Iedereen toont een kaart, en de laagste begint. De tafelkaart is zwart en jij hebt veel zwart, dus begin: toon ruitenaas. Dat scheelt ook nog een rode kaart.
all_aboard-learn-show-else = met een hogere kaart begint misschien iemand anders, en je wagons passen juist nu.
all_aboard-learn-suit = De tafelkaart is kruisen 10. Een wagon moet dezelfde kleur of hetzelfde getal hebben: laat kruisen 8 door. Je hebt geen rode 8, die je zou stoppen.
all_aboard-learn-suit-else = wagon voor wagon, en eerst de 8: de heer kan er in dezelfde kleur achteraan, en brengt je bij je andere heer.
all_aboard-learn-king = Al een bewijs. Kruisenheer gaat verder in de kleur, en je hebt geen rode heer.
all_aboard-learn-king-else = eerst alleen de heer: kijk hoe die naar een andere kleur leidt.
all_aboard-learn-number = Nu overstappen: klaverenheer heeft hetzelfde getal. Zo vooruitkijken geeft een lange rit.
all_aboard-learn-number-else = alleen klaverenheer: zelfde getal, andere kleur, en zo rijdt de trein verder.
all_aboard-learn-signals = Met klaveren 9 waren dat vier bewijzen. De anderen kwamen seinen tegen. Zet een sein op veilig met een zwarte kaart van dat getal: geen bewijs, maar je gaat door. Of los een hele rode kleur.
all_aboard-learn-clear = Je hebt aangevuld tot acht. Er ligt een rode boer. Lossen zou je beurt beëindigen; zet het op veilig met schoppenboer en ga door.
all_aboard-learn-clear-else = met het lossen van één aas is je beurt meteen voorbij, en er valt meer te halen.
all_aboard-learn-on = De lijn is vrij: schoppen 6 is een bewijs. Pas wel op: je hebt een rode 6, van bladeren.
all_aboard-learn-on-else = alleen schoppen 6, en kijk wat ervan komt.
all_aboard-learn-stop = Daar is het: een rode kaart met het getal van de tafelkaart moet gespeeld worden. De trein stopt, maar je bent die kaart kwijt.
all_aboard-learn-stop-else = het sein moet nu gespeeld worden.
all_aboard-learn-ten = Er ligt een zwarte 10: je klaveren 10 is weer een bewijs. Je hand is intussen vooral rood, dus denk aan lossen.
all_aboard-learn-ten-else = die wagon past op het getal.
all_aboard-learn-joker = Er zijn weinig kaarten over. Drie ruiten lossen, of op veilig zetten met de zwarte joker, die elk getal en elke zwarte kleur is? Zet op veilig, en kijk wat er doorgaat.
all_aboard-learn-joker-else = drie ruiten zijn zes punten, ook een goede keus; maar dan is je beurt voorbij.
all_aboard-learn-end = Dat is het ritme: wagons zolang het kan, dan rood weg voordat de stapel op is. Een hand zonder zwart is aan het eind twintig punten waard. Je speelt evenveel rondes als er spelers zijn.
