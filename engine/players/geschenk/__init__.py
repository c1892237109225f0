"""Computer players of No Thanks!: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.geschenk.heuristic import choose as choose
from engine.players.geschenk.policy import POLICY as POLICY
