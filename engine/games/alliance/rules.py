"""Alliance: everyone plays a suit of their own, court cards are the prizes, and two teams share the table.

Source: entry 16 of the collection of trick-taking games that this project follows; the designer is not named. Three
modes: ``team`` (4 or 6), ``individual`` (2 to 6), ``secret_team`` (6). ``reconsider`` and ``ask_rebuild`` need no turn.

Rulings beyond those of the rules (R1 to R22):
- If the mode is not named, it is ``team`` with 4 or 6 players and ``individual`` with 2, 3 or 5.
- Every member of a team makes at most PROPOSALS proposals, so that no player can use up the proposals of another. A
  player with none left may accept the present proposal, or replace it by the usual distribution (that of the time-out)
  with ``usual``. A proposal equal to the present one is not possible, so the proposals come to an end. The question
  states the number left.
- ``ask_rebuild`` is a private move, not an option of the table; every player begins with WHEN_PILE_EMPTY.
- In the modes team and secret_team every player's score is the total of the team.
- An option without meaning in a mode (``secret_teams`` in mode team) is allowed and has no effect.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT, SUITS, gathered
from engine.core.context import ForwardedContext, GameContext
from engine.core.facts import Message, Suit
from engine.core.game import TABLE_ACTOR, Game, Options, Phase
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.options import BadOption, Choice, Number, OptionValue, settle
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.core.view import View
from engine.families.tricks import Play
from engine.games.alliance import state as events
from engine.games.alliance import terms
from engine.games.alliance.state import ALWAYS, EVENTS, HAND, NEVER, PROPOSALS, WHEN_PILE_EMPTY, AllianceState
from engine.layers.leg import Leg


class Propose(Action):
    """Propose the seats of the team's jokers and its white card."""

    joker1: int
    joker2: int
    white: int


class Usual(Action):
    """Propose the usual distribution; possible even if the own proposals are used up."""


class Accept(Action):
    """Accept the present proposal of the own team."""


class Reconsider(Action):
    """Take back one's own acceptance, in order to propose something else."""


class Down(Action):
    """Play a hand card face down."""

    card: int


class Top(Action):
    """Turn up the top card of the own pile, unseen."""


class Pass(Action):
    """Play nothing, if there is no card to play."""


class No(Action):
    """Do not rebuild the pile now."""


class Rebuild(Action):
    """Rebuild the pile and keep the hand."""


class PutBack(Action):
    """Rebuild the pile with these hand cards in it, in ascending order."""

    cards: tuple[int, ...]


class AskRebuild(Wish):
    """Choose when to be asked about a rebuild: NEVER, WHEN_PILE_EMPTY or ALWAYS."""

    when: int


# Every move that simulations make often is one object.
PLAY = tuple(Play(c) for c in range(terms.PACK))
DOWN = tuple(Down(c) for c in range(terms.PACK))
TOP, PASS, NO, REBUILD = Top(), Pass(), No(), Rebuild()
ACCEPT, RECONSIDER, USUAL = Accept(), Reconsider(), Usual()
ASK = tuple(AskRebuild(when) for when in (NEVER, WHEN_PILE_EMPTY, ALWAYS))

Move = Play | Down | Top | Pass
Answer = No | Rebuild | PutBack
Plan = Propose | Usual | Accept | Reconsider


# The piles


def deal(s: AllianceState, ctx: GameContext) -> None:
    """Shuffle the piles, draw three cards each; spades lead."""
    players = len(s.suits)
    s.agreed, s.proposals = [0] * players, [0] * players
    for seat, suit in enumerate(s.suits):
        special = terms.specials_of(s.special[seat])
        s.pile[seat] = ctx.shuffled(f"pile {SUITS[suit]}", [*terms.NUMBERS[suit], *special])[::-1]
        if special:
            ctx.tell_only(seat, events.Special, cards=special)
        draw(s, seat, ctx)
    s.leader = s.order[0]
    ctx.tell(events.Started, seat=s.leader)
    next_trick(s, ctx)


def next_trick(s: AllianceState, ctx: GameContext) -> None:
    """Put the next court card on offer; the leader plays."""
    s.court = s.courts.pop()
    s.phase, s.waiting = "play", [s.leader]
    ctx.tell(events.Turned, court=s.court, left=len(s.courts))


def draw(s: AllianceState, seat: int, ctx: GameContext) -> int:
    """Fill the hand of ``seat`` up to three, as far as its pile lasts; return how many cards were drawn."""
    hand, pile = s.hands[seat], s.pile[seat]
    drawn = [pile.pop() for _ in range(min(HAND - len(hand), len(pile)))]
    if drawn:
        hand += drawn
        ctx.tell_only(seat, events.Drew, cards=drawn)
    ran_out(s, seat)
    return len(drawn)


def draw_up(s: AllianceState, ctx: GameContext) -> None:
    """Each seat with fewer than three cards draws."""
    for seat, hand in enumerate(s.hands):
        if len(hand) < HAND:
            draw(s, seat, ctx)


def ran_out(s: AllianceState, seat: int) -> None:
    """Note an empty pile, which is visible; before the first rebuild it reveals how many cards it had."""
    if not s.pile[seat]:
        s.pile_empty[seat] = 1
        if not s.rebuilt[seat]:
            s.owned[seat] = s.special[seat].bit_count()


def rebuild(s: AllianceState, seat: int, back: Sequence[int], ctx: GameContext, *, forced: bool = False) -> None:
    """Make a new pile from the hand cards ``back``, the discard pile and the pile; draw up to three cards."""
    hand = s.hands[seat]
    for card in back:
        hand.remove(card)
    label = f"rebuild {SUITS[s.suits[seat]]} {len(terms.COURTS) - len(s.courts)}"
    cards = sorted([*back, *s.discard[seat], *s.buried[seat], *s.pile[seat]])
    s.pile[seat] = ctx.shuffled(label, cards)[::-1]
    s.discard[seat], s.buried[seat] = [], []
    s.old_downs[seat] += s.downs[seat]
    s.downs[seat] = s.pile_empty[seat] = 0
    s.rebuilt[seat] = s.rebuilt_now[seat] = 1
    s.declined = [0] * len(s.after)
    if back:
        ctx.tell_only(seat, events.PutBack, cards=list(back))
    count = draw(s, seat, ctx)
    ctx.tell(events.Rebuilt, seat=seat, back=len(back), drawn=count, hand=len(hand), forced=forced)


# The distribution


@lru_cache(maxsize=64)
def proposals(members: tuple[int, ...]) -> tuple[Propose, ...]:
    """Return every way to give three cards to ``members``."""
    return tuple(Propose(*holders) for holders in product(members, repeat=3))


class Distributing(Phase[AllianceState, Plan]):
    """Both teams decide at once and in secret, with proposals until all members have accepted the same one."""

    secret_readiness = True

    def legal(self, s: AllianceState, seat: int) -> Sequence[Plan]:
        """Return the acceptance of the present proposal, and the other proposals."""
        return [ACCEPT, *self.others(s, seat)] if s.proposed(seat) else self.others(s, seat)

    def others(self, s: AllianceState, seat: int) -> Sequence[Propose | Usual]:
        """Return the proposals other than the present one; if the seat has none left, only the usual distribution."""
        now = s.proposed(seat)
        if not s.proposals_left(seat):
            return [] if now == s.usual(seat) else [USUAL]
        return [a for a in proposals(s.members(seat)) if [a.joker1, a.joker2, a.white] != now]

    def anytime(self, s: AllianceState, seat: int) -> Sequence[Plan]:
        """Return ``RECONSIDER`` for a seat that has answered, until its team is ready."""
        if seat < 0 or seat in s.waiting or s.ready[s.team(seat)] or not self.others(s, seat):
            return ()
        return (RECONSIDER,)

    def prompt_variant(self, s: AllianceState, seat: int) -> Hashable:
        """Return the number of the proposal to answer: an acceptance of a former proposal is stale."""
        return sum(s.proposals[p] for p in s.members(seat)) if seat != TABLE_ACTOR else None

    def apply(self, s: AllianceState, seat: int, action: Plan, ctx: GameContext) -> None:
        """Carry out an answer. A proposal replaces the former one and counts as acceptance by its maker."""
        own = s.members(seat)
        if isinstance(action, Reconsider):
            s.agreed[seat] = 0
            s.waiting = sorted([*s.waiting, seat])
            ctx.tell_only(own, events.Reconsidered, seat=seat)
            return
        if isinstance(action, Accept):
            ctx.tell_only(own, events.Accepted, seat=seat)
        else:
            holders = s.usual(seat) if isinstance(action, Usual) else [action.joker1, action.joker2, action.white]
            self.propose(s, seat, holders, ctx)
        s.agreed[seat] = 1
        s.waiting.remove(seat)
        if all(s.agreed[p] for p in own):
            s.ready[s.team(seat)] = 1
            ctx.tell(events.Ready, team=s.team(seat))
            if not s.waiting:
                deal(s, ctx)

    def propose(self, s: AllianceState, seat: int, holders: list[int], ctx: GameContext) -> None:
        """Replace the proposal of the team; every member is asked again."""
        own = s.members(seat)
        s.proposals[seat] += 1
        for p in own:
            s.special[p] = sum(1 << 3 * s.team(seat) + k for k, holder in enumerate(holders) if holder == p)
            s.agreed[p] = 0
        s.waiting = [p for p in range(len(s.suits)) if p in s.waiting or p in own]
        ctx.tell_only(own, events.Proposed, seat=seat, holders=holders)


# The tricks


class Playing(Phase[AllianceState, Move]):
    """One card each, face up or face down."""

    def legal(self, s: AllianceState, seat: int) -> Sequence[Move]:
        """Return hand cards face up; face down except for the first player; the top of the pile; or a pass."""
        hand = s.hands[seat]
        if not hand:
            return (PASS,)
        moves: list[Move] = [PLAY[c] for c in hand]
        if not s.opens:
            moves += [DOWN[c] for c in hand]
        if s.pile[seat]:
            moves.append(TOP)
        return moves

    def apply(self, s: AllianceState, seat: int, action: Move, ctx: GameContext) -> None:
        """Put a card (or nothing) into the trick; the last seat completes it."""
        if isinstance(action, Play):
            lies = action.card
            s.hands[seat].remove(lies)
            ctx.tell(events.Played, seat=seat, card=lies, top=0)
        elif isinstance(action, Down):
            lies = terms.FACE_DOWN
            s.hands[seat].remove(action.card)
            s.down[seat].append(action.card)
            ctx.tell(events.Laid, seat=seat)
            ctx.tell_only(seat, events.LaidOwn, card=action.card)
        elif isinstance(action, Top):
            lies = s.pile[seat].pop()
            ran_out(s, seat)
            ctx.tell(events.Played, seat=seat, card=lies, top=1)
        else:
            lies = terms.PASSED
            ctx.tell(events.Passed, seat=seat)
        s.trick.append(lies)
        s.tops.append(int(isinstance(action, Top)))
        if len(s.trick) < len(s.after):
            s.waiting[0] = s.after[seat]
        else:
            judge(s, ctx)


def judge(s: AllianceState, ctx: GameContext) -> None:
    """Give the court card to the winner; then the cleanup, or the end after the last court card."""
    trick, players = s.trick, len(s.trick)
    at, made = terms.JUDGE[s.team_game](trick)
    winner = s.order[(s.order.index(s.leader) + at) % players]
    for team in made:
        s.battalions[team] += 1
    s.won[winner].append(s.court)
    s.last_trick, s.last_tops, s.last_leader, s.last_winner = trick, s.tops, s.leader, winner
    s.last_court, s.last_made, s.last_how = s.court, list(made), terms.how_won(trick, at, made, s.team_game)
    ctx.tell(events.Trick, winner=winner, court=s.court, card=trick[at], how=s.last_how, made=s.last_made)
    put_away(s)
    s.court, s.trick, s.tops, s.leader = NO_CARD, [], [], winner
    if not s.courts:
        finish(s, "courts", ctx)
        return
    draw_up(s, ctx)
    s.rebuilt_now, s.declined = [0] * players, [0] * players
    window(s, winner, ctx)


def put_away(s: AllianceState) -> None:
    """Put the cards of the trick on their owners' discard piles as they lie; jokers leave the game."""
    leaves, seat = terms.JOKERS[s.team_game], s.leader
    for card in s.trick:
        if card >= 0:
            if card >= terms.FIRST_SPECIAL:
                s.shown[card - terms.FIRST_SPECIAL] = seat
            (s.removed if leaves[card] else s.discard[seat]).append(card)
        elif card == terms.FACE_DOWN:
            hidden = s.down[seat].pop()
            s.downs[seat] += 1
            (s.gone if leaves[hidden] else s.buried)[seat].append(hidden)
        seat = s.after[seat]


def window(s: AllianceState, seat: int, ctx: GameContext) -> None:
    """Ask about rebuilds from ``seat`` on, round after round until no player wants one; then start the next trick.

    Only players with that preference are asked; for the others the answer is "no" at once (R22). No question is needed
    while every pile has cards and no player wants questions more often.
    """
    players = len(s.after)
    done = 0 if 1 in s.pile_empty or ALWAYS in s.ask else players
    while done < players:
        if not s.declined[seat] and not (s.rebuilt if s.once else s.rebuilt_now)[seat]:
            empty = s.pile_empty[seat]
            if empty and not s.hands[seat]:
                rebuild(s, seat, (), ctx, forced=True)
                done = -1
            elif s.ask[seat] == ALWAYS or (empty and s.ask[seat] == WHEN_PILE_EMPTY):
                s.phase, s.waiting = "rebuild", [seat]
                return
            else:
                s.declined[seat] = 1
        done += 1
        seat = s.after[seat]
    out = [p for p in s.order if not s.hands[p] and s.pile_empty[p]]
    if len(out) >= (2 if players <= 4 else 3):
        ctx.tell(events.Exhausted, seats=out)
        finish(s, "exhaustion", ctx)
    else:
        next_trick(s, ctx)


class Rebuilding(Phase[AllianceState, Answer]):
    """One player at a time; the others see only that the cleanup is going on."""

    wishable = True
    secret_readiness = True
    asks_in_secret = True

    def legal(self, s: AllianceState, seat: int) -> Sequence[Answer]:
        """Return no, or a rebuild with any of the hand cards put back."""
        hand = sorted(s.hands[seat])
        some = [PutBack(back) for size in range(1, len(hand) + 1) for back in combinations(hand, size)]
        return [NO, REBUILD, *some]

    def apply(self, s: AllianceState, seat: int, action: Answer, ctx: GameContext) -> None:
        """Carry out the answer and ask the next seat."""
        if isinstance(action, No):
            s.declined[seat] = 1
        else:
            rebuild(s, seat, action.cards if isinstance(action, PutBack) else (), ctx)
        window(s, s.after[seat], ctx)


def scored(s: AllianceState) -> list[list[int]]:
    """Return by seat its points by kind."""
    return [terms.player_score(s.team_game, suit, s.won[p], s.hands[p], s.pile[p]) for p, suit in enumerate(s.suits)]


def finish(s: AllianceState, reason: str, ctx: GameContext) -> None:
    """Score the game and reveal all cards."""
    special = [terms.specials_of(mask) for mask in s.special]
    s.points = scored(s)
    sums = [sum(parts) for parts in s.points]
    if s.team_game:
        result = terms.team_outcome([terms.COLOUR[suit] for suit in s.suits], sums, s.battalions)
    elif s.mode == terms.INDIVIDUAL:
        result = terms.single_outcome(sums, [len(won) for won in s.won], s.order)
    else:
        result = terms.secret_outcome(terms.secret_teams([own[0] for own in special], s.trios), sums, s.order)
    s.teams, s.scores, s.winners, s.by = result.teams, result.totals, result.winners, result.by
    s.final_won = [sorted(cards) for cards in s.won]
    s.final_hands = [sorted(cards) for cards in s.hands]
    s.final_piles = [sorted(cards) for cards in s.pile]
    s.final_special = special
    s.waiting, s.ended = [], reason
    ctx.tell(events.Ended, winners=s.winners, by=s.by, totals=s.scores)


# The game


class AskedWhen(Wishes[AllianceState]):
    """NEVER, WHEN_PILE_EMPTY or ALWAYS; it applies from the next cleanup on, and an open question stays open."""

    kinds = (AskRebuild,)

    def open(self, s: AllianceState, seat: int) -> Sequence[Wish]:
        """Return the two other preferences; none once the seat cannot rebuild any more."""
        if seat < 0 or (s.once and s.rebuilt[seat]):
            return ()
        return [wish for wish in ASK if wish.when != s.ask[seat]]

    def keep(self, s: AllianceState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the preference without an event; the menu shows it."""
        if isinstance(wish, AskRebuild):
            s.ask[seat] = wish.when


class Alliance(Game[AllianceState]):
    """Two to six players, eighteen court cards."""

    key = "alliance"
    revision = 2
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    options = (
        Choice("mode", (terms.TEAM, terms.INDIVIDUAL, terms.SECRET_TEAM), terms.TEAM),
        Choice("rebuild", ("once_per_game", "once_per_cleanup"), "once_per_game"),
        Choice("team_assignment", ("random", "fixed"), "random"),
        Choice("secret_teams", ("three_pairs", "two_trios"), "three_pairs"),
    )
    only_with: ClassVar = {"team_assignment": ("mode", (terms.TEAM,)), "secret_teams": ("mode", (terms.SECRET_TEAM,))}
    actions = (Propose, Usual, Accept, Reconsider, Play, Down, Top, Pass, No, Rebuild, PutBack, AskRebuild)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "distribute": Distributing(),
        "play": Playing(),
        "rebuild": Rebuilding(),
    }
    wishes = AskedWhen()
    events = EVENTS
    state = AllianceState
    minutes = 40
    genre = Genre.NERVE
    dailies = ({}, {"mode": "individual"})
    end_reasons = ("courts", "exhaustion")
    horizons: ClassVar = {
        **dict.fromkeys(("turned", "played", "laid_own", "drew", "put_back"), OpenUntil("trick", 2)),
        "trick": OpenUntil("trick", 1, keeps=("winner", "made")),
    }
    """Discarded and won cards may not be looked up, not even by their owner ("What each player sees"). Neither may the
    cards an owner drew or put back, which would list them. The trick just finished stays visible until the next one is
    finished, as in Tricky Express (R12): over days, the player who acts next must still be able to read it."""

    def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
        """Migrate revision 1, which counted the proposals of the whole team, up to 12: each member gets a share of
        them."""
        if from_revision < 2 and snapshot["ready"]:
            members = len(snapshot["suits"]) // 2
            snapshot["proposals"] = [min(PROPOSALS, made // members) for made in snapshot["proposals"]]
        return snapshot

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the seats: teams need 4 or 6, secret teams 6. An unnamed mode becomes the usual one for the number of
        seats."""
        usual = terms.TEAM if seats in (4, 6) else terms.INDIVIDUAL
        settled = settle(self.options, {"mode": usual, **given})
        mode = settled["mode"]
        if (mode == terms.TEAM and seats not in (4, 6)) or (mode == terms.SECRET_TEAM and seats != 6):
            raise BadOption("mode", mode)
        return settled

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Return fixed teams, in which partners sit at every other place; the black team is drawn later."""
        if options["mode"] == terms.TEAM and options["team_assignment"] == "fixed":
            return tuple(p % 2 for p in range(seats))
        return None

    def next_turn(self, view: View[AllianceState]) -> int | None:
        """Return the seat that plays to the trick after the one that is asked; None before its last card."""
        acting, s = view.acting, view.s
        if view.phase != "play" or len(acting) != 1 or len(s.trick) + 1 >= len(s.after):
            return None
        return s.after[acting[0]]

    def start(self, seats: int, options: Options, ctx: GameContext) -> AllianceState:
        """Draw the aces; then distribute the special cards (mode team) or deal."""
        mode = str(options["mode"])
        s = AllianceState(
            mode=mode,
            once=options["rebuild"] == "once_per_game",
            trios=options["secret_teams"] == "two_trios",
            suits=self._aces(seats, options, ctx),
            shown=[NO_SEAT] * len(terms.SPECIALS),
            owned=[-1] * seats,
            ask=[WHEN_PILE_EMPTY] * seats,
            battalions=[0, 0],
            courts=ctx.shuffled("courts", terms.COURTS)[::-1],
        )
        s.special, s.agreed, s.proposals, s.downs, s.old_downs, s.pile_empty, s.rebuilt, s.rebuilt_now, s.declined = (
            [0] * seats for _ in range(9)
        )
        s.order = [s.suits.index(suit) for suit in terms.AROUND if suit in s.suits]
        s.after = [s.order[(s.order.index(p) + 1) % seats] for p in range(seats)]
        s.pile = [list(terms.NUMBERS[suit]) for suit in s.suits]
        empty: list[list[int]] = [[] for _ in range(seats)]
        s.hands, s.discard, s.buried, s.gone, s.down, s.won = ([own[:] for own in empty] for _ in range(6))
        ctx.tell(events.Aces, suits=s.suits)
        if mode == terms.TEAM:
            s.ready = [0, 0]
            s.phase, s.waiting = "distribute", list(range(seats))
            return s
        for seat, card in enumerate(ctx.shuffled("specials", terms.DEALT_ALONE[:seats])):
            s.special[seat] = 1 << card - terms.FIRST_SPECIAL
        deal(s, ctx)
        return s

    def _aces(self, seats: int, options: Options, ctx: GameContext) -> list[int]:
        """Return by seat its suit; teams agreed beforehand stay together."""
        if self.teams(seats, options) is None:
            return ctx.shuffled("aces", terms.SUITS_OF[seats])
        black = ctx.shuffled("black team", (0, 1))[0]
        suits = [0] * seats
        for team, label in ((terms.BLACK, "black aces"), (terms.RED, "red aces")):
            own = [suit for suit in terms.SUITS_OF[seats] if terms.COLOUR[suit] == team]
            first = black if team == terms.BLACK else 1 - black
            suits[first::2] = ctx.shuffled(label, own)
        return suits

    def why_not(self, s: AllianceState, seat: int, action: Action) -> Message:
        """Return reasons ``alliance-no-...``: a wrong moment, a card not held, an impossible proposal."""
        if isinstance(action, AskRebuild):
            return Message("alliance-no-asking-more" if s.once and s.rebuilt[seat] else "alliance-no-asking")
        if s.phase == "distribute":
            return self._no_plan(s, seat, action)
        if isinstance(action, Propose | Usual | Accept | Reconsider):
            return Message("alliance-no-distribution")
        if s.phase == "rebuild":
            return Message("alliance-no-back" if isinstance(action, PutBack) else "alliance-no-play-yet")
        if isinstance(action, No | Rebuild | PutBack):
            return Message("alliance-no-rebuild-now")
        if isinstance(action, Pass):
            return Message("alliance-no-pass")
        if not s.hands[seat]:
            return Message("alliance-no-cards")
        if not isinstance(action, Play | Down):
            return Message("alliance-no-pile")
        if action.card in s.hands[seat]:
            return Message("alliance-no-down-first")
        if 0 <= action.card < terms.FIRST_SPECIAL and SUIT[action.card] != s.suits[seat]:
            return Message("alliance-no-suit", {"suit": Suit(s.suits[seat])})
        return Message("alliance-no-card")

    def _no_plan(self, s: AllianceState, seat: int, action: Action) -> Message:
        if isinstance(action, Reconsider):
            return Message("alliance-no-reconsider")
        if isinstance(action, Accept):
            return Message("alliance-no-proposal")
        if isinstance(action, Usual):
            return Message("alliance-no-usual", {"left": s.proposals_left(seat)})
        if not isinstance(action, Propose):
            return Message("alliance-no-play-before")
        given, own = [action.joker1, action.joker2, action.white], s.members(seat)
        if not {*given} <= {*own}:
            return Message("alliance-no-member", {"seats": list(own)})
        if given == s.proposed(seat):
            return Message("alliance-no-same")
        return Message("alliance-no-more-proposals", {"limit": PROPOSALS})

    def automatic(self, s: AllianceState) -> tuple[int, Action] | None:
        """Return a pass, or the only card of a seat that plays first with an empty pile."""
        if s.phase != "play" or s.ended:
            return None
        seat = s.waiting[0]
        hand = s.hands[seat]
        if not hand:
            return seat, PASS
        return (seat, PLAY[hand[0]]) if s.opens and len(hand) == 1 and s.pile_empty[seat] else None

    def timeout(self, s: AllianceState, seat: int) -> Action:
        """Return the present proposal or one card each; the weakest card, face down if that is allowed; no rebuild."""
        if s.phase == "distribute":
            return ACCEPT if s.proposed(seat) else Propose(*s.usual(seat))
        if s.phase == "rebuild":
            return NO
        if not s.hands[seat]:
            return PASS
        weakness = terms.WEAKNESS if s.team_game else terms.WEAKNESS_ALONE
        card = min(s.hands[seat], key=weakness.__getitem__)
        return (PLAY if s.opens else DOWN)[card]

    def points_now(self, s: AllianceState) -> list[int] | None:
        """Return the points in mode individual."""
        return [sum(parts) for parts in scored(s)] if s.mode == terms.INDIVIDUAL else None

    def conserved(self, s: AllianceState) -> object:
        """Return all cards: 10 numbers of each suit, 18 court cards, the special cards in play."""
        owned = (s.hands, s.pile, s.discard, s.buried, s.gone, s.down, s.won)
        special = terms.SPECIALS if s.phase == "distribute" else ()
        return gathered(
            *(cards for place in owned for cards in place), s.trick, [s.court], s.courts, s.removed, special
        )


GAME = Alliance()


class Seated(ForwardedContext):
    """A context without the draw of the aces: spades go to ``first``, the other suits clockwise from there."""

    def __init__(self, ctx: GameContext, first: int) -> None:
        super().__init__(ctx)
        self.first = first

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the suits by seat; pass every other shuffle on."""
        if label != "aces":
            return super().shuffled(label, items)
        suits = sorted(items, key=terms.AROUND.index)
        return suits[-self.first :] + suits[: -self.first]


class AllianceLeg(Leg[AllianceState]):
    """A game in mode individual as a leg; its own rules break a tie. The seat that starts has spades, which lead."""

    game = GAME
    fixed: ClassVar = {"mode": terms.INDIVIDUAL, "team_assignment": "random", "secret_teams": "three_pairs"}
    untold: ClassVar = {"ended"}
    target = Number("match_target", 1, 50, 3)
    length = 3

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> AllianceState:
        """Give spades to the seat that starts."""
        return self.game.start(seats, options, ctx if standing.first == NO_SEAT else Seated(ctx, standing.first))

    def carry(self, s: AllianceState, last: AllianceState) -> None:
        """Keep each player's preference about rebuild questions for the whole match."""
        s.ask = last.ask[:]

    def gains(self, s: AllianceState) -> list[int]:
        """Return 1 for the winner; with several winners the leg is drawn (R12 of the cube)."""
        return [int(s.winners == [p]) for p in range(len(s.suits))]

    def first(self, s: AllianceState) -> int:
        """Return the seat with spades."""
        return s.suits.index(terms.AROUND[0])

    def offers(self, s: AllianceState, seat: int) -> bool:
        """True before a card is played; a seat without cards just passes."""
        return s.phase == "play" and bool(s.hands[seat])


LEG = AllianceLeg()
