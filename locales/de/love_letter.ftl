# Love Letter
love_letter-title = Love Letter
love_letter-line = Eine Karte halten, eine ziehen, eine spielen: Bring deinen Brief mit Bluff zur Prinzessin.
love_letter-designer = Seiji Kanai, 2012
love_letter-about = Du hast nur eine einzige Karte. Zieh eine zweite, spiel eine von beiden und tu, was sie sagt: eine fremde Karte nennen, spähen, vergleichen, tauschen. Wirf alle anderen aus der Runde oder halte die höchste Karte, wenn der Stapel leer ist, und ein Marker gehört dir. Eine Runde dauert ein paar Minuten, und ein einziger Blick kann sie drehen.
love_letter-command = love_letter
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = west
# Options
love_letter-option-target = Marker zum Sieg
love_letter-option-target-auto = je nach Personen
love_letter-option-target-help = 1 bis 20 oder je nach Personen (7 zu zweit, 5 zu dritt, 4 zu viert).
love_letter-option-card7 = Die 7
love_letter-option-card7-countess = Gräfin
love_letter-option-card7-minister = Minister
love_letter-option-card7-help = Die Gräfin muss neben 5 oder 6 gespielt werden; der Minister ist raus bei zwei Karten ab 12.
love_letter-option-tie = Gleichstand
love_letter-option-tie-none = kein Marker
love_letter-option-tie-share = je ein Marker
love_letter-option-tie-help = Was geschieht, wenn beim Aufdecken Karten und Ablagen gleich sind.
love_letter-option-max_rounds = Max. Runden
love_letter-option-max_rounds-help = Nach so vielen Runden gewinnen die meisten Marker: 5 bis 60, meist 40.
# Cards
love_letter-card-1 = Wächterin
love_letter-card-2 = Priester
love_letter-card-3 = Baron
love_letter-card-4 = Zofe
love_letter-card-5 = Prinz
love_letter-card-6 = König
love_letter-card-7 = Gräfin
love_letter-cost = du bist raus
love_letter-card-8 = Prinzessin
love_letter-card-9 = Minister
love_letter-numbered = { $card } ({ $number })
love_letter-effect-1 = Nenn eine fremde Karte, 2 bis 8: Stimmt sie, ist die Person raus
love_letter-effect-2 = Sieh dir heimlich eine fremde Karte an
love_letter-effect-3 = Vergleicht heimlich die Karten; die niedrigere ist raus
love_letter-effect-4 = Bis zu deinem nächsten Zug kann dich niemand wählen
love_letter-effect-5 = Jemand oder du selbst wirft die Karte ab und zieht neu
love_letter-effect-6 = Tausch die Karte mit jemandem
love_letter-effect-7 = Ohne Wirkung; muss neben 5 oder 6 gespielt werden
love_letter-effect-8 = Wer sie spielt oder abwirft, ist raus
love_letter-effect-9 = Ohne Wirkung; raus, wenn deine zwei Karten 12 oder mehr ergeben
# A turn
love_letter-prompt-play = „{ $one }“ oder „{ $two }“ spielen?
love_letter-prompt-whom = Du hast zweimal „{ $one }“. Gegen wen spielst du?
love_letter-prompt-same = Du hast zweimal „{ $one }“ und spielst eine davon.
love_letter-prompt-countess = Du hast „{ $one }“ und „{ $two }“, darum musst du die Gräfin spielen.
love_letter-tag-idle = Ohne Wirkung spielen
love_letter-ask-guard-2 = Welche Karte ist es wohl?
love_letter-ask-idle-1 = Niemand ist wählbar. Welche Karte ohne Wirkung?
love_letter-hint-self = du selbst
love_letter-hint-unseen = { $count ->
    [one] 1 noch nicht gesehen
   *[other] { $count } noch nicht gesehen
}
love_letter-move-at = { $card } → { $target }
love_letter-move-guessed = { $card } → { $target }: { $named }?
love_letter-move-plain = { $card } spielen
love_letter-move-idle = { $card } ohne Wirkung spielen
# Refusals
love_letter-no-card = „{ $card }“ hast du nicht. Wähl eine deiner zwei Karten.
love_letter-no-countess = „{ $card }“ muss warten: Neben 5 oder 6 musst du die Gräfin spielen.
love_letter-no-idle = Jemand ist wählbar, also hat „{ $card }“ eine Wirkung. Wähl, wen sie trifft.
love_letter-no-nobody = Gerade ist niemand wählbar, „{ $card }“ hat also keine Wirkung. Spiel die Karte ohne oder nimm die andere.
love_letter-no-other = Wähl jemanden, der weder raus noch geschützt ist, und eine Zahl von 2 bis 8.
# What happened
love_letter-event-round_began = { $count ->
    [0] Runde { $round }: { $starter } fängt an.
   *[other] Runde { $round }: { $starter } fängt an. Nicht im Spiel: { $cards }.
}
love_letter-event-drew = Du ziehst „{ $card }“.
love_letter-event-laid = { $seat } spielt „{ $card }“.
love_letter-event-idle = { $seat } spielt „{ $card }“ ohne Wirkung.
love_letter-event-guessed = { $hit ->
    [yes] Wächterin von { $seat } rät bei { $target }: „{ $card }“. Richtig.
   *[no] Wächterin von { $seat } rät bei { $target }: „{ $card }“. Falsch.
}
love_letter-event-looked = Priester von { $seat }: ein Blick auf die Karte von { $target }.
love_letter-event-compared = { $even ->
    [yes] Baron von { $seat }: Vergleich mit { $target }, beide Karten sind gleich.
   *[no] Baron von { $seat }: Vergleich mit { $target }.
}
love_letter-event-swapped = König von { $seat }: { $seat } und { $target } tauschen die Karten.
love_letter-event-saw = { $seat } hat „{ $card }“.
love_letter-event-forced = { $self ->
    [yes] Prinz von { $seat }: { $seat } wirft „{ $card }“ ab.
   *[no] Prinz von { $seat }: { $target } muss „{ $card }“ abwerfen.
}
love_letter-event-fell = { $count ->
    [0] { $seat } ist raus.
   *[other] { $seat } ist raus und zeigt: { $cards }.
}
love_letter-event-burdened = { $seat } ist raus: { $cards } ist dem Minister zu viel.
love_letter-event-showed = { $seat } zeigt „{ $card }“.
love_letter-event-round_over = { $shown ->
    [no] Runde { $round } geht an { $winners }: allein übrig. Marker: { $tokens }.
   *[yes] { $count ->
        [0] Gleichstand beim Aufdecken: Niemand bekommt einen Marker für Runde { $round }.
        [1] Der Stapel ist leer: Runde { $round } geht an { $winners }. Marker: { $tokens }.
       *[other] Gleichstand beim Aufdecken: je ein Marker für { $winners }. Marker: { $tokens }.
    }
}
love_letter-event-over = { $count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
love_letter-score-of = { $name } { $score }
# The table
love_letter-round = Runde { $round }
love_letter-goal = { $target ->
    [one] 1 Marker zum Sieg
   *[other] { $target } Marker zum Sieg
}
love_letter-state = Runde { $round } · { $deck } im Stapel · { love_letter-goal }
love_letter-over = Die Partie ist zu Ende
love_letter-aside = Beiseite
love_letter-face-up = Nicht im Spiel
love_letter-out = raus
love_letter-protected = geschützt
love_letter-shown = { $name }: { $card }
love_letter-last = { $name }: { $text }
love_letter-last-fell = { $guessed ->
    [yes] { $text } { $name } ist raus
   *[no] { $text }, { $name } ist raus
}
love_letter-missed = { $text } nein
love_letter-begins = Bleib allein übrig oder halte die höchste Karte, wenn der Stapel leer ist.
love_letter-turns = Diese Runde
love_letter-showdown = Aufdecken
love_letter-task = Spiel eine von beiden
love_letter-targets = Wählbar
love_letter-rules-example = Wächterin spielen, Prinzessin behalten
love_letter-unseen = Übrig
love_letter-copies = { $count }× { $card }
love_letter-alt-unseen = Von dir noch nicht gesehen: { $cards }.
love_letter-unit = { $count ->
    [one] Marker
   *[other] Marker
}
love_letter-amount = { $count ->
    [one] { $number } Marker
   *[other] { $number } Marker
}
love_letter-drawn = gezogen
love_letter-alt-deck = { $deck } im Stapel, { $aside } beiseitegelegt.
love_letter-alt-face-up = Nicht im Spiel: { $cards }.
love_letter-alt-last = Zuletzt: { $text }.
love_letter-alt-fell = { $name } schied mit „{ $card }“ aus.
love_letter-alt-shown = Letztes Aufdecken: { $cards }.
love_letter-alt-discards = { $count ->
    [0] nichts abgelegt
   *[other] abgelegt: { $cards }
}
love_letter-alt-won = { $count ->
    [one] gewann Runde { $rounds }
   *[other] gewann die Runden { $rounds }
}
love_letter-alt-hand-out = Du bist in dieser Runde raus.
love_letter-alt-effect = { $card }: { $effect }.
love_letter-alt-targets = Du kannst wählen: { $names }.
love_letter-alt-saw = Zug { $turn }: „{ $card }“ war bei { $name }.
love_letter-alt-was-seen = Zug { $turn }: Deine Karte „{ $card }“ hat { $name } gesehen.
love_letter-story-last = Entschieden in Runde { $round }, allein übrig
love_letter-story-card = Entschieden in Runde { $round } mit „{ $card }“
love_letter-story-rounds = Die meisten Marker nach { $round } Runden

# Rules
love_letter-sketch-goal = Bleib bis zuletzt im Spiel, oder hab am Ende die höchste Karte.
love_letter-sketch-turn = Zieh eine Karte, spiel eine von beiden und tu, was sie sagt.
love_letter-sketch-score = Eine gewonnene Runde ist ein Marker. Sammle genug davon.
love_letter-rules-0-title = Eine ziehen, eine spielen
love_letter-rules-0-1 = Du hast eine Karte. In deinem Zug ziehst du eine zweite, spielst eine von beiden offen und tust, was sie sagt.
love_letter-rules-0-2 = Wer allein übrig bleibt, gewinnt die Runde.
love_letter-rules-0-3 = Ist der Stapel leer, gewinnt die höchste Karte. Bei gleichen Karten: die höhere Summe der eigenen Ablage.
love_letter-rules-0-4 = { $target ->
    [auto] Wer gewinnt, nimmt einen Marker und beginnt die nächste Runde. Zum Sieg: { $for_2 } Marker zu zweit, { $for_3 } zu dritt, { $for_4 } zu viert.
   *[other] Wer gewinnt, nimmt einen Marker und beginnt die nächste Runde. Wer zuerst { $target } Marker hat, siegt.
}
love_letter-rules-1-title = 1 bis 4
love_letter-rules-2-title = 5 bis 8
love_letter-rules-3-title = Feinheiten
love_letter-rules-3-1 = Von den { $pack } Karten wird eine verdeckt beiseitegelegt. Zu zweit kommen { $face_up } weitere offen aus dem Spiel. Wer die erste Runde beginnt, wird ausgelost.
love_letter-rules-3-2 = Wer geschützt ist, kann nicht gewählt werden. 1, 2, 3 und 6 ohne Ziel haben keine Wirkung; die 5 spielst du dann gegen dich selbst.
love_letter-rules-3-3 = Sind die verglichenen Karten beim Baron gleich, ist niemand raus.
love_letter-rules-3-4 = Karten, die durch den Prinzen oder beim Ausscheiden aufgedeckt werden, haben keine Wirkung. Nur die Prinzessin: Wer sie abwerfen muss, ist raus.
love_letter-rules-3-5 = Ist beim Prinzen der Stapel leer, wird die beiseitegelegte Karte gezogen.
love_letter-rules-4-title = Gleichstand, Geheimnisse, Ende
love_letter-rules-4-1 = Was du von einer fremden Hand siehst, erfährst nur du. Im Verlauf steht nur, dass du hingesehen hast.
love_letter-rules-4-2 = Sind auch die Ablagen gleich, bekommt niemand einen Marker (mit Hausregel alle einen), und dieselbe Person beginnt wieder.
love_letter-rules-4-3 = Nach höchstens { $max_rounds } Runden ist Schluss, und die meisten Marker gewinnen.
love_letter-rules-4-4 = Eine Hausregel macht die 7 zum Minister: nie ein Muss, aber sofort raus, wenn du auf { $too_much } oder mehr ziehst.
# A first hand (/learn)
love_letter-learn-goal = Du hast eine Karte; in jedem Zug ziehst du eine zweite und spielst eine von beiden. Wirf die anderen raus oder halte die höchste Karte, wenn der Stapel leer ist: Das bringt einen Marker.
love_letter-learn-guard = Prinz und Wächterin. Mit der Wächterin nennst du eine fremde Karte: Stimmt sie, ist die Person raus. Noch weißt du nichts, also nenn die Zofe, die gibt es zweimal. Behalte den Prinzen, eine 5.
love_letter-learn-guard-else = Raten kostet nichts, und der Prinz ist eine gute Karte. Erst die Wächterinnen.
love_letter-learn-listen = Daneben, wie so oft. Aber jemand hat mit dem Priester eine Karte angesehen. Wer gesehen wurde, ist in Gefahr, und wer gesehen hat, wird es nutzen.
love_letter-learn-second = Noch eine Wächterin. Versuch es bei der Person, die eine Karte gesehen hat; eine Zofe ist immer noch wahrscheinlich. Du verlierst nichts dabei.
love_letter-learn-second-else = Behalte den Prinzen, solange es die Wächterin tut.
love_letter-learn-prince = Dein Prinz wurde gesehen, die nächste Wächterin könnte ihn nennen. Eine Person ist geschützt; lass die andere mit dem Prinzen abwerfen. Vielleicht ist es die Prinzessin, und du behältst den König.
love_letter-learn-prince-else = Jemand kennt deinen Prinzen. Spiel ihn, bevor er genannt wird, und nicht gegen dich selbst.
love_letter-learn-luck = Es war die Prinzessin: Wer sie abwirft, ist raus. Jemand spielte die Gräfin, vielleicht gezwungen: Neben Prinz oder König muss man sie spielen.
love_letter-learn-baron = König und Baron, nur noch eine Person übrig. Der Baron vergleicht deine andere Karte mit ihrer: Die niedrigere ist raus. Gräfin und Prinzessin sind weg, also schlägt nichts deinen König.
love_letter-learn-baron-else = Ein Tausch gäbe deinen König her. Vergleiche lieber: Über ihm stehen nur Prinzessin und Gräfin, und beide sind weg.
love_letter-learn-token = Dein erster Marker: Du bleibst allein übrig und gewinnst die Runde. Wer gewinnt, beginnt die nächste.
love_letter-learn-priest = Priester und Prinz. Noch weiß niemand etwas; sieh dir mit dem Priester eine Karte an.
love_letter-learn-priest-else = Eine Karte zu kennen ist jetzt mehr wert als ein blindes Abwerfen.
love_letter-learn-guess = Denk nach: Die Person, die du angesehen hast, hatte einen Prinzen und verlor gegen einen Baron. Die andere Karte ist also höher als 5. König, Gräfin oder Prinzessin: Nenn die Gräfin.
love_letter-learn-guess-else = Wer mit dem Baron gewann, hat mehr als den Prinzen: 6, 7 oder 8. Nenn die 7.
love_letter-learn-end = Richtig. Das ist das Spiel: Jede gespielte Karte verrät etwas über die, die bleibt. Zu dritt gewinnen fünf Marker.
