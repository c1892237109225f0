# Set phrases that people say at a table. Each is a whole sentence; every reader gets it in their own language.

button-say = Iets zeggen
phrases-choose = Wat wil je zeggen?
phrases-help = Iedereen aan tafel leest het in de eigen taal.
phrases-done = Je zei: "{ $phrase }"
phrases-said = { $name }: "{ $phrase }"

phrases-hello = Veel plezier.
phrases-well = Mooi gespeeld.
phrases-thanks = Dank je wel.
phrases-congratulations = Gefeliciteerd.
phrases-sorry = Sorry voor het wachten.
phrases-wait = Neem rustig de tijd.
phrases-thinking = Ik denk even na.
phrases-soon = Ik ben zo terug.
phrases-tomorrow = Morgen speel ik verder.
phrases-fun = Dit is leuk.
phrases-end = Bedankt voor het spelen.
phrases-again = Laten we nog eens spelen.

# Refusals
phrases-alone = Er zit niemand anders aan deze tafel.
phrases-secret = Iedereen kiest nu in het geheim. Je kunt het zeggen als iedereen heeft gekozen.
phrases-late = Deze partij is al meer dan een week afgelopen.
phrases-off = Tafelpraat staat uit, hier of in je instellingen.
phrases-enough = { $most ->
    [one] Je kunt aan een tafel { $most } keer per uur iets zeggen.
   *[other] Je kunt aan een tafel { $most } keer per uur iets zeggen.
}
