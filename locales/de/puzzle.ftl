# Puzzles: a position from a finished game, and what would you have played?
command-puzzle = Eine Stellung aus einer fertigen Partie, ohne Namen: Was würdest du spielen?
command-puzzle-name = puzzle
button-puzzles = Aufgaben aus der Partie
button-puzzle-next = Nächste Aufgabe
button-puzzle-others = Andere Spiele
puzzle-heading = 🧩 **{ $title }**, aus einer echten Partie
puzzle-heading-table = { $title } · Aufgabe { $at } von { $of }
puzzle-player = Person { $letter }
puzzle-seat = Du sitzt auf dem Platz von { $name }. { $prompt }
puzzle-seat-own = Das war dein eigener Zug. { $prompt }
puzzle-ask = Was hättest du gespielt?
puzzle-right = ✅ Genau das: „{ $best }“.
puzzle-right-too = ✅ Richtig: „{ $chosen }“ ist etwa so gut wie „{ $best }“.
puzzle-wrong = „{ $best }“ ist besser als „{ $chosen }“ (etwa { $percent } % bessere Aussichten).
puzzle-played = In der Partie wählte { $name } „{ $played }“ (etwa { $percent } % schlechter).
puzzle-played-own = In der Partie hast du „{ $played }“ gewählt (etwa { $percent } % schlechter).
puzzle-played-too = In der Partie machte { $name } denselben Zug wie du.
puzzle-played-too-own = In der Partie hast du denselben Zug gemacht.
puzzle-tally = { $answered ->
    [one] { $found ->
        [one] Deine erste Aufgabe, auf Anhieb gelöst.
       *[other] Deine erste Aufgabe; diesmal nicht gelöst.
      }
   *[other] { $found } deiner { $answered } Aufgaben auf Anhieb gelöst.
}
puzzle-none = Gerade gibt es keine Aufgabe für dich. Jede fertige Partie kann neue bringen.
puzzle-not-yet = Ich suche in dieser Partie noch nach Aufgaben. Versuch es in einer Minute wieder.
puzzle-none-here = In dieser Partie fand ich keine Aufgabe: Niemand hat viel verschenkt.
puzzle-failed = Die Suche nach Aufgaben in dieser Partie hat gerade nicht geklappt. Versuch es in einer Stunde wieder.
no-such-puzzle = Diese Aufgabe finde ich nicht. /puzzle bringt eine andere.
