# What cards are called, in every game.
cards-suit-s = spades
cards-suit-h = hearts
cards-suit-c = clubs
cards-suit-d = diamonds
cards-suit-l = leaves
cards-suit-x = crosses
# Short marks for labels
cards-mark-s = ♠
cards-mark-h = ♥
cards-mark-c = ♣
cards-mark-d = ♦
cards-mark-l = Leaf{" "}
cards-mark-x = Cross{" "}
cards-short = { $mark }{ $rank }
cards-name = the { $rank } of { $suit }
cards-spoken = { $rank } of { $suit }
cards-run-short = { $first } to { $last }
cards-run-name = the { $first } to { $last } of { $suit }
cards-joker = joker
cards-joker-black = black joker
cards-joker-red = red joker
cards-joker-0 = black joker 1
cards-joker-1 = black joker 2
cards-joker-2 = red joker 1
cards-joker-3 = red joker 2
cards-none = none
cards-comma = ,{" "}
cards-minus = minus { $points }
cards-turn = Turn
cards-lead = Lead
cards-best = Winning
cards-last-trick = Last trick
cards-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
cards-seat = seat { $number }
cards-person = { $name }
