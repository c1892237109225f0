# Alliance
alliance-title = Alliance
alliance-line = One suit each, eighteen court cards to win. Play open, play face down, line up with your team.
alliance-designer = unknown
alliance-about = You play a suit of your own from a pile of your own, and the court cards are the prizes. Face up you fight, face down you wait. Twos beat aces, white cards beat jokers, and three equal cards of a team of three beat everything. Teams of two or three, everyone alone, or secret partners.

# Command
alliance-command = alliance

# Options
alliance-option-mode = Mode
alliance-option-mode-help = Teams need 4 or 6 players, individual 2 to 6, secret teams 6.
alliance-option-mode-team = Teams
alliance-option-mode-secret_team = Secret teams
alliance-option-rebuild = Rebuilding the pile
alliance-option-rebuild-help = How often you may shuffle your discards back into your pile.
alliance-option-rebuild-once_per_game = once per game
alliance-option-rebuild-once_per_cleanup = once per cleanup
alliance-option-team_assignment = Choosing teams
alliance-option-team_assignment-help = Team mode only. With "by seat", every other seat is on your team.
alliance-option-team_assignment-random = drawn at random
alliance-option-team_assignment-fixed = by seat
alliance-option-secret_teams = Secret teams
alliance-option-secret_teams-help = Secret team mode only: three pairs or two trios.
alliance-option-secret_teams-three_pairs = three pairs
alliance-option-secret_teams-two_trios = two trios

# Cards
alliance-white-0 = white card (black)
alliance-white-1 = white card (red)
alliance-team-0 = black
alliance-team-1 = red
alliance-team-2 = white
alliance-suit-of = { $suit }: { $name }
alliance-suit-you = { $suit } (you)

# A turn
alliance-tag-propose = Propose
alliance-tag-usual = The usual distribution
alliance-tag-accept = Accept
alliance-tag-reconsider = Think again
alliance-tag-play = Play face up
alliance-tag-down = Play face down
alliance-tag-top = Top of the pile
alliance-tag-no = Don't rebuild
alliance-tag-rebuild = Rebuild, keep hand
alliance-tag-put_back = Put back and rebuild
alliance-tag-ask_rebuild = When to be asked
alliance-ask-propose-1 = Who gets joker 1?
alliance-ask-propose-2 = Who gets joker 2?
alliance-ask-propose-3 = Who gets the white card?
alliance-ask-play-1 = Play face up
alliance-ask-down-1 = Play face down
alliance-ask-put_back-1 = Which cards go back before you rebuild?
alliance-asking = Rebuilding: { $when }
alliance-asking-0 = never ask
alliance-asking-1 = ask when my pile is empty
alliance-asking-2 = always ask
alliance-prompt-distribute-first = Propose who gets your team's two jokers and its white card. Each of you may make { $left } proposals.
alliance-prompt-distribute-answer = Proposed: { $plan }. Accept, or propose something else. { $left ->
    [1] You have one proposal left.
   *[other] You have { $left } proposals left.
}
alliance-prompt-distribute-usual = Proposed: { $plan }. You have no proposal left: accept it, or the usual one ({ $usual }).
alliance-prompt-distribute-last = Proposed: { $plan }, the usual distribution. You have no proposal left: please accept.
alliance-prompt-play = On offer: { $court }. What do you play?
alliance-prompt-play-lead = On offer: { $court }. You play first, face up.
alliance-prompt-rebuild = Do you want to rebuild your pile?
alliance-prompt-pass = You have nothing to play, so you pass.
alliance-move-propose = Propose { $plan }
alliance-move-usual = The usual distribution: { $plan }
alliance-move-accept = Accept the proposal
alliance-move-play = Play { $card }
alliance-move-down = Play { $card } face down
alliance-move-top = Play the top of the pile
alliance-move-rebuild = Rebuild and keep the hand
alliance-move-put_back = Put back { $cards } and rebuild
alliance-plan = joker 1: { $joker1 }, joker 2: { $joker2 }, white card: { $white }
alliance-hint-win = { $name } (would win now)
alliance-hint-lose = { $name } (wouldn't win now)
alliance-hint-lead = { $name }
alliance-hint-down = { $name } (nobody sees it, it can't win)
alliance-hint-back = { $name } goes back into the pile

# Refusals
alliance-no-asking = That can't be chosen. Pick another of: never ask, ask when my pile is empty, always ask.
alliance-no-asking-more = You've rebuilt your pile, and at this table that's once per game. You won't be asked again.
alliance-no-distribution = The special cards are already distributed. Play a card.
alliance-no-member = Only your own team can get these cards ({ $suits }).
alliance-no-same = That's what is proposed already. Accept it, or propose something else.
alliance-no-more-proposals = You have made your { $limit } proposals. Accept what is proposed, or choose the usual distribution.
alliance-no-usual = { $left ->
    [0] The usual distribution is what is proposed already. Please accept it.
   *[other] You can choose the usual distribution once your proposals are used up; you have { $left } left.
}
alliance-no-proposal = Nothing is proposed yet. Say who should get the cards.
alliance-no-reconsider = You can think again only after you have answered, until your team is ready.
alliance-no-play-before = The special cards aren't distributed yet. Propose, or accept.
alliance-no-play-yet = First answer whether you want to rebuild your pile.
alliance-no-back = Those cards can't be put back. Choose from your hand, each card once.
alliance-no-rebuild-now = Piles are rebuilt in the cleanup after a trick. Play a card now.
alliance-no-pass = You hold cards, so you can't pass. Play one.
alliance-no-cards = You have neither hand nor pile, so there's nothing to play but a pass.
alliance-no-down-first = The first card of a trick can't be face down. Play it face up.
alliance-no-suit = That isn't yours. You play { $suit } and special cards only.
alliance-no-pile = Your pile is empty. Play from your hand.

# What happened
alliance-event-aces = The suits are drawn: { $seats }.
alliance-event-proposed = { $seat } proposes (only your team sees this): { $plan }.
alliance-event-accepted = { $seat } accepts (only your team sees this).
alliance-event-reconsidered = { $seat } is thinking again (only your team sees this).
alliance-event-ready = Team { $team } is ready.
alliance-event-special = Your special cards: { $cards }.
alliance-event-started = { $seat } has spades and leads the first trick.
alliance-event-turned = On offer: { $court }, { $left } to come.
alliance-event-topped = { $seat } turns up the top of the pile: { $card }.
alliance-event-laid = { $seat } plays a card face down.
alliance-event-laid_own = Face down you played { $card }.
alliance-event-trick = { $winner } wins { $court } with { $card }. { $how }
alliance-event-trick-closed = { $winner } won the trick. { $how }
alliance-event-drew = You drew: { $cards }.
alliance-event-rebuilt = { $seat } rebuilds the pile with { $back ->
    [0] no hand card
    [one] 1 hand card
   *[other] { $back } hand cards
} put back and now holds { $hand }.
alliance-event-rebuilt-forced = { $seat } ran out of cards and rebuilds the pile.
alliance-event-put_back = You put back: { $cards }.
alliance-event-exhausted = { $seats } ran out of cards, so the game ends.
alliance-event-ended = { $winners } won! { $why }
alliance-how-same_two = Same Two: a two beats the ace.
alliance-how-punisher = White Punisher: the white card beats the joker.
alliance-how-joker = It's a joker.
alliance-how-joker-alone = The last joker wins, and white cards are jokers too.
alliance-how-battalion = A battalion of team { $team }.
alliance-how-battalions = Two battalions; the stronger one wins.
alliance-by-total = { $score } points.
alliance-by-second_best = The totals were within a point, so each team's second-best player decided.
alliance-by-spade = Totals and second-best scores were tied, so the team with spades wins.
alliance-by-fewest_courts = Tied on { $score } points; fewer court cards wins.
alliance-by-nearest_spade = Tied on { $score } points; nearest to spades wins.
alliance-by-lowest_member = Tied on { $score } points; the team whose lower score is better wins.

# The table
alliance-state-distribute = Distribution
alliance-state-play = Trick { $trick } of 18, { $court } on offer
alliance-state-rebuild = Trick { $trick } of 18, cleaning up
alliance-state-over = The game is over
alliance-alt-mode-team = Team game.
alliance-alt-mode-individual = Every player alone.
alliance-alt-mode-secret_team = Secret teams.
alliance-alt-seat = { $suit } { $name }
alliance-alt-suit = plays { $suit }
alliance-alt-won = court cards { $count }
alliance-alt-empty = no pile
alliance-alt-marker = has rebuilt the pile
alliance-alt-marker-brief = rebuilt
alliance-alt-gone = out of the game: { $cards }
alliance-alt-gone-brief = out: { $cards }
alliance-alt-members = Your team: { $members }.
alliance-alt-plan = Your team's distribution: { $plan }.
alliance-alt-distributing = Both teams are deciding who gets jokers and white cards.
alliance-alt-court = On offer: { $court }.
alliance-alt-courts-left = Court cards left: { $left }.
alliance-alt-cleanup = Cleaning up. { $court } went to { $seat }.
alliance-alt-last = The last trick was for { $court }.
alliance-alt-team-courts = Court cards won: black { $black }, red { $red }.
alliance-alt-play = { $what } by { $name }
alliance-alt-top = { $card } from the pile
alliance-alt-down = face down
alliance-alt-passed = passed
alliance-alt-battalions = Battalions: black { $black }, red { $red }.
alliance-alt-you = You play { $suit }, team { $team }.
alliance-alt-you-alone = You play { $suit }.
alliance-alt-pile = Pile { $count }, discards { $discard }.
alliance-alt-special = Special cards you started with: { $cards }.
alliance-alt-own-down = { $card } face down
alliance-alt-topable = The top of your pile can be played too.
alliance-part-own = own suit
alliance-part-other = other court cards
alliance-part-joker = jokers
alliance-part-ace = ace
alliance-part-sets = suit sets
alliance-part-ranks = rank sets
alliance-alt-result-team = Team { $team }, total { $total }
alliance-alt-result-owner = { $suit }: { $cards }
alliance-alt-result-bonus = battalions { $count }

# Words in pictures
alliance-bar-trick = Trick { $trick } / 18
alliance-bar-left = { $left } left
alliance-team-wins = Team { $team } wins
alliance-story-margin = { $points ->
    [one] Won by a single point
   *[other] Won by { $points } points
}
alliance-story-courts = { $name }: { $count } court cards
alliance-top = From pile
alliance-marker = R
alliance-battalions = black { $black }, red { $red }
alliance-show-same_two = Same Two
alliance-show-punisher = White Punisher
alliance-show-battalion = Battalion
alliance-cleanup = Cleaning up
alliance-deciding = deciding
alliance-ready = ready
alliance-hand-empty = No cards in hand
alliance-hand-pile = Pile
alliance-hand-discard = Discards
alliance-hand-court = On offer
alliance-hand-proposal = { $left ->
    [0] You have no proposals left
    [one] You can still propose once
   *[other] You can still propose { $left } times
}
alliance-hand-no-proposal = Nothing proposed yet ({ $left } each)
alliance-hand-agreed = agreed
alliance-hand-decided = Decided
alliance-mark-win = wins
alliance-task-play = Play a card
alliance-task-lead = Play face up
alliance-task-rebuild = Rebuild?
alliance-task-distribute = Who gets them?
alliance-task-answer = Accept?
alliance-column-own = own
alliance-column-other = other
alliance-column-ace = A
alliance-column-sets = suits
alliance-column-ranks = ranks
alliance-decided-second_best = decided by the second-best players
alliance-decided-spade = tied, so the team with ♠ wins
alliance-decided-fewest_courts = tied, so fewer court cards win
alliance-decided-nearest_spade = tied, so nearest to ♠ wins
alliance-decided-lowest_member = tied, so the better low score wins

# Rules
alliance-sketch-goal = Win court cards for your team with a suit of your own.
alliance-sketch-turn = Everybody plays a card: face up to fight, face down to wait.
alliance-sketch-score = A court card pays 2, of your own suit 3. Sets pay more.
alliance-rules-0-title = A suit of your own
alliance-rules-0-1 = Each player has one suit, ace and 2 to 10, as a pile of their own. Spades, crosses and clubs are black; hearts, leaves and diamonds are red.
alliance-rules-0-2 = The prizes are the 18 court cards of all six suits. One is turned up for each trick, and the strongest card wins it. Suits nobody plays leave out their ace to 10: ten cards each, so 20 with four players.
alliance-rules-0-3 = Clockwise: spades, hearts, crosses, leaves, clubs, diamonds.
alliance-rules-0-4 = In team mode each team first decides in secret who gets its two jokers and its white card. One player may take them all.
alliance-rules-1-title = One card each
alliance-rules-1-1 = You hold three cards. From the leader on, everyone plays one. Spades lead first, then each trick's winner.
alliance-rules-1-2 = Only cards face up count. Nobody sees a card face down, and it never counts.
alliance-rules-1-3 = Instead of a hand card you may turn up the top of your pile, unseen.
alliance-rules-1-4 = The 10 of diamonds wins. Hearts waits, face down.
alliance-rules-1-5 = The first card of a trick is always face up. You pass only without cards.
alliance-rules-2-title = Which card is stronger
alliance-rules-2-1 = From the weakest: white card, 2, 3 … 10, ace, joker. If equal, the one played first wins.
alliance-rules-2-2 = Same Two: with an ace and a 2 face up, 2s beat aces.
alliance-rules-2-3 = White Punisher: with a joker and a white card face up, white beats joker.
alliance-rules-2-4 = The 2 beats the ace; the white card beats the joker.
alliance-rules-2-5 = A played joker leaves the game, face up or face down. White cards go to the discards.
alliance-rules-3-title = Battalions, and other modes
alliance-rules-3-1 = Battalion (teams of three): the same number face up from all three beats everything. The second of them takes the court card, the team gets 2 points.
alliance-rules-3-2 = Leaf takes the court card, red gets 2 points.
alliance-rules-3-3 = Individual and secret teams: one special card each, white cards are jokers, and of several jokers the last one wins. There are no battalions.
alliance-rules-3-4 = Secret teams: the two black jokers belong together, the two red ones, and the two white cards; in trios each white card joins the jokers of its colour. Nobody is told until the end.
alliance-rules-4-title = Cleanup
alliance-rules-4-1 = After a trick your card goes to your discards as it lies. Draw up to three cards from your pile.
alliance-rules-4-2 = Rebuilding: shuffle discards, pile and any hand cards you like into a new pile. Usually once per game.
alliance-rules-4-3 = With neither hand nor pile you must rebuild.
alliance-rules-4-4 = Choose with your hand when to be asked; at first when your pile is empty.
alliance-rules-4-5 = The game ends with the last court card, or when two players (of up to four) or three (of five or six) have no cards left and can't rebuild.
alliance-rules-5-title = Points and the end
alliance-rules-5-1 = A court card of your own suit 3 points, any other 2.
alliance-rules-5-2 = J, Q and K of one suit: 2 points in your own colour, 3 in the other.
alliance-rules-5-3 = Court cards of one rank: four 2, five 5, six 8 points.
alliance-rules-5-4 = An unused joker (hand or pile) and an ace in your hand: 1 each.
alliance-rules-5-5 = A red player with J, Q, K of spades: 2 + 2 + 2, and 3 for the set.
alliance-rules-5-6 = The higher team total wins; within one point, each team's second-best player decides, then spades. Individual: the most points; if tied, fewer court cards. Secret teams: the highest total; if tied, the better lowest member. Then, in both, whoever is nearest to spades.

# A first hand (/learn)
alliance-learn-goal = Everybody has a suit from ace to 10 as a pile; yours is diamonds, your partner's hearts. Each trick is for a court card: three points in your own suit, else two.
alliance-learn-team = First your team shares out two jokers and a white card, in secret. Give your partner one joker and the white card, and keep a joker yourself.
alliance-learn-team-else = whoever has all three is strong, but alone with it. For a start one joker each, and the white card to your partner.
alliance-learn-table = Your joker is shuffled into your pile, and you hold three cards. Somebody turned up the top of the pile; your partner played face down: unseen, never counting, a way to wait.
alliance-learn-nine = A jack is the prize, and the best card so far is a 6. Your 9 would win, and you're the last to play: nobody can answer.
alliance-learn-nine-else = face up, only the 9 wins here, and nobody comes after you.
alliance-learn-ten = Now the queen of diamonds is turned up, your own suit: three points. You lead, and the first card is always face up. Try the 10; only aces, jokers and their punishers are stronger.
alliance-learn-ten-else = your 10 is the strongest you hold, and this queen is worth most to you.
alliance-learn-lost = An ace took it: the risk of leading. But watch: your opponents play a joker on their own partner's white card, and a white card beats a joker that lies open.
alliance-learn-small = White beats joker here, and nothing you hold beats the white card now. Throw away the smallest.
alliance-learn-small-else = your good cards would be wasted on this trick.
alliance-learn-partner = Your partner's joker is winning. Points are counted for the team, so don't compete: play something low.
alliance-learn-partner-else = it's your partner's trick already. A 6 is plenty.
alliance-learn-top = Your partner's ace is winning, and your joker has come into your hand. Keep it: turn up the top of your pile instead, unseen, and keep all three cards in your hand.
alliance-learn-top-else = the joker is for a trick nobody else of your team can win.
alliance-learn-joker = Your pile turned up an ace, but a 2 took it: with both face up, 2s beat aces. Now the jack of hearts, and a 10 is ahead. You play last: the joker.
alliance-learn-joker-else = only the joker beats the 10, and no white card can come after you.
alliance-learn-end = Two court cards are yours. A played joker is gone; other cards go to your discards, from which you may rebuild your pile, usually once. Sets bring more points. The team total decides.
