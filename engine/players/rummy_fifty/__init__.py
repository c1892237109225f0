"""Computer players of Rummy Fifty: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.rummy_fifty.heuristic import choose as choose
from engine.players.rummy_fifty.policy import POLICY as POLICY
