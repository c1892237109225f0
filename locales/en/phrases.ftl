# Set phrases that people say at a table. Each is a whole sentence; every reader gets it in their own language.

button-say = Say something
phrases-choose = What would you like to say?
phrases-help = Everybody at the table reads it in their own language.
phrases-done = You said: "{ $phrase }"
phrases-said = { $name }: "{ $phrase }"

phrases-hello = Have a good game.
phrases-well = Well played.
phrases-thanks = Thank you.
phrases-congratulations = Congratulations.
phrases-sorry = Sorry to keep you waiting.
phrases-wait = Take your time.
phrases-thinking = Let me think for a while.
phrases-soon = Back soon.
phrases-tomorrow = Back tomorrow.
phrases-fun = This is fun.
phrases-end = Thank you for the game.
phrases-again = Let's play again.

# Refusals
phrases-alone = There is nobody else at this table.
phrases-secret = Everyone is choosing in secret now. You can say it once all have chosen.
phrases-late = This game has been over for more than a week.
phrases-off = Set phrases are switched off, here or in your settings.
phrases-enough = { $most ->
    [one] You can say { $most } thing an hour at a table.
   *[other] You can say { $most } things an hour at a table.
}
