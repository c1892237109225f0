"""Proof of the shuffle: commit to a secret, let the players add to it, reveal it at the end.

1. When a table opens, its host draws 32 secret bytes and publishes ``commitment(secret, match)``.
2. Every person who sits down adds a nonce before the deal: a word, drawn at random or their own. No other seat adds
   one.
3. The seed of all shuffles is ``match_seed(secret, nonces)``: a host that could not foresee one of the words did not
   choose the seed.
4. The secret is published after the match: anyone can recompute commitment, seed and shuffles.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SECRET_BYTES = 32


def commitment(secret: bytes, match: str) -> str:
    """Return SHA-256 of "commit-v1|match|" and the secret, as 64 hex digits."""
    return hashlib.sha256(b"commit-v1|" + match.encode() + b"|" + secret).hexdigest()


def match_seed(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Return HMAC-SHA256(secret, nonces joined by the unit separator): 32 bytes."""
    return hmac.digest(secret, "\x1f".join(nonces).encode(), "sha256")


def holds(published: str, secret: bytes, match: str) -> bool:
    """True if ``published`` is the commitment to ``secret`` for ``match``."""
    return hmac.compare_digest(published.encode(), commitment(secret, match).encode())
