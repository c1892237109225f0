# Arsène
arsene-title = Arsène
arsene-line = Your tricks are the number of the shop you rob. Two thieves at one shop get nothing.
arsene-designer = a Japanese board game blogger
arsene-about = Tricks for four gentleman thieves. Take three tricks and you rob shop 3: alone you carry chips home, in company you get nothing. If somebody has as many tricks as you, you can push a trick you win on to them. Whoever walks into an empty shop is caught by the police, and the game is over.
arsene-command = arsene

# Options
arsene-option-advanced = Advanced rules
arsene-option-advanced-help = Scramble after a shop is emptied: players with equal tricks exchange all their chips.
arsene-option-flip_mode = Side card turned by
arsene-option-flip_mode-help = Who turns the card that decides trumps: a player or the table. The luck is the same.
arsene-option-flip_mode-player = the dealer's left neighbour
arsene-option-flip_mode-auto = the table
arsene-option-max_deals-help = The latest end (5 to 50 deals, 0 for no limit). Most games take about 6 deals.
arsene-option-max_deals-0 = no limit

# A turn
arsene-tag-flip = Turn
arsene-tag-take = Take it
arsene-tag-push = Push it
arsene-tag-plan = If I win
arsene-ask-flip-1 = Which card do you turn?
arsene-ask-plan-1 = If you win this trick
arsene-flip-1 = The left card
arsene-flip-2 = The middle card
arsene-flip-3 = The right card
arsene-push-to = Push it to { $name }
arsene-ahead-ask = If I win it: ask me then
arsene-ahead-take = If I win it: take it
arsene-ahead-push = If I win it: push it (to { $name })
arsene-prompt-flip = Turn one of the three side cards. If it is black, diamonds are trumps.
arsene-prompt-decide = You won it. Take it as your trick { $next }, or push it to { $name }?

# Refusals
arsene-no-place = There are three side cards. Pick the left, the middle or the right one.
arsene-no-flip-now = The side card has been turned already. A trick is being played.
arsene-no-play-now = No card can be played now. First a side card is turned, or the trick just won is taken or pushed.
arsene-no-take-now = There is no trick to take now. You choose when you win one that you could push.
arsene-no-push-now = You can't push now. You choose when you win a trick and somebody has as many tricks as you.
arsene-no-plan = You can plan ahead only for a trick you can still win, while somebody has as many tricks as you.

# What happened
arsene-event-turned = { $trumps ->
    [yes] Side card { $place } is { $card }: it is black, so diamonds are trumps.
   *[no] Side card { $place } is { $card }: it is red, so there are no trumps.
}
arsene-event-trick = { $winner } wins the trick.
arsene-event-trick-card = { $name } wins with { $card }.
arsene-event-took = { $count ->
    [one] { $seat } takes it and has 1 trick.
   *[other] { $seat } takes it and has { $count } tricks.
}
arsene-event-took-won = { $count ->
    [one] That's 1 trick.
   *[other] That's { $count } tricks.
}
arsene-event-pushed = { $seat } pushes it to { $to }, who has { $count } tricks now.
arsene-event-planned = If you win this trick, { $plan }.
arsene-plan-ask = you are asked
arsene-plan-take = you take it
arsene-plan-push = you push it on
arsene-event-counted = Tricks of deal { $deal }: { $tricks }.
arsene-event-robbed = { $chips ->
    [one] { $seat } takes 1 chip from shop { $shop }.
   *[other] { $seat } takes { $chips } chips from shop { $shop }.
}
arsene-event-clashed = { $seats } meet in shop { $shop } and get nothing.
arsene-event-caught = The police were waiting in an empty shop: { $seats } caught, and all their chips are gone.
arsene-event-void = All four came to empty shops. The deal doesn't count.
arsene-event-swapped = Scramble: { $seats } exchange their chips.
arsene-event-ended = { $count ->
    [1] { $chips ->
        [one] { $winners } wins with 1 chip!
       *[other] { $winners } wins with { $chips } chips!
    }
   *[other] { $chips ->
        [one] { $winners } share the win with 1 chip!
       *[other] { $winners } share the win with { $chips } chips!
    }
}
arsene-score-of = { $name } { $score }
arsene-amount = { $count ->
    [one] { $number } chip
   *[other] { $number } chips
}

# The table
arsene-state-flip = Deal { $deal }, turning a side card
arsene-alt-decide = Take it or push it to { $target }: { $seat } decides.
arsene-alt-pushed = Won by { $winner }, pushed to { $taker }.
arsene-alt-shops = Shops: { $shops }.
arsene-alt-shop = { $chips ->
    [0] { $shop } is empty
    [one] { $shop } has 1 chip
   *[other] { $shop } has { $chips } chips, next robbery { $next }
}
arsene-alt-trumps = Diamonds are trumps: side card { $place }, face up, is the { $card }.
arsene-alt-none = No trumps: side card { $place }, face down again, is the { $card }.
arsene-alt-count = Tricks, from seat 1: { $tricks }.
arsene-alt-last-deal = { $chips ->
    [0] won { $tricks } last deal
   *[other] won { $tricks } last deal and robbed { $chips }
}
arsene-alt-advanced = Advanced rules: an empty shop brings the scramble.
arsene-alt-scramble = Scramble: players with equal tricks exchange their chips.
arsene-alt-deals = tricks by deal { $deals }
arsene-alt-latest = tricks in the latest deals { $deals }
arsene-alt-robbed = { $tricks } (robbed { $chips })
arsene-alt-caught = caught at { $tricks }

# Words in pictures
arsene-trumps = Trumps
arsene-no-trumps = No trumps
arsene-side = Side cards
arsene-scramble = Scramble
arsene-police = Police
arsene-chips = chips
arsene-decides = Push it?
arsene-last-won = { $name } won the trick
arsene-last-took = { $name } took the trick
arsene-last-pushed = { $name } pushed it to { $to }
arsene-task-flip = Turn one
arsene-settled-take = If won: take
arsene-settled-push = If won: push
arsene-task-decide = Take or push?
arsene-story-caught = The police closed the case
arsene-story-emptied = All five shops are empty
arsene-story-deals = Time ran out after { $deals } deals
arsene-story-haul = Richest haul: { $chips } in deal { $deal }

# Why a hint
arsene-hint-why-flip = Nobody knows these cards, so one is as good as another.
arsene-hint-why-take = { $chips ->
    [one] You come to { $shop }, and shop { $shop } pays 1 chip if you are there alone.
   *[other] You come to { $shop }, and shop { $shop } pays { $chips } chips if you are there alone.
}
arsene-hint-why-leave = Shop { $shop } is empty. Another trick takes you past it.
arsene-hint-why-police = { $seat } comes to { $shop }, and in shop { $shop } the police are waiting.
arsene-hint-why-stay = { $chips ->
    [one] { $seat } moves on and you stay at { $shop }: shop { $shop } pays 1 chip if you are there alone.
   *[other] { $seat } moves on and you stay at { $shop }: shop { $shop } pays { $chips } chips if you are there alone.
}
arsene-hint-why-lead = { $above ->
    [0] No higher card of its suit is out against you.
    [one] 1 higher card of its suit is not in your hand.
   *[other] { $above } higher cards of its suit are not in your hand.
}
arsene-hint-why-below = As things stand, it doesn't win.
arsene-hint-why-wins = { $more ->
    [one] As things stand it wins, and only one player is still to play.
   *[other] As things stand it wins, with { $more } still to play.
}
arsene-hint-why-last = { $card } wins this trick.

# Rules
arsene-sketch-goal = Carry home the most chips from the jewel shops.
arsene-sketch-turn = Win tricks, or push them on to somebody who has as many as you.
arsene-sketch-score = Three tricks: shop 3. Alone you get its chips, in company nothing.
arsene-rules-0-title = Your tricks name the shop
arsene-rules-0-1 = Diamonds A to 5 are the five jewel shops. The other { $pack } cards: { $hand } each, { $side } face down at the side.
arsene-rules-0-2 = Take three tricks and you rob shop 3. If you are there alone, you get its smallest pile of chips.
arsene-rules-0-3 = Two or more at one shop clash and get nothing. With no trick, or with six and more, you rob no shop.
arsene-rules-0-4 = Most chips win. Equal chips share the win.
arsene-rules-1-title = Following and trumps
arsene-rules-1-1 = The dealer's left neighbour turns a side card and leads first. Black: diamonds are trumps. Red: it is turned back, and there are no trumps.
arsene-rules-1-2 = Follow the suit led if you can. If you can't, play any card.
arsene-rules-1-3 = The highest trump wins, without one the highest card of the suit led: A, K, Q … 2. Here that's the trump, the 6 of diamonds.
arsene-rules-1-4 = Whoever receives the trick leads the next one.
arsene-rules-2-title = Take or push
arsene-rules-2-1 = If you have at least one trick and somebody has as many, you can push a trick you win on to them.
arsene-rules-2-2 = Only to the nearest one clockwise, and also in the last of the { $hand } tricks.
arsene-rules-2-3 = Seat 1 wins. It can push to seat 3, who has one trick as well. Seat 4 is farther on, so never a choice.
arsene-rules-3-title = The police
arsene-rules-3-1 = Whoever comes to an empty shop is caught and loses all chips. If several clash there, all of them are caught.
arsene-rules-3-2 = That ends the game. The others still rob the shops of this last deal.
arsene-rules-3-3 = If all four would be caught, the deal doesn't count: nothing happens, and the next one follows.
arsene-rules-4-title = The deal and the end
arsene-rules-4-1 = The first dealer is drawn by lot. After each deal it passes to the left, and all { $pack } cards are dealt again.
arsene-rules-4-2 = { $max_deals ->
    [0] The game is also over when all five shops are empty.
   *[other] The game is also over when all five shops are empty, or after { $max_deals } deals.
}
arsene-rules-4-3 = Advanced rules: from the deal after a shop is emptied, players with equal tricks (none counts too) swap all their chips; three pass them to the left.
arsene-rules-4-4 = They swap in the last deal too, but whoever is caught doesn't.

# A first hand (/learn)
arsene-learn-goal = Four thieves, five shops. At the end of a deal your number of tricks is the shop you rob. Alone there, you get chips; two at one shop get nothing.
arsene-learn-duck = The ace of spades was led. The turned card was red, so there are no trumps, and spades must be followed. Keep the 4 for the next time and play the 2.
arsene-learn-duck-else = you have to follow spades, and the smallest is the first to go.
arsene-learn-low = Your only other spade, the 4, went by itself. Now the ace of hearts. With many middle hearts you could be a thief of few tricks, at shop 1, say. Play the lowest.
arsene-learn-low-else = nothing you hold beats an ace, so the 2 is all you need to give.
arsene-learn-throw = Diamonds, and you have none, so you may play anything. A small club is of no use for winning one trick later. Away with it.
arsene-learn-throw-else = high clubs may bring you the one trick you want. The 5 won't be missed.
arsene-learn-high = Clubs, with the ace in it. You must follow with king, queen or ten. Later the king might win one trick too many: let it go under the ace.
arsene-learn-high-else = it would be a pity to keep the king: queen and ten are enough for the one trick you want.
arsene-learn-push = The winner had one trick already, and so had somebody else. Then you may push the trick to the nearest such player to the left. Whoever gets the trick leads.
arsene-learn-free = You have no trick, and nobody can push you one while you have none. Spades again, which you lack: throw the smallest heart you can spare.
arsene-learn-free-else = keep the queen of clubs for your one trick, and the higher hearts with it.
arsene-learn-win = The 9 of clubs, and the queen is your only club. It wins: your first trick. The first one is always yours to keep.
arsene-learn-win-else = you hold a club and must play it.
arsene-learn-lead = One trick is what you wanted, but another thief has one as well. You must lead one of two hearts. The jack: if it wins, you have somebody to push it to.
arsene-learn-lead-else = with the 10 it would be harder to know who wins. Take the jack first.
arsene-learn-shove = You won it. Take it, and you'd have two; push it, and the other one has two. Push, and shop 1 is yours alone.
arsene-learn-shove-else = two tricks would send you to shop 2, where somebody may come yet. With a push, nobody else is left at one.
arsene-learn-end = You robbed shop 1 alone; two met at shop 3 for nothing. Shops 2 to 4 pay more each time; after three robberies a shop is empty, and whoever comes is caught. Most chips win.
