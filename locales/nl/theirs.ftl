# A hand that is not the reader's own, in looking back: texts in place of those that say "you"
theirs-all_aboard-alt-may-signal = Kaarten die als sein te spelen zijn: { $numbers }.
theirs-all_aboard-alt-may-wagon = Kaarten die als wagon door kunnen: { $numbers }.
theirs-all_aboard-prompt-dump = Het sein is rood en geen zwarte kaart zet het op veilig: een hele rode kleur lossen, in welke volgorde ook.
theirs-all_aboard-prompt-signal = In deze hand zit een rode kaart met het getal van de tafelkaart, dus dat sein moet komen.
theirs-all_aboard-prompt-wagon = De lijn is vrij. Welke wagon gaat door?
theirs-alliance-alt-members = Dit team: { $members }.
theirs-alliance-alt-plan = De verdeling van dit team: { $plan }.
theirs-alliance-alt-special = Bijzondere kaarten aan het begin: { $cards }.
theirs-alliance-alt-topable = De bovenste van de stapel kan ook gespeeld worden.
theirs-alliance-alt-you = Speelt { $suit }, team { $team }.
theirs-alliance-alt-you-alone = Speelt { $suit }.
theirs-alliance-hand-proposal = { $left ->
    [0] Geen voorstellen meer
    [one] Nog één voorstel
   *[other] Nog { $left } voorstellen
}
theirs-alliance-prompt-distribute-answer = Voorgesteld: { $plan }. Instemmen, of iets anders voorstellen. { $left ->
    [1] Nog één voorstel over.
   *[other] Nog { $left } voorstellen over.
}
theirs-alliance-prompt-distribute-first = Voorstellen wie de twee jokers en de witte kaart van dit team krijgt. Ieder mag { $left } keer iets voorstellen.
theirs-alliance-prompt-distribute-last = Voorgesteld: { $plan }, de gewone verdeling. Er is geen voorstel meer over, dus instemmen.
theirs-alliance-prompt-distribute-usual = Voorgesteld: { $plan }. Er is geen voorstel meer over: instemmen, of de gewone ({ $usual }).
theirs-alliance-prompt-pass = Er is niets te spelen, dus wordt er gepast.
theirs-alliance-prompt-play = Te winnen: { $court }. Wat wordt er gespeeld?
theirs-alliance-prompt-play-lead = Te winnen: { $court }. Deze stoel komt uit, open.
theirs-alliance-prompt-rebuild = De stapel herbouwen?
theirs-alliance-suit-you = { $suit } (deze stoel)
theirs-arsene-prompt-decide = De slag is gewonnen. Houden als slag { $next }, of doorschuiven naar { $name }?
theirs-boonaken-alt-discarded = Weggelegd: { $cards }.
theirs-boonaken-alt-no-roem = Geen roem in deze hand.
theirs-boonaken-alt-roem = Roem in deze hand: { $told }.
theirs-boonaken-prompt-open = Uitkomen met een kaart: die kleur is troef, en alle roem wordt gemeld. Of eerst troef maken.
theirs-boonaken-prompt-play-plain = { $suit } bekennen als het kan.
theirs-boonaken-prompt-play-trump = { $suit } bekennen als het kan; de troefboer mag altijd blijven.
theirs-boonaken-task-auction = Aan bod
theirs-boonaken-task-open = Komt uit: troef maken
theirs-boonaken-task-play = Speelt een kaart
theirs-counting_cribbage-hand-claim = De melding
theirs-counting_cribbage-prompt-claim = Wat scoren de vier kaarten en de starter?
theirs-counting_cribbage-prompt-declare-lead = Een nieuwe serie. Een kaart spelen en de punten melden.
theirs-counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Eén kaart wegleggen. De crib is van deze stoel.
   *[other] { $count } kaarten wegleggen. De crib is van deze stoel.
}
theirs-counting_cribbage-prompt-lead = Een nieuwe serie. Met welke kaart?
theirs-counting_cribbage-prompt-play = De teller staat op { $count }. Welke kaart?
theirs-cube-alt-offer-you = Deze stoel heeft verdubbeld naar { $double }: { $other } neemt aan of past.
theirs-cube-alt-owner-you = Verdubbelsteen: de partij gaat om { $value }; alleen deze stoel mag nu verdubbelen.
theirs-dominuxen-alt-hand = Hand (stoel { $seat }), { dominuxen-tiles }: { $tiles }.
theirs-dominuxen-alt-hand-new = Nieuw sinds de vorige zet: { $tiles }.
theirs-dominuxen-alt-hand-own = De eigen lijn is { $points } waard.
theirs-dominuxen-hand-own = Eigen lijn
theirs-dominuxen-hand-title = Hand
theirs-dominuxen-prompt-play = Welk getal wordt het?
theirs-dominuxen-prompt-recover = { $name } liet { $number }×{ $size } liggen ({ $tiles }). Terugnemen, of afleggen en { dominuxen-tiles } trekken?
theirs-dominuxen-prompt-take = Gekaapt: { $number }×{ $size } van { $name } ({ $tiles }). Nemen?
theirs-en_garde-alt-wish = Pareert altijd als het kan.
theirs-en_garde-hand = Hand
theirs-en_garde-prompt-act = De afstand is { $distance }. Wat nu?
theirs-en_garde-prompt-answer = Aangevallen met { $cards }. Er is alleen pareren.
theirs-en_garde-prompt-choose = Aangevallen met { $cards }. Met welke kaarten pareren?
theirs-en_garde-prompt-hit = Geen antwoord op { $cards }. De ronde is verloren.
theirs-en_garde-prompt-parried = Gepareerd. De afstand is { $distance }, en nu deze stoel.
theirs-en_garde-prompt-stuck = Geen kaart is te spelen. De ronde is verloren.
theirs-games-hand-title = Hand
theirs-geschenk-alt-hand = Stoel { $seat } met { geschenk-alt-seat-chips }. Genomen kaarten: { $cards }; ze kosten { $cost }, min de fiches: { $score }.
theirs-geschenk-alt-hand-offer = Met de { $card } erbij: kaarten { $added }, { $pot ->
    [0] geen fiches
   *[other] fiches min { $pot }
}; de score verandert met { $net }.
theirs-geschenk-hand-chips = Fiches
theirs-geschenk-hand-if = Bij nemen
theirs-geschenk-hand-must = Moet nemen
theirs-geschenk-hand-no-cards = Nog geen kaart genomen
theirs-geschenk-hand-title = Kaarten en fiches
theirs-geschenk-prompt-decide = { $pot ->
    [0] De { $card } ligt open, zonder fiches. Nemen?
   *[other] De { $card } ligt open met { geschenk-of-pot }. Nemen?
}
theirs-geschenk-prompt-must = { $pot ->
    [0] Er zijn geen fiches meer, dus de { $card } moet genomen worden.
   *[other] Er zijn geen fiches meer, dus de { $card } moet genomen worden, met { geschenk-of-pot }.
}
theirs-grazia-alt-fits-none = Geen kaart sluit aan.
theirs-grazia-mine = Eigen stapel
theirs-grazia-prompt-bare = De eigen stapel is op: passen begint de laatste ronde.
theirs-grazia-prompt-deck = Kaarten spelen die aansluiten, of passen. Daarna trekken.
theirs-grazia-prompt-lap = Dit is de laatste beurt van deze stoel.
theirs-grazia-task-lap = De laatste beurt
theirs-jukugo_daifuda-alt-hand-none = Geen handkaarten.
theirs-jukugo_daifuda-alt-own = Eigen sets: { $sets }.
theirs-jukugo_daifuda-hand-answered = Het antwoord: { $move }
theirs-jukugo_daifuda-hand-no-words = Geen twee kaarten in deze hand maken een woord
theirs-jukugo_daifuda-hand-ways = Kan maken
theirs-jukugo_daifuda-hand-words = Woorden in deze hand
theirs-jukugo_daifuda-prompt-own = Omgedraaid: { $card }. Wat nu?
theirs-jukugo_daifuda-prompt-ron = Ron kan, voor { $points }. { $prompt }
theirs-jukugo_daifuda-prompt-taken = { $name } legde { $card } af. Wat nu?
theirs-jukugo_daifuda-prompt-window = { $name } draaide { $card } om. Wat nu?
theirs-jukugo_daifuda-task-answer = Het antwoord?
theirs-love_letter-alt-hand-out = Ligt er deze ronde uit.
theirs-love_letter-alt-targets = Te kiezen: { $names }.
theirs-love_letter-alt-unseen = Door deze stoel nog niet gezien: { $cards }.
theirs-love_letter-alt-was-seen = Beurt { $turn }: { $name } zag de { $card }.
theirs-love_letter-effect-4 = Niet te kiezen tot de volgende eigen beurt
theirs-love_letter-effect-5 = Iemand, ook de eigen stoel, legt de kaart af en trekt een andere
theirs-love_letter-prompt-countess = In de hand de { $one } en de { $two }, dus de gravin moet gespeeld worden.
theirs-love_letter-prompt-same = Twee keer de { $one } in de hand; een ervan wordt gespeeld.
theirs-love_letter-prompt-whom = Twee keer de { $one } in de hand. Op wie gaat er een?
theirs-rummy_fifty-alt-chosen = Gekozen: { $court }.
theirs-rummy_fifty-alt-may-layoff = Kan aanleggen: { $cards }.
theirs-rummy_fifty-alt-may-meld = Kan neerleggen: { $melds }.
theirs-rummy_fifty-alt-may-meld-more = Kan neerleggen: { $melds }; nog { $more } manieren.
theirs-rummy_fifty-alt-may-nothing = Kan niets neerleggen. "Einde beurt" geeft de beurt door.
theirs-rummy_fifty-alt-sources = Kan trekken van: { $sources }.
theirs-rummy_fifty-court-hint-j = het minst bij verlies
theirs-rummy_fifty-court-hint-k = het meest bij uitgaan, en bij verlies
theirs-rummy_fifty-from-stock-hint = alleen deze stoel kent de kaart
theirs-rummy_fifty-prompt-bonus = Een bonuskaart kiezen voor de telling: hoog met een sterke hand, J met een zwakke.
theirs-rummy_fifty-prompt-table = Neerleggen en aanleggen, en dan "Einde beurt".
theirs-six_suit_fort-alt-chose = Gekozen: { $choice }
theirs-six_suit_fort-alt-own = Eigen: { $fort }.
theirs-six_suit_fort-prompt-build = Er is { $cards }. Wat wordt er gebouwd?
theirs-target-alt-wish = Houdt altijd alle kaarten zonder dat het gevraagd wordt.
theirs-target-prompt-choose_target = Een van de drie kaarten als doel noemen. Deze stoel speelt als eerste.
theirs-target-prompt-discard = Hoogstens twee kaarten afleggen, of alles houden. Daarna aanvullen tot vijf.
theirs-target-prompt-play-far = Nu wint de verste kaart. Welke?
theirs-target-prompt-play-near = Nu wint de dichtstbijzijnde kaart. Welke?
theirs-tennos_square-alt-may-swap = Voor beide handkaarten te nemen: { $cards }, bovenste van de stapel.
theirs-tennos_square-alt-own = Eigen rij: { $slots }. x is dicht. Nu { $points } waard.
theirs-tennos_square-alt-own-over = Eigen rij: { $slots }. x is dicht. { $points } waard.
theirs-tennos_square-alt-place-out = { $slots }: gaat uit
theirs-tennos_square-alt-place-self = { $slots }: nog een keer
theirs-tennos_square-hand-again = 5: nog eens
theirs-tennos_square-hand-candidates = Kandidaten
theirs-tennos_square-hand-may-swap = Ruilen mag
theirs-tennos_square-hand-row = { $points ->
    [1] Eigen rij: 1 pt
   *[other] Eigen rij: { $points } ptn
}
theirs-tennos_square-hint-discard = Een van de drie gaat naar de pot, twee blijven de hand
theirs-tennos_square-prompt-discard = Een van drie kandidaten afgeven. Welke?
theirs-tennos_square-prompt-swapped = Er is geruild. Nu de genomen kaart leggen.
theirs-tennos_square-prompt-turn = Een kaart leggen. Eerst de hand ruilen mag.
theirs-tricks-hand = Hand (stoel { $seat }): { $cards }.
theirs-tricks-hand-title = Hand
theirs-tricks-prompt-follow = { $suit } bekennen. Welke kaart?
theirs-tricks-prompt-free = Geen { $suit } in de hand, dus elke kaart mag.
theirs-tricks-prompt-lead = Deze stoel komt uit. Met welke kaart?
theirs-tricks-task-lead = Komt uit
theirs-tricks-you = Deze stoel
theirs-tricky_express-pass-pass1 = De hoogste naar rechts, de volgende naar links
theirs-tricky_express-prompt-pass1 = Doorgeven 1: de hoogste kaart naar rechts aan { $right }, de op een na hoogste naar links aan { $left }.
theirs-ttp-alt-picks = Gepakt: { $cards }.
theirs-ttp-alt-picks-made = Gepakt: { $cards } ({ $made }).
theirs-ttp-alt-wanted = Wensen, in deze volgorde: { $cards }.
theirs-ttp-collected = Gepakt
theirs-arsene-event-planned = Wint deze stoel de slag, { $plan }.
theirs-arsene-plan-push = dan gaat hij door
theirs-arsene-plan-take = dan blijft hij hier
theirs-counting_cribbage-note-own = Deze crib is van deze stoel
theirs-cube-prompt-answer = { $name } verdubbelt naar { $double }. Aannemen: de partij gaat om { $double } en de steen wisselt van eigenaar. Passen: { $name } krijgt meteen { $amount }.
theirs-hex_jinchi-base-own = Basis { $base }: van deze stoel, { $suits ->
    [one] 1 kleur
   *[other] { $suits } kleuren
}
theirs-jukugo_daifuda-call-tsumo-is = zelf omgedraaid
theirs-love_letter-cost = ligt eruit
theirs-love_letter-effect-1 = De kaart van een ander raden, 2 t/m 8: is het goed, dan ligt die speler eruit
theirs-love_letter-effect-9 = Geen effect; ligt eruit als de twee kaarten samen 12 of meer zijn
theirs-love_letter-hint-self = de eigen stoel
theirs-rummy_fifty-from-extra-own = { $card }: de eigen extra stapel
theirs-tennos_square-who-self = nog een keer
theirs-tricky_express-passing-high = De hoogste kaarten
theirs-ttp-first = Vijf gepakte kaarten en twee in de hand zijn de pokerhand
theirs-en_garde-alt-me = Deze stoel: { $stands }.
theirs-grazia-alt-own = { $deck ->
    [0] De eigen stapel is op.
    [one] 1 kaart in de eigen stapel.
   *[other] { $deck } kaarten in de eigen stapel.
} Sprongen: { $jumps }. Score: { $score }.
