# Grazia
grazia-title = Grazia
grazia-line = Bouw zes kleuren netjes omhoog: wat aansluit is gratis, elke sprong kost twee punten.
grazia-designer = 西澤 篤央 (sha)
grazia-about = Werk je kaarten weg op zes kleurstapels die alleen omhoog groeien, als het kan een hele reeks tegelijk. De helft van je kaarten wacht dicht, en niemand kent ze, ook jij niet. Wacht op het goede moment, of spring en betaal: wie zonder stapel past, begint de laatste ronde.
grazia-command = grazia

# Options
grazia-option-empty_suit = Een kleur openen
grazia-option-empty_suit-help = Of elke kaart een kleur gratis opent, of alleen een aas.
grazia-option-empty_suit-free = elke kaart, gratis
grazia-option-empty_suit-ace = zonder aas kost het 2

# A turn
grazia-tag-pass-last = Pas: begin de laatste ronde
grazia-tag-prepare = Zet klaar
grazia-ask-play-1 = Welke kaarten speel je?
grazia-prompt-deck = Speel kaarten die aansluiten, of pas. Daarna trek je.
grazia-prompt-bare = Je stapel is op: passen begint de laatste ronde.
grazia-prompt-lap = Dit is je laatste beurt.
grazia-fits = { $cards } (sluit aan)
grazia-jumps = { $cards } (sprong: 2 punten kwijt)
grazia-move-play = Speel { $cards }
grazia-move-prepare = Als je aan de beurt bent: { $what }
grazia-ahead-none = Zet je volgende zet klaar
grazia-ahead-now = Staat klaar: { $what }
grazia-ahead-run = { $cards }, als het aansluit
grazia-ahead-ask = Niets klaarzetten: vraag het me

# Refusals
grazia-no-card = { $card } zit niet in je hand. Kies kaarten die je wel hebt.
grazia-no-down = Een reeks gaat alleen omhoog. Begin met de laagste kaart in plaats van { $card }.
grazia-no-wrap = Na een heer komt niets, dus een reeks eindigt met { $card }.
grazia-no-chain = Je hebt { $card } niet, dus de reeks breekt af na { $last }.

# What happened
grazia-event-dealt = { $first } begint.
grazia-event-left_over = Uit het spel: { $cards }.
grazia-event-played = { $jump ->
    [yes] { $seat } springt naar { $cards } en verliest 2 punten.
   *[no] { $seat } speelt { $cards }.
}
grazia-event-drawn = Je trekt { $card }.
grazia-event-last_lap = De laatste ronde: iedereen behalve { $seat } heeft nog één beurt.
grazia-event-lapsed = { $cards } sluit niet aan, dus dat is niet gespeeld. Kies nu zelf.
grazia-event-pass_lapsed = De laatste ronde is begonnen, dus je klaargezette pas vervalt.
grazia-event-ended = { $winner } wint met { $score } punten!

# The table
grazia-state-turn = { $left ->
    [one] Nog 1 kaart in totaal
   *[other] Nog { $left } kaarten in totaal
}
grazia-state-last_lap = { $turns ->
    [one] Laatste ronde, nog 1 beurt
   *[other] Laatste ronde, nog { $turns } beurten
}
grazia-state-over = Laatste ronde voorbij
grazia-alt-pile = Stapel { $suit }: { $top } bovenop, gespeeld { $cards }.
grazia-alt-empty = Stapel { $suit }: nog niets.
grazia-alt-span = { $first } t/m { $last }
grazia-alt-residual = Uit het spel: { $cards }.
grazia-alt-cards = { $deck ->
    [0] heeft er { $hand } in de hand, geen stapel
   *[other] heeft er { $hand } in de hand, stapel { $deck }
}
grazia-alt-jumps = sprongen { $jumps }
grazia-alt-last-play = Laatst: { $cards } door { $seat }.
grazia-alt-last-jump = Laatst: { $cards } door { $seat }, een sprong.
grazia-alt-last-pass = Laatst: { $seat } paste.
grazia-alt-tops = Stapels: { $piles }.
grazia-alt-top = { $top ->
    [none] { $suit } leeg
   *[other] { $suit } { $top }
}
grazia-alt-own = { $deck ->
    [0] Je stapel is op.
    [one] 1 kaart in je stapel.
   *[other] { $deck } kaarten in je stapel.
} Sprongen: { $jumps }. Score: { $score }.
grazia-alt-fits = Kaarten die aansluiten: { $numbers }.
grazia-alt-fits-none = Geen van je kaarten sluit aan.
grazia-last-play = { $cards }: { $name }
grazia-last-jump = { $cards }, een sprong: { $name }
grazia-last-pass = { $name } past

# Words in pictures
grazia-alt-done = heeft de laatste beurt gehad
grazia-done = Klaar
grazia-new = getrokken
grazia-out = weg
grazia-mine = Je stapel
grazia-my-jumps = Sprongen
grazia-my-score = Score
grazia-task-deck = Speel of pas
grazia-task-bare = Passen begint de laatste ronde
grazia-task-lap = Je laatste beurt
grazia-left-over = Kaarten
grazia-jumped = Sprongen
grazia-story-clean = Geen enkele sprong
grazia-story-level = Gelijk, maar later begonnen
grazia-story-trigger = { $name } begon de laatste ronde

# Rules
grazia-sketch-goal = Raak je kaarten kwijt voor weinig punten.
grazia-sketch-turn = Speel omhoog op de stapel van een kleur, liefst een hele reeks.
grazia-sketch-score = Wat aansluit is gratis. Een sprong kost { $jump } punten.
grazia-rules-0-title = Zes stapels omhoog
grazia-rules-0-1 = Speel in je beurt één kaart, of meer van één kleur die omhoog op elkaar volgen, op de stapel van hun kleur. Of pas.
grazia-rules-0-2 = Wat op de stapel aansluit, kost niets: hier 6 en 7 op de 5.
grazia-rules-0-3 = Al het andere is een sprong en kost { $jump } punten, één keer, hoeveel kaarten je ook speelt. Na een heer is elke kaart een sprong.
grazia-rules-0-4 = De eerste kaart van een kleur kost niets, welke het ook is. Met een optie moet dat een aas zijn.
grazia-rules-1-title = Het delen en je stapel
grazia-rules-1-1 = { $pack } kaarten zonder jokers worden gelijk gedeeld. Wat overblijft, ligt open en doet niet mee.
grazia-rules-1-2 = De helft van je kaarten, naar beneden afgerond, is je stapel: dicht, en niemand kent hem. De andere zijn je hand.
grazia-rules-1-3 = Wie begint, wordt geloot; daarna gaat het met de klok mee. Na spelen en na passen trek je de bovenste kaart van je stapel. Die kun je vanaf je volgende beurt spelen.
grazia-rules-2-title = De laatste ronde en de score
grazia-rules-2-1 = Is je stapel op, dan begint passen de laatste ronde: alle anderen hebben nog één beurt. Een lege hand past vanzelf.
grazia-rules-2-2 = Elke kaart die je overhoudt, kost 1 punt, elke sprong { $jump }. 0 is het beste wat er is.
grazia-rules-2-3 = Drie kaarten over en twee sprongen: min 7 punten.
grazia-rules-2-4 = De hoogste score wint. Bij gelijke score wint wie later aan de eerste beurt kwam.
grazia-rules-2-5 = Terwijl je wacht, kun je een zet klaarzetten: de kaarten worden gespeeld als ze in je beurt aansluiten, anders kies je zelf.

# A first hand (/learn)
grazia-learn-goal = Zes kleuren groeien op tafel omhoog, en iedereen bouwt aan alle. Wat aansluit is gratis; een sprong kost twee; kaarten die je overhoudt kosten elk één. Nul is de beste score.
grazia-learn-first = De tafel is leeg, en de eerste kaart van een kleur is altijd gratis. Je mag er meer op volgorde spelen: klaverenvrouw en -heer, want hoge kaarten raak je later moeilijk kwijt.
grazia-learn-first-else = twee kaarten voor niets is een goed begin, en de heer sluit de kleur voorlopig af.
grazia-learn-five = Na elke beurt trek je een kaart van je eigen dichte stapel. Schoppen is nog vrij: begin ermee met de 5, je laagste. Je 7 kan volgen als iemand een 6 legt.
grazia-learn-five-else = je laagste schoppen laat ruimte voor de andere erboven.
grazia-learn-king = Ruitenvrouw ligt er, en jij hebt de heer. Die sluit aan, dus hij is gratis. Na een heer is elke kaart van die kleur een sprong, voor iedereen.
grazia-learn-king-else = nu kost hij niets, en een heer kan nergens anders heen.
grazia-learn-jack = Kijk, iemand betaalde voor een sprong. Jouw kruisenboer sluit aan op de 10.
grazia-learn-jack-else = deze plek wil vast nog iemand. Neem hem zolang hij er is.
grazia-learn-deck = Let op hoeveel er in de stapels zit. Niemand heeft in die van jou gekeken, ook jij niet. Is hij op, dan begint passen de laatste ronde.
grazia-learn-ten = Harten ligt op 9, en jij hebt de 10.
grazia-learn-ten-else = hij sluit aan en kost niets. Passen kan wachten tot niets meer aansluit.
grazia-learn-four = Iemand sprong omlaag naar ruiten 2, en de 3 volgde: ineens sluit je 4 aan, en daarna de 5. Een sprong van een ander is vaak een cadeautje.
grazia-learn-four-else = neem het aan: de 4 en de 5 zijn hier je beste uitweg.
grazia-learn-pass = Nu sluit niets aan. Je mag passen: dat kost niets, en je trekt toch een kaart. Een sprong is twee punten, dus wacht een beurt af.
grazia-learn-pass-else = een sprong kost meteen twee punten, en haast is er nog niet.
grazia-learn-jump = Je trok klaveren 3 bij je 2, en iedereen past. Eén sprong van twee punten ruimt twee kaarten op, en je 8 kan nog eens volgen. Nu is hij het waard.
grazia-learn-jump-else = langer wachten laat je hand groeien. Twee kaarten voor één sprong is een eerlijke prijs.
grazia-learn-end = Elke kaart die je overhoudt kost één, elke sprong twee, dus een sprong loont als hij de weg vrijmaakt voor meer. Bij gelijke score wint wie later aan de eerste beurt kwam.
