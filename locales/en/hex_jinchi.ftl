# Hex Bases
hex_jinchi-title = Hex Bases
hex_jinchi-line = Take bases with cards that make six; red is minus. Begin your turn with three bases to win.
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = Black cards count plus, red ones minus, and jokers as you like. Discard a card, then lay sets that come to plus or minus six on the six bases and take up what lay there. A rival's base needs more suits than lie on it. Begin your turn with three bases and you've won.
hex_jinchi-command = hex-bases
hex_jinchi-also = rokkaku jinchi, hexagon

# Options
hex_jinchi-option-match = Match
hex_jinchi-option-match-help = One game, as the rules have it; or everybody starts one game, since starting helps.
hex_jinchi-option-match-exchange = everybody starts one game
hex_jinchi-option-match-single = a single game
hex_jinchi-option-turn_limit = Most turns
hex_jinchi-option-turn_limit-help = A game ends after this many turns of all players; then the most bases win. Usually 60.
hex_jinchi-option-first_player = First to start
hex_jinchi-option-first_player-help = Who starts the first game; by default it's drawn by lot. Seat 3 needs three players.
hex_jinchi-option-first_player-auto = drawn
hex_jinchi-option-first_player-1 = seat 1
hex_jinchi-option-first_player-2 = seat 2
hex_jinchi-option-first_player-3 = seat 3

# A turn
hex_jinchi-tag-turn = Discard
hex_jinchi-tag-discard = Discard
hex_jinchi-tag-place = Place a set
hex_jinchi-tag-gather = Other cards
hex_jinchi-tag-end_turn = End turn
hex_jinchi-ask-card = Which card do you discard?
hex_jinchi-ask-base = Place a set, or end the turn?
hex_jinchi-ask-more = Another base, or end the turn?
hex_jinchi-ask-place = Place a set: on which base?
hex_jinchi-ask-gather = Other cards: on which base?
hex_jinchi-ask-set = Which set goes on base { $base }?
hex_jinchi-ask-cards = Which cards together make six?
hex_jinchi-prompt-discard = Discard a card, then place sets that make six.
hex_jinchi-prompt-danger = { $name } wins at the start of their next turn: take { $back ->
    [one] a base
   *[other] { $back } bases
} back.{" "}
hex_jinchi-prompt-place = Place sets that make six, or end the turn.
hex_jinchi-base = Base { $base }
hex_jinchi-base-nobody = Base { $base }: nobody's
hex_jinchi-base-own = Base { $base }: yours, { $suits ->
    [one] 1 suit
   *[other] { $suits } suits
}
hex_jinchi-base-other = Base { $base }: { $name }, { $suits ->
    [one] 1 suit
   *[other] { $suits } suits
}
hex_jinchi-sets = { $count ->
    [one] 1 set fits
   *[other] { $count } sets fit
}
hex_jinchi-suits = { $count ->
    [one] 1 suit
   *[other] { $count } suits
}
hex_jinchi-joker-black = any number from plus 1 up
hex_jinchi-joker-red = any number from minus 1 down
hex_jinchi-end = End the turn
hex_jinchi-end-hint = Confirm it all and take up what waits
hex_jinchi-more = Confirm this, then go on
hex_jinchi-more-hint = For other sets, or more than three bases
hex_jinchi-nothing = none
hex_jinchi-move-discard = Discard { $card }
hex_jinchi-move-turn = { $discard }; { $sets }
hex_jinchi-move-set = base { $base }: { $cards }
hex_jinchi-move-set-brief = base { $base }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hex_jinchi-move-gather = Base { $base }: { $cards }
hex_jinchi-move-place = Base { $base }: { $cards }
hex_jinchi-move-more = go on

# Refusals
hex_jinchi-no-card = { $card } isn't in your hand any more. Pick a card that is.
hex_jinchi-no-used = Base { $base } has been used in this turn. Each base takes one set a turn.
hex_jinchi-no-six = These cards don't come to plus or minus six. Black counts plus, red minus.
hex_jinchi-no-suits = Base { $base } is a rival's: a set for it needs more suits than lie there, so { $least } or more. This one has { $suits }.
hex_jinchi-no-place = You've discarded already. Now place sets, or end the turn.
hex_jinchi-no-discard = First discard a card. After that you place sets.

# Hints
hex_jinchi-hint-why-stops = It breaks the three bases { $seat } would win with.
hex_jinchi-hint-why-three = You'd have { $count } bases: if nobody breaks them, you win at your next turn.
hex_jinchi-hint-why-fresh = It brings { $count } face-down cards into your hand.
hex_jinchi-hint-why-none = Nothing worth placing now: it keeps the cards together for later.

# What happened
hex_jinchi-event-began = Game { $game } begins. { $seat } starts.
hex_jinchi-event-began-single = { $seat } starts.
hex_jinchi-event-drew = You draw { $cards }.
hex_jinchi-event-reshuffled = The discard pile is shuffled: { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} the new stock.
hex_jinchi-event-discarded = { $seat } discards { $card }.
hex_jinchi-event-placed = { $seat } takes base { $base } with { $cards }.
hex_jinchi-event-placed-own = { $seat } lays { $cards } on base { $base }, which stays theirs.
hex_jinchi-event-placed-from = { $seat } takes base { $base } from { $name } with { $cards }.
hex_jinchi-event-took_back = { $seat } takes up { $what }.
hex_jinchi-took-down = { $count } face-down cards
hex_jinchi-event-found = The face-down cards you took were { $cards }.
hex_jinchi-event-won = Game { $game }: { $winners } { $reason }. Bases: { $held }.
hex_jinchi-event-won-single = { $winners } { $reason }. Bases: { $held }.
hex_jinchi-reason-bases = wins, beginning the turn with three bases or more
hex_jinchi-reason-turn_limit = won at the turn limit
hex_jinchi-score-of = { $name } { $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners } wins the match!
   *[other] { $winners } share the match!
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners } wins the game!
   *[other] { $winners } share the game!
}

# The table
hex_jinchi-game-of = Game { $game } of { $games }
hex_jinchi-amount-bases = { $count ->
    [one] { $number } base
   *[other] { $number } bases
}
hex_jinchi-amount = { $count ->
    [one] { $number } win
   *[other] { $number } wins
}
hex_jinchi-state = Turn { $turn } of { $limit }
hex_jinchi-state-over = The game is over
hex_jinchi-alt-nobody = Base { $base }: nobody's, { $count } cards face down.
hex_jinchi-alt-base = Base { $base }: seat { $seat }, { $suits ->
    [one] 1 suit
   *[other] { $suits } suits
}: { $cards }.
hex_jinchi-alt-known = known in hand: { $cards }
hex_jinchi-alt-joker = any number, { $sign ->
    [minus] minus
   *[plus] plus
}
hex_jinchi-alt-pile = Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}. Discarded: { $cards }.
hex_jinchi-alt-pile-late = Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}. Discarded: { $count }, last { $cards }.
hex_jinchi-alt-now = This turn: discarded { $card }, bases used: { $bases }.
hex_jinchi-alt-waiting = Waiting to go to the hand: { $what }.
hex_jinchi-alt-used = Bases used this turn: { $bases }.
hex_jinchi-alt-last = Turn before, seat { $seat }: discarded { $card }, bases used: { $bases }.
hex_jinchi-alt-or = {"; "}
hex_jinchi-alt-sets = For one or more bases these make six: { $sets }.
hex_jinchi-alt-held = { $games ->
    [1] bases { $held }
   *[other] bases by game { $held }
}

# Words in pictures
hex_jinchi-waiting = Waiting
hex_jinchi-known = holds
hex_jinchi-stock = Stock
hex_jinchi-discards = Discards
hex_jinchi-task-discard = Discard one
hex_jinchi-task-place = Place or end
hex_jinchi-new = new
hex_jinchi-games = { $count ->
    [one] game won
   *[other] games won
}
hex_jinchi-threat = three bases
hex_jinchi-game = Game { $game }
hex_jinchi-last-none = { $name } discarded { $card }
hex_jinchi-last = { $name } placed on { $bases }
hex_jinchi-story-level = A level match
hex_jinchi-story-both = Won every game
hex_jinchi-story-quick = The shortest game took { $turns } turns
hex_jinchi-story-started = { $starter } started, { $turns } turns in all
hex_jinchi-story-limit = Decided at the turn limit
hex_jinchi-story-ahead = Ahead by { $count ->
    [one] 1 game
   *[other] { $count } games
}
hex_jinchi-story-single = The bases stood their ground

# Rules
hex_jinchi-sketch-goal = Begin your turn with { $winning } bases to win.
hex_jinchi-sketch-turn = Discard a card, then lay sets that come to six on bases.
hex_jinchi-sketch-score = Black counts plus, red minus. A rival's base takes more suits.
hex_jinchi-rules-0-title = A turn
hex_jinchi-rules-0-1 = There are { $bases } bases, with { $down } cards face down on each. Everybody gets { $hand } cards. Who starts is drawn by lot.
hex_jinchi-rules-0-2 = If you begin your turn with { $winning } bases or more, you've won. Else draw { $drawn } cards.
hex_jinchi-rules-0-3 = Discard a card face up. Then place sets on bases, as many as you like, one on each base.
hex_jinchi-rules-0-4 = What lay on a base waits beside it. When you end your turn it comes into your hand; only then do you see what lay face down.
hex_jinchi-rules-1-title = Sets that make six
hex_jinchi-rules-1-1 = Black cards (spades, clubs, crosses) count plus, red ones (hearts, diamonds, leaves) minus. A is 1, J 11, Q 12, K 13.
hex_jinchi-rules-1-2 = A set comes to plus six or minus six. One card is enough.
hex_jinchi-rules-1-3 = A black joker is any number from plus 1 up, a red one any from minus 1 down.
hex_jinchi-rules-2-title = Bases and the end
hex_jinchi-rules-2-1 = A rival's base: your set needs more suits than lie there. Jokers have no suit.
hex_jinchi-rules-2-2 = Nobody's base and your own take any set that makes six.
hex_jinchi-rules-2-3 = When the stock is empty, the discard pile is shuffled. After { $turn_limit } turns of all players together, the most bases win, then the most suits on them.
hex_jinchi-rules-2-4 = Usually one game decides. If everybody starts one game, the most wins count; tied players share the match.
hex_jinchi-rules-2-5 = Of such matches for two, half end level. With three players, a third are decided after two games.
hex_jinchi-bases = { $count ->
    [one] base
   *[other] bases
}
hex_jinchi-held = Bases: { $held }

# A first hand (/learn)
hex_jinchi-learn-goal = Six bases. Begin a turn with three of them and you win, so take more than your opponent can take back at once. Each turn: draw two, discard one, place sets.
hex_jinchi-learn-sums = Black counts plus, red minus, and leaves are red. Ace is 1, jack 11, queen 12, king 13. A set comes to +6 or −6: ♠8 and leaf 2, say: 8 − 2.
hex_jinchi-learn-first = Two sets at once: 12 − 11 − 7 = −6 for base 1, and 8 − 2 = 6 for base 2. First discard the 5 of leaves, which is left over.
hex_jinchi-learn-first-else = these two sets use all your cards but one, and a base each is what you want. Press: discard the 5 of leaves, then bases 1 and 2.
hex_jinchi-learn-back = On each base lay three cards: you took up six. But your opponent took base 1. That needs more suits than lie there, and theirs has four against your three.
hex_jinchi-learn-second = Take it back with five suits: 7 of spades, 7 of clubs and 4 of crosses, minus 8 of hearts and 4 of diamonds. That's hard to beat. Discard the king of leaves.
hex_jinchi-learn-second-else = count the suits: five of them on base 1 are very hard to take. Discard the king of leaves, then choose base 1.
hex_jinchi-learn-lost = Base 2 is gone: two suits were easy to outdo. But whoever takes a base gets what lay on it, so base 1 has filled your hand again.
hex_jinchi-learn-third = Two empty bases: ♥6, ♣8, ♦K, leaf A and cross 6 make −6 for base 3; the 6 of diamonds alone is a set for base 4. Discard the 10 of crosses.
hex_jinchi-learn-third-else = a single 6 is a set by itself, and empty bases take any set. Discard the 10 of crosses, then bases 3 and 4.
hex_jinchi-learn-need = You had three, but your opponent took base 4, so it isn't over. Your two bases of five suits should be safe. Now take more than they can take back.
hex_jinchi-learn-fourth = Three sets: five suits on base 4, −7 + 1 on base 5, and on base 6 the red joker alone: it is any number below zero. Discard the 8 of leaves.
hex_jinchi-learn-fourth-else = one set more than your opponent can break is the whole trick. Discard the 8 of leaves, then bases 4, 5 and 6.
hex_jinchi-learn-end = You began your turn with four bases, and that wins the game. Starting helps, so in a rematch your opponent starts.
