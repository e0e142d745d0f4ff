"""Towels and the bedspread."""

import math

import numpy as np

import materials
import shapes
from cloth import close_studio, cloth, threads, woven
from studio import camera, set_up
from woven_goods import stack


def towel(colour, dark):
    return cloth(colour, dark, 'terry', 30)


def towels():
    set_up(35, backdrop='#d9ab93')
    teal, sand, white = towel('#3a8a92', '#2b6f78'), towel('#dcc9a2', '#c8b288'), towel('#f4f1ea', '#e0dbd0')
    stack([teal, white, sand, teal, white, sand], 2.7, 1.9, layers=3, thick=0.135)
    camera((0, 0, 1.1), 11.6, turn=16, height=15)


def loops(low, high, many, material, seed):
    """Loops of pile on the floor between two values of y."""
    rng = np.random.default_rng(seed)
    bend = np.linspace(-0.35, math.pi + 0.35, 9)
    x, y = rng.uniform(-2.8, 2.8, many), rng.uniform(low, high, many)
    turn, size = rng.uniform(0, 2 * math.pi, many), rng.uniform(0.055, 0.085, many)
    lean = rng.normal(0, 0.35, (many, 2))
    across = size[:, None] * 0.62 * np.cos(bend)[None]
    up = size[:, None] * (1.15 * np.sin(bend) + 0.35)[None]
    lines = np.stack(
        [
            x[:, None] + across * np.cos(turn)[:, None] + up * lean[:, :1],
            y[:, None] + across * np.sin(turn)[:, None] + up * lean[:, 1:],
            up * 1.3,
        ],
        axis=2,
    )
    threads(lines, 0.019, material, 1.0, 5)


def towels_close():
    close_studio(35, '#3a8a92')
    pile, band = materials.fibre('#4a9aa0', '#2f7f88', 12), materials.fibre('#e6d8b8', '#cdbb92', 14)
    shapes.box((8, 8, 0.02), materials.plain('#256069', 0.95), bevel=0)
    loops(-2.2, -0.42, 7600, pile, 1)
    loops(0.42, 2.6, 9000, pile, 2)
    woven(lambda i, j: (i + j) % 2 == 0, 90, 14, (0.062, 0.062), 0.038, [band], drape=lambda x, y: 0 * x - 0.22)
    camera((0, -0.1, 0.1), 4.0, turn=14, height=46, stop=8)


def waffle_height(x, y, pitch=0.16, deep=0.05):
    ridge = lambda value: np.abs(np.cos(np.pi * value / pitch)) ** 2.5
    return deep * np.maximum(ridge(x), ridge(y))


def bedspread():
    set_up(36, backdrop='#a8c0bf')
    clay = materials.fibre('#dba58c', '#cb9076', 10)
    linen = materials.fibre('#f2eee5', '#e2dccf', 20)
    timber = materials.wood('#b0875a', '#855f37', (1.0, 8.0, 8.0))
    # Section of the bed, seen from its foot: up the front, over the edge, back along the top.
    line = np.array(shapes.rounded([(-1.95, 0.12), (-1.9, 1.02), (-1.5, 1.10), (1.2, 1.10)], 10, 0.42))
    rest = np.linspace(0, 1, 360)
    lengths = np.append(0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1)))
    y, z = (np.interp(rest * lengths[-1], lengths, line[:, axis]) for axis in (0, 1))
    x = np.linspace(-2.35, 2.35, 420)
    places = np.zeros((360, 420, 3))
    hang = np.clip((1.05 - z) / 0.9, 0, 1)[:, None]
    out = (
        waffle_height(x[None], (rest * lengths[-1])[:, None], 0.15, 0.045)
        + hang * 0.10 * np.sin(x * 3.1 + 0.7)[None]
        + 0.015 * np.sin(2 * x[None] + 3 * y[:, None])
    )
    slope = np.gradient(z) / np.hypot(np.gradient(y), np.gradient(z))
    places[..., 0] = x[None]
    places[..., 1] = y[:, None] - out * slope[:, None]
    places[..., 2] = z[:, None] + out * np.sqrt(1 - np.clip(slope, 0, 1) ** 2)[:, None]
    shapes.grid(places, clay, thick=0.03)
    shapes.box((4.6, 5.2, 0.9), linen, (0, 0.9, 0.14), bevel=0.15)
    shapes.box((4.9, 0.16, 2.3), timber, (0, 3.5, 0), bevel=0.05)
    for x0, turn in ((-1.15, 4), (1.15, -5)):
        shapes.pillow((2.0, 1.15, 0.55), linen, (x0, 2.6, 1.2), (28, 0, turn), 3.2, 2.0, 0.03)
    # The cover's upper edge is folded back and shows its other side.
    band = np.zeros((60, 200, 3))
    band[..., 0] = np.linspace(-2.36, 2.36, 200)[None]
    profile = np.array(
        [(0.35 + 0.85 * t, 1.20 + 0.02 * math.sin(7 * t)) for t in np.linspace(0, 1, 50)]
        + [(1.2 + 0.06 * math.sin(a), 1.16 + 0.05 * math.cos(a)) for a in np.linspace(0, math.pi, 10)]
    )
    band[..., 1:] = profile[:, None]
    band[..., 2] += 0.012 * np.sin(band[..., 0] * 4)
    shapes.grid(band, linen, thick=0.04)
    camera((0, 0.3, 0.98), 13.0, turn=14, height=18)


def bedspread_close():
    close_studio(36, '#dba58c', key=1.4)
    fine = lambda x, y: (
        waffle_height(x, y, 0.42, 0.16)
        + 0.012 * np.sin(2 * np.pi * x / 0.042) * (np.abs(np.cos(np.pi * y / 0.42)) > 0.5)
        + 0.010 * np.sin(2 * np.pi * y / 0.042)
        + 0.3
        + 0.09 * np.sin(0.9 * x + 0.5 * y)
    )
    shapes.sheet(fine, (6.0, 5.4), (760, 680), materials.fibre('#dfab93', '#cf957a', 12))
    camera((0, -0.1, 0.3), 4.4, turn=18, height=46, stop=8)


scenes = {
    'towels': towels,
    'towels-close': towels_close,
    'bedspread': bedspread,
    'bedspread-close': bedspread_close,
}
