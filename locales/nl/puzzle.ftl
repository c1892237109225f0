# Puzzles: a position from a finished game, and what would you have played?
command-puzzle = Een stand uit een gespeelde partij, zonder namen: wat zou jij spelen?
command-puzzle-name = puzzel
button-puzzles = Puzzels uit deze partij
button-puzzle-next = Volgende puzzel
button-puzzle-others = Andere partijen
puzzle-heading = 🧩 **{ $title }**, uit een echte partij
puzzle-heading-table = { $title } · puzzel { $at } van { $of }
puzzle-player = Speler { $letter }
puzzle-seat = Je zit op de stoel van { $name }. { $prompt }
puzzle-seat-own = Dit was je eigen beurt. { $prompt }
puzzle-ask = Wat zou jij gespeeld hebben?
puzzle-right = ✅ Precies: "{ $best }".
puzzle-right-too = ✅ Goed: "{ $chosen }" is ongeveer even goed als "{ $best }".
puzzle-wrong = "{ $best }" is beter dan "{ $chosen }" (ongeveer { $percent }% meer kans).
puzzle-played = In de partij koos { $name } "{ $played }" (ongeveer { $percent }% minder kans).
puzzle-played-own = In de partij koos je "{ $played }" (ongeveer { $percent }% minder kans).
puzzle-played-too = In de partij deed { $name } dezelfde zet als jij.
puzzle-played-too-own = In de partij deed je dezelfde zet.
puzzle-tally = { $answered ->
    [one] { $found ->
        [one] Je eerste puzzel, in één keer opgelost.
       *[other] Je eerste puzzel; deze keer niet opgelost.
      }
   *[other] { $found } van je { $answered } puzzels in één keer opgelost.
}
puzzle-none = Er is nu geen puzzel voor je. Elke uitgespeelde partij kan er nieuwe opleveren.
puzzle-not-yet = Ik zoek nog naar puzzels in deze partij. Probeer het over een minuut nog eens.
puzzle-none-here = In deze partij vond ik geen puzzel: niemand gaf veel weg.
puzzle-failed = Het zoeken naar puzzels in deze partij lukte nu niet. Probeer het over een uur nog eens.
no-such-puzzle = Die puzzel kan ik niet vinden. Met /puzzle krijg je een andere.
