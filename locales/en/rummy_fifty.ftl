# Rummy Fifty
rummy_fifty-command = rummy_fifty
rummy_fifty-title = Rummy Fifty
rummy_fifty-line = Draw, discard, meld, empty your hand. If the worst hand left makes fifty, the win counts double.
rummy_fifty-designer = ゆたか (ゆるあ~と), 2016
rummy_fifty-about = A rummy of runs and groups. Each round has a wild suit that stands for any suit inside a run. Going out is worth a point, and the hand that counts most loses one; if that count and your own J, Q or K come to 50 or more, you win two. First to five points.

# Options
rummy_fifty-option-max_rounds = Most rounds
rummy_fifty-option-max_rounds-help = If nobody has 5 points after this many rounds, most points win.
rummy_fifty-option-layoff_own = Lay off to own melds
rummy_fifty-option-layoff_own-help = Lets you add cards to your own melds too (the original game doesn't).
rummy_fifty-option-first_dealer = First dealer
rummy_fifty-option-first_dealer-help = Who deals first: drawn by lot, or a seat; seats 3 and 4 only where that many play.

# Moves
rummy_fifty-tag-bonus = Choose J, Q or K
rummy_fifty-tag-draw = Draw
rummy_fifty-tag-meld = Meld
rummy_fifty-tag-layoff = Lay off
rummy_fifty-tag-end_turn = End turn
rummy_fifty-ask-bonus-1 = Which bonus card do you choose?
rummy_fifty-ask-draw-1 = Where do you draw from?
rummy_fifty-ask-meld-1 = Which cards make your meld? (3 or more)
rummy_fifty-ask-layoff-1 = Which card do you lay off?
rummy_fifty-ask-layoff-2 = Which meld does { $card } go to?
rummy_fifty-prompt-bonus = Choose your bonus card for scoring: high with a strong hand, J with a weak one.
rummy_fifty-prompt-draw = Draw one card. Where from?
rummy_fifty-prompt-draw-stock = Draw one card. Only the stock is open now.
rummy_fifty-prompt-discard = Discard one card. Melds come after that.
rummy_fifty-prompt-table = Meld and lay off as you like, then press "End turn".
rummy_fifty-court = { $court } ({ $points } points)
rummy_fifty-court-hint-j = least if you lose
rummy_fifty-court-hint-q = in between
rummy_fifty-court-hint-k = most if you go out, and if you lose
rummy_fifty-from-stock = The stock ({ $count } left)
rummy_fifty-from-stock-hint = only you will know the card
rummy_fifty-from-stock-last = the last card: drawing it ends the round without scoring
rummy_fifty-from-discard = { $card }: discard pile of seat { $seat }
rummy_fifty-from-extra = { $card }: extra pile of seat { $seat }
rummy_fifty-from-extra-own = { $card }: your own extra pile
rummy_fifty-drawn-hint = just drawn
rummy_fifty-wild-hint = wild
rummy_fifty-group = { $rank }s: { $suits }
rummy_fifty-run = run { $suit }{ $low }–{ $high }
rummy_fifty-run-open = run { $low }–{ $high }, no suit yet
rummy_fifty-kind-group = group
rummy_fifty-kind-open = run, no suit yet
rummy_fifty-meld-label = Meld { $number }: { $meld } (seat { $seat })
rummy_fifty-move-bonus = Choose { $court }
rummy_fifty-move-draw = Draw { $source }
rummy_fifty-ahead-discard = Draw whatever lies on seat { $seat }'s discard pile then
rummy_fifty-ahead-extra = Draw whatever lies on seat { $seat }'s extra pile then
rummy_fifty-move-draw-stock = Draw from the stock
rummy_fifty-move-meld = Meld { $cards }
rummy_fifty-move-layoff = Lay off { $card } to meld { $number }

# Refusals
rummy_fifty-no-bonus-now = Everyone has chosen their bonus card already.
rummy_fifty-no-bonus-first = Everyone is choosing a bonus card now. The turns come after that.
rummy_fifty-no-court = You can't choose that one. It's J, Q or K, or with two players J or Q.
rummy_fifty-no-draw-first = First draw a card. Discarding and melding come after that.
rummy_fifty-no-draw-again = You have already drawn in this turn. Discard, meld if you like, and end it.
rummy_fifty-no-pile = You can't draw from there. Take from the stock or from the top of a pile that is open to you.
rummy_fifty-no-own-pile = Your own discard pile is closed to you. Take from the stock or from another pile.
rummy_fifty-no-card-there = There is no card there. Take from the stock or from a pile with cards.
rummy_fifty-no-stalled = Nobody has laid down a card for { $turns } turns, so only the stock is open now.
rummy_fifty-no-discard-again = You have already discarded. Meld, lay off, or end your turn.
rummy_fifty-no-discard-first = First discard a card. Melds and layoffs come after that.
rummy_fifty-no-hand-card = You don't hold { $card }. Choose from your hand.
rummy_fifty-no-meld-few = A meld needs at least { $least } cards.
rummy_fifty-no-meld-gap = The { $rank } is missing. The ranks of a run follow one another.
rummy_fifty-no-meld-wrap = The ace is low, so no run goes from 10 to A.
rummy_fifty-no-meld-repeat = There are two cards of rank { $rank }. A run has each rank once; a group has one rank only.
rummy_fifty-no-meld-suits = That mixes { $suit } and { $other }. A run has one suit, and wild cards.
rummy_fifty-no-such-meld = There is no meld of that number ({ $count } on the table).
rummy_fifty-no-own-meld = That meld is your own. You can only lay off to those of others.
rummy_fifty-no-fit-group = That is a group of { $rank }s, so { $card } doesn't fit.
rummy_fifty-no-fit-suit = That run is of { $suit }. It takes { $suit }, or wild { $wild }.
rummy_fifty-no-fit-ends = { $card } doesn't follow. That run takes a { $low } or a { $high }.
rummy_fifty-no-fit-end = { $card } doesn't follow. That run only takes a { $rank }.
rummy_fifty-no-fit-full = That run is complete from A to 10.

# What happens
rummy_fifty-event-round = Round { $round }. { $dealer } deals, and { $suit } are wild ({ $indicator } was turned up).
rummy_fifty-event-revealed = Bonus cards: { $courts }.
rummy_fifty-court-of = { $name } { $court }
rummy_fifty-event-drew = { $seat } drew from the stock.
rummy_fifty-event-drawn = You drew { $card }.
rummy_fifty-event-took = { $seat } took { $card } from { $owner }'s discards.
rummy_fifty-event-took-extra = { $seat } took { $card } from { $owner }'s extra pile.
rummy_fifty-event-discarded = { $seat } discarded { $card }.
rummy_fifty-event-melded = { $seat } laid down meld { $meld }: { $cards } ({ $kind }).
rummy_fifty-event-laid_off = { $seat } laid off { $card } to { $owner }'s meld { $meld }.
rummy_fifty-event-flipped = { $card } was turned onto { $seat }'s extra pile.
rummy_fifty-event-stalled = Nobody has laid down a card for two rounds of turns, so only the stock is open now.
rummy_fifty-gained = { $gain ->
    [one] one point
   *[other] { $gain } points
}
rummy_fifty-event-went_out = { $seat } went out. Highest count: { $losers } with { $most }, minus a point (never below 0). { $most } + { $bonus } = { $value }: { rummy_fifty-gained } for { $seat }.
rummy_fifty-event-went_out-cube = { $seat } went out. Highest count: { $losers } with { $most }. { $most } + { $bonus } = { $value }: { rummy_fifty-gained } for { $seat }, times the cube.
rummy_fifty-event-unscored = The stock ran out, and round { $round } ended without scoring.

# The table
rummy_fifty-state = Round { $round } · { $suit } wild · stock { $stock }
rummy_fifty-state-over = The game is over
rummy_fifty-alt-stall = Turns in a row with no card laid: { $stall }. At { $limit } only the stock is open.
rummy_fifty-alt-points = { $points } of { $goal } points
rummy_fifty-alt-court = bonus card { $court }
rummy_fifty-alt-top = top discard { $card }
rummy_fifty-alt-extra = top of the extra pile { $card }
rummy_fifty-alt-no-melds = No melds yet.
rummy_fifty-alt-melds = Melds: { $melds }.
rummy_fifty-alt-meld-open = { $number } (seat { $seat }, no suit yet) { $cards }
rummy_fifty-alt-meld = { $number } (seat { $seat }) { $cards }
rummy_fifty-alt-left = left with { $cards }; with { $court } { $total } in all
rummy_fifty-alt-in-last = in the last round { $told }
rummy_fifty-alt-step = Step: { $step }.
rummy_fifty-alt-out = went out; { $most } and { $court } make { $value }
rummy_fifty-alt-gain = plus { $change ->
    [one] one point
   *[other] { $change } points
}
rummy_fifty-alt-loss = minus one point
rummy_fifty-head-start = Start
rummy_fifty-head-round = R{ $round }
rummy_fifty-alt-start = start
rummy_fifty-alt-round = round { $round }
rummy_fifty-alt-last = Last round, { $seat }: { $told }.
rummy_fifty-alt-suited = { $suit } { $ranks }
rummy_fifty-alt-wild = Wild: { $suit } (the { $rank } was turned up). Stock { $stock }.
rummy_fifty-alt-courts = Bonus cards to choose from: { $courts }.
rummy_fifty-alt-chosen = You chose { $court }.
rummy_fifty-alt-sources = You may draw from: { $sources }.
rummy_fifty-alt-may-meld = You may meld: { $melds }.
rummy_fifty-alt-may-meld-more = You may meld: { $melds }; { $more } more ways.
rummy_fifty-alt-may-layoff = You may lay off: { $cards }.
rummy_fifty-alt-layoff = { $card } to meld { $numbers }
rummy_fifty-alt-may-nothing = You can lay down nothing. "End turn" passes on.
rummy_fifty-dot = ,{" "}

# Words in the pictures
rummy_fifty-last-laid = { $name } laid down { $cards }.
rummy_fifty-last-out = { $name } went out in the last round: { $value }, worth { rummy_fifty-gained }.
rummy_fifty-story-margin = Won by { $points ->
    [one] one point
   *[other] { $points } points
}
rummy_fifty-story-shared = Level at the end: the win is shared
rummy_fifty-story-back = Back from 0 points after round { $round }
rummy_fifty-story-double = { $count ->
    [one] One win worth two points
   *[other] { $count } wins worth two points
}
rummy_fifty-wild = Wild
rummy_fifty-stall = No card laid
rummy_fifty-hand-stalled-short = Stock only
rummy_fifty-step-draw = draw
rummy_fifty-step-discard = discard
rummy_fifty-step-table = meld
rummy_fifty-step-bonus = choosing
rummy_fifty-ready = ready
rummy_fifty-extras = Extra
rummy_fifty-melds = Melds
rummy_fifty-no-melds = Nothing on the table yet
rummy_fifty-before = Last round
rummy_fifty-went-out = Out
rummy_fifty-task-bonus = Choose J, Q or K
rummy_fifty-task-bonus-two = Choose J or Q
rummy_fifty-task-draw = Draw a card
rummy_fifty-task-discard = Discard one
rummy_fifty-task-table = Meld or end
rummy_fifty-chosen-mark = chosen
rummy_fifty-drawn = drawn
rummy_fifty-hand-stalled = Only the stock is open now
rummy_fifty-result-rounds = { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
rummy_fifty-result-course = By round

# Rules
rummy_fifty-sketch-goal = Be the first without cards. First to { $goal } points wins.
rummy_fifty-sketch-turn = Draw a card, discard a card, and lay runs and groups.
rummy_fifty-sketch-score = Going out pays 1; with 50 from the worst hand and your court card, 2.
rummy_fifty-rules-0-title = Empty your hand to go out
rummy_fifty-rules-0-1 = { $pack } cards, A to 10 in six suits. { $hand } are dealt to each player, the rest is the stock. Everyone starts with 1 point; first to { $goal } wins.
rummy_fifty-rules-0-2 = The top card of the stock is turned up. Its suit is wild in this round. The card itself stays out of play.
rummy_fifty-rules-0-3 = The first dealer is drawn by lot unless agreed otherwise; the deal passes to the left every round.
rummy_fifty-rules-1-title = One of J, Q, K
rummy_fifty-rules-1-1 = Having seen their hands, all choose one of their own J, Q, K at the same time; two players choose J or Q.
rummy_fifty-rules-1-2 = It only counts in scoring: J 10, Q 20, K 30.
rummy_fifty-rules-2-title = Your turn: draw, discard, meld
rummy_fifty-rules-2-1 = Draw one card: from the stock, or the top card of another player's discards.
rummy_fifty-rules-2-2 = Discard one card onto your own pile. It may be the one you drew.
rummy_fifty-rules-2-3 = Meld and lay off as often as you like. With an empty hand you go out. Nobody goes out by discarding.
rummy_fifty-rules-2-4 = End your turn; your left neighbour is next. The dealer begins.
rummy_fifty-rules-2-5 = With 3 or 4 players, after two rounds of turns drawing from discards without a card laid, only the stock is open.
rummy_fifty-rules-3-title = Melds
rummy_fifty-rules-3-1 = A group: three to six cards of one rank, in any suits.
rummy_fifty-rules-3-2 = A run: three or more ranks in a row of one suit. The ace is 1, and no run goes from 10 to A.
rummy_fifty-rules-4-title = The wild suit
rummy_fifty-rules-4-1 = The wild suit (here leaves) stands for any suit inside a run, but keeps its rank.
rummy_fifty-rules-4-2 = These aren't melds.
rummy_fifty-rules-5-title = Laying off
rummy_fifty-rules-5-1 = You may add single cards to the melds of other players, and to your own only if the table agreed on it.
rummy_fifty-rules-5-2 = A group takes its rank; a run takes the next rank at either end, in its suit or the wild one.
rummy_fifty-rules-5-3 = A run of wild cards only has no suit yet. The first other card added to it settles the suit.
rummy_fifty-rules-5-4 = Cards on the table never move again.
rummy_fifty-rules-6-title = Scoring when somebody goes out
rummy_fifty-rules-6-1 = The others add up the ranks left in hand (A is 1) and their own J, Q or K. Whoever has the most loses a point, all of them in a tie, down to 0.
rummy_fifty-rules-6-2 = To that number the winner's J, Q or K is added. Up to 49 the winner gets 1 point, from 50 on 2.
rummy_fifty-rules-6-3 = Whoever has 5 points or more wins the game.
rummy_fifty-rules-7-title = The stock runs out; two players
rummy_fifty-rules-7-1 = When the last card leaves the stock, the round ends at once without scoring.
rummy_fifty-rules-7-2 = If nobody has won after { $max_rounds } rounds, most points win; equal points share the win.
rummy_fifty-rules-7-3 = With two players, at the end of a turn the top card of the stock is turned onto your own extra pile.
rummy_fifty-rules-7-4 = You may draw from the other's discards and from both extra piles.
rummy_fifty-rules-7-5 = Melds laid early let others lay off. Holding them and going out all at once is often stronger.

# A first hand (/learn)
rummy_fifty-learn-goal = Draw, discard, and lay cards down in groups of one number or runs of one suit. Empty your hand to win the round; whoever is left with most loses a point. Five points win.
rummy_fifty-learn-wild = Clubs are wild this round: in a run a club stands for any suit but keeps its number. You hold three tens, three clubs, and diamonds that clubs could fill in.
rummy_fifty-learn-bonus = Choose a J, Q or K in secret. If you win it is added to the loser's count, and 50 makes the win double; if you lose, to yours. Start carefully: the jack.
rummy_fifty-learn-bonus-else = a queen or a king may double a win, and may make your count the highest. The jack is the careful choice.
rummy_fifty-learn-draw = You deal, so you begin. A turn starts with a card from the stock or the top of somebody's discards. There are none yet, so a card was drawn for you.
rummy_fifty-learn-discard = A fourth ten. Now discard one: the 5 of leaves goes with nothing you hold.
rummy_fifty-learn-discard-else = keep the tens, the clubs and the diamonds. The 5 of leaves stands alone.
rummy_fifty-learn-hold = You could lay down tens already. But others may lay off on what you put on the table, and your club is still needed elsewhere. Keep your hand together and end your turn.
rummy_fifty-learn-hold-else = laid-down cards help the others to get rid of theirs. Going out all at once is stronger.
rummy_fifty-learn-again = Everyone has had another turn; in yours the 5 of hearts came and went. The discards, a 5 of crosses and a 3 of hearts, don't help. Draw from the stock.
rummy_fifty-learn-again-else = neither of the discards joins your cards.
rummy_fifty-learn-away = The 2 of clubs: look what it does. Diamond ace, club 2, diamond 3, club 4: a run with wild cards in it. The ace of crosses is left over. Discard it.
rummy_fifty-learn-away-else = everything else has found its place. The ace of crosses is the one too many.
rummy_fifty-learn-group = Now everything fits. First three tens: spades, hearts and clubs. The ten of diamonds is needed elsewhere.
rummy_fifty-learn-group-else = take the ten of clubs into the group and keep the ten of diamonds for the run at the end.
rummy_fifty-learn-run = Then the run: ace to 4, with the 2 and 4 of clubs standing for diamonds.
rummy_fifty-learn-run-else = all four cards of the run at once: ace, 2, 3 and 4.
rummy_fifty-learn-out = And the last three: 8 and 10 of diamonds with the 9 of clubs between them.
rummy_fifty-learn-out-else = these three empty your hand.
rummy_fifty-learn-end = You went out. Somebody was left with 62, and your jack on top: more than 50, so the win counts double. With a bad hand the jack costs you least.
