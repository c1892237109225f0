"""Computer players of En Garde: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.en_garde.heuristic import choose as choose
from engine.players.en_garde.policy import POLICY as POLICY
