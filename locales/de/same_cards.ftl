# The same cards: a table dealt again, and the deal of the day
cards-known = Diese Karten kennst du schon, und niemand spielt dieselben Karten zweimal.
button-offer-cards = Diese Karten anbieten
button-deal-again = Mit diesen Karten spielen
offer-elsewhere = Diese Karten lassen sich nur auf dem Server anbieten, auf dem sie gespielt wurden.
offer-done = Du hast diese Karten schon in <#{ $channel }> angeboten.
offer-often = Du hast in letzter Zeit oft Karten angeboten. Versuch es in einer Stunde wieder.
cards-offered = **{ $name }** bietet die Karten von { $title }, Tisch { $table }, zum Nachspielen an. Kennst du sie noch nicht, kannst du damit einen Tisch eröffnen.
cards-fixed = Dieser Tisch hat die Karten eines anderen, darum bleiben Hausregeln, Plätze und Mischwörter, wie sie sind.
cards-in-play = Tisch { $table } spielt diese Karten noch. Ansehen kannst du es, wenn er fertig ist.
cards-played = Diese Karten werden an einem anderen Tisch noch gespielt. Zeigen kannst du sie, wenn er fertig ist.
cards-sealed = Die Karten der Tagespartie bleiben geheim, bis der Tag vorbei ist. Versuch es morgen wieder.
again-other-game = An diesem Tisch wurde ein anderes Spiel gespielt.
again-not-over = Neu geben lassen sich nur die Karten eines Tisches, der zu Ende gespielt wurde.
again-not-possible = Die Karten dieses Tisches lassen sich nicht neu geben: Das gilt für Tagespartien, Tische zum Zuschauen, Partien nach früheren Regeln und Partien, die allen gezeigt wurden.
event-table-same-cards = Gegeben werden dieselben Karten wie an einem anderen Tisch.
proof-cards = die eines früheren Tisches oder des Tages ({ $cards })
lobby-same-cards = -# Dieser Tisch bekommt dieselben Karten wie ein fertiger. Wer sie kennt, kann hier nicht sitzen.
# Below the picture of a result
result-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
result-foot = Tefuda 手札 · { $date }
result-said = { $text }.
# The same cards, side by side
button-same-cards = Ergebnisse vergleichen
same-cards-title = Dieselben Karten
same-cards-heading = Die Ergebnisse von { $count } Tischen mit denselben Karten. Gleicher Platz, gleiche Karten.
same-cards-alone = Soweit du es von hier sehen kannst, ist noch kein anderer Tisch mit diesen Karten fertig.
same-cards-table = Tisch { $table }
same-cards-seat = Platz { $seat }
same-cards-alt = { $seat }: { $results }.
course-led = In Führung durch alle { $count } Runden
course-behind = Sieg nach Rückstand bis Runde { $leg } von { $count }
course-moves-behind = Sieg nach Rückstand bis Zug { $move } von { $count } (Vorsprung: { $lead })
course-moves-ahead = Vorn ab Zug { $move } von { $count } (Vorsprung: { $lead })
course-moves-last = Sieg im letzten von { $count } Zügen (Vorsprung: { $lead })
