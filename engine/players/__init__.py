"""Computer players. They get a redealt state, never the true one."""

import outside

__path__ += outside.beside(__name__)
