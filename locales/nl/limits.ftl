# How much one person may do to the others
settings-server-tables = - Tafels die één persoon open mag hebben: **{ $waiting }** wachtend, **{ $playing }** bezig, **{ $watched }** om te kijken
tables-waiting-enough = { $most ->
    [one] Je tafel { $tables } wacht hier nog op mensen. Start of sluit die, en open dan de volgende.
   *[other] Hier wachten nog { $most } tafels van jou op mensen ({ $tables }). Start of sluit er een, en open dan de volgende.
}
tables-playing-enough = { $most ->
    [one] Een partij die je hier hebt geopend, loopt nog. Speel die eerst uit, of neem een vrije stoel aan de tafel van iemand anders (`/games`).
   *[other] { $most } partijen die je hier hebt geopend, lopen nog. Speel er eerst een uit, of neem een vrije stoel aan de tafel van iemand anders (`/games`).
}
tables-watched-enough = { $most ->
    [one] Hier spelen al computers voor jou (tafel { $tables }). Druk daar op "Stoppen met kijken" en start dan de volgende.
   *[other] Hier spelen aan { $most } tafels al computers voor jou ({ $tables }). Druk bij een ervan op "Stoppen met kijken" en start dan de volgende.
}
tables-watched-off = Tafels met alleen computers staan op deze server uit. Tegen ze spelen mag wel: open een tafel en zet er een bij.
tables-opened-enough = Je hebt in een uur { $most } tafels geopend. Wacht even, of neem een vrije stoel aan een andere tafel (`/games`).
asked-enough = Je hebt { $name } vandaag al een paar keer gevraagd. Wacht op antwoord, of probeer het morgen weer.
asked-many = Je hebt vandaag veel mensen gevraagd die nog niet hebben geantwoord. Wacht op hun antwoord, of probeer het morgen weer.
asked-waits = { $name } heeft al { $count } aanbiedingen van jou te beantwoorden. Wacht op antwoord, of trek er eerst een in.
invitations-enough = Er wachten nog { $most } uitnodigingen van jou. Wacht op antwoord, of maak een stoel vrij onder "Stoelen".
sent-away = De host heeft je stoel aan deze tafel vrijgemaakt. Word je uitgenodigd, dan kun je hier weer gaan zitten. Met `/games` vind je vrije stoelen aan andere tafels.
pause-enough = Je hebt hier vandaag al { $most } keer een pauze voorgesteld. De volgende mag iemand anders aan tafel voorstellen.
