# Tricky Express
tricky_express-title = Tricky Express
tricky_express-line = Every trick is a station: win two far apart and let your express run through the rest.
tricky_express-designer = a Japanese board game blogger, 2016
tricky_express-about = Four players, one railway line. Whoever wins a trick owns its next station, and only the stretch between two of your own stations counts: one point per station passed. Win too often and you're a local train, too rarely and you never leave. Four deals, with a bonus for growing runs.

# Options
tricky_express-option-first_dealer-help = Who deals the first deal; usually drawn at random.

# A turn
tricky_express-tag-pass = Pass cards
tricky_express-ask-pass-1 = Which card goes to the right?
tricky_express-ask-pass-2 = Which card goes to the left?
tricky_express-prompt-pass1 = Pass 1: your highest card goes right to { $right }, the next highest left to { $left }.
tricky_express-prompt-pass2 = Pass 2: any card right to { $right }, any other left to { $left }.
tricky_express-move-pass = { $right } to the right, { $left } to the left
tricky_express-hint-right = { $name }, to the right
tricky_express-hint-left = { $name }, to the left

# Refusals
tricky_express-no-play-yet = Cards are still being passed. First give one card to each neighbour.
tricky_express-no-pass-now = The passes are over. Play a card to the trick.
tricky_express-no-twice = One card can't go both ways. Pick two different cards.
tricky_express-no-highest = Your highest card must go to the right, for example { $card }.
tricky_express-no-second = The highest of the rest must go to the left, for example { $card }.

# What happened
tricky_express-event-dealt = Deal { $deal } of 4 begins. { $dealer } is the dealer.
tricky_express-event-received = You got { $right } from { $right_name } on your right and { $left } from { $left_name } on your left.
tricky_express-event-station = { $passed ->
    [0] Station { $number } is { $seat }'s.
    [one] Station { $number } is { $seat }'s, after passing 1 station.
   *[other] Station { $number } is { $seat }'s, after passing { $passed } stations.
}
tricky_express-event-scored = Base points of deal { $deal }: { $base }. { $top } { $second }
tricky_express-event-top = Top bonus for { $name }.
tricky_express-event-second = Second bonus for { $name }.
tricky_express-event-no-top = Nobody gets the top bonus.
tricky_express-event-no-second = Nobody gets the second bonus.
tricky_express-event-growth = Growth bonus: { $points }.
tricky_express-event-no-growth = Nobody gets the growth bonus.
tricky_express-event-ended = { $count ->
    [1] { $winners } wins with { $score } points!
   *[other] { $winners } share the win with { $score } points!
}

# The table
tricky_express-state-pass1 = Deal { $deal } of 4, pass 1
tricky_express-state-pass2 = Deal { $deal } of 4, pass 2
tricky_express-state-play = Deal { $deal } of 4, trick { $trick } of 13
tricky_express-state-over = The game is over


tricky_express-alt-route = Line: { $route }.
tricky_express-alt-route-empty = Line: no stations yet.
tricky_express-alt-span = { $length } ({ $from } to { $to })
tricky_express-alt-long-1 = long pass { $first }
tricky_express-alt-long-2 = long passes { $first } and { $second }
tricky_express-alt-points = by deal { $points }
tricky_express-alt-bonus = { $base } plus { $bonus }
tricky_express-alt-so-far = so far { $points }
tricky_express-alt-station = This trick wins station { $number } of 13.
tricky_express-alt-neighbours = Left: { $left }. Right: { $right }.
tricky_express-alt-moved-left = Left, { $name }: gave { $gave }; got { $got }.
tricky_express-alt-moved-right = Right, { $name }: gave { $gave }; got { $got }.
tricky_express-alt-passable-left = Cards for the left, { $name }: { $numbers }.
tricky_express-alt-passable-right = Cards for the right, { $name }: { $numbers }.
tricky_express-alt-longest = The longest express: { $name } in deal { $deal }, station { $from } to { $to }. { $line }
tricky_express-alt-no-express = No express. Deal { $deal }: { $line }
tricky_express-alt-deal = Deal { $deal } of 4.
tricky_express-alt-pass1 = Everybody passes their highest cards, one each way. Who has chosen stays secret.
tricky_express-alt-pass2 = Everybody passes any two cards, one each way. Who has chosen stays secret.
tricky_express-alt-letter = letter { $letter }

# Words in pictures
tricky_express-station = Station
tricky_express-this-trick = This trick
tricky_express-wins = wins station { $number }
tricky_express-points-by-deal = Points by deal
tricky_express-bar-deal = Deal { $deal } / 4
tricky_express-bar-trick = Trick { $trick } / 13
tricky_express-bar-pass1 = Pass 1
tricky_express-bar-pass2 = Pass 2
tricky_express-passing = One card each way
tricky_express-passing-high = Your highest cards
tricky_express-passing-any = Any two cards
tricky_express-pass-pass1 = Your highest card to the right, the next highest to the left
tricky_express-pass-pass2 = Any card to the right, any other to the left
tricky_express-first-long-pass = first long pass
tricky_express-second-long-pass = second long pass
tricky_express-first-run = Win two stations: a point for each station between
tricky_express-task-pass1 = Highest cards away
tricky_express-task-pass2 = One card each way
tricky_express-mark-right = right
tricky_express-mark-left = left
tricky_express-mark-both = either
tricky_express-right = Right
tricky_express-left = Left
tricky_express-gave = Gave
tricky_express-got = Got
tricky_express-story-shared = Tied: the win is shared
tricky_express-story-growth = Turned by a growth bonus of { $points }
tricky_express-story-margin = { $points ->
    [one] Won by a single point
   *[other] Won by { $points } points
}
tricky_express-story-longest = { $passed ->
    [one] Longest express: past 1 station
   *[other] Longest express: past { $passed } stations
}
tricky_express-growth-of = Growth +{ $points }
tricky_express-longest = Longest, deal { $deal }
tricky_express-passed = { $count ->
    [0] No express
    [one] 1 station
   *[other] { $count } stations
}

# Rules
tricky_express-sketch-goal = Run your express as far as you can between two of your stations.
tricky_express-sketch-turn = Follow suit if you can. Whoever wins the trick owns the next station.
tricky_express-sketch-score = A point for each station passed. Runs that keep growing earn a bonus.
tricky_express-rules-0-title = One line, four owners
tricky_express-rules-0-1 = Whoever wins a trick builds the next station of the line. A deal has 13 tricks, so the line has 13 stations.
tricky_express-rules-0-2 = From one of your stations to your next, every station passed without a stop adds to the length of that section.
tricky_express-rules-0-3 = From 6 to 11, B passes four stations: B's first long pass.
tricky_express-rules-0-4 = Win one early, hold back, and win another at the very end: that's a perfect express.
tricky_express-rules-1-title = Two passes
tricky_express-rules-1-1 = All { $pack } cards are dealt, { $hand } each; then cards are passed twice. All four choose first, then all cards move at once.
tricky_express-rules-1-2 = Pass 1: your highest card goes to the right, the next highest to the left. With equal ranks you choose.
tricky_express-rules-1-3 = Pass 2: any two cards, one to the right and one to the left.
tricky_express-rules-1-4 = High cards leave every hand. Remember what you gave to whom.
tricky_express-rules-2-title = Tricks
tricky_express-rules-2-1 = The dealer's left neighbour leads first, then each trick's winner.
tricky_express-rules-2-2 = Follow suit if you can. If you can't, play any card.
tricky_express-rules-2-3 = The highest card of the led suit wins: A, K, Q … 2. No trumps.
tricky_express-rules-2-4 = Hearts were led. The king wins, the ace of spades doesn't.
tricky_express-rules-2-5 = Only the last trick may be looked at again.
tricky_express-rules-3-title = Scoring a deal
tricky_express-rules-3-1 = Base points: the length of your first long pass, your longest section.
tricky_express-rules-3-2 = Top bonus, 2 points: the longest first long pass of all.
tricky_express-rules-3-3 = Second bonus, 1 point: the longest second long pass (your next longest).
tricky_express-rules-3-4 = If equal, the one completed later ranks higher. Length 0 earns nothing.
tricky_express-rules-3-5 = A 3, B 4 + 2 = 6, C 4 + 1 = 5, D 0.
tricky_express-rules-4-title = Growth bonus and the end
tricky_express-rules-4-1 = The first dealer is drawn by lot unless agreed otherwise; then the deal passes to the left, so that everyone deals once. After four deals the highest total wins, equal totals share the win.
tricky_express-rules-4-2 = Growth bonus: 8 points if your first long pass never shrinks, 1 less each time it stays the same. All four the same: 0.
tricky_express-rules-4-3 = 0, 2, 4, 7 earns 8; 3, 4, 4, 6 earns 7; 5, 4, 6, 7 earns 0.
tricky_express-rules-4-4 = Tip: middle cards win at the wrong time. Pass 2 gets rid of them.
tricky_express-rules-4-5 = Tip: stop a long run by letting its owner win a trick halfway.
tricky_express-rules-left = the next highest
tricky_express-rules-right = the highest

# A first hand (/learn)
tricky_express-learn-goal = Thirteen tricks, and each winner builds the next station. What counts is how many stations you pass between two of your own: win early, hold back, win late. The longest section scores.
tricky_express-learn-highest = First pass: your highest card goes to the right, the next highest to the left. You hold two queens at the top, so you may choose which goes where.
tricky_express-learn-highest-else = the queens must both go: spades to the right and clubs to the left.
tricky_express-learn-middle = You got a king and an ace: high cards wander round. In the second pass you may give any two. Middle cards win when you don't want it, so give both tens.
tricky_express-learn-middle-else = keep the ace and the king, which win when you say so, and the small ones, which never do. The tens are neither.
tricky_express-learn-first = You lead to the first trick. Win it now with the ace of diamonds: station 1 is yours, and your express is on the way.
tricky_express-learn-first-else = an early station is half of a long section, and the ace is sure to win it.
tricky_express-learn-low = The winner leads. Now hold back: a small spade will let somebody else have the trick.
tricky_express-learn-low-else = every trick you win now would cut your section short.
tricky_express-learn-duck = Hearts, with the king in it. Get rid of the 10: it can't win here, and later it might.
tricky_express-learn-duck-else = the highest card that doesn't win is the one to throw.
tricky_express-learn-under = Clubs: the 6 was led. Your 4 stays below it. Keep the king for the trick you want.
tricky_express-learn-under-else = the king would win now, far too early.
tricky_express-learn-wait = Three stations have been built since yours, one by each of the others. Every one of them makes your section longer. How long do you dare to wait?
tricky_express-learn-nine = The 2 of clubs was led. You can't stay below it: the 9 or the king. Take the 9: perhaps somebody goes over it, and the king stays for later.
tricky_express-learn-nine-else = the king is your sure card for a later station. Don't spend it here.
tricky_express-learn-section = It won after all: station 5, after passing three. That's a section of length 3, and three points if it stays your longest. From here a new section begins.
tricky_express-learn-three = You lead. A low diamond hands the trick on, and you run on towards the end, where the king of clubs may win once more.
tricky_express-learn-three-else = lead low and stay out of it; the longer you wait, the longer the second section.
tricky_express-learn-end = The longest section of all gets two points more, the longest second section one. Four deals make a game, and sections that never shrink from deal to deal earn up to eight at the end.
