"""Shopping bags and bottle carriers of jute."""

import math

import numpy as np

import glass
import materials
import shapes
from jute import hessian_look
from studio import camera, set_up


def open_bag(width, depth, height, material, at, turn=0.0, taper=0.06, bulge=0.05, seed=1, corner=0.10, thick=0.03):
    """An open bag: four slightly bulging walls, and a bottom."""
    rng = np.random.default_rng(seed)
    share = np.linspace(0, 1, 60)
    t = np.linspace(0, 2 * math.pi, 241)
    power = lambda value: np.sign(value) * np.abs(value) ** 0.22
    c, s = power(np.cos(t)), power(np.sin(t))
    grow = 1 + taper * (share - 1)[:, None]
    swell = bulge * np.sin(math.pi * share)[:, None]
    x = width / 2 * c[None] * grow + swell * np.cos(t)[None] * 0.6
    y = depth / 2 * s[None] * grow + swell * np.sin(t)[None]
    wave = (
        0.012 * np.sin(3 * t + rng.uniform(0, 6))[None] * share[:, None]
        + 0.008 * np.sin(7 * t)[None] * np.sin(5 * share)[:, None]
    )
    z = height * share[:, None] * (1 + 0 * t[None]) + 0.015 * np.sin(2 * t + 1)[None] * share[:, None]
    shapes.grid(np.dstack([x * (1 + wave), y * (1 + wave), z]), material, at, (0, 0, turn), 'bag', thick=thick)
    shapes.box((width * (1 - taper) * 0.97, depth * (1 - taper) * 0.97, 0.03), material, at, (0, 0, turn), 0)


def webbing(at, turn, width, rise, drop, front, material, wide=0.11):
    """A flat handle sewn to a wall of a bag: up one side and down the other."""
    t = np.linspace(0, math.pi, 60)
    path = np.vstack(
        [
            [(-width / 2, front, -drop)],
            np.stack(
                [-width / 2 * np.cos(t), np.full(60, front - 0.02) + 0.10 * np.sin(t), rise * np.sin(t) ** 0.8], axis=1
            ),
            [(width / 2, front, -drop)],
        ]
    )
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, [0, 1.0, 0])
    places = np.stack([path + across * w for w in np.linspace(-wide / 2, wide / 2, 6)], axis=1)
    shapes.grid(places, material, at, (0, 0, turn), 'webbing', thick=0.025)


def baguette(at, turn, long=1.9):
    shader = materials.Shader('crust')
    cut = shader.noise(3.0, 5, stretch=(1, 1, 1.5))
    shader.bump(shader.noise(14.0, 5), 0.4, 0.03)
    crust = shader.finish(Base_Color=shader.ramp(cut, (0.35, '#9a5a22'), (0.62, '#d69a4c')), Roughness=0.6)
    line = [
        (0.19 * math.sin(a) ** 0.6 if 0 < a < math.pi else 0, -long / 2 * math.cos(a))
        for a in np.linspace(0, math.pi, 50)
    ]
    shapes.lathe(line, crust, 48, at, turn, 'bread', wobble=lambda a, h: 1 + 0.05 * math.sin(9 * h + 2 * a))


def greens(at, many, seed):
    rng = np.random.default_rng(seed)
    looks = [materials.plain(tint, 0.5) for tint in ('#4f7d3a', '#668f49', '#3d6a34', '#86a35e')]
    for number in range(many):
        glass.leaf(
            rng.uniform(0.7, 1.25),
            rng.uniform(0.07, 0.13),
            looks[number % 4],
            (at[0] + rng.uniform(-0.3, 0.3), at[1] + rng.uniform(-0.15, 0.15), at[2]),
            (rng.uniform(-25, 25), rng.uniform(-105, -62), rng.uniform(0, 360)),
        )


COTTON = ('#f1e8d4', '#dccfb2')


def shopper(at=(0, 0, 0), turn=-14):
    open_bag(2.3, 1.05, 2.0, hessian_look(density=13.0), at, turn, seed=2)
    cotton = materials.fibre(*COTTON, 22)
    for front in (-0.585, 0.55):
        webbing((at[0], at[1], 2.0), turn, 0.95, 0.75, 0.42, front, cotton)
    angle = math.radians(turn)
    place = lambda x, y, z: (
        at[0] + x * math.cos(angle) - y * math.sin(angle),
        at[1] + x * math.sin(angle) + y * math.cos(angle),
        z,
    )
    shapes.mark(materials.plain('#123f4c', 0.8), place(0, -0.605, 0.98), (90, 0, turn), 0.85, 0.02)
    return place


def jute_shopper():
    set_up(45, backdrop='#e0b055')
    place = shopper()
    baguette(place(0.55, 0.05, 2.15), (8, 14, 0))
    baguette(place(0.82, 0.15, 2.0), (4, 22, 0))
    greens(place(-0.45, 0.0, 1.6), 34, 4)
    camera((0.05, 0, 1.45), 13.0, turn=2, height=10)


def jute_shopper_close():
    set_up(45, backdrop='#e0b055', fill=0.5)
    place = shopper(turn=-18)
    thread = materials.plain('#2f5a6a', 0.8)
    for x in (-0.475, 0.475):
        for line in (
            ((-0.04, -0.35), (0.04, -0.35)),
            ((-0.04, -0.12), (0.04, -0.12)),
            ((-0.04, -0.35), (0.04, -0.12)),
            ((0.04, -0.35), (-0.04, -0.12)),
            ((-0.04, -0.35), (-0.04, -0.12)),
            ((0.04, -0.35), (0.04, -0.12)),
        ):
            (x0, z0), (x1, z1) = line
            for step in np.arange(0, 1, 0.2):
                a, b = step, step + 0.13
                shapes.tube(
                    [place(x + x0 + (x1 - x0) * t, -0.602, 2.0 + z0 + (z1 - z0) * t) for t in (a, b)],
                    0.007,
                    thread,
                    sides=2,
                )
    camera((-0.42, -0.55, 1.85), 3.3, turn=-6, height=10, stop=8)


def jute_carrier():
    set_up(46, backdrop='#d9ab93', rim=1.2)
    turn = -12
    open_bag(1.75, 0.95, 1.5, hessian_look(density=13.0), (0, 0, 0), turn, 0.02, 0.03, 3)
    angle = math.radians(turn)
    place = lambda x, y, z: (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), z)
    red = materials.plain('#2a3a1f', 0.08, coat=1.0)
    cap = materials.plain('#7c2a26', 0.35)
    for x in (-0.43, 0.43):
        shapes.lathe([(0, 0.02)] + glass.BORDEAUX + [(0, 3.0)], red, 72, place(x, 0, 0.05))
        shapes.lathe(
            shapes.rounded([(0.153, 2.35), (0.168, 2.8), (0.172, 3.0), (0, 3.02)], 3, 0.1), cap, 48, place(x, 0, 0.05)
        )
    cotton = materials.fibre(*COTTON, 22)
    for x in (-0.72, 0.72):
        for y in (-0.46, 0.46):
            line = shapes.smooth_path(
                [place(x, y * 1.02, 0.8), place(x, y * 1.05, 1.5), place(x, y * 0.5, 2.2), place(x, 0, 2.55)], 10
            )
            shapes.tube(line, 0.035, cotton)
    shapes.tube(
        [place(-0.95, 0, 2.57), place(0.95, 0, 2.57)], 0.075, materials.wood('#b98a5a', '#8a5f38', (1, 7, 7)), sides=6
    )
    shapes.tube([place(0, -0.53, 0.0), place(0, -0.525, 1.5)], 0.022, cotton)
    shapes.mark(materials.plain('#123f4c', 0.8), place(0, -0.535, 0.78), (90, 0, turn), 0.55, 0.02)
    camera((0, 0, 1.5), 12.5, turn=2, height=10)
