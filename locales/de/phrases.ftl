# Set phrases that people say at a table. Each is a whole sentence; every reader gets it in their own language.

button-say = Etwas sagen
phrases-choose = Was möchtest du sagen?
phrases-help = Am Tisch lesen es alle in ihrer eigenen Sprache.
phrases-done = Du hast gesagt: „{ $phrase }“
phrases-said = { $name }: „{ $phrase }“

phrases-hello = Auf eine schöne Partie.
phrases-well = Gut gespielt.
phrases-thanks = Danke schön.
phrases-congratulations = Glückwunsch.
phrases-sorry = Tut mir leid, dass es gedauert hat.
phrases-wait = Keine Eile.
phrases-thinking = Ich denke kurz nach.
phrases-soon = Bin gleich zurück.
phrases-tomorrow = Morgen geht es weiter.
phrases-fun = Das macht Spaß.
phrases-end = Danke für die Partie.
phrases-again = Spielen wir bald wieder.

# Refusals
phrases-alone = An diesem Tisch sitzt sonst niemand.
phrases-secret = Gerade wählen alle verdeckt. Du kannst es sagen, wenn alle gewählt haben.
phrases-late = Diese Partie ist seit über einer Woche zu Ende.
phrases-off = Zurufe sind ausgeschaltet, hier oder in deinen Einstellungen.
phrases-enough = { $most ->
    [one] An einem Tisch kannst du { $most }-mal in der Stunde etwas sagen.
   *[other] An einem Tisch kannst du { $most }-mal in der Stunde etwas sagen.
}
