"""What the pictures and messages can show of a text: names, letters, the characters of the fonts."""
