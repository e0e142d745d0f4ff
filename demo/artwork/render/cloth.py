"""Cloth: threads woven one by one for close views, folded pieces, rolls."""

import math

import numpy as np
from mathutils import Euler, Matrix

import materials
import shapes
from studio import set_up


def threads(lines, radius, material, flat=0.8, sides=6):
    """Many yarns as one mesh: `lines` has yarns, points and three coordinates; `flat` flattens their section."""
    many, points = lines.shape[:2]
    along = np.gradient(lines, axis=1)
    along /= np.linalg.norm(along, axis=2, keepdims=True)
    side = np.cross(along, np.array([0.0, 0.0, 1.0]))
    side /= np.linalg.norm(side, axis=2, keepdims=True)
    up = np.cross(side, along)
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ring = radius * (
        np.cos(angles)[None, None, :, None] * side[:, :, None]
        + flat * np.sin(angles)[None, None, :, None] * up[:, :, None]
    )
    corners = (lines[:, :, None] + ring).reshape(-1, 3)
    yarn, point, corner = np.meshgrid(np.arange(many), np.arange(points - 1), np.arange(sides), indexing='ij')
    at = lambda p, c: ((yarn * points + p) * sides + c % sides).ravel()
    faces = np.stack(
        [at(point, corner), at(point, corner + 1), at(point + 1, corner + 1), at(point + 1, corner)], axis=1
    )
    return shapes.solid(corners.tolist(), faces.tolist(), material, True, 'threads', split=180)


def woven(
    pattern,
    warps,
    wefts,
    pitch=(0.1, 0.1),
    radius=0.052,
    looks=None,
    tints=None,
    drape=None,
    seed=1,
    loose=0.06,
    flat=0.7,
):
    """A woven piece around the middle of the floor.

    `pattern(i, j)` is true where warp i passes over weft j. `looks` are materials; `tints(i, is_warp)` chooses one.
    `drape(x, y)` lifts the whole cloth.
    """
    rng = np.random.default_rng(seed)
    over = np.array([[1.0 if pattern(i, j) else -1.0 for j in range(wefts)] for i in range(warps)])
    drape = drape or (lambda x, y: 0 * x)
    for is_warp in (True, False):
        many, crossing = (warps, wefts) if is_warp else (wefts, warps)
        step, other = (pitch[0], pitch[1]) if is_warp else (pitch[1], pitch[0])
        fine = np.linspace(0, crossing - 1, (crossing - 1) * 4 + 1)
        lines = np.zeros((many, len(fine), 3))
        for number in range(many):
            ups = (over[number] if is_warp else -over[:, number]) * radius * flat * 0.75
            near = fine.astype(int).clip(0, crossing - 2)
            t = fine - near
            t = t * t * (3 - 2 * t)
            wander = (
                loose * step * np.interp(fine, np.arange(0, crossing, 5), rng.normal(0, 1, len(range(0, crossing, 5))))
            )
            lines[number, :, 0 if is_warp else 1] = (number - many / 2) * step + wander
            lines[number, :, 1 if is_warp else 0] = (fine - crossing / 2) * other
            lines[number, :, 2] = ups[near] * (1 - t) + ups[near + 1] * t
        lines[..., 2] += 0.3 + drape(lines[..., 0], lines[..., 1])
        chosen = np.array([tints(number, is_warp) if tints else 0 for number in range(many)])
        for look in sorted(set(chosen)):
            threads(lines[chosen == look], radius, looks[look], flat)


def close_studio(seed, backdrop, **light):
    """Grazing light, so that each thread casts a shadow."""
    set_up(seed, backdrop=backdrop, **{'key': 1.2, 'fill': 0.35, 'rim': 0.5, 'ambient': 0.3, **light})


def cloth(colour, dark, style='plain', density=16.0, stripes=None):
    """Cloth seen from a distance: a bump map of threads in UV lengths, with `density` threads per unit."""
    shader = materials.Shader('cloth')
    length = shader.node('UVMap', uv_map='length').outputs['UV']
    part = shader.node('SeparateXYZ', {'Vector': length})
    u, v = (shader.maths('MULTIPLY', part.outputs[axis], density) for axis in 'XY')
    wave = lambda value: shader.maths('ABSOLUTE', shader.maths('SINE', shader.maths('MULTIPLY', value, math.pi)))
    if style == 'twill':
        height = wave(shader.maths('ADD', u, shader.maths('MULTIPLY', v, 1.6)))
    elif style == 'waffle':
        edge = lambda value: shader.maths(
            'POWER', shader.maths('ABSOLUTE', shader.maths('COSINE', shader.maths('MULTIPLY', value, math.pi))), 3.0
        )
        height = shader.maths('MAXIMUM', edge(u), edge(v))
    elif style == 'terry':
        height = shader.maths('MULTIPLY', shader.noise(70, 4, rough=0.7), 1.5)
    else:
        height = shader.maths('MAXIMUM', shader.maths('MULTIPLY', wave(u), 0.9), wave(v))
    tint = shader.mix(shader.ramp(height, (0.1, 0.0), (0.9, 1.0)), dark, colour)
    if stripes:
        tint = stripes(shader, part, tint)
    tint = shader.mix(0.3, tint, shader.ramp(shader.noise(3.0, 6, rough=0.7), (0.3, 0.36), (0.7, 0.64)), 'SOFT_LIGHT')
    shader.bump(height, 0.9 if style in ('terry', 'waffle') else 0.55, 0.02 if style != 'waffle' else 0.06)
    return shader.finish(Base_Color=tint, Roughness=0.9, Specular=0.1, Sheen=0.4)


def check(ground, one, other, period=0.62):
    """Crossing bands of dyed warp and weft, stronger where both meet."""

    def paint(shader, part, tint):
        for axis in 'XY':
            phase = shader.maths('FRACT', shader.maths('DIVIDE', part.outputs[axis], period))
            first = shader.maths('LESS_THAN', phase, 0.36)
            second = shader.maths(
                'MULTIPLY', shader.maths('GREATER_THAN', phase, 0.62), shader.maths('LESS_THAN', phase, 0.70)
            )
            tint = shader.mix(shader.maths('MULTIPLY', first, 0.72), tint, one)
            tint = shader.mix(shader.maths('MULTIPLY', second, 0.85), tint, other)
        return tint

    return cloth(ground, ground, 'plain', 26, paint)


def folded(width, depth, material, at, turn=0.0, layers=4, thick=0.1, seed=1, fold=1.0):
    """A flat folded length with its folds to the front. Returns its height."""
    rng = np.random.default_rng(seed)
    pitch = thick * 1.08
    profile = []
    for layer in range(layers):
        z = thick / 2 + pitch * layer
        front, back = -depth / 2 + rng.uniform(0, 0.03), depth / 2 + rng.uniform(-0.04, 0.04)
        run = np.linspace(back, front, 26) if layer % 2 == 0 else np.linspace(front, back, 26)
        profile += [(y, z) for y in run]
        if layer < layers - 1:
            middle, sign = z + pitch / 2, -1 if layer % 2 == 0 else 1
            end = run[-1]
            profile += [
                (end + sign * pitch / 2 * fold * math.cos(a), middle + pitch / 2 * math.sin(a))
                for a in np.linspace(-1.3, 1.3, 9)
            ]
    profile = np.array(profile)
    columns = np.linspace(-width / 2, width / 2, 60)
    places = np.zeros((len(profile), 60, 3))
    places[..., 0] = columns[None]
    places[..., 1:] = profile[:, None]
    a, b, c = rng.uniform(0, 6, 3)
    swell = 1 - 0.25 * (np.abs(columns) / (width / 2)) ** 6
    places[..., 2] *= (0.94 + 0.03 * np.sin(columns * 2.2 + a) + 0.02 * np.sin(columns * 5 + b))[None] * swell[
        None
    ] ** 0.25
    places[..., 1] += 0.012 * np.sin(columns * 3 + c)[None]
    shapes.grid(places, material, at, (0, 0, turn), 'folded', thick=thick * 0.93)
    return pitch * layers


def roll(length, radius, material, at, turn=(0, 0, 0), core=0.13, thread=0.05, tail=0.0):
    """Cloth wound on a cardboard tube along the x axis. `tail` is the length unrolled to the front."""
    turns = (radius - core) / thread
    angles = np.linspace(0, 2 * math.pi * turns, int(60 * turns))
    radii = core + thread * angles / (2 * math.pi)
    profile = np.stack(
        [radii * np.sin(angles - angles[-1] + math.pi), radii * np.cos(angles - angles[-1] + math.pi)], axis=1
    )
    if tail:
        out = np.linspace(0, 1, 60)[1:]
        line = np.stack([-tail * out, np.full(59, -radius) + 0.02 * np.sin(out * 9) * out], axis=1)
        profile = np.vstack([profile, line])
    columns = np.linspace(-length / 2, length / 2, 40)
    places = np.zeros((len(profile), 40, 3))
    places[..., 0] = columns[None]
    places[..., 1:] = profile[:, None]
    places[..., 0] += 0.012 * np.sin(np.arange(len(profile)) * 0.11)[:, None]
    shapes.grid(places, material, at, turn, 'roll', thick=thread * 0.85)
    tube = shapes.lathe(
        [
            (core - 0.03, -length / 2 - 0.05),
            (core, -length / 2 - 0.05),
            (core, length / 2 + 0.05),
            (core - 0.03, length / 2 + 0.05),
            (core - 0.03, -length / 2 - 0.05),
        ],
        materials.board('#b58a5e'),
        48,
    )
    around = Euler([math.radians(angle) for angle in turn])
    tube.matrix_world = Matrix.Translation(at) @ around.to_matrix().to_4x4() @ Matrix.Rotation(math.radians(90), 4, 'Y')
