"""Games that wrap a game: a match in legs. The rules of a game do not know its layers; its ``leg.py`` defines a leg."""
