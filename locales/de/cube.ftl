# The doubling cube, around any game for two that goes with it
cube-title = Dopplerwürfel
# Options
cube-option-cube = Dopplerwürfel
cube-option-cube-help = Zu zweit: verdoppeln, was ein Spiel wert ist; das Gegenüber nimmt an oder gibt auf. Meist aus.
cube-option-cap = Höchster Würfelwert
cube-option-cap-help = Mit dem Würfel: der höchste Wert, den er erreichen darf. Meist 64.
cube-option-cap-2 = 2
cube-option-cap-4 = 4
cube-option-cap-8 = 8
cube-option-cap-16 = 16
cube-option-cap-32 = 32
cube-option-cap-64 = 64
cube-option-crawford = Crawford-Spiel
cube-option-crawford-help = Mit dem Würfel: ein Spiel ohne ihn, sobald jemandem nur ein Punkt zum Matchsieg fehlt.
cube-option-match_target = Punkte zum Matchsieg
cube-option-match_target-help = Mit dem Würfel: Matchpunkte zum Sieg, 1 bis 50. Jedes Spiel hat seine übliche Zahl.
cube-option-max_legs = Max. Spiele im Match
cube-option-max_legs-help = Mit dem Würfel: Nach so vielen Spielen gewinnt, wer die meisten Punkte hat.
# Moves
cube-tag-cube_double = Auf { $double } doppeln
cube-tag-cube_redouble = Auf { $double } weiterdoppeln
cube-tag-cube_take = Annehmen: um { $double } spielen
cube-tag-cube_pass = Aufgeben: { $amount } abgeben
cube-tag-cube_hold = In diesem Spiel dopple ich nicht
cube-tag-cube_free = Wieder nach dem Doppeln fragen
cube-prompt-may = Oder dopple erst, auf { $double }.
cube-prompt-answer = { $name } doppelt auf { $double }. Annehmen: Das Spiel ist { $double } wert, und der Würfel gehört dir. Aufgeben: { $name } bekommt sofort { $amount }.
cube-task-answer = Annehmen oder aufgeben?
cube-wait-answer = Warten auf die Antwort von { $name }
cube-wait-over = Dieses Spiel wurde aufgegeben
cube-waiting = ▶ **{ $name }** nimmt an oder gibt auf
cube-amount = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cube-amount-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
# Refusals
cube-no-offer = Niemand hat gedoppelt, es gibt also nichts anzunehmen oder aufzugeben.
cube-no-answer = Nimm erst das Doppeln an oder gib auf: Das Spiel ist jetzt { $value } wert und wäre dann { $double } wert.
cube-no-crawford = Das ist das Crawford-Spiel: Es wird ohne Würfel gespielt.
cube-no-others = Der Würfel kommt ins Spiel, wenn nur noch zwei in der Runde sind.
cube-no-twice = In diesem Zug hast du schon gedoppelt. Jetzt spiel weiter.
cube-no-owner = Der Würfel liegt gegenüber: Nur wer ihn besitzt, darf doppeln.
cube-no-cap = Der Würfel steht auf { $value }, seinem höchsten Wert.
cube-no-now = Doppeln kannst du am Anfang deines Zuges, bevor du spielst.
cube-no-absent = Für die Gegenseite zog zuletzt der Tisch, darum kannst du jetzt nicht doppeln. Nach ihrem nächsten eigenen Zug geht es wieder.
# Events
cube-event-cube_doubled = { $seat } doppelt auf { $value }.
cube-event-cube_taken = { $seat } nimmt an: Das Spiel ist jetzt { $value } wert, und der Würfel gehört { $seat }.
cube-event-cube_passed = { $seat } gibt auf.
cube-event-leg_over = Spiel { $number } geht an { $winner }: { $gains }. Match: { $totals }.
cube-event-leg_drawn = Spiel { $number } endet unentschieden. Match: { $totals }.
cube-event-legs_over = Das Match ist zu Ende: { $totals }.
cube-score-of = { $name } { $score }
# How the match stands
cube-state = { $line } · Spiel { $number }, { $score } · Würfel { $value }
cube-state-offered = { $line } · Spiel { $number }, { $score } · auf { $double } doppeln?
cube-state-over = { $line } · Spiel { $number }, { $score }
cube-score = { $score }
cube-score-target = { $score } von { $target }
cube-alt-middle = Dopplerwürfel: in der Mitte, das Spiel ist 1 wert; doppeln darf, wer am Zug ist.
cube-alt-owner = Dopplerwürfel: Das Spiel ist { $value } wert; als Nächstes darf nur { $name } doppeln.
cube-alt-owner-you = Dopplerwürfel: Das Spiel ist { $value } wert; als Nächstes darfst nur du doppeln.
cube-alt-highest = Dopplerwürfel: Das Spiel ist { $value } wert, mehr geht nicht.
cube-alt-offer = { $name } hat auf { $double } gedoppelt: { $other } nimmt an oder gibt auf. Angenommen: Sie spielen um { $double }, und der Würfel gehört { $other }. Aufgegeben: { $amount } für { $name }.
cube-alt-offer-you = Du hast auf { $double } gedoppelt: { $other } nimmt an oder gibt auf. Angenommen: Ihr spielt um { $double }, und der Würfel gehört { $other }. Aufgegeben: { $amount } für dich.
cube-alt-crawford = Crawford-Spiel: ohne Würfel.
cube-alt-away = Der Würfel kommt ins Spiel, wenn nur noch zwei übrig sind.
cube-alt-match = Match, Spiel { $number }: { $totals }.
cube-alt-match-target = Match, Spiel { $number }: { $totals }; { $target } gewinnen.
cube-alt-hand-over = { $winners }. Match: { $totals }.
cube-passed = Durch Aufgeben beendet: Spiel { $numbers }.
cube-won = { $names } gewann das Match
cube-drawn = Das Match endet unentschieden
# In pictures
cube-picture-game = Spiel { $number }
cube-picture-target = bis { $target }
cube-picture-crawford = Crawford
cube-picture-owner = hat den Würfel
cube-picture-double = Doppelt auf { $double }
cube-picture-take = Annehmen: um { $double }, Würfel bekommen
cube-picture-pass = Aufgeben: gewinnt sofort { $amount }
cube-picture-win = Gewonnen
cube-picture-shared = Geteilt
cube-story-best = Am meisten auf einmal: { $count }
cube-story-passed = { $count ->
    [one] Ein Spiel aufgegeben
   *[other] { $count } Spiele aufgegeben
}
# Why
cube-why-double = Von hier gewinnst du etwa { $chance } von 100: Doppeln lohnt sich, bevor es beiden klar ist.
cube-why-play = Von hier gewinnst du etwa { $chance } von 100: zu wenig, um den Würfel herzugeben.
cube-why-take = Du gewinnst noch etwa { $chance } von 100: Ab 25 lohnt sich das Annehmen.
cube-why-pass = Du gewinnst nur etwa { $chance } von 100: Aufgeben kostet weniger, als um das Doppelte weiterzuspielen.
# The rules page
cube-rules-0-title = Der Dopplerwürfel
cube-rules-0-1 = Ein Spiel beginnt mit dem Würfel in der Mitte, auf 1. Dort gehört er niemandem: Beide dürfen zuerst doppeln.
cube-rules-0-2 = Sind zwei im Spiel: Am Anfang deines Zuges, bevor du spielst, darfst du verdoppeln, was es wert ist.
cube-rules-0-3 = Wird angenommen, geht es um das Doppelte weiter, und der Würfel liegt gegenüber: Nur dort darf als Nächstes gedoppelt werden. Wird aufgegeben, gewinnst du, was es vorher wert war.
cube-rules-0-4 = Nach dem Annehmen spielst du weiter, ohne in diesem Zug noch einmal zu doppeln. { $cap } ist das Höchste.
cube-rules-1-title = Das Match
cube-rules-1-1 = Die meisten Matches gehen bis zu einer festen Punktzahl. Ein Sieg bringt den Wert des Spiels, meist 1 Punkt, mal den Würfel; ein Unentschieden nichts.
cube-rules-1-2 = Nach dem Aufgeben werden keine Hände gezeigt. Das nächste Spiel beginnt wieder bei 1.
cube-rules-1-3 = Eine Hausregel ist das Crawford-Spiel: Fehlt jemandem nur noch ein Punkt zum Matchsieg, wird ein Spiel ohne Würfel gespielt.
cube-rules-1-4 = Mit Bedenkzeit hast du höchstens die halbe Anfangszeit zum Antworten; ist sie um, nimmst du an. Wo zuletzt die Uhr zog, kannst du nicht doppeln.
cube-rules-1-5 = Damit spielbar: { $games }, jeweils zu zweit; { love_letter-title } mit bis zu vier, sobald nur noch zwei in der Runde sind.
