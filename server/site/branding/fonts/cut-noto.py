"""
Creates the Arabic, Bengali and Chinese fonts of this folder from the bold Noto Sans. Run it by hand for a new version of the fonts:

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    for script in arabic bengali sc; do npm pack @fontsource/noto-sans-$script@5.3.0; done
    for file in *.tgz; do tar xzf $file --one-top-level; done
    /tmp/fonts/bin/python server/site/branding/fonts/cut-noto.py

The Arabic font has lines of 2.1 em, for several marks above each other; titles get 1.4 em. The families get names of their own, so that a font of the machine with the same name cannot replace them.

The Latin fonts are files of @fontsource/bricolage-grotesque without their compression, which the text renderer of the pictures cannot read:
`font = TTFont("FONT.woff"); font.flavor = None; font.save("FONT.ttf")`.
"""

from os.path import getsize

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = "server/site/branding/fonts"

# Joiners, direction marks, and the circle that shows a combining mark without its letter.
CONTROLS = {0x200C, 0x200D, 0x200E, 0x200F, 0x25CC}


def gb2312():
    """The characters of simplified Chinese: punctuation (row 1), letters of full width (row 3), and Han of both levels."""
    for row in [0xA1, 0xA3, *range(0xB0, 0xF8)]:
        for column in range(0xA1, 0xFF):
            character = bytes([row, column]).decode("gb2312", "ignore")
            if character:
                yield ord(character)


def set_line_height(font, ascent, descent):
    header, windows = font["hhea"], font["OS/2"]
    header.ascent = windows.sTypoAscender = windows.usWinAscent = ascent
    header.descent = windows.sTypoDescender = -descent
    windows.usWinDescent = descent


def cut(package, part, script, letters, features, lines=None):
    source = f"fontsource-noto-sans-{package}-5.3.0/package/files/noto-sans-{package}-{part}-700-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    options = subset.Options(layout_features=features, hinting=False, name_IDs=[0, 13, 14], glyph_names=False)
    options.drop_tables += ["STAT", "gasp", "vhea", "vmtx"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    if lines:
        set_line_height(font, *lines)
    family = f"Atrium Noto {script}"
    for identifier, text in {1: family, 2: "Bold", 4: f"{family} Bold", 6: f"{family.replace(' ', '')}-Bold"}.items():
        font["name"].setName(text, identifier, 3, 1, 0x409)
    path = f"{OUT}/noto-sans-{script.lower()}-700.ttf"
    font.save(path)
    print(path, getsize(path), len(font.getBestCmap()), "characters")


cut("arabic", "arabic", "Arabic", {*range(0x600, 0x700), *CONTROLS}, ["*"], lines=(1000, 420))
cut("bengali", "bengali", "Bengali", {*range(0x980, 0xA00), 0x964, 0x965, *CONTROLS}, ["*"])
cut("sc", "chinese-simplified", "Chinese", {code for code in gb2312() if code > 0xFF}, ["ccmp", "locl"])
