# Love Letter
love_letter-title = Love Letter
love_letter-line = Hold one card, draw one, play one: bluff your letter through to the princess.
love_letter-designer = Seiji Kanai, 2012
love_letter-about = You hold a single card. Draw another, play one of the two, and do what it says: name a rival's card, peek, compare, swap. Knock everybody else out of the round, or hold the highest card when the deck is empty, and a token is yours. A round takes a few minutes, and one look can turn it.
love_letter-command = love_letter
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = west

# Options
love_letter-option-target = Tokens to win
love_letter-option-target-auto = by players
love_letter-option-target-help = Tokens that win: 1 to 20, or by players (7 for two, 5 for three, 4 for four).
love_letter-option-card7 = The 7
love_letter-option-card7-countess = countess
love_letter-option-card7-minister = minister
love_letter-option-card7-help = The countess must be played beside a 5 or 6; the minister is out with two cards of 12 or more.
love_letter-option-tie = Full tie
love_letter-option-tie-none = no token
love_letter-option-tie-share = a token each
love_letter-option-tie-help = What happens if a showdown is even in cards and in discards.
love_letter-option-max_rounds = Most rounds
love_letter-option-max_rounds-help = After this many rounds the most tokens win: 5 to 60, usually 40.

# Cards
love_letter-card-1 = guard
love_letter-card-2 = priest
love_letter-card-3 = baron
love_letter-card-4 = handmaid
love_letter-card-5 = prince
love_letter-card-6 = king
love_letter-card-7 = countess
love_letter-cost = you're out
love_letter-card-8 = princess
love_letter-card-9 = minister
love_letter-numbered = { $card } ({ $number })
love_letter-effect-1 = Name another player's card, 2 to 8: if you are right, they are out
love_letter-effect-2 = Look at another player's card in secret
love_letter-effect-3 = Compare cards in secret; the lower one is out
love_letter-effect-4 = Nobody can choose you until your next turn
love_letter-effect-5 = Somebody, or you, discards the card and draws another
love_letter-effect-6 = Exchange cards with another player
love_letter-effect-7 = No effect; must be played beside a 5 or 6
love_letter-effect-8 = Whoever plays or discards it is out
love_letter-effect-9 = No effect; out if your two cards make 12 or more

# A turn
love_letter-prompt-play = Play the { $one } or the { $two }?
love_letter-prompt-whom = You hold the { $one } twice. Who do you play one on?
love_letter-prompt-same = You hold the { $one } twice, and play one of them.
love_letter-prompt-countess = You hold the { $one } and the { $two }, so the countess must be played.
love_letter-tag-idle = Play without effect
love_letter-ask-guard-2 = Which card is it, do you think?
love_letter-ask-idle-1 = Nobody can be chosen. Which card without effect?
love_letter-hint-self = yourself
love_letter-hint-unseen = { $count ->
    [one] 1 copy not seen yet
   *[other] { $count } copies not seen yet
}
love_letter-move-at = { $card } at { $target }
love_letter-move-guessed = { $card } at { $target }: { $named }?
love_letter-move-plain = Play the { $card }
love_letter-move-idle = Play the { $card } without effect

# Refusals
love_letter-no-card = You don't hold the { $card }. Pick one of your two cards.
love_letter-no-countess = The { $card } must wait: beside a 5 or 6 the countess has to be played.
love_letter-no-idle = Somebody can be chosen, so the { $card } has an effect. Pick a player.
love_letter-no-nobody = Nobody can be chosen now, so the { $card } has no effect. Play it without one, or play the other card.
love_letter-no-other = Pick a player who is neither out nor protected, and a number from 2 to 8.

# What happened
love_letter-event-round_began = { $count ->
    [0] Round { $round }: { $starter } starts.
   *[other] Round { $round }: { $starter } starts. Out of play: { $cards }.
}
love_letter-event-drew = You draw the { $card }.
love_letter-event-laid = { $seat } plays the { $card }.
love_letter-event-idle = { $seat } plays the { $card } without effect.
love_letter-event-guessed = { $hit ->
    [yes] { $seat }'s guard names the { $card } for { $target }: right.
   *[no] { $seat }'s guard names the { $card } for { $target }: wrong.
}
love_letter-event-looked = { $seat }'s priest looks at { $target }'s card.
love_letter-event-compared = { $even ->
    [yes] { $seat }'s baron compares with { $target }: both cards are equal.
   *[no] { $seat }'s baron compares with { $target }.
}
love_letter-event-swapped = { $seat }'s king: { $seat } and { $target } exchange cards.
love_letter-event-saw = { $seat } holds the { $card }.
love_letter-event-forced = { $self ->
    [yes] { $seat }'s prince: { $seat } discards the { $card }.
   *[no] { $seat }'s prince makes { $target } discard the { $card }.
}
love_letter-event-fell = { $count ->
    [0] { $seat } is out.
   *[other] { $seat } is out and shows the { $cards }.
}
love_letter-event-burdened = { $seat } is out: { $cards } is too much for the minister.
love_letter-event-showed = { $seat } shows the { $card }.
love_letter-event-round_over = { $shown ->
    [no] { $winners } takes round { $round } as the last one left. Tokens: { $tokens }.
   *[yes] { $count ->
        [0] An even showdown: nobody gets a token for round { $round }.
        [1] The deck is empty: { $winners } takes round { $round }. Tokens: { $tokens }.
       *[other] An even showdown: a token each for { $winners }. Tokens: { $tokens }.
    }
}
love_letter-event-over = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

love_letter-score-of = { $name } { $score }

# The table
love_letter-round = Round { $round }
love_letter-goal = { $target ->
    [one] 1 token wins
   *[other] { $target } tokens win
}
love_letter-state = Round { $round } · { $deck } left in the deck · { love_letter-goal }
love_letter-over = The game is over
love_letter-aside = Aside
love_letter-face-up = Out of play
love_letter-out = out
love_letter-protected = safe
love_letter-shown = { $name }: { $card }
love_letter-last = { $name }: { $text }
love_letter-last-fell = { $guessed ->
    [yes] { $text } { $name } is out
   *[no] { $text }, { $name } is out
}
love_letter-missed = { $text } no
love_letter-begins = Be the last one left, or hold the highest card when the deck is empty.
love_letter-turns = This round
love_letter-showdown = Showdown
love_letter-task = Play one of the two
love_letter-targets = Can be chosen
love_letter-rules-example = Play the guard, keep the princess
love_letter-unseen = Unseen
love_letter-copies = { $count } of { $card }
love_letter-alt-unseen = Not seen by you yet: { $cards }.
love_letter-unit = { $count ->
    [one] token
   *[other] tokens
}
love_letter-amount = { $count ->
    [one] { $number } token
   *[other] { $number } tokens
}
love_letter-drawn = drawn
love_letter-alt-deck = { $deck } left in the deck, { $aside } laid aside.
love_letter-alt-face-up = Out of play: { $cards }.
love_letter-alt-last = Last: { $text }.
love_letter-alt-fell = { $name } fell with the { $card }.
love_letter-alt-shown = Last showdown: { $cards }.
love_letter-alt-discards = { $count ->
    [0] no discards
   *[other] discards { $cards }
}
love_letter-alt-won = { $count ->
    [one] won round { $rounds }
   *[other] won rounds { $rounds }
}
love_letter-alt-hand-out = You are out of this round.
love_letter-alt-effect = { $card }: { $effect }.
love_letter-alt-targets = You can choose { $names }.
love_letter-alt-saw = Turn { $turn }: the { $card } was held by { $name }.
love_letter-alt-was-seen = Turn { $turn }: your { $card } was seen by { $name }.
love_letter-story-last = Decided in round { $round } as the last one left
love_letter-story-card = Decided in round { $round } with the { $card }
love_letter-story-rounds = The most tokens after { $round } rounds

# Rules
love_letter-sketch-goal = Be the last one left, or hold the highest card at the end.
love_letter-sketch-turn = Draw a card, play one of your two, and do what it says.
love_letter-sketch-score = A round won is a token. Collect enough of them.
love_letter-rules-0-title = Draw one, play one
love_letter-rules-0-1 = You hold one card. On your turn draw another, play one of the two face up, and do what it says.
love_letter-rules-0-2 = Whoever is left when all others are out wins the round.
love_letter-rules-0-3 = When the deck is empty, the highest card wins. Equal cards: the higher sum of their own discards.
love_letter-rules-0-4 = { $target ->
    [auto] The winner takes a token and starts the next round. { $for_2 } tokens win with two players, { $for_3 } with three, { $for_4 } with four.
   *[other] The winner takes a token and starts the next round. First to { $target } tokens wins.
}
love_letter-rules-1-title = 1 to 4
love_letter-rules-2-title = 5 to 8
love_letter-rules-3-title = Fine points
love_letter-rules-3-1 = Of the { $pack } cards one is laid aside unseen. With two players { $face_up } more are turned up and out of play. Who starts the first round is drawn by lot.
love_letter-rules-3-2 = Protected players can't be chosen. A 1, 2, 3 or 6 that finds nobody has no effect; a 5 must then be played on yourself.
love_letter-rules-3-3 = If the cards that a baron compares are equal, nobody is out.
love_letter-rules-3-4 = Cards shown by a prince or on going out have no effect. Only the princess: whoever must discard her is out.
love_letter-rules-3-5 = If a prince finds the deck empty, the card laid aside is drawn.
love_letter-rules-4-title = Ties, secrets, the end
love_letter-rules-4-1 = What you see of another hand is sent to you alone. The log only tells that you looked.
love_letter-rules-4-2 = If discards are level too, nobody gets a token (with an option, each does), and the same player starts again.
love_letter-rules-4-3 = After { $max_rounds } rounds at most it is over, and the most tokens win.
love_letter-rules-4-4 = An option makes the 7 a minister: never a must, but out at once if you draw up to { $too_much } or more.

# A first hand (/learn)
love_letter-learn-goal = You hold one card; each turn you draw another and play one of the two. Knock the others out, or hold the highest card when the deck is empty, for a token.
love_letter-learn-guard = Prince and guard. With the guard you name somebody's card: if they hold it, they're out. You know nothing yet, so name the handmaid, of which there are two. Keep the prince, a 5.
love_letter-learn-guard-else = a guess costs nothing and the prince is a good card to hold. Guards first.
love_letter-learn-listen = Missed, as usual. But somebody used a priest to look at another's card. Whoever has been seen is in danger, and whoever saw will act on it.
love_letter-learn-second = Another guard. Try the player who has seen a card; a handmaid is still likely. You lose nothing by it.
love_letter-learn-second-else = keep the prince as long as a guard does the work.
love_letter-learn-prince = Your prince has been seen, so a guard may name it next. One player is protected; make the other discard with the prince. It may be the princess, and you keep the king.
love_letter-learn-prince-else = your prince is known to somebody. Play it before it's guessed, and not on yourself.
love_letter-learn-luck = It was the princess: whoever discards her is out. Somebody played the countess, perhaps by force: whoever holds her with a prince or a king must play her.
love_letter-learn-baron = King and baron, one player left. The baron compares your other card with theirs: the lower is out. Countess and princess are gone, so nothing beats your king.
love_letter-learn-baron-else = swapping cards would give your king away. Compare instead: only the princess and the countess are above it, and both are gone.
love_letter-learn-token = Your first token: you win the round as the last one left. Whoever wins begins the next one.
love_letter-learn-priest = Priest and prince. Nobody knows anything yet; look at a card with the priest.
love_letter-learn-priest-else = knowing a card is worth more now than a blind discard.
love_letter-learn-guess = Think: the one you looked at held a prince, and was beaten by a baron. So the other held more than 5. King, countess or princess: name the countess.
love_letter-learn-guess-else = the baron's winner holds something above the prince, a 6, 7 or 8. Name the 7.
love_letter-learn-end = Right. That is the game: every card played says something about the one kept. With three players five tokens win.
