"""Cans of olive oil."""

import math

import numpy as np

import materials
import shapes
from studio import camera
from tins import lacquer, metal_studio, tinplate


def olive_print(spot, turn, size=1.0):
    """A printed branch with leaves and olives on a tin's face; `spot(x, z)` returns positions on the face."""
    stem, green, fruit = (
        materials.plain('#5d6b3c', 0.5),
        materials.plain('#5f7d44', 0.45),
        materials.plain('#33402c', 0.4),
    )
    shapes.tube(
        [spot(0.52 * size * (t - 0.5) * 1.9, 0.10 * size * math.sin(3 * t)) for t in np.linspace(0, 1, 16)],
        0.007,
        stem,
        sides=1,
    )
    for number, t in enumerate(np.linspace(0.06, 0.97, 9)):
        x, z = 0.52 * size * (t - 0.5) * 1.9, 0.10 * size * math.sin(3 * t)
        for side in (1, -1):
            long, angle = 0.2 * size, side * 0.85
            outline = [(long * u, 0.034 * size * math.sin(math.pi * u)) for u in np.linspace(0, 1, 12)]
            outline += [(x0, -y0) for x0, y0 in outline[-2:0:-1]]
            tilted = [
                (x0 * math.cos(angle) - y0 * math.sin(angle), x0 * math.sin(angle) + y0 * math.cos(angle))
                for x0, y0 in outline
            ]
            shapes.extruded(tilted, 0.003, green, spot(x, z), (90, 0, turn), 0)
        if number % 3 == 1:
            drop = [
                (0.05 * size * math.cos(a), 0.068 * size * math.sin(a) - 0.12 * size)
                for a in np.linspace(0, 6.28, 28)[:-1]
            ]
            shapes.extruded(drop, 0.005, fruit, spot(x + 0.03, z), (90, 0, turn), 0)


def oil_can(at, turn, body):
    a, b, r = 0.745, 0.425, 0.10
    line = [
        (a, b, r, 0),
        (a + 0.02, b + 0.02, r + 0.02, 0.01),
        (a + 0.02, b + 0.02, r + 0.02, 0.06),
        (a, b, r, 0.075),
        (a, b, r, 2.56),
        (a + 0.02, b + 0.02, r + 0.02, 2.575),
        (a + 0.02, b + 0.02, r + 0.02, 2.63),
        (a - 0.01, b - 0.01, r, 2.64),
        (a - 0.03, b - 0.03, r, 2.59),
    ]
    shapes.loft(line, body, at, (0, 0, turn), 'oil can')
    tin = tinplate()
    shapes.loft([(a - 0.03, b - 0.03, r, 2.591), (a - 0.04, b - 0.04, r, 2.592)], tin, at, (0, 0, turn))
    flat = math.radians(turn)

    def at_top(x, y, z):
        return (
            at[0] + x * math.cos(flat) - y * math.sin(flat),
            at[1] + x * math.sin(flat) + y * math.cos(flat),
            at[2] + z,
        )

    cap = shapes.rounded(
        [(0.12, 2.59), (0.15, 2.6), (0.15, 2.64), (0.115, 2.66), (0.115, 2.78), (0.10, 2.80), (0, 2.80)], 3
    )
    shapes.lathe(cap, lacquer('#d9a545'), 48, at_top(0.42, 0, 0))
    grip = shapes.smooth_path([(-0.5, 0, 2.6), (-0.47, 0, 2.76), (-0.2, 0, 2.82), (0.07, 0, 2.76), (0.10, 0, 2.6)], 10)
    shapes.tube([at_top(*p) for p in grip], 0.035, tin, sides=4)

    def face(x, z, out=0.002):
        return at_top(x, -b - out, z)

    panel = materials.plain('#efe6cf', 0.4, coat=0.6)
    shapes.box((1.16, 0.004, 1.9), panel, face(0, 0.36), (0, 0, turn), 0)
    olive_print(lambda x, z: face(x, z + 1.6, 0.006), turn, 0.9)
    for z, wide, tint in ((0.98, 0.9, '#b5532d'), (0.84, 0.66, '#d99a3b'), (0.55, 0.9, '#2f5a47')):
        shapes.box((wide, 0.003, 0.05), materials.plain(tint, 0.45), face(0, z, 0.005), (0, 0, turn), 0)


def oil_tins():
    oil_can((-0.85, 0.25, 0), 16, lacquer('#2f5a3f'))
    oil_can((1.0, -0.25, 0), -12, lacquer('#2f5a3f'))


def oil_tin():
    metal_studio(23, '#dba956')
    oil_tins()
    camera((0.05, 0, 1.35), 14.2, turn=1, height=11)


def oil_tin_close():
    metal_studio(23, '#dba956')
    oil_tins()
    camera((1.05, -0.6, 1.6), 3.8, turn=20, height=8, stop=8)
