# Hints of the computer players: why a move, and what it gains over the next best move
hint-why-only = Er is geen andere zet.
hint-why-usual = Dat doe je hier gewoonlijk.
hint-why-close = Verschillende zetten zijn hier ongeveer even goed; deze komt er een fractie beter uit.
hint-why-better = Van hier verder gespeeld doet deze het iets beter dan de rest.
hint-why-clear = Van hier verder gespeeld doet deze het duidelijk beter dan al het andere.
hint-gain-only = Er valt niets te kiezen.
hint-gain-none = De op een na beste zet is ongeveer even goed.
hint-gain-points = { $points ->
    [one] Ongeveer 1 punt beter dan de op een na beste zet.
   *[other] Ongeveer { $points } punten beter dan de op een na beste zet.
}
hint-gain-chance = Ongeveer { $percent }% meer kans dan met de op een na beste zet.

# No Thanks!
geschenk-hint-why-must = Je hebt geen fiches meer, dus de kaart is voor jou.
geschenk-hint-why-run = Hij past bij een reeks van jou, dus hij kost je niets, en de fiches erbij zijn voor jou.
geschenk-hint-why-purse = { $chips ->
    [one] Je hebt nog maar 1 fiche, en deze kaart brengt er { $pot }.
   *[other] Je hebt nog maar { $chips } fiches, en deze kaart brengt er { $pot }.
}
geschenk-hint-why-cheap = { $net ->
    [one] Met de fiches erbij kost hij maar 1 punt.
   *[other] Met de fiches erbij kost hij maar { $net } punten.
}
geschenk-hint-why-gain = De fiches erbij zijn minstens zoveel waard als de kaart kost.
geschenk-hint-why-round = Hij past bij jouw reeks en die van niemand anders, dus laat hem nog een keer rondgaan voor fiches.
geschenk-hint-why-other = { $net ->
    [one] Jou zou hij 1 punt kosten, en { $seat } niets: daar past hij bij een reeks.
   *[other] Jou zou hij { $net } punten kosten, en { $seat } niets: daar past hij bij een reeks.
}
geschenk-hint-why-dear = { $net ->
    [one] Hij zou nog 1 punt kosten; een fiche is de betere prijs.
   *[other] Hij zou nog { $net } punten kosten; een fiche is de betere prijs.
}

# Tricky Express
tricky_express-hint-why-pass1 = Van even hoge kaarten gaan die van je kortere kleuren weg.
tricky_express-hint-why-pass2 = { $right } en { $left } zouden gemakkelijk op het verkeerde moment kunnen winnen.
tricky_express-hint-why-section = { $passed ->
    [one] Dit wint station { $station } en sluit een rit van 1 station af.
   *[other] Dit wint station { $station } en sluit een rit van { $passed } stations af.
}
tricky_express-hint-why-first = Dit wint station { $station }: na een vroeg eerste station heb je een lange lijn voor je.
tricky_express-hint-why-late = Dit wint station { $station }, je eerste.
tricky_express-hint-why-move = Dit wint ook station { $station }, dus je rit begint daar.
tricky_express-hint-why-discard = Het is niet de gevraagde kleur, dus deze slag kan hij niet winnen.
tricky_express-hint-why-duck = Hij blijft eronder, dus je sneltrein rijdt station { $station } voorbij.
tricky_express-hint-why-low = Hij blijft eronder en laat station { $station } aan een ander.
tricky_express-hint-why-try = { $above ->
    [one] Er is nog maar 1 hogere kaart van die kleur, dus hij kan station { $station } goed winnen.
   *[other] Er zijn nog maar { $above } hogere kaarten van die kleur, dus hij kan station { $station } goed winnen.
}
tricky_express-hint-why-lead-low = Er zijn nog { $above } hogere kaarten van die kleur, dus misschien pakt een ander station { $station }.

# Tennos Square
tennos_square-hint-why-spare = De andere twee liggen verder uit elkaar, en zo heb je meer plekken om ze te leggen.
tennos_square-hint-why-swap = { $card } past beter in je rij dan wat je hebt, en je hebt nog maar weinig plekken te vullen.
tennos_square-hint-why-swap-deck = Geen van beide kaarten past in je rij, en de pot ook niet; de stapel kan alleen beter zijn.
tennos_square-hint-why-out = Dit maakt je rij compleet: de gift eindigt en de bonus is van jou.
tennos_square-hint-why-again = Hij past in de rij, en plek { $slot } geeft je nog een beurt.
tennos_square-hint-why-partner = Hij past in de rij, en plek { $slot } geeft de beurt aan je maat.
tennos_square-hint-why-run = { $points ->
    [one] Dit geeft je rij meteen 1 punt erbij.
   *[other] Dit verlengt een reeks en geeft meteen { $points } punten erbij.
}
tennos_square-hint-why-room = Op plek { $slot } blijft aan beide kanten ruimte voor een lange reeks.

# Counting Cribbage
counting_cribbage-hint-why-own-crib = Wat je houdt en je crib tellen zo samen gemiddeld het meest, flushes daargelaten.
counting_cribbage-hint-why-their-crib = Wat je houdt telt zo gemiddeld het best, flushes daargelaten, en de crib krijgt weinig.
counting_cribbage-hint-why-count = Dat tellen de kaarten.
counting_cribbage-hint-why-peg = { $points ->
    [one] Dit maakt { $count } en pegt 1 punt.
   *[other] Dit maakt { $count } en pegt { $points } punten.
}
counting_cribbage-hint-why-low = Dit maakt { $count }: geen enkele kaart brengt dat op 15.
counting_cribbage-hint-why-no-fifteen = Dit maakt { $count }: voorbij 15 en nog ver van 31.
counting_cribbage-hint-why-safe = Dit maakt { $count } en laat de volgende speler het minst te peggen.

# Jukugo Daifuda
jukugo_daifuda-hint-why-ron = { $score ->
    [one] Alle acht kaarten zitten in sets: ron voor 1 punt, betaald door alle anderen.
   *[other] Alle acht kaarten zitten in sets: ron voor { $score } punten, betaald door alle anderen.
}
jukugo_daifuda-hint-why-larger = { $score ->
    [one] Je zou uit kunnen voor 1 punt, maar een grotere hand lijkt het wachten waard.
   *[other] Je zou uit kunnen voor { $score } punten, maar een grotere hand lijkt het wachten waard.
}
jukugo_daifuda-hint-why-ready = { $cards ->
    [one] Je mist dan nog één kaart: met 1 kaart die je nog niet ziet, kun je uit.
   *[other] Je mist dan nog één kaart: met { $cards } kaarten die je nog niet ziet, kun je uit.
}
jukugo_daifuda-hint-why-then-ready = { $cards ->
    [one] Leg je goed af, dan mis je nog één kaart: met 1 kaart die je nog niet ziet, kun je uit.
   *[other] Leg je goed af, dan mis je nog één kaart: met { $cards } kaarten die je nog niet ziet, kun je uit.
}
jukugo_daifuda-hint-why-wait = { $cards ->
    [one] Je mist al maar één kaart: met 1 kaart die je nog niet ziet, kun je uit.
   *[other] Je mist al maar één kaart: met { $cards } kaarten die je nog niet ziet, kun je uit.
}
jukugo_daifuda-hint-why-hidden = Neem je hem, dan heb je minder verborgen sets, en die tellen dubbel.
jukugo_daifuda-hint-why-no-nearer = Je hebt { $cards } kaarten in sets, en met deze worden dat er niet meer.
jukugo_daifuda-hint-why-numbers = Dit brengt { $count } kaarten van één getal bij elkaar.
jukugo_daifuda-hint-why-word2 = { $left } en { $right } maken een woord.
jukugo_daifuda-hint-why-word3 = { $left }, { $card } en { $right } maken een woord van drie kanji.
jukugo_daifuda-hint-why-two-words = { $left }, { $card } en { $right } bevatten samen twee woorden.
jukugo_daifuda-hint-why-word4 = Dit voltooit een woord van vier kanji, een van de kostbaarste sets die er zijn.
jukugo_daifuda-hint-why-alone = { $card } maakt geen set met iets anders in je hand.
jukugo_daifuda-hint-why-safe = Niemand kan er een open set mee vergroten, zoals met { $card } wel zou kunnen.
jukugo_daifuda-hint-why-keeps = Je kunt hem missen: { $cards } kaarten van je hand blijven in sets, evenveel als eerst.

# Dominuxen
dominuxen-hint-why-take = Met stenen uit je hand maken ze een grotere set.
dominuxen-hint-why-leave = { $count ->
    [one] Je hand blijft 1 steen korter.
   *[other] Je hand blijft { $count } stenen korter.
}
dominuxen-hint-why-back = Met stenen uit je hand maken ze een grotere set.
dominuxen-hint-why-discard = Je hand heeft niets om met deze stenen een grotere set te maken; nieuwe passen misschien beter.
dominuxen-hint-why-draw = Geen open steen past bij meer stenen in je hand.
dominuxen-hint-why-rest = Geen van de open stenen past bij een steen in je hand.
dominuxen-hint-why-last = Dit maakt je hand leeg en beëindigt de ronde.
dominuxen-hint-why-attack = Dit legt { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} neer en kaapt van { $victims ->
    [one] 1 speler
   *[other] { $victims } spelers
}.
dominuxen-hint-why-sets = { $sets ->
    [one] Daarna is je hand met één set leeg.
   *[other] Daarna is je hand met { $sets } sets leeg.
}

# Alliance
alliance-hint-why-battalion = Dit maakt het bataljon van je team compleet.
alliance-hint-why-set = { $points ->
    [one] Niemand kan dit nog slaan: je wint { $card } en de set van die kleur, 1 punt extra.
   *[other] Niemand kan dit nog slaan: je wint { $card } en de set van die kleur, { $points } punten extra.
}
alliance-hint-why-rank = { $points ->
    [one] Niemand kan dit nog slaan: met { $card } heb je er { $count } van die rang, 1 punt extra.
   *[other] Niemand kan dit nog slaan: met { $card } heb je er { $count } van die rang, { $points } punten extra.
}
alliance-hint-why-deny = Niemand kan dit nog slaan, en { $seat } krijgt { $card } niet voor een set.
alliance-hint-why-own = Niemand kan dit nog slaan: je wint { $card }, een plaatje van je eigen kleur.
alliance-hint-why-win = Niemand kan dit nog slaan: je wint { $card }.
alliance-hint-why-beats = { $followers ->
    [one] Dit slaat alles op tafel, en er komt nog maar 1 speler.
   *[other] Dit slaat alles op tafel, en er komen nog { $followers } spelers.
}
alliance-hint-why-lead-strong = Dit is moeilijk te slaan: weinig kaarten kunnen { $card } van je afpakken.
alliance-hint-why-lead-weak = Iemand moet als eerste open spelen, dus geef de kaart die je het minst zult missen.
alliance-hint-why-lead-middle = Een andere kaart zou je meer missen, en deze kan genoeg zijn als niemand een betere wil uitgeven.
alliance-hint-why-partner = { $seat } ligt voor namens je team, dus jouw kaart kan erbuiten blijven.
alliance-hint-why-lost = Niets in je hand slaat wat er op tafel ligt, dus de kaart die je het minst zult missen gaat weg, ongezien.
alliance-hint-why-lost-other = Niets in je hand slaat wat er op tafel ligt, dus er gaat een kaart weg, ongezien.
alliance-hint-why-keep = Dit is de kaart die je het minst zult missen; wat nu zou winnen, kan later meer doen.
alliance-hint-why-keep-other = Deze zou nu niet winnen; de kaarten die dat wel zouden, kunnen later meer doen.
alliance-hint-why-hide = { $followers ->
    [one] Deze zou nu voorliggen, maar er komt nog 1 speler: houd hem liever uit deze slag.
   *[other] Deze zou nu voorliggen, maar er komen nog { $followers } spelers: houd hem liever uit deze slag.
}
alliance-hint-why-top-chance = Niets in je hand wint nu, maar { $pile ->
    [one] de laatste kaart van je stapel wel.
   *[other] { $count } van de { $pile } kaarten in je stapel wel.
}
alliance-hint-why-top-keep = Zo houd je je hele hand voor latere slagen.
alliance-hint-why-too-early = { $cards ->
    [one] Je 1 kaart is niet genoeg voor de { $courts } slagen die nog komen.
   *[other] Je { $cards } kaarten zijn niet genoeg voor de { $courts } slagen die nog komen.
}
alliance-hint-why-good-behind = { $count } van je sterke kaarten liggen bij de afgelegde en komen zo terug.
alliance-hint-why-weak-back = { $back ->
    [one] Een zwakke kaart verlaat je hand, en een nieuwe is misschien beter.
   *[other] { $back } zwakke kaarten verlaten je hand, en nieuwe zijn misschien beter.
}
alliance-hint-why-lasts = { $courts ->
    [one] Je kaarten zijn genoeg voor de 1 slag die nog komt.
   *[other] Je { $cards } kaarten zijn genoeg voor de { $courts } slagen die nog komen.
}
alliance-hint-why-accept = Er is weinig verschil tussen de verdelingen, dus discussie is niet nodig.
alliance-hint-why-spread = Elke joker zit bij een ander, dus meer van jullie kunnen er een slag mee winnen.

# Rummy Fifty
rummy_fifty-hint-why-bonus-low = { $loose ->
    [one] Maar 1 kaart van je hand zit nog in geen combinatie; verlies je, dan telt J het minst tegen je.
   *[other] { $loose } kaarten van je hand zitten nog in geen combinatie; verlies je, dan telt J het minst tegen je.
}
rummy_fifty-hint-why-bonus-middle = Dit telt 10 meer dan J als je uitgaat, en 10 minder dan K als je dat niet doet.
rummy_fifty-hint-why-bonus-high = { $loose ->
    [one] Maar 1 kaart van je hand zit nog in geen combinatie; ga je uit, dan telt deze het meest mee voor 50.
   *[other] { $loose } kaarten van je hand zitten nog in geen combinatie; ga je uit, dan telt deze het meest mee voor 50.
}
rummy_fifty-hint-why-draw-last = Het is de laatste kaart van de trekstapel: die trekken beëindigt de ronde, zonder punten.
rummy_fifty-hint-why-draw-stock = Geen open kaart die je kunt nemen, maakt een combinatie met je hand of is aan te leggen.
rummy_fifty-hint-why-draw-out = Met { $card } kun je deze beurt nog uitgaan.
rummy_fifty-hint-why-draw-meld = { $count ->
    [one] Met { $card } blijft er 1 kaart minder van je hand buiten combinaties.
   *[other] Met { $card } blijven er { $count } kaarten minder van je hand buiten combinaties.
}
rummy_fifty-hint-why-draw-fits = { $card } kan meteen in een combinatie.
rummy_fifty-hint-why-draw-near = { $card } en je { $right } missen nog maar één kaart voor een combinatie.
rummy_fifty-hint-why-discard-out = Zonder { $card } kan je hele hand neer: je gaat deze beurt uit.
rummy_fifty-hint-why-discard-danger = { $count ->
    [one] { $seat } heeft nog 1 kaart, en van je kaarten buiten combinaties telt er geen meer dan { $card }.
   *[other] { $seat } heeft nog { $count } kaarten, en van je kaarten buiten combinaties telt er geen meer dan { $card }.
}
rummy_fifty-hint-why-discard-safe = { $card } past bij niets in je hand, en ook niet bij { $right }, die { $seat } open nam.
rummy_fifty-hint-why-discard-loose-high = { $card } past bij niets in je hand, en telt evenveel als elke andere losse kaart of meer.
rummy_fifty-hint-why-discard-loose = { $card } past bij niets anders in je hand.
rummy_fifty-hint-why-discard-few = Buiten je combinaties past geen kaart bij minder andere dan { $card }.
rummy_fifty-hint-why-discard-high = Van je kaarten buiten combinaties telt er geen meer dan { $card }.
rummy_fifty-hint-why-down-last = Dit maakt je hand leeg: je gaat uit.
rummy_fifty-hint-why-down-out = De rest van je hand kan ook neer: je gaat deze beurt uit.
rummy_fifty-hint-why-down-danger = { $count ->
    [one] { $seat } heeft nog 1 kaart; wat op tafel ligt, kan niet tegen je tellen.
   *[other] { $seat } heeft nog { $count } kaarten; wat op tafel ligt, kan niet tegen je tellen.
}
rummy_fifty-hint-why-meld-light = { $points ->
    [one] Je hand telt 1 punt minder als een ander uitgaat.
   *[other] Je hand telt { $points } punten minder als een ander uitgaat.
}
rummy_fifty-hint-why-layoff-light = { $points ->
    [one] Hij kan neer zonder nieuwe combinatie, en je hand telt 1 punt minder.
   *[other] Hij kan neer zonder nieuwe combinatie, en je hand telt { $points } punten minder.
}
rummy_fifty-hint-why-end-hold = Anderen mogen bij jouw combinaties aanleggen en jij niet, dus houd ze vast en ga in één beurt uit.
rummy_fifty-hint-why-end-keep = { $card } is aan te leggen, maar kan nog in een combinatie van jezelf.

# Stendhal
stendhal-hint-why-choose = { $count ->
    [0] Je hebt geen andere kaart van die kleur of de partnerkleur, dus laat die maar min tellen.
    [one] Je hebt maar 1 andere kaart van die kleur en de partnerkleur, dus laat die maar min tellen.
   *[other] Je hebt maar { $count } andere kaarten van die kleur en de partnerkleur, dus laat die maar min tellen.
}
stendhal-hint-why-lead = { $above ->
    [0] Er is geen hogere kaart van die kleur meer.
    [one] Er is nog 1 hogere kaart van die kleur.
   *[other] Er zijn nog { $above } hogere kaarten van die kleur.
}
stendhal-hint-why-gain = Dit pakt de slag en maakt je gift { $points } beter.
stendhal-hint-why-cost = { $points ->
    [0] Dit pakt de slag, en dat kost je niets.
    [one] Dit pakt de slag, en dat kost je 1 punt.
   *[other] Dit pakt de slag, en dat kost je { $points } punten.
}
stendhal-hint-why-away = { $card } telt min, en zoals het nu ligt krijgt een ander hem.
stendhal-hint-why-wins = { $more ->
    [one] Zoals het nu ligt, wint die, en er komt nog 1 speler.
   *[other] Zoals het nu ligt, wint die, en er komen nog { $more } spelers.
}
stendhal-hint-why-below = Zoals het nu ligt, wint die niet.

# All Aboard!
all_aboard-hint-why-show-red = In de hand zou { $card } { $points } punten kosten. Hier gaat hij weg voor niets.
all_aboard-hint-why-show-low = { $card } is de laagste kaart die je hebt, dus je zou als eerste kunnen vertrekken.
all_aboard-hint-why-bonus = Na { $card } heb je geen zwarte kaart. Eindigt de ronde zo, dan is dat 20 punten.
all_aboard-hint-why-dump = { $count ->
    [one] Er gaat een rode kaart weg die op het eind { $points } punten zou kosten.
   *[other] Er gaan { $count } rode kaarten weg die op het eind { $points } punten zouden kosten.
}
all_aboard-hint-why-clear = { $count ->
    [one] Met { $card } is de lijn vrij, en kun je deze beurt nog 1 wagon doorlaten.
   *[other] Met { $card } is de lijn vrij, en kun je deze beurt nog { $count } wagons doorlaten.
}
all_aboard-hint-why-signal = { $count ->
    [one] Na het sein { $card } kun je deze beurt nog 1 wagon doorlaten.
   *[other] Na het sein { $card } kun je deze beurt nog { $count } wagons doorlaten.
}
all_aboard-hint-why-wagon = Begin je met { $card }, dan kun je deze beurt { $count } wagons doorlaten.
all_aboard-hint-why-run = { $count ->
    [one] Deze beurt gaat er 1 wagon door, en { $card } komt het laatst.
   *[other] Deze beurt gaan er { $count } wagons door, en { $card } komt het laatst.
}
all_aboard-hint-why-stops = { $card } levert een bewijs op; daarna moet { $right } als sein komen.
all_aboard-hint-why-last = { $card } levert een bewijs op, en geen sein van jou stopt je daar.

# Love Letter
love_letter-hint-why-known = { $seat } heeft de { $card }. Noem die, en { $seat } ligt eruit.
love_letter-hint-why-likely = Van alles wat een wachter mag noemen en { $seat } kan hebben, zijn er van de { $card } de meeste nog niet gezien.
love_letter-hint-why-lower = Wat { $seat } ook heeft, het is lager dan de { $card } die je houdt.
love_letter-hint-why-odds = Met de { $card } die je houdt, heeft { $seat } waarschijnlijk de lagere kaart.
love_letter-hint-why-princess = { $seat } heeft de prinses, en ligt eruit als die afgelegd moet worden.
love_letter-hint-why-protect = Niemand kan je kiezen tot je volgende beurt, dus de { $card } is veilig.
love_letter-hint-why-keep = Zo houd je de hoogste kaart, de { $card }.

# Target
target-hint-why-own-far = Je hebt die kleur: { $card } laat de verste kaart winnen en ligt er zelf { $distance } vandaan.
target-hint-why-own-near = Je hebt precies dat getal: wordt die kleur niet gespeeld, dan ligt niets dichterbij dan { $card }.
target-hint-why-takes = Na jou speelt niemand, en { $card } pakt het doel.
target-hint-why-lost = Geen van je kaarten kan dit doel pakken, dus het gaat er alleen om welke je opgeeft.
target-hint-why-turns = { $card } is de eerste van de kleur van het doel, dus nu wint de verste kaart. Deze ligt er { $distance } vandaan.
target-hint-why-leads = { $more ->
    [one] Zoals het nu ligt, wint { $card } op afstand { $distance }, en er komt nog 1 speler.
   *[other] Zoals het nu ligt, wint { $card } op afstand { $distance }, en er komen nog { $more } spelers.
}
target-hint-why-dull = { $card } ligt in het midden en zal zelden de verste zijn.
target-hint-why-keep = Geen van je kaarten ligt in het midden, dus elk ervan kan op afstand winnen.

# Grazia
grazia-hint-why-open = Niemand heeft { $suit } nog geopend, dus het kost niets.
grazia-hint-why-run = Het sluit aan, dus je bent in één keer { $count } kaarten kwijt, voor niets.
grazia-hint-why-next = Het sluit aan, dus het kost niets.
grazia-hint-why-drop = De sprong kost 2 punten, maar ruimt { $count } kaarten op.
grazia-hint-why-past = De stapel is { $card } al voorbij: die gaat met een sprong, of niet.
grazia-hint-why-wait = Er ontbreekt één kaart voor { $card } aansluit, en wachten kost niets zolang je een stapel hebt.
grazia-hint-why-none = Geen van je kaarten sluit aan, en wachten kost niets zolang je een stapel hebt.
grazia-hint-why-end = { $count ->
    [one] Passen begint de laatste ronde, terwijl 1 speler meer kaarten over heeft dan jij.
   *[other] Passen begint de laatste ronde, terwijl { $count } spelers meer kaarten over hebben dan jij.
}
grazia-hint-why-last = Geen van je kaarten sluit aan, en een sprong kost evenveel als hij brengt, of meer.

# TTP
ttp-hint-why-alike = { $card } komt bij { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van hetzelfde getal die je hebt.
ttp-hint-why-suited = { $card } komt bij { $count } kaarten van { $suit } die je hebt.
ttp-hint-why-pick = { $card } belooft meer dan de andere in de pot.
ttp-hint-why-lead = { $card } is het uitkomen waard: het gaat erom wat je kunt pakken, en wat je houdt.
ttp-hint-why-first = { $card } zou zoals het nu ligt het eerst pakken, en er { $more ->
    [one] komt nog één speler
   *[other] komen nog { $more } spelers
}.
ttp-hint-why-surely = { $card } pakt zeker het eerst.
ttp-hint-why-behind = { $card } zou zoals het nu ligt later pakken, maar je kunt hem missen.

# Six-Suit Fort
six_suit_fort-hint-why-all = { $count ->
    [one] Dit pakt een kaart, en die past met { $card } in je fort.
   *[other] Dit pakt { $count } kaarten, en die passen allemaal met { $card } in je fort.
}
six_suit_fort-hint-why-dig = { $count ->
    [one] Dit pakt een kaart; van de twee die je dan hebt, past er 1 in je fort.
   *[other] Dit pakt { $count } kaarten; van de drie die je dan hebt, passen er { $fit } samen in je fort.
}
six_suit_fort-hint-why-own = Dit pakt niets, maar { $card } zelf past in je fort.
six_suit_fort-hint-why-grow = { $points ->
    [one] Je fort wordt 1 punt meer waard: { $width } breed, { $tallest } hoog.
   *[other] Je fort wordt { $points } punten meer waard: { $width } breed, { $tallest } hoog.
}
six_suit_fort-hint-why-light = De kaarten die naar je hand gaan, kosten niets extra.
six_suit_fort-hint-why-pair = { $points ->
    [one] Met dit paar wordt je fort 1 punt meer waard.
   *[other] Met dit paar wordt je fort { $points } punten meer waard.
}
six_suit_fort-hint-why-keep = Met geen enkel paar wordt je fort meer waard.
