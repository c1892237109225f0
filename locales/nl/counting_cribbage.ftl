# Counting Cribbage
counting_cribbage-title = Counting Cribbage
counting_cribbage-line = Vijftienen, reeksen en paren tot 121. Zes kleuren, en gebruikte kaarten blijven weg: tel ze.
counting_cribbage-designer = 青木 新
counting_cribbage-about = Geef een of twee kaarten aan de crib, en score dan twee keer met de andere vier: eerst door kaart na kaart te spelen voor 15, 31, paren en reeksen, dan door hand en starter te tellen. De crib is van de deler. Gebruikte kaarten blijven een tijd weg, dus het loont te weten wat er nog is. Wie het eerst 121 haalt, wint.

# Options
counting_cribbage-command = counting-cribbage
counting_cribbage-option-skunk = Skunk
counting_cribbage-option-skunk-help = Een zege telt 1 meer voor elke tegenstander met 90 punten of minder aan het eind van de partij.
counting_cribbage-option-muggins = Muggins
counting_cribbage-option-muggins-help = Je telt je eigen punten; wat je mist, mogen anderen pakken.
counting_cribbage-option-muggins-off = uit (de tafel telt)
counting_cribbage-option-muggins-count = bij het tellen
counting_cribbage-option-muggins-full = ook bij het peggen
counting_cribbage-option-match_wins = Zeges nodig
counting_cribbage-option-match_wins-help = Speel partij na partij tot iemand zoveel zeges heeft.
counting_cribbage-option-first_dealer-help = Door loting, of een stoel; stoel 3 en 4 alleen als er zoveel meespelen.
counting_cribbage-option-show_used = Gebruikte kaarten tonen
counting_cribbage-option-show_used-help = Toon de gebruikte kaarten sinds het laatste schudden; anders vergeet ook het verloop oude rondes.

counting_cribbage-seats-2 = Dit spel is op zijn best met drie of vier spelers.

# Turn
counting_cribbage-tag-lay_away = Leg weg
counting_cribbage-tag-declare = Speel en meld
counting_cribbage-tag-claim = Meld punten
counting_cribbage-tag-claim-crib = Meld de crib
counting_cribbage-tag-accept = Niets gemist
counting_cribbage-tag-respond = Muggins
counting_cribbage-tag-waive = Niet meer vragen
counting_cribbage-tag-waive_deal = Niet in deze gift
counting_cribbage-tag-waive_turn = Niet tot mijn volgende kaart
counting_cribbage-tag-watch = Vraag het weer
counting_cribbage-hint-waive = Antwoordt "Niets gemist" op elke melding bij het peggen
counting_cribbage-hint-waive_deal = Antwoordt "Niets gemist" tot de gift uit is
counting_cribbage-hint-waive_turn = Antwoordt "Niets gemist" tot je een kaart speelt
counting_cribbage-hint-watch = Ik vraag het je bij elke melding tijdens het peggen
counting_cribbage-ask-lay_away-1 = { $count ->
    [one] Welke kaart gaat naar de crib?
   *[other] Welke { $count } kaarten gaan naar de crib?
}
counting_cribbage-ask-lay_away-again = Verander wat naar de crib gaat
counting_cribbage-ask-declare-1 = Welke kaart speel je?
counting_cribbage-ask-declare-2 = Wat scoort { $card }?
counting_cribbage-ask-claim-1 = Wat scoort je hand?
counting_cribbage-ask-claim-crib = Wat scoort je crib?
counting_cribbage-ask-respond-1 = Hoeveel punten zijn er gemist?
counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Leg één kaart weg. De crib is van jou.
   *[other] Leg { $count } kaarten weg. De crib is van jou.
}
counting_cribbage-prompt-lay_away = { $count ->
    [one] Leg één kaart weg. De crib is van { $name }.
   *[other] Leg { $count } kaarten weg. De crib is van { $name }.
}
counting_cribbage-prompt-lead = Jij begint een nieuwe serie. Met welke kaart?
counting_cribbage-prompt-play = De teller staat op { $count }. Welke kaart speel je?
counting_cribbage-prompt-declare-lead = Jij begint een nieuwe serie. Speel een kaart en meld de punten.
counting_cribbage-prompt-declare = De teller staat op { $count }. Speel een kaart en meld de punten.
counting_cribbage-prompt-respond = { $name } speelde { $card }, teller { $count }, en meldt { $claim }. Iets gemist?
counting_cribbage-prompt-claim = Wat scoren je vier kaarten en de starter?
counting_cribbage-prompt-claim-crib = Wat scoren de crib en de starter?
counting_cribbage-prompt-show = { $name } meldt { $claim } voor de { $what }. Iets gemist?
counting_cribbage-item-hand = hand
counting_cribbage-item-crib = crib
counting_cribbage-card-hint = Zet de teller op { $count }
counting_cribbage-move-lay_away = Leg { $cards } weg
counting_cribbage-move-declare = Speel { $card } en meld { $points }
counting_cribbage-move-claim = Meld { $points }
counting_cribbage-move-respond = Muggins: { $points } gemist
counting_cribbage-move-waive_deal = Vraag het me niet in deze gift
counting_cribbage-move-waive_turn = Vraag het me niet tot mijn volgende kaart

# Refusals
counting_cribbage-no-wish = Dat is nu niet in te stellen. Kies opnieuw uit je hand.
counting_cribbage-no-play-yet = Eerst legt iedereen weg voor de crib. Spelen komt daarna.
counting_cribbage-no-play-now = Er worden nu geen kaarten gespeeld. Kies opnieuw uit je hand.
counting_cribbage-no-play-unsaid = Aan deze tafel meld je de punten van een kaart terwijl je hem speelt.
counting_cribbage-no-declare = Bij het peggen telt hier de tafel. Kies alleen een kaart.
counting_cribbage-no-card = Die kaart heb je niet. Kies er een uit je hand.
counting_cribbage-no-fit = Met { $card } kom je boven 31: de teller staat op { $count }. Speel een kaart van { $room } of minder.
counting_cribbage-no-number = Punten zijn een heel getal van { $low } t/m { $high }.
counting_cribbage-no-claim-now = Handen meld je aan het begin van het tellen. Nu valt er niets te melden.
counting_cribbage-no-answer-now = Er is nu geen melding om op te antwoorden. Ik vraag het je als die er is.
counting_cribbage-no-lay-now = De crib is compleet. Nu worden kaarten uit de hand gespeeld.
counting_cribbage-no-lay-size = { $need ->
    [one] Er gaat precies één kaart naar de crib. Kies er een.
   *[other] Er gaan precies { $need } kaarten naar de crib. Kies er { $need }.
}
counting_cribbage-no-lay-twice = Een kaart kun je maar één keer kiezen. Kies verschillende.

# Events
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] De gebruikte kaarten zijn er weer in geschud. Ronde { $round }, { $dealer } deelt.
   *[other] Ronde { $round }. { $dealer } deelt.
}
counting_cribbage-event-starter = { $heels ->
    [0] De starter is { $card }.
   *[other] De starter is { $card }: his heels, { $heels } voor { $seat }.
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }: { $card }, teller { $count }.
   *[other] { $seat }: { $card }, teller { $count }. { $parts }: +{ $points }.
}
counting_cribbage-event-go = { $seat } zegt go bij { $count }.
counting_cribbage-event-last_card = Laatste kaart: +1 voor { $seat }.
counting_cribbage-event-counted = { $points ->
    [0] { $seat }: { $item } 0.
   *[other] { $seat }: { $item } { $points } ({ $parts }).
}
counting_cribbage-event-declared = { $seat }: { $card }, teller { $count }, meldt { $claim }.
counting_cribbage-event-crib = De crib: { $cards }.
counting_cribbage-event-claims = Gemeld: { $claims }.
counting_cribbage-event-settled = { $wrong ->
    [yes] { $seat }, { $item }: { $claim } gemeld, in werkelijkheid { $actual } ({ $parts }). { $gains }.
   *[other] { $seat }, { $item }: de melding van { $claim } klopte.
}
counting_cribbage-event-waived = { $on ->
    [0] Ik vraag het je weer bij elke melding tijdens het peggen.
    [2] Elke melding bij het peggen wordt voor jou goedgekeurd tot de gift uit is. Doen alle anderen dat ook, dan merken ze het aan het tempo van het spel.
    [3] Elke melding bij het peggen wordt voor jou goedgekeurd tot je je volgende kaart speelt. Doen alle anderen dat ook, dan merken ze het aan het tempo van het spel.
   *[other] Vanaf nu wordt elke melding bij het peggen voor jou goedgekeurd. Doen alle anderen dat ook, dan merken ze het aan het tempo van het spel.
}
counting_cribbage-event-waived-two = { $on ->
    [2] Elke melding bij het peggen wordt voor jou goedgekeurd tot de gift uit is.
    [3] Elke melding bij het peggen wordt voor jou goedgekeurd tot je je volgende kaart speelt.
   *[other] Vanaf nu wordt elke melding bij het peggen voor jou goedgekeurd.
} Met twee aan tafel merkt de ander het aan het tempo van het spel.
counting_cribbage-event-game_over = { $seat } wint met { $points } punten!
counting_cribbage-event-game_over-match = { $seat } wint partij { $game } met { $points } punten (zeges +{ $won }).
counting_cribbage-claim-of = { $name } ({ $what }) { $claim }
counting_cribbage-gain-of = { $name } +{ $points }
counting_cribbage-gain-none = Niemand scoort
counting_cribbage-item-peg = kaart
counting_cribbage-none = niets

# Kinds of points
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = paar
counting_cribbage-kind-flush = flush
counting_cribbage-kind-nob = his nob
counting_cribbage-kind-last = laatste kaart
counting_cribbage-pair-2 = paar
counting_cribbage-pair-6 = pair royal
counting_cribbage-pair-12 = double pair royal
counting_cribbage-pair-20 = triple pair royal
counting_cribbage-pair-30 = fourth pair royal
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind } voor { $points }

# The table in words
counting_cribbage-state = Ronde { $round }, { $name } deelt, trekstapel { $stock }
counting_cribbage-state-pegging = Ronde { $round }, { $name } deelt, teller { $count }, trekstapel { $stock }
counting_cribbage-state-game = Partij { $game }: { $state }
counting_cribbage-alt-skunk = Skunkgrens bij { $line }.
counting_cribbage-alt-count = Teller { $count }. Serie: { $series }.
counting_cribbage-alt-lead = Een nieuwe serie, teller 0.
counting_cribbage-alt-card-by = { $card } (stoel { $seat })
counting_cribbage-alt-open-claim = Stoel { $seat } meldt { $claim } voor { $card }. Het wachten is op de antwoorden van de anderen.
counting_cribbage-alt-last = Laatst: stoel { $seat }, { $card }, { $parts }.
counting_cribbage-alt-before = De vorige serie: { $series }.
counting_cribbage-alt-gains = Punten daarvoor: { $gains }.
counting_cribbage-alt-laid = speelde { $cards }
counting_cribbage-alt-row-hand = Hand van stoel { $seat }, { $cards }
counting_cribbage-alt-row-crib = Crib van stoel { $seat }, { $cards }
counting_cribbage-alt-row-points = { $row }: { $points }
counting_cribbage-alt-row-counted = { $row }: { $points } ({ $parts })
counting_cribbage-alt-given = Tot nu toe: { $claims }.
counting_cribbage-alt-behind = voor de laatste winst
counting_cribbage-alt-gain-last = laatste winst
counting_cribbage-alt-starter = Starter: { $card }.
counting_cribbage-alt-piles = Trekstapel { $stock }, gebruikt { $used }.
counting_cribbage-alt-crib-down = Crib: { $count } dicht.
counting_cribbage-alt-used = Gebruikt: { $ranks }.
counting_cribbage-alt-rank = { $count } van waarde { $rank }
counting_cribbage-alt-gain = stoel { $seat } +{ $points }
counting_cribbage-alt-hand-item = { $name }, { $what }: { $cards }, starter { $starter }. Gemeld: { $claim }.
counting_cribbage-alt-hand-own-item = Tel de { $what }: { $cards }, starter { $starter }.
counting_cribbage-sep = {" · "}

# Words in pictures
counting_cribbage-go = Go
counting_cribbage-count = Teller
counting_cribbage-room = nog { $room }
counting_cribbage-starter = Starter
counting_cribbage-crib = Crib
counting_cribbage-crib-of = Crib van { $name }
counting_cribbage-used = Weg
counting_cribbage-new-series = Nieuwe serie
counting_cribbage-claimed = Meldt { $points }
counting_cribbage-claim-short = meldt { $points }
counting_cribbage-answers = Wachten op antwoord
counting_cribbage-now-lay_away = Iedereen kiest voor de crib
counting_cribbage-now-claim = Iedereen meldt punten
counting_cribbage-now-show = Zoeken naar gemiste punten
counting_cribbage-show-before = Telling van de vorige ronde
counting_cribbage-show-now = De telling
counting_cribbage-nothing = niets
counting_cribbage-hand-claim = Jouw melding
counting_cribbage-hand-answer = Wat is er gemist?
counting_cribbage-hand-mark = Naar de crib
counting_cribbage-task-lay_away = { $count } naar de crib
counting_cribbage-task-play = Speel een kaart
counting_cribbage-task-declare = Speel en meld
counting_cribbage-task-claim = Meld punten
counting_cribbage-task-respond = Iets gemist?
counting_cribbage-note-away = In de crib: { $cards }
counting_cribbage-note-own = Deze crib is van jou
counting_cribbage-note-crib = Deze crib is van { $name }
counting_cribbage-result-skunked = Skunk
counting_cribbage-result-won = Zeges +{ $won }
counting_cribbage-result-game = Partij { $game }
counting_cribbage-won-games = Won partij { $games }
counting_cribbage-unit-wins = { $n ->
    [one] zege
   *[other] zeges
}
counting_cribbage-amount-wins = { $count ->
    [one] { $number } zege
   *[other] { $number } zeges
}
counting_cribbage-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
counting_cribbage-story-near = De tweede plaats kwam { $points } tekort
counting_cribbage-story-last = Met de laatste { $gain } werd het { $points }
counting_cribbage-claim = Melding
counting_cribbage-last-played = { $seat }: { $card }, teller { $count }
counting_cribbage-last-scored = { $seat }: { $card }, teller { $count }, { $parts }

# How to play
counting_cribbage-sketch-goal = Zet je pin vooruit op het bord. Met { $target } win je.
counting_cribbage-sketch-turn = Speel kaart na kaart: 15, 31, paren en reeksen scoren meteen.
counting_cribbage-sketch-score = Tel daarna je vier kaarten samen met de starter.
counting_cribbage-rules-0-title = Als eerste 121
counting_cribbage-rules-0-1 = { $pack } kaarten zonder jokers: A t/m K in zes kleuren. Wie { $target } punten haalt, wint op datzelfde moment.
counting_cribbage-rules-0-2 = Een ronde: wegleggen, peggen, tellen. In de laatste twee score je.
counting_cribbage-rules-0-3 = De eerste deler wordt geloot, tenzij anders afgesproken; na elke ronde gaat het delen naar links.
counting_cribbage-rules-1-title = Wat de kaarten tellen
counting_cribbage-rules-1-1 = Bij het optellen is een aas 1, J, Q en K zijn 10, de andere hun getal.
counting_cribbage-rules-1-2 = Voor reeksen en paren zijn J, Q en K drie verschillende waarden. Het aas is het laagst: geen reeks gaat van K door naar A.
counting_cribbage-rules-2-title = De crib en de starter
counting_cribbage-rules-2-1 = Met twee spelers krijg je zes kaarten en leg je er twee weg; met drie of vier krijg je er vijf en leg je er een weg. Bij drie komt er een kaart van de trekstapel bij. Die vier zijn de crib: punten voor de deler.
counting_cribbage-rules-2-2 = De bovenste van de trekstapel gaat open als starter. Een boer is his heels: 2 voor de deler.
counting_cribbage-rules-2-3 = Gebruikte kaarten blijven weg tot de trekstapel tekortschiet. Tel wat er weg is, en je weet wat er nog is.
counting_cribbage-rules-3-title = Peggen: tellen tot 31
counting_cribbage-rules-3-1 = Speel vanaf de linkerkant van de deler elk een kaart en tel op. Geen kaart mag boven 31 komen, maar kun je spelen, dan moet je.
counting_cribbage-rules-3-2 = Kun je niet, dan zeg je go en doe je deze serie niet meer mee.
counting_cribbage-rules-3-3 = Een serie eindigt bij 31, of als niemand kan: dan scoort de laatste kaart 1.
counting_cribbage-rules-3-4 = Wie links zit van wie het laatst speelde, begint de volgende serie, tot alle handen leeg zijn.
counting_cribbage-rules-4-title = Punten bij het peggen
counting_cribbage-rules-4-1 = Precies 15: 2 punten. Precies 31: 2 punten.
counting_cribbage-rules-4-2 = Gelijke waarden op rij: 2 kaarten 2 punten, 3 kaarten 6, 4 kaarten 12, 5 kaarten 20, 6 kaarten 30.
counting_cribbage-rules-4-3 = Vormen de laatste drie of meer kaarten een reeks, in welke volgorde ook: een punt voor elk.
counting_cribbage-rules-5-title = De telling: vier kaarten en de starter
counting_cribbage-rules-5-1 = Handen worden geteld vanaf de linkerkant van de deler; de deler komt het laatst, eerst de hand, dan de crib.
counting_cribbage-rules-5-2 = Elke manier om 15 te maken is 2, elk paar 2; drie of meer waarden op rij zijn een reeks, één keer voor elke manier.
counting_cribbage-rules-5-3 = Vier van één kleur in hand of crib: flush 4, met de starter 5. Een boer in de kleur van de starter: his nob, 1.
counting_cribbage-rules-6-title = Winnen, en drie opties
counting_cribbage-rules-6-1 = Bij 121 is de partij uit, zelfs midden in een telling. Met een optie speel je door tot iemand 2 t/m 10 zeges heeft.
counting_cribbage-rules-6-2 = Skunk: een zege telt 1, en 1 meer voor elke tegenstander met 90 of minder.
counting_cribbage-rules-6-3 = Muggins: je meldt je eigen punten. Te weinig scoort alleen die, te veel scoort 0. De anderen noemen wat er gemist is en pakken het, de eerste links gaat voor; wie te veel noemt, krijgt niets.
counting_cribbage-rules-6-4 = Meldingen en antwoorden blijven verborgen tot iedereen heeft geantwoord. Heels en laatste kaarten telt de tafel.
counting_cribbage-rules-6-5 = Leg nooit een 5 of een paar in de crib van een ander; wees gul voor die van jezelf.

# A first hand (/learn)
counting_cribbage-learn-goal = Je scoort twee keer: als er kaarten gespeeld worden, en als handen geteld worden. Wie het eerst 121 haalt, wint. Een aas is 1; boer, vrouw en heer 10. Vijftien, eenendertig, paren en reeksen scoren.
counting_cribbage-learn-crib = Twee van de zes kaarten gaan naar de crib: die van de ander, dus wees niet gul. 7 en twee keer 8 maken vijftienen en een paar. Ruiten 2 en bladeren 10 mogen weg.
counting_cribbage-learn-crib-else = de 7 en de achten zijn samen het meest waard: elke 7 met een 8 maakt vijftien.
counting_cribbage-learn-starter = De starter telt mee in elke hand en in de crib. Nu worden kaarten een voor een gespeeld en opgeteld. Precies 15 scoort twee, 31 ook; niemand mag verder.
counting_cribbage-learn-lead = Begin met een 8. Komt er een 7 op voor vijftien, dan heb je zelf een 7 en maak je er een paar van.
counting_cribbage-learn-lead-else = met een 8 houd je de 7 om een 7 te beantwoorden. De boer zou een 5 uitlokken.
counting_cribbage-learn-pair = Daar is het: vijftien voor twee. Leg je 7 op die van de ander, een paar voor twee punten.
counting_cribbage-learn-pair-else = twee gelijke kaarten op rij zijn twee punten. Beter dan alleen optellen.
counting_cribbage-learn-go = Je kon niet en zei go, en de ander ging alleen door met drie keer 3 tot 31. Kleine kaarten aan het eind zijn sterk. Een nieuwe serie begint bij nul.
counting_cribbage-learn-jack = Je hebt nog twee kaarten, de ander geen. Welke ook eerst komt, de laatste kaart scoort een punt. Eerst de boer.
counting_cribbage-learn-jack-else = de volgorde maakt voor de telling niet uit; neem de boer.
counting_cribbage-learn-show = Handen worden geteld met de starter: eerst de niet-deler, dan de deler, dan de crib. Je 7 en achten gaven twee vijftienen en een paar: zes. Het delen gaat over, en nu is de crib van jou.
counting_cribbage-learn-own = Je eigen crib: wees er gul voor. Twee boeren zijn daar een paar, en de rest maakt vijftienen: 9, 4 en 2.
counting_cribbage-learn-own-else = wat je weglegt, komt deze keer bij je terug. De boeren zijn een paar in de crib.
counting_cribbage-learn-small = Er is met een boer begonnen, teller 10. Met de 2 komt de teller op 12, en alleen een 3 maakt vijftien.
counting_cribbage-learn-small-else = de 4 maakt 14, en een aas dan vijftien; de 9 kost je je beste kaart. Een 2 is de rustige keus.
counting_cribbage-learn-full = Teller 22, en je hebt een 9: precies 31. Twee punten, en een nieuwe serie.
counting_cribbage-learn-full-else = kijk wat er aan 31 ontbreekt: negen.
counting_cribbage-learn-keep = Er ligt een vrouw, teller 10. Speel de 2 en houd de 4 voor het eind: de laatste kaart telt één.
counting_cribbage-learn-keep-else = twaalf, en alleen een 3 maakt er vijftien van. De 4 blijft voor de laatste kaart.
counting_cribbage-learn-end = De laatste kaart is voor jou, en met hand en crib zestien punten in één keer. Gebruikte kaarten blijven weg tot de trekstapel tekortschiet, dus het loont te tellen wat er weg is.
