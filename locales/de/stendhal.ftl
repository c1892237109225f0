# Stendhal
stendhal-title = Stendhal
stendhal-line = Die häufigste Farbe macht den Stich; verdeckte Karten lassen zwei Farben minus zählen.
stendhal-designer = アカシア
stendhal-about = Stiche ohne Trumpf: Es gewinnt die Farbe, von der die meisten Karten im Stich liegen, egal welche ausgespielt wurde. Zuerst legen alle eine Karte verdeckt, und diese bestimmen die zwei Minusfarben. Stiche ohne sie bringen einen Bonus. Fängst du welche, tut die niedrigste mit ihrer Zahl weh, die anderen mit je einem Punkt.
stendhal-command = stendhal
# Options
stendhal-option-limit = Grenze
stendhal-option-limit-help = Die Partie endet, wenn jemand insgesamt so viele Minuspunkte hat. Meist 66; mit 30 geht es schnell.
stendhal-option-max_deals-help = Die Partie endet spätestens nach so vielen Durchgängen. Sonst 30 oder 60, je nach Grenze.
stendhal-option-max_deals-auto = je nach Grenze
stendhal-option-lowest_ace = Ass einer Minusfarbe
stendhal-option-lowest_ace-help = Ob das Ass bei der niedrigsten Karte einer Minusfarbe 1 ist oder über dem König steht.
stendhal-option-lowest_ace-low = die niedrigste Karte
stendhal-option-lowest_ace-high = über dem König (allein 1 Punkt)
# A turn
stendhal-tag-choose = Verdeckt legen
stendhal-ask-choose-1 = Welche Karte legst du verdeckt?
stendhal-prompt-choose = Leg eine Karte verdeckt, um die Minusfarben mitzubestimmen.
stendhal-move-choose = { $card } verdeckt legen
# Refusals
stendhal-no-play-now = Die Minusfarben werden noch bestimmt. Leg erst eine Karte verdeckt.
stendhal-no-choose-now = Die Minusfarben stehen fest. Spiel eine Karte in den Stich.
# What happened
stendhal-event-revealed = Die verdeckten Karten: { $cards }. Minusfarben: { $first } und { $second }.
stendhal-event-revealed-centre = Die verdeckten Karten: { $cards }; in der Mitte { $centre }. Minusfarben: { $first } und { $second }.
stendhal-laid = { $name } { $card }
stendhal-event-trick = Am meisten liegt { $suit }: { $name } macht den Stich mit { $card }.
stendhal-event-trick-last = Am meisten liegt { $suit }: { $name } macht den Stich.
stendhal-event-trick-leader = Alle Farben sind verschieden, also macht { $name } den Stich, wegen des Ausspiels.
stendhal-event-scored = Durchgang { $deal }: { $points }. Gesamt: { $totals }.
stendhal-event-scored-first = Durchgang { $deal }: { $points }.
stendhal-event-play_off = Die Grenze ist erreicht, aber { $seats } liegen vorn gleichauf, darum gibt es noch einen Durchgang.
# The table
stendhal-state-choose = Durchgang { $deal }, Minusfarben bestimmen
stendhal-alt-minus = Minusfarben: { $first } und { $second }. Verdeckt gelegt, ab Platz 1: { $cards }.
stendhal-alt-leader = Dann spielt Platz { $seat } aus.
stendhal-alt-last-deal = Voriger Durchgang, ab Platz 1: { $points }.
stendhal-alt-left = { $count ->
    [one] 1 Karte liegt verdeckt in der Mitte.
   *[other] { $count } Karten liegen verdeckt in der Mitte.
}
stendhal-alt-centre = {" "}Mitte: { $cards }.
stendhal-alt-most = Die meisten Karten: { $suit }, { $count }.
stendhal-alt-leads = Alle Farben sind verschieden, also führt der Platz, der ausspielte.
stendhal-alt-end = Die Partie endet, wenn jemand bei minus { $limit } ist.
stendhal-alt-closing = Die Grenze ist erreicht. Schluss ist, sobald ein Platz allein vorn liegt.
# Words in pictures
stendhal-bar-minus = Minusfarben
stendhal-bar-limit = Ende bei −{ $limit }
stendhal-closing = Stechen
stendhal-last-deal = Voriger Durchgang
stendhal-first = Die verdeckten Karten bestimmen die zwei Minusfarben
stendhal-centre = Mitte
stendhal-out = Nicht im Spiel
stendhal-chosen = Gewählt
stendhal-task-choose = Eine verdeckt legen
stendhal-blow = Härtester Schlag: { $name }, { $points } in Durchgang { $deal }
stendhal-story-turned = Gedreht im letzten Durchgang

# Rules
stendhal-sketch-goal = Mach Stiche, aber fang keine der zwei Minusfarben.
stendhal-sketch-turn = Bedien Farbe, wenn du kannst. Die häufigste Farbe macht den Stich.
stendhal-sketch-score = Eine Minuskarte kostet 1, die niedrigste ihre Zahl. Keine: ein Bonus.
stendhal-rules-0-title = Die häufigste Farbe gewinnt
stendhal-rules-0-1 = Bediene, wenn du kannst. Sonst spiel eine beliebige Karte.
stendhal-rules-0-2 = Es gewinnt die Farbe mit den meisten Karten im Stich, und davon die stärkste Karte: A, K, Q … 2.
stendhal-rules-0-3 = Haben Farben gleich viele Karten, gewinnt die mit der späteren letzten Karte. Hier Pik.
stendhal-rules-0-4 = Links vom Geber wird zuerst ausgespielt, dann spielt aus, wer den Stich machte. Zu fünft oder sechst können alle Farben verschieden sein: Dann gewinnt, wer ausspielte.
stendhal-rules-1-title = Das Geben
stendhal-rules-1-1 = { $pack } Karten ohne Joker: zu fünft je { $for_5 }, zu sechst { $for_6 }, zu siebt { $for_7 }. Der Rest liegt verdeckt in der Mitte.
stendhal-rules-1-2 = Wer zuerst gibt, wird ausgelost, dann wandert das Geben nach links.
stendhal-rules-1-3 = Alle legen eine Handkarte verdeckt. Sie und die Mitte werden zusammen aufgedeckt, bestimmen die Minusfarben und sind in diesem Durchgang nicht mehr im Spiel.
stendhal-rules-2-title = Die Minusfarben
stendhal-rules-2-1 = Die häufigste Farbe dieser Karten ist Minusfarbe. Bei Gleichstand vergleicht man die stärksten Karten, dann die nächsten. Hier: Kreuz.
stendhal-rules-2-2 = Ist noch immer Gleichstand, geht es rechts vom Geber gegen den Uhrzeigersinn, die Mitte zuletzt: die Farbe, die zuerst kommt.
stendhal-rules-2-3 = Die zweite ist ihr Gegenstück: Pik mit Herz, Kreuz mit Karo, Plus mit Laub.
stendhal-rules-3-title = Wertung
stendhal-rules-3-1 = Jede gefangene Minusfarbe kostet 1 Punkt je Karte, aber ihre niedrigste Karte kostet ihre Zahl.
stendhal-rules-3-2 = Ein Ass ist 1 und am niedrigsten, J ist 11, Q 12, K 13. Eine Hausregel stellt das Ass über den König.
stendhal-rules-3-3 = Plus 4 + 3 und Laub 10: minus 17 Punkte.
stendhal-rules-3-4 = Machst du Stiche ganz ohne Minuskarte, bekommst du einen Bonus für deine Farben: 1 für eine, 3 für zwei, 6 für drei, 10 für vier.
stendhal-rules-4-title = Das Ende
stendhal-rules-4-1 = Ist jemand insgesamt bei minus { $limit } oder darunter, ist die Partie zu Ende, und die meisten Punkte gewinnen.
stendhal-rules-4-2 = Bei Gleichstand vorn spielt ihr weiter, bis jemand führt.
stendhal-rules-4-3 = Eine Partie hat höchstens { $max_deals } Durchgänge; wer dann vorn gleichauf liegt, teilt sich den Sieg.
# A first hand (/learn)
stendhal-learn-goal = In { stendhal-title } geht es um Stiche, die du nicht willst. Zwei der sechs Farben zählen minus, von allen heimlich bestimmt. Du hast viel Herz und Pik, kaum Kreuz oder Karo.
stendhal-learn-choose = Alle legen eine Karte verdeckt. Die Farbe, die am meisten liegt, zählt minus, und ihr Gegenstück auch: Kreuz mit Karo, Pik mit Herz. Stimm für Kreuz; du hast nur dieses eine.
stendhal-learn-choose-else = Für deine eigene lange Farbe zu stimmen würde deine Karten gefährlich machen. Kreuz passt dir.
stendhal-learn-minus = Es hat geklappt: Mit den Karten aus der Mitte lag Kreuz am meisten. Jedes gefangene Kreuz oder Karo kostet eins, die niedrigste einer Farbe ihre Zahl. Die gelegten Karten sind aus dem Spiel.
stendhal-learn-follow = Ausgespielt wurde Karo, und du hast eins, also musst du bedienen. Eine 4 ist sicher: Die Dame ist stärker. Jetzt hast du keine Minuskarte mehr.
stendhal-learn-follow-else = Du hast ein Karo und musst es spielen.
stendhal-learn-throw = Kreuz, und du hast keins: Jede Karte geht. Die häufigste Farbe macht den Stich, und dein Herz kann zwei Kreuz nicht einholen. Wirf eine starke Karte ab, die du später bereuen würdest.
stendhal-learn-throw-else = Kleine Karten sind hier kostbar: Sie halten dich am Ende aus den Stichen. Lass die Dame gehen.
stendhal-learn-again = Drei Karo liegen da und ein Pik. Wieder kannst du nicht gewinnen, also ist das der Moment für das Herz-Ass.
stendhal-learn-again-else = Das Ass würde dir einen unerwünschten Stich machen. Werde es los, solange das nichts kostet.
stendhal-learn-cross = Plus zählt nicht minus, aber jemand könnte später ein Kreuz darauf werfen. Du musst bedienen, und die 9 ist dein einziges: Unter dem Buben ist sie sicher.
stendhal-learn-cross-else = Du hast ein Plus, also musst du bedienen.
stendhal-learn-late = Zwei Karo, ein Kreuz, ein Laub: Karo liegt am meisten. Vorsicht bei Gleichstand: Dann gewinnt die Farbe, deren letzte Karte später kam. Ein Herz bleibt allein, also ist es sicher.
stendhal-learn-late-else = Mit deinem letzten Laub lägen zwei Laub und zwei Karo da, und bei Gleichstand gewinnt das spätere. Mach es einfach: ein Herz.
stendhal-learn-spade = Endlich Pik, davon hast du viel. Bube und Zehn liegen da, deine 9 ist knapp darunter: Spiel die höchste Karte, die nicht gewinnt.
stendhal-learn-spade-else = Deine kleinen Pik brauchst du noch, wenn nur du die Farbe hast. Gib jetzt die 9 her.
stendhal-learn-end = Bisher hast du nichts gefangen. Stiche ohne Minuskarte bringen sogar einen Bonus, bis zu zehn Punkte für vier Farben. Gespielt wird, bis jemand bei minus 66 ist; die meisten Punkte gewinnen.
