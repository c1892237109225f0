# En Garde
en_garde-title = En Garde
en_garde-line = Twee schermers op een loper van 23 vakken: een kaart die de ander precies bereikt, is een stoot.
en_garde-designer = Reiner Knizia, 1993
en_garde-about = Een kaart zet je schermer zoveel vakken vooruit of achteruit. Een kaart die de ander net bereikt, is een stoot; meer tegelijk zijn alleen met evenveel te pareren. Van 1 t/m 5 zijn er elk vijf, dus tel mee. Raakt de stapel op, dan beslissen kaarten van de afstand, en daarna wie het verst kwam. Wie het eerst vijf treffers heeft, wint.
en_garde-command = en-garde
en_garde-also = schermen degen

# Options
en_garde-option-level = Niveau
en_garde-option-level-help = Basis: een stoot treft. Standaard: pareren kan. Gevorderd: ook vooruitgaan en stoten.
en_garde-option-level-basic = basis
en_garde-option-level-standard = standaard
en_garde-option-level-advanced = gevorderd
en_garde-option-target = Treffers om te winnen
en_garde-option-target-help = Wie het eerst zoveel treffers heeft, wint. Meestal 5.
en_garde-option-parry = Pareren
en_garde-option-parry-help = Met evenveel kaarten van hetzelfde getal, of met evenveel van hetzelfde totaal (uitgave 1993).
en_garde-option-parry-exact = dezelfde kaarten
en_garde-option-parry-sum = hetzelfde totaal
en_garde-option-riposte_wins = Een riposte treft
en_garde-option-riposte_wins-help = Een aanval meteen na een parade is niet te pareren en treft (uitgave van 1993).
en_garde-option-discards = Gespeelde kaarten
en_garde-option-discards-help = Of alle gespeelde kaarten van een ronde te bekijken zijn, of alleen die van de laatste twee acties.
en_garde-option-discards-open = alle open
en_garde-option-discards-last = laatste twee acties
en_garde-option-max_rounds = Max. rondes
en_garde-option-max_rounds-help = Na zoveel rondes wint wie de meeste treffers heeft; evenveel is gelijkspel.

# A turn
en_garde-tag-forward = Vooruit
en_garde-tag-back = Achteruit
en_garde-tag-attack = Val aan
en_garde-tag-lunge = Vooruit en aanvallen
en_garde-tag-parry = Pareer
en_garde-tag-retreat = Wijk
en_garde-tag-concede = Geef op
en_garde-tag-always_parry = Altijd pareren
en_garde-tag-ask_me = Laat mij kiezen
en_garde-ask-forward-1 = Met welke kaart ga je vooruit?
en_garde-ask-back-1 = Met welke kaart ga je achteruit?
en_garde-ask-attack-1 = Met hoeveel kaarten?
en_garde-ask-lunge-1 = Met welke kaart ga je vooruit voor de stoot?
en_garde-ask-lunge-2 = Met hoeveel kaarten stoot je?
en_garde-ask-parry-1 = Met welke kaarten pareer je?
en_garde-ask-retreat-1 = Met welke kaart wijk je?
en_garde-prompt-act = De afstand is { $distance }. Wat doe je?
en_garde-prompt-parried = Gepareerd. De afstand is { $distance }, en nu ben jij aan zet.
en_garde-prompt-answer = Je wordt aangevallen met { $cards }. Je kunt alleen pareren.
en_garde-prompt-choose = Je wordt aangevallen met { $cards }. Met welke kaarten pareer je?
en_garde-prompt-escape = Indirecte aanval met { $cards }: pareer of wijk.
en_garde-prompt-hit = Je hebt geen antwoord op { $cards }. De ronde is verloren.
en_garde-prompt-stuck = Geen van je kaarten is te spelen. De ronde is verloren.
en_garde-copies = { $count ->
    [1] een { $card }
    [2] twee keer { $card }
    [3] drie keer { $card }
    [4] vier keer { $card }
   *[other] vijf keer { $card }
}
en_garde-move-forward = Vooruit met { $cards }
en_garde-move-back = Achteruit met { $cards }
en_garde-move-attack = Val aan met { $cards }
en_garde-move-lunge = Vooruit met { $card }, val aan met { $cards }
en_garde-move-parry = Pareer met { $cards }
en_garde-move-retreat = Wijk met { $cards }

# Refusals
en_garde-no-card = Je hebt geen { $card }. Kies een kaart uit je hand.
en_garde-no-way = De afstand is { $distance }, dus met { $card } kun je niet vooruit. Kies een lagere kaart.
en_garde-no-room = Met { $card } kun je niet achteruit: achter je is nog plaats voor { $room }. Kies een lagere kaart.
en_garde-no-reach = Je hebt geen { $distance } meer om mee te stoten. Doe iets anders.
en_garde-no-many = Voor de stoot heb je de { $card } { $held } keer, geen { $count } keer. Gebruik minder kaarten.
en_garde-no-more = In het basisspel is een stoot één kaart. Gebruik er een.
en_garde-no-lunge = Tegelijk vooruitgaan en aanvallen hoort bij het gevorderde spel. Doe iets anders.
en_garde-no-act = Je wordt aangevallen. Pareer eerst; bij een indirecte aanval mag je wijken.
en_garde-no-attack = Niemand valt je nu aan. Ga vooruit of achteruit, of val aan.
en_garde-no-parry-exact = Dit pareer je met precies evenveel kaarten { $card }: { $count }, niet meer en niet minder.
en_garde-no-parry-sum = Pareer met evenveel kaarten als de aanval heeft ({ $count }), met hetzelfde totaal.
en_garde-no-retreat = Deze aanval was direct, dus wijken kan niet. Pareer.
en_garde-no-concede = Je kunt nog iets doen, dus opgeven kan niet. Kies een zet.

# What happened
en_garde-event-round_began = Ronde { $round }. { $seat } begint.
en_garde-event-drew = Je trekt { $cards }.
en_garde-event-acted = { $how ->
    [forward] { $seat } gaat vooruit met { $cards }. De afstand is { $distance }.
    [back] { $seat } gaat achteruit met { $cards }. De afstand is { $distance }.
    [attack] { $seat } valt aan met { $cards }.
    [lunge] { $seat } gaat vooruit met { $card } en valt aan met { $cards }.
    [parry] { $seat } pareert met { $cards }.
   *[other] { $seat } wijkt met { $cards }. De afstand is { $distance }.
}
en_garde-event-round_over = { $text } { $hits }.
en_garde-over-hit = Een treffer: { $winners } wint ronde { $round }.
en_garde-over-stuck = De ander kan niet meer: { $winners } wint ronde { $round }.
en_garde-over-counts = De stapel is leeg. Kaarten van de afstand { $one } tegen { $two }: { $winners } wint ronde { $round }.
en_garde-over-travel = De stapel is leeg. Afgelegde vakken { $one } tegen { $two }: { $winners } wint ronde { $round }.
en_garde-over-level = De stapel is leeg. Afgelegde vakken { $one } tegen { $two }: ronde { $round } is gelijk.
en_garde-showed = { $hands }.
en_garde-showed-of = { $name } had { $cards }
en_garde-score-of = { $name } { $score }
en_garde-event-over = { $count ->
    [0] De match is gelijk: { $hits }.
   *[other] { $winners } wint de match! { $hits }.
}
en_garde-event-over-last = { $count ->
    [0] De match is gelijk.
   *[other] { $winners } wint de match!
}
en_garde-event-wished = { $on ->
    [yes] Vanaf nu pareer je altijd als het kan.
   *[no] Vanaf nu kies je hoe je op een aanval antwoordt.
}

# The table
en_garde-state = Ronde { $round }, afstand { $distance }, stapel { $deck }
en_garde-state-over = Afgelopen na ronde { $round }
en_garde-alt-parried = { $name } heeft gepareerd en is nu aan zet.
en_garde-alt-attacked = { $name } wordt aangevallen met { $cards }.
en_garde-alt-lunged = { $name } wordt indirect aangevallen met { $cards }.
en_garde-alt-piste = De afstand is { $distance }. In de stapel: { $deck }.
en_garde-alt-stands = { $side }, op vak { $space }, { $room ->
    [one] 1 vak
   *[other] { $room } vakken
} achter de rug
en_garde-side-0 = wit, links
en_garde-side-1 = zwart, rechts
en_garde-alt-acts = Laatste acties: { $acts }.
en_garde-act = { $name }: { $text }
en_garde-alt-spent = Gespeeld: { $cards }.
en_garde-alt-rules = Regels: { $rules }.
en_garde-alt-before = Vorige ronde: { $text }
en_garde-alt-stood = Wit (stoel 1) stond op vak { $white }, zwart (stoel 2) op vak { $black }.
en_garde-alt-me = Jij: { $stands }.
en_garde-alt-wish = Je pareert altijd als het kan.
en_garde-alt-won = { $count ->
    [one] won ronde { $rounds }
   *[other] won de rondes { $rounds }
}
en_garde-gap = {" "}
en_garde-then = , dan{" "}
en_garde-none = geen
en_garde-wait = { $name } is aan de beurt

# Words in pictures
en_garde-bar = Ronde { $round }, tot { $target }
en_garde-bar-rounds = hoogstens { $rounds } rondes
en_garde-bar-sum = hetzelfde totaal pareert
en_garde-bar-riposte = een riposte treft
en_garde-attack = Stoot
en_garde-indirect = Indirect
en_garde-parry = Parade
en_garde-distance = Afstand
en_garde-unit = { $count ->
    [one] treffer
   *[other] treffers
}
en_garde-amount = { $count ->
    [one] { $number } treffer
   *[other] { $number } treffers
}
en_garde-hit = Treffer
en_garde-hand = Je hand
en_garde-story-hit = Een stoot besliste
en_garde-story-stuck = Op het laatst was er geen uitweg
en_garde-story-counts = Op het laatst besliste { $one } tegen { $two } kaarten
en_garde-story-travel = Op het laatst besliste { $one } tegen { $two } vakken
en_garde-story-level = De laatste ronde was gelijk
en_garde-story-rounds = Meer treffers na { $rounds } rondes
en_garde-story-drawn = Gelijk na { $rounds } rondes
en_garde-drawn = Gelijk

# Hints
en_garde-hint-why-hit = Deze stoot is niet te pareren.
en_garde-hint-why-sure = Ongeziene kaarten { $card }: { $unseen }. Te weinig om deze stoot te pareren.
en_garde-hint-why-thrust = Ongeziene kaarten { $card }: { $unseen }. De stoot treft, tenzij de ander er { $count } heeft.
en_garde-hint-why-lunge = Ongeziene kaarten { $card }: { $unseen }. Heeft de ander er geen { $count }, dan rest alleen wijken.
en_garde-hint-why-far = Op afstand { $distance } bereikt geen aanval je de volgende beurt.
en_garde-hint-why-none = De afstand wordt { $distance }, maar die kaart kan de ander niet meer hebben.
en_garde-hint-why-guard = Op afstand { $distance } heb je nog { $card } om mee te pareren.

# Rules
en_garde-sketch-goal = Raak de ander. Met { $target } treffers win je.
en_garde-sketch-turn = Een kaart zet je zo ver vooruit of achteruit.
en_garde-sketch-score = Gelijk aan de afstand is een stoot. Alleen een gelijke kaart pareert.
en_garde-rules-0-title = Vooruit of achteruit
en_garde-rules-0-1 = Wit begint op vak { $from }, zwart op { $to }. De kaarten zijn 1 t/m { $highest }, elk { $copies } keer; ieder heeft er { $hand }.
en_garde-rules-0-2 = Speel in je beurt een kaart en ga precies zo ver vooruit of achteruit. Niemand mag de ander voorbij of van de loper af.
en_garde-rules-0-3 = Vul aan het eind van je beurt aan tot { $hand }. Kun je geen kaart spelen, dan is de ronde verloren.
en_garde-rules-1-title = De stoot
en_garde-rules-1-1 = Een kaart gelijk aan de afstand is een stoot, en meer kaarten van dat getal tegelijk ook.
en_garde-rules-1-2 = Pareer een stoot met evenveel kaarten van hetzelfde getal. Kun je dat niet, dan is het een treffer en is de ronde uit.
en_garde-rules-1-3 = In het basisspel is een stoot één kaart, en pareren kan niet.
en_garde-rules-2-title = Parade en indirecte aanval
en_garde-rules-2-1 = Na een parade ben je meteen aan zet, zonder eerst aan te vullen. Je mag terugstoten: een riposte.
en_garde-rules-2-2 = In het gevorderde spel mag je in één beurt vooruitgaan en stoten. Ook die aanval is te pareren.
en_garde-rules-2-3 = Of je wijkt ervoor met een kaart die je achteruit brengt. Dat is je hele beurt: je vult aan, en de aanvaller is weer aan de beurt.
en_garde-rules-2-4 = Voor een gewone stoot kan niemand wijken.
en_garde-rules-3-title = Als de stapel op is
en_garde-rules-3-1 = Is de laatste kaart getrokken, dan wordt een aanval nog beantwoord; daarna is de ronde uit.
en_garde-rules-3-2 = Wie de meeste kaarten van de afstand in de hand heeft, wint. Bij evenveel wint wie verder van het eigen eind kwam; is ook dat gelijk, dan is de ronde gelijk.
en_garde-rules-3-3 = Het basisspel telt geen kaarten: de tegenstander van wie het laatst trok, mag nog één stoot doen.
en_garde-rules-4-title = De match
en_garde-rules-4-1 = Wie de eerste ronde begint, wordt geloot; daarna om de beurt. Een gewonnen ronde is een treffer.
en_garde-rules-4-2 = Wie het eerst { $target } { $target ->
    [one] treffer
   *[other] treffers
} heeft, wint. Na hoogstens { $max_rounds } rondes is het uit: wie de meeste treffers heeft, wint, en evenveel is gelijkspel.
en_garde-rules-4-3 = Opties uit de uitgave van 1993: pareren met evenveel kaarten van hetzelfde totaal, en een riposte die meteen treft.

# A first hand (/learn)
en_garde-learn-goal = Twee schermers op 23 vakken. De kaarten zijn 1 t/m 5, vijf van elk; je hebt er vijf. Een kaart brengt je precies zo ver; een kaart gelijk aan de afstand is een stoot. Met vijf treffers win je.
en_garde-learn-advance = De afstand is 17, veel te ver voor een stoot. Ga vooruit, en gebruik de 5, de onhandigste kaart van dichtbij.
en_garde-learn-advance-else = hiervandaan kan niemand iemand raken. Eerst grote stappen.
en_garde-learn-near = Nu 7. Met een kaart gelijk aan de afstand die jij overlaat, kan de ander stoten, dus denk eerst na. Met een 4 kom je op 3, en je hebt twee keer 3 om te pareren.
en_garde-learn-near-else = je wilt stoppen op een afstand waarvan je het getal twee keer hebt. Dat is 3.
en_garde-learn-thrust = De ander ging achteruit: de afstand is 4, en jij hebt een 4. Een stoot is precies die kaart. Probeer het en zie wat er gebeurt.
en_garde-learn-thrust-else = met een stap laat je de keus aan de ander. Stoot, en kijk.
en_garde-learn-hit = De ander pareerde met een 4 en antwoordde met nog een: een riposte. Jij had er geen meer, dus het is een treffer tegen. Stoten met je enige kaart van een getal laat je weerloos.
en_garde-learn-again = Nu voorzichtiger. De afstand is 22: een grote stap.
en_garde-learn-again-else = dichterbij komen is veilig, en de 5 kun je missen.
en_garde-learn-count = Nu 13. Er zijn in totaal vijfentwintig kaarten, dus tellen wat je nog niet zag, mag gewoon. Ga met een 4 naar afstand 9: die bereikt niemand.
en_garde-learn-count-else = 9 is voor beiden nog te ver. Houd de kleine kaarten.
en_garde-learn-two = De afstand is 6, en je hebt drie keer 2. Met je 4 kom je op 2, precies waar je sterk bent. Laat de ander maar komen.
en_garde-learn-two-else = drie keer 2 is goud waard op afstand 2.
en_garde-learn-parry = De ander stoot met twee keer 2. Pareren vraagt evenveel van hetzelfde getal; jij had er drie, en twee zijn voor je gespeeld, want er viel niets te kiezen.
en_garde-learn-riposte = Wie gepareerd heeft, is meteen aan zet, vóór het trekken. Je hebt nog één 2, en de ander heeft er twee verspeeld: stoot terug.
en_garde-learn-riposte-else = de ander speelde net twee keer 2. Een beter moment komt er niet.
en_garde-learn-end = Een treffer: één gelijk. Raken de kaarten op, dan wint wie de meeste kaarten van de afstand heeft. Het gevorderde spel voegt vooruitgaan en stoten in één beurt toe: zie Regels.
