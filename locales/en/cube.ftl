# The doubling cube, around any game for two that goes with it
cube-title = Doubling cube

# Options
cube-option-cube = Doubling cube
cube-option-cube-help = With two players left: double what a game is worth; the other takes it or gives up. Usually off.
cube-option-cap = Highest cube
cube-option-cap-help = With the cube: the highest value it may come to. Usually 64.
cube-option-cap-2 = 2
cube-option-cap-4 = 4
cube-option-cap-8 = 8
cube-option-cap-16 = 16
cube-option-cap-32 = 32
cube-option-cap-64 = 64
cube-option-crawford = Crawford game
cube-option-crawford-help = With the cube: one game without it, once somebody is a point short of the match.
cube-option-match_target = Points to win the match
cube-option-match_target-help = With the cube: match points that win, 1 to 50. Each game has its usual number.
cube-option-max_legs = Most games in the match
cube-option-max_legs-help = With the cube: after this many games the most points win.

# Moves
cube-tag-cube_double = Double to { $double }
cube-tag-cube_redouble = Redouble to { $double }
cube-tag-cube_take = Take: play for { $double }
cube-tag-cube_pass = Pass: give { $amount }
cube-tag-cube_hold = No double from me this game
cube-tag-cube_free = Ask me about doubling again
cube-prompt-may = Or double first, to { $double }.
cube-prompt-answer = { $name } doubles to { $double }. Take, and the game is worth { $double } and the cube is yours. Pass, and { $name } gets { $amount } at once.
cube-task-answer = Take or pass?
cube-wait-answer = Waiting for { $name }'s answer
cube-wait-over = This game was given up
cube-waiting = ▶ Waiting for **{ $name }** to take or pass
cube-amount = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cube-amount-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}

# Refusals
cube-no-offer = Nobody has doubled, so there is nothing to take or pass.
cube-no-answer = First take the double or pass it: the game is worth { $value } now, and would be worth { $double }.
cube-no-crawford = This is the Crawford game: it is played without the cube.
cube-no-others = The cube comes in when two players are left in the round.
cube-no-twice = You have doubled in this turn already. Now play on.
cube-no-owner = The cube is the other player's: only its owner may double.
cube-no-cap = The cube is at { $value }, its highest value.
cube-no-now = You can double at the start of your turn, before you play.
cube-no-absent = The other player was moved for last time, so you can't double now. It works again once they have moved themselves.

# Events
cube-event-cube_doubled = { $seat } doubles to { $value }.
cube-event-cube_taken = { $seat } takes: the game is worth { $value } now, and the cube is theirs.
cube-event-cube_passed = { $seat } passes.
cube-event-leg_over = Game { $number } goes to { $winner }: { $gains }. Match: { $totals }.
cube-event-leg_drawn = Game { $number } is drawn. Match: { $totals }.
cube-event-legs_over = The match is over: { $totals }.
cube-score-of = { $name } { $score }

# How the match stands
cube-state = { $line } · Game { $number }, { $score } · cube { $value }
cube-state-offered = { $line } · Game { $number }, { $score } · double to { $double }?
cube-state-over = { $line } · Game { $number }, { $score }
cube-score = { $score }
cube-score-target = { $score } of { $target }
cube-alt-middle = Doubling cube: in the middle, the game is worth 1; whoever is to move may double.
cube-alt-owner = Doubling cube: the game is worth { $value }; only { $name } may double next.
cube-alt-owner-you = Doubling cube: the game is worth { $value }; only you may double next.
cube-alt-highest = Doubling cube: the game is worth { $value }, as much as it can be.
cube-alt-offer = { $name } has doubled to { $double }: { $other } takes or passes. A take: they play on for { $double }, and the cube is { $other }'s. A pass: { $amount } for { $name }.
cube-alt-offer-you = You have doubled to { $double }: { $other } takes or passes. A take: you play on for { $double }, and the cube is { $other }'s. A pass: { $amount } for you.
cube-alt-crawford = Crawford game: played without the cube.
cube-alt-away = The cube comes in once two players are left.
cube-alt-match = Match, game { $number }: { $totals }.
cube-alt-match-target = Match, game { $number }: { $totals }; { $target } win.
cube-alt-hand-over = { $winners }. Match: { $totals }.
cube-passed = Ended by a pass: game { $numbers }.
cube-won = { $names } won the match
cube-drawn = The match is drawn

# In pictures
cube-picture-game = Game { $number }
cube-picture-target = to { $target }
cube-picture-crawford = Crawford
cube-picture-owner = owns the cube
cube-picture-double = Doubles to { $double }
cube-picture-take = Take: play for { $double }, own the cube
cube-picture-pass = Pass: wins { $amount } at once
cube-picture-win = Winner
cube-picture-shared = Shared
cube-story-best = Most at once: { $count }
cube-story-passed = { $count ->
    [one] One game given up
   *[other] { $count } games given up
}

# Why
cube-why-double = You win about { $chance } of 100 from here: worth doubling before it is clear to both.
cube-why-play = You win about { $chance } of 100 from here: too few to hand over the cube.
cube-why-take = You still win about { $chance } of 100: from 25 on it pays to take.
cube-why-pass = You win only about { $chance } of 100: passing costs less than playing on for twice as much.

# The rules page
cube-rules-0-title = The doubling cube
cube-rules-0-1 = A game begins with the cube in the middle, at 1. There it is nobody's: either of you may double first.
cube-rules-0-2 = With two left in the game: at the start of your turn, before you play, you may double what it is worth.
cube-rules-0-3 = If the other takes, you play on for twice as much and the cube is theirs: only they may double next. If they pass, you win what it was worth before.
cube-rules-0-4 = After a take you play on, without another double that turn. { $cap } is the most.
cube-rules-1-title = The match
cube-rules-1-1 = Most matches go to a set number of points. The winner of a game gets its worth, mostly 1 point, times the cube; a draw gives none.
cube-rules-1-2 = After a pass no hands are shown. The next game begins at 1 again.
cube-rules-1-3 = An option is the Crawford game: once somebody is a point short of the match, one game is played without the cube.
cube-rules-1-4 = With a clock you have half the starting time at most to answer; when it is up, you take. You can't double somebody the clock has just moved for.
cube-rules-1-5 = { $games } can be played with it, each by two; { love_letter-title } by up to four, from when two are left in the round.
