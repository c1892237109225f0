button-replay = Terugkijken
button-replay-back = Terug
button-replay-forward = Verder
button-replay-ten = 10 verder
replay-jump = Ga naar…
replay-jump-start = Het delen
replay-jump-turning = Keerpunt: { $name }, zet { $number }
replay-jump-round = Ronde { $round }
replay-jump-move = Zet { $number }
replay-jump-position = Stand { $at }
replay-jump-end = Het einde
replay-jump-search = Keerpunten zoeken
button-replayshare = Deze stand tonen
button-film = Als video bekijken
button-filmshare = Aan iedereen tonen
replay-at = Stand { $at } van { $of }
replay-at-move = { $where } · na zet { $number }
replay-deal = { $where } · ronde { $deal }
replay-running = De partij loopt nog, dus je ziet alleen wat je toen kon weten.
replay-hand-pick = Wiens hand wil je zien?
replay-hand-mover = Wie aan de beurt is
replay-hand-seat = { $name }
replay-hand-all = Alle handen
replay-hands-more = De andere handen worden beschreven als je er een kiest.
replay-hand-of = { $name }: { $hand }
replay-shared = { $name } laat een stand zien:
replay-not-over = Aan iedereen tonen kan als de partij is afgelopen.
moves-gone = Die partij is al lang voorbij, en de zetten zijn niet meer bewaard. De uitslag blijft.
replay-old-rules = Deze partij is onder eerdere regels gespeeld en kan niet worden nagespeeld. In het verloop staat die nog wel.
film-progress = De film wordt getekend: { $done } van { $of }
film-alt = Film: een hele partij { $game }, { $count ->
    [one] één stand
   *[other] { $count } standen
} van het delen tot het einde. Er speelden { $names }. Als laatste zie je:
film-alt-turned = { $count ->
    [one] De partij kantelde bij zet { $moves }.
   *[other] De partij kantelde bij de zetten { $moves }.
}
film-turned = Keerpunt
film-here = Hier is de hele partij. Je kunt die opslaan of aan iedereen tonen.
film-shared = { $name } laat een hele partij zien:

# Playing on from a position
button-play-on = Vanaf hier verder spelen
play-on-here = Speel verder in { $place } als { $name }, met dezelfde kaarten, tegen computers. Het telt nergens voor mee.
play-on-end = Bij deze stand is de partij al uit. Ga een paar zetten terug en probeer het nog eens.
play-on-unshared = Aan deze tafel is verder gespeeld vanuit een stand van een andere partij, dus die wordt niet aan anderen getoond.
event-table-played-on = Deze tafel gaat verder vanuit een stand van een gespeelde partij.
