"""Computer players of Arsene: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.arsene.heuristic import choose as choose
from engine.players.arsene.policy import POLICY as POLICY
