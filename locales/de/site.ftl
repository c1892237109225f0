# The site that make site writes; these texts are on no message of the bot.

# Titles of pages, also in the menu.
site-games = Spiele
site-add = Bot hinzufügen
site-commands = Befehle
site-proof = Mischen prüfen
site-running = Selbst betreiben
site-writing = Spiel schreiben
site-translating = Übersetzen
site-terms = Bedingungen
site-privacy = Datenschutz
site-credits = Nachweise
site-news = Neues
site-skip = Zum Text
site-languages = Sprachen
site-menu = Seiten

site-heading = Kartenspiele auf Discord, in Ruhe gespielt
site-lead = Deine Hand kommt per Direktnachricht, der Kanal zeigt den Tisch, und der nächste Zug darf Minuten oder Tage dauern. Kein Konto, keine App, keine Werbung.
site-about = { $count } Spiele aus Japan und Europa, mit Freunden, gegen Computer oder allein. Lern eins in drei Minuten, indem du es spielst; nimm einen Tipp, wenn du nicht weiterweißt; sieh dir nachher jede Partie noch einmal an. Niemand bekommt je geschickt, was der eigene Platz nicht sehen darf, und jedes Mischen lässt sich nachher prüfen.
site-kept = Der Bot liest keine Nachrichten und keine Mitgliederlisten. Was er über dich speichert, steht auf einer Seite, und zwei Knöpfe geben es dir oder löschen es.

# How to add the bot.
site-add-button = Tefuda auf deinen Server holen
site-add-asks = Er bittet um sechs Rechte: Kanäle sehen, dort und in Threads schreiben, für jeden Tisch einen Thread eröffnen, Bilder anhängen und die eigenen Nachrichten wiederfinden. Privilegierte Intents braucht er nicht.
site-add-then = Tipp auf deinem Server `/games` und wähl ein Spiel. Ein Knopfdruck eröffnet einen Tisch; die anderen drücken *Mitspielen*. `/help` sagt, wie es losgeht.
site-add-managers = Kanäle, Spiele und mehr wählt die Serverleitung unter `/settings`.
site-add-own = Niemand betreibt Tefuda für die ganze Welt: Jemand, den du kennst, tut es für euren Server, und vielleicht bist du das. Es braucht einen Computer, der immer läuft, ein paar Minuten und ein kostenloses Konto bei Discord.
site-add-how = Wie das geht
site-add-alone = Du brauchst keinen Server: Hast du die App deinem eigenen Konto hinzugefügt, geht `/games` in einer Direktnachricht, gegen Computer oder mit Freunden.

# A game.
site-players = Personen
site-time = Dauer
site-age = Alter
site-designer = Idee
site-year = Jahr
site-more = Mehr
site-permission = Erlaubnis
site-rules = Regeln
site-picture-table = Ein Tisch mitten in der Partie
site-picture-result = Ein Ergebnis
site-rules-language = Die Regeln sind hier auf { $language }.

# Checking a record.
site-proof-heading = Mischen prüfen
site-proof-lead = Ist ein Tisch fertig, bekommst du mit *Rückblick*, *Mehr*, *Protokoll sichern* sein Protokoll. Diese Seite berechnet das Commitment, den Startwert und jedes Mischen neu und vergleicht sie mit dem Protokoll. Die Datei bleibt auf deinem Gerät: Nichts wird verschickt.
site-proof-choose = Leg das Protokoll hier ab oder wähl die Datei:
site-proof-script = Diese Seite braucht JavaScript. Ohne prüft `python -m engine.verify record.json` dasselbe, und dazu die Züge.
site-proof-moves = Was diese Seite nicht prüft: ob jeder Zug erlaubt war und ob es die Karten waren, die nach den Regeln gemischt werden. Die Regeln sind nicht hier. Der Befehl `python -m engine.verify record.json` prüft auch das.
site-proof-holds = Commitment, Wörter und Mischen passen zusammen.
site-proof-partly = Commitment und Wörter lassen sich prüfen, aber in diesem Protokoll steht nicht, wie gemischt wurde: Eine ältere Version hat es gesichert. Sicher es noch einmal oder nimm den Befehl.
site-proof-unchecked-form = Das ist kein Protokoll eines Tisches.
site-proof-unchecked-running = Die Geheimzahl steht nicht in diesem Protokoll: Der Tisch war beim Sichern noch nicht fertig.
site-proof-wrong-commitment = Das Protokoll stimmt nicht: Die Geheimzahl passt nicht zum Commitment.
site-proof-wrong-words = Das Protokoll stimmt nicht: Diese Wörter und diese Geheimzahl führen nicht zu seinem Startwert.
site-proof-wrong-shuffle = Das Protokoll stimmt nicht: Mischen „{ $label }“, Stelle { $place }. Im Protokoll steht { $recorded }, der Startwert führt zu { $found }.
site-proof-wrong-length = Das Protokoll stimmt nicht: Mischen „{ $label }“ hat eine andere Zahl von Karten, als gemischt wurden.
site-proof-wrong-twice = Das Protokoll stimmt nicht: Mischen „{ $label }“ steht zweimal darin.
site-proof-fact-commitment = Commitment
site-proof-fact-cards = Karten von
site-proof-fact-words = Wörter
site-proof-fact-seed = Startwert
site-proof-fact-shuffles = Mischen (Karten)
site-proof-fact-moves = Züge
site-proof-no-words = nicht in diesem Protokoll
site-proof-word = Platz { $seat }: { $word }
site-proof-command = hier nicht geprüft: python -m engine.verify record.json
