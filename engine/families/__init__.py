"""What several games share: tricks, and more from the second user on."""
