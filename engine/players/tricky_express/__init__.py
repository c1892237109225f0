"""Computer players of Tricky Express: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.tricky_express.policy import POLICY as POLICY
from engine.players.tricky_express.policy import choose as choose
