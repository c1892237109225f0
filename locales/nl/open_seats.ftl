# Tables that look for people
button-open-seats = Vrije stoelen
open-seats-button = Vrije stoelen ({ $count })
open-seats-heading = { $count ->
    [one] Eén tafel zoekt spelers. Druk op de knop om te gaan zitten.
   *[other] { $count } tafels zoeken spelers. Druk op een knop om te gaan zitten.
}
open-seats-none = Er is nu geen andere tafel die spelers zoekt. Open je er zelf een, dan zien de anderen die in deze lijst.
open-seats-line = - **{ $title }** tafel { $table } { $place }: { $names } ({ $facts })
open-seats-line-empty = - **{ $title }** tafel { $table } { $place } ({ $facts })
open-seats-free = { $count ->
    [one] één stoel vrij
   *[other] { $count } stoelen vrij
}
open-seats-chair = een stoel midden in het spel
open-seats-missing = begint met nog { $count } erbij
open-seats-last = begint als jij meedoet
open-seats-more = { $count ->
    [one] nog één tafel van dezelfde persoon
   *[other] nog { $count } tafels van dezelfde persoon
}
open-seats-pace-none = onbeperkte tijd
open-seats-pace-live = bedenktijd: live
open-seats-pace-daily = bedenktijd: dagelijks
open-seats-pace-easy = bedenktijd: rustig
open-seats-pace-weekly = bedenktijd: wekelijks
open-seats-join = Meedoen: { $title }, tafel { $table }
open-seats-again = Opnieuw kijken

# Table alerts
button-alert-on = Nieuwe tafels melden
button-alert-off = Niet meer melden
open-seats-alerts = -# Opent iemand hier een tafel, of wil iemand spelen, dan krijg je een stil bericht, hooguit één keer per dag.
table-alert = { $name } heeft deze tafel geopend en zoekt spelers.
alerts-off = Je krijgt geen meldingen meer van nieuwe tafels op die server.
