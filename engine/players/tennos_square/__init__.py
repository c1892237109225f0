"""Computer players of Tennos Square: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.tennos_square.heuristic import choose as choose
from engine.players.tennos_square.policy import POLICY as POLICY
