# A hand that is not the reader's own, in looking back: texts in place of those that say "you"
theirs-all_aboard-alt-may-signal = Cards they can play as signals: { $numbers }.
theirs-all_aboard-alt-may-wagon = Cards they can send as wagons: { $numbers }.
theirs-all_aboard-prompt-dump = The signal is red and none of their black cards clears it: unload a whole red suit, in any order.
theirs-all_aboard-prompt-signal = They hold a red card of the table card's number, so that signal must come.
theirs-all_aboard-prompt-wagon = The line is clear. Which wagon do they send?
theirs-alliance-alt-members = Their team: { $members }.
theirs-alliance-alt-plan = Their team's distribution: { $plan }.
theirs-alliance-alt-special = Special cards they started with: { $cards }.
theirs-alliance-alt-topable = The top of their pile can be played too.
theirs-alliance-alt-you = They play { $suit }, team { $team }.
theirs-alliance-alt-you-alone = They play { $suit }.
theirs-alliance-hand-proposal = { $left ->
    [0] They have no proposals left
    [one] They can still propose once
   *[other] They can still propose { $left } times
}
theirs-alliance-prompt-distribute-answer = Proposed: { $plan }. Accept, or propose something else. { $left ->
    [1] They have one proposal left.
   *[other] They have { $left } proposals left.
}
theirs-alliance-prompt-distribute-first = Propose who gets their team's two jokers and its white card. Each may make { $left } proposals.
theirs-alliance-prompt-distribute-last = Proposed: { $plan }, the usual distribution. They have no proposal left, and accept.
theirs-alliance-prompt-distribute-usual = Proposed: { $plan }. They have no proposal left: accept it, or the usual one ({ $usual }).
theirs-alliance-prompt-pass = They have nothing to play, so they pass.
theirs-alliance-prompt-play = On offer: { $court }. What do they play?
theirs-alliance-prompt-play-lead = On offer: { $court }. They play first, face up.
theirs-alliance-prompt-rebuild = Do they want to rebuild their pile?
theirs-alliance-suit-you = { $suit } (this seat)
theirs-arsene-prompt-decide = They won it. Take it as their trick { $next }, or push it to { $name }?
theirs-boonaken-alt-discarded = They laid away { $cards }.
theirs-boonaken-alt-no-roem = No roem in their hand.
theirs-boonaken-alt-roem = Roem in their hand: { $told }.
theirs-boonaken-prompt-open = Lead a card: its suit is trumps, and all their roem is declared. Or name trumps first.
theirs-boonaken-prompt-play-plain = Follow { $suit } if they can.
theirs-boonaken-prompt-play-trump = Follow { $suit } if they can; the jack of trumps they may always keep.
theirs-boonaken-task-auction = Their bid
theirs-boonaken-task-open = They lead: name trumps
theirs-boonaken-task-play = Their card
theirs-counting_cribbage-hand-claim = Their claim
theirs-counting_cribbage-prompt-claim = What do their four cards and the starter score?
theirs-counting_cribbage-prompt-declare-lead = They lead a new series. Play a card and claim its points.
theirs-counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Lay one card away. The crib is theirs.
   *[other] Lay { $count } cards away. The crib is theirs.
}
theirs-counting_cribbage-prompt-lead = They lead a new series. Which card?
theirs-counting_cribbage-prompt-play = The count is { $count }. Which card do they play?
theirs-cube-alt-offer-you = They have doubled to { $double }: { $other } takes or passes.
theirs-cube-alt-owner-you = Doubling cube: the game is worth { $value }; only they may double next.
theirs-dominuxen-alt-hand = Hand (seat { $seat }), { dominuxen-tiles }: { $tiles }.
theirs-dominuxen-alt-hand-new = New since their last play: { $tiles }.
theirs-dominuxen-alt-hand-own = Their line is worth { $points }.
theirs-dominuxen-hand-own = Their line
theirs-dominuxen-hand-title = Hand
theirs-dominuxen-prompt-play = Which number do they play?
theirs-dominuxen-prompt-recover = { $name } left their { $number }×{ $size } ({ $tiles }). Take it back, or discard it and draw { dominuxen-tiles }?
theirs-dominuxen-prompt-take = They snatch { $name }'s { $number }×{ $size } ({ $tiles }). Do they take it?
theirs-en_garde-alt-wish = They parry whenever they can.
theirs-en_garde-hand = Hand
theirs-en_garde-prompt-act = The distance is { $distance }. What do they do?
theirs-en_garde-prompt-answer = They're attacked with { $cards }. They can only parry.
theirs-en_garde-prompt-choose = They're attacked with { $cards }. Which cards parry it?
theirs-en_garde-prompt-hit = They can't answer { $cards }. The round is lost.
theirs-en_garde-prompt-parried = Parried. The distance is { $distance }, and now they act.
theirs-en_garde-prompt-stuck = None of their cards can be played. The round is lost.
theirs-games-hand-title = Hand
theirs-geschenk-alt-hand = Seat { $seat } with { geschenk-alt-seat-chips }. Cards taken: { $cards }; they cost { $cost }, minus their chips: { $score }.
theirs-geschenk-alt-hand-offer = If they take the { $card }: cards { $added }, { $pot ->
    [0] no chips
   *[other] chips minus { $pot }
}; their score changes by { $net }.
theirs-geschenk-hand-chips = Their chips
theirs-geschenk-hand-if = If they take it
theirs-geschenk-hand-must = They must take it
theirs-geschenk-hand-no-cards = They haven't taken a card yet
theirs-geschenk-hand-title = Cards and chips
theirs-geschenk-prompt-decide = { $pot ->
    [0] The { $card } lies open, no chips on it. Do they take it?
   *[other] The { $card } lies open with { geschenk-of-pot }. Do they take it?
}
theirs-geschenk-prompt-must = { $pot ->
    [0] They have no chips, so the { $card } is theirs.
   *[other] They have no chips, so the { $card } is theirs, with { geschenk-of-pot }.
}
theirs-grazia-alt-fits-none = None of their cards connects.
theirs-grazia-mine = Their deck
theirs-grazia-prompt-bare = Their deck is gone: a pass brings on the last lap.
theirs-grazia-prompt-deck = Play cards that connect, or pass. Then they draw.
theirs-grazia-prompt-lap = This is their last turn.
theirs-grazia-task-lap = Their last turn
theirs-jukugo_daifuda-alt-hand-none = They have no hand cards.
theirs-jukugo_daifuda-alt-own = Their sets: { $sets }.
theirs-jukugo_daifuda-hand-answered = Their answer: { $move }
theirs-jukugo_daifuda-hand-no-words = No two cards of their hand make a word
theirs-jukugo_daifuda-hand-ways = They can make
theirs-jukugo_daifuda-hand-words = Words in their hand
theirs-jukugo_daifuda-prompt-own = They turned up { $card }. What do they do?
theirs-jukugo_daifuda-prompt-ron = They can declare ron for { $points }. { $prompt }
theirs-jukugo_daifuda-prompt-taken = { $name } discarded { $card }. What do they do?
theirs-jukugo_daifuda-prompt-window = { $name } turned up { $card }. What do they do?
theirs-jukugo_daifuda-task-answer = Their answer?
theirs-love_letter-alt-hand-out = They are out of this round.
theirs-love_letter-alt-targets = They can choose { $names }.
theirs-love_letter-alt-unseen = Not seen by them yet: { $cards }.
theirs-love_letter-alt-was-seen = Turn { $turn }: their { $card } was seen by { $name }.
theirs-love_letter-effect-4 = Nobody can choose them until their next turn
theirs-love_letter-effect-5 = Somebody, or they themselves, discard the card and draw another
theirs-love_letter-prompt-countess = They hold the { $one } and the { $two }, so the countess must be played.
theirs-love_letter-prompt-same = They hold the { $one } twice, and play one of them.
theirs-love_letter-prompt-whom = They hold the { $one } twice. Who do they play one on?
theirs-rummy_fifty-alt-chosen = They chose { $court }.
theirs-rummy_fifty-alt-may-layoff = They may lay off: { $cards }.
theirs-rummy_fifty-alt-may-meld = They may meld: { $melds }.
theirs-rummy_fifty-alt-may-meld-more = They may meld: { $melds }; { $more } more ways.
theirs-rummy_fifty-alt-may-nothing = They can lay down nothing. "End turn" passes on.
theirs-rummy_fifty-alt-sources = They may draw from: { $sources }.
theirs-rummy_fifty-court-hint-j = least if they lose
theirs-rummy_fifty-court-hint-k = most if they go out, and if they lose
theirs-rummy_fifty-from-stock-hint = only they will know the card
theirs-rummy_fifty-prompt-bonus = They choose a bonus card for scoring: high with a strong hand, J with a weak one.
theirs-rummy_fifty-prompt-table = Meld and lay off as they like, then press "End turn".
theirs-six_suit_fort-alt-chose = They chose: { $choice }
theirs-six_suit_fort-alt-own = Theirs: { $fort }.
theirs-six_suit_fort-prompt-build = They have { $cards }. What do they build?
theirs-target-alt-wish = They always keep all cards without being asked.
theirs-target-prompt-choose_target = Name one of the three cards as the target. They play first.
theirs-target-prompt-discard = Discard up to two cards, or keep all. They draw back up to five.
theirs-target-prompt-play-far = So far, the farthest wins. Which card do they play?
theirs-target-prompt-play-near = So far, the nearest wins. Which card do they play?
theirs-tennos_square-alt-may-swap = For both hand cards they may take: { $cards }, top of the deck.
theirs-tennos_square-alt-own = Their row: { $slots }. x is face down. Worth { $points } so far.
theirs-tennos_square-alt-own-over = Their row: { $slots }. x is face down. Worth { $points }.
theirs-tennos_square-alt-place-out = { $slots }: they go out
theirs-tennos_square-alt-place-self = { $slots }: again
theirs-tennos_square-hand-again = 5: again
theirs-tennos_square-hand-candidates = Their candidates
theirs-tennos_square-hand-may-swap = They may swap
theirs-tennos_square-hand-row = { $points ->
    [1] Their row: 1 pt
   *[other] Their row: { $points } pts
}
theirs-tennos_square-hint-discard = One of three goes to the pool, two stay as their hand
theirs-tennos_square-prompt-discard = Give up one of their three candidates. Which one?
theirs-tennos_square-prompt-swapped = They've swapped. Now place the card they took.
theirs-tennos_square-prompt-turn = Place a card. They may swap their hand first.
theirs-tricks-hand = Hand (seat { $seat }): { $cards }.
theirs-tricks-hand-title = Hand
theirs-tricks-prompt-follow = Follow { $suit }. Which card do they play?
theirs-tricks-prompt-free = They hold no { $suit }, so any card will do.
theirs-tricks-prompt-lead = They lead. Which card do they play?
theirs-tricks-task-lead = They lead
theirs-tricks-you = This seat
theirs-tricky_express-pass-pass1 = Their highest card to the right, the next highest to the left
theirs-tricky_express-prompt-pass1 = Pass 1: their highest card goes right to { $right }, the next highest left to { $left }.
theirs-ttp-alt-picks = Their picks: { $cards }.
theirs-ttp-alt-picks-made = Their picks: { $cards } ({ $made }).
theirs-ttp-alt-wanted = They want, in this order: { $cards }.
theirs-ttp-collected = Their picks
theirs-arsene-event-planned = If they win this trick, { $plan }.
theirs-arsene-plan-push = they push it on
theirs-arsene-plan-take = they take it
theirs-counting_cribbage-note-own = This crib is theirs
theirs-cube-prompt-answer = { $name } doubles to { $double }. Take: the game is worth { $double }, and the cube changes hands. Pass: { $name } gets { $amount } at once.
theirs-hex_jinchi-base-own = Base { $base }: theirs, { $suits ->
    [one] 1 suit
   *[other] { $suits } suits
}
theirs-jukugo_daifuda-call-tsumo-is = they turned it up
theirs-love_letter-cost = they're out
theirs-love_letter-effect-1 = Name another player's card, 2 to 8: if that is right, they are out
theirs-love_letter-effect-9 = No effect; out if the two cards make 12 or more
theirs-love_letter-hint-self = themselves
theirs-rummy_fifty-from-extra-own = { $card }: their own extra pile
theirs-tennos_square-who-self = again
theirs-tricky_express-passing-high = Their highest cards
theirs-ttp-first = Five picks and two cards in hand make their poker hand
theirs-en_garde-alt-me = They: { $stands }.
theirs-grazia-alt-own = { $deck ->
    [0] Their deck is gone.
    [one] 1 card in their deck.
   *[other] { $deck } cards in their deck.
} Jumps: { $jumps }. Score: { $score }.
