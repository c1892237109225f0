"""A table before its deal: opening, seats, options, invitations, moves to another channel."""
