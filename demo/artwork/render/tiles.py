"""Tiles for floors and walls."""

import math
import random

import numpy as np

import materials
import shapes
from studio import camera, set_up


def tile(size, thick, material, at, turn=(0, 0, 0), bevel=0.012):
    """A square or oblong tile on its back."""
    return shapes.box((size[0], size[1], thick), material, at, turn, bevel, 'tile')


def leaning(size, thick, material, at, turn=0.0, lean=74):
    """A tile on its lower edge, leaning backwards."""
    thing = shapes.box((size[0], thick, size[1]), material, bevel=0.012)
    return shapes.placed(thing, at, (lean - 90, 0, turn))


def mineral(colour, grit, rough=0.6):
    """Full-body porcelain stone: fine grit of several tones throughout."""
    shader = materials.Shader('mineral')
    clouds = shader.ramp(shader.noise(1.6, 8, rough=0.65), (0.3, 0.36), (0.7, 0.64))
    tint = shader.mix(0.5, colour, clouds, 'SOFT_LIGHT')
    fine = shader.ramp(shader.noise(42.0, 3, rough=0.8), (0.55, 0.0), (0.63, 0.75))
    pale = shader.ramp(shader.noise(31.0, 3, rough=0.8), (0.60, 0.0), (0.66, 0.5))
    tint = shader.mix(pale, shader.mix(fine, tint, grit), '#e6e2d8')
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.4)


def porcelain():
    tones = [
        mineral('#8f9a9c', '#59666b'),
        mineral('#b9b2a4', '#857c6c'),
        mineral('#6b757a', '#444e54'),
        mineral('#cbc6ba', '#9a9282'),
    ]
    random.seed(2)
    for number in range(6):
        nudge = random.uniform(-0.03, 0.03)
        tile(
            (2.6, 2.6),
            0.13,
            tones[number % 4],
            (0.5 + nudge, 0.5 - nudge, 0.136 * number),
            (0, 0, 24 + random.uniform(-2, 2)),
        )
    leaning((2.3, 2.3), 0.13, tones[0], (-1.45, -0.95, 0.03), 12, 70)


def porcelain_floor():
    set_up(11, backdrop='#c3cdc9')
    porcelain()
    camera((-0.3, 0, 0.85), 15.5, turn=2, height=20)


def porcelain_floor_close():
    set_up(11, backdrop='#c3cdc9', rim=1.6, key=0.6, fill=0.4)
    tones = [mineral('#8f9a9c', '#59666b'), mineral('#a3a9a6', '#6a7171'), mineral('#98a0a0', '#5f696c')]
    for x in range(-2, 3):
        for y in range(-2, 3):
            tile((1.98, 1.98), 0.1, tones[(x * 2 + y) % 3], (2 * x + 0.6, 2 * y + 0.4, 0), bevel=0.008)
    camera((0, 0, 0.1), 4.4, turn=24, height=44, stop=8)


def hexagon(radius):
    return [(radius * math.cos(a), radius * math.sin(a)) for a in np.arange(6) * math.pi / 3 + math.pi / 6]


REDS = ['#b0573a', '#a94f37', '#bd6644', '#9c4731', '#c4744f', '#b45f45']


def hex_field(columns, rows, at=(0, 0), seed=3, skip=lambda x, y: False):
    random.seed(seed)
    clays = [materials.earthenware(tone) for tone in REDS]
    for row in range(rows):
        for column in range(columns):
            x = (column - columns / 2 + 0.5 * (row % 2)) * 0.90 + at[0]
            y = (row - rows / 2) * 0.78 + at[1]
            if not skip(x, y):
                shapes.extruded(
                    hexagon(0.505), 0.15, random.choice(clays), (x, y, random.uniform(0, 0.008)), bevel=0.02
                )


def hex_floor():
    set_up(12, backdrop='#d8cbb4')
    hex_field(9, 6, (0.2, -0.1), skip=lambda x, y: abs(x) * 0.5 + abs(y) > 2.1 or x < -2.9)
    clays = [materials.earthenware(tone) for tone in REDS]
    random.seed(9)
    for x, y, many in ((1.55, 1.35, 7), (-1.45, 0.55, 4)):
        for number in range(many):
            shapes.extruded(
                hexagon(0.505),
                0.15,
                random.choice(clays),
                (x, y, 0.155 + 0.153 * number),
                (0, 0, random.uniform(-9, 9)),
                0.02,
            )
    camera((0.2, 0, 0.3), 13.8, turn=3, height=27)


def hex_floor_close():
    set_up(12, backdrop='#d8cbb4', key=0.9, fill=0.4)
    hex_field(11, 11, (0, 0.6))
    shapes.box((30, 30, 0.09), materials.plain('#c9b79a', 0.95), (0, 0, 0), bevel=0)
    camera((0, 0, 0.1), 5.2, turn=14, height=46, stop=8)


def tread_profile(depth=1.9):
    """Section of a stair tread: grooves in front, a rounded nosing."""
    line = [(0, 0.16)]
    for groove in range(7):
        y = 0.10 + 0.075 * groove
        line += [(y, 0.16), (y + 0.012, 0.135), (y + 0.037, 0.135), (y + 0.049, 0.16)]
    return (
        shapes.rounded([(0.16, -0.06), (-0.03, -0.06), (-0.05, 0.14), (0.02, 0.16)], 4)
        + line[1:]
        + [(depth, 0.16), (depth, 0)]
    )


def tread(width, at, body, edge):
    line = tread_profile()
    n = len(line)
    corners = [(x, y, z) for x in (-width / 2, width / 2) for y, z in line]
    faces = [(i, i + n, i + 1 + n, i + 1) for i in range(n - 1)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    return shapes.solid(corners, faces, two_tone(body, edge), True, 'tread', at, split=30)


def two_tone(body, edge):
    """A light edge in front of a darker tread, fired in."""
    shader = materials.Shader('two tone')
    y = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['Y']
    front = shader.maths('LESS_THAN', y, 0.09)
    clouds = shader.ramp(shader.noise(26.0, 4, rough=0.8), (0.35, 0.34), (0.65, 0.66))
    tint = shader.mix(0.5, shader.mix(front, body, edge), clouds, 'SOFT_LIGHT')
    return shader.finish(Base_Color=tint, Roughness=0.65, Specular=0.35)


def stairs(width=4.4):
    riser = materials.plain('#d9d2c4', 0.8)
    for step in range(3):
        tread(width, (0, 1.6 * step - 1.4, 0.55 + 0.72 * step), '#59676d', '#e9c26a')
        shapes.box((width, 1.72, 0.55 + 0.72 * step), riser, (0, 1.6 * step - 0.47, 0), bevel=0.01)


def stair_tread():
    set_up(13, backdrop='#7fa9aa', key=1.1)
    stairs()
    camera((0.25, 0.2, 1.0), 15.8, turn=28, height=18)


def stair_tread_close():
    set_up(13, backdrop='#7fa9aa', rim=1.3)
    stairs(9)
    camera((0.3, -1.15, 0.7), 3.6, turn=32, height=26, stop=8, focus=(0.3, -1.15, 0.72))
