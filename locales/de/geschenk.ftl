# No Thanks! (Geschenkt)
geschenk-title = Geschenkt
geschenk-line = Zahl einen Chip und gib die Karte weiter, oder nimm sie mit allem, was im Glas liegt.
geschenk-designer = Thorsten Gimmler, 2004
geschenk-about = Eine Karte liegt offen: Nimm sie, oder zahl einen Chip und sag nein danke. Mehr ist nicht zu entscheiden. Karten kosten ihre Zahl, Chips bringen je einen Punkt zurück, und eine Folge kostet nur ihre niedrigste Karte. Jedes Nein klirrt ins durchsichtige Glas, bis jemand nicht widerstehen kann.
# Options
geschenk-option-remove = Karten entfernt
geschenk-option-remove-help = Wie viele Karten ungesehen beiseitekommen: 0 bis 15, meist 9.
geschenk-option-chips = Chips
geschenk-option-chips-auto = je nach Personen
geschenk-option-chips-help = 3 bis 15 pro Person oder je nach Personen (zu dritt bis fünft 11, zu sechst 9, zu siebt 7).
geschenk-option-open_chips = Offene Chips
geschenk-option-open_chips-help = Alle sehen jederzeit die Chips von allen.
geschenk-option-games = Spiele
geschenk-option-games-help = Mehrere Spiele spielen und die Punkte zusammenzählen: 1 bis 10.
# A turn
geschenk-tag-take = Nehmen
geschenk-tag-no_thanks = Nein danke
geschenk-hint-take = { $pot ->
    [0] Du bekommst die { $card } und keine Chips
   *[other] Du bekommst die { $card } und { geschenk-of-pot }
}
geschenk-hint-no_thanks = 1 Chip zahlen, { $left } übrig; links von dir wird entschieden
geschenk-move-take = { $pot ->
    [0] Die { $card } ohne Chips nehmen
   *[other] Die { $card } und { geschenk-of-pot } nehmen
}
geschenk-move-no_thanks = Nein danke zur { $card } (1 Chip zahlen)
geschenk-prompt-decide = { $pot ->
    [0] Die { $card } liegt offen, ohne Chips. Nimmst du sie?
   *[other] Die { $card } liegt offen, dabei { geschenk-of-pot }. Nimmst du sie?
}
geschenk-prompt-must = { $pot ->
    [0] Du hast keine Chips, also gehört die { $card } dir.
   *[other] Du hast keine Chips, also gehört die { $card } dir, dazu { geschenk-of-pot }.
}
geschenk-no-chip = { $pot ->
    [0] Du hast keinen Chip mehr und kannst nicht nein danke sagen. Nimm die { $card }.
    [one] Du hast keinen Chip mehr und kannst nicht nein danke sagen. Nimm die { $card } und den Chip dazu.
   *[other] Du hast keinen Chip mehr und kannst nicht nein danke sagen. Nimm die { $card } und die { $pot } Chips dazu.
}
# What happened
geschenk-clink = klirr
geschenk-rattle-chips = Rasseln: { geschenk-alt-seat-chips }
geschenk-silence = Stille
geschenk-event-started = { $games ->
    [1] { $seat } fängt an.
   *[other] Spiel { $game }: { $seat } fängt an.
}
geschenk-event-turned = Angeboten wird die { $card }.
geschenk-event-no_thanks = { $seat } sagt nein danke. Klirr: { geschenk-of-pot } im Glas.
geschenk-event-taken = { $pot ->
    [0] { $seat } nimmt die { $card }. Keine Chips, Stille.
   *[other] { $seat } nimmt die { $card }, und es rasselt: { geschenk-of-pot }.
}
geschenk-event-game_over = { $games ->
    [1] Der Stapel ist leer. Wertung: { $scores }.
   *[other] Spiel { $game } ist zu Ende. Wertung: { $scores }.
}
geschenk-event-match_over = { $count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
# The table
geschenk-of-pot = { $pot ->
    [one] 1 Chip
   *[other] { $pot } Chips
}
geschenk-of-deck = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}
geschenk-state = { $games ->
    [1] Angebot: { $card }, { geschenk-of-pot } im Glas, noch { geschenk-of-deck }
   *[other] Spiel { $game } von { $games }: Angebot { $card }, { geschenk-of-pot } im Glas, noch { geschenk-of-deck }
}
geschenk-state-over = Die Partie ist zu Ende
geschenk-span = { $low }–{ $high }
geschenk-alt-offer = { $pot ->
    [0] Angeboten wird die { $card }, das durchsichtige Glas ist leer.
   *[other] Angeboten wird die { $card }, im durchsichtigen Glas: { geschenk-of-pot }.
}
geschenk-alt-notes = Die Chips dazu wurden der Reihe nach einzeln gezahlt, ab Platz { $seat }.
geschenk-alt-deck = Noch { geschenk-of-deck }.
geschenk-alt-seat-cards = { $count ->
    [0] keine Karten
   *[other] Karten { $cards }
}
geschenk-alt-seat-cost = kosten { $cost }
geschenk-alt-seat-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
geschenk-alt-seat-total = vorher { $total }
geschenk-alt-hand = Du sitzt auf Platz { $seat }, { geschenk-alt-seat-chips }. Genommene Karten: { $cards }; sie kosten { $cost }, minus deine Chips: { $score }.
geschenk-alt-hand-offer = Nimmst du die { $card }: Karten { $added }, { $pot ->
    [0] keine Chips
   *[other] Chips minus { $pot }
}; deine Wertung ändert sich um { $net }.
geschenk-alt-result-chips = Übrige Chips im letzten Spiel: { $chips }.
geschenk-alt-result-seat = Platz { $seat } { $chips }
geschenk-alt-result-removed = Entfernte Karten: { $cards }.
geschenk-alt-result-removed-last = Entfernte Karten im letzten Spiel: { $cards }.
# Words in pictures
geschenk-offer = Angebot
geschenk-chips = Chips
geschenk-no-chips-yet = Noch keine Chips
geschenk-bar-card = Karte { $number } / { $all }
geschenk-bar-game = Spiel { $game } / { $games }
geschenk-over = Partie zu Ende
geschenk-hand-title = Deine Karten und Chips
geschenk-hand-chips = Deine Chips
geschenk-hand-cards = Genommene Karten
geschenk-hand-no-cards = Du hast noch keine Karte genommen
geschenk-hand-score = Wertung jetzt
geschenk-hand-sum = Karten { $cost } − Chips { $chips }
geschenk-hand-if = Wenn du sie nimmst
geschenk-hand-if-cards = Karten { $added }
geschenk-hand-if-chips = { $pot ->
    [0] Keine Chips
   *[other] Chips −{ $pot }
}
geschenk-hand-if-net = Wertung { $net }
geschenk-hand-must = Du musst sie nehmen
geschenk-hand-either = Nehmen? Nein danke?
geschenk-hand-wait = { $name } ist am Zug
geschenk-hand-run = Von einer Folge zählt nur die niedrigste Karte
geschenk-result-total = Gesamt
geschenk-story-margin = { $points ->
    [one] Mit 1 Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
geschenk-story-shared = Gleichstand: Der Sieg wird geteilt
geschenk-story-run = Längste Folge: { $name }, { $cards }
geschenk-story-best = Bestes Spiel: { $name }, { $score } in Spiel { $game }
geschenk-result-removed = Entfernte Karten
# Standing orders
geschenk-order-button = Immer nein
geschenk-order-title = Zur { $card } immer wieder nein danke
geschenk-order-until = Bis wie viele Chips im Glas sind?
geschenk-order-until-help = Bei 6 entscheidest du ab 6 Chips selbst. Leer: ohne Grenze; beide Felder leer: keine Daueranweisung.
geschenk-order-keep = Wie viele deiner Chips behältst du?
geschenk-order-keep-help = Ich lehne ab, solange dir so viele bleiben. Leer: bis zum letzten Chip.
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] Alles klar: Zu dieser Karte sage ich für dich nein danke, solange du einen Chip hast. Genommen wird für dich nie.
       *[other] Alles klar: Zu dieser Karte sage ich für dich nein danke, solange dir { $keep } bleiben. Genommen wird für dich nie.
    }
   *[other] { $keep ->
        [0] Alles klar: Zu dieser Karte sage ich für dich nein danke, bis { $until } im Glas sind. Genommen wird für dich nie.
       *[other] Alles klar: Zu dieser Karte sage ich für dich nein danke, bis { $until } im Glas sind, solange dir { $keep } bleiben. Genommen wird für dich nie.
    }
}
geschenk-order-none = Du hast keine Daueranweisung. In deinem Zug entscheidest du selbst.
geschenk-order-ended = Deine Daueranweisung ist zu Ende. Über diese Karte entscheidest du.
geschenk-order-bad = Das ist keine Zahl von Chips. Gib eine einfache Zahl wie 1, 3 oder 12 ein, oder lass das Feld leer.
geschenk-order-reached = { $count ->
    [one] Im Glas ist schon ein Chip, die Anweisung wäre also sofort zu Ende. Gib mehr an, oder lass das Feld leer: ohne Grenze.
    [0] Eine Anweisung bis 0 Chips wäre sofort zu Ende. Gib 1 oder mehr an, oder lass das Feld leer: ohne Grenze.
   *[other] Im Glas sind schon { $count } Chips, die Anweisung wäre also sofort zu Ende. Gib mehr an, oder lass das Feld leer: ohne Grenze.
}
geschenk-order-few = { $count ->
    [0] Du hast keinen Chip mehr zum Ablehnen, die Anweisung könnte nichts tun.
    [one] Du hast 1 Chip, und Ablehnen kostet ihn; so viele kannst du nicht behalten. Gib 0 an, oder lass das Feld leer.
   *[other] Du hast { $count } Chips, und jedes Ablehnen kostet einen; so viele kannst du nicht behalten. Gib weniger an, oder lass das Feld leer.
}

# Rules
geschenk-sketch-goal = Karten kosten ihre Zahl. Die wenigsten Punkte gewinnen.
geschenk-sketch-turn = Zahl einen Chip und lehn ab, oder nimm die Karte mit allen Chips.
geschenk-sketch-score = Eine Folge kostet nur ihre niedrigste Karte. Jeder Chip spart 1 Punkt.
geschenk-rules-0-title = Nehmen oder ablehnen
geschenk-rules-0-1 = Eine Karte liegt offen. In deinem Zug tust du eins von beidem.
geschenk-rules-0-2 = Nein danke: Leg einen deiner Chips ins Glas; links von dir wird entschieden.
geschenk-rules-0-3 = Nehmen: Du bekommst die Karte und alle Chips im Glas. Die nächste Karte wird aufgedeckt, und du entscheidest wieder.
geschenk-rules-0-4 = Ohne Chip musst du die Karte nehmen.
geschenk-rules-1-title = Wertung
geschenk-rules-1-1 = Eine Karte kostet ihre Zahl, ein Chip bringt einen Punkt zurück. Die wenigsten Punkte gewinnen.
geschenk-rules-1-2 = Von einer Folge zählt nur die niedrigste Karte.
geschenk-rules-1-3 = 17 bis 20 kosten nur 17.
geschenk-rules-1-4 = 13 mit 15 und 16 kosten 28.
geschenk-rules-1-5 = Mit der 14 dazu nur noch 13.
geschenk-rules-1-6 = 3, 4, 5, 35 und 7 Chips: 3 + 35 − 7 = 31.
geschenk-rules-2-title = Anfang und Ende
geschenk-rules-2-1 = Von den 33 Karten von 3 bis 35 kommen neun ungesehen beiseite; ein Tisch kann sich auf 0 bis 15 einigen. Die anderen sind der Stapel.
geschenk-rules-2-2 = Chips am Anfang: je 11 zu dritt bis fünft, 9 zu sechst, 7 zu siebt oder nach Absprache.
geschenk-rules-2-3 = Wer beginnt, wird ausgelost. Wie viele Chips du hast, ist dein Geheimnis, außer ihr spielt mit offenen Chips.
geschenk-rules-2-4 = Schluss ist, wenn die letzte Karte genommen ist. Bei Gleichstand wird der Sieg geteilt.
geschenk-rules-2-5 = Bei mehreren Spielen werden die Punkte zusammengezählt, und das nächste beginnt, wer links sitzt.
geschenk-rules-3-title = Das Glas lesen
geschenk-rules-3-1 = Klirr: Der neueste Chip fällt gerade hinein. Farbe und Streifen sagen, wer gezahlt hat.
geschenk-rules-3-2 = Die Noten sind die Chips für diese Karte in Folge, darunter die Plätze.
geschenk-rules-3-3 = Rasseln: Das Glas kippt, die Chips laufen zu der Person, die nimmt.
geschenk-rules-3-4 = Die eigenen Chips sind eine Faust: Niemand sieht, wie viele es sind.
geschenk-rules-4-title = Gute Gewohnheiten, Daueranweisungen
geschenk-rules-4-1 = Eine Karte, die sonst niemand will, kann noch eine Runde drehen: Sie kommt mit einem Chip von allen zurück.
geschenk-rules-4-2 = Behalte zwei bis vier Chips. Ohne gehört die nächste hohe Karte dir.
geschenk-rules-4-3 = Die entfernten Karten kennt niemand, also warte nicht auf das eine fehlende Glied.
geschenk-rules-4-4 = Immer nein: Wähl, bis zu wie vielen Chips oder wie viele dir bleiben, und diese Karte wird für dich abgelehnt. Genommen wird sie nie für dich.
# A first hand (/learn)
geschenk-learn-goal = Willkommen. 24 Karten werden einzeln vergeben, und niemand will sie: Jede zählt mit ihrer Zahl gegen dich. Chips zählen für dich, je einen Punkt. Du beginnst mit elf.
geschenk-learn-pay = Die 7 liegt offen und würde dich jetzt sieben Punkte kosten. Ablehnen kostet einen Chip, der ins Glas kommt. Sag nein danke und sieh, was die anderen tun.
geschenk-learn-pay-else = Auf der 7 liegt noch kein Chip. Sie kann nur billiger werden, also lehne einmal ab.
geschenk-learn-take = Sie ist mit drei Chips zu dir zurückgekommen. Eine 7 mit 3 Chips kostet dich nur vier, und eine niedrige Karte hilft später. Nimm sie.
geschenk-learn-take-else = Eine so kleine Karte nimmt jemand, bevor sie noch einmal herumkommt. Nimm sie jetzt.
geschenk-learn-high = Wer eine Karte nimmt, deckt die nächste auf und entscheidet zuerst. Eine 16 ohne Chip ist teuer. Ein Chip ist ein fairer Preis, um sie loszuwerden.
geschenk-learn-high-else = Sechzehn Punkte bei leerem Glas: Ein schlechterer Moment kommt nicht.
geschenk-learn-glass = Sieh dir das Glas an: Die Chips darin siehst du, aber nicht, wie viele die anderen haben. Sie klirren, du kannst also mitzählen. Wem die Chips ausgehen, der muss nehmen.
geschenk-learn-wait = Drei Chips auf einer 16 sind noch wenig. Du hast zwölf und kannst warten. Nein danke.
geschenk-learn-wait-else = Du würdest dreizehn Punkte dafür zahlen. Vielleicht findet sie jemand früher billig genug.
geschenk-learn-run = Eine 6, und du hast die 7. Von einer Folge zählt nur die niedrigste Karte, also kosten 6 und 7 zusammen sechs, weniger als die 7 allein. Und ein Chip liegt auch dabei.
geschenk-learn-run-else = Für dich ist diese Karte besser als umsonst: Mit ihr kostet dich die 7 nichts mehr. Nimm sie, bevor es jemand anders tut.
geschenk-learn-cheap = Das ist der Kern des Spiels. Eine Karte, die zu deiner Folge passt, tut nur den anderen weh: Du kannst sie sogar einmal herumgehen lassen und ihre Chips sammeln, wenn du dich traust.
geschenk-learn-again = Die 18 passt zu nichts von dir. Nein danke.
geschenk-learn-again-else = Sie passt weder zu deiner 6 noch zu deiner 7, und noch liegt nichts darauf.
geschenk-learn-last = Immer noch nur drei Chips. Alle haben Geduld; du hast elf, also hab auch Geduld.
geschenk-learn-last-else = Fünfzehn Punkte sind viel. Solange du Chips hast, kannst du warten.
geschenk-learn-end = Jemand nahm die 18; als Nächstes kommt eine 31. So geht es, bis die Karten weg sind. Neun kamen ungesehen beiseite, die erhoffte Karte fehlt also vielleicht. Die wenigsten Punkte gewinnen.
