"""Computer players of En Garde: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.en_garde.heuristic import choose as choose
from engine.players.en_garde.policy import POLICY as POLICY
