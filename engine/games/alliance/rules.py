"""Alliance: everyone plays a suit of their own, court cards are the prizes, and two teams share the table.

Source: entry 16 of the collection of trick-taking games that this project follows; the designer is not named. Three
modes: ``team`` (4 or 6), ``individual`` (2 to 6), ``secret_team`` (6). Cards and judging are in ``terms``, points and
winners in ``scoring``, moves and events in the modules of that name; ``reconsider`` and ``ask_rebuild`` need no turn.

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

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.facts import Message, Suit
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.horizon import OpenUntil
from engine.core.options import BadOption, Choice, OptionValue, settle
from engine.core.state import NO_SEAT
from engine.core.wishes import Wish, Wishes
from engine.families.tricks import Play
from engine.games.alliance.distribution import Distributing, holders, members
from engine.games.alliance.events import EVENTS, Aces
from engine.games.alliance.moves import (
    ACCEPT,
    ASK,
    DOWN,
    NO,
    PASS,
    PLAY,
    Accept,
    AskRebuild,
    Down,
    No,
    Pass,
    Propose,
    PutBack,
    Rebuild,
    Reconsider,
    Top,
    Usual,
)
from engine.games.alliance.piles import deal
from engine.games.alliance.state import PROPOSALS, WHEN_PILE_EMPTY, AllianceState, usual_holders
from engine.games.alliance.terms import (
    AROUND,
    BLACK,
    COLOUR,
    COURTS,
    DEALT_ALONE,
    FIRST_SPECIAL,
    INDIVIDUAL,
    NUMBERS,
    PACK,
    RED,
    SECRET_TEAM,
    SPECIALS,
    SUITS_OF,
    TEAM,
    WEAKNESS,
    WEAKNESS_ALONE,
)
from engine.games.alliance.tricks import Playing, Rebuilding


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
        Choice("mode", (TEAM, INDIVIDUAL, SECRET_TEAM), TEAM),
        Choice("rebuild", ("once_per_game", "once_per_cleanup"), "once_per_game"),
        Choice("team_assignment", ("random", "fixed"), "random"),
        Choice("secret_teams", ("three_pairs", "two_trios"), "three_pairs"),
    )
    only_with: ClassVar = {"team_assignment": ("mode", (TEAM,)), "secret_teams": ("mode", (SECRET_TEAM,))}
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
        usual = TEAM if seats in (4, 6) else INDIVIDUAL
        settled = settle(self.options, {"mode": usual, **given})
        mode = settled["mode"]
        if (mode == TEAM and seats not in (4, 6)) or (mode == SECRET_TEAM and seats != 6):
            raise BadOption("mode", mode)
        return settled

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Return fixed teams, in which partners sit at every other place; the black team is drawn later."""
        if options["mode"] == TEAM and options["team_assignment"] == "fixed":
            return tuple(p % 2 for p in range(seats))
        return None

    def start(self, seats: int, options: Options, ctx: GameContext) -> AllianceState:
        """Draw the aces; then distribute the special cards (mode team) or deal."""
        mode = str(options["mode"])
        s = AllianceState(
            mode=mode,
            once=options["rebuild"] == "once_per_game",
            trios=options["secret_teams"] == "two_trios",
            suits=self._aces(seats, options, ctx),
            special=[0] * seats,
            agreed=[0] * seats,
            proposals=[0] * seats,
            downs=[0] * seats,
            old_downs=[0] * seats,
            shown=[NO_SEAT] * len(SPECIALS),
            owned=[-1] * seats,
            pile_empty=[0] * seats,
            rebuilt=[0] * seats,
            rebuilt_now=[0] * seats,
            declined=[0] * seats,
            ask=[WHEN_PILE_EMPTY] * seats,
            battalions=[0, 0],
            courts=ctx.shuffled("courts", COURTS)[::-1],
        )
        s.order = [s.suits.index(suit) for suit in AROUND if suit in s.suits]
        s.after = [s.order[(s.order.index(p) + 1) % seats] for p in range(seats)]
        s.pile = [list(NUMBERS[suit]) for suit in s.suits]
        empty: list[list[int]] = [[] for _ in range(seats)]
        s.hands, s.discard, s.buried, s.gone, s.down, s.won = ([own[:] for own in empty] for _ in range(6))
        ctx.tell(Aces, suits=s.suits)
        if mode == TEAM:
            s.ready = [0, 0]
            s.phase, s.waiting = "distribute", list(range(seats))
            return s
        for seat, card in enumerate(ctx.shuffled("specials", DEALT_ALONE[:seats])):
            s.special[seat] = 1 << card - FIRST_SPECIAL
        deal(s, ctx)
        return s

    def _aces(self, seats: int, options: Options, ctx: GameContext) -> list[int]:
        """Return by seat its suit; teams agreed beforehand stay together."""
        if self.teams(seats, options) is None:
            return ctx.shuffled("aces", SUITS_OF[seats])
        black = ctx.shuffled("black team", (0, 1))[0]
        suits = [0] * seats
        for team, label in ((BLACK, "black aces"), (RED, "red aces")):
            own = [suit for suit in SUITS_OF[seats] if COLOUR[suit] == team]
            first = black if team == BLACK else 1 - black
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
        hand = s.hands[seat]
        if s.phase == "rebuild":
            if isinstance(action, PutBack):
                return Message("alliance-no-back")
            return Message("alliance-no-play-yet")
        if isinstance(action, No | Rebuild | PutBack):
            return Message("alliance-no-rebuild-now")
        if isinstance(action, Pass):
            return Message("alliance-no-pass")
        if not hand:
            return Message("alliance-no-cards")
        if isinstance(action, Play | Down):
            if action.card in hand:
                return Message("alliance-no-down-first")
            if not 0 <= action.card < PACK:
                return Message("alliance-no-card")
            foreign = action.card < FIRST_SPECIAL and SUIT[action.card] != s.suits[seat]
            return (
                Message("alliance-no-suit", {"suit": Suit(s.suits[seat])}) if foreign else Message("alliance-no-card")
            )
        return Message("alliance-no-pile")

    def _no_plan(self, s: AllianceState, seat: int, action: Action) -> Message:
        own = members(s, s.team(seat))
        if isinstance(action, Reconsider):
            return Message("alliance-no-reconsider")
        if isinstance(action, Accept):
            return Message("alliance-no-proposal")
        if isinstance(action, Usual):
            return Message("alliance-no-usual", {"left": max(0, PROPOSALS - s.proposals[seat])})
        if not isinstance(action, Propose):
            return Message("alliance-no-play-before")
        given = (action.joker1, action.joker2, action.white)
        if any(p not in own for p in given):
            return Message("alliance-no-member", {"seats": list(own)})
        if given == holders(s, own):
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
        first = not s.trick or max(s.trick) < 0
        return (seat, PLAY[hand[0]]) if first and len(hand) == 1 and s.pile_empty[seat] else None

    def timeout(self, s: AllianceState, seat: int) -> Action:
        """Return the present proposal or one card each; the weakest card, face down if that is allowed; no rebuild."""
        if s.phase == "distribute":
            own = members(s, s.team(seat))
            if holders(s, own) is not None:
                return ACCEPT
            return Propose(*usual_holders(own))
        if s.phase == "rebuild":
            return NO
        hand = s.hands[seat]
        if not hand:
            return PASS
        weakness = WEAKNESS if s.mode == TEAM else WEAKNESS_ALONE
        card = min(hand, key=weakness.__getitem__)
        return (PLAY if not s.trick or max(s.trick) < 0 else DOWN)[card]

    def points_now(self, s: AllianceState) -> list[int] | None:
        """Return the points in mode individual."""
        if s.mode != INDIVIDUAL:
            return None
        from engine.games.alliance.scoring import player_score

        return [sum(player_score(False, suit, s.won[p], s.hands[p], s.pile[p])) for p, suit in enumerate(s.suits)]

    def conserved(self, s: AllianceState) -> object:
        """Return all cards: 10 numbers of each suit, 18 court cards, the special cards in play."""
        cards = [c for c in (*s.trick, s.court, *s.courts, *s.removed) if c >= 0]
        for place in (s.hands, s.pile, s.discard, s.buried, s.gone, s.down, s.won):
            for own in place:
                cards += own
        return sorted(cards + (list(SPECIALS) if s.phase == "distribute" else []))


GAME = Alliance()
