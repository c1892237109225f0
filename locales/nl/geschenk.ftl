# No Thanks! (Geschenkt)
geschenk-title = No Thanks!
geschenk-line = Betaal een fiche om de kaart door te schuiven, of neem hem met alles wat in het glas zit.
geschenk-designer = Thorsten Gimmler, 2004
geschenk-about = Er ligt één kaart open: neem hem, of betaal een fiche en zeg "nee, bedankt". Meer keus is er niet. Kaarten kosten wat erop staat, een fiche geeft één punt terug, en een reeks kost alleen de laagste kaart. Elke weigering tinkelt in het doorzichtige glas, tot iemand het niet meer kan weerstaan.

# Options
geschenk-option-remove = Kaarten eruit
geschenk-option-remove-help = Hoeveel kaarten ongezien opzij gaan: 0 t/m 15, meestal 9.
geschenk-option-chips = Fiches
geschenk-option-chips-auto = naar aantal spelers
geschenk-option-chips-help = Fiches per speler: 3 t/m 15, of naar aantal spelers (met 3-5 elk 11, met 6 elk 9, met 7 elk 7).
geschenk-option-open_chips = Open fiches
geschenk-option-open_chips-help = Iedereen kan altijd ieders fiches zien.
geschenk-option-games = Partijen
geschenk-option-games-help = Speel een of meer partijen; de scores worden opgeteld: 1 t/m 10.

# A turn
geschenk-tag-take = Neem de kaart
geschenk-tag-no_thanks = Nee, bedankt
geschenk-hint-take = { $pot ->
    [0] Je krijgt de { $card } zonder fiches
   *[other] Je krijgt de { $card } en { geschenk-of-pot }
}
geschenk-hint-no_thanks = Betaal 1 fiche, dan nog { $left }; je buur beslist
geschenk-move-take = { $pot ->
    [0] Neem de { $card } zonder fiches
   *[other] Neem de { $card } en { geschenk-of-pot }
}
geschenk-move-no_thanks = Weiger de { $card } (betaal 1 fiche)
geschenk-prompt-decide = { $pot ->
    [0] De { $card } ligt open, zonder fiches. Neem je de kaart?
   *[other] De { $card } ligt open met { geschenk-of-pot }. Neem je de kaart?
}
geschenk-prompt-must = { $pot ->
    [0] Je hebt geen fiches, dus de { $card } is voor jou.
   *[other] Je hebt geen fiches, dus de { $card } is voor jou, met { geschenk-of-pot }.
}
geschenk-no-chip = { $pot ->
    [0] Je hebt geen fiche meer, dus weigeren gaat niet. De { $card } is voor jou.
    [one] Je hebt geen fiche meer, dus weigeren gaat niet. Neem de { $card } met de fiche erop.
   *[other] Je hebt geen fiche meer, dus weigeren gaat niet. Neem de { $card } met { $pot } fiches.
}

# What happened
geschenk-clink = tink
geschenk-rattle-chips = gerinkel van { geschenk-alt-seat-chips }
geschenk-silence = stilte
geschenk-event-started = { $games ->
    [1] { $seat } begint.
   *[other] Partij { $game }: { $seat } begint.
}
geschenk-event-turned = De { $card } ligt open.
geschenk-event-no_thanks = { $seat } zegt "nee, bedankt". Tink: { geschenk-of-pot } in het glas.
geschenk-event-taken = { $pot ->
    [0] { $seat } neemt de { $card }. Geen fiches, stilte.
   *[other] { $seat } neemt de { $card } met gerinkel van { geschenk-of-pot }.
}
geschenk-event-game_over = { $games ->
    [1] De stapel is leeg. Scores: { $scores }.
   *[other] Partij { $game } is afgelopen. Scores: { $scores }.
}
geschenk-event-match_over = { $count ->
    [1] { $winners } wint!
   *[other] { $winners } winnen samen!
}

# The table
geschenk-of-pot = { $pot ->
    [one] 1 fiche
   *[other] { $pot } fiches
}
geschenk-of-deck = { $deck ->
    [one] 1 kaart
   *[other] { $deck } kaarten
}
geschenk-state = { $games ->
    [1] De { $card } ligt open, { geschenk-of-pot } in het glas, nog { geschenk-of-deck }
   *[other] Partij { $game } van { $games }: de { $card } ligt open, { geschenk-of-pot } in het glas, nog { geschenk-of-deck }
}
geschenk-state-over = Het spel is afgelopen
geschenk-span = { $low }–{ $high }

geschenk-alt-offer = { $pot ->
    [0] De { $card } ligt open, het doorzichtige glas is leeg.
   *[other] De { $card } ligt open, { geschenk-of-pot } in het doorzichtige glas.
}
geschenk-alt-notes = De fiches zijn een voor een betaald op volgorde van de stoelen, vanaf stoel { $seat }.
geschenk-alt-deck = Nog { geschenk-of-deck }.
geschenk-alt-seat-cards = { $count ->
    [0] geen kaarten
   *[other] kaarten { $cards }
}
geschenk-alt-seat-cost = kosten { $cost }
geschenk-alt-seat-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
geschenk-alt-seat-total = eerder { $total }
geschenk-alt-hand = Je zit op stoel { $seat } met { geschenk-alt-seat-chips }. Genomen kaarten: { $cards }; ze kosten { $cost }, min je fiches: { $score }.
geschenk-alt-hand-offer = Neem je de { $card }: kaarten { $added }, { $pot ->
    [0] geen fiches
   *[other] fiches min { $pot }
}; je score verandert met { $net }.
geschenk-alt-result-chips = Fiches over in de laatste partij: { $chips }.
geschenk-alt-result-seat = stoel { $seat } { $chips }
geschenk-alt-result-removed = Kaarten die eruit waren: { $cards }.
geschenk-alt-result-removed-last = Kaarten die uit de laatste partij waren: { $cards }.

# Words in pictures
geschenk-offer = Open kaart
geschenk-chips = Fiches
geschenk-no-chips-yet = Nog geen fiches
geschenk-bar-card = Kaart { $number } / { $all }
geschenk-bar-game = Partij { $game } / { $games }
geschenk-over = Afgelopen
geschenk-hand-title = Je kaarten en fiches
geschenk-hand-chips = Je fiches
geschenk-hand-cards = Genomen kaarten
geschenk-hand-no-cards = Je hebt nog geen kaart genomen
geschenk-hand-score = Score nu
geschenk-hand-sum = kaarten { $cost } − fiches { $chips }
geschenk-hand-if = Als je hem neemt
geschenk-hand-if-cards = Kaarten { $added }
geschenk-hand-if-chips = { $pot ->
    [0] Geen fiches
   *[other] Fiches −{ $pot }
}
geschenk-hand-if-net = Score { $net }
geschenk-hand-must = Je moet hem nemen
geschenk-hand-either = Nemen? Nee, bedankt?
geschenk-hand-wait = { $name } is aan de beurt
geschenk-hand-run = Van een reeks telt alleen de laagste kaart
geschenk-result-total = Totaal
geschenk-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
geschenk-story-shared = Gelijke score: samen gewonnen
geschenk-story-run = Langste reeks: { $name }, { $cards }
geschenk-story-best = Beste partij: { $name }, { $score } in partij { $game }
geschenk-result-removed = Kaarten eruit

# Standing orders
geschenk-order-button = Blijf weigeren
geschenk-order-title = Blijf de { $card } weigeren
geschenk-order-until = Tot hoeveel fiches in het glas?
geschenk-order-until-help = Bij 6 beslis je zelf weer bij 6 fiches. Leeg: geen grens; beide velden leeg: geen opdracht.
geschenk-order-keep = Hoeveel fiches wil je overhouden?
geschenk-order-keep-help = Ik weiger zolang je er zoveel overhoudt. Leeg: tot je laatste fiche.
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] Staat klaar: zolang je een fiche hebt, weiger ik deze kaart voor je. Nemen doe ik nooit voor je.
       *[other] Staat klaar: zolang je er { $keep } overhoudt, weiger ik deze kaart voor je. Nemen doe ik nooit voor je.
    }
   *[other] { $keep ->
        [0] Staat klaar: tot er { $until } in het glas zitten, weiger ik deze kaart voor je. Nemen doe ik nooit voor je.
       *[other] Staat klaar: tot er { $until } in het glas zitten, en zolang je er { $keep } overhoudt, weiger ik deze kaart voor je. Nemen doe ik nooit voor je.
    }
}
geschenk-order-none = Je hebt geen vaste opdracht. In je beurt beslis je zelf.
geschenk-order-ended = Je vaste opdracht is afgelopen. Over deze kaart beslis je zelf.
geschenk-order-bad = Dat is geen aantal fiches. Geef een gewoon getal, zoals 1, 3 of 12, of laat het veld leeg.
geschenk-order-reached = { $count ->
    [one] Er zit al een fiche in het glas, dus die opdracht zou meteen eindigen. Geef een hoger getal, of laat het veld leeg voor geen grens.
    [0] Een opdracht tot 0 fiches zou meteen eindigen. Geef 1 of meer, of laat het veld leeg voor geen grens.
   *[other] Er zitten al { $count } fiches in het glas, dus die opdracht zou meteen eindigen. Geef een hoger getal, of laat het veld leeg voor geen grens.
}
geschenk-order-few = { $count ->
    [0] Je hebt geen fiche meer om mee te weigeren, dus zo'n opdracht kan niets doen.
    [one] Je hebt 1 fiche en weigeren kost er een, dus zoveel kun je er niet houden. Geef 0, of laat het veld leeg.
   *[other] Je hebt { $count } fiches en elke weigering kost er een, dus zoveel kun je er niet houden. Geef een lager getal, of laat het veld leeg.
}

# Rules
geschenk-sketch-goal = Kaarten kosten hun getal. De laagste score wint.
geschenk-sketch-turn = Betaal een fiche: nee, bedankt. Of neem de kaart met alle fiches.
geschenk-sketch-score = Een reeks kost haar laagste kaart. Elke fiche scheelt een punt.
geschenk-rules-0-title = Nemen of weigeren
geschenk-rules-0-1 = Er ligt één kaart open. In je beurt doe je een van twee dingen.
geschenk-rules-0-2 = Nee, bedankt: doe een van je fiches in het glas; je linkerbuur beslist.
geschenk-rules-0-3 = Nemen: je krijgt de kaart en alle fiches uit het glas. De volgende kaart gaat open, en jij beslist weer.
geschenk-rules-0-4 = Zonder fiche moet je de kaart nemen.
geschenk-rules-1-title = Punten
geschenk-rules-1-1 = Een kaart kost wat erop staat, een fiche geeft één punt terug. De laagste score wint.
geschenk-rules-1-2 = Van een reeks telt alleen de laagste kaart.
geschenk-rules-1-3 = 17 t/m 20 kosten maar 17.
geschenk-rules-1-4 = 13 met 15 en 16 kosten 28.
geschenk-rules-1-5 = Met de 14 erbij maar 13.
geschenk-rules-1-6 = 3, 4, 5, 35 en 7 fiches: 3 + 35 − 7 = 31.
geschenk-rules-2-title = Begin en einde
geschenk-rules-2-1 = Van de 33 kaarten, 3 t/m 35, gaan er negen ongezien opzij; een tafel mag 0 t/m 15 afspreken. De rest is de stapel.
geschenk-rules-2-2 = Fiches aan het begin: elk 11 met 3 t/m 5 spelers, 9 met 6, 7 met 7, of wat de tafel afspreekt.
geschenk-rules-2-3 = Wie begint, wordt geloot. Hoeveel fiches je hebt, is geheim, tenzij de tafel met open fiches speelt.
geschenk-rules-2-4 = Het eindigt als de laatste kaart van de stapel genomen is. Met een gelijke score win je samen.
geschenk-rules-2-5 = Bij meer partijen worden de scores opgeteld, en de linkerbuur begint de volgende.
geschenk-rules-3-title = Het glas lezen
geschenk-rules-3-1 = Tink: de nieuwste fiche valt erin. Aan de kleur en strepen zie je wie betaalde.
geschenk-rules-3-2 = De noten zijn de fiches die voor deze kaart betaald zijn, op volgorde, met de stoelnummers eronder.
geschenk-rules-3-3 = Gerinkel: het glas kantelt en de fiches rollen naar wie de kaart neemt.
geschenk-rules-3-4 = De eigen fiches van een speler zijn een dichte vuist: niemand ziet hoeveel.
geschenk-rules-4-title = Goede gewoontes en vaste opdrachten
geschenk-rules-4-1 = Een kaart die niemand anders wil, kan nog een keer rond: hij komt terug met een fiche van iedereen.
geschenk-rules-4-2 = Houd twee tot vier fiches over. Heb je er geen, dan is de volgende hoge kaart voor jou.
geschenk-rules-4-3 = Niemand kent de kaarten die opzij liggen, dus wacht niet op die ene ontbrekende schakel.
geschenk-rules-4-4 = Blijf weigeren: kies tot hoeveel fiches, of hoeveel je er wilt overhouden, en deze kaart wordt voor jou geweigerd. Nemen gebeurt nooit voor je.

# A first hand (/learn)
geschenk-learn-goal = Welkom. Er zijn 24 kaarten te verdelen, een voor een, en niemand wil ze: elke kaart kost je wat erop staat. Fiches tellen voor je, elk één punt. Je begint met elf.
geschenk-learn-pay = De 7 ligt open en zou je nu zeven punten kosten. Weigeren kost één fiche, die in het glas gaat. Zeg "nee, bedankt" en kijk wat de anderen doen.
geschenk-learn-pay-else = er ligt nog geen fiche bij de 7. Die kan alleen goedkoper worden, dus weiger één keer.
geschenk-learn-take = Hij kwam terug met drie fiches. Een 7 met 3 fiches kost je maar vier, en een lage kaart komt later van pas. Neem hem.
geschenk-learn-take-else = zo'n lage kaart neemt iemand anders voordat hij nog eens rondkomt. Neem hem nu.
geschenk-learn-high = Wie een kaart neemt, draait de volgende om en beslist als eerste. Een 16 zonder fiche is duur. Eén fiche is een eerlijke prijs om ervan af te komen.
geschenk-learn-high-else = zestien punten bij een leeg glas: een slechter moment om te nemen is er niet.
geschenk-learn-glass = Kijk naar het glas: je ziet de fiches, maar niet hoeveel de anderen er hebben. Ze tinkelen, dus je mag tellen. Wie geen fiches meer heeft, moet nemen.
geschenk-learn-wait = Drie fiches bij een 16 is nog mager. Je hebt er twaalf, dus je kunt wachten. Nee, bedankt.
geschenk-learn-wait-else = je zou er dertien punten voor betalen. Misschien vindt een ander hem eerder goedkoop genoeg.
geschenk-learn-run = Een 6, en jij hebt de 7. Van een reeks telt alleen de laagste kaart, dus 6 en 7 kosten samen zes, minder dan de 7 alleen. En er ligt een fiche bij.
geschenk-learn-run-else = voor jou is deze kaart meer waard dan niets: hij maakt je 7 gratis. Neem hem voordat je buren roet in het eten gooien.
geschenk-learn-cheap = Daar draait het om. Een kaart die bij je reeks past, doet alleen de anderen pijn: je kunt hem zelfs nog een keer rond laten gaan voor hun fiches, als je durft.
geschenk-learn-again = De 18 past nergens bij. Nee, bedankt.
geschenk-learn-again-else = hij past niet bij je 6 of je 7, en er ligt nog niets bij.
geschenk-learn-last = Nog steeds maar drie fiches. Iedereen is geduldig; jij hebt er elf, dus wees dat ook.
geschenk-learn-last-else = vijftien punten is veel. Je kunt wachten zolang je fiches hebt.
geschenk-learn-end = Iemand nam de 18; nu komt een 31. Zo gaat het door tot de kaarten op zijn. Negen liggen ongezien opzij, dus de kaart waarop je hoopt is er misschien niet. Wie de minste punten heeft, wint.
