"""Love Letter in pictures and words."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#4A1F3D", "shippo")
"""A plum silk night, the seven treasures woven in."""
