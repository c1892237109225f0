"""What every cog stands on: presses and who answers them, panels, choices, pictures, words."""
