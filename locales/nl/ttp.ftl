# TTP. The rules are a reconstruction, and every place that offers the game says so.
ttp-title = TTP (reconstructie)
ttp-line = Elke kaart die je speelt is buit: verzamel er vijf, en maak een pokerhand uit zeven.
ttp-designer = あおや (758bg); de regels zijn onze reconstructie
ttp-about = De oorspronkelijke regels zijn verloren; dit is onze reconstructie. In elk van vijf slagen speel je een kaart, en de net gespeelde kaarten zijn de buit: hoe beter de jouwe, hoe eerder je pakt. Vijf gepakte kaarten en je laatste twee verborgen kaarten maken de beste pokerhand. Met zes kleuren bestaan vijf gelijke.
ttp-command = ttp
ttp-also = poker, pokerslagen, slagen

# Options
ttp-option-deals = Giften
ttp-option-deals-help = Hoeveel giften er gespeeld worden. Gewoonlijk 4, of 3 met drie spelers.
ttp-option-deals-auto = 4 (3 met drie spelers)
ttp-option-market = Marktkaarten
ttp-option-market-help = Hoeveel kaarten er voor elke slag van de stapel opengaan, om ook te pakken.
ttp-option-follow = Bekennen
ttp-option-follow-help = Of je de gevraagde kleur moet bekennen als je kunt.
ttp-option-follow-must = verplicht
ttp-option-follow-free = vrij
ttp-option-bonus = Bonus voor de sterkste hand
ttp-option-bonus-help = Extra punten voor de sterkste hand van een gift. Gewoonlijk evenveel als er spelers zijn.
ttp-option-bonus-auto = evenveel als spelers

# A turn
ttp-tag-pick = Pak
ttp-tag-want = Wens
ttp-tag-unwant = Vergeet mijn wensen
ttp-ask-pick-1 = Welke kaart pak je?
ttp-ask-want-1 = Welke kaart wil je daarna?
ttp-prompt-pick = Pak een kaart uit de pot.
ttp-prompt-free = Speel een kaart naar keuze; hier hoeft niemand te bekennen.
ttp-anytime = Kies vooraf: welke kaart wil je het liefst?
ttp-anytime-next = Je wilt { $cards }. En als { $count ->
    [one] die weg is
   *[other] die weg zijn
}?
ttp-move-pick = Pak { $card }
ttp-move-want = Wens daarna { $card }
ttp-hint-makes = { $name } (dan: { $made })

# Refusals
ttp-no-card = { $card } zit niet in je hand. Speel een kaart die je wel hebt.
ttp-no-pool = { $card } ligt niet in de pot. Pak een kaart die er wel ligt.
ttp-no-gone = { $card } is weg; iemand pakte hem voor jou. Pak een kaart die er nog ligt.
ttp-now-play = Er worden kaarten gespeeld. Speel er een uit je hand.
ttp-now-pick = De slag is compleet. Pak een kaart uit de pot.

# Hands
ttp-made-high_card = hoge kaart
ttp-made-one_pair = één paar
ttp-made-two_pair = twee paar
ttp-made-three_kind = drie gelijke
ttp-made-straight = straat
ttp-made-full_house = full house
ttp-made-four_kind = vier gelijke
ttp-made-flush = flush
ttp-made-five_kind = vijf gelijke
ttp-made-straight_flush = straight flush

# What happened
ttp-event-turned = Markt: { $cards }.
ttp-event-ordered = Er wordt gepakt in deze volgorde: { $seats }.
ttp-event-picked = { $seat } pakt { $card }.
ttp-event-wanted = Je wilt, in deze volgorde: { $cards }.
ttp-event-wanted-none = Je wenst vooraf geen kaart meer.
ttp-event-showdown = Handen open: { $told }.
ttp-shown-of = { $name } { $made } (in de hand { $cards })
ttp-event-scored = Gift { $deal }: { $points }. Sterkste hand: { $best } (+{ $bonus }). Totalen: { $totals }.
ttp-event-ended-broken = { $count ->
    [1] Gelijk in punten; { $winners } had vaker de sterkste hand en wint met { $score } punten!
   *[other] Gelijk in punten; { $winners } hadden het vaakst de sterkste hand en winnen samen met { $score } punten!
}

# The table
ttp-name = TTP
ttp-reconstructed = gereconstrueerde regels
ttp-state-match = Gift { $deal }, slag { $trick } van 5
ttp-state = Gift { $deal } van { $deals }, slag { $trick } van 5
ttp-market = Markt
ttp-picks = Volgorde
ttp-gone = gepakt
ttp-before = Vorige gift
ttp-first = Vijf gepakte kaarten en twee in de hand zijn je pokerhand
ttp-collected = Door jou gepakt
ttp-nothing = Nog niets gepakt
ttp-task-pick = Pak een kaart
ttp-picked = { $name } pakte { $card }
ttp-alt-market = Markt: { $cards }.
ttp-alt-pool = Te pakken: { $cards }.
ttp-alt-order = Volgorde van pakken: { $seats }.
ttp-alt-first = Vijf gepakte kaarten en twee in de hand zijn een pokerhand.
ttp-alt-rules = De regels zijn gereconstrueerd.
ttp-alt-best = sterkste hand { $count ->
    [one] één keer
   *[other] { $count } keer
}
ttp-alt-picked = pakte { $cards }
ttp-alt-picked-none = niets gepakt
ttp-alt-before = Vorige gift: { $told }.
ttp-alt-before-of = { $seat } { $made } met { $cards }, score { $points }
ttp-alt-before-name = { $seat } { $made }, score { $points }
ttp-alt-picks = Door jou gepakt: { $cards }.
ttp-alt-picks-made = Door jou gepakt: { $cards } ({ $made }).
ttp-alt-wanted = Je wilt, in deze volgorde: { $cards }.
ttp-story-broken = Gelijk, maar vaker de sterkste hand
ttp-story-best = { $count ->
    [0] Nooit de sterkste hand
    [one] Eén keer de sterkste hand
   *[other] { $count } keer de sterkste hand
}

# Rules
ttp-sketch-goal = Maak de beste pokerhand uit zeven kaarten.
ttp-sketch-turn = Speel een kaart. Wat gespeeld is, is buit: de beste pakt het eerst.
ttp-sketch-score = Elke hand heeft haar punten, en de sterkste krijgt er meer.
ttp-rules-0-title = Wat je speelt is buit
ttp-rules-0-1 = De oorspronkelijke regels zijn verloren. Dit is onze reconstructie uit wat er van het spel bekend is.
ttp-rules-0-2 = { $pack } kaarten zonder jokers. Iedereen krijgt er { $hand }, en er worden { $tricks } slagen gespeeld.
ttp-rules-0-3 = De eerste deler wordt geloot; daarna gaat het delen naar links. De linkerbuur van de deler komt het eerst uit, daarna wie de slag won. { $follow ->
    [free] Bekennen hoeft niet.
   *[other] Beken als je kunt.
}
ttp-rules-0-4 = Voor elke slag { $market ->
    [one] gaat een kaart
   *[other] gaan { $market } kaarten
} van de stapel open: de markt. Markt en gespeelde kaarten zijn de pot.
ttp-rules-1-title = Wie pakt het eerst
ttp-rules-1-1 = Iedereen pakt één kaart uit de pot.
ttp-rules-1-2 = De volgorde: eerst de gevraagde kleur, hoger eerst; dan de andere, hoger eerst; gelijke in de volgorde van spelen.
ttp-rules-1-3 = De hoogste kaart van de gevraagde kleur wint de slag. De rest van de pot wordt afgelegd.
ttp-rules-2-title = Wat je pakte en je hand
ttp-rules-2-1 = Na { $tricks } slagen heb je { $tricks } gepakte kaarten, open, en { $kept } in de hand. De beste vijf van deze { $hand } zijn je pokerhand.
ttp-rules-2-2 = Zevens en achten: een full house, achten met zevens.
ttp-rules-2-3 = { $bonus ->
    [auto] De sterkste hand krijgt extra: evenveel punten als er spelers zijn. Even sterke handen krijgen het elk.
   *[other] De sterkste hand krijgt er { $bonus } bij. Even sterke handen krijgen het elk.
}
ttp-rules-2-4 = { $deals ->
    [auto] Na vier giften (drie met drie spelers) wint wie de meeste punten heeft, dan wie het vaakst de sterkste hand had, anders win je samen.
    [one] Het is één gift: wie de meeste punten heeft, wint, dan de sterkste hand, anders win je samen.
   *[other] Na { $deals } giften wint wie de meeste punten heeft, dan wie het vaakst de sterkste hand had, anders win je samen.
}
ttp-rules-3-title = Handen en hun punten
ttp-rules-3-1 = Met zes kleuren bestaan vijf gelijke, en een flush is meer dan vier gelijke. Binnen een soort winnen hogere getallen.
ttp-rules-3-2 = Het aas is hoog, in A 2 3 4 5 is het laag.

# A first hand (/learn)
ttp-learn-goal = Vijf slagen; na elke slag pakt iedereen één kaart uit de gespeelde en de markt. Van je vijf gepakte kaarten en de twee die overblijven, zijn de beste vijf je pokerhand.
ttp-learn-ace = Er is met bladeren uitgekomen en je moet bekennen. Het aas is het hoogst, dus je zou winnen en het eerst pakken. Er zijn vrouwen: een in de slag, twee in je hand. Speel het aas.
ttp-learn-ace-else = winnen betekent hier als eerste pakken, en er ligt iets goeds.
ttp-learn-queen = Jij pakt het eerst. Elke kaart uit de pot mag, zelfs je eigen aas terug; maar met vrouwen in je hand is bladerenvrouw meer waard.
ttp-learn-queen-else = een paar is niet veel, drie gelijke wel. Verzamel vrouwen.
ttp-learn-lead = Op de markt ligt weer een vrouw. Wie bekent, pakt het eerst, hoog eerst, en dan de anderen. Kom uit met een kleine klaveren: je pakt misschien nog als tweede, en je sterke kaarten blijven bij je.
ttp-learn-lead-else = wat je speelt, kan een ander pakken. Geef iets kleins.
ttp-learn-second = Iemand pakte een 8, en de vrouw ligt er nog. Pak haar.
ttp-learn-second-else = dat is de tweede vrouw die je pakt.
ttp-learn-throw = Harten, en die heb je niet. Je pakt hoogstens als tweede, want bij wie niet bekent telt de hoogste. Gooi een vrouw: je hebt er genoeg, en misschien krijg je haar terug.
ttp-learn-throw-else = klaverenvrouw kan later een slag winnen, en met deze ga je voor de 10 die er ligt.
ttp-learn-ten = De vrouw is gepakt. Wat past er nog meer samen? Je hebt een 10 in de hand, dus ruiten 10 maakt een paar.
ttp-learn-ten-else = twee vrouwen en twee tienen zijn op weg naar een full house. Azen passen nergens bij.
ttp-learn-win = Klaveren, en je moet bekennen met de vrouw. Ze wint, en zo pak je het eerst en neem je haar meteen terug.
ttp-learn-win-else = je hebt klaveren, en dit is de enige.
ttp-learn-third = Pak je vrouw terug: drie gelijke.
ttp-learn-third-else = niets in de pot is beter voor je dan de derde vrouw.
ttp-learn-last = De laatste slag, en jij komt uit. De twee kaarten die je houdt, tellen ook voor je hand. Kom uit met bladeren 10: misschien heeft niemand nog bladeren, en dan wint hij.
ttp-learn-last-else = aan de heer en de 4 heeft niemand iets. De 10 moet je binnenhalen.
ttp-learn-full = Hij won. Pak de 10 terug, en je hebt drie vrouwen en twee tienen.
ttp-learn-full-else = met de tweede 10 is je hand een full house.
ttp-learn-end = Een full house, vijf punten. Maar iemand heeft een flush: met zes kleuren is die meer dan vier gelijke. De sterkste hand krijgt ook een punt voor elke speler. Wie de meeste punten heeft, wint.
