"""Before the deal: opening, seats, options, invitations."""
