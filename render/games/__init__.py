"""One painter per game: table, hand, result and rules pages."""

import outside

__path__ += outside.beside(__name__)
