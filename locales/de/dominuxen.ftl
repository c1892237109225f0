# Dominuxen
dominuxen-title = Dominuxen
dominuxen-line = Leg Dominosteine einer Zahl in deine Reihe, bevor sie dir jemand mit einem stärkeren Satz abluchst.
dominuxen-designer = ein japanisches Brettspielblog, nach Abluxxen von Wolfgang Kramer und Michael Kiesling
dominuxen-about = Ein Duell der Sätze mit 91 Dominosteinen bis Doppel-12. Leg beliebig viele Steine, die eine Zahl gemeinsam haben. Hat der neueste Satz gegenüber ebenso viele Steine und eine schwächere Zahl, luchst du ihn ab: Nimm ihn oder überlass die Entscheidung der anderen Seite. Steine in der Reihe bringen 1, auf der Hand kosten sie 1. Zwölf schlägt alles außer null.
dominuxen-seats-5 = Zu fünft reichen die Steine kaum: Der Stapel ist bald leer.
dominuxen-command = dominuxen
dominuxen-option-players = Plätze: 3 bis 5; zu fünft reichen die Steine kaum.
# Options
dominuxen-option-double_tiles = Doppelregel
dominuxen-option-double_tiles-help = Ein Doppel darf als zwei Steine eines Satzes zählen; gewertet wird es immer mit 2 (Hand −2).
dominuxen-option-rounds-help = Die Punkte werden über so viele Runden zusammengezählt: 1 bis 5.
dominuxen-option-turn_limit = Zuglimit
dominuxen-option-turn_limit-help = Eine Runde endet nach so vielen Zügen: 50 bis 500, meist 150.
# A turn
dominuxen-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
dominuxen-tag-play = Satz legen
dominuxen-tag-take = Nehmen
dominuxen-tag-leave = Liegen lassen
dominuxen-tag-back = Zurücknehmen
dominuxen-tag-discard = Abwerfen
dominuxen-tag-draw = Einen ziehen
dominuxen-tag-draws = Mehrere ziehen
dominuxen-tag-rest = Rest vom Stapel
dominuxen-hint-take = { $count ->
    [one] { $tiles } kommt auf deine Hand, die andere Seite zieht 1 Stein
   *[other] { $tiles } kommen auf deine Hand, die andere Seite zieht { $count } Steine
}
dominuxen-hint-leave = { $count ->
    [one] Die andere Seite nimmt ihn zurück oder wirft ihn ab und zieht 1 Stein
   *[other] Die andere Seite nimmt sie zurück oder wirft sie ab und zieht { $count } Steine
}
dominuxen-hint-back = { $tiles } zurück auf deine Hand; du ziehst nichts
dominuxen-hint-discard = { $count ->
    [one] { $tiles } verlässt die Runde, und du ziehst 1 Stein
   *[other] { $tiles } verlassen die Runde, und du ziehst { $count } Steine
}
dominuxen-hint-rest = Du ziehst { dominuxen-tiles } vom Stapel
dominuxen-ask-play-1 = Ein Satz welcher Zahl?
dominuxen-ask-play-2 = Welche Steine kommen in den Satz { $number }?
dominuxen-ask-play-3 = Wie viel zählt das Doppel { $tile }?
dominuxen-ask-draw-1 = Woher ziehst du einen Stein?
dominuxen-ask-draws-1 = Welche davon? (bis zu { $owed }, den Rest vom Stapel)
dominuxen-number = { $count ->
    [one] Ein Satz { $number } (1 Stein)
   *[other] Ein Satz { $number } (bis zu { $count } Steine)
}
dominuxen-tile-hint = Die andere Zahl { $number }: { $count } auf der Hand
dominuxen-tile-hint-double = Ein Doppel
dominuxen-size-once = Als einer (der Satz ist { $number }×{ $size })
dominuxen-size-twice = Als zwei (der Satz ist { $number }×{ $size })
dominuxen-size-hits = Luchst ab: { $victims }
dominuxen-size-hits-none = Luchst nichts ab
dominuxen-row-tile-hint = Auf der Hand: { $lows ->
    [0] keine { $low }
    [one] eine { $low }
   *[other] { $lows } × { $low }
}, { $highs ->
    [0] keine { $high }
    [one] eine { $high }
   *[other] { $highs } × { $high }
}
dominuxen-row-double-hint = Auf der Hand: { $lows ->
    [0] keine { $low }
    [one] eine { $low }
   *[other] { $lows } × { $low }
}
dominuxen-from-pile = Der Stapel (noch { $pile })
dominuxen-from-pile-hint = Du siehst ihn, wenn du gezogen hast
dominuxen-prompt-play = Welche Zahl legst du?
dominuxen-prompt-take = Du luchst { $name } { $number }×{ $size } ({ $tiles }) ab. Nimmst du sie?
dominuxen-prompt-recover = { $name } lässt deine { $number }×{ $size } ({ $tiles }) liegen. Nimmst du sie zurück, oder wirfst du sie ab und ziehst { dominuxen-tiles }?
dominuxen-prompt-draw = { $owed ->
    [one] Zieh noch 1 Stein. Woher?
   *[other] Zieh noch { $owed } Steine. Woher?
}
dominuxen-move-play = { $tiles } als { $number }×{ $size } legen
dominuxen-move-discard = Abwerfen und ziehen
dominuxen-move-draw = { $tile } aus der Auslage ziehen
dominuxen-move-draw-pile = Einen vom Stapel ziehen
dominuxen-move-draws = { $tiles } aus der Auslage ziehen (den Rest vom Stapel)
dominuxen-move-rest = { $owed ->
    [one] Den letzten vom Stapel ziehen
   *[other] Alle { $owed } vom Stapel ziehen
}
# Settled beforehand
dominuxen-answer-take = Wenn ich Platz { $seat } abluchse: Satz nehmen
dominuxen-answer-leave = Wenn ich Platz { $seat } abluchse: Satz liegen lassen
dominuxen-answer-ask = Wenn ich Platz { $seat } abluchse: dann fragen
dominuxen-answer-hint = Der neueste Satz von Platz { $seat } ist { $set }
dominuxen-habit-ask = Liegen gelassene Sätze: fragen
dominuxen-habit-always = Liegen gelassene Sätze: alle behalten
dominuxen-habit-never = Liegen gelassene Sätze: alle abwerfen
dominuxen-habit-from = Liegen gelassene Sätze: ab { $size } behalten
# Moves that can't be made
dominuxen-no-number = Diese Zahl hast du nicht auf der Hand. Wähl eine, die du hast.
dominuxen-no-tiles = Kein Stein ist gewählt. Wähl mindestens einen mit { $number }.
dominuxen-no-such-tile = Diesen Stein gibt es nicht. Wähl noch einmal aus deiner Hand.
dominuxen-no-held = { $tile } hast du nicht mehr auf der Hand. Wähl von den Steinen, die du hast.
dominuxen-no-match = Auf { $tile } ist keine { $number }. In diesen Satz passen nur Steine mit { $number }.
dominuxen-no-twice = Ein Stein ist zweimal gewählt. Wähl jeden einmal.
dominuxen-no-double = Ohne Doppel-{ $number } kann der Satz nicht einen mehr zählen.
dominuxen-no-double-rule = An diesem Tisch zählt ein Doppel als einer. Der Satz zählt die gewählten Steine.
dominuxen-no-size = { $count ->
    [one] Ein Stein ergibt keinen Satz dieser Größe. Der Satz zählt die gewählten Steine.
   *[other] { $count } Steine ergeben keinen Satz dieser Größe. Der Satz zählt die gewählten Steine.
}
dominuxen-no-play-now = Jetzt wird ein Satz gelegt. Wähl eine Zahl und Steine.
dominuxen-no-take-now = Entscheide jetzt, ob du den abgeluchsten Satz nimmst oder liegen lässt.
dominuxen-no-recover-now = Entscheide jetzt, ob du deinen Satz zurücknimmst oder abwirfst.
dominuxen-no-draw-now = Jetzt wird gezogen, aus der Auslage oder vom Stapel.
dominuxen-no-row-tile = { $tile } liegt nicht in der Auslage. Zieh einen der offenen Steine oder vom Stapel.
dominuxen-no-pile = Der Stapel ist leer. Zieh aus der Auslage.
dominuxen-no-so-many = Zu ziehen: nur noch { dominuxen-tiles }. Wähl nicht mehr als das.
dominuxen-no-single = Du hast nur einen Stein zu ziehen, mehrere gehen nicht. Wähl einen.
dominuxen-no-tiles-drawn = Kein Stein ist gewählt. Wähl aus der Auslage oder drück „Rest vom Stapel“.
dominuxen-no-answer = Über diesen Platz kannst du jetzt nichts festlegen, nur über solche, denen du noch etwas abluchsen kannst.
dominuxen-no-habit = Diese Größe steht nicht auf der Liste. Wähl eine von dort.
dominuxen-no-change = So ist es schon festgelegt. Wähl etwas anderes, um es zu ändern.
# What happened
dominuxen-event-round = { $rounds ->
    [1] { $seat } fängt an.
   *[other] Runde { $round }: { $seat } fängt an.
}
dominuxen-event-dealt = Deine Hand: { $tiles }.
dominuxen-event-row = Die Auslage: { $tiles }.
dominuxen-event-played = { $seat } legt { $number }×{ $size } ({ $tiles }).
dominuxen-event-attacks = Damit wird abgeluchst: { $victims }.
dominuxen-event-took = { $seat } nimmt { $number }×{ $size } von { $victim } ({ $tiles }).
dominuxen-event-left = { $seat } lässt { $number }×{ $size } von { $victim } liegen.
dominuxen-event-back = { $seat } nimmt { $number }×{ $size } zurück ({ $tiles }).
dominuxen-event-discarded = { $seat } wirft { $number }×{ $size } ab ({ $tiles }).
dominuxen-event-drew = { $seat } zieht { $tile } aus der Auslage.
dominuxen-event-drew_pile = { $seat } zieht { dominuxen-tiles } vom Stapel.
dominuxen-event-drew_tiles = Vom Stapel hast du { $tiles } gezogen.
dominuxen-event-refilled = Neu in der Auslage: { $tiles }.
dominuxen-event-settled = Du hast festgelegt: { $what }.
dominuxen-event-round_over = { $rounds ->
    [1] { $reason }. { $scores }.
   *[other] Runde { $round } ist zu Ende: { $reason }. { $scores }.
}
dominuxen-reason-hand_empty = Eine Hand ist leer
dominuxen-reason-centre_empty = Auslage und Stapel sind leer
dominuxen-reason-turn_limit = Die Züge sind aufgebraucht
# The table
dominuxen-state = { $rounds ->
    [1] Zug { $turn }, { $pile } im Stapel, { $discard } abgeworfen
   *[other] Runde { $round } von { $rounds }, Zug { $turn }, { $pile } im Stapel, { $discard } abgeworfen
}
dominuxen-set = { $size ->
    [1] eine einzelne { $number }
   *[other] { $size } Steine mit { $number }
}
dominuxen-last-set = { $size ->
    [1] zuletzt eine einzelne { $number } ({ $tiles })
   *[other] zuletzt { $size } Steine mit { $number } ({ $tiles })
}
dominuxen-lettered = { $letter } { $tile }
dominuxen-alt-last = Letzter Zug: Platz { $seat }, { $set }.
dominuxen-alt-last-pending = {" "}Er zielt auf den letzten Satz von Platz { $victim }: { $set }.
dominuxen-alt-last-taken = {" "}Platz { $victim } verlor { $set }.
dominuxen-alt-last-back = {" "}Platz { $victim } nahm { $set } zurück.
dominuxen-alt-last-thrown = {" "}Platz { $victim } warf { $set } ab.
dominuxen-alt-older = { $count ->
    [1] ein älterer Satz
   *[other] { $count } ältere Sätze
}
dominuxen-alt-take = Zu entscheiden: { $set } von Platz { $victim } nehmen oder liegen lassen.
dominuxen-alt-recover = Zu entscheiden: { $set } zurücknehmen oder abwerfen.
dominuxen-alt-draw = { $owed ->
    [one] Noch 1 Stein zu ziehen.
   *[other] Noch { $owed } Steine zu ziehen.
}
dominuxen-alt-state = { $rounds ->
    [1] Zug { $turn } von höchstens { $limit }
   *[other] Runde { $round } von { $rounds }, Zug { $turn } von höchstens { $limit }
}
dominuxen-alt-held = Handsteine { $count }
dominuxen-alt-laid = Reihe bringt { $points }
dominuxen-alt-line = Reihe: { $sets }
dominuxen-alt-hand-own = Deine Reihe bringt { $points }.
dominuxen-alt-left = Reihe von Platz { $seat }: { $sets }. Noch auf der Hand: { $tiles }.
dominuxen-alt-row = Auslage: { $tiles }. Stapel { $pile }. Abgeworfen: { $discard }.
dominuxen-alt-row-count = Auslage: { $tiles }. Stapel { $pile }. Abgeworfen: { $discard } Steine.
dominuxen-alt-empty-line = noch keine Reihe
dominuxen-alt-how = Abluchsen lässt sich nur der letzte Satz jedes Platzes (seine Steine in Klammern). Höhere Zahlen sind stärker, aber 0 schlägt 12.
dominuxen-alt-hand = Deine Hand (Platz { $seat }), { dominuxen-tiles }: { $tiles }.
dominuxen-alt-hand-numbers = Zahlen auf zwei Steinen oder mehr: { $numbers }.
dominuxen-alt-hand-number = { $number } auf { $count }
dominuxen-alt-hand-new = Neu seit deinem letzten Zug: { $tiles }.
dominuxen-alt-hand-targets = Neueste Sätze der anderen: { $sets }.
dominuxen-alt-hand-target = Platz { $seat }: { $set }
dominuxen-alt-hand-row = Auslage: { $tiles }. Stapel { $pile }.
# Words in pictures
dominuxen-asked-take = Nehmen?
dominuxen-asked-recover = Zurück?
dominuxen-asked-draw = Ziehen
dominuxen-alt-played = hat gelegt
dominuxen-played = Gelegt
dominuxen-draws-left = noch { $owed }
dominuxen-row = Auslage
dominuxen-pile = Stapel
dominuxen-discard = Ablage
dominuxen-bar-turn = Zug { $turn } / { $limit }
dominuxen-bar-double = Doppel bringen 2
dominuxen-count = × { $count }
dominuxen-more = +{ $count }
dominuxen-hand-title = Deine Hand
dominuxen-hand-empty = Keine Steine mehr auf der Hand
dominuxen-hand-own = Deine Reihe
dominuxen-hand-targets = Zum Abluchsen
dominuxen-task-play = Satz legen
dominuxen-task-take = Nehmen oder lassen?
dominuxen-task-recover = Zurück oder abwerfen?
dominuxen-task-draw = { $owed ->
    [one] 1 Stein ziehen
   *[other] { $owed } Steine ziehen
}
dominuxen-result-line = Reihe
dominuxen-result-hand = Hand
dominuxen-last-played = { $name }: { $set }
dominuxen-last-pending = , zielt auf { $name }: { $set }
dominuxen-last-taken = , nahm { $set } von { $name }
dominuxen-last-back = , { $name } nahm { $set } zurück
dominuxen-last-thrown = , { $name } warf { $set } ab
dominuxen-line-unit = Reihe
dominuxen-before = vorher { $total }
dominuxen-story-margin = { $points ->
    [1] Mit einem einzigen Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
dominuxen-story-set = Größter Satz: { $name }, { $set }

# How to play
dominuxen-sketch-goal = Leg möglichst viele Steine in deine Reihe.
dominuxen-sketch-turn = Leg Steine einer Zahl. Ebenso viele stärkere luchsen einen Satz ab.
dominuxen-sketch-score = Ein Stein in deiner Reihe zählt 1. Einer auf der Hand kostet 1.
dominuxen-rules-0-title = Leg Steine, die eine Zahl teilen
dominuxen-rules-0-1 = Jeder Stein hat zwei Zahlen. In deinem Zug legst du einen oder mehrere Handsteine, die eine Zahl teilen, als Satz dieser Zahl in deine Reihe. Passen kannst du nicht.
dominuxen-rules-0-2 = Drei Steine als 7 gelegt sind eine 7×3. Blasse Hälften zählen nicht.
dominuxen-rules-0-3 = Ein Stein in deiner Reihe bringt 1 Punkt, einer auf der Hand −1. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
dominuxen-rules-1-title = Stärke: 12 verliert nur gegen 0
dominuxen-rules-1-1 = Höhere Zahlen sind stärker, und 0 ist am schwächsten, aber 0 schlägt 12 und sonst nichts. Gleiche Zahlen schlagen sich nicht.
dominuxen-rules-1-2 = Hat der neueste Satz in einer fremden Reihe dieselbe Größe wie deiner und eine schwächere Zahl, luchst du ihn ab. Du musst.
dominuxen-rules-1-3 = Nur neueste Sätze werden abgeluchst. Trifft es mehrere, geht es der Reihe nach, von links an.
dominuxen-rules-2-title = Abgeluchst: nehmen, zurück, abwerfen
dominuxen-rules-2-1 = Wer abluchst, nimmt den Satz auf die Hand oder lässt ihn liegen.
dominuxen-rules-2-2 = Wird er genommen, zieht die andere Seite ebenso viele Steine.
dominuxen-rules-2-3 = Bleibt er liegen, nimmt die andere Seite ihn zurück und zieht nichts, oder sie wirft ihn ab und zieht ebenso viele. Abgeworfene Steine sind raus.
dominuxen-rules-2-4 = Auf der Hand lässt sich ein Stein wieder mit beiden Zahlen nutzen.
dominuxen-rules-3-title = Ziehen, Anfang und Ende
dominuxen-rules-3-1 = { $tiles } Steine, 0-0 bis 12-12: { $hand } für alle, { $row } offen in der Auslage, der Rest ist der Stapel. Wer anfängt, wird ausgelost.
dominuxen-rules-3-2 = Zieh einzeln, aus der Auslage oder von oben vom Stapel. Dann wird die Auslage auf { $row } aufgefüllt.
dominuxen-rules-3-3 = Die Runde endet sofort, wenn eine Hand leer ist (dann wird nichts abgeluchst) oder Auslage und Stapel leer sind.
dominuxen-rules-3-4 = Da Sätze im Kreis gehen können, endet sie auch nach { $turn_limit } Zügen.
dominuxen-rules-3-5 = Zu fünft reichen die Steine kaum. Mehrere Runden werden zusammengezählt; der Anfang rückt einen Platz nach links.
dominuxen-rules-4-title = Die Doppelregel (wahlweise)
dominuxen-rules-4-1 = Ein Doppel darf als zwei Steine eines Satzes zählen oder als einer.
dominuxen-rules-4-2 = Drei Steine, und doch eine 8×4. Für ein abgeluchstes Doppel wird nur ein Stein gezogen.
dominuxen-rules-4-3 = Wie es auch gelegt wurde: Ein Doppel bringt 2, auf der Hand −2.
dominuxen-rules-5-title = Gute Gewohnheiten
dominuxen-rules-5-1 = Steine zählen mehr als Zahlen: Einen Satz aus vier oder mehr erreicht selten jemand.
dominuxen-rules-5-2 = Frühe kleine Sätze sind Köder. Wird einer abgeluchst, ziehst du aus der Auslage, was du sammelst.
dominuxen-rules-5-3 = Hält jemand nur noch wenige Steine, leg erst deine großen Sätze und nimm nichts, was du nicht legen kannst.
dominuxen-rules-5-4 = „Vorab entscheiden“ spart Warten: Sag, wem du etwas nimmst oder was mit deinem liegen gelassenen Satz geschieht. Niemand sonst sieht es.
# A first hand (/learn)
dominuxen-learn-goal = Leg Steine, die eine Zahl teilen, als Satz in deine Reihe. Ein Stein dort bringt eins, einer auf der Hand kostet eins. Passen geht nicht, und der neueste Satz kann abgeluchst werden.
dominuxen-learn-row = Zwei haben gespielt: vier Steine als 1, dann vier als 7. Ebenso viele einer stärkeren Zahl luchsen ab, darum wurden vier andere gezogen, aus der offenen Auslage oder vom Stapel.
dominuxen-learn-ten = Du hast vier Steine mit einer 10, und rechts von dir liegen vier 7en in der Reihe. Leg deine Zehnen, alle vier: 10 ist stärker, also luchst du ab.
dominuxen-learn-ten-else = Für diesen Satz braucht es genau vier Steine, und alle deine Zehnen.
dominuxen-learn-take = Den Satz nehmen oder liegen lassen? Die Siebenen kämen auf deine Hand, wo ein Stein als beide Zahlen zählt, und du hast schon eine 7-12. Nimm sie.
dominuxen-learn-take-else = Vier Steine mehr klingen nach einer Last, aber alle vier sind Siebenen, und eine hast du schon.
dominuxen-learn-lost = Nun wurden deine Zehnen abgeluchst, von vier 11en. Das ist nicht nur schlecht: Jetzt ziehst du ebenso viele Steine und darfst sie aus der Auslage wählen.
dominuxen-learn-draw = Du sammelst Siebenen: Zieh die 7-7. Hier zählt sie als ein Stein; mit der Doppelregel, einer Hausregel, könnte sie als zwei zählen.
dominuxen-learn-draw-else = Du hast inzwischen fünf Siebenen, und mit der 7-7 sind es sechs.
dominuxen-learn-more = Da liegt noch eine Sieben: 1-7.
dominuxen-learn-more-else = Je mehr Steine ein Satz hat, desto weniger kommen an ihn heran.
dominuxen-learn-seven = Nach zwei weiteren hast du sieben Steine mit einer 7. Leg sie alle als 7×7. An sieben Steine kommt kaum jemand heran.
dominuxen-learn-seven-else = Ein großer Satz ist mehr wert und sicherer als mehrere kleine.
dominuxen-learn-back = Kaum jemand: Jemand hatte sieben Zehnen. Aber dein Satz blieb liegen, also wählst du: zurücknehmen, ohne zu ziehen, oder abwerfen und sieben ziehen. Nimm ihn zurück.
dominuxen-learn-back-else = Sieben Steine einer Zahl lohnen das Behalten. Nimm sie zurück.
dominuxen-learn-again = Und leg denselben Satz noch einmal: Sieben Steine einer stärkeren Zahl hat niemand zweimal.
dominuxen-learn-again-else = Nichts sonst auf deiner Hand kommt daran heran.
dominuxen-learn-end = Die Runde endet, wenn eine Hand leer ist oder Auslage und Stapel. 0 ist am schwächsten, schlägt aber 12; kleine Sätze sind Köder; gegen Ende nimm nichts, was du nicht legen kannst.
