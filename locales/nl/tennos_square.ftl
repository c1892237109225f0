# Tennos Square
tennos_square-title = Tennos Square
tennos_square-line = Maak van je dichte rij een oplopende rij. Waar je legt, bepaalt wie er daarna speelt.
tennos_square-designer = ゆうり (練馬おやこボードゲームの会), 2016
tennos_square-about = Bedek je rij dichte kaarten een voor een zodat die oploopt: hoe langer een reeks, hoe meer ze oplevert, in het kwadraat. De gift eindigt als iemand uitgaat, met een bonus. Waar je legt, bepaalt wie er speelt: linker- of rechterbuur, maat, of jij weer. Maten met vier, ieder voor zich met drie.

# Options
tennos_square-option-mode = Speelwijze
tennos_square-option-mode-help = Met vier in paren; met drie ieder voor zich of gedeeld (als allen instemmen: meedoen is instemmen).
tennos_square-option-mode-auto = Naar aantal spelers
tennos_square-option-mode-partnership = In paren
tennos_square-option-mode-split = Gedeelde paren

# Turn
tennos_square-tag-discard = Geef een kaart af
tennos_square-tag-place = Leg een kaart
tennos_square-tag-swap = Ruil je hand
tennos_square-hint-discard = Een van de drie gaat naar de pot, twee blijven je hand
tennos_square-hint-place = Hij bedekt een dichte plek; de kaart eronder komt in je hand
tennos_square-hint-swap = Beide handkaarten gaan naar de pot; neem er een. De rest van de gift heb je één kaart
tennos_square-ask-discard-1 = Welke geef je af?
tennos_square-ask-place-1 = Welke kaart leg je?
tennos_square-ask-place-2 = Waar komt { $card }?
tennos_square-ask-swap-1 = Beide handkaarten gaan naar de pot. Welke kaart neem je?
tennos_square-prompt-discard = Geef een van je drie kandidaten af. Welke?
tennos_square-prompt-turn = Leg een kaart. Je mag eerst je hand ruilen.
tennos_square-prompt-place = Leg een kaart. Waar komt die?
tennos_square-prompt-swapped = Je hebt geruild. Leg nu de kaart die je nam.
tennos_square-slot = Plek { $slot } ({ $group })
tennos_square-group-left = links
tennos_square-group-centre = midden
tennos_square-group-right = rechts
tennos_square-slot-hint = { $next }. Links ervan { $left }, rechts ervan { $right }
tennos_square-slot-hint-left = Linkerbuur daarna
tennos_square-slot-hint-right = Rechterbuur daarna
tennos_square-slot-hint-partner = Maat daarna
tennos_square-slot-hint-self = Jij weer
tennos_square-slot-hint-out = Je gaat uit
tennos_square-nothing = niets
tennos_square-take-deck = Bovenste kaart van de stapel
tennos_square-take-deck-hint = Je ziet die pas als je hem hebt genomen
tennos_square-take-own = { $card } (een van jezelf)
tennos_square-move-discard = Geef { $card } af
tennos_square-move-place = Leg { $card } op plek { $slot } ({ $group })
tennos_square-move-swap = Ruil beide handkaarten voor { $card }
tennos_square-move-swap-deck = Ruil beide handkaarten voor de bovenste van de stapel

# Refusals
tennos_square-no-candidate = Je hebt { $card } niet gekregen. Geef een van je drie kandidaten af.
tennos_square-no-discard-first = Eerst geeft iedereen een kandidaat af. Leggen komt daarna.
tennos_square-no-discard-now = Het afgeven is voorbij. Leg nu een kaart uit je hand.
tennos_square-no-swap-again = Ruilen kost twee handkaarten en jij hebt er een. Leg die.
tennos_square-no-take = { $card } ligt niet in de pot. Neem een open kaart uit de pot of de bovenste van de stapel.
tennos_square-no-slot = De plekken lopen van 1 t/m { $slots }. Kies er een die nog dicht is.
tennos_square-no-covered = Op plek { $slot } ligt al { $card }. Kies er een die nog dicht is.
tennos_square-no-hand-card = Je hebt { $card } niet. Leg een kaart uit je hand.

# Events
tennos_square-event-deal = Gift { $deal }. { $dealer } deelt.
tennos_square-event-candidates = Je kandidaten: { $cards }.
tennos_square-event-given = Afgegeven: { $cards }.
tennos_square-given-of = { $card } door { $name }
tennos_square-event-first = { $seat } begint.
tennos_square-event-swapped = { $seat } gaf { $paid } en nam { $took }.
tennos_square-event-swapped-deck = { $seat } gaf { $paid } en nam de bovenste van de stapel.
tennos_square-event-drew = Van de stapel nam je { $card }.
tennos_square-event-placed = { $seat } legde { $card } op plek { $slot }. Nu { $next }.
tennos_square-event-placed-again = { $seat } legde { $card } op plek { $slot } en speelt weer.
tennos_square-event-placed-out = { $seat } legde { $card } op plek { $slot }: de rij is compleet.
tennos_square-event-picked = Je nam { $card } in de hand.
tennos_square-event-deal_over = Gift { $deal } is uit. { $out } ging uit (+{ $bonus }). { $rows }.
tennos_square-points-of = { $name } { $points }
tennos_square-event-over-team = { $winners } winnen!

# The table in words
tennos_square-state = { $mode }, gift { $deal } van { $deals }, { $deck } in de stapel

tennos_square-alt-discard = Iedereen geeft een van drie kandidaten af.
tennos_square-alt-pool = Pot: { $cards }. Stapel: { $deck }.
tennos_square-alt-key4 = Na plek 1 t/m 3 speelt de linkerbuur (volgende stoel), na 4 en 6 de maat, na 5 dezelfde speler, na 7 t/m 9 de rechterbuur.
tennos_square-alt-key3 = Na plek 1 t/m 3 speelt de linkerbuur (volgende stoel), na 4 en 5 dezelfde speler, na 6 t/m 8 de rechterbuur.
tennos_square-alt-before = Rijen van de vorige gift; x bleef dicht. Nu zijn ze allemaal weer dicht.
tennos_square-alt-facedown = Alle rijen zijn dicht.
tennos_square-alt-row = rij ter waarde van { $points }: { $row }
tennos_square-alt-took = , { $card } door ruilen
tennos_square-alt-team = team { $team }
tennos_square-alt-last-row = Laatste rij van stoel { $seat }, { $points }: { $row }.
tennos_square-alt-last = Laatst: stoel { $seat } legde { $card } op plek { $slot }.
tennos_square-alt-teams = Stoel 1 en 3 hebben { $first }, stoel 2 en 4 hebben { $second }.
tennos_square-alt-own = Je rij: { $slots }. x is dicht. Nu { $points } waard.
tennos_square-alt-own-over = Je rij: { $slots }. x is dicht. { $points } waard.
tennos_square-alt-where = Vrije plekken en wie daarna speelt: { $places }.
tennos_square-alt-place = { $slots }: stoel { $seat } { $name }
tennos_square-alt-place-self = { $slots }: jij weer
tennos_square-alt-place-out = { $slots }: je gaat uit
tennos_square-alt-may-swap = Voor beide handkaarten mag je nemen: { $cards }, bovenste van de stapel.
tennos_square-and = {" en "}
tennos_square-numbered = { $number }: { $card }
tennos_square-points = { $bonus ->
    [0] { $row }
   *[other] { $row } plus { $bonus } voor het uitgaan
}
tennos_square-alt-groups = links { $left }; midden { $centre }; rechts { $right }
tennos_square-alt-rows = Rijen van links af; x is dicht.

# Words in pictures
tennos_square-deal-of = Gift { $deal } / { $deals }
tennos_square-bar-individual = Ieder voor zich
tennos_square-bar-split = Gedeelde paren
tennos_square-hand = Hand
tennos_square-pool = Pot
tennos_square-row = Rij
tennos_square-total = Totaal
tennos_square-discs = Schijf = wie daarna speelt
tennos_square-before = De vorige gift
tennos_square-now-discard = Iedereen geeft een van drie kaarten af.
tennos_square-hand-candidates = Je kandidaten
tennos_square-task-discard = Geef er een af
tennos_square-task-place = Leg een kaart
tennos_square-task-swap = Ruil of leg
tennos_square-hand-mark = Geef af
tennos_square-hand-may-swap = Ruilen mag
tennos_square-hand-no-swap = Niet ruilen
tennos_square-hand-out = uitgaan
tennos_square-tie = Gelijk: wie het laatst uitging, wint
tennos_square-last-placed = { $name }: { $card } op plek { $slot }
tennos_square-last-took = { $name } nam { $card } door ruilen
tennos_square-last-out = Gift { $deal }: { $name } ging uit (+{ $points })
tennos_square-hand-total = { $deal }, totaal { $total }
tennos_square-hand-row = { $points ->
    [1] Je rij: 1 pt
   *[other] Je rij: { $points } ptn
}
tennos_square-hand-again = 5: jij
tennos_square-last-rows = De laatste gift
tennos_square-story-margin = { $points ->
    [1] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
tennos_square-story-row = { $points ->
    [1] Beste rij: { $name }, 1 punt
   *[other] Beste rij: { $name }, { $points } punten
}
tennos_square-story-outs = { $count ->
    [1] Eén keer als eerste uit
    [2] Twee keer als eerste uit
   *[other] { $count } keer als eerste uit
}
tennos_square-own-and-partner = { $own } + maat { $other }
tennos_square-own-and-left = { $own } + links { $other }

# How to play
tennos_square-sketch-goal = Laat de getallen in je rij oplopen, van links naar rechts.
tennos_square-sketch-turn = Leg een kaart in je rij. De plek bepaalt wie daarna speelt.
tennos_square-sketch-score = Een reeks telt haar lengte in het kwadraat: vier is 16.
tennos_square-rules-0-title = Steeds maar oplopen
tennos_square-rules-0-1 = Iedereen heeft een rij dichte kaarten: negen met vier spelers (3-3-3), acht met drie (3-2-3). Niemand kijkt ernaar.
tennos_square-rules-0-2 = Bedek ze een voor een met open kaarten, zodat de rij van links naar rechts oploopt. Het aas is het laagst, de 10 het hoogst.
tennos_square-rules-0-3 = De gift eindigt als iemands rij helemaal open ligt.
tennos_square-rules-1-title = Het delen en de eerste keus
tennos_square-rules-1-1 = Zestig kaarten, A t/m 10 in zes kleuren. Van drie kandidaten geeft iedereen er een af, allemaal tegelijk.
tennos_square-rules-1-2 = Die kaarten gaan open als pot; de andere twee zijn je hand.
tennos_square-rules-1-3 = De eerste deler wordt geloot, daarna gaat het delen naar links. De linkerbuur van de deler begint; vanaf gift 2 wie het laagste totaal heeft. Bij gelijke stand de eerste links van de deler; de deler komt het laatst.
tennos_square-rules-2-title = Je beurt: leggen, dan aanvullen
tennos_square-rules-2-1 = Leg een handkaart open op een van je dichte plekken.
tennos_square-rules-2-2 = De kaart die daar lag, komt in je hand.
tennos_square-rules-2-3 = Met twee handkaarten mag je eerst ruilen: beide gaan naar de pot en je neemt één kaart, uit de pot of van de stapel. Vanaf dan heb je één kaart.
tennos_square-rules-3-title = De plek zegt wie er komt
tennos_square-rules-3-1 = De linkse drie: je linkerbuur. De rechtse drie: je rechterbuur.
tennos_square-rules-3-2 = Met vier spelers geven 4 en 6 de beurt aan je maat; 5 geeft jou nog een beurt.
tennos_square-rules-3-3 = Met drie spelers geven 4 en 5 allebei jou nog een beurt.
tennos_square-rules-4-title = Punten van een gift
tennos_square-rules-4-1 = Lees alleen open kaarten, van links. Een reeks die nooit daalt, telt voor haar lengte in het kwadraat; gelijke getallen gaan door.
tennos_square-rules-4-2 = Uitgaan geeft een bonus: 20 met vier spelers, 15 met drie.
tennos_square-rules-5-title = Einde van het spel
tennos_square-rules-5-1 = Het spel is uit als iedereen één keer gedeeld heeft: vier giften met vier, drie met drie.
tennos_square-rules-5-2 = In paren (vier): maten tellen hun totalen op. Bij gelijke stand wint het team dat in de laatste gift uitging.
tennos_square-rules-5-3 = Ieder voor zich (drie): je eigen totaal telt; bij gelijke stand win je samen.
tennos_square-rules-5-4 = Gedeelde paren (drie, als iedereen wil): je totaal en dat van je linkerbuur tellen samen; bij gelijke stand win je samen.
tennos_square-rules-5-5 = Ruil laat, als geen handkaart past: met weinig beurten te gaan kost één kaart in de hand weinig.
tennos_square-who-self = jij weer
tennos_square-who-left = links
tennos_square-who-partner = maat
tennos_square-who-right = rechts

# A first hand (/learn)
tennos_square-learn-goal = Bedek negen dichte kaarten een voor een, zodat de rij van links naar rechts oploopt: een reeks die nooit daalt, telt voor haar lengte in het kwadraat. Je maat zit tegenover je.
tennos_square-learn-give = Drie kandidaten, waarvan je er een afgeeft; die gaat voor iedereen in de pot. Twee zessen zitten elkaar in de weg. Houd een 6 en de 8.
tennos_square-learn-give-else = een 6 voor het midden en een 8 voor rechts gaan goed samen. Eén 6 is genoeg.
tennos_square-learn-turn = Let op hoe de beurt zwerft: de linkse drie plekken geven hem naar links, de rechtse drie naar rechts, 4 en 6 aan je maat; 5 in het midden geeft jou er nog een.
tennos_square-learn-centre = Een 6 hoort in het midden, en met plek 5 speel je nog eens. Allebei tegelijk.
tennos_square-learn-centre-else = niemand anders komt aan de beurt als je op 5 legt, en een 6 staat daar precies goed.
tennos_square-learn-right = Wat eronder lag, kwam in je hand: een 2. Nu de 8: die hoort rechts van de 6, met ruimte voor 9 en 10 erna. Plek 7.
tennos_square-learn-right-else = plek 7 laat twee plaatsen voor wat hoger is. De 2 hoort ver links, later.
tennos_square-learn-eight = Je nam een 9 op. Plek 8, vlak naast de 8.
tennos_square-learn-eight-else = daar past hij precies, en er hoeft niets tussen.
tennos_square-learn-far = Terwijl jij wachtte, speelden de anderen flink door: de beurt gaat waar mensen hem heen sturen. Je 6, 8 en 9 zijn een reeks van drie, negen waard; een langere is veel meer waard.
tennos_square-learn-low = Twee keer een 2 in de hand. Gelijke getallen gaan door in een reeks, dus plek 1 en 2 passen allebei. Begin met plek 1.
tennos_square-learn-low-else = het laagste hoort helemaal links.
tennos_square-learn-two = En de andere 2 ernaast: vijf kaarten oplopend, en dat zijn al 25 punten.
tennos_square-learn-two-else = een aas zou na de 2 dalen en de reeks breken.
tennos_square-learn-end = Iemand maakte een rij compleet: 20 punten, en de gift is uit. Maten tellen op; heeft iedereen één keer gedeeld, dan wint het hoogste paar. Twee slechte kaarten? Ruil ze samen voor één uit de pot.
