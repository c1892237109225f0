# Pictures as they are heard, in every game.
spoken-title = { $title }: { $right }.
spoken-title-called = { $title } { $right }.
spoken-turn = Aan de beurt: { $seats }.
spoken-player = Stoel { $number } { $name }: { $facts }.
spoken-player-bare = Stoel { $number } { $name }.
spoken-held = heeft { $number } in de hand
spoken-won = slagen { $number }
spoken-score-unit = { $number } { $unit }
spoken-minus = min{" "}
spoken-of = { $part } van { $whole }
spoken-dealer = deler
spoken-started = begon
spoken-sentence = { $text }.
spoken-numbered = { $number }: { $card }
spoken-marked = { $card } ({ $mark })
spoken-trick = Slag, vanaf { $leader }: { $cards }.
spoken-trick-winner = Ligt voor: { $seat }.
spoken-no-trick = Er ligt nog niets in de slag.
spoken-last = Vorige slag, vanaf { $leader }: { $cards }.
spoken-last-winner = Voor { $seat }.
spoken-winner = { $win }: { $names }.
spoken-total = totaal { $number }
spoken-leg = { $head }: { $leg }
spoken-legs = per { $leg ->
    [round] ronde
    [game] partij
   *[deal] gift
} { $legs }
spoken-last-legs = laatste { $leg ->
    [round] rondes
    [game] partijen
   *[deal] giften
} { $legs }
