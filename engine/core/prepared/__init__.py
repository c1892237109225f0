"""What a seat prepares for itself: wishes, conditional moves, the order of its hand."""
