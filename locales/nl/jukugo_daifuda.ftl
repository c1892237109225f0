# Jukugo Daifuda
jukugo_daifuda-command = jukugo-daifuda
jukugo_daifuda-title = Jukugo Daifuda
jukugo_daifuda-also = kanjiwoorden, mahjong
jukugo_daifuda-line = Een mahjong met kanji: neem de open kaart voor woorden of gelijke getallen, ga uit met acht.
jukugo_daifuda-designer = カバレロ (Caballero), 2009
jukugo_daifuda-about = Mahjong met 54 kanjikaarten, van Caballero. Wie met de open kaart een woord of gelijke getallen kan maken, mag hem nemen; alle acht kaarten in sets is ron.
jukugo_daifuda-sources = -# Woorden, lezingen en betekenissen: JMdict en KANJIDIC2 van EDRDG (CC BY-SA 3.0), <https://www.edrdg.org/edrdg/licence.html>

# Options
jukugo_daifuda-option-rounds-help = Hoeveel rondes: 1 t/m 16, meestal 8. Staat iemand onder nul, dan is het meteen uit.
jukugo_daifuda-option-chips = Fiches om te beginnen
jukugo_daifuda-option-chips-help = Fiches per speler: 20 t/m 240, meestal 60. Neem er zo'n 90 bij een minimum ron van 15.
jukugo_daifuda-option-dictionary = Woordenboek
jukugo_daifuda-option-dictionary-help = Hoeveel woorden meetellen. Hoe meer woorden, hoe vaker de eerste kaart al een ron is.
jukugo_daifuda-option-dictionary-core = alledaags
jukugo_daifuda-option-dictionary-standard = gewoon
jukugo_daifuda-option-dictionary-full = alle woorden
jukugo_daifuda-option-min_ron = Minimum ron
jukugo_daifuda-option-min_ron-help = Een ron moet minstens zoveel scoren: 0 t/m 40, meestal 0. Met 15 duren rondes langer.
jukugo_daifuda-option-attach_words = Groeiende woorden
jukugo_daifuda-option-attach_words-help = Waartoe een open woord mag groeien: alleen ketting en tweeling, of ook langere woorden.
jukugo_daifuda-option-attach_words-strict = alleen ketting en tweeling
jukugo_daifuda-option-attach_words-free = ook langere woorden
jukugo_daifuda-option-hints = Hints
jukugo_daifuda-option-hints-help = Elke set tonen, of niets: dan wordt steeds iedereen gevraagd, zodat vragen niets verraadt.
jukugo_daifuda-option-hints-full = elke set die je kunt maken
jukugo_daifuda-option-hints-off = geen
jukugo_daifuda-option-window_mode = Wie er gevraagd wordt
jukugo_daifuda-option-window_mode-help = Vraag alleen wie de kaart kan gebruiken, of vraag iedereen en wacht op alle antwoorden.
jukugo_daifuda-option-window_mode-quiet = alleen wie de kaart kan gebruiken
jukugo_daifuda-option-window_mode-sealed = iedereen, elke keer
jukugo_daifuda-option-pause = Stille pauze
jukugo_daifuda-option-pause-help = Hoelang een kaart open ligt die niemand kan gebruiken; korter verraadt iets meer.
jukugo_daifuda-option-pause-long = 20 tot 90 seconden
jukugo_daifuda-option-pause-short = 5 tot 20 seconden, voor live tafels

# Sets
jukugo_daifuda-kind-four_kind = Vier gelijke
jukugo_daifuda-kind-four_word = Woord van vier
jukugo_daifuda-kind-three_kind = Drie gelijke
jukugo_daifuda-kind-three_word = Woord van drie
jukugo_daifuda-kind-chain = Ketting
jukugo_daifuda-kind-twin = Tweeling
jukugo_daifuda-kind-pair = Paar
jukugo_daifuda-kind-two_word = Woord
jukugo_daifuda-call-ron = Ron
jukugo_daifuda-call-tsumo = Tsumo
jukugo_daifuda-call-tsumo-is = jij draaide hem om
jukugo_daifuda-call-kan = Kan
jukugo_daifuda-call-pon = Pon
jukugo_daifuda-call-chi = Chi
jukugo_daifuda-card = { $kanji } { $short }
jukugo_daifuda-card-sentence = { $kanji } ({ $short })
jukugo_daifuda-quoted = { $word }
jukugo_daifuda-set = { $kind } { $shown }
jukugo_daifuda-points = { $points ->
    [one] 1 pt
   *[other] { $points } ptn
}
jukugo_daifuda-word = { $word } ({ $reading })
# What readers who know no Japanese are told of a word, after its reading: the English meaning of the dictionary.
jukugo_daifuda-meaning = { $meaning }
jukugo_daifuda-entry = { $word } { $reading } { $gloss }
jukugo_daifuda-dot = {"+"}
jukugo_daifuda-slash = {" "}/{" "}

# A turn
jukugo_daifuda-tag-ron = Ron
jukugo_daifuda-tag-claim = Neem hem
jukugo_daifuda-tag-attach = Voeg toe aan een set
jukugo_daifuda-tag-pass = Pas
jukugo_daifuda-tag-flip = Draai een kaart om
jukugo_daifuda-tag-close = Ga door
jukugo_daifuda-tag-order = Vaste opdracht
jukugo_daifuda-tag-ron-points = Ron ({ jukugo_daifuda-points })
jukugo_daifuda-ask-claim-1 = Met welke kaarten neem je hem?
jukugo_daifuda-ask-claim-1-off = Welke van je kaarten vormen er een set mee?
jukugo_daifuda-ask-claim-2 = Welke set?
jukugo_daifuda-ask-attach-1 = Aan welke set voeg je hem toe?
jukugo_daifuda-ask-attach-2 = Welke set?
jukugo_daifuda-ask-order-1 = Welke opdracht?
jukugo_daifuda-prompt-window = { $name } draaide { $card } om. Wat doe je?
jukugo_daifuda-prompt-own = Jij draaide { $card } om. Wat doe je?
jukugo_daifuda-prompt-taken = { $name } legde { $card } af. Wat doe je?
jukugo_daifuda-prompt-ron = Je kunt ron maken voor { $points }. { $prompt }
jukugo_daifuda-prompt-discard = Leg een kaart af: dat wordt de volgende open kaart.
jukugo_daifuda-prompt-flip = Draai de bovenste kaart van de stapel om: dat wordt de volgende open kaart.
jukugo_daifuda-claim-label = { $shown } met { $cards } ({ $kinds })
jukugo_daifuda-claim-or = { $one } of { $other }
jukugo_daifuda-attach-label = { $before } → { $after } ({ $kind })
jukugo_daifuda-hint-number = { jukugo_daifuda-points }. Gelijke getallen
jukugo_daifuda-hint-word = { jukugo_daifuda-points }. { $entries }
jukugo_daifuda-hint-pair-grows = { jukugo_daifuda-points } open. Kan groeien tot drie gelijke
jukugo_daifuda-hint-word-grows = { jukugo_daifuda-points } open. Kan groeien tot ketting of tweeling
jukugo_daifuda-hint-card-alone = Past bij niets in je hand
jukugo_daifuda-hint-card-with = Past bij { $cards } in je hand
jukugo_daifuda-move-ron = Ron
jukugo_daifuda-move-pass = Pas
jukugo_daifuda-move-close = Ga door
jukugo_daifuda-move-claim = Maak { $shown } met { $cards } ({ $kind })
jukugo_daifuda-move-attach = Maak van { $before } { $shown } ({ $kind })
jukugo_daifuda-move-flip = Draai de volgende kaart om
jukugo_daifuda-order-prompt = Opdrachten voor deze ronde (alleen jij ziet ze)
jukugo_daifuda-order-ask = Vraag het me elke keer
jukugo_daifuda-order-chi = Pas, behalve bij chi of beter
jukugo_daifuda-order-ron = Pas, behalve bij ron
jukugo_daifuda-order-auto = Maak ron voor me
jukugo_daifuda-order-manual = Vraag me ook bij ron
jukugo_daifuda-order-turn = Pas alles tot mijn beurt
jukugo_daifuda-order-hint-turn = Je wordt niets gevraagd tot er voor jou een kaart omgaat
jukugo_daifuda-order-hint-ask = Ik vraag het je als je de kaart kunt gebruiken
jukugo_daifuda-order-hint-chi = Paren en woorden van twee worden je niet gevraagd, tot de ronde uit is
jukugo_daifuda-order-hint-ron = Ik vraag het je alleen als je uit kunt, tot de ronde uit is
jukugo_daifuda-order-hint-auto = Je gaat meteen uit als je kunt, tot de ronde uit is
jukugo_daifuda-order-hint-manual = Je beslist zelf, ook als je uit zou kunnen
jukugo_daifuda-waiting = ▶ Wachten op antwoorden op de open kaart

# Refusals
jukugo_daifuda-no-order-off = Zonder hints zijn er geen vaste opdrachten: vragen zou je vertellen wat je hebt.
jukugo_daifuda-no-order = "{ $order }" staat al klaar.
jukugo_daifuda-no-discard-now = Eerst komt de open kaart. Je legt af nadat je er een hebt genomen.
jukugo_daifuda-no-answer-now = Je hebt de kaart al genomen. Leg nu een handkaart af.
jukugo_daifuda-no-hand-card = Je hebt { $card } niet. Kies uit je hand.
jukugo_daifuda-no-claim-size = Een set neemt een tot drie van je handkaarten met de open kaart.
jukugo_daifuda-no-last-card = Dan zou je geen kaart hebben om af te leggen. Je laatste handkaart kan alleen in een ron.
jukugo_daifuda-no-kind = Die kaarten maken deze set: { $made }. Geen { $kind }.
jukugo_daifuda-no-tier = { $word } is een woord uit het woordenboek "{ $tier }". Deze tafel speelt met "{ $dictionary }", dus het telt niet.
jukugo_daifuda-no-two = { $tried }: niet in het woordenboek "{ $dictionary }". De getallen verschillen ook ({ $numbers }), dus het is geen set.
jukugo_daifuda-no-jokers = Twee jokers alleen zijn geen set. Leg er een bij een kaart met een kanji.
jukugo_daifuda-no-three = { $count ->
    [0] { $cards } zijn in geen volgorde een woord van drie, en geen gelijke getallen. Geen twee ervan maken een woord.
   *[other] { $cards } zijn in geen volgorde een woord van drie, en geen gelijke getallen. Ze maken alleen { $made }; er is een tweede woord van twee andere nodig.
}
jukugo_daifuda-no-four = { $cards } zijn in geen volgorde een woord van vier uit "{ $dictionary }", en geen gelijke getallen.
jukugo_daifuda-no-open-set = Zo'n set heb je niet. Kaarten voeg je alleen toe aan je eigen open sets.
jukugo_daifuda-no-attach-last = Je hebt daarna geen handkaart om af te leggen, dus toevoegen kan niet. Zonder handkaarten kan alleen een ron de open kaart nemen.
jukugo_daifuda-no-grow-number = Bij { $kind } { $cards } passen alleen kaarten van hetzelfde getal. { $daifuda } heeft een ander.
jukugo_daifuda-no-grow-word = { $kind } { $cards } maakt met { $daifuda } geen nieuw woord (woordenboek "{ $dictionary }").
jukugo_daifuda-no-grow-longer = { $word } is een woord, maar aan deze tafel groeit een open woord alleen tot ketting of tweeling.
jukugo_daifuda-no-grow-four = { $kind } heeft al vier kaarten, en vier is het meeste.
jukugo_daifuda-no-grow-kind = { $kind } kan niet verder groeien.
jukugo_daifuda-no-ron-off = { $least ->
    [0] Dat is geen ron.
   *[other] Dat is geen ron van { $least } of meer.
}
jukugo_daifuda-no-ron-low = Die ron scoort { $score }. Aan deze tafel moet een ron { $least } of meer scoren.
jukugo_daifuda-no-ron-daifuda = { $daifuda } past bij geen kaart van je hand en geen van je sets, dus het is geen ron.
jukugo_daifuda-no-ron = { $left ->
    [one] Hoe je ze ook verdeelt, er blijft 1 kaart over, dus het is geen ron.
   *[other] Hoe je ze ook verdeelt, er blijven { $left } kaarten over, dus het is geen ron.
}

# What happened
jukugo_daifuda-event-round = Ronde { $number }. { $dealer } deelt.
jukugo_daifuda-event-flipped = { $seat } draaide { $card } om.
jukugo_daifuda-event-answered = Je antwoordde "{ $move }". Niemand anders ziet het.
jukugo_daifuda-event-ordered = Je opdracht voor deze ronde: { $order }.
jukugo_daifuda-event-unclaimed = Niemand nam { $card }.
jukugo_daifuda-called = { $call }.{" "}
jukugo_daifuda-event-claimed = { $call }{ $seat } nam { $card }: { $set }. { $words }
jukugo_daifuda-event-attached = { $call }{ $seat } voegde { $card } toe, nu { $set }. { $words }
jukugo_daifuda-event-discarded = { $seat } legde { $card } af.
jukugo_daifuda-event-ron = Ron: { $seat } ging uit met { $card }, en alle anderen betaalden { $score }.
jukugo_daifuda-event-draw = De stapel raakte op. De ronde is onbeslist en niemand betaalt.

# The table in words
jukugo_daifuda-state = Ronde { $round } van { $rounds }, { $card } ligt open, { $deck } in de stapel
jukugo_daifuda-state-choosing = Ronde { $round } van { $rounds }, wachten op een aflegkaart, { $deck } in de stapel
jukugo_daifuda-state-flipping = Ronde { $round } van { $rounds }, de volgende kaart gaat zo om, { $deck } in de stapel
jukugo_daifuda-state-over = Het spel is afgelopen
jukugo_daifuda-alt-flip = Stoel { $seat } draaide { $card } om.
jukugo_daifuda-alt-discard = Stoel { $seat } legde { $card } af.
jukugo_daifuda-alt-flipping = Stoel { $seat } draait de volgende open kaart om.
jukugo_daifuda-alt-last = Ervoor: stoel { $seat } nam { $card }.
jukugo_daifuda-alt-last-nobody = Ervoor: niemand nam { $card }.
jukugo_daifuda-alt-deck = Stapel: { $deck }.
jukugo_daifuda-alt-discards = Afgelegd, { $count }, oudste eerst: { $cards }.
jukugo_daifuda-alt-chips = { $number } { jukugo_daifuda-unit }
jukugo_daifuda-alt-rons = { $count ->
    [one] won één ronde
   *[other] won { $count } rondes
}
jukugo_daifuda-alt-sets = sets: { $sets }
jukugo_daifuda-alt-before-ron = vorige ronde ron voor { $score } ({ $sets })
jukugo_daifuda-alt-before-paid = vorige ronde min { $score }
jukugo_daifuda-alt-before-draw = vorige ronde onbeslist
jukugo_daifuda-alt-hand-none = Je hebt geen handkaarten.
jukugo_daifuda-alt-panel = { $title }: { $ways }.
jukugo_daifuda-alt-entry = { $word } { $said }
jukugo_daifuda-alt-found = { $entry } (stoel { $seat }, { $kind }, { $points })
jukugo_daifuda-alt-hidden = { $set } (in de hand)
jukugo_daifuda-alt-own = Je sets: { $sets }.
jukugo_daifuda-alt-daifuda = De open kaart is { $card }.
jukugo_daifuda-alt-turn = aan de beurt

# Words in pictures
jukugo_daifuda-daifuda = Daifuda
# On the open card.
jukugo_daifuda-badge = Daifuda
jukugo_daifuda-choosing = Volgende kaart
jukugo_daifuda-turn = Beurt
jukugo_daifuda-flipped-by = Gedraaid door
jukugo_daifuda-discarded-by = Afgelegd door
jukugo_daifuda-chosen-by = Legt straks af
jukugo_daifuda-goes = past
jukugo_daifuda-awaited = Wachten op antwoorden
jukugo_daifuda-awaited-discard = Wachten op een kaart
jukugo_daifuda-last-discarded = { $name } legde { $card } af.
jukugo_daifuda-last-took = { $name } nam { $card }.
jukugo_daifuda-last-nobody = Niemand nam { $card }.
jukugo_daifuda-story-margin = { $count } { jukugo_daifuda-unit } voorsprong
jukugo_daifuda-story-shared = Evenveel fiches: samen gewonnen
jukugo_daifuda-story-ron = Grootste ron: { $name }, { $score } punten in ronde { $round }
jukugo_daifuda-unit = { $count ->
    [one] fiche
   *[other] fiches
}
jukugo_daifuda-amount = { $count ->
    [one] { $number } fiche
   *[other] { $number } fiches
}
jukugo_daifuda-alt-move-claim = { $kind } met { $cards }
jukugo_daifuda-alt-move-attach = { $kind }, toegevoegd aan { $cards }
jukugo_daifuda-last-round = Vorige ronde
jukugo_daifuda-last-ron = Ron { $score }
jukugo_daifuda-last-draw = Onbeslist
jukugo_daifuda-task-answer = Jouw antwoord?
jukugo_daifuda-task-ron = Ron voor { $points }?
jukugo_daifuda-task-discard = Leg er een af
jukugo_daifuda-task-wait = Wachten op de anderen
jukugo_daifuda-hand-empty = Geen handkaarten: hoop op een kaart die bij een set past
jukugo_daifuda-hand-ways = Je kunt maken
jukugo_daifuda-hand-more = nog { $count } in het menu
jukugo_daifuda-hand-words = Woorden in je hand
jukugo_daifuda-hand-no-words = Geen twee kaarten in je hand maken een woord
jukugo_daifuda-hand-hint-off = Geen hints aan deze tafel
jukugo_daifuda-hand-answered = Jouw antwoord: { $move }
jukugo_daifuda-hand-orders = Opdrachten: { $orders }
jukugo_daifuda-result-words = Woorden van deze tafel
jukugo_daifuda-result-no-words = Er zijn geen woorden gelegd
jukugo_daifuda-closed = verborgen

# How to play
jukugo_daifuda-sketch-goal = Acht kaarten in woorden en gelijke getallen: dat is ron.
jukugo_daifuda-sketch-turn = Neem de open kaart voor een set, en leg de volgende af.
jukugo_daifuda-sketch-score = Elke set heeft haar punten. Verborgen telt ze dubbel.
jukugo_daifuda-rules-0-title = Alle acht kaarten in sets
jukugo_daifuda-rules-0-1 = 52 kaarten met elk één kanji, en twee jokers (々, "nog eens hetzelfde"). Je hebt er zeven, en { $chips } fiches.
jukugo_daifuda-rules-0-2 = In het midden ligt één kaart open: de daifuda. Wie er een set mee kan maken, mag hem nemen.
jukugo_daifuda-rules-0-3 = Liggen de daifuda en je zeven kaarten allemaal in sets, dan ga je uit: ron. Alle anderen betalen je de score in fiches.
jukugo_daifuda-rules-0-4 = Een joker is 々 in een woord, en elk getal in een set gelijke getallen.
jukugo_daifuda-rules-1-title = Sets en wat ze scoren
jukugo_daifuda-rules-1-1 = Punten gelden voor open sets; een set nog verborgen in de hand telt dubbel.
jukugo_daifuda-rules-1-2 = Kanji mogen in elke volgorde. Passen drie of vier kaarten bij meer soorten, dan telt de bovenste.
jukugo_daifuda-rules-2-title = Als er een daifuda komt
jukugo_daifuda-rules-2-1 = Wie aan de beurt is, draait een kaart om en iedereen antwoordt in het geheim. Op een afgelegde kaart antwoordt ieder, behalve wie hem aflegde.
jukugo_daifuda-rules-2-2 = Willen meer mensen hem, dan krijgt de sterkste hem. Bij gelijke sterkte de eerste met de klok mee vanaf wie aan de beurt is.
jukugo_daifuda-rules-2-3 = Wil niemand hem, dan gaat hij naar de afgelegde kaarten en draait de linkerbuur de volgende om. Verloren antwoorden worden nooit getoond.
jukugo_daifuda-rules-3-title = Nemen, toevoegen, afleggen
jukugo_daifuda-rules-3-1 = Leg de set open en leg een handkaart af: dat is de volgende daifuda. Handen groeien nooit.
jukugo_daifuda-rules-3-2 = Open paren en drietallen nemen nog een gelijk getal; een open woord neemt een kanji die een tweede woord maakt (met een optie ook een langer woord).
jukugo_daifuda-rules-3-3 = Met je allerlaatste handkaart kun je niet nemen. Die is voor een ron. Met een optie moet een ron een minimum scoren (tot 40).
jukugo_daifuda-rules-4-title = Ron, en het einde
jukugo_daifuda-rules-4-1 = Hand 日本音後半生人, daifuda 国: ron. De set met de daifuda telt als open, sets uit de hand alleen tellen dubbel.
jukugo_daifuda-rules-4-2 = 5 + 20 + 2 = 27. Alle anderen betalen 27.
jukugo_daifuda-rules-4-3 = De eerste deler wordt geloot en heeft de eerste beurt. Wie uitging, deelt daarna. Een lege stapel is onbeslist, en de linkerbuur deelt.
jukugo_daifuda-rules-4-4 = Na ronde { $rounds }, of zodra iemand onder nul staat, wint wie de meeste fiches heeft; bij gelijke stand win je samen.
jukugo_daifuda-rules-5-title = Wachten, opdrachten, woordenboek
jukugo_daifuda-rules-5-1 = Aan wie het gevraagd is en wie heeft geantwoord, blijft geheim. Ook een kaart die niemand kan gebruiken, ligt een tijdje open.
jukugo_daifuda-rules-5-2 = Vaste opdrachten, voor één ronde, waar hints zijn: "Pas, behalve bij ron", "Pas, behalve bij chi of beter", "Maak ron voor me".
jukugo_daifuda-rules-5-3 = Houd sets die compleet in je hand zitten, neem kaarten met je losse, en leg nooit een joker af.
jukugo_daifuda-rules-5-4 = Woorden, lezingen en betekenissen: JMdict en KANJIDIC2 van EDRDG, CC BY-SA 3.0. edrdg.org

# A first hand (/learn)
jukugo_daifuda-learn-goal = Tweeënvijftig kanjikaarten en twee jokers, 々. Eén ligt open, de daifuda: neem hem met een woord, of met kaarten van gelijk getal. Ligt hij met al je kaarten in sets, dan ga je uit.
jukugo_daifuda-learn-hand = Je hebt 工 学 人 音 下 生 en een joker. 学生, student, is al een woord, en 人 past bij veel. Je knoppen tonen wat past: kanji lezen hoeft niet.
jukugo_daifuda-learn-try = De 商 is een 5, en je 人 ook; met de joker zijn dat drie gelijke. Iedereen antwoordt in het geheim, of ze hem willen of niet. Zeg dat je hem neemt.
jukugo_daifuda-learn-try-else = vragen kost niets, en drie gelijke zijn een sterk bod.
jukugo_daifuda-learn-word = Wie de kaart omdraaide, gaat voor, behalve bij een ron. Nu is 小 afgelegd: met 学 en 生 maakt die 小学生, een schoolkind, een sterk woord van drie. Neem hem.
jukugo_daifuda-learn-word-else = een gelijk getal zou je de joker kosten, of een woord breken. 小学生 gebruikt precies de goede twee.
jukugo_daifuda-learn-loose = Het woord ligt open voor je; daarvoor leg je een kaart af, de volgende daifuda. Houd wat nog kan passen: 工 en 人, 下 met de joker. De 音 is los.
jukugo_daifuda-learn-loose-else = leg nooit een joker af, en 工 en 人 horen bij elkaar. De 音 kun je missen.
jukugo_daifuda-learn-pass = 文, een 7. Alleen een paar met de joker kan, en dat zou zonde zijn. Laat hem gaan; niemand ziet wie past.
jukugo_daifuda-learn-pass-else = de joker past overal; gebruik hem als hij je hand afmaakt.
jukugo_daifuda-learn-joker = 中, met 人 en de joker? Het zou passen, maar dan hebben 工 en 下 niets om bij te horen. Pas nog een keer.
jukugo_daifuda-learn-joker-else = kijk wat er in je hand zou blijven: kaarten die nergens bij passen.
jukugo_daifuda-learn-almost = En daar is hij: 的 is afgelegd. 人工的, kunstmatig, neemt er drie, en 下 met de joker is een paar. Elke kaart ligt in een set.
jukugo_daifuda-learn-ron = Ron. Dat gaat voor al het andere, en alle anderen betalen je.
jukugo_daifuda-learn-ron-else = je zou hem alleen voor het woord kunnen nemen, maar uitgaan is het beste van alles.
jukugo_daifuda-learn-end = Vierentwintig van ieder. Sets die compleet in je hand zitten, tellen dubbel, die op tafel enkel. Wie uitgaat, deelt daarna. Na de laatste ronde, of zodra iemand onder nul staat, wint wie de meeste fiches heeft.
