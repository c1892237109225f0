"""The base of every cog: presses and their handlers, panels, choices, pictures, words."""
