# What several games say alike: games-tag-play stands for geschenk-tag-play, where that is not there
games-alt-card = { $k }: { $card }
games-alt-dealer = , dealer
games-alt-empty = Nothing lies in the trick yet.
games-alt-hand-card = { $number }: { $card }
games-alt-last = Last trick, from seat { $leader }, taken by seat { $seat }: { $cards }.
games-alt-over = The game is over.
games-alt-semicolon = ;{" "}
games-alt-trick = Trick, from seat { $leader }: { $cards }.
games-ask-discard-1 = Which card do you discard?
games-ask-play-1 = Which card do you play?
# At the right upper corner of a picture.
games-bar-round = Round { $round } / { $rounds }
games-choosing = Choosing
games-chosen = Ready
games-deck = Deck
games-discards = Discards
games-event-dealt = Deal { $deal } begins. { $dealer } is the dealer.
games-event-ended = { $count ->
    [1] { $winners } wins with { $score } points!
   *[other] { $winners } share the win with { $score } points!
}
games-event-hand = Your hand: { $cards }.
games-event-over = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}
games-event-passed = { $seat } passes.
games-event-played = { $seat } plays { $card }.
games-hand-title = Your hand
games-kind-run = run
games-move-discard = Discard { $card }
games-move-pass = Pass
games-move-play = Play { $card }
games-new = new
games-no-card = That card isn't in your hand. Pick one that is.
games-no-follow = You hold { $suit }, so you must follow.
games-none = none
games-option-first_dealer = First dealer
games-option-first_dealer-random = drawn at random
games-option-first_dealer-seat1 = seat 1
games-option-first_dealer-seat2 = seat 2
games-option-first_dealer-seat3 = seat 3
games-option-first_dealer-seat4 = seat 4
games-option-max_deals = Most deals
games-option-mode-individual = Individual
games-option-rounds = Rounds
games-result-title = The game is over
games-result-win = { $count ->
    [one] Winner
   *[other] Winners
}
games-round = Round { $round }
games-score-of = { $name } { $score }
games-state-over = Over after deal { $deal }
games-state-play = Deal { $deal }, trick { $trick } of { $tricks }
games-stock = Stock
games-story-level = The win is shared
games-story-margin = { $points ->
    [one] Ahead by 1 point
   *[other] Ahead by { $points } points
}
games-story-shared = A tie: the win is shared
games-tag-discard = Discard
games-tag-pass = Pass
games-tag-play = Play
games-unit = { $count ->
    [one] pt
   *[other] pts
}
games-amount = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
