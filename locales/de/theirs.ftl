# A hand that is not the reader's own, in looking back: texts in place of those that say "you"
theirs-all_aboard-alt-may-signal = Als Signal spielbar: { $numbers }.
theirs-all_aboard-alt-may-wagon = Als Wagen spielbar: { $numbers }.
theirs-all_aboard-prompt-dump = Das Signal ist rot, und keine schwarze Karte dieser Hand gibt es frei: Eine ganze rote Farbe wird abgeladen, in beliebiger Folge.
theirs-all_aboard-prompt-signal = Diese Hand hat eine rote Karte mit der Zahl der Tischkarte, also muss dieses Signal kommen.
theirs-all_aboard-prompt-wagon = Die Strecke ist frei. Welcher Wagen fährt?
theirs-alliance-alt-members = Das Team: { $members }.
theirs-alliance-alt-plan = Die Verteilung des Teams: { $plan }.
theirs-alliance-alt-special = Sonderkarten am Anfang: { $cards }.
theirs-alliance-alt-topable = Auch die oberste des Stapels ist spielbar.
theirs-alliance-alt-you = Spielt { $suit }, Team { $team }.
theirs-alliance-alt-you-alone = Spielt { $suit }.
theirs-alliance-hand-proposal = { $left ->
    [0] Keine Vorschläge mehr
    [one] Noch ein Vorschlag möglich
   *[other] Noch { $left } Vorschläge möglich
}
theirs-alliance-prompt-distribute-answer = Vorschlag: { $plan }. Zustimmen oder etwas anderes vorschlagen. { $left ->
    [1] Noch ein Vorschlag ist übrig.
   *[other] Noch { $left } Vorschläge sind übrig.
}
theirs-alliance-prompt-distribute-first = Vorgeschlagen wird, wer die zwei Joker und die Weißkarte des Teams bekommt. Alle dürfen { $left } Vorschläge machen.
theirs-alliance-prompt-distribute-last = Vorschlag: { $plan }, die übliche Verteilung. Es ist kein Vorschlag mehr übrig, also wird zugestimmt.
theirs-alliance-prompt-distribute-usual = Vorschlag: { $plan }. Es ist kein Vorschlag mehr übrig: zustimmen oder die übliche Verteilung ({ $usual }).
theirs-alliance-prompt-pass = Es gibt nichts zu spielen, also wird gepasst.
theirs-alliance-prompt-play = Im Angebot: { $court }. Welche Karte wird gespielt?
theirs-alliance-prompt-play-lead = Im Angebot: { $court }. Diese Hand spielt zuerst, offen.
theirs-alliance-prompt-rebuild = Wird der Stapel erneuert?
theirs-alliance-suit-you = { $suit } (dieser Platz)
theirs-arsene-prompt-decide = Gewonnen. Als Stich { $next } nehmen oder { $name } zuschieben?
theirs-boonaken-alt-discarded = Weggelegt: { $cards }.
theirs-boonaken-alt-no-roem = Kein Roem auf dieser Hand.
theirs-boonaken-alt-roem = Roem auf dieser Hand: { $told }.
theirs-boonaken-prompt-open = Eine Karte wird ausgespielt: Ihre Farbe ist Trumpf, und aller Roem ist gemeldet. Oder zuerst wird Trumpf angesagt.
theirs-boonaken-prompt-play-plain = { $suit } wird bedient, wenn es geht.
theirs-boonaken-prompt-play-trump = { $suit } wird bedient, wenn es geht; der Trumpf-Bube darf immer bleiben.
theirs-boonaken-task-auction = Das Gebot
theirs-boonaken-task-open = Trumpf ansagen, ausspielen
theirs-boonaken-task-play = Die Karte
theirs-counting_cribbage-hand-claim = Die Ansage
theirs-counting_cribbage-prompt-claim = Was bringen diese vier Karten und der Starter?
theirs-counting_cribbage-prompt-declare-lead = Diese Hand beginnt eine neue Serie: eine Karte auslegen und ihre Punkte ansagen.
theirs-counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Eine Karte wird weggelegt. Der Crib gehört zu diesem Platz.
   *[other] { $count } Karten werden weggelegt. Der Crib gehört zu diesem Platz.
}
theirs-counting_cribbage-prompt-lead = Diese Hand beginnt eine neue Serie. Welche Karte?
theirs-counting_cribbage-prompt-play = Die Summe ist { $count }. Welche Karte wird ausgelegt?
theirs-cube-alt-offer-you = Dieser Platz hat auf { $double } gedoppelt: { $other } nimmt an oder gibt auf.
theirs-cube-alt-owner-you = Dopplerwürfel: Das Spiel ist { $value } wert; als Nächstes darf nur dieser Platz doppeln.
theirs-dominuxen-alt-hand = Hand (Platz { $seat }), { dominuxen-tiles }: { $tiles }.
theirs-dominuxen-alt-hand-new = Neu seit dem letzten Zug: { $tiles }.
theirs-dominuxen-alt-hand-own = Die Reihe bringt { $points }.
theirs-dominuxen-hand-own = Die Reihe
theirs-dominuxen-hand-title = Hand
theirs-dominuxen-prompt-play = Welche Zahl wird gelegt?
theirs-dominuxen-prompt-recover = { $name } lässt { $number }×{ $size } ({ $tiles }) liegen. Zurücknehmen, oder abwerfen und ziehen: { dominuxen-tiles }?
theirs-dominuxen-prompt-take = { $number }×{ $size } ({ $tiles }) von { $name } abgeluchst. Nehmen?
theirs-en_garde-alt-wish = Pariert, wann immer es geht.
theirs-en_garde-hand = Hand
theirs-en_garde-prompt-act = Der Abstand ist { $distance }. Was geschieht?
theirs-en_garde-prompt-answer = Ein Angriff mit { $cards }. Es bleibt nur zu parieren.
theirs-en_garde-prompt-choose = Ein Angriff mit { $cards }. Mit welchen Karten wird pariert?
theirs-en_garde-prompt-hit = Gegen { $cards } hilft nichts. Die Runde ist verloren.
theirs-en_garde-prompt-parried = Pariert. Der Abstand ist { $distance }, und dieser Platz handelt jetzt.
theirs-en_garde-prompt-stuck = Keine Karte ist spielbar. Die Runde ist verloren.
theirs-games-hand-title = Hand
theirs-geschenk-alt-hand = Platz { $seat }, { geschenk-alt-seat-chips }. Genommene Karten: { $cards }; sie kosten { $cost }, minus die Chips: { $score }.
theirs-geschenk-alt-hand-offer = Mit der { $card }: Karten { $added }, { $pot ->
    [0] keine Chips
   *[other] Chips minus { $pot }
}; die Wertung ändert sich um { $net }.
theirs-geschenk-hand-chips = Chips
theirs-geschenk-hand-if = Wenn genommen
theirs-geschenk-hand-must = Muss genommen werden
theirs-geschenk-hand-no-cards = Noch keine Karte genommen
theirs-geschenk-hand-title = Karten und Chips
theirs-geschenk-prompt-decide = { $pot ->
    [0] Die { $card } liegt offen, ohne Chips. Nehmen?
   *[other] Die { $card } liegt offen, dabei { geschenk-of-pot }. Nehmen?
}
theirs-geschenk-prompt-must = { $pot ->
    [0] Ohne Chips muss die { $card } genommen werden.
   *[other] Ohne eigene Chips muss die { $card } genommen werden, dazu { geschenk-of-pot }.
}
theirs-grazia-alt-fits-none = Keine Karte schließt an.
theirs-grazia-mine = Stapel
theirs-grazia-prompt-bare = Der Stapel ist leer: Passen läutet die Schlussrunde ein.
theirs-grazia-prompt-deck = Karten spielen, die anschließen, oder passen. Danach wird gezogen.
theirs-grazia-prompt-lap = Das ist der letzte Zug.
theirs-grazia-task-lap = Der letzte Zug
theirs-jukugo_daifuda-alt-hand-none = Keine Handkarten.
theirs-jukugo_daifuda-alt-own = Sätze: { $sets }.
theirs-jukugo_daifuda-hand-answered = Antwort: { $move }
theirs-jukugo_daifuda-hand-no-words = Keine zwei Handkarten bilden ein Wort
theirs-jukugo_daifuda-hand-ways = Möglich
theirs-jukugo_daifuda-hand-words = Wörter auf der Hand
theirs-jukugo_daifuda-prompt-own = Aufgedeckt: { $card }. Was geschieht?
theirs-jukugo_daifuda-prompt-ron = Ron für { $points } ist möglich. { $prompt }
theirs-jukugo_daifuda-prompt-taken = { $name } wirft { $card } ab. Was geschieht?
theirs-jukugo_daifuda-prompt-window = { $name } deckt { $card } auf. Was geschieht?
theirs-jukugo_daifuda-task-answer = Die Antwort?
theirs-love_letter-alt-hand-out = In dieser Runde raus.
theirs-love_letter-alt-targets = Wählbar: { $names }.
theirs-love_letter-alt-unseen = Noch nicht gesehen: { $cards }.
theirs-love_letter-alt-was-seen = Zug { $turn }: Die Karte „{ $card }“ hat { $name } gesehen.
theirs-love_letter-effect-4 = Bis zum nächsten Zug nicht wählbar
theirs-love_letter-effect-5 = Jemand, auch man selbst, wirft die Karte ab und zieht neu
theirs-love_letter-prompt-countess = „{ $one }“ und „{ $two }“ auf der Hand, darum muss die Gräfin gespielt werden.
theirs-love_letter-prompt-same = Zweimal „{ $one }“ auf der Hand; eine davon wird gespielt.
theirs-love_letter-prompt-whom = Zweimal „{ $one }“ auf der Hand. Gegen wen wird gespielt?
theirs-rummy_fifty-alt-chosen = Gewählt: { $court }.
theirs-rummy_fifty-alt-may-layoff = Anlegen geht: { $cards }.
theirs-rummy_fifty-alt-may-meld = Auslegen geht: { $melds }.
theirs-rummy_fifty-alt-may-meld-more = Auslegen geht: { $melds }; { $more } weitere Möglichkeiten.
theirs-rummy_fifty-alt-may-nothing = Nichts lässt sich auslegen. „Zug beenden“ gibt weiter.
theirs-rummy_fifty-alt-sources = Ziehen geht von: { $sources }.
theirs-rummy_fifty-court-hint-j = am wenigsten beim Verlieren
theirs-rummy_fifty-court-hint-k = am meisten, beim Sieg wie beim Verlieren
theirs-rummy_fifty-from-stock-hint = die Karte kennt nur dieser Platz
theirs-rummy_fifty-prompt-bonus = Eine Bonuskarte für die Wertung: hoch bei starker Hand, J bei schwacher.
theirs-rummy_fifty-prompt-table = Aus- und anlegen nach Belieben, dann „Zug beenden“.
theirs-six_suit_fort-alt-chose = Gewählt: { $choice }
theirs-six_suit_fort-alt-own = Hier: { $fort }.
theirs-six_suit_fort-prompt-build = Vorhanden: { $cards }. Was wird gebaut?
theirs-target-alt-wish = Behält immer alle Karten, ohne gefragt zu werden.
theirs-target-prompt-choose_target = Eine der drei Karten wird zum Ziel bestimmt. Dieser Platz spielt zuerst.
theirs-target-prompt-discard = Bis zu zwei Karten abwerfen oder alle behalten. Dann wird auf fünf nachgezogen.
theirs-target-prompt-play-far = Bisher gewinnt die fernste Zahl. Welche Karte wird gespielt?
theirs-target-prompt-play-near = Bisher gewinnt die nächste Zahl. Welche Karte wird gespielt?
theirs-tennos_square-alt-may-swap = Für beide Handkarten zu haben: { $cards }, oberste vom Stapel.
theirs-tennos_square-alt-own = Die Reihe: { $slots }. x ist verdeckt. Bringt bisher { $points }.
theirs-tennos_square-alt-own-over = Die Reihe: { $slots }. x ist verdeckt. Bringt { $points }.
theirs-tennos_square-alt-place-out = { $slots }: wird fertig
theirs-tennos_square-alt-place-self = { $slots }: noch einmal
theirs-tennos_square-hand-again = 5: noch einmal
theirs-tennos_square-hand-candidates = Die Anwärter
theirs-tennos_square-hand-may-swap = Tauschen geht
theirs-tennos_square-hand-row = { $points ->
    [1] Die Reihe: 1 Pkt
   *[other] Die Reihe: { $points } Pkt
}
theirs-tennos_square-hint-discard = Eine von dreien kommt in die Auslage, zwei bleiben die Hand
theirs-tennos_square-prompt-discard = Einer der drei Anwärter wird abgegeben. Welcher?
theirs-tennos_square-prompt-swapped = Getauscht. Jetzt wird die genommene Karte gelegt.
theirs-tennos_square-prompt-turn = Eine Karte wird gelegt. Vorher lässt sich die Hand tauschen.
theirs-tricks-hand = Hand (Platz { $seat }): { $cards }.
theirs-tricks-hand-title = Hand
theirs-tricks-prompt-follow = { $suit } ist zu bedienen. Welche Karte wird gespielt?
theirs-tricks-prompt-free = Kein { $suit } auf der Hand, darum geht jede Karte.
theirs-tricks-prompt-lead = Diese Hand spielt aus. Welche Karte?
theirs-tricks-task-lead = Spielt aus
theirs-tricks-you = Dieser Platz
theirs-tricky_express-pass-pass1 = Die höchste nach rechts, die nächste nach links
theirs-tricky_express-prompt-pass1 = Weitergabe 1: die höchste Karte nach rechts an { $right }, die nächsthöchste nach links an { $left }.
theirs-ttp-alt-picks = Beute: { $cards }.
theirs-ttp-alt-picks-made = Beute: { $cards } ({ $made }).
theirs-ttp-alt-wanted = Gewünscht, in dieser Reihenfolge: { $cards }.
theirs-ttp-collected = Beute
theirs-arsene-event-planned = Wenn dieser Stich gewonnen wird: { $plan }.
theirs-arsene-plan-push = zuschieben
theirs-arsene-plan-take = nehmen
theirs-counting_cribbage-note-own = Dieser Crib gehört hierher
theirs-cube-prompt-answer = { $name } doppelt auf { $double }. Annehmen: Das Spiel ist { $double } wert, und der Würfel wechselt. Aufgeben: { $name } bekommt sofort { $amount }.
theirs-hex_jinchi-base-own = Basis { $base }: dieser Platz, { $suits ->
    [one] 1 Farbe
   *[other] { $suits } Farben
}
theirs-jukugo_daifuda-call-tsumo-is = selbst aufgedeckt
theirs-love_letter-cost = scheidet aus
theirs-love_letter-effect-1 = Nenn eine fremde Karte, 2 bis 8: Stimmt sie, ist die Person raus
theirs-love_letter-effect-9 = Ohne Wirkung; raus, wenn die zwei Karten 12 oder mehr ergeben
theirs-love_letter-hint-self = selbst
theirs-rummy_fifty-from-extra-own = { $card }: die eigene Zusatzablage
theirs-tennos_square-who-self = noch einmal
theirs-tricky_express-passing-high = Die höchsten Karten
theirs-ttp-first = Fünf Beutekarten und zwei Handkarten sind die Pokerhand
theirs-en_garde-alt-me = Hier: { $stands }.
theirs-grazia-alt-own = { $deck ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel.
   *[other] { $deck } Karten im Stapel.
} Sprünge: { $jumps }. Wertung: { $score }.
