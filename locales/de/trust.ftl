# Who can join; reports; people who are kept from the tables of a server

join-name = Zutritt
join-all = alle
join-invited = nur Eingeladene
join-in_time = meist pünktlich
join-in_time-help = Wer mindestens { $share } % der Züge pünktlich macht
join-finished = ab { $games } Partien
join-finished-help = Wer mindestens { $games } Partien zu Ende gespielt hat, egal wo
lobby-asks-in_time = -# Der Host wünscht sich Leute, die meist pünktlich ziehen (mindestens { $share } %).
lobby-asks-finished = -# Der Host wünscht sich Leute, die schon { $games } Partien zu Ende gespielt haben, hier oder anderswo.
trust-in-time = Der Host sucht Leute, die mindestens { $least } % ihrer Züge pünktlich machen; bei dir sind es bisher { $share } %. Das siehst nur du. Mit jedem pünktlichen Zug an einem Tisch mit Bedenkzeit werden es mehr, und andere Tische stehen dir offen.
trust-finished = Der Host sucht Leute, die { $least } Partien zu Ende gespielt haben. { $count ->
    [0] Bei dir ist es noch keine
    [one] Bei dir ist es eine
   *[other] Bei dir sind es { $count }
}, also { $missing ->
    [one] fehlt noch eine
   *[other] fehlen noch { $missing }
}. Jedes Spiel zählt, auch mit Computern.
tables-waiting-first = { $most ->
    [one] Dein Tisch { $tables } wartet hier noch auf Leute. Starte oder schließ ihn, dann eröffne den nächsten.
   *[other] { $most } deiner Tische warten hier auf Leute ({ $tables }). Starte oder schließ einen davon, dann eröffne den nächsten.
} Mit jeder Partie, die du zu Ende spielst, darfst du einen mehr haben.
barred-here = Die Serverleitung möchte dich vorerst nicht an den Tischen hier. Sprich mit ihr darüber. Deine laufenden Partien gehen weiter.

button-report = Der Leitung melden
report-title = Der Leitung melden
report-who = Um wen geht es?
report-word = Was ist passiert?
report-word-help = Das liest nur die Serverleitung. Am Tisch erfährt es niemand.
report-sent = Danke. Die Serverleitung hat deine Meldung. Am Tisch erfährt es niemand.
report-server-only = In Direktnachrichten gibt es keine Serverleitung. Unter „Einstellungen“ kannst du jemanden blockieren.
report-empty = Sag in ein paar Worten, was passiert ist.
report-again = Diese Person an diesem Tisch hast du schon gemeldet. Die Serverleitung hat deine Meldung.
reports-enough = Melden kannst du höchstens { $most }-mal am Tag. Wenn es nicht warten kann, schreib der Serverleitung selbst.
report-alone = An diesem Tisch sitzt sonst niemand.
report-heading = **Meldung zu einem Tisch** · { $title }, Tisch { $table }: { $place }
report-told = { $reporter } über { $reported }:
report-private = -# Das bekommt nur die Serverleitung von { $server }. { $reported } erfährt davon nichts. Dort kannst du unter „Einstellungen“ → „Dieser Server“ jemanden von den Tischen fernhalten und einen Kanal für Meldungen wählen.
report-in-channel = -# { $reported } erfährt davon nichts.
button-report-bar = Von Tischen fernhalten
report-gone = Diese Meldung ist älter als 30 Tage, oder eine der beiden Personen hat ihre Daten gelöscht.

server-page-people = Personen und Meldungen
settings-people-told = { $count ->
    [0] niemand ferngehalten
    [one] eine Person ferngehalten
   *[other] { $count } Personen ferngehalten
}
settings-reports-owner = Direktnachricht an die Person, der der Server gehört
people-explained = Wen du von den Tischen fernhältst, kann auf diesem Server keine eröffnen und sich an keinen setzen. Laufende Partien werden zu Ende gespielt. Die Person erfährt es beim Versuch, sonst niemand.
people-reports = Meldungen kommen lautlos: { $place }
people-none = Niemand wird von den Tischen ferngehalten.
people-list = Von den Tischen ferngehalten: { $people }
people-forgotten = jemand mit gelöschten Daten ({ $date })
people-bar = Jemanden von den Tischen fernhalten
people-back = Jemanden wieder zulassen
people-channel = Ein Kanal für Meldungen
button-reports-owner = Meldungen per DM
button-people-leave = Computer einsetzen
bar-yourself = Dich selbst kannst du nicht fernhalten. Jemand anders aus der Serverleitung könnte es.
bar-bot = Nur Menschen lassen sich von den Tischen fernhalten.
barred-full = Hier werden { $most } Personen ferngehalten, mehr gehen nicht. Lass erst jemanden wieder zu.
people-barred = { $person } kann hier ab jetzt keine Tische eröffnen und sich an keinen setzen.
people-playing = { $count ->
    [one] Die Person sitzt an einem laufenden Tisch, { $tables }. Er geht weiter, außer du lässt einen Computer übernehmen.
   *[other] Die Person sitzt an { $count } laufenden Tischen, { $tables }. Sie gehen weiter, außer du lässt Computer übernehmen.
}
people-left = { $count ->
    [0] Es gab keinen Platz mehr zu übernehmen.
    [one] Ein Computer hat einen Platz übernommen.
   *[other] Computer haben { $count } Plätze übernommen.
}
people-report = { $reporter } über { $reported }, Tisch { $table }:
people-forgotten-short = jemand mit gelöschten Daten
report-channel-public = Alle auf diesem Server sehen { $channel }. Wähl einen Kanal, den nur die Serverleitung sieht.
