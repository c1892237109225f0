# Leagues and cups (/league)
no-such-league = Diese Liga oder dieses Turnier konnte ich nicht finden.
league-started = Zum Mitspielen ist es hier zu spät. Beim nächsten Mal vielleicht?
league-over = Das ist schon zu Ende.
league-ending = Es gibt keine Paarungen mehr. Schluss ist, wenn die letzten Tische fertig sind.
league-full = Mit { $most } Personen oder Teams ist es voll. Beim nächsten Mal vielleicht?
league-not-in = Du spielst hier nicht mit.
league-organiser-only = Das entscheiden die Person, die eröffnet hat, und die Serverleitung.
league-too-few = Noch zu wenige: Es braucht mindestens { $count }.
leagues-many = Auf diesem Server gibt es schon { $most } Ligen und Turniere. Lasst erst eins davon zu Ende gehen.
leagues-own = Du leitest auf diesem Server schon { $most } Ligen oder Turniere. Lass erst eins davon zu Ende gehen oder spiel woanders mit.
leagues-today = Du hast hier heute { $most } Ligen oder Turniere eröffnet. Versuch es morgen wieder.
command-league = Ligen und Turniere: anmelden, und die Tische öffnen von selbst
command-league-name = league
league-explained = **Ligen und Turniere**: Leute melden sich an, dann öffnen die Tische von selbst. In einer Liga spielen alle gegen alle. In einem Turnier bekommen alle Tische einer Runde dieselben Karten.
leagues-none = Auf diesem Server gibt es noch keine Liga und kein Turnier.
league-new = Liga oder Turnier: welches Spiel?
league-weeks = { $count ->
    [0] so viele wie nötig
   *[other] { $count }
}
league-form = { $title }: Liga oder Turnier
league-form-weeks = Wie viele Runden?
league-form-pace = Wie viel Bedenkzeit?
league-form-players = Wie viele an einem Tisch?
league-title = Liga { $title }
league-heading = 🏆 **Liga { $title }** ({ $id })
league-terms = { $weeks ->
    [0] So viele Wochen wie nötig
    [one] Eine Woche
   *[other] { $weeks } Wochen
}, { $size } an einem Tisch, Bedenkzeit { $pace }. Die Tische jeder Woche öffnen von selbst, und deine Hand kommt per DM.
league-points = Zwei Punkte für jede Person, die du schlägst, einer bei Gleichstand. Wer den Platz verlässt, verliert gegen alle, die bleiben, egal was der Computer daraus macht.
league-signed = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
} angemeldet: { $names }
league-missing = Noch { $count ->
    [one] eine Person, dann kann
   *[other] { $count } Personen, dann kann
} es losgehen.
cup-missing-teams = Noch { $count ->
    [one] ein Team, dann kann
   *[other] { $count } Teams, dann kann
} es losgehen.
league-some-free = Bei { $people } Personen { $count ->
    [one] setzt eine
   *[other] setzen { $count }
} { $every ->
    [yes] jede Woche
   *[no] in manchen Wochen
} aus, reihum.
league-odd = Seid ihr eine ungerade Zahl, setzt jede Woche eine Person aus, reihum.
league-how = Drück „Mitspielen“, um dabei zu sein. Es beginnt, wenn { $name } „Starten“ drückt.
league-state = Woche { $week } von { $weeks }
league-state-over = Die Liga ist zu Ende
league-next = Die nächsten Paarungen kommen { $when }.
league-last = Das ist die letzte Woche. Die Liga endet mit ihren letzten Tischen.
league-soon = Die ersten Paarungen kommen gleich.
league-cancelled = Diese Liga endete, bevor sie begann.
league-won = { $count ->
    [one] { $names } gewinnt die Liga mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten!
}
league-no-games = Kein Tisch wurde fertig.
league-ended = **Liga { $title }** ({ $id }) ist zu Ende.
league-week = 🏆 **Liga { $title }** ({ $id }): die Paarungen der Woche { $week }
league-pair = - { $names }: Tisch { $table } { $place }
league-pair-away = - { $names }: Tisch { $table }
league-free = - Diese Woche spielfrei: { $names }
league-mine = Deine Tische:
league-head-played = Partien
league-head-won = Siege
league-head-kept = Pünktl.
league-head-points = Punkte
league-kept = { $count } %
league-row = { $place }. { $name }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $played } gespielt, { $won } gewonnen)
league-row-kept = { $row }, { $kept } der Züge pünktlich
league-alt-gap = {"; "}
league-alt = Die Tabelle. { $rows }.
league-roster-alt = Bisher angemeldet: { $names }.
league-joined = Du bist in der Liga { $title } ({ $id }). Sobald sie beginnt, kommt deine Hand jede Woche per DM.
league-left = Du hast die Liga verlassen.
league-left-running = Du hast die Liga verlassen. Tische, die schon laufen, spielst du noch zu Ende.
league-begun = Die Liga hat begonnen. Die ersten Paarungen kommen gleich.
league-opened = Die Liga ist offen. Anmelden kann man sich gleich in diesem Kanal.
league-closed = Die Liga ist beendet.
league-end-sure = Die Liga { $title } ({ $id }) beenden? Es gibt dann keine Paarungen mehr.
league-leave-sure = Die Liga { $title } ({ $id }) verlassen?{ $begun ->
    [yes] {" "}Tische, die schon laufen, spielst du noch zu Ende.
   *[no] {""}
}
button-league-join = Mitspielen
button-league-leave = Aussteigen
button-league-start = Starten
button-league-look = Tabelle
button-league-end = Beenden
league-state-open = Anmeldung läuft
league-thread = Liga { $title } · Woche { $week }, Tisch { $number }
league-somebody = jemand
open-seats-leagues = Ligen und Turniere, bei denen du mitspielen kannst:
open-seats-leagues-begun = Laufende Ligen und Turniere:
open-seats-league = - 🏆 **Liga { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
open-seats-league-button = Liga { $title } ({ $id })

# Cups (/league): the texts of a league that are others for a cup
cup-no-threads = Jeder Tisch eines Turniers bekommt einen privaten Thread, denn andere spielen dieselben Karten. In { $channel } kann ich keine eröffnen. Eröffne das Turnier in einem Textkanal, oder bitte die Serverleitung, „Private Threads erstellen“ und „Nachrichten in Threads senden“ zu erlauben.
cup-sealed = Andere spielen diese Karten noch. Ansehen kannst du sie, sobald die Runde vorbei ist.
cup-stays = Andere spielen dieselben Karten, darum bleibt der Tisch eines Turniers in seinem Thread. Deine Hand kommt trotzdem per DM.
cup-team-full = Dieses Team ist inzwischen voll. Wähl ein anderes.
league-form-kind = Welche Art?
league-form-days = Wie lange dauert eine Turnierrunde?
cup-kind = { $kind ->
    [league] Liga: alle gegen alle
    [swiss] Schweizer Turnier: gegen etwa Punktgleiche
   *[other] K.-o.-Turnier: Siege bringen weiter
}{ $team ->
    [1] {""}
   *[other] {" "}(Teams zu { $team })
}
cup-days = { $count ->
    [7] eine Woche
    [14] zwei Wochen
   *[other] { $count } Tage
}
cup-title = Turnier { $title }
cup-heading = 🏆 **Turnier { $title }** ({ $id })
league-terms-days = { $weeks ->
    [0] So viele Runden wie nötig, je
    [one] Eine Runde, Dauer
   *[other] { $weeks } Runden, je
} { $span }, { $size } an einem Tisch, Bedenkzeit { $pace }. Die Tische jeder Runde öffnen von selbst, und deine Hand kommt per DM.
cup-terms-swiss = Schweizer System: { $weeks ->
    [0] so viele Runden wie nötig, je
    [one] eine Runde, Dauer
   *[other] { $weeks } Runden, je
} { $span }, { $size } an einem Tisch, Bedenkzeit { $pace }. Du triffst auf Leute mit etwa so vielen Punkten wie du, und alle Tische einer Runde bekommen dieselben Karten.
cup-terms-knockout = K.-o.-System: je Runde { $span }, { $size } an einem Tisch, Bedenkzeit { $pace }. { $size ->
    [2] Wer gewinnt, kommt weiter, und wer ein Halbfinale verliert, spielt um den dritten Platz.
   *[other] Die bessere Hälfte jedes Tisches kommt weiter.
} Alle Tische einer Runde bekommen dieselben Karten.
cup-points-swiss = Zwei Punkte für jede Person, die du an deinem Tisch schlägst, einer bei Gleichstand. Dazu zwei, wenn du besser warst als die meisten mit deinen Karten an anderen Tischen, einer, wenn du genau in der Mitte lagst. Aussetzen zählt wie ein Gleichstand mit allen, spät dazukommen auch: einmal, gleich wie viele Runden du verpasst hast. Eine Runde zählt, sobald alle sie gespielt haben.
cup-points-knockout = Bei Gleichstand kommt weiter, wer besser war als andere mit denselben Karten.
cup-teams = Teams zu { $count }: Jede Person sitzt an einem anderen Tisch, und eure Punkte zählen zusammen. Fehlt jemand, spielt ein Computer.
cup-team = Team { $name }
cup-team-line = - **{ $team }**: { $names }{ $count ->
    [one] {" "}({ $count } von { $size })
   *[other] {""}
}
cup-team-ask = Welches Team?
cup-team-new = Neues Team
cup-team-choice = Mit { $names }
cup-state = Runde { $week } von { $weeks }
cup-state-over = Das Turnier ist zu Ende
cup-next = Die nächste Runde beginnt { $when }.
cup-next-knockout = Die nächste Runde beginnt, wenn diese Tische fertig sind, frühestens am { $when }.
cup-last = Das ist die letzte Runde. Das Turnier endet mit ihren Tischen.
cup-soon = Die ersten Tische öffnen gleich.
cup-cancelled = Dieses Turnier endete, bevor es begann.
cup-is-over = Dieses Turnier ist zu Ende.
cup-pair-third = { $line } (um den dritten Platz)
cup-pair-final = { $line } (Finale)
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $count ->
    [one] { $names } gewinnt das Turnier mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten!
}
cup-won-knockout = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den Sieg!
}
cup-ended = **Turnier { $title }** ({ $id }) ist zu Ende.
cup-week = 🏆 **Turnier { $title }** ({ $id }): die Tische der Runde { $week }
cup-bye = - Ohne Spiel eine Runde weiter: { $names }
cup-free = - Diese Runde spielfrei: { $names }
cup-from-next = - Ab der nächsten Runde dabei: { $names }
cup-head-hand = Karten
cup-row-hand = { $row }, besser als { $hand } mit denselben Karten
cup-places = Plätze: { $places }.
cup-place = { $place }. { $names }
cup-alt = Der Turnierbaum.
    { $rounds }
cup-alt-round = { $head }: { $told }.
cup-alt-bye = { $name } hat ein Freilos
cup-alt-plays = { $names } spielen gegeneinander
cup-alt-won = { $names } { $count ->
    [one] liegt
   *[other] liegen
} vor { $others }
cup-alt-final = vom ersten Rang abwärts, { $names }
cup-alt-third = um den dritten Platz, { $told }
cup-round = Runde { $round }
cup-final = Finale
cup-third = Dritter Platz
cup-opened = Das Turnier ist offen. Anmelden kann man sich gleich in diesem Kanal.
cup-joined = Du bist im Turnier { $title } ({ $id }). Sobald es beginnt, kommt deine Hand jede Runde per DM.
cup-joined-late = Du bist im Turnier { $title } ({ $id }). { $mode ->
    [knockout] Du spielst, sobald jemand kein Gegenüber hat oder aussteigt.
   *[swiss] Du spielst, sobald es einen Platz für dich gibt, spätestens in der nächsten Runde. Runden, die du bis dahin verpasst, zählen zusammen wie einmal Aussetzen.
}
cup-joined-team = Du bist im Turnier { $title } ({ $id }). Du spielst ab der nächsten Runde, wenn dein Team dann noch dabei ist.
cup-left = Du hast das Turnier verlassen.
cup-left-running = Du hast das Turnier verlassen. Tische, die schon laufen, spielst du noch zu Ende.
cup-begun = Das Turnier hat begonnen. Die ersten Tische öffnen gleich.
cup-closed = Das Turnier ist beendet.
cup-end-sure = Das Turnier { $title } ({ $id }) beenden? Es gibt dann keine Runden mehr.
cup-leave-sure = Das Turnier { $title } ({ $id }) verlassen?{ $begun ->
    [yes] {" "}Tische, die schon laufen, spielst du noch zu Ende.
   *[no] {""}
}
cup-thread = Turnier { $title } · Runde { $week }, { $third ->
    [yes] dritter Platz, Tisch { $number }
   *[no] Tisch { $number }
}
open-seats-cup = - 🏆 **Turnier { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
open-seats-cup-button = Turnier { $title } ({ $id })
