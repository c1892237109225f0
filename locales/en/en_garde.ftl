# En Garde
en_garde-title = En Garde
en_garde-line = Two fencers on a strip of 23 spaces: a card that reaches the opponent exactly is a thrust.
en_garde-designer = Reiner Knizia, 1993
en_garde-about = A card moves your fencer that far, forward or back. One that just reaches the opponent is a thrust; several at once are parried only by as many. There are five each of 1 to 5, so count them. When the deck runs out, cards of the distance decide, then who has come further. First to five hits.
en_garde-command = en_garde
en_garde-also = fencing fence

# Options
en_garde-option-level = Level
en_garde-option-level-help = Basic: a thrust hits. Standard: it can be parried. Advanced: you may also advance and thrust.
en_garde-option-level-basic = basic
en_garde-option-level-standard = standard
en_garde-option-level-advanced = advanced
en_garde-option-target = Hits to win
en_garde-option-target-help = The first with this many hits wins. Usually 5.
en_garde-option-parry = Parry
en_garde-option-parry-help = With as many cards of the same number, or with as many cards of the same total (1993 edition).
en_garde-option-parry-exact = the same cards
en_garde-option-parry-sum = the same total
en_garde-option-riposte_wins = A riposte is a hit
en_garde-option-riposte_wins-help = An attack right after a parry can't be parried and is a hit (1993 edition).
en_garde-option-discards = Discards
en_garde-option-discards-help = Whether all cards played in a round may be looked up, or only those of the latest two actions.
en_garde-option-discards-open = all open
en_garde-option-discards-last = latest two actions
en_garde-option-max_rounds = Most rounds
en_garde-option-max_rounds-help = After this many rounds more hits win; if level, the match is drawn.

# A turn
en_garde-tag-forward = Advance
en_garde-tag-back = Step back
en_garde-tag-attack = Attack
en_garde-tag-lunge = Advance and attack
en_garde-tag-parry = Parry
en_garde-tag-retreat = Retreat
en_garde-tag-concede = Concede
en_garde-tag-always_parry = Always parry
en_garde-tag-ask_me = Let me choose
en_garde-ask-forward-1 = Which card do you advance with?
en_garde-ask-back-1 = Which card do you step back with?
en_garde-ask-attack-1 = With how many cards?
en_garde-ask-lunge-1 = Which card do you advance with before the thrust?
en_garde-ask-lunge-2 = With how many cards do you thrust?
en_garde-ask-parry-1 = With which cards do you parry?
en_garde-ask-retreat-1 = Which card do you retreat with?
en_garde-prompt-act = The distance is { $distance }. What do you do?
en_garde-prompt-parried = Parried. The distance is { $distance }, and now you act.
en_garde-prompt-answer = You're attacked with { $cards }. You can only parry.
en_garde-prompt-choose = You're attacked with { $cards }. Which cards parry it?
en_garde-prompt-escape = Indirect attack with { $cards }: parry or retreat.
en_garde-prompt-hit = You can't answer { $cards }. The round is lost.
en_garde-prompt-stuck = None of your cards can be played. The round is lost.
en_garde-copies = { $count ->
    [1] a { $card }
    [2] two { $card }s
    [3] three { $card }s
    [4] four { $card }s
   *[other] five { $card }s
}
en_garde-move-forward = Advance by { $cards }
en_garde-move-back = Back by { $cards }
en_garde-move-attack = Attack with { $cards }
en_garde-move-lunge = Advance by { $card }, attack with { $cards }
en_garde-move-parry = Parry with { $cards }
en_garde-move-retreat = Retreat by { $cards }

# Refusals
en_garde-no-card = You hold no { $card }. Pick a card from your hand.
en_garde-no-way = The distance is { $distance }, so you can't advance by { $card }. Pick a lower card.
en_garde-no-room = You can't step back by { $card }: behind you there's room for { $room }. Pick a lower card.
en_garde-no-reach = There's no { $distance } left in your hand to thrust with. Do something else.
en_garde-no-many = For the thrust you have { $held } of { $card }, not { $count }. Use fewer cards.
en_garde-no-more = In the basic game a thrust is a single card. Use one.
en_garde-no-lunge = Advancing and attacking at once belongs to the advanced game. Do something else.
en_garde-no-act = You're attacked. Parry first; from an indirect attack you may retreat.
en_garde-no-attack = Nobody attacks you now. Advance, step back or attack.
en_garde-no-parry-exact = This is parried by exactly as many cards of { $card }: { $count }, no more and no fewer.
en_garde-no-parry-sum = Parry with as many cards as the attack has ({ $count }), of the same total.
en_garde-no-retreat = This attack was direct, so you can't retreat from it. Parry it.
en_garde-no-concede = There's still something you can do, so you can't concede. Pick a move.

# What happened
en_garde-event-round_began = Round { $round }. { $seat } starts.
en_garde-event-drew = You draw { $cards }.
en_garde-event-acted = { $how ->
    [forward] { $seat } advances by { $cards }. The distance is { $distance }.
    [back] { $seat } steps back by { $cards }. The distance is { $distance }.
    [attack] { $seat } attacks with { $cards }.
    [lunge] { $seat } advances by { $card } and attacks with { $cards }.
    [parry] { $seat } parries with { $cards }.
   *[other] { $seat } retreats by { $cards }. The distance is { $distance }.
}
en_garde-event-round_over = { $text } { $hits }.
en_garde-over-hit = A hit: { $winners } wins round { $round }.
en_garde-over-stuck = The opponent can't move: { $winners } wins round { $round }.
en_garde-over-counts = The deck is empty. Cards of the distance { $one } to { $two }: { $winners } wins round { $round }.
en_garde-over-travel = The deck is empty. Spaces travelled { $one } to { $two }: { $winners } wins round { $round }.
en_garde-over-level = The deck is empty. Spaces travelled { $one } to { $two }: round { $round } is drawn.
en_garde-showed = { $hands }.
en_garde-showed-of = { $name } held { $cards }
en_garde-score-of = { $name } { $score }
en_garde-event-over = { $count ->
    [0] The match is drawn: { $hits }.
   *[other] { $winners } wins the match! { $hits }.
}
en_garde-event-over-last = { $count ->
    [0] The match is drawn.
   *[other] { $winners } wins the match!
}
en_garde-event-wished = { $on ->
    [yes] From now on you parry whenever you can.
   *[no] From now on you choose how to answer an attack.
}

# The table
en_garde-state = Round { $round }, distance { $distance }, { $deck } in the deck
en_garde-state-over = Over after round { $round }
en_garde-alt-parried = { $name } has parried and acts now.
en_garde-alt-attacked = { $name } is attacked with { $cards }.
en_garde-alt-lunged = { $name } is attacked indirectly with { $cards }.
en_garde-alt-piste = The distance is { $distance }. In the deck: { $deck }.
en_garde-alt-stands = { $side }, on space { $space }, { $room ->
    [one] 1 space
   *[other] { $room } spaces
} behind
en_garde-side-0 = white, left
en_garde-side-1 = black, right
en_garde-alt-acts = Latest actions: { $acts }.
en_garde-act = { $name }: { $text }
en_garde-alt-spent = Played: { $cards }.
en_garde-alt-rules = Rules: { $rules }.
en_garde-alt-before = Round before: { $text }
en_garde-alt-stood = White (seat 1) stood on space { $white }, black (seat 2) on space { $black }.
en_garde-alt-me = You: { $stands }.
en_garde-alt-wish = You parry whenever you can.
en_garde-alt-won = { $count ->
    [one] won round { $rounds }
   *[other] won rounds { $rounds }
}
en_garde-gap = {" "}
en_garde-then = , then{" "}
en_garde-none = none
en_garde-wait = { $name } to move

# Words in pictures
en_garde-bar = Round { $round }, first to { $target }
en_garde-bar-rounds = at most { $rounds } rounds
en_garde-bar-sum = the same total parries
en_garde-bar-riposte = a riposte is a hit
en_garde-attack = Thrust
en_garde-indirect = Indirect
en_garde-parry = Parry
en_garde-distance = Distance
en_garde-unit = { $count ->
    [one] hit
   *[other] hits
}
en_garde-amount = { $count ->
    [one] { $number } hit
   *[other] { $number } hits
}
en_garde-hit = Hit
en_garde-hand = Your hand
en_garde-story-hit = A thrust decided it
en_garde-story-stuck = In the end there was nowhere to go
en_garde-story-counts = In the end { $one } to { $two } cards decided
en_garde-story-travel = In the end { $one } to { $two } spaces decided
en_garde-story-level = The last round was drawn
en_garde-story-rounds = More hits after { $rounds } rounds
en_garde-story-drawn = Level after { $rounds } rounds
en_garde-drawn = Drawn

# Hints
en_garde-hint-why-hit = This thrust can't be parried.
en_garde-hint-why-sure = Unseen cards of { $card }: { $unseen }. That's too few to parry this thrust.
en_garde-hint-why-thrust = Unseen cards of { $card }: { $unseen }. It hits unless the opponent holds { $count } of them.
en_garde-hint-why-lunge = Unseen cards of { $card }: { $unseen }. Unless the opponent holds { $count } of them, only a retreat is left.
en_garde-hint-why-far = At distance { $distance } no attack reaches you next turn.
en_garde-hint-why-none = The distance becomes { $distance }, but your opponent can't hold that card any more.
en_garde-hint-why-guard = At distance { $distance } you still hold { $card } to parry with.

# Rules
en_garde-sketch-goal = Hit your opponent. First to { $target } hits wins.
en_garde-sketch-turn = A card moves you that far, forward or back.
en_garde-sketch-score = A card equal to the distance is a thrust. Only an equal card parries it.
en_garde-rules-0-title = Advance or step back
en_garde-rules-0-1 = White starts on space { $from }, black on { $to }. The cards are 1 to { $highest }, each { $copies } times; you both hold { $hand }.
en_garde-rules-0-2 = On your turn play a card and move exactly that far, forward or back. Nobody may pass the opponent or leave the strip.
en_garde-rules-0-3 = At the end of your turn refill to { $hand }. If none of your cards can be played, the round is lost.
en_garde-rules-1-title = The thrust
en_garde-rules-1-1 = A card equal to the distance is a thrust, and so are several cards of that number at once.
en_garde-rules-1-2 = Parry a thrust with as many cards of the same number. If you can't, it's a hit, and the round is over.
en_garde-rules-1-3 = In the basic game a thrust is one card and can't be parried.
en_garde-rules-2-title = Parry and indirect attack
en_garde-rules-2-1 = After a parry you act at once, without a refill before. You may thrust back: a riposte.
en_garde-rules-2-2 = In the advanced game you may advance and thrust in one turn. Such an attack can be parried too.
en_garde-rules-2-3 = Or you retreat from it with any card that takes you back. That is your whole turn: you refill, and it's the attacker's turn again.
en_garde-rules-2-4 = From a plain thrust nobody can retreat.
en_garde-rules-3-title = When the deck runs out
en_garde-rules-3-1 = When the last card is drawn, an attack is still answered; then the round is over.
en_garde-rules-3-2 = More cards of the present distance in hand win. If level, whoever has come further from their own end wins; level again, the round is drawn.
en_garde-rules-3-3 = The basic game doesn't count cards: the opponent of whoever drew last may make a last thrust.
en_garde-rules-4-title = The match
en_garde-rules-4-1 = Who starts the first round is drawn by lot; then you take turns starting a round. A round won is a hit.
en_garde-rules-4-2 = First to { $target } { $target ->
    [one] hit
   *[other] hits
} wins. After { $max_rounds } rounds at most it is over: more hits win, and level hits are a draw.
en_garde-rules-4-3 = Options from the 1993 edition: parry with as many cards of the same total, and a riposte that is a hit at once.

# A first hand (/learn)
en_garde-learn-goal = Two fencers on 23 spaces. The cards are 1 to 5, five of each; you hold five. A card moves you exactly that far; one equal to the distance is a thrust. Five hits win.
en_garde-learn-advance = The distance is 17, far too much for a thrust. Advance, and spend the 5, which is the clumsiest card at close quarters.
en_garde-learn-advance-else = from here nobody can hit anybody. Big steps first.
en_garde-learn-near = Now 7. A card equal to the distance left lets your opponent thrust, so think before you step. With a 4 you come to 3, and you hold two 3s to parry with.
en_garde-learn-near-else = you want to stop at a distance whose number you hold twice. That's 3.
en_garde-learn-thrust = They stepped back: the distance is 4, and you hold a 4. A thrust is that card exactly. Try it and learn what happens.
en_garde-learn-thrust-else = a step would leave the choice to them. Thrust, and see.
en_garde-learn-hit = They parried with a 4 and answered with another: a riposte. You had none left, so it's their hit. A thrust with your only card of a number leaves you defenceless.
en_garde-learn-again = This time with more care. The distance is 22: a big step.
en_garde-learn-again-else = it's safe to come nearer, and the 5 is the card to spend.
en_garde-learn-count = 13 now. There are twenty-five cards in all, so counting those you haven't seen is fair play. Advance by a 4 to a distance of 9: nobody reaches that.
en_garde-learn-count-else = 9 is still out of reach for both. Keep the small cards.
en_garde-learn-two = The distance is 6, and you hold three 2s. With your 4 you come to 2, exactly where you're strong. Let them come.
en_garde-learn-two-else = three 2s are worth having at a distance of 2.
en_garde-learn-parry = They thrust with two 2s. A parry needs as many of the same number; you had three, and two were played for you, as there was nothing to choose.
en_garde-learn-riposte = Whoever has parried acts at once, before drawing. You have one 2 left, and they've spent theirs: thrust back.
en_garde-learn-riposte-else = they've just spent two 2s. There will be no better moment.
en_garde-learn-end = A hit: one all. If the cards run out, whoever holds more cards of the present distance wins the round. The advanced game adds advancing and thrusting in one turn: see Rules.
