# Love Letter
love_letter-title = Love Letter
love_letter-line = Eén kaart in de hand, één trekken, één spelen: bluf je brief naar de prinses.
love_letter-designer = Seiji Kanai, 2012
love_letter-about = Je hebt maar één kaart. Trek er een bij, speel een van de twee en doe wat erop staat: raad de kaart van een ander, gluur, vergelijk, ruil. Schakel alle anderen in de ronde uit, of heb de hoogste kaart als de stapel leeg is, en je krijgt een penning. Een ronde duurt een paar minuten, en één blik kan alles omdraaien.
love_letter-command = love-letter
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = west

# Options
love_letter-option-target = Penningen om te winnen
love_letter-option-target-auto = naar aantal spelers
love_letter-option-target-help = Penningen om te winnen: 1 t/m 20, of naar aantal spelers (7 met twee, 5 met drie, 4 met vier).
love_letter-option-card7 = De 7
love_letter-option-card7-countess = gravin
love_letter-option-card7-minister = minister
love_letter-option-card7-help = De gravin moet je spelen naast een 5 of 6; met de minister lig je eruit bij samen 12 of meer.
love_letter-option-tie = Helemaal gelijk
love_letter-option-tie-none = geen penning
love_letter-option-tie-share = elk een penning
love_letter-option-tie-help = Wat er gebeurt als bij het tonen zowel de kaarten als de afgelegde kaarten gelijk zijn.
love_letter-option-max_rounds = Max. rondes
love_letter-option-max_rounds-help = Na zoveel rondes wint wie de meeste penningen heeft: 5 t/m 60, meestal 40.

# Cards
love_letter-card-1 = wachter
love_letter-card-2 = priester
love_letter-card-3 = baron
love_letter-card-4 = kamenier
love_letter-card-5 = prins
love_letter-card-6 = koning
love_letter-card-7 = gravin
love_letter-cost = je ligt eruit
love_letter-card-8 = prinses
love_letter-card-9 = minister
love_letter-numbered = { $card } ({ $number })
love_letter-effect-1 = Raad de kaart van een ander, 2 t/m 8: is het goed, dan ligt die speler eruit
love_letter-effect-2 = Bekijk in het geheim de kaart van een ander
love_letter-effect-3 = Vergelijk in het geheim kaarten; de laagste ligt eruit
love_letter-effect-4 = Niemand kan je kiezen tot je volgende beurt
love_letter-effect-5 = Iemand, of jijzelf, legt de kaart af en trekt een andere
love_letter-effect-6 = Ruil van kaart met een andere speler
love_letter-effect-7 = Geen effect; moet gespeeld worden naast een 5 of 6
love_letter-effect-8 = Wie haar speelt of aflegt, ligt eruit
love_letter-effect-9 = Geen effect; je ligt eruit als je twee kaarten samen 12 of meer zijn

# A turn
love_letter-prompt-play = Speel je de { $one } of de { $two }?
love_letter-prompt-whom = Je hebt twee keer de { $one }. Op wie speel je er een?
love_letter-prompt-same = Je hebt twee keer de { $one }, en speelt er een.
love_letter-prompt-countess = Je hebt de { $one } en de { $two }, dus de gravin moet gespeeld worden.
love_letter-tag-idle = Speel zonder effect
love_letter-ask-guard-2 = Welke kaart is het, denk je?
love_letter-ask-idle-1 = Er is niemand te kiezen. Welke kaart zonder effect?
love_letter-hint-self = jezelf
love_letter-hint-unseen = { $count ->
    [one] nog 1 niet gezien
   *[other] nog { $count } niet gezien
}
love_letter-move-at = { $card } op { $target }
love_letter-move-guessed = { $card } op { $target }: { $named }?
love_letter-move-plain = Speel de { $card }
love_letter-move-idle = Speel de { $card } zonder effect

# Refusals
love_letter-no-card = Je hebt geen { $card }. Kies een van je twee kaarten.
love_letter-no-countess = De { $card } moet wachten: naast een 5 of 6 moet de gravin gespeeld worden.
love_letter-no-idle = Er is iemand te kiezen, dus de { $card } heeft effect. Kies een speler.
love_letter-no-nobody = Er is nu niemand te kiezen, dus de { $card } heeft geen effect. Speel die zonder effect, of speel de andere kaart.
love_letter-no-other = Kies een speler die er nog in is en niet beschermd, en een getal van 2 t/m 8.

# What happened
love_letter-event-round_began = { $count ->
    [0] Ronde { $round }: { $starter } begint.
   *[other] Ronde { $round }: { $starter } begint. Uit het spel: { $cards }.
}
love_letter-event-drew = Je trekt de { $card }.
love_letter-event-laid = { $seat } speelt de { $card }.
love_letter-event-idle = { $seat } speelt de { $card } zonder effect.
love_letter-event-guessed = { $hit ->
    [yes] De wachter van { $seat } noemt de { $card } bij { $target }: goed.
   *[no] De wachter van { $seat } noemt de { $card } bij { $target }: mis.
}
love_letter-event-looked = De priester van { $seat } bekijkt de kaart van { $target }.
love_letter-event-compared = { $even ->
    [yes] De baron van { $seat } vergelijkt met { $target }: de kaarten zijn gelijk.
   *[no] De baron van { $seat } vergelijkt met { $target }.
}
love_letter-event-swapped = De koning van { $seat }: { $seat } en { $target } ruilen van kaart.
love_letter-event-saw = { $seat } heeft de { $card }.
love_letter-event-forced = { $self ->
    [yes] De prins van { $seat }: { $seat } legt de { $card } af.
   *[no] De prins van { $seat } laat { $target } de { $card } afleggen.
}
love_letter-event-fell = { $count ->
    [0] { $seat } ligt eruit.
   *[other] { $seat } ligt eruit en toont de { $cards }.
}
love_letter-event-burdened = { $seat } ligt eruit: { $cards } is te veel voor de minister.
love_letter-event-showed = { $seat } toont de { $card }.
love_letter-event-round_over = { $shown ->
    [no] { $winners } is als enige over en wint ronde { $round }. Penningen: { $tokens }.
   *[yes] { $count ->
        [0] Helemaal gelijk: niemand krijgt een penning voor ronde { $round }.
        [1] De stapel is leeg: { $winners } wint ronde { $round }. Penningen: { $tokens }.
       *[other] Helemaal gelijk: elk een penning voor { $winners }. Penningen: { $tokens }.
    }
}
love_letter-event-over = { $count ->
    [1] { $winners } wint!
   *[other] { $winners } winnen samen!
}

love_letter-score-of = { $name } { $score }

# The table
love_letter-round = Ronde { $round }
love_letter-goal = { $target ->
    [one] 1 penning om te winnen
   *[other] { $target } penningen om te winnen
}
love_letter-state = Ronde { $round } · nog { $deck } in de stapel · { love_letter-goal }
love_letter-over = Het spel is afgelopen
love_letter-aside = Opzij
love_letter-face-up = Uit het spel
love_letter-out = eruit
love_letter-protected = veilig
love_letter-shown = { $name }: { $card }
love_letter-last = { $name }: { $text }
love_letter-last-fell = { $guessed ->
    [yes] { $text } { $name } ligt eruit
   *[no] { $text }, { $name } ligt eruit
}
love_letter-missed = { $text } mis
love_letter-begins = Blijf als laatste over, of heb de hoogste kaart als de stapel leeg is.
love_letter-turns = Deze ronde
love_letter-showdown = Tonen
love_letter-task = Speel een van de twee
love_letter-targets = Te kiezen
love_letter-rules-example = Speel de wachter, houd de prinses
love_letter-unseen = Ongezien
love_letter-copies = { $count } van { $card }
love_letter-alt-unseen = Door jou nog niet gezien: { $cards }.
love_letter-unit = { $count ->
    [one] penning
   *[other] penningen
}
love_letter-amount = { $count ->
    [one] { $number } penning
   *[other] { $number } penningen
}
love_letter-drawn = getrokken
love_letter-alt-deck = Nog { $deck } in de stapel, { $aside } opzij gelegd.
love_letter-alt-face-up = Uit het spel: { $cards }.
love_letter-alt-last = Laatst: { $text }.
love_letter-alt-fell = { $name } viel af met de { $card }.
love_letter-alt-shown = Laatst getoond: { $cards }.
love_letter-alt-discards = { $count ->
    [0] niets afgelegd
   *[other] afgelegd { $cards }
}
love_letter-alt-won = { $count ->
    [one] won ronde { $rounds }
   *[other] won de rondes { $rounds }
}
love_letter-alt-hand-out = Je ligt er deze ronde uit.
love_letter-alt-effect = { $card }: { $effect }.
love_letter-alt-targets = Je kunt kiezen: { $names }.
love_letter-alt-saw = Beurt { $turn }: { $name } had de { $card }.
love_letter-alt-was-seen = Beurt { $turn }: { $name } zag je { $card }.
love_letter-story-last = Beslist in ronde { $round }: als enige over
love_letter-story-card = Beslist in ronde { $round } met de { $card }
love_letter-story-rounds = De meeste penningen na { $round } rondes

# Rules
love_letter-sketch-goal = Blijf als laatste over, of heb aan het eind de hoogste kaart.
love_letter-sketch-turn = Trek een kaart, speel een van de twee en doe wat erop staat.
love_letter-sketch-score = Per gewonnen ronde een penning. Verzamel er genoeg.
love_letter-rules-0-title = Trek er een, speel er een
love_letter-rules-0-1 = Je hebt één kaart. Trek in je beurt een tweede, speel een van de twee open en doe wat erop staat.
love_letter-rules-0-2 = Wie overblijft als alle anderen eruit liggen, wint de ronde.
love_letter-rules-0-3 = Is de stapel leeg, dan wint de hoogste kaart. Bij gelijke kaarten: de hoogste som van de eigen afgelegde kaarten.
love_letter-rules-0-4 = { $target ->
    [auto] De winnaar krijgt een penning en begint de volgende ronde. Met twee spelers win je met { $for_2 } penningen, met drie met { $for_3 }, met vier met { $for_4 }.
   *[other] De winnaar krijgt een penning en begint de volgende ronde. Wie het eerst { $target } penningen heeft, wint.
}
love_letter-rules-1-title = 1 t/m 4
love_letter-rules-2-title = 5 t/m 8
love_letter-rules-3-title = Bijzonderheden
love_letter-rules-3-1 = Van de { $pack } kaarten gaat er een ongezien opzij. Met twee spelers komen er nog { $face_up } open te liggen, uit het spel. Wie de eerste ronde begint, wordt geloot.
love_letter-rules-3-2 = Beschermde spelers kun je niet kiezen. Is er niemand te kiezen, dan heeft een 1, 2, 3 of 6 geen effect; een 5 moet je dan op jezelf spelen.
love_letter-rules-3-3 = Zijn de kaarten die een baron vergelijkt gelijk, dan ligt niemand eruit.
love_letter-rules-3-4 = Kaarten die door een prins of bij het afvallen open komen, hebben geen effect. Alleen de prinses: wie haar moet afleggen, ligt eruit.
love_letter-rules-3-5 = Is de stapel leeg bij een prins, dan wordt de opzij gelegde kaart getrokken.
love_letter-rules-4-title = Gelijk, geheim, het einde
love_letter-rules-4-1 = Wat je van een andere hand ziet, krijg jij alleen. Het verloop zegt alleen dat je keek.
love_letter-rules-4-2 = Zijn ook de afgelegde kaarten gelijk, dan krijgt niemand een penning (met een optie ieder wel) en begint dezelfde speler weer.
love_letter-rules-4-3 = Na hoogstens { $max_rounds } rondes is het afgelopen, en wint wie de meeste penningen heeft.
love_letter-rules-4-4 = Met een optie is de 7 een minister: die hoeft nooit, maar je ligt er meteen uit als je door het trekken op { $too_much } of meer komt.

# A first hand (/learn)
love_letter-learn-goal = Je hebt één kaart; elke beurt trek je er een bij en speel je een van de twee. Schakel de anderen uit, of heb de hoogste kaart als de stapel leeg is, voor een penning.
love_letter-learn-guard = Prins en wachter. Met de wachter noem je iemands kaart: klopt het, dan ligt die speler eruit. Je weet nog niets, dus noem de kamenier, want daar zijn er twee van. Houd de prins, een 5.
love_letter-learn-guard-else = raden kost niets, en de prins is een goede kaart om te houden. Eerst de wachter.
love_letter-learn-listen = Mis, zoals meestal. Maar iemand bekeek met een priester de kaart van een ander. Wie gezien is, loopt gevaar, en wie keek, zal er iets mee doen.
love_letter-learn-second = Nog een wachter. Probeer de speler die een kaart heeft gezien; een kamenier is nog goed mogelijk. Je verliest er niets mee.
love_letter-learn-second-else = houd de prins zolang een wachter het werk doet.
love_letter-learn-prince = Je prins is gezien, dus een wachter kan hem straks noemen. Eén speler is beschermd; laat de andere afleggen met de prins. Misschien is het de prinses, en jij houdt de koning.
love_letter-learn-prince-else = iemand kent je prins. Speel hem voordat hij geraden wordt, en niet op jezelf.
love_letter-learn-luck = Het was de prinses: wie haar aflegt, ligt eruit. Iemand speelde de gravin, misschien verplicht: wie haar samen met een prins of koning heeft, moet haar spelen.
love_letter-learn-baron = Koning en baron, nog één speler. De baron vergelijkt je andere kaart met die van de ander: de laagste ligt eruit. Gravin en prinses zijn weg, dus niets slaat je koning.
love_letter-learn-baron-else = met ruilen zou je je koning weggeven. Vergelijk liever: alleen de prinses en de gravin zijn hoger, en die zijn allebei weg.
love_letter-learn-token = Je eerste penning: je bent als enige over en wint de ronde. Wie wint, begint de volgende.
love_letter-learn-priest = Priester en prins. Niemand weet nog iets; bekijk een kaart met de priester.
love_letter-learn-priest-else = een kaart kennen is nu meer waard dan iemand blind laten afleggen.
love_letter-learn-guess = Denk na: wie jij bekeek, had een prins en verloor van een baron. De ander had dus meer dan 5. Koning, gravin of prinses: noem de gravin.
love_letter-learn-guess-else = wie met de baron won, heeft iets boven de prins, een 6, 7 of 8. Noem de 7.
love_letter-learn-end = Goed. Dat is het spel: elke gespeelde kaart zegt iets over de kaart die blijft. Met drie spelers win je met vijf penningen.
