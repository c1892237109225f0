"""Love Letter in pictures and words."""
