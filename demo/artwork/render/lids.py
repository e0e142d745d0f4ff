"""Caddies, twist-off lids and corks."""

import math
import random

import numpy as np

import glass
import jars
import materials
import oil_cans
import shapes
import tins
from studio import camera


def caddy_line(radius, height):
    return shapes.rounded(
        [
            (0, 0.02),
            (radius - 0.03, 0.02),
            (radius, 0.0),
            (radius, height),
            (radius - 0.02, height),
            (radius - 0.02, 0.05),
            (0, 0.05),
        ],
        3,
        0.1,
    )


def slip_lid(material, at, radius, turn=(0, 0, 0)):
    """A deep lid with a raised sun and its rays."""
    line = shapes.rounded(
        [
            (radius + 0.012, 0.0),
            (radius + 0.02, 0.01),
            (radius + 0.014, 0.03),
            (radius + 0.012, 0.25),
            (radius - 0.03, 0.285),
            (radius * 0.82, 0.285),
            (radius * 0.80, 0.272),
            (0, 0.272),
        ],
        4,
        0.25,
    )
    shapes.lathe(line, material, 96, at, turn, 'lid')


def rays(material, at, radius, many=18):
    line = [(0, 0.05), (0.09, 0.045), (0.13, 0.02), (0.135, 0.0)]
    shapes.lathe(shapes.rounded(line, 4), material, 64, (at[0], at[1], at[2] + 0.272))
    for number in range(many):
        angle = 2 * math.pi * number / many
        long = 0.72 if number % 2 else 0.58
        points = [
            (r * math.cos(angle), r * math.sin(angle), 0.272) for r in np.linspace(0.19, radius * long + 0.05, 10)
        ]
        shapes.tube(points, 0.016, material, at=at, radii=np.linspace(0.6, 1.4, 10), sides=4)


def tea_leaves(at, spread, many, seed, heap=0.0):
    rng = np.random.default_rng(seed)
    looks = [materials.plain(tint, 0.7) for tint in ('#2f3a24', '#3d4a2a', '#51532f', '#2a2a1e')]
    for number in range(many):
        angle, reach = rng.uniform(0, 6.3), spread * math.sqrt(rng.uniform(0, 1))
        lift = heap * max(0.0, 1 - reach / spread) * rng.uniform(0.2, 1)
        line = np.cumsum(rng.normal(0, 0.012, (6, 3)) + np.array([0.02, 0, 0]), axis=0)
        shapes.tube(
            line,
            0.009,
            looks[number % 4],
            at=(at[0] + reach * math.cos(angle), at[1] + 0.6 * reach * math.sin(angle), at[2] + 0.012 + lift),
            turn=(rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 360)),
            sides=1,
        )


def tea_caddies():
    radius, height = 0.38, 0.86
    for tint, at in (('#1f6b78', (-1.05, 0.3, 0)), ('#dcc9a2', (1.05, 0.35, 0))):
        paint = materials.plain(tint, 0.42, metal=0.2)
        shapes.lathe(caddy_line(radius, height), paint, 96, at)
        slip_lid(paint, (at[0], at[1], 0.71), radius)
        rays(paint, (at[0], at[1], 0.71), radius)
    clay = materials.plain('#a9502f', 0.42, metal=0.2)
    shapes.lathe(caddy_line(radius, height), clay, 96, (-0.05, -0.2, 0))
    shapes.lathe([(0.355, 0.06), (0.358, height - 0.01), (0.35, height - 0.01)], tins.tinplate(), 96, (-0.05, -0.2, 0))
    tea_leaves((-0.05, -0.2, 0.66), 0.28, 260, 4)
    shapes.lathe([(0, 0.66), (0.35, 0.66)], materials.plain('#2f3322', 0.9), 64, (-0.05, -0.2, 0))
    slip_lid(clay, (0.75, -0.68, 0.20), radius, (62, 0, 40))
    tea_leaves((-0.45, -1.0, 0), 0.42, 300, 5, 0.12)


def tea_caddy():
    tins.metal_studio(24, '#8fb0ae')
    tea_caddies()
    camera((0, 0, 0.52), 9.2, turn=2, height=20)


def tea_caddy_close():
    tins.metal_studio(24, '#8fb0ae', key=0.8)
    tea_caddies()
    camera((-1.03, 0.27, 0.95), 2.9, turn=12, height=42, stop=8)


def lug_lid(at, material, turn=(0, 0, 0), size=1.0, below=None):
    """A lid that may be upside down: `below` is its inner lacquer, with the ring of sealing compound."""
    thing = jars.screw_lid(material, (0, 0, 0), 0.6)
    shapes.placed(thing, at, turn, size)
    edge = shapes.tube(
        [(0.606 * math.cos(a), 0.606 * math.sin(a), 0.05) for a in np.linspace(0, 6.28, 60)], 0.012, material, True
    )
    shapes.placed(edge, at, turn, size)
    if below:
        disc = shapes.lathe([(0.566, 0.03), (0.565, 0.092), (0, 0.092)], below, 96)
        seal = shapes.tube(
            [(0.50 * math.cos(a), 0.50 * math.sin(a), 0.086) for a in np.linspace(0, 6.28, 90)],
            0.045,
            materials.plain('#f1efe8', 0.35),
            True,
        )
        for part in (disc, seal):
            shapes.placed(part, at, turn, size)
        for number in range(4):
            a = number * math.pi / 2 + 0.4
            lug = shapes.box((0.2, 0.07, 0.035), material, bevel=0.015)
            shapes.placed(
                lug,
                (at[0] + size * 0.54 * math.cos(a), at[1] + size * 0.54 * math.sin(a), at[2] - 0.04),
                (0, 0, math.degrees(a) + 90),
                size,
            )


def twist_lids():
    gold, white = materials.plain('#d9a545', 0.22, metal=1.0), materials.plain('#f1ede3', 0.3, coat=0.5)
    for number in range(5):
        lug_lid(
            (-1.35 + 0.015 * (number % 2), 0.6, 0.165 * number), gold if number % 2 == 0 else white, (0, 0, 25 * number)
        )
    lug_lid((0.1, 0.95, 0), white)
    lug_lid((0.12, 0.93, 0.165), gold)
    lug_lid((1.45, 0.45, 0), white, (0, 0, 10))
    lug_lid((-0.25, -0.65, 0), gold)
    lug_lid((1.15, -0.85, 0.16), gold, (180, 0, 0), below=materials.plain('#ded9cb', 0.3, coat=0.3))


def twist_lid():
    tins.metal_studio(25, '#7fb0b0')
    twist_lids()
    camera((0.05, 0, 0.15), 10.5, turn=2, height=32)


def twist_lid_close():
    tins.metal_studio(25, '#7fb0b0', key=0.7)
    lug_lid((0, 0, 0), materials.plain('#d9a545', 0.22, metal=1.0))
    camera((0.03, -0.02, 0.1), 2.9, turn=10, height=36, stop=8)


def cork_look():
    """Bark of the cork oak: honey brown with dark pores across."""
    shader = materials.Shader('cork')
    grain = shader.ramp(shader.noise(14.0, 6, rough=0.7), (0.3, '#b98a58'), (0.68, '#d8b384'))
    pores = shader.ramp(shader.noise(9.0, 4, stretch=(3.0, 1.0, 1.0), rough=0.6), (0.36, 1.0), (0.42, 0.0))
    tint = shader.mix(shader.maths('MULTIPLY', pores, 0.85), grain, '#5f3d22')
    shader.bump(shader.maths('SUBTRACT', 1.0, pores), 0.6, 0.02)
    return shader.finish(Base_Color=tint, Roughness=0.85, Specular=0.15)


def cork_piece(material, at, turn):
    line = shapes.rounded([(0, 0), (0.24, 0), (0.24, 0.9), (0, 0.9)], 4, 0.06)
    return shapes.lathe([(r, h - 0.45) for r, h in line], material, 48, at, turn)


def corks_in_bowl():
    bark = cork_look()
    bowl = shapes.rounded([(0.45, 0.0), (0.5, 0.05), (0.95, 0.38), (1.12, 0.75)], 8)
    shapes.lathe(shapes.walled(bowl, 0.06), materials.glaze('#1f6b78', edge='#b4702e'), 128, (-0.55, 0, 0))
    random.seed(6)
    heap = [
        (-0.95, 0.1, 0.62),
        (-0.5, 0.35, 0.62),
        (-0.15, -0.05, 0.62),
        (-0.65, -0.35, 0.62),
        (-0.55, 0.05, 0.80),
        (-0.85, -0.15, 0.98),
        (-0.35, 0.2, 1.02),
        (-0.5, -0.2, 1.15),
        (-0.2, -0.35, 0.85),
        (-1.1, 0.3, 0.85),
    ]
    for place in heap:
        cork_piece(bark, place, (90 + random.uniform(-24, 24), random.uniform(-25, 25), random.uniform(0, 360)))
    cork_piece(bark, (0.85, -0.75, 0.24), (90, 0, 62))
    cork_piece(bark, (0.35, -1.2, 0.24), (90, 0, -20))
    cork_piece(bark, (1.75, -0.55, 0.45), (0, 0, 0))


def cork():
    glass.glass_studio(26, '#c3d0bd', 0.9)
    corks_in_bowl()
    glass.bordeaux_bottle((1.15, 0.75, 0))
    camera((0.2, 0, 1.36), 13.8, turn=0, height=11)
    return {'samples': 12}


def cork_close():
    tins.set_up(26, backdrop='#b8674a', fill=0.5)
    bark = cork_look()
    random.seed(3)
    for row in range(4):
        for column in range(6):
            thing = cork_piece(
                bark,
                ((column - 2.5 + 0.5 * (row % 2)) * 0.5, 0.05 * random.random(), 0.25 + 0.43 * row),
                (90, random.uniform(0, 360), random.uniform(-3, 3)),
            )
            thing.rotation_mode = 'ZYX'
            thing.rotation_euler = (math.radians(90), math.radians(random.uniform(-3, 3)), random.uniform(0, 6))
    camera((0.1, -0.4, 0.85), 2.9, turn=18, height=14, stop=5.6, focus=(0.1, -0.45, 0.85))


scenes = {
    'club-tin': tins.club_tin,
    'club-tin-close': tins.club_tin_close,
    'round-tin': tins.round_tin,
    'round-tin-close': tins.round_tin_close,
    'oil-tin': oil_cans.oil_tin,
    'oil-tin-close': oil_cans.oil_tin_close,
    'tea-caddy': tea_caddy,
    'tea-caddy-close': tea_caddy_close,
    'twist-lid': twist_lid,
    'twist-lid-close': twist_lid_close,
    'cork': cork,
    'cork-close': cork_close,
}
