"""Solids: turned, extruded, wound and scattered. Every function adds its result to the scene."""

import math

import bpy
import numpy as np


def solid(corners, faces, material, smooth=True, name='solid', at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, split=40):
    """A mesh of corners and faces. `turn` in degrees; `bevel` rounds its edges; `split` keeps sharper edges sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(c) for c in corners], [], [tuple(f) for f in faces])
    mesh.validate()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(split)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if bevel:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments, rounding.limit_method = bevel, 3, 'ANGLE'
        thing.modifiers.new('normals', 'WEIGHTED_NORMAL')
    return placed(thing, at, turn)


def placed(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if scale:
        thing.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return thing


def copied(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None, material=None):
    """A copy. It shares the mesh unless it gets a material of its own."""
    twin = thing.copy()
    if material:
        twin.data = thing.data.copy()
        twin.data.materials.clear()
        twin.data.materials.append(material)
    bpy.context.collection.objects.link(twin)
    return placed(twin, at, turn, scale)


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, name='box'):
    """A box with its base at a position: `size` is width, depth, height."""
    w, d, h = size[0] / 2, size[1] / 2, size[2]
    corners = [(x, y, z) for z in (0, h) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    return solid(corners, faces, material, bool(bevel), name, at, turn, bevel)


def rounded(points, steps=4, share=0.35):
    """The same line with its inner corners rounded."""
    line = [np.array(points[0], float)]
    for before, here, after in zip(points, points[1:], points[2:]):
        before, here, after = (np.array(p, float) for p in (before, here, after))
        into, out = here + (before - here) * share, here + (after - here) * share
        for t in np.linspace(0, 1, steps + 1):
            line.append((1 - t) ** 2 * into + 2 * t * (1 - t) * here + t * t * out)
    return [tuple(p) for p in line] + [tuple(points[-1])]


def lathe(line, material, around=96, at=(0, 0, 0), turn=(0, 0, 0), name='turned', split=40, wobble=None, span=360):
    """A profile of (radius, height) rotated about the vertical axis; `wobble(angle, height)` scales the radius."""
    angles = np.linspace(0, math.radians(span), around, endpoint=span < 360)
    corners = []
    for radius, height in line:
        for angle in angles:
            r = radius * (wobble(angle, height) if wobble else 1)
            corners.append((r * math.cos(angle), r * math.sin(angle), height))
    faces = []
    for ring in range(len(line) - 1):
        for i in range(around - (span < 360)):
            j = (i + 1) % around
            faces.append((ring * around + i, ring * around + j, (ring + 1) * around + j, (ring + 1) * around + i))
    return solid(corners, faces, material, True, name, at, turn, split=split)


def walled(outside, wall, floor=None):
    """The profile of a vessel: up its outside, over the rim and down its inside, `wall` thick."""
    floor = wall if floor is None else floor
    inside = [(max(r - wall, 0.0), max(h, outside[0][1] + floor)) for r, h in outside if h >= outside[0][1]]
    bottom = (0.0, outside[0][1] + floor)
    rim_r, rim_h = outside[-1]
    rim = [(rim_r - wall * 0.5, rim_h + wall * 0.35)]
    return [(0.0, outside[0][1])] + outside + rim + inside[::-1] + [bottom]


def tube(points, radius, material, closed=False, sides=3, at=(0, 0, 0), turn=(0, 0, 0), name='tube', radii=None):
    """A round rod along points. `sides` is Blender's bevel resolution: 1 gives a hexagon, 3 a fair circle."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, sides, True
    spline = curve.splines.new('POLY')
    points = np.asarray(points, float)
    spline.points.add(len(points) - 1)
    flat = np.ones((len(points), 4))
    flat[:, :3] = points
    spline.points.foreach_set('co', flat.ravel())
    if radii is not None:
        spline.points.foreach_set('radius', np.asarray(radii, float))
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return placed(thing, at, turn)


def smooth_path(points, steps=12):
    """A Catmull-Rom line through points."""
    p = np.asarray([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:])
    ]
    return np.vstack([*parts, p[-1:]])


def extruded(outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, name='extruded'):
    """A flat outline of (x, y), extruded upwards."""
    n = len(outline)
    corners = [(x, y, z) for z in (0, height) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return solid(corners, faces, material, bool(bevel), name, at, turn, bevel)


def sheet(height, size, cells, material, at=(0, 0, 0), turn=(0, 0, 0), name='sheet'):
    """A surface over a rectangle: `height(x, y)` takes and returns arrays."""
    x, y = np.meshgrid(
        np.linspace(-size[0] / 2, size[0] / 2, cells[0]), np.linspace(-size[1] / 2, size[1] / 2, cells[1])
    )
    z = height(x, y) + np.zeros_like(x)
    return grid(np.dstack([x, y, z]), material, at, turn, name)


def grid(places, material, at=(0, 0, 0), turn=(0, 0, 0), name='grid', thick=0.0):
    """A surface through an array of rows, columns and three coordinates; its UV coordinates are lengths in both directions."""
    rows, columns = places.shape[:2]
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.stack([first, first + 1, first + columns + 1, first + columns], axis=1)
    thing = solid(places.reshape(-1, 3).tolist(), faces.tolist(), material, True, name, at, turn, split=180)
    across = np.linalg.norm(np.diff(places, axis=1), axis=2).mean(axis=0)
    along = np.linalg.norm(np.diff(places, axis=0), axis=2).mean(axis=1)
    u, v = np.meshgrid(np.append(0, across.cumsum()), np.append(0, along.cumsum()))
    uv = np.stack([u.ravel(), v.ravel()], axis=1)
    thing.data.uv_layers.new(name='length').data.foreach_set('uv', uv[faces.ravel()].ravel())
    if thick:
        solidify = thing.modifiers.new('thick', 'SOLIDIFY')
        solidify.thickness, solidify.offset = thick, 0
    return thing


def loft(stations, material, at=(0, 0, 0), turn=(0, 0, 0), name='loft', corner=10, split=40, capped='both'):
    """Stacked rounded rectangles: (half width, half depth, corner radius, height) each.

    `capped`: 'both' ends, the 'top' only, or None.
    """
    rings = []
    for a, b, r, z in stations:
        r = min(r, a, b)
        for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for angle in np.linspace(0, math.pi / 2, corner):
                t = angle + k * math.pi / 2
                rings.append((sx * (a - r) + r * math.cos(t), sy * (b - r) + r * math.sin(t), z))
    n = 4 * corner
    faces = [
        (s * n + i, s * n + (i + 1) % n, (s + 1) * n + (i + 1) % n, (s + 1) * n + i)
        for s in range(len(stations) - 1)
        for i in range(n)
    ]
    if capped:
        faces.append(tuple(range((len(stations) - 1) * n, len(stations) * n)))
    if capped == 'both':
        faces.append(tuple(range(n - 1, -1, -1)))
    return solid(rings, faces, material, True, name, at, turn, split=split)


def pillow(
    size, material, at=(0, 0, 0), turn=(0, 0, 0), square=4.0, puff=2.4, lumps=0.0, seed=1, cells=72, name='pillow'
):
    """A flat filled bag: `square` sharpens its corners from above, `puff` flattens its top."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, cells // 2), np.linspace(-math.pi, math.pi, cells))
    power = lambda value, p: np.sign(value) * np.abs(value) ** (2 / p)
    x = size[0] / 2 * power(np.cos(u), puff) * power(np.cos(v), square)
    y = size[1] / 2 * power(np.cos(u), puff) * power(np.sin(v), square)
    z = size[2] / 2 * power(np.sin(u), puff)
    for _ in range(7):
        a, b, c = rng.uniform(-4, 4, 3) / max(size)
        z = z + lumps * 0.5 * np.sin(a * 3 * x + b * 3 * y + c * 9) * np.cos(u)
    return grid(np.dstack([x, y, z + size[2] / 2]), material, at, turn, name)


def ball(material, at, size=(1, 1, 1), turn=(0, 0, 0), around=32):
    line = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, around // 2)]
    thing = lathe(line, material, around, split=180)
    return placed(thing, at, turn, size)


def mark(material, at, turn=(90, 0, 0), size=1.0, thick=0.004):
    """The group's sign, a half sun over three waves of water, laid on a surface."""
    arc = [(0.5 * math.cos(a), 0.06 + 0.5 * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
    parts = [arc] + [
        [(-w, y), (w, y), (w, y + 0.06), (-w, y + 0.06)] for w, y in ((0.5, -0.08), (0.42, -0.22), (0.3, -0.36))
    ]
    return [placed(extruded(part, thick, material, bevel=0), at, turn, (size, size, 1)) for part in parts]
