# Dominuxen
dominuxen-title = Dominuxen
dominuxen-line = Leg dominostenen van één getal op je lijn, voordat iemand ze kaapt met een sterkere set.
dominuxen-designer = een Japanse blogger over bordspellen, naar Abluxxen van Wolfgang Kramer en Michael Kiesling
dominuxen-about = Een strijd van sets met 91 dominostenen tot dubbel 12. Leg zoveel stenen als je wilt met één getal gemeen. Heeft de nieuwste set van een ander evenveel stenen en een zwakker getal, dan kaap je die: neem hem, of laat de ander beslissen. Stenen op je lijn tellen 1, in je hand kosten ze 1. Twaalf slaat alles, behalve nul.
dominuxen-seats-5 = Met vijf spelers zijn er maar net genoeg stenen: de stapel is snel op.
dominuxen-command = dominuxen
dominuxen-option-players = Stoelen: 3 t/m 5; met 5 zijn er maar net genoeg stenen.

# Options
dominuxen-option-double_tiles = Dubbelregel
dominuxen-option-double_tiles-help = Een dubbele mag als twee stenen van een set tellen; de score is altijd 2 (in de hand −2).
dominuxen-option-rounds-help = Over zoveel rondes worden de scores opgeteld: 1 t/m 5.
dominuxen-option-turn_limit = Max. zetten
dominuxen-option-turn_limit-help = Een ronde eindigt na zoveel gespeelde sets: 50 t/m 500, meestal 150.

# A turn
dominuxen-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
dominuxen-tag-play = Speel een set
dominuxen-tag-take = Neem hem
dominuxen-tag-leave = Laat hem
dominuxen-tag-back = Neem terug
dominuxen-tag-discard = Leg af
dominuxen-tag-draw = Trek er een
dominuxen-tag-draws = Trek er meer
dominuxen-tag-rest = Rest van de stapel
dominuxen-hint-take = { $count ->
    [one] { $tiles } komt in je hand, en de ander trekt 1 steen
   *[other] { $tiles } komen in je hand, en de ander trekt { $count } stenen
}
dominuxen-hint-leave = { $count ->
    [one] De ander neemt hem terug, of legt hem af en trekt 1 steen
   *[other] De ander neemt ze terug, of legt ze af en trekt { $count } stenen
}
dominuxen-hint-back = { $tiles } terug in je hand; je trekt niets
dominuxen-hint-discard = { $count ->
    [one] { $tiles } verlaat de ronde, en je trekt 1 steen
   *[other] { $tiles } verlaten de ronde, en je trekt { $count } stenen
}
dominuxen-hint-rest = Je trekt { dominuxen-tiles } van de stapel

dominuxen-ask-play-1 = Een set van welk getal?
dominuxen-ask-play-2 = Welke stenen komen in de set van { $number }?
dominuxen-ask-play-3 = Voor hoeveel telt de dubbele { $tile }?
dominuxen-ask-draw-1 = Waar trek je een steen van?
dominuxen-ask-draws-1 = Welke van deze? (tot { $owed }, de rest van de stapel)
dominuxen-number = { $count ->
    [one] Een set van { $number } (1 steen)
   *[other] Een set van { $number } (tot { $count } stenen)
}
dominuxen-tile-hint = Het andere getal { $number }: { $count } in je hand
dominuxen-tile-hint-double = Een dubbele
dominuxen-size-once = Voor één (de set is { $number }×{ $size })
dominuxen-size-twice = Voor twee (de set is { $number }×{ $size })
dominuxen-size-hits = Kaapt { $victims }
dominuxen-size-hits-none = Kaapt niets
dominuxen-row-tile-hint = In de hand: { $lows ->
    [0] geen { $low }
    [one] één { $low }
   *[other] { $lows } × { $low }
}, { $highs ->
    [0] geen { $high }
    [one] één { $high }
   *[other] { $highs } × { $high }
}
dominuxen-row-double-hint = In de hand: { $lows ->
    [0] geen { $low }
    [one] één { $low }
   *[other] { $lows } × { $low }
}
dominuxen-from-pile = De stapel (nog { $pile })
dominuxen-from-pile-hint = Je ziet hem als je hem hebt getrokken

dominuxen-prompt-play = Welk getal speel je?
dominuxen-prompt-take = Je kaapt { $number }×{ $size } van { $name } ({ $tiles }). Neem je die?
dominuxen-prompt-recover = { $name } liet je { $number }×{ $size } liggen ({ $tiles }). Terugnemen, of afleggen en { dominuxen-tiles } trekken?
dominuxen-prompt-draw = { $owed ->
    [one] Trek nog 1 steen. Waarvan?
   *[other] Trek nog { $owed } stenen. Waarvan?
}

dominuxen-move-play = Speel { $tiles } als { $number }×{ $size }
dominuxen-move-discard = Leg af en trek
dominuxen-move-draw = Trek { $tile } uit de rij
dominuxen-move-draw-pile = Trek er een van de stapel
dominuxen-move-draws = Trek { $tiles } uit de rij (de rest van de stapel)
dominuxen-move-rest = { $owed ->
    [one] Trek de laatste van de stapel
   *[other] Trek alle { $owed } van de stapel
}

# Settled beforehand
dominuxen-answer-take = Als ik stoel { $seat } kaap: neem de set
dominuxen-answer-leave = Als ik stoel { $seat } kaap: laat de set
dominuxen-answer-ask = Als ik stoel { $seat } kaap: vraag het me dan
dominuxen-answer-hint = De nieuwste set van stoel { $seat } is { $set }
dominuxen-habit-ask = Achtergelaten sets: vraag het me
dominuxen-habit-always = Achtergelaten sets: houd alles
dominuxen-habit-never = Achtergelaten sets: leg alles af
dominuxen-habit-from = Achtergelaten sets: houd { $size }+

# Moves that can't be made
dominuxen-no-number = Dat getal zit niet in je hand. Kies een getal dat je wel hebt.
dominuxen-no-tiles = Er is geen steen gekozen. Kies er minstens een met een { $number } erop.
dominuxen-no-such-tile = Die steen is er niet. Kies opnieuw uit je hand.
dominuxen-no-held = { $tile } zit niet meer in je hand. Kies uit de stenen die je hebt.
dominuxen-no-match = Op { $tile } staat geen { $number }. In deze set komen alleen stenen met een { $number }.
dominuxen-no-twice = Een steen is twee keer gekozen. Kies elke steen één keer.
dominuxen-no-double = Zonder de dubbele { $number } kan de set niet voor een meer tellen.
dominuxen-no-double-rule = Aan deze tafel telt een dubbele voor één. De set telt de stenen die je koos.
dominuxen-no-size = { $count ->
    [one] Eén steen maakt geen set van die grootte. De set telt de stenen die je koos.
   *[other] { $count } stenen maken geen set van die grootte. De set telt de stenen die je koos.
}
dominuxen-no-play-now = Nu wordt er een set gespeeld. Kies een getal en stenen.
dominuxen-no-take-now = Beslis nu of je de gekaapte set neemt of laat.
dominuxen-no-recover-now = Beslis nu of je je set terugneemt of aflegt.
dominuxen-no-draw-now = Nu worden er stenen getrokken, uit de rij of van de stapel.
dominuxen-no-row-tile = { $tile } ligt niet in de rij. Trek een van de open stenen of van de stapel.
dominuxen-no-pile = De stapel is leeg. Trek uit de rij.
dominuxen-no-so-many = Je mag nog maar { dominuxen-tiles } trekken. Kies er niet meer.
dominuxen-no-single = Je trekt nog maar één steen, dus meer tegelijk kan niet. Kies er een.
dominuxen-no-tiles-drawn = Er is geen steen gekozen. Kies uit de rij, of druk op "Rest van de stapel".
dominuxen-no-answer = Over die stoel kun je nu niet beslissen, alleen over tegenstanders die je nog kunt kapen.
dominuxen-no-habit = Die grootte staat niet in de lijst. Kies er een uit de lijst.
dominuxen-no-change = Zo staat het al. Kies iets anders om het te veranderen.

# What happened
dominuxen-event-round = { $rounds ->
    [1] { $seat } begint.
   *[other] Ronde { $round }: { $seat } begint.
}
dominuxen-event-dealt = Je hand: { $tiles }.
dominuxen-event-row = De rij: { $tiles }.
dominuxen-event-played = { $seat } speelt { $number }×{ $size } ({ $tiles }).
dominuxen-event-attacks = Gekaapt wordt van { $victims }.
dominuxen-event-took = { $seat } neemt { $number }×{ $size } van { $victim } ({ $tiles }).
dominuxen-event-left = { $seat } laat { $number }×{ $size } van { $victim } liggen.
dominuxen-event-back = { $seat } neemt { $number }×{ $size } terug ({ $tiles }).
dominuxen-event-discarded = { $seat } legt { $number }×{ $size } af ({ $tiles }).
dominuxen-event-drew = { $seat } trekt { $tile } uit de rij.
dominuxen-event-drew_pile = { $seat } trekt { dominuxen-tiles } van de stapel.
dominuxen-event-drew_tiles = Van de stapel trok je { $tiles }.
dominuxen-event-refilled = Nieuw in de rij: { $tiles }.
dominuxen-event-settled = Je besliste: { $what }.
dominuxen-event-round_over = { $rounds ->
    [1] { $reason }. { $scores }.
   *[other] Ronde { $round } is uit: { $reason }. { $scores }.
}
dominuxen-reason-hand_empty = Een hand is leeg
dominuxen-reason-centre_empty = Rij en stapel zijn leeg
dominuxen-reason-turn_limit = De zetten zijn op

# The table
dominuxen-state = { $rounds ->
    [1] Zet { $turn }, { $pile } in de stapel, { $discard } afgelegd
   *[other] Ronde { $round } van { $rounds }, zet { $turn }, { $pile } in de stapel, { $discard } afgelegd
}
dominuxen-set = { $size ->
    [1] een enkele { $number }
   *[other] { $size } stenen { $number }
}
dominuxen-last-set = { $size ->
    [1] laatst een enkele { $number } ({ $tiles })
   *[other] laatst { $size } stenen { $number } ({ $tiles })
}
dominuxen-lettered = { $letter } { $tile }
dominuxen-alt-last = Laatste zet: stoel { $seat }, { $set }.
dominuxen-alt-last-pending = {" "}De zet is gericht op de laatste set van stoel { $victim }: { $set }.
dominuxen-alt-last-taken = {" "}Stoel { $victim } verloor { $set }.
dominuxen-alt-last-back = {" "}Stoel { $victim } nam { $set } terug.
dominuxen-alt-last-thrown = {" "}Stoel { $victim } legde { $set } af.
dominuxen-alt-older = { $count ->
    [1] één oudere set
   *[other] { $count } oudere sets
}

dominuxen-alt-take = Te beslissen: { $set } van stoel { $victim } nemen of laten.
dominuxen-alt-recover = Te beslissen: { $set } terugnemen of afleggen.
dominuxen-alt-draw = { $owed ->
    [one] Nog 1 steen te trekken.
   *[other] Nog { $owed } stenen te trekken.
}
dominuxen-alt-state = { $rounds ->
    [1] zet { $turn } van hoogstens { $limit }
   *[other] ronde { $round } van { $rounds }, zet { $turn } van hoogstens { $limit }
}
dominuxen-alt-held = heeft er { $count }
dominuxen-alt-laid = lijn { $points } waard
dominuxen-alt-line = lijn: { $sets }
dominuxen-alt-hand-own = Je lijn is { $points } waard.
dominuxen-alt-left = De lijn van stoel { $seat }: { $sets }. Nog in de hand: { $tiles }.
dominuxen-alt-row = Rij: { $tiles }. Stapel { $pile }. Afgelegd: { $discard }.
dominuxen-alt-row-count = Rij: { $tiles }. Stapel { $pile }. Afgelegd { $discard } stenen.
dominuxen-alt-empty-line = nog geen lijn
dominuxen-alt-how = Alleen de laatste set van elke stoel is te kapen (de stenen tussen haakjes). Hogere getallen zijn sterker, maar 0 slaat 12.
dominuxen-alt-hand = Je hand (stoel { $seat }), { dominuxen-tiles }: { $tiles }.
dominuxen-alt-hand-numbers = Getallen op twee stenen of meer: { $numbers }.
dominuxen-alt-hand-number = { $number } op { $count }
dominuxen-alt-hand-new = Nieuw sinds je vorige zet: { $tiles }.
dominuxen-alt-hand-targets = Nieuwste sets van de anderen: { $sets }.
dominuxen-alt-hand-target = stoel { $seat }: { $set }
dominuxen-alt-hand-row = Rij: { $tiles }. Stapel { $pile }.

# Words in pictures
dominuxen-asked-take = Nemen?
dominuxen-asked-recover = Terug?
dominuxen-asked-draw = Trekt
dominuxen-alt-played = van wie de zet is
dominuxen-played = Gespeeld
dominuxen-draws-left = nog { $owed }
dominuxen-row = Rij
dominuxen-pile = Stapel
dominuxen-discard = Afgelegd
dominuxen-bar-turn = Zet { $turn } / { $limit }
dominuxen-bar-double = dubbele telt 2
dominuxen-count = × { $count }
dominuxen-more = +{ $count }
dominuxen-hand-title = Je hand
dominuxen-hand-empty = Geen stenen meer in de hand
dominuxen-hand-own = Je lijn
dominuxen-hand-targets = Te kapen sets
dominuxen-task-play = Speel een set
dominuxen-task-take = Nemen of laten?
dominuxen-task-recover = Terug of afleggen?
dominuxen-task-draw = { $owed ->
    [one] Trek 1 steen
   *[other] Trek { $owed } stenen
}
dominuxen-result-line = Lijn
dominuxen-result-hand = Hand
dominuxen-last-played = { $name }: { $set }
dominuxen-last-pending = , gericht op { $name }: { $set }
dominuxen-last-taken = , nam { $set } van { $name }
dominuxen-last-back = , { $name } nam { $set } terug
dominuxen-last-thrown = , { $name } legde { $set } af
dominuxen-line-unit = lijn
dominuxen-before = eerder { $total }
dominuxen-story-margin = { $points ->
    [1] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
dominuxen-story-set = Grootste set: { $name }, { $set }

# How to play
dominuxen-sketch-goal = Leg zoveel mogelijk stenen op je lijn.
dominuxen-sketch-turn = Leg stenen van één getal. Evenveel sterkere kapen een set.
dominuxen-sketch-score = Een steen op je lijn telt 1. Een steen in je hand kost 1.
dominuxen-rules-0-title = Leg stenen met één getal gemeen
dominuxen-rules-0-1 = Elke steen heeft twee getallen. Leg in je beurt een of meer handstenen met een getal gemeen op je lijn, als een set van dat getal. Passen kan niet.
dominuxen-rules-0-2 = Drie stenen gelegd als 7 zijn een 7×3. Vervaagde helften tellen niet.
dominuxen-rules-0-3 = Een steen op je lijn telt 1, een steen in je hand −1. Wie de meeste punten heeft, wint; bij gelijke stand win je samen.
dominuxen-rules-1-title = Sterkte: 12 verliest alleen van 0
dominuxen-rules-1-1 = Hogere getallen zijn sterker en 0 is het zwakst, maar 0 slaat 12, en verder niets. Gelijke getallen slaan elkaar niet.
dominuxen-rules-1-2 = Heeft de nieuwste set op de lijn van een ander dezelfde grootte als de jouwe en een zwakker getal, dan kaap je die. Dat moet.
dominuxen-rules-1-3 = Alleen nieuwste sets worden gekaapt. Meer slachtoffers gaan een voor een, vanaf je linkerkant.
dominuxen-rules-2-title = Gekaapt: nemen, terug, afleggen
dominuxen-rules-2-1 = De aanvaller neemt de set in de hand, of laat hem.
dominuxen-rules-2-2 = Wordt hij genomen, dan trekt het slachtoffer evenveel stenen.
dominuxen-rules-2-3 = Wordt hij gelaten, dan neemt het slachtoffer hem terug en trekt niets, of legt hem af en trekt evenveel stenen. Afgelegde stenen zijn weg.
dominuxen-rules-2-4 = Eenmaal in een hand mag een steen weer met elk van zijn getallen.
dominuxen-rules-3-title = Trekken, begin en einde
dominuxen-rules-3-1 = { $tiles } stenen, 0-0 t/m 12-12: { $hand } voor iedereen, { $row } open in de rij, de rest is de stapel. Wie begint, wordt geloot.
dominuxen-rules-3-2 = Trek een voor een, uit de rij of van de stapel. Daarna wordt de rij aangevuld tot { $row }.
dominuxen-rules-3-3 = De ronde eindigt meteen als iemands hand leeg is (er wordt dan niets gekaapt), of als rij en stapel allebei leeg zijn.
dominuxen-rules-3-4 = Omdat sets rond kunnen blijven gaan, eindigt ze ook na { $turn_limit } zetten.
dominuxen-rules-3-5 = Met vijf spelers zijn er maar net genoeg stenen. Meer rondes worden opgeteld; het begin schuift een stoel naar links.
dominuxen-rules-4-title = De dubbelregel (naar keuze)
dominuxen-rules-4-1 = Een dubbele mag voor twee stenen van een set tellen, of voor één.
dominuxen-rules-4-2 = Drie stenen, en toch een 8×4. Voor een gekaapte dubbele trek je maar één steen.
dominuxen-rules-4-3 = Hoe hij ook gespeeld is, een dubbele telt 2, in de hand −2.
dominuxen-rules-5-title = Gewoontes van goede spelers
dominuxen-rules-5-1 = Aantal gaat voor getal: een set van vier of meer wordt zelden geëvenaard.
dominuxen-rules-5-2 = Vroege kleine sets zijn lokaas. Wordt er een gekaapt, dan trek je uit de rij wat je verzamelt.
dominuxen-rules-5-3 = Heeft iemand nog weinig stenen, leg dan eerst je grote sets en neem niets wat je niet kwijt kunt.
dominuxen-rules-5-4 = "Vooraf beslissen" scheelt wachten: zeg van wie je neemt, of wat er gebeurt als je set wordt gelaten. De volgorde blijft, en niemand anders ziet het.

# A first hand (/learn)
dominuxen-learn-goal = Leg stenen met een getal gemeen op je lijn, als een set. Een steen daar telt één, een steen in je hand kost één. Passen kan niet, en de nieuwste set kan gekaapt worden.
dominuxen-learn-row = Twee hebben al gespeeld: vier stenen als 1, dan vier als 7. Evenveel van een sterker getal kaapt, dus het slachtoffer trok vier andere, uit de open rij of van de stapel.
dominuxen-learn-ten = Je hebt vier stenen met een 10, en op de lijn van je rechterbuur liggen vier stenen 7. Leg je tienen, alle vier: 10 is sterker, dus je kaapt.
dominuxen-learn-ten-else = je hebt precies vier stenen nodig om die set te evenaren, en al je tienen.
dominuxen-learn-take = De set nemen of laten? De zevens komen in je hand, waar een steen voor elk van zijn getallen telt, en je hebt al een 7-12. Neem hem.
dominuxen-learn-take-else = vier stenen in de hand klinken als een last, maar het zijn alle vier zevens, en jij hebt er nog een.
dominuxen-learn-lost = Jouw tienen zijn op hun beurt gekaapt, door vier keer 11. Het is niet alleen verlies: nu trek je evenveel stenen, en je mag ze uit de rij kiezen.
dominuxen-learn-draw = Je verzamelt zevens: trek de 7-7. Hier telt die voor één steen; met de dubbelregel, een optie, mag hij voor twee tellen.
dominuxen-learn-draw-else = je hebt intussen vijf zevens, en met de 7-7 zijn het er zes.
dominuxen-learn-more = Er ligt nog een zeven: 1-7.
dominuxen-learn-more-else = hoe meer stenen een set heeft, hoe minder hem kunnen evenaren.
dominuxen-learn-seven = Na nog twee keer trekken heb je zeven stenen met een 7. Leg ze allemaal als 7×7. Zeven stenen worden bijna nooit geëvenaard.
dominuxen-learn-seven-else = één grote set is meer waard, en veiliger, dan een paar kleine.
dominuxen-learn-back = Bijna nooit: iemand had zeven tienen. Maar die liet je set liggen, dus jij kiest: terugnemen zonder te trekken, of afleggen en er zeven trekken. Neem terug.
dominuxen-learn-back-else = zeven stenen van één getal zijn het houden waard. Terug ermee.
dominuxen-learn-again = En leg dezelfde set nog eens: niemand heeft twee keer zeven stenen van een sterker getal.
dominuxen-learn-again-else = niets anders in je hand komt in de buurt.
dominuxen-learn-end = De ronde eindigt als een hand leeg is, of rij en stapel. 0 is het zwakst, maar slaat 12; kleine sets zijn lokaas; neem tegen het eind niets wat je niet kwijt kunt.
