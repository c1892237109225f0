"""Reads pages of the site: their links, ids, pictures and titles."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final

VOID: Final = {"meta", "link", "img", "br", "input"}
OPTIONAL: Final = {"html", "body"}


class Read(HTMLParser):
    """What a page has. ``unclosed``: elements that do not end where they should."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.links: list[dict[str, str]] = []
        self.files: list[str] = []
        """What the page loads by itself."""
        self.ids: list[str] = []
        self.images: list[dict[str, str]] = []
        self.title = ""
        self.headings: list[int] = []
        self.html: dict[str, str] = {}
        self.metas: dict[str, str] = {}
        self.heads: list[dict[str, str]] = []
        self.unclosed: list[str] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.unclosed += [tag for tag in self._open if tag not in OPTIONAL]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self.links.append(given)
        elif tag == "img":
            self.images.append(given)
            self.files.append(given["src"])
        elif tag == "link":
            self.heads.append(given)
            if given["rel"] in ("stylesheet", "icon"):
                self.files.append(given["href"])
        elif tag == "script" and "src" in given:
            self.files.append(given["src"])
        elif tag == "html":
            self.html = given
        elif tag == "meta" and "name" in given:
            self.metas[given["name"]] = given["content"]
        elif tag in ("h1", "h2", "h3"):
            self.headings.append(int(tag[1]))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self._open or self._open[-1] != tag:
            self.unclosed.append(tag)
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] == "title":
            self.title += data
        if not {"script", "style"} & set(self._open):
            self.text += data
