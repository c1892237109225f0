# Tennos Square
tennos_square-title = Tennos Square
tennos_square-line = Mach aus der verdeckten Reihe eine steigende. Wohin du legst, entscheidet, wer danach dran ist.
tennos_square-designer = ゆうり (練馬おやこボードゲームの会), 2016
tennos_square-about = Ersetze die verdeckten Karten deiner Reihe einzeln, sodass sie steigt: Je länger eine Folge, desto mehr bringt sie, im Quadrat. Der Durchgang endet, wenn jemand fertig ist und den Bonus bekommt. Wohin du legst, entscheidet, wer zieht: links, rechts, gegenüber oder noch einmal du. Zu viert mit Partner, zu dritt alle für sich.
# Options
tennos_square-option-mode = Spielart
tennos_square-option-mode-help = Zu viert mit Partner; zu dritt allein oder geteilt (alle stimmen zu, indem sie mitspielen).
tennos_square-option-mode-auto = Je nach Personen
tennos_square-option-mode-partnership = Partnerspiel
tennos_square-option-mode-split = Geteilte Paare
# Turn
tennos_square-tag-discard = Karte abgeben
tennos_square-tag-place = Karte legen
tennos_square-tag-swap = Hand tauschen
tennos_square-hint-discard = Eine von dreien kommt in die Auslage, zwei bleiben deine Hand
tennos_square-hint-place = Sie kommt auf eine verdeckte Stelle; die Karte darunter nimmst du auf die Hand
tennos_square-hint-swap = Beide Handkarten in die Auslage, eine dafür nehmen. Für den Rest des Durchgangs hast du eine Karte
tennos_square-ask-discard-1 = Welche gibst du ab?
tennos_square-ask-place-1 = Welche Karte legst du?
tennos_square-ask-place-2 = Wohin kommt { $card }?
tennos_square-ask-swap-1 = Beide Handkarten kommen in die Auslage. Welche Karte nimmst du?
tennos_square-prompt-discard = Gib einen deiner drei Anwärter ab. Welchen?
tennos_square-prompt-turn = Leg eine Karte. Vorher kannst du die Hand tauschen.
tennos_square-prompt-place = Leg eine Karte. Wohin?
tennos_square-prompt-swapped = Du hast getauscht. Leg jetzt die genommene Karte.
tennos_square-slot = Stelle { $slot } ({ $group })
tennos_square-group-left = links
tennos_square-group-centre = Mitte
tennos_square-group-right = rechts
tennos_square-slot-hint = { $next }. Links davon { $left }, rechts davon { $right }
tennos_square-slot-hint-left = Als Nächstes: links von dir
tennos_square-slot-hint-right = Als Nächstes: rechts von dir
tennos_square-slot-hint-partner = Als Nächstes: Partner
tennos_square-slot-hint-self = Noch einmal du
tennos_square-slot-hint-out = Du wirst fertig
tennos_square-nothing = nichts
tennos_square-take-deck = Oberste Karte vom Stapel
tennos_square-take-deck-hint = Du siehst sie erst, wenn du sie hast
tennos_square-take-own = { $card } (eine von deinen)
tennos_square-move-discard = { $card } abgeben
tennos_square-move-place = { $card } auf Stelle { $slot } ({ $group }) legen
tennos_square-move-swap = Beide Handkarten gegen { $card } tauschen
tennos_square-move-swap-deck = Beide Handkarten gegen die oberste vom Stapel tauschen
# Refusals
tennos_square-no-candidate = { $card } hast du nicht bekommen. Gib einen deiner drei Anwärter ab.
tennos_square-no-discard-first = Erst geben alle einen Anwärter ab. Danach wird gelegt.
tennos_square-no-discard-now = Das Abgeben ist vorbei. Leg jetzt eine Karte aus deiner Hand.
tennos_square-no-swap-again = Zum Tauschen brauchst du zwei Handkarten, du hast eine. Leg sie.
tennos_square-no-take = { $card } liegt nicht in der Auslage. Nimm eine offene Karte von dort oder die oberste vom Stapel.
tennos_square-no-slot = Die Stellen gehen von 1 bis { $slots }. Wähl eine, die noch verdeckt ist.
tennos_square-no-covered = Auf Stelle { $slot } liegt schon { $card }. Wähl eine, die noch verdeckt ist.
tennos_square-no-hand-card = { $card } hast du nicht. Leg eine Karte aus deiner Hand.
# Events
tennos_square-event-deal = Durchgang { $deal }. { $dealer } gibt.
tennos_square-event-candidates = Deine Anwärter: { $cards }.
tennos_square-event-given = Abgegeben: { $cards }.
tennos_square-given-of = { $card } von { $name }
tennos_square-event-first = { $seat } fängt an.
tennos_square-event-swapped = { $seat } gibt { $paid } und nimmt { $took }.
tennos_square-event-swapped-deck = { $seat } gibt { $paid } und nimmt die oberste vom Stapel.
tennos_square-event-drew = Vom Stapel hast du { $card } genommen.
tennos_square-event-placed = { $seat } legt { $card } auf Stelle { $slot }. Weiter mit { $next }.
tennos_square-event-placed-again = { $seat } legt { $card } auf Stelle { $slot } und zieht noch einmal.
tennos_square-event-placed-out = { $seat } legt { $card } auf Stelle { $slot }: Die Reihe ist fertig.
tennos_square-event-picked = Du nimmst { $card } auf.
tennos_square-event-deal_over = Durchgang { $deal } ist zu Ende. Fertig wurde { $out } (+{ $bonus }). { $rows }.
tennos_square-points-of = { $name } { $points }
tennos_square-event-over-team = { $winners } gewinnen!
# The table in words
tennos_square-state = { $mode }, Durchgang { $deal } von { $deals }, { $deck } im Stapel
tennos_square-alt-discard = Alle geben einen von drei Anwärtern ab.
tennos_square-alt-pool = Auslage: { $cards }. Stapel: { $deck }.
tennos_square-alt-key4 = Nach Stelle 1 bis 3 zieht, wer links sitzt (nächster Platz), nach 4 und 6 der Partner, nach 5 dieselbe Person, nach 7 bis 9, wer rechts sitzt.
tennos_square-alt-key3 = Nach Stelle 1 bis 3 zieht, wer links sitzt (nächster Platz), nach 4 und 5 dieselbe Person, nach 6 bis 8, wer rechts sitzt.
tennos_square-alt-before = Reihen des vorigen Durchgangs; x blieb verdeckt. Jetzt sind alle wieder verdeckt.
tennos_square-alt-facedown = Alle Reihen sind verdeckt.
tennos_square-alt-row = Reihe bringt { $points }: { $row }
tennos_square-alt-took = , { $card } im Tausch genommen
tennos_square-alt-team = Team { $team }
tennos_square-alt-last-row = Letzte Reihe von Platz { $seat }, { $points }: { $row }.
tennos_square-alt-last = Zuletzt: Platz { $seat } legte { $card } auf Stelle { $slot }.
tennos_square-alt-teams = Platz 1 und 3 haben { $first }, Platz 2 und 4 haben { $second }.
tennos_square-alt-own = Deine Reihe: { $slots }. x ist verdeckt. Bringt bisher { $points }.
tennos_square-alt-own-over = Deine Reihe: { $slots }. x ist verdeckt. Bringt { $points }.
tennos_square-alt-where = Freie Stellen und wer danach zieht: { $places }.
tennos_square-alt-place = { $slots }: Platz { $seat } { $name }
tennos_square-alt-place-self = { $slots }: noch einmal du
tennos_square-alt-place-out = { $slots }: du wirst fertig
tennos_square-alt-may-swap = Für beide Handkarten kannst du nehmen: { $cards }, oberste vom Stapel.
tennos_square-and = {" und "}
tennos_square-numbered = { $number }: { $card }
tennos_square-points = { $bonus ->
    [0] { $row }
   *[other] { $row } plus { $bonus } fürs Fertigwerden
}
tennos_square-alt-groups = links { $left }; Mitte { $centre }; rechts { $right }
tennos_square-alt-rows = Reihen von links; x ist verdeckt.
# Words in pictures
tennos_square-deal-of = Durchgang { $deal } / { $deals }
tennos_square-bar-individual = Alle für sich
tennos_square-bar-split = Geteilte Paare
tennos_square-hand = Hand
tennos_square-pool = Auslage
tennos_square-row = Reihe
tennos_square-total = Gesamt
tennos_square-discs = Scheibe = wer danach zieht
tennos_square-before = Der Durchgang davor
tennos_square-now-discard = Alle geben eine von drei Karten ab.
tennos_square-hand-candidates = Deine Anwärter
tennos_square-task-discard = Eine abgeben
tennos_square-task-place = Karte legen
tennos_square-task-swap = Tauschen oder legen
tennos_square-hand-mark = Abgeben
tennos_square-hand-may-swap = Tauschen geht
tennos_square-hand-no-swap = Kein Tausch
tennos_square-hand-out = fertig
tennos_square-tie = Gleichstand: Zuletzt fertig gewinnt
tennos_square-last-placed = { $name }: { $card } auf Stelle { $slot }
tennos_square-last-took = { $name } tauschte gegen { $card }
tennos_square-last-out = Durchgang { $deal }: { $name } wurde fertig (+{ $points })
tennos_square-hand-total = { $deal }, gesamt { $total }
tennos_square-hand-row = { $points ->
    [1] Deine Reihe: 1 Pkt
   *[other] Deine Reihe: { $points } Pkt
}
tennos_square-hand-again = 5: du
tennos_square-last-rows = Der vorige Durchgang
tennos_square-story-margin = { $points ->
    [1] Mit einem einzigen Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
tennos_square-story-row = { $points ->
    [1] Beste Reihe: { $name }, 1 Punkt
   *[other] Beste Reihe: { $name }, { $points } Punkte
}
tennos_square-story-outs = { $count ->
    [1] Einmal zuerst fertig
    [2] Zweimal zuerst fertig
   *[other] { $count }-mal zuerst fertig
}
tennos_square-own-and-partner = { $own } + Partner { $other }
tennos_square-own-and-left = { $own } + links { $other }

# How to play
tennos_square-sketch-goal = Mach deine Reihe zu Zahlen, die von links nach rechts steigen.
tennos_square-sketch-turn = Leg eine Karte in deine Reihe. Die Stelle sagt, wer dann spielt.
tennos_square-sketch-score = Eine Folge zählt ihre Länge mal sich selbst: Vier Karten sind 16.
tennos_square-rules-0-title = Steigen und weiter steigen
tennos_square-rules-0-1 = Alle haben eine Reihe verdeckter Karten: neun zu viert (3-3-3), acht zu dritt (3-2-3). Niemand sieht sie an.
tennos_square-rules-0-2 = Leg einzeln offene Karten darauf, sodass die Reihe von links nach rechts steigt. Das Ass ist am niedrigsten, die 10 am höchsten.
tennos_square-rules-0-3 = Der Durchgang endet, wenn eine Reihe ganz offen ist.
tennos_square-rules-1-title = Geben und erste Wahl
tennos_square-rules-1-1 = Sechzig Karten, Ass bis 10 in sechs Farben. Von drei Anwärtern geben alle zugleich einen ab.
tennos_square-rules-1-2 = Diese Karten liegen offen als Auslage; die anderen zwei sind deine Hand.
tennos_square-rules-1-3 = Wer zuerst gibt, wird ausgelost, dann wandert das Geben nach links. Links vom Geber geht es los; ab Durchgang 2 beginnt, wer insgesamt am wenigsten hat. Bei Gleichstand, wer davon zuerst links vom Geber sitzt; der Geber kommt zuletzt.
tennos_square-rules-2-title = Dein Zug: legen, dann auffüllen
tennos_square-rules-2-1 = Leg eine Handkarte offen auf eine deiner verdeckten Stellen.
tennos_square-rules-2-2 = Die Karte, die dort lag, kommt auf deine Hand.
tennos_square-rules-2-3 = Mit zwei Handkarten kannst du vorher tauschen: Beide kommen in die Auslage, und du nimmst eine Karte von dort oder die oberste vom Stapel. Von da an hast du eine Handkarte.
tennos_square-rules-3-title = Die Stelle sagt, wer als Nächstes zieht
tennos_square-rules-3-1 = Die drei linken: wer links von dir sitzt. Die drei rechten: wer rechts von dir sitzt.
tennos_square-rules-3-2 = Zu viert geben 4 und 6 an deinen Partner; mit 5 ziehst du noch einmal.
tennos_square-rules-3-3 = Zu dritt ziehst du nach 4 und nach 5 noch einmal.
tennos_square-rules-4-title = Wertung eines Durchgangs
tennos_square-rules-4-1 = Es zählen nur offene Karten, von links gelesen. Eine Folge, die nie fällt, bringt ihre Länge im Quadrat; gleiche Zahlen setzen sie fort.
tennos_square-rules-4-2 = Wer fertig wird, bekommt einen Bonus: 20 zu viert, 15 zu dritt.
tennos_square-rules-5-title = Ende der Partie
tennos_square-rules-5-1 = Schluss ist, wenn alle einmal gegeben haben: vier Durchgänge zu viert, drei zu dritt.
tennos_square-rules-5-2 = Partnerspiel (zu viert): Partner zählen zusammen. Bei Gleichstand gewinnt, wer im letzten Durchgang fertig wurde.
tennos_square-rules-5-3 = Alle für sich (zu dritt): Es zählt das eigene Ergebnis; bei Gleichstand geteilt.
tennos_square-rules-5-4 = Geteilte Paare (zu dritt, wenn alle zustimmen): Deine Punkte und die von links zählen zusammen; bei Gleichstand geteilt.
tennos_square-rules-5-5 = Passt keine Handkarte, tausch spät: Kurz vor Schluss kostet eine einzelne Handkarte wenig.
tennos_square-who-self = noch einmal du
tennos_square-who-left = links
tennos_square-who-partner = Partner
tennos_square-who-right = rechts
# A first hand (/learn)
tennos_square-learn-goal = Ersetze neun verdeckte Karten einzeln, sodass die Reihe von links nach rechts steigt: Eine Folge, die nie fällt, bringt ihre Länge im Quadrat. Dein Partner sitzt gegenüber.
tennos_square-learn-give = Drei Anwärter, einen gibst du ab; er kommt in die Auslage für alle. Zwei Sechsen stehen sich im Weg. Behalte eine 6 und die 8.
tennos_square-learn-give-else = Eine 6 für die Mitte und eine 8 für rechts passen gut zusammen. Eine 6 genügt.
tennos_square-learn-turn = Sieh, wie der Zug wandert: Die drei linken Stellen geben ihn nach links, die drei rechten nach rechts, 4 und 6 an deinen Partner; mit der 5 in der Mitte ziehst du noch einmal.
tennos_square-learn-centre = Eine 6 gehört in die Mitte, und auf Stelle 5 ziehst du noch einmal. Beides zugleich.
tennos_square-learn-centre-else = Auf der 5 kommt niemand sonst dran, und eine 6 passt genau dorthin.
tennos_square-learn-right = Was darunter lag, kam auf deine Hand: eine 2. Jetzt die 8: Sie gehört rechts von der 6, mit Platz für 9 und 10 dahinter. Stelle 7.
tennos_square-learn-right-else = Stelle 7 lässt zwei Plätze für Höheres. Die 2 gehört ganz nach links, später.
tennos_square-learn-eight = Du hast eine 9 aufgenommen. Stelle 8, gleich neben die 8.
tennos_square-learn-eight-else = Dort passt sie genau, und dazwischen muss nichts mehr.
tennos_square-learn-far = Inzwischen haben alle anderen viel gespielt: Der Zug geht dorthin, wohin man ihn schickt. Deine 6, 8 und 9 sind eine Folge von drei, neun Punkte; eine längere bringt viel mehr.
tennos_square-learn-low = Zwei 2en auf der Hand. Gleiche Zahlen setzen eine Folge fort, also passen beide auf Stelle 1 und 2. Beginne mit Stelle 1.
tennos_square-learn-low-else = Das Niedrigste gehört ganz nach links.
tennos_square-learn-two = Und die andere 2 daneben: fünf Karten steigen, das sind schon 25 Punkte.
tennos_square-learn-two-else = Ein Ass würde nach der 2 fallen und die Folge brechen.
tennos_square-learn-end = Jemand hat eine Reihe fertig: 20 Punkte, und der Durchgang ist zu Ende. Partner zählen zusammen; haben alle einmal gegeben, gewinnt das bessere Paar. Zwei schlechte Karten? Tausch beide gegen eine aus der Auslage.
