"""Computer players of Stendhal: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.stendhal.heuristic import choose as choose
from engine.players.stendhal.policy import POLICY as POLICY
