"""Cut the shipped fonts out of their openly licensed originals, and write lists of the characters they cover.

Run it by hand after a change of the character sets, never at run time or in tests::

    npm install @fontsource/m-plus-rounded-1c@5.3.0 @fontsource/shippori-mincho@5.3.0
    pip download --no-deps noto-cjk-sans-jp-bold==0.0.1 && unzip noto_cjk*.whl
    apt-get download fonts-noto-core=20201225-1 && dpkg-deb -x fonts-noto-core*.deb noto-core
    pip install .[fonts]
    python render/fonts/build.py M_PLUS_DIR MINCHO_DIR NOTO_DIR NOTO_CORE_DIR

Each argument is an unpacked package (the folder that holds its licence somewhere below).  Written beside
this file: ``ui-800.ttf`` (Latin, kana, JIS level 1), ``ui-700.ttf`` (the everyday part of it, listed in
``ui_kanji.txt``), ``world-800.ttf`` (accented Latin, Greek, Cyrillic, Vietnamese, from the small slices of
the same package), ``names.otf`` (JIS levels 1 and 2, the CP932 extras such as the surname characters U+9AD9
and U+FA11), ``deck-800.ttf`` (the characters of the kanji deck, ``deck_kanji.txt``), the licence texts,
``coverage.json`` and ``kerning.json``.

Written in ``scripts/``: a font for each other script of people's names, ``coverage.json`` for them all, their licence;
and ``engine/core/text/drawn.py``, what all fonts have together. Chinese has three: ``han-cn`` has what ``names.otf``
lacks of GB 2312 and of the marks, or has in its Japanese form; ``han-tw`` the same of Big5; ``han-rest`` the other
characters of JIS X 0213 and HKSCS, of the first block, and beyond the first plane (as 𠮷).

Four decisions:

- The format is sfnt, not woff2: a woff2 is unpacked at every opening, and each size opens the file.
- ``locl`` and ``vert`` are dropped; they would double the Noto subset.
- Kerning goes into ``kerning.json`` (thousandths of the size, Latin pairs) and is applied when a line is drawn
  (``render.kit.drawing.text``). Pillow's full layout engine has kerning, but it needs a system library (FriBiDi) that
  some machines lack, and one state must give one picture on every machine. The kerning of the basic layout has no
  effect with these fonts.
- The fonts in ``scripts/`` keep their layout tables: Arabic or Thai cannot be read without. They have no dotted circle,
  so none is drawn below a mark that stands alone, and no character that is drawn in plain letters anyway
  (``engine.core.text.letters``).
"""

import json
import sys
import textwrap
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from PIL import ImageFont

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from engine.core.text.letters import PLAIN  # noqa: E402  (found by the line above)

KERNED = "".join(c for c in map(chr, range(0x21, 0x7F)) if c.isalnum() or c in ".,-'/:!?&()")
LEAST_KERN = 30  # thousandths of the size; a smaller one cannot be seen and costs a drawing call
DROPPED = ["BASE", "GPOS", "GSUB", "GDEF", "DSIG", "meta", "vhea", "vmtx", "VORG", "STAT"]


def euc_rows(first: int, last: int) -> str:
    """Return every JIS X 0208 character of the given rows (lead bytes of EUC-JP)."""
    out = []
    for lead in range(first, last + 1):
        for trail in range(0xA1, 0xFF):
            try:
                out.append(bytes([lead, trail]).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return "".join(out)


def cp932_extras() -> str:
    """Return the NEC and IBM characters that CP932 adds to JIS X 0208."""
    out = []
    for lead in (0x87, *range(0xED, 0xEF), *range(0xFA, 0xFD)):
        for trail in range(0x40, 0xFD):
            try:
                out.append(bytes([lead, trail]).decode("cp932"))
            except UnicodeDecodeError:
                continue
    return "".join(out)


def span(first: int, last: int) -> str:
    """Return all characters from first to last, both included."""
    return "".join(map(chr, range(first, last + 1)))


ASCII = span(0x20, 0x7E)
LATIN = span(0xA0, 0x17F) + "ǍǎǏǐǑǒǓǔȘșȚțẞ" + span(0x1EA0, 0x1EF9)
SIGNS = "€№™←↑→↓⇄↔−×÷≠≤≥±∞√♪♫♭♯★☆●○◎■□▲△▶▷▼▽◀◁◆◇♠♡♢♣♤♥♦♧✓✕〓"
PUNCTUATION = span(0x2010, 0x2027) + span(0x2030, 0x203B) + SIGNS
KANA = span(0x3000, 0x301F) + span(0x3041, 0x3096) + span(0x3099, 0x30FF) + span(0xFF01, 0xFF9F)
JIS_SYMBOLS = euc_rows(0xA1, 0xA8)
LEVEL_1 = euc_rows(0xB0, 0xCF)
LEVEL_2 = euc_rows(0xD0, 0xF4)

SCRIPTS = {
    "world-more": ("NotoSans", span(0x180, 0x52F) + span(0x1C80, 0x1FFF) + span(0x2C60, 0x2C7F) + span(0xA640, 0xAB6F)),
    "hebrew": ("NotoSansHebrew", span(0x590, 0x5FF)),
    "arabic": ("NotoSansArabic", span(0x600, 0x6FF) + span(0x750, 0x77F) + span(0x8A0, 0x8FF)),
    "thaana": ("NotoSansThaana", span(0x780, 0x7BF)),
    "devanagari": ("NotoSansDevanagari", span(0x900, 0x97F) + span(0xA8E0, 0xA8FF)),
    "bengali": ("NotoSansBengali", span(0x980, 0x9FF)),
    "gurmukhi": ("NotoSansGurmukhi", span(0xA00, 0xA7F)),
    "gujarati": ("NotoSansGujarati", span(0xA80, 0xAFF)),
    "oriya": ("NotoSansOriya", span(0xB00, 0xB7F)),
    "tamil": ("NotoSansTamil", span(0xB80, 0xBFF)),
    "telugu": ("NotoSansTelugu", span(0xC00, 0xC7F)),
    "kannada": ("NotoSansKannada", span(0xC80, 0xCFF)),
    "malayalam": ("NotoSansMalayalam", span(0xD00, 0xD7F)),
    "sinhala": ("NotoSansSinhala", span(0xD80, 0xDFF)),
    "thai": ("NotoSansThai", span(0xE00, 0xE7F)),
    "lao": ("NotoSansLao", span(0xE80, 0xEFF)),
    "tibetan": ("NotoSerifTibetan", span(0xF00, 0xFFF)),
    "myanmar": ("NotoSansMyanmar", span(0x1000, 0x109F) + span(0xA9E0, 0xA9FF) + span(0xAA60, 0xAA7F)),
    "georgian": ("NotoSansGeorgian", span(0x10A0, 0x10FF) + span(0x1C90, 0x1CBF) + span(0x2D00, 0x2D2F)),
    "armenian": ("NotoSansArmenian", span(0x530, 0x58F)),
    "ethiopic": ("NotoSansEthiopic", span(0x1200, 0x139F) + span(0x2D80, 0x2DDF) + span(0xAB00, 0xAB2F)),
    "cherokee": ("NotoSansCherokee", span(0x13A0, 0x13FF) + span(0xAB70, 0xABBF)),
    "canadian": ("NotoSansCanadianAboriginal", span(0x1400, 0x167F) + span(0x18B0, 0x18FF)),
    "khmer": ("NotoSansKhmer", span(0x1780, 0x17FF)),
}
"""The file of each script and its characters; Chinese and Hangul: ``chinese``."""
JOINERS = "\u200c\u200d"
BEYOND = range(0x20000, 0x30000)
HAN = [*range(0x3400, 0x4DC0), *range(0x4E00, 0xA000), *BEYOND]
HANGUL = span(0xAC00, 0xD7A3) + span(0x3131, 0x3163) + span(0x3165, 0x318E)
MARKS = {*range(0x3001, 0x3004), *range(0x3008, 0x3020), *range(0xFF01, 0xFF0F), *range(0xFF1A, 0xFF20), 0xFF5E}
"""The marks of Chinese and Japanese. Where they stand in their square depends on the country."""
BOPOMOFO = span(0x3105, 0x312F) + span(0x31A0, 0x31BF)
FORMS_SIZE = 64
"""The size in which two letters of a script are compared, px."""


def cut(source: Path, text: str, out: Path) -> set[int]:
    """Write the part of source that text needs; return the code points the result covers."""
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += DROPPED
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    font.flavor = None
    # One fixed time stamp: otherwise every build would differ.
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    font.save(str(out))
    return set(font.getBestCmap())


def in_codec(codec: str) -> set[int]:
    """Return the Chinese characters of a codec."""
    return {point for point in HAN if encodes(chr(point), codec)}


def encodes(character: str, codec: str) -> bool:
    """True if a codec has the character."""
    try:
        character.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def script(source: Path, text: str, base: set[int], out: Path) -> set[int]:
    """Write the font of a script with its layout tables; return the code points that names may have of it.

    Left out: what ``base`` has, and what becomes letters of ``base``, as 𝐀 does.
    """
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    covered = {ord(c) for c in text if ord(c) in font.getBestCmap() and wanted(c, base)}
    # The space and the joiners belong to no script: layout needs them.
    cutter.populate(unicodes=covered | {ord(c) for c in " " + JOINERS})
    cutter.subset(font)
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    font.save(str(out))
    return covered


def wanted(character: str, base: set[int]) -> bool:
    """True for a character that needs a glyph of its own. Marks that belong to no script are not drawn."""
    if ord(character) in base or character in PLAIN or unicodedata.category(character) in ("Cn", "Cf", "Sk", "Zs"):
        return False
    if unicodedata.name(character, "").startswith("COMBINING"):
        return False
    plain = unicodedata.normalize("NFKC", character)
    return plain == character or not {ord(c) for c in plain} <= base


def chinese(source: Path, base: set[int], folder: Path) -> dict[str, set[int]]:
    """Write the fonts of Chinese and Hangul; return the code points that each has."""
    mainland, taiwan = in_codec("gb2312"), in_codec("big5")
    others = {*range(0x4E00, 0xA000), *BEYOND} | in_codec("euc_jis_2004") | in_codec("big5hkscs")
    cover = {
        "hangul": cut(source, HANGUL, folder / "hangul.otf"),
        "han-cn": cut_forms(source, mainland | MARKS, "ZHS ", base, folder / "han-cn.otf"),
        "han-tw": cut_forms(source, taiwan | MARKS, "ZHT ", base, folder / "han-tw.otf"),
    }
    rest = "".join(map(chr, sorted(others - base - cover["han-cn"] - cover["han-tw"])))
    cover["han-rest"] = cut(source, rest + BOPOMOFO, folder / "han-rest.otf")
    return cover


def cut_forms(source: Path, points: set[int], language: str, base: set[int], out: Path) -> set[int]:
    """Write those characters that ``base`` lacks or that have another form in a language (tag of OpenType)."""
    font = TTFont(str(source))
    table = font["GSUB"].table
    forms: dict[str, str] = {}
    (hani,) = [record.Script for record in table.ScriptList.ScriptRecord if record.ScriptTag == "hani"]
    (system,) = [record.LangSys for record in hani.LangSysRecord if record.LangSysTag == language]
    for feature in (table.FeatureList.FeatureRecord[index] for index in system.FeatureIndex):
        for index in feature.Feature.LookupListIndex if feature.FeatureTag == "locl" else ():
            for part in table.LookupList.Lookup[index].SubTable:
                forms = {**getattr(part, "ExtSubTable", part).mapping, **forms}
    usual = font.getBestCmap()
    kept = {p for p in points if p in usual and (p not in base or forms.get(usual[p], usual[p]) != usual[p])}
    for part in font["cmap"].tables:
        if part.isUnicode() and hasattr(part, "cmap") and part.format in (4, 12):
            part.cmap = {p: forms.get(glyph, glyph) for p, glyph in part.cmap.items()}
    changed = HERE / "~forms.otf"
    font.save(str(changed))
    covered = cut(changed, "".join(map(chr, sorted(kept))), out)
    changed.unlink()
    return covered


def same_looks(path: Path, points: Iterable[int]) -> list[str]:
    """Return groups of characters of a font that look the same, alone or joined as Arabic letters are."""
    font = ImageFont.truetype(str(path), FORMS_SIZE, layout_engine=ImageFont.Layout.RAQM)
    joined = "\u0640" if 0x640 in points else ""
    group: dict[str, str] = {}
    seen: dict[tuple[object, ...], str] = {}
    for point in sorted(points):
        character = chr(point)
        if unicodedata.category(character)[0] not in "LN":
            continue
        forms = {character, character + joined, joined + character, joined + character + joined}
        for index, form in enumerate(sorted(forms)):
            mask, offset = font.getmask2(form, mode="L")
            first = seen.setdefault((index, mask.size, offset, bytes(mask)), character)
            # Two groups that have a letter in common become one.
            old, new = group.get(character, character), group.get(first, first)
            group |= dict.fromkeys((character, *(c for c, g in group.items() if g == old)), new)
    found: dict[str, str] = {}
    for character, first in group.items():
        found[first] = found.get(first, "") + character
    return sorted("".join(sorted(letters)) for letters in found.values() if len(letters) > 1)


def write_drawn(points: set[int], groups: list[str]) -> None:
    """Write ``engine/core/text/drawn.py``."""
    flat = ranges(points)
    pairs = [f"{a:x}" if a == b else f"{a:x}-{b:x}" for a, b in zip(flat[::2], flat[1::2], strict=True)]
    coded = ["+".join(f"{ord(c):x}" for c in group) for group in groups]

    def quoted(words: list[str]) -> str:
        return "\n".join(f'    "{line} "' for line in textwrap.wrap(" ".join(words), 112))

    (ROOT / "engine/core/text/drawn.py").write_text(
        '"""What the fonts of the pictures have: written by render/fonts/build.py, never by hand."""\n\n'
        "RANGES = (\n" + quoted(pairs) + "\n)\n"
        '"""The characters, first-last in hexadecimal."""\n'
        "ALIKE = (\n" + quoted(coded) + "\n)\n"
        '"""Groups of letters of one script that look the same."""\n',
        "utf-8",
    )


def kerning(source: Path) -> dict[str, int]:
    """Return the distance that each Latin pair moves together (negative) or apart, measured with the full layout
    engine."""
    font = TTFont(str(source))
    font.flavor = None
    plain = HERE / "~kern.sfnt"
    font.save(str(plain))
    ruler = ImageFont.truetype(str(plain), 1000, layout_engine=ImageFont.Layout.RAQM)
    single = {c: ruler.getlength(c) for c in KERNED}
    pairs = {}
    for a, first in single.items():
        for b, second in single.items():
            shift = round(ruler.getlength(a + b, features=["-liga"]) - first - second)
            if abs(shift) >= LEAST_KERN:
                pairs[a + b] = shift
    plain.unlink()
    return pairs


def merged(folder: Path, weight: int, out: Path) -> set[int]:
    """Write the alphabets that the Japanese file of the package lacks; return the covered code points."""
    parts = []
    for index, part in enumerate(("latin-ext", "greek", "cyrillic", "vietnamese")):
        font = TTFont(str(find(folder, f"m-plus-rounded-1c-{part}-{weight}-normal.woff2")))
        font.flavor = None
        for tag in DROPPED:
            if tag in font:
                del font[tag]
        parts.append(HERE / f"~{index}.sfnt")
        font.save(str(parts[-1]))
    whole = HERE / "~whole.sfnt"
    merge.Merger().merge([str(part) for part in parts]).save(str(whole))
    covered = cut(whole, span(0xA0, 0x24F) + span(0x370, 0x45F) + span(0x1EA0, 0x1EF9) + "ҐґҒғҚқҮүҰұӘәӨө", out)
    for path in (*parts, whole):
        path.unlink()
    return covered


def ranges(points: set[int]) -> list[int]:
    """Return code points as a flat list: first, last, first, last, ..."""
    out: list[int] = []
    for point in sorted(points):
        if out and point == out[-1] + 1:
            out[-1] = point
        else:
            out += [point, point]
    return out


def find(folder: Path, pattern: str) -> Path:
    """Return the one file below folder that matches; raises FileNotFoundError if there is none."""
    for path in sorted(folder.rglob(pattern)):
        return path
    raise FileNotFoundError(f"{pattern} below {folder}")


def other_scripts(noto: Path, core: Path, base: set[int]) -> None:
    """Write ``scripts/`` and ``engine/core/text/drawn.py``; ``base`` has the characters of the other fonts."""
    folder, groups = HERE / "scripts", []
    folder.mkdir(exist_ok=True)
    cover = {}
    for name, (file, text) in SCRIPTS.items():
        path = folder / f"{name}.ttf"
        cover[name] = script(find(core, f"{file}-Bold.ttf"), text, base, path)
        groups += same_looks(path, cover[name])
    cover |= chinese(find(noto, "NotoSansCJKjp-Bold.otf"), base, folder)
    table = {key: ranges(points) for key, points in cover.items()}
    (folder / "coverage.json").write_text(json.dumps(table, separators=(",", ":")) + "\n", "utf-8")
    terms = "This Font Software is licensed under"
    (head, _, _), (_, _, body) = (
        find(*at).read_text("utf-8").partition(terms) for at in ((core, "copyright"), (noto, "LICENSE"))
    )
    made = " ".join(head.split("Copyright:")[1].split("License")[0].split())
    (folder / "OFL-Noto.txt").write_text(f"Copyright {made}\n\n{terms}{body}", "utf-8")
    write_drawn(base.union(*cover.values()), groups)


def main(m_plus: Path, mincho: Path, noto: Path, core: Path) -> None:
    """Build everything; see the module docstring."""
    interface = ASCII + LATIN + PUNCTUATION + KANA
    everyday = "".join((HERE / "ui_kanji.txt").read_text("utf-8").split())
    deck = "".join((HERE / "deck_kanji.txt").read_text("utf-8").split())
    rounded = "m-plus-rounded-1c-japanese-{}-normal.woff2"
    names = interface + JIS_SYMBOLS + LEVEL_1 + LEVEL_2 + cp932_extras()
    cover = {
        "ui-800": cut(find(m_plus, rounded.format(800)), interface + JIS_SYMBOLS + LEVEL_1, HERE / "ui-800.ttf"),
        "ui-700": cut(find(m_plus, rounded.format(700)), interface + everyday, HERE / "ui-700.ttf"),
        "world-800": merged(m_plus, 800, HERE / "world-800.ttf"),
        "names": cut(find(noto, "NotoSansCJKjp-Bold.otf"), names, HERE / "names.otf"),
        "deck-800": cut(find(mincho, "shippori-mincho-japanese-800-normal.woff2"), deck, HERE / "deck-800.ttf"),
    }
    pairs = {f"ui-{weight}": kerning(find(m_plus, rounded.format(weight))) for weight in (700, 800)}
    (HERE / "kerning.json").write_text(json.dumps(pairs, separators=(",", ":")) + "\n", "utf-8")
    table = {key: ranges(points) for key, points in cover.items()}
    (HERE / "coverage.json").write_text(json.dumps(table, separators=(",", ":")) + "\n", "utf-8")
    for folder, name in ((m_plus, "M_PLUS_Rounded"), (mincho, "Shippori_Mincho"), (noto, "Noto_Sans_CJK")):
        text = find(folder, "LICENSE").read_text("utf-8")
        (HERE / f"OFL-{name}.txt").write_text(text, "utf-8")
    other_scripts(noto, core, set().union(*(cover[face] for face in ("ui-800", "world-800", "names"))))
    for path in (*sorted(HERE.iterdir()), *sorted((HERE / "scripts").iterdir())):
        print(f"{path.name:28s} {path.stat().st_size / 1024:8.0f} KB")


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:5]))
