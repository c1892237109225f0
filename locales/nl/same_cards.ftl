# The same cards: a table dealt again, and the deal of the day
cards-known = Je kent deze kaarten al, en niemand speelt twee keer met dezelfde kaarten.
button-offer-cards = Deze kaarten aanbieden
button-deal-again = Met deze kaarten spelen
offer-elsewhere = Deze kaarten zijn alleen aan te bieden op de server waar ermee gespeeld is.
offer-done = Je hebt deze kaarten al aangeboden in <#{ $channel }>.
offer-often = Je hebt net al vaak kaarten aangeboden. Probeer het over een uur nog eens.
cards-offered = **{ $name }** biedt de kaarten van { $title }, tafel { $table }, aan om nog eens te spelen. Ken je ze nog niet, dan kun je er een tafel mee openen.
cards-fixed = Deze tafel heeft de kaarten van een andere, dus huisregels, stoelen en schudwoorden blijven zoals ze zijn.
cards-in-play = Tafel { $table } speelt nog met deze kaarten. Kijken kan als die is afgelopen.
cards-played = Aan een andere tafel wordt nog met deze kaarten gespeeld. Tonen kan als die is afgelopen.
cards-sealed = De kaarten van het dagspel van vandaag blijven geheim tot de dag voorbij is. Probeer het morgen weer.
again-other-game = Aan die tafel is een ander spel gespeeld.
again-not-over = Alleen de kaarten van een uitgespeelde tafel kunnen opnieuw worden gedeeld.
again-not-possible = De kaarten van die tafel kunnen niet opnieuw worden gedeeld: dagspellen, tafels om naar te kijken, partijen onder oude regels en partijen die al aan iedereen getoond zijn, doen niet mee.
event-table-same-cards = De kaarten zijn dezelfde als aan een andere tafel.
proof-cards = die van een eerdere tafel of van de dag ({ $cards })
lobby-same-cards = -# Deze tafel krijgt dezelfde kaarten als een tafel die al klaar is. Wie die kent, kan hier niet zitten.

# Below the picture of a result
result-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
result-foot = Tefuda 手札 · { $date }
result-said = { $text }.

# The same cards, side by side
button-same-cards = Uitslagen vergelijken
same-cards-title = Dezelfde kaarten
same-cards-heading = De uitslagen van { $count } tafels met dezelfde kaarten. Dezelfde stoel kreeg dezelfde kaarten.
same-cards-alone = Voor zover je hier kunt zien, is nog geen andere tafel met deze kaarten klaar.
same-cards-table = Tafel { $table }
same-cards-seat = Stoel { $seat }
same-cards-alt = { $seat }: { $results }.
course-led = Aan kop in alle { $count } rondes
course-behind = Gewonnen na achterstand t/m ronde { $leg } van { $count }
course-moves-behind = Gewonnen met { $lead } verschil, na achterstand t/m zet { $move } van { $count }
course-moves-ahead = Aan kop vanaf zet { $move } van { $count }, gewonnen met { $lead } verschil
course-moves-last = Gewonnen met { $lead } verschil, in de laatste van { $count } zetten
