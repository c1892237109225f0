# Six-Suit Fort
six_suit_fort-title = Fort van zes kleuren
six_suit_fort-also = kasteel, rots, graven, burcht, six-suit fort
six_suit_fort-line = Graaf kaarten uit de rots en bouw een fort dat lang en hoog is.
six_suit_fort-designer = あかしあ (ゆるあ~と)
six_suit_fort-about = Graaf met een kaart naast de rots: pak één kaart, of twee op een lijn, op getal of op kleur. Met wat je opgraaft bouw je je fort, waar getallen rond de cirkel stappen of stapelen. Breedte maal hoogte is je score, min de laagste kaart van elke kleur die je in de hand houdt.
six_suit_fort-command = fort-van-zes-kleuren

# Options
six_suit_fort-option-final_pair = Dicht paar
six_suit_fort-option-final_pair-help = Op het eind mogen twee kaarten van een kolom dicht op een andere. Vanzelf: het beste voor ieder.
six_suit_fort-option-final_pair-auto = vanzelf
six_suit_fort-option-final_pair-manual = ieder beslist
six_suit_fort-option-start_player = Startspeler
six_suit_fort-option-start_player-help = De stoel die begint, 1 t/m 5 voor zover er stoelen zijn. Gewoonlijk wordt geloot.
six_suit_fort-option-start_player-auto = loten

# A turn
six_suit_fort-tag-play = Graaf
six_suit_fort-tag-build = Bouw
six_suit_fort-tag-pair = Leg een paar
six_suit_fort-tag-keep = Geen paar
six_suit_fort-ask-play-1 = Met welke kaart graaf je?
six_suit_fort-ask-play-2 = Waar graaf je met { $card }?
six_suit_fort-ask-play-3 = { $card } bij { $spot }: als getal of als kleur?
six_suit_fort-ask-build-1 = Wat bouw je?
six_suit_fort-ask-pair-1 = Twee kaarten van welke kolom?
six_suit_fort-ask-pair-2 = Dicht op welke kolom?
six_suit_fort-prompt-play = Graaf in de rots. Met welke kaart?
six_suit_fort-prompt-build = Je hebt { $cards }. Wat bouw je?
six_suit_fort-prompt-pair = Twee kaarten van een kolom mogen dicht op een andere, als één. Doe je dat?
six_suit_fort-dig-into = { $near }, dan { $far }
six_suit_fort-spot = { $spot }: { $line }
six_suit_fort-spot-hint = Als getal: { $number }. Als kleur: { $suit }.
six_suit_fort-spot-hint-both = Getal of kleur: { $number }.
six_suit_fort-card-hint = { $card }: { $taken } bij { $spot }
six_suit_fort-as-number = Als getal: { $taken }
six_suit_fort-as-suit = Als kleur: { $taken }
six_suit_fort-takes = pakt { $cards }
six_suit_fort-takes-none = pakt niets
six_suit_fort-mode-number = als getal
six_suit_fort-mode-suit = als kleur
six_suit_fort-step = { $card } { $place }
six_suit_fort-place-first = als eerste
six_suit_fort-place-right = rechts
six_suit_fort-place-left = links
six_suit_fort-place-stack_left = op het linkereind
six_suit_fort-place-stack_right = op het rechtereind
six_suit_fort-way-none = Bouw niets
six_suit_fort-way-hint = { $size }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.{ $kept }
six_suit_fort-way-kept = {" "}In je hand: { $cards }
six_suit_fort-size = { $width } breed, { $tallest } hoog
six_suit_fort-column = Kolom { $column }, { $cards }
six_suit_fort-pair-hint = { $points ->
    [one] Dan is je fort 1 punt waard
   *[other] Dan is je fort { $points } punten waard
}
six_suit_fort-move-play = Graaf met { $card } bij { $spot } { $mode }
six_suit_fort-move-build = Bouw { $steps }
six_suit_fort-move-pair = Leg een paar uit kolom { $source } op kolom { $target }

# Refusals
six_suit_fort-now-play = Nu wordt er gegraven. Speel een kaart naast de rots.
six_suit_fort-now-build = Wat je opgroef, ligt er nog. Bouw ermee, of bouw niets.
six_suit_fort-now-pair = Het graven is voorbij. Leg een paar, of geen.
six_suit_fort-no-card = Je hebt { $card } niet. Graaf met een kaart uit je hand.
six_suit_fort-no-spot = Die plek is er niet. Kies een van de zestien, zoals 1aU.
six_suit_fort-no-neighbour = Naast { $spot } ligt geen kaart. Kies een plek die er een raakt.
six_suit_fort-no-mode = Een kaart graaft als getal of als kleur. Kies een van beide.
six_suit_fort-no-way = Dat is niet te bouwen: elke kaart gaat naar één plek, en maar één keer. Kies een manier uit de lijst.
six_suit_fort-no-captured = { $count ->
    [one] Je groef maar 1 kaart op. Bouw met die ene.
   *[other] Je groef maar { $count } kaarten op. Bouw met die kaarten.
}
six_suit_fort-no-place = Stap { $step } lukt niet: { $card } kan niet { $place }. Een nieuwe kolom ligt 1 t/m 3 stappen verder, stapelen vraagt hetzelfde getal.
six_suit_fort-no-column = { $count ->
    [one] Je fort heeft maar 1 kolom, dus er is geen paar te leggen.
   *[other] Je fort heeft { $count } kolommen. Kies er twee van.
}
six_suit_fort-no-other = Het paar moet op een andere kolom. Kies een andere.
six_suit_fort-no-two = Kolom { $column } heeft geen twee kaarten. Kies er een die ze wel heeft.

# What happened
six_suit_fort-event-began = De kaarten zijn gedeeld. { $seat } begint.
six_suit_fort-event-dug = { $seat } graaft bij { $spot } met { $card } { $mode } en pakt { $taken }.
six_suit_fort-event-dug-nothing = { $seat } graaft bij { $spot } met { $card } { $mode } en pakt niets.
six_suit_fort-event-built = { $seat } bouwt { $cards }. Het fort is { $width } breed en { $tallest } hoog.
six_suit_fort-event-built-nothing = { $seat } bouwt niets.
six_suit_fort-event-built-hand = {" "}{ $hand } naar de hand.
six_suit_fort-event-last_round = { $why } De laatste beurt is voor { $last }.
six_suit_fort-why-stock = De trekstapel is op.
six_suit_fort-why-hand = Een hand is leeg.
six_suit_fort-why-stall = Twee rondes lang is er niets veranderd.
six_suit_fort-event-paired = { $seat } legt twee kaarten van kolom { $source } dicht op kolom { $target }.
six_suit_fort-event-over = { $count ->
    [1] { $winners } wint! { $scores }.
   *[other] { $winners } winnen samen! { $scores }.
}
six_suit_fort-score-of = { $name } { $score }

# The table
six_suit_fort-state-play = { $stock ->
    [one] 1 kaart in de trekstapel
   *[other] { $stock } kaarten in de trekstapel
}
six_suit_fort-state-last = Laatste ronde, t/m { $name }
six_suit_fort-state-pair = Dichte paren
six_suit_fort-state-over = Het spel is afgelopen
six_suit_fort-alt-pair = het dichte paar op kolom { $column }
six_suit_fort-alt-square = Vak { $square }: { $cards }.
six_suit_fort-alt-position = { $at } { $card }
six_suit_fort-alt-gap = { $at } weg
six_suit_fort-alt-how = Plekken heten naar positie en kant: 1aU is boven 1a, en 1c ligt erachter. U is boven, D onder, L links, R rechts.
six_suit_fort-alt-last = Laatst groef stoel { $seat } bij { $spot } met { $card } { $mode } en pakte { $taken }.
six_suit_fort-alt-last-nothing = Laatst groef stoel { $seat } bij { $spot } met { $card } { $mode } en pakte niets.
six_suit_fort-alt-foot = Het fort van stoel { $seat }, van links: { $columns }.
six_suit_fort-alt-foot-short = Het fort van stoel { $seat } loopt van { $first } t/m { $end }.
six_suit_fort-alt-column-none = leeg
six_suit_fort-alt-heights = hoogte van de kolommen { $heights }
six_suit_fort-alt-stock = { $stock ->
    [one] Nog 1 kaart in de trekstapel.
   *[other] Nog { $stock } kaarten in de trekstapel.
}
six_suit_fort-alt-found = Opgegraven: { $cards }.
six_suit_fort-alt-columns = van links { $columns }
six_suit_fort-alt-columns-short = van { $first } t/m { $end }
six_suit_fort-alt-quiet = { $quiet ->
    [one] 1 beurt achter elkaar is er niets veranderd; bij { $most } begint de laatste ronde.
   *[other] { $quiet } beurten achter elkaar is er niets veranderd; bij { $most } begint de laatste ronde.
}
six_suit_fort-alt-fort = { $points ->
    [one] fort { $size }, 1 punt
   *[other] fort { $size }, { $points } punten
}
six_suit_fort-alt-fort-none = nog geen fort
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $count } kaarten { $rank }
}
six_suit_fort-alt-ends = Past links: { $left }. Rechts: { $right }. Om te stapelen: { $stack }.
six_suit_fort-alt-own = Van jou: { $fort }.
six_suit_fort-alt-chose = Je koos: { $choice }

# Words in pictures
six_suit_fort-bar-quiet = stilstand { $quiet } / { $most }
six_suit_fort-dug = { $name }: { $card } ({ $mode ->
    [number] als getal
   *[suit] als kleur
}) bij { $spot } → { $taken }
six_suit_fort-task-play = Graaf
six_suit_fort-task-build = Bouw
six_suit_fort-task-pair = Een paar?
six_suit_fort-asked-play = graaft
six_suit_fort-asked-build = bouwt
six_suit_fort-asked-pair = beslist
six_suit_fort-decided = Beslist
six_suit_fort-begins = elke kaart
six_suit_fort-found = Opgegraven
six_suit_fort-head-fort = Fort
six_suit_fort-head-penalty = Hand
six_suit_fort-story-level = Samen gewonnen
six_suit_fort-story-hand = { $points ->
    [one] Gewonnen door wat de anderen nog hadden, met 1 punt
   *[other] Gewonnen door wat de anderen nog hadden, met { $points } punten
}
six_suit_fort-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}

# Rules
six_suit_fort-sketch-goal = Bouw een fort, zo lang en zo hoog als je kunt.
six_suit_fort-sketch-turn = Graaf in de rots met een kaart: op getal of kleur, een of twee.
six_suit_fort-sketch-score = Kolommen maal hoogte, min de laagste kaart per kleur in je hand.
six_suit_fort-rules-0-title = Graven en bouwen
six_suit_fort-rules-0-1 = Graaf kaarten uit de rots en bouw er een fort van, zo breed en zo hoog als je kunt.
six_suit_fort-rules-0-2 = { $pack } kaarten zonder jokers: met drie krijgt ieder er { $for_3 }, met vier { $for_4 }, met vijf { $for_5 }. De rest is de trekstapel.
six_suit_fort-rules-0-3 = Wie begint, wordt geloot; daarna gaat het met de klok mee.
six_suit_fort-rules-1-title = De rots
six_suit_fort-rules-1-1 = De rots is twee vakken van vier kaarten. Eromheen zijn zestien plekken. Speel in je beurt een handkaart op een ervan.
six_suit_fort-rules-1-2 = Een plek heet naar wat ze raakt en de kant: 1aU is boven 1a, en 1c ligt erachter.
six_suit_fort-rules-2-title = Als getal
six_suit_fort-rules-2-1 = Je zegt of je kaart een getal of een kleur is, en pakt wat ze opgraaft. Aas is 1; J, Q en K zijn 11 t/m 13.
six_suit_fort-rules-2-2 = Is de jouwe minstens beide kaarten samen, pak ze dan allebei. 8 is genoeg voor 5 en 3.
six_suit_fort-rules-2-3 = Zo niet, maar wel minstens even hoog als de voorste kaart, pak dan die.
six_suit_fort-rules-3-title = Als kleur
six_suit_fort-rules-3-1 = Hebben beide de kleur van je kaart, pak ze dan allebei. Heeft alleen de voorste die, pak dan die. Hier pakt schoppen 4 de 5.
six_suit_fort-rules-3-2 = Je mag voor niets graven, maar wat het genoemde getal of de kleur pakt, moet je pakken.
six_suit_fort-rules-3-3 = Je eigen kaart komt altijd bij je terug, met wat ze pakte.
six_suit_fort-rules-4-title = Bouwen
six_suit_fort-rules-4-1 = Bouw van wat je pakte, met je eigen kaart erbij, kaarten naar keuze in elke volgorde. De rest gaat naar je hand, en vanuit de hand bouw je niet.
six_suit_fort-rules-4-2 = De eerste kaart van je fort is vrij: elk getal mag.
six_suit_fort-rules-4-3 = Een nieuwe kolom komt rechts als ze 1 t/m { $reach } stappen hoger is, of links als ze 1 t/m { $reach } stappen lager is. Na K komt A.
six_suit_fort-rules-4-4 = Hetzelfde getal stapel je op de buitenste kolom. Binnenin kan niets meer.
six_suit_fort-rules-4-5 = Dan wordt de rots aangevuld uit de trekstapel, en graaft de linkerbuur.
six_suit_fort-rules-5-title = Het einde en de score
six_suit_fort-rules-5-1 = Is de trekstapel of een hand leeg, of verandert er twee rondes niets, dan gaat het door tot de stoel rechts van de startspeler is geweest.
six_suit_fort-rules-5-2 = Eén keer mogen twee kaarten van een kolom dicht als één kaart op een andere kolom. Een kolom van twee is dan weg.
six_suit_fort-rules-5-3 = Punten: kolommen maal de hoogste kolom.
six_suit_fort-rules-5-4 = Min het laagste getal van elke kleur in je hand, hier 2 + 9 + 1. De hoogste score wint; bij gelijke stand win je samen.

# A first hand (/learn)
six_suit_fort-learn-goal = Graaf kaarten uit de rots en bouw een fort. De punten zijn het aantal kolommen maal de hoogte van de hoogste, dus het moet lang en hoog zijn.
six_suit_fort-learn-rock = De rots is twee vakken van vier kaarten. Je staat op een van zestien plekken eromheen, elk voor één kaart met een andere erachter: bij 1aU sta je boven 1a, en 1c ligt erachter.
six_suit_fort-learn-dig = Als getal is hartenheer 13 waard. Boven 1a ligt kruisenheer, even hoog, dus die pak je. Voor de kaart erachter zou je beide samen nodig hebben.
six_suit_fort-learn-dig-else = twee heren zijn een mooie eerste kolom. De plek is 1aU, als getal.
six_suit_fort-learn-stack = Wat je speelde, komt terug met wat je pakte, en daarvan mag je bouwen. Zelfde getal op zelfde getal: zet de tweede heer op de eerste. Een toren van twee.
six_suit_fort-learn-stack-else = kaarten die je niet bouwt, gaan naar de hand, en daarvandaan kan niemand bouwen. Gebruik ze allebei.
six_suit_fort-learn-suit = Nu als kleur: speel bladerenvrouw onder 2d, waar bladerenheer ligt. Zelfde kleur, dus je pakt hem, hoe hoog hij ook is.
six_suit_fort-learn-suit-else = met die heer wordt je toren drie hoog. De plek is 2dD, als kleur.
six_suit_fort-learn-side = Een nieuwe kolom gaat naar links als ze een t/m drie lager is, of naar rechts als ze een t/m drie hoger is. De vrouw gaat links, de derde heer op de toren.
six_suit_fort-learn-side-else = beide kaarten hebben een goede plek: de ene maakt het fort langer, de andere hoger.
six_suit_fort-learn-near = Je linkereind is een vrouw, dus daar passen 9, 10 en boer. Boven 1a ligt harten 9: graaf hem op met je harten 8, als kleur.
six_suit_fort-learn-near-else = kies wat je opgraaft naar wat je ermee kunt bouwen. De 9 past, en daarna de 8 ernaast.
six_suit_fort-learn-run = Eerst de 9 links van de vrouw, dan de 8 links van de 9: twee kolommen in één keer. Vier kolommen, drie hoog: twaalf punten.
six_suit_fort-learn-run-else = andersom past de 8 niet naast de vrouw: die is vier stappen lager.
six_suit_fort-learn-leaf = Nog eens hetzelfde: je bladeren 5 pakt bladeren 6 bij 2bU, en beide passen naast je 8.
six_suit_fort-learn-leaf-else = nu je linkereind een 8 is, ga je met kleine kaarten verder.
six_suit_fort-learn-more = Eerst de 6, dan de 5. Binnen in het fort kan er niets meer bij: alleen op de einden kun je nog stapelen.
six_suit_fort-learn-more-else = steeds lager naar links, telkens een t/m drie stappen: 6, dan 5.
six_suit_fort-learn-end = Zes kolommen, drie hoog: achttien punten. Raakt de trekstapel of een hand op, dan komen de laatste beurten. Daarna verlies je het laagste getal van elke kleur in je hand.
