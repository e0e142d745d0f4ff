"""Bottles and jars, empty and filled."""

import math

import numpy as np

import materials
import shapes
from studio import area_light, camera, set_up

GREEN, AMBER, FLINT, BLUE, ANTIQUE = '#cfd09e', '#e3b57c', '#f7fcfa', '#e2f1f3', '#c3c795'


def glass_studio(seed, backdrop, target=1.5, bright=1.0):
    """Long soft boxes at both sides show the edges of glass; a lit wall behind shows its colour."""
    set_up(seed, backdrop=backdrop, key=0.6, fill=0.5, rim=0.6, ambient=0.4)
    area_light('strip left', (-3.6, 0.6, 2.4), (0, 0, target), (0.7, 5.0), 260)
    area_light('strip right', (3.9, 0.9, 2.4), (0, 0, target), (0.5, 5.0), 190)
    area_light('wall', (0, 4.0, 5.5), (0, 9.5, 1.5), (7.0, 2.0), 330 * bright).visible_glossy = False


def hollow(outside, wall, punt=0.0):
    """A bottle's profile: the outside from the foot, the inside, and a punt in the base."""
    low = outside[0][1]
    inside = [(max(r - wall, 0.02), h) for r, h in outside if h > low + punt * 0.2 + 2 * wall]
    inner_r = outside[0][0]
    base = [(0.0, low + punt), (inner_r * 0.45, low + punt * 0.72), (inner_r * 0.85, low + punt * 0.1)]
    floor = [
        (inner_r * 0.75, low + punt * 0.3 + wall),
        (inner_r * 0.4, low + punt * 0.8 + wall),
        (0.0, low + punt + wall),
    ]
    return base + outside + [(outside[-1][0] - wall / 2, outside[-1][1] + 0.012)] + inside[::-1] + floor


def filling(outside, wall, top, low=0.06):
    """The content of a bottle up to a height. It extends into the wall, so that no air gap is visible."""
    rim = np.interp(top, [h for _, h in outside], [r for r, _ in outside]) - wall * 0.7
    return [(0, low)] + [(r - wall * 0.7, max(h, low)) for r, h in outside if h < top] + [(rim, top), (0, top)]


BORDEAUX = shapes.rounded(
    [
        (0.30, 0.03),
        (0.365, 0.0),
        (0.383, 0.06),
        (0.383, 1.92),
        (0.36, 2.06),
        (0.20, 2.24),
        (0.150, 2.42),
        (0.145, 2.86),
        (0.165, 2.87),
        (0.165, 2.94),
        (0.148, 2.96),
        (0.146, 3.0),
    ],
    5,
)


def bordeaux_bottle(at, material=None):
    return shapes.lathe(hollow(BORDEAUX, 0.035, 0.22), material or materials.glass(GREEN), 96, at, name='bordeaux')


def bordeaux():
    glass_studio(3, '#9dbcbb')
    first = bordeaux_bottle((-0.72, 0.1, 0))
    shapes.copied(first, (0.36, -0.35, 0))
    shapes.copied(first, (1.2, 0.45, 0))
    camera((0.25, 0, 1.47), 13.2, turn=0, height=7)
    return {'samples': 12}


def rims():
    glass_studio(3, '#a9bfae', 2.6)
    first = bordeaux_bottle((0, -40, 0))
    for row in range(3):
        for column in range(7):
            shapes.copied(first, ((column - 3 + 0.5 * (row % 2)) * 0.86, row * 0.85 - 0.4, 0))
    camera((0.1, 0.2, 2.78), 4.9, turn=12, height=30, stop=5.6, focus=(0, -0.1, 2.95))
    return {'samples': 12}


SQUARE = [
    (0.36, 0.07, 0.0),
    (0.385, 0.09, 0.02),
    (0.39, 0.09, 0.06),
    (0.39, 0.09, 1.55),
    (0.375, 0.10, 1.66),
    (0.31, 0.14, 1.80),
    (0.20, 0.18, 1.93),
    (0.155, 0.155, 2.05),
    (0.145, 0.145, 2.2),
    (0.145, 0.145, 2.42),
]


def square_bottle(at, turn, label=True):
    outer = [(a, a, r, z) for a, r, z in SQUARE]
    inner = [(a - 0.04, a - 0.04, max(r - 0.03, 0.03), max(z, 0.07)) for a, r, z in SQUARE[2:]]
    shapes.loft(outer + inner[::-1], materials.glass(ANTIQUE), at, (0, 0, turn), 'oil bottle', split=50)
    oil = [(a - 0.012, a - 0.012, max(r - 0.008, 0.03), max(z, 0.03)) for a, r, z in SQUARE if z < 1.75]
    shapes.loft(oil, materials.glass('#d6cf6a'), at, (0, 0, turn), 'oil')
    dark = materials.plain('#20261f', 0.35)
    shapes.lathe(
        shapes.rounded([(0.0, 2.36), (0.165, 2.36), (0.165, 2.66), (0.155, 2.69), (0, 2.69)], 3, 0.2), dark, 64, at
    )
    if label:
        angle = math.radians(turn)
        front = (at[0] + 0.393 * math.sin(angle), at[1] - 0.393 * math.cos(angle), 0.42)
        shapes.box((0.60, 0.006, 0.86), materials.board('#ece2c8'), front, (0, 0, turn), bevel=0)
        shapes.mark(
            materials.plain('#2f5a47', 0.6),
            (at[0] + 0.398 * math.sin(angle), at[1] - 0.398 * math.cos(angle), 0.92),
            (90, 0, turn),
            0.34,
        )
        stripe = (at[0] + 0.398 * math.sin(angle), at[1] - 0.398 * math.cos(angle), 0.52)
        shapes.box((0.46, 0.004, 0.05), materials.plain('#c8842d', 0.5), stripe, (0, 0, turn), bevel=0)


def leaf(length, width, material, at, turn):
    """A long pointed leaf, folded a little along its middle."""
    t, s = np.meshgrid(np.linspace(0, 1, 14), np.linspace(-1, 1, 5))
    half = width * np.sin(np.pi * t) ** 0.8
    places = np.dstack([t * length, s * half, np.abs(s) * half * 0.5 + 0.12 * length * np.sin(2.4 * t)])
    return shapes.grid(places, material, at, turn, 'leaf')


def olive_branch(at, turn=0):
    green, stem = materials.plain('#64784a', 0.5), materials.plain('#6a5237', 0.8)
    a0 = math.radians(turn)
    spot = lambda x, y, z: (
        at[0] + x * math.cos(a0) - y * math.sin(a0),
        at[1] + x * math.sin(a0) + y * math.cos(a0),
        at[2] + z,
    )
    line = [spot(x, 0.12 * math.sin(2 * x), 0.07) for x in np.linspace(0, 1.7, 20)]
    shapes.tube(line, 0.016, stem)
    for number, x in enumerate(np.linspace(0.15, 1.65, 12)):
        side = 1 if number % 2 else -1
        leaf(0.44, 0.05, green, spot(x, 0.12 * math.sin(2 * x), 0.07), (side * 12, -10, turn + side * 48))
        if number % 4 == 1:
            shapes.ball(materials.plain('#3b3a2a', 0.25), spot(x + 0.05, -0.16, 0.085), (0.10, 0.075, 0.08), (0, 0, 40))


def oil_bottles():
    square_bottle((-0.55, 0.15, 0), 12)
    square_bottle((0.65, -0.1, 0), -14)
    olive_branch((-0.9, -0.95, 0), 12)


def oil_bottle():
    glass_studio(5, '#c3b48a')
    oil_bottles()
    camera((0.05, 0, 1.24), 12.2, turn=0, height=9)
    return {'samples': 12}


def oil_bottle_close():
    glass_studio(5, '#c3b48a')
    oil_bottles()
    camera((0.62, -0.1, 1.72), 4.2, turn=-6, height=14, stop=8, focus=(0.65, -0.4, 1.7))
    return {'samples': 12}


SWING = shapes.rounded(
    [
        (0.28, 0.02),
        (0.315, 0.0),
        (0.325, 0.05),
        (0.325, 1.15),
        (0.31, 1.32),
        (0.16, 1.66),
        (0.135, 1.85),
        (0.130, 2.02),
        (0.155, 2.03),
        (0.155, 2.11),
        (0.14, 2.13),
        (0.138, 2.16),
    ],
    5,
)


def swing_bottle(at, is_open=False, turn=0):
    shapes.lathe(hollow(SWING, 0.035, 0.06), materials.glass(AMBER), 96, at)
    wire = materials.plain('#c8c8c4', 0.25, metal=1.0)
    china = materials.glaze('#f4f0e6', rough=0.12)
    ring = materials.plain('#b5452f', 0.5)
    stopper = shapes.rounded(
        [(0, 2.10), (0.10, 2.10), (0.13, 2.17), (0.15, 2.19), (0.15, 2.27), (0.09, 2.34), (0, 2.35)], 4
    )
    collar = [(0.148 * math.cos(a), 0.148 * math.sin(a), 1.92) for a in np.linspace(0, 6.28, 60)]
    bail = [(0.0, -0.155, 1.9), (0.06, -0.17, 2.0), (0.145, -0.10, 2.05), (0.165, 0.0, 2.16), (0.17, 0, 2.28)]
    shapes.tube(collar, 0.012, wire, True, at=at)
    if not is_open:
        shapes.lathe(stopper, china, 64, at)
        shapes.tube(
            [(0.135 * math.cos(a), 0.135 * math.sin(a), 2.165) for a in np.linspace(0, 6.28, 50)],
            0.026,
            ring,
            True,
            at=at,
        )
        for side in (1, -1):
            path = shapes.smooth_path([(side * x, y, z) for x, y, z in bail], 8)
            shapes.tube(path, 0.013, wire, at=at, turn=(0, 0, turn))
        shapes.tube([(0.17, 0, 2.28), (-0.17, 0, 2.28)], 0.013, wire, at=at, turn=(0, 0, turn))
        return
    down = (at[0] + 0.30, at[1] - 0.13, at[2] - 0.6)
    shapes.lathe([(r, h - 2.2) for r, h in stopper], china, 64, (down[0] + 0.1, down[1], down[2] + 2.18), (0, 115, 0))
    for side in (1, -1):
        shapes.tube(
            shapes.smooth_path(
                [
                    (0.0, side * 0.15, 1.92),
                    (0.2, side * 0.15, 1.88),
                    (0.36, side * 0.1, 1.72),
                    (0.42, side * 0.06, 1.6),
                ],
                8,
            ),
            0.013,
            wire,
            at=at,
        )


def swing_bottles():
    swing_bottle((-0.85, 0.2, 0), turn=20)
    swing_bottle((0.05, -0.3, 0), is_open=True)
    swing_bottle((0.98, 0.25, 0), turn=-25)


def swing_top():
    glass_studio(6, '#d9bd8c', 1.1)
    swing_bottles()
    camera((0.08, 0, 1.1), 10.2, turn=0, height=8)
    return {'samples': 12}


def swing_top_close():
    glass_studio(6, '#d9bd8c', 1.9)
    swing_bottles()
    camera((-0.75, 0.1, 1.98), 3.0, turn=-8, height=10, stop=8, focus=(-0.85, 0.05, 2.0))
    return {'samples': 12}
