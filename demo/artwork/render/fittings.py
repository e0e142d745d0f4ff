"""Elbows, brass tees and drain pipes."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

import couplers
import materials
import piping
import shapes
from studio import camera, set_up
from tins import metal_studio, tinplate


def bent(radius, wall, bend, material, at, turn):
    """A quarter bend of pipe with a collar at both ends: `bend` is the radius of its middle line."""
    angles = np.linspace(0, math.pi / 2, 40)
    t = np.linspace(0, 2 * math.pi, 73)
    for r in (radius, radius - wall):
        places = np.array(
            [
                [
                    ((bend + r * math.cos(a)) * math.cos(s), r * math.sin(a), (bend + r * math.cos(a)) * math.sin(s))
                    for a in t
                ]
                for s in angles
            ]
        )
        shapes.grid(places, material, at, turn)
    collar = shapes.rounded(
        [
            (radius - wall, 0.02),
            (radius - wall, -0.36),
            (radius + wall * 0.6, -0.38),
            (radius + wall * 0.75, -0.34),
            (radius + wall * 0.75, -0.04),
            (radius, 0.03),
        ],
        3,
        0.2,
    )
    first = shapes.lathe(collar, material, 96)
    second = shapes.lathe(collar, material, 96)
    place = Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    first.matrix_world = place @ Matrix.Translation((bend, 0, 0))
    second.matrix_world = place @ Matrix.Translation((0, 0, bend)) @ Matrix.Rotation(math.radians(90), 4, 'Y')


def elbows():
    blue, grey = piping.plastic(piping.BLUE), piping.plastic('#7f898e')
    for radius, wall, bend, look, (x, y), turn in (
        (0.5, 0.09, 0.85, blue, (0.1, 0.0), 48),
        (0.42, 0.08, 0.72, grey, (-1.5, 0.5), 75),
        (0.3, 0.06, 0.5, blue, (1.45, 0.45), 120),
        (0.22, 0.05, 0.38, grey, (-0.95, -1.0), 35),
        (0.17, 0.04, 0.3, blue, (1.25, -1.0), 105),
    ):
        angle = math.radians(turn)
        bent(
            radius,
            wall,
            bend,
            look,
            (x - 0.5 * bend * math.cos(angle), y - 0.5 * bend * math.sin(angle), 0.38),
            (0, 0, turn),
        )


def elbow():
    set_up(65, backdrop='#d9ab93')
    elbows()
    camera((0.0, 0, 0.68), 12.2, turn=3, height=18)


def elbow_close():
    set_up(65, backdrop='#d9ab93', fill=1.2)
    bent(0.62, 0.11, 1.05, piping.plastic(piping.BLUE), (0.0, -0.2, 0.38), (0, 0, 40))
    camera((0.0, -0.2, 1.2), 5.6, turn=8, height=10, stop=11)


def brass():
    shader = materials.Shader('brass')
    shader.bump(shader.noise(2.0, 2, stretch=(1, 1, 60)), 0.12, 0.01)
    return shader.finish(Base_Color='#c9973f', Metallic=1.0, Roughness=0.24)


def sleeve(steel, at, heading, radius):
    """A steel sleeve with three round windows over the turned end of a fitting."""
    line = shapes.rounded(
        [(radius, 0.0), (radius + 0.02, 0.0), (radius + 0.02, 0.62), (radius + 0.05, 0.66), (radius - 0.06, 0.67)],
        3,
        0.2,
    )
    piping.towards(shapes.lathe(line, steel, 96), at, heading)
    dark = materials.plain('#14181a', 0.6)
    for number in range(9):
        around, row = (number // 3) * 120 + 60, number % 3
        a = math.radians(around)
        disc = shapes.lathe([(0.045, 0), (0.045, 0.004), (0, 0.004)], dark, 32)
        local = Vector((math.cos(a), math.sin(a), 0))
        track = Vector(heading).to_track_quat('Z', 'Y')
        outward = track @ local
        spot = Vector(at) + track @ Vector(
            ((radius + 0.018) * math.cos(a), (radius + 0.018) * math.sin(a), 0.16 + 0.16 * row)
        )
        piping.towards(disc, spot, outward)


def tee(at, turn=0.0, size=1.0):
    """A tee on a bench: a run along x, a branch upwards, ribs at each end, and sleeves over them."""
    gold, steel = brass(), tinplate('#c3c8ca', 0.28)
    r = 0.26 * size
    angle = math.radians(turn)
    ends = [
        ((math.cos(angle), math.sin(angle), 0), 0.3),
        ((-math.cos(angle), -math.sin(angle), 0), 0.3),
        ((0, 0, 1), 0.3),
    ]
    middle = (at[0], at[1], at[2] + r + 0.06)
    for heading, reach in ends:
        line = [(0, 0), (r, 0), (r, reach), (r + 0.07, reach + 0.02), (r + 0.07, reach + 0.1), (r - 0.05, reach + 0.13)]
        for ring in range(5):
            z = reach + 0.85 + 0.06 * ring
            line += [(r - 0.05, z), (r - 0.015, z + 0.02), (r - 0.05, z + 0.045)]
        line += [(r - 0.06, reach + 1.2), (r - 0.12, reach + 1.2), (r - 0.12, reach + 0.5), (0, reach + 0.5)]
        piping.towards(shapes.lathe(line, gold, 96), middle, heading)
        start = [m + (reach + 0.11) * h for m, h in zip(middle, heading)]
        sleeve(steel, start, heading, r + 0.01)


def press_tee():
    metal_studio(66, '#5fa0a2')
    shapes.box((6.2, 3.2, 0.2), materials.wood('#7d6a58', '#57473a', (1.0, 7.0, 7.0)), (0, 0, 0), bevel=0.03)
    tee((-1.0, 0.45, 0.2), 12)
    tee((1.25, 0.55, 0.2), -25)
    tee((0.2, -0.85, 0.2), 6)
    camera((0.1, 0, 0.85), 12.0, turn=2, height=18)


def press_tee_close():
    metal_studio(66, '#5fa0a2', key=0.8)
    shapes.box((9, 7, 0.2), materials.wood('#7d6a58', '#57473a', (1.0, 7.0, 7.0)), (0, 0.6, 0), bevel=0.03)
    tee((0, 0, 0.2), 24)
    tee((1.4, 1.9, 0.2), -20)
    camera((-0.35, -0.2, 0.75), 4.2, turn=-12, height=20, stop=8)


def corrugated(radius, length, at, heading):
    """A twin-wall pipe: square ridges outside in black, a smooth pale wall inside."""
    outside, pitch = [], 0.2
    for ring in range(int(length / pitch)):
        z = pitch * ring
        outside += [(radius - 0.085, z + 0.02), (radius - 0.085, z + 0.06), (radius, z + 0.09), (radius, z + 0.17)]
    line = [(radius - 0.10, 0.0), (radius - 0.09, 0.0)] + shapes.rounded(outside, 2, 0.22)
    piping.towards(shapes.lathe(line, piping.plastic('#24292c', 0.38), 128, split=60), at, heading)
    pale = materials.plain('#dfe0d6', 0.4)
    piping.towards(
        shapes.lathe([(radius - 0.10, 0.0), (radius - 0.12, 0.0), (radius - 0.12, length)], pale, 128), at, heading
    )


def drain_pipe():
    set_up(67, backdrop='#8a9a6c', rim=1.6)
    away = (0.93, 0.42, 0.0)
    corrugated(0.82, 9, (-1.3, -0.3, 0.82), away)
    corrugated(0.55, 9, (-1.0, 1.5, 0.55), away)
    corrugated(0.42, 9, (-0.15, -1.15, 0.42), away)
    camera((0.35, 0.2, 0.75), 11.8, turn=-14, height=14)


def drain_pipe_close():
    set_up(67, backdrop='#8a9a6c', rim=2.2, key=1.5)
    corrugated(1.3, 12, (-6, 0.3, 1.3), (1, 0.02, 0))
    camera((0.0, -0.6, 1.6), 3.9, turn=18, height=18, stop=8)


scenes = {
    'water-pipe': piping.water_pipe,
    'water-pipe-close': piping.water_pipe_close,
    'pvc-pipe': piping.pvc_pipe,
    'pvc-pipe-close': piping.pvc_pipe_close,
    'coil': couplers.coil,
    'coil-close': couplers.coil_close,
    'coupler': couplers.coupler,
    'coupler-close': couplers.coupler_close,
    'elbow': elbow,
    'elbow-close': elbow_close,
    'press-tee': press_tee,
    'press-tee-close': press_tee_close,
    'drain-pipe': drain_pipe,
    'drain-pipe-close': drain_pipe_close,
}
