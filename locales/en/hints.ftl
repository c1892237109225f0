# Hints of the computer players: why a move, and what it gains over the next best move
hint-why-only = It's the only move there is.
hint-why-usual = It's the usual thing to do here.
hint-why-close = Several moves are about equally good here; this one comes out a touch ahead.
hint-why-better = Played on from here, it does a little better than the rest.
hint-why-clear = Played on from here, it does clearly better than anything else.
hint-gain-only = There is nothing to choose.
hint-gain-none = The next best move is about as good.
hint-gain-points = { $points ->
    [one] About 1 point better than the next best move.
   *[other] About { $points } points better than the next best move.
}
hint-gain-chance = About { $percent }% better chances than the next best move.

# No Thanks!
geschenk-hint-why-must = You have no chips left, so the card is yours.
geschenk-hint-why-run = It joins a run you hold, so it costs you nothing, and any chips on it are yours.
geschenk-hint-why-purse = { $chips ->
    [one] You have just 1 chip left, and this card brings { $pot }.
   *[other] You have just { $chips } chips left, and this card brings { $pot }.
}
geschenk-hint-why-cheap = { $net ->
    [one] With the chips on it, it costs only 1 point.
   *[other] With the chips on it, it costs only { $net } points.
}
geschenk-hint-why-gain = The chips on it are worth at least as much as the card costs.
geschenk-hint-why-round = It joins your run and nobody else's, so let it go round once more and gather chips.
geschenk-hint-why-other = { $net ->
    [one] It would cost you 1 point, and { $seat } nothing: it joins their run.
   *[other] It would cost you { $net } points, and { $seat } nothing: it joins their run.
}
geschenk-hint-why-dear = { $net ->
    [one] It would still cost 1 point; a chip is the better price.
   *[other] It would still cost { $net } points; a chip is the better price.
}

# Tricky Express
tricky_express-hint-why-pass1 = Among equally high cards, those of your shorter suits go.
tricky_express-hint-why-pass2 = { $right } and { $left } could easily win at the wrong time.
tricky_express-hint-why-section = { $passed ->
    [one] It wins station { $station } and closes a pass of 1 station.
   *[other] It wins station { $station } and closes a pass of { $passed } stations.
}
tricky_express-hint-why-first = It wins station { $station }: an early first station leaves a long line ahead of you.
tricky_express-hint-why-late = It wins station { $station }, your first.
tricky_express-hint-why-move = It wins station { $station } too, so your pass starts from there.
tricky_express-hint-why-discard = It isn't of the suit led, so it can't win this trick.
tricky_express-hint-why-duck = It stays below, so your express runs through station { $station }.
tricky_express-hint-why-low = It stays below and leaves station { $station } to somebody else.
tricky_express-hint-why-try = { $above ->
    [one] Only 1 higher card of its suit is still out, so it may well win station { $station }.
   *[other] Only { $above } higher cards of its suit are still out, so it may well win station { $station }.
}
tricky_express-hint-why-lead-low = { $above } higher cards of its suit are still out, so somebody else may take station { $station }.

# Tennos Square
tennos_square-hint-why-spare = The other two lie further apart, which leaves you more places to put them.
tennos_square-hint-why-swap = { $card } fits your row better than either card you hold, and you have few slots left to fill.
tennos_square-hint-why-swap-deck = Neither card fits your row, nor does the pool; the deck can only be better.
tennos_square-hint-why-out = It completes your row: the deal ends and the bonus is yours.
tennos_square-hint-why-again = It fits the row, and slot { $slot } gives you another turn.
tennos_square-hint-why-partner = It fits the row, and slot { $slot } hands the turn to your partner.
tennos_square-hint-why-run = { $points ->
    [one] It adds 1 point to your row right away.
   *[other] It lengthens a run and adds { $points } points right away.
}
tennos_square-hint-why-room = In slot { $slot } it leaves room on both sides for a long run.

# Counting Cribbage
counting_cribbage-hint-why-own-crib = Together, what you keep and your crib count most on average, flushes aside.
counting_cribbage-hint-why-their-crib = What you keep counts best on average, flushes aside, and it gives little to the crib.
counting_cribbage-hint-why-count = That's what the cards count.
counting_cribbage-hint-why-peg = { $points ->
    [one] It makes { $count } and pegs 1 point.
   *[other] It makes { $count } and pegs { $points } points.
}
counting_cribbage-hint-why-low = It makes { $count }: no single card can bring that to 15.
counting_cribbage-hint-why-no-fifteen = It makes { $count }: past 15 and well short of 31.
counting_cribbage-hint-why-safe = It makes { $count } and leaves the next player the least to peg.

# Jukugo Daifuda
jukugo_daifuda-hint-why-ron = { $score ->
    [one] All eight cards are in sets: ron for 1 point, paid by every other player.
   *[other] All eight cards are in sets: ron for { $score } points, paid by every other player.
}
jukugo_daifuda-hint-why-larger = { $score ->
    [one] You could go out for 1 point, but a larger hand looks worth the wait.
   *[other] You could go out for { $score } points, but a larger hand looks worth the wait.
}
jukugo_daifuda-hint-why-ready = { $cards ->
    [one] You're then one card away: 1 card you can't see yet would let you go out.
   *[other] You're then one card away: { $cards } cards you can't see yet would let you go out.
}
jukugo_daifuda-hint-why-then-ready = { $cards ->
    [one] With the right discard you're then one card away: 1 card you can't see yet would let you go out.
   *[other] With the right discard you're then one card away: { $cards } cards you can't see yet would let you go out.
}
jukugo_daifuda-hint-why-wait = { $cards ->
    [one] You're one card away already: 1 card you can't see yet would let you go out.
   *[other] You're one card away already: { $cards } cards you can't see yet would let you go out.
}
jukugo_daifuda-hint-why-hidden = Taking it would leave you less in hidden sets, and those count double.
jukugo_daifuda-hint-why-no-nearer = You have { $cards } cards in sets, and taking it wouldn't make them more.
jukugo_daifuda-hint-why-numbers = It puts { $count } cards of one number together.
jukugo_daifuda-hint-why-word2 = { $left } and { $right } make a word.
jukugo_daifuda-hint-why-word3 = { $left }, { $card } and { $right } make a three-kanji word.
jukugo_daifuda-hint-why-two-words = { $left }, { $card } and { $right } hold two words together.
jukugo_daifuda-hint-why-word4 = It completes a four-kanji word, one of the most valuable sets there are.
jukugo_daifuda-hint-why-alone = { $card } makes no set with anything else in your hand.
jukugo_daifuda-hint-why-safe = Nobody can enlarge an open set with it, as they could with { $card }.
jukugo_daifuda-hint-why-keeps = You can spare it: { $cards } cards of your hand stay in sets, as many as before.

# Dominuxen
dominuxen-hint-why-take = With tiles from your hand, they make a larger set.
dominuxen-hint-why-leave = { $count ->
    [one] Your hand stays 1 tile shorter.
   *[other] Your hand stays { $count } tiles shorter.
}
dominuxen-hint-why-back = With tiles from your hand, they make a larger set.
dominuxen-hint-why-discard = Your hand has nothing to make a larger set of these tiles; new ones may suit it better.
dominuxen-hint-why-draw = No open tile goes with more tiles in your hand.
dominuxen-hint-why-rest = None of the open tiles goes with any tile of your hand.
dominuxen-hint-why-last = It empties your hand and ends the round.
dominuxen-hint-why-attack = It lays { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} and snatches from { $victims ->
    [one] 1 player
   *[other] { $victims } players
}.
dominuxen-hint-why-sets = { $sets ->
    [one] After it, a single set would empty your hand.
   *[other] After it, { $sets } sets would empty your hand.
}

# Alliance
alliance-hint-why-battalion = It completes your team's battalion.
alliance-hint-why-set = { $points ->
    [one] Nobody can beat it any more: you win { $card } and the set of its suit, 1 point extra.
   *[other] Nobody can beat it any more: you win { $card } and the set of its suit, { $points } points extra.
}
alliance-hint-why-rank = { $points ->
    [one] Nobody can beat it any more: { $card } gives you { $count } of that rank, 1 point extra.
   *[other] Nobody can beat it any more: { $card } gives you { $count } of that rank, { $points } points extra.
}
alliance-hint-why-deny = Nobody can beat it any more, and { $seat } doesn't get { $card } for a set.
alliance-hint-why-own = Nobody can beat it any more: you win { $card }, a court card of your own suit.
alliance-hint-why-win = Nobody can beat it any more: you win { $card }.
alliance-hint-why-beats = { $followers ->
    [one] It beats everything on the table, and only 1 player is still to come.
   *[other] It beats everything on the table, with { $followers } players still to come.
}
alliance-hint-why-lead-strong = It's hard to beat: few cards can take { $card } from you.
alliance-hint-why-lead-weak = Somebody has to play face up first, so let it be the card you'd miss least.
alliance-hint-why-lead-middle = You'd miss another card more, and this one may be enough if nobody wants to spend a better one.
alliance-hint-why-partner = { $seat } is winning for your team, so your card can stay out of it.
alliance-hint-why-lost = Nothing in your hand beats what is on the table, so the card you'd miss least goes, unseen.
alliance-hint-why-lost-other = Nothing in your hand beats what is on the table, so a card goes unseen.
alliance-hint-why-keep = This is the card you'd miss least; those that would win now can do more later.
alliance-hint-why-keep-other = It wouldn't win now; the cards that would can do more later.
alliance-hint-why-hide = { $followers ->
    [one] It would be ahead now, but 1 player is still to come: better kept out of this trick.
   *[other] It would be ahead now, but { $followers } players are still to come: better kept out of this trick.
}
alliance-hint-why-top-chance = Nothing in your hand wins now, but { $pile ->
    [one] the last card of your pile would.
   *[other] { $count } of the { $pile } cards in your pile would.
}
alliance-hint-why-top-keep = It keeps your whole hand for later tricks.
alliance-hint-why-too-early = { $cards ->
    [one] Your 1 card wouldn't last for the { $courts } tricks to come.
   *[other] Your { $cards } cards wouldn't last for the { $courts } tricks to come.
}
alliance-hint-why-good-behind = { $count } of your strong cards lie in the discard pile and come back this way.
alliance-hint-why-weak-back = { $back ->
    [one] A weak card leaves your hand, and a new one may be better.
   *[other] { $back } weak cards leave your hand, and new ones may be better.
}
alliance-hint-why-lasts = { $courts ->
    [one] Your cards are enough for the 1 trick to come.
   *[other] Your { $cards } cards are enough for the { $courts } tricks to come.
}
alliance-hint-why-accept = There is little between the ways to share them out, so there is no need to argue.
alliance-hint-why-spread = Each joker has a different holder, so more of you can win with one.

# Rummy Fifty
rummy_fifty-hint-why-bonus-low = { $loose ->
    [one] Just 1 card of your hand is in no meld yet; if you lose, J counts least against you.
   *[other] { $loose } cards of your hand are in no meld yet; if you lose, J counts least against you.
}
rummy_fifty-hint-why-bonus-middle = It counts 10 more than J if you go out, and 10 less than K if you don't.
rummy_fifty-hint-why-bonus-high = { $loose ->
    [one] Just 1 card of your hand is in no meld yet; if you go out, this counts most towards 50.
   *[other] { $loose } cards of your hand are in no meld yet; if you go out, this counts most towards 50.
}
rummy_fifty-hint-why-draw-last = It's the last card of the stock: drawing it ends the round, and nothing is scored.
rummy_fifty-hint-why-draw-stock = No face-up card you could take makes a meld with your hand or can be laid off.
rummy_fifty-hint-why-draw-out = With { $card } you can go out this very turn.
rummy_fifty-hint-why-draw-meld = { $count ->
    [one] With { $card }, 1 card fewer of your hand stays outside melds.
   *[other] With { $card }, { $count } cards fewer of your hand stay outside melds.
}
rummy_fifty-hint-why-draw-fits = { $card } can go straight into a meld.
rummy_fifty-hint-why-draw-near = { $card } and your { $right } need just one more card for a meld.
rummy_fifty-hint-why-discard-out = Without { $card }, your whole hand can go down: you go out this turn.
rummy_fifty-hint-why-discard-danger = { $count ->
    [one] { $seat } has 1 card left, and of your cards outside melds none counts more than { $card }.
   *[other] { $seat } has { $count } cards left, and of your cards outside melds none counts more than { $card }.
}
rummy_fifty-hint-why-discard-safe = { $card } goes with nothing in your hand, nor with { $right }, which { $seat } took openly.
rummy_fifty-hint-why-discard-loose-high = { $card } goes with nothing in your hand, and counts as much as any such card.
rummy_fifty-hint-why-discard-loose = { $card } goes with nothing else in your hand.
rummy_fifty-hint-why-discard-few = Outside your melds, no card goes with fewer of your others than { $card }.
rummy_fifty-hint-why-discard-high = Of your cards outside melds, none counts more than { $card }.
rummy_fifty-hint-why-down-last = It empties your hand: you go out.
rummy_fifty-hint-why-down-out = The rest of your hand can go down too: you go out this turn.
rummy_fifty-hint-why-down-danger = { $count ->
    [one] { $seat } has 1 card left; what lies on the table can't count against you.
   *[other] { $seat } has { $count } cards left; what lies on the table can't count against you.
}
rummy_fifty-hint-why-meld-light = { $points ->
    [one] Your hand counts 1 point less if somebody else goes out.
   *[other] Your hand counts { $points } points less if somebody else goes out.
}
rummy_fifty-hint-why-layoff-light = { $points ->
    [one] It goes down without a new meld, and your hand counts 1 point less.
   *[other] It goes down without a new meld, and your hand counts { $points } points less.
}
rummy_fifty-hint-why-end-hold = Others may lay off on your melds and you may not, so hold them back and go out in one turn.
rummy_fifty-hint-why-end-keep = { $card } could be laid off, but it may still go into a meld of your own.

# Stendhal
stendhal-hint-why-choose = { $count ->
    [0] You hold no other card of its suit or of its partner, so let those count minus.
    [one] You hold only 1 other card of its suit and its partner, so let those count minus.
   *[other] You hold only { $count } other cards of its suit and its partner, so let those count minus.
}
stendhal-hint-why-lead = { $above ->
    [0] No higher card of its suit is still out.
    [one] 1 higher card of its suit is still out.
   *[other] { $above } higher cards of its suit are still out.
}
stendhal-hint-why-gain = It takes the trick and improves your deal by { $points }.
stendhal-hint-why-cost = { $points ->
    [0] It takes the trick, which costs you nothing.
    [one] It takes the trick, which costs you 1 point.
   *[other] It takes the trick, which costs you { $points } points.
}
stendhal-hint-why-away = { $card } counts minus, and as things stand somebody else gets it.
stendhal-hint-why-wins = { $more ->
    [one] As things stand, it wins, with 1 player still to come.
   *[other] As things stand, it wins, with { $more } players still to come.
}
stendhal-hint-why-below = As things stand, it doesn't win.

# All Aboard!
all_aboard-hint-why-show-red = Left in hand, { $card } would cost { $points } points. Here it goes for nothing.
all_aboard-hint-why-show-low = { $card } is the lowest card you hold, so you may well depart first.
all_aboard-hint-why-bonus = After { $card } you hold no black card. If the round ends so, that's 20 points.
all_aboard-hint-why-dump = { $count ->
    [one] A red card goes that would cost { $points } points in the end.
   *[other] { $count } red cards go that would cost { $points } points in the end.
}
all_aboard-hint-why-clear = { $count ->
    [one] With { $card } the line is clear, and you can still send 1 wagon this turn.
   *[other] With { $card } the line is clear, and you can still send { $count } wagons this turn.
}
all_aboard-hint-why-signal = { $count ->
    [one] After the signal { $card } you can still send 1 wagon this turn.
   *[other] After the signal { $card } you can still send { $count } wagons this turn.
}
all_aboard-hint-why-wagon = Starting with { $card }, you can send { $count } wagons this turn.
all_aboard-hint-why-run = { $count ->
    [one] 1 wagon goes through this turn, and { $card } comes last.
   *[other] { $count } wagons go through this turn, and { $card } comes last.
}
all_aboard-hint-why-stops = { $card } earns a proof; then { $right } must come as a signal.
all_aboard-hint-why-last = { $card } earns a proof, and no signal of yours stops you there.

# Love Letter
love_letter-hint-why-known = { $seat } holds the { $card }. Name it, and they are out.
love_letter-hint-why-likely = Of all that a guard may name and { $seat } may hold, the { $card } has the most copies not seen yet.
love_letter-hint-why-lower = Whatever { $seat } holds is lower than the { $card } you keep.
love_letter-hint-why-odds = With the { $card } that you keep, { $seat } is likely to hold the lower card.
love_letter-hint-why-princess = { $seat } holds the princess and is out when she must be discarded.
love_letter-hint-why-protect = Nobody can choose you until your next turn, so the { $card } is safe.
love_letter-hint-why-keep = It keeps the higher card, the { $card }.

# Target
target-hint-why-own-far = You hold its suit: { $card } makes the farthest win and is { $distance } away itself.
target-hint-why-own-near = You hold its exact number: unless its suit is played, nothing is nearer than { $card }.
target-hint-why-takes = Nobody plays after you, and { $card } takes the target.
target-hint-why-lost = None of your cards can take this one, so it only matters which one you give up.
target-hint-why-turns = { $card } is the first of the target's suit, so now the farthest wins. It's { $distance } away.
target-hint-why-leads = { $more ->
    [one] As things stand, { $card } wins at distance { $distance }, with 1 player still to come.
   *[other] As things stand, { $card } wins at distance { $distance }, with { $more } players still to come.
}
target-hint-why-dull = { $card } is a middle number and will seldom be the farthest.
target-hint-why-keep = None of your cards is a middle number, so any of them may win at a distance.

# Grazia
grazia-hint-why-open = Nobody has opened { $suit } yet, so it costs nothing.
grazia-hint-why-run = It connects, so you get rid of { $count } cards at once for nothing.
grazia-hint-why-next = It connects, so it costs nothing.
grazia-hint-why-drop = The jump costs 2 points, but gets rid of { $count } cards.
grazia-hint-why-past = The pile is already past { $card }: it goes with a jump or not at all.
grazia-hint-why-wait = One card is missing before { $card } connects, and waiting costs nothing while you have a deck.
grazia-hint-why-none = None of your cards connects, and waiting costs nothing while you have a deck.
grazia-hint-why-end = { $count ->
    [one] A pass brings on the last lap, while 1 player has more cards left than you.
   *[other] A pass brings on the last lap, while { $count } players have more cards left than you.
}
grazia-hint-why-last = None of your cards connects, and a jump would cost as much as it brings, or more.

# TTP
ttp-hint-why-alike = { $card } joins { $count ->
    [one] a card
   *[other] { $count } cards
} of its number that you have.
ttp-hint-why-suited = { $card } joins { $count } cards of { $suit } that you have.
ttp-hint-why-pick = { $card } promises more than the others in the pool.
ttp-hint-why-lead = { $card } is worth leading: what matters is what you can pick, and what you keep.
ttp-hint-why-first = { $card } would pick first as things stand, with { $more ->
    [one] one player
   *[other] { $more } players
} still to come.
ttp-hint-why-surely = { $card } picks first for certain.
ttp-hint-why-behind = { $card } would pick later as things stand, but you can spare it.

# Six-Suit Fort
six_suit_fort-hint-why-all = { $count ->
    [one] It takes a card, and both that one and { $card } fit your fort.
   *[other] It takes { $count } cards, and all of them and { $card } fit your fort.
}
six_suit_fort-hint-why-dig = { $count ->
    [one] It takes a card; of the two you then have, 1 fits your fort.
   *[other] It takes { $count } cards; of the three you then have, { $fit } fit your fort together.
}
six_suit_fort-hint-why-own = It takes nothing, but { $card } itself fits your fort.
six_suit_fort-hint-why-grow = { $points ->
    [one] Your fort is worth 1 point more: { $width } wide, { $tallest } tall.
   *[other] Your fort is worth { $points } points more: { $width } wide, { $tallest } tall.
}
six_suit_fort-hint-why-light = The cards that go to your hand cost nothing extra.
six_suit_fort-hint-why-pair = { $points ->
    [one] Your fort is worth 1 point more with this pair.
   *[other] Your fort is worth { $points } points more with this pair.
}
six_suit_fort-hint-why-keep = No pair makes your fort worth more.
