"""The doubling cube in the pictures and the words of a game."""
