"""Water bottles, preserving jars and honey jars with their contents."""

import math

import numpy as np

import glass
import materials
import shapes
from studio import camera

WATER = shapes.rounded(
    [
        (0.34, 0.02),
        (0.385, 0.0),
        (0.40, 0.06),
        (0.40, 1.30),
        (0.385, 1.50),
        (0.22, 2.05),
        (0.17, 2.35),
        (0.185, 2.38),
        (0.185, 2.43),
        (0.165, 2.46),
        (0.165, 2.62),
    ],
    5,
)


def water_drops(line, at, many, seed):
    rng = np.random.default_rng(seed)
    clear = materials.glass('#f8fdff')
    heights, radii = [h for _, h in line], [r for r, _ in line]
    for _ in range(many):
        height, angle, size = rng.uniform(0.15, 2.2), rng.uniform(0, 6.3), rng.uniform(0.006, 0.024)
        r = np.interp(height, heights, radii)
        shapes.ball(
            clear,
            (at[0] + r * math.cos(angle), at[1] + r * math.sin(angle), height),
            (size, size, size * 1.2),
            around=16,
        )


def water_bottles(wet=60):
    cap = materials.plain('#134a58', 0.35)
    for number, (tint, at) in enumerate(((glass.FLINT, (-0.75, 0.1, 0)), (glass.BLUE, (0.3, -0.2, 0)))):
        shapes.lathe(glass.hollow(WATER, 0.04, 0.08), materials.glass(tint), 96, at)
        shapes.lathe(
            shapes.rounded([(0, 2.50), (0.19, 2.50), (0.19, 2.72), (0.18, 2.74), (0, 2.74)], 3, 0.2), cap, 64, at
        )
        water_drops(WATER, at, wet, number)
        for wave in range(3):
            angles = np.linspace(-2.3, -0.85, 60)
            points = [
                (0.402 * math.cos(a), 0.402 * math.sin(a), 1.02 - 0.09 * wave + 0.025 * math.sin(9 * a)) for a in angles
            ]
            shapes.tube(points, 0.014, materials.glass(tint), at=at)


def water_bottle():
    glass.glass_studio(7, '#7fb0b4', 1.2)
    water_bottles()
    tumbler = shapes.rounded([(0.28, 0.01), (0.30, 0.0), (0.33, 0.9)], 4)
    shapes.lathe(glass.hollow(tumbler, 0.025, 0.0), materials.glass('#fbfefd'), 96, (1.35, -0.55, 0))
    shapes.lathe(glass.filling(tumbler, 0.025, 0.62, 0.03), materials.glass('#f4fbfc'), 96, (1.35, -0.55, 0))
    camera((0.2, 0, 1.32), 12.0, turn=0, height=8)
    return {'samples': 12}


def water_bottle_close():
    glass.glass_studio(7, '#7fb0b4', 1.2)
    water_bottles(260)
    camera((0.28, -0.3, 1.0), 3.2, turn=4, height=6, stop=8, focus=(0.3, -0.55, 1.0))
    return {'samples': 12}


def screw_lid(material, at, radius, height=0.16):
    """A twist-off lid seen from outside: knurled edge, rings and the button in the middle."""
    line = shapes.rounded(
        [
            (0, height - 0.012),
            (radius * 0.28, height - 0.012),
            (radius * 0.32, height - 0.03),
            (radius * 0.72, height - 0.03),
            (radius * 0.78, height),
            (radius * 0.93, height),
            (radius, height - 0.04),
            (radius, 0.03),
            (radius + 0.012, 0.015),
            (radius, 0.0),
            (radius - 0.03, 0.0),
            (radius - 0.03, height - 0.06),
            (0, height - 0.06),
        ],
        4,
        0.25,
    )
    return shapes.lathe(line, material, 96, at)


JAR = shapes.rounded(
    [(0.38, 0.02), (0.42, 0.0), (0.44, 0.06), (0.44, 0.95), (0.42, 1.06), (0.375, 1.12), (0.37, 1.26)], 5
)


def pieces(kind, seed):
    """Positions, sizes and rotations of the contents of a jar, pressed against the glass."""
    rng = np.random.default_rng(seed)
    many, size = {'pepper': (46, 0.15), 'apricot': (26, 0.17), 'bean': (150, 0.085)}[kind]
    for number in range(many):
        height = 0.13 + 0.86 * (number + 0.5) / many
        radius = (0.40 - size * 0.62) * math.sqrt(rng.uniform(0.25, 1))
        angle = number * 2.4 + rng.uniform(-0.3, 0.3)
        yield (radius * math.cos(angle), radius * math.sin(angle), height), size, rng.uniform(0, 360, 3)


def preserve(kind, at, lid):
    clear = materials.glass('#f6fbf8')
    shapes.lathe(glass.hollow(JAR, 0.04, 0.03), clear, 96, at)
    tints = {
        'pepper': ('#b3261a', '#c8451f', '#d8902a'),
        'apricot': ('#e08a2c', '#e69b3e'),
        'bean': ('#7e8f4a', '#93a45c', '#6f8140'),
    }
    looks = [materials.plain(tint, 0.3, specular=0.6) for tint in tints[kind]]
    shape = {'pepper': (1.2, 0.75, 0.28), 'apricot': (1, 1, 0.8), 'bean': (1.4, 0.62, 0.62)}[kind]
    for number, (place, size, turn) in enumerate(pieces(kind, len(kind))):
        where = [a + b for a, b in zip(at, place)]
        shapes.ball(looks[number % len(looks)], where, [size * s * 0.8 for s in shape], turn, 20)
    shapes.lathe(glass.filling(JAR, 0.04, 1.06, 0.03), materials.glass('#fdf8e8'), 96, at)
    screw_lid(lid, (at[0], at[1], 1.13), 0.41)


def preserving_jar():
    glass.glass_studio(8, '#dccaa6', 0.7)
    gold = materials.plain('#d9a545', 0.25, metal=0.9)
    for kind, at in (('pepper', (-1.1, 0.15, 0)), ('apricot', (0.05, -0.3, 0)), ('bean', (1.15, 0.2, 0))):
        preserve(kind, at, gold)
    camera((0.03, 0, 0.62), 8.2, turn=0, height=11)
    return {'samples': 12}


def jar_close():
    glass.glass_studio(8, '#bfd0cb', 1.2)
    clear = materials.glass('#f0f8f4')
    for at in ((-1.05, 0.9, 0), (0, 0, 0), (1.1, 0.75, 0)):
        shapes.lathe(glass.hollow(JAR, 0.04, 0.03), clear, 128, at)
        for start in range(4):
            angles = np.linspace(0, 1.25, 40) + start * math.pi / 2
            points = [(0.378 * math.cos(a), 0.378 * math.sin(a), 1.15 + 0.055 * (a - angles[0])) for a in angles]
            shapes.tube(points, 0.017, clear, at=at, radii=np.sin(np.linspace(0.15, 3.0, 40)) ** 0.5)
    camera((0, -0.1, 1.08), 3.3, turn=4, height=17, stop=8, focus=(0, -0.3, 1.18))
    return {'samples': 12}


def six_sided(line, reach=1.1):
    """A wobble that makes a round jar six-sided below its shoulder."""

    def wobble(angle, height):
        flat = math.cos(math.pi / 6) / math.cos((angle % (math.pi / 3)) - math.pi / 6)
        soft = 0.85 * (flat * 1.05 - 1)
        return 1 + soft * min(1.0, max(0.0, (reach - height) / 0.14))

    return wobble


HEX = shapes.rounded(
    [(0.40, 0.02), (0.43, 0.0), (0.45, 0.06), (0.45, 0.86), (0.42, 0.97), (0.36, 1.04), (0.355, 1.16)], 5
)


def honey_jars():
    white, honey = materials.plain('#efe9da', 0.35), materials.glass('#f4b845')
    for at, turn in (((-0.55, 0.1, 0.12), 12), ((0.55, -0.05, 0.12), -8)):
        shapes.lathe(
            glass.hollow(HEX, 0.04, 0.02), materials.glass('#f8fcf8'), 144, at, (0, 0, turn), wobble=six_sided(HEX, 1.0)
        )
        shapes.lathe(glass.filling(HEX, 0.04, 0.93, 0.03), honey, 144, at, (0, 0, turn), wobble=six_sided(HEX, 1.0))
        screw_lid(white, (at[0], at[1], at[2] + 1.05), 0.39, 0.17)
    timber = materials.wood('#b98d58', '#92683a', (1.0, 8.0, 8.0))
    shapes.box((3.6, 1.9, 0.12), timber, (0.1, -0.1, 0), bevel=0.03)
    head = [(0.0, 0.0), (0.05, 0.0)]
    for ring in range(7):
        wide = 0.12 + 0.05 * math.sin(math.pi * (ring + 0.5) / 7)
        head += [
            (wide, 0.03 + 0.075 * ring),
            (wide, 0.07 + 0.075 * ring),
            (0.07, 0.08 + 0.075 * ring),
            (0.07, 0.10 + 0.075 * ring),
        ]
    head += [(0.04, 0.60), (0.034, 1.5), (0.042, 1.62), (0, 1.63)]
    shapes.lathe(head, materials.wood('#c39a66', '#a27844', (9, 9, 1)), 48, (0.55, -0.8, 0.28), (0, 86, 8))


def honey_jar():
    glass.glass_studio(9, '#b9cdc9', 0.7, 1.3)
    honey_jars()
    camera((0.2, 0, 0.68), 8.0, turn=0, height=11)
    return {'samples': 12}


def honey_jar_close():
    glass.glass_studio(9, '#e9e2cc', 0.7, 1.6)
    honey_jars()
    camera((-0.5, -0.1, 0.66), 2.8, turn=-10, height=7, stop=8, focus=(-0.5, -0.3, 0.66))
    return {'samples': 12}


scenes = {
    'bordeaux': glass.bordeaux,
    'glass-close': glass.rims,
    'oil-bottle': glass.oil_bottle,
    'oil-bottle-close': glass.oil_bottle_close,
    'swing-top': glass.swing_top,
    'swing-top-close': glass.swing_top_close,
    'water-bottle': water_bottle,
    'water-bottle-close': water_bottle_close,
    'preserving-jar': preserving_jar,
    'jar-close': jar_close,
    'honey-jar': honey_jar,
    'honey-jar-close': honey_jar_close,
}
