"""Terrazzo, and the bevelled tiles of kitchens."""

import random

import materials
import shapes
from studio import camera, set_up
from tiles import leaning, tile


def terrazzo_stone(ground, rough=0.25):
    """Chips of broken tile in cement, ground flat."""
    shader = materials.Shader('terrazzo')
    tint = ground
    for scale, cut, colours in (
        (3.6, 0.46, ('#2b7a86', '#ad5236', '#e39a3b', '#5f7680')),
        (7.5, 0.34, ('#c8642a', '#0f4c5c', '#f1bd6a', '#dba58c')),
        (15.0, 0.30, ('#75875a', '#8f5a3c', '#2b7a86', '#b7a27e')),
    ):
        place = shader.where()
        cells = shader.node('TexVoronoi', {'Vector': place, 'Scale': scale, 'Randomness': 1.0}, feature='F1')
        edge = shader.node(
            'TexVoronoi', {'Vector': place, 'Scale': scale, 'Randomness': 1.0}, feature='DISTANCE_TO_EDGE'
        )
        dice = shader.node('SeparateColor', {'Color': cells.outputs['Color']})
        chosen = shader.maths('LESS_THAN', dice.outputs['Red'], cut)
        inside = shader.maths('GREATER_THAN', edge.outputs['Distance'], 0.11)
        colour = shader.ramp(dice.outputs['Green'], *((i / 4, c) for i, c in enumerate(colours)), kind='CONSTANT')
        tint = shader.mix(shader.maths('MULTIPLY', chosen, inside), tint, colour)
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.5)


def terrazzo():
    set_up(14, backdrop='#dcae98')
    stones = [terrazzo_stone(ground) for ground in ('#eee8dc', '#dcc9a8', '#eee8dc', '#79a3a2')]
    random.seed(5)
    for number in range(4):
        tile(
            (2.5, 2.5), 0.22, stones[(2 - number) % 4], (0.55, 0.5, 0.228 * number), (0, 0, 20 + random.uniform(-2, 2))
        )
    leaning((2.3, 2.3), 0.22, stones[0], (-1.5, -0.85, 0.05), 14, 70)
    camera((-0.3, 0, 0.85), 15.2, turn=2, height=20)


def terrazzo_close():
    set_up(14, backdrop='#dcae98', rim=1.2)
    shapes.box((12, 12, 0.1), terrazzo_stone('#eee8dc'), bevel=0)
    camera((0, 0, 0.1), 4.8, turn=10, height=52, stop=8)


def bevelled(width, height, material, at, turn=(0, 0, 0)):
    """A metro tile facing upwards: a flat face with four sloping edges."""
    a, b = width / 2 - 0.008, height / 2 - 0.008
    stations = [
        (a, b, 0.02, 0.0),
        (a, b, 0.02, 0.055),
        (a - 0.012, b - 0.012, 0.02, 0.075),
        (a - 0.125, b - 0.125, 0.02, 0.125),
        (a - 0.14, b - 0.14, 0.02, 0.128),
    ]
    return shapes.loft(stations, material, at, turn, 'metro', 4, 20)


def metro_glazes():
    return [materials.glaze('#f4f1e9', rough=0.08), materials.glaze('#23707c', rough=0.08)]


def metro_wall(columns, rows, glazes, at=(0, 0, 0), seed=6):
    random.seed(seed)
    for row in range(rows):
        for column in range(columns):
            x = (column - columns / 2 + 0.5 * (row % 2)) * 1.5
            glaze = glazes[1] if random.random() < 0.2 else glazes[0]
            lean = random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5)
            bevelled(1.5, 0.75, glaze, (at[0] + x, at[1], at[2] + 0.375 + 0.75 * row), (90 + lean[0], 0, lean[1] * 0.6))


def metro_tile():
    set_up(15, backdrop='#d9cdb8', rim=0.6)
    glazes = metro_glazes()
    metro_wall(8, 7, glazes, (0, 1.5, 0))
    shapes.box((14, 0.1, 5.3), materials.plain('#cfcabf', 0.9), (0, 1.52, 0), bevel=0)
    random.seed(1)
    for number in range(5):
        bevelled(
            1.5,
            0.75,
            glazes[1 if number in (1, 4) else 0],
            (1.15, -0.7, 0.13 * number),
            (0, 0, 16 + random.uniform(-5, 5)),
        )
    bevelled(1.5, 0.75, glazes[1], (-0.85, -0.75, 0.01), (0, 0, -12))
    camera((0.1, 0.3, 1.25), 13.0, turn=-3, height=12)


def metro_tile_close():
    set_up(15, backdrop='#d9cdb8', fill=1.4)
    metro_wall(8, 8, metro_glazes(), (0, 1.5, -1.5))
    shapes.box((20, 0.1, 9), materials.plain('#cfcabf', 0.9), (0, 1.52, -2), bevel=0)
    camera((0.2, 1.4, 1.4), 4.6, turn=-32, height=10, stop=8)
