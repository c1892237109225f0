# Jukugo Daifuda
jukugo_daifuda-command = jukugo_daifuda
jukugo_daifuda-title = Jukugo Daifuda
jukugo_daifuda-also = kanji, wörter, mahjong
jukugo_daifuda-line = Wie Mahjong mit Kanji: Nimm die offene Karte für Wörter oder gleiche Zahlen, bis alle acht passen.
jukugo_daifuda-designer = カバレロ (Caballero), 2009
jukugo_daifuda-about = Mahjong mit 54 Kanji-Karten, von Caballero. Wer mit der offenen Karte ein Wort oder gleiche Zahlen bilden kann, darf sie nehmen; liegen alle acht Karten in Sätzen, ist das Ron.
jukugo_daifuda-sources = -# Wörter, Lesungen und Bedeutungen (englisch): JMdict und KANJIDIC2 von EDRDG (CC BY-SA 3.0), <https://www.edrdg.org/edrdg/licence.html>
# Options
jukugo_daifuda-option-rounds-help = Wie viele Runden: 1 bis 16, meist 8. Ein Stand unter null beendet die Partie sofort.
jukugo_daifuda-option-chips = Chips am Anfang
jukugo_daifuda-option-chips-help = Chips pro Person: 20 bis 240, meist 60. Bei Mindest-Ron 15 nimm etwa 90.
jukugo_daifuda-option-dictionary = Wörterbuch
jukugo_daifuda-option-dictionary-help = Wie viele Wörter gelten. Je mehr, desto öfter ist schon die erste Karte ein Ron.
jukugo_daifuda-option-dictionary-core = Alltagswörter
jukugo_daifuda-option-dictionary-standard = häufige Wörter
jukugo_daifuda-option-dictionary-full = alle Wörter
jukugo_daifuda-option-min_ron = Mindest-Ron
jukugo_daifuda-option-min_ron-help = So viel muss ein Ron bringen: 0 bis 40, meist 0. Mit 15 dauern Runden länger.
jukugo_daifuda-option-attach_words = Wachsende Wörter
jukugo_daifuda-option-attach_words-help = Wozu ein offenes Wort wachsen darf: nur Kette und Doppel, oder auch längere Wörter.
jukugo_daifuda-option-attach_words-strict = nur Kette und Doppel
jukugo_daifuda-option-attach_words-free = auch längere Wörter
jukugo_daifuda-option-hints = Tipps
jukugo_daifuda-option-hints-help = Alle möglichen Sätze zeigen oder nichts: Dann werden immer alle gefragt, das verrät also nichts.
jukugo_daifuda-option-hints-full = alle möglichen Sätze
jukugo_daifuda-option-hints-off = keine
jukugo_daifuda-option-window_mode = Wer gefragt wird
jukugo_daifuda-option-window_mode-help = Nur fragen, wer die Karte nutzen kann, oder alle fragen und auf alle Antworten warten.
jukugo_daifuda-option-window_mode-quiet = nur wer die Karte nutzen kann
jukugo_daifuda-option-window_mode-sealed = alle, jedes Mal
jukugo_daifuda-option-pause = Stille Pause
jukugo_daifuda-option-pause-help = Wie lange eine Karte offen liegt, die niemand nutzen kann; kürzer verrät etwas mehr.
jukugo_daifuda-option-pause-long = 20 bis 90 Sekunden
jukugo_daifuda-option-pause-short = 5 bis 20 Sekunden, für Live-Tische
# Sets
jukugo_daifuda-kind-four_kind = Vierling
jukugo_daifuda-kind-four_word = Viererwort
jukugo_daifuda-kind-three_kind = Drilling
jukugo_daifuda-kind-three_word = Dreierwort
jukugo_daifuda-kind-chain = Kette
jukugo_daifuda-kind-twin = Doppel
jukugo_daifuda-kind-pair = Paar
jukugo_daifuda-kind-two_word = Wort
jukugo_daifuda-call-ron = Ron
jukugo_daifuda-call-tsumo = Tsumo
jukugo_daifuda-call-tsumo-is = du hast sie aufgedeckt
jukugo_daifuda-call-kan = Kan
jukugo_daifuda-call-pon = Pon
jukugo_daifuda-call-chi = Chi
jukugo_daifuda-card = { $kanji } { $short }
jukugo_daifuda-card-sentence = { $kanji } ({ $short })
jukugo_daifuda-quoted = { $word }
jukugo_daifuda-set = { $kind } { $shown }
jukugo_daifuda-points = { $points ->
    [one] 1 Pkt
   *[other] { $points } Pkt
}
jukugo_daifuda-word = { $word } ({ $reading })
# What readers who know no Japanese are told of a word, after its reading: the English meaning of the dictionary.
jukugo_daifuda-meaning = { $meaning }
jukugo_daifuda-entry = { $word } { $reading } { $gloss }
jukugo_daifuda-dot = {"+"}
jukugo_daifuda-slash = {" "}/{" "}
# A turn
jukugo_daifuda-tag-ron = Ron
jukugo_daifuda-tag-claim = Nehmen
jukugo_daifuda-tag-attach = An einen Satz anlegen
jukugo_daifuda-tag-pass = Passen
jukugo_daifuda-tag-flip = Karte aufdecken
jukugo_daifuda-tag-close = Weiter
jukugo_daifuda-tag-order = Daueranweisung
jukugo_daifuda-tag-ron-points = Ron ({ jukugo_daifuda-points })
jukugo_daifuda-ask-claim-1 = Mit welchen Karten nimmst du sie?
jukugo_daifuda-ask-claim-1-off = Welche deiner Karten bilden mit ihr einen Satz?
jukugo_daifuda-ask-claim-2 = Welcher Satz?
jukugo_daifuda-ask-attach-1 = An welchen Satz legst du sie an?
jukugo_daifuda-ask-attach-2 = Welcher Satz?
jukugo_daifuda-ask-order-1 = Welche Anweisung?
jukugo_daifuda-prompt-window = { $name } deckt { $card } auf. Was tust du?
jukugo_daifuda-prompt-own = Du hast { $card } aufgedeckt. Was tust du?
jukugo_daifuda-prompt-taken = { $name } wirft { $card } ab. Was tust du?
jukugo_daifuda-prompt-ron = Du kannst Ron für { $points } ansagen. { $prompt }
jukugo_daifuda-prompt-discard = Wirf eine Karte ab: Sie wird die nächste offene Karte.
jukugo_daifuda-prompt-flip = Deck die oberste Karte des Stapels auf: Sie wird die nächste offene Karte.
jukugo_daifuda-claim-label = { $shown } mit { $cards } ({ $kinds })
jukugo_daifuda-claim-or = { $one } oder { $other }
jukugo_daifuda-attach-label = { $before } → { $after } ({ $kind })
jukugo_daifuda-hint-number = { jukugo_daifuda-points }. Gleiche Zahlen
jukugo_daifuda-hint-word = { jukugo_daifuda-points }. { $entries }
jukugo_daifuda-hint-pair-grows = { jukugo_daifuda-points } offen. Kann zum Drilling wachsen
jukugo_daifuda-hint-word-grows = { jukugo_daifuda-points } offen. Kann zu Kette oder Doppel wachsen
jukugo_daifuda-hint-card-alone = Passt zu nichts auf deiner Hand
jukugo_daifuda-hint-card-with = Passt zu { $cards } auf deiner Hand
jukugo_daifuda-move-ron = Ron
jukugo_daifuda-move-pass = Passen
jukugo_daifuda-move-close = Weiter
jukugo_daifuda-move-claim = { $shown } mit { $cards } bilden ({ $kind })
jukugo_daifuda-move-attach = Aus { $before } wird { $shown } ({ $kind })
jukugo_daifuda-move-flip = Nächste Karte aufdecken
jukugo_daifuda-order-prompt = Anweisungen für diese Runde (nur für dich)
jukugo_daifuda-order-ask = Jedes Mal fragen
jukugo_daifuda-order-chi = Passen, außer bei Chi oder besser
jukugo_daifuda-order-ron = Passen, außer bei Ron
jukugo_daifuda-order-auto = Ron für mich ansagen
jukugo_daifuda-order-manual = Auch bei Ron fragen
jukugo_daifuda-order-turn = Alles passen, bis ich dran bin
jukugo_daifuda-order-hint-turn = Du wirst gar nicht gefragt, bis für dich eine Karte aufgedeckt wird
jukugo_daifuda-order-hint-ask = Du wirst gefragt, wenn du sie nutzen kannst
jukugo_daifuda-order-hint-chi = Zu Paaren und Zweierwörtern wirst du bis zum Rundenende nicht gefragt
jukugo_daifuda-order-hint-ron = Bis zum Rundenende wirst du nur gefragt, wenn du Schluss machen kannst
jukugo_daifuda-order-hint-auto = Bis zum Rundenende machst du sofort Schluss, wenn es geht
jukugo_daifuda-order-hint-manual = Du entscheidest auch bei möglichem Ron
jukugo_daifuda-waiting = ▶ Warten auf Antworten zur offenen Karte
# Refusals
jukugo_daifuda-no-order-off = Ohne Tipps gibt es keine Daueranweisungen: Schon die Frage würde dir verraten, was du hast.
jukugo_daifuda-no-order = „{ $order }“ ist schon eingestellt.
jukugo_daifuda-no-discard-now = Zuerst kommt die offene Karte. Abgeworfen wird, nachdem du eine genommen hast.
jukugo_daifuda-no-answer-now = Du hast die Karte schon genommen. Wirf jetzt eine aus deiner Hand ab.
jukugo_daifuda-no-hand-card = { $card } hast du nicht. Wähl aus deiner Hand.
jukugo_daifuda-no-claim-size = Ein Satz braucht eine bis drei deiner Handkarten und die offene.
jukugo_daifuda-no-last-card = Dann bliebe dir keine Karte zum Abwerfen. Deine letzte Handkarte geht nur in einen Ron.
jukugo_daifuda-no-kind = Diese Karten ergeben: { $made }. Sie ergeben nicht: { $kind }.
jukugo_daifuda-no-tier = { $word } steht im Wörterbuch „{ $tier }“. Dieser Tisch spielt mit „{ $dictionary }“, also zählt es nicht.
jukugo_daifuda-no-two = { $tried }: nicht im Wörterbuch „{ $dictionary }“. Auch die Zahlen sind verschieden ({ $numbers }), es ist also kein Satz.
jukugo_daifuda-no-jokers = Zwei Joker allein sind kein Satz. Leg einen neben eine Karte mit Kanji.
jukugo_daifuda-no-three = { $count ->
    [0] { $cards } sind in keiner Folge ein Dreierwort und keine gleichen Zahlen. Auch zwei davon ergeben kein Wort.
   *[other] { $cards } sind in keiner Folge ein Dreierwort und keine gleichen Zahlen. Sie ergeben nur { $made }; es braucht ein zweites Wort aus zwei anderen davon.
}
jukugo_daifuda-no-four = { $cards } sind in keiner Folge ein Viererwort aus „{ $dictionary }“ und keine gleichen Zahlen.
jukugo_daifuda-no-open-set = Diesen Satz hast du nicht. Anlegen geht nur an eigene offene Sätze.
jukugo_daifuda-no-attach-last = Danach hättest du keine Handkarte zum Abwerfen, also geht es nicht. Ohne Handkarten kann nur ein Ron die offene Karte nehmen.
jukugo_daifuda-no-grow-number = { $kind } { $cards } nimmt nur Karten seiner Zahl. { $daifuda } hat eine andere.
jukugo_daifuda-no-grow-word = { $kind } { $cards } ergibt mit { $daifuda } kein weiteres Wort (Wörterbuch „{ $dictionary }“).
jukugo_daifuda-no-grow-longer = { $word } ist ein Wort, aber an diesem Tisch wächst ein offenes Wort nur zu Kette oder Doppel.
jukugo_daifuda-no-grow-four = { $kind } hat schon vier Karten, und mehr geht nicht.
jukugo_daifuda-no-grow-kind = { $kind } kann nicht weiter wachsen.
jukugo_daifuda-no-ron-off = { $least ->
    [0] Das ist kein Ron.
   *[other] Das ist kein Ron mit { $least } oder mehr.
}
jukugo_daifuda-no-ron-low = Dieser Ron bringt { $score }. An diesem Tisch muss ein Ron { $least } oder mehr bringen.
jukugo_daifuda-no-ron-daifuda = { $daifuda } passt zu keiner deiner Handkarten und zu keinem deiner Sätze, also ist es kein Ron.
jukugo_daifuda-no-ron = { $left ->
    [one] Wie man sie auch ordnet, 1 Karte bleibt übrig, also ist es kein Ron.
   *[other] Wie man sie auch ordnet, { $left } Karten bleiben übrig, also ist es kein Ron.
}
# What happened
jukugo_daifuda-event-round = Runde { $number }. { $dealer } gibt.
jukugo_daifuda-event-flipped = { $seat } deckt { $card } auf.
jukugo_daifuda-event-answered = Du hast „{ $move }“ geantwortet. Niemand sonst sieht es.
jukugo_daifuda-event-ordered = Deine Anweisung für diese Runde: { $order }.
jukugo_daifuda-event-unclaimed = Niemand nimmt { $card }.
jukugo_daifuda-called = { $call }.{" "}
jukugo_daifuda-event-claimed = { $call }{ $seat } nimmt { $card }: { $set }. { $words }
jukugo_daifuda-event-attached = { $call }{ $seat } legt { $card } an, jetzt { $set }. { $words }
jukugo_daifuda-event-discarded = { $seat } wirft { $card } ab.
jukugo_daifuda-event-ron = Ron: { $seat } macht mit { $card } Schluss, alle anderen zahlen { $score }.
jukugo_daifuda-event-draw = Der Stapel ist leer. Die Runde endet unentschieden, niemand zahlt.
# The table in words
jukugo_daifuda-state = Runde { $round } von { $rounds }, { $card } liegt offen, { $deck } im Stapel
jukugo_daifuda-state-choosing = Runde { $round } von { $rounds }, eine Karte wird abgeworfen, { $deck } im Stapel
jukugo_daifuda-state-flipping = Runde { $round } von { $rounds }, die nächste Karte wird aufgedeckt, { $deck } im Stapel
jukugo_daifuda-state-over = Die Partie ist zu Ende
jukugo_daifuda-alt-flip = Platz { $seat } deckte { $card } auf.
jukugo_daifuda-alt-discard = Platz { $seat } warf { $card } ab.
jukugo_daifuda-alt-flipping = Platz { $seat } deckt die nächste offene Karte auf.
jukugo_daifuda-alt-last = Davor: Platz { $seat } nahm { $card }.
jukugo_daifuda-alt-last-nobody = Davor: Niemand nahm { $card }.
jukugo_daifuda-alt-deck = Stapel: { $deck }.
jukugo_daifuda-alt-discards = Ablage, { $count }, älteste zuerst: { $cards }.
jukugo_daifuda-alt-chips = { $number } { jukugo_daifuda-unit }
jukugo_daifuda-alt-rons = { $count ->
    [one] gewann eine Runde
   *[other] gewann { $count } Runden
}
jukugo_daifuda-alt-sets = Sätze: { $sets }
jukugo_daifuda-alt-before-ron = vorige Runde Ron für { $score } ({ $sets })
jukugo_daifuda-alt-before-paid = vorige Runde minus { $score }
jukugo_daifuda-alt-before-draw = vorige Runde unentschieden
jukugo_daifuda-alt-hand-none = Du hast keine Handkarten.
jukugo_daifuda-alt-panel = { $title }: { $ways }.
jukugo_daifuda-alt-entry = { $word } { $said }
jukugo_daifuda-alt-found = { $entry } (Platz { $seat }, { $kind }, { $points })
jukugo_daifuda-alt-hidden = { $set } (auf der Hand)
jukugo_daifuda-alt-own = Deine Sätze: { $sets }.
jukugo_daifuda-alt-daifuda = Die offene Karte ist { $card }.
jukugo_daifuda-alt-turn = am Zug
# Words in pictures
jukugo_daifuda-daifuda = Daifuda
# On the open card.
jukugo_daifuda-badge = Daifuda
jukugo_daifuda-choosing = Nächste Karte
jukugo_daifuda-turn = Am Zug
jukugo_daifuda-flipped-by = Aufgedeckt von
jukugo_daifuda-discarded-by = Abgeworfen von
jukugo_daifuda-chosen-by = Wirft ab
jukugo_daifuda-goes = passt
jukugo_daifuda-awaited = Warten auf Antworten
jukugo_daifuda-awaited-discard = Warten auf eine Karte
jukugo_daifuda-last-discarded = { $name } warf { $card } ab.
jukugo_daifuda-last-took = { $name } nahm { $card }.
jukugo_daifuda-last-nobody = Niemand nahm { $card }.
jukugo_daifuda-story-margin = Mit { $count } { jukugo_daifuda-unit } Vorsprung
jukugo_daifuda-story-shared = Gleich viele Chips: Der Sieg wird geteilt
jukugo_daifuda-story-ron = Größter Ron: { $name }, { $score } Punkte in Runde { $round }
jukugo_daifuda-unit = { $count ->
    [one] Chip
   *[other] Chips
}
jukugo_daifuda-amount = { $count ->
    [one] { $number } Chip
   *[other] { $number } Chips
}
jukugo_daifuda-alt-move-claim = { $kind } mit { $cards }
jukugo_daifuda-alt-move-attach = { $kind }, angelegt an { $cards }
jukugo_daifuda-last-round = Vorige Runde
jukugo_daifuda-last-ron = Ron { $score }
jukugo_daifuda-last-draw = Unentschieden
jukugo_daifuda-task-answer = Deine Antwort?
jukugo_daifuda-task-ron = Ron für { $points }?
jukugo_daifuda-task-discard = Eine abwerfen
jukugo_daifuda-task-wait = Warten auf die anderen
jukugo_daifuda-hand-empty = Keine Handkarten: Hoffe auf eine Karte, die an einen Satz passt
jukugo_daifuda-hand-ways = Du kannst bilden
jukugo_daifuda-hand-more = { $count } weitere im Menü
jukugo_daifuda-hand-words = Wörter auf deiner Hand
jukugo_daifuda-hand-no-words = Keine zwei deiner Handkarten bilden ein Wort
jukugo_daifuda-hand-hint-off = Keine Tipps an diesem Tisch
jukugo_daifuda-hand-answered = Deine Antwort: { $move }
jukugo_daifuda-hand-orders = Anweisungen: { $orders }
jukugo_daifuda-result-words = Wörter dieses Tisches
jukugo_daifuda-result-no-words = Es wurden keine Wörter gelegt
jukugo_daifuda-closed = verdeckt

# How to play
jukugo_daifuda-sketch-goal = Alle acht Karten in Wörtern und gleichen Zahlen: Das ist Ron.
jukugo_daifuda-sketch-turn = Nimm die offene Karte, wenn sie einen Satz ergibt; wirf dann eine ab.
jukugo_daifuda-sketch-score = Jeder Satz hat seine Punkte. Verdeckt zählt er doppelt.
jukugo_daifuda-rules-0-title = Alle acht Karten in Sätzen
jukugo_daifuda-rules-0-1 = 52 Karten mit je einem Kanji und zwei Joker (々, „noch einmal dasselbe“). Du hältst sieben, dazu { $chips } Chips.
jukugo_daifuda-rules-0-2 = Eine Karte liegt offen in der Mitte: die Daifuda. Wer mit ihr einen Satz bilden kann, darf sie nehmen.
jukugo_daifuda-rules-0-3 = Liegen die Daifuda und deine sieben Karten alle in Sätzen, machst du Schluss: Ron. Alle anderen zahlen dir die Punkte in Chips.
jukugo_daifuda-rules-0-4 = Ein Joker ist in einem Wort 々 und in einem Satz gleicher Zahlen jede Zahl.
jukugo_daifuda-rules-1-title = Sätze und ihre Punkte
jukugo_daifuda-rules-1-1 = Die Punkte gelten für offene Sätze; auf der Hand zählt ein Satz doppelt.
jukugo_daifuda-rules-1-2 = Kanji dürfen in jeder Folge stehen. Passen Karten zu mehreren Arten, zählt die obere.
jukugo_daifuda-rules-2-title = Wenn eine Daifuda erscheint
jukugo_daifuda-rules-2-1 = Wer am Zug ist, deckt eine Karte auf, und alle antworten verdeckt. Auf eine abgeworfene antworten alle außer der Person, die sie abwarf.
jukugo_daifuda-rules-2-2 = Wollen mehrere sie, geht sie an die stärkste Antwort. Bei gleichen an die Person, die im Uhrzeigersinn zuerst kommt.
jukugo_daifuda-rules-2-3 = Will sie niemand, kommt sie auf die Ablage, und links wird die nächste aufgedeckt. Unterlegene Antworten sieht niemand.
jukugo_daifuda-rules-3-title = Nehmen, anlegen, abwerfen
jukugo_daifuda-rules-3-1 = Leg den Satz offen aus und wirf eine Handkarte ab: Sie ist die nächste Daifuda. Hände wachsen nie.
jukugo_daifuda-rules-3-2 = Offene Paare und Drillinge nehmen noch eine gleiche Zahl; ein offenes Wort nimmt ein Kanji, das ein zweites Wort ergibt (mit Hausregel auch ein längeres Wort).
jukugo_daifuda-rules-3-3 = Mit deiner allerletzten Handkarte kannst du sie nicht nehmen. Die ist für einen Ron. Mit Hausregel muss ein Ron einen Mindestwert bringen (bis 40).
jukugo_daifuda-rules-4-title = Ron und das Ende
jukugo_daifuda-rules-4-1 = Hand 日本音後半生人, Daifuda 国: Ron. Der Satz mit der Daifuda zählt als offen, Sätze nur aus der Hand zählen doppelt.
jukugo_daifuda-rules-4-2 = 5 + 20 + 2 = 27. Alle anderen zahlen 27.
jukugo_daifuda-rules-4-3 = Wer zuerst gibt, wird ausgelost und ist zuerst am Zug. Wer Schluss macht, gibt als Nächstes. Leerer Stapel: unentschieden, links wird gegeben.
jukugo_daifuda-rules-4-4 = Nach Runde { $rounds } oder sobald jemand unter null ist, gewinnen die meisten Chips; bei Gleichstand geteilt.
jukugo_daifuda-rules-5-title = Warten, Anweisungen, Wörterbuch
jukugo_daifuda-rules-5-1 = Wer gefragt wird und wer geantwortet hat, bleibt geheim. Auch eine Karte, die niemand nutzen kann, liegt eine Weile offen.
jukugo_daifuda-rules-5-2 = Daueranweisungen, für eine Runde, wo es Tipps gibt: „Passen, außer bei Ron“, „Passen, außer bei Chi oder besser“, „Ron für mich ansagen“.
jukugo_daifuda-rules-5-3 = Behalte Sätze, die auf der Hand fertig sind, nimm Karten mit deinen losen, und wirf nie einen Joker ab.
jukugo_daifuda-rules-5-4 = Wörter, Lesungen und Bedeutungen: JMdict und KANJIDIC2 von EDRDG, CC BY-SA 3.0. edrdg.org
# A first hand (/learn)
jukugo_daifuda-learn-goal = Zweiundfünfzig Kanji-Karten und zwei Joker, 々. Eine liegt offen, die Daifuda: Nimm sie mit einem Wort oder mit Karten gleicher Zahl. Liegen sie und alle deine Karten in Sätzen, machst du Schluss.
jukugo_daifuda-learn-hand = Du hältst 工 学 人 音 下 生 und einen Joker. 学生, Student, ist schon ein Wort, und 人 passt zu vielem. Deine Knöpfe zeigen, was passt: Kanji lesen musst du nicht.
jukugo_daifuda-learn-try = Die 商 ist eine 5, und deine 人 auch; mit dem Joker ist das ein Drilling. Alle antworten verdeckt, ob sie wollen oder nicht. Sag, dass du sie nehmen würdest.
jukugo_daifuda-learn-try-else = Fragen kostet nichts, und ein Drilling ist ein starker Anspruch.
jukugo_daifuda-learn-word = Wer die Karte aufgedeckt hat, geht dir vor, außer bei Ron. Jetzt wurde 小 abgeworfen: Mit 学 und 生 wird daraus 小学生, ein Schulkind, ein starkes Dreierwort. Nimm sie.
jukugo_daifuda-learn-word-else = Eine gleiche Zahl würde dich den Joker kosten oder ein Wort zerreißen. 小学生 nutzt genau die richtigen zwei.
jukugo_daifuda-learn-loose = Das Wort liegt offen vor dir; dafür wirfst du eine Karte ab, die nächste Daifuda. Behalte, was noch passen kann: 工 und 人, 下 mit dem Joker. Die 音 ist lose.
jukugo_daifuda-learn-loose-else = Wirf nie einen Joker ab, und 工 und 人 gehören zusammen. Die 音 fehlt dir nicht.
jukugo_daifuda-learn-pass = 文, eine 7. Es ginge nur ein Paar mit dem Joker, und das würde ihn verschwenden. Passe; niemand sieht, wer passt.
jukugo_daifuda-learn-pass-else = Der Joker passt überall; gib ihn her, wenn er deine Hand fertig macht.
jukugo_daifuda-learn-joker = 中, mit 人 und dem Joker? Es würde passen, aber dann hätten 工 und 下 nichts mehr, was zu ihnen passt. Passe noch einmal.
jukugo_daifuda-learn-joker-else = Sieh, was auf deiner Hand bliebe: Karten, die zu nichts passen.
jukugo_daifuda-learn-almost = Und da ist sie: 的 wurde abgeworfen. 人工的, künstlich, nimmt drei davon, und 下 mit dem Joker ist ein Paar. Jede Karte liegt in einem Satz.
jukugo_daifuda-learn-ron = Ron. Es geht allem anderen vor, und alle anderen zahlen dir.
jukugo_daifuda-learn-ron-else = Du könntest sie nur für das Wort nehmen, aber Schluss zu machen ist besser als alles andere.
jukugo_daifuda-learn-end = Vierundzwanzig von jedem. Sätze, die auf der Hand fertig sind, zählen doppelt, die auf dem Tisch einfach. Wer Schluss macht, gibt als Nächstes. Nach der letzten Runde oder sobald jemand unter null ist, gewinnen die meisten Chips.
