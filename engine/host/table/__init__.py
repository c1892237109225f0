"""One table: read, changed, dealt, played, told."""
