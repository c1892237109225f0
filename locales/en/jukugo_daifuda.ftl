# Jukugo Daifuda
jukugo_daifuda-command = jukugo_daifuda
jukugo_daifuda-title = Jukugo Daifuda
jukugo_daifuda-also = kanji words, mahjong
jukugo_daifuda-line = A mahjong-like game with kanji: take the open card for words or equal numbers, go out with eight.
jukugo_daifuda-designer = カバレロ (Caballero), 2009
jukugo_daifuda-about = Mahjong with 54 kanji cards, by Caballero. Whoever can make a word or equal numbers with the open card may take it; all eight cards in sets is ron.
jukugo_daifuda-sources = -# Words, readings and glosses: JMdict and KANJIDIC2 by EDRDG (CC BY-SA 3.0), <https://www.edrdg.org/edrdg/licence.html>

# Options
jukugo_daifuda-option-rounds-help = How many rounds: 1 to 16, usually 8. A balance below zero ends the game at once.
jukugo_daifuda-option-chips = Chips to begin with
jukugo_daifuda-option-chips-help = Chips each: 20 to 240, usually 60. Take about 90 with a minimum ron of 15.
jukugo_daifuda-option-dictionary = Dictionary
jukugo_daifuda-option-dictionary-help = How many words count. The more words, the more often the first card is a ron.
jukugo_daifuda-option-dictionary-core = everyday words
jukugo_daifuda-option-dictionary-standard = common words
jukugo_daifuda-option-dictionary-full = all words
jukugo_daifuda-option-min_ron = Minimum ron
jukugo_daifuda-option-min_ron-help = A ron must score this much: 0 to 40, usually 0. With 15 rounds last longer.
jukugo_daifuda-option-attach_words = Growing words
jukugo_daifuda-option-attach_words-help = What an open word may grow into: chain and twin only, or longer words too.
jukugo_daifuda-option-attach_words-strict = chain and twin only
jukugo_daifuda-option-attach_words-free = longer words too
jukugo_daifuda-option-hints = Hints
jukugo_daifuda-option-hints-help = List every set you can make, or nothing: then all are asked each time, so being asked tells nothing.
jukugo_daifuda-option-hints-full = every set you can make
jukugo_daifuda-option-hints-off = none
jukugo_daifuda-option-window_mode = Who is asked
jukugo_daifuda-option-window_mode-help = Ask only those who can use the card, or ask everyone and wait for all answers.
jukugo_daifuda-option-window_mode-quiet = only those who can use the card
jukugo_daifuda-option-window_mode-sealed = everyone, every time
jukugo_daifuda-option-pause = Quiet pause
jukugo_daifuda-option-pause-help = How long a card lies open that nobody can use; shorter gives away a little more.
jukugo_daifuda-option-pause-long = 20 to 90 seconds
jukugo_daifuda-option-pause-short = 5 to 20 seconds, for live tables

# Sets
jukugo_daifuda-kind-four_kind = Four of a kind
jukugo_daifuda-kind-four_word = Four-kanji word
jukugo_daifuda-kind-three_kind = Three of a kind
jukugo_daifuda-kind-three_word = Three-kanji word
jukugo_daifuda-kind-chain = Chain
jukugo_daifuda-kind-twin = Twin
jukugo_daifuda-kind-pair = Pair
jukugo_daifuda-kind-two_word = Word
jukugo_daifuda-call-ron = Ron
jukugo_daifuda-call-tsumo = Tsumo
jukugo_daifuda-call-tsumo-is = you turned it up
jukugo_daifuda-call-kan = Kan
jukugo_daifuda-call-pon = Pon
jukugo_daifuda-call-chi = Chi
jukugo_daifuda-card = { $kanji } { $short }
jukugo_daifuda-card-sentence = { $kanji } ({ $short })
jukugo_daifuda-quoted = { $word }
jukugo_daifuda-set = { $kind } { $shown }
jukugo_daifuda-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
jukugo_daifuda-word = { $word } ({ $reading })
# What readers who know no Japanese are told of a word, after its reading: the English meaning of the dictionary.
jukugo_daifuda-meaning = { $meaning }
jukugo_daifuda-entry = { $word } { $reading } { $gloss }
jukugo_daifuda-dot = {"+"}
jukugo_daifuda-slash = {" "}/{" "}

# A turn
jukugo_daifuda-tag-ron = Ron
jukugo_daifuda-tag-claim = Take it
jukugo_daifuda-tag-attach = Add to a set
jukugo_daifuda-tag-pass = Pass
jukugo_daifuda-tag-flip = Turn up a card
jukugo_daifuda-tag-close = Go on
jukugo_daifuda-tag-order = Standing order
jukugo_daifuda-tag-ron-points = Ron ({ jukugo_daifuda-points })
jukugo_daifuda-ask-claim-1 = Which cards do you take it with?
jukugo_daifuda-ask-claim-1-off = Which of your cards form a set with it?
jukugo_daifuda-ask-claim-2 = Which set?
jukugo_daifuda-ask-attach-1 = Which set do you add it to?
jukugo_daifuda-ask-attach-2 = Which set?
jukugo_daifuda-ask-order-1 = Which order?
jukugo_daifuda-prompt-window = { $name } turned up { $card }. What do you do?
jukugo_daifuda-prompt-own = You turned up { $card }. What do you do?
jukugo_daifuda-prompt-taken = { $name } discarded { $card }. What do you do?
jukugo_daifuda-prompt-ron = You can declare ron for { $points }. { $prompt }
jukugo_daifuda-prompt-discard = Discard a card: it becomes the next open card.
jukugo_daifuda-prompt-flip = Turn up the top card of the deck: it becomes the next open card.
jukugo_daifuda-claim-label = { $shown } with { $cards } ({ $kinds })
jukugo_daifuda-claim-or = { $one } or { $other }
jukugo_daifuda-attach-label = { $before } → { $after } ({ $kind })
jukugo_daifuda-hint-number = { jukugo_daifuda-points }. Equal numbers
jukugo_daifuda-hint-word = { jukugo_daifuda-points }. { $entries }
jukugo_daifuda-hint-pair-grows = { jukugo_daifuda-points } open. Can grow to three of a kind
jukugo_daifuda-hint-word-grows = { jukugo_daifuda-points } open. Can grow to a chain or twin
jukugo_daifuda-hint-card-alone = Goes with nothing in your hand
jukugo_daifuda-hint-card-with = Goes with { $cards } of your hand
jukugo_daifuda-move-ron = Ron
jukugo_daifuda-move-pass = Pass
jukugo_daifuda-move-close = Go on
jukugo_daifuda-move-claim = Make { $shown } with { $cards } ({ $kind })
jukugo_daifuda-move-attach = Turn { $before } into { $shown } ({ $kind })
jukugo_daifuda-move-flip = Turn up the next card
jukugo_daifuda-order-prompt = Orders for this round (only you see them)
jukugo_daifuda-order-ask = Ask me every time
jukugo_daifuda-order-chi = Pass unless chi or better
jukugo_daifuda-order-ron = Pass unless ron
jukugo_daifuda-order-auto = Declare ron for me
jukugo_daifuda-order-manual = Ask me about ron too
jukugo_daifuda-order-turn = Pass everything until my turn
jukugo_daifuda-order-hint-turn = You aren't asked at all until a card is turned up for you
jukugo_daifuda-order-hint-ask = You are asked whenever you can use the card
jukugo_daifuda-order-hint-chi = You aren't asked about pairs and two-kanji words, until the round ends
jukugo_daifuda-order-hint-ron = You are asked only when you can go out, until the round ends
jukugo_daifuda-order-hint-auto = You go out at once when you can, until the round ends
jukugo_daifuda-order-hint-manual = You decide even when you could go out
jukugo_daifuda-waiting = ▶ Waiting for answers to the open card

# Refusals
jukugo_daifuda-no-order-off = Without hints there are no standing orders: being asked would tell you what you hold.
jukugo_daifuda-no-order = "{ $order }" is set already.
jukugo_daifuda-no-discard-now = The open card comes first. You discard after you've taken one.
jukugo_daifuda-no-answer-now = You've taken the card already. Now discard one from your hand.
jukugo_daifuda-no-hand-card = You don't hold { $card }. Choose from your hand.
jukugo_daifuda-no-claim-size = A set takes one to three of your hand cards with the open one.
jukugo_daifuda-no-last-card = That would leave you no card to discard. Your last hand card goes only into a ron.
jukugo_daifuda-no-kind = Those cards make this set: { $made }. They don't make { $kind }.
jukugo_daifuda-no-tier = { $word } is a word of the dictionary "{ $tier }". This table plays with "{ $dictionary }", so it doesn't count.
jukugo_daifuda-no-two = { $tried }: not in the dictionary "{ $dictionary }". The numbers differ too ({ $numbers }), so it's no set.
jukugo_daifuda-no-jokers = Two jokers alone are no set. Put one beside a card with a kanji.
jukugo_daifuda-no-three = { $count ->
    [0] { $cards } are no three-kanji word in any order, nor equal numbers. No two of them make a word.
   *[other] { $cards } are no three-kanji word in any order, nor equal numbers. They make only { $made }; a second word from another two of them is needed.
}
jukugo_daifuda-no-four = { $cards } are no four-kanji word of "{ $dictionary }" in any order, nor equal numbers.
jukugo_daifuda-no-open-set = You have no such set. Cards are added only to your own open sets.
jukugo_daifuda-no-attach-last = You have no hand card to discard afterwards, so you can't add it. Without hand cards only a ron can take the open card.
jukugo_daifuda-no-grow-number = { $kind } { $cards } takes only cards of its number. { $daifuda } has another.
jukugo_daifuda-no-grow-word = { $kind } { $cards } makes no further word with { $daifuda } (dictionary "{ $dictionary }").
jukugo_daifuda-no-grow-longer = { $word } is a word, but at this table an open word grows only into a chain or twin.
jukugo_daifuda-no-grow-four = { $kind } has four cards already, and four is the most.
jukugo_daifuda-no-grow-kind = { $kind } can't grow any further.
jukugo_daifuda-no-ron-off = { $least ->
    [0] That's no ron.
   *[other] That's no ron of { $least } or more.
}
jukugo_daifuda-no-ron-low = That ron scores { $score }. At this table a ron must score { $least } or more.
jukugo_daifuda-no-ron-daifuda = { $daifuda } fits no card of your hand and none of your sets, so it's no ron.
jukugo_daifuda-no-ron = { $left ->
    [one] However you sort them, 1 card is left over, so it's no ron.
   *[other] However you sort them, { $left } cards are left over, so it's no ron.
}

# What happened
jukugo_daifuda-event-round = Round { $number }. { $dealer } deals.
jukugo_daifuda-event-flipped = { $seat } turned up { $card }.
jukugo_daifuda-event-answered = You answered "{ $move }". Nobody else sees it.
jukugo_daifuda-event-ordered = Your order for this round: { $order }.
jukugo_daifuda-event-unclaimed = Nobody took { $card }.
jukugo_daifuda-called = { $call }.{" "}
jukugo_daifuda-event-claimed = { $call }{ $seat } took { $card }: { $set }. { $words }
jukugo_daifuda-event-attached = { $call }{ $seat } added { $card }, now { $set }. { $words }
jukugo_daifuda-event-discarded = { $seat } discarded { $card }.
jukugo_daifuda-event-ron = Ron: { $seat } went out with { $card }, and everyone else paid { $score }.
jukugo_daifuda-event-draw = The deck ran out. The round is a draw and nobody pays.

# The table in words
jukugo_daifuda-state = Round { $round } of { $rounds }, { $card } is open, { $deck } in the deck
jukugo_daifuda-state-choosing = Round { $round } of { $rounds }, waiting for a discard, { $deck } in the deck
jukugo_daifuda-state-flipping = Round { $round } of { $rounds }, the next card is to be turned up, { $deck } in the deck
jukugo_daifuda-state-over = The game is over
jukugo_daifuda-alt-flip = Seat { $seat } turned up { $card }.
jukugo_daifuda-alt-discard = Seat { $seat } discarded { $card }.
jukugo_daifuda-alt-flipping = Seat { $seat } is to turn up the next open card.
jukugo_daifuda-alt-last = Before: seat { $seat } took { $card }.
jukugo_daifuda-alt-last-nobody = Before: nobody took { $card }.
jukugo_daifuda-alt-deck = Deck: { $deck }.
jukugo_daifuda-alt-discards = Discards, { $count }, oldest first: { $cards }.
jukugo_daifuda-alt-chips = { $number } { jukugo_daifuda-unit }
jukugo_daifuda-alt-rons = { $count ->
    [one] won one round
   *[other] won { $count } rounds
}
jukugo_daifuda-alt-sets = sets: { $sets }
jukugo_daifuda-alt-before-ron = last round ron for { $score } ({ $sets })
jukugo_daifuda-alt-before-paid = last round minus { $score }
jukugo_daifuda-alt-before-draw = last round a draw
jukugo_daifuda-alt-hand-none = You have no hand cards.
jukugo_daifuda-alt-panel = { $title }: { $ways }.
jukugo_daifuda-alt-entry = { $word } { $said }
jukugo_daifuda-alt-found = { $entry } (seat { $seat }, { $kind }, { $points })
jukugo_daifuda-alt-hidden = { $set } (in hand)
jukugo_daifuda-alt-own = Your sets: { $sets }.
jukugo_daifuda-alt-daifuda = The open card is { $card }.
jukugo_daifuda-alt-turn = their turn

# Words in pictures
jukugo_daifuda-daifuda = Daifuda
# On the open card.
jukugo_daifuda-badge = Daifuda
jukugo_daifuda-choosing = Next card
jukugo_daifuda-turn = Turn
jukugo_daifuda-flipped-by = Turned up by
jukugo_daifuda-discarded-by = Discarded by
jukugo_daifuda-chosen-by = Discards next
jukugo_daifuda-goes = fits
jukugo_daifuda-awaited = Waiting for answers
jukugo_daifuda-awaited-discard = Waiting for the next card
jukugo_daifuda-last-discarded = { $name } discarded { $card }.
jukugo_daifuda-last-took = { $name } took { $card }.
jukugo_daifuda-last-nobody = Nobody took { $card }.
jukugo_daifuda-story-margin = Won by { $count } { jukugo_daifuda-unit }
jukugo_daifuda-story-shared = Equal chips: they share the win
jukugo_daifuda-story-ron = Biggest ron: { $name }, { $score } points in round { $round }
jukugo_daifuda-unit = { $count ->
    [one] chip
   *[other] chips
}
jukugo_daifuda-amount = { $count ->
    [one] { $number } chip
   *[other] { $number } chips
}
jukugo_daifuda-alt-move-claim = { $kind } with { $cards }
jukugo_daifuda-alt-move-attach = { $kind }, added to { $cards }
jukugo_daifuda-last-round = Last round
jukugo_daifuda-last-ron = Ron { $score }
jukugo_daifuda-last-draw = Draw
jukugo_daifuda-task-answer = Your answer?
jukugo_daifuda-task-ron = Ron for { $points }?
jukugo_daifuda-task-discard = Discard one
jukugo_daifuda-task-wait = Waiting for the others
jukugo_daifuda-hand-empty = No hand cards: hope for a card that fits a set
jukugo_daifuda-hand-ways = You can make
jukugo_daifuda-hand-more = { $count } more in the menu
jukugo_daifuda-hand-words = Words in your hand
jukugo_daifuda-hand-no-words = No two cards of your hand make a word
jukugo_daifuda-hand-hint-off = No hints at this table
jukugo_daifuda-hand-answered = Your answer: { $move }
jukugo_daifuda-hand-orders = Orders: { $orders }
jukugo_daifuda-result-words = Words of this table
jukugo_daifuda-result-no-words = No words were laid
jukugo_daifuda-closed = hidden

# How to play
jukugo_daifuda-sketch-goal = All eight cards in words and equal numbers: that is ron.
jukugo_daifuda-sketch-turn = Take the open card if it makes a set, then discard the next one.
jukugo_daifuda-sketch-score = Every set has its points. Kept hidden, it pays double.
jukugo_daifuda-rules-0-title = All eight cards in sets
jukugo_daifuda-rules-0-1 = 52 cards with one kanji each, and two jokers (々, "the same again"). You hold seven, and { $chips } chips.
jukugo_daifuda-rules-0-2 = One card lies open in the middle: the daifuda. Whoever can make a set with it may take it.
jukugo_daifuda-rules-0-3 = When the daifuda and your seven cards all lie in sets, you go out: ron. Everyone else pays you the score in chips.
jukugo_daifuda-rules-0-4 = A joker is 々 within a word, and any number in a set of equal numbers.
jukugo_daifuda-rules-1-title = Sets and what they score
jukugo_daifuda-rules-1-1 = Points are for open sets; a set still hidden in the hand scores double.
jukugo_daifuda-rules-1-2 = Kanji may stand in any order. If three or four cards fit several kinds, the upper one counts.
jukugo_daifuda-rules-2-title = When a daifuda appears
jukugo_daifuda-rules-2-1 = The turn player turns up a card and everyone answers in secret. A discard is answered by all but the one who discarded it.
jukugo_daifuda-rules-2-2 = If several want it, the strongest gets it. If equal, the one nearest clockwise from the turn player.
jukugo_daifuda-rules-2-3 = If nobody does, it goes to the discards and the left neighbour turns up the next. Losing answers are never seen.
jukugo_daifuda-rules-3-title = Take, add, discard
jukugo_daifuda-rules-3-1 = Lay the set open and discard a hand card: it is the next daifuda. Hands never grow.
jukugo_daifuda-rules-3-2 = Open pairs and threes take another equal number; an open word takes a kanji that makes a second word (as an option, also a longer word).
jukugo_daifuda-rules-3-3 = You can't take it with your very last hand card. That one is for a ron. As an option, a ron must score a minimum (up to 40).
jukugo_daifuda-rules-4-title = Ron, and the end
jukugo_daifuda-rules-4-1 = Hand 日本音後半生人, daifuda 国: ron. The set with the daifuda counts as open, sets from the hand alone count double.
jukugo_daifuda-rules-4-2 = 5 + 20 + 2 = 27. Everyone else pays 27.
jukugo_daifuda-rules-4-3 = The first dealer is drawn by lot and has the first turn. Whoever went out deals next. An empty deck is a draw, and the left neighbour deals.
jukugo_daifuda-rules-4-4 = After round { $rounds }, or once somebody is below zero, the most chips win; equal chips share the win.
jukugo_daifuda-rules-5-title = Waiting, orders, dictionary
jukugo_daifuda-rules-5-1 = Who is asked and who has answered stays secret. A card nobody can use lies open for a while too.
jukugo_daifuda-rules-5-2 = Standing orders, for one round, where hints are given: "Pass unless ron", "Pass unless chi or better", "Declare ron for me".
jukugo_daifuda-rules-5-3 = Keep sets that are complete in your hand, take cards with your loose ones, and never discard a joker.
jukugo_daifuda-rules-5-4 = Words, readings and meanings: JMdict and KANJIDIC2 by EDRDG, CC BY-SA 3.0. edrdg.org

# A first hand (/learn)
jukugo_daifuda-learn-goal = Fifty-two kanji cards and two jokers, 々. One lies open, the daifuda: take it with a word, or cards of equal number. Once it and all your cards lie in sets, you go out.
jukugo_daifuda-learn-hand = You hold 工 学 人 音 下 生 and a joker. 学生, student, is a word already, and 人 goes with a lot. Your buttons list what fits: you needn't read kanji.
jukugo_daifuda-learn-try = The 商 is a 5, and so is your 人; with the joker that's three of a kind. Everybody answers in secret, whether they want it or not. Say you'd take it.
jukugo_daifuda-learn-try-else = it costs nothing to ask, and three of a kind is a strong claim.
jukugo_daifuda-learn-word = Whoever turned the card up comes before you, except for a ron. Now 小 was discarded: with 学 and 生 it makes 小学生, a schoolchild, a strong word of three. Take it.
jukugo_daifuda-learn-word-else = an equal number would cost you the joker, or break up a word. 小学生 uses just the right two.
jukugo_daifuda-learn-loose = The word lies open before you; for it you discard a card, the next daifuda. Keep what may still join: 工 and 人, 下 with the joker. The 音 is loose.
jukugo_daifuda-learn-loose-else = never discard a joker, and 工 and 人 belong together. The 音 won't be missed.
jukugo_daifuda-learn-pass = 文, a 7. Only a pair with the joker is on offer, and that would waste it. Let it pass; nobody sees who passes.
jukugo_daifuda-learn-pass-else = the joker fits anywhere; spend it when it finishes your hand.
jukugo_daifuda-learn-joker = 中, with 人 and the joker? It would fit, but then 工 and 下 would be left with nothing to join them. Pass once more.
jukugo_daifuda-learn-joker-else = look at what would remain in your hand: cards that join nothing.
jukugo_daifuda-learn-almost = And there it is: 的 was discarded. 人工的, artificial, takes three of them, and 下 with the joker is a pair. Every card lies in a set.
jukugo_daifuda-learn-ron = Ron. It comes before everything else, and everyone else pays you.
jukugo_daifuda-learn-ron-else = you could take it for the word alone, but going out is better than anything.
jukugo_daifuda-learn-end = Twenty-four from each. Sets complete in your hand count double, those on the table once. Whoever goes out deals next. After the last round, or once somebody is below zero, most chips win.
