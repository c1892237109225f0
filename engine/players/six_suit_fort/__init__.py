"""Computer players of Six-Suit Fort: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.six_suit_fort.policy import POLICY as POLICY
from engine.players.six_suit_fort.policy import choose as choose
