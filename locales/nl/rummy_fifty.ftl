# Rummy Fifty
rummy_fifty-command = rummy-fifty
rummy_fifty-title = Rummy Fifty
rummy_fifty-line = Trek, leg af, leg neer, raak je hand kwijt. Komt de slechtste hand op vijftig, dan telt het dubbel.
rummy_fifty-designer = ゆたか (ゆるあ~と), 2016
rummy_fifty-about = Een rummy met reeksen en groepen. Elke ronde is er een jokerkleur, die binnen een reeks voor elke kleur staat. Uitgaan is een punt waard, en de hand die het meest telt, verliest er een; komt die telling met je eigen J, Q of K op 50 of meer, dan win je er twee. Wie het eerst vijf punten heeft, wint.

# Options
rummy_fifty-option-max_rounds = Max. rondes
rummy_fifty-option-max_rounds-help = Heeft na zoveel rondes niemand 5 punten, dan wint wie de meeste heeft.
rummy_fifty-option-layoff_own = Bij eigen combinaties aanleggen
rummy_fifty-option-layoff_own-help = Kaarten toevoegen aan je eigen combinaties mag ook (in het oorspronkelijke spel niet).
rummy_fifty-option-first_dealer = Eerste deler
rummy_fifty-option-first_dealer-help = Wie het eerst deelt: door loting, of een stoel; stoel 3 en 4 alleen als er zoveel meespelen.

# Moves
rummy_fifty-tag-bonus = Kies J, Q of K
rummy_fifty-tag-draw = Trek
rummy_fifty-tag-meld = Leg neer
rummy_fifty-tag-layoff = Leg aan
rummy_fifty-tag-end_turn = Einde beurt
rummy_fifty-ask-bonus-1 = Welke bonuskaart kies je?
rummy_fifty-ask-draw-1 = Waar trek je van?
rummy_fifty-ask-meld-1 = Welke kaarten leg je neer? (3 of meer)
rummy_fifty-ask-layoff-1 = Welke kaart leg je aan?
rummy_fifty-ask-layoff-2 = Bij welke combinatie komt { $card }?
rummy_fifty-prompt-bonus = Kies je bonuskaart voor de telling: hoog met een sterke hand, J met een zwakke.
rummy_fifty-prompt-draw = Trek een kaart. Waarvan?
rummy_fifty-prompt-draw-stock = Trek een kaart. Nu kan alleen de trekstapel.
rummy_fifty-prompt-discard = Leg een kaart af. Neerleggen komt daarna.
rummy_fifty-prompt-table = Leg neer en leg aan wat je wilt, en druk dan op "Einde beurt".
rummy_fifty-court = { $court } ({ $points } punten)
rummy_fifty-court-hint-j = het minst als je verliest
rummy_fifty-court-hint-q = ertussenin
rummy_fifty-court-hint-k = het meest als je uitgaat, en als je verliest
rummy_fifty-from-stock = De trekstapel (nog { $count })
rummy_fifty-from-stock-hint = alleen jij kent de kaart
rummy_fifty-from-stock-last = de laatste kaart: wie die trekt, beëindigt de ronde zonder punten
rummy_fifty-from-discard = { $card }: aflegstapel van stoel { $seat }
rummy_fifty-from-extra = { $card }: extra stapel van stoel { $seat }
rummy_fifty-from-extra-own = { $card }: je eigen extra stapel
rummy_fifty-drawn-hint = net getrokken
rummy_fifty-wild-hint = jokerkleur
rummy_fifty-group = groep { $rank }: { $suits }
rummy_fifty-run = reeks { $suit }{ $low }–{ $high }
rummy_fifty-run-open = reeks { $low }–{ $high }, nog geen kleur
rummy_fifty-kind-group = groep
rummy_fifty-kind-open = reeks, nog geen kleur
rummy_fifty-meld-label = Combinatie { $number }: { $meld } (stoel { $seat })
rummy_fifty-move-bonus = Kies { $court }
rummy_fifty-move-draw = Trek { $source }
rummy_fifty-ahead-discard = Trek wat er dan op de aflegstapel van stoel { $seat } ligt
rummy_fifty-ahead-extra = Trek wat er dan op de extra stapel van stoel { $seat } ligt
rummy_fifty-move-draw-stock = Trek van de trekstapel
rummy_fifty-move-meld = Leg { $cards } neer
rummy_fifty-move-layoff = Leg { $card } aan bij combinatie { $number }

# Refusals
rummy_fifty-no-bonus-now = Iedereen heeft al een bonuskaart gekozen.
rummy_fifty-no-bonus-first = Iedereen kiest nu een bonuskaart. De beurten komen daarna.
rummy_fifty-no-court = Die kun je niet kiezen. Het is J, Q of K, of met twee spelers J of Q.
rummy_fifty-no-draw-first = Trek eerst een kaart. Afleggen en neerleggen komen daarna.
rummy_fifty-no-draw-again = Je hebt deze beurt al getrokken. Leg af, leg neer als je wilt, en beëindig je beurt.
rummy_fifty-no-pile = Daarvan kun je niet trekken. Neem van de trekstapel of de bovenste van een stapel die voor je open is.
rummy_fifty-no-own-pile = Je eigen aflegstapel is dicht voor je. Neem van de trekstapel of van een andere stapel.
rummy_fifty-no-card-there = Daar ligt geen kaart. Neem van de trekstapel of van een stapel met kaarten.
rummy_fifty-no-stalled = Al { $turns } beurten heeft niemand een kaart neergelegd, dus nu kan alleen de trekstapel.
rummy_fifty-no-discard-again = Je hebt al afgelegd. Leg neer, leg aan, of beëindig je beurt.
rummy_fifty-no-discard-first = Leg eerst een kaart af. Neerleggen en aanleggen komen daarna.
rummy_fifty-no-hand-card = Je hebt { $card } niet. Kies uit je hand.
rummy_fifty-no-meld-few = Een combinatie heeft minstens { $least } kaarten.
rummy_fifty-no-meld-gap = De { $rank } ontbreekt. De kaarten van een reeks volgen op elkaar.
rummy_fifty-no-meld-wrap = Het aas is laag, dus geen reeks gaat van 10 naar A.
rummy_fifty-no-meld-repeat = De { $rank } zit er twee keer in. Een reeks heeft elk getal één keer; een groep heeft maar één getal.
rummy_fifty-no-meld-suits = Daarin zitten { $suit } en { $other }. Een reeks heeft één kleur, en kaarten van de jokerkleur.
rummy_fifty-no-such-meld = Er is geen combinatie met dat nummer ({ $count } op tafel).
rummy_fifty-no-own-meld = Die combinatie is van jezelf. Je kunt alleen bij die van anderen aanleggen.
rummy_fifty-no-fit-group = Dat is een groep van { $rank }, dus { $card } past niet.
rummy_fifty-no-fit-suit = Die reeks is van { $suit }. Er past { $suit } bij, of { $wild } als jokerkleur.
rummy_fifty-no-fit-ends = { $card } sluit niet aan. Bij die reeks past een { $low } of een { $high }.
rummy_fifty-no-fit-end = { $card } sluit niet aan. Bij die reeks past alleen een { $rank }.
rummy_fifty-no-fit-full = Die reeks is compleet, van A t/m 10.

# What happens
rummy_fifty-event-round = Ronde { $round }. { $dealer } deelt, en { $suit } is jokerkleur ({ $indicator } ging open).
rummy_fifty-event-revealed = Bonuskaarten: { $courts }.
rummy_fifty-court-of = { $name } { $court }
rummy_fifty-event-drew = { $seat } trok van de trekstapel.
rummy_fifty-event-drawn = Je trok { $card }.
rummy_fifty-event-took = { $seat } nam { $card } van de aflegstapel van { $owner }.
rummy_fifty-event-took-extra = { $seat } nam { $card } van de extra stapel van { $owner }.
rummy_fifty-event-discarded = { $seat } legde { $card } af.
rummy_fifty-event-melded = { $seat } legde combinatie { $meld } neer: { $cards } ({ $kind }).
rummy_fifty-event-laid_off = { $seat } legde { $card } aan bij combinatie { $meld } van { $owner }.
rummy_fifty-event-flipped = { $card } ging open op de extra stapel van { $seat }.
rummy_fifty-event-stalled = Twee rondes lang heeft niemand een kaart neergelegd, dus nu kan alleen de trekstapel.
rummy_fifty-gained = { $gain ->
    [one] één punt
   *[other] { $gain } punten
}
rummy_fifty-event-went_out = { $seat } ging uit. Hoogste telling: { $losers } met { $most }, een punt eraf (nooit onder 0). { $most } + { $bonus } = { $value }: { rummy_fifty-gained } voor { $seat }.
rummy_fifty-event-went_out-cube = { $seat } ging uit. Hoogste telling: { $losers } met { $most }. { $most } + { $bonus } = { $value }: { rummy_fifty-gained } voor { $seat }, maal de steen.
rummy_fifty-event-unscored = De trekstapel raakte op, en ronde { $round } eindigde zonder punten.

# The table
rummy_fifty-state = Ronde { $round } · jokerkleur { $suit } · trekstapel { $stock }
rummy_fifty-state-over = Het spel is afgelopen
rummy_fifty-alt-stall = Beurten achter elkaar zonder neergelegde kaart: { $stall }. Bij { $limit } kan alleen de trekstapel.
rummy_fifty-alt-points = { $points } van { $goal } punten
rummy_fifty-alt-court = bonuskaart { $court }
rummy_fifty-alt-top = bovenste afgelegde { $card }
rummy_fifty-alt-extra = bovenste van de extra stapel { $card }
rummy_fifty-alt-no-melds = Nog geen combinaties.
rummy_fifty-alt-melds = Combinaties: { $melds }.
rummy_fifty-alt-meld-open = { $number } (stoel { $seat }, nog geen kleur) { $cards }
rummy_fifty-alt-meld = { $number } (stoel { $seat }) { $cards }
rummy_fifty-alt-left = houdt { $cards } over; met { $court } samen { $total }
rummy_fifty-alt-in-last = in de vorige ronde { $told }
rummy_fifty-alt-step = Stap: { $step }.
rummy_fifty-alt-out = ging uit; { $most } en { $court } zijn { $value }
rummy_fifty-alt-gain = plus { $change ->
    [one] één punt
   *[other] { $change } punten
}
rummy_fifty-alt-loss = min één punt
rummy_fifty-head-start = Start
rummy_fifty-head-round = R{ $round }
rummy_fifty-alt-start = start
rummy_fifty-alt-round = ronde { $round }
rummy_fifty-alt-last = Vorige ronde, { $seat }: { $told }.
rummy_fifty-alt-suited = { $suit } { $ranks }
rummy_fifty-alt-wild = Jokerkleur: { $suit } (de { $rank } ging open). Trekstapel { $stock }.
rummy_fifty-alt-courts = Bonuskaarten om uit te kiezen: { $courts }.
rummy_fifty-alt-chosen = Je koos { $court }.
rummy_fifty-alt-sources = Je mag trekken van: { $sources }.
rummy_fifty-alt-may-meld = Je mag neerleggen: { $melds }.
rummy_fifty-alt-may-meld-more = Je mag neerleggen: { $melds }; nog { $more } manieren.
rummy_fifty-alt-may-layoff = Je mag aanleggen: { $cards }.
rummy_fifty-alt-layoff = { $card } bij combinatie { $numbers }
rummy_fifty-alt-may-nothing = Je kunt niets neerleggen. "Einde beurt" geeft de beurt door.
rummy_fifty-dot = ,{" "}

# Words in the pictures
rummy_fifty-last-laid = { $name } legde { $cards } neer.
rummy_fifty-last-out = { $name } ging uit in de vorige ronde: { $value }, goed voor { rummy_fifty-gained }.
rummy_fifty-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
rummy_fifty-story-shared = Gelijk geëindigd: samen gewonnen
rummy_fifty-story-back = Teruggekomen van 0 punten na ronde { $round }
rummy_fifty-story-double = { $count ->
    [one] Eén zege van twee punten
   *[other] { $count } zeges van twee punten
}
rummy_fifty-wild = Jokerkleur
rummy_fifty-stall = Niets gelegd
rummy_fifty-hand-stalled-short = Alleen trekstapel
rummy_fifty-step-draw = trekt
rummy_fifty-step-discard = legt af
rummy_fifty-step-table = legt neer
rummy_fifty-step-bonus = kiest
rummy_fifty-ready = klaar
rummy_fifty-extras = Extra
rummy_fifty-melds = Combinaties
rummy_fifty-no-melds = Er ligt nog niets op tafel
rummy_fifty-before = Vorige ronde
rummy_fifty-went-out = Uit
rummy_fifty-task-bonus = Kies J, Q of K
rummy_fifty-task-bonus-two = Kies J of Q
rummy_fifty-task-draw = Trek een kaart
rummy_fifty-task-discard = Leg er een af
rummy_fifty-task-table = Leg neer of stop
rummy_fifty-chosen-mark = gekozen
rummy_fifty-drawn = getrokken
rummy_fifty-hand-stalled = Nu kan alleen de trekstapel
rummy_fifty-result-rounds = { $round ->
    [one] 1 ronde
   *[other] { $round } rondes
}
rummy_fifty-result-course = Per ronde

# Rules
rummy_fifty-sketch-goal = Wees het eerst zonder kaarten. Met { $goal } punten win je.
rummy_fifty-sketch-turn = Trek, leg af, en leg reeksen en groepen neer.
rummy_fifty-sketch-score = Uitgaan is 1; komt de slechtste hand met je plaatje op 50, dan 2.
rummy_fifty-rules-0-title = Uit met een lege hand
rummy_fifty-rules-0-1 = { $pack } kaarten, A t/m 10 in zes kleuren. Ieder krijgt er { $hand }, de rest is de trekstapel. Iedereen begint met 1 punt; wie het eerst { $goal } heeft, wint.
rummy_fifty-rules-0-2 = De bovenste kaart van de trekstapel gaat open. Die kleur is deze ronde de jokerkleur. De kaart zelf doet niet mee.
rummy_fifty-rules-0-3 = De eerste deler wordt geloot, tenzij anders afgesproken; elke ronde gaat het delen naar links.
rummy_fifty-rules-1-title = Een van J, Q, K
rummy_fifty-rules-1-1 = Met de hand gezien kiest ieder tegelijk een van de eigen J, Q, K; met twee spelers J of Q.
rummy_fifty-rules-1-2 = Die telt alleen bij de punten: J 10, Q 20, K 30.
rummy_fifty-rules-2-title = Je beurt: trek, leg af, leg neer
rummy_fifty-rules-2-1 = Trek een kaart: van de trekstapel, of de bovenste afgelegde kaart van een andere speler.
rummy_fifty-rules-2-2 = Leg een kaart af op je eigen stapel. Het mag de kaart zijn die je trok.
rummy_fifty-rules-2-3 = Leg neer en leg aan zo vaak je wilt. Met een lege hand ga je uit. Door afleggen gaat niemand uit.
rummy_fifty-rules-2-4 = Beëindig je beurt; je linkerbuur komt. De deler begint.
rummy_fifty-rules-2-5 = Met 3 of 4 spelers: na twee rondes trekken van aflegstapels zonder neergelegde kaart kan alleen de trekstapel.
rummy_fifty-rules-3-title = Combinaties
rummy_fifty-rules-3-1 = Een groep: drie t/m zes kaarten van één getal, in welke kleuren ook.
rummy_fifty-rules-3-2 = Een reeks: drie of meer getallen op rij van één kleur. Het aas is 1, en geen reeks gaat van 10 naar A.
rummy_fifty-rules-4-title = De jokerkleur
rummy_fifty-rules-4-1 = De jokerkleur (hier bladeren) staat binnen een reeks voor elke kleur, maar houdt het eigen getal.
rummy_fifty-rules-4-2 = Dit zijn geen combinaties.
rummy_fifty-rules-5-title = Aanleggen
rummy_fifty-rules-5-1 = Je mag losse kaarten toevoegen aan combinaties van andere spelers, en aan die van jezelf alleen als de tafel dat afsprak.
rummy_fifty-rules-5-2 = Bij een groep past hetzelfde getal; bij een reeks het volgende aan een van beide einden, in dezelfde kleur of de jokerkleur.
rummy_fifty-rules-5-3 = Een reeks van alleen jokerkleur heeft nog geen kleur. De eerste andere kaart die erbij komt, bepaalt die.
rummy_fifty-rules-5-4 = Kaarten op tafel verhuizen nooit meer.
rummy_fifty-rules-6-title = Punten als iemand uitgaat
rummy_fifty-rules-6-1 = De anderen tellen de getallen in hun hand op (A is 1) en hun eigen J, Q of K. Wie het meest heeft, verliest een punt, bij gelijke telling allemaal, nooit onder 0.
rummy_fifty-rules-6-2 = Bij dat getal komt de J, Q of K van de winnaar. T/m 49 krijgt de winnaar 1 punt, vanaf 50 2.
rummy_fifty-rules-6-3 = Wie 5 punten of meer heeft, wint het spel.
rummy_fifty-rules-7-title = De trekstapel raakt op; twee spelers
rummy_fifty-rules-7-1 = Verlaat de laatste kaart de trekstapel, dan eindigt de ronde meteen zonder punten.
rummy_fifty-rules-7-2 = Heeft na { $max_rounds } rondes niemand gewonnen, dan wint wie de meeste punten heeft; bij gelijke stand win je samen.
rummy_fifty-rules-7-3 = Met twee spelers gaat aan het eind van een beurt de bovenste kaart van de trekstapel open op je eigen extra stapel.
rummy_fifty-rules-7-4 = Je mag trekken van de aflegstapel van de ander en van beide extra stapels.
rummy_fifty-rules-7-5 = Wie vroeg neerlegt, laat anderen aanleggen. Vasthouden en in één keer uitgaan is vaak sterker.

# A first hand (/learn)
rummy_fifty-learn-goal = Trek, leg af, en leg kaarten neer in groepen van één getal of reeksen van één kleur. Met een lege hand win je de ronde; wie het meest overhoudt, verliest een punt. Met vijf punten win je.
rummy_fifty-learn-wild = Klaveren is deze ronde jokerkleur: in een reeks staat een klaveren voor elke kleur, maar houdt hij zijn getal. Je hebt drie tienen, drie klaveren, en ruiten die klaveren kunnen aanvullen.
rummy_fifty-learn-bonus = Kies in het geheim een J, Q of K. Win je, dan komt die bij de telling van de verliezer, en 50 maakt de zege dubbel; verlies je, dan bij de jouwe. Begin voorzichtig: de boer.
rummy_fifty-learn-bonus-else = een vrouw of heer kan een zege verdubbelen, en jouw telling de hoogste maken. De boer is de voorzichtige keus.
rummy_fifty-learn-draw = Jij deelt, dus jij begint. Een beurt begint met een kaart van de trekstapel of de bovenste die iemand aflegde. Die zijn er nog niet, dus er is een kaart voor je getrokken.
rummy_fifty-learn-discard = Een vierde tien. Leg nu een kaart af: bladeren 5 past nergens bij.
rummy_fifty-learn-discard-else = houd de tienen, de klaveren en de ruiten. Bladeren 5 staat alleen.
rummy_fifty-learn-hold = Je zou al tienen kunnen neerleggen. Maar anderen mogen aanleggen bij wat je op tafel legt, en je klaveren is elders nog nodig. Houd je hand bij elkaar en beëindig je beurt.
rummy_fifty-learn-hold-else = wat neerligt, helpt de anderen hun kaarten kwijt te raken. In één keer uitgaan is sterker.
rummy_fifty-learn-again = Iedereen is weer aan de beurt geweest; in de jouwe kwam en ging harten 5. Aan de afgelegde kaarten, kruisen 5 en harten 3, heb je niets. Trek van de trekstapel.
rummy_fifty-learn-again-else = geen van de afgelegde kaarten past bij die van jou.
rummy_fifty-learn-away = Klaveren 2: kijk wat die doet. Ruitenaas, klaveren 2, ruiten 3, klaveren 4: een reeks met jokerkleur erin. Kruisenaas blijft over. Leg het af.
rummy_fifty-learn-away-else = al het andere heeft een plaats gevonden. Kruisenaas is er een te veel.
rummy_fifty-learn-group = Nu past alles. Eerst drie tienen: schoppen, harten en klaveren. Ruiten 10 is elders nodig.
rummy_fifty-learn-group-else = neem klaveren 10 in de groep en houd ruiten 10 voor de reeks aan het eind.
rummy_fifty-learn-run = Dan de reeks: aas t/m 4, met klaveren 2 en 4 in plaats van ruiten.
rummy_fifty-learn-run-else = alle vier kaarten van de reeks tegelijk: aas, 2, 3 en 4.
rummy_fifty-learn-out = En de laatste drie: ruiten 8 en 10 met klaveren 9 ertussen.
rummy_fifty-learn-out-else = deze drie maken je hand leeg.
rummy_fifty-learn-end = Je ging uit. Iemand hield 62 over, met jouw boer erbij: meer dan 50, dus de zege telt dubbel. Met een slechte hand kost de boer je het minst.
