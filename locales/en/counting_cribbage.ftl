# Counting Cribbage
counting_cribbage-title = Counting Cribbage
counting_cribbage-line = Fifteens, runs and pairs to 121. Six suits, and used cards stay out: count them.
counting_cribbage-designer = 青木 新
counting_cribbage-about = Give a card or two to the crib, then score twice with the other four: first by playing one card after another for 15, 31, pairs and runs, then by counting hand and starter. The crib is the dealer's. Used cards stay out for a while, so it pays to know what is left. First to 121 wins.

# Options
counting_cribbage-command = counting_cribbage
counting_cribbage-option-skunk = Skunk
counting_cribbage-option-skunk-help = A win counts 1 more for every opponent with 90 points or fewer at the end of the game.
counting_cribbage-option-muggins = Muggins
counting_cribbage-option-muggins-help = You count your own points; what you miss, others may take.
counting_cribbage-option-muggins-off = off (the table counts)
counting_cribbage-option-muggins-count = in the show
counting_cribbage-option-muggins-full = in pegging too
counting_cribbage-option-match_wins = Wins needed
counting_cribbage-option-match_wins-help = Play game after game until somebody has collected this many wins.
counting_cribbage-option-first_dealer-help = Drawn at random, or a seat; seats 3 and 4 only where that many play.
counting_cribbage-option-show_used = Used cards shown
counting_cribbage-option-show_used-help = Show the used cards by rank since the last reshuffle; otherwise the log, too, forgets old rounds.

counting_cribbage-seats-2 = This game is at its best with three or four players.

# Turn
counting_cribbage-tag-lay_away = Lay away
counting_cribbage-tag-declare = Play and claim
counting_cribbage-tag-claim = Claim points
counting_cribbage-tag-claim-crib = Claim the crib
counting_cribbage-tag-accept = Nothing missed
counting_cribbage-tag-respond = Muggins
counting_cribbage-tag-waive = Stop asking me
counting_cribbage-tag-waive_deal = Not in this deal
counting_cribbage-tag-waive_turn = Not until my next card
counting_cribbage-tag-watch = Ask me again
counting_cribbage-hint-waive = Answers "Nothing missed" to every claim in pegging
counting_cribbage-hint-waive_deal = Answers "Nothing missed" until the deal is over
counting_cribbage-hint-waive_turn = Answers "Nothing missed" until you play a card
counting_cribbage-hint-watch = You'll be asked about every claim in pegging
counting_cribbage-ask-lay_away-1 = { $count ->
    [one] Which card goes to the crib?
   *[other] Which { $count } cards go to the crib?
}
counting_cribbage-ask-lay_away-again = Change what goes to the crib
counting_cribbage-ask-declare-1 = Which card do you play?
counting_cribbage-ask-declare-2 = What does { $card } score?
counting_cribbage-ask-claim-1 = What does your hand score?
counting_cribbage-ask-claim-crib = What does your crib score?
counting_cribbage-ask-respond-1 = How many points were missed?
counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Lay one card away. The crib is yours.
   *[other] Lay { $count } cards away. The crib is yours.
}
counting_cribbage-prompt-lay_away = { $count ->
    [one] Lay one card away. The crib is { $name }'s.
   *[other] Lay { $count } cards away. The crib is { $name }'s.
}
counting_cribbage-prompt-lead = You lead a new series. Which card?
counting_cribbage-prompt-play = The count is { $count }. Which card do you play?
counting_cribbage-prompt-declare-lead = You lead a new series. Play a card and claim its points.
counting_cribbage-prompt-declare = The count is { $count }. Play a card and claim its points.
counting_cribbage-prompt-respond = { $name } played { $card }, count { $count }, and claims { $claim }. Anything missed?
counting_cribbage-prompt-claim = What do your four cards and the starter score?
counting_cribbage-prompt-claim-crib = What do the crib and the starter score?
counting_cribbage-prompt-show = { $name } claims { $claim } for the { $what }. Anything missed?
counting_cribbage-item-hand = hand
counting_cribbage-item-crib = crib
counting_cribbage-card-hint = Makes the count { $count }
counting_cribbage-move-lay_away = Lay away { $cards }
counting_cribbage-move-declare = Play { $card } and claim { $points }
counting_cribbage-move-claim = Claim { $points }
counting_cribbage-move-respond = Muggins: { $points } missed
counting_cribbage-move-waive_deal = Don't ask me in this deal
counting_cribbage-move-waive_turn = Don't ask me until my next card

# Refusals
counting_cribbage-no-wish = That can't be set now. Choose again from your hand.
counting_cribbage-no-play-yet = Everyone lays away for the crib first. Playing comes after that.
counting_cribbage-no-play-now = Cards aren't played just now. Choose again from your hand.
counting_cribbage-no-play-unsaid = At this table you claim the points of a card as you play it.
counting_cribbage-no-declare = The table counts in pegging here. Just choose a card.
counting_cribbage-no-card = You don't hold that card. Choose one from your hand.
counting_cribbage-no-fit = { $card } would pass 31: the count is { $count }. Play a card worth { $room } or less.
counting_cribbage-no-number = Points are a whole number from { $low } to { $high }.
counting_cribbage-no-claim-now = Hands are claimed at the start of the show. Nothing to claim just now.
counting_cribbage-no-answer-now = There is no claim to answer now. You'll be asked when there is one.
counting_cribbage-no-lay-now = The crib is complete. Now cards are played from your hand.
counting_cribbage-no-lay-size = { $need ->
    [one] Exactly one card goes to the crib. Choose one.
   *[other] Exactly { $need } cards go to the crib. Choose { $need }.
}
counting_cribbage-no-lay-twice = A card can be chosen only once. Choose different cards.

# Events
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] The used cards were shuffled back. Round { $round }, { $dealer } deals.
   *[other] Round { $round }. { $dealer } deals.
}
counting_cribbage-event-starter = { $heels ->
    [0] The starter is { $card }.
   *[other] The starter is { $card }: { $heels } for his heels to { $seat }.
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }: { $card }, count { $count }.
   *[other] { $seat }: { $card }, count { $count }. { $parts }: +{ $points }.
}
counting_cribbage-event-go = { $seat } says go at { $count }.
counting_cribbage-event-last_card = Last card: +1 for { $seat }.
counting_cribbage-event-counted = { $points ->
    [0] { $seat }'s { $item }: 0.
   *[other] { $seat }'s { $item }: { $points } ({ $parts }).
}
counting_cribbage-event-declared = { $seat }: { $card }, count { $count }, claims { $claim }.
counting_cribbage-event-crib = The crib: { $cards }.
counting_cribbage-event-claims = Claims: { $claims }.
counting_cribbage-event-settled = { $wrong ->
    [yes] { $seat }'s { $item }: claimed { $claim }, actually { $actual } ({ $parts }). { $gains }.
   *[other] { $seat }'s { $item }: the claim of { $claim } was right.
}
counting_cribbage-event-waived = { $on ->
    [0] You'll be asked about every claim in pegging again.
    [2] Every claim in pegging is accepted for you until the deal is over. If all the others do the same, they can tell by how fast the game goes on.
    [3] Every claim in pegging is accepted for you until you play your next card. If all the others do the same, they can tell by how fast the game goes on.
   *[other] From now on every claim in pegging is accepted for you. If all the others do the same, they can tell by how fast the game goes on.
}
counting_cribbage-event-waived-two = { $on ->
    [2] Every claim in pegging is accepted for you until the deal is over.
    [3] Every claim in pegging is accepted for you until you play your next card.
   *[other] From now on every claim in pegging is accepted for you.
} With two at the table your opponent can tell by how fast the game goes on.
counting_cribbage-event-game_over = { $seat } wins with { $points } points!
counting_cribbage-event-game_over-match = { $seat } wins game { $game } with { $points } points (wins +{ $won }).
counting_cribbage-claim-of = { $name }'s { $what } { $claim }
counting_cribbage-gain-of = { $name } +{ $points }
counting_cribbage-gain-none = Nobody scores
counting_cribbage-item-peg = card
counting_cribbage-none = nothing

# Kinds of points
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = pair
counting_cribbage-kind-flush = flush
counting_cribbage-kind-nob = his nob
counting_cribbage-kind-last = last card
counting_cribbage-pair-2 = pair
counting_cribbage-pair-6 = pair royal
counting_cribbage-pair-12 = double pair royal
counting_cribbage-pair-20 = triple pair royal
counting_cribbage-pair-30 = fourth pair royal
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind } for { $points }

# The table in words
counting_cribbage-state = Round { $round }, { $name } deals, stock { $stock }
counting_cribbage-state-pegging = Round { $round }, { $name } deals, count { $count }, stock { $stock }
counting_cribbage-state-game = Game { $game }: { $state }
counting_cribbage-alt-skunk = Skunk line at { $line }.
counting_cribbage-alt-count = Count { $count }. Series: { $series }.
counting_cribbage-alt-lead = A new series, count 0.
counting_cribbage-alt-card-by = { $card } (seat { $seat })
counting_cribbage-alt-open-claim = Seat { $seat } claims { $claim } for { $card }. Waiting for the others' answers.
counting_cribbage-alt-last = Last: seat { $seat }, { $card }, { $parts }.
counting_cribbage-alt-before = The series before: { $series }.
counting_cribbage-alt-gains = Points for that: { $gains }.
counting_cribbage-alt-laid = played { $cards }
counting_cribbage-alt-row-hand = Seat { $seat }'s hand, { $cards }
counting_cribbage-alt-row-crib = Seat { $seat }'s crib, { $cards }
counting_cribbage-alt-row-points = { $row }: { $points }
counting_cribbage-alt-row-counted = { $row }: { $points } ({ $parts })
counting_cribbage-alt-given = So far: { $claims }.
counting_cribbage-alt-behind = before the last gain
counting_cribbage-alt-gain-last = last gain
counting_cribbage-alt-starter = Starter: { $card }.
counting_cribbage-alt-piles = Stock { $stock }, used { $used }.
counting_cribbage-alt-crib-down = Crib: { $count } face down.
counting_cribbage-alt-used = Used: { $ranks }.
counting_cribbage-alt-rank = { $count } of rank { $rank }
counting_cribbage-alt-gain = seat { $seat } +{ $points }
counting_cribbage-alt-hand-item = { $name }'s { $what }: { $cards }, starter { $starter }. Claimed: { $claim }.
counting_cribbage-alt-hand-own-item = Count the { $what }: { $cards }, starter { $starter }.
counting_cribbage-sep = {" · "}

# Words in pictures
counting_cribbage-go = Go
counting_cribbage-count = Count
counting_cribbage-room = { $room } left
counting_cribbage-starter = Starter
counting_cribbage-crib = Crib
counting_cribbage-crib-of = { $name }'s crib
counting_cribbage-used = Used
counting_cribbage-new-series = New series
counting_cribbage-claimed = Claims { $points }
counting_cribbage-claim-short = claims { $points }
counting_cribbage-answers = Waiting for answers
counting_cribbage-now-lay_away = Everyone is choosing for the crib
counting_cribbage-now-claim = Everyone is claiming points
counting_cribbage-now-show = Looking for missed points
counting_cribbage-show-before = Last round's show
counting_cribbage-show-now = The show
counting_cribbage-nothing = nothing
counting_cribbage-hand-claim = Your claim
counting_cribbage-hand-answer = What was missed?
counting_cribbage-hand-mark = To the crib
counting_cribbage-task-lay_away = { $count } to the crib
counting_cribbage-task-play = Play a card
counting_cribbage-task-declare = Play and claim
counting_cribbage-task-claim = Claim points
counting_cribbage-task-respond = Anything missed?
counting_cribbage-note-away = In the crib: { $cards }
counting_cribbage-note-own = This crib is yours
counting_cribbage-note-crib = This crib is { $name }'s
counting_cribbage-result-skunked = Skunked
counting_cribbage-result-won = Wins +{ $won }
counting_cribbage-result-game = Game { $game }
counting_cribbage-won-games = Won game { $games }
counting_cribbage-unit-wins = { $n ->
    [one] win
   *[other] wins
}
counting_cribbage-amount-wins = { $count ->
    [one] { $number } win
   *[other] { $number } wins
}
counting_cribbage-story-margin = Won by { $points ->
    [one] one point
   *[other] { $points } points
}
counting_cribbage-story-near = Second place was { $points } short
counting_cribbage-story-last = The last { $gain } made it { $points }
counting_cribbage-claim = Claim
counting_cribbage-last-played = { $seat }: { $card }, count { $count }
counting_cribbage-last-scored = { $seat }: { $card }, count { $count }, { $parts }

# How to play
counting_cribbage-sketch-goal = Move your peg along the board. First to { $target } wins.
counting_cribbage-sketch-turn = Play one card after another: 15, 31, pairs and runs score at once.
counting_cribbage-sketch-score = Then count your four cards together with the starter.
counting_cribbage-rules-0-title = First to 121
counting_cribbage-rules-0-1 = { $pack } cards without jokers: A to K in six suits. Whoever reaches { $target } points wins at that very moment.
counting_cribbage-rules-0-2 = A round: lay away, peg, show. You score in the last two.
counting_cribbage-rules-0-3 = The first dealer is drawn by lot unless agreed otherwise; after each round the deal passes to the left.
counting_cribbage-rules-1-title = What cards count
counting_cribbage-rules-1-1 = When adding up, an ace is 1, J, Q and K are 10, the others their number.
counting_cribbage-rules-1-2 = For runs and pairs J, Q and K are three different ranks. The ace is lowest: no run goes from K on to A.
counting_cribbage-rules-2-title = The crib and the starter
counting_cribbage-rules-2-1 = With two players you get six cards and lay two away; with three or four you get five and lay one away. Three players add a card from the stock. These four are the crib: points for the dealer.
counting_cribbage-rules-2-2 = The top of the stock is turned up as the starter. A jack is his heels: 2 for the dealer.
counting_cribbage-rules-2-3 = Used cards stay out until the stock runs short. Count what is gone, and you know what is left.
counting_cribbage-rules-3-title = Pegging: count to 31
counting_cribbage-rules-3-1 = From the dealer's left, play one card each and add up. No card may pass 31, but if you can play, you must.
counting_cribbage-rules-3-2 = If you can't, you say go and are out of this series.
counting_cribbage-rules-3-3 = A series ends at 31, or when nobody can play: then its last card scores 1.
counting_cribbage-rules-3-4 = The player to the left of whoever played last leads the next series, until all hands are empty.
counting_cribbage-rules-4-title = Points in pegging
counting_cribbage-rules-4-1 = Exactly 15: 2 points. Exactly 31: 2 points.
counting_cribbage-rules-4-2 = Equal ranks in a row: 2 cards 2 points, 3 cards 6, 4 cards 12, 5 cards 20, 6 cards 30.
counting_cribbage-rules-4-3 = The last three or more cards make a run in any order: a point for each.
counting_cribbage-rules-5-title = The show: four cards and the starter
counting_cribbage-rules-5-1 = Hands are counted from the dealer's left; the dealer comes last, hand first, then crib.
counting_cribbage-rules-5-2 = Every way to make 15 is 2, every pair 2; three or more ranks in a row are a run, once for each way.
counting_cribbage-rules-5-3 = Four of a suit in hand or crib: flush 4, with the starter 5. A jack of the starter's suit: his nob, 1.
counting_cribbage-rules-6-title = Winning, and three options
counting_cribbage-rules-6-1 = At 121 the game is over, even in the middle of a count. As an option, play on until somebody has 2 to 10 wins.
counting_cribbage-rules-6-2 = Skunk: a win counts 1, and 1 more for every opponent with 90 or fewer.
counting_cribbage-rules-6-3 = Muggins: you claim your own points. Too few scores just those, too many scores 0. The others state what was missed and take it, first on the left; whoever states too much gets nothing.
counting_cribbage-rules-6-4 = Claims and answers are hidden until everyone has answered. Heels and last cards are counted by the table.
counting_cribbage-rules-6-5 = Never put a 5 or a pair into another's crib; be generous to your own.

# A first hand (/learn)
counting_cribbage-learn-goal = You score twice: as cards are played, and as hands are counted. First to 121 wins. An ace is 1; jack, queen and king 10. Fifteens, thirty-ones, pairs and runs score.
counting_cribbage-learn-crib = Two of six cards go into the crib: your opponent's, so don't be generous. 7 and two 8s make fifteens and a pair. The 2 of diamonds and 10 of leaves can go.
counting_cribbage-learn-crib-else = the 7 and the eights are worth most together: each 7 and 8 make fifteen.
counting_cribbage-learn-starter = The starter counts in every hand and in the crib. Now cards are played one by one and added up. Exactly 15 scores two, so does 31; nobody may go beyond.
counting_cribbage-learn-lead = Lead an 8. If it's answered with a 7 for fifteen, you hold a 7 yourself and make a pair of it.
counting_cribbage-learn-lead-else = with an 8 you keep the 7 to answer a 7. The jack would invite a 5.
counting_cribbage-learn-pair = There it is: fifteen for two. Put your 7 on theirs, a pair for two points.
counting_cribbage-learn-pair-else = two equal cards in a row are two points. That beats just adding up.
counting_cribbage-learn-go = You couldn't play and said go, and your opponent went on alone with three 3s to 31. Small cards at the end are strong. A new series begins from zero.
counting_cribbage-learn-jack = You have two cards left, your opponent none. Whichever comes first, the last card scores a point. The jack first.
counting_cribbage-learn-jack-else = the order doesn't matter for the count; take the jack.
counting_cribbage-learn-show = Hands are counted with the starter: dealer's opponent, dealer, crib. Your 7 and 8s gave two fifteens and a pair: six. The deal passes, and now the crib is yours.
counting_cribbage-learn-own = Your own crib: be generous to it. Two jacks are a pair there, and the rest makes fifteens: 9, 4 and 2.
counting_cribbage-learn-own-else = what you lay away comes back to you this time. The jacks are a pair in the crib.
counting_cribbage-learn-small = A jack was led, count 10. With the 2 the count is 12, and only a 3 makes fifteen.
counting_cribbage-learn-small-else = the 4 makes 14, and an ace fifteen; the 9 spends your best card. A 2 is the quiet one.
counting_cribbage-learn-full = Count 22, and you hold a 9: 31 exactly. Two points, and a new series.
counting_cribbage-learn-full-else = look what's missing for 31: nine.
counting_cribbage-learn-keep = A queen lies there, count 10. Play the 2 and keep the 4 for the end: the last card counts one.
counting_cribbage-learn-keep-else = twelve, and nothing but a 3 makes fifteen of it. The 4 stays for the last card.
counting_cribbage-learn-end = Last card for you, and with hand and crib sixteen points in one go. Used cards stay out until the stock runs short, so it pays to count what is gone.
