"""Whole pictures as values: the table, the trick, the hand, the result, a page of the rules."""
