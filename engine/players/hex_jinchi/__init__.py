"""How the house and the search play Hex Bases."""

from engine.players.hex_jinchi.heuristic import choose as choose
from engine.players.hex_jinchi.policy import POLICY as POLICY
