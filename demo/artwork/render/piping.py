"""Pipes and their joints."""

import math

import numpy as np
from mathutils import Matrix, Vector

import materials
import shapes
from studio import camera, set_up

BLUE, GREY, BLACK = '#1f63a0', '#7d878c', '#22272a'


def plastic(colour, rough=0.32):
    """Extruded plastic: smooth, with faint draw lines along it."""
    shader = materials.Shader('plastic')
    shader.bump(shader.noise(1.0, 2, stretch=(26, 26, 0.4)), 0.05, 0.01)
    return shader.finish(Base_Color=colour, Roughness=rough, Specular=0.45)


def printed(colour, ink='#e8eef0', side=128.0, spread=9.0, dashes=6.0):
    """A pipe along the z axis with a printed line and scale at an angle around it."""
    shader = materials.Shader('printed pipe')
    place = shader.node('SeparateXYZ', {'Vector': shader.where()})
    angle = shader.maths('ARCTAN2', place.outputs['Y'], place.outputs['X'])
    off = shader.maths('SUBTRACT', angle, math.radians(side))
    wide = math.radians(spread)
    line = shader.maths(
        'MULTIPLY', shader.maths('GREATER_THAN', off, wide * 0.55), shader.maths('LESS_THAN', off, wide * 0.78)
    )
    in_marks = shader.maths(
        'MULTIPLY', shader.maths('GREATER_THAN', off, -wide * 0.5), shader.maths('LESS_THAN', off, wide * 0.25)
    )
    along = shader.maths('FRACT', shader.maths('MULTIPLY', place.outputs['Z'], dashes))
    block = shader.maths('FRACT', shader.maths('MULTIPLY', place.outputs['Z'], dashes / 7))
    dash = shader.maths('MULTIPLY', shader.maths('LESS_THAN', along, 0.55), shader.maths('LESS_THAN', block, 0.72))
    ink_here = shader.maths('MAXIMUM', line, shader.maths('MULTIPLY', in_marks, dash))
    tint = shader.mix(shader.maths('MULTIPLY', ink_here, 0.92), colour, ink)
    return shader.finish(Base_Color=tint, Roughness=0.32, Specular=0.45)


def towards(thing, at, heading, roll=0.0):
    """Rotates an object from the z axis to `heading` and moves it to a position."""
    track = Vector(heading).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ track @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    return thing


def pipe(radius, wall, length, material, at, heading, inner=None, roll=0.0):
    """A cut length of pipe with its open end at a position."""
    r = radius
    outside = [(r - wall * 0.85, 0.0), (r - wall * 0.12, 0.0), (r, wall * 0.15), (r, length)]
    towards(shapes.lathe(outside, material, 128), at, heading, roll)
    inside = [(r - wall, length), (r - wall, wall * 0.12), (r - wall * 0.85, 0.0)]
    towards(shapes.lathe(inside, inner or material, 128), at, heading, roll)


def water_pipes():
    line = printed(BLUE)
    away = (0.93, 0.42, 0.0)
    pipe(0.78, 0.13, 9, line, (-1.1, -0.5, 0.78), away)
    pipe(0.5, 0.085, 9, line, (-1.0, 1.25, 0.5), away)
    pipe(0.33, 0.06, 9, line, (-0.35, 0.75, 1.55 - 0.33), away)
    pipe(0.24, 0.045, 9, line, (0.05, -1.1, 0.24), away)
    pipe(0.15, 0.03, 9, line, (0.75, -1.45, 0.15), away)


def water_pipe():
    set_up(61, backdrop='#c3d2d0')
    water_pipes()
    camera((0.3, 0.2, 0.75), 11.5, turn=-16, height=14)


def water_pipe_close():
    set_up(61, backdrop='#c3d2d0', fill=0.6)
    pipe(0.9, 0.14, 16, printed(BLUE, side=146, spread=13, dashes=4), (-6, -0.3, 0.9), (1, 0.03, 0))
    camera((0.2, -1.0, 1.05), 4.2, turn=12, height=16, stop=8)


def socket_pipe(radius, length, material, ring, at, heading):
    """A pipe with a widened socket and a black sealing ring moulded in."""
    r, wall = radius, 0.07
    outside = [
        (r + 0.075, 0),
        (r + 0.10, 0.02),
        (r + 0.10, 0.16),
        (r + 0.15, 0.21),
        (r + 0.15, 0.38),
        (r + 0.10, 0.43),
        (r + 0.10, 0.9),
        (r, 1.08),
        (r, length),
    ]
    inside = [(r - wall, length), (r - wall, 0.95), (r + 0.03, 0.86), (r + 0.03, 0.0), (r + 0.075, 0)]
    towards(shapes.lathe(shapes.rounded(outside, 4, 0.25), material, 128), at, heading)
    towards(shapes.lathe(inside, material, 128), at, heading)
    seal = shapes.tube(
        [
            ((r + 0.035) * math.cos(a), (r + 0.035) * math.sin(a), 0.17)
            for a in np.linspace(0, 2 * math.pi, 120, endpoint=False)
        ],
        0.05,
        ring,
        True,
        sides=4,
    )
    lip = shapes.tube(
        [
            ((r + 0.02) * math.cos(a), (r + 0.02) * math.sin(a), 0.25)
            for a in np.linspace(0, 2 * math.pi, 120, endpoint=False)
        ],
        0.03,
        ring,
        True,
        sides=4,
    )
    towards(seal, at, heading)
    towards(lip, at, heading)


def pvc_pipe():
    set_up(62, backdrop='#dfb65f')
    grey, ring = plastic('#8b959a'), materials.plain('#15181a', 0.5)
    socket_pipe(0.42, 9, grey, ring, (-1.9, -0.9, 0.58), (0.95, 0.50, 0.0))
    socket_pipe(0.42, 9, grey, ring, (-1.3, 1.0, 0.58), (1.0, 0.16, 0.0))
    socket_pipe(0.36, 9, grey, ring, (-0.25, -0.9, 1.52), (0.55, 0.95, -0.02))
    socket_pipe(0.24, 9, grey, ring, (0.6, -1.35, 0.4), (0.97, 0.22, 0.0))
    camera((0.2, 0, 0.85), 12.2, turn=-10, height=17)


def pvc_pipe_close():
    set_up(62, backdrop='#dfb65f', fill=1.4)
    socket_pipe(0.75, 9, plastic('#8b959a'), materials.plain('#15181a', 0.45), (-0.4, -0.6, 0.95), (0.62, 0.78, 0.0))
    camera((-0.35, -0.6, 0.95), 5.2, turn=-20, height=9, stop=11)
