"""Rules that several games share: tricks, auctions and more. A rule moves here when a second game uses it."""
