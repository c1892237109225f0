# Target
target-title = Target
target-line = Fern vom Ziel oder nah daran? Die letzte Karte kann alles umdrehen.
target-designer = 塚本忠行 (ちゃぶだいげえむず)
target-about = In jeder Runde ist eine Karte das Ziel, und alle spielen eine Karte. Liegt die Farbe des Ziels dabei, holt es die fernste Zahl; wenn nicht, die nächste. Eine späte Karte dieser Farbe dreht die Runde für alle um. Fünfzehn Minuten; wer zuerst fünf Ziele hat, gewinnt.
target-command = target
# Options
target-option-goal = Ziele zum Sieg
target-option-goal-help = Wer zuerst so viele Ziele hat, gewinnt. Meist 5; mit 2 geht es schnell.
target-option-far_pool = Fernste Zahl unter
target-option-far_pool-help = Wer mitzählt, wenn die fernste Zahl gewinnt: alle oder nur Karten der Farbe des Ziels.
target-option-far_pool-all = allen Karten
target-option-far_pool-same_suit = nur der Zielfarbe
# A turn
target-tag-choose_target = Ziel bestimmen
target-tag-keep = Alle behalten
target-tag-always_keep = Immer alle behalten
target-tag-ask_me = Jedes Mal fragen
target-ask-choose_target-1 = Welche Karte ist das Ziel?
target-ask-discard-1 = Wirf eine oder zwei Karten ab
target-prompt-choose_target = Bestimme eine der drei Karten zum Ziel. Du spielst zuerst.
target-prompt-play-far = Bisher gewinnt die fernste Zahl. Welche Karte spielst du?
target-prompt-play-near = Bisher gewinnt die nächste Zahl. Welche Karte spielst du?
target-prompt-discard = Wirf bis zu zwei Karten ab oder behalte alle. Du ziehst auf fünf nach.
target-move-choose_target = { $card } zum Ziel bestimmen
target-move-discard = { $cards } abwerfen
target-hint-distance = { $name }, Abstand { $distance }
target-hint-winning = { $name }, Abstand { $distance } (führt bisher)
target-hint-losing = { $name }, Abstand { $distance } (führt bisher nicht)
# Refusals
target-now-choose_target = Erst muss das Ziel bestimmt werden. Wähl eine der drei Karten.
target-now-play = Das Ziel ist bestimmt. Spiel eine Karte aus deiner Hand.
target-now-discard = Diese Runde ist entschieden. Wirf bis zu zwei Karten ab oder behalte alle.
target-no-choice = { $card } ist keine der drei Karten. Bestimme eine von ihnen.
target-no-card = { $card } hast du nicht auf der Hand. Wähl eine Karte, die du hast.
target-no-empty = Du hast keine Karte gewählt. Um alle zu behalten, nimm „Alle behalten“.
target-no-many = Mehr als zwei Karten kannst du nicht abwerfen. Wähl weniger.
# What happened
target-event-revealed = Runde { $round }: Aufgedeckt werden { $cards }, und { $seat } bestimmt das Ziel.
target-event-named = { $seat } bestimmt { $card } zum Ziel.
target-event-taken = { $far ->
    [yes] Fern: { $seat } holt { $target } mit { $card }, Abstand { $distance }.
   *[no] Nah: { $seat } holt { $target } mit { $card }, Abstand { $distance }.
}
target-event-taken-last = { $far ->
    [yes] Fern: { $seat } holt { $target }, Abstand { $distance }.
   *[no] Nah: { $seat } holt { $target }, Abstand { $distance }.
}
target-event-thrown = Abgeworfen: { $told }.
target-event-thrown-none = Niemand wirft etwas ab.
target-thrown-of = { $name } { $cards }
target-event-reshuffled = { $count ->
    [one] Der Stapel ist leer, darum wird der Ablagestapel, 1 Karte, zum neuen.
   *[other] Der Stapel ist leer, darum wird der Ablagestapel, { $count } Karten, neu gemischt.
}
target-event-drew = Du ziehst { $cards }.
target-event-kept = { $on ->
    [yes] Ab jetzt behältst du alle Karten, ohne gefragt zu werden.
   *[no] Ab jetzt wirst du wieder gefragt, was du abwirfst.
}
target-event-ended = { $seat } gewinnt mit { $count } Zielen!
# The table
target-state-choose_target = Runde { $round }, Ziel bestimmen
target-state-play-far = Runde { $round }, die fernste gewinnt
target-state-play-near = Runde { $round }, die nächste gewinnt
target-state-discard = Nach Runde { $round }, abwerfen
target-state-over = Zu Ende nach Runde { $round }
target-alt-candidates = Zur Wahl: { $cards }.
target-alt-target = Das Ziel ist { $target }.
target-alt-far = Bisher gewinnt die fernste Zahl.
target-alt-near = Bisher gewinnt die nächste Zahl.
target-alt-last-far = Voriges Ziel: { $target }. Die fernste holte es: { $seat }.
target-alt-last-near = Voriges Ziel: { $target }. Die nächste holte es: { $seat }.
target-alt-played = Dafür gespielt, ab { $leader }: { $cards }.
target-alt-won = { $count ->
    [0] kein Ziel
   *[other] Ziele: { $count } ({ $cards })
}
target-alt-pile = { $count ->
    [0] Stapel { $deck }. Noch ist nichts abgeworfen.
   *[other] Stapel { $deck }. Ablage { $count }: { $cards }.
}
target-alt-pile-short = Stapel { $deck }. Ablage { $count }.
target-alt-goal = { $goal } Ziele gewinnen.
target-alt-goal-same_suit = { $goal } Ziele gewinnen. Gewinnt die fernste, zählen nur Karten der Farbe des Ziels.
target-alt-suit = { $suit } { $ranks }
target-alt-wish = Du behältst immer alle Karten, ohne gefragt zu werden.
# Words in pictures
target-far = Fern
target-near = Nah
target-unit = { $count ->
    [one] Ziel
   *[other] Ziele
}
target-amount = { $count ->
    [one] { $number } Ziel
   *[other] { $number } Ziele
}
target-goal = { $goal } zum Sieg
target-same-suit = Fern: nur Zielfarbe
target-last = Vorige Runde
target-deck = Stapel { $count }
target-pile = Ablage { $count }
target-chosen = Gewählt
target-keep = Behalten
target-away = Abgeworfen
target-distance = { $distance } entfernt
target-task-choose_target = Ziel bestimmen
target-task-play-far = Bisher gewinnt fern
target-task-play-near = Bisher gewinnt nah
target-task-discard = Bis zu 2 abwerfen
target-took-far = Fern: { $name } holte { $card }
target-took-near = Nah: { $name } holte { $card }
target-named = { $name } bestimmte { $card }
target-story-margin = { $count ->
    [one] Mit einem einzigen Ziel Vorsprung
   *[other] Mit { $count } Zielen Vorsprung
}
target-story-last-far = Zuletzt: { $card } mit Abstand { $distance }, die fernste
target-story-last-near = Zuletzt: { $card } mit Abstand { $distance }, die nächste

# Rules
target-sketch-goal = Hol Ziele. Wer zuerst { $goal } hat, gewinnt.
target-sketch-turn = Eine Karte ist das Ziel. Alle spielen eine Karte ihrer Wahl.
target-sketch-score = Die nächste Zahl holt es; wurde seine Farbe gespielt, die fernste.
target-rules-0-title = Ein Ziel bestimmen
target-rules-0-1 = { $pack } Karten ohne Joker: A bis K in sechs Farben. Alle bekommen { $hand }. Wer zuerst anfängt, wird ausgelost.
target-rules-0-2 = Wer anfängt, deckt { $revealed } Karten auf und bestimmt eine davon zum Ziel. Die anderen { $others } kommen auf die Ablage.
target-rules-0-3 = Von da an spielen im Uhrzeigersinn alle eine beliebige Karte: Bedienen muss man nicht.
target-rules-0-4 = Nur Zahlen zählen: A ist 1, J 11, Q 12, K 13. Der Abstand zweier Karten ist ihre Differenz; K und A hängen nicht zusammen.
target-rules-1-title = Fern oder nah
target-rules-1-1 = Spielt niemand die Farbe des Ziels, holt es die nächste Zahl; bei gleicher Nähe die später gespielte Karte. Hier: die Karo-9.
target-rules-1-2 = Spielt jemand die Farbe des Ziels, holt es die fernste Zahl, gleich welcher Farbe; bei gleicher Ferne die früher gespielte Karte. Hier: der Kreuz-König.
target-rules-1-3 = Eine späte Karte der Farbe dreht also die Runde für alle um. Mit einer Hausregel können nur Karten dieser Farbe die fernste sein.
target-rules-2-title = Nach jeder Runde
target-rules-2-1 = Wer das Ziel holt, behält es offen. Die gespielten Karten kommen auf die Ablage.
target-rules-2-2 = Alle zugleich wählen bis zu { $thrown } Karten zum Abwerfen oder keine. Sie werden gemeinsam gezeigt; dann ziehen alle der Reihe nach auf { $hand } nach.
target-rules-2-3 = Wer das Ziel geholt hat, fängt als Nächstes an.
target-rules-2-4 = Ist der Stapel leer, wird die Ablage neu gemischt. Sie ist offen für alle: Was nicht darin liegt, kann noch auf einer Hand sein.
target-rules-2-5 = Wer zuerst { $goal } Ziele hat, gewinnt sofort. Ein Tisch kann sich auf 2 bis 7 einigen.
# A first hand (/learn)
target-learn-goal = Eine von drei Karten wird zum Ziel bestimmt, und alle spielen eine Karte. Die nächste Zahl holt es; spielt aber jemand die Farbe des Ziels, holt es die fernste. Fünf Ziele gewinnen.
target-learn-give = Das Ziel ist der Kreuz-König, und ein König liegt schon: Näher geht es nicht. Umdrehen kannst du das ohne Kreuz nicht, also spiel eine Karte, die du nicht brauchst: die Pik-6.
target-learn-give-else = Diese Runde gewinnst du nicht, also verschwende keine Karte, die sonst gut ist. Die 6 geht.
target-learn-middle = Nach jeder Runde dürfen alle bis zu zwei abwerfen und ziehen auf fünf nach. Mittlere Zahlen sind nie ganz nah und nie ganz fern: Lass beide Achten gehen.
target-learn-middle-else = Zehnen und Buben liegen vielen Karten nah; Achten gewinnen selten. Wirf diese zwei ab.
target-learn-turned = Jetzt ist das Ziel der Plus-König, und du hast zwei Plus, eins davon das Ass. Ein Ass zählt 1: zwölf vom König entfernt, ferner geht es nicht.
target-learn-turn = Spiel das Ass. Es ist ein Plus und dreht die Runde um: Ab jetzt gewinnt die fernste Zahl, und das bist du.
target-learn-turn-else = Nur ein Plus dreht die Runde um, und das Ass ist zugleich die fernste Karte.
target-learn-won = Dein erstes Ziel: Bei gleicher Ferne gewinnt die früher gespielte Karte, darum konnte dich niemand aufhalten. Wer das Ziel holt, fängt an und bestimmt das nächste.
target-learn-keep = Behalte den Plus-Buben und die Herz-2: Hohe und niedrige Karten helfen so und so. Die 9 und die 10 können gehen.
target-learn-keep-else = Behalte Karten von den Enden. Die zwei aus der Mitte tauschst du.
target-learn-name = Jetzt bestimmst du das Ziel. Du hast eine Pik-Dame: Bei der Laub-Dame wäre dein Abstand 0. Bestimme sie.
target-learn-name-else = Nimm ein Ziel, dem deine Karten nah sind oder dessen Farbe du mit einer fernen Karte hast. Die Dame ist es.
target-learn-lead = Spiel deine Dame: Abstand 0. Dein eigenes Laub würde die Runde umdrehen; halt es zurück.
target-learn-lead-else = Mit Laub würde die fernste gewinnen, und deine liegen nah am Ziel. Die Dame ist besser.
target-learn-later = Nach deiner kam noch eine Dame. Bei gleicher Nähe gewinnt die spätere: Zuletzt zu spielen ist viel wert, und wer anfängt, gibt das her.
target-learn-away = Wirf wieder ab: zwei Laub mit mittleren Zahlen.
target-learn-away-else = Die 2 und der Plus-Bube nützen mehr als diese zwei.
target-learn-last = Das Ziel ist die Laub-6, und nach dir kommt nur noch eine Person. Am nächsten ist bisher eine 7; deine Plus-6 trifft genau.
target-learn-last-else = Die 6 hat Abstand 0, besser geht es nicht, solange die nächste gewinnt.
target-learn-end = Kein Laub und keine andere 6 kam nach deiner: dein zweites Ziel. Zähl, wer die Farbe noch haben kann, und achte darauf, wer nach dir spielt.
