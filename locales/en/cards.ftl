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
# Two suits have no sign: their name, with the space before the rank.
cards-mark-l = Leaf{" "}
cards-mark-x = Cross{" "}
# A card on a button: ♠7.
cards-short = { $mark }{ $rank }
# A card in a sentence: "plays the 7 of spades".
cards-name = the { $rank } of { $suit }
# A card in a list that is read aloud: "7 of spades, 8 of hearts".
cards-spoken = { $rank } of { $suit }
# A run of cards of one suit on a button: 5 to 8.
cards-run-short = { $first } to { $last }
cards-run-name = the { $first } to { $last } of { $suit }
cards-joker = joker
cards-joker-black = black joker
cards-joker-red = red joker
# The four jokers of a pack, on buttons.
cards-joker-0 = black joker 1
cards-joker-1 = black joker 2
cards-joker-2 = red joker 1
cards-joker-3 = red joker 2
# In place of a list of cards that is empty.
cards-none = none
# Between things in a sentence that is put together.
cards-comma = ,{" "}
cards-minus = minus { $points }
# The word on the tab of the seat to move.
cards-turn = Turn
# The word on the plaque of the seat that leads the trick.
cards-lead = Lead
# The word on the plaque of the seat whose card is winning so far.
cards-best = Winning
cards-last-trick = Last trick
# A place or a number in a row: "the 3rd trick".
cards-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
# A seat without a name, counted from 1.
cards-seat = seat { $number }
cards-person = { $name }
