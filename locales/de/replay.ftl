button-replay = Rückblick
button-replay-back = Zurück
button-replay-forward = Vor
button-replay-ten = 10 vor
replay-jump = Springen zu …
replay-jump-start = Das Geben
replay-jump-turning = Wendepunkt: { $name }, Zug { $number }
replay-jump-round = Runde { $round }
replay-jump-move = Zug { $number }
replay-jump-position = Stellung { $at }
replay-jump-end = Das Ende
replay-jump-search = Wendepunkte suchen
button-replayshare = Stellung zeigen
button-film = Als Video ansehen
button-filmshare = Allen zeigen
replay-at = Stellung { $at } von { $of }
replay-at-move = { $where } · nach Zug { $number }
replay-deal = { $where } · Runde { $deal }
replay-running = Die Partie läuft noch, darum siehst du nur, was du damals wissen konntest.
replay-hand-pick = Wessen Hand zeigen?
replay-hand-mover = Wer am Zug ist
replay-hand-seat = { $name }
replay-hand-all = Alle Hände
replay-hands-more = Die anderen Hände werden beschrieben, wenn du eine davon wählst.
replay-hand-of = { $name }: { $hand }
replay-shared = { $name } zeigt eine Stellung:
replay-not-over = Das lässt sich allen zeigen, wenn die Partie zu Ende ist.
moves-gone = Diese Partie ist lange vorbei, ihre Züge sind nicht mehr gespeichert. Das Ergebnis bleibt.
replay-old-rules = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht nachspielen. Im Verlauf steht sie noch.
film-progress = Der Film entsteht: { $done } von { $of }
film-alt = Film: eine ganze Partie { $game }, { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
} vom Geben bis zum Ende. Gespielt haben { $names }. Zuletzt zu sehen:
film-alt-turned = { $count ->
    [one] Die Partie kippte mit Zug { $moves }.
   *[other] Die Partie kippte mit den Zügen { $moves }.
}
film-turned = Wendepunkt
film-here = Hier ist die ganze Partie. Du kannst sie sichern oder allen zeigen.
film-shared = { $name } zeigt eine ganze Partie:

# Playing on from a position
button-play-on = Von hier weiterspielen
play-on-here = Spiel in { $place } als { $name } weiter, mit denselben Karten, gegen Computer. Gewertet wird das nicht.
play-on-end = In dieser Stellung ist die Partie zu Ende. Geh ein paar Züge zurück und versuch es noch einmal.
play-on-unshared = Dieser Tisch ging von der Stellung einer anderen Partie aus, darum wird er anderen nicht gezeigt.
event-table-played-on = Hier geht es von einer Stellung einer beendeten Partie aus weiter.
