# Hex Bases
hex_jinchi-title = Hex Bases
hex_jinchi-line = Pak bases met kaarten die samen zes zijn; rood is min. Begin je beurt met drie bases en je wint.
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = Zwarte kaarten tellen plus, rode min, en jokers zoals je wilt. Leg een kaart af, leg dan sets van samen plus of min zes op de zes bases en neem op wat daar lag. Voor de basis van een ander zijn meer kleuren nodig dan er liggen. Begin je beurt met drie bases en je hebt gewonnen.
hex_jinchi-command = hex-bases
hex_jinchi-also = rokkaku jinchi, zeshoek, basis

# Options
hex_jinchi-option-match = Match
hex_jinchi-option-match-help = Eén partij, zoals in de regels; of iedereen begint één partij, want beginnen is een voordeel.
hex_jinchi-option-match-exchange = iedereen begint één partij
hex_jinchi-option-match-single = één partij
hex_jinchi-option-turn_limit = Max. beurten
hex_jinchi-option-turn_limit-help = Een partij eindigt na zoveel beurten samen; dan wint wie de meeste bases heeft. Meestal 60.
hex_jinchi-option-first_player = Wie begint
hex_jinchi-option-first_player-help = Wie de eerste partij begint; gewoonlijk wordt geloot. Voor stoel 3 zijn drie spelers nodig.
hex_jinchi-option-first_player-auto = loten
hex_jinchi-option-first_player-1 = stoel 1
hex_jinchi-option-first_player-2 = stoel 2
hex_jinchi-option-first_player-3 = stoel 3

# A turn
hex_jinchi-tag-turn = Leg af
hex_jinchi-tag-discard = Leg af
hex_jinchi-tag-place = Leg een set
hex_jinchi-tag-gather = Andere kaarten
hex_jinchi-tag-end_turn = Einde beurt
hex_jinchi-ask-card = Welke kaart leg je af?
hex_jinchi-ask-base = Een set leggen, of de beurt beëindigen?
hex_jinchi-ask-more = Nog een basis, of de beurt beëindigen?
hex_jinchi-ask-place = Leg een set: op welke basis?
hex_jinchi-ask-gather = Andere kaarten: op welke basis?
hex_jinchi-ask-set = Welke set komt op basis { $base }?
hex_jinchi-ask-cards = Welke kaarten zijn samen zes?
hex_jinchi-prompt-discard = Leg een kaart af, en leg dan sets van samen zes.
hex_jinchi-prompt-danger = { $name } wint aan het begin van de volgende beurt: pak { $back ->
    [one] een basis
   *[other] { $back } bases
} terug.{" "}
hex_jinchi-prompt-place = Leg sets van samen zes, of beëindig de beurt.
hex_jinchi-base = Basis { $base }
hex_jinchi-base-nobody = Basis { $base }: van niemand
hex_jinchi-base-own = Basis { $base }: van jou, { $suits ->
    [one] 1 kleur
   *[other] { $suits } kleuren
}
hex_jinchi-base-other = Basis { $base }: { $name }, { $suits ->
    [one] 1 kleur
   *[other] { $suits } kleuren
}
hex_jinchi-sets = { $count ->
    [one] 1 set past
   *[other] { $count } sets passen
}
hex_jinchi-suits = { $count ->
    [one] 1 kleur
   *[other] { $count } kleuren
}
hex_jinchi-joker-black = elk getal vanaf plus 1
hex_jinchi-joker-red = elk getal vanaf min 1 omlaag
hex_jinchi-end = Einde beurt
hex_jinchi-end-hint = Alles bevestigen en opnemen wat wacht
hex_jinchi-more = Dit bevestigen en doorgaan
hex_jinchi-more-hint = Voor andere sets, of meer dan drie bases
hex_jinchi-nothing = geen
hex_jinchi-move-discard = Leg { $card } af
hex_jinchi-move-turn = { $discard }; { $sets }
hex_jinchi-move-set = basis { $base }: { $cards }
hex_jinchi-move-set-brief = basis { $base }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
hex_jinchi-move-gather = Basis { $base }: { $cards }
hex_jinchi-move-place = Basis { $base }: { $cards }
hex_jinchi-move-more = doorgaan

# Refusals
hex_jinchi-no-card = { $card } zit niet meer in je hand. Kies een kaart die je wel hebt.
hex_jinchi-no-used = Basis { $base } is deze beurt al gebruikt. Elke basis krijgt één set per beurt.
hex_jinchi-no-six = Deze kaarten zijn samen geen plus of min zes. Zwart telt plus, rood min.
hex_jinchi-no-suits = Basis { $base } is van een ander: een set daarvoor vraagt meer kleuren dan er liggen, dus { $least } of meer. Deze heeft { $suits }.
hex_jinchi-no-place = Je hebt al afgelegd. Leg nu sets, of beëindig de beurt.
hex_jinchi-no-discard = Leg eerst een kaart af. Daarna leg je sets.

# Hints
hex_jinchi-hint-why-stops = Het breekt de drie bases waarmee { $seat } zou winnen.
hex_jinchi-hint-why-three = Je zou { $count } bases hebben: breekt niemand ze, dan win je in je volgende beurt.
hex_jinchi-hint-why-fresh = Het brengt { $count } dichte kaarten in je hand.
hex_jinchi-hint-why-none = Nu valt er niets goeds te leggen: zo blijven de kaarten bij elkaar voor later.

# What happened
hex_jinchi-event-began = Partij { $game }: { $seat } begint.
hex_jinchi-event-began-single = { $seat } begint.
hex_jinchi-event-drew = Je trekt { $cards }.
hex_jinchi-event-reshuffled = De aflegstapel wordt geschud: { $count ->
    [one] 1 kaart is
   *[other] { $count } kaarten zijn
} de nieuwe trekstapel.
hex_jinchi-event-discarded = { $seat } legt { $card } af.
hex_jinchi-event-placed = { $seat } pakt basis { $base } met { $cards }.
hex_jinchi-event-placed-own = { $seat } legt { $cards } op de eigen basis { $base }.
hex_jinchi-event-placed-from = { $seat } pakt basis { $base } van { $name } met { $cards }.
hex_jinchi-event-took_back = { $seat } neemt { $what } op.
hex_jinchi-took-down = { $count } dichte kaarten
hex_jinchi-event-found = De dichte kaarten die je opnam, waren { $cards }.
hex_jinchi-event-won = Partij { $game }: { $winners } { $reason }. Bases: { $held }.
hex_jinchi-event-won-single = { $winners } { $reason }. Bases: { $held }.
hex_jinchi-reason-bases = wint, met drie of meer bases aan het begin van de beurt
hex_jinchi-reason-turn_limit = wint, want de beurten zijn op
hex_jinchi-score-of = { $name } { $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners } wint de match!
   *[other] { $winners } winnen de match samen!
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners } wint de partij!
   *[other] { $winners } winnen de partij samen!
}

# The table
hex_jinchi-game-of = Partij { $game } van { $games }
hex_jinchi-amount-bases = { $count ->
    [one] { $number } basis
   *[other] { $number } bases
}
hex_jinchi-amount = { $count ->
    [one] { $number } zege
   *[other] { $number } zeges
}
hex_jinchi-state = Beurt { $turn } van { $limit }
hex_jinchi-state-over = Het spel is afgelopen
hex_jinchi-alt-nobody = Basis { $base }: van niemand, { $count } dichte kaarten.
hex_jinchi-alt-base = Basis { $base }: stoel { $seat }, { $suits ->
    [one] 1 kleur
   *[other] { $suits } kleuren
}: { $cards }.
hex_jinchi-alt-known = bekend in de hand: { $cards }
hex_jinchi-alt-joker = elk getal, { $sign ->
    [minus] min
   *[plus] plus
}
hex_jinchi-alt-pile = Trekstapel: { $stock ->
    [one] 1 kaart
   *[other] { $stock } kaarten
}. Afgelegd: { $cards }.
hex_jinchi-alt-pile-late = Trekstapel: { $stock ->
    [one] 1 kaart
   *[other] { $stock } kaarten
}. Afgelegd: { $count }, laatst { $cards }.
hex_jinchi-alt-now = Deze beurt: { $card } afgelegd, gebruikte bases: { $bases }.
hex_jinchi-alt-waiting = Wacht om in de hand te komen: { $what }.
hex_jinchi-alt-used = Deze beurt gebruikte bases: { $bases }.
hex_jinchi-alt-last = Beurt ervoor, stoel { $seat }: { $card } afgelegd, gebruikte bases: { $bases }.
hex_jinchi-alt-or = {"; "}
hex_jinchi-alt-sets = Voor een of meer bases zijn dit sets van zes: { $sets }.
hex_jinchi-alt-held = { $games ->
    [1] bases { $held }
   *[other] bases per partij { $held }
}

# Words in pictures
hex_jinchi-waiting = Wacht
hex_jinchi-known = heeft
hex_jinchi-stock = Stapel
hex_jinchi-discards = Afgelegd
hex_jinchi-task-discard = Leg er een af
hex_jinchi-task-place = Leggen of klaar
hex_jinchi-new = nieuw
hex_jinchi-games = { $count ->
    [one] partij gewonnen
   *[other] partijen gewonnen
}
hex_jinchi-threat = drie bases
hex_jinchi-game = Partij { $game }
hex_jinchi-last-none = { $name } legde { $card } af
hex_jinchi-last = { $name } legde op { $bases }
hex_jinchi-story-level = Een gelijke match
hex_jinchi-story-both = Elke partij gewonnen
hex_jinchi-story-quick = De kortste partij duurde { $turns } beurten
hex_jinchi-story-started = { $starter } begon, { $turns } beurten in totaal
hex_jinchi-story-limit = Beslist toen de beurten op waren
hex_jinchi-story-ahead = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} voorsprong
hex_jinchi-story-single = De bases hielden stand

# Rules
hex_jinchi-sketch-goal = Begin je beurt met { $winning } bases en je wint.
hex_jinchi-sketch-turn = Leg een kaart af, en leg dan sets van samen zes op bases.
hex_jinchi-sketch-score = Zwart is plus, rood min. Andermans basis vraagt meer kleuren.
hex_jinchi-rules-0-title = Een beurt
hex_jinchi-rules-0-1 = Er zijn { $bases } bases, met op elk { $down } dichte kaarten. Iedereen krijgt { $hand } kaarten. Wie begint, wordt geloot.
hex_jinchi-rules-0-2 = Begin je je beurt met { $winning } bases of meer, dan heb je gewonnen. Anders trek je { $drawn } kaarten.
hex_jinchi-rules-0-3 = Leg een kaart open af. Leg dan sets op bases, zoveel je wilt, één op elke basis.
hex_jinchi-rules-0-4 = Wat op een basis lag, wacht ernaast. Aan het eind van je beurt komt het in je hand; pas dan zie je wat dicht lag.
hex_jinchi-rules-1-title = Sets van samen zes
hex_jinchi-rules-1-1 = Zwarte kaarten (schoppen, klaveren, kruisen) tellen plus, rode (harten, ruiten, bladeren) min. A is 1, J 11, Q 12, K 13.
hex_jinchi-rules-1-2 = Een set is samen plus zes of min zes. Eén kaart is genoeg.
hex_jinchi-rules-1-3 = Een zwarte joker is elk getal vanaf plus 1, een rode elk getal vanaf min 1 omlaag.
hex_jinchi-rules-2-title = Bases en het einde
hex_jinchi-rules-2-1 = Basis van een ander: meer kleuren nodig dan er liggen. Jokers hebben er geen.
hex_jinchi-rules-2-2 = Op een basis van niemand of van jezelf mag elke set van zes.
hex_jinchi-rules-2-3 = Is de trekstapel leeg, schud dan de aflegstapel. Na { $turn_limit } beurten samen wint wie de meeste bases heeft, dan de meeste kleuren erop.
hex_jinchi-rules-2-4 = Meestal beslist één partij. Begint ieder er één, dan tellen de meeste zeges; bij gelijke stand win je samen.
hex_jinchi-rules-2-5 = Van zulke matches met twee is de helft gelijk; met drie is een derde na twee partijen beslist.
hex_jinchi-bases = { $count ->
    [one] basis
   *[other] bases
}
hex_jinchi-held = Bases: { $held }

# A first hand (/learn)
hex_jinchi-learn-goal = Zes bases. Begin een beurt met drie ervan en je wint, dus pak er meer dan de ander in één keer kan terugpakken. Elke beurt: trek er twee, leg er een af, leg sets.
hex_jinchi-learn-sums = Zwart telt plus, rood min, en bladeren zijn rood. Aas is 1, boer 11, vrouw 12, heer 13. Een set is samen +6 of −6: ♠8 en blad 2 bijvoorbeeld: 8 − 2.
hex_jinchi-learn-first = Twee sets tegelijk: 12 − 11 − 7 = −6 voor basis 1, en 8 − 2 = 6 voor basis 2. Leg eerst bladeren 5 af, die blijft over.
hex_jinchi-learn-first-else = deze twee sets gebruiken al je kaarten op één na, en elk is een basis. Druk: leg bladeren 5 af, en dan bases 1 en 2.
hex_jinchi-learn-back = Op elke basis lagen drie kaarten: je nam er zes op. Maar de ander pakte basis 1. Dat vraagt meer kleuren dan er liggen: vier tegen jouw drie.
hex_jinchi-learn-second = Pak hem terug met vijf kleuren: schoppen 7, klaveren 7 en kruisen 4, min harten 8 en ruiten 4. Dat is moeilijk te verslaan. Leg bladerenheer af.
hex_jinchi-learn-second-else = tel de kleuren: vijf op basis 1 zijn heel moeilijk te pakken. Leg bladerenheer af, en kies dan basis 1.
hex_jinchi-learn-lost = Basis 2 is weg: twee kleuren waren zo overtroffen. Maar wie een basis pakt, krijgt wat erop lag, dus basis 1 heeft je hand weer gevuld.
hex_jinchi-learn-third = Twee lege bases: ♥6, ♣8, ♦K, blad A en kruis 6 zijn samen −6 voor basis 3; ruiten 6 alleen is een set voor basis 4. Leg kruisen 10 af.
hex_jinchi-learn-third-else = een enkele 6 is al een set, en op lege bases mag elke set. Leg kruisen 10 af, dan bases 3 en 4.
hex_jinchi-learn-need = Je had er drie, maar de ander pakte basis 4, dus het is nog niet uit. Je twee bases van vijf kleuren moeten veilig zijn. Pak er nu meer dan de ander kan terugpakken.
hex_jinchi-learn-fourth = Drie sets: vijf kleuren op basis 4, −7 + 1 op basis 5, en op basis 6 alleen de rode joker: die is elk getal onder nul. Leg bladeren 8 af.
hex_jinchi-learn-fourth-else = één set meer dan de ander kan breken, dat is de kunst. Leg bladeren 8 af, dan bases 4, 5 en 6.
hex_jinchi-learn-end = Je begon je beurt met vier bases, en daarmee win je de partij. Beginnen is een voordeel, dus bij de revanche begint de ander.
