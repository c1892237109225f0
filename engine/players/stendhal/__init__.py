"""Computer players of Stendhal: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.stendhal.heuristic import choose as choose
from engine.players.stendhal.policy import POLICY as POLICY
