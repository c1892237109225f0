# Six-Suit Fort
six_suit_fort-title = Six-Suit Fort
six_suit_fort-also = castle, rock, dig, quarry
six_suit_fort-line = Dig cards out of the rock and build a fort that is long and tall.
six_suit_fort-designer = あかしあ (ゆるあ~と)
six_suit_fort-about = Dig with a card beside the rock: take one card, or two in a line, by number or by suit. What you dig up builds your fort, where numbers step around the circle or stack. Width times height is your score, less the lowest card of each suit left in your hand.
six_suit_fort-command = six_suit_fort

# Options
six_suit_fort-option-final_pair = Face-down pair
six_suit_fort-option-final_pair-help = At the end two cards of a column may lie face down on another as one. Automatic: the best for all.
six_suit_fort-option-final_pair-auto = automatic
six_suit_fort-option-final_pair-manual = everybody decides
six_suit_fort-option-start_player = Start player
six_suit_fort-option-start_player-help = The seat that begins, 1 to 5 as far as there are seats. By default it's drawn by lot.
six_suit_fort-option-start_player-auto = drawn by lot

# A turn
six_suit_fort-tag-play = Dig
six_suit_fort-tag-build = Build
six_suit_fort-tag-pair = Lay a pair
six_suit_fort-tag-keep = No pair
six_suit_fort-ask-play-1 = Which card do you dig with?
six_suit_fort-ask-play-2 = Where do you dig with { $card }?
six_suit_fort-ask-play-3 = { $card } at { $spot }: as number or as suit?
six_suit_fort-ask-build-1 = What do you build?
six_suit_fort-ask-pair-1 = Two cards of which column?
six_suit_fort-ask-pair-2 = Face down on which column?
six_suit_fort-prompt-play = Dig in the rock. With which card?
six_suit_fort-prompt-build = You have { $cards }. What do you build?
six_suit_fort-prompt-pair = Two cards of a column may lie face down on another, as one. Do they?
six_suit_fort-dig-into = { $near }, then { $far }
six_suit_fort-spot = { $spot }: { $line }
six_suit_fort-spot-hint = By number: { $number }. By suit: { $suit }.
six_suit_fort-spot-hint-both = Number or suit, it { $number }.
six_suit_fort-card-hint = { $card }: { $taken } at { $spot }
six_suit_fort-as-number = As number: { $taken }
six_suit_fort-as-suit = As suit: { $taken }
six_suit_fort-takes = takes { $cards }
six_suit_fort-takes-none = takes nothing
six_suit_fort-mode-number = as number
six_suit_fort-mode-suit = as suit
six_suit_fort-step = { $card } { $place }
six_suit_fort-place-first = first
six_suit_fort-place-right = right
six_suit_fort-place-left = left
six_suit_fort-place-stack_left = on the left end
six_suit_fort-place-stack_right = on the right end
six_suit_fort-way-none = Build nothing
six_suit_fort-way-hint = { $size }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $kept }
six_suit_fort-way-kept = {" "}To your hand: { $cards }
six_suit_fort-size = { $width } wide, { $tallest } tall
six_suit_fort-column = Column { $column }, { $cards }
six_suit_fort-pair-hint = { $points ->
    [one] Your fort is then worth 1 point
   *[other] Your fort is then worth { $points } points
}
six_suit_fort-move-play = Dig with { $card } at { $spot } { $mode }
six_suit_fort-move-build = Build { $steps }
six_suit_fort-move-pair = Lay a pair from column { $source } on column { $target }

# Refusals
six_suit_fort-now-play = It's time to dig. Play a card beside the rock.
six_suit_fort-now-build = What you dug is still lying there. Build with it, or build nothing.
six_suit_fort-now-pair = The digging is over. Lay a pair, or none.
six_suit_fort-no-card = You don't hold { $card }. Dig with a card of your hand.
six_suit_fort-no-spot = There is no such spot. Choose one of the sixteen, such as 1aU.
six_suit_fort-no-neighbour = There is no card beside { $spot }. Choose a spot that touches one.
six_suit_fort-no-mode = A card digs as number or as suit. Choose one of the two.
six_suit_fort-no-way = That can't be built: each card goes to one place, and only once. Choose a way from the list.
six_suit_fort-no-captured = { $count ->
    [one] You dug up only 1 card. Build with that one.
   *[other] You dug up only { $count } cards. Build with those.
}
six_suit_fort-no-place = Step { $step } fails: { $card } can't go { $place }. A new column is 1 to 3 steps away, a stack needs the same number.
six_suit_fort-no-column = { $count ->
    [one] Your fort has only 1 column, so there is no pair to lay.
   *[other] Your fort has { $count } columns. Choose two of them.
}
six_suit_fort-no-other = The pair must lie on another column. Choose a different one.
six_suit_fort-no-two = Column { $column } has no two cards. Choose one that has.

# What happened
six_suit_fort-event-began = The cards are dealt. { $seat } starts.
six_suit_fort-event-dug = { $seat } digs at { $spot } with { $card } { $mode } and takes { $taken }.
six_suit_fort-event-dug-nothing = { $seat } digs at { $spot } with { $card } { $mode } and takes nothing.
six_suit_fort-event-built = { $seat } builds { $cards }. The fort is { $width } wide and { $tallest } tall.
six_suit_fort-event-built-nothing = { $seat } builds nothing.
six_suit_fort-event-built-hand = {" "}{ $hand } to the hand.
six_suit_fort-event-last_round = { $why } The last turn is { $last }'s.
six_suit_fort-why-stock = The stock is used up.
six_suit_fort-why-hand = A hand is empty.
six_suit_fort-why-stall = For two rounds nothing has changed.
six_suit_fort-event-paired = { $seat } lays two cards of column { $source } face down on column { $target }.
six_suit_fort-event-over = { $count ->
    [1] { $winners } wins! { $scores }.
   *[other] { $winners } share the win! { $scores }.
}
six_suit_fort-score-of = { $name } { $score }

# The table
six_suit_fort-state-play = { $stock ->
    [one] 1 card in the stock
   *[other] { $stock } cards in the stock
}
six_suit_fort-state-last = Last round, until { $name }'s turn
six_suit_fort-state-pair = Face-down pairs
six_suit_fort-state-over = The game is over
six_suit_fort-alt-pair = the face-down pair on column { $column }
six_suit_fort-alt-square = Square { $square }: { $cards }.
six_suit_fort-alt-position = { $at } { $card }
six_suit_fort-alt-gap = { $at } gone
six_suit_fort-alt-how = Spots are named by position and side: 1aU is above 1a, and 1c lies behind it. U is above, D below, L left, R right.
six_suit_fort-alt-last = Last, seat { $seat } dug at { $spot } with { $card } { $mode } and took { $taken }.
six_suit_fort-alt-last-nothing = Last, seat { $seat } dug at { $spot } with { $card } { $mode } and took nothing.
six_suit_fort-alt-foot = The fort of seat { $seat }, from the left: { $columns }.
six_suit_fort-alt-foot-short = The fort of seat { $seat } goes from { $first } to { $end }.
six_suit_fort-alt-column-none = empty
six_suit_fort-alt-heights = column heights { $heights }
six_suit_fort-alt-stock = { $stock ->
    [one] 1 card is left in the stock.
   *[other] { $stock } cards are left in the stock.
}
six_suit_fort-alt-found = Dug up: { $cards }.
six_suit_fort-alt-columns = from the left { $columns }
six_suit_fort-alt-columns-short = from { $first } to { $end }
six_suit_fort-alt-quiet = { $quiet ->
    [one] 1 turn in a row has changed nothing; at { $most } the last round begins.
   *[other] { $quiet } turns in a row have changed nothing; at { $most } the last round begins.
}
six_suit_fort-alt-fort = { $points ->
    [one] fort { $size }, 1 point
   *[other] fort { $size }, { $points } points
}
six_suit_fort-alt-fort-none = no fort yet
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $count } cards of { $rank }
}
six_suit_fort-alt-ends = Fits on the left: { $left }. On the right: { $right }. To stack: { $stack }.
six_suit_fort-alt-own = Yours: { $fort }.
six_suit_fort-alt-chose = You chose: { $choice }

# Words in pictures
six_suit_fort-bar-quiet = no change { $quiet } / { $most }
six_suit_fort-dug = { $name }: { $card } ({ $mode ->
    [number] as number
   *[suit] as suit
}) at { $spot } → { $taken }
six_suit_fort-task-play = Dig
six_suit_fort-task-build = Build
six_suit_fort-task-pair = A pair?
six_suit_fort-asked-play = digs
six_suit_fort-asked-build = builds
six_suit_fort-asked-pair = decides
six_suit_fort-decided = Decided
six_suit_fort-begins = any card
six_suit_fort-found = Dug up
six_suit_fort-head-fort = Fort
six_suit_fort-head-penalty = Hand
six_suit_fort-story-level = The win is shared
six_suit_fort-story-hand = { $points ->
    [one] Won by what the others still held, by 1 point
   *[other] Won by what the others still held, by { $points } points
}
six_suit_fort-story-margin = { $points ->
    [one] Ahead by 1 point
   *[other] Ahead by { $points } points
}

# Rules
six_suit_fort-sketch-goal = Build a fort as long and as tall as you can.
six_suit_fort-sketch-turn = Dig with a card at the rock: by number or by suit, one card or two.
six_suit_fort-sketch-score = Columns times height, less the lowest card of each suit in your hand.
six_suit_fort-rules-0-title = Dig and build
six_suit_fort-rules-0-1 = Dig cards out of the rock and build a fort of them, as wide and as tall as you can.
six_suit_fort-rules-0-2 = { $pack } cards without jokers: three players get { $for_3 } each, four { $for_4 }, five { $for_5 }. The rest is the stock.
six_suit_fort-rules-0-3 = Who begins is drawn by lot; then it goes clockwise.
six_suit_fort-rules-1-title = The rock
six_suit_fort-rules-1-1 = The rock is two squares of four cards. Around them are sixteen spots. In your turn play a hand card at one of them.
six_suit_fort-rules-1-2 = A spot is named by what it touches and the side: 1aU is above 1a, and 1c lies behind it.
six_suit_fort-rules-2-title = As a number
six_suit_fort-rules-2-1 = You say whether your card is a number or a suit, and take what it digs up. Ace is 1; J, Q and K are 11 to 13.
six_suit_fort-rules-2-2 = If yours is at least both cards added up, take both. 8 is enough for 5 and 3.
six_suit_fort-rules-2-3 = If it isn't, but at least as high as the nearer card, take that one.
six_suit_fort-rules-3-title = As a suit
six_suit_fort-rules-3-1 = If both have your card's suit, take both. If only the nearer one has, take that one. Here 4 of spades takes the 5.
six_suit_fort-rules-3-2 = You may dig for nothing, but what the number or the suit you named takes, you must take.
six_suit_fort-rules-3-3 = Your own card always comes back to you, with what it took.
six_suit_fort-rules-4-title = Build
six_suit_fort-rules-4-1 = Of what you took, your own card included, build any cards in any order. The rest goes to your hand, which can't be built from.
six_suit_fort-rules-4-2 = The first card of your fort is free: any number will do.
six_suit_fort-rules-4-3 = A new column goes to the right end if it is 1 to { $reach } steps higher, or to the left end if it is 1 to { $reach } steps lower. After K comes A.
six_suit_fort-rules-4-4 = The same number is stacked on the outer column. Inner columns are closed.
six_suit_fort-rules-4-5 = Then the rock is refilled from the stock, and the left neighbour digs.
six_suit_fort-rules-5-title = The end and the score
six_suit_fort-rules-5-1 = When the stock or a hand is empty, or after two rounds in which nothing changed, play goes on until the seat right of the start player has had its turn.
six_suit_fort-rules-5-2 = Once, two cards of a column may lie face down as one card on another column. A column of two is then gone.
six_suit_fort-rules-5-3 = Points: columns times the tallest column.
six_suit_fort-rules-5-4 = Less the lowest number of each suit in your hand, here 2 + 9 + 1. The highest score wins; equal scores share the win.

# A first hand (/learn)
six_suit_fort-learn-goal = Dig cards out of the rock and build a fort. Its points are the number of columns times the height of the tallest, so it should be both long and tall.
six_suit_fort-learn-rock = The rock is two squares of four cards. You stand at one of sixteen spots around them, each before one card with another behind it: at 1aU you're above 1a, and 1c lies behind.
six_suit_fort-learn-dig = As a number the king of hearts is worth 13. Above 1a lies the king of crosses, as high, so you take it. For the card behind as well you'd need both added up.
six_suit_fort-learn-dig-else = two kings make a fine first column. The place is 1aU, as number.
six_suit_fort-learn-stack = What you played comes back together with what you took, and of these you may build. Same number on same number: put the second king on the first. A tower of two.
six_suit_fort-learn-stack-else = cards go to the hand if they aren't built, and from there nobody can build. Use both.
six_suit_fort-learn-suit = Now as a suit: play the queen of leaves below 2d, where the king of leaves lies. Same suit, so you take it, however high it is.
six_suit_fort-learn-suit-else = that king raises your tower to three. The place is 2dD, as suit.
six_suit_fort-learn-side = A new column goes to the left if it is one to three lower, or to the right if one to three higher. The queen goes left, the third king on the tower.
six_suit_fort-learn-side-else = both cards have a good place: one makes the fort longer, the other taller.
six_suit_fort-learn-near = Your left end is a queen, so 9, 10 and jack fit there. Above 1a lies the 9 of hearts: dig it with your 8 of hearts as suit.
six_suit_fort-learn-near-else = choose what you dig by what you can build with it. The 9 fits, and then the 8 beside it.
six_suit_fort-learn-run = First the 9 to the left of the queen, then the 8 to the left of the 9: two columns at once. Four columns, three tall: twelve points.
six_suit_fort-learn-run-else = in the other order the 8 wouldn't fit beside the queen: it is four steps lower.
six_suit_fort-learn-leaf = The same once more: your 5 of leaves takes the 6 of leaves at 2bU, and both fit beside your 8.
six_suit_fort-learn-leaf-else = small cards are the way on now that your left end is an 8.
six_suit_fort-learn-more = The 6 first, then the 5. Columns inside the fort are closed: only the ends can still be stacked.
six_suit_fort-learn-more-else = lower and lower to the left, one to three steps each time: 6, then 5.
six_suit_fort-learn-end = Six columns, three tall: eighteen points. When the stock or a hand runs out, the last turns come. Then you lose the lowest number of each suit in your hand.
