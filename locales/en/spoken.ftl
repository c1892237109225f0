# Pictures as they are heard, in every game.
spoken-title = { $title }: { $right }.
spoken-title-called = { $title } { $right }.
spoken-turn = To move: { $seats }.
spoken-player = Seat { $number } { $name }: { $facts }.
spoken-player-bare = Seat { $number } { $name }.
spoken-held = holds { $number }
spoken-won = tricks { $number }
spoken-score-unit = { $number } { $unit }
spoken-minus = minus{" "}
spoken-of = { $part } of { $whole }
spoken-dealer = dealer
spoken-started = started
spoken-sentence = { $text }.
spoken-numbered = { $number }: { $card }
spoken-marked = { $card } ({ $mark })
spoken-trick = Trick, from { $leader }: { $cards }.
spoken-trick-winner = Winning: { $seat }.
spoken-no-trick = Nothing lies in the trick yet.
spoken-last = Last trick, from { $leader }: { $cards }.
spoken-last-winner = Taken by { $seat }.
spoken-winner = { $win }: { $names }.
spoken-total = total { $number }
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
