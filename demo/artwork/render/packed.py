"""Goods packed for transport: on pallets, in cartons, trays and crates."""

import math
import random

import numpy as np

import couplers
import fittings
import materials
import piping
import shapes
import tableware
from bedding import towel
from cloth import cloth, folded, roll
from studio import camera, set_up
from yarn import cone

TOP = 0.42


def pallet(width=4.4, depth=3.4):
    """A timber pallet: three runners, blocks, and boards across."""
    timber = materials.wood('#c39a68', '#96693c', (1.0, 7.0, 7.0))
    for y in np.linspace(-depth / 2 + 0.14, depth / 2 - 0.14, 6):
        shapes.box((width, 0.34, 0.09), timber, (0, y, TOP - 0.09), bevel=0.012)
    for y in (-depth / 2 + 0.15, 0, depth / 2 - 0.15):
        shapes.box((width, 0.28, 0.07), timber, (0, y, 0), bevel=0.012)
        for x in (-width / 2 + 0.25, 0, width / 2 - 0.25):
            shapes.box((0.46, 0.28, 0.27), timber, (x, y, 0.065), bevel=0.015)


def carton(size, at, look, seed=0, is_open=False, label=True):
    """A carton, closed with tape, or open."""
    w, d, h = size
    if not is_open:
        shapes.box(size, look, at, bevel=0.025)
        shapes.box((w * 1.001, 0.16, 0.004), materials.plain('#d9bd86', 0.3), (at[0], at[1], at[2] + h), bevel=0)
    else:
        for x in (-w / 2 + 0.02, w / 2 - 0.02):
            shapes.box((0.04, d, h), look, (at[0] + x, at[1], at[2]), bevel=0.012)
        for y in (-d / 2 + 0.02, d / 2 - 0.02):
            shapes.box((w, 0.04, h), look, (at[0], at[1] + y, at[2]), bevel=0.012)
        shapes.box((w, d, 0.03), look, at, bevel=0)
    if label:
        shapes.box(
            (w * 0.3, 0.004, h * 0.32),
            materials.plain('#f3efe4', 0.5),
            (at[0] + w * 0.22, at[1] - d / 2 - 0.003, at[2] + h * 0.4),
            bevel=0,
        )
        shapes.box(
            (w * 0.2, 0.004, h * 0.05),
            materials.plain('#2a2f33', 0.5),
            (at[0] + w * 0.22, at[1] - d / 2 - 0.006, at[2] + h * 0.56),
            bevel=0,
        )


def straps(width, depth, low, high, places, colour='#1f6b78', across=False):
    look = materials.plain(colour, 0.4)
    for place in places:
        a, b = (depth if not across else width) / 2 + 0.015, high + 0.012
        line = [(-a, low), (-a, b), (a, b), (a, low)]
        for (p0, z0), (p1, z1) in zip(line, line[1:]):
            middle, size = ((p0 + p1) / 2, min(z0, z1)), (abs(p1 - p0) + 0.02, abs(z1 - z0) + 0.012)
            where = (place, middle[0], middle[1]) if not across else (middle[0], place, middle[1])
            shapes.box((0.11, size[0], size[1]) if not across else (size[0], 0.11, size[1]), look, where, bevel=0)


def view(height=24, distance=17.5, middle=1.15):
    camera((0, 0, middle), distance, turn=26, height=height)


BOARD = '#bb9160'


def closed_layers(layers, look, height=0.95):
    for layer in range(layers):
        for x in (-1.06, 1.06):
            for y in (-0.82, 0.82):
                carton((2.08, 1.6, height), (x, y, TOP + 0.005 + layer * (height + 0.006)), look, layer)
    return TOP + layers * (height + 0.006)


def open_layer(height, at, look):
    """Four open cartons on top. Returns their centres."""
    places = [(x, y) for x in (-1.06, 1.06) for y in (-0.82, 0.82)]
    for x, y in places:
        carton((2.08, 1.6, height), (x, y, at), look, is_open=True)
    return places


def packed_cones():
    set_up(71, backdrop='#7fa9aa')
    pallet()
    look = materials.board(BOARD)
    high = closed_layers(1, look, 1.1)
    tints = (('#efe9dc', '#d8cdb8'), ('#d8bf94', '#bda172'), ('#efe9dc', '#d8cdb8'), ('#b9cfd0', '#97b3b5'))
    for number, (x, y) in enumerate(open_layer(1.1, high, look)):
        for column in (-0.66, 0, 0.66):
            for row in (-0.36, 0.36):
                cone(*tints[number], '#96694a', (x + column, y + row, high - 0.12), 0.014, 0.70, 0.72, number, 44)
    view()


def packed_rolls():
    set_up(72, backdrop='#c3d2d0')
    pallet()
    wrap = materials.board('#d8c3a0', 0.7)
    ends = [
        cloth('#27476b', '#182f4c', density=40),
        cloth('#f0e8d6', '#ddd3bd', density=40),
        cloth('#2b7a86', '#216370', density=40),
    ]
    random.seed(4)
    for layer, many in enumerate((5, 4, 3)):
        for number in range(many):
            at = (0, (number - (many - 1) / 2) * 0.76, TOP + 0.38 + 0.655 * layer)
            roll(3.9 + random.uniform(-0.06, 0.06), 0.355, ends[(layer + number) % 3], at)
            hull = shapes.lathe([(0.372, -1.78), (0.378, -1.8), (0.378, 1.8), (0.372, 1.78)], wrap, 64)
            piping.towards(hull, at, (1, 0, 0))
    camera((0, 0, 1.0), 16.0, turn=52, height=18)


def packed_linen():
    set_up(73, backdrop='#d9ab93')
    pallet()
    look = materials.board(BOARD)
    high = closed_layers(1, look, 1.05)
    looks = [
        towel('#3a8a92', '#2b6f78'),
        towel('#f4f1ea', '#e0dbd0'),
        towel('#dcc9a2', '#c8b288'),
        towel('#dba58c', '#cb9076'),
    ]
    band = materials.board('#efe6d2', 0.6)
    for number, (x, y) in enumerate(open_layer(1.05, high, look)):
        for column in (-0.5, 0.5):
            up = high + 0.05
            for piece in range(3):
                tall = folded(
                    0.9,
                    1.25,
                    looks[(number + piece + (column > 0)) % 4],
                    (x + column, y, up),
                    0,
                    3,
                    0.12,
                    number * 7 + piece,
                )
                up += tall
            shapes.box((0.26, 1.34, 0.012), band, (x + column, y, up), bevel=0)
            shapes.box((0.26, 0.012, 0.36), band, (x + column, y - 0.67, up - 0.34), bevel=0)
    view(28)


def packed_tiles():
    set_up(74, backdrop='#c9bfa8')
    pallet()
    look = materials.board('#c2a071')
    print_colour = materials.plain('#1f6b78', 0.6)
    for layer in range(4):
        for column in range(4):
            for row in range(3):
                at = ((column - 1.5) * 1.06, (row - 1) * 1.08, TOP + 0.004 + 0.44 * layer)
                shapes.box((1.05, 1.07, 0.435), look, at, bevel=0.02)
                if row == 0:
                    shapes.box((0.6, 0.004, 0.12), print_colour, (at[0], at[1] - 0.537, at[2] + 0.16), bevel=0)
                if column == 3:
                    shapes.box((0.004, 0.6, 0.12), print_colour, (at[0] + 0.527, at[1], at[2] + 0.16), bevel=0)
    high = TOP + 4 * 0.44
    straps(4.26, 3.26, 0.35, high, (-1.1, 1.1))
    straps(4.26, 3.26, 0.35, high, (-0.6, 0.7), across=True)
    guard = materials.board('#9c7a4e')
    for x in (-2.13, 2.13):
        for y in (-1.63, 1.63):
            shapes.box((0.30, 0.04, high - TOP), guard, (x - math.copysign(0.13, x), y, TOP), bevel=0.006)
            shapes.box((0.04, 0.30, high - TOP), guard, (x, y - math.copysign(0.13, y), TOP), bevel=0.006)
    view(24, 16.0)


def packed_tableware():
    set_up(75, backdrop='#dcb158')
    timber = materials.wood('#c39a68', '#96693c', (1.0, 7.0, 7.0))
    for z in (0.06, 0.5, 0.94):
        for y in (-1.55, 1.55):
            shapes.box((4.4, 0.09, 0.36), timber, (0, y, z), bevel=0.015)
        for x in (-2.2, 2.2):
            shapes.box((0.09, 3.2, 0.36), timber, (x, 0, z), bevel=0.015)
    for x in (-2.1, 2.1):
        for y in (-1.46, 1.46):
            shapes.box((0.14, 0.14, 1.3), timber, (x, y, 0.02), bevel=0.01)
    shapes.box((4.4, 3.1, 0.06), timber, (0, 0, 0.02), bevel=0)
    straw = materials.board('#d8c08c', 0.95)
    shapes.sheet(
        lambda x, y: 0.05 * np.sin(9 * x + 4 * y) + 0.05 * np.sin(7 * y - 5 * x),
        (4.3, 3.0),
        (90, 70),
        straw,
        (0, 0, 0.62),
    )
    tide, sand = tableware.rings('#12505c', '#3f8f92', '#b4702e'), tableware.rings('#b79a68', '#dcc9a2', '#8f5a34')
    for number, (x, y) in enumerate(
        ((-1.35, -0.72), (0, -0.72), (1.35, -0.72), (-1.35, 0.72), (0, 0.72), (1.35, 0.72))
    ):
        for piece in range(5):
            tableware.plate(0.64, tide if number % 2 == 0 else sand, (x, y, 0.66 + 0.1 * piece), (0, 0, 30 * piece))
    camera((0, 0, 0.55), 13.5, turn=20, height=36)


def crate(at, colour, size=(2.0, 1.55, 0.75)):
    look = materials.plain(colour, 0.45)
    w, d, h = size
    for x in (-w / 2, w / 2):
        shapes.box((0.06, d, h), look, (at[0] + x, at[1], at[2]), bevel=0.02)
    for y in (-d / 2, d / 2):
        shapes.box((w + 0.06, 0.06, h), look, (at[0], at[1] + y, at[2]), bevel=0.02)
        shapes.box((w + 0.12, 0.05, 0.09), look, (at[0], at[1] + y * 1.03, at[2] + h - 0.09), bevel=0.02)
        shapes.box(
            (0.55, 0.02, 0.13), materials.plain('#14181a', 0.7), (at[0], at[1] + y * 1.045, at[2] + h - 0.3), bevel=0.01
        )
    shapes.box((w, d, 0.05), look, at, bevel=0)


def packed_fittings():
    set_up(76, backdrop='#c3d2d0')
    pallet()
    for x in (-1.06, 1.06):
        for y in (-0.82, 0.82):
            crate((x, y, TOP), '#1f6b78')
            crate((x, y, TOP + 0.77), '#1f6b78')
    blue, grey, black = piping.plastic(piping.BLUE), piping.plastic('#7f898e'), piping.plastic('#2a2f33', 0.4)
    base = TOP + 0.77 + 0.2
    random.seed(5)
    for number in range(9):
        x, y = -1.06 + (number % 3 - 1) * 0.6, -0.82 + (number // 3 - 1) * 0.46
        fittings.bent(0.15, 0.04, 0.24, blue, (x - 0.1, y, base + 0.2), (0, 0, random.uniform(0, 360)))
        x, y = 1.06 + (number % 3 - 1) * 0.6, 0.82 + (number // 3 - 1) * 0.46
        fittings.bent(0.15, 0.04, 0.24, grey, (x - 0.1, y, base + 0.2), (0, 0, random.uniform(0, 360)))
        x, y = 1.06 + (number % 3 - 1) * 0.6, -0.82 + (number // 3 - 1) * 0.46
        couplers.coupler_body(0.24, 0.6, black, (x, y, base - 0.1), random.uniform(0, 360))
    for x, y in ((-1.5, 0.45), (-0.7, 0.5), (-1.45, 1.1), (-0.65, 1.15)):
        fittings.tee((x, y, base + 0.05), random.uniform(-25, 25), 0.42)
    view(34, 17.0, 1.1)


scenes = {name.replace('_', '-'): make for name, make in list(globals().items()) if name.startswith('packed_')}
