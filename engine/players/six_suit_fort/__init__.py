"""Computer players of Six-Suit Fort: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.six_suit_fort.heuristic import choose as choose
from engine.players.six_suit_fort.policy import POLICY as POLICY
