"""Computer players of Hex Bases: the heuristic player and the search policy."""

from engine.players.hex_jinchi.policy import POLICY as POLICY
from engine.players.hex_jinchi.policy import choose as choose
