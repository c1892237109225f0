"""The doubling cube around the pictures and the words of a game."""
