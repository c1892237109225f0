# Pictures as they are heard, in every game.
# What a picture is: the game, then what stands at its right upper corner ("Round 2 / 5").
spoken-title = { $title }: { $right }.
spoken-title-called = { $title } { $right }.
spoken-turn = To move: { $seats }.
# What is known of one player, put together from the pieces below.
spoken-player = Seat { $number } { $name }: { $facts }.
spoken-player-bare = Seat { $number } { $name }.
# A piece: how many cards the player holds.
spoken-held = holds { $number }
# A piece: how many tricks the player has taken.
spoken-won = tricks { $number }
# A piece: "12 pts".
spoken-score-unit = { $number } { $unit }
spoken-minus = minus{" "}
spoken-of = { $part } of { $whole }
spoken-dealer = dealer
spoken-started = started
# Makes a sentence of a text that has no full stop.
spoken-sentence = { $text }.
spoken-numbered = { $number }: { $card }
spoken-marked = { $card } ({ $mark })
spoken-trick = Trick, from { $leader }: { $cards }.
spoken-trick-winner = Winning: { $seat }.
spoken-no-trick = Nothing lies in the trick yet.
spoken-last = Last trick, from { $leader }: { $cards }.
spoken-last-winner = Taken by { $seat }.
# At the end: the word for winning, and who has won.
spoken-winner = { $win }: { $names }.
spoken-total = total { $number }
# A round, game or deal with its points, in a list: "3: 12".
spoken-leg = { $head }: { $leg }
spoken-legs = by { $leg ->
    [round] round
    [game] game
   *[deal] deal
} { $legs }
spoken-last-legs = latest { $leg ->
    [round] rounds
    [game] games
   *[deal] deals
} { $legs }
