# TTP. The rules are a reconstruction, and every place that offers the game says so.
ttp-title = TTP (reconstructed rules)
ttp-line = Every card you play is loot: collect five, and make a poker hand of seven.
ttp-designer = あおや (758bg); the rules are our reconstruction
ttp-about = The original rules are lost; these are our reconstruction. In each of five tricks you play a card, and the cards just played are the loot: the better yours did, the sooner you pick. Five picks and your last two hidden cards make the best poker hand. With six suits, five of a kind exists.
ttp-command = ttp
ttp-also = poker, trick-taking poker

# Options
ttp-option-deals = Deals
ttp-option-deals-help = How many deals are played. By default 4, or 3 with three players.
ttp-option-deals-auto = 4 (3 with three players)
ttp-option-market = Market cards
ttp-option-market-help = How many stock cards are turned up for every trick, to be picked as well.
ttp-option-follow = Following suit
ttp-option-follow-help = Whether you must follow the suit led if you can.
ttp-option-follow-must = you must
ttp-option-follow-free = free
ttp-option-bonus = Bonus for the strongest hand
ttp-option-bonus-help = Extra points for the strongest hand of a deal. By default, as many as there are players.
ttp-option-bonus-auto = as many as players

# A turn
ttp-tag-pick = Pick
ttp-tag-want = Want
ttp-tag-unwant = Forget what I want
ttp-ask-pick-1 = Which card do you pick?
ttp-ask-want-1 = Which card do you want next?
ttp-prompt-pick = Pick a card from the pool.
ttp-prompt-free = Play any card; here nobody has to follow suit.
ttp-anytime = Choose ahead: which card do you want most?
ttp-anytime-next = You want { $cards }. And if { $count ->
    [one] that is
   *[other] those are
} gone?
ttp-move-pick = Pick { $card }
ttp-move-want = Want { $card } next
ttp-hint-makes = { $name } (then: { $made })

# Refusals
ttp-no-card = { $card } isn't in your hand. Play one that is.
ttp-no-pool = { $card } doesn't lie in the pool. Pick one that does.
ttp-no-gone = { $card } is gone; somebody picked it before you. Pick one that still lies there.
ttp-now-play = Cards are being played. Play one from your hand.
ttp-now-pick = The trick is complete. Pick a card from the pool.

# Hands
ttp-made-high_card = high card
ttp-made-one_pair = one pair
ttp-made-two_pair = two pairs
ttp-made-three_kind = three of a kind
ttp-made-straight = straight
ttp-made-full_house = full house
ttp-made-four_kind = four of a kind
ttp-made-flush = flush
ttp-made-five_kind = five of a kind
ttp-made-straight_flush = straight flush

# What happened
ttp-event-turned = Market: { $cards }.
ttp-event-ordered = They pick in this order: { $seats }.
ttp-event-picked = { $seat } picks { $card }.
ttp-event-wanted = You want, in this order: { $cards }.
ttp-event-wanted-none = You no longer want any card ahead of time.
ttp-event-showdown = Showdown: { $told }.
ttp-shown-of = { $name } { $made } (in hand { $cards })
ttp-event-scored = Deal { $deal }: { $points }. Strongest hand: { $best } (+{ $bonus }). Totals: { $totals }.
ttp-event-ended-broken = { $count ->
    [1] Level on points; { $winners } had the strongest hand more often and wins with { $score } points!
   *[other] Level on points; { $winners } had the strongest hand most often and share the win with { $score } points!
}

# The table
ttp-name = TTP
ttp-reconstructed = reconstructed rules
ttp-state-match = Deal { $deal }, trick { $trick } of 5
ttp-state = Deal { $deal } of { $deals }, trick { $trick } of 5
ttp-market = Market
ttp-picks = Picking order
ttp-gone = picked
ttp-before = Last deal
ttp-first = Five picks and two cards in hand make your poker hand
ttp-collected = Your picks
ttp-nothing = No picks yet
ttp-task-pick = Pick a card
ttp-picked = { $name } picked { $card }
ttp-alt-market = Market: { $cards }.
ttp-alt-pool = To be picked: { $cards }.
ttp-alt-order = Picking order: { $seats }.
ttp-alt-first = Five picks and two cards in hand make a poker hand.
ttp-alt-rules = The rules are reconstructed.
ttp-alt-best = strongest hand { $count ->
    [one] once
   *[other] { $count } times
}
ttp-alt-picked = picks { $cards }
ttp-alt-picked-none = no picks
ttp-alt-before = Last deal: { $told }.
ttp-alt-before-of = { $seat } { $made } with { $cards }, scored { $points }
ttp-alt-before-name = { $seat } { $made }, scored { $points }
ttp-alt-picks = Your picks: { $cards }.
ttp-alt-picks-made = Your picks: { $cards } ({ $made }).
ttp-alt-wanted = You want, in this order: { $cards }.
ttp-story-broken = Level, but more strongest hands
ttp-story-best = { $count ->
    [0] Never the strongest hand
    [one] Strongest hand once
   *[other] Strongest hand { $count } times
}

# Rules
ttp-sketch-goal = Make the best poker hand of seven cards.
ttp-sketch-turn = Play a card. What was played is the loot: the best one picks first.
ttp-sketch-score = Each hand has its points, and the strongest scores extra.
ttp-rules-0-title = What you play is loot
ttp-rules-0-1 = The original rules are lost. This is our reconstruction from what is known of the game.
ttp-rules-0-2 = { $pack } cards without jokers. Everybody gets { $hand }, and { $tricks } tricks are played.
ttp-rules-0-3 = The first dealer is drawn by lot; then the deal passes to the left. The dealer's left neighbour leads first, then each trick's winner. { $follow ->
    [free] You need not follow suit.
   *[other] Follow suit if you can.
}
ttp-rules-0-4 = Before each trick { $market ->
    [one] a stock card is
   *[other] { $market } stock cards are
} turned up: the market. Market and played cards are the pool.
ttp-rules-1-title = Who picks first
ttp-rules-1-1 = Everybody picks one card of the pool.
ttp-rules-1-2 = The order: first the suit led, higher first; then the others, higher first; equal ones in the order played.
ttp-rules-1-3 = The highest card of the suit led wins the trick. The rest of the pool is discarded.
ttp-rules-2-title = Your picks and your hand
ttp-rules-2-1 = After { $tricks } tricks you have { $tricks } picks, open, and { $kept } cards in hand. The best five of these { $hand } are your hand.
ttp-rules-2-2 = Sevens and eights: a full house, eights over sevens.
ttp-rules-2-3 = { $bonus ->
    [auto] The strongest hand scores extra: as many points as there are players. Equally strong hands each score it.
   *[other] The strongest hand scores { $bonus } extra. Equally strong hands each score it.
}
ttp-rules-2-4 = { $deals ->
    [auto] After four deals (three with three players) most points win, then most strongest hands, then the win is shared.
    [one] It is one deal: most points win, then the strongest hand, then the win is shared.
   *[other] After { $deals } deals most points win, then most strongest hands, then the win is shared.
}
ttp-rules-3-title = Hands and their points
ttp-rules-3-1 = With six suits five of a kind exists, and a flush beats four of a kind. Within a kind higher numbers win.
ttp-rules-3-2 = The ace is high, in A 2 3 4 5 it is low.

# A first hand (/learn)
ttp-learn-goal = Five tricks; after each, everybody picks one card of those played and of the market. From your five picks and the two cards left, the best five are your poker hand.
ttp-learn-ace = Leaves were led and you must follow. The ace is the highest, so you'd win and pick first. There are queens around: one in the trick, two in your hand. Play the ace.
ttp-learn-ace-else = winning here means picking first, and there is something worth picking.
ttp-learn-queen = Yours is the first pick. You may take any card of the pool, even your own ace back; but with queens in your hand the queen of leaves is worth more.
ttp-learn-queen-else = a pair isn't much, three of a kind is. Collect queens.
ttp-learn-lead = The market shows another queen. Those who follow pick first, highest first, then the others. Lead a small club: you may still pick second, and your strong cards stay with you.
ttp-learn-lead-else = what you play may be picked by somebody. Give them something small.
ttp-learn-second = Somebody picked an 8, and the queen is still there. Take it.
ttp-learn-second-else = that's the second queen among your picks.
ttp-learn-throw = Hearts, and you have none. You'll pick second at best, since highest among those who didn't follow counts. Throw a queen: you have enough, and might even get it back.
ttp-learn-throw-else = your queen of clubs may win a trick later, and this one puts you before the 10 that lies there.
ttp-learn-ten = The queen was taken. Think of what else goes together: you hold a 10 in your hand, so the 10 of diamonds makes a pair.
ttp-learn-ten-else = two queens and two tens are on the way to a full house. Aces wouldn't join anything.
ttp-learn-win = Clubs, and you must follow with the queen. She wins, and so you pick first and can take her straight back.
ttp-learn-win-else = you hold a club, and it is this one.
ttp-learn-third = Take your queen back: three of a kind.
ttp-learn-third-else = nothing in the pool is better for you than the third queen.
ttp-learn-last = The last trick, and you lead. Whichever two cards you keep count for your hand as well. Lead the 10 of leaves: nobody may have leaves left, and then it wins.
ttp-learn-last-else = the king and the 4 help nobody. The 10 is the one to bring home.
ttp-learn-full = It won. Take the 10 back, and you have three queens and two tens.
ttp-learn-full-else = with the second 10 your hand is a full house.
ttp-learn-end = A full house, five points. But somebody has a flush: with six suits it beats four of a kind. The strongest hand also gets a point for every player. Most points win.
