# Six-Suit Fort
six_suit_fort-title = Sechs-Farben-Burg
six_suit_fort-also = festung, fels, graben, steinbruch
six_suit_fort-line = Grabe Karten aus dem Fels und bau eine Burg, die lang und hoch ist.
six_suit_fort-designer = あかしあ (ゆるあ~と)
six_suit_fort-about = Grabe mit einer Karte neben dem Fels: Hol eine Karte oder zwei in einer Linie, nach Zahl oder nach Farbe. Mit dem, was du ausgräbst, baust du deine Burg, in der Zahlen im Kreis weitergehen oder gestapelt werden. Breite mal Höhe ist deine Wertung, minus die niedrigste Karte jeder Farbe, die auf der Hand bleibt.
six_suit_fort-command = sechs_farben_burg
# Options
six_suit_fort-option-final_pair = Verdecktes Paar
six_suit_fort-option-final_pair-help = Am Ende dürfen zwei Karten einer Säule verdeckt als eine auf eine andere. Von selbst: das Beste.
six_suit_fort-option-final_pair-auto = von selbst
six_suit_fort-option-final_pair-manual = alle entscheiden selbst
six_suit_fort-option-start_player = Fängt an
six_suit_fort-option-start_player-help = Der Platz, der beginnt, 1 bis 5, soweit es sie gibt. Sonst wird ausgelost.
six_suit_fort-option-start_player-auto = ausgelost
# A turn
six_suit_fort-tag-play = Graben
six_suit_fort-tag-build = Bauen
six_suit_fort-tag-pair = Paar legen
six_suit_fort-tag-keep = Kein Paar
six_suit_fort-ask-play-1 = Mit welcher Karte gräbst du?
six_suit_fort-ask-play-2 = Wo gräbst du mit { $card }?
six_suit_fort-ask-play-3 = { $card } bei { $spot }: als Zahl oder als Farbe?
six_suit_fort-ask-build-1 = Was baust du?
six_suit_fort-ask-pair-1 = Zwei Karten welcher Säule?
six_suit_fort-ask-pair-2 = Verdeckt auf welche Säule?
six_suit_fort-prompt-play = Grabe im Fels. Mit welcher Karte?
six_suit_fort-prompt-build = Du hast { $cards }. Was baust du?
six_suit_fort-prompt-pair = Zwei Karten einer Säule dürfen verdeckt auf eine andere, als eine. Willst du das?
six_suit_fort-dig-into = { $near }, dann { $far }
six_suit_fort-spot = { $spot }: { $line }
six_suit_fort-spot-hint = Als Zahl: { $number }. Als Farbe: { $suit }.
six_suit_fort-spot-hint-both = Als Zahl wie als Farbe: { $number }.
six_suit_fort-card-hint = { $card }: { $taken } bei { $spot }
six_suit_fort-as-number = Als Zahl: { $taken }
six_suit_fort-as-suit = Als Farbe: { $taken }
six_suit_fort-takes = holt { $cards }
six_suit_fort-takes-none = holt nichts
six_suit_fort-mode-number = als Zahl
six_suit_fort-mode-suit = als Farbe
six_suit_fort-step = { $card } { $place }
six_suit_fort-place-first = als erste
six_suit_fort-place-right = rechts
six_suit_fort-place-left = links
six_suit_fort-place-stack_left = auf das linke Ende
six_suit_fort-place-stack_right = auf das rechte Ende
six_suit_fort-way-none = Nichts bauen
six_suit_fort-way-hint = { $size }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $kept }
six_suit_fort-way-kept = {" "}Auf die Hand: { $cards }
six_suit_fort-size = { $width } breit, { $tallest } hoch
six_suit_fort-column = Säule { $column }, { $cards }
six_suit_fort-pair-hint = { $points ->
    [one] Deine Burg ist dann 1 Punkt wert
   *[other] Deine Burg ist dann { $points } Punkte wert
}
six_suit_fort-move-play = Mit { $card } bei { $spot } { $mode } graben
six_suit_fort-move-build = Bauen: { $steps }
six_suit_fort-move-pair = Ein Paar von Säule { $source } auf Säule { $target } legen
# Refusals
six_suit_fort-now-play = Jetzt wird gegraben. Spiel eine Karte neben den Fels.
six_suit_fort-now-build = Was du ausgegraben hast, liegt noch da. Bau damit oder bau nichts.
six_suit_fort-now-pair = Das Graben ist vorbei. Leg ein Paar oder keins.
six_suit_fort-no-card = { $card } hast du nicht. Grabe mit einer Karte aus deiner Hand.
six_suit_fort-no-spot = Diese Stelle gibt es nicht. Wähl eine der sechzehn, etwa 1aU.
six_suit_fort-no-neighbour = Neben { $spot } liegt keine Karte. Wähl eine Stelle, die an eine grenzt.
six_suit_fort-no-mode = Eine Karte gräbt als Zahl oder als Farbe. Wähl eins von beidem.
six_suit_fort-no-way = So lässt sich nicht bauen: Jede Karte kommt an einen Platz, und nur einmal. Wähl eine Art aus der Liste.
six_suit_fort-no-captured = { $count ->
    [one] Du hast nur 1 Karte ausgegraben. Bau mit dieser.
   *[other] Du hast nur { $count } Karten ausgegraben. Bau mit diesen.
}
six_suit_fort-no-place = Schritt { $step } geht nicht: { $card } passt nicht { $place }. Eine neue Säule ist 1 bis 3 Schritte entfernt, gestapelt wird dieselbe Zahl.
six_suit_fort-no-column = { $count ->
    [one] Deine Burg hat nur 1 Säule, es gibt also kein Paar zu legen.
   *[other] Deine Burg hat { $count } Säulen. Wähl zwei davon.
}
six_suit_fort-no-other = Das Paar muss auf einer anderen Säule liegen. Wähl eine andere.
six_suit_fort-no-two = Säule { $column } hat keine zwei Karten. Wähl eine, die sie hat.
# What happened
six_suit_fort-event-began = Die Karten sind gegeben. { $seat } fängt an.
six_suit_fort-event-dug = { $seat } gräbt bei { $spot } mit { $card } { $mode } und holt { $taken }.
six_suit_fort-event-dug-nothing = { $seat } gräbt bei { $spot } mit { $card } { $mode } und holt nichts.
six_suit_fort-event-built = { $seat } baut { $cards }. Die Burg ist { $width } breit und { $tallest } hoch.
six_suit_fort-event-built-nothing = { $seat } baut nichts.
six_suit_fort-event-built-hand = {" "}Auf die Hand: { $hand }.
six_suit_fort-event-last_round = { $why } Den letzten Zug hat { $last }.
six_suit_fort-why-stock = Der Stapel ist aufgebraucht.
six_suit_fort-why-hand = Eine Hand ist leer.
six_suit_fort-why-stall = Seit zwei Runden hat sich nichts geändert.
six_suit_fort-event-paired = { $seat } legt zwei Karten von Säule { $source } verdeckt auf Säule { $target }.
six_suit_fort-event-over = { $count ->
    [1] { $winners } gewinnt! { $scores }.
   *[other] { $winners } teilen sich den Sieg! { $scores }.
}
six_suit_fort-score-of = { $name } { $score }
# The table
six_suit_fort-state-play = { $stock ->
    [one] 1 Karte im Stapel
   *[other] { $stock } Karten im Stapel
}
six_suit_fort-state-last = Letzte Runde, bis { $name } gezogen hat
six_suit_fort-state-pair = Verdeckte Paare
six_suit_fort-state-over = Die Partie ist zu Ende
six_suit_fort-alt-pair = das verdeckte Paar auf Säule { $column }
six_suit_fort-alt-square = Block { $square }: { $cards }.
six_suit_fort-alt-position = { $at } { $card }
six_suit_fort-alt-gap = { $at } leer
six_suit_fort-alt-how = Stellen heißen nach Lage und Seite: 1aU ist über 1a, und dahinter liegt 1c. U ist oben, D unten, L links, R rechts.
six_suit_fort-alt-last = Zuletzt grub Platz { $seat } bei { $spot } mit { $card } { $mode } und holte { $taken }.
six_suit_fort-alt-last-nothing = Zuletzt grub Platz { $seat } bei { $spot } mit { $card } { $mode } und holte nichts.
six_suit_fort-alt-foot = Die Burg von Platz { $seat }, von links: { $columns }.
six_suit_fort-alt-foot-short = Die Burg von Platz { $seat } geht von { $first } bis { $end }.
six_suit_fort-alt-column-none = leer
six_suit_fort-alt-heights = Säulenhöhen { $heights }
six_suit_fort-alt-stock = { $stock ->
    [one] Noch 1 Karte im Stapel.
   *[other] Noch { $stock } Karten im Stapel.
}
six_suit_fort-alt-found = Ausgegraben: { $cards }.
six_suit_fort-alt-columns = von links { $columns }
six_suit_fort-alt-columns-short = von { $first } bis { $end }
six_suit_fort-alt-quiet = { $quiet ->
    [one] 1 Zug in Folge hat nichts geändert; bei { $most } beginnt die letzte Runde.
   *[other] { $quiet } Züge in Folge haben nichts geändert; bei { $most } beginnt die letzte Runde.
}
six_suit_fort-alt-fort = { $points ->
    [one] Burg { $size }, 1 Punkt
   *[other] Burg { $size }, { $points } Punkte
}
six_suit_fort-alt-fort-none = noch keine Burg
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $count }× { $rank }
}
six_suit_fort-alt-ends = Links passt: { $left }. Rechts: { $right }. Zum Stapeln: { $stack }.
six_suit_fort-alt-own = Deine: { $fort }.
six_suit_fort-alt-chose = Du hast gewählt: { $choice }
# Words in pictures
six_suit_fort-bar-quiet = Leerlauf { $quiet } / { $most }
six_suit_fort-dug = { $name }: { $card } ({ $mode ->
    [number] als Zahl
   *[suit] als Farbe
}) bei { $spot } → { $taken }
six_suit_fort-task-play = Graben
six_suit_fort-task-build = Bauen
six_suit_fort-task-pair = Ein Paar?
six_suit_fort-asked-play = gräbt
six_suit_fort-asked-build = baut
six_suit_fort-asked-pair = entscheidet
six_suit_fort-decided = Entschieden
six_suit_fort-begins = jede Karte
six_suit_fort-found = Ausgegraben
six_suit_fort-head-fort = Burg
six_suit_fort-head-penalty = Hand
six_suit_fort-story-level = Der Sieg wird geteilt
six_suit_fort-story-hand = { $points ->
    [one] Dank fremder Handkarten, mit 1 Punkt Vorsprung
   *[other] Dank fremder Handkarten, mit { $points } Punkten Vorsprung
}
six_suit_fort-story-margin = { $points ->
    [one] Mit 1 Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}

# Rules
six_suit_fort-sketch-goal = Bau deine Burg so lang und so hoch, wie du kannst.
six_suit_fort-sketch-turn = Grab mit einer Karte am Fels: nach Zahl oder Farbe, eine oder zwei.
six_suit_fort-sketch-score = Säulen mal Höhe, minus die niedrigste Handkarte jeder Farbe.
six_suit_fort-rules-0-title = Graben und bauen
six_suit_fort-rules-0-1 = Grabe Karten aus dem Fels und bau daraus eine Burg, so breit und so hoch du kannst.
six_suit_fort-rules-0-2 = { $pack } Karten ohne Joker: zu dritt je { $for_3 }, zu viert { $for_4 }, zu fünft { $for_5 }. Der Rest ist der Stapel.
six_suit_fort-rules-0-3 = Wer anfängt, wird ausgelost; dann geht es im Uhrzeigersinn.
six_suit_fort-rules-1-title = Der Fels
six_suit_fort-rules-1-1 = Der Fels sind zwei Blöcke aus vier Karten. Rundherum sind sechzehn Stellen. In deinem Zug spielst du eine Handkarte an eine davon.
six_suit_fort-rules-1-2 = Eine Stelle heißt nach dem, woran sie grenzt, und der Seite: 1aU ist über 1a, und dahinter liegt 1c.
six_suit_fort-rules-2-title = Als Zahl
six_suit_fort-rules-2-1 = Du sagst, ob deine Karte eine Zahl oder eine Farbe ist, und holst, was sie ausgräbt. Ass ist 1; J, Q und K sind 11 bis 13.
six_suit_fort-rules-2-2 = Ist deine mindestens so hoch wie beide Karten zusammen, hol beide. 8 genügt für 5 und 3.
six_suit_fort-rules-2-3 = Wenn nicht, aber mindestens so hoch wie die nähere Karte, hol diese eine.
six_suit_fort-rules-3-title = Als Farbe
six_suit_fort-rules-3-1 = Haben beide die Farbe deiner Karte, hol beide. Hat sie nur die nähere, hol diese. Hier holt die Pik-4 die 5.
six_suit_fort-rules-3-2 = Du darfst auch umsonst graben, aber was die genannte Zahl oder Farbe holt, musst du nehmen.
six_suit_fort-rules-3-3 = Deine eigene Karte kommt immer zu dir zurück, mit dem, was sie geholt hat.
six_suit_fort-rules-4-title = Bauen
six_suit_fort-rules-4-1 = Von dem, was du geholt hast, deine eigene Karte eingeschlossen, baust du beliebige Karten in beliebiger Folge. Der Rest kommt auf die Hand; von dort lässt sich nicht bauen.
six_suit_fort-rules-4-2 = Die erste Karte deiner Burg ist frei: Jede Zahl geht.
six_suit_fort-rules-4-3 = Eine neue Säule kommt ans rechte Ende, wenn sie 1 bis { $reach } Schritte höher ist, ans linke, wenn sie 1 bis { $reach } Schritte niedriger ist. Nach K kommt A.
six_suit_fort-rules-4-4 = Dieselbe Zahl wird auf die äußere Säule gestapelt. Innere Säulen sind zu.
six_suit_fort-rules-4-5 = Dann wird der Fels vom Stapel aufgefüllt, und links von dir wird gegraben.
six_suit_fort-rules-5-title = Ende und Wertung
six_suit_fort-rules-5-1 = Ist der Stapel oder eine Hand leer, oder hat sich zwei Runden nichts geändert, geht es weiter, bis der Platz rechts vom ersten gezogen hat.
six_suit_fort-rules-5-2 = Einmal dürfen zwei Karten einer Säule verdeckt als eine Karte auf eine andere. Eine Säule aus zweien ist dann weg.
six_suit_fort-rules-5-3 = Punkte: Säulen mal die höchste Säule.
six_suit_fort-rules-5-4 = Minus die niedrigste Zahl jeder Farbe auf deiner Hand, hier 2 + 9 + 1. Die höchste Wertung gewinnt; bei Gleichstand geteilt.
# A first hand (/learn)
six_suit_fort-learn-goal = Grabe Karten aus dem Fels und bau eine Burg. Ihre Punkte sind die Zahl der Säulen mal die Höhe der höchsten, sie soll also lang und hoch sein.
six_suit_fort-learn-rock = Der Fels sind zwei Blöcke aus vier Karten. Du stehst an einer von sechzehn Stellen darum, jede vor einer Karte mit einer zweiten dahinter: Bei 1aU bist du über 1a, und dahinter liegt 1c.
six_suit_fort-learn-dig = Als Zahl ist der Herz-König 13 wert. Bei 1a liegt der Plus-König, gleich hoch, also holst du ihn. Für die Karte dahinter bräuchtest du beide zusammen.
six_suit_fort-learn-dig-else = Zwei Könige sind eine schöne erste Säule. Die Stelle ist 1aU, als Zahl.
six_suit_fort-learn-stack = Was du gespielt hast, kommt mit dem Geholten zurück, und daraus darfst du bauen. Gleiche Zahl auf gleiche Zahl: Leg den zweiten König auf den ersten. Ein Turm aus zweien.
six_suit_fort-learn-stack-else = Was nicht gebaut wird, kommt auf die Hand, und von dort lässt sich nicht bauen. Nimm beide.
six_suit_fort-learn-suit = Jetzt als Farbe: Spiel die Laub-Dame unter 2d, wo der Laub-König liegt. Gleiche Farbe, also holst du ihn, egal wie hoch er ist.
six_suit_fort-learn-suit-else = Dieser König macht deinen Turm drei hoch. Die Stelle ist 2dD, als Farbe.
six_suit_fort-learn-side = Eine neue Säule kommt nach links, wenn sie eins bis drei niedriger ist, nach rechts, wenn eins bis drei höher. Die Dame nach links, der dritte König auf den Turm.
six_suit_fort-learn-side-else = Beide Karten haben einen guten Platz: Eine macht die Burg länger, die andere höher.
six_suit_fort-learn-near = Dein linkes Ende ist eine Dame, dort passen 9, 10 und Bube. Bei 1a liegt die Herz-9: Hol sie mit deiner Herz-8 als Farbe.
six_suit_fort-learn-near-else = Wähl, was du gräbst, nach dem, was du damit bauen kannst. Die 9 passt, und dann die 8 daneben.
six_suit_fort-learn-run = Erst die 9 links neben die Dame, dann die 8 links neben die 9: zwei Säulen auf einmal. Vier Säulen, drei hoch: zwölf Punkte.
six_suit_fort-learn-run-else = Andersherum würde die 8 nicht neben die Dame passen: Sie ist vier Schritte niedriger.
six_suit_fort-learn-leaf = Noch einmal dasselbe: Deine Laub-5 holt die Laub-6 bei 2bU, und beide passen neben deine 8.
six_suit_fort-learn-leaf-else = Mit einer 8 am linken Ende führen jetzt kleine Karten weiter.
six_suit_fort-learn-more = Erst die 6, dann die 5. Säulen im Inneren sind zu: Stapeln lässt sich nur noch an den Enden.
six_suit_fort-learn-more-else = Nach links immer niedriger, jedes Mal eins bis drei Schritte: 6, dann 5.
six_suit_fort-learn-end = Sechs Säulen, drei hoch: achtzehn Punkte. Geht der Stapel oder eine Hand aus, kommen die letzten Züge. Dann verlierst du die niedrigste Zahl jeder Farbe auf deiner Hand.
