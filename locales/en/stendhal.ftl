# Stendhal
stendhal-title = Stendhal
stendhal-line = Everybody lays a card; the highest takes the round.
stendhal-about = Everybody holds five cards and lays one of them in each round. The highest card is a point, and most points win.
stendhal-command = stendhal

# Options
stendhal-option-low = Low card
stendhal-option-low-name = low
stendhal-option-low-help = The lowest card takes the round.

# A turn
stendhal-prompt-lay = Lay a card.
stendhal-tag-lay = Lay a card
stendhal-ask-lay-1 = Which card?
stendhal-move-lay = Lay the { $card }

# What happened
stendhal-event-dealt = The cards are dealt. { $seat } begins.
stendhal-event-laid = { $seat } lays the { $card }.
stendhal-event-round_won = { $seat } takes the round with the { $card }.
stendhal-event-over = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

# The table
stendhal-round = Round { $round } of { $rounds }
stendhal-state = { $round }. { $rule }.
stendhal-takes-high = The highest card wins
stendhal-takes-low = The lowest card wins
stendhal-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
stendhal-unit = pts
stendhal-turn = Turn
stendhal-hand = Your hand
stendhal-none = none
stendhal-spent = Laid before: { $cards }
stendhal-result = Result
stendhal-won = Winner
stendhal-alt-turn = { $name } to move.
stendhal-alt-seat = { $points ->
    [one] { $name }: 1 point, { $held } in hand, laid: { $card }
   *[other] { $name }: { $points } points, { $held } in hand, laid: { $card }
}
stendhal-alt-hand = Your cards: { $cards }
stendhal-alt-result = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}

# Rules
stendhal-rules-1 = Everybody is dealt five cards; the others stay unseen.
stendhal-rules-2 = In turn, everybody lays one card, open.
stendhal-rules-3 = The highest card (with the option, the lowest) is a point. Whoever laid it begins the next round.
stendhal-rules-4 = After five rounds most points win; equal points share the win.
