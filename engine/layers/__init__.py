"""Games that wrap a game: a match in legs. Rules of a game know none of it; its ``leg.py`` says what a leg is."""
