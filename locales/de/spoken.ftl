# Pictures as they are heard, in every game.
spoken-title = { $title }: { $right }.
spoken-title-called = { $title } { $right }.
spoken-turn = Am Zug: { $seats }.
spoken-player = Platz { $number } { $name }: { $facts }.
spoken-player-bare = Platz { $number } { $name }.
spoken-held = Handkarten: { $number }
spoken-won = Stiche: { $number }
spoken-score-unit = { $number } { $unit }
spoken-minus = minus{" "}
spoken-of = { $part } von { $whole }
spoken-dealer = Geber
spoken-started = fing an
spoken-sentence = { $text }.
spoken-numbered = { $number }: { $card }
spoken-marked = { $card } ({ $mark })
spoken-trick = Stich, ab { $leader }: { $cards }.
spoken-trick-winner = Führt: { $seat }.
spoken-no-trick = Im Stich liegt noch nichts.
spoken-last = Voriger Stich, ab { $leader }: { $cards }.
spoken-last-winner = Gemacht von { $seat }.
spoken-winner = { $win }: { $names }.
spoken-total = gesamt { $number }
spoken-leg = { $head }: { $leg }
spoken-legs = nach { $leg ->
    [round] Runden
    [game] Partien
   *[deal] Durchgängen
}: { $legs }
spoken-last-legs = letzte { $leg ->
    [round] Runden
    [game] Partien
   *[deal] Durchgänge
}: { $legs }
