# The deal of the day: the same cards, once each
command-daily = Jeden Tag eine kurze Partie: dieselben Karten für alle
command-daily-name = daily
daily-title = Tagespartie
daily-month = { $month ->
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
}
daily-date = { $day }. { daily-month }
daily-weekday = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
daily-weekday-short = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
daily-week = Gespielt in den letzten sieben Tagen: { $days }
daily-week-day = { $weekday } { $game }
# The place on the seal. $teen is "yes" from 11 to 13, in every hundred.
daily-nth = { $place }.
daily-of = von { $count }
daily-heading = **Tagespartie: { $title }** ({ $date })
daily-what = { $count ->
    [one] Alle Welt bekommt dieselben Karten, ein einziges Mal, gegen einen Computer. Sie kommen per Direktnachricht; Tipps und Zurücknehmen gibt es nicht.
   *[other] Alle Welt bekommt dieselben Karten, ein einziges Mal, gegen { $count } Computer. Sie kommen per Direktnachricht; Tipps und Zurücknehmen gibt es nicht.
}
daily-same-cards = Dieselben Karten für alle
daily-waits = Dein Tisch wartet in deinen Direktnachrichten: { $place }
daily-late = Dein Tisch ist noch offen, aber sein Tag ist vorbei, er zählt also nicht mehr: { $place }
daily-late-done = Das zählt nicht: Die Partie wurde erst nach ihrem Tag fertig, oder ein Computer machte die meisten deiner Züge.
daily-given-up = Diese Partie hast du verlassen. Dieselben Karten kommen nur einmal; morgen gibt es neue.
daily-missed = An diesem Tag hast du nicht gespielt.
daily-options = Hausregeln: { $options }.
daily-options-usual = Mit den üblichen Regeln.
daily-ends = { $begun ->
    [0] Noch hat sich niemand gesetzt.
    [one] Bisher hat sich eine Person gesetzt.
   *[other] Bisher haben sich { $begun } Personen gesetzt.
} Die nächste Partie kommt { $when }.
daily-own = Deine Wertung: { $score }.
daily-first = Bisher bist nur du fertig. Mal sehen, wie es den anderen ergeht.
daily-only = An diesem Tag bist nur du fertig geworden.
daily-place = Rang { $place } von { $count }.
daily-better = Besser als { $percent } % der anderen.
daily-you = Du
daily-results = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}
daily-be-first = Wer macht den Anfang?
daily-no-results = Noch ist niemand fertig
daily-no-results-over = An diesem Tag wurde niemand fertig
daily-bar = { $scores }: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
daily-commitment =
    Die Karten dieses Tages kommen aus einer Geheimzahl, die niemand wählen oder ändern kann.
    Commitment dazu, SHA-256: `{ $commitment }`
    Die Zahl selbst wird gezeigt, wenn der Tag vorbei ist.
daily-secret =
    Die Karten dieses Tages kommen aus dieser Zahl: `{ $secret }`
    Commitment, das den ganzen Tag zu sehen war, SHA-256: `{ $commitment }`
daily-over = Dieser Tag ist vorbei. Versuch die neue Partie.
daily-needs-messages = Die Karten kommen per Direktnachricht, aber ich konnte dich nicht erreichen. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und versuch es noch einmal.
daily-nothing-to-share = Noch gibt es kein Ergebnis zum Teilen.
daily-shared = { $name }: { $line }
button-daily = Tagespartie
button-daily-play = Spielen
button-yesterday = Gestern
button-today = Heute
daily-from-to = { $first } bis { $last }
daily-date-short = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
daily-line = Tefuda { $date } · { $title } { $score }
daily-line-better = { $line } · besser als { $percent } % { $squares }
daily-in-a-row = { $count } Tage in Folge
daily-streak = { $count ->
    [one] 🔥 Ein Tag
   *[other] 🔥 { $count } Tage in Folge. Einen Tag pro Woche darfst du auslassen.
}
# Share: a result into a channel
button-share = Teilen
share-line = { $name } teilt eine Partie **{ $title }**: { $how }
share-where = Wo möchtest du das zeigen? Oder kopiere die Zeile unten.
share-nowhere = Es gibt keinen Kanal, in dem wir beide schreiben dürfen. Diese Zeile kannst du kopieren:
share-pick = Kanal wählen
share-place = #{ $channel } · { $server }
share-here = Geteilt in { $channel }.
share-done = Dieses Ergebnis hast du schon in <#{ $channel }> geteilt.
share-often = Du hast in letzter Zeit viele Ergebnisse geteilt. Versuch es in einer Stunde wieder.
share-not-over = Das lässt sich teilen, wenn die Partie zu Ende ist.
share-no-writing = Einer von uns darf in diesem Kanal nicht schreiben. Wähl einen anderen.
share-elsewhere = Dieses Ergebnis lässt sich nur auf dem Server zeigen, auf dem gespielt wurde.
share-others = An diesem Tisch haben auch andere gespielt, darum bleibt das Ergebnis, wo gespielt wurde.
