# En Garde
en_garde-title = En Garde
en_garde-line = Fechten auf einer Planche mit 23 Feldern: Eine Karte, die genau bis zum Gegner reicht, ist ein Stoß.
en_garde-designer = Reiner Knizia, 1993
en_garde-about = Eine Karte bewegt deine Figur genau so weit, vor oder zurück. Reicht sie genau bis zum Gegner, ist es ein Angriff; gegen mehrere auf einmal helfen nur ebenso viele. Von 1 bis 5 gibt es je fünf, also zähl mit. Ist der Stapel leer, entscheiden Karten des Abstands, dann der weitere Weg. Wer zuerst fünf Treffer hat, gewinnt.
en_garde-command = en_garde
en_garde-also = fechten degen
# Options
en_garde-option-level = Stufe
en_garde-option-level-help = Grundspiel: Ein Stoß trifft. Standard: Er ist parierbar. Profi: Angriff auch mit Ausfallschritt.
en_garde-option-level-basic = Grundspiel
en_garde-option-level-standard = Standard
en_garde-option-level-advanced = Profi
en_garde-option-target = Treffer zum Sieg
en_garde-option-target-help = Wer zuerst so viele Treffer hat, gewinnt. Meist 5.
en_garde-option-parry = Parade
en_garde-option-parry-help = Mit ebenso vielen Karten derselben Zahl oder ebenso vielen mit derselben Summe (Ausgabe 1993).
en_garde-option-parry-exact = dieselben Karten
en_garde-option-parry-sum = dieselbe Summe
en_garde-option-riposte_wins = Eine Riposte trifft
en_garde-option-riposte_wins-help = Ein Angriff gleich nach einer Parade lässt sich nicht parieren und trifft (Ausgabe 1993).
en_garde-option-discards = Ablage
en_garde-option-discards-help = Ob alle Karten einer Runde offen bleiben oder nur die der letzten zwei Aktionen.
en_garde-option-discards-open = alles offen
en_garde-option-discards-last = letzte zwei Aktionen
en_garde-option-max_rounds = Max. Runden
en_garde-option-max_rounds-help = Nach so vielen Runden gewinnen mehr Treffer; bei Gleichstand endet das Gefecht unentschieden.
# A turn
en_garde-tag-forward = Vor
en_garde-tag-back = Zurück
en_garde-tag-attack = Angreifen
en_garde-tag-lunge = Ausfall und Angriff
en_garde-tag-parry = Parieren
en_garde-tag-retreat = Ausweichen
en_garde-tag-concede = Aufgeben
en_garde-tag-always_parry = Immer parieren
en_garde-tag-ask_me = Ich wähle selbst
en_garde-ask-forward-1 = Mit welcher Karte gehst du vor?
en_garde-ask-back-1 = Mit welcher Karte gehst du zurück?
en_garde-ask-attack-1 = Mit wie vielen Karten?
en_garde-ask-lunge-1 = Mit welcher Karte gehst du vor dem Stoß vor?
en_garde-ask-lunge-2 = Mit wie vielen Karten stößt du?
en_garde-ask-parry-1 = Mit welchen Karten parierst du?
en_garde-ask-retreat-1 = Mit welcher Karte weichst du aus?
en_garde-prompt-act = Der Abstand ist { $distance }. Was tust du?
en_garde-prompt-parried = Pariert. Der Abstand ist { $distance }, und jetzt handelst du.
en_garde-prompt-answer = Angriff auf dich mit { $cards }. Du kannst nur parieren.
en_garde-prompt-choose = Angriff auf dich mit { $cards }. Mit welchen Karten parierst du?
en_garde-prompt-escape = Angriff mit Ausfallschritt, { $cards }: parieren oder ausweichen.
en_garde-prompt-hit = Gegen { $cards } hilft dir nichts. Die Runde ist verloren.
en_garde-prompt-stuck = Keine deiner Karten ist spielbar. Die Runde ist verloren.
en_garde-copies = { $count ->
    [1] { $card }
    [2] 2×{ $card }
    [3] 3×{ $card }
    [4] 4×{ $card }
   *[other] 5×{ $card }
}
en_garde-move-forward = Vor mit { $cards }
en_garde-move-back = Zurück mit { $cards }
en_garde-move-attack = Angriff mit { $cards }
en_garde-move-lunge = Vor mit { $card }, Angriff mit { $cards }
en_garde-move-parry = Parieren mit { $cards }
en_garde-move-retreat = Ausweichen mit { $cards }
# Refusals
en_garde-no-card = Eine { $card } hast du nicht. Wähl eine Karte aus deiner Hand.
en_garde-no-way = Der Abstand ist { $distance }, um { $card } kannst du nicht vorgehen. Nimm eine niedrigere Karte.
en_garde-no-room = Um { $card } kannst du nicht zurück: Hinter dir ist Platz für { $room }. Nimm eine niedrigere Karte.
en_garde-no-reach = Für einen Stoß fehlt dir eine { $distance } auf der Hand. Tu etwas anderes.
en_garde-no-many = Für den Stoß hast du { $held }×{ $card }, nicht { $count }. Nimm weniger Karten.
en_garde-no-more = Im Grundspiel ist ein Stoß eine einzige Karte. Nimm eine.
en_garde-no-lunge = Vorgehen und angreifen zugleich gehört zum Profispiel. Tu etwas anderes.
en_garde-no-act = Du wirst angegriffen. Pariere erst; einem Angriff mit Ausfallschritt kannst du ausweichen.
en_garde-no-attack = Gerade greift dich niemand an. Geh vor, geh zurück oder greif an.
en_garde-no-parry-exact = Parieren kannst du das nur mit genau { $count }×{ $card }, nicht mehr und nicht weniger.
en_garde-no-parry-sum = Pariere mit ebenso vielen Karten wie der Angriff ({ $count }) und derselben Summe.
en_garde-no-retreat = Dieser Angriff war direkt, du kannst ihm nicht ausweichen. Pariere ihn.
en_garde-no-concede = Du kannst noch etwas tun, aufgeben geht also nicht. Wähl einen Zug.
# What happened
en_garde-event-round_began = Runde { $round }. { $seat } fängt an.
en_garde-event-drew = Du ziehst { $cards }.
en_garde-event-acted = { $how ->
    [forward] { $seat } geht mit { $cards } vor. Abstand { $distance }.
    [back] { $seat } geht mit { $cards } zurück. Abstand { $distance }.
    [attack] { $seat } greift mit { $cards } an.
    [lunge] { $seat } geht mit { $card } vor und greift mit { $cards } an.
    [parry] { $seat } pariert mit { $cards }.
   *[other] { $seat } weicht mit { $cards } aus. Abstand { $distance }.
}
en_garde-event-round_over = { $text } { $hits }.
en_garde-over-hit = Treffer: Runde { $round } geht an { $winners }.
en_garde-over-stuck = Auf der anderen Seite geht kein Zug mehr: Runde { $round } geht an { $winners }.
en_garde-over-counts = Der Stapel ist leer. Karten des Abstands { $one } zu { $two }: Runde { $round } geht an { $winners }.
en_garde-over-travel = Der Stapel ist leer. Vorgerückte Felder { $one } zu { $two }: Runde { $round } geht an { $winners }.
en_garde-over-level = Der Stapel ist leer. Vorgerückte Felder { $one } zu { $two }: Runde { $round } endet unentschieden.
en_garde-showed = { $hands }.
en_garde-showed-of = { $name } hatte { $cards }
en_garde-score-of = { $name } { $score }
en_garde-event-over = { $count ->
    [0] Das Gefecht endet unentschieden: { $hits }.
   *[other] { $winners } gewinnt das Gefecht! { $hits }.
}
en_garde-event-over-last = { $count ->
    [0] Das Gefecht endet unentschieden.
   *[other] { $winners } gewinnt das Gefecht!
}
en_garde-event-wished = { $on ->
    [yes] Ab jetzt parierst du, wann immer es geht.
   *[no] Ab jetzt wählst du selbst, wie du auf einen Angriff antwortest.
}
# The table
en_garde-state = Abstand { $distance }, Stapel { $deck }, Runde { $round }
en_garde-state-over = Zu Ende nach Runde { $round }
en_garde-alt-parried = { $name } hat pariert und handelt jetzt.
en_garde-alt-attacked = Angriff auf { $name } mit { $cards }.
en_garde-alt-lunged = Angriff auf { $name } mit Ausfallschritt, { $cards }.
en_garde-alt-piste = Der Abstand ist { $distance }. Im Stapel: { $deck }.
en_garde-alt-stands = { $side }, auf Feld { $space }, dahinter { $room ->
    [one] 1 Feld
   *[other] { $room } Felder
}
en_garde-side-0 = Weiß, links
en_garde-side-1 = Schwarz, rechts
en_garde-alt-acts = Letzte Aktionen: { $acts }.
en_garde-act = { $name }: { $text }
en_garde-alt-spent = Gespielt: { $cards }.
en_garde-alt-rules = Regeln: { $rules }.
en_garde-alt-before = Runde davor: { $text }
en_garde-alt-stood = Weiß (Platz 1) stand auf Feld { $white }, Schwarz (Platz 2) auf Feld { $black }.
en_garde-alt-me = Du: { $stands }.
en_garde-alt-wish = Du parierst, wann immer es geht.
en_garde-alt-won = { $count ->
    [one] gewann Runde { $rounds }
   *[other] gewann die Runden { $rounds }
}
en_garde-gap = {" "}
en_garde-then = , dann{" "}
en_garde-none = keine
en_garde-wait = { $name } ist am Zug
# Words in pictures
en_garde-bar = Runde { $round }, bis { $target } Treffer
en_garde-bar-rounds = höchstens { $rounds } Runden
en_garde-bar-sum = dieselbe Summe pariert
en_garde-bar-riposte = eine Riposte trifft
en_garde-attack = Stoß
en_garde-indirect = Ausfall
en_garde-parry = Parade
en_garde-distance = Abstand
en_garde-unit = { $count ->
    [one] Treffer
   *[other] Treffer
}
en_garde-amount = { $count ->
    [one] { $number } Treffer
   *[other] { $number } Treffer
}
en_garde-hit = Treffer
en_garde-hand = Deine Hand
en_garde-story-hit = Ein Stoß hat entschieden
en_garde-story-stuck = Am Ende ging kein Zug mehr
en_garde-story-counts = Am Ende entschieden { $one } zu { $two } Karten
en_garde-story-travel = Am Ende entschieden { $one } zu { $two } Felder
en_garde-story-level = Die letzte Runde endete unentschieden
en_garde-story-rounds = Mehr Treffer nach { $rounds } Runden
en_garde-story-drawn = Gleichstand nach { $rounds } Runden
en_garde-drawn = Unentschieden
# Hints
en_garde-hint-why-hit = Dieser Stoß lässt sich nicht parieren.
en_garde-hint-why-sure = Noch ungesehen von der { $card }: { $unseen }. Das reicht nicht, um diesen Stoß zu parieren.
en_garde-hint-why-thrust = Noch ungesehen von der { $card }: { $unseen }. Er trifft, wenn die andere Hand nicht { $count } davon hat.
en_garde-hint-why-lunge = Noch ungesehen von der { $card }: { $unseen }. Hat die andere Hand nicht { $count } davon, bleibt nur das Ausweichen.
en_garde-hint-why-far = Bei Abstand { $distance } erreicht dich im nächsten Zug kein Angriff.
en_garde-hint-why-none = Der Abstand wird { $distance }, aber diese Karte kann auf der anderen Hand nicht mehr sein.
en_garde-hint-why-guard = Bei Abstand { $distance } hast du noch { $card } zum Parieren.

# Rules
en_garde-sketch-goal = Triff dein Gegenüber. Wer zuerst { $target } Treffer hat, gewinnt.
en_garde-sketch-turn = Eine Karte bewegt dich so weit, vor oder zurück.
en_garde-sketch-score = Eine Karte gleich dem Abstand ist ein Stoß. Nur gleiche parieren.
en_garde-rules-0-title = Vor oder zurück
en_garde-rules-0-1 = Weiß beginnt auf Feld { $from }, Schwarz auf { $to }. Die Karten sind 1 bis { $highest }, je { $copies }-mal; beide halten { $hand }.
en_garde-rules-0-2 = In deinem Zug spielst du eine Karte und gehst genau so weit, vor oder zurück. Niemand darf vorbei am anderen oder von der Planche.
en_garde-rules-0-3 = Am Ende deines Zuges füllst du auf { $hand } auf. Ist keine deiner Karten spielbar, ist die Runde verloren.
en_garde-rules-1-title = Der Stoß
en_garde-rules-1-1 = Eine Karte, die dem Abstand gleicht, ist ein Stoß; auch mehrere Karten dieser Zahl auf einmal.
en_garde-rules-1-2 = Pariere einen Stoß mit ebenso vielen Karten derselben Zahl. Kannst du nicht, ist es ein Treffer, und die Runde ist vorbei.
en_garde-rules-1-3 = Im Grundspiel ist ein Stoß eine Karte und lässt sich nicht parieren.
en_garde-rules-2-title = Parade und Ausfallschritt
en_garde-rules-2-1 = Nach einer Parade handelst du sofort, ohne vorher aufzufüllen. Du kannst zurückstoßen: eine Riposte.
en_garde-rules-2-2 = Im Profispiel kannst du in einem Zug vorgehen und stoßen. Auch so ein Angriff lässt sich parieren.
en_garde-rules-2-3 = Oder du weichst ihm aus, mit jeder Karte, die dich zurückführt. Das ist dein ganzer Zug: Du füllst auf, und die andere Seite ist wieder am Zug.
en_garde-rules-2-4 = Einem einfachen Stoß kann niemand ausweichen.
en_garde-rules-3-title = Wenn der Stapel leer ist
en_garde-rules-3-1 = Ist die letzte Karte gezogen, wird ein Angriff noch beantwortet; dann ist die Runde vorbei.
en_garde-rules-3-2 = Mehr Handkarten des jetzigen Abstands gewinnen. Bei Gleichstand gewinnt, wer vom eigenen Ende weiter vorgerückt ist; ist auch das gleich, endet die Runde unentschieden.
en_garde-rules-3-3 = Im Grundspiel werden keine Karten gezählt: Wer nicht zuletzt gezogen hat, darf noch einen letzten Stoß setzen.
en_garde-rules-4-title = Das Gefecht
en_garde-rules-4-1 = Wer die erste Runde beginnt, wird ausgelost; danach wechselt ihr euch ab. Eine gewonnene Runde ist ein Treffer.
en_garde-rules-4-2 = Wer zuerst { $target } { $target ->
    [one] Treffer
   *[other] Treffer
} hat, gewinnt. Nach höchstens { $max_rounds } Runden ist Schluss: Mehr Treffer gewinnen, gleich viele sind ein Unentschieden.
en_garde-rules-4-3 = Hausregeln aus der Ausgabe 1993: Parieren mit ebenso vielen Karten derselben Summe, und eine Riposte trifft sofort.
# A first hand (/learn)
en_garde-learn-goal = Fechten auf 23 Feldern. Die Karten sind 1 bis 5, je fünf; du hältst fünf. Eine Karte bewegt dich genau so weit; gleicht sie dem Abstand, ist sie ein Stoß. Fünf Treffer gewinnen.
en_garde-learn-advance = Der Abstand ist 17, viel zu weit für einen Stoß. Geh vor und gib die 5 aus, die aus der Nähe am sperrigsten ist.
en_garde-learn-advance-else = Von hier trifft niemand. Erst die großen Schritte.
en_garde-learn-near = Jetzt 7. Gleicht eine Karte dem Abstand, der bleibt, kann die andere Seite stoßen, also denk nach, bevor du gehst. Mit einer 4 kommst du auf 3, und zum Parieren hast du zwei 3en.
en_garde-learn-near-else = Du willst bei einem Abstand stehen bleiben, dessen Zahl du zweimal hast. Das ist die 3.
en_garde-learn-thrust = Die andere Seite ist zurückgegangen: Der Abstand ist 4, und du hast eine 4. Genau diese Karte ist ein Stoß. Versuch es und sieh, was geschieht.
en_garde-learn-thrust-else = Nach einem Schritt hätte die andere Seite die Wahl. Stoß zu und sieh selbst.
en_garde-learn-hit = Der Stoß wurde mit einer 4 pariert und mit einer zweiten beantwortet: eine Riposte. Du hattest keine mehr, also ein Treffer gegen dich. Wer mit der einzigen Karte einer Zahl stößt, steht danach ohne Deckung da.
en_garde-learn-again = Diesmal mit mehr Vorsicht. Der Abstand ist 22: ein großer Schritt.
en_garde-learn-again-else = Näher zu kommen ist noch sicher, und die 5 ist die Karte dafür.
en_garde-learn-count = Jetzt 13. Es gibt nur fünfundzwanzig Karten, die ungesehenen zu zählen gehört dazu. Geh mit einer 4 vor, auf Abstand 9: So weit reicht niemand.
en_garde-learn-count-else = 9 ist für beide noch zu weit. Behalte die kleinen Karten.
en_garde-learn-two = Der Abstand ist 6, und du hast drei 2en. Mit deiner 4 kommst du auf 2, genau wo du stark bist. Lass den Angriff kommen.
en_garde-learn-two-else = Drei 2en sind bei Abstand 2 etwas wert.
en_garde-learn-parry = Ein Stoß mit zwei 2en. Zum Parieren braucht man ebenso viele derselben Zahl; du hattest drei, und zwei wurden für dich gespielt, da es nichts zu wählen gab.
en_garde-learn-riposte = Wer pariert hat, handelt sofort, noch vor dem Ziehen. Du hast noch eine 2, drüben sind sie verbraucht: Stoß zurück.
en_garde-learn-riposte-else = Drüben sind gerade zwei 2en weg. Ein besserer Moment kommt nicht.
en_garde-learn-end = Treffer: eins zu eins. Gehen die Karten aus, gewinnt die Runde, wer mehr Karten des jetzigen Abstands hält. Im Profispiel kommt der Ausfallschritt dazu: siehe Regeln.
