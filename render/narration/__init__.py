"""Every game told in words: alt text, labels, and sentences for what happened."""
