"""Every game in words: alt text, labels, and sentences for events."""
