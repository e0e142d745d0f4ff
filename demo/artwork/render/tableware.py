"""Stoneware: plates, a jug and its cups."""

import math

import materials
import shapes
from studio import camera, set_up


def plate_line(radius):
    """The profile of a coupe plate with a foot."""
    r = radius
    return shapes.rounded(
        [
            (0, 0.06),
            (0.52 * r, 0.06),
            (0.54 * r, 0.0),
            (0.60 * r, 0.0),
            (0.64 * r, 0.05),
            (0.90 * r, 0.13 * r + 0.03),
            (1.0 * r, 0.22 * r),
            (0.985 * r, 0.22 * r + 0.045),
            (0.88 * r, 0.15 * r + 0.05),
            (0.66 * r, 0.115),
            (0.3 * r, 0.10),
            (0, 0.10),
        ],
        5,
    )


def plate(radius, material, at, turn=(0, 0, 0)):
    thrown = lambda angle, height: 1 + 0.004 * math.sin(2 * angle + radius * 9) + 0.002 * math.sin(5 * angle)
    return shapes.lathe(plate_line(radius), material, 128, at, turn, 'plate', wobble=thrown)


def rings(inner, outer, edge):
    """A glaze in rings: thick in the middle, thin on the rim."""
    shader = materials.Shader('rings')
    place = shader.node('SeparateXYZ', {'Vector': shader.where()})
    radius = shader.maths(
        'SQRT',
        shader.maths(
            'ADD', shader.maths('POWER', place.outputs['X'], 2.0), shader.maths('POWER', place.outputs['Y'], 2.0)
        ),
    )
    unrest = shader.maths('MULTIPLY', shader.maths('SUBTRACT', shader.noise(3.5, 6, rough=0.65), 0.5), 0.22)
    at = shader.maths('ADD', radius, unrest)
    tint = shader.ramp(
        shader.maths('DIVIDE', at, 1.4),
        (0.10, inner),
        (0.34, outer),
        (0.48, inner),
        (0.72, outer),
        (0.92, outer),
        (0.985, edge),
    )
    tint = shader.mix(
        0.6, tint, shader.ramp(shader.noise(11.0, 8, rough=0.75), (0.32, 0.25), (0.7, 0.72)), 'SOFT_LIGHT'
    )
    shader.bump(shader.noise(6.0, 4), 0.10, 0.02)
    return shader.finish(Base_Color=tint, Roughness=0.16, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.05)


def plates():
    set_up(2, backdrop='#dccdb2')
    tide = rings('#12505c', '#3f8f92', '#b4702e')
    for number in range(6):
        plate(1.4, tide, (-0.45, 0.2, 0.2 * number), (0, 0, 37 * number))
    plate(0.95, rings('#184f5a', '#5aa0a3', '#b4702e'), (1.75, -0.65, 0.0))
    plate(0.95, rings('#184f5a', '#5aa0a3', '#b4702e'), (1.75, -0.65, 0.17), (0, 0, 80))
    camera((0.45, 0, 0.45), 12.5, turn=2, height=22, stop=8)


def plates_close():
    set_up(2, backdrop='#dccdb2')
    plate(1.4, rings('#12505c', '#3f8f92', '#b4702e'), (0, 0, 0))
    camera((0.28, -0.3, 0.15), 3.9, turn=16, height=32, stop=4, focus=(0.2, -0.5, 0.15))


def two_glazes(upper, lower, line):
    """A thrown form dipped in glaze from above: glossy above the line, matt clay below, a soft run where they meet."""
    shader = materials.Shader('two glazes')
    place = shader.node('SeparateXYZ', {'Vector': shader.where()})
    unrest = shader.maths('MULTIPLY', shader.maths('SUBTRACT', shader.noise(4.0, 5), 0.5), 0.12)
    above = shader.maths('GREATER_THAN', shader.maths('ADD', place.outputs['Z'], unrest), line)
    soft = shader.ramp(shader.noise(3.0, 7, rough=0.65), (0.3, 0.30), (0.7, 0.70))
    tint = shader.mix(0.5, shader.mix(above, lower, upper), soft, 'SOFT_LIGHT')
    shader.bump(shader.noise(2.0, 2, stretch=(0.3, 0.3, 22)), 0.22, 0.03)
    rough = shader.maths('SUBTRACT', 0.72, shader.maths('MULTIPLY', above, 0.54))
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.45)


def jug(at, turn=0):
    glazes = two_glazes('#1d6a76', '#d9c6a3', 0.78)
    body = [
        (0.52, 0.0),
        (0.56, 0.03),
        (0.78, 0.45),
        (0.80, 0.85),
        (0.62, 1.30),
        (0.44, 1.58),
        (0.42, 1.78),
        (0.50, 2.0),
    ]
    line = shapes.rounded(body, 8)

    def lip(angle, height):
        pull = max(0.0, (height - 1.6) / 0.4) ** 2 if height > 1.6 else 0.0
        from_spout = abs(math.atan2(math.sin(angle - math.pi), math.cos(angle - math.pi)))
        return 1 + 0.42 * pull * math.exp(-((from_spout / 0.38) ** 2))

    shapes.lathe(shapes.walled(line, 0.055), glazes, 128, at, (0, 0, turn), 'jug', wobble=lip)
    grip = shapes.smooth_path(
        [
            (0.42, 0, 1.80),
            (0.62, 0, 1.93),
            (0.95, 0, 1.80),
            (1.13, 0, 1.38),
            (1.06, 0, 0.95),
            (0.90, 0, 0.70),
            (0.76, 0, 0.62),
        ],
        10,
    )
    shapes.tube(grip, 0.085, glazes, at=at, turn=(0, 0, turn), sides=5)


def cup(at, glazes, turn=0):
    line = shapes.rounded([(0.25, 0.0), (0.28, 0.02), (0.34, 0.2), (0.355, 0.60)], 6)
    shapes.lathe(shapes.walled(line, 0.035), glazes, 96, at, (0, 0, turn), 'cup')
    grip = shapes.smooth_path([(0.33, 0, 0.50), (0.48, 0, 0.52), (0.56, 0, 0.38), (0.48, 0, 0.22), (0.33, 0, 0.18)], 8)
    shapes.tube(grip, 0.04, glazes, at=at, turn=(0, 0, turn), sides=4)


def jug_and_cups():
    shapes.box((4.2, 2.0, 0.13), materials.wood('#b58a5c', '#8c6138', (1.0, 8.0, 8.0)), (0, 0, 0), bevel=0.035)
    jug((-0.45, 0.25, 0.13), 8)
    cup((1.0, -0.25, 0.13), two_glazes('#1d6a76', '#d9c6a3', 0.26), -25)
    cup((-1.55, -0.45, 0.13), two_glazes('#d9c6a3', '#cbb48c', 0.26), 200)


def jug_cups():
    set_up(4, backdrop='#d9ab93')
    jug_and_cups()
    camera((-0.05, 0, 0.95), 10.8, turn=3, height=13, stop=8, focus=(-0.3, -0.5, 0.9))


def jug_cups_close():
    set_up(4, backdrop='#d9ab93', fill=0.7)
    jug_and_cups()
    camera((-0.25, -0.4, 0.98), 3.3, turn=10, height=9, stop=5.6, focus=(-0.3, -0.55, 0.98))


scenes = {'plates': plates, 'plates-close': plates_close, 'jug-cups': jug_cups, 'jug-cups-close': jug_cups_close}
