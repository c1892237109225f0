# All Aboard!
all_aboard-title = All Aboard!
all_aboard-also = trains, railway, signals
all_aboard-line = Black cards are goods wagons, red ones signals: run wagons through until your own signal stops you.
all_aboard-designer = 塚本忠行 (ちゃぶだいげえむず)
all_aboard-about = Each black card on a black one is a wagon that goes through and earns you a proof of passage. If you hold a red card of its number, that signal stops you. Clear it with a black card of the number, or play a whole red suit and leave it to the next one. When the deck is gone, red cards in hand hurt.
all_aboard-command = all_aboard

# Options
all_aboard-option-end = End
all_aboard-option-end-help = Whether a number of rounds is played, or until somebody's total reaches the target.
all_aboard-option-end-rounds = after a number of rounds
all_aboard-option-end-points = at a target of points
all_aboard-option-rounds-help = If rounds end the game: how many. By default, as many as there are players.
all_aboard-option-rounds-auto = as many as players
all_aboard-option-points = Target
all_aboard-option-points-help = If points end the game: it's over after the round in which a total reaches this. Usually 20.
all_aboard-option-max_rounds = Most rounds
all_aboard-option-max_rounds-help = If points end the game: it's over after this many rounds at the latest. Usually 3 for each player.
all_aboard-option-max_rounds-auto = 3 for each player
all_aboard-option-jokers = Jokers
all_aboard-option-jokers-help = Whether four jokers are in the pack: any number, and any suit of their colour.
all_aboard-option-jokers-wild = four in the pack
all_aboard-option-jokers-out = left out (78 cards)
all_aboard-option-red_dump = Unloading a red suit
all_aboard-option-red_dump-help = Whether the red suit you unload must share its suit or a number with the table card.
all_aboard-option-red_dump-matching = only a suit that matches
all_aboard-option-red_dump-free = any red suit

# A turn
all_aboard-tag-show = Show
all_aboard-tag-clear = Clear the signal
all_aboard-tag-signal = Signal
all_aboard-tag-wagon = Send a wagon
all_aboard-tag-dump = Unload a red suit
all_aboard-tag-run = Whole run
all_aboard-ask-show-1 = Which card do you show?
all_aboard-ask-clear-1 = Which black card clears the signal?
all_aboard-ask-signal-1 = Which signal do you play?
all_aboard-ask-wagon-1 = Which wagon do you send?
all_aboard-ask-dump-1 = Which red suit do you unload?
all_aboard-ask-run-1 = Or the rest of your turn at once?
all_aboard-prompt-show = Show a card: the lowest one starts.
all_aboard-prompt-danger = The signal is red. Clear it with a black card of its number, or unload a whole red suit.
all_aboard-prompt-clear = The signal is red. Clear it with a black card of its number.
all_aboard-prompt-dump = The signal is red and none of your black cards clears it: unload a whole red suit, in any order.
all_aboard-prompt-signal = You hold a red card of the table card's number, so that signal must come.
all_aboard-prompt-wagon = The line is clear. Which wagon do you send?
all_aboard-move-show = Show { $cards }
all_aboard-move-clear = Clear with { $cards }
all_aboard-move-signal = Signal { $cards }
all_aboard-move-wagon = Send { $cards }
all_aboard-move-dump = Unload { $cards }
all_aboard-move-run = Run { $cards }
all_aboard-joker-black = every number and every black suit
all_aboard-joker-red = every number and every red suit
all_aboard-hint-top = { $card } ends on top
all_aboard-hint-run = { $wagons ->
    [one] 1 wagon, ends on { $card }
   *[other] { $wagons } wagons, ends on { $card }
}

# Refusals
all_aboard-at = { $at ->
    [0] {""}
   *[other] Your run breaks at card { $at }, and nothing was played. {""}
}
all_aboard-no-show = Cards are still being shown for the start. First pick one to show.
all_aboard-no-turn = The start player is settled. Now play on the table card.
all_aboard-no-run = Name the cards of your run, in the order in which you play them.
all_aboard-no-card = { all_aboard-at }You don't hold { $card }. Pick a card of your hand.
all_aboard-no-danger = { all_aboard-at }{ $table } on the table is a red signal. Clear it with a black card of its number, or unload a whole red suit.
all_aboard-no-open = { all_aboard-at }{ $table } on the table is black. Send wagons, or play a red card of its number.
all_aboard-no-clear = { all_aboard-at }Only a black card of the same number clears { $table }, and { $card } isn't one.
all_aboard-no-signal_first = { all_aboard-at }You hold { $signal }, of the same number as { $table }: that signal must come first.
all_aboard-no-signal = { all_aboard-at }{ $card } doesn't have the number of { $table }, so it can't be played on black.
all_aboard-no-wagon = { all_aboard-at }{ $card } has neither the suit nor the number of { $table }. Send a black card that has one of them.
all_aboard-no-whole = { all_aboard-at }Red on red means a whole suit: all your cards of it, red jokers too.
all_aboard-no-join = { all_aboard-at }No card of that suit has the suit or the number of { $table }. Unload another suit, or clear the signal.
all_aboard-no-top = { all_aboard-at }Only { $card } joins the table card, so it goes first. Put another card on top.
all_aboard-no-after = { all_aboard-at }Unloading a red suit ends your turn, so { $card } can't follow.

# What happened
all_aboard-event-dealt = Round { $round } begins. The first table card is { $card }.
all_aboard-event-shown = The cards shown are { $cards }. { $seat } starts.
all_aboard-event-refilled = { $count ->
    [one] { $seat } draws 1 card; { $deck } left in the deck.
   *[other] { $seat } draws { $count } cards; { $deck } left in the deck.
}
all_aboard-event-drew = You draw { $cards }.
all_aboard-event-cleared = { $seat } clears the signal with { $card }.
all_aboard-event-signalled = { $seat } is stopped by the signal { $card }.
all_aboard-event-through = { $proofs ->
    [one] { $seat } sends { $card } through and has 1 proof.
   *[other] { $seat } sends { $card } through and has { $proofs } proofs.
}
all_aboard-event-dumped = { $seat } unloads { $cards }, with { $card } on top.
all_aboard-event-dumped-one = { $seat } unloads { $card }.
all_aboard-event-passed = { $seat } has nothing to play and passes.
all_aboard-event-flipped = Everybody is stuck, so { $card } comes from the deck.
all_aboard-event-round_over-match = The deck is gone, and round { $round } is over. { $seats }.
all_aboard-event-round_over = The deck is gone, and round { $round } is over. { $seats }. Totals: { $totals }.
all_aboard-round-seat = { $proofs ->
    [one] { $name }: { $points } (1 proof, left in hand: { $cards })
   *[other] { $name }: { $points } ({ $proofs } proofs, left in hand: { $cards })
}

# The table
all_aboard-round-of = Round { $round } of { $most }
all_aboard-to-points = Round { $round } of { $most }, to { $points } points
all_aboard-state = { $round } · deck { $deck }
all_aboard-state-over = Over after round { $round }
all_aboard-alt-show = Everybody picks a card to show; the lowest departs first.
all_aboard-alt-danger = Table card: { $card }, a red signal.
all_aboard-alt-open = Table card: { $card }, black.
all_aboard-alt-line = { $count ->
    [one] Last card of the line: { $cards }.
   *[other] Last { $count } cards of the line: { $cards }.
}
all_aboard-alt-by = { $cards } by seat { $seat }
all_aboard-alt-deck = { $deck ->
    [one] 1 card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
all_aboard-alt-shown = Shown for the start, from seat 1: { $cards }.
all_aboard-head-proofs = Proofs
all_aboard-head-reds = Red cards
all_aboard-head-bonus = No black
all_aboard-alt-proofs = { $count ->
    [one] 1 proof
   *[other] { $count } proofs
}
all_aboard-alt-last = { $proofs ->
    [one] Last round, seat { $seat } got { $points }: 1 proof, left in hand: { $cards }.
   *[other] Last round, seat { $seat } got { $points }: { $proofs } proofs, left in hand: { $cards }.
}
all_aboard-alt-last-short = { $proofs ->
    [one] Last round, seat { $seat } got { $points }: 1 proof, { $red } of { $held } cards left were red.
   *[other] Last round, seat { $seat } got { $points }: { $proofs } proofs, { $red } of { $held } cards left were red.
}
all_aboard-alt-may-clear = Cards that clear the signal: { $numbers }.
all_aboard-alt-may-dump = Cards that can end on top of their whole red suit: { $numbers }.
all_aboard-alt-may-signal = Cards you can play as signals: { $numbers }.
all_aboard-alt-may-wagon = Cards you can send as wagons: { $numbers }.
all_aboard-alt-train = The longest train, by { $name }: { $cards }.

# Words in pictures
all_aboard-danger = Red signal
all_aboard-open = Line clear
all_aboard-passed = Passed
all_aboard-shown = Shown to start
all_aboard-last-round = Last round
all_aboard-first = The lowest card shown departs first
all_aboard-picked = Picked
all_aboard-task-show = Show one
all_aboard-task-danger = Clear it, or a red suit
all_aboard-task-signal = A signal must come
all_aboard-task-wagon = Send wagons
all_aboard-story-turned = Turned in the last round
all_aboard-story-train = { $wagons ->
    [one] Longest train: 1 wagon
   *[other] Longest train: { $wagons } wagons
}

# Rules
all_aboard-sketch-goal = Run wagons through: each brings a proof.
all_aboard-sketch-turn = Play black on black by suit or number. A red card of that number in your hand stops you.
all_aboard-sketch-score = A proof is 1 point. A red card left in hand costs { $cost }.
all_aboard-rules-0-title = Black is a wagon, red a signal
all_aboard-rules-0-1 = { $jokers ->
    [out] { $pack } cards of six suits. Everybody gets { $hand }, and a table card is turned up.
   *[other] { $pack } cards: six suits and four jokers. Everybody gets { $hand }, and a table card is turned up.
}
all_aboard-rules-0-2 = Begin your turn by refilling to { $hand }. On a black table card, play black cards of its suit or number. Each is a wagon gone through: take the top of the deck face down as a proof of passage.
all_aboard-rules-0-3 = Here three wagons go through behind the table card, and bring three proofs.
all_aboard-rules-1-title = Who starts
all_aboard-rules-1-1 = All show a card at once, which is then out of the round. The lowest starts; then it goes to the left.
all_aboard-rules-1-2 = A is the lowest, jokers are above K. Equal numbers go in the order ♠, ♥, ♣, ♦, crosses, leaves.
all_aboard-rules-2-title = Your own signals stop you
all_aboard-rules-2-1 = If you hold a red card of the table card's number, you must play it: a red signal stops the train.
all_aboard-rules-2-2 = On a red table card, clear it with a black card of its number. That's no wagon and no proof, but your turn goes on.
all_aboard-rules-2-3 = Go on while you can. Here ♠7 goes through, ♥7 is forced, ♣7 clears it and the turn goes on. You may play all of it at once.
all_aboard-rules-3-title = A whole red suit
all_aboard-rules-3-1 = On a red table card you may also unload a red suit: all your cards of it. One of the table card's suit or number goes first, any other may end on top. That ends your turn.
all_aboard-rules-3-2 = If you can't play, pass. When everybody has passed in a row, the top of the deck is the new table card.
all_aboard-rules-4-title = Jokers
all_aboard-rules-4-1 = A joker is every number and every suit of its colour.
all_aboard-rules-4-2 = A red one is a signal on any black card, and goes along with any red suit. A black one clears any signal, and is a wagon on any black card.
all_aboard-rules-5-title = Scoring and the end
all_aboard-rules-5-1 = The round ends the moment the deck is gone, also in the middle of a turn or a refill.
all_aboard-rules-5-2 = A proof is 1 point. Each red card left in hand costs { $cost }. A hand without any black card gets { $bonus } points more.
all_aboard-rules-5-3 = Three proofs and three red cards left: 3 − 6 + 20 = 17 points.
all_aboard-rules-5-4 = You play as many rounds as there are players; the highest total wins, and ties share the win. A table can also play to a target of points.

# A first hand (/learn)
all_aboard-learn-goal = Black cards are wagons, red ones signals. Every wagon you get through is a proof, a point; every red card in your hand at the end costs two. The round ends when the deck does.
all_aboard-learn-show = Everybody shows a card, and the lowest starts. The table card is black and you hold plenty of black, so start: show the ace of diamonds. That's one red card less, too.
all_aboard-learn-show-else = with a higher card somebody else may start, and your wagons fit just now.
all_aboard-learn-suit = The table card is the 10 of crosses. A wagon must match its suit or its number: send the 8 of crosses. You hold no red 8, which would stop you.
all_aboard-learn-suit-else = one wagon at a time, and the 8 first: the king can follow in the same suit, and it leads on to your other king.
all_aboard-learn-king = A proof already. The king of crosses goes on in the suit, and no red king is in your hand.
all_aboard-learn-king-else = the king alone first: look how it leads to another suit.
all_aboard-learn-number = Now change trains: the king of clubs has the same number. Look ahead like this for a long run.
all_aboard-learn-number-else = the king of clubs alone: same number, other suit, and that's how the train goes on.
all_aboard-learn-signals = With the 9 of clubs that made four proofs. The others met signals. Clear one with a black card of its number: no proof, but you go on. Or unload a whole red suit.
all_aboard-learn-clear = You refilled to eight. A red jack lies there. Unloading would end your turn; clear it with the jack of spades and go on.
all_aboard-learn-clear-else = unloading one ace would end your turn at once, and there's more to gain.
all_aboard-learn-on = The line is clear: the 6 of spades is a proof. Careful, though: you hold a red 6, the leaf.
all_aboard-learn-on-else = the 6 of spades alone, and see what comes of it.
all_aboard-learn-stop = There it is: a red card of the table card's number must be played. The train stops, but you're rid of it.
all_aboard-learn-stop-else = the signal must be played now.
all_aboard-learn-ten = A black 10 lies there: your 10 of clubs is one more proof. Your hand is mostly red by now, so think of unloading soon.
all_aboard-learn-ten-else = that wagon fits by its number.
all_aboard-learn-joker = Few cards are left. Unload three diamonds, or clear with the black joker, which is every number and every black suit? Clear, and see what goes through.
all_aboard-learn-joker-else = three diamonds are six points, a fair choice too; but then your turn would be over.
all_aboard-learn-end = That's the rhythm: wagons while you can, then red away before the deck runs out. A hand without black at the end is worth twenty points. There are as many rounds as players.
