# Dominuxen
dominuxen-title = Dominuxen
dominuxen-line = Lay dominoes of one number on your line, before someone snatches them with a stronger set.
dominuxen-designer = a Japanese board game blogger, after Abluxxen by Wolfgang Kramer and Michael Kiesling
dominuxen-about = A duel of sets with 91 double-12 dominoes. Lay any number of tiles that share a number. If the newest set of an opponent has as many tiles and a weaker number, you snatch it: take it, or leave it for them to decide. Line tiles score 1, hand tiles cost 1. Twelve beats all but zero.
dominuxen-seats-5 = With five players there are barely enough tiles: the pile runs out soon.
dominuxen-command = dominuxen
dominuxen-option-players = Seats: 3 to 5; with 5 there are barely enough tiles.

# Options
dominuxen-option-double_tiles = Double rule
dominuxen-option-double_tiles-help = A double may count as two tiles of a set; it always scores 2 (in hand −2).
dominuxen-option-rounds-help = Scores are added up over this many rounds: 1 to 5.
dominuxen-option-turn_limit = Turn limit
dominuxen-option-turn_limit-help = A round ends after this many plays: 50 to 500, usually 150.

# A turn
dominuxen-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
dominuxen-tag-play = Play a set
dominuxen-tag-take = Take it
dominuxen-tag-leave = Leave it
dominuxen-tag-back = Take it back
dominuxen-tag-discard = Discard it
dominuxen-tag-draw = Draw one
dominuxen-tag-draws = Draw several
dominuxen-tag-rest = Rest from the pile
dominuxen-hint-take = { $count ->
    [one] { $tiles } joins your hand, and the victim draws 1 tile
   *[other] { $tiles } join your hand, and the victim draws { $count } tiles
}
dominuxen-hint-leave = { $count ->
    [one] The victim takes it back, or discards it and draws 1 tile
   *[other] The victim takes them back, or discards them and draws { $count } tiles
}
dominuxen-hint-back = { $tiles } back into your hand; you draw nothing
dominuxen-hint-discard = { $count ->
    [one] { $tiles } leaves the round, and you draw 1 tile
   *[other] { $tiles } leave the round, and you draw { $count } tiles
}
dominuxen-hint-rest = You draw { dominuxen-tiles } from the pile

dominuxen-ask-play-1 = A set of which number?
dominuxen-ask-play-2 = Which tiles go into the set of { $number }s?
dominuxen-ask-play-3 = How much does the double { $tile } count?
dominuxen-ask-draw-1 = Where do you draw one tile from?
dominuxen-ask-draws-1 = Which of these? (up to { $owed }, the rest from the pile)
dominuxen-number = { $count ->
    [one] A set of { $number }s (1 tile)
   *[other] A set of { $number }s (up to { $count } tiles)
}
dominuxen-tile-hint = Its other number { $number }: { $count } in your hand
dominuxen-tile-hint-double = A double
dominuxen-size-once = As one (the set is { $number }×{ $size })
dominuxen-size-twice = As two (the set is { $number }×{ $size })
dominuxen-size-hits = Snatches { $victims }
dominuxen-size-hits-none = Snatches nothing
dominuxen-row-tile-hint = In hand: { $lows ->
    [0] no { $low }s
    [one] one { $low }
   *[other] { $lows } × { $low }
}, { $highs ->
    [0] no { $high }s
    [one] one { $high }
   *[other] { $highs } × { $high }
}
dominuxen-row-double-hint = In hand: { $lows ->
    [0] no { $low }s
    [one] one { $low }
   *[other] { $lows } × { $low }
}
dominuxen-from-pile = The pile ({ $pile } left)
dominuxen-from-pile-hint = You see it when you've drawn it

dominuxen-prompt-play = Which number do you play?
dominuxen-prompt-take = You snatch { $name }'s { $number }×{ $size } ({ $tiles }). Do you take it?
dominuxen-prompt-recover = { $name } left your { $number }×{ $size } ({ $tiles }). Take it back, or discard it and draw { dominuxen-tiles }?
dominuxen-prompt-draw = { $owed ->
    [one] Draw 1 more tile. From where?
   *[other] Draw { $owed } more tiles. From where?
}

dominuxen-move-play = Play { $tiles } as { $number }×{ $size }
dominuxen-move-discard = Discard it and draw
dominuxen-move-draw = Draw { $tile } from the row
dominuxen-move-draw-pile = Draw one from the pile
dominuxen-move-draws = Draw { $tiles } from the row (the rest from the pile)
dominuxen-move-rest = { $owed ->
    [one] Draw the last one from the pile
   *[other] Draw all { $owed } from the pile
}

# Settled beforehand
dominuxen-answer-take = If I snatch from seat { $seat }: take the set
dominuxen-answer-leave = If I snatch from seat { $seat }: leave the set
dominuxen-answer-ask = If I snatch from seat { $seat }: ask me then
dominuxen-answer-hint = The newest set of seat { $seat } is { $set }
dominuxen-habit-ask = Leftover sets: ask me
dominuxen-habit-always = Leftover sets: keep all
dominuxen-habit-never = Leftover sets: discard all
dominuxen-habit-from = Leftover sets: keep { $size }+

# Moves that can't be made
dominuxen-no-number = That number isn't in your hand. Choose one that is.
dominuxen-no-tiles = No tile is chosen. Choose at least one with a { $number } on it.
dominuxen-no-such-tile = There is no such tile. Choose again from your hand.
dominuxen-no-held = { $tile } isn't in your hand any more. Choose from the tiles you hold.
dominuxen-no-match = There is no { $number } on { $tile }. Only tiles with a { $number } go into this set.
dominuxen-no-twice = A tile is chosen twice. Choose each once.
dominuxen-no-double = Without the double { $number } the set can't count one more.
dominuxen-no-double-rule = At this table a double counts as one. The set counts the tiles you chose.
dominuxen-no-size = { $count ->
    [one] One tile doesn't make a set of that size. The set counts the tiles you chose.
   *[other] { $count } tiles don't make a set of that size. The set counts the tiles you chose.
}
dominuxen-no-play-now = Now a set is played. Choose a number and tiles.
dominuxen-no-take-now = Now decide whether to take the set you snatched or to leave it.
dominuxen-no-recover-now = Now decide whether to take your set back or to discard it.
dominuxen-no-draw-now = Now tiles are drawn, from the row or from the pile.
dominuxen-no-row-tile = { $tile } isn't in the row. Draw one of the open tiles or from the pile.
dominuxen-no-pile = The pile is empty. Draw from the row.
dominuxen-no-so-many = You have only { dominuxen-tiles } to draw. Choose no more than that.
dominuxen-no-single = You have one tile to draw, so there's nothing to draw together. Choose one tile.
dominuxen-no-tiles-drawn = No tile is chosen. Choose from the row, or press "Rest from the pile".
dominuxen-no-answer = You can't decide about that seat now, only about opponents you may still snatch from.
dominuxen-no-habit = That size isn't on the list. Choose one from the list.
dominuxen-no-change = It's already set that way. Choose another to change it.

# What happened
dominuxen-event-round = { $rounds ->
    [1] { $seat } starts.
   *[other] Round { $round }: { $seat } starts.
}
dominuxen-event-dealt = Your hand: { $tiles }.
dominuxen-event-row = The row: { $tiles }.
dominuxen-event-played = { $seat } plays { $number }×{ $size } ({ $tiles }).
dominuxen-event-attacks = It snatches from { $victims }.
dominuxen-event-took = { $seat } takes { $victim }'s { $number }×{ $size } ({ $tiles }).
dominuxen-event-left = { $seat } leaves { $victim }'s { $number }×{ $size }.
dominuxen-event-back = { $seat } takes { $number }×{ $size } back ({ $tiles }).
dominuxen-event-discarded = { $seat } discards { $number }×{ $size } ({ $tiles }).
dominuxen-event-drew = { $seat } draws { $tile } from the row.
dominuxen-event-drew_pile = { $seat } draws { dominuxen-tiles } from the pile.
dominuxen-event-drew_tiles = From the pile you drew { $tiles }.
dominuxen-event-refilled = New in the row: { $tiles }.
dominuxen-event-settled = You decided: { $what }.
dominuxen-event-round_over = { $rounds ->
    [1] { $reason }. { $scores }.
   *[other] Round { $round } is over: { $reason }. { $scores }.
}
dominuxen-reason-hand_empty = A hand is empty
dominuxen-reason-centre_empty = Row and pile are empty
dominuxen-reason-turn_limit = The turns are used up

# The table
dominuxen-state = { $rounds ->
    [1] Play { $turn }, { $pile } in the pile, { $discard } discarded
   *[other] Round { $round } of { $rounds }, play { $turn }, { $pile } in the pile, { $discard } discarded
}
dominuxen-set = { $size ->
    [1] a single { $number }
   *[other] { $size } tiles of { $number }
}
dominuxen-last-set = { $size ->
    [1] last a single { $number } ({ $tiles })
   *[other] last { $size } tiles of { $number } ({ $tiles })
}
dominuxen-lettered = { $letter } { $tile }
dominuxen-alt-last = Last play: seat { $seat }, { $set }.
dominuxen-alt-last-pending = {" "}The play is aimed at seat { $victim }'s last set: { $set }.
dominuxen-alt-last-taken = {" "}Seat { $victim } lost { $set }.
dominuxen-alt-last-back = {" "}Seat { $victim } took back { $set }.
dominuxen-alt-last-thrown = {" "}Seat { $victim } discarded { $set }.
dominuxen-alt-older = { $count ->
    [1] one older set
   *[other] { $count } older sets
}

dominuxen-alt-take = To decide: take or leave { $set } from seat { $victim }.
dominuxen-alt-recover = To decide: take back or discard { $set }.
dominuxen-alt-draw = { $owed ->
    [one] 1 tile still to draw.
   *[other] { $owed } tiles still to draw.
}
dominuxen-alt-state = { $rounds ->
    [1] play { $turn } of at most { $limit }
   *[other] round { $round } of { $rounds }, play { $turn } of at most { $limit }
}
dominuxen-alt-held = holds { $count }
dominuxen-alt-laid = line worth { $points }
dominuxen-alt-line = line: { $sets }
dominuxen-alt-hand-own = Your line is worth { $points }.
dominuxen-alt-left = Seat { $seat }'s line: { $sets }. Left in hand: { $tiles }.
dominuxen-alt-row = Row: { $tiles }. Pile { $pile }. Discarded: { $discard }.
dominuxen-alt-row-count = Row: { $tiles }. Pile { $pile }. Discarded { $discard } tiles.
dominuxen-alt-empty-line = no line yet
dominuxen-alt-how = Only the last set of each seat can be snatched (its tiles in brackets). Higher numbers are stronger, but 0 beats 12.
dominuxen-alt-hand = Your hand (seat { $seat }), { dominuxen-tiles }: { $tiles }.
dominuxen-alt-hand-numbers = Numbers on two tiles or more: { $numbers }.
dominuxen-alt-hand-number = { $number } on { $count }
dominuxen-alt-hand-new = New since your last play: { $tiles }.
dominuxen-alt-hand-targets = Newest sets of the others: { $sets }.
dominuxen-alt-hand-target = seat { $seat }: { $set }
dominuxen-alt-hand-row = Row: { $tiles }. Pile { $pile }.

# Words in pictures
dominuxen-asked-take = Take?
dominuxen-asked-recover = Back?
dominuxen-asked-draw = Draw
dominuxen-alt-played = whose play it is
dominuxen-played = Played
dominuxen-draws-left = { $owed } to go
dominuxen-row = Row
dominuxen-pile = Pile
dominuxen-discard = Discard
dominuxen-bar-turn = Play { $turn } / { $limit }
dominuxen-bar-double = doubles score 2
dominuxen-count = × { $count }
dominuxen-more = +{ $count }
dominuxen-hand-title = Your hand
dominuxen-hand-empty = No tiles in hand any more
dominuxen-hand-own = Your line
dominuxen-hand-targets = Sets to snatch
dominuxen-task-play = Play a set
dominuxen-task-take = Take or leave?
dominuxen-task-recover = Back or discard?
dominuxen-task-draw = { $owed ->
    [one] Draw 1 tile
   *[other] Draw { $owed } tiles
}
dominuxen-result-line = Line
dominuxen-result-hand = Hand
dominuxen-last-played = { $name }: { $set }
dominuxen-last-pending = , aimed at { $name }: { $set }
dominuxen-last-taken = , took { $set } from { $name }
dominuxen-last-back = , { $name } took { $set } back
dominuxen-last-thrown = , { $name } discarded { $set }
dominuxen-line-unit = line
dominuxen-before = { $total } before
dominuxen-story-margin = { $points ->
    [1] Won by a single point
   *[other] Won by { $points } points
}
dominuxen-story-set = Largest set: { $name }, { $set }

# How to play
dominuxen-sketch-goal = Lay as many tiles as you can on your line.
dominuxen-sketch-turn = Lay tiles of one number. As many of a stronger one snatch a set.
dominuxen-sketch-score = A tile on your line is worth 1. A tile left in hand costs 1.
dominuxen-rules-0-title = Lay tiles that share a number
dominuxen-rules-0-1 = Every tile has two numbers. In your turn, lay one or more hand tiles that share a number on your line, as a set of that number. You can't pass.
dominuxen-rules-0-2 = Three tiles laid as 7s make a 7×3. Faded halves don't count.
dominuxen-rules-0-3 = A tile on your line scores 1, a tile left in your hand −1. The most points win; equal points share the win.
dominuxen-rules-1-title = Strength: 12 loses to 0 alone
dominuxen-rules-1-1 = Higher numbers are stronger and 0 is weakest, but 0 beats 12, and nothing else. Equal numbers don't beat each other.
dominuxen-rules-1-2 = If the newest set on an opponent's line has the same size as yours and a weaker number, you snatch it. You must.
dominuxen-rules-1-3 = Only newest sets are snatched. Several victims are dealt with one by one, beginning at your left.
dominuxen-rules-2-title = Snatched: take, back, discard
dominuxen-rules-2-1 = The attacker takes the set into the hand, or leaves it.
dominuxen-rules-2-2 = If it's taken, the victim draws as many tiles.
dominuxen-rules-2-3 = If it's left, the victim takes it back and draws nothing, or discards it and draws as many tiles. Discarded tiles are out.
dominuxen-rules-2-4 = Once in a hand, a tile can be used with either number again.
dominuxen-rules-3-title = Drawing, start and end
dominuxen-rules-3-1 = { $tiles } tiles, 0-0 to 12-12: { $hand } for everyone, { $row } open in the row, the rest is the pile. The first player is drawn by lot.
dominuxen-rules-3-2 = Draw one by one, from the row or the top of the pile. Then the row is filled up to { $row }.
dominuxen-rules-3-3 = The round ends at once when somebody's hand is empty (nothing is snatched then), or when row and pile are both empty.
dominuxen-rules-3-4 = As sets can go round in circles, it also ends after { $turn_limit } plays.
dominuxen-rules-3-5 = With five players there are barely enough tiles. Several rounds are added up; the start moves one seat left.
dominuxen-rules-4-title = The double rule (optional)
dominuxen-rules-4-1 = A double may count as two tiles of a set, or as one.
dominuxen-rules-4-2 = Three tiles, yet an 8×4. Only one tile is drawn for a snatched double.
dominuxen-rules-4-3 = However it was played, a double scores 2, in the hand −2.
dominuxen-rules-5-title = Habits of good players
dominuxen-rules-5-1 = Tiles matter more than numbers: a set of four or more is rarely matched.
dominuxen-rules-5-2 = Early small sets are bait. When one is snatched, you draw what you collect from the row.
dominuxen-rules-5-3 = When somebody holds few tiles, lay your big sets first and take nothing you can't lay.
dominuxen-rules-5-4 = "Decide ahead" saves waiting: say whom you'll take from, or what to do when your set is left. The order of play stays, and nobody else sees it.

# A first hand (/learn)
dominuxen-learn-goal = Lay tiles that share a number on your line, as a set. A tile there scores one, a tile left in your hand costs one. No passing, and the newest set can be snatched.
dominuxen-learn-row = Two have played: four tiles as 1s, then four as 7s. Equally many of a stronger number snatch, so the victim drew four others, from the open row or the pile.
dominuxen-learn-ten = You hold four tiles with a 10, and four 7s lie on the line of your right neighbour. Lay your tens, all four: 10 is stronger, and so you snatch.
dominuxen-learn-ten-else = it takes exactly four tiles to match that set, and all of your tens.
dominuxen-learn-take = Take the set or leave it? The sevens would join your hand, where a tile counts as either number, and you hold a 7-12 already. Take it.
dominuxen-learn-take-else = four tiles in hand sound like a burden, but all four are sevens, and you have one more.
dominuxen-learn-lost = Your tens were snatched in turn, by four 11s. It isn't all loss: now you draw as many tiles, and you may pick them from the row.
dominuxen-learn-draw = You collect sevens: draw the 7-7. It counts as one tile here; with the double rule, an option, it could count as two.
dominuxen-learn-draw-else = you have five sevens by now, and the 7-7 makes six.
dominuxen-learn-more = One more seven lies there: 1-7.
dominuxen-learn-more-else = the more tiles a set has, the fewer can match it.
dominuxen-learn-seven = After two more draws you hold seven tiles with a 7. Lay them all as a 7×7. Seven tiles are hardly ever matched.
dominuxen-learn-seven-else = one great set is worth more, and safer, than several small ones.
dominuxen-learn-back = Hardly ever: somebody had seven tens. But they left your set, so you choose: take it back without drawing, or discard it and draw seven. Take it back.
dominuxen-learn-back-else = seven tiles of one number are worth keeping. Back with them.
dominuxen-learn-again = And lay the same set again: nobody has seven tiles of a stronger number twice.
dominuxen-learn-again-else = nothing else in your hand comes near it.
dominuxen-learn-end = The round ends when a hand is empty, or row and pile are. 0 is weakest, but beats 12; small sets are bait; towards the end take nothing you can't lay.
