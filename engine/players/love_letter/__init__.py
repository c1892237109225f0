"""Computer players of Love Letter: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.love_letter.policy import POLICY as POLICY
from engine.players.love_letter.policy import choose as choose
