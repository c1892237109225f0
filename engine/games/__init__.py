"""The rules, one package per game."""

import outside

__path__ += outside.beside(__name__)
