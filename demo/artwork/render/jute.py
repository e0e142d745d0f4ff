"""Sacks of jute, and hessian by the roll."""

import math

import numpy as np

import materials
import shapes
from cloth import close_studio, roll, woven
from studio import camera, set_up


def hessian_look(stripes=None, density=15.0):
    """Hessian seen from a distance; `stripes` are (from, to, colour) across the object's x axis."""
    shader = materials.Shader('hessian')
    length = shader.node('UVMap', uv_map='length').outputs['UV']
    part = shader.node('SeparateXYZ', {'Vector': length})
    u, v = (shader.maths('MULTIPLY', part.outputs[axis], density) for axis in 'XY')
    wave = lambda value: shader.maths('ABSOLUTE', shader.maths('SINE', shader.maths('MULTIPLY', value, math.pi)))
    height = shader.maths('MAXIMUM', wave(u), wave(v))
    thread = shader.ramp(shader.noise(9.0, 5, rough=0.7), (0.3, '#a98552'), (0.7, '#d0b07c'))
    tint = shader.mix(shader.ramp(height, (0.55, 0.0), (0.9, 1.0)), '#6d5230', thread)
    if stripes:
        x = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['X']
        for low, high, colour in stripes:
            here = shader.maths('MULTIPLY', shader.maths('GREATER_THAN', x, low), shader.maths('LESS_THAN', x, high))
            tint = shader.mix(shader.maths('MULTIPLY', here, 0.75), tint, colour)
    shader.bump(height, 0.9, 0.03)
    return shader.finish(Base_Color=tint, Roughness=0.95, Specular=0.08, Sheen=0.3)


BLUE_STRIPES = [(x - 0.05, x + 0.05, '#24557f') for x in (-0.22, 0.0, 0.22)]


def full_sack(at, material, turn=(0, 0, 0)):
    """A filled and tied sack: creased at its neck, spread above it."""
    line = shapes.rounded(
        [
            (0.0, 0.0),
            (0.62, 0.02),
            (0.80, 0.25),
            (0.86, 0.9),
            (0.78, 1.6),
            (0.5, 2.0),
            (0.17, 2.16),
            (0.15, 2.26),
            (0.30, 2.5),
            (0.42, 2.62),
        ],
        8,
    )
    rng = np.random.default_rng(3)
    lumps = rng.uniform(0, 6.3, 6)
    angles = np.linspace(0, 2 * math.pi, 161)
    line = np.array(line)
    rests = np.linspace(0, len(line) - 1, 180)
    r, z = (np.interp(rests, np.arange(len(line)), line[:, axis]) for axis in (0, 1))
    a, zz = np.meshgrid(angles, z)
    rr = r[:, None] * np.ones_like(a)
    crease = np.clip((zz - 1.45) / 0.7, 0, 1)
    rr *= 1 + crease * 0.22 * np.sin(13 * a + 0.6 * np.sin(3 * a)) * np.clip(0.35 / (rr + 0.1), 0, 1.2) * 0.8
    body = 1 - crease
    rr *= 1 + body * (
        0.03 * np.sin(2 * a + lumps[0])
        + 0.022 * np.sin(5 * a + lumps[1] + 2.1 * zz)
        + 0.018 * np.sin(7 * zz + lumps[2] + 3 * a)
    )
    places = np.dstack([rr * np.cos(a), 0.86 * rr * np.sin(a), zz])
    shapes.grid(places, material, at, turn, 'sack')
    if not any(turn):
        for number in range(3):
            rope = [(0.175 * math.cos(t), 0.15 * math.sin(t), 2.17 + 0.035 * number) for t in np.linspace(0, 6.28, 40)]
            shapes.tube(rope, 0.024, materials.fibre('#e6d8b8', '#c9b486', 20), True, at=at)


def beans(at, spread, many, seed):
    rng = np.random.default_rng(seed)
    green = [materials.plain(tint, 0.55) for tint in ('#8c9468', '#9aa076', '#a9a57d')]
    for number in range(many):
        angle, reach = rng.uniform(0, 6.3), spread * math.sqrt(rng.uniform(0, 1))
        lift = 0.10 * max(0, 1 - reach / spread * 1.6) * rng.uniform(0, 1)
        shapes.ball(
            green[number % 3],
            (at[0] + reach * math.cos(angle), at[1] + 0.5 * reach * math.sin(angle), 0.035 + lift),
            (0.065, 0.048, 0.034),
            (0, 0, rng.uniform(0, 360)),
            16,
        )


def jute_sack():
    set_up(41, backdrop='#2f7480')
    full_sack((-0.55, 0.3, 0), hessian_look(BLUE_STRIPES))
    shapes.pillow(
        (2.1, 1.3, 0.85), hessian_look([(-0.1, 0.1, '#24557f')]), (1.35, -0.35, 0), (0, 0, -14), 2.8, 2.1, 0.03, 5, 110
    )
    beans((0.05, -1.15, 0), 0.62, 150, 7)
    camera((0.25, 0, 1.18), 13.4, turn=2, height=12)


def jute_close():
    close_studio(42, '#6b5230', key=1.5)
    looks = [
        materials.fibre(c, d, 16, contrast=0.7)
        for c, d in (('#c9a670', '#94703e'), ('#b8935c', '#86642f'), ('#d8bb88', '#a9854f'))
    ]
    rng = np.random.default_rng(4)
    woven(
        lambda i, j: (i + j) % 2 == 0,
        34,
        30,
        (0.15, 0.15),
        0.066,
        looks,
        lambda n, warp: int(rng.integers(0, 3)),
        loose=0.13,
        flat=0.6,
    )
    hairs(170, 4)
    camera((0, -0.1, 0.3), 4.0, turn=20, height=44, stop=8)


def hairs(many, seed):
    """Loose fibres that stand out of coarse cloth."""
    rng = np.random.default_rng(seed)
    look = materials.fibre('#e2c898', '#c9a870', 20)
    for _ in range(many):
        start = np.array([rng.uniform(-2, 2), rng.uniform(-1.6, 2.2), 0.33])
        heading = rng.normal(0, 1, 3) * [1, 1, 0.2]
        heading /= np.linalg.norm(heading)
        bends = rng.normal(0, 0.35, (9, 3)) * [1, 1, 0.4]
        steps = heading * 0.07 + np.cumsum(bends, axis=0) * 0.02
        shapes.tube(shapes.smooth_path(start + np.cumsum(steps, axis=0), 4), 0.004, look, sides=0)


def hessian():
    set_up(43, backdrop='#8a9a6c')
    shapes.box((7.5, 3.0, 0.9), materials.wood('#a97c4f', '#7c5632', (1.0, 7.0, 7.0)), (0, 0.9, 0), bevel=0.05)
    look = hessian_look(density=11.0)
    roll(2.7, 0.52, look, (0.15, 0.75, 1.43), thread=0.06)
    line = np.array(shapes.rounded([(0.35, 0.93), (-0.60, 0.93), (-0.66, 0.70), (-0.66, 0.03)], 8, 0.45))
    rest = np.linspace(0, len(line) - 1, 90)
    y, z = (np.interp(rest, np.arange(len(line)), line[:, axis]) for axis in (0, 1))
    x = np.linspace(-1.35, 1.35, 80)
    places = np.zeros((90, 80, 3))
    places[..., 0] = x[None]
    hang = np.clip((0.9 - z) / 0.8, 0, 1)[:, None]
    places[..., 1] = y[:, None] - hang * (0.08 + 0.07 * np.sin(4.2 * x + 1)[None])
    places[..., 2] = z[:, None]
    shapes.grid(places, look, (0.15, 0.0, 0), thick=0.02)
    camera((0.1, 0.2, 1.0), 12.5, turn=20, height=14)


def hessian_close():
    close_studio(44, '#e9dcc0', key=1.2, fill=0.6)
    looks = [materials.fibre(c, d, 16, contrast=0.7) for c, d in (('#cfae78', '#a07c48'), ('#bb9660', '#8c6a38'))]
    rng = np.random.default_rng(6)
    woven(
        lambda i, j: (i + j) % 2 == 0,
        32,
        28,
        (0.17, 0.17),
        0.050,
        looks,
        lambda n, warp: int(rng.integers(0, 2)),
        drape=lambda x, y: 0.08 * np.sin(0.9 * x),
        loose=0.12,
        flat=0.75,
    )
    hairs(70, 8)
    camera((0, -0.1, 0.3), 4.2, turn=-16, height=46, stop=8)
