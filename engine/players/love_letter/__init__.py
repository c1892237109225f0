"""Computer players of Love Letter: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.love_letter.heuristic import choose as choose
from engine.players.love_letter.policy import POLICY as POLICY
