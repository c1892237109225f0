# Boonaken
boonaken-title = Boonaken
boonaken-line = The Dutch jass: bid, swap cards with the table, name trumps, make what you bid.
boonaken-designer = traditional (Netherlands)
boonaken-about = Everybody holds six cards and bids points, or no trick at all, or every trick. The highest bidder takes the table cards, lays as many away, names trumps and may declare roem, runs and fours in hand. Make your contract and you get a plus, otherwise a minus. Two pluses win, two minuses lose.
boonaken-command = boonaken

# Options
boonaken-option-ending = Ending
boonaken-option-ending-help = Two pluses win at once, or play on until somebody loses, or for the places of a championship.
boonaken-option-ending-first_out = two pluses win
boonaken-option-ending-find_loser = play on to find the loser
boonaken-option-ending-championship = championship: places and points
boonaken-option-table_rules = Rules at the table
boonaken-option-table_rules-help = As usual, or those of the Dutch championship: misère above 100, no trump under a trump.
boonaken-option-table_rules-standard = usual
boonaken-option-table_rules-championship = Dutch championship
boonaken-option-min_bid = Lowest bid
boonaken-option-min_bid-help = The lowest number that may be bid, a multiple of 5. Usually 25.
boonaken-option-early_stop = Stop early
boonaken-option-early_stop-help = A deal ends as soon as the open cards settle whether the contract is made.
boonaken-option-redeal_limit = Deals passed out
boonaken-option-redeal_limit-help = If this many deals in a row are passed out, the game is a draw.
boonaken-option-championship_games = Championship games
boonaken-option-championship_games-help = Only for a championship: the points of this many games are added up.

# Bids
boonaken-bid-number = { $points }
boonaken-bid-misere = misère
boonaken-bid-zwabber = zwabber
boonaken-bid-boonaak = boonaak
boonaken-bid-roem = boonaak with { $roem } roem
boonaken-bid-pass = pass
boonaken-contract = { $bid } with { $trump }
boonaken-result-of = { $contract }, { $told }
boonaken-came-made = made with { $points }
boonaken-came-failed = failed with { $points }
boonaken-ended-made = made
boonaken-ended-failed = failed
boonaken-gap = {" "}

# A turn
boonaken-tag-bid = Bid points
boonaken-tag-misere = Misère
boonaken-tag-join = Join the misère
boonaken-tag-zwabber = Zwabber
boonaken-tag-boonaak = Boonaak
boonaken-tag-exchange = Lay away
boonaken-tag-open = Name trumps
boonaken-tag-trump = Name trumps
boonaken-ask-bid-1 = How many points do you bid?
boonaken-ask-boonaak-1 = Boonaak, with how much roem?
boonaken-ask-exchange-1 = Which cards do you lay away?
boonaken-ask-open-1 = First name trumps. Which suit?
boonaken-ask-open-2 = How much roem do you declare?
boonaken-ask-open-3 = Which card do you lead?
boonaken-ask-trump-1 = First name trumps. Which suit?
boonaken-ask-trump-2 = Which card do you lead?
boonaken-hint-bid-bid = Card points and roem, with trumps of your choice
boonaken-hint-bid-boonaak = All six tricks, with trumps of your choice
boonaken-hint-bid-boonaak-roem = All six tricks, and at least that much roem in your hand
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = { $roem } roem in your hand
boonaken-roem = { $roem ->
    [0] No roem
   *[other] { $roem } roem
}
boonaken-prompt-bid = Bid, or pass.
boonaken-prompt-over = The bid is { $bid }. Bid higher, or pass.
boonaken-prompt-misere = The bid is misère. Join it, bid higher, or pass.
boonaken-prompt-join = Join the misère, or pass.
boonaken-prompt-exchange = Lay away { $count } cards.
boonaken-prompt-open = Lead a card: its suit is trumps, and all your roem is declared. Or name trumps first.
boonaken-prompt-trump = Lead a card: its suit is trumps. Or name trumps first.
boonaken-prompt-play-plain = Follow { $suit } if you can.
boonaken-prompt-play-trump = Follow { $suit } if you can; the jack of trumps you may always keep.
boonaken-prompt-play-under = Follow { $suit } or trump above { $card }; without { $suit }, any card. A lower trump only if nothing else is left, the jack of trumps aside.
boonaken-prompt-play-either = Follow { $suit } or play { $trump }; without { $suit }, any card.
boonaken-move-bid = Bid { $bid }
boonaken-move-exchange = Lay away { $cards }
boonaken-move-open = { $roem ->
    [0] Trumps { $trump }, no roem, lead { $card }
   *[other] Trumps { $trump }, { $roem } roem, lead { $card }
}
boonaken-move-trump = Trumps { $trump }, lead { $card }
boonaken-move-lead = Lead { $card }
boonaken-task-auction = Your bid
boonaken-task-exchange = Lay { $count } away
boonaken-task-open = You lead: name trumps
boonaken-task-play = Your card

# Refusals
boonaken-no-auction-now = The auction is still on. Bid, or pass.
boonaken-no-exchange-now = The table cards have been taken. First lay as many away.
boonaken-no-open-now = First comes the opening: name trumps and lead a card.
boonaken-no-play-now = The deal is being played. Play a card to the trick.
boonaken-no-number = Bids go in steps of 5, from { $low } to { $high }.
boonaken-no-low = That bid is too low. At least { $least } is needed now.
boonaken-no-over = That doesn't beat the bid that stands. Bid higher, or pass.
boonaken-no-only-join = The misère is shared, so nothing else can be bid. Join it, or pass.
boonaken-no-boonaak-first = With these rules a boonaak with roem can only be bid over a boonaak.
boonaken-no-step = Roem never comes to that number. Pick one from the list.
boonaken-no-twice = You named a card twice. Pick different ones.
boonaken-no-count = Lay away exactly { $count } cards.
boonaken-no-suit = There is no such suit. Trumps are spades, hearts, clubs or diamonds.
boonaken-no-roem = { $most ->
    [0] You hold no roem with these trumps. Declare none.
   *[other] You hold { $most } roem with these trumps. Declare that, or less.
}
boonaken-no-roem-now = Your contract counts roem. Say how much you declare.
boonaken-no-no-roem = This contract counts no roem. Just name trumps and lead.
boonaken-no-follow-or-trump = You hold { $suit }, so play { $suit } or { $trump }, the trumps.
boonaken-no-under = { $follows ->
    [true] You may not trump lower than { $card }. Play { $suit }, or a higher trump.
   *[other] You may not trump lower than { $card }. Play another suit, or a higher trump.
}

# What happened
boonaken-event-dealt = Deal { $deal } begins, { $dealer } deals. Open on the table: { $cards }.
boonaken-event-called = { $seat } bids { $bid }.
boonaken-event-passed = { $seat } passes.
boonaken-event-passed_out = Nobody has bid. { $dealer } deals again.
boonaken-event-took = { $seat } takes the { $count } table cards, with { $cards } among them.
boonaken-event-took-away = { $seat } takes the { $count } cards laid away.
boonaken-event-picked = You picked up { $cards }.
boonaken-event-exchanged = { $seat } lays { $count } cards away.
boonaken-event-opened = { $seat } makes { $trump } trumps.
boonaken-event-opened-roem = { $seat } makes { $trump } trumps and declares { $roem } roem.
boonaken-event-trick = { $winner } takes the trick.
boonaken-event-made = { $who }: { $bid } made, a plus.
boonaken-event-failed = { $who }: { $bid } failed, a minus.
boonaken-event-points = It came to { $points } with roem.
boonaken-event-went_out = { $seats }: out with two pluses, place { $place }.
boonaken-event-fell_in = { $seats }: in with two minuses.
boonaken-event-game_over = Game { $game } is over: { $points }. In all: { $totals }.
boonaken-event-game_over-first = Game { $game } is over: { $points }.
boonaken-event-won = { $count ->
    [1] { $who } wins!
   *[other] { $who } share the win!
}
boonaken-event-lost = { $count ->
    [1] { $who } has lost.
   *[other] { $who } have lost.
}
boonaken-event-draw = Nobody wins, and nobody loses.

# The table
boonaken-state-auction = Deal { $deal }, auction
boonaken-state-exchange = Deal { $deal }, exchange
boonaken-state-open = Deal { $deal }, opening
boonaken-state-play = Deal { $deal }, trick { $trick } of 6
boonaken-state-game = Game { $game } of { $games }, { $line }
boonaken-missing-points = { $left ->
    [0] Made
   *[other] { $left } to go
}
boonaken-missing-tricks = { $lost ->
    [0] { $left ->
        [one] 1 trick to go
       *[other] { $left } tricks to go
    }
   *[other] Failed: a trick is lost
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] Failed: a trick is taken
       *[other] No trick taken so far
    }
   *[other] { $count } of { $of } without a trick
}
boonaken-alt-call = { $bid } by seat { $seat }
boonaken-alt-calls = Bids: { $calls }.
boonaken-alt-highest = highest
boonaken-alt-high = Highest bid: { $bid }.
boonaken-alt-table = { $blind ->
    [0] Table cards: { $cards }.
   *[other] Table cards: { $cards } open, { $blind } face down.
}
boonaken-alt-unused = {" "}Not dealt: { $count }.
boonaken-alt-redeals = { $count ->
    [one] 1 deal was passed out just before.
   *[other] { $count } deals were passed out just before.
}
boonaken-alt-deal = seat { $seat }'s { $told }
boonaken-alt-before = Last contract: { $deals }.
boonaken-alt-contract = { $count ->
    [one] Contract: { $contract }, declarer { $seats }.
   *[other] Contract: { $contract }, declarers { $seats }, each alone.
}
boonaken-alt-goal = Goal { $needed }, so far { $made }.{" "}
boonaken-alt-swapped = { $count } cards lie face down before { $seat }.
boonaken-alt-marks = plus { $plus }, minus { $minus }
boonaken-alt-contract-made = { $contract } made
boonaken-alt-contract-failed = { $contract } failed
boonaken-alt-total = Earlier games, from seat 1: { $totals }.
boonaken-alt-end-match = A declarer who makes the contract wins the deal, otherwise the other player does.
boonaken-alt-end-first_out = Two pluses win, two minuses lose.
boonaken-alt-end-find_loser = Two pluses go out, two minuses lose.
boonaken-alt-end-championship = Two pluses finish, two minuses are eliminated.
boonaken-alt-combination = { $cards } for { $points }
boonaken-alt-roem-by = Roem by trumps: { $told }.
boonaken-alt-roem-by-suit = { $suit } { $roem }
boonaken-alt-roem = Roem in your hand: { $told }.
boonaken-alt-no-roem = No roem in your hand.
boonaken-alt-discarded = You laid away { $cards }.

# Words in pictures
boonaken-picture-boonaak = boonaak { $roem }
boonaken-picture-contract = Contract
boonaken-picture-total = Earlier games
boonaken-picture-unused = { $count } not dealt
boonaken-picture-roem-by = Roem by trumps
boonaken-picture-declared = roem { $points }
boonaken-picture-others = others { $points }
boonaken-picture-high = Highest bid
boonaken-picture-table = Table cards
boonaken-picture-before = Last contract
boonaken-picture-in = Eliminated
boonaken-picture-place = Place { $place }
boonaken-picture-roem = Roem
boonaken-picture-no-roem = No roem
boonaken-picture-laid = Laid away
boonaken-picture-new = Taken
boonaken-picture-loser = Loser
boonaken-picture-marks = { $count ->
    [one] mark
   *[other] marks
}
boonaken-picture-nobody = No winner
boonaken-amount-places = { $count ->
    [one] { $number } place
   *[other] { $number } places
}
boonaken-amount-marks = { $count ->
    [one] { $number } mark
   *[other] { $number } marks
}
boonaken-story-last = Last, { $name }: { $told }
boonaken-story-redeals = { $count } deals in a row were passed out

# Rules
boonaken-sketch-goal = Make what you bid: a plus. Two pluses win, two minuses lose.
boonaken-sketch-turn = Bid. The highest takes the table cards, names trumps and leads.
boonaken-sketch-score = Card points of your tricks and the roem you hold must reach the bid.
boonaken-rules-0-title = The deal and the bids
boonaken-rules-0-1 = { $pack } cards: A to 7 in four suits. Everybody gets { $hand }, and { $table } lie on the table, { $open } of them open; with five players just { $open }, both open.
boonaken-rules-0-2 = The dealer's left neighbour begins. In turn bid higher or pass for good. A number is the points you will make, from { $min_bid } up in fives.
boonaken-rules-0-3 = Nobody needs to hold what they bid. If all pass, the same dealer deals again; after { $redeal_limit } such deals in a row the game is a draw.
boonaken-rules-0-4 = The first dealer is drawn by lot. After each deal that was played, the deal passes to the left.
boonaken-rules-1-title = Misère, zwabber, boonaak
boonaken-rules-1-1 = Misère: take no trick, without trumps. Others may join it, and each then plays alone. From the second on, all may only join or pass.
boonaken-rules-1-2 = Zwabber: take all { $hand } tricks, without trumps.
boonaken-rules-1-3 = Boonaak: take all { $hand } with trumps. If you like you bid roem with it, which your hand must hold; more roem is the higher bid.
boonaken-rules-2-title = Exchange and trumps
boonaken-rules-2-1 = The declarer takes the table cards and lays as many away, which count for nobody. In a shared misère the next one takes those.
boonaken-rules-2-2 = Then name trumps, declare roem and lead. In a shared misère the first to bid it leads.
boonaken-rules-2-3 = A lead alone makes its suit trumps and declares all roem. You may declare less than you hold, never more; then only that counts.
boonaken-rules-3-title = Roem
boonaken-rules-3-1 = Roem counts for numbers only: three in a row of a suit 20, four 50, five 100, six 200; four jacks 200, four queens, kings or aces 100.
boonaken-rules-3-2 = King and queen of trumps are 20 more. With hearts as trumps this is 50 and 20.
boonaken-rules-3-3 = A run goes by A, K, Q, J, 10, 9, 8, 7, also in trumps. No card stands in two runs, but one of a run may also count in a four, and with king and queen.
boonaken-rules-4-title = Play
boonaken-rules-4-1 = Trumps go J, 9, A, K, Q, 10, 8, 7; the jack counts 20, the nine 14. Other suits go A, K, Q, J, 10, 9, 8, 7.
boonaken-rules-4-2 = An ace counts 11, a ten 10, a king 3, a queen 2, a plain jack 1: { $points } in all.
boonaken-rules-4-3 = Follow suit or play a trump; if you can't follow, play anything. On a trump lead follow, but the jack of trumps you may always keep.
boonaken-rules-4-4 = The highest trump takes the trick, else the highest card of the suit led. Here it is the jack, for 48. Whoever takes the trick leads the next one.
boonaken-rules-5-title = Plus and minus
boonaken-rules-5-1 = Make what you bid, roem included, and you get a plus; otherwise a minus. Nobody else is marked. Marks never cancel.
boonaken-rules-5-2 = Two pluses win. Two minuses lose, and if nobody has won the game ends without a winner.
boonaken-rules-5-3 = An option plays on: two pluses go out, until somebody has two minuses or is the last one left.
boonaken-rules-5-4 = In a championship two pluses finish for 10, 8, 4 or 1 points by place, two minuses are eliminated and get none.
boonaken-rules-5-5 = Its table rules: one card face down, misère above 100 and, alone, with trumps, zwabber above 125, boonaak before boonaak with roem, a run of six 100, no trump under a trump, the declarer deals next.

# Hints
boonaken-hint-why-low = { $count ->
    [one] 1 of your cards is a nine or lower.
   *[other] { $count } of your cards are nines or lower.
}
boonaken-hint-why-trumps = With { $suit } as trumps you'd hold { $count } of them.
boonaken-hint-why-roem = With { $suit } as trumps you'd hold { $count } of them, and { $roem } roem.
boonaken-hint-why-pass = At least { $least } would be needed, and your best trumps are { $count } { $suit }.
boonaken-hint-why-keep = You keep { $count } cards of { $suit }.
boonaken-hint-why-keep-roem = You keep { $count } cards of { $suit }; with that suit as trumps you have { $roem } roem.
boonaken-hint-why-keep-low = { $count ->
    [one] 1 of the cards you keep is a nine or lower.
   *[other] { $count } of the cards you keep are nines or lower.
}
boonaken-hint-why-longest = You hold no more of any suit than of { $suit }: { $count }.
boonaken-hint-why-lead = { $above ->
    [0] { $card } is the highest of its suit still out.
    [one] 1 higher card of { $suit } is not in your hand.
   *[other] { $above } higher cards of { $suit } are not in your hand.
}
boonaken-hint-why-takes = { $points ->
    [one] It takes the trick, with 1 point.
   *[other] It takes the trick, with { $points } points.
}
boonaken-hint-why-wins = { $more ->
    [one] It is winning with { $points } points so far; 1 more plays.
   *[other] It is winning with { $points } points so far; { $more } more play.
}
boonaken-hint-why-over = { $more ->
    [0] It takes the trick.
    [one] It is the highest so far; 1 more plays.
   *[other] It is the highest so far; { $more } more play.
}
boonaken-hint-why-under = It stays under { $top }.
boonaken-hint-why-feed = { $seat } is winning the trick against the declarer, and gets { $points } more.
boonaken-hint-why-gives = { $points ->
    [0] It gives nothing away.
    [one] It doesn't win, and gives 1 point away.
   *[other] It doesn't win, and gives { $points } points away.
}

# Orders
boonaken-order-button = Bid for me
boonaken-order-title = Bid for me in deal { $deal }
boonaken-order-limit = Up to how many points?
boonaken-order-limit-help = I bid the next step for you up to that number, then pass. Empty: you bid yourself again.
boonaken-order-set = I'll bid for you up to { $limit } in this deal, then pass.
boonaken-order-none = You have no standing order. On your turn you bid yourself.
boonaken-order-ended = The order to bid has ended.
boonaken-order-bad = That isn't a number of points. Give a plain number such as 60, or leave the field empty.
boonaken-order-reached = The bidding is past that already. At least { $count } is needed now.
boonaken-order-late = The auction is over. You can give the order again in the next deal.

# A first hand (/learn)
boonaken-learn-goal = Whoever bids most plays alone and must make that many points, with cards and roem, runs in the hand, for a plus. Two pluses win. Trumps rank jack, nine, ace, king, queen, ten.
boonaken-learn-bid = Jack, ten, nine, seven of diamonds: as trumps the jack counts 20, the nine 14, and three in a row are roem for 20. The declarer also gets the two open aces. Bid 40.
boonaken-learn-bid-else = you're worth a good deal more than a pass. With 40 you show that you mean it.
boonaken-learn-raise = Somebody says 60. Count: trumps at the top bring some 50 to 60 points, the aces 22, roem 20. Eighty is within reach.
boonaken-learn-raise-else = less than 80 leaves it to somebody else, and more would be bold. Take 80.
boonaken-learn-table = You're the declarer, and the four table cards are yours: two aces, and two spades that lay face down. Now lay four cards away; nobody sees which.
boonaken-learn-away = Keep the diamonds and both aces. The jack and 10 of hearts and the two small spades can go.
boonaken-learn-away-else = five diamonds and the ace of spades are six cards that all win or nearly. The rest is in the way.
boonaken-learn-open = The suit you lead becomes trumps, and your roem is declared along with it. Lead the jack of diamonds, the highest trump: it names diamonds, declares 20 roem and draws the others' trumps out.
boonaken-learn-open-else = diamonds are your trumps, and the jack is the card nobody can beat.
boonaken-learn-nine = King and eight fell. The nine is the next best trump, 14 points, and it takes the last ones out if any are left.
boonaken-learn-nine-else = trumps first, as long as somebody may hold one. The nine can't be beaten now.
boonaken-learn-ace = Nobody has trumps any more but you. The ace takes eleven points of its own and whatever they must throw on it.
boonaken-learn-ace-else = it wins for certain and counts eleven.
boonaken-learn-spade = Nine points to go. The ace of spades is the highest of its suit, nobody can trump it, and it brings eleven.
boonaken-learn-spade-else = with the ace of spades you're there at once.
boonaken-learn-end = It came to 97: eighty made, a plus. The deal ends once that is decided. Two pluses win, two minuses lose, and they never cancel out. For misère and boonaak see the rules.
