# Rummy Fifty
rummy_fifty-command = romme_50
rummy_fifty-title = Rommé 50
rummy_fifty-line = Ziehen, abwerfen, auslegen, Schluss machen. Kommen fünfzig zusammen, zählt der Sieg doppelt.
rummy_fifty-designer = ゆたか (ゆるあ~と), 2016
rummy_fifty-about = Ein Rommé mit Folgen und Sätzen. In jeder Runde gibt es eine Jokerfarbe, die in einer Folge für jede Farbe steht. Schluss zu machen bringt einen Punkt, und die Hand, die am meisten zählt, verliert einen; ergibt das mit deinem eigenen J, Q oder K 50 oder mehr, gewinnst du zwei. Wer zuerst fünf Punkte hat, siegt.
# Options
rummy_fifty-option-max_rounds = Max. Runden
rummy_fifty-option-max_rounds-help = Hat nach so vielen Runden niemand 5 Punkte, gewinnen die meisten Punkte.
rummy_fifty-option-layoff_own = An eigene anlegen
rummy_fifty-option-layoff_own-help = Du darfst auch an eigene Auslagen anlegen (im Original nicht).
rummy_fifty-option-first_dealer = Erster Geber
rummy_fifty-option-first_dealer-help = Wer zuerst gibt: ausgelost oder ein Platz; Platz 3 und 4 nur, wo so viele spielen.
# Moves
rummy_fifty-tag-bonus = J, Q oder K wählen
rummy_fifty-tag-draw = Ziehen
rummy_fifty-tag-meld = Auslegen
rummy_fifty-tag-layoff = Anlegen
rummy_fifty-tag-end_turn = Zug beenden
rummy_fifty-ask-bonus-1 = Welche Bonuskarte wählst du?
rummy_fifty-ask-draw-1 = Woher ziehst du?
rummy_fifty-ask-meld-1 = Welche Karten legst du aus? (3 oder mehr)
rummy_fifty-ask-layoff-1 = Welche Karte legst du an?
rummy_fifty-ask-layoff-2 = An welche Auslage kommt { $card }?
rummy_fifty-prompt-bonus = Wähl deine Bonuskarte für die Wertung: hoch bei starker Hand, J bei schwacher.
rummy_fifty-prompt-draw = Zieh eine Karte. Woher?
rummy_fifty-prompt-draw-stock = Zieh eine Karte. Jetzt geht nur der Stapel.
rummy_fifty-prompt-discard = Wirf eine Karte ab. Ausgelegt wird danach.
rummy_fifty-prompt-table = Leg aus und an, wie du magst, dann drück „Zug beenden“.
rummy_fifty-court = { $court } ({ $points } Punkte)
rummy_fifty-court-hint-j = am wenigsten beim Verlieren
rummy_fifty-court-hint-q = dazwischen
rummy_fifty-court-hint-k = am meisten, beim Sieg wie beim Verlieren
rummy_fifty-from-stock = Stapel (noch { $count })
rummy_fifty-from-stock-hint = die Karte kennst nur du
rummy_fifty-from-stock-last = die letzte Karte: Wer sie zieht, beendet die Runde ohne Wertung
rummy_fifty-from-discard = { $card }: Ablage von Platz { $seat }
rummy_fifty-from-extra = { $card }: Zusatzablage von Platz { $seat }
rummy_fifty-from-extra-own = { $card }: deine eigene Zusatzablage
rummy_fifty-drawn-hint = gerade gezogen
rummy_fifty-wild-hint = Joker
rummy_fifty-group = Satz { $rank }: { $suits }
rummy_fifty-run = Folge { $suit }{ $low }–{ $high }
rummy_fifty-run-open = Folge { $low }–{ $high }, noch ohne Farbe
rummy_fifty-kind-group = Satz
rummy_fifty-kind-open = Folge, noch ohne Farbe
rummy_fifty-meld-label = Auslage { $number }: { $meld } (Platz { $seat })
rummy_fifty-move-bonus = { $court } wählen
rummy_fifty-move-draw = Ziehen: { $source }
rummy_fifty-ahead-discard = Ziehen, was dann auf der Ablage von Platz { $seat } liegt
rummy_fifty-ahead-extra = Ziehen, was dann auf der Zusatzablage von Platz { $seat } liegt
rummy_fifty-move-draw-stock = Vom Stapel ziehen
rummy_fifty-move-meld = { $cards } auslegen
rummy_fifty-move-layoff = { $card } an Auslage { $number } anlegen
# Refusals
rummy_fifty-no-bonus-now = Alle haben ihre Bonuskarte schon gewählt.
rummy_fifty-no-bonus-first = Gerade wählen alle eine Bonuskarte. Danach kommen die Züge.
rummy_fifty-no-court = Diese kannst du nicht wählen. Es geht J, Q oder K, zu zweit J oder Q.
rummy_fifty-no-draw-first = Zieh erst eine Karte. Abwerfen und auslegen kommt danach.
rummy_fifty-no-draw-again = In diesem Zug hast du schon gezogen. Wirf ab, leg aus, wenn du magst, und beende ihn.
rummy_fifty-no-pile = Von dort kannst du nicht ziehen. Nimm vom Stapel oder von oben von einer Ablage, die dir offensteht.
rummy_fifty-no-own-pile = Deine eigene Ablage ist dir verschlossen. Nimm vom Stapel oder von einer anderen.
rummy_fifty-no-card-there = Dort liegt keine Karte. Nimm vom Stapel oder von einer Ablage mit Karten.
rummy_fifty-no-stalled = Seit { $turns } Zügen hat niemand etwas ausgelegt, darum geht jetzt nur der Stapel.
rummy_fifty-no-discard-again = Du hast schon abgeworfen. Leg aus, leg an oder beende deinen Zug.
rummy_fifty-no-discard-first = Wirf erst eine Karte ab. Auslegen und anlegen kommt danach.
rummy_fifty-no-hand-card = { $card } hast du nicht. Wähl aus deiner Hand.
rummy_fifty-no-meld-few = Eine Auslage braucht mindestens { $least } Karten.
rummy_fifty-no-meld-gap = { $rank } fehlt. In einer Folge geht es ohne Lücke weiter.
rummy_fifty-no-meld-wrap = Das Ass ist niedrig, keine Folge geht von 10 zu A.
rummy_fifty-no-meld-repeat = { $rank } ist zweimal dabei. Eine Folge hat jede Zahl einmal; ein Satz hat nur eine Zahl.
rummy_fifty-no-meld-suits = Das mischt { $suit } und { $other }. Eine Folge hat eine Farbe, dazu Joker.
rummy_fifty-no-such-meld = Eine Auslage mit dieser Nummer gibt es nicht (auf dem Tisch: { $count }).
rummy_fifty-no-own-meld = Diese Auslage ist deine eigene. Anlegen kannst du nur an fremde.
rummy_fifty-no-fit-group = Das ist ein Satz { $rank }, da passt { $card } nicht.
rummy_fifty-no-fit-suit = Diese Folge ist in { $suit }. Es passt { $suit } oder { $wild } als Joker.
rummy_fifty-no-fit-ends = { $card } schließt nicht an. An diese Folge passt { $low } oder { $high }.
rummy_fifty-no-fit-end = { $card } schließt nicht an. An diese Folge passt nur { $rank }.
rummy_fifty-no-fit-full = Diese Folge ist von A bis 10 komplett.
# What happens
rummy_fifty-event-round = Runde { $round }. { $dealer } gibt, und { $suit } ist Jokerfarbe (aufgedeckt wurde { $indicator }).
rummy_fifty-event-revealed = Bonuskarten: { $courts }.
rummy_fifty-court-of = { $name } { $court }
rummy_fifty-event-drew = { $seat } zieht vom Stapel.
rummy_fifty-event-drawn = Du ziehst { $card }.
rummy_fifty-event-took = { $seat } nimmt { $card } von der Ablage von { $owner }.
rummy_fifty-event-took-extra = { $seat } nimmt { $card } von der Zusatzablage von { $owner }.
rummy_fifty-event-discarded = { $seat } wirft { $card } ab.
rummy_fifty-event-melded = { $seat } legt Auslage { $meld } aus: { $cards } ({ $kind }).
rummy_fifty-event-laid_off = { $seat } legt { $card } an Auslage { $meld } von { $owner } an.
rummy_fifty-event-flipped = { $card } kommt auf die Zusatzablage von { $seat }.
rummy_fifty-event-stalled = Zwei Runden lang hat niemand etwas ausgelegt, darum geht jetzt nur der Stapel.
rummy_fifty-gained = { $gain ->
    [one] ein Punkt
   *[other] { $gain } Punkte
}
rummy_fifty-event-went_out = { $seat } macht Schluss. Am meisten zählt { $losers } mit { $most }, minus ein Punkt (nie unter 0). { $most } + { $bonus } = { $value }: { rummy_fifty-gained } für { $seat }.
rummy_fifty-event-went_out-cube = { $seat } macht Schluss. Am meisten zählt { $losers } mit { $most }. { $most } + { $bonus } = { $value }: { rummy_fifty-gained } für { $seat }, mal den Würfel.
rummy_fifty-event-unscored = Der Stapel ist leer, Runde { $round } endet ohne Wertung.
# The table
rummy_fifty-state = Runde { $round } · Joker { $suit } · Stapel { $stock }
rummy_fifty-state-over = Die Partie ist zu Ende
rummy_fifty-alt-stall = Züge in Folge ohne ausgelegte Karte: { $stall }. Bei { $limit } geht nur der Stapel.
rummy_fifty-alt-points = { $points } von { $goal } Punkten
rummy_fifty-alt-court = Bonuskarte { $court }
rummy_fifty-alt-top = oben auf der Ablage { $card }
rummy_fifty-alt-extra = oben auf der Zusatzablage { $card }
rummy_fifty-alt-no-melds = Noch keine Auslagen.
rummy_fifty-alt-melds = Auslagen: { $melds }.
rummy_fifty-alt-meld-open = { $number } (Platz { $seat }, noch ohne Farbe) { $cards }
rummy_fifty-alt-meld = { $number } (Platz { $seat }) { $cards }
rummy_fifty-alt-left = übrig { $cards }; mit { $court } insgesamt { $total }
rummy_fifty-alt-in-last = in der vorigen Runde { $told }
rummy_fifty-alt-step = Schritt: { $step }.
rummy_fifty-alt-out = machte Schluss; { $most } und { $court } ergeben { $value }
rummy_fifty-alt-gain = plus { $change ->
    [one] ein Punkt
   *[other] { $change } Punkte
}
rummy_fifty-alt-loss = minus ein Punkt
rummy_fifty-head-start = Start
rummy_fifty-head-round = R{ $round }
rummy_fifty-alt-start = Start
rummy_fifty-alt-round = Runde { $round }
rummy_fifty-alt-last = Vorige Runde, { $seat }: { $told }.
rummy_fifty-alt-suited = { $suit } { $ranks }
rummy_fifty-alt-wild = Joker: { $suit } (aufgedeckt wurde { $rank }). Stapel { $stock }.
rummy_fifty-alt-courts = Bonuskarten zur Wahl: { $courts }.
rummy_fifty-alt-chosen = Du hast { $court } gewählt.
rummy_fifty-alt-sources = Ziehen kannst du von: { $sources }.
rummy_fifty-alt-may-meld = Auslegen kannst du: { $melds }.
rummy_fifty-alt-may-meld-more = Auslegen kannst du: { $melds }; { $more } weitere Möglichkeiten.
rummy_fifty-alt-may-layoff = Anlegen kannst du: { $cards }.
rummy_fifty-alt-layoff = { $card } an Auslage { $numbers }
rummy_fifty-alt-may-nothing = Du kannst nichts auslegen. „Zug beenden“ gibt weiter.
rummy_fifty-dot = ,{" "}
# Words in the pictures
rummy_fifty-last-laid = { $name } legte { $cards } aus.
rummy_fifty-last-out = { $name } machte in der vorigen Runde Schluss: { $value }, also { rummy_fifty-gained }.
rummy_fifty-story-margin = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
rummy_fifty-story-shared = Gleichstand am Ende: Der Sieg wird geteilt
rummy_fifty-story-back = Aufgeholt von 0 Punkten nach Runde { $round }
rummy_fifty-story-double = { $count ->
    [one] Ein Sieg für zwei Punkte
   *[other] { $count } Siege für zwei Punkte
}
rummy_fifty-wild = Joker
rummy_fifty-stall = Nichts gelegt
rummy_fifty-hand-stalled-short = Nur Stapel
rummy_fifty-step-draw = ziehen
rummy_fifty-step-discard = werfen
rummy_fifty-step-table = legen
rummy_fifty-step-bonus = wählt
rummy_fifty-ready = bereit
rummy_fifty-extras = Zusatz
rummy_fifty-melds = Auslagen
rummy_fifty-no-melds = Noch liegt nichts aus
rummy_fifty-before = Vorige Runde
rummy_fifty-went-out = Schluss
rummy_fifty-task-bonus = J, Q oder K wählen
rummy_fifty-task-bonus-two = J oder Q wählen
rummy_fifty-task-draw = Karte ziehen
rummy_fifty-task-discard = Eine abwerfen
rummy_fifty-task-table = Auslegen oder beenden
rummy_fifty-chosen-mark = gewählt
rummy_fifty-drawn = gezogen
rummy_fifty-hand-stalled = Jetzt geht nur der Stapel
rummy_fifty-result-rounds = { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
}
rummy_fifty-result-course = Je Runde

# Rules
rummy_fifty-sketch-goal = Sei zuerst ohne Karten. Wer zuerst { $goal } Punkte hat, gewinnt.
rummy_fifty-sketch-turn = Zieh eine Karte, wirf eine ab und leg Folgen und Sätze aus.
rummy_fifty-sketch-score = Schluss bringt 1; mit 50 aus teuerster Hand und deiner Bildkarte 2.
rummy_fifty-rules-0-title = Leere die Hand und mach Schluss
rummy_fifty-rules-0-1 = { $pack } Karten, A bis 10 in sechs Farben. Alle bekommen { $hand }, der Rest ist der Stapel. Alle beginnen mit 1 Punkt; wer zuerst { $goal } hat, gewinnt.
rummy_fifty-rules-0-2 = Die oberste Karte des Stapels wird aufgedeckt. Ihre Farbe ist in dieser Runde Jokerfarbe. Die Karte selbst bleibt aus dem Spiel.
rummy_fifty-rules-0-3 = Wer zuerst gibt, wird ausgelost, wenn nichts anderes vereinbart ist; das Geben wandert jede Runde nach links.
rummy_fifty-rules-1-title = Eins von J, Q, K
rummy_fifty-rules-1-1 = Nach einem Blick auf die Hand wählen alle zugleich ein eigenes J, Q oder K; zu zweit J oder Q.
rummy_fifty-rules-1-2 = Es zählt nur bei der Wertung: J 10, Q 20, K 30.
rummy_fifty-rules-2-title = Dein Zug: ziehen, abwerfen, auslegen
rummy_fifty-rules-2-1 = Zieh eine Karte: vom Stapel oder die oberste einer fremden Ablage.
rummy_fifty-rules-2-2 = Wirf eine Karte auf deine eigene Ablage ab. Es darf die gezogene sein.
rummy_fifty-rules-2-3 = Leg aus und an, so oft du magst. Mit leerer Hand machst du Schluss. Durch Abwerfen macht niemand Schluss.
rummy_fifty-rules-2-4 = Beende deinen Zug; links geht es weiter. Der Geber beginnt.
rummy_fifty-rules-2-5 = Zu dritt oder viert: Nach zwei Runden, in denen nur von Ablagen gezogen und nichts ausgelegt wurde, geht nur noch der Stapel.
rummy_fifty-rules-3-title = Auslagen
rummy_fifty-rules-3-1 = Ein Satz: drei bis sechs Karten einer Zahl, in beliebigen Farben.
rummy_fifty-rules-3-2 = Eine Folge: drei oder mehr Zahlen nacheinander in einer Farbe. Das Ass ist 1, und keine Folge geht von 10 zu A.
rummy_fifty-rules-4-title = Die Jokerfarbe
rummy_fifty-rules-4-1 = Die Jokerfarbe (hier Laub) steht in einer Folge für jede Farbe, behält aber ihre Zahl.
rummy_fifty-rules-4-2 = Das sind keine Auslagen.
rummy_fifty-rules-5-title = Anlegen
rummy_fifty-rules-5-1 = Einzelne Karten darfst du an fremde Auslagen anlegen, an eigene nur, wenn es so vereinbart ist.
rummy_fifty-rules-5-2 = An einen Satz passt seine Zahl; an eine Folge die nächste Zahl am einen oder anderen Ende, in ihrer Farbe oder der Jokerfarbe.
rummy_fifty-rules-5-3 = Eine Folge nur aus Jokern hat noch keine Farbe. Die erste andere Karte, die angelegt wird, legt sie fest.
rummy_fifty-rules-5-4 = Karten auf dem Tisch bewegen sich nie mehr.
rummy_fifty-rules-6-title = Wertung, wenn jemand Schluss macht
rummy_fifty-rules-6-1 = Die anderen zählen die Zahlen auf der Hand (A ist 1) und ihr J, Q oder K. Wer am meisten hat, verliert einen Punkt, bei Gleichstand alle, nie unter 0.
rummy_fifty-rules-6-2 = Dazu kommt J, Q oder K der Siegerhand. Bis 49 gibt das ihr 1 Punkt, ab 50 dann 2.
rummy_fifty-rules-6-3 = Wer 5 Punkte oder mehr hat, gewinnt die Partie.
rummy_fifty-rules-7-title = Leerer Stapel; zu zweit
rummy_fifty-rules-7-1 = Verlässt die letzte Karte den Stapel, endet die Runde sofort ohne Wertung.
rummy_fifty-rules-7-2 = Hat nach { $max_rounds } Runden niemand gewonnen, gewinnen die meisten Punkte; bei Gleichstand geteilt.
rummy_fifty-rules-7-3 = Zu zweit kommt am Ende eines Zuges die oberste Karte des Stapels auf deine eigene Zusatzablage.
rummy_fifty-rules-7-4 = Ziehen darfst du von der fremden Ablage und von beiden Zusatzablagen.
rummy_fifty-rules-7-5 = An frühe Auslagen können andere anlegen. Sie zu halten und auf einmal Schluss zu machen ist oft stärker.
# A first hand (/learn)
rummy_fifty-learn-goal = Zieh, wirf ab und leg Karten aus, in Sätzen einer Zahl oder Folgen einer Farbe. Leere deine Hand und gewinne die Runde; wer am meisten übrig hat, verliert einen Punkt. Fünf Punkte gewinnen.
rummy_fifty-learn-wild = Kreuz ist in dieser Runde Jokerfarbe: In einer Folge steht ein Kreuz für jede Farbe, behält aber seine Zahl. Du hast drei Zehnen, drei Kreuz und Karo, in die Kreuz passen könnten.
rummy_fifty-learn-bonus = Wähl heimlich J, Q oder K. Gewinnst du, kommt es zur Zählung der schlechtesten Hand, und ab 50 zählt der Sieg doppelt; verlierst du, kommt es zu deiner. Beginne vorsichtig: mit dem J.
rummy_fifty-learn-bonus-else = Q oder K können einen Sieg verdoppeln und deine Zählung zur höchsten machen. Das J ist die vorsichtige Wahl.
rummy_fifty-learn-draw = Du gibst, also beginnst du. Ein Zug beginnt mit einer Karte vom Stapel oder von oben von einer fremden Ablage. Noch gibt es keine, darum wurde für dich gezogen.
rummy_fifty-learn-discard = Eine vierte Zehn. Jetzt wirf eine ab: Die Laub-5 passt zu nichts auf deiner Hand.
rummy_fifty-learn-discard-else = Behalte die Zehnen, die Kreuz und die Karo. Die Laub-5 steht allein.
rummy_fifty-learn-hold = Zehnen könntest du schon auslegen. Aber andere dürfen an das anlegen, was auf dem Tisch liegt, und dein Kreuz wird noch anderswo gebraucht. Halt die Hand zusammen und beende deinen Zug.
rummy_fifty-learn-hold-else = Ausgelegte Karten helfen den anderen, ihre loszuwerden. Auf einmal Schluss zu machen ist stärker.
rummy_fifty-learn-again = Alle waren noch einmal dran; in deinem Zug kam und ging die Herz-5. Die Ablagen, Plus-5 und Herz-3, helfen nicht. Zieh vom Stapel.
rummy_fifty-learn-again-else = Keine der Ablagen passt zu deinen Karten.
rummy_fifty-learn-away = Die Kreuz-2: Sieh, was sie tut. Karo-Ass, Kreuz-2, Karo-3, Kreuz-4: eine Folge mit Jokern darin. Das Plus-Ass bleibt übrig. Wirf es ab.
rummy_fifty-learn-away-else = Alles andere hat seinen Platz gefunden. Das Plus-Ass ist eins zu viel.
rummy_fifty-learn-group = Jetzt passt alles. Zuerst drei Zehnen: Pik, Herz und Kreuz. Die Karo-10 wird anderswo gebraucht.
rummy_fifty-learn-group-else = Nimm die Kreuz-10 in den Satz und behalte die Karo-10 für die letzte Folge.
rummy_fifty-learn-run = Dann die Folge: Ass bis 4, wobei Kreuz-2 und Kreuz-4 für Karo stehen.
rummy_fifty-learn-run-else = Alle vier Karten der Folge auf einmal: Ass, 2, 3 und 4.
rummy_fifty-learn-out = Und die letzten drei: Karo-8 und Karo-10 mit der Kreuz-9 dazwischen.
rummy_fifty-learn-out-else = Diese drei leeren deine Hand.
rummy_fifty-learn-end = Du hast Schluss gemacht. Jemand saß auf 62, dein J kommt dazu: mehr als 50, also zählt der Sieg doppelt. Bei schlechter Hand kostet dich das J am wenigsten.
