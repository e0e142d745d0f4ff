"""Wall tiles with a drawing or a relief, and plain ones in many colours."""

import math
import random

import numpy as np

import materials
import shapes
import terrazzo
import tiles
from studio import camera, set_up


def azul_drawing():
    """A quarter of a rosette on tin white, computed: arcs around the corners, leaves on the diagonal."""
    shader = materials.Shader('azul')
    place = shader.node('SeparateXYZ', {'Vector': shader.where()})
    x, y = (shader.maths('ADD', place.outputs[axis], 0.7) for axis in 'XY')
    unrest = shader.maths('MULTIPLY', shader.maths('SUBTRACT', shader.noise(7.0, 4), 0.5), 0.03)

    def length(a, b):
        return shader.maths('SQRT', shader.maths('ADD', shader.maths('POWER', a, 2.0), shader.maths('POWER', b, 2.0)))

    def band(value, low, high):
        """1 where a value is between two others."""
        value = shader.maths('ADD', value, unrest)
        return shader.maths(
            'MULTIPLY', shader.maths('GREATER_THAN', value, low), shader.maths('LESS_THAN', value, high)
        )

    def away(value, much):
        return shader.maths('SUBTRACT', value, much)

    near, far = length(x, y), length(away(x, 1.4), away(y, 1.4))
    side_a, side_b = length(away(x, 1.4), y), length(x, away(y, 1.4))
    angle = shader.maths('ARCTAN2', y, x)
    petals = shader.maths(
        'MULTIPLY', shader.maths('ABSOLUTE', shader.maths('SINE', shader.maths('MULTIPLY', angle, 4.0))), 0.17
    )
    flower = shader.maths('SUBTRACT', near, petals)
    leafy = shader.maths(
        'ADD',
        shader.maths('MULTIPLY', shader.maths('ABSOLUTE', shader.maths('SUBTRACT', x, y)), 1.9),
        shader.maths('ABSOLUTE', shader.maths('SUBTRACT', near, 1.08)),
    )
    deep = [
        band(flower, 0.18, 0.36),
        band(near, 0.66, 0.70),
        band(near, 0.80, 0.83),
        band(far, 0.30, 0.36),
        band(far, -1, 0.12),
        band(side_a, 0.34, 0.40),
        band(side_b, 0.34, 0.40),
        band(leafy, -1, 0.19),
        band(side_a, -1, 0.10),
        band(side_b, -1, 0.10),
    ]
    pale = [
        band(flower, 0.36, 0.44),
        band(near, 0.70, 0.80),
        band(side_a, 0.16, 0.30),
        band(side_b, 0.16, 0.30),
        band(far, 0.16, 0.26),
        band(leafy, 0.19, 0.26),
    ]
    strength = shader.ramp(shader.noise(5.0, 5, rough=0.6), (0.3, 0.72), (0.7, 1.0))
    tint = '#f3efe4'
    for parts, colour in ((pale, '#7f9fcf'), (deep, '#1f3f8f')):
        here = parts[0]
        for part in parts[1:]:
            here = shader.maths('MAXIMUM', here, part)
        tint = shader.mix(shader.maths('MULTIPLY', here, strength), tint, colour)
    shader.bump(shader.noise(5.0, 3), 0.10, 0.02)
    return shader.finish(Base_Color=tint, Roughness=0.12, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.05)


QUARTERS = ((0, 0, 0), (1, 0, 90), (1, 1, 180), (0, 1, 270))


def azul_tile():
    set_up(16, backdrop='#d9c9a8')
    drawing = azul_drawing()
    shapes.box((3.2, 0.12, 3.1), materials.wood('#a87a4c', '#7f5833', (1, 9, 9)), (0, 0.62, 0), (-8, 0, 0), 0.02)
    for column, row, turn in QUARTERS:
        # The centre of the rosette is the common corner of all four tiles.
        thing = tiles.tile((1.39, 1.39), 0.09, drawing, (0, 0, 0))
        thing.rotation_mode = 'ZYX'
        shapes.placed(thing, (1.4 * column - 0.7, 0.44 + 0.2 * row, 0.86 + 1.39 * row), (82, 0, turn + 180))
    random.seed(3)
    for number in range(4):
        tiles.tile((1.39, 1.39), 0.09, drawing, (2.35, -0.6, 0.095 * number), (0, 0, 22 + random.uniform(-6, 6)), 0.012)
    camera((0.75, 0, 1.3), 15.5, turn=2, height=13)


def azul_tile_close():
    set_up(16, backdrop='#d9c9a8', rim=1.2)
    drawing = azul_drawing()
    for column in range(-3, 5):
        for row in range(-3, 5):
            turn = {(0, 0): 0, (1, 0): 90, (1, 1): 180, (0, 1): 270}[(column % 2, row % 2)]
            tiles.tile((1.39, 1.39), 0.09, drawing, (1.4 * column - 0.7, 1.4 * row - 0.7, 0), (0, 0, turn + 180), 0.012)
    camera((0, 0, 0.1), 7.6, turn=12, height=56, stop=11)


def wave_relief(size=2.0, cells=96):
    """Wavy ridges."""
    line = np.linspace(-size / 2, size / 2, cells)
    x, y = np.meshgrid(line, line)
    z = 0.055 * np.cos(2 * math.pi * 4 * (x + 0.22 * np.sin(math.pi * y / size * 2)) / size)
    edge = np.clip((size / 2 - np.maximum(np.abs(x), np.abs(y))) / 0.05, 0, 1)
    z = 0.16 + (z - 0.02) * edge
    rim = np.maximum(np.abs(x), np.abs(y)) > size / 2 - 1e-6
    z[rim] = 0.0
    return np.dstack([x, y, z])


CELADON = '#a9cdb9'


def wave_tile():
    set_up(17, backdrop='#2f6f7c', fill=0.4)
    glaze = materials.glaze(CELADON, rough=0.16)
    random.seed(4)
    for number in range(3):
        shapes.grid(wave_relief(), glaze, (1.2, 0.2, 0.205 * number), (0, 0, 18 + random.uniform(-5, 5)))
        shapes.box((1.96, 1.96, 0.06), materials.plain('#c98f6a', 0.9), (1.2, 0.2, 0.205 * number), (0, 0, 18), 0.01)
    shapes.grid(wave_relief(), glaze, (-1.05, -0.25, 0.98), (73, 0, 14))
    shapes.box((1.96, 1.96, 0.06), materials.plain('#c98f6a', 0.9), (-1.05, -0.2, 0.96), (73, 0, 14), 0.01)
    camera((0.05, 0, 0.85), 11.8, turn=1, height=16)


def wave_tile_close():
    set_up(17, backdrop='#2f6f7c', fill=0.25, key=1.0)
    glaze = materials.glaze(CELADON, rough=0.16)
    for column in range(-3, 4):
        for row in range(-2, 4):
            shapes.grid(
                wave_relief(cells=64),
                glaze,
                (2.01 * column, 2.01 * row, 0),
                (0, 0, 90 * ((column * 3 + row * row) % 4 % 2)),
            )
    shapes.box((20, 20, 0.05), materials.plain('#d9d4c8', 0.9), bevel=0)
    camera((0, 0, 0.1), 8.0, turn=20, height=40, stop=8)


CALM = [
    '#123f4c',
    '#2b7a86',
    '#5aa0a3',
    '#8bb8b6',
    '#c3d8d2',
    '#ece5d6',
    '#e0cfae',
    '#e4b063',
    '#d68a3f',
    '#d9a58a',
    '#b9643f',
    '#8f4430',
]


def matt(colour):
    shader = materials.Shader('matt glaze')
    tint = shader.mix(
        0.35, colour, shader.ramp(shader.noise(4.0, 6, rough=0.6), (0.3, 0.34), (0.7, 0.66)), 'SOFT_LIGHT'
    )
    shader.bump(shader.noise(24.0, 4), 0.10, 0.01)
    return shader.finish(Base_Color=tint, Roughness=0.48, Specular=0.4)


def field_tile():
    set_up(18, backdrop='#dfd8ca')
    for number, colour in enumerate(CALM):
        angle = 76 - 152 * number / 11
        a = math.radians(angle)
        reach = 1.75
        tiles.tile(
            (1.15, 1.9),
            0.07,
            matt(colour),
            (-reach * math.sin(a), reach * math.cos(a) - 1.15, 0.02 + 0.045 * number),
            (0, 1.6, angle),
            0.012,
        )
    camera((0, -0.05, 0.2), 14.5, turn=0, height=48)


def field_tile_close():
    set_up(18, backdrop='#dfd8ca', rim=1.2)
    random.seed(8)
    glazes = [
        matt(colour)
        for colour in ('#e0cfae', '#2b7a86', '#c3d8d2', '#b9643f', '#ece5d6', '#8bb8b6', '#d9a58a', '#123f4c')
    ]
    for column in range(-3, 4):
        for row in range(-3, 5):
            lean = random.uniform(-0.35, 0.35), random.uniform(-0.35, 0.35)
            tiles.tile((1.45, 1.45), 0.1, random.choice(glazes), (1.5 * column + 0.4, 1.5 * row, 0), (*lean, 0), 0.014)
    shapes.box((20, 20, 0.06), materials.plain('#d8d0c0', 0.95), bevel=0)
    camera((0, 0, 0.1), 6.6, turn=16, height=46, stop=8)


scenes = {
    'porcelain-floor': tiles.porcelain_floor,
    'porcelain-floor-close': tiles.porcelain_floor_close,
    'hex-floor': tiles.hex_floor,
    'hex-floor-close': tiles.hex_floor_close,
    'stair-tread': tiles.stair_tread,
    'stair-tread-close': tiles.stair_tread_close,
    'terrazzo': terrazzo.terrazzo,
    'terrazzo-close': terrazzo.terrazzo_close,
    'metro-tile': terrazzo.metro_tile,
    'metro-tile-close': terrazzo.metro_tile_close,
    'azul-tile': azul_tile,
    'azul-tile-close': azul_tile_close,
    'wave-tile': wave_tile,
    'wave-tile-close': wave_tile_close,
    'field-tile': field_tile,
    'field-tile-close': field_tile_close,
}
