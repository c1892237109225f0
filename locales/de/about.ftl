# What the bot says about itself
help =
    `/{ $games }` zeigt die Spiele und eröffnet einen Tisch.
    `/{ $play }` bringt deine Hand, wenn du am Zug bist.
    Alles andere sind Knöpfe unter dem Tisch und unter deiner Hand.
about = **Tefuda { $version }** · { $count } Kartenspiele, die du in deinem Tempo spielst. Deine Hand kommt per Direktnachricht, der Tisch wird im Kanal gezeichnet, und ein Zug darf Minuten oder Tage dauern.
    Jedes Mischen lässt sich nachher prüfen, und niemand sieht mehr, als am eigenen Platz zu sehen ist.
    -# Betrieben von { $owner }. Die Spiele gehören den Menschen, die sie erdacht haben.
about-privacy = **Was über dich gespeichert wird**
    - Konto-ID, Anzeigename, Sprache, Porträt und persönliche Einstellungen, bis du sie löschst.
    - Tische: wer wo saß, jeder Zug mit seiner Zeit. Die Züge bleiben, ohne deinen Namen: Sie gehören auch zur Partie der anderen.
    - Keine Nachrichten, Mitgliederlisten oder Statistiken. Nichts geht an andere als Discord.
    Wer es lesen kann: { $owner } (betreibt diesen Bot), auch die Hände laufender Partien. Die anderen am Tisch sehen, was die Regeln ihrem Platz zeigen.
    Unter `/help` schickt dir **Meine Daten herunterladen** alles als Datei, und **Meine Daten löschen** entfernt es sofort. Mit **Daten automatisch löschen** in `/settings` geschieht das von selbst, wenn du wegbleibst.
about-terms = **Bedingungen**
    - Ein kostenloser Spielleiter, so wie er ist. Tische überstehen Neustarts, aber ohne Gewähr.
    - Nur zum Spaß: keine Einsätze, kein Geld, keine Preise.
    - Spiel wie an einem echten Tisch. Wer andere beleidigt (auch in Namen und Mischwörtern), betrügt oder spammt, kann von der Serverleitung oder von { $owner } (betreibt diesen Bot) ausgeschlossen werden.
    - Für alles, was hier geschrieben wird, gelten auch die Bedingungen von Discord.
button-shelf = Spiele
button-privacy = Deine Daten
button-terms = Bedingungen
button-source = Quellcode
button-invite = Einladen
greeting =
    Hallo, ich bin Tefuda. Ich leite Kartenspiele, die ihr in eurem Tempo spielt: Der Tisch steht hier im Kanal, deine Hand kommt per Direktnachricht, und du ziehst, wann du magst.
    Drück **Spiele**, um zu sehen, was es gibt, oder tipp `/games`.
greeting-managers = -# Für die Serverleitung: In `/settings`, **Dieser Server**, stehen Kanäle, Spiele und mehr. `/help` sagt, welche Daten gespeichert werden.
greeting-other = -# Auch auf Deutsch: `/games`
command-help-name = help
command-help = Wie es losgeht, was Tefuda ist, wer es betreibt, was gespeichert ist (zum Laden oder Löschen)
