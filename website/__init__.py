"""The site: static pages from the repository: the games, their rules in every language, the check of a shuffle.

``make site`` (``python -m website``) writes it into ``build/site``. Nothing in it needs a server, a script (but for the
check) or another site.
"""
