"""What a translator should look at in a language's texts, in words for somebody who is no programmer.

``flaws`` is quick, for the start of the bot: texts that people would not see. ``report`` reads everything.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256

from fluent.syntax import ast

from locales.catalogue import MESSAGE, REFERENCE
from locales.language import Flaw, Language, chain, default, folder, found, languages
from locales.parsing import Parser

SOURCES = "sources.txt"
"""Which text of the default language each translation was made from: key, its digest, the translation's digest."""
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_STRAY = re.compile(r"^(?![ \t}#]|[a-zA-Z][\w-]* *=).+", re.MULTILINE)
"""A line that is no comment, no text, and no further line of one."""
_COUNTS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of Unicode."""
_LIMITS = (
    (re.compile(r"GAME-command|(command|option)-.+-name"), 32, "Discord's name of a command"),
    (re.compile(r"command-play-with"), 32, "a line of Discord's menu"),
    (re.compile(r"(command|option)-.+|GAME-option-.+-help|GAME-line"), 100, "a description in Discord"),
    (re.compile(r"button-.+|(GAME|games)-tag-[a-z_]+"), 80, "a button"),
    (re.compile(r".+-choose"), 150, "the line of a list to choose from"),
    (
        re.compile(r"(word|note)-(title|label)|GAME-order-(?!.*-help|prompt|hint-).+"),
        45,
        "the title or a field of a form",
    ),
    (re.compile(r"language-auto|reminders-.+|pictures-.+|pace-.+|preset-.+"), 100, "an option of a list"),
)
"""Discord's limits by key, where GAME is any game; those of commands come first."""
_WHY = {
    "E0002": "this line begins no text. A further line of a text begins with four spaces",
    "E0003": "{ and } do not match, or a further line of the text does not begin with four spaces",
    "E0005": "the text is empty",
    "E0010": "no variant has the * of the usual one",
    "E0011": "a list of variants follows -> on lines of its own",
    "E0014": "a name or a number is expected here",
    "E0020": 'a " has no second one',
    "E0027": "a } stands without its {",
    "E0028": "after { comes $ with a name, or another key",
}
"""What the codes of Fluent's parser mean."""


@dataclass(frozen=True, slots=True)
class Text:
    """A message of a file, with what is in it."""

    file: str
    line: int
    source: str
    least: int
    """How many characters it has at least, in its longest form."""
    variables: frozenset[str]
    references: frozenset[str]
    variants: Mapping[str, frozenset[str]]
    """The names of variants, by variable; without plural categories and numbers."""

    @property
    def digest(self) -> str:
        """Eight digits that are others for another text."""
        return sha256(self.source.encode()).hexdigest()[:8]


@dataclass(slots=True)
class Report:
    """What was found in a language."""

    language: Language
    broken: list[Flaw] = field(default_factory=list)
    """People get the fallback's text instead, or Discord's own name."""
    doubtful: list[Flaw] = field(default_factory=list)
    """People get the text, but something in it is lost or too long."""
    changed: list[Flaw] = field(default_factory=list)
    missing: dict[str, list[str]] = field(default_factory=dict)
    """The keys without a text, by file."""
    done: int = 0
    of: int = 0


def flaws() -> list[Flaw]:
    """Return what is left out: folders that are no language, and texts that cannot be used, of languages not whole.

    Texts are not parsed, because that takes seconds: whatever is wrong besides falls back when it is asked for.
    """
    left_out = list(found()[1])
    others = [tag for tag, one in languages().items() if not one.whole]
    allowed = _values(tag for tag in languages() if tag not in others) if others else {}
    return left_out + [flaw for tag in others for flaw in _quick(tag, allowed)]


def _values(tags: Iterable[str]) -> dict[str, frozenset[str]]:
    """Return the values that each message may use: those that it names in one of these languages."""
    own: dict[str, set[str]] = {}
    named: dict[str, set[str]] = {}
    for tag in tags:
        for file in sorted(folder(tag).glob("*.ftl")):
            for key, _, source in _split(file.read_text(encoding="utf-8")):
                own.setdefault(key, set()).update(VARIABLE.findall(source))
                named.setdefault(key, set()).update(REFERENCE.findall(source))
    return {key: frozenset(_with_named(key, own, named)) for key in own}


def _with_named(key: str, own: Mapping[str, set[str]], named: Mapping[str, set[str]]) -> set[str]:
    """Return the values of a message, of those it refers to, and of the one that it stands for (``theirs-``)."""
    seen, wanted = set[str](), [key]
    while wanted:
        if (one := wanted.pop()) in own and one not in seen:
            seen.add(one)
            wanted += [*named[one], one.removeprefix("theirs-")]
    return {value for one in seen for value in own[one]}


def _split(text: str) -> Iterator[tuple[str, int, str]]:
    """Return the key, the number of the first line, and the source of each message of a file."""
    begins = list(MESSAGE.finditer(text))
    line, at = 1, 0
    for m, end in zip(begins, [*(m.start() for m in begins[1:]), len(text)], strict=False):
        line, at = line + text.count("\n", at, m.start()), m.start()
        source = text[at:end]
        comment = re.search(r"^#", source, re.MULTILINE)
        yield m[1], line, source[: comment.start()] if comment else source


def _quick(tag: str, allowed: Mapping[str, frozenset[str]]) -> Iterator[Flaw]:
    """Return the texts of a language that cannot be used, without parsing them."""
    for file in sorted(folder(tag).glob("*.ftl")):
        name = f"{tag}/{file.name}"
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as e:
            yield Flaw(name, 1, f"the file is left out, it cannot be read: {e}")
            continue
        for stray in _STRAY.finditer(text):
            yield Flaw(name, text.count("\n", 0, stray.start()) + 1, f"{stray[0][:40]!r} is left out: {_WHY['E0002']}")
        for key, number, source in _split(text):
            if source.count("{") != source.count("}") and '"' not in source:
                yield Flaw(name, number, f"{key} is left out: {_WHY['E0003']}")
            elif unknown := set(VARIABLE.findall(source)) - allowed.get(key, frozenset(VARIABLE.findall(source))):
                yield Flaw(name, number, f"{key} is left out: {_no_value(unknown, allowed[key])}")


def _no_value(unknown: Iterable[str], allowed: Iterable[str]) -> str:
    """Return which values there are, for a text that names others."""
    may = ", ".join(f"${one}" for one in sorted(allowed)) or "no values"
    return f"there is no {', '.join(f'${one}' for one in sorted(unknown))} here; it may use {may}"


def report(tag: str, *, note: bool = False, seen: bool = False) -> Report:
    """Return everything about a language. ``note``: write down from which text each new translation was made; with
    ``seen`` also for those whose source has changed since, because the translator has looked at them.
    """
    language = languages()[tag]
    made = Report(language)
    whole = {one: _texts(one, None) for one in languages() if languages()[one].whole}
    model, own = whole[default()], _texts(tag, made.broken)
    allowed = _values(whole)
    games = {key.removesuffix("-about") for key in model if key.endswith("-about")} - {"command"}
    named = {*own, *model}
    for key, text in model.items():
        made.of += 1
        if key in own:
            made.done += 1
        else:
            made.missing.setdefault(text.file, []).append(key)
    for key, text in own.items():
        if key not in model:
            _doubt(made, text, f"{key} is no text of the bot (any more): delete it")
            continue
        known = [texts[key] for texts in whole.values() if key in texts]
        if unknown := text.variables - allowed[key]:
            made.broken.append(_flaw(text, f"{key}: {_no_value(unknown, allowed[key])}"))
        if gone := text.references - named:
            made.broken.append(_flaw(text, f"{key} names a text that is none: {', '.join(sorted(gone))}"))
        _compare(made, key, text, known)
        _measure(made, key, text, known, games)
    _clashes(made, own, [key for key in model if _limit(key, games) == _LIMITS[0][1:]])
    _changes(made, own, model, note, seen)
    return made


def _flaw(text: Text, said: str) -> Flaw:
    return Flaw(text.file, text.line, said)


def _doubt(made: Report, text: Text, said: str) -> None:
    made.doubtful.append(_flaw(text, said))


def _compare(made: Report, key: str, text: Text, known: list[Text]) -> None:
    """Note what a text lacks beside those of the whole languages, and what is too long."""
    if lost := frozenset.intersection(*(one.variables for one in known)) - text.variables:
        _doubt(made, text, f"{key} does not say {', '.join(f'${one}' for one in sorted(lost))}")
    for name, variants in text.variants.items():
        wanted = frozenset[str]().union(*(one.variants.get(name, frozenset()) for one in known))
        if lost := wanted - variants:
            _doubt(made, text, f"{key} has no variant {_bracketed(lost)} of ${name}")
        if odd := variants - wanted if wanted else frozenset():
            _doubt(made, text, f"{key}: the variant {_bracketed(odd)} of ${name} is never chosen")
    if text.file.partition("/")[2] != known[0].file.partition("/")[2]:
        _doubt(made, text, f"{key} belongs into {known[0].file.partition('/')[2]}")


def _limit(key: str, games: Container[str]) -> tuple[int, str]:
    """Return how long a text may be, and what it is; no limit is 0."""
    game, _, rest = key.partition("-")
    known = f"GAME-{rest}" if game in games else key
    return next(((most, what) for pattern, most, what in _LIMITS if pattern.fullmatch(known)), (0, ""))


def _measure(made: Report, key: str, text: Text, known: list[Text], games: Container[str]) -> None:
    """Note a text that Discord would cut, or refuse."""
    most, what = _limit(key, games)
    if most and text.least > most >= max(one.least for one in known):
        _doubt(made, text, f"{key} has {text.least} characters or more; {what} has at most {most}")


def _bracketed(names: Iterable[str]) -> str:
    return " ".join(f"[{name}]" for name in sorted(names))


def _clashes(made: Report, own: Mapping[str, Text], commands: Iterable[str]) -> None:
    """Note names of commands that Discord refuses, or that two commands have."""
    names: dict[str, str] = {}
    for key in commands:
        if key not in own:
            continue
        told = own[key].source
        if not re.fullmatch(r"[-\w]{1,32}", re.sub(r"[\u0300-\u036f\u0900-\u097f\u0e00-\u0e7f]", "", told) or "-"):
            made.broken.append(_flaw(own[key], f"{key}: {told!r} has more than letters, digits, - and _"))
        elif told != told.lower():
            made.broken.append(_flaw(own[key], f"{key}: {told!r} has capitals, which names of commands cannot have"))
        # Options clash only within a command; the bot looks at those when it tells its commands.
        elif not key.startswith("option-") and key.count("-") <= 2 and names.setdefault(told, key) != key:
            made.broken.append(_flaw(own[key], f"{key}: {told!r} is also {names[told]}"))


def _changes(made: Report, own: Mapping[str, Text], model: Mapping[str, Text], note: bool, seen: bool) -> None:
    """Find texts whose source was changed after their translation."""
    file = folder(made.language.tag) / SOURCES
    noted: dict[str, tuple[str, str]] = {}
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            if len(parts := line.split()) == 3 and not line.startswith("#"):
                noted[parts[0]] = parts[1], parts[2]
    kept = {}
    for key, text in own.items():
        if key not in model:
            continue
        now = model[key].digest, text.digest
        source, translation = noted.get(key, now)
        if source != now[0] and translation == now[1] and not seen:
            made.changed.append(_flaw(text, f"{key}: the text it was made from has changed ({model[key].file})"))
            now = source, translation
        kept[key] = now
    if note and kept != noted:
        head = "# From which text each was translated, and the translation: python -m locales check writes this file.\n"
        lines = (f"{key} {source} {translation}\n" for key, (source, translation) in sorted(kept.items()))
        file.write_text(head + "".join(lines), encoding="utf-8")


def _texts(tag: str, broken: list[Flaw] | None) -> dict[str, Text]:
    """Return the texts of a language by key; into ``broken`` what its files have besides."""
    made: dict[str, Text] = {}
    parsed: dict[str, ast.Message] = {}
    flawed = broken if broken is not None else []
    for file in sorted(folder(tag).glob("*.ftl")):
        name = f"{tag}/{file.name}"
        try:
            source = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as e:
            flawed.append(Flaw(name, 1, f"the file cannot be read: {e}"))
            continue
        # Those of the whole languages are looked at for every other one.
        for entry in _entries(source) if broken is None else Parser().parse(source).body:
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            if isinstance(entry, ast.Junk):
                why = entry.annotations[0] if entry.annotations else None
                said = "" if why is None else _WHY.get(why.code or "", why.message or "")
                flawed.append(Flaw(name, line, f"{str(entry.content).strip()[:40]!r}: {said}"))
            elif isinstance(entry, ast.Message) and entry.id.name in made:
                flawed.append(Flaw(name, line, f"{entry.id.name} is there twice; the first counts"))
            elif isinstance(entry, ast.Message) and entry.value is not None:
                parsed[entry.id.name] = entry
                made[entry.id.name] = _read(name, line, entry, source, parsed)
    return made


@lru_cache(maxsize=512)
def _entries(source: str) -> list[ast.EntryType]:
    """Return what a file has, from a cache with room for all files of the whole languages."""
    return Parser().parse(source).body


def _read(name: str, line: int, entry: ast.Message, source: str, parsed: Mapping[str, ast.Message]) -> Text:
    """Return a message with what is in it."""
    text = source[entry.value.span.start : entry.value.span.end] if entry.value and entry.value.span else ""
    variants: dict[str, set[str]] = {}
    nodes = [*_below(entry.value)]
    for select in nodes:
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            variants.setdefault(select.selector.id.name, set()).update(keys - _COUNTS)
    return Text(
        name,
        line,
        "\n".join(map(str.strip, text.splitlines())),
        _least(entry.value, parsed),
        frozenset(one.id.name for one in nodes if isinstance(one, ast.VariableReference)),
        frozenset(one.id.name for one in nodes if isinstance(one, ast.MessageReference)),
        {key: frozenset(found) for key, found in variants.items() if found},
    )


def _below(node: object) -> Iterator[ast.BaseNode]:
    """Yield the nodes in a part of a message, without its plain texts."""
    if isinstance(node, list):
        for one in node:
            yield from _below(one)
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.Span | ast.TextElement):
        yield node
        for one in vars(node).values():
            yield from _below(one)


def _least(node: object, parsed: Mapping[str, ast.Message]) -> int:
    """Return how many characters a part of a message has at least, in its longest form; values count for none."""
    if isinstance(node, ast.Pattern):
        return sum(_least(one, parsed) for one in node.elements)
    if isinstance(node, ast.TextElement):
        return len(node.value)
    if isinstance(node, ast.Placeable):
        return _least(node.expression, parsed)
    if isinstance(node, ast.StringLiteral):
        return len(node.value)
    if isinstance(node, ast.SelectExpression):
        return max(_least(one.value, parsed) for one in node.variants)
    if isinstance(node, ast.MessageReference) and node.id.name in parsed:
        return _least(parsed[node.id.name].value, parsed)
    return 0


def report_text(made: Report, every: bool = False) -> str:
    """Return a report in words; ``every``: with all keys that have no text yet."""
    one = made.language
    percent = made.done * 100 // max(made.of, 1)
    lines = [f"{one.tag}: {one.name} ({one.english}), {made.done:,} of {made.of:,} texts, {percent} %"]
    parts = (
        (made.broken, "Broken: people see another language's text instead"),
        (made.doubtful, "Please look at these"),
        (made.changed, "Changed since you translated them (if yours is still right: check --seen)"),
    )
    for some, heading in parts:
        if some:
            lines += ["", f"{heading} ({len(some)}):", *(f"  {flaw}" for flaw in some)]
    if made.missing:
        after = ", ".join(languages()[tag].english for tag in chain(one.tag)[1:])
        lines += ["", f"Not translated yet (people see: {after}):"]
        for file, keys in made.missing.items():
            lines.append(f"  {file.partition('/')[2]}: {len(keys)}" + (f": {', '.join(keys)}" if every else ""))
    return "\n".join(lines)
