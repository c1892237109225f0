# Stendhal
stendhal-title = Stendhal
stendhal-line = The suit that lies most often takes the trick; hidden cards make two suits count minus.
stendhal-about = Tricks without trumps: not the suit led wins, but the one that lies most often in the trick. First everybody lays a card face down, and these decide which two suits are minus suits. Win tricks without them for a bonus. If you catch some, the lowest hurts by its number, the others by a point each.
stendhal-command = stendhal

# Options
stendhal-option-limit = Limit
stendhal-option-limit-help = The game ends when somebody's total is minus this many points. Usually 66; 30 is a short game.
stendhal-option-max_deals-help = The game ends after this many deals at the latest. Left to the game: 30 or 60, by the limit.
stendhal-option-max_deals-auto = by the limit
stendhal-option-lowest_ace = Ace of a minus suit
stendhal-option-lowest_ace-name = lowest_ace
stendhal-option-lowest_ace-help = Whether the ace is 1 when the lowest card of a minus suit is looked for, or above the king.
stendhal-option-lowest_ace-low = the lowest card
stendhal-option-lowest_ace-high = above the king (1 point if alone)

# A turn
stendhal-tag-choose = Lay down
stendhal-ask-choose-1 = Which card do you lay face down?
stendhal-prompt-choose = Lay a card face down for the choice of the minus suits.
stendhal-move-choose = Lay down { $card }

# Refusals
stendhal-no-play-now = The minus suits are still being chosen. First lay a card face down.
stendhal-no-choose-now = The minus suits are settled. Play a card to the trick.

# What happened
stendhal-event-revealed = The hidden cards are { $cards }. Minus suits: { $first } and { $second }.
stendhal-event-revealed-centre = The hidden cards are { $cards }, in the centre { $centre }. Minus suits: { $first } and { $second }.
stendhal-event-trick = Most are { $suit }: { $name } takes the trick with { $card }.
stendhal-event-trick-leader = All suits differ, so { $name }, who led, takes the trick.
stendhal-event-scored = Deal { $deal }: { $points }. Totals: { $totals }.
stendhal-event-play_off = The limit is reached, but { $seats } are level at the top, so there is another deal.

# The table
stendhal-state-choose = Deal { $deal }, choosing the minus suits
stendhal-alt-choose = Stendhal. Deal { $deal }. Cards are being chosen for the minus suits; still to choose: { $waiting }. Then seat { $leader } leads.
stendhal-alt-play = Stendhal. Deal { $deal }, trick { $trick } of { $tricks }. Seat { $seat } to play.
stendhal-alt-minus = Minus suits: { $first } and { $second }. Chosen, from seat 1: { $cards }.
stendhal-alt-left = { $count ->
    [one] 1 card lies face down in the centre.
   *[other] { $count } cards lie face down in the centre.
}
stendhal-alt-centre = {" "}Centre: { $cards }.
stendhal-alt-most = Winning: seat { $seat }, with { $count } { $suit }.
stendhal-alt-leads = All suits differ, so seat { $seat }, who led, is winning.
stendhal-alt-seat = Seat { $seat } { $name }: has { $held }, won { $won }, at { $total }
stendhal-alt-seat-last = Seat { $seat } { $name }: has { $held }, last deal { $last }, at { $total }
stendhal-alt-end = Ends at minus { $limit }.
stendhal-alt-closing = The limit is reached. It ends as soon as one seat alone is ahead.
stendhal-alt-chosen = You've laid down { $card }. Waiting for the others.
stendhal-alt-over = Stendhal. Over after deal { $deals }.
stendhal-alt-result = Seat { $seat } { $name }: total { $total }. By deal: { $points }
stendhal-alt-latest = Of the deals only the last { $deals } are told.

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
stendhal-blow = Hardest blow: { $points } in deal { $deal }
stendhal-blow-told = The hardest blow: { $name } lost { $points } points in deal { $deal }.
stendhal-story-turned = Turned in the last deal

# Rules
stendhal-rules-0-title = The most numerous suit wins
stendhal-rules-0-1 = Follow the suit led if you can. If you can't, play any card.
stendhal-rules-0-2 = The suit that lies most often in the trick wins, and of that suit the strongest card: A, K, Q … 2.
stendhal-rules-0-3 = If suits lie equally often, the one whose last card came later wins. Here that's spades.
stendhal-rules-0-4 = The dealer's left neighbour leads first, then each trick's winner. With five or six players all suits may differ: then the leader wins.
stendhal-rules-1-title = Choosing the minus suits
stendhal-rules-1-1 = The first dealer is drawn, then the deal passes to the left. Five get 15 cards each, six 13, seven 11; the rest lies face down in the centre.
stendhal-rules-1-2 = Everybody lays a hand card face down; they and the centre are turned up together and are out of this deal.
stendhal-rules-1-3 = The suit with most of these cards is a minus suit. If level, compare the strongest cards, then the next. Here: clubs.
stendhal-rules-1-4 = If still level, go from the dealer's right counter-clockwise, the centre last: the suit met first.
stendhal-rules-1-5 = Its partner is the second one: spades with hearts, clubs with diamonds, crosses with leaves.
stendhal-rules-2-title = Scoring and the end
stendhal-rules-2-1 = Each minus suit you captured costs 1 point a card, but its lowest card costs its number.
stendhal-rules-2-2 = An ace is 1 and the lowest, J is 11, Q 12, K 13. An option puts the ace above the king.
stendhal-rules-2-3 = Crosses 4 + 3 and leaves 10: minus 17 points.
stendhal-rules-2-4 = If you win tricks without a single minus card, you get a bonus for your suits: 1 for one, 3 for two, 6 for three, 10 for four.
stendhal-rules-2-5 = When a total is at the limit, usually minus 66, the highest total wins. If level at the top, you play on until one is ahead, at most 30 deals (60 with a limit over 150); then the win is shared.
