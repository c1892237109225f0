"""One cog a game."""

import outside

__path__ += outside.beside(__name__)
