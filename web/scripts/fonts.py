"""Write the small fonts of the pages into web/src/styles/fonts: only the characters that our texts use.

The fonts of postcards are written beside the program that draws those: one file for each weight, since it knows no
others, with the characters of Western Europe.

    pip install fonttools brotli && npm ci --prefix web && python web/scripts/fonts.py

Other characters, in names of players for example, come from the whole fonts, which a browser loads when it meets one.
The small ones are called Shoal Sans and Shoal Serif inside: a licence may keep its font's name for the original.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB: Final = Path(__file__).resolve().parent.parent
WHOLE: Final = WEB / "node_modules" / "@fontsource-variable"
SMALL: Final = WEB / "src" / "styles" / "fonts"
READ: Final = "20-7e,a0,a3,a7,ab,b0,b1,b7,bb,bc-be,c4,d6,d7,dc,df,e4,f6,fc,2013,2014,2018-201a,201c-201e,2026,2212"
HEADED: Final = "20-22,24-29,2b-3b,3f,41-5a,61-7a,a0,b7,c4,d6,dc,df,e4,f6,fc,2013,2019,2026,2212"
"""The characters of what is read, and of headings and names. fonts.css has the same lists, as ranges."""
FONTS: Final = (
    ("sans", "inter/files/inter-latin-wght-normal", READ, (400, 700), ["kern", "tnum", "cv11"]),
    ("serif", "fraunces/files/fraunces-latin-wght-normal", HEADED, 720, ["kern", "liga", "lnum"]),
)
DRAWN: Final = WEB.parent / "src" / "shoal" / "server" / "play" / "link_previews" / "fonts"
WESTERN: Final = "20-7e,a0-ff,2013,2014,2018-201a,201c-201e,2026,2212"
DRAWN_FONTS: Final = (
    ("sans", "inter/files/inter-latin-wght-normal", WESTERN, 400, ["kern"]),
    ("sans-bold", "inter/files/inter-latin-wght-normal", WESTERN, 700, ["kern"]),
    ("serif", "fraunces/files/fraunces-latin-wght-normal", WESTERN, 650, ["kern"]),
)
FAMILY_NAMES: Final = (1, 3, 4, 6, 16)


def at_weight(file: Path, weight: int | tuple[int, int]) -> TTFont:
    """Return the font with one weight, or with those between two; written and read, so that its tables agree."""
    written = BytesIO()
    font = instantiateVariableFont(TTFont(file), {"wght": weight})
    font.flavor = None
    font.save(written)
    written.seek(0)
    return TTFont(written)


def small(name: str, source: str, characters: str, weight: int | tuple[int, int], features: list[str]) -> TTFont:
    """Return a font with some characters, under a name of our own."""
    font = at_weight(WHOLE / f"{source}.woff2", weight)
    subsetter = Subsetter(Options(layout_features=features, hinting=False))
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = f"Shoal {name.partition('-')[0].title()}"
    return font


def main() -> None:
    SMALL.mkdir(exist_ok=True)
    for name, *rest in FONTS:
        font = small(name, *rest)
        font.flavor = "woff2"
        font.save(SMALL / f"{name}.woff2")
    DRAWN.mkdir(exist_ok=True)
    for name, *rest in DRAWN_FONTS:
        small(name, *rest).save(DRAWN / f"{name}.ttf")


if __name__ == "__main__":
    main()
