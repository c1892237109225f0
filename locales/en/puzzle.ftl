# Puzzles: a position from a finished game, and what would you have played?
command-puzzle = A position from a finished game, without names: what would you play?
command-puzzle-name = puzzle
button-puzzles = Puzzles of this game
button-puzzle-next = Next puzzle
button-puzzle-others = Other games
puzzle-heading = 🧩 **{ $title }**, from a real game
puzzle-heading-table = { $title } · puzzle { $at } of { $of }
puzzle-player = Player { $letter }
puzzle-seat = You're in { $name }'s seat. { $prompt }
puzzle-seat-own = This was your own turn. { $prompt }
puzzle-ask = What would you have played?
puzzle-right = ✅ That's it: "{ $best }".
puzzle-right-too = ✅ Right: "{ $chosen }" is about as good as "{ $best }".
puzzle-wrong = "{ $best }" is better than "{ $chosen }" (about { $percent }% better chances).
puzzle-played = In the game { $name } chose "{ $played }" (about { $percent }% worse).
puzzle-played-own = In the game you chose "{ $played }" (about { $percent }% worse).
puzzle-played-too = In the game { $name } made the same move as you.
puzzle-played-too-own = In the game you made the same move.
puzzle-tally = { $answered ->
    [one] { $found ->
        [one] Your first puzzle, solved at once.
       *[other] Your first puzzle; not solved this time.
      }
   *[other] { $found } of your { $answered } puzzles solved at once.
}
puzzle-none = There's no puzzle for you just now. Every finished game may bring more.
puzzle-not-yet = I'm still looking for puzzles in this game. Try again in a minute.
puzzle-none-here = I found no puzzle in this game: nobody gave much away.
puzzle-failed = The search for puzzles in this game didn't work out just now. Try again in an hour.
no-such-puzzle = I can't find that puzzle. /puzzle brings another.
