"""Computer players of Rummy Fifty: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.rummy_fifty.policy import POLICY as POLICY
from engine.players.rummy_fifty.policy import choose as choose
