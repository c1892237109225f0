"""For whoever runs the bot: the owner's commands, code read anew, figures of a running process."""
