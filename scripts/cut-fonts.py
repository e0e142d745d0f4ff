"""
Subsets the site's fonts into four files each: one with the letters of most pages, so that a phone on a slow line loads it with
the first text, and three small ones with the other glyphs, for pages that contain one of them. Run by hand when the package of
a font changes (docs/decisions/027-first-view.md):

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/fonts/bin/python scripts/cut-fonts.py

Writes site/styles/fonts/*.woff2 and ui/theme/heading-fonts/*.woff2, and prints the unicode-range values for the style sheets beside them. They list only glyphs in the
file, because a browser would load a whole file to find out that a glyph is missing.
"""

from os.path import getsize

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = "node_modules/@fontsource-variable"
OUT = "site/styles/fonts"
THEMES_OUT = "ui/heading-fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0©°·×–—‘’“”•…€«»„"
SMALL = "àáâãäåæçèéêëîíïñóôõöøùúûüß"
CAPITAL = "ÀÁÄÅÇÉÍÓÖÜØÚ"
LETTERS = ASCII + SIGNS + SMALL + CAPITAL

# Of names from Poland, the Czech Republic, Slovakia, Slovenia, Croatia and Serbia.
SLAVIC = "ĄąĆćČčĎďĐđĘęĚěĽľŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽž"

# The copyright notice; the licence is in the same folder as the fonts.
NAMES = [0]


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = getattr(table, "ExtSubTable", table)
            if type(inner).__name__ == "PairPos":
                yield inner


def values_of(table):
    if table.Format == 1:
        return [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
    return [pair.Value1 for first in table.Class1Record for pair in first.Class2Record]


def simplify_kerning(font, least, step):
    """Drops distances of less than `least` units (1000 per em), rounds the others, and uses one value for all weights."""
    for table in pair_tables(font):
        for value in values_of(table):
            if hasattr(value, "XAdvDevice"):
                del value.XAdvDevice
            distance = getattr(value, "XAdvance", 0) or 0
            value.XAdvance = 0 if abs(distance) < least else round(distance / step) * step
        table.ValueFormat1 = 4
    drop_needless_pairs(font)
    definitions = font["GDEF"].table
    if getattr(definitions, "VarStore", None):
        definitions.VarStore = None
        definitions.Version = 0x00010000


def drop_needless_pairs(font):
    """Keeps single pairs only where they differ from their class."""
    by_class = [table for table in pair_tables(font) if table.Format == 2]

    def of_classes(first, second):
        for table in by_class:
            if first in table.Coverage.glyphs:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                return row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1.XAdvance
        return 0

    for table in pair_tables(font):
        if table.Format != 1:
            continue
        kept = []
        for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
            records = pairs.PairValueRecord
            pairs.PairValueRecord = [r for r in records if r.Value1.XAdvance != of_classes(first, r.SecondGlyph)]
            pairs.PairValueCount = len(pairs.PairValueRecord)
            if pairs.PairValueRecord:
                kept.append((first, pairs))
        table.Coverage.glyphs = [first for first, _ in kept]
        table.PairSet = [pairs for _, pairs in kept]
        table.PairSetCount = len(kept)


def open_font(name, part, weight):
    font = TTFont(f"{PACKAGES}/{name}/files/{name}-{part}-wght-normal.woff2", recalcTimestamp=False)
    return font if weight is None else instancer.instantiateVariableFont(font, {"wght": weight})


def subset_of(font, letters, features):
    options = subset.Options(
        layout_features=features, hinting=False, name_IDs=NAMES, glyph_names=False, notdef_outline=False
    )
    options.drop_tables += ["STAT", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)


def save(font, file, out=OUT):
    font.flavor = "woff2"
    path = f"{out}/{file}.woff2"
    font.save(path)
    print(path, getsize(path), ranges(font.getBestCmap()))


def cut(name, features, least, step, weight=None):
    """Writes the file of glyphs that most pages need, and files with the remaining glyphs of each of the two files of the package."""
    often = set(map(ord, LETTERS))
    font = open_font(name, "latin", weight)
    subset_of(font, often, features)
    simplify_kerning(font, least, step)
    save(font, name)
    slavic = set(map(ord, SLAVIC))
    for part, file, chosen in [
        ("latin", "signs", lambda letters: letters),
        ("latin-ext", "slavic", lambda letters: letters & slavic),
        ("latin-ext", "further", lambda letters: letters - slavic),
    ]:
        font = open_font(name, part, weight)
        # Browsers do not kern between letters of different font files, so few pairs remain.
        subset_of(font, chosen(set(font.getBestCmap()) - often), ["ccmp"])
        save(font, f"{name}-{file}")


def ranges(codes):
    runs = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


cut("instrument-sans", ["kern", "ccmp"], least=40, step=20)
cut("bricolage-grotesque", ["kern", "ccmp", "tnum"], least=8, step=4, weight=700)


def cut_for_themes(name, weight):
    """Writes the two files of the package for one weight: a font of headings that an owner chooses."""
    for part, file, features in [("latin", name, ["kern", "ccmp", "tnum"]), ("latin-ext", f"{name}-further", ["ccmp"])]:
        font = open_font(name, part, weight)
        subset_of(font, set(font.getBestCmap()), features)
        save(font, file, THEMES_OUT)


cut_for_themes("newsreader", weight=600)
cut_for_themes("archivo", weight=700)
