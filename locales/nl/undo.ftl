button-undo = Terugnemen
button-undoask = Vraag het ze
button-undoyes = Toestaan
button-undono = De zet blijft
undo-off = Aan deze tafel worden zetten niet teruggenomen.
undo-sealed = Iedereen kiest nu in het geheim. Terugnemen kan weer als de keuzes open liggen.
undo-chosen = Wat in het geheim gekozen is, blijft als het eenmaal open ligt.
undo-binding = Een verdubbeling, het antwoord erop en gemelde punten staan vast: die kun je niet terugnemen.
undo-nothing = Je hebt geen zet om terug te nemen.
undo-old-rules = Deze partij is onder eerdere regels gedeeld, dus zetten terugnemen kan hier niet.
undo-must-ask = { $count ->
    [0] Na je zet hebben de computers gespeeld, of er kwam een kaart open die niemand kende. Zij vinden het goed.
    [one] Na je zet hebben anderen gespeeld, of er kwam een kaart open die niemand kende. { $names } moet het goedvinden.
   *[other] Na je zet hebben anderen gespeeld, of er kwam een kaart open die niemand kende. { $names } moeten het goedvinden.
} Zo kun je in deze partij nog { $left } { $left ->
    [one] zet
   *[other] zetten
} terugnemen.
undo-own-acted = Er heeft al iemand gespeeld. Aan deze tafel kun je een zet alleen tot dan terugnemen.
undo-own-learned = Je zet liet je iets nieuws zien, dus die blijft.
undo-open = { $name } vraagt op dit moment om een zet terug te nemen. Eén verzoek tegelijk.
undo-spent = De anderen hebben je in deze partij al twee zetten laten terugnemen. Vanaf nu blijven je zetten staan.
undo-over = Over dat verzoek is al beslist.
undo-not-asked = Dit is aan de anderen gevraagd. Jij hoeft niets te beslissen.
undo-asked = Gevraagd. Vinden ze het goed, dan ben jij weer aan de beurt; doet er eerst iemand een zet, dan vervalt het verzoek.
undo-agreed = Genoteerd. De anderen moeten nog antwoorden.
undo-done = De zet is teruggenomen.
undo-refused = Genoteerd. De zet blijft, en niemand hoort wie nee zei.
undo-asked-you = ↩️ { $name } wil een zet terugnemen. Nee zeggen mag: niemand hoort wie dat deed.
undo-request = ↩️ { $name } wil dit terugnemen (het verzoek vervalt { $until }):
undo-request-learned = Nieuwe kaarten zijn gezien door { $names }.
undo-request-asked = Moeten nog antwoorden: { $names }
event-table-undone = { $name } neemt een zet terug.
event-table-undone-agreed = { $name } neemt een zet terug; iedereen vond het goed.
event-table-undo-refused = De zet van { $name } blijft.
event-table-undo-lapsed = De zet van { $name } blijft: het verzoek om die terug te nemen is verlopen.
result-undos = { $name } nam { $count } { $count ->
    [one] zet
   *[other] zetten
} terug.
undo-name = Terugnemen
undo-help = Een zet mag vrij terug zolang je niets nieuws hebt gezien; daarna wordt het de anderen gevraagd.
undo-value-ask = als anderen het goedvinden
undo-value-own = alleen tot iemand anders heeft gespeeld
undo-value-off = nooit
undo-live = Bij live bedenktijd is er geen tijd om te vragen. Een zet mag alleen terug tot er iemand heeft gespeeld.
