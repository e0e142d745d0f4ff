"""Renders pictures of products: blender -b -t 1 -P demo/artwork/render/make.py -- <folder> [<percent>] [<name> ...]

The named pictures, or all of them, are written to the folder as `<name>.webp`, 1600 pixels wide.
Less than 100 percent renders fewer pixels and enlarges them (from 50 on), or leaves the picture small, for tests.
"""

import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bedding  # noqa: E402
import fittings  # noqa: E402
import jars  # noqa: E402
import lids  # noqa: E402
import packed  # noqa: E402
import packed_goods  # noqa: E402
import paper_bags  # noqa: E402
import patterned_tiles  # noqa: E402
import studio  # noqa: E402
import tableware  # noqa: E402
import woven_goods  # noqa: E402
import yarn  # noqa: E402

families = (
    yarn,
    woven_goods,
    bedding,
    patterned_tiles,
    tableware,
    jars,
    lids,
    paper_bags,
    fittings,
    packed,
    packed_goods,
)
scenes = {name: scene for family in families for name, scene in family.scenes.items()}

arguments = sys.argv[sys.argv.index('--') + 1 :]
folder, names, percent = arguments[0], arguments[1:], 100
if names and names[0].isdigit():
    percent, names = int(names[0]), names[1:]
for name in names or scenes:
    began = time.process_time()
    settings = scenes[name]() or {}
    studio.develop(os.path.join(folder, f'{name}.webp'), scale=percent, **settings)
    print(f'{name}: {time.process_time() - began:.0f} s', flush=True)
