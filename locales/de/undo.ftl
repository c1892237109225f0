button-undo = Zurücknehmen
button-undoask = Fragen
button-undoyes = Erlauben
button-undono = Zug behalten
undo-off = An diesem Tisch wird nicht zurückgenommen.
undo-sealed = Gerade wählen alle verdeckt. Sobald die Wahl offen liegt, kann wieder zurückgenommen werden.
undo-chosen = Was verdeckt gewählt wurde, bleibt, sobald es offen liegt.
undo-binding = Ein Doppeln, die Antwort darauf und angesagte Punkte gelten: Sie lassen sich nicht zurücknehmen.
undo-nothing = Es gibt keinen Zug von dir zum Zurücknehmen.
undo-old-rules = Diese Partie begann nach früheren Regeln, darum lässt sich in ihr nichts zurücknehmen.
undo-must-ask = { $count ->
    [0] Seit deinem Zug haben die Computer gespielt, oder er zeigte eine Karte, die niemand kannte. Die Computer haben nichts dagegen.
    [one] Seit deinem Zug haben andere gespielt, oder er zeigte eine Karte, die niemand kannte. { $names } muss zustimmen.
   *[other] Seit deinem Zug haben andere gespielt, oder er zeigte eine Karte, die niemand kannte. { $names } müssen zustimmen.
} So kannst du in dieser Partie noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
} zurücknehmen.
undo-own-acted = Inzwischen hat jemand gespielt. An diesem Tisch kann man nur bis dahin zurücknehmen.
undo-own-learned = Dein Zug hat dir etwas Neues gezeigt, darum bleibt er.
undo-open = { $name } bittet gerade, einen Zug zurückzunehmen. Immer nur eine Bitte auf einmal.
undo-spent = Die anderen haben dich in dieser Partie schon zwei Züge zurücknehmen lassen. Ab jetzt bleiben deine Züge.
undo-over = Diese Bitte ist schon erledigt.
undo-not-asked = Dazu sind die anderen gefragt. Für dich gibt es nichts zu entscheiden.
undo-asked = Gefragt. Wenn sie zustimmen, bist du wieder am Zug; zieht vorher du oder jemand anders, ist die Bitte hinfällig.
undo-agreed = Notiert. Die anderen müssen noch antworten.
undo-done = Der Zug ist zurückgenommen.
undo-refused = Notiert. Der Zug bleibt, und niemand erfährt, wer Nein sagte.
undo-asked-you = ↩️ { $name } möchte einen Zug zurücknehmen. Nein zu sagen ist in Ordnung: Niemand erfährt, wer es war.
undo-request = ↩️ { $name } möchte das zurücknehmen (die Bitte endet { $until }):
undo-request-learned = Neue Karten gesehen haben: { $names }.
undo-request-asked = Noch ohne Antwort: { $names }
event-table-undone = { $name } nimmt einen Zug zurück.
event-table-undone-agreed = { $name } nimmt einen Zug zurück, mit Zustimmung aller.
event-table-undo-refused = Der Zug von { $name } bleibt.
event-table-undo-lapsed = Der Zug von { $name } bleibt: Die Bitte ist abgelaufen.
result-undos = { $name } nahm { $count } { $count ->
    [one] Zug
   *[other] Züge
} zurück.
undo-name = Zurücknehmen
undo-help = Frei zurücknehmen kannst du, solange du nichts Neues gesehen hast; danach werden alle gefragt.
undo-value-ask = wenn alle zustimmen
undo-value-own = nur bis jemand anders gespielt hat
undo-value-off = nie
undo-live = Bei Live-Bedenkzeit ist zum Fragen keine Zeit. Zurücknehmen geht nur, bis jemand gespielt hat.
