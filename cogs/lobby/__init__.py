"""A table before its deal: opening, seats, options, invitations, another place."""
