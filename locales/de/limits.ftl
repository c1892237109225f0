# How much one person may do to the others
settings-server-tables = - Offene Tische pro Person: **{ $waiting }** wartend, **{ $playing }** laufend, **{ $watched }** zum Zuschauen
tables-waiting-enough = { $most ->
    [one] Dein Tisch { $tables } wartet hier noch auf Leute. Starte oder schließ ihn, dann eröffne den nächsten.
   *[other] { $most } deiner Tische warten hier noch auf Leute ({ $tables }). Starte oder schließ einen, dann eröffne den nächsten.
}
tables-playing-enough = { $most ->
    [one] Eine von dir eröffnete Partie läuft hier noch. Spiel sie erst zu Ende, oder nimm einen freien Platz an einem anderen Tisch (`/games`).
   *[other] { $most } von dir eröffnete Partien laufen hier noch. Spiel erst eine zu Ende, oder nimm einen freien Platz an einem anderen Tisch (`/games`).
}
tables-watched-enough = { $most ->
    [one] Hier spielen schon Computer für dich (Tisch { $tables }). Drück dort „Nicht mehr zuschauen“, dann beginne den nächsten.
   *[other] Hier spielen schon an { $most } Tischen Computer für dich ({ $tables }). Drück an einem „Nicht mehr zuschauen“, dann beginne den nächsten.
}
tables-watched-off = Tische nur mit Computern sind auf diesem Server ausgeschaltet. Gegen sie spielen kannst du gern: Eröffne einen Tisch und setz einen dazu.
tables-opened-enough = Du hast in dieser Stunde { $most } Tische eröffnet. Warte ein wenig, oder nimm einen freien Platz an einem anderen Tisch (`/games`).
asked-enough = Du hast { $name } heute schon mehrmals gefragt. Warte auf eine Antwort oder versuch es morgen wieder.
asked-many = Du hast heute viele Leute gefragt, die noch nicht geantwortet haben. Warte auf ihre Antworten oder versuch es morgen wieder.
asked-waits = { $name } hat schon { $count } Anfragen von dir zu beantworten. Warte auf eine Antwort oder nimm erst eine zurück.
invitations-enough = { $most } deiner Einladungen warten noch. Warte auf die Antworten, oder gib unter „Plätze“ einen Platz frei.
sent-away = Der Host hat deinen Platz an diesem Tisch freigegeben. Mit einer Einladung kannst du dich hier wieder setzen. Unter `/games` findest du freie Plätze an anderen Tischen.
pause-enough = Du hast hier heute schon { $most }-mal eine Pause vorgeschlagen. Die nächste kann jemand anders am Tisch vorschlagen.
