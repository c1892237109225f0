# Tennos Square
tennos_square-title = Tennos Square
tennos_square-line = Turn your face-down row into a rising one. Where you place decides who plays next.
tennos_square-designer = ゆうり (練馬おやこボードゲームの会), 2016
tennos_square-about = Cover your row of face-down cards one by one so that it rises: the longer a run, the more it pays, by its square. The deal ends when anyone goes out, for a bonus. Where you place decides who moves: left or right neighbour, partner, or you again. Partners for four, each alone for three.

# Options
tennos_square-option-mode = Mode
tennos_square-option-mode-help = Four play in partnerships; three alone or split (all must agree: joining is agreeing).
tennos_square-option-mode-auto = By number of players
tennos_square-option-mode-partnership = Partnership
tennos_square-option-mode-split = Split partnership

# Turn
tennos_square-tag-discard = Give up a card
tennos_square-tag-place = Place a card
tennos_square-tag-swap = Swap your hand
tennos_square-hint-discard = One of three goes to the pool, two stay as your hand
tennos_square-hint-place = It covers a face-down slot; the card beneath joins your hand
tennos_square-hint-swap = Both hand cards go to the pool; take one. You hold one card for the rest of the deal
tennos_square-ask-discard-1 = Which one do you give up?
tennos_square-ask-place-1 = Which card do you place?
tennos_square-ask-place-2 = Where does { $card } go?
tennos_square-ask-swap-1 = Both hand cards go to the pool. Which card do you take?
tennos_square-prompt-discard = Give up one of your three candidates. Which one?
tennos_square-prompt-turn = Place a card. You may swap your hand first.
tennos_square-prompt-place = Place a card. Where does it go?
tennos_square-prompt-swapped = You've swapped. Now place the card you took.
tennos_square-slot = Slot { $slot } ({ $group })
tennos_square-group-left = left
tennos_square-group-centre = centre
tennos_square-group-right = right
tennos_square-slot-hint = { $next }. To its left { $left }, to its right { $right }
tennos_square-slot-hint-left = Left neighbour next
tennos_square-slot-hint-right = Right neighbour next
tennos_square-slot-hint-partner = Partner next
tennos_square-slot-hint-self = You move again
tennos_square-slot-hint-out = You go out
tennos_square-nothing = nothing
tennos_square-take-deck = Top card of the deck
tennos_square-take-deck-hint = You see it only once it's taken
tennos_square-take-own = { $card } (one of your own)
tennos_square-move-discard = Give up { $card }
tennos_square-move-place = Place { $card } in slot { $slot } ({ $group })
tennos_square-move-swap = Swap both hand cards for { $card }
tennos_square-move-swap-deck = Swap both hand cards for the top of the deck

# Refusals
tennos_square-no-candidate = You weren't dealt { $card }. Give up one of your three candidates.
tennos_square-no-discard-first = Everyone gives up a candidate first. Placing comes after that.
tennos_square-no-discard-now = Giving up a candidate is done. Now place a card from your hand.
tennos_square-no-swap-again = A swap takes two hand cards and you hold one. Place it instead.
tennos_square-no-take = { $card } isn't in the pool. Take a face-up card of the pool or the top of the deck.
tennos_square-no-slot = Slots run from 1 to { $slots }. Choose one that is still face down.
tennos_square-no-covered = Slot { $slot } already shows { $card }. Choose one that is still face down.
tennos_square-no-hand-card = You don't hold { $card }. Place a card from your hand.

# Events
tennos_square-event-deal = Deal { $deal }. { $dealer } deals.
tennos_square-event-candidates = Your candidates: { $cards }.
tennos_square-event-given = Given up: { $cards }.
tennos_square-given-of = { $card } by { $name }
tennos_square-event-first = { $seat } starts.
tennos_square-event-swapped = { $seat } gave { $paid } and took { $took }.
tennos_square-event-swapped-deck = { $seat } gave { $paid } and took the top of the deck.
tennos_square-event-drew = From the deck you took { $card }.
tennos_square-event-placed = { $seat } placed { $card } in slot { $slot }. { $next } is next.
tennos_square-event-placed-again = { $seat } placed { $card } in slot { $slot } and moves again.
tennos_square-event-placed-out = { $seat } placed { $card } in slot { $slot }: the row is complete.
tennos_square-event-picked = You picked up { $card }.
tennos_square-event-deal_over = Deal { $deal } is over. { $out } went out (+{ $bonus }). { $rows }.
tennos_square-points-of = { $name } { $points }
tennos_square-event-over-team = { $winners } win!

# The table in words
tennos_square-state = { $mode }, deal { $deal } of { $deals }, { $deck } in the deck

tennos_square-alt-discard = Everyone gives up one of three candidates.
tennos_square-alt-pool = Pool: { $cards }. Deck: { $deck }.
tennos_square-alt-key4 = After slots 1 to 3 the left neighbour (next seat) moves, after 4 and 6 the partner, after 5 the same player, after 7 to 9 the right neighbour.
tennos_square-alt-key3 = After slots 1 to 3 the left neighbour (next seat) moves, after 4 and 5 the same player, after 6 to 8 the right neighbour.
tennos_square-alt-before = Rows of the last deal; x stayed face down. All are face down again now.
tennos_square-alt-facedown = All rows are face down.
tennos_square-alt-row = row worth { $points }: { $row }
tennos_square-alt-took = , the { $card } taken in a swap
tennos_square-alt-team = team { $team }
tennos_square-alt-last-row = Seat { $seat }'s last row, { $points }: { $row }.
tennos_square-alt-last = Last: seat { $seat } placed { $card } in slot { $slot }.
tennos_square-alt-teams = Seats 1 and 3 have { $first }, seats 2 and 4 have { $second }.
tennos_square-alt-own = Your row: { $slots }. x is face down. Worth { $points } so far.
tennos_square-alt-own-over = Your row: { $slots }. x is face down. Worth { $points }.
tennos_square-alt-where = Free slots and who moves next: { $places }.
tennos_square-alt-place = { $slots }: seat { $seat } { $name }
tennos_square-alt-place-self = { $slots }: you again
tennos_square-alt-place-out = { $slots }: you go out
tennos_square-alt-may-swap = For both hand cards you may take: { $cards }, top of the deck.
tennos_square-and = {" and "}
tennos_square-numbered = { $number }: { $card }
tennos_square-points = { $bonus ->
    [0] { $row }
   *[other] { $row } plus { $bonus } for going out
}
tennos_square-alt-groups = left { $left }; centre { $centre }; right { $right }
tennos_square-alt-rows = Rows from the left; x is face down.

# Words in pictures
tennos_square-deal-of = Deal { $deal } / { $deals }
tennos_square-bar-individual = Individual
tennos_square-bar-split = Split partnership
tennos_square-hand = Hand
tennos_square-pool = Pool
tennos_square-row = Row
tennos_square-total = Total
tennos_square-discs = Disc = who moves next
tennos_square-before = The deal before
tennos_square-now-discard = Everyone is giving up one of three cards.
tennos_square-hand-candidates = Your candidates
tennos_square-task-discard = Give up one
tennos_square-task-place = Place a card
tennos_square-task-swap = Swap or place
tennos_square-hand-mark = Give up
tennos_square-hand-may-swap = You may swap
tennos_square-hand-no-swap = No swap
tennos_square-hand-out = going out
tennos_square-tie = Tie: the last to go out wins
tennos_square-last-placed = { $name }: { $card } in slot { $slot }
tennos_square-last-took = { $name } took { $card } in a swap
tennos_square-last-out = Deal { $deal }: { $name } went out (+{ $points })
tennos_square-hand-total = { $deal }, total { $total }
tennos_square-hand-row = { $points ->
    [1] Your row: 1 pt
   *[other] Your row: { $points } pts
}
tennos_square-hand-again = 5: you
tennos_square-last-rows = The last deal
tennos_square-story-margin = { $points ->
    [1] Won by a single point
   *[other] Won by { $points } points
}
tennos_square-story-row = { $points ->
    [1] Best row: { $name }, 1 point
   *[other] Best row: { $name }, { $points } points
}
tennos_square-story-outs = { $count ->
    [1] Went out first once
    [2] Went out first twice
   *[other] Went out first { $count } times
}
tennos_square-own-and-partner = { $own } + partner { $other }
tennos_square-own-and-left = { $own } + left { $other }

# How to play
tennos_square-sketch-goal = Turn your row into numbers that rise from left to right.
tennos_square-sketch-turn = Put a card into your row. Where you put it decides who plays next.
tennos_square-sketch-score = A run pays its length times itself: four cards make 16.
tennos_square-rules-0-title = Rise, and keep rising
tennos_square-rules-0-1 = Everyone has a row of face-down cards: nine with four players (3-3-3), eight with three (3-2-3). Nobody looks at them.
tennos_square-rules-0-2 = Cover them one by one with face-up cards so that the row rises from left to right. The ace is lowest, the 10 highest.
tennos_square-rules-0-3 = The deal ends when somebody's row is all face up.
tennos_square-rules-1-title = The deal and the first choice
tennos_square-rules-1-1 = Sixty cards, A to 10 in six suits. Of three candidates everyone gives up one, all at once.
tennos_square-rules-1-2 = Those cards are turned up as the pool; the other two are your hand.
tennos_square-rules-1-3 = The first dealer is drawn by lot, then the deal passes to the left. The dealer's left neighbour starts; from deal 2 on, whoever has the lowest total. If totals are equal, the first of them to the dealer's left; the dealer comes last.
tennos_square-rules-2-title = Your turn: place, then refill
tennos_square-rules-2-1 = Put a hand card face up on one of your face-down slots.
tennos_square-rules-2-2 = The card that lay there joins your hand.
tennos_square-rules-2-3 = With two hand cards you may swap first: both go into the pool and you take one card, from the pool or the top of the deck. From then on you hold one card.
tennos_square-rules-3-title = The slot says who is next
tennos_square-rules-3-1 = Left three: your left neighbour. Right three: your right neighbour.
tennos_square-rules-3-2 = With four players, 4 and 6 hand the turn to your partner; 5 gives you another turn.
tennos_square-rules-3-3 = With three players, 4 and 5 both give you another turn.
tennos_square-rules-4-title = Scoring a deal
tennos_square-rules-4-1 = Read face-up cards only, from the left. A run that never drops scores its length squared; equal ranks go on.
tennos_square-rules-4-2 = Going out adds a bonus: 20 with four players, 15 with three.
tennos_square-rules-5-title = End of the game
tennos_square-rules-5-1 = The game is over when everyone has dealt once: four deals with four, three with three.
tennos_square-rules-5-2 = Partnership (four): partners add their totals. In a tie, the team that went out in the last deal wins.
tennos_square-rules-5-3 = Individual (three): your own total counts; ties share the win.
tennos_square-rules-5-4 = Split partnership (three, if all agree): your total and your left neighbour's count together; ties share the win.
tennos_square-rules-5-5 = Swap late when neither hand card fits: with few turns left, holding one card costs little.
tennos_square-who-self = you again
tennos_square-who-left = left
tennos_square-who-partner = partner
tennos_square-who-right = right

# A first hand (/learn)
tennos_square-learn-goal = Cover nine face-down cards one by one so that the row rises from left to right: a run that never drops scores its length squared. Your partner sits opposite.
tennos_square-learn-give = Three candidates, of which you give up one; it goes into the pool for everybody. Two sixes are in each other's way. Keep a 6 and the 8.
tennos_square-learn-give-else = a 6 for the middle and an 8 for the right go well together. One 6 is enough.
tennos_square-learn-turn = Notice how the turn wanders: the left three slots hand it to the left, the right three to the right, 4 and 6 to your partner; 5 in the middle gives you another.
tennos_square-learn-centre = A 6 belongs in the middle, and slot 5 lets you play again. Both at once.
tennos_square-learn-centre-else = nobody else gets a turn when you play at 5, and a 6 is just right there.
tennos_square-learn-right = What lay under it joined your hand: a 2. Now the 8: it should stand to the right of the 6, with room for 9 and 10 after it. Slot 7.
tennos_square-learn-right-else = slot 7 leaves two places for what is higher. The 2 belongs far to the left, later.
tennos_square-learn-eight = You picked up a 9. Slot 8, right beside the 8.
tennos_square-learn-eight-else = it fits there exactly, and nothing must come between.
tennos_square-learn-far = While you waited everybody else played a lot: the turn passes where people send it. Your 6, 8 and 9 make a run of three, worth nine; a longer run is worth much more.
tennos_square-learn-low = Two 2s in hand. Equal numbers go on in a run, so slots 1 and 2 suit them both. Begin with slot 1.
tennos_square-learn-low-else = the lowest belongs at the far left.
tennos_square-learn-two = And the other 2 beside it: five cards rising, and that's 25 points already.
tennos_square-learn-two-else = an ace would drop after the 2 and break the run.
tennos_square-learn-end = Somebody completed a row: 20 points, and the deal is over. Partners add up; after everyone has dealt once the higher pair wins. Two bad cards? Swap both for one from the pool.
