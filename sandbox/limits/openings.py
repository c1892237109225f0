"""Discord's guard against bots that write to many new people."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from ..clock import Clock
from .errors import ApiError


@dataclass(slots=True)
class Openings:
    """Refuses to open direct messages: 40003 after ``most`` new people within ``seconds`` (None: no limit).

    ``flagged``: the bot is quarantined; 20026 for everybody it has not written to, until a test resets it.
    """

    clock: Clock
    most: int | None = None
    seconds: float = 600.0
    flagged: bool = False
    _met: set[str] = field(default_factory=set)
    _lately: deque[float] = field(default_factory=deque)

    def open(self, user_id: str) -> None:
        """Count an opening. Raises ApiError if Discord would refuse it. People met before do not count."""
        if user_id in self._met:
            return
        if self.flagged:
            raise ApiError(
                403,
                20026,
                "Your bot has been flagged by our anti-spam system for abusive behavior. While it is quarantined it "
                "cannot send direct messages to users it has not messaged before.",
            )
        now = self.clock.now()
        while self._lately and self._lately[0] <= now - self.seconds:
            self._lately.popleft()
        if self.most is not None and len(self._lately) >= self.most:
            raise ApiError(403, 40003, "You are opening direct messages too fast.")
        self._lately.append(now)
        self._met.add(user_id)
