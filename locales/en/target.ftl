# Target
target-title = Target
target-line = Far from the target or near it? The last card may reverse it all.
target-designer = 塚本忠行 (ちゃぶだいげえむず)
target-about = Each round one card is the target, and everybody plays one card. If the target's suit lies among them, the number farthest from the target takes it; if not, the nearest. A late card of that suit reverses the round for everybody. Fifteen minutes; first to five targets wins.
target-command = target

# Options
target-option-goal = Targets to win
target-option-goal-help = Whoever first has this many targets wins. Usually 5; 2 is a quick game.
target-option-far_pool = Farthest among
target-option-far_pool-help = Who competes when the farthest wins: everybody, or cards of the target's suit alone.
target-option-far_pool-all = all cards
target-option-far_pool-same_suit = the target's suit alone

# A turn
target-tag-choose_target = Name the target
target-tag-keep = Keep all
target-tag-always_keep = Always keep all
target-tag-ask_me = Ask me each time
target-ask-choose_target-1 = Which card is the target?
target-ask-discard-1 = Discard one or two cards
target-prompt-choose_target = Name one of the three cards as the target. You play first.
target-prompt-play-far = So far, the farthest wins. Which card do you play?
target-prompt-play-near = So far, the nearest wins. Which card do you play?
target-prompt-discard = Discard up to two cards, or keep all. You draw back up to five.
target-move-choose_target = Name { $card } as the target
target-move-discard = Discard { $cards }
target-hint-distance = { $name }, distance { $distance }
target-hint-winning = { $name }, distance { $distance } (winning so far)
target-hint-losing = { $name }, distance { $distance } (losing so far)

# Refusals
target-now-choose_target = The target has to be named first. Pick one of the three cards.
target-now-play = The target is named. Play a card from your hand.
target-now-discard = This round is decided. Discard up to two cards, or keep all.
target-no-choice = { $card } isn't one of the three cards. Name one that is.
target-no-card = { $card } isn't in your hand. Pick a card that is.
target-no-empty = You haven't chosen a card. To keep them all, choose "Keep all".
target-no-many = Two cards are the most you can discard. Pick fewer.

# What happened
target-event-revealed = Round { $round }: { $cards } are turned up, and { $seat } names the target.
target-event-named = { $seat } names { $card } as the target.
target-event-taken = { $far ->
    [yes] Farthest: { $seat } takes { $target } with { $card }, distance { $distance }.
   *[no] Nearest: { $seat } takes { $target } with { $card }, distance { $distance }.
}
target-event-taken-last = { $far ->
    [yes] Farthest: { $seat } takes { $target }, distance { $distance }.
   *[no] Nearest: { $seat } takes { $target }, distance { $distance }.
}
target-event-thrown = Discards: { $told }.
target-event-thrown-none = Nobody discards anything.
target-thrown-of = { $name } { $cards }
target-event-reshuffled = { $count ->
    [one] The deck is empty, so the discard pile, 1 card, becomes the new one.
   *[other] The deck is empty, so the discard pile, { $count } cards, is shuffled into a new one.
}
target-event-drew = You draw { $cards }.
target-event-kept = { $on ->
    [yes] From now on you keep all your cards without being asked.
   *[no] From now on you're asked again what to discard.
}
target-event-ended = { $seat } wins with { $count } targets!

# The table
target-state-choose_target = Round { $round }, naming the target
target-state-play-far = Round { $round }, the farthest wins
target-state-play-near = Round { $round }, the nearest wins
target-state-discard = After round { $round }, discarding
target-state-over = Over after round { $round }
target-alt-candidates = Candidates: { $cards }.
target-alt-target = The target is { $target }.
target-alt-far = So far, the farthest wins.
target-alt-near = So far, the nearest wins.
target-alt-last-far = Last target: { $target }. The farthest took it: { $seat }.
target-alt-last-near = Last target: { $target }. The nearest took it: { $seat }.
target-alt-played = Played for it, from { $leader }: { $cards }.
target-alt-won = { $count ->
    [0] no target
   *[other] targets { $count } ({ $cards })
}
target-alt-pile = { $count ->
    [0] Deck { $deck }. Nothing is discarded yet.
   *[other] Deck { $deck }. Discard pile { $count }: { $cards }.
}
target-alt-pile-short = Deck { $deck }. Discard pile { $count }.
target-alt-goal = { $goal } targets win.
target-alt-goal-same_suit = { $goal } targets win. When the farthest wins, only cards of the target's suit compete.
target-alt-suit = { $suit } { $ranks }
target-alt-wish = You always keep all cards without being asked.

# Words in pictures
target-far = Farthest
target-near = Nearest
target-unit = { $count ->
    [one] target
   *[other] targets
}
target-amount = { $count ->
    [one] { $number } target
   *[other] { $number } targets
}
target-goal = { $goal } to win
target-same-suit = Far: its suit only
target-last = Last round
target-deck = Deck { $count }
target-pile = Discard pile { $count }
target-chosen = Chosen
target-keep = Kept
target-away = Discarded
target-distance = { $distance } off
target-task-choose_target = Name the target
target-task-play-far = Farthest wins so far
target-task-play-near = Nearest wins so far
target-task-discard = Discard up to 2
target-took-far = Farthest: { $name } took { $card }
target-took-near = Nearest: { $name } took { $card }
target-named = { $name } named { $card }
target-story-margin = { $count ->
    [one] Ahead by a single target
   *[other] Ahead by { $count } targets
}
target-story-last-far = Last: { $card } at distance { $distance }, the farthest
target-story-last-near = Last: { $card } at distance { $distance }, the nearest

# Rules
target-sketch-goal = Take targets. First to { $goal } wins.
target-sketch-turn = One card is the target. Everybody plays one card of their choice.
target-sketch-score = The nearest number takes it; if its suit was played, the farthest.
target-rules-0-title = Name a target
target-rules-0-1 = { $pack } cards without jokers: A to K in six suits. Everybody gets { $hand }. The first start player is drawn by lot.
target-rules-0-2 = The start player turns up { $revealed } cards and names one of them as the target. The other { $others } are discarded.
target-rules-0-3 = Clockwise from there, everybody plays one card, whichever they like: no suit has to be followed.
target-rules-0-4 = Only numbers count: A is 1, J 11, Q 12, K 13. The distance between two cards is their difference; K and A don't connect.
target-rules-1-title = Farthest or nearest
target-rules-1-1 = If nobody plays the target's suit, the nearest takes it; if equally near, the card played later. Here: the 9 of diamonds.
target-rules-1-2 = If somebody plays the target's suit, the farthest takes it, whatever its own suit; if equally far, the card played earlier. Here: the king of clubs.
target-rules-1-3 = So one late card of the suit reverses the round for everybody. An option lets only cards of that suit be the farthest.
target-rules-2-title = After each round
target-rules-2-1 = Whoever takes the target keeps it face up. The cards played go to the discard pile.
target-rules-2-2 = All at once, everybody chooses up to { $thrown } cards to discard, or none. They are shown together; then, the start player first, all draw back up to { $hand }.
target-rules-2-3 = Whoever took the target is the next start player.
target-rules-2-4 = If the deck runs out, the discard pile is shuffled into a new one. It's open to all: what isn't in it may still be in a hand.
target-rules-2-5 = First to { $goal } targets wins, at once. A table can agree on 2 to 7.

# A first hand (/learn)
target-learn-goal = One of three cards is named the target, and everybody plays one card. The nearest number takes it; but once anybody plays the target's suit, the farthest does. Five targets win.
target-learn-give = The target is the king of clubs, and a king is out already: nothing is nearer. You have no club to reverse that, so play a card you don't need: the 6 of spades.
target-learn-give-else = you can't win this round, so don't waste a card that is good for another. The 6 goes.
target-learn-middle = After each round everybody may discard up to two and draws back to five. Middle numbers are neither very near nor very far from anything: let both eights go.
target-learn-middle-else = tens and jacks are near to many cards; eights rarely win anything. Discard these two.
target-learn-turned = Now the target is the king of crosses, and you hold two crosses, one of them the ace. An ace counts 1: twelve away from a king, the farthest there is.
target-learn-turn = Play the ace. It is a cross, so it reverses the round: from now on the farthest wins, and that's you.
target-learn-turn-else = only a cross reverses the round, and the ace is also the farthest card of all.
target-learn-won = Your first target: of cards equally far, the one played earlier wins, so nobody could stop you. Whoever takes the target starts, and names the next.
target-learn-keep = Keep the jack of crosses and the 2 of hearts: high and low cards are useful both ways. The 9 and the 10 can go.
target-learn-keep-else = keep cards from the ends. The two in the middle are the ones to change.
target-learn-name = Now you name the target. You hold a queen of spades: with the queen of leaves you'd be at distance 0. Name it.
target-learn-name-else = name one that your own cards are near to, or whose suit you hold with a far card. The queen it is.
target-learn-lead = Play your queen: distance 0. Your own leaves would reverse the round; hold them back.
target-learn-lead-else = a leaf would make the farthest win, and yours are close to the target. The queen is better.
target-learn-later = Another queen was played after yours. Of cards equally near, the later one wins: playing last is worth a lot, and the start player gives that away.
target-learn-away = Discard again: two leaves with middle numbers.
target-learn-away-else = the 2 and the jack of crosses are more use than these two.
target-learn-last = The target is the 6 of leaves, and you play last but one. Nearest is a 7 so far; your 6 of crosses is exactly on it.
target-learn-last-else = the 6 is at distance 0, the best you can do while the nearest wins.
target-learn-end = No leaf and no other 6 came after yours: your second target. Count who may still hold the suit, and watch who plays after you.
