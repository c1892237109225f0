# Arsène
arsene-title = Arsène
arsene-line = Je aantal slagen is de winkel die je berooft. Twee dieven in één winkel krijgen niets.
arsene-designer = een Japanse blogger over bordspellen
arsene-about = Slagen voor vier gentleman-dieven. Haal drie slagen en je berooft winkel 3: alleen neem je fiches mee, in gezelschap krijg je niets. Heeft iemand evenveel slagen als jij, dan kun je een gewonnen slag doorschuiven. Wie een lege winkel binnenloopt, wordt gepakt door de politie, en het spel is uit.
arsene-command = arsene

# Options
arsene-option-advanced = Gevorderde regels
arsene-option-advanced-help = Graaien nadat een winkel leeg is: spelers met evenveel slagen ruilen al hun fiches.
arsene-option-flip_mode = Zijkaart omdraaien
arsene-option-flip_mode-help = Wie de kaart omdraait die over troef beslist: een speler of de tafel. Het geluk is gelijk.
arsene-option-flip_mode-player = de linkerbuur van de deler
arsene-option-flip_mode-auto = de tafel
arsene-option-max_deals-help = Het uiterste einde (5 t/m 50 giften, 0 voor geen grens). De meeste partijen duren zo'n 6 giften.
arsene-option-max_deals-0 = geen grens

# A turn
arsene-tag-flip = Draai om
arsene-tag-take = Houd hem
arsene-tag-push = Schuif door
arsene-tag-plan = Als ik win
arsene-ask-flip-1 = Welke kaart draai je om?
arsene-ask-plan-1 = Als je deze slag wint
arsene-flip-1 = De linkerkaart
arsene-flip-2 = De middelste kaart
arsene-flip-3 = De rechterkaart
arsene-push-to = Schuif door naar { $name }
arsene-ahead-ask = Als ik win: vraag het me dan
arsene-ahead-take = Als ik win: houden
arsene-ahead-push = Als ik win: doorschuiven (naar { $name })
arsene-prompt-flip = Draai een van de drie zijkaarten om. Is die zwart, dan is ruiten troef.
arsene-prompt-decide = De slag is gewonnen. Houden als slag { $next }, of doorschuiven naar { $name }?

# Refusals
arsene-no-place = Er zijn drie zijkaarten. Kies de linker, de middelste of de rechter.
arsene-no-flip-now = De zijkaart is al omgedraaid. Er loopt een slag.
arsene-no-play-now = Er kan nu geen kaart gespeeld worden. Eerst gaat er een zijkaart om, of wordt de gewonnen slag gehouden of doorgeschoven.
arsene-no-take-now = Er is nu geen slag om te houden. Je kiest als je er een wint die je kunt doorschuiven.
arsene-no-push-now = Je kunt nu niet doorschuiven. Je kiest als je een slag wint en iemand evenveel slagen heeft als jij.
arsene-no-plan = Vooraf beslissen kan alleen voor een slag die je nog kunt winnen, zolang iemand evenveel slagen heeft als jij.

# What happened
arsene-event-turned = { $trumps ->
    [yes] Zijkaart { $place } is { $card }: zwart, dus ruiten is troef.
   *[no] Zijkaart { $place } is { $card }: rood, dus er is geen troef.
}
arsene-event-trick = { $winner } wint de slag.
arsene-event-trick-card = { $name } wint met { $card }.
arsene-event-took = { $count ->
    [one] { $seat } houdt hem en heeft 1 slag.
   *[other] { $seat } houdt hem en heeft { $count } slagen.
}
arsene-event-took-won = { $count ->
    [one] Dat is 1 slag.
   *[other] Dat zijn { $count } slagen.
}
arsene-event-pushed = { $seat } schuift hem door naar { $to }, met nu { $count } slagen.
arsene-event-planned = Als je deze slag wint, { $plan }.
arsene-plan-ask = vraag ik het je
arsene-plan-take = houd je hem
arsene-plan-push = schuif je hem door
arsene-event-counted = Slagen van gift { $deal }: { $tricks }.
arsene-event-robbed = { $chips ->
    [one] { $seat } haalt 1 fiche uit winkel { $shop }.
   *[other] { $seat } haalt { $chips } fiches uit winkel { $shop }.
}
arsene-event-clashed = { $seats } komen elkaar tegen in winkel { $shop } en krijgen niets.
arsene-event-caught = In een lege winkel wachtte de politie. Gepakt, en alle fiches kwijt: { $seats }.
arsene-event-void = Alle vier kwamen in lege winkels. De gift telt niet.
arsene-event-swapped = Graaien: { $seats } ruilen hun fiches.
arsene-event-ended = { $count ->
    [1] { $chips ->
        [one] { $winners } wint met 1 fiche!
       *[other] { $winners } wint met { $chips } fiches!
    }
   *[other] { $chips ->
        [one] { $winners } winnen samen met 1 fiche!
       *[other] { $winners } winnen samen met { $chips } fiches!
    }
}
arsene-score-of = { $name } { $score }
arsene-amount = { $count ->
    [one] { $number } fiche
   *[other] { $number } fiches
}

# The table
arsene-state-flip = Gift { $deal }, zijkaart omdraaien
arsene-alt-decide = Houden of doorschuiven naar { $target }: { $seat } beslist.
arsene-alt-pushed = Gewonnen door { $winner }, doorgeschoven naar { $taker }.
arsene-alt-shops = Winkels: { $shops }.
arsene-alt-shop = { $chips ->
    [0] { $shop } is leeg
    [one] { $shop } heeft 1 fiche
   *[other] { $shop } heeft { $chips } fiches, volgende roof { $next }
}
arsene-alt-trumps = Ruiten is troef: zijkaart { $place }, open, is { $card }.
arsene-alt-none = Geen troef: zijkaart { $place }, weer dicht, is { $card }.
arsene-alt-count = Slagen, vanaf stoel 1: { $tricks }.
arsene-alt-last-deal = { $chips ->
    [0] vorige gift { $tricks } slagen
   *[other] vorige gift { $tricks } slagen en { $chips } geroofd
}
arsene-alt-advanced = Gevorderde regels: na een lege winkel wordt er gegraaid.
arsene-alt-scramble = Graaien: spelers met evenveel slagen ruilen hun fiches.
arsene-alt-deals = slagen per gift { $deals }
arsene-alt-latest = slagen in de laatste giften { $deals }
arsene-alt-robbed = { $tricks } (roof { $chips })
arsene-alt-caught = gepakt bij { $tricks }

# Words in pictures
arsene-trumps = Troef
arsene-no-trumps = Geen troef
arsene-side = Zijkaarten
arsene-scramble = Graaien
arsene-police = Politie
arsene-chips = fiches
arsene-decides = Doorschuiven?
arsene-last-won = { $name } won de slag
arsene-last-took = { $name } hield de slag
arsene-last-pushed = { $name } schoof hem door naar { $to }
arsene-task-flip = Draai er een om
arsene-settled-take = Bij winst: houden
arsene-settled-push = Bij winst: door
arsene-task-decide = Houden of door?
arsene-story-caught = De politie loste de zaak op
arsene-story-emptied = Alle vijf winkels zijn leeg
arsene-story-deals = Na { $deals } giften was de tijd om
arsene-story-haul = Rijkste buit: { $chips } in gift { $deal }

# Why a hint
arsene-hint-why-flip = Niemand kent deze kaarten, dus de ene is zo goed als de andere.
arsene-hint-why-take = { $chips ->
    [one] Je komt op { $shop }, en winkel { $shop } geeft 1 fiche als je er alleen bent.
   *[other] Je komt op { $shop }, en winkel { $shop } geeft { $chips } fiches als je er alleen bent.
}
arsene-hint-why-leave = Winkel { $shop } is leeg. Nog een slag brengt je eroverheen.
arsene-hint-why-police = { $seat } komt op { $shop }, en in winkel { $shop } wacht de politie.
arsene-hint-why-stay = { $chips ->
    [one] { $seat } gaat verder en jij blijft op { $shop }: winkel { $shop } geeft 1 fiche als je er alleen bent.
   *[other] { $seat } gaat verder en jij blijft op { $shop }: winkel { $shop } geeft { $chips } fiches als je er alleen bent.
}
arsene-hint-why-lead = { $above ->
    [0] Er is geen hogere kaart van die kleur meer tegen je.
    [one] 1 hogere kaart van die kleur zit niet in jouw hand.
   *[other] { $above } hogere kaarten van die kleur zitten niet in jouw hand.
}
arsene-hint-why-below = Zoals het nu ligt, wint die niet.
arsene-hint-why-wins = { $more ->
    [one] Zoals het nu ligt, wint die, en er komt nog maar één speler.
   *[other] Zoals het nu ligt, wint die, en er komen er nog { $more }.
}
arsene-hint-why-last = { $card } wint deze slag.

# Rules
arsene-sketch-goal = Haal de meeste fiches uit de juwelierswinkels.
arsene-sketch-turn = Win slagen, of schuif ze door naar wie er evenveel heeft.
arsene-sketch-score = Drie slagen: winkel 3. Alleen krijg je fiches, samen niets.
arsene-rules-0-title = Je slagen zijn de winkel
arsene-rules-0-1 = Ruiten A t/m 5 zijn de vijf juwelierswinkels. De andere { $pack } kaarten: ieder { $hand }, en { $side } dicht aan de zijkant.
arsene-rules-0-2 = Haal drie slagen en je berooft winkel 3. Ben je daar alleen, dan krijg je de kleinste stapel fiches.
arsene-rules-0-3 = Twee of meer in één winkel krijgen niets. Met nul slagen, of met zes en meer, beroof je geen winkel.
arsene-rules-0-4 = Wie de meeste fiches heeft, wint. Bij gelijke stand win je samen.
arsene-rules-1-title = Bekennen en troef
arsene-rules-1-1 = De linkerbuur van de deler draait een zijkaart om en komt uit. Zwart: ruiten is troef. Rood: de kaart gaat weer dicht, en er is geen troef.
arsene-rules-1-2 = Beken de gevraagde kleur als je kunt. Kun je niet, dan mag elke kaart.
arsene-rules-1-3 = De hoogste troef wint, anders de hoogste kaart van de gevraagde kleur: A, K, Q … 2. Hier is dat de troef, ruiten 6.
arsene-rules-1-4 = Wie de slag krijgt, komt uit voor de volgende.
arsene-rules-2-title = Houden of doorschuiven
arsene-rules-2-1 = Heb je minstens één slag en heeft iemand er evenveel, dan mag je een gewonnen slag daarheen doorschuiven.
arsene-rules-2-2 = Alleen naar de dichtstbijzijnde met de klok mee, en ook in de laatste van de { $hand } slagen.
arsene-rules-2-3 = Stoel 1 wint, en mag doorschuiven naar stoel 3, die ook één slag heeft. Stoel 4 zit verder, dus nooit.
arsene-rules-3-title = De politie
arsene-rules-3-1 = Wie in een lege winkel komt, wordt gepakt en verliest alle fiches. Komen er meer tegelijk, dan worden ze allemaal gepakt.
arsene-rules-3-2 = Daarmee is het spel uit. De anderen beroven nog de winkels van deze laatste gift.
arsene-rules-3-3 = Zouden alle vier gepakt worden, dan telt de gift niet: er gebeurt niets, en de volgende komt.
arsene-rules-4-title = Het delen en het einde
arsene-rules-4-1 = De eerste deler wordt geloot. Na elke gift gaat het delen naar links, en worden alle { $pack } kaarten opnieuw gedeeld.
arsene-rules-4-2 = { $max_deals ->
    [0] Het spel is ook uit als alle vijf winkels leeg zijn.
   *[other] Het spel is ook uit als alle vijf winkels leeg zijn, of na { $max_deals } giften.
}
arsene-rules-4-3 = Gevorderde regels: vanaf de gift nadat een winkel leeg is, ruilen spelers met evenveel slagen (ook nul) al hun fiches; met drie schuiven ze naar links.
arsene-rules-4-4 = Ook in de laatste gift wordt geruild, maar wie gepakt is, ruilt niet.

# A first hand (/learn)
arsene-learn-goal = Vier dieven, vijf winkels. Aan het eind van een gift is je aantal slagen de winkel die je berooft. Ben je alleen, dan krijg je fiches; met twee in één winkel krijg je niets.
arsene-learn-duck = Er is uitgekomen met schoppenaas. De omgedraaide kaart was rood, dus er is geen troef, en schoppen moet bekend worden. Bewaar de 4 en speel de 2.
arsene-learn-duck-else = je moet schoppen bekennen, en de kleinste gaat het eerst.
arsene-learn-low = Je enige andere schoppen, de 4, ging vanzelf. Nu hartenaas. Met veel harten uit het midden kun je een dief met weinig slagen zijn, in winkel 1 bijvoorbeeld. Speel de laagste.
arsene-learn-low-else = niets wat je hebt, slaat een aas, dus geef alleen de 2.
arsene-learn-throw = Ruiten, en die heb je niet, dus alles mag. Aan een kleine klaveren heb je later niets voor die ene slag. Weg ermee.
arsene-learn-throw-else = hoge klaveren kunnen je de ene slag geven die je wilt. De 5 kun je missen.
arsene-learn-high = Klaveren, met het aas erin. Je moet bekennen met heer, vrouw of tien. Later kan de heer een slag te veel halen: gooi hem onder het aas.
arsene-learn-high-else = de heer houden zou zonde zijn: vrouw en tien zijn genoeg voor de ene slag die je wilt.
arsene-learn-push = Wie won, had al één slag, en iemand anders ook. Dan mag je de slag doorschuiven naar de dichtstbijzijnde zo'n speler aan je linkerkant. Wie de slag krijgt, komt uit.
arsene-learn-free = Je hebt geen slag, en niemand kan er een naar je doorschuiven zolang dat zo is. Weer schoppen, die je niet hebt: gooi de kleinste harten weg die je kunt missen.
arsene-learn-free-else = bewaar klaverenvrouw voor je ene slag, en de hogere harten erbij.
arsene-learn-win = Klaveren 9, en de vrouw is je enige klaveren. Ze wint: je eerste slag. De eerste houd je altijd zelf.
arsene-learn-win-else = je hebt klaveren en moet bekennen.
arsene-learn-lead = Eén slag wilde je, maar een andere dief heeft er ook een. Je moet uitkomen met een van twee harten. De boer: wint die, dan kun je doorschuiven.
arsene-learn-lead-else = met de 10 is moeilijker te zien wie wint. Eerst de boer.
arsene-learn-shove = Je hebt gewonnen. Houd je hem, dan heb je er twee; schuif je door, dan heeft de ander er twee. Schuif door, en winkel 1 is van jou alleen.
arsene-learn-shove-else = met twee slagen kom je in winkel 2, waar nog iemand kan komen. Na doorschuiven staat er niemand anders op één.
arsene-learn-end = Je beroofde winkel 1 alleen; twee kwamen elkaar tegen in winkel 3, voor niets. Winkel 2 t/m 4 geven elke keer meer; na drie roven is een winkel leeg, en wie dan komt, wordt gepakt. Wie de meeste fiches heeft, wint.
