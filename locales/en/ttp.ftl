# Ttp
ttp-title = Ttp
ttp-line = Everybody lays a card; the highest takes the round.
ttp-about = Everybody holds five cards and lays one of them in each round. The highest card is a point, and most points win.
ttp-command = ttp

# Options
ttp-option-low = Low card
ttp-option-low-name = low
ttp-option-low-help = The lowest card takes the round.

# A turn
ttp-prompt-lay = Lay a card.
ttp-tag-lay = Lay a card
ttp-ask-lay-1 = Which card?
ttp-move-lay = Lay the { $card }

# What happened
ttp-event-dealt = The cards are dealt. { $seat } begins.
ttp-event-laid = { $seat } lays the { $card }.
ttp-event-round_won = { $seat } takes the round with the { $card }.
ttp-event-over = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

# The table
ttp-round = Round { $round } of { $rounds }
ttp-state = { $round }. { $rule }.
ttp-takes-high = The highest card wins
ttp-takes-low = The lowest card wins
ttp-unit = pts
ttp-turn = Turn
ttp-hand = Your hand
ttp-none = none
ttp-spent = Laid before: { $cards }
ttp-result = Result
ttp-won = Winner
ttp-alt-turn = { $name } to move.
ttp-alt-seat = { $points ->
    [one] { $name }: 1 point, { $held } in hand, laid: { $card }
   *[other] { $name }: { $points } points, { $held } in hand, laid: { $card }
}
ttp-alt-hand = Your cards: { $cards }
ttp-alt-result = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}

# Rules
ttp-rules-0-title = A card each
ttp-rules-0-1 = Everybody is dealt five cards; the others stay unseen.
ttp-rules-0-2 = In turn, everybody lays one card, open.
ttp-rules-0-3 = The highest card (with the option, the lowest) is a point. Whoever laid it begins the next round.
ttp-rules-0-4 = After five rounds most points win; equal points share the win.
