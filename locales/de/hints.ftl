# Hints of the computer players: why a move, and what it gains over the next best move
hint-why-only = Es ist der einzige Zug, den es gibt.
hint-why-usual = So macht man es hier gewöhnlich.
hint-why-close = Mehrere Züge sind hier etwa gleich gut; dieser liegt eine Spur vorn.
hint-why-better = Von hier weitergespielt, schneidet er etwas besser ab als der Rest.
hint-why-clear = Von hier weitergespielt, schneidet er klar besser ab als alles andere.
hint-gain-only = Es gibt nichts zu wählen.
hint-gain-none = Der nächstbeste Zug ist etwa genauso gut.
hint-gain-points = { $points ->
    [one] Etwa 1 Punkt besser als der nächstbeste Zug.
   *[other] Etwa { $points } Punkte besser als der nächstbeste Zug.
}
hint-gain-chance = Etwa { $percent } % bessere Aussichten als der nächstbeste Zug.
# No Thanks!
geschenk-hint-why-must = Du hast keine Chips mehr, also gehört die Karte dir.
geschenk-hint-why-run = Sie passt an eine Folge von dir und kostet dich nichts, und die Chips darauf gehören dir.
geschenk-hint-why-purse = { $chips ->
    [one] Du hast nur noch 1 Chip, und diese Karte bringt { $pot }.
   *[other] Du hast nur noch { $chips } Chips, und diese Karte bringt { $pot }.
}
geschenk-hint-why-cheap = { $net ->
    [one] Mit den Chips darauf kostet sie nur 1 Punkt.
   *[other] Mit den Chips darauf kostet sie nur { $net } Punkte.
}
geschenk-hint-why-gain = Die Chips darauf sind mindestens so viel wert, wie die Karte kostet.
geschenk-hint-why-round = Sie passt nur an deine Folge, also lass sie noch eine Runde drehen und Chips sammeln.
geschenk-hint-why-other = { $net ->
    [one] Dich würde sie 1 Punkt kosten und { $seat } nichts: Dort passt sie an eine Folge.
   *[other] Dich würde sie { $net } Punkte kosten und { $seat } nichts: Dort passt sie an eine Folge.
}
geschenk-hint-why-dear = { $net ->
    [one] Sie würde noch 1 Punkt kosten; ein Chip ist der bessere Preis.
   *[other] Sie würde noch { $net } Punkte kosten; ein Chip ist der bessere Preis.
}
# Tricky Express
tricky_express-hint-why-pass1 = Von gleich hohen Karten gehen die deiner kürzeren Farben.
tricky_express-hint-why-pass2 = { $right } und { $left } könnten leicht im falschen Moment gewinnen.
tricky_express-hint-why-section = { $passed ->
    [one] Sie gewinnt Bahnhof { $station } und schließt eine Langstrecke über 1 Bahnhof ab.
   *[other] Sie gewinnt Bahnhof { $station } und schließt eine Langstrecke über { $passed } Bahnhöfe ab.
}
tricky_express-hint-why-first = Sie gewinnt Bahnhof { $station }: Ein früher erster Bahnhof lässt dir eine lange Strecke voraus.
tricky_express-hint-why-late = Sie gewinnt Bahnhof { $station }, deinen ersten.
tricky_express-hint-why-move = Sie gewinnt auch Bahnhof { $station }, also beginnt deine Langstrecke dort.
tricky_express-hint-why-discard = Sie hat nicht die ausgespielte Farbe und kann diesen Stich nicht gewinnen.
tricky_express-hint-why-duck = Sie bleibt darunter, also fährt dein Express durch Bahnhof { $station }.
tricky_express-hint-why-low = Sie bleibt darunter und überlässt Bahnhof { $station } jemand anderem.
tricky_express-hint-why-try = { $above ->
    [one] Nur 1 höhere Karte ihrer Farbe ist noch im Spiel, sie kann also gut Bahnhof { $station } gewinnen.
   *[other] Nur { $above } höhere Karten ihrer Farbe sind noch im Spiel, sie kann also gut Bahnhof { $station } gewinnen.
}
tricky_express-hint-why-lead-low = { $above } höhere Karten ihrer Farbe sind noch im Spiel, Bahnhof { $station } geht also eher an andere.
# Tennos Square
tennos_square-hint-why-spare = Die anderen beiden liegen weiter auseinander, das lässt dir mehr Stellen dafür.
tennos_square-hint-why-swap = { $card } passt besser in deine Reihe als beide Handkarten, und du hast nur noch wenige Stellen.
tennos_square-hint-why-swap-deck = Weder deine Karten noch die Auslage passen in deine Reihe; der Stapel kann nur besser sein.
tennos_square-hint-why-out = Damit ist deine Reihe fertig: Der Durchgang endet, und der Bonus gehört dir.
tennos_square-hint-why-again = Sie passt in die Reihe, und mit Stelle { $slot } ziehst du noch einmal.
tennos_square-hint-why-partner = Sie passt in die Reihe, und Stelle { $slot } gibt an deinen Partner.
tennos_square-hint-why-run = { $points ->
    [one] Sie bringt deiner Reihe sofort 1 Punkt mehr.
   *[other] Sie verlängert eine Folge und bringt sofort { $points } Punkte mehr.
}
tennos_square-hint-why-room = Auf Stelle { $slot } lässt sie auf beiden Seiten Raum für eine lange Folge.
# Counting Cribbage
counting_cribbage-hint-why-own-crib = Was du behältst und dein Crib bringen so im Schnitt zusammen am meisten, Flushes nicht mitgerechnet.
counting_cribbage-hint-why-their-crib = Was du behältst, bringt so im Schnitt am meisten, Flushes nicht mitgerechnet, und dem Crib gibt es wenig.
counting_cribbage-hint-why-count = So viel zählen die Karten.
counting_cribbage-hint-why-peg = { $points ->
    [one] Sie macht { $count } und bringt 1 Punkt.
   *[other] Sie macht { $count } und bringt { $points } Punkte.
}
counting_cribbage-hint-why-low = Sie macht { $count }: Keine einzelne Karte bringt das auf 15.
counting_cribbage-hint-why-no-fifteen = Sie macht { $count }: über 15 und weit unter 31.
counting_cribbage-hint-why-safe = Sie macht { $count } und lässt danach am wenigsten Punkte zu.
# Jukugo Daifuda
jukugo_daifuda-hint-why-ron = { $score ->
    [one] Alle acht Karten liegen in Sätzen: Ron für 1 Punkt, von allen anderen gezahlt.
   *[other] Alle acht Karten liegen in Sätzen: Ron für { $score } Punkte, von allen anderen gezahlt.
}
jukugo_daifuda-hint-why-larger = { $score ->
    [one] Du könntest für 1 Punkt Schluss machen, aber das Warten auf eine größere Hand scheint sich zu lohnen.
   *[other] Du könntest für { $score } Punkte Schluss machen, aber das Warten auf eine größere Hand scheint sich zu lohnen.
}
jukugo_daifuda-hint-why-ready = { $cards ->
    [one] Dann fehlt dir nur noch eine Karte: 1 noch ungesehene passt.
   *[other] Dann fehlt dir nur noch eine Karte: { $cards } noch ungesehene passen.
}
jukugo_daifuda-hint-why-then-ready = { $cards ->
    [one] Wirfst du richtig ab, fehlt dir dann nur noch eine Karte: 1 noch ungesehene passt.
   *[other] Wirfst du richtig ab, fehlt dir dann nur noch eine Karte: { $cards } noch ungesehene passen.
}
jukugo_daifuda-hint-why-wait = { $cards ->
    [one] Dir fehlt schon jetzt nur noch eine Karte: 1 noch ungesehene passt.
   *[other] Dir fehlt schon jetzt nur noch eine Karte: { $cards } noch ungesehene passen.
}
jukugo_daifuda-hint-why-hidden = Nimmst du sie, hast du weniger in verdeckten Sätzen, und die zählen doppelt.
jukugo_daifuda-hint-why-no-nearer = Du hast { $cards } Karten in Sätzen, und mit dieser würden es nicht mehr.
jukugo_daifuda-hint-why-numbers = Das bringt { $count } Karten einer Zahl zusammen.
jukugo_daifuda-hint-why-word2 = { $left } und { $right } ergeben ein Wort.
jukugo_daifuda-hint-why-word3 = { $left }, { $card } und { $right } ergeben ein Dreierwort.
jukugo_daifuda-hint-why-two-words = { $left }, { $card } und { $right } enthalten zusammen zwei Wörter.
jukugo_daifuda-hint-why-word4 = Das vollendet ein Viererwort, einen der wertvollsten Sätze überhaupt.
jukugo_daifuda-hint-why-alone = { $card } ergibt mit nichts auf deiner Hand einen Satz.
jukugo_daifuda-hint-why-safe = Damit kann niemand einen offenen Satz vergrößern, mit { $card } schon.
jukugo_daifuda-hint-why-keeps = Du kannst sie entbehren: { $cards } Karten deiner Hand bleiben in Sätzen, so viele wie zuvor.
# Dominuxen
dominuxen-hint-why-take = Mit Steinen von deiner Hand werden sie ein größerer Satz.
dominuxen-hint-why-leave = { $count ->
    [one] Deine Hand bleibt um 1 Stein kleiner.
   *[other] Deine Hand bleibt um { $count } Steine kleiner.
}
dominuxen-hint-why-back = Mit Steinen von deiner Hand werden sie ein größerer Satz.
dominuxen-hint-why-discard = Deine Hand macht aus diesen Steinen keinen größeren Satz; neue passen vielleicht besser.
dominuxen-hint-why-draw = Kein offener Stein passt zu mehr Steinen auf deiner Hand.
dominuxen-hint-why-rest = Keiner der offenen Steine passt zu einem auf deiner Hand.
dominuxen-hint-why-last = Damit ist deine Hand leer, und die Runde endet.
dominuxen-hint-why-attack = Du legst { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} und luchst { $victims ->
    [one] 1 Person
   *[other] { $victims } Personen
} etwas ab.
dominuxen-hint-why-sets = { $sets ->
    [one] Danach würde ein einziger Satz deine Hand leeren.
   *[other] Danach würden { $sets } Sätze deine Hand leeren.
}
# Alliance
alliance-hint-why-battalion = Damit ist das Bataillon deines Teams vollständig.
alliance-hint-why-set = { $points ->
    [one] Niemand kann sie mehr schlagen: Du gewinnst { $card } und den Satz dieser Farbe, 1 Punkt extra.
   *[other] Niemand kann sie mehr schlagen: Du gewinnst { $card } und den Satz dieser Farbe, { $points } Punkte extra.
}
alliance-hint-why-rank = { $points ->
    [one] Niemand kann sie mehr schlagen: Mit { $card } hast du { $count } dieses Rangs, 1 Punkt extra.
   *[other] Niemand kann sie mehr schlagen: Mit { $card } hast du { $count } dieses Rangs, { $points } Punkte extra.
}
alliance-hint-why-deny = Niemand kann sie mehr schlagen, und { $seat } bekommt { $card } nicht für einen Satz.
alliance-hint-why-own = Niemand kann sie mehr schlagen: Du gewinnst { $card }, eine Bildkarte deiner eigenen Farbe.
alliance-hint-why-win = Niemand kann sie mehr schlagen: Du gewinnst { $card }.
alliance-hint-why-beats = { $followers ->
    [one] Sie schlägt alles, was liegt, und nur 1 Person kommt noch.
   *[other] Sie schlägt alles, was liegt; { $followers } kommen noch.
}
alliance-hint-why-lead-strong = Sie ist schwer zu schlagen: Wenige Karten können dir { $card } nehmen.
alliance-hint-why-lead-weak = Jemand muss zuerst offen spielen, also nimm die Karte, die dir am wenigsten fehlt.
alliance-hint-why-lead-middle = Eine andere Karte würde dir mehr fehlen, und diese reicht vielleicht, wenn niemand eine bessere opfern will.
alliance-hint-why-partner = { $seat } führt für dein Team, also kann deine Karte draußen bleiben.
alliance-hint-why-lost = Nichts auf deiner Hand schlägt, was liegt, also spiel verdeckt die Karte, die dir am wenigsten fehlt.
alliance-hint-why-lost-other = Nichts auf deiner Hand schlägt, was liegt, also spiel eine Karte verdeckt.
alliance-hint-why-keep = Diese Karte fehlt dir am wenigsten; was jetzt gewinnen würde, kann später mehr.
alliance-hint-why-keep-other = Sie würde jetzt nicht gewinnen; was gewinnen würde, kann später mehr.
alliance-hint-why-hide = { $followers ->
    [one] Sie läge jetzt vorn, aber 1 Person kommt noch: besser aus diesem Stich heraushalten.
   *[other] Sie läge jetzt vorn, aber { $followers } kommen noch: besser aus diesem Stich heraushalten.
}
alliance-hint-why-top-chance = Nichts auf deiner Hand gewinnt jetzt, aber { $pile ->
    [one] die letzte Karte deines Stapels täte es.
   *[other] { $count } der { $pile } Karten in deinem Stapel täten es.
}
alliance-hint-why-top-keep = So bleibt deine ganze Hand für spätere Stiche.
alliance-hint-why-too-early = { $cards ->
    [one] Deine einzige Karte würde für die { $courts } Stiche, die noch kommen, nicht reichen.
   *[other] Deine { $cards } Karten würden für die { $courts } Stiche, die noch kommen, nicht reichen.
}
alliance-hint-why-good-behind = { $count } deiner starken Karten liegen in der Ablage und kommen so zurück.
alliance-hint-why-weak-back = { $back ->
    [one] Eine schwache Karte verlässt deine Hand, und eine neue ist vielleicht besser.
   *[other] { $back } schwache Karten verlassen deine Hand, und neue sind vielleicht besser.
}
alliance-hint-why-lasts = { $courts ->
    [one] Deine Karten reichen für den einen Stich, der noch kommt.
   *[other] Deine { $cards } Karten reichen für die { $courts } Stiche, die noch kommen.
}
alliance-hint-why-accept = Die Verteilungen nehmen sich wenig, Streiten lohnt nicht.
alliance-hint-why-spread = Jeder Joker ist bei jemand anderem, so können mehr von euch damit gewinnen.
# Rummy Fifty
rummy_fifty-hint-why-bonus-low = { $loose ->
    [one] Nur 1 Karte deiner Hand passt noch in keine Auslage; verlierst du, zählt J am wenigsten gegen dich.
   *[other] { $loose } Karten deiner Hand passen noch in keine Auslage; verlierst du, zählt J am wenigsten gegen dich.
}
rummy_fifty-hint-why-bonus-middle = Machst du Schluss, zählt es 10 mehr als J, und sonst 10 weniger als K.
rummy_fifty-hint-why-bonus-high = { $loose ->
    [one] Nur 1 Karte deiner Hand passt noch in keine Auslage; machst du Schluss, bringt das am meisten für die 50.
   *[other] { $loose } Karten deiner Hand passen noch in keine Auslage; machst du Schluss, bringt das am meisten für die 50.
}
rummy_fifty-hint-why-draw-last = Es ist die letzte Karte des Stapels: Sie zu ziehen beendet die Runde ohne Wertung.
rummy_fifty-hint-why-draw-stock = Keine offene Karte, die du nehmen könntest, passt in eine Auslage oder lässt sich anlegen.
rummy_fifty-hint-why-draw-out = Mit { $card } kannst du noch in diesem Zug Schluss machen.
rummy_fifty-hint-why-draw-meld = { $count ->
    [one] Mit { $card } bleibt 1 Karte deiner Hand weniger außerhalb von Auslagen.
   *[other] Mit { $card } bleiben { $count } Karten deiner Hand weniger außerhalb von Auslagen.
}
rummy_fifty-hint-why-draw-fits = { $card } kann gleich in eine Auslage.
rummy_fifty-hint-why-draw-near = { $card } und { $right } auf deiner Hand brauchen nur noch eine Karte für eine Auslage.
rummy_fifty-hint-why-discard-out = Ohne { $card } kann deine ganze Hand auf den Tisch: In diesem Zug machst du Schluss.
rummy_fifty-hint-why-discard-danger = { $count ->
    [one] { $seat } hat nur noch 1 Karte, und von deinen losen zählt keine mehr als { $card }.
   *[other] { $seat } hat nur noch { $count } Karten, und von deinen losen zählt keine mehr als { $card }.
}
rummy_fifty-hint-why-discard-safe = { $card } passt zu nichts auf deiner Hand und nicht zu { $right }, das { $seat } offen nahm.
rummy_fifty-hint-why-discard-loose-high = { $card } passt zu nichts auf deiner Hand und zählt so viel wie jede solche Karte.
rummy_fifty-hint-why-discard-loose = { $card } passt zu nichts sonst auf deiner Hand.
rummy_fifty-hint-why-discard-few = Von deinen losen Karten passt keine zu weniger anderen als { $card }.
rummy_fifty-hint-why-discard-high = Von deinen losen Karten zählt keine mehr als { $card }.
rummy_fifty-hint-why-down-last = Damit ist deine Hand leer: Du machst Schluss.
rummy_fifty-hint-why-down-out = Auch der Rest deiner Hand kann auf den Tisch: In diesem Zug machst du Schluss.
rummy_fifty-hint-why-down-danger = { $count ->
    [one] { $seat } hat nur noch 1 Karte; was auf dem Tisch liegt, kann nicht gegen dich zählen.
   *[other] { $seat } hat nur noch { $count } Karten; was auf dem Tisch liegt, kann nicht gegen dich zählen.
}
rummy_fifty-hint-why-meld-light = { $points ->
    [one] Deine Hand zählt 1 Punkt weniger, falls jemand anders Schluss macht.
   *[other] Deine Hand zählt { $points } Punkte weniger, falls jemand anders Schluss macht.
}
rummy_fifty-hint-why-layoff-light = { $points ->
    [one] Sie kommt ohne neue Auslage auf den Tisch, und deine Hand zählt 1 Punkt weniger.
   *[other] Sie kommt ohne neue Auslage auf den Tisch, und deine Hand zählt { $points } Punkte weniger.
}
rummy_fifty-hint-why-end-hold = An deine Auslagen dürfen andere anlegen und du nicht, also halt sie zurück und mach auf einmal Schluss.
rummy_fifty-hint-why-end-keep = { $card } ließe sich anlegen, kann aber noch in eine eigene Auslage kommen.
# Stendhal
stendhal-hint-why-choose = { $count ->
    [0] Du hast keine andere Karte dieser Farbe oder ihres Gegenstücks, also lass diese Farben minus zählen.
    [one] Du hast nur 1 andere Karte dieser Farbe und ihres Gegenstücks, also lass diese Farben minus zählen.
   *[other] Du hast nur { $count } andere Karten dieser Farbe und ihres Gegenstücks, also lass diese Farben minus zählen.
}
stendhal-hint-why-lead = { $above ->
    [0] Keine höhere Karte ihrer Farbe ist mehr im Spiel.
    [one] 1 höhere Karte ihrer Farbe ist noch im Spiel.
   *[other] { $above } höhere Karten ihrer Farbe sind noch im Spiel.
}
stendhal-hint-why-gain = Sie macht den Stich und verbessert deinen Durchgang um { $points }.
stendhal-hint-why-cost = { $points ->
    [0] Sie macht den Stich, und das kostet dich nichts.
    [one] Sie macht den Stich, und das kostet dich 1 Punkt.
   *[other] Sie macht den Stich, und das kostet dich { $points } Punkte.
}
stendhal-hint-why-away = { $card } zählt minus, und so wie es liegt, bekommt sie jemand anders.
stendhal-hint-why-wins = { $more ->
    [one] So wie es liegt, gewinnt sie, und 1 Person kommt noch.
   *[other] So wie es liegt, gewinnt sie; { $more } kommen noch.
}
stendhal-hint-why-below = So wie es liegt, gewinnt sie nicht.
# All Aboard!
all_aboard-hint-why-show-red = Auf der Hand würde { $card } { $points } Punkte kosten. Hier geht sie umsonst weg.
all_aboard-hint-why-show-low = { $card } ist deine niedrigste Karte, du fährst also vielleicht zuerst ab.
all_aboard-hint-why-bonus = Nach { $card } hast du kein Schwarz mehr. Endet die Runde so, sind das 20 Punkte.
all_aboard-hint-why-dump = { $count ->
    [one] Eine rote Karte geht weg, die am Ende { $points } Punkte kosten würde.
   *[other] { $count } rote Karten gehen weg, die am Ende { $points } Punkte kosten würden.
}
all_aboard-hint-why-clear = { $count ->
    [one] Mit { $card } ist die Strecke frei, und in diesem Zug kommt noch 1 Wagen durch.
   *[other] Mit { $card } ist die Strecke frei, und in diesem Zug kommen noch { $count } Wagen durch.
}
all_aboard-hint-why-signal = { $count ->
    [one] Nach dem Signal { $card } kommt in diesem Zug noch 1 Wagen durch.
   *[other] Nach dem Signal { $card } kommen in diesem Zug noch { $count } Wagen durch.
}
all_aboard-hint-why-wagon = Mit { $card } am Anfang bringst du in diesem Zug { $count } Wagen durch.
all_aboard-hint-why-run = { $count ->
    [one] In diesem Zug kommt 1 Wagen durch, und { $card } liegt zuletzt.
   *[other] In diesem Zug kommen { $count } Wagen durch, und { $card } liegt zuletzt.
}
all_aboard-hint-why-stops = { $card } bringt eine Durchfahrt; dann muss { $right } als Signal kommen.
all_aboard-hint-why-last = { $card } bringt eine Durchfahrt, und kein Signal von dir stoppt dich dort.
# Love Letter
love_letter-hint-why-known = { $seat } hat „{ $card }“. Nenn das, und { $seat } ist raus.
love_letter-hint-why-likely = Von allem, was die Wächterin nennen darf und { $seat } haben kann, ist „{ $card }“ am häufigsten noch ungesehen.
love_letter-hint-why-lower = Was { $seat } auch hat, es ist niedriger als „{ $card }“, das du behältst.
love_letter-hint-why-odds = Gegen „{ $card }“, das du behältst, hat { $seat } wohl die niedrigere Karte.
love_letter-hint-why-princess = { $seat } hat die Prinzessin und ist raus, wenn sie abgeworfen werden muss.
love_letter-hint-why-protect = Bis zu deinem nächsten Zug kann dich niemand wählen, „{ $card }“ ist also sicher.
love_letter-hint-why-keep = So bleibt dir die höhere Karte, „{ $card }“.
# Target
target-hint-why-own-far = Du hast die Farbe: { $card } lässt die fernste gewinnen und liegt selbst { $distance } entfernt.
target-hint-why-own-near = Du hast genau die Zahl: Wird die Farbe nicht gespielt, ist nichts näher als { $card }.
target-hint-why-takes = Nach dir spielt niemand, und { $card } holt das Ziel.
target-hint-why-lost = Keine deiner Karten kann dieses holen, es geht also nur darum, welche du hergibst.
target-hint-why-turns = { $card } ist die erste Karte der Zielfarbe, jetzt gewinnt also die fernste. Sie liegt { $distance } entfernt.
target-hint-why-leads = { $more ->
    [one] So wie es liegt, gewinnt { $card } mit Abstand { $distance }, und 1 Person kommt noch.
   *[other] So wie es liegt, gewinnt { $card } mit Abstand { $distance }; { $more } kommen noch.
}
target-hint-why-dull = { $card } ist eine mittlere Zahl und selten die fernste.
target-hint-why-keep = Keine deiner Karten ist eine mittlere Zahl, also kann jede aus der Ferne gewinnen.
# Grazia
grazia-hint-why-open = { $suit } hat noch niemand eröffnet, also kostet es nichts.
grazia-hint-why-run = Es schließt an, du wirst also { $count } Karten auf einmal umsonst los.
grazia-hint-why-next = Sie schließt an, also kostet sie nichts.
grazia-hint-why-drop = Der Sprung kostet 2 Punkte, bringt aber { $count } Karten weg.
grazia-hint-why-past = Die Reihe ist schon an { $card } vorbei: Sie geht mit einem Sprung oder gar nicht.
grazia-hint-why-wait = Eine Karte fehlt, bis { $card } anschließt, und Warten kostet nichts, solange du einen Stapel hast.
grazia-hint-why-none = Keine deiner Karten schließt an, und Warten kostet nichts, solange du einen Stapel hast.
grazia-hint-why-end = { $count ->
    [one] Passen bringt die Schlussrunde, während 1 Person mehr Karten hat als du.
   *[other] Passen bringt die Schlussrunde, während { $count } Personen mehr Karten haben als du.
}
grazia-hint-why-last = Keine deiner Karten schließt an, und ein Sprung würde so viel kosten, wie er bringt, oder mehr.
# TTP
ttp-hint-why-alike = { $card } passt zu { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gleicher Zahl, die du hast.
ttp-hint-why-suited = { $card } passt zu { $count } Karten in { $suit }, die du hast.
ttp-hint-why-pick = { $card } verspricht mehr als der Rest der Auswahl.
ttp-hint-why-lead = { $card } lohnt das Ausspielen: Es zählt, was du nehmen kannst und was du behältst.
ttp-hint-why-first = { $card } würde so, wie es liegt, zuerst nehmen, und { $more ->
    [one] eine Person kommt
   *[other] { $more } Personen kommen
} noch.
ttp-hint-why-surely = { $card } nimmt sicher zuerst.
ttp-hint-why-behind = { $card } würde so, wie es liegt, später nehmen, aber du kannst sie entbehren.
# Six-Suit Fort
six_suit_fort-hint-why-all = { $count ->
    [one] Sie holt eine Karte, und diese wie { $card } passen in deine Burg.
   *[other] Sie holt { $count } Karten, und alle passen mit { $card } in deine Burg.
}
six_suit_fort-hint-why-dig = { $count ->
    [one] Sie holt eine Karte; von den zweien, die du dann hast, passt 1 in deine Burg.
   *[other] Sie holt { $count } Karten; von den dreien, die du dann hast, passen { $fit } zusammen in deine Burg.
}
six_suit_fort-hint-why-own = Sie holt nichts, aber { $card } selbst passt in deine Burg.
six_suit_fort-hint-why-grow = { $points ->
    [one] Deine Burg ist 1 Punkt mehr wert: { $width } breit, { $tallest } hoch.
   *[other] Deine Burg ist { $points } Punkte mehr wert: { $width } breit, { $tallest } hoch.
}
six_suit_fort-hint-why-light = Was auf die Hand kommt, kostet nichts extra.
six_suit_fort-hint-why-pair = { $points ->
    [one] Mit diesem Paar ist deine Burg 1 Punkt mehr wert.
   *[other] Mit diesem Paar ist deine Burg { $points } Punkte mehr wert.
}
six_suit_fort-hint-why-keep = Kein Paar macht deine Burg mehr wert.
