"""Discord's refusals: status, JSON code and body.

Codes are those of Discord's documentation, "Opcodes and Status Codes".
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """A refusal of Discord's as an exception. ``code`` is Discord's JSON error code."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        headers: dict[str, str] | None = None,
        extra: Json | None = None,
    ) -> None:
        """Keep status, code, body and headers of the HTTP answer."""
        super().__init__(f"{status} {code}: {message}{f' {errors}' if errors else ''}")
        self.status, self.code = status, code
        self.body: Any = {
            "message": message,
            "code": code,
            **({"errors": errors} if errors else {}),
            **(extra or {}),
        }
        self.headers = headers or {}


def invalid(path: str, code: str, message: str) -> ApiError:
    """Return 400 / 50035 Invalid Form Body; ``path`` is dotted, as in ``embeds.0.title``."""
    errors: Json = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path.split(".")):
        errors = {key: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)


def bad_length(path: str, low: int, high: int) -> ApiError:
    """Return the 50035 of a text or list with a wrong length."""
    if low > 0:
        return invalid(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    return invalid(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def rate_limited(
    retry_after: float,
    *,
    everywhere: bool = False,
    headers: dict[str, str] | None = None,
    code: int | None = None,
    message: str = "You are being rate limited.",
) -> ApiError:
    """Return a 429 as Discord itself sends it; without ``Via`` a client takes it for Cloudflare's ban."""
    own = {
        "Via": "1.1 google",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
        **({"X-RateLimit-Global": "true"} if everywhere else {}),
    }
    error = ApiError(
        429,
        code or 0,
        message,
        headers={**own, **(headers or {})},
        extra={"retry_after": round(retry_after, 3), "global": everywhere},
    )
    if code is None:
        del error.body["code"]
    return error


_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "Interaction": 10062,
    "Application Command": 10063,
    "Guild Scheduled Event": 10070,
}


def unknown(what: str) -> ApiError:
    """Return 404 with the code of an unknown ``what``, such as Channel, Message, User or Interaction."""
    message = "Unknown interaction" if what == "Interaction" else f"Unknown {what}"
    return ApiError(404, _UNKNOWN[what], message)


def missing_permissions() -> ApiError:
    """Return 403 / 50013."""
    return ApiError(403, 50013, "Missing Permissions")


def missing_access() -> ApiError:
    """Return 403 / 50001."""
    return ApiError(403, 50001, "Missing Access")
