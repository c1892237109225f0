# Boonaken
boonaken-title = Bonaken
boonaken-line = Het Nederlandse jasspel: bied, ruil met de tafel, maak troef en haal wat je bood.
boonaken-designer = traditioneel (Nederland)
boonaken-about = Iedereen heeft zes kaarten en biedt punten, of geen enkele slag, of alle slagen. De hoogste bieder raapt de tafelkaarten, legt er evenveel weg, maakt troef en mag roem melden: driekaarten, vierkaarten en meer uit de hand. Haal je je bod, dan krijg je een plus, anders een min. Met twee plussen win je, met twee minnen verlies je.
boonaken-command = bonaken

# Options
boonaken-option-ending = Einde
boonaken-option-ending-help = Met twee plussen win je meteen, of je speelt door om de verliezer, of om de plaatsen.
boonaken-option-ending-first_out = twee plussen winnen
boonaken-option-ending-find_loser = doorspelen tot er een verliezer is
boonaken-option-ending-championship = kampioenschap: plaatsen en punten
boonaken-option-table_rules = Regels aan tafel
boonaken-option-table_rules-help = Zoals gewoonlijk, of die van het NK: misère boven 100, niet ondertroeven.
boonaken-option-table_rules-standard = gewoon
boonaken-option-table_rules-championship = NK
boonaken-option-min_bid = Laagste bod
boonaken-option-min_bid-help = Het laagste getal dat geboden mag worden, een veelvoud van 5. Meestal 25.
boonaken-option-early_stop = Vroeg stoppen
boonaken-option-early_stop-help = Een gift eindigt zodra de open kaarten beslissen of het bod gehaald is.
boonaken-option-redeal_limit = Keer rondgepast
boonaken-option-redeal_limit-help = Wordt er zoveel giften achter elkaar rondgepast, dan is het spel onbeslist.
boonaken-option-championship_games = Partijen per kampioenschap
boonaken-option-championship_games-help = Alleen bij een kampioenschap: de punten van zoveel partijen worden opgeteld.

# Bids
boonaken-bid-number = { $points }
boonaken-bid-misere = misère
boonaken-bid-zwabber = zwabber
boonaken-bid-boonaak = bonaak
boonaken-bid-roem = bonaak met { $roem } roem
boonaken-bid-pass = pas
boonaken-contract = { $bid } in { $trump }
boonaken-result-of = { $contract }, { $told }
boonaken-came-made = gehaald met { $points }
boonaken-came-failed = verspeeld met { $points }
boonaken-ended-made = gehaald
boonaken-ended-failed = verspeeld
boonaken-gap = {" "}

# A turn
boonaken-tag-bid = Bied punten
boonaken-tag-misere = Misère
boonaken-tag-join = Ga mee met de misère
boonaken-tag-zwabber = Zwabber
boonaken-tag-boonaak = Bonaak
boonaken-tag-exchange = Leg weg
boonaken-tag-open = Maak troef
boonaken-tag-trump = Maak troef
boonaken-ask-bid-1 = Hoeveel punten bied je?
boonaken-ask-boonaak-1 = Bonaak, met hoeveel roem?
boonaken-ask-exchange-1 = Welke kaarten leg je weg?
boonaken-ask-open-1 = Eerst troef maken. Welke kleur?
boonaken-ask-open-2 = Hoeveel roem meld je?
boonaken-ask-open-3 = Met welke kaart kom je uit?
boonaken-ask-trump-1 = Eerst troef maken. Welke kleur?
boonaken-ask-trump-2 = Met welke kaart kom je uit?
boonaken-hint-bid-bid = Kaartpunten en roem, met troef naar keuze
boonaken-hint-bid-boonaak = Alle zes slagen, met troef naar keuze
boonaken-hint-bid-boonaak-roem = Alle zes slagen, en minstens zoveel roem in je hand
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = { $roem } roem in je hand
boonaken-roem = { $roem ->
    [0] Geen roem
   *[other] { $roem } roem
}
boonaken-prompt-bid = Bied, of pas.
boonaken-prompt-over = Het bod is { $bid }. Bied hoger, of pas.
boonaken-prompt-misere = Het bod is misère. Ga mee, bied hoger, of pas.
boonaken-prompt-join = Ga mee met de misère, of pas.
boonaken-prompt-exchange = Leg { $count } kaarten weg.
boonaken-prompt-open = Kom uit met een kaart: die kleur is troef, en al je roem wordt gemeld. Of maak eerst troef.
boonaken-prompt-trump = Kom uit met een kaart: die kleur is troef. Of maak eerst troef.
boonaken-prompt-play-plain = Beken { $suit } als je kunt.
boonaken-prompt-play-trump = Beken { $suit } als je kunt; de troefboer mag je altijd houden.
boonaken-prompt-play-under = Beken { $suit } of troef boven { $card }; zonder { $suit } mag elke kaart. Ondertroeven alleen als er niets anders is, de troefboer niet meegeteld.
boonaken-prompt-play-either = Beken { $suit } of speel { $trump }; zonder { $suit } mag elke kaart.
boonaken-move-bid = Bied { $bid }
boonaken-move-exchange = Leg { $cards } weg
boonaken-move-open = { $roem ->
    [0] Troef { $trump }, geen roem, kom uit met { $card }
   *[other] Troef { $trump }, { $roem } roem, kom uit met { $card }
}
boonaken-move-trump = Troef { $trump }, kom uit met { $card }
boonaken-move-lead = Kom uit met { $card }
boonaken-task-auction = Jouw bod
boonaken-task-exchange = Leg er { $count } weg
boonaken-task-open = Jij komt uit: maak troef
boonaken-task-play = Jouw kaart

# Refusals
boonaken-no-auction-now = Het bieden is nog bezig. Bied, of pas.
boonaken-no-exchange-now = De tafelkaarten zijn geraapt. Leg er eerst evenveel weg.
boonaken-no-open-now = Eerst het begin: maak troef en kom uit met een kaart.
boonaken-no-play-now = De gift wordt gespeeld. Speel een kaart in de slag.
boonaken-no-number = Bieden gaat met stappen van 5, van { $low } t/m { $high }.
boonaken-no-low = Dat bod is te laag. Nu is minstens { $least } nodig.
boonaken-no-over = Dat gaat niet over het bod dat er ligt. Bied hoger, of pas.
boonaken-no-only-join = Er gaan er al meer mee in de misère, dus iets anders bieden kan niet. Ga mee, of pas.
boonaken-no-boonaak-first = Met deze regels kan bonaak met roem alleen over een bonaak heen.
boonaken-no-step = Op dat getal komt roem nooit uit. Kies er een uit de lijst.
boonaken-no-twice = Je hebt een kaart twee keer genoemd. Kies verschillende.
boonaken-no-count = Leg precies { $count } kaarten weg.
boonaken-no-suit = Die kleur is er niet. Troef is schoppen, harten, ruiten of klaveren.
boonaken-no-roem = { $most ->
    [0] Met deze troef heb je geen roem. Meld niets.
   *[other] Met deze troef heb je { $most } roem. Meld dat, of minder.
}
boonaken-no-roem-now = Bij jouw bod telt roem mee. Zeg hoeveel je meldt.
boonaken-no-no-roem = Bij dit bod telt roem niet. Maak alleen troef en kom uit.
boonaken-no-follow-or-trump = Je hebt { $suit }, dus speel { $suit } of troef ({ $trump }).
boonaken-no-under = { $follows ->
    [true] Je mag niet lager troeven dan { $card }. Speel { $suit }, of een hogere troef.
   *[other] Je mag niet lager troeven dan { $card }. Speel een andere kleur, of een hogere troef.
}

# What happened
boonaken-event-dealt = Gift { $deal } begint, { $dealer } deelt. Open op tafel: { $cards }.
boonaken-event-called = { $seat } biedt { $bid }.
boonaken-event-passed = { $seat } past.
boonaken-event-passed_out = Rondgepast. { $dealer } deelt opnieuw.
boonaken-event-took = { $seat } raapt de { $count } tafelkaarten, met daarbij { $cards }.
boonaken-event-took-away = { $seat } raapt de { $count } weggelegde kaarten.
boonaken-event-picked = Je raapte { $cards }.
boonaken-event-exchanged = { $seat } legt { $count } kaarten weg.
boonaken-event-opened = { $seat } maakt { $trump } troef.
boonaken-event-opened-roem = { $seat } maakt { $trump } troef en meldt { $roem } roem.
boonaken-event-trick = { $winner } haalt de slag.
boonaken-event-made = { $who }: { $bid } gehaald, een plus.
boonaken-event-failed = { $who }: { $bid } verspeeld, een min.
boonaken-event-points = Met roem werd het { $points }.
boonaken-event-went_out = { $seats }: eruit met twee plussen, plaats { $place }.
boonaken-event-fell_in = { $seats }: erin met twee minnen.
boonaken-event-game_over = Partij { $game } is uit: { $points }. In totaal: { $totals }.
boonaken-event-game_over-first = Partij { $game } is uit: { $points }.
boonaken-event-won = { $count ->
    [1] { $who } wint!
   *[other] { $who } winnen samen!
}
boonaken-event-lost = { $count ->
    [1] { $who } heeft verloren.
   *[other] { $who } hebben verloren.
}
boonaken-event-draw = Niemand wint, en niemand verliest.

# The table
boonaken-state-auction = Gift { $deal }, bieden
boonaken-state-exchange = Gift { $deal }, ruilen
boonaken-state-open = Gift { $deal }, troef maken
boonaken-state-play = Gift { $deal }, slag { $trick } van 6
boonaken-state-game = Partij { $game } van { $games }, { $line }
boonaken-missing-points = { $left ->
    [0] Gehaald
   *[other] Nog { $left } te halen
}
boonaken-missing-tricks = { $lost ->
    [0] { $left ->
        [one] Nog 1 slag te halen
       *[other] Nog { $left } slagen te halen
    }
   *[other] Verspeeld: een slag verloren
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] Verspeeld: een slag gehaald
       *[other] Tot nu toe geen slag
    }
   *[other] { $count } van { $of } zonder slag
}
boonaken-alt-call = { $bid } door stoel { $seat }
boonaken-alt-calls = Biedingen: { $calls }.
boonaken-alt-highest = hoogste
boonaken-alt-high = Hoogste bod: { $bid }.
boonaken-alt-table = { $blind ->
    [0] Tafelkaarten: { $cards }.
   *[other] Tafelkaarten: { $cards } open, { $blind } blind.
}
boonaken-alt-unused = {" "}Er slapen er { $count }.
boonaken-alt-redeals = { $count ->
    [one] Net is er 1 keer rondgepast.
   *[other] Net is er { $count } keer rondgepast.
}
boonaken-alt-deal = stoel { $seat } { $told }
boonaken-alt-before = Vorig contract: { $deals }.
boonaken-alt-contract = { $count ->
    [one] Contract: { $contract }, gespeeld door { $seats }.
   *[other] Contract: { $contract }, gespeeld door { $seats }, elk voor zich.
}
boonaken-alt-goal = Doel { $needed }, tot nu toe { $made }.{" "}
boonaken-alt-swapped = Bij { $seat } liggen { $count } kaarten dicht.
boonaken-alt-marks = plus { $plus }, min { $minus }
boonaken-alt-contract-made = { $contract } gehaald
boonaken-alt-contract-failed = { $contract } verspeeld
boonaken-alt-total = Eerdere partijen, vanaf stoel 1: { $totals }.
boonaken-alt-end-match = Wie het bod haalt, wint de gift, anders wint de andere speler.
boonaken-alt-end-first_out = Met twee plussen win je, met twee minnen verlies je.
boonaken-alt-end-find_loser = Met twee plussen eruit, met twee minnen verloren.
boonaken-alt-end-championship = Met twee plussen eruit, met twee minnen erin.
boonaken-alt-combination = { $cards } voor { $points }
boonaken-alt-roem-by = Roem per troef: { $told }.
boonaken-alt-roem-by-suit = { $suit } { $roem }
boonaken-alt-roem = Roem in je hand: { $told }.
boonaken-alt-no-roem = Geen roem in je hand.
boonaken-alt-discarded = Je legde { $cards } weg.

# Words in pictures
boonaken-picture-boonaak = bonaak { $roem }
boonaken-picture-contract = Contract
boonaken-picture-total = Eerdere partijen
boonaken-picture-unused = { $count } slapen
boonaken-picture-roem-by = Roem per troef
boonaken-picture-declared = roem { $points }
boonaken-picture-others = anderen { $points }
boonaken-picture-high = Hoogste bod
boonaken-picture-table = Tafelkaarten
boonaken-picture-before = Vorig contract
boonaken-picture-in = Erin
boonaken-picture-place = Plaats { $place }
boonaken-picture-roem = Roem
boonaken-picture-no-roem = Geen roem
boonaken-picture-laid = Weggelegd
boonaken-picture-new = Nieuw
boonaken-picture-loser = Verliezer
boonaken-picture-marks = { $count ->
    [one] streep
   *[other] strepen
}
boonaken-picture-nobody = Geen winnaar
boonaken-amount-places = { $count ->
    [one] { $number } plaats
   *[other] { $number } plaatsen
}
boonaken-amount-marks = { $count ->
    [one] { $number } streep
   *[other] { $number } strepen
}
boonaken-story-last = Laatst, { $name }: { $told }
boonaken-story-redeals = Er is { $count } keer achter elkaar rondgepast

# Rules
boonaken-sketch-goal = Haal je bod: een plus. Twee winnen, twee minnen verliezen.
boonaken-sketch-turn = Bied. De hoogste raapt de tafelkaarten, maakt troef en komt uit.
boonaken-sketch-score = De punten van je slagen en je roem uit de hand moeten het bod halen.
boonaken-rules-0-title = Delen en bieden
boonaken-rules-0-1 = { $pack } kaarten: aas t/m 7 in vier kleuren. Iedereen krijgt er { $hand }, en er liggen er { $table } op tafel, { $open } daarvan open; met vijf spelers alleen { $open }, allebei open.
boonaken-rules-0-2 = De linkerbuur van de deler begint. Bied om de beurt hoger, of pas voorgoed. Een getal is het aantal punten dat je haalt, vanaf { $min_bid } met stappen van vijf.
boonaken-rules-0-3 = Je hoeft niet te hebben wat je biedt. Wordt er rondgepast, dan deelt dezelfde deler opnieuw; na { $redeal_limit } keer achter elkaar is het spel onbeslist.
boonaken-rules-0-4 = De eerste deler wordt geloot. Na elke gespeelde gift gaat het delen naar links.
boonaken-rules-1-title = Misère, zwabber, bonaak
boonaken-rules-1-1 = Misère: haal geen slag, zonder troef. Anderen mogen meegaan, en dan speelt ieder voor zich. Vanaf de tweede kan iedereen alleen nog meegaan of passen.
boonaken-rules-1-2 = Zwabber: haal alle { $hand } slagen, zonder troef.
boonaken-rules-1-3 = Bonaak: haal ze alle { $hand } met troef. Je mag er roem bij bieden, die je hand dan moet hebben; meer roem is een hoger bod.
boonaken-rules-2-title = Ruilen en troef
boonaken-rules-2-1 = Wie gaat, raapt de tafelkaarten en legt er evenveel weg; die tellen voor niemand. Bij een gedeelde misère raapt de volgende die.
boonaken-rules-2-2 = Maak dan troef, meld roem en kom uit. Bij een gedeelde misère komt uit wie het eerst ging.
boonaken-rules-2-3 = Kom je alleen uit, dan is die kleur troef en is al je roem gemeld. Minder melden dan je hebt mag, meer nooit; alleen het gemelde telt.
boonaken-rules-3-title = Roem
boonaken-rules-3-1 = Roem telt alleen bij een getal: driekaart 20, vierkaart 50, vijfkaart 100, zeskaart 200; vier boeren 200, vier vrouwen, heren of azen 100.
boonaken-rules-3-2 = Stuk, heer en vrouw van troef, is nog 20. Met harten als troef is dit 50 en 20.
boonaken-rules-3-3 = De volgorde is A, K, Q, J, 10, 9, 8, 7, ook in troef. Geen kaart staat in twee reeksen, maar een kaart uit een reeks mag ook meetellen bij vier gelijke en in het stuk.
boonaken-rules-4-title = Spelen
boonaken-rules-4-1 = Troef gaat J, 9, A, K, Q, 10, 8, 7; de boer telt 20, de nel (9) 14. Andere kleuren gaan A, K, Q, J, 10, 9, 8, 7.
boonaken-rules-4-2 = Een aas telt 11, een tien 10, een heer 3, een vrouw 2, een gewone boer 1: samen { $points }.
boonaken-rules-4-3 = Beken of troef in; kun je niet bekennen, dan mag alles. Wordt er troef gevraagd, beken dan, maar de troefboer mag je altijd houden.
boonaken-rules-4-4 = De hoogste troef haalt de slag, anders de hoogste van de gevraagde kleur. Hier is dat de boer, voor 48. Wie de slag haalt, komt uit voor de volgende.
boonaken-rules-5-title = Plus en min
boonaken-rules-5-1 = Haal je wat je bood, roem meegeteld, dan krijg je een plus; anders een min. De anderen krijgen niets. Strepen heffen elkaar nooit op.
boonaken-rules-5-2 = Met twee plussen win je. Met twee minnen verlies je, en heeft niemand gewonnen, dan eindigt het spel zonder winnaar.
boonaken-rules-5-3 = Met een optie speel je door: met twee plussen ben je eruit, tot iemand twee minnen heeft of als laatste overblijft.
boonaken-rules-5-4 = In een kampioenschap ben je met twee plussen eruit, voor 10, 8, 4 of 1 punten naar plaats; met twee minnen zit je erin en krijg je niets.
boonaken-rules-5-5 = De NK-regels: één kaart blind, misère boven 100 en, alleen gespeeld, met troef, zwabber boven 125, bonaak vóór bonaak met roem, een zeskaart 100, niet ondertroeven, wie ging deelt de volgende gift.

# Hints
boonaken-hint-why-low = { $count ->
    [one] 1 van je kaarten is een negen of lager.
   *[other] { $count } van je kaarten zijn negens of lager.
}
boonaken-hint-why-trumps = Met { $suit } als troef zou je er { $count } hebben.
boonaken-hint-why-roem = Met { $suit } als troef zou je er { $count } hebben, en { $roem } roem.
boonaken-hint-why-pass = Er zou minstens { $least } nodig zijn, en je beste troef is { $count } keer { $suit }.
boonaken-hint-why-keep = Je houdt { $count } kaarten van { $suit }.
boonaken-hint-why-keep-roem = Je houdt { $count } kaarten van { $suit }; met die kleur als troef heb je { $roem } roem.
boonaken-hint-why-keep-low = { $count ->
    [one] 1 van de kaarten die je houdt, is een negen of lager.
   *[other] { $count } van de kaarten die je houdt, zijn negens of lager.
}
boonaken-hint-why-longest = Van geen kleur heb je er meer dan van { $suit }: { $count }.
boonaken-hint-why-lead = { $above ->
    [0] { $card } is de hoogste van die kleur die er nog is.
    [one] 1 hogere { $suit } zit niet in jouw hand.
   *[other] { $above } hogere { $suit } zitten niet in jouw hand.
}
boonaken-hint-why-takes = { $points ->
    [one] Dit haalt de slag, met 1 punt.
   *[other] Dit haalt de slag, met { $points } punten.
}
boonaken-hint-why-wins = { $more ->
    [one] Dit ligt voor met { $points } punten tot nu toe; er komt er nog 1.
   *[other] Dit ligt voor met { $points } punten tot nu toe; er komen er nog { $more }.
}
boonaken-hint-why-over = { $more ->
    [0] Dit haalt de slag.
    [one] Dit is tot nu toe de hoogste; er komt er nog 1.
   *[other] Dit is tot nu toe de hoogste; er komen er nog { $more }.
}
boonaken-hint-why-under = Dit blijft onder { $top }.
boonaken-hint-why-feed = { $seat } ligt voor in de slag tegen wie gaat, en krijgt er { $points } bij.
boonaken-hint-why-gives = { $points ->
    [0] Dit geeft niets weg.
    [one] Dit wint niet, en geeft 1 punt weg.
   *[other] Dit wint niet, en geeft { $points } punten weg.
}

# Orders
boonaken-order-button = Bied voor mij
boonaken-order-title = Bied voor mij in gift { $deal }
boonaken-order-limit = Tot hoeveel punten?
boonaken-order-limit-help = Ik bied voor je de volgende stap tot dat getal, en pas dan. Leeg: je biedt weer zelf.
boonaken-order-set = In deze gift bied ik voor je tot { $limit }, en pas dan.
boonaken-order-none = Je hebt geen vaste opdracht. In je beurt bied je zelf.
boonaken-order-ended = De opdracht om te bieden is afgelopen.
boonaken-order-bad = Dat is geen aantal punten. Geef een gewoon getal, zoals 60, of laat het veld leeg.
boonaken-order-reached = Het bieden is daar al voorbij. Nu is minstens { $count } nodig.
boonaken-order-late = Het bieden is voorbij. In de volgende gift kun je de opdracht weer geven.

# A first hand (/learn)
boonaken-learn-goal = Wie het meest biedt, speelt alleen en moet zoveel punten halen, met kaarten en roem uit de hand, voor een plus. Met twee plussen win je. Troef gaat boer, nel (negen), aas, heer, vrouw, tien.
boonaken-learn-bid = Boer, tien, nel, zeven van ruiten: als troef telt de boer 20, de nel 14, en een driekaart is 20 roem. Wie gaat, krijgt ook de twee open azen. Bied 40.
boonaken-learn-bid-else = je hand is heel wat meer waard dan een pas. Met 40 laat je zien dat je het meent.
boonaken-learn-raise = Iemand zegt 60. Tel: de hoge troeven brengen zo'n 50 tot 60 punten, de azen 22, roem 20. Tachtig is haalbaar.
boonaken-learn-raise-else = met minder dan 80 laat je het aan een ander, en meer is gewaagd. Neem 80.
boonaken-learn-table = Jij gaat, en de vier tafelkaarten zijn van jou: twee azen, en twee schoppen die blind lagen. Leg nu vier kaarten weg; niemand ziet welke.
boonaken-learn-away = Houd de ruiten en beide azen. De boer en 10 van harten en de twee kleine schoppen mogen weg.
boonaken-learn-away-else = vijf ruiten en schoppenaas zijn zes kaarten die allemaal of bijna allemaal winnen. De rest zit in de weg.
boonaken-learn-open = De kleur waarmee je uitkomt, wordt troef, en je roem is meteen gemeld. Kom uit met ruitenboer, de hoogste troef: dat maakt ruiten troef, meldt 20 roem en trekt de troeven van de anderen eruit.
boonaken-learn-open-else = ruiten is je troef, en de boer is de kaart die niemand kan slaan.
boonaken-learn-nine = Heer en acht vielen. De nel is de op een na hoogste troef, 14 punten, en haalt de laatste eruit, als die er nog zijn.
boonaken-learn-nine-else = eerst troef, zolang iemand die nog kan hebben. De nel is nu niet te slaan.
boonaken-learn-ace = Niemand heeft nog troef, behalve jij. Het aas haalt zelf elf punten en wat ze er verder op moeten gooien.
boonaken-learn-ace-else = het wint zeker en telt elf.
boonaken-learn-spade = Nog negen punten. Schoppenaas is de hoogste van zijn kleur, niemand kan introeven, en het brengt elf.
boonaken-learn-spade-else = met schoppenaas ben je er meteen.
boonaken-learn-end = Het werd 97: tachtig gehaald, een plus. De gift eindigt zodra dat beslist is. Met twee plussen win je, met twee minnen verlies je, en ze heffen elkaar nooit op. Voor misère en bonaak zie de regels.
