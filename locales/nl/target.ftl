# Target
target-title = Target
target-line = Ver van het doel of dichtbij? De laatste kaart kan alles omkeren.
target-designer = 塚本忠行 (ちゃぶだいげえむず)
target-about = Elke ronde is één kaart het doel, en iedereen speelt één kaart. Zit de kleur van het doel erbij, dan pakt het getal dat er het verst vandaan ligt het doel; zo niet, dan het dichtstbijzijnde. Een late kaart van die kleur keert de ronde voor iedereen om. Een kwartier; wie het eerst vijf doelen heeft, wint.
target-command = target

# Options
target-option-goal = Doelen om te winnen
target-option-goal-help = Wie het eerst zoveel doelen heeft, wint. Meestal 5; met 2 is het een vlug spel.
target-option-far_pool = Verste van
target-option-far_pool-help = Wie er meedingt als de verste kaart wint: iedereen, of alleen kaarten van de kleur van het doel.
target-option-far_pool-all = alle kaarten
target-option-far_pool-same_suit = alleen de kleur van het doel

# A turn
target-tag-choose_target = Noem het doel
target-tag-keep = Houd alles
target-tag-always_keep = Houd altijd alles
target-tag-ask_me = Vraag het me elke keer
target-ask-choose_target-1 = Welke kaart is het doel?
target-ask-discard-1 = Leg een of twee kaarten af
target-prompt-choose_target = Noem een van de drie kaarten als doel. Jij speelt als eerste.
target-prompt-play-far = Nu wint de verste kaart. Welke speel je?
target-prompt-play-near = Nu wint de dichtstbijzijnde kaart. Welke speel je?
target-prompt-discard = Leg hoogstens twee kaarten af, of houd alles. Je vult weer aan tot vijf.
target-move-choose_target = Noem { $card } als doel
target-move-discard = Leg { $cards } af
target-hint-distance = { $name }, afstand { $distance }
target-hint-winning = { $name }, afstand { $distance } (ligt nu voor)
target-hint-losing = { $name }, afstand { $distance } (ligt nu achter)

# Refusals
target-now-choose_target = Eerst moet het doel genoemd worden. Kies een van de drie kaarten.
target-now-play = Het doel is genoemd. Speel een kaart uit je hand.
target-now-discard = Deze ronde is beslist. Leg hoogstens twee kaarten af, of houd alles.
target-no-choice = { $card } is niet een van de drie kaarten. Noem er een die dat wel is.
target-no-card = { $card } zit niet in je hand. Kies een kaart die je wel hebt.
target-no-empty = Je hebt geen kaart gekozen. Wil je alles houden, kies dan "Houd alles".
target-no-many = Je mag hoogstens twee kaarten afleggen. Kies er minder.

# What happened
target-event-revealed = Ronde { $round }: { $cards } gaan open, en { $seat } noemt het doel.
target-event-named = { $seat } noemt { $card } als doel.
target-event-taken = { $far ->
    [yes] Verst weg: { $seat } pakt { $target } met { $card }, afstand { $distance }.
   *[no] Dichtstbij: { $seat } pakt { $target } met { $card }, afstand { $distance }.
}
target-event-taken-last = { $far ->
    [yes] Verst weg: { $seat } pakt { $target }, afstand { $distance }.
   *[no] Dichtstbij: { $seat } pakt { $target }, afstand { $distance }.
}
target-event-thrown = Afgelegd: { $told }.
target-event-thrown-none = Niemand legt iets af.
target-thrown-of = { $name } { $cards }
target-event-reshuffled = { $count ->
    [one] De stapel is leeg, dus de aflegstapel, 1 kaart, wordt de nieuwe.
   *[other] De stapel is leeg, dus de aflegstapel, { $count } kaarten, wordt geschud tot een nieuwe.
}
target-event-drew = Je trekt { $cards }.
target-event-kept = { $on ->
    [yes] Vanaf nu houd je al je kaarten zonder dat ik het vraag.
   *[no] Vanaf nu vraag ik weer wat je aflegt.
}
target-event-ended = { $seat } wint met { $count } doelen!

# The table
target-state-choose_target = Ronde { $round }, het doel noemen
target-state-play-far = Ronde { $round }, verst weg wint
target-state-play-near = Ronde { $round }, dichtstbij wint
target-state-discard = Na ronde { $round }, afleggen
target-state-over = Afgelopen na ronde { $round }
target-alt-candidates = Te kiezen: { $cards }.
target-alt-target = Het doel is { $target }.
target-alt-far = Nu wint de verste kaart.
target-alt-near = Nu wint de dichtstbijzijnde kaart.
target-alt-last-far = Vorige doel: { $target }. Verst weg, en dus gepakt door { $seat }.
target-alt-last-near = Vorige doel: { $target }. Dichtstbij, en dus gepakt door { $seat }.
target-alt-played = Daarvoor gespeeld, vanaf { $leader }: { $cards }.
target-alt-won = { $count ->
    [0] geen doel
   *[other] doelen { $count } ({ $cards })
}
target-alt-pile = { $count ->
    [0] Stapel { $deck }. Er is nog niets afgelegd.
   *[other] Stapel { $deck }. Aflegstapel { $count }: { $cards }.
}
target-alt-pile-short = Stapel { $deck }. Aflegstapel { $count }.
target-alt-goal = Met { $goal } doelen win je.
target-alt-goal-same_suit = Met { $goal } doelen win je. Als de verste kaart wint, dingen alleen kaarten van de kleur van het doel mee.
target-alt-suit = { $suit } { $ranks }
target-alt-wish = Je houdt altijd alle kaarten zonder dat ik het vraag.

# Words in pictures
target-far = Verst weg
target-near = Dichtstbij
target-unit = { $count ->
    [one] doel
   *[other] doelen
}
target-amount = { $count ->
    [one] { $number } doel
   *[other] { $number } doelen
}
target-goal = tot { $goal } doelen
target-same-suit = Ver: alleen die kleur
target-last = Vorige ronde
target-deck = Stapel { $count }
target-pile = Aflegstapel { $count }
target-chosen = Gekozen
target-keep = Gehouden
target-away = Afgelegd
target-distance = afstand { $distance }
target-task-choose_target = Noem het doel
target-task-play-far = Verst weg wint nu
target-task-play-near = Dichtstbij wint nu
target-task-discard = Leg er hoogstens 2 af
target-took-far = Verst weg: { $name } pakte { $card }
target-took-near = Dichtstbij: { $name } pakte { $card }
target-named = { $name } noemde { $card }
target-story-margin = { $count ->
    [one] 1 doel voorsprong
   *[other] { $count } doelen voorsprong
}
target-story-last-far = Laatst: { $card } op afstand { $distance }, verst weg
target-story-last-near = Laatst: { $card } op afstand { $distance }, dichtstbij

# Rules
target-sketch-goal = Pak doelen. Met { $goal } win je.
target-sketch-turn = Eén kaart is het doel. Iedereen speelt een kaart naar keuze.
target-sketch-score = Het dichtstbijzijnde getal pakt het; ligt zijn kleur er, het verste.
target-rules-0-title = Noem een doel
target-rules-0-1 = { $pack } kaarten zonder jokers: A t/m K in zes kleuren. Iedereen krijgt er { $hand }. Wie het eerst begint, wordt geloot.
target-rules-0-2 = De startspeler draait { $revealed } kaarten om en noemt er een als doel. De andere { $others } worden afgelegd.
target-rules-0-3 = Vanaf daar speelt iedereen met de klok mee één kaart, welke je maar wilt: bekennen hoeft niet.
target-rules-0-4 = Alleen getallen tellen: A is 1, J 11, Q 12, K 13. De afstand tussen twee kaarten is hun verschil; K en A sluiten niet aan.
target-rules-1-title = Verst weg of dichtstbij
target-rules-1-1 = Speelt niemand de kleur van het doel, dan pakt de dichtstbijzijnde kaart het; bij gelijke afstand de later gespeelde. Hier: ruiten 9.
target-rules-1-2 = Speelt iemand de kleur van het doel, dan pakt de verste kaart het, van welke kleur ook; bij gelijke afstand de eerder gespeelde. Hier: klaverenheer.
target-rules-1-3 = Zo keert één late kaart van die kleur de ronde voor iedereen om. Met een optie kunnen alleen kaarten van die kleur de verste zijn.
target-rules-2-title = Na elke ronde
target-rules-2-1 = Wie het doel pakt, houdt het open. De gespeelde kaarten gaan naar de aflegstapel.
target-rules-2-2 = Iedereen kiest tegelijk hoogstens { $thrown } kaarten om af te leggen, of geen. Ze worden samen getoond; dan vult ieder, de startspeler eerst, weer aan tot { $hand }.
target-rules-2-3 = Wie het doel pakte, is de volgende startspeler.
target-rules-2-4 = Raakt de stapel op, dan wordt de aflegstapel geschud tot een nieuwe. Die ligt open voor iedereen: wat er niet in ligt, kan nog in een hand zitten.
target-rules-2-5 = Wie het eerst { $goal } doelen heeft, wint meteen. Een tafel mag 2 t/m 7 afspreken.

# A first hand (/learn)
target-learn-goal = Een van drie kaarten wordt het doel, en iedereen speelt één kaart. Het dichtstbijzijnde getal pakt het; maar speelt iemand de kleur van het doel, dan het verste. Met vijf doelen win je.
target-learn-give = Het doel is klaverenheer, en er ligt al een heer: dichter kan niet. Je hebt geen klaveren om dat om te keren, dus speel een kaart die je niet nodig hebt: schoppen 6.
target-learn-give-else = deze ronde kun je niet winnen, dus verspil geen kaart die elders goed is. De 6 mag weg.
target-learn-middle = Na elke ronde mag iedereen hoogstens twee kaarten afleggen en weer aanvullen tot vijf. Getallen uit het midden liggen nergens heel dicht bij en nergens heel ver vandaan: doe allebei de achten weg.
target-learn-middle-else = tienen en boeren zijn dicht bij veel kaarten; achten winnen zelden iets. Leg deze twee af.
target-learn-turned = Nu is het doel kruisenheer, en jij hebt twee kruisen, waaronder het aas. Een aas telt 1: twaalf van een heer af, verder kan niet.
target-learn-turn = Speel het aas. Het is een kruis, dus het keert de ronde om: vanaf nu wint de verste kaart, en dat is de jouwe.
target-learn-turn-else = alleen een kruis keert de ronde om, en het aas is ook nog de verste kaart van allemaal.
target-learn-won = Je eerste doel: bij gelijke afstand wint dan de eerder gespeelde kaart, dus niemand kon je tegenhouden. Wie het doel pakt, begint en noemt het volgende.
target-learn-keep = Houd kruisenboer en harten 2: hoge en lage kaarten zijn in beide gevallen goed. De 9 en de 10 mogen weg.
target-learn-keep-else = houd kaarten van de uiteinden. De twee in het midden moet je wisselen.
target-learn-name = Nu noem jij het doel. Je hebt schoppenvrouw: met bladerenvrouw als doel zit je op afstand 0. Noem die.
target-learn-name-else = noem een doel waar je eigen kaarten dicht bij zitten, of waarvan je de kleur hebt met een verre kaart. De vrouw dus.
target-learn-lead = Speel je vrouw: afstand 0. Je eigen bladeren zouden de ronde omkeren; houd ze vast.
target-learn-lead-else = met een blad wint de verste kaart, en die van jou zitten dicht bij het doel. De vrouw is beter.
target-learn-later = Na de jouwe kwam nog een vrouw. Bij gelijke afstand wint dan de latere: als laatste spelen is veel waard, en dat geeft de startspeler weg.
target-learn-away = Leg weer af: twee bladeren met getallen uit het midden.
target-learn-away-else = de 2 en kruisenboer hebben meer nut dan deze twee.
target-learn-last = Het doel is bladeren 6, en jij speelt als een na laatste. Het dichtst erbij is tot nu toe een 7; jouw kruisen 6 zit er precies op.
target-learn-last-else = de 6 zit op afstand 0, beter kan niet zolang de dichtstbijzijnde wint.
target-learn-end = Na jou kwam geen blad en geen andere 6: je tweede doel. Tel wie de kleur nog kan hebben, en let op wie er na jou speelt.
