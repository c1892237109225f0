# Tricky Express
tricky_express-title = Tricky Express
tricky_express-line = Elke slag is een station: win er twee ver uit elkaar en laat je sneltrein door de rest rijden.
tricky_express-designer = een Japanse blogger over bordspellen, 2016
tricky_express-about = Vier spelers, één spoorlijn. Wie een slag wint, krijgt het volgende station, en alleen het stuk tussen twee eigen stations telt: één punt per station dat je voorbijrijdt. Win te vaak en je bent een stoptrein, te weinig en je vertrekt nooit. Vier giften, met een bonus voor trajecten die groeien.

# Options
tricky_express-option-first_dealer-help = Wie de eerste gift deelt; meestal door loting.

# A turn
tricky_express-tag-pass = Geef kaarten door
tricky_express-ask-pass-1 = Welke kaart gaat naar rechts?
tricky_express-ask-pass-2 = Welke kaart gaat naar links?
tricky_express-prompt-pass1 = Doorgeven 1: je hoogste kaart naar rechts aan { $right }, de op een na hoogste naar links aan { $left }.
tricky_express-prompt-pass2 = Doorgeven 2: een kaart naar rechts aan { $right }, een andere naar links aan { $left }.
tricky_express-move-pass = { $right } naar rechts, { $left } naar links
tricky_express-hint-right = { $name }, naar rechts
tricky_express-hint-left = { $name }, naar links

# Refusals
tricky_express-no-play-yet = Er worden nog kaarten doorgegeven. Geef eerst elke buur een kaart.
tricky_express-no-pass-now = Het doorgeven is voorbij. Speel een kaart in de slag.
tricky_express-no-twice = Eén kaart kan niet beide kanten op. Kies twee verschillende.
tricky_express-no-highest = Je hoogste kaart moet naar rechts, bijvoorbeeld { $card }.
tricky_express-no-second = De hoogste van de rest moet naar links, bijvoorbeeld { $card }.

# What happened
tricky_express-event-dealt = Gift { $deal } van 4 begint. { $dealer } is deler.
tricky_express-event-received = Je kreeg { $right } van { $right_name } rechts en { $left } van { $left_name } links.
tricky_express-event-station = { $passed ->
    [0] Station { $number } is van { $seat }.
    [one] Station { $number } is van { $seat }: 1 station voorbijgereden.
   *[other] Station { $number } is van { $seat }: { $passed } stations voorbijgereden.
}
tricky_express-event-scored = Basispunten van gift { $deal }: { $base }. { $top } { $second }
tricky_express-event-top = Topbonus voor { $name }.
tricky_express-event-second = Tweede bonus voor { $name }.
tricky_express-event-no-top = Niemand krijgt de topbonus.
tricky_express-event-no-second = Niemand krijgt de tweede bonus.
tricky_express-event-growth = Groeibonus: { $points }.
tricky_express-event-no-growth = Niemand krijgt de groeibonus.
tricky_express-event-ended = { $count ->
    [1] { $winners } wint met { $score } punten!
   *[other] { $winners } winnen samen met { $score } punten!
}

# The table
tricky_express-state-pass1 = Gift { $deal } van 4, doorgeven 1
tricky_express-state-pass2 = Gift { $deal } van 4, doorgeven 2
tricky_express-state-play = Gift { $deal } van 4, slag { $trick } van 13
tricky_express-state-over = Het spel is afgelopen


tricky_express-alt-route = Lijn: { $route }.
tricky_express-alt-route-empty = Lijn: nog geen stations.
tricky_express-alt-span = { $length } ({ $from } t/m { $to })
tricky_express-alt-long-1 = langste rit { $first }
tricky_express-alt-long-2 = langste ritten { $first } en { $second }
tricky_express-alt-points = per gift { $points }
tricky_express-alt-bonus = { $base } plus { $bonus }
tricky_express-alt-so-far = tot nu toe { $points }
tricky_express-alt-station = Deze slag wint station { $number } van 13.
tricky_express-alt-neighbours = Links: { $left }. Rechts: { $right }.
tricky_express-alt-moved-left = Links, { $name }: gaf { $gave }; kreeg { $got }.
tricky_express-alt-moved-right = Rechts, { $name }: gaf { $gave }; kreeg { $got }.
tricky_express-alt-passable-left = Kaarten voor links, { $name }: { $numbers }.
tricky_express-alt-passable-right = Kaarten voor rechts, { $name }: { $numbers }.
tricky_express-alt-longest = De langste sneltrein: { $name } in gift { $deal }, station { $from } t/m { $to }. { $line }
tricky_express-alt-no-express = Geen sneltrein. Gift { $deal }: { $line }
tricky_express-alt-deal = Gift { $deal } van 4.
tricky_express-alt-pass1 = Iedereen geeft de hoogste kaarten door, één naar elke kant. Wie al gekozen heeft, blijft geheim.
tricky_express-alt-pass2 = Iedereen geeft twee kaarten naar keuze door, één naar elke kant. Wie al gekozen heeft, blijft geheim.
tricky_express-alt-letter = letter { $letter }

# Words in pictures
tricky_express-station = Station
tricky_express-this-trick = Deze slag
tricky_express-wins = wint station { $number }
tricky_express-points-by-deal = Punten per gift
tricky_express-bar-deal = Gift { $deal } / 4
tricky_express-bar-trick = Slag { $trick } / 13
tricky_express-bar-pass1 = Doorgeven 1
tricky_express-bar-pass2 = Doorgeven 2
tricky_express-passing = Eén kaart per kant
tricky_express-passing-high = Je hoogste kaarten
tricky_express-passing-any = Twee naar keuze
tricky_express-pass-pass1 = De hoogste naar rechts, de volgende naar links
tricky_express-pass-pass2 = Een kaart naar rechts, een andere naar links
tricky_express-first-long-pass = langste rit
tricky_express-second-long-pass = tweede rit
tricky_express-first-run = Win twee stations: een punt voor elk station ertussen
tricky_express-task-pass1 = Hoogste kaarten weg
tricky_express-task-pass2 = Eén kaart per kant
tricky_express-mark-right = rechts
tricky_express-mark-left = links
tricky_express-mark-both = keuze
tricky_express-right = Rechts
tricky_express-left = Links
tricky_express-gave = Gaf
tricky_express-got = Kreeg
tricky_express-story-shared = Gelijk: samen gewonnen
tricky_express-story-growth = Omslag door een groeibonus van { $points }
tricky_express-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
tricky_express-story-longest = { $passed ->
    [one] Langste sneltrein: 1 station voorbij
   *[other] Langste sneltrein: { $passed } stations voorbij
}
tricky_express-growth-of = Groei +{ $points }
tricky_express-longest = Langste, gift { $deal }
tricky_express-passed = { $count ->
    [0] Geen sneltrein
    [one] 1 station
   *[other] { $count } stations
}

# Rules
tricky_express-sketch-goal = Rijd zo ver mogelijk tussen twee van je stations.
tricky_express-sketch-turn = Beken als je kunt. Wie de slag wint, krijgt het volgende station.
tricky_express-sketch-score = Per station onderweg 1 punt. Groeiende trajecten: bonus.
tricky_express-rules-0-title = Eén lijn, vier eigenaars
tricky_express-rules-0-1 = Wie een slag wint, bouwt het volgende station van de lijn. Een gift heeft 13 slagen, dus de lijn heeft 13 stations.
tricky_express-rules-0-2 = Van een station van jou tot je volgende telt elk station dat je zonder stop voorbijrijdt, mee voor de lengte van dat traject.
tricky_express-rules-0-3 = Van 6 tot 11 rijdt B vier stations voorbij: de langste rit van B.
tricky_express-rules-0-4 = Win er vroeg een, houd je in, en win er helemaal aan het eind nog een: dat is een volmaakte sneltrein.
tricky_express-rules-1-title = Twee keer doorgeven
tricky_express-rules-1-1 = Alle { $pack } kaarten worden gedeeld, ieder { $hand }; dan wordt er twee keer doorgegeven. Eerst kiezen alle vier, dan gaan alle kaarten tegelijk.
tricky_express-rules-1-2 = Doorgeven 1: je hoogste kaart naar rechts, de op een na hoogste naar links. Bij gelijke kaarten kies je zelf.
tricky_express-rules-1-3 = Doorgeven 2: twee kaarten naar keuze, een naar rechts en een naar links.
tricky_express-rules-1-4 = Hoge kaarten verlaten elke hand. Onthoud wat je aan wie gaf.
tricky_express-rules-2-title = Slagen
tricky_express-rules-2-1 = De linkerbuur van de deler komt het eerst uit, daarna wie de slag won.
tricky_express-rules-2-2 = Beken als je kunt. Kun je niet, dan mag elke kaart.
tricky_express-rules-2-3 = De hoogste kaart van de gevraagde kleur wint: A, K, Q … 2. Geen troef.
tricky_express-rules-2-4 = Er is met harten uitgekomen. De heer wint, schoppenaas niet.
tricky_express-rules-2-5 = Alleen de vorige slag mag nog bekeken worden.
tricky_express-rules-3-title = Punten van een gift
tricky_express-rules-3-1 = Basispunten: de lengte van je langste rit, je langste traject.
tricky_express-rules-3-2 = Topbonus, 2 punten: de langste eerste rit van allemaal.
tricky_express-rules-3-3 = Tweede bonus, 1 punt: de langste tweede rit (je op een na langste).
tricky_express-rules-3-4 = Bij gelijke lengte gaat de later voltooide voor. Lengte 0 levert niets op.
tricky_express-rules-3-5 = A 3, B 4 + 2 = 6, C 4 + 1 = 5, D 0.
tricky_express-rules-4-title = Groeibonus en het einde
tricky_express-rules-4-1 = De eerste deler wordt geloot, tenzij anders afgesproken; daarna gaat het delen naar links, zodat ieder één keer deelt. Na vier giften wint het hoogste totaal, bij gelijke stand win je samen.
tricky_express-rules-4-2 = Groeibonus: 8 punten als je langste rit nooit krimpt, 1 minder elke keer dat hij gelijk blijft. Alle vier gelijk: 0.
tricky_express-rules-4-3 = 0, 2, 4, 7 levert 8 op; 3, 4, 4, 6 levert 7 op; 5, 4, 6, 7 levert 0 op.
tricky_express-rules-4-4 = Tip: middenkaarten winnen op het verkeerde moment. Doorgeven 2 ruimt ze op.
tricky_express-rules-4-5 = Tip: stop een lange rit door de eigenaar halverwege een slag te laten winnen.
tricky_express-rules-left = de op een na hoogste
tricky_express-rules-right = de hoogste

# A first hand (/learn)
tricky_express-learn-goal = Dertien slagen, en elke winnaar bouwt het volgende station. Het gaat om de stations die je tussen twee van jezelf voorbijrijdt: win vroeg, houd je in, win laat. Het langste traject telt.
tricky_express-learn-highest = Doorgeven 1: je hoogste kaart gaat naar rechts, de op een na hoogste naar links. Je hebt twee vrouwen bovenaan, dus je kiest zelf welke waarheen gaat.
tricky_express-learn-highest-else = beide vrouwen moeten weg: schoppen naar rechts en klaveren naar links.
tricky_express-learn-middle = Je kreeg een heer en een aas: hoge kaarten zwerven rond. Bij doorgeven 2 mag je er twee naar keuze geven. Middenkaarten winnen als je het niet wilt, dus geef beide tienen.
tricky_express-learn-middle-else = houd het aas en de heer, die winnen als jij het zegt, en de kleintjes, die nooit winnen. De tienen zijn geen van beide.
tricky_express-learn-first = Jij komt uit voor de eerste slag. Win hem nu met ruitenaas: station 1 is van jou, en je sneltrein rijdt.
tricky_express-learn-first-else = een vroeg station is de helft van een lang traject, en het aas wint het zeker.
tricky_express-learn-low = De winnaar komt uit. Houd je nu in: met een kleine schoppen mag een ander de slag hebben.
tricky_express-learn-low-else = elke slag die je nu wint, kapt je traject af.
tricky_express-learn-duck = Harten, met de heer erin. Doe de 10 weg: hier kan die niet winnen, en later misschien wel.
tricky_express-learn-duck-else = gooi de hoogste kaart die niet wint.
tricky_express-learn-under = Klaveren: er is met de 6 uitgekomen. Je 4 blijft eronder. Bewaar de heer voor de slag die je wilt.
tricky_express-learn-under-else = de heer zou nu winnen, veel te vroeg.
tricky_express-learn-wait = Sinds het jouwe zijn er drie stations gebouwd, van ieder van de anderen een. Elk ervan maakt je traject langer. Hoelang durf je te wachten?
tricky_express-learn-nine = Er is met klaveren 2 uitgekomen. Eronder blijven kan niet: de 9 of de heer. Neem de 9: misschien gaat er iemand overheen, en de heer blijft voor later.
tricky_express-learn-nine-else = de heer is je zekere kaart voor een later station. Gebruik hem hier niet.
tricky_express-learn-section = Toch gewonnen: station 5, na drie voorbij. Dat is een traject van lengte 3, en drie punten als het je langste blijft. Vanaf hier begint een nieuw traject.
tricky_express-learn-three = Jij komt uit. Een lage ruiten geeft de slag door, en je rijdt verder naar het eind, waar klaverenheer misschien nog eens wint.
tricky_express-learn-three-else = kom laag uit en blijf erbuiten; hoe langer je wacht, hoe langer het tweede traject.
tricky_express-learn-end = Het langste traject van allemaal krijgt er twee punten bij, het langste tweede traject één. Een spel duurt vier giften, en trajecten die van gift tot gift nooit krimpen, leveren aan het eind tot acht punten op.
