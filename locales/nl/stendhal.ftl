# Stendhal
stendhal-title = Stendhal
stendhal-line = De kleur met de meeste kaarten pakt de slag; verborgen kaarten maken twee kleuren tot minkleur.
stendhal-designer = アカシア
stendhal-about = Slagen zonder troef: de kleur met de meeste kaarten in de slag wint, wat er ook gevraagd is. Eerst legt iedereen een kaart dicht, en die bepalen welke twee kleuren minkleuren zijn. Win slagen zonder minkaarten voor een bonus. Pak je er toch, dan kost de laagste haar getal, elke andere een punt.
stendhal-command = stendhal

# Options
stendhal-option-limit = Grens
stendhal-option-limit-help = Het spel eindigt als iemands totaal zoveel punten in de min staat. Meestal 66; met 30 is het kort.
stendhal-option-max_deals-help = Uiterlijk na zoveel giften is het spel uit. Gewoonlijk 30 of 60, naar de grens.
stendhal-option-max_deals-auto = naar de grens
stendhal-option-lowest_ace = Aas van een minkleur
stendhal-option-lowest_ace-help = Of het aas 1 is als de laagste kaart van een minkleur wordt gezocht, of boven de heer staat.
stendhal-option-lowest_ace-low = de laagste kaart
stendhal-option-lowest_ace-high = boven de heer (alleen: 1 punt)

# A turn
stendhal-tag-choose = Leg dicht
stendhal-ask-choose-1 = Welke kaart leg je dicht?
stendhal-prompt-choose = Leg een kaart dicht: zo kiezen we de minkleuren.
stendhal-move-choose = Leg { $card } dicht

# Refusals
stendhal-no-play-now = De minkleuren worden nog gekozen. Leg eerst een kaart dicht.
stendhal-no-choose-now = De minkleuren staan vast. Speel een kaart in de slag.

# What happened
stendhal-event-revealed = De verborgen kaarten: { $cards }. Minkleuren: { $first } en { $second }.
stendhal-event-revealed-centre = De verborgen kaarten: { $cards }; in het midden { $centre }. Minkleuren: { $first } en { $second }.
stendhal-laid = { $name } { $card }
stendhal-event-trick = De meeste zijn { $suit }: { $name } pakt de slag met { $card }.
stendhal-event-trick-last = De meeste zijn { $suit }: { $name } pakt de slag.
stendhal-event-trick-leader = Alle kleuren verschillen, dus { $name }, die uitkwam, pakt de slag.
stendhal-event-scored = Gift { $deal }: { $points }. Totalen: { $totals }.
stendhal-event-scored-first = Gift { $deal }: { $points }.
stendhal-event-play_off = De grens is bereikt, maar { $seats } staan samen bovenaan, dus er komt nog een gift.

# The table
stendhal-state-choose = Gift { $deal }, minkleuren kiezen
stendhal-alt-minus = Minkleuren: { $first } en { $second }. Gekozen, vanaf stoel 1: { $cards }.
stendhal-alt-leader = Daarna komt stoel { $seat } uit.
stendhal-alt-last-deal = Vorige gift, vanaf stoel 1: { $points }.
stendhal-alt-left = { $count ->
    [one] In het midden ligt 1 kaart dicht.
   *[other] In het midden liggen { $count } kaarten dicht.
}
stendhal-alt-centre = {" "}Midden: { $cards }.
stendhal-alt-most = De meeste kaarten: { $suit }, { $count }.
stendhal-alt-leads = Alle kleuren verschillen, dus wie uitkwam, ligt voor.
stendhal-alt-end = Het spel eindigt als iemand op min { $limit } staat.
stendhal-alt-closing = De grens is bereikt. Het eindigt zodra er één stoel alleen bovenaan staat.

# Words in pictures
stendhal-bar-minus = Minkleuren
stendhal-bar-limit = uit bij −{ $limit }
stendhal-closing = Beslissing
stendhal-last-deal = Vorige gift
stendhal-first = De dichte kaarten bepalen de twee minkleuren
stendhal-centre = Midden
stendhal-out = Uit het spel
stendhal-chosen = Gekozen
stendhal-task-choose = Leg er een dicht
stendhal-blow = Hardste klap: { $name }, { $points } in gift { $deal }
stendhal-story-turned = Omslag in de laatste gift

# Rules
stendhal-sketch-goal = Win slagen zonder de twee minkleuren.
stendhal-sketch-turn = Beken als je kunt. De kleur met de meeste kaarten wint de slag.
stendhal-sketch-score = Een minkaart kost 1, de laagste haar getal. Geen enkele: bonus.
stendhal-rules-0-title = De talrijkste kleur wint
stendhal-rules-0-1 = Beken de gevraagde kleur als je kunt. Kun je niet, dan mag elke kaart.
stendhal-rules-0-2 = De kleur met de meeste kaarten in de slag wint, en van die kleur de hoogste kaart: A, K, Q … 2.
stendhal-rules-0-3 = Hebben kleuren evenveel kaarten, dan wint de kleur waarvan de laatste kaart later kwam. Hier is dat schoppen.
stendhal-rules-0-4 = De linkerbuur van de deler komt het eerst uit, daarna wie de slag won. Met vijf of zes spelers kunnen alle kleuren verschillen: dan wint wie uitkwam.
stendhal-rules-1-title = Het delen
stendhal-rules-1-1 = { $pack } kaarten zonder jokers: met vijf krijgt ieder er { $for_5 }, met zes { $for_6 }, met zeven { $for_7 }. De rest ligt dicht in het midden.
stendhal-rules-1-2 = De eerste deler wordt geloot, daarna gaat het delen naar links.
stendhal-rules-1-3 = Iedereen legt een handkaart dicht. Die en het midden gaan samen open, bepalen de minkleuren en doen deze gift niet meer mee.
stendhal-rules-2-title = De minkleuren
stendhal-rules-2-1 = De kleur met de meeste van deze kaarten is een minkleur. Zijn er evenveel, vergelijk dan de hoogste kaarten, dan de volgende. Hier: klaveren.
stendhal-rules-2-2 = Nog gelijk? Ga vanaf de rechterbuur van de deler tegen de klok in, het midden het laatst: de kleur die je het eerst tegenkomt.
stendhal-rules-2-3 = De partner ervan is de tweede: schoppen met harten, klaveren met ruiten, kruisen met bladeren.
stendhal-rules-3-title = Punten
stendhal-rules-3-1 = Elke gepakte minkleur kost 1 punt per kaart, maar de laagste kaart ervan kost haar getal.
stendhal-rules-3-2 = Een aas is 1 en het laagst, J is 11, Q 12, K 13. Met een optie staat het aas boven de heer.
stendhal-rules-3-3 = Kruisen 4 + 3 en bladeren 10: min 17 punten.
stendhal-rules-3-4 = Win je slagen zonder één minkaart, dan krijg je een bonus voor je kleuren: 1 voor één, 3 voor twee, 6 voor drie, 10 voor vier.
stendhal-rules-4-title = Het einde
stendhal-rules-4-1 = Staat een totaal op min { $limit } of lager, dan is het spel uit en wint het hoogste totaal.
stendhal-rules-4-2 = Staan er meer samen bovenaan, dan speel je door tot er een voor staat.
stendhal-rules-4-3 = Een spel duurt hoogstens { $max_deals } giften; wie dan gelijk staan, winnen samen.

# A first hand (/learn)
stendhal-learn-goal = Bij { stendhal-title } gaat het om slagen die je niet wilt. Twee van de zes kleuren worden min, door allen in het geheim gekozen. Jij hebt veel harten en schoppen, en nauwelijks klaveren of ruiten.
stendhal-learn-choose = Iedereen legt een kaart dicht. De kleur die het meest gelegd wordt, telt min, en haar partner ook: klaveren met ruiten, schoppen met harten. Stem op klaveren; je hebt alleen deze.
stendhal-learn-choose-else = stem je op een lange kleur van jezelf, dan worden je eigen kaarten gevaarlijk. Klaveren komt je goed uit.
stendhal-learn-minus = Gelukt: met de kaarten uit het midden lag klaveren er het meest. Elke gepakte klaveren of ruiten kost één, en de laagste van een kleur haar getal. De gekozen kaarten doen niet meer mee.
stendhal-learn-follow = Er is met ruiten uitgekomen, en je hebt er een, dus je moet bekennen. Een 4 is veilig: de Q is hoger. Nu heb je geen minkaart meer.
stendhal-learn-follow-else = je hebt ruiten en moet bekennen.
stendhal-learn-throw = Klaveren, en die heb je niet: elke kaart mag. De kleur met de meeste kaarten pakt de slag, en je harten haalt twee klaveren niet in. Gooi een hoge kaart weg waar je later spijt van krijgt.
stendhal-learn-throw-else = kleine kaarten zijn hier kostbaar: ze houden je aan het eind uit de slagen. Doe de vrouw weg.
stendhal-learn-again = Er liggen drie ruiten en één schoppen. Weer kun je niet winnen, dus dit is het moment voor hartenaas.
stendhal-learn-again-else = het aas is de kaart die je een ongewenste slag zou geven. Doe hem weg zolang dat niets kost.
stendhal-learn-cross = Kruisen is niet min, maar een latere speler kan er een klaveren bij gooien. Je moet bekennen, en de 9 is je enige: onder de boer is die veilig.
stendhal-learn-cross-else = je hebt kruisen, dus je moet bekennen.
stendhal-learn-late = Twee ruiten, één klaveren, één blad: ruiten zijn de meeste. Let op als kleuren gelijk staan: dan wint die waarvan de laatste kaart later kwam. Een harten blijft alleen, dus dat is veilig.
stendhal-learn-late-else = met je laatste blad lagen er twee bladeren en twee ruiten, en bij gelijk aantal wint de latere. Houd het eenvoudig: een harten.
stendhal-learn-spade = Eindelijk schoppen, daar heb je er genoeg van. Boer en tien liggen er, dus je 9 zit er net onder: speel de hoogste kaart die niet wint.
stendhal-learn-spade-else = je kleine schoppen heb je nodig als jij de enige bent die de kleur nog heeft. Gebruik nu de 9.
stendhal-learn-end = Tot nu toe heb je niets gepakt. Slagen zonder minkaart geven zelfs een bonus, tot tien punten voor vier kleuren. Het gaat door tot iemand op min 66 staat; het hoogste totaal wint.
