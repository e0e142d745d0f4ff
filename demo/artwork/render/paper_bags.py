"""Bags and sacks of paper."""

import math

import numpy as np

import bags
import jute
import materials
import shapes
from studio import area_light, camera, set_up


def paper_bag(width, depth, height, material, at, turn=0.0, seed=1, pinked=True):
    """A flat-bottomed bag: sharp edges, side folds pushed inwards towards the top, a pinked rim."""
    rng = np.random.default_rng(seed)
    share = np.linspace(0, 1, 40)
    corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.0), (0.5, 0.5), (-0.5, 0.5), (-0.5, 0.0), (-0.5, -0.5)]
    ring = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        steps = 28 if y0 == y1 else 14
        ring += [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in np.linspace(0, 1, steps, endpoint=False)]
    ring = np.array(ring + [ring[0]])
    inward = np.where(np.abs(np.abs(ring[:, 0]) - 0.5) < 1e-6, 1 - 2 * np.abs(ring[:, 1]), 0)
    x = width * ring[None, :, 0] - np.sign(ring[None, :, 0]) * inward[None] * 0.22 * depth * share[:, None] ** 1.4
    y = depth * ring[None, :, 1] * (1 - 0.10 * share[:, None] ** 2)
    dents = 0.010 * np.sin(6 * share + rng.uniform(0, 6))[:, None] * np.sin(9 * ring[:, 0] + rng.uniform(0, 6))[None]
    y = y + dents * np.sign(ring[None, :, 1])
    z = height * share[:, None] + 0 * x
    if pinked:
        z[-1] += 0.018 * (np.arange(len(ring)) % 2)
    shapes.grid(
        np.dstack([x, y, z]), material, at, (0, 0, turn), 'paper bag', thick=0.008
    ).data.auto_smooth_angle = math.radians(28)
    shapes.box((width * 0.99, depth * 0.99, 0.01), material, at, (0, 0, turn), 0)


KRAFT = '#b38a5c'


def kraft_bag():
    set_up(51, backdrop='#c3d5d3')
    kraft = materials.board(KRAFT)
    paper_bag(1.05, 0.62, 2.0, kraft, (-1.35, 0.25, 0), 16, 1)
    paper_bag(1.4, 0.8, 2.6, kraft, (0.15, 0.1, 0), -8, 2)
    paper_bag(0.75, 0.45, 1.35, kraft, (1.5, -0.35, 0), -20, 3)
    camera((0.05, 0, 1.15), 12.2, turn=2, height=14)


def ribbed(colour):
    shader = materials.Shader('ribbed kraft')
    fine = shader.noise(3.0, 2, stretch=(1, 30, 1))
    specks = shader.noise(40.0, 5, stretch=(1, 3, 1), rough=0.75)
    tint = shader.mix(0.45, colour, shader.ramp(specks, (0.3, 0.30), (0.7, 0.68)), 'SOFT_LIGHT')
    y = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['Y']
    rib = shader.maths('SINE', shader.maths('MULTIPLY', y, 95.0))
    shader.bump(shader.maths('ADD', shader.maths('MULTIPLY', rib, 0.5), fine), 0.22, 0.01)
    return shader.finish(Base_Color=tint, Roughness=0.8, Specular=0.2)


def kraft_close():
    set_up(52, backdrop=KRAFT, key=1.1, fill=0.35, rim=0.4)
    look = ribbed('#b8905f')
    shapes.sheet(lambda x, y: 0.02 + 0.012 * np.sin(1.7 * x + y), (8, 6), (80, 60), look, (0, 0.4, 0))
    profile = np.array(
        [(1.9, 0.05)]
        + [(y, 0.05) for y in np.linspace(1.8, -0.4, 20)]
        + [(-0.4 - 0.07 * math.sin(a), 0.12 - 0.07 * math.cos(a)) for a in np.linspace(0.2, math.pi, 12)]
        + [(y, 0.19 + 0.10 * (y + 0.4)) for y in np.linspace(-0.35, 1.9, 24)]
    )
    x = np.linspace(-4, 4, 120)
    places = np.zeros((len(profile), 120, 3))
    places[..., 0] = x[None]
    places[..., 1:] = profile[:, None]
    places[..., 2] += 0.015 * np.sin(1.1 * x)[None]
    shapes.grid(places, look, (0, 0, 0.03), (0, 0, 9), thick=0.012)
    camera((0.1, -0.35, 0.1), 4.2, turn=14, height=42, stop=8)


def twisted_handle(at, turn, width, rise, front, material, down=0.0):
    """Two strands of twisted paper cord."""
    t = np.linspace(0, math.pi, 160)
    middle = np.stack([-width / 2 * np.cos(t), np.full(160, front), rise * np.sin(t) ** 0.7 - down], axis=1)
    for side in (0, math.pi):
        phase = np.linspace(0, 60, 160) + side
        strand = middle + 0.017 * np.stack([np.cos(phase), np.sin(phase), np.cos(phase) * 0.6], axis=1)
        shapes.tube(strand, 0.023, material, at=at, turn=(0, 0, turn), sides=2)


def carrier(width, depth, height, colour, ink, at, turn, seed):
    body = materials.board(colour, 0.65)
    paper_bag(width, depth, height, body, at, turn, seed, False)
    cord = materials.board(ink, 0.8)
    for front in (-depth * 0.45 + 0.03, depth * 0.45 - 0.03):
        twisted_handle((at[0], at[1], at[2] + height), turn, width * 0.42, 0.5, front, cord, 0.12)
    angle = math.radians(turn)
    place = (at[0] + depth * 0.5 * math.sin(angle), at[1] - depth * 0.5 * math.cos(angle), at[2] + height * 0.45)
    shapes.mark(materials.plain(ink, 0.7), place, (90, 0, turn), width * 0.42, 0.012)


def carrier_bag():
    set_up(53, backdrop='#dcccae')
    carrier(1.35, 0.62, 1.75, '#b38a5c', '#123f4c', (-1.45, 0.35, 0), 14, 1)
    carrier(1.5, 0.68, 2.1, '#1f6b78', '#f0e6d0', (0.1, -0.15, 0), -8, 2)
    carrier(1.25, 0.6, 1.6, '#d98c2b', '#123f4c', (1.6, 0.3, 0), -20, 3)
    camera((0.05, 0, 1.15), 12.4, turn=2, height=12)


def carrier_bag_close():
    set_up(53, backdrop='#dcccae', fill=0.6)
    body, cord = materials.board('#1f6b78', 0.65), materials.board('#f0e6d0', 0.8)
    shapes.sheet(lambda x, y: 0.02 * np.sin(1.2 * x), (5, 3.4), (60, 40), body, (0, 0.6, 0.6), (90, 0, 0))
    shapes.sheet(lambda x, y: 0 * x, (5, 3.4), (4, 4), body, (0, 1.5, 0.6), (90, 0, 0))
    twisted_handle((0, 0.64, 2.28), 0, 1.5, 1.1, 0.0, cord, 0.42)
    twisted_handle((0, 1.46, 2.28), 0, 1.5, 1.1, 0.0, cord, 0.42)
    patch = materials.board('#27808c', 0.6)
    # The patch covers the ends of the cord. At the back wall it is behind the rim; at the front it is outside and visible.
    shapes.box((2.1, 0.035, 0.34), patch, (0, 0.575, 1.72), bevel=0.012)
    for x in (-0.75, 0.75):
        shapes.tube([(x, 0.57, 1.78), (x, 0.565, 1.9), (x, 0.58, 2.06), (x * 1.0, 0.60, 2.2)], 0.03, patch, sides=3)
    camera((-0.35, 0.5, 2.2), 4.4, turn=-16, height=12, stop=8)


def sack_paper():
    """Natural sack kraft with a printed band at one end."""
    shader = materials.Shader('cement sack')
    x = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['X']
    specks = shader.noise(40.0, 4, rough=0.7)
    tint = shader.ramp(
        shader.maths('ADD', shader.maths('MULTIPLY', x, 0.25), 0.5),
        (0.0, '#1d5a68'),
        (0.20, '#d98c2b'),
        (0.23, '#c09a6b'),
        kind='CONSTANT',
    )
    tint = shader.mix(0.4, tint, shader.ramp(specks, (0.3, 0.32), (0.7, 0.66)), 'SOFT_LIGHT')
    shader.bump(shader.noise(3.2, 7, rough=0.6, distortion=0.8), 0.35, 0.05)
    return shader.finish(Base_Color=tint, Roughness=0.75, Specular=0.2)


def cement(at, turn, seed):
    return shapes.pillow((3.2, 2.05, 0.68), sack_paper(), at, (0, 0, turn), 9, 3.4, 0.025, seed, 160)


def cement_sacks():
    cement((0, 0.1, 0), 22, 1)
    cement((0.05, 0.05, 0.62), 16, 2)
    shapes.mark(materials.plain('#123f4c', 0.7), (0.35, 0.1, 1.302), (0, 0, 16), 0.9, 0.012)


def cement_sack():
    set_up(54, backdrop='#b5cdcc')
    cement_sacks()
    camera((0, 0, 0.55), 12.2, turn=4, height=24)


def cement_sack_close():
    set_up(54, backdrop='#b5cdcc', fill=0.5)
    cement_sacks()
    camera((-1.15, -0.75, 0.85), 3.9, turn=-20, height=28, stop=8)


def loaf(at, turn, size=1.0):
    shader = materials.Shader('loaf')
    shader.bump(shader.noise(10.0, 6, rough=0.65), 0.5, 0.04)
    flour = shader.ramp(shader.noise(3.4, 5, rough=0.6), (0.38, '#8f501d'), (0.58, '#c98a42'), (0.72, '#ead3a8'))
    crust = shader.finish(Base_Color=flour, Roughness=0.7)
    line = [
        (0.40 * math.sin(a) ** 0.75 if 0 < a < math.pi else 0, -1.15 * math.cos(a)) for a in np.linspace(0, math.pi, 60)
    ]
    thing = shapes.lathe(
        line,
        crust,
        64,
        wobble=lambda a, h: 1 + 0.04 * math.sin(14 * h) * max(0.0, -math.sin(a)) + 0.03 * math.sin(2 * a + 3 * h),
    )
    return shapes.placed(thing, at, turn, size)


def windowed(at, turn, width, height, seed):
    """The bag's front is cut out for a strip of film with the loaf behind it."""
    white = materials.board('#efe8da', 0.6)
    half, strip, front = width / 2, width * 0.27, -0.31
    angle = math.radians(turn)
    place = lambda x, y, z: (
        at[0] + x * math.cos(angle) - y * math.sin(angle),
        at[1] + x * math.sin(angle) + y * math.cos(angle),
        at[2] + z,
    )
    low, high = height * 0.14, height * 0.86
    for x0, x1, z0, z1, look in (
        (-half, -strip, 0, height, white),
        (strip, half, 0, height, white),
        (-strip, strip, 0, low, white),
        (-strip, strip, high, height, white),
    ):
        shapes.box((x1 - x0 + 0.004, 0.008, z1 - z0), look, place((x0 + x1) / 2, front, z0), (0, 0, turn), 0)
    shine = materials.Shader('film')
    clear = shine.node('BsdfTransparent').outputs['BSDF']
    gloss = shine.node('BsdfGlossy', {'Roughness': 0.06}).outputs['BSDF']
    shine.set(
        shine.output.inputs['Surface'],
        shine.mixed(shine.node('LayerWeight', {'Blend': 0.25}).outputs['Fresnel'], clear, gloss),
    )
    shapes.box((2 * strip, 0.003, high - low), shine.material, place(0, front + 0.004, low), (0, 0, turn), 0)
    for x in (-half, half):
        shapes.box((0.008, 0.62, height), white, place(x, 0, 0), (0, 0, turn), 0)
    shapes.box((width, 0.008, height), white, place(0, 0.31, 0), (0, 0, turn), 0)
    for x in np.arange(-half + 0.03, half, 0.06):
        tooth = [(-0.03, 0), (0.03, 0), (0, 0.035)]
        shapes.extruded(tooth, 0.008, white, place(x, front + 0.004, height), (90, 0, turn), 0)
    return place


def bakery_bag():
    set_up(55, backdrop='#d2a18a')
    area_light('front', (-1.5, -9, 2.5), (0, 0, 1.2), (3, 3), 700)
    shapes.box((4.4, 2.2, 0.12), materials.wood('#b58a5c', '#8c6138', (1.0, 8.0, 8.0)), (0.1, 0, 0), bevel=0.035)
    place = windowed((-0.55, 0.1, 0.12), 10, 1.2, 2.2, 1)
    loaf(place(0, -0.03, 1.3), (0, 4, 10), (1.0, 0.66, 1.08))
    place = windowed((1.05, -0.1, 0.12), -14, 0.95, 1.5, 2)
    loaf(place(0, -0.02, 0.86), (0, -3, -14), (0.8, 0.7, 0.72))
    camera((0.15, 0, 1.2), 11.5, turn=1, height=11)


scenes = {
    'jute-sack': jute.jute_sack,
    'jute-close': jute.jute_close,
    'hessian': jute.hessian,
    'hessian-close': jute.hessian_close,
    'jute-shopper': bags.jute_shopper,
    'jute-shopper-close': bags.jute_shopper_close,
    'jute-carrier': bags.jute_carrier,
    'kraft-bag': kraft_bag,
    'kraft-close': kraft_close,
    'carrier-bag': carrier_bag,
    'carrier-bag-close': carrier_bag_close,
    'cement-sack': cement_sack,
    'cement-sack-close': cement_sack_close,
    'bakery-bag': bakery_bag,
}
