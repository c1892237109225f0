"""Documents of the repository as HTML. A link to another document leads to its page, if there is one."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

Target = Callable[[str], str | None]
"""Returns where a link leads on the site, None if nowhere: its text is then shown without a link."""

_COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_OTHER_LANGUAGE: Final = re.compile(r"^\*\[[^\]\n]+\]\([^)\n]+\)\*\n", re.MULTILINE)
"""The line below a title that leads to the same text in another language: the site's own links do that."""


def section(text: str, heading: str, *, only: bool) -> str:
    """Return the section of a document under ``heading`` (of the second level), or the document up to there."""
    before, sign, after = text.partition(f"\n## {heading}\n")
    if not sign:
        raise ValueError(f"no heading {heading!r}")
    if not only:
        return before
    return f"# {heading}\n{re.split(r'^## ', after, maxsplit=1, flags=re.MULTILINE)[0]}"


def title_of(text: str) -> str:
    """Return the first heading of a document, as text."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    if found is None:
        raise ValueError("a document without a title")
    return re.sub(r"[`*]", "", found[1])


def anchor(heading: str) -> str:
    """Return the id of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def html_of(text: str, target: Target) -> str:
    """Return a document as HTML, its headings with ids."""
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = renderer.parse(_OTHER_LANGUAGE.sub("", _COMMENT.sub("", text)))
    used: dict[str, int] = {}
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            name = anchor("".join(t.content for t in tokens[at + 1].children or ()))
            used[name] = used.get(name, -1) + 1
            token.attrSet("id", f"{name}-{used[name]}" if used[name] else name)
        if token.children:
            token.children = _linked(token.children, target)
    html = RendererHTML().render(tokens, renderer.options, {})
    return html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def _linked(tokens: list[Token], target: Target) -> list[Token]:
    """Return the tokens of a line with every link led to the site, or taken away."""
    found: list[Token] = []
    kept: list[bool] = []
    for token in tokens:
        if token.type == "link_open":
            to = target(str(token.attrGet("href")))
            kept.append(to is not None)
            if to is None:
                continue
            token.attrSet("href", to)
            if "://" in to:
                token.attrSet("rel", "noopener noreferrer")
        elif token.type == "link_close" and not kept.pop():
            continue
        found.append(token)
    return found


def paragraphs(texts: list[str]) -> str:
    """Return texts of the catalogue as paragraphs; **bold**, *this* and `code` keep their meaning."""
    return "\n".join(f"<p>{inline(text)}</p>" for text in texts)


def inline(text: str) -> str:
    """Return a text of the catalogue as HTML."""
    told = escape(text, quote=False).replace("\n", "<br>")
    told = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", told)
    told = re.sub(r"\*(.+?)\*", r"<em>\1</em>", told)
    return re.sub(r"`(.+?)`", r"<code>\1</code>", told)
