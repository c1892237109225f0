# Alliance
alliance-title = Alliance
alliance-line = Ieder één kleur, achttien plaatjes te winnen. Speel open, speel dicht, trek één lijn met je team.
alliance-designer = niet genoemd in de bron
alliance-about = Je speelt een eigen kleur van een eigen stapel, en de plaatjes zijn de prijzen. Open vecht je, dicht wacht je af. Tweeën slaan azen, witte kaarten slaan jokers, en drie gelijke kaarten van een team van drie slaan alles. Teams van twee of drie, ieder voor zich, of geheime maten.

# Command
alliance-command = alliance

# Options
alliance-option-mode = Speelwijze
alliance-option-mode-help = Teams vragen 4 of 6 spelers, ieder voor zich 2 t/m 6, geheime teams 6.
alliance-option-mode-team = Teams
alliance-option-mode-secret_team = Geheime teams
alliance-option-rebuild = De stapel herbouwen
alliance-option-rebuild-help = Hoe vaak je je afgelegde kaarten weer in je stapel mag schudden.
alliance-option-rebuild-once_per_game = één keer per spel
alliance-option-rebuild-once_per_cleanup = één keer per keer opruimen
alliance-option-team_assignment = Teams kiezen
alliance-option-team_assignment-help = Alleen met teams. "Naar stoel": om en om zit een stoel in jouw team.
alliance-option-team_assignment-random = door loting
alliance-option-team_assignment-fixed = naar stoel
alliance-option-secret_teams = Geheime teams
alliance-option-secret_teams-help = Alleen met geheime teams: drie paren of twee trio's.
alliance-option-secret_teams-three_pairs = drie paren
alliance-option-secret_teams-two_trios = twee trio's

# Cards
alliance-white-0 = witte kaart (zwart)
alliance-white-1 = witte kaart (rood)
alliance-team-0 = zwart
alliance-team-1 = rood
alliance-team-2 = wit
alliance-suit-of = { $suit }: { $name }
alliance-suit-you = { $suit } (jij)

# A turn
alliance-tag-propose = Stel voor
alliance-tag-usual = De gewone verdeling
alliance-tag-accept = Stem in
alliance-tag-reconsider = Bedenk je nog eens
alliance-tag-play = Speel open
alliance-tag-down = Speel dicht
alliance-tag-top = Bovenste van de stapel
alliance-tag-no = Niet herbouwen
alliance-tag-rebuild = Herbouw, houd de hand
alliance-tag-put_back = Leg terug en herbouw
alliance-tag-ask_rebuild = Wanneer vragen
alliance-ask-propose-1 = Wie krijgt joker 1?
alliance-ask-propose-2 = Wie krijgt joker 2?
alliance-ask-propose-3 = Wie krijgt de witte kaart?
alliance-ask-play-1 = Speel open
alliance-ask-down-1 = Speel dicht
alliance-ask-put_back-1 = Welke kaarten gaan terug voor je herbouwt?
alliance-asking = Herbouwen: { $when }
alliance-asking-0 = nooit vragen
alliance-asking-1 = vragen als mijn stapel leeg is
alliance-asking-2 = altijd vragen
alliance-prompt-distribute-first = Stel voor wie de twee jokers en de witte kaart van je team krijgt. Ieder mag { $left } keer iets voorstellen.
alliance-prompt-distribute-answer = Voorgesteld: { $plan }. Stem in, of stel iets anders voor. { $left ->
    [1] Je hebt nog één voorstel.
   *[other] Je hebt nog { $left } voorstellen.
}
alliance-prompt-distribute-usual = Voorgesteld: { $plan }. Je hebt geen voorstel meer: stem in, of neem de gewone ({ $usual }).
alliance-prompt-distribute-last = Voorgesteld: { $plan }, de gewone verdeling. Je hebt geen voorstel meer: stem ermee in.
alliance-prompt-play = Te winnen: { $court }. Wat speel je?
alliance-prompt-play-lead = Te winnen: { $court }. Jij komt uit, open.
alliance-prompt-rebuild = Wil je je stapel herbouwen?
alliance-prompt-pass = Je hebt niets te spelen, dus je past.
alliance-move-propose = Stel voor: { $plan }
alliance-move-usual = De gewone verdeling: { $plan }
alliance-move-accept = Stem in met het voorstel
alliance-move-play = Speel { $card }
alliance-move-down = Speel { $card } dicht
alliance-move-top = Speel de bovenste van de stapel
alliance-move-rebuild = Herbouw en houd de hand
alliance-move-put_back = Leg { $cards } terug en herbouw
alliance-plan = joker 1: { $joker1 }, joker 2: { $joker2 }, witte kaart: { $white }
alliance-hint-win = { $name } (zou nu winnen)
alliance-hint-lose = { $name } (zou nu niet winnen)
alliance-hint-lead = { $name }
alliance-hint-down = { $name } (niemand ziet hem, winnen kan niet)
alliance-hint-back = { $name } gaat terug in de stapel

# Refusals
alliance-no-asking = Dat is niet te kiezen. Kies een andere van: nooit vragen, vragen als mijn stapel leeg is, altijd vragen.
alliance-no-asking-more = Je hebt je stapel herbouwd, en aan deze tafel mag dat één keer per spel. Het wordt niet meer gevraagd.
alliance-no-distribution = De bijzondere kaarten zijn al verdeeld. Speel een kaart.
alliance-no-member = Alleen je eigen team kan deze kaarten krijgen ({ $suits }).
alliance-no-same = Dat is al voorgesteld. Stem in, of stel iets anders voor.
alliance-no-more-proposals = Je hebt je { $limit } voorstellen gedaan. Stem in met wat er ligt, of kies de gewone verdeling.
alliance-no-usual = { $left ->
    [0] Het voorstel is al de gewone verdeling. Stem ermee in.
   *[other] De gewone verdeling kun je kiezen als je voorstellen op zijn; je hebt er nog { $left }.
}
alliance-no-proposal = Er is nog niets voorgesteld. Zeg wie de kaarten moet krijgen.
alliance-no-reconsider = Je kunt je pas bedenken nadat je hebt geantwoord, tot je team klaar is.
alliance-no-play-before = De bijzondere kaarten zijn nog niet verdeeld. Stel voor, of stem in.
alliance-no-play-yet = Zeg eerst of je je stapel wilt herbouwen.
alliance-no-back = Die kaarten kunnen niet terug. Kies uit je hand, elke kaart één keer.
alliance-no-rebuild-now = Stapels worden herbouwd bij het opruimen na een slag. Speel nu een kaart.
alliance-no-pass = Je hebt kaarten, dus passen kan niet. Speel er een.
alliance-no-cards = Je hebt geen hand en geen stapel, dus je kunt alleen passen.
alliance-no-down-first = De eerste kaart van een slag kan niet dicht. Speel hem open.
alliance-no-suit = Die is niet van jou. Jij speelt alleen { $suit } en bijzondere kaarten.
alliance-no-pile = Je stapel is leeg. Speel uit je hand.

# What happened
alliance-event-aces = De kleuren zijn geloot: { $seats }.
alliance-event-proposed = { $seat } stelt voor (alleen je team ziet dit): { $plan }.
alliance-event-accepted = { $seat } stemt in (alleen je team ziet dit).
alliance-event-reconsidered = { $seat } denkt nog eens na (alleen je team ziet dit).
alliance-event-ready = Team { $team } is klaar.
alliance-event-special = Je bijzondere kaarten: { $cards }.
alliance-event-started = { $seat } heeft schoppen en komt uit voor de eerste slag.
alliance-event-turned = Te winnen: { $court }, daarna nog { $left }.
alliance-event-topped = { $seat } draait de bovenste van de stapel om: { $card }.
alliance-event-laid = { $seat } speelt een kaart dicht.
alliance-event-laid_own = Dicht speelde je { $card }.
alliance-event-trick = { $winner } wint { $court } met { $card }. { $how }
alliance-event-trick-closed = { $winner } won de slag. { $how }
alliance-event-drew = Je trok: { $cards }.
alliance-event-rebuilt = { $seat } herbouwt de stapel met { $back ->
    [0] geen handkaart
    [one] 1 handkaart
   *[other] { $back } handkaarten
} erbij en heeft nu { $hand } in de hand.
alliance-event-rebuilt-forced = { $seat } had geen kaarten meer en herbouwt de stapel.
alliance-event-put_back = Je legde terug: { $cards }.
alliance-event-exhausted = { $seats } hebben geen kaarten meer, dus het spel eindigt.
alliance-event-ended = Gewonnen: { $winners }! { $why }
alliance-how-same_two = Twee slaat aas: een twee wint van het aas.
alliance-how-punisher = Witte wreker: de witte kaart slaat de joker.
alliance-how-joker = Het is een joker.
alliance-how-joker-alone = De laatste joker wint, en witte kaarten zijn ook jokers.
alliance-how-battalion = Een bataljon van team { $team }.
alliance-how-battalions = Twee bataljons: het sterkste wint.
alliance-by-total = { $score } punten.
alliance-by-second_best = De totalen scheelden hoogstens een punt, dus de op een na beste speler van elk team besliste.
alliance-by-spade = Totalen en op een na beste scores waren gelijk, dus het team met schoppen wint.
alliance-by-fewest_courts = Gelijk op { $score } punten; wie minder plaatjes heeft, wint.
alliance-by-nearest_spade = Gelijk op { $score } punten; het dichtst bij schoppen wint.
alliance-by-lowest_member = Gelijk op { $score } punten; het team met de betere laagste score wint.

# The table
alliance-state-distribute = Verdelen
alliance-state-play = Slag { $trick } van 18, te winnen { $court }
alliance-state-rebuild = Slag { $trick } van 18, opruimen
alliance-state-over = Het spel is afgelopen
alliance-alt-mode-team = Teams.
alliance-alt-mode-individual = Ieder voor zich.
alliance-alt-mode-secret_team = Geheime teams.
alliance-alt-seat = { $suit } { $name }
alliance-alt-suit = speelt { $suit }
alliance-alt-won = plaatjes { $count }
alliance-alt-empty = geen stapel
alliance-alt-marker = heeft de stapel herbouwd
alliance-alt-marker-brief = herbouwd
alliance-alt-gone = uit het spel: { $cards }
alliance-alt-gone-brief = weg: { $cards }
alliance-alt-members = Je team: { $members }.
alliance-alt-plan = De verdeling van je team: { $plan }.
alliance-alt-distributing = Beide teams beslissen wie jokers en witte kaarten krijgt.
alliance-alt-court = Te winnen: { $court }.
alliance-alt-courts-left = Nog te winnen plaatjes: { $left }.
alliance-alt-cleanup = Opruimen. { $court } ging naar { $seat }.
alliance-alt-last = De vorige slag ging om { $court }.
alliance-alt-team-courts = Gewonnen plaatjes: zwart { $black }, rood { $red }.
alliance-alt-play = { $what } door { $name }
alliance-alt-top = { $card } van de stapel
alliance-alt-down = dicht
alliance-alt-passed = gepast
alliance-alt-battalions = Bataljons: zwart { $black }, rood { $red }.
alliance-alt-you = Je speelt { $suit }, team { $team }.
alliance-alt-you-alone = Je speelt { $suit }.
alliance-alt-pile = Stapel { $count }, afgelegd { $discard }.
alliance-alt-special = Bijzondere kaarten waarmee je begon: { $cards }.
alliance-alt-own-down = { $card } dicht
alliance-alt-topable = De bovenste van je stapel kun je ook spelen.
alliance-part-own = eigen kleur
alliance-part-other = andere plaatjes
alliance-part-joker = jokers
alliance-part-ace = aas
alliance-part-sets = kleursets
alliance-part-ranks = rangsets
alliance-alt-result-team = Team { $team }, totaal { $total }
alliance-alt-result-owner = { $suit }: { $cards }
alliance-alt-result-bonus = bataljons { $count }

# Words in pictures
alliance-bar-trick = Slag { $trick } / 18
alliance-bar-left = nog { $left }
alliance-team-wins = Team { $team } wint
alliance-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
alliance-story-courts = { $name }: { $count } plaatjes
alliance-top = Van stapel
alliance-marker = H
alliance-battalions = zwart { $black }, rood { $red }
alliance-show-same_two = Twee slaat aas
alliance-show-punisher = Witte wreker
alliance-show-battalion = Bataljon
alliance-cleanup = Opruimen
alliance-deciding = beslist nog
alliance-ready = klaar
alliance-hand-empty = Geen kaarten in de hand
alliance-hand-pile = Stapel
alliance-hand-discard = Afgelegd
alliance-hand-court = Te winnen
alliance-hand-proposal = { $left ->
    [0] Je hebt geen voorstellen meer
    [one] Je kunt nog één keer voorstellen
   *[other] Je kunt nog { $left } keer voorstellen
}
alliance-hand-no-proposal = Nog niets voorgesteld (ieder { $left })
alliance-hand-agreed = stemt in
alliance-hand-decided = Besloten
alliance-mark-win = wint
alliance-task-play = Speel een kaart
alliance-task-lead = Speel open
alliance-task-rebuild = Herbouwen?
alliance-task-distribute = Wie krijgt ze?
alliance-task-answer = Instemmen?
alliance-column-own = eigen
alliance-column-other = andere
alliance-column-ace = A
alliance-column-sets = kleur
alliance-column-ranks = rang
alliance-decided-second_best = beslist door de op een na besten
alliance-decided-spade = gelijk: het team met ♠ wint
alliance-decided-fewest_courts = gelijk: minder plaatjes wint
alliance-decided-nearest_spade = gelijk: het dichtst bij ♠ wint
alliance-decided-lowest_member = gelijk: de betere laagste score wint

# Rules
alliance-sketch-goal = Win plaatjes voor je team, met een eigen kleur.
alliance-sketch-turn = Ieder speelt een kaart: open vecht je, dicht wacht je af.
alliance-sketch-score = Een plaatje telt 2, in je kleur 3. Sets tellen meer.
alliance-rules-0-title = Een eigen kleur
alliance-rules-0-1 = Elke speler heeft één kleur, aas en 2 t/m 10, als eigen stapel. Schoppen, kruisen en klaveren zijn zwart; harten, bladeren en ruiten zijn rood.
alliance-rules-0-2 = De prijzen zijn de 18 plaatjes van alle zes kleuren. Voor elke slag gaat er een open, en de sterkste kaart wint het. Van kleuren die niemand speelt, doen aas t/m 10 niet mee: tien kaarten elk, dus 20 met vier spelers.
alliance-rules-0-3 = Met de klok mee: schoppen, harten, kruisen, bladeren, klaveren, ruiten.
alliance-rules-0-4 = Met teams beslist elk team eerst in het geheim wie de twee jokers en de witte kaart krijgt. Eén speler mag ze allemaal nemen.
alliance-rules-1-title = Ieder één kaart
alliance-rules-1-1 = Je hebt drie kaarten in de hand. Vanaf wie uitkomt speelt ieder er een. Schoppen komt het eerst uit, daarna wie de slag won.
alliance-rules-1-2 = Alleen open kaarten tellen. Een dichte kaart ziet niemand, en hij telt nooit.
alliance-rules-1-3 = In plaats van een handkaart mag je de bovenste van je stapel omdraaien, ongezien.
alliance-rules-1-4 = Ruiten 10 wint. Harten wacht af, dicht.
alliance-rules-1-5 = De eerste kaart van een slag is altijd open. Je past alleen zonder kaarten.
alliance-rules-2-title = Welke kaart is sterker
alliance-rules-2-1 = Vanaf de zwakste: witte kaart, 2, 3 … 10, aas, joker. Bij gelijke kaarten wint de eerst gespeelde.
alliance-rules-2-2 = Twee slaat aas: liggen een aas en een 2 open, dan slaan tweeën azen.
alliance-rules-2-3 = Witte wreker: liggen een joker en een witte kaart open, dan slaat wit de joker.
alliance-rules-2-4 = De 2 slaat het aas; de witte kaart slaat de joker.
alliance-rules-2-5 = Een gespeelde joker gaat uit het spel, open of dicht. Witte kaarten gaan naar de afgelegde.
alliance-rules-3-title = Bataljons, en andere speelwijzen
alliance-rules-3-1 = Bataljon (teams van drie): hetzelfde getal open van alle drie slaat alles. De tweede van hen krijgt het plaatje, het team 2 punten.
alliance-rules-3-2 = Blad krijgt het plaatje, rood 2 punten.
alliance-rules-3-3 = Ieder voor zich en geheime teams: elk één bijzondere kaart, witte kaarten zijn jokers, en van meer jokers wint de laatste. Er zijn geen bataljons.
alliance-rules-3-4 = Geheime teams: de twee zwarte jokers horen bij elkaar, de twee rode, en de twee witte kaarten; bij trio's hoort elke witte kaart bij de jokers van dezelfde kleur. Niemand hoort het voor het einde.
alliance-rules-4-title = Opruimen
alliance-rules-4-1 = Na een slag gaat je kaart zoals hij ligt naar je afgelegde. Vul aan tot drie van je stapel.
alliance-rules-4-2 = Herbouwen: schud afgelegde, stapel en handkaarten naar keuze tot een stapel. Meestal één keer.
alliance-rules-4-3 = Zonder hand en zonder stapel moet je herbouwen.
alliance-rules-4-4 = Bij je hand kies je wanneer dat gevraagd wordt; eerst bij een lege stapel.
alliance-rules-4-5 = Het is uit met het laatste plaatje, of als twee spelers (van hoogstens vier) of drie (van meer) geen kaarten meer hebben en niet kunnen herbouwen.
alliance-rules-5-title = Punten en het einde
alliance-rules-5-1 = Een plaatje van je eigen kleur 3 punten, elk ander 2.
alliance-rules-5-2 = J, Q en K van één kleur: 2 punten bij je eigen rood of zwart, anders 3.
alliance-rules-5-3 = Plaatjes van één rang: vier 2, vijf 5, zes 8 punten.
alliance-rules-5-4 = Een ongebruikte joker (hand of stapel), een aas in je hand: elk 1.
alliance-rules-5-5 = Een rode speler met J, Q, K van schoppen: 2 + 2 + 2, en 3 voor de set.
alliance-rules-5-6 = Het hoogste teamtotaal wint; scheelt het hoogstens één punt, dan beslist de op een na beste van elk team, dan schoppen. Ieder voor zich: de meeste punten, dan de minste plaatjes. Geheime teams: het hoogste totaal, dan de betere laagste. Dan, in beide, het dichtst bij schoppen.

# A first hand (/learn)
alliance-learn-goal = Iedereen heeft een kleur van aas t/m 10 als stapel; de jouwe is ruiten, die van je maat harten. Elke slag gaat om een plaatje: drie punten in je eigen kleur, anders twee.
alliance-learn-team = Eerst verdeelt je team in het geheim twee jokers en een witte kaart. Geef je maat één joker en de witte kaart, en houd zelf een joker.
alliance-learn-team-else = wie ze alle drie heeft, is sterk, maar staat alleen. Om te beginnen elk een joker, en de witte kaart voor je maat.
alliance-learn-table = Je joker is in je stapel geschud, en je hebt drie kaarten. Iemand draaide de bovenste van de stapel om; je maat speelde dicht: ongezien, nooit geteld, een manier om af te wachten.
alliance-learn-nine = De prijs is een boer, en de beste kaart is tot nu toe een 6. Je 9 zou winnen, en jij speelt als laatste: niemand kan antwoorden.
alliance-learn-nine-else = open wint hier alleen de 9, en na jou komt niemand.
alliance-learn-ten = Nu ligt ruitenvrouw open, je eigen kleur: drie punten. Jij komt uit, en de eerste kaart is altijd open. Probeer de 10; alleen azen, jokers en wie die slaan zijn sterker.
alliance-learn-ten-else = je 10 is de sterkste die je hebt, en deze vrouw is voor jou het meest waard.
alliance-learn-lost = Een aas pakte haar: het gevaar van uitkomen. Maar kijk: je tegenstanders spelen een joker op de witte kaart van hun eigen maat, en een witte kaart slaat een joker die open ligt.
alliance-learn-small = Wit slaat hier de joker, en niets wat je hebt, slaat nu de witte kaart. Gooi de kleinste weg.
alliance-learn-small-else = je goede kaarten zouden aan deze slag verspild zijn.
alliance-learn-partner = De joker van je maat ligt voor. Punten tellen voor het team, dus ga er niet tegenin: speel iets laags.
alliance-learn-partner-else = de slag is al van je maat. Een 6 is genoeg.
alliance-learn-top = Het aas van je maat ligt voor, en je joker is in je hand gekomen. Houd hem: draai liever de bovenste van je stapel om, ongezien, en houd alle drie je handkaarten.
alliance-learn-top-else = de joker is voor een slag die niemand anders van je team kan winnen.
alliance-learn-joker = Van je stapel kwam een aas, maar een 2 pakte het: liggen beide open, dan slaan tweeën azen. Nu hartenboer, en een 10 ligt voor. Jij speelt als laatste: de joker.
alliance-learn-joker-else = alleen de joker slaat de 10, en na jou kan geen witte kaart meer komen.
alliance-learn-end = Je hebt twee plaatjes. Een gespeelde joker is weg; andere kaarten gaan naar je afgelegde, waaruit je je stapel meestal één keer mag herbouwen. Sets brengen meer punten. Het teamtotaal beslist.
