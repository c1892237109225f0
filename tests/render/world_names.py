"""Names of thirty scripts, real ones and ones made from a seed."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from functools import cache

from engine.core.text.letters import UNSEEN, drawn
from engine.core.text.names import plain

REAL = {
    "latin": ("Łukasz Żółć", "Nguyễn Thị Ngọc"),
    "greek": ("Ελένη", "Ἀλέξανδρος"),
    "cyrillic": ("Ольга Ђорђевић", "Қазақ Ёжик"),
    "kana": ("さくら", "ミナト"),
    "han": ("髙橋﨑太郎", "𠮷田"),
    "mainland": ("李小龙", "邓丽君"),
    "taiwan": ("陳嗨", "鄧妳"),
    "bopomofo": ("ㄓㄨㄧㄣ", "ㄅㄆㄇ"),
    "hangul": ("민수", "김철수"),
    "arabic": ("محمد علي", "مُحَمَّد"),
    "hebrew": ("דוד לוי", "מֹשֶׁה"),
    "thaana": ("މޫސާ", "ޝީޒާ"),
    "devanagari": ("नमस्ते", "रवीन्द्र कुँवर"),
    "bengali": ("অনির্বাণ", "ক্ষিতি"),
    "gurmukhi": ("ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਹਰਜੀਤ"),
    "gujarati": ("ગુજરાતી", "પ્રકૃતિ"),
    "oriya": ("ଓଡ଼ିଆ", "କୃଷ୍ଣ"),
    "tamil": ("தமிழ்ச்செல்வன்", "குமார்"),
    "telugu": ("శ్రీకృష్ణ", "తెలుగు"),
    "kannada": ("ಶ್ರೀಕೃಷ್ಣ", "ಕನ್ನಡ"),
    "malayalam": ("കൃഷ്ണൻ", "മലയാളം"),
    "sinhala": ("ශ්‍රී ලංකා", "සිංහල"),
    "thai": ("สมชาย", "ญี่ปุ่น ปิ่นทอง"),
    "lao": ("ສຸກສະຫວັນ", "ທອງ"),
    "tibetan": ("བསྟན་འཛིན", "རྒྱ་མཚོ"),
    "myanmar": ("အောင်ဆန်း", "လျှို့ဝှက်"),
    "khmer": ("សុភា ស្រី", "កម្ពុជា"),
    "georgian": ("გიორგი", "ნინო"),
    "armenian": ("Արմեն", "Հայկ"),
    "ethiopic": ("አበበ ቢቂላ", "ሰላም"),
}
"""Two real names, or words, of each script."""
_SPANS = {
    "latin": ((0x41, 0x5A), (0x61, 0x7A), (0xC0, 0x24F), (0x1EA0, 0x1EF9)),
    "greek": ((0x391, 0x3C9), (0x1F00, 0x1FFC)),
    "cyrillic": ((0x400, 0x52F),),
    "kana": ((0x3041, 0x3096), (0x30A1, 0x30FA)),
    "han": ((0x4E00, 0x9FA5), (0x20000, 0x2FA1D)),
    "mainland": ((0x4E00, 0x9FA5),),
    "taiwan": ((0x4E00, 0x9FA5),),
    "bopomofo": ((0x3105, 0x312F),),
    "hangul": ((0xAC00, 0xD7A3), (0x3131, 0x3163)),
    "arabic": ((0x620, 0x6FC), (0x750, 0x77F)),
    "hebrew": ((0x591, 0x5EA),),
    "thaana": ((0x780, 0x7B1),),
    "devanagari": ((0x900, 0x97F),),
    "bengali": ((0x981, 0x9F1),),
    "gurmukhi": ((0xA01, 0xA75),),
    "gujarati": ((0xA81, 0xAEF),),
    "oriya": ((0xB01, 0xB71),),
    "tamil": ((0xB82, 0xBEF),),
    "telugu": ((0xC01, 0xC6F),),
    "kannada": ((0xC82, 0xCEF),),
    "malayalam": ((0xD02, 0xD7F),),
    "sinhala": ((0xD82, 0xDF3),),
    "thai": ((0xE01, 0xE4E),),
    "lao": ((0xE81, 0xEDF),),
    "tibetan": ((0xF40, 0xFBC),),
    "myanmar": ((0x1000, 0x109F),),
    "khmer": ((0x1780, 0x17D3),),
    "georgian": ((0x10D0, 0x10FF), (0x1C90, 0x1CBF)),
    "armenian": ((0x531, 0x587),),
    "ethiopic": ((0x1200, 0x135A),),
}
_CODECS = {"mainland": "gb2312", "taiwan": "big5"}


@cache
def made(script: str, count: int) -> tuple[str, ...]:
    """Return names of one to three words, each of letters with up to two marks, of at most 32 characters."""
    return tuple(_made(script, count))


def _made(script: str, count: int) -> Iterator[str]:
    chance = random.Random(f"names {script}")
    points = [chr(p) for first, last in _SPANS[script] for p in range(first, last + 1)]
    known = [
        c
        for c in points
        if drawn(c) and c not in UNSEEN and unicodedata.normalize("NFC", c) == c and _encodes(c, script)
    ]
    letters = [c for c in known if unicodedata.category(c)[0] == "L"]
    marks = [c for c in known if unicodedata.category(c)[0] == "M"]
    for _ in range(count):
        words = [
            "".join(
                chance.choice(letters) + "".join(chance.sample(marks, chance.choice((0, 0, 1, 1, 2)) if marks else 0))
                for _ in range(chance.randint(1, 6))
            )
            for _ in range(chance.choice((1, 1, 2, 2, 3)))
        ]
        yield plain(" ".join(words)[:32])


def _encodes(character: str, script: str) -> bool:
    try:
        character.encode(_CODECS.get(script, "utf-8"))
    except UnicodeEncodeError:
        return False
    return True
