# No Thanks! (Geschenkt)
geschenk-title = No Thanks!
geschenk-line = Pay a chip to pass the card on, or take it with everything in the glass.
geschenk-designer = Thorsten Gimmler, 2004
geschenk-about = One card lies open: take it, or pay a chip and say no thanks. That's the whole choice. Cards cost their number, chips pay back one point each, and a run costs only its lowest card. Every refusal clinks into the see-through glass, until someone can't resist.

# Options
geschenk-option-remove = Cards removed
geschenk-option-remove-help = How many cards are put aside unseen: 0 to 15, usually 9.
geschenk-option-chips = Chips
geschenk-option-chips-auto = by number of players
geschenk-option-chips-help = Chips each: 3 to 15, or by players (3-5 get 11, 6 get 9, 7 get 7).
geschenk-option-open_chips = Open chips
geschenk-option-open_chips-help = Everybody can see everybody's chips at any time.
geschenk-option-games = Games
geschenk-option-games-help = Play several games and add up the scores: 1 to 10.

# A turn
geschenk-tag-take = Take it
geschenk-tag-no_thanks = No thanks
geschenk-hint-take = { $pot ->
    [0] You get the { $card } and no chips
   *[other] You get the { $card } and { geschenk-of-pot }
}
geschenk-hint-no_thanks = Pay 1 chip, { $left } left; your neighbour decides
geschenk-move-take = { $pot ->
    [0] Take the { $card } without chips
   *[other] Take the { $card } and { geschenk-of-pot }
}
geschenk-move-no_thanks = No thanks to the { $card } (pay 1 chip)
geschenk-prompt-decide = { $pot ->
    [0] The { $card } lies open, no chips on it. Do you take it?
   *[other] The { $card } lies open with { geschenk-of-pot }. Do you take it?
}
geschenk-prompt-must = { $pot ->
    [0] You have no chips, so the { $card } is yours.
   *[other] You have no chips, so the { $card } is yours, with { geschenk-of-pot }.
}
geschenk-no-chip = { $pot ->
    [0] You have no chip left, so you can't say no thanks. The { $card } is yours to take.
    [one] You have no chip left, so you can't say no thanks. Take the { $card } and the chip on it.
   *[other] You have no chip left, so you can't say no thanks. Take the { $card } and its { $pot } chips.
}

# What happened
geschenk-clink = clink
geschenk-rattle-chips = a rattle of { geschenk-alt-seat-chips }
geschenk-silence = silence
geschenk-event-started = { $games ->
    [1] { $seat } begins.
   *[other] Game { $game }: { $seat } begins.
}
geschenk-event-turned = The { $card } is on offer.
geschenk-event-no_thanks = { $seat } says no thanks. Clink: { geschenk-of-pot } in the glass.
geschenk-event-taken = { $pot ->
    [0] { $seat } takes the { $card }. No chips, silence.
   *[other] { $seat } takes the { $card } with a rattle of { geschenk-of-pot }.
}
geschenk-event-game_over = { $games ->
    [1] The deck is empty. Scores: { $scores }.
   *[other] Game { $game } is over. Scores: { $scores }.
}
geschenk-event-match_over = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

# The table
geschenk-of-pot = { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}
geschenk-of-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}
geschenk-state = { $games ->
    [1] The { $card } on offer, { geschenk-of-pot } in the glass, { geschenk-of-deck } to come
   *[other] Game { $game } of { $games }: the { $card } on offer, { geschenk-of-pot } in the glass, { geschenk-of-deck } to come
}
geschenk-state-over = The game is over
geschenk-span = { $low }–{ $high }

geschenk-alt-offer = { $pot ->
    [0] The { $card } is on offer, the see-through glass is empty.
   *[other] The { $card } is on offer, { geschenk-of-pot } in the see-through glass.
}
geschenk-alt-notes = Its chips were paid one by one in seat order, beginning with seat { $seat }.
geschenk-alt-deck = { geschenk-of-deck } to come.
geschenk-alt-seat-cards = { $count ->
    [0] no cards
   *[other] cards { $cards }
}
geschenk-alt-seat-cost = cost { $cost }
geschenk-alt-seat-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
geschenk-alt-seat-total = { $total } before
geschenk-alt-hand = You're in seat { $seat } with { geschenk-alt-seat-chips }. Cards taken: { $cards }; they cost { $cost }, minus your chips: { $score }.
geschenk-alt-hand-offer = If you take the { $card }: cards { $added }, { $pot ->
    [0] no chips
   *[other] chips minus { $pot }
}; your score changes by { $net }.
geschenk-alt-result-chips = Chips left in the last game: { $chips }.
geschenk-alt-result-seat = seat { $seat } { $chips }
geschenk-alt-result-removed = Cards removed: { $cards }.
geschenk-alt-result-removed-last = Cards removed from the last game: { $cards }.

# Words in pictures
geschenk-offer = On offer
geschenk-chips = Chips
geschenk-no-chips-yet = No chips yet
geschenk-bar-card = Card { $number } / { $all }
geschenk-bar-game = Game { $game } / { $games }
geschenk-over = Game over
geschenk-hand-title = Your cards and chips
geschenk-hand-chips = Your chips
geschenk-hand-cards = Cards taken
geschenk-hand-no-cards = You haven't taken a card yet
geschenk-hand-score = Score now
geschenk-hand-sum = cards { $cost } − chips { $chips }
geschenk-hand-if = If you take it
geschenk-hand-if-cards = Cards { $added }
geschenk-hand-if-chips = { $pot ->
    [0] No chips
   *[other] Chips −{ $pot }
}
geschenk-hand-if-net = Score { $net }
geschenk-hand-must = You must take it
geschenk-hand-either = Take it? No thanks?
geschenk-hand-wait = { $name } to move
geschenk-hand-run = Of a run only the lowest card counts
geschenk-result-total = Total
geschenk-story-margin = { $points ->
    [one] Won by 1 point
   *[other] Won by { $points } points
}
geschenk-story-shared = Equal scores: they share the win
geschenk-story-run = Longest run: { $name }, { $cards }
geschenk-story-best = Best game: { $name }, { $score } in game { $game }
geschenk-result-removed = Cards removed

# Standing orders
geschenk-order-button = Keep saying no
geschenk-order-title = Keep saying no thanks to the { $card }
geschenk-order-until = Until how many chips are in the glass?
geschenk-order-until-help = With 6 you decide again at 6 chips. Empty: no limit; both fields empty: no order.
geschenk-order-keep = How many of your chips do you keep?
geschenk-order-keep-help = I refuse while you can keep that many. Empty: down to your last chip.
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] All set: I'll say no thanks to this card for you while you have a chip. I never take a card for you.
       *[other] All set: I'll say no thanks to this card for you while you can keep { $keep }. I never take a card for you.
    }
   *[other] { $keep ->
        [0] All set: I'll say no thanks to this card for you until the glass holds { $until }. I never take a card for you.
       *[other] All set: I'll say no thanks to this card for you until the glass holds { $until }, while you can keep { $keep }. I never take a card for you.
    }
}
geschenk-order-none = You have no standing order. On your turn you decide yourself.
geschenk-order-ended = Your standing order has ended. The card is yours to decide on.
geschenk-order-bad = That isn't a number of chips. Give a plain number such as 1, 3 or 12, or leave the field empty.
geschenk-order-reached = { $count ->
    [one] The glass holds a chip already, so that order would end at once. Give more, or leave the field empty for no limit.
    [0] An order up to 0 chips would end at once. Give 1 or more, or leave the field empty for no limit.
   *[other] The glass holds { $count } chips already, so that order would end at once. Give more, or leave the field empty for no limit.
}
geschenk-order-few = { $count ->
    [0] You have no chip left to refuse with, so such an order could do nothing.
    [one] You have 1 chip and a refusal costs it, so you can't keep that many. Give 0, or leave the field empty.
   *[other] You have { $count } chips and each refusal costs one, so you can't keep that many. Give fewer, or leave the field empty.
}

# Rules
geschenk-sketch-goal = Cards cost their number. The fewest points win.
geschenk-sketch-turn = Pay a chip to say no thanks, or take the card with all its chips.
geschenk-sketch-score = A run costs only its lowest card. Each chip takes off a point.
geschenk-rules-0-title = Take it or refuse it
geschenk-rules-0-1 = One card lies open. On your turn you do one of two things.
geschenk-rules-0-2 = No thanks: put one of your chips into the glass; the player on your left decides.
geschenk-rules-0-3 = Take it: you get the card and all chips in the glass. The next card is turned up, and you decide again.
geschenk-rules-0-4 = Without a chip you must take the card.
geschenk-rules-1-title = Scoring
geschenk-rules-1-1 = A card costs its number, a chip pays back one point. The lowest score wins.
geschenk-rules-1-2 = Of a run only the lowest card counts.
geschenk-rules-1-3 = 17 to 20 cost just 17.
geschenk-rules-1-4 = 13 with 15 and 16 cost 28.
geschenk-rules-1-5 = With the 14 as well, just 13.
geschenk-rules-1-6 = 3, 4, 5, 35 and 7 chips: 3 + 35 − 7 = 31.
geschenk-rules-2-title = Beginning and end
geschenk-rules-2-1 = Of the 33 cards from 3 to 35, nine are put aside unseen; a table may agree on 0 to 15. The others are the deck.
geschenk-rules-2-2 = Starting chips: 11 each for 3 to 5 players, 9 for 6, 7 for 7, or as the table agreed.
geschenk-rules-2-3 = A random player begins. How many chips you hold is your secret, unless the table plays with open chips.
geschenk-rules-2-4 = It ends when the last card of the deck is taken. Equal scores share the win.
geschenk-rules-2-5 = Over several games the scores add up, and the player on the left begins the next one.
geschenk-rules-3-title = Reading the glass
geschenk-rules-3-1 = Clink: the newest chip is falling in. Its colour and stripes tell who paid.
geschenk-rules-3-2 = The notes are the chips paid on this card, in order, with the seat numbers below.
geschenk-rules-3-3 = A rattle: the glass tips over and the chips run to the taker.
geschenk-rules-3-4 = A player's own chips are a closed fist: no one sees how many.
geschenk-rules-4-title = Good habits and standing orders
geschenk-rules-4-1 = A card nobody else wants can go round once more: it comes back with a chip from everyone.
geschenk-rules-4-2 = Keep two to four chips. With none, the next big card is yours.
geschenk-rules-4-3 = Nobody knows the cards put aside, so don't wait for that one missing link.
geschenk-rules-4-4 = Keep saying no: choose until how many chips, or how many of yours to keep, and this card is refused for you. It's never taken for you.

# A first hand (/learn)
geschenk-learn-goal = Welcome. There are 24 cards to hand out, one at a time, and nobody wants them: each counts its number against you. Chips count for you, one point each. You begin with eleven.
geschenk-learn-pay = The 7 lies open, and it would cost you seven points today. Refusing costs one chip, which goes into the glass. Say no thanks and see what the others do.
geschenk-learn-pay-else = nobody has put a chip on the 7 yet. It can only get cheaper, so refuse once.
geschenk-learn-take = It came back to you with three chips on it. A 7 with 3 chips costs you only four, and a low card is useful later. Take it.
geschenk-learn-take-else = somebody will take so small a card before it comes round again. Take it now.
geschenk-learn-high = Whoever takes a card turns the next one and decides first. A 16 without a chip is expensive. One chip is a fair price to get rid of it.
geschenk-learn-high-else = sixteen points with an empty glass is the worst moment to take it.
geschenk-learn-glass = Look at the glass: you see its chips, but not how many the others hold. They clink, so you may count. Whoever runs out of chips must take.
geschenk-learn-wait = Three chips on a 16 is still poor. You hold twelve, so you can afford to wait. No thanks.
geschenk-learn-wait-else = you'd pay thirteen points for it. Somebody else may find it cheap enough sooner.
geschenk-learn-run = A 6, and you hold the 7. Of a run only the lowest card counts, so 6 and 7 cost six together, less than the 7 alone. And there's a chip on it.
geschenk-learn-run-else = for you this card is worth more than nothing: it makes your 7 free. Take it before your neighbours spoil it.
geschenk-learn-cheap = That is the heart of the game. A card that fits your run hurts only the others: you may even let it go round once to gather their chips, if you dare.
geschenk-learn-again = The 18 joins nothing of yours. No thanks.
geschenk-learn-again-else = it fits neither your 6 nor your 7, and nothing lies on it yet.
geschenk-learn-last = Still only three chips. Everybody is being patient; you have eleven, so be patient too.
geschenk-learn-last-else = fifteen points is a lot. You can wait as long as you have chips.
geschenk-learn-end = Somebody took the 18; next is a 31. So it goes until the cards are gone. Nine were put aside unseen, so the card you hope for may be missing. Fewest points win.
