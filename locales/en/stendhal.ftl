# Stendhal
stendhal-title = Stendhal
stendhal-line = The suit with the most cards takes the trick; hidden cards make two suits count minus.
stendhal-designer = アカシア
stendhal-about = Tricks without trumps: the suit with the most cards in the trick wins, whichever was led. First everybody lays a card face down, and these decide which two suits are minus suits. Win tricks without them for a bonus. If you catch some, the lowest hurts by its number, the others by a point each.
stendhal-command = stendhal

# Options
stendhal-option-limit = Limit
stendhal-option-limit-help = The game ends when somebody's total is minus this many points. Usually 66; 30 is a short game.
stendhal-option-max_deals-help = The game ends after this many deals at the latest. By default 30 or 60, depending on the limit.
stendhal-option-max_deals-auto = by the limit
stendhal-option-lowest_ace = Ace of a minus suit
stendhal-option-lowest_ace-help = Whether the ace is 1 when the lowest card of a minus suit is looked for, or above the king.
stendhal-option-lowest_ace-low = the lowest card
stendhal-option-lowest_ace-high = above the king (1 point if alone)

# A turn
stendhal-tag-choose = Lay down
stendhal-ask-choose-1 = Which card do you lay face down?
stendhal-prompt-choose = Lay a card face down to help choose the minus suits.
stendhal-move-choose = Lay down { $card }

# Refusals
stendhal-no-play-now = The minus suits are still being chosen. First lay a card face down.
stendhal-no-choose-now = The minus suits are settled. Play a card to the trick.

# What happened
stendhal-event-revealed = The hidden cards: { $cards }. Minus suits: { $first } and { $second }.
stendhal-event-revealed-centre = The hidden cards: { $cards }; in the centre { $centre }. Minus suits: { $first } and { $second }.
stendhal-laid = { $name } { $card }
stendhal-event-trick = Most are { $suit }: { $name } takes the trick with { $card }.
stendhal-event-trick-last = Most are { $suit }: { $name } takes the trick.
stendhal-event-trick-leader = All suits differ, so { $name }, who led, takes the trick.
stendhal-event-scored = Deal { $deal }: { $points }. Totals: { $totals }.
stendhal-event-scored-first = Deal { $deal }: { $points }.
stendhal-event-play_off = The limit is reached, but { $seats } are level at the top, so there is another deal.

# The table
stendhal-state-choose = Deal { $deal }, choosing the minus suits
stendhal-alt-minus = Minus suits: { $first } and { $second }. Chosen, from seat 1: { $cards }.
stendhal-alt-leader = Then seat { $seat } leads.
stendhal-alt-last-deal = Last deal, from seat 1: { $points }.
stendhal-alt-left = { $count ->
    [one] 1 card lies face down in the centre.
   *[other] { $count } cards lie face down in the centre.
}
stendhal-alt-centre = {" "}Centre: { $cards }.
stendhal-alt-most = Most cards: { $suit }, { $count }.
stendhal-alt-leads = All suits differ, so the seat that led is winning.
stendhal-alt-end = The match ends when somebody is at minus { $limit }.
stendhal-alt-closing = The limit is reached. It ends as soon as one seat alone is ahead.

# Words in pictures
stendhal-bar-minus = Minus suits
stendhal-bar-limit = ends at −{ $limit }
stendhal-closing = Play-off
stendhal-last-deal = Last deal
stendhal-first = The cards face down decide the two minus suits
stendhal-centre = Centre
stendhal-out = Out of play
stendhal-chosen = Chosen
stendhal-task-choose = Lay one down
stendhal-blow = Hardest blow: { $name }, { $points } in deal { $deal }
stendhal-story-turned = Turned in the last deal

# Rules
stendhal-sketch-goal = Win tricks, but none of the two minus suits.
stendhal-sketch-turn = Follow suit if you can. The suit with the most cards wins the trick.
stendhal-sketch-score = A minus card costs 1, the lowest its number. None at all: a bonus.
stendhal-rules-0-title = The most numerous suit wins
stendhal-rules-0-1 = Follow the suit led if you can. If you can't, play any card.
stendhal-rules-0-2 = The suit with the most cards in the trick wins, and of that suit the strongest card: A, K, Q … 2.
stendhal-rules-0-3 = If suits have equally many cards, the one whose last card came later wins. Here that's spades.
stendhal-rules-0-4 = The dealer's left neighbour leads first, then each trick's winner. With five or six players all suits may differ: then the leader wins.
stendhal-rules-1-title = The deal
stendhal-rules-1-1 = { $pack } cards without jokers: five players get { $for_5 } each, six { $for_6 }, seven { $for_7 }. The rest lies face down in the centre.
stendhal-rules-1-2 = The first dealer is drawn by lot, then the deal passes to the left.
stendhal-rules-1-3 = Everybody lays a hand card face down. They and the centre are turned up together, settle the minus suits, and are out of this deal.
stendhal-rules-2-title = The minus suits
stendhal-rules-2-1 = The suit with most of these cards is a minus suit. If level, compare the strongest cards, then the next. Here: clubs.
stendhal-rules-2-2 = If still level, go from the dealer's right counter-clockwise, the centre last: the suit met first.
stendhal-rules-2-3 = Its partner is the second one: spades with hearts, clubs with diamonds, crosses with leaves.
stendhal-rules-3-title = Scoring
stendhal-rules-3-1 = Each minus suit you captured costs 1 point a card, but its lowest card costs its number.
stendhal-rules-3-2 = An ace is 1 and the lowest, J is 11, Q 12, K 13. An option puts the ace above the king.
stendhal-rules-3-3 = Crosses 4 + 3 and leaves 10: minus 17 points.
stendhal-rules-3-4 = If you win tricks without a single minus card, you get a bonus for your suits: 1 for one, 3 for two, 6 for three, 10 for four.
stendhal-rules-4-title = The end
stendhal-rules-4-1 = When a total is at minus { $limit } or below, the game is over and the highest total wins.
stendhal-rules-4-2 = If level at the top, you play on until one is ahead.
stendhal-rules-4-3 = A game is at most { $max_deals } deals; whoever is level then shares the win.

# A first hand (/learn)
stendhal-learn-goal = { stendhal-title } is about tricks you don't want. Two of the six suits will count minus, chosen by all in secret. You hold many hearts and spades, hardly any clubs or diamonds.
stendhal-learn-choose = Everybody lays one card face down. The suit laid most counts minus, and so does its partner: clubs with diamonds, spades with hearts. Vote for clubs; you have only this one.
stendhal-learn-choose-else = voting for a long suit of your own would make your own cards dangerous. Clubs suit you.
stendhal-learn-minus = It worked: with the cards from the centre, clubs lay there most. Each club or diamond taken costs one, and the lowest of a suit its number. The chosen cards are out.
stendhal-learn-follow = Diamonds were led, and you hold one, so you must follow. A 4 is safe: the Q is stronger. Now you have no minus card left.
stendhal-learn-follow-else = you hold a diamond and must play it.
stendhal-learn-throw = Clubs, and you hold none: any card will do. The suit with most cards takes the trick, and your heart can't overtake two clubs. Throw a strong card you'd regret later.
stendhal-learn-throw-else = small cards are precious here: they keep you out of tricks at the end. Let the queen go.
stendhal-learn-again = Three diamonds lie there and one spade. Again you can't win, so this is the moment for the ace of hearts.
stendhal-learn-again-else = the ace is the card that would win you an unwelcome trick. Be rid of it while that costs nothing.
stendhal-learn-cross = Crosses aren't minus, yet a later player might drop a club on them. You must follow, and the 9 is your only one: below the jack it's safe.
stendhal-learn-cross-else = you hold a cross, so you must follow.
stendhal-learn-late = Two diamonds, one club, one leaf: the diamonds are most. Watch out when suits are level: then the one whose last card came later wins. A heart stays alone, so it's safe.
stendhal-learn-late-else = with your last leaf there would be two leaves and two diamonds, and between level suits the later one wins. Keep it simple: a heart.
stendhal-learn-spade = Spades at last, a suit you hold plenty of. Jack and ten lie there, so your 9 is just below: play the highest card that doesn't win.
stendhal-learn-spade-else = your small spades will be needed when you are the only one left with the suit. Spend the 9 now.
stendhal-learn-end = So far you've taken nothing. Tricks without a minus card even bring a bonus, up to ten points for four suits. Play goes on until somebody reaches minus 66; the highest total wins.
