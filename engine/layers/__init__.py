"""Games that wrap a game: a match in legs. Rules know no layers; ``LEG`` says what a leg is."""
