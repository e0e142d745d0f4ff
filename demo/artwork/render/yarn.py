"""Cones of yarn, wound like those of a winding machine."""

import math
import random

import numpy as np

import materials
import shapes
from studio import camera, set_up


def winding(bottom, top, low, high, thread, traverses, turns, seed):
    """Points of the outermost yarn on a cone, from edge to edge and back, crossing itself."""
    random.seed(seed)
    per = 46 * turns
    angle, points = 0.0, []
    for traverse in range(traverses):
        up = traverse % 2 == 0
        layer = thread * (0.5 + 1.5 * traverse / traverses)
        wave = random.uniform(-0.012, 0.012)
        span = turns * 2 * math.pi * (1 + random.uniform(-0.03, 0.03))
        for step in range(per):
            share = step / per
            along = share if up else 1 - share
            along = 0.012 + 0.976 * along + wave * math.sin(share * math.pi)
            radius = bottom + (top - bottom) * along + layer
            a = angle + span * share
            points.append((radius * math.cos(a), radius * math.sin(a), low + (high - low) * along))
        # The golden angle spreads the traverses evenly.
        angle += span + 2.39996
    return points


def cone(colour, dark, tube_colour, at, thread=0.012, size=1.0, slim=1.0, seed=1, traverses=150, twin=None, turn=0):
    """An upright cone of yarn on its paper tube."""
    bottom, top, low, high = 0.62 * slim * size, 0.44 * slim * size, 0.06, 1.72 * size
    core = shapes.rounded(
        [
            (0.2, low),
            (bottom - 0.03, low),
            (bottom, low + 0.05),
            (top, high - 0.05),
            (top - 0.04, high),
            (0.15, high + 0.01),
        ],
        4,
    )
    yarn = materials.fibre(colour, dark, 22, contrast=0.8)
    shapes.lathe(core, materials.fibre(dark, None, 30), at=at)
    threads = [yarn] if twin is None else [yarn, materials.fibre(*twin, 22, contrast=0.8)]
    for number, material in enumerate(threads):
        points = winding(bottom, top, low, high, thread, traverses // len(threads), 3, seed + number)
        shapes.tube(points, thread, material, sides=1, at=at, turn=(0, 0, turn + 40 * number))
    paper = materials.board(tube_colour)
    r0, r1 = 0.27 * slim * size, 0.17 * slim * size
    hull = [(r0, 0), (r1, high + 0.16), (r1 - 0.03, high + 0.17), (r1 - 0.05, high + 0.15), (r1 - 0.05, high - 0.3)]
    shapes.lathe(hull, paper, at=at)


def loose_cotton(at, size, seed=5):
    """A tuft of ginned cotton: many fine fibres curled around a few centres."""
    rng = np.random.default_rng(seed)
    white = materials.fibre('#f5f1e8', '#e9e2d4', 8)
    for x, y, z, r in ((0, 0, 0.26, 0.30), (0.32, 0.06, 0.2, 0.24), (-0.28, 0.1, 0.19, 0.23), (0.05, -0.2, 0.17, 0.2)):
        middle = np.array(at) + size * np.array([x, y, z])
        shapes.lathe(
            [(r * size * math.sin(t), -r * size * math.cos(t)) for t in np.linspace(0, math.pi, 30)],
            white,
            48,
            middle,
            wobble=lambda angle, height: 1 + 0.07 * math.sin(5 * angle + 21 * height) * math.sin(17 * height),
        )
        for _ in range(420):
            start = rng.normal(size=3)
            start *= r / np.linalg.norm(start)
            walk = start + np.cumsum(rng.normal(0, 0.018, (9, 3)) + rng.normal(0, 0.012, 3), axis=0)
            shapes.tube(shapes.smooth_path(walk, 3) * size + middle, 0.0045, white, sides=0)


def ring_cones():
    cone('#efe9dc', '#d8cdb8', '#96694a', (-0.95, 0.35, 0), seed=1)
    cone('#f1ece2', '#dbd2c2', '#96694a', (0.12, -0.55, 0), seed=2, turn=70)
    cone('#d8bf94', '#bda172', '#96694a', (1.15, 0.3, 0), seed=3, turn=20)


def ring_yarn():
    set_up(1, backdrop='#a9c7c4', fill=0.7)
    ring_cones()
    camera((0.1, 0, 0.92), 10.5, turn=4, height=12, stop=8, focus=(0.12, -0.9, 0.9))


def ring_yarn_close():
    set_up(1, backdrop='#a9c7c4', fill=0.35, key=1.0)
    ring_cones()
    camera((0.16, -1.0, 0.95), 2.3, turn=16, height=6, stop=5.6, focus=(0.25, -1.1, 0.95))


def carded_cones():
    cone('#e9dcc0', '#d2c09b', '#6f7f7c', (-0.55, 0.1, 0), thread=0.019, size=1.12, seed=4, traverses=110)
    cone('#eadfc6', '#d4c4a2', '#6f7f7c', (0.85, 0.35, 0), thread=0.019, size=1.12, seed=5, traverses=110, turn=50)


def carded_yarn():
    set_up(2, backdrop='#c7b596', fill=0.7)
    carded_cones()
    loose_cotton((0.55, -1.15, 0), 1.1)
    camera((0.2, 0, 0.95), 10.5, turn=-5, height=12, stop=8, focus=(-0.3, -0.7, 0.8))


def carded_yarn_close():
    set_up(2, backdrop='#c7b596', fill=0.35)
    carded_cones()
    camera((-0.5, -0.5, 1.05), 2.5, turn=-12, height=10, stop=5.6, focus=(-0.5, -0.55, 1.05))


def compact_cones():
    cone('#1f7480', '#155763', '#e8e0d0', (-1.05, 0.15, 0.12), thread=0.0085, slim=0.74, seed=6, traverses=230)
    cone('#f2eee6', '#ded7ca', '#e8e0d0', (0.0, -0.35, 0.12), thread=0.0085, slim=0.74, seed=7, traverses=230, turn=60)
    cone('#d98e2f', '#b5701d', '#e8e0d0', (1.05, 0.1, 0.12), thread=0.0085, slim=0.74, seed=8, traverses=230, turn=20)


def compact_yarn():
    set_up(3, backdrop='#dfd6c6', fill=0.7)
    compact_cones()
    shapes.box((3.7, 1.7, 0.12), materials.wood(along=(1.0, 8.0, 8.0)), (0, -0.05, 0), bevel=0.03)
    camera((0, 0, 0.98), 10.5, turn=5, height=12, stop=8, focus=(0, -0.7, 0.9))


def compact_yarn_close():
    set_up(3, backdrop='#dfd6c6', fill=0.35, rim=1.3)
    compact_cones()
    camera((-1.02, -0.3, 1.2), 1.9, turn=-18, height=9, stop=5.6, focus=(-1.05, -0.28, 1.2))


def recycled_cones():
    cone(
        '#7d8b90',
        '#5a676c',
        '#c9a67a',
        (-1.0, 0.3, 0),
        thread=0.017,
        seed=9,
        traverses=120,
        twin=('#b9bfbd', '#8f9a9b'),
    )
    cone(
        '#5f86a0',
        '#41637b',
        '#c9a67a',
        (0.15, -0.35, 0),
        thread=0.017,
        seed=10,
        traverses=120,
        twin=('#b4c3c9', '#7f9cac'),
        turn=60,
    )
    cone(
        '#dcc9a4',
        '#bda881',
        '#c9a67a',
        (1.25, 0.3, 0),
        thread=0.017,
        seed=11,
        traverses=120,
        twin=('#efe6d2', '#d2c3a0'),
    )


def recycled_yarn():
    set_up(4, backdrop='#b4633f', fill=0.7)
    recycled_cones()
    rng = np.random.default_rng(4)
    cloths = [
        materials.fibre(colour, dark, 40)
        for colour, dark in (
            ('#4f7f96', '#3a667c'),
            ('#8b979a', '#6d7a7d'),
            ('#e0d1b1', '#c8b690'),
            ('#2f5f78', '#234b60'),
        )
    ]
    for number in range(46):
        w, d = rng.uniform(0.16, 0.42), rng.uniform(0.07, 0.2)
        bend = rng.uniform(-0.9, 0.9, 4)
        spread = 0.62 * math.sqrt(rng.uniform(0, 1))
        angle = rng.uniform(0, 6.3)
        x, y = np.meshgrid(np.linspace(-w, w, 14), np.linspace(-d, d, 8))
        z = 0.10 * np.sin(bend[0] * 5 + x * 7 * bend[1] + y * 6) + 0.05 * np.cos(9 * y * bend[2] + x * 4)
        z = z - z.min()
        high = 0.34 * max(0.0, 1 - spread / 0.6) * rng.uniform(0.2, 1)
        shapes.grid(
            np.dstack([x, y, z]),
            cloths[number % 4],
            (1.55 + spread * math.cos(angle), -1.15 + 0.55 * spread * math.sin(angle), 0.02 + high),
            (rng.uniform(-12, 12), rng.uniform(-12, 12), rng.uniform(0, 360)),
            thick=0.012,
        )
    camera((0.3, -0.1, 0.85), 11.2, turn=2, height=13, stop=8, focus=(0.2, -0.8, 0.8))


def recycled_yarn_close():
    set_up(4, backdrop='#b4633f', fill=0.35)
    recycled_cones()
    camera((-0.45, -0.5, 0.95), 3.1, turn=2, height=8, stop=5.6, focus=(0.15, -0.9, 0.95))


scenes = {
    'ring-yarn': ring_yarn,
    'ring-yarn-close': ring_yarn_close,
    'carded-yarn': carded_yarn,
    'carded-yarn-close': carded_yarn_close,
    'compact-yarn': compact_yarn,
    'compact-yarn-close': compact_yarn_close,
    'recycled-yarn': recycled_yarn,
    'recycled-yarn-close': recycled_yarn_close,
}
