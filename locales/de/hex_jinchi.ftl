# Hex Bases
hex_jinchi-title = Hex-Basen
hex_jinchi-line = Hol Basen mit Karten, die sechs ergeben; Rot ist minus. Wer einen Zug mit dreien beginnt, gewinnt.
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = Schwarze Karten zählen plus, rote minus und Joker, wie du magst. Wirf eine Karte ab, leg dann Sätze, die plus 6 oder minus 6 ergeben, auf die sechs Basen und nimm auf, was dort lag. Für eine fremde Basis brauchst du mehr Farben, als dort liegen. Beginnst du deinen Zug mit drei Basen, hast du gewonnen.
hex_jinchi-command = hex-basen
hex_jinchi-also = rokkaku jinchi, sechseck
# Options
hex_jinchi-option-match = Match
hex_jinchi-option-match-help = Ein Spiel, wie es die Regeln wollen; oder alle beginnen einmal, denn Beginnen hilft.
hex_jinchi-option-match-exchange = alle beginnen einmal
hex_jinchi-option-match-single = ein einziges Spiel
hex_jinchi-option-turn_limit = Max. Züge
hex_jinchi-option-turn_limit-help = Ein Spiel endet nach so vielen Zügen aller zusammen; dann gewinnen die meisten Basen. Meist 60.
hex_jinchi-option-first_player = Beginnt zuerst
hex_jinchi-option-first_player-help = Wer das erste Spiel beginnt; sonst wird ausgelost. Platz 3 gibt es nur zu dritt.
hex_jinchi-option-first_player-auto = ausgelost
hex_jinchi-option-first_player-1 = Platz 1
hex_jinchi-option-first_player-2 = Platz 2
hex_jinchi-option-first_player-3 = Platz 3
# A turn
hex_jinchi-tag-turn = Abwerfen
hex_jinchi-tag-discard = Abwerfen
hex_jinchi-tag-place = Satz legen
hex_jinchi-tag-gather = Andere Karten
hex_jinchi-tag-end_turn = Zug beenden
hex_jinchi-ask-card = Welche Karte wirfst du ab?
hex_jinchi-ask-base = Einen Satz legen oder den Zug beenden?
hex_jinchi-ask-more = Noch eine Basis oder den Zug beenden?
hex_jinchi-ask-place = Satz legen: auf welche Basis?
hex_jinchi-ask-gather = Andere Karten: auf welche Basis?
hex_jinchi-ask-set = Welcher Satz kommt auf Basis { $base }?
hex_jinchi-ask-cards = Welche Karten ergeben zusammen sechs?
hex_jinchi-prompt-discard = Wirf eine Karte ab, dann leg Sätze, die sechs ergeben.
hex_jinchi-prompt-danger = { $name } gewinnt zu Beginn des nächsten Zuges: Hol { $back ->
    [one] eine Basis
   *[other] { $back } Basen
} zurück.{" "}
hex_jinchi-prompt-place = Leg Sätze, die sechs ergeben, oder beende den Zug.
hex_jinchi-base = Basis { $base }
hex_jinchi-base-nobody = Basis { $base }: frei
hex_jinchi-base-own = Basis { $base }: deine, { $suits ->
    [one] 1 Farbe
   *[other] { $suits } Farben
}
hex_jinchi-base-other = Basis { $base }: { $name }, { $suits ->
    [one] 1 Farbe
   *[other] { $suits } Farben
}
hex_jinchi-sets = { $count ->
    [one] 1 Satz passt
   *[other] { $count } Sätze passen
}
hex_jinchi-suits = { $count ->
    [one] 1 Farbe
   *[other] { $count } Farben
}
hex_jinchi-joker-black = jede Zahl ab plus 1 aufwärts
hex_jinchi-joker-red = jede Zahl ab minus 1 abwärts
hex_jinchi-end = Zug beenden
hex_jinchi-end-hint = Alles bestätigen und aufnehmen, was wartet
hex_jinchi-more = Das bestätigen, dann weiter
hex_jinchi-more-hint = Für andere Sätze oder mehr als drei Basen
hex_jinchi-nothing = keine
hex_jinchi-move-discard = { $card } abwerfen
hex_jinchi-move-turn = { $discard }; { $sets }
hex_jinchi-move-set = Basis { $base }: { $cards }
hex_jinchi-move-set-brief = Basis { $base }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hex_jinchi-move-gather = Basis { $base }: { $cards }
hex_jinchi-move-place = Basis { $base }: { $cards }
hex_jinchi-move-more = weiter
# Refusals
hex_jinchi-no-card = { $card } hast du nicht mehr auf der Hand. Wähl eine Karte, die du hast.
hex_jinchi-no-used = Basis { $base } wurde in diesem Zug schon genutzt. Jede Basis nimmt einen Satz je Zug.
hex_jinchi-no-six = Diese Karten ergeben weder plus 6 noch minus 6. Schwarz zählt plus, Rot minus.
hex_jinchi-no-suits = Basis { $base } gehört jemand anderem: Ein Satz dafür braucht mehr Farben, als dort liegen, also mindestens { $least }. Dieser hat { $suits }.
hex_jinchi-no-place = Du hast schon abgeworfen. Leg jetzt Sätze oder beende den Zug.
hex_jinchi-no-discard = Wirf erst eine Karte ab. Danach legst du Sätze.
# Hints
hex_jinchi-hint-why-stops = Das bricht die drei Basen, mit denen { $seat } gewinnen würde.
hex_jinchi-hint-why-three = Du hättest { $count } Basen: Bricht sie niemand, gewinnst du im nächsten Zug.
hex_jinchi-hint-why-fresh = Das bringt dir { $count } verdeckte Karten auf die Hand.
hex_jinchi-hint-why-none = Jetzt lohnt sich kein Satz: So bleiben die Karten für später zusammen.
# What happened
hex_jinchi-event-began = Spiel { $game } beginnt. { $seat } fängt an.
hex_jinchi-event-began-single = { $seat } fängt an.
hex_jinchi-event-drew = Du ziehst { $cards }.
hex_jinchi-event-reshuffled = Die Ablage wird gemischt: { $count ->
    [one] 1 Karte ist
   *[other] { $count } Karten sind
} der neue Stapel.
hex_jinchi-event-discarded = { $seat } wirft { $card } ab.
hex_jinchi-event-placed = { $seat } holt Basis { $base } mit { $cards }.
hex_jinchi-event-placed-own = { $seat } legt { $cards } auf die eigene Basis { $base }.
hex_jinchi-event-placed-from = { $seat } holt Basis { $base } von { $name } mit { $cards }.
hex_jinchi-event-took_back = { $seat } nimmt { $what } auf.
hex_jinchi-took-down = { $count } verdeckte Karten
hex_jinchi-event-found = Die verdeckten Karten, die du bekommen hast: { $cards }.
hex_jinchi-event-won = Spiel { $game }: { $winners }, { $reason }. Basen: { $held }.
hex_jinchi-event-won-single = { $winners }, { $reason }. Basen: { $held }.
hex_jinchi-reason-bases = Sieg mit drei Basen oder mehr zu Beginn des Zuges
hex_jinchi-reason-turn_limit = Sieg am Zuglimit
hex_jinchi-score-of = { $name } { $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners } gewinnt das Match!
   *[other] { $winners } teilen sich das Match!
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners } gewinnt das Spiel!
   *[other] { $winners } teilen sich das Spiel!
}
# The table
hex_jinchi-game-of = Spiel { $game } von { $games }
hex_jinchi-amount-bases = { $count ->
    [one] { $number } Basis
   *[other] { $number } Basen
}
hex_jinchi-amount = { $count ->
    [one] { $number } Sieg
   *[other] { $number } Siege
}
hex_jinchi-state = Zug { $turn } von { $limit }
hex_jinchi-state-over = Die Partie ist zu Ende
hex_jinchi-alt-nobody = Basis { $base }: frei, { $count } Karten verdeckt.
hex_jinchi-alt-base = Basis { $base }: Platz { $seat }, { $suits ->
    [one] 1 Farbe
   *[other] { $suits } Farben
}: { $cards }.
hex_jinchi-alt-known = bekannte Handkarten: { $cards }
hex_jinchi-alt-joker = jede Zahl, { $sign ->
    [minus] minus
   *[plus] plus
}
hex_jinchi-alt-pile = Stapel: { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
}. Abgeworfen: { $cards }.
hex_jinchi-alt-pile-late = Stapel: { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
}. Abgeworfen: { $count }, zuletzt { $cards }.
hex_jinchi-alt-now = Dieser Zug: abgeworfen { $card }, genutzte Basen: { $bases }.
hex_jinchi-alt-waiting = Wartet darauf, auf die Hand zu kommen: { $what }.
hex_jinchi-alt-used = In diesem Zug genutzte Basen: { $bases }.
hex_jinchi-alt-last = Zug davor, Platz { $seat }: abgeworfen { $card }, genutzte Basen: { $bases }.
hex_jinchi-alt-or = {"; "}
hex_jinchi-alt-sets = Für eine Basis oder mehrere ergeben sechs: { $sets }.
hex_jinchi-alt-held = { $games ->
    [1] Basen { $held }
   *[other] Basen je Spiel { $held }
}
# Words in pictures
hex_jinchi-waiting = Wartet
hex_jinchi-known = hat
hex_jinchi-stock = Stapel
hex_jinchi-discards = Ablage
hex_jinchi-task-discard = Eine abwerfen
hex_jinchi-task-place = Legen oder beenden
hex_jinchi-new = neu
hex_jinchi-games = { $count ->
    [one] Spiel gewonnen
   *[other] Spiele gewonnen
}
hex_jinchi-threat = drei Basen
hex_jinchi-game = Spiel { $game }
hex_jinchi-last-none = { $name } warf { $card } ab
hex_jinchi-last = { $name } legte auf { $bases }
hex_jinchi-story-level = Match unentschieden
hex_jinchi-story-both = Alle Spiele gewonnen
hex_jinchi-story-quick = Das kürzeste Spiel dauerte { $turns } Züge
hex_jinchi-story-started = { $starter } fing an, { $turns } Züge insgesamt
hex_jinchi-story-limit = Entschieden am Zuglimit
hex_jinchi-story-ahead = Vorn mit { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}
hex_jinchi-story-single = Die Basen haben gehalten

# Rules
hex_jinchi-sketch-goal = Beginn deinen Zug mit { $winning } Basen, und du gewinnst.
hex_jinchi-sketch-turn = Wirf eine Karte ab, dann leg auf Basen Sätze, die sechs ergeben.
hex_jinchi-sketch-score = Schwarz zählt plus, Rot minus. Eine fremde Basis braucht mehr Farben.
hex_jinchi-rules-0-title = Ein Zug
hex_jinchi-rules-0-1 = Es gibt { $bases } Basen mit je { $down } verdeckten Karten. Alle bekommen { $hand } Karten. Wer anfängt, wird ausgelost.
hex_jinchi-rules-0-2 = Beginnst du deinen Zug mit { $winning } Basen oder mehr, gewinnst du. Sonst zieh { $drawn } Karten.
hex_jinchi-rules-0-3 = Wirf eine Karte offen ab. Dann leg Sätze, je einen auf beliebig viele Basen.
hex_jinchi-rules-0-4 = Was auf einer Basis lag, kommt am Zugende auf deine Hand; erst dann siehst du, was verdeckt war.
hex_jinchi-rules-1-title = Sätze, die sechs ergeben
hex_jinchi-rules-1-1 = Schwarze Karten (Pik, Kreuz, Plus) zählen plus, rote (Herz, Karo, Laub) minus. A ist 1, J 11, Q 12, K 13.
hex_jinchi-rules-1-2 = Ein Satz ergibt plus 6 oder minus 6. Eine Karte genügt.
hex_jinchi-rules-1-3 = Ein schwarzer Joker ist jede Zahl ab plus 1 aufwärts, ein roter jede ab minus 1 abwärts.
hex_jinchi-rules-2-title = Basen und Ende
hex_jinchi-rules-2-1 = Fremde Basis: Dein Satz braucht mehr Farben, als dort liegen. Joker sind farblos.
hex_jinchi-rules-2-2 = Auf freie und eigene Basen passt jeder Satz, der sechs ergibt.
hex_jinchi-rules-2-3 = Ist der Stapel leer, wird die Ablage gemischt. Nach { $turn_limit } Zügen gewinnen die meisten Basen, dann Farben.
hex_jinchi-rules-2-4 = Meist entscheidet ein Spiel. Beginnen alle einmal, zählen die Siege; bei Gleichstand geteilt.
hex_jinchi-rules-2-5 = Zu zweit endet so die Hälfte gleich, zu dritt reichen oft zwei Spiele.
hex_jinchi-bases = { $count ->
    [one] Basis
   *[other] Basen
}
hex_jinchi-held = Basen: { $held }
# A first hand (/learn)
hex_jinchi-learn-goal = Sechs Basen. Beginnst du einen Zug mit drei davon, gewinnst du, also hol mehr, als man dir auf einmal wieder nehmen kann. In jedem Zug: zwei ziehen, eine abwerfen, Sätze legen.
hex_jinchi-learn-sums = Schwarz zählt plus, Rot minus, und Laub ist rot. Ass ist 1, Bube 11, Dame 12, König 13. Ein Satz ergibt +6 oder −6: ♠8 und Laub 2 zum Beispiel: 8 − 2.
hex_jinchi-learn-first = Zwei Sätze auf einmal: 12 − 11 − 7 = −6 für Basis 1 und 8 − 2 = 6 für Basis 2. Wirf zuerst die Laub-5 ab, die übrig bleibt.
hex_jinchi-learn-first-else = Diese zwei Sätze nutzen alle deine Karten bis auf eine, und je eine Basis ist, was du willst. Drück: Laub-5 abwerfen, dann Basis 1 und 2.
hex_jinchi-learn-back = Auf jeder Basis lagen drei Karten: Du hast sechs aufgenommen. Aber Basis 1 wurde dir genommen. Das braucht mehr Farben, als dort liegen, und der Satz hatte vier gegen deine drei.
hex_jinchi-learn-second = Hol sie mit fünf Farben zurück: Pik-7, Kreuz-7 und Plus-4 minus Herz-8 und Karo-4. Das ist schwer zu schlagen. Wirf den Laub-König ab.
hex_jinchi-learn-second-else = Zähl die Farben: Fünf davon auf Basis 1 sind sehr schwer zu nehmen. Wirf den Laub-König ab, dann wähl Basis 1.
hex_jinchi-learn-lost = Basis 2 ist weg: Zwei Farben waren leicht zu überbieten. Aber wer eine Basis holt, bekommt, was dort lag, also hat Basis 1 deine Hand wieder gefüllt.
hex_jinchi-learn-third = Zwei freie Basen: ♥6, ♣8, ♦K, Laub A und Plus 6 ergeben −6 für Basis 3; die Karo-6 allein ist ein Satz für Basis 4. Wirf die Plus-10 ab.
hex_jinchi-learn-third-else = Eine einzelne 6 ist schon ein Satz, und auf freie Basen passt jeder Satz. Wirf die Plus-10 ab, dann Basis 3 und 4.
hex_jinchi-learn-need = Du hattest drei, aber Basis 4 wurde dir genommen, also ist noch nicht Schluss. Deine zwei Basen mit fünf Farben sollten sicher sein. Hol jetzt mehr, als man dir nehmen kann.
hex_jinchi-learn-fourth = Drei Sätze: fünf Farben auf Basis 4, −7 + 1 auf Basis 5 und auf Basis 6 der rote Joker allein: Er ist jede Zahl unter null. Wirf die Laub-8 ab.
hex_jinchi-learn-fourth-else = Ein Satz mehr, als sich brechen lässt, das ist die ganze Kunst. Wirf die Laub-8 ab, dann Basis 4, 5 und 6.
hex_jinchi-learn-end = Du hast deinen Zug mit vier Basen begonnen, und das gewinnt. Beginnen hilft, darum beginnt bei einer Revanche die andere Seite.
