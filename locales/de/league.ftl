# Leagues (/league)
no-such-league = Diese Liga konnte ich nicht finden.
league-started = Diese Liga hat schon begonnen. Bei der nächsten vielleicht?
league-over = Diese Liga ist zu Ende.
league-ending = Es gibt keine Paarungen mehr. Die Liga endet mit ihren letzten Tischen.
league-full = Diese Liga ist mit { $most } Personen voll. Bei der nächsten vielleicht?
league-not-in = Du bist nicht in dieser Liga.
league-organiser-only = Das entscheiden die Person, die die Liga eröffnet hat, und die Serverleitung.
league-too-few = Noch zu wenige: Es braucht mindestens { $count }.
leagues-many = Auf diesem Server gibt es schon { $most } Ligen. Lasst erst eine zu Ende gehen.
leagues-own = Du leitest auf diesem Server schon { $most } Ligen. Lass erst eine zu Ende gehen oder spiel in einer anderen mit.
leagues-today = Du hast hier heute { $most } Ligen eröffnet. Versuch es morgen wieder.
command-league = Ligen: alle gegen alle, Woche für Woche
command-league-name = league
league-explained = **Ligen**: Leute melden sich an, dann spielen alle gegen alle, Woche für Woche.
leagues-none = Auf diesem Server gibt es noch keine Liga.
league-new = Liga eröffnen: welches Spiel?
league-weeks = { $count ->
    [0] so viele Wochen wie nötig
    [one] eine Woche
   *[other] { $count } Wochen
}
league-form-weeks = Wie lange?
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
league-leave-sure = Die Liga { $title } ({ $id }) verlassen?
button-league-join = Mitspielen
button-league-leave = Aussteigen
button-league-start = Starten
button-league-look = Tabelle
button-league-end = Beenden
league-state-open = Anmeldung läuft
league-thread = Liga { $title } · Woche { $week }, Tisch { $number }
league-somebody = jemand
open-seats-leagues = Ligen, in denen du mitspielen kannst:
open-seats-leagues-begun = Laufende Ligen:
open-seats-league = - 🏆 **Liga { $title }** ({ $id }) <#{ $channel }>: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
open-seats-league-button = Liga { $title } ({ $id })
