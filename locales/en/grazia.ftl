# Grazia
grazia-title = Grazia
grazia-line = Build six suits upwards, neatly: what connects is free, every jump costs two points.
grazia-designer = 西澤 篤央 (sha)
grazia-about = Get rid of your cards on six suit piles that only grow upwards, a whole run at a time if you can. Half of your cards wait face down, and nobody knows them, not even you. Wait for the right moment or jump and pay: whoever passes without a deck brings on the last lap.
grazia-command = grazia

# Options
grazia-option-empty_suit = Opening a suit
grazia-option-empty_suit-help = Whether any card opens a suit for nothing, or an ace alone.
grazia-option-empty_suit-free = any card, for nothing
grazia-option-empty_suit-ace = other than with an ace costs 2

# A turn
grazia-tag-pass-last = Pass: begin the last lap
grazia-tag-prepare = Prepare
grazia-ask-play-1 = Which cards do you play?
grazia-prompt-deck = Play cards that connect, or pass. Then you draw.
grazia-prompt-bare = Your deck is gone: a pass brings on the last lap.
grazia-prompt-lap = This is your last turn.
grazia-fits = { $cards } (connects)
grazia-jumps = { $cards } (jump: 2 points lost)
grazia-move-play = Play { $cards }
grazia-move-prepare = When it's your turn: { $what }
grazia-ahead-none = Prepare your next move
grazia-ahead-now = Prepared: { $what }
grazia-ahead-run = { $cards }, if it connects
grazia-ahead-ask = Nothing prepared: ask me

# Refusals
grazia-no-card = { $card } isn't in your hand. Pick cards that are.
grazia-no-down = A run goes upwards only. Begin with its lowest card instead of { $card }.
grazia-no-wrap = Nothing follows a king, so a run ends with { $card }.
grazia-no-chain = You don't hold { $card }, so the run breaks off after { $last }.

# What happened
grazia-event-dealt = { $first } begins.
grazia-event-left_over = Out of play: { $cards }.
grazia-event-played = { $jump ->
    [yes] { $seat } jumps to { $cards } and loses 2 points.
   *[no] { $seat } plays { $cards }.
}
grazia-event-drawn = You draw { $card }.
grazia-event-last_lap = The last lap: everybody but { $seat } has one more turn.
grazia-event-lapsed = { $cards } doesn't connect, so it wasn't played. It's up to you now.
grazia-event-pass_lapsed = The last lap has begun, so your prepared pass is forgotten.
grazia-event-ended = { $winner } wins with { $score } points!

# The table
grazia-state-turn = { $left ->
    [one] 1 card left in all
   *[other] { $left } cards left in all
}
grazia-state-last_lap = { $turns ->
    [one] Last lap, 1 turn left
   *[other] Last lap, { $turns } turns left
}
grazia-state-over = The last lap is over
grazia-alt-pile = Pile of { $suit }: { $top } on top, played { $cards }.
grazia-alt-empty = Pile of { $suit }: nothing yet.
grazia-alt-span = { $first } to { $last }
grazia-alt-residual = Out of play: { $cards }.
grazia-alt-cards = { $deck ->
    [0] holds { $hand }, no deck
   *[other] holds { $hand }, deck { $deck }
}
grazia-alt-jumps = jumps { $jumps }
grazia-alt-last-play = Last: { $cards } by { $seat }.
grazia-alt-last-jump = Last: { $cards } by { $seat }, a jump.
grazia-alt-last-pass = Last: { $seat } passed.
grazia-alt-tops = Piles: { $piles }.
grazia-alt-top = { $top ->
    [none] { $suit } empty
   *[other] { $suit } { $top }
}
grazia-alt-own = { $deck ->
    [0] Your deck is gone.
    [one] 1 card in your deck.
   *[other] { $deck } cards in your deck.
} Jumps: { $jumps }. Score: { $score }.
grazia-alt-fits = Cards that connect: { $numbers }.
grazia-alt-fits-none = None of your cards connects.
grazia-last-play = { $cards }: { $name }
grazia-last-jump = { $cards }, a jump: { $name }
grazia-last-pass = { $name } passes

# Words in pictures
grazia-alt-done = had the last turn
grazia-done = Done
grazia-new = drawn
grazia-out = out
grazia-mine = Your deck
grazia-my-jumps = Jumps
grazia-my-score = Score
grazia-task-deck = Play or pass
grazia-task-bare = A pass begins the last lap
grazia-task-lap = Your last turn
grazia-left-over = Cards
grazia-jumped = Jumps
grazia-story-clean = Not a single jump
grazia-story-level = Level, but began later
grazia-story-trigger = { $name } began the last lap

# Rules
grazia-sketch-goal = Get rid of your cards and lose few points.
grazia-sketch-turn = Play upwards on the pile of a suit, a whole run at once if you can.
grazia-sketch-score = What connects is free. A jump costs { $jump } points.
grazia-rules-0-title = Six piles upwards
grazia-rules-0-1 = On your turn play one card, or several of one suit that follow each other upwards, onto the pile of their suit. Or pass.
grazia-rules-0-2 = What connects to the pile costs nothing: here 6 and 7 on the 5.
grazia-rules-0-3 = Anything else is a jump and costs { $jump } points, once, however many cards you play. After a king every card is a jump.
grazia-rules-0-4 = The first card of a suit costs nothing, whichever it is. An option wants an ace there.
grazia-rules-1-title = The deal and your deck
grazia-rules-1-1 = { $pack } cards without jokers are dealt evenly. What is left over lies open and is out of play.
grazia-rules-1-2 = Half of your cards, rounded down, is your deck: face down, and nobody knows it. The others are your hand.
grazia-rules-1-3 = Who begins is drawn by lot; then it goes clockwise. After a play and after a pass alike you draw the top card of your deck. You can play it from your next turn on.
grazia-rules-2-title = The last lap and the score
grazia-rules-2-1 = Once your deck is gone, a pass brings on the last lap: everybody else has one more turn. A hand without cards passes by itself.
grazia-rules-2-2 = Every card that you have left costs 1 point, every jump { $jump }. 0 is the best there is.
grazia-rules-2-3 = Three cards left and two jumps: minus 7 points.
grazia-rules-2-4 = The highest score wins. If level, whoever had their first turn later.
grazia-rules-2-5 = While you wait you can prepare a move: cards are played if they connect when your turn comes, else you're asked.

# A first hand (/learn)
grazia-learn-goal = Six suits grow upwards on the table, and everybody builds on all of them. What connects is free; a jump costs two; cards left cost one each. Zero is the best score.
grazia-learn-first = The table is empty, and the first card of a suit is always free. You may play several in sequence: queen and king of clubs, as high cards are hard to place later.
grazia-learn-first-else = two cards for nothing is a good beginning, and the king ends the suit for a while.
grazia-learn-five = You draw a card from your own face-down deck after every turn. Spades are still free: start them with the 5, your lowest. Your 7 may follow once somebody adds a 6.
grazia-learn-five-else = the lowest of your spades leaves room for the others above it.
grazia-learn-king = The queen of diamonds lies there, and you hold the king. It connects, so it's free. After a king every card of that suit is a jump, for everybody.
grazia-learn-king-else = it costs nothing now, and a king has no other place to go.
grazia-learn-jack = See, somebody paid for a jump. Your jack of crosses connects on the 10.
grazia-learn-jack-else = this one is sure to be wanted by somebody. Take the place while it's there.
grazia-learn-deck = Watch how much is left in the decks. Nobody has looked at yours, not even you. Once it is empty, passing brings on the last lap.
grazia-learn-ten = Hearts lie at 9, and you hold the 10.
grazia-learn-ten-else = it connects and costs nothing. Passing can wait until nothing does.
grazia-learn-four = Somebody jumped down to the 2 of diamonds, and the 3 followed: suddenly your 4 connects, and the 5 will after it. A jump by others is often a gift.
grazia-learn-four-else = take it: the 4 and the 5 are your best way out here.
grazia-learn-pass = Nothing connects now. You may pass: it costs nothing, and you still draw a card. A jump is two points, so wait and see for a turn.
grazia-learn-pass-else = a jump costs two points at once, and there's no hurry yet.
grazia-learn-jump = You drew the 3 of clubs beside your 2, and everybody passes. One jump of two points gets rid of two cards, and your 8 may follow one day. Now it's worth it.
grazia-learn-jump-else = waiting longer lets your hand grow. Two cards for one jump is a fair price.
grazia-learn-end = Every card left costs one, every jump two, so a jump pays if it opens the way for more. If scores are level, whoever had their first turn later wins.
