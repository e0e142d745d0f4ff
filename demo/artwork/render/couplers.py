"""Coils of pipe, and couplers."""

import math

import numpy as np
from mathutils import Matrix

import materials
import shapes
from piping import plastic, towards
from studio import camera, set_up
from tins import metal_studio


def wound(radius, pipe_radius, turns, layers, material, at, turn, seed=1, tail=True):
    """A coil of pipe: turns beside each other, layers above."""
    points = []
    for layer in range(layers):
        for number in range(turns):
            outward = number if layer % 2 == 0 else turns - 1 - number
            for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
                r = radius + outward * 2.02 * pipe_radius + 0.012 * math.sin(2 * a + layer + number)
                points.append(
                    (
                        r * math.cos(a),
                        r * math.sin(a),
                        layer * 1.9 * pipe_radius + pipe_radius + 0.01 * math.sin(a * 3 + number),
                    )
                )
    shapes.tube(points, pipe_radius, material, at=at, turn=turn, sides=4)
    for number in range(4):
        a = math.pi / 2 * number + 0.5
        middle = radius + (turns - 1) * pipe_radius
        h, w = layers * 0.95 * pipe_radius + 0.012, turns * pipe_radius * 1.02 + 0.012
        band = [(middle + w * math.cos(t), 0, h + h * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 50)]
        places = np.stack([np.array(band) + [0, s, 0] for s in np.linspace(-0.06, 0.06, 3)], axis=1)
        spin = Matrix.Rotation(a, 3, 'Z')
        places = places @ np.array(spin).T
        shapes.grid(places, materials.plain('#1f6b78', 0.5), at, turn, thick=0.01)


def coil():
    set_up(63, backdrop='#b4633f')
    white = plastic('#eeece4', 0.3)
    wound(0.86, 0.085, 4, 5, white, (1.0, -0.35, 0), (0, 0, 10))
    shapes.tube(
        shapes.smooth_path([(1.62, -1.4, 0.09), (1.95, -1.45, 0.09), (2.35, -1.3, 0.2), (2.7, -1.0, 0.34)], 10),
        0.085,
        white,
        sides=4,
    )
    timber = materials.wood('#a97c4f', '#7c5632', (9, 9, 1))
    shapes.box((0.22, 0.22, 3.4), timber, (-1.25, 1.05, 0), bevel=0.02)
    shapes.box((1.5, 1.1, 0.14), timber, (-1.25, 1.0, 0), bevel=0.02)
    shapes.tube([(-1.25, 1.0, 3.05), (-1.25, 0.25, 3.12)], 0.07, timber, sides=5)
    wound(0.92, 0.06, 3, 4, white, (-1.25, 0.78, 2.15), (90, 0, 0), 2)
    camera((0.15, 0, 1.55), 15.0, turn=3, height=12)


def coil_close():
    set_up(63, backdrop='#2f7480')
    at, heading = (-0.35, -0.6, 0.9), (0.55, 0.84, 0.06)
    layers = (
        ('#f2f0e8', 0.78, 0.66),
        ('#d98c2b', 0.66, 0.635),
        ('#d7dadb', 0.635, 0.585),
        ('#d98c2b', 0.585, 0.56),
        ('#f2f0e8', 0.56, 0.44),
    )
    for number, (tint, outer, inner) in enumerate(layers):
        look = materials.plain(tint, 0.22, metal=1.0) if number == 2 else materials.plain(tint, 0.35)
        back = 0.012 * (number % 2)
        ring = [
            (outer, 9),
            (outer, back + 0.006),
            (outer - 0.006, back),
            (inner + 0.006, back),
            (inner, back + 0.006),
            (inner, 9),
        ]
        towards(shapes.lathe(ring, look, 128), at, heading)
    camera((-0.3, -0.6, 0.9), 4.6, turn=-14, height=8, stop=11)


def coupler_body(radius, length, material, at, turn=0.0, cut=False, heading=(0, 0, 1)):
    """An upright electrofusion coupler: collars, two terminals and a code label, or cut open to show its wire."""
    r, wall = radius, radius * 0.2
    outside = [
        (r - wall, 0),
        (r - 0.03, 0),
        (r, 0.03),
        (r, length * 0.42),
        (r + 0.03, length * 0.45),
        (r + 0.03, length * 0.55),
        (r, length * 0.58),
        (r, length - 0.03),
        (r - 0.03, length),
        (r - wall, length),
    ]
    span = 250 if cut else 360
    loop = shapes.rounded(outside, 3, 0.2) + [
        (r - wall, length * 0.53),
        (r - wall - 0.04, length * 0.52),
        (r - wall - 0.04, length * 0.48),
        (r - wall, length * 0.47),
        (r - wall, 0),
    ]
    shapes.lathe(loop, material, 128, at, (0, 0, turn), span=span)
    if cut:
        for angle in (0, span):
            outline = [(x, z) for x, z in loop[:-1]]
            face = shapes.solid(
                [(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], materials.plain('#3a4145', 0.5), False
            )
            shapes.placed(face, at, (0, 0, turn + angle))
        wire(r - wall - 0.002, length, at, turn, span)
    for end, angle in ((0.16, 200), (0.84, 200)):
        a = math.radians(turn + (180 if cut else angle + 55))
        post = shapes.lathe(
            shapes.rounded([(0.085, 0), (0.085, 0.16), (0.06, 0.17), (0.06, 0.1), (0, 0.1)], 2, 0.2), material, 32
        )
        base = (at[0] + (r - 0.02) * math.cos(a), at[1] + (r - 0.02) * math.sin(a), at[2] + length * end)
        towards(post, base, (math.cos(a), math.sin(a), 0))
        pin = shapes.lathe([(0.022, 0), (0.022, 0.13), (0, 0.14)], materials.plain('#c9a24a', 0.25, metal=1.0), 16)
        towards(pin, base, (math.cos(a), math.sin(a), 0))


def wire(radius, length, at, turn, span):
    """Copper turns on both halves of the inside."""
    copper = materials.plain('#c87436', 0.22, metal=1.0)
    for low, high in ((0.08, 0.42), (0.58, 0.92)):
        for height in np.linspace(low, high, 11) * length:
            arc = [
                (radius * math.cos(a), radius * math.sin(a), height + 0.01 * a / 6)
                for a in np.linspace(0, math.radians(span), 90)
            ]
            shapes.tube(arc, 0.013, copper, at=at, turn=(0, 0, turn), sides=2)


def coupler_label(radius, at, turn):
    angles = np.radians(np.linspace(turn - 24, turn + 24, 30))
    heights = np.linspace(-0.16, 0.16, 3)
    places = np.array(
        [[((radius + 0.004) * math.cos(a), (radius + 0.004) * math.sin(a), z) for a in angles] for z in heights]
    )
    shapes.grid(places, materials.plain('#f2f0e8', 0.5), at)
    rng = np.random.default_rng(3)
    for a in angles[3:-3]:
        if rng.random() < 0.7:
            bar = [((radius + 0.007) * math.cos(a), (radius + 0.007) * math.sin(a), z) for z in (-0.1, 0.1)]
            shapes.tube(bar, 0.005 + 0.006 * rng.random(), materials.plain('#15181a', 0.5), at=at, sides=1)


def coupler():
    metal_studio(64, '#a9c7c4')
    black = plastic('#2a2f33', 0.4)
    coupler_body(0.62, 1.5, black, (-1.35, 0.5, 0), 30)
    coupler_label(0.62, (-1.35, 0.5, 0.34), -75)
    coupler_body(0.78, 1.75, black, (0.2, -0.2, 0), -35, True)
    coupler_body(0.5, 1.25, black, (1.65, 0.3, 0), 10)
    coupler_label(0.5, (1.65, 0.3, 0.3), -95)
    camera((0.1, 0, 0.85), 10.6, turn=2, height=17)


def coupler_close():
    metal_studio(64, '#a9c7c4', fill=1.6)
    coupler_body(0.78, 1.75, plastic('#2a2f33', 0.4), (0, 0, 0), -35, True)
    camera((0.05, 0.2, 1.15), 3.5, turn=0, height=16, stop=11)
