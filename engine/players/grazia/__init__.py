"""Computer players of Grazia: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.grazia.heuristic import choose as choose
from engine.players.grazia.policy import POLICY as POLICY
