# TTP. The rules are a reconstruction, and every place that offers the game says so.
ttp-title = TTP (rekonstruierte Regeln)
ttp-line = Jede gespielte Karte ist Beute: Sammle fünf und mach aus sieben eine Pokerhand.
ttp-designer = あおや (758bg); die Regeln sind unsere Rekonstruktion
ttp-about = Die Originalregeln sind verloren; dies ist unsere Rekonstruktion. In jedem von fünf Stichen spielst du eine Karte, und die gespielten Karten sind die Beute: Je besser deine war, desto früher wählst du. Fünf Beutekarten und deine letzten zwei verdeckten ergeben die beste Pokerhand. Mit sechs Farben gibt es auch den Fünfling.
ttp-command = ttp
ttp-also = poker, stichpoker
# Options
ttp-option-deals = Durchgänge
ttp-option-deals-help = Wie viele Durchgänge gespielt werden. Sonst 4, zu dritt 3.
ttp-option-deals-auto = 4 (zu dritt 3)
ttp-option-market = Marktkarten
ttp-option-market-help = Wie viele Karten vom Stapel zu jedem Stich aufgedeckt werden; auch sie sind Beute.
ttp-option-follow = Bedienen
ttp-option-follow-help = Ob du die ausgespielte Farbe bedienen musst, wenn du kannst.
ttp-option-follow-must = Pflicht
ttp-option-follow-free = frei
ttp-option-bonus = Bonus für die stärkste Hand
ttp-option-bonus-help = Extrapunkte für die stärkste Hand eines Durchgangs. Sonst so viele wie Personen.
ttp-option-bonus-auto = so viele wie Personen
# A turn
ttp-tag-pick = Nehmen
ttp-tag-want = Wünschen
ttp-tag-unwant = Wünsche vergessen
ttp-ask-pick-1 = Welche Karte nimmst du?
ttp-ask-want-1 = Welche Karte willst du als Nächstes?
ttp-prompt-pick = Nimm eine Karte aus der Auswahl.
ttp-prompt-free = Spiel eine beliebige Karte; bedienen muss hier niemand.
ttp-anytime = Vorab wählen: Welche Karte willst du am liebsten?
ttp-anytime-next = Du willst { $cards }. Und wenn { $count ->
    [one] sie weg ist
   *[other] sie weg sind
}?
ttp-move-pick = { $card } nehmen
ttp-move-want = Als Nächstes { $card } wünschen
ttp-hint-makes = { $name } (dann: { $made })
# Refusals
ttp-no-card = { $card } hast du nicht auf der Hand. Spiel eine, die du hast.
ttp-no-pool = { $card } liegt nicht in der Auswahl. Nimm eine, die dort liegt.
ttp-no-gone = { $card } ist weg; jemand hat sie vor dir genommen. Nimm eine, die noch daliegt.
ttp-now-play = Gerade werden Karten gespielt. Spiel eine aus deiner Hand.
ttp-now-pick = Der Stich ist komplett. Nimm eine Karte aus der Auswahl.
# Hands
ttp-made-high_card = hohe Karte
ttp-made-one_pair = ein Paar
ttp-made-two_pair = zwei Paare
ttp-made-three_kind = Drilling
ttp-made-straight = Straße
ttp-made-full_house = Full House
ttp-made-four_kind = Vierling
ttp-made-flush = Flush
ttp-made-five_kind = Fünfling
ttp-made-straight_flush = Straight Flush
# What happened
ttp-event-turned = Markt: { $cards }.
ttp-event-ordered = Genommen wird in dieser Reihenfolge: { $seats }.
ttp-event-picked = { $seat } nimmt { $card }.
ttp-event-wanted = Du willst, in dieser Reihenfolge: { $cards }.
ttp-event-wanted-none = Du hast vorab keine Wünsche mehr.
ttp-event-showdown = Aufdecken: { $told }.
ttp-shown-of = { $name } { $made } (auf der Hand { $cards })
ttp-event-scored = Durchgang { $deal }: { $points }. Stärkste Hand: { $best } (+{ $bonus }). Gesamt: { $totals }.
ttp-event-ended-broken = { $count ->
    [1] Gleichstand; { $winners } hatte öfter die stärkste Hand und gewinnt mit { $score } Punkten!
   *[other] Gleichstand; { $winners } hatten am öftesten die stärkste Hand und teilen sich den Sieg mit { $score } Punkten!
}
# The table
ttp-name = TTP
ttp-reconstructed = rekonstruierte Regeln
ttp-state-match = Durchgang { $deal }, Stich { $trick } von 5
ttp-state = Durchgang { $deal } von { $deals }, Stich { $trick } von 5
ttp-market = Markt
ttp-picks = Wer wann nimmt
ttp-gone = genommen
ttp-before = Voriger Durchgang
ttp-first = Fünf Beutekarten und zwei Handkarten sind deine Pokerhand
ttp-collected = Deine Beute
ttp-nothing = Noch keine Beute
ttp-task-pick = Eine nehmen
ttp-picked = { $name } nahm { $card }
ttp-alt-market = Markt: { $cards }.
ttp-alt-pool = Zur Auswahl: { $cards }.
ttp-alt-order = Reihenfolge beim Nehmen: { $seats }.
ttp-alt-first = Fünf Beutekarten und zwei Handkarten ergeben eine Pokerhand.
ttp-alt-rules = Die Regeln sind rekonstruiert.
ttp-alt-best = { $count ->
    [0] nie die stärkste Hand
    [one] einmal die stärkste Hand
   *[other] { $count }-mal die stärkste Hand
}
ttp-alt-picked = Beute { $cards }
ttp-alt-picked-none = keine Beute
ttp-alt-before = Voriger Durchgang: { $told }.
ttp-alt-before-of = { $seat } { $made } mit { $cards }, Punkte { $points }
ttp-alt-before-name = { $seat } { $made }, Punkte { $points }
ttp-alt-picks = Deine Beute: { $cards }.
ttp-alt-picks-made = Deine Beute: { $cards } ({ $made }).
ttp-alt-wanted = Du willst, in dieser Reihenfolge: { $cards }.
ttp-story-broken = Gleichstand, aber öfter die stärkste Hand
ttp-story-best = { $count ->
    [0] Nie die stärkste Hand
    [one] Einmal die stärkste Hand
   *[other] { $count }-mal die stärkste Hand
}

# Rules
ttp-sketch-goal = Mach aus sieben Karten die beste Pokerhand.
ttp-sketch-turn = Spiel eine Karte. Alle gespielten sind Beute: Die beste wählt zuerst.
ttp-sketch-score = Jede Hand hat ihre Punkte, die stärkste bekommt mehr.
ttp-rules-0-title = Was du spielst, ist Beute
ttp-rules-0-1 = Die Originalregeln sind verloren. Dies ist unsere Rekonstruktion aus dem, was man über das Spiel weiß.
ttp-rules-0-2 = { $pack } Karten ohne Joker. Alle bekommen { $hand }, und { $tricks } Stiche werden gespielt.
ttp-rules-0-3 = Wer zuerst gibt, wird ausgelost; dann wandert das Geben nach links. Links vom Geber wird zuerst ausgespielt, danach spielt aus, wer den Stich machte. { $follow ->
    [free] Bedienen musst du nicht.
   *[other] Bediene, wenn du kannst.
}
ttp-rules-0-4 = Vor jedem Stich { $market ->
    [one] wird eine Karte vom Stapel
   *[other] werden { $market } Karten vom Stapel
} aufgedeckt: der Markt. Markt und gespielte Karten sind die Auswahl.
ttp-rules-1-title = Wer zuerst nimmt
ttp-rules-1-1 = Alle nehmen eine Karte aus der Auswahl.
ttp-rules-1-2 = Die Reihenfolge: erst die ausgespielte Farbe, höhere zuerst; dann die anderen, höhere zuerst; gleiche, wie sie gespielt wurden.
ttp-rules-1-3 = Die höchste Karte der ausgespielten Farbe macht den Stich. Der Rest der Auswahl wird abgeworfen.
ttp-rules-2-title = Beute und Hand
ttp-rules-2-1 = Nach { $tricks } Stichen hast du { $tricks } Beutekarten, offen, und { $kept } Handkarten. Die besten fünf von diesen { $hand } sind deine Pokerhand.
ttp-rules-2-2 = Siebenen und Achten: ein Full House, drei Achten und zwei Siebenen.
ttp-rules-2-3 = { $bonus ->
    [auto] Die stärkste Hand bekommt extra so viele Punkte, wie Personen spielen. Gleich starke Hände bekommen sie alle.
   *[other] Die stärkste Hand bekommt { $bonus } extra. Gleich starke Hände bekommen das alle.
}
ttp-rules-2-4 = { $deals ->
    [auto] Nach vier Durchgängen (zu dritt drei) gewinnen die meisten Punkte, dann öfter die stärkste Hand, dann wird geteilt.
    [one] Es ist ein einziger Durchgang: Die meisten Punkte gewinnen, dann die stärkste Hand, dann wird geteilt.
   *[other] Nach { $deals } Durchgängen gewinnen die meisten Punkte, dann öfter die stärkste Hand, dann wird geteilt.
}
ttp-rules-3-title = Hände und ihre Punkte
ttp-rules-3-1 = Mit sechs Farben gibt es den Fünfling, und ein Flush schlägt einen Vierling. Bei gleicher Hand gewinnen höhere Zahlen.
ttp-rules-3-2 = Das Ass ist hoch, in A 2 3 4 5 niedrig.
# A first hand (/learn)
ttp-learn-goal = Fünf Stiche; nach jedem nehmen alle eine Karte von den gespielten und vom Markt. Aus deinen fünf Beutekarten und den zwei Karten, die bleiben, sind die besten fünf deine Pokerhand.
ttp-learn-ace = Ausgespielt wurde Laub, und du musst bedienen. Das Ass ist am höchsten, damit gewinnst du und nimmst zuerst. Es sind Damen im Spiel: eine im Stich, zwei auf deiner Hand. Spiel das Ass.
ttp-learn-ace-else = Hier zu gewinnen heißt, zuerst zu nehmen, und es gibt etwas zu holen.
ttp-learn-queen = Du nimmst zuerst. Jede Karte der Auswahl geht, sogar dein Ass zurück; aber mit Damen auf der Hand ist die Laub-Dame mehr wert.
ttp-learn-queen-else = Ein Paar ist nicht viel, ein Drilling schon. Sammle Damen.
ttp-learn-lead = Der Markt zeigt noch eine Dame. Wer bedient, nimmt zuerst, höchste zuerst, dann die anderen. Spiel ein kleines Kreuz aus: Vielleicht nimmst du trotzdem an zweiter Stelle, und deine starken Karten bleiben bei dir.
ttp-learn-lead-else = Was du spielst, kann jemand nehmen. Gib etwas Kleines.
ttp-learn-second = Jemand hat eine 8 genommen, und die Dame ist noch da. Nimm sie.
ttp-learn-second-else = Das ist die zweite Dame in deiner Beute.
ttp-learn-throw = Herz, und du hast keins. Bestenfalls nimmst du an zweiter Stelle, denn unter denen, die nicht bedienen, zählt die höchste. Wirf eine Dame: Du hast genug und bekommst sie vielleicht zurück.
ttp-learn-throw-else = Deine Kreuz-Dame kann später einen Stich machen, und diese bringt dich vor die 10, die da liegt.
ttp-learn-ten = Die Dame wurde genommen. Überleg, was sonst zusammenpasst: Du hast eine 10 auf der Hand, also ergibt die Karo-10 ein Paar.
ttp-learn-ten-else = Zwei Damen und zwei Zehnen sind der Weg zum Full House. Asse würden zu nichts passen.
ttp-learn-win = Kreuz, und du musst mit der Dame bedienen. Sie gewinnt, also nimmst du zuerst und kannst sie gleich zurückholen.
ttp-learn-win-else = Du hast ein Kreuz, und es ist dieses.
ttp-learn-third = Hol deine Dame zurück: ein Drilling.
ttp-learn-third-else = Nichts in der Auswahl ist besser für dich als die dritte Dame.
ttp-learn-last = Der letzte Stich, und du spielst aus. Die zwei Karten, die du behältst, zählen auch für deine Hand. Spiel die Laub-10 aus: Vielleicht hat niemand mehr Laub, dann gewinnt sie.
ttp-learn-last-else = König und 4 helfen niemandem. Die 10 willst du nach Hause bringen.
ttp-learn-full = Sie hat gewonnen. Nimm die 10 zurück, und du hast drei Damen und zwei Zehnen.
ttp-learn-full-else = Mit der zweiten 10 ist deine Hand ein Full House.
ttp-learn-end = Ein Full House, fünf Punkte. Aber jemand hat einen Flush: Mit sechs Farben schlägt er den Vierling. Die stärkste Hand bekommt außerdem einen Punkt je Person. Die meisten Punkte gewinnen.
