# Grazia
grazia-title = Grazia
grazia-line = Bau sechs Farben lückenlos aufwärts: Was anschließt, kostet nichts, jeder Sprung zwei Punkte.
grazia-designer = 西澤 篤央 (sha)
grazia-about = Werde deine Karten auf sechs Farbreihen los, die nur aufwärts wachsen, am besten eine ganze Folge auf einmal. Die Hälfte deiner Karten wartet verdeckt, und niemand kennt sie, auch du nicht. Warte auf den richtigen Moment, oder spring und zahl: Wer ohne Stapel passt, läutet die Schlussrunde ein.
grazia-command = grazia
# Options
grazia-option-empty_suit = Farbe eröffnen
grazia-option-empty_suit-help = Ob jede Karte eine Farbe umsonst eröffnet oder nur ein Ass; sonst kostet es 2 Punkte.
grazia-option-empty_suit-free = immer umsonst
grazia-option-empty_suit-ace = nur mit Ass umsonst
# A turn
grazia-tag-pass-last = Passen: Schlussrunde beginnen
grazia-tag-prepare = Vorbereiten
grazia-ask-play-1 = Welche Karten spielst du?
grazia-prompt-deck = Spiel Karten, die anschließen, oder passe. Dann ziehst du.
grazia-prompt-bare = Dein Stapel ist leer: Passen läutet die Schlussrunde ein.
grazia-prompt-lap = Das ist dein letzter Zug.
grazia-fits = { $cards } (schließt an)
grazia-jumps = { $cards } (Sprung: 2 Punkte)
grazia-move-play = { $cards } spielen
grazia-move-prepare = Wenn du dran bist: { $what }
grazia-ahead-none = Nächsten Zug vorbereiten
grazia-ahead-now = Vorbereitet: { $what }
grazia-ahead-run = { $cards }, wenn es anschließt
grazia-ahead-ask = Nichts vorbereitet: fragen
# Refusals
grazia-no-card = { $card } hast du nicht auf der Hand. Wähl Karten, die du hast.
grazia-no-down = Eine Folge geht nur aufwärts. Beginne mit der niedrigsten Karte statt mit { $card }.
grazia-no-wrap = Nach einem König kommt nichts, die Folge endet mit { $card }.
grazia-no-chain = { $card } hast du nicht, darum reißt die Folge nach { $last } ab.
# What happened
grazia-event-dealt = { $first } fängt an.
grazia-event-left_over = Nicht im Spiel: { $cards }.
grazia-event-played = { $jump ->
    [yes] { $seat } springt auf { $cards } und verliert 2 Punkte.
   *[no] { $seat } spielt { $cards }.
}
grazia-event-drawn = Du ziehst { $card }.
grazia-event-last_lap = Die Schlussrunde: Alle außer { $seat } haben noch einen Zug.
grazia-event-lapsed = { $cards } schließt nicht an und wurde nicht gespielt. Jetzt entscheidest du.
grazia-event-pass_lapsed = Die Schlussrunde hat begonnen, dein vorbereitetes Passen entfällt.
grazia-event-ended = { $winner } gewinnt mit { $score } Punkten!
# The table
grazia-state-turn = { $left ->
    [one] Insgesamt noch 1 Karte
   *[other] Insgesamt noch { $left } Karten
}
grazia-state-last_lap = { $turns ->
    [one] Schlussrunde, noch 1 Zug
   *[other] Schlussrunde, noch { $turns } Züge
}
grazia-state-over = Schlussrunde vorbei
grazia-alt-pile = Reihe { $suit }: oben { $top }, gespielt { $cards }.
grazia-alt-empty = Reihe { $suit }: noch nichts.
grazia-alt-span = { $first } bis { $last }
grazia-alt-residual = Nicht im Spiel: { $cards }.
grazia-alt-cards = { $deck ->
    [0] Handkarten { $hand }, kein Stapel
   *[other] Handkarten { $hand }, Stapel { $deck }
}
grazia-alt-jumps = Sprünge { $jumps }
grazia-alt-last-play = Zuletzt: { $cards } von { $seat }.
grazia-alt-last-jump = Zuletzt: { $cards } von { $seat }, ein Sprung.
grazia-alt-last-pass = Zuletzt: { $seat } passte.
grazia-alt-tops = Reihen: { $piles }.
grazia-alt-top = { $top ->
    [none] { $suit } leer
   *[other] { $suit } { $top }
}
grazia-alt-own = { $deck ->
    [0] Dein Stapel ist leer.
    [one] 1 Karte in deinem Stapel.
   *[other] { $deck } Karten in deinem Stapel.
} Sprünge: { $jumps }. Wertung: { $score }.
grazia-alt-fits = Karten, die anschließen: { $numbers }.
grazia-alt-fits-none = Keine deiner Karten schließt an.
grazia-last-play = { $cards }: { $name }
grazia-last-jump = { $cards }, Sprung: { $name }
grazia-last-pass = { $name } passt
# Words in pictures
grazia-alt-done = hatte den letzten Zug
grazia-done = Fertig
grazia-new = gezogen
grazia-out = raus
grazia-mine = Dein Stapel
grazia-my-jumps = Sprünge
grazia-my-score = Wertung
grazia-task-deck = Spielen oder passen
grazia-task-bare = Passen bringt die Schlussrunde
grazia-task-lap = Dein letzter Zug
grazia-left-over = Karten
grazia-jumped = Sprünge
grazia-story-clean = Kein einziger Sprung
grazia-story-level = Gleichstand, aber später begonnen
grazia-story-trigger = { $name } begann die Schlussrunde

# Rules
grazia-sketch-goal = Werde deine Karten los und verlier wenig Punkte.
grazia-sketch-turn = Spiel aufwärts auf die Reihe einer Farbe, gern eine ganze Folge.
grazia-sketch-score = Was anschließt, kostet nichts. Ein Sprung kostet { $jump } Punkte.
grazia-rules-0-title = Sechs Reihen aufwärts
grazia-rules-0-1 = In deinem Zug spielst du eine Karte oder mehrere einer Farbe, die aufwärts aufeinanderfolgen, auf die Reihe ihrer Farbe. Oder du passt.
grazia-rules-0-2 = Was an die Reihe anschließt, kostet nichts: hier 6 und 7 auf die 5.
grazia-rules-0-3 = Alles andere ist ein Sprung und kostet { $jump } Punkte, einmal, egal wie viele Karten du spielst. Nach einem König ist jede Karte ein Sprung.
grazia-rules-0-4 = Die erste Karte einer Farbe kostet nichts, welche es auch ist. Mit einer Hausregel muss es ein Ass sein.
grazia-rules-1-title = Das Geben und dein Stapel
grazia-rules-1-1 = { $pack } Karten ohne Joker werden gleichmäßig gegeben. Was übrig bleibt, liegt offen und ist nicht im Spiel.
grazia-rules-1-2 = Die Hälfte deiner Karten, abgerundet, ist dein Stapel: verdeckt, und niemand kennt ihn. Die anderen sind deine Hand.
grazia-rules-1-3 = Wer anfängt, wird ausgelost; dann geht es im Uhrzeigersinn. Ob du spielst oder passt: Danach ziehst du die oberste Karte deines Stapels. Spielen kannst du sie ab dem nächsten Zug.
grazia-rules-2-title = Schlussrunde und Wertung
grazia-rules-2-1 = Ist dein Stapel leer, läutet Passen die Schlussrunde ein: Alle anderen haben noch einen Zug. Eine Hand ohne Karten passt von selbst.
grazia-rules-2-2 = Jede übrige Karte kostet 1 Punkt, jeder Sprung { $jump }. Besser als 0 geht es nicht.
grazia-rules-2-3 = Drei Karten übrig und zwei Sprünge: minus 7 Punkte.
grazia-rules-2-4 = Die höchste Wertung gewinnt. Bei Gleichstand, wer später den ersten Zug hatte.
grazia-rules-2-5 = Beim Warten kannst du einen Zug vorbereiten: Karten werden gespielt, wenn sie dann anschließen, sonst wirst du gefragt.
# A first hand (/learn)
grazia-learn-goal = Sechs Farben wachsen auf dem Tisch aufwärts, und alle bauen an allen. Was anschließt, ist frei; ein Sprung kostet zwei; übrige Karten kosten je eins. Null ist das Beste.
grazia-learn-first = Der Tisch ist leer, und die erste Karte einer Farbe ist immer frei. Mehrere in Folge gehen auch: Kreuz-Dame und -König, denn hohe Karten wird man später schwer los.
grazia-learn-first-else = Zwei Karten umsonst sind ein guter Anfang, und der König schließt die Farbe für eine Weile.
grazia-learn-five = Nach jedem Zug ziehst du eine Karte von deinem eigenen verdeckten Stapel. Pik ist noch frei: Beginne mit der 5, deiner niedrigsten. Deine 7 kann folgen, wenn jemand eine 6 legt.
grazia-learn-five-else = Das niedrigste Pik lässt Platz für die anderen darüber.
grazia-learn-king = Da liegt die Karo-Dame, und du hast den König. Er schließt an, also kostet er nichts. Nach einem König ist jede Karte dieser Farbe ein Sprung, für alle.
grazia-learn-king-else = Jetzt kostet er nichts, und einen anderen Platz hat ein König nicht.
grazia-learn-jack = Sieh, jemand hat für einen Sprung gezahlt. Dein Plus-Bube schließt an die 10 an.
grazia-learn-jack-else = Diesen Platz will sicher noch jemand. Nimm ihn, solange er da ist.
grazia-learn-deck = Achte darauf, wie viel noch in den Stapeln ist. Deinen hat niemand gesehen, auch du nicht. Ist er leer, läutet Passen die Schlussrunde ein.
grazia-learn-ten = Herz liegt bei 9, und du hast die 10.
grazia-learn-ten-else = Sie schließt an und kostet nichts. Passen kannst du, wenn nichts mehr anschließt.
grazia-learn-four = Jemand sprang hinunter zur Karo-2, und die 3 folgte: Plötzlich schließt deine 4 an, und danach die 5. Ein fremder Sprung ist oft ein Geschenk.
grazia-learn-four-else = Nimm es an: Mit der 4 und der 5 kommst du hier am besten weg.
grazia-learn-pass = Jetzt schließt nichts an. Du kannst passen: Das kostet nichts, und eine Karte ziehst du trotzdem. Ein Sprung kostet zwei Punkte, also warte einen Zug ab.
grazia-learn-pass-else = Ein Sprung kostet sofort zwei Punkte, und noch eilt es nicht.
grazia-learn-jump = Du hast die Kreuz-3 zu deiner 2 gezogen, und alle passen. Ein Sprung für zwei Punkte bringt zwei Karten weg, und deine 8 kann eines Tages folgen. Jetzt lohnt es sich.
grazia-learn-jump-else = Wenn du länger wartest, wächst deine Hand. Zwei Karten für einen Sprung sind ein fairer Preis.
grazia-learn-end = Jede übrige Karte kostet eins, jeder Sprung zwei, also lohnt sich ein Sprung, wenn er den Weg für mehr öffnet. Bei Gleichstand gewinnt, wer später den ersten Zug hatte.
