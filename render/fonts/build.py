"""Cut the five shipped fonts out of their openly licensed originals, and write lists of the characters they cover.

Run it by hand after a change of the character sets, never at run time or in tests::

    npm install @fontsource/m-plus-rounded-1c@5.3.0 @fontsource/shippori-mincho@5.3.0
    pip download --no-deps noto-cjk-sans-jp-bold==0.0.1 && unzip noto_cjk*.whl
    pip install .[fonts]
    python render/fonts/build.py M_PLUS_DIR MINCHO_DIR NOTO_DIR

Each argument is an unpacked package (the folder that holds its LICENSE somewhere below).  Written beside
this file: ``ui-800.ttf`` (Latin, kana, JIS level 1), ``ui-700.ttf`` (the everyday part of it, listed in
``ui_kanji.txt``), ``world-800.ttf`` (accented Latin, Greek, Cyrillic, Vietnamese, from the small slices of
the same package), ``names.otf`` (JIS levels 1 and 2, the CP932 extras such as the surname characters U+9AD9
and U+FA11), ``deck-800.ttf`` (the characters of the kanji deck, ``deck_kanji.txt``), the licence texts,
``coverage.json`` and ``kerning.json``.

Three decisions:

- The format is sfnt, not woff2: a woff2 is unpacked at every opening, and each size opens the file.
- ``locl`` and ``vert`` are dropped; they would double the Noto subset.
- Kerning goes into ``kerning.json`` (thousandths of the size, Latin pairs) and is applied by ``render.kit.text``.
  Pillow's full layout engine has kerning, but it needs a system library (FriBiDi) that some machines lack, and one
  state must give one picture on every machine. The kerning of the basic layout has no effect with these fonts.
"""

import json
import sys
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from PIL import ImageFont

HERE = Path(__file__).parent
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


def main(m_plus: Path, mincho: Path, noto: Path) -> None:
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
    for path in sorted(HERE.iterdir()):
        print(f"{path.name:28s} {path.stat().st_size / 1024:8.0f} KB")


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:4]))
