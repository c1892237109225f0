"""Computer players of Stendhal: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.stendhal.policy import POLICY as POLICY
from engine.players.stendhal.policy import choose as choose
