"""Computer players of Dominuxen: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.dominuxen.heuristic import choose as choose
from engine.players.dominuxen.policy import POLICY as POLICY
