"""The drawing kit: colours, words, shapes and cards, layout that flows, and the pictures that all games share."""
