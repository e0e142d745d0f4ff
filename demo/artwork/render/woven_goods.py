"""Lengths of cloth, towels and the bedspread."""

import numpy as np

import materials
import shapes
from cloth import check, close_studio, cloth, folded, roll, woven
from studio import camera, set_up


def stack(pieces, width, depth, at=(0, 0), layers=3, thick=0.085, turn=0.0):
    height = 0.0
    for number, material in enumerate(pieces):
        height += folded(
            width,
            depth,
            material,
            (at[0], at[1], height),
            turn + (number * 37 % 5 - 2) * 0.8,
            layers,
            thick,
            number + 1,
        )
    return height


def poplin():
    set_up(31, backdrop='#2f7480')
    white, mist, teal = (
        cloth('#f3f0e8', '#dcd8cd', density=60),
        cloth('#bcd2cf', '#a3bdba', density=60),
        cloth('#2b7a86', '#216370', density=60),
    )
    stack([teal, white, mist, teal, mist, white], 3.2, 2.0, layers=4, thick=0.06)
    camera((0, 0, 0.62), 11.5, turn=14, height=18)


def poplin_close():
    close_studio(31, '#e8e4da')
    fold = lambda x, y: 0.32 * np.exp(-(((x + 0.55 * y + 0.4) / 0.55) ** 2)) + 0.05 * np.sin(1.3 * x + 0.8 * y)
    look = materials.fibre('#dfe7e4', '#c9d6d2', 18)
    woven(lambda i, j: (i + j) % 2 == 0, 104, 70, (0.052, 0.078), 0.032, [look], drape=fold, loose=0.04)
    camera((0, -0.1, 0.35), 4.5, turn=10, height=48, stop=8)


NAVY, NAVY_DARK = '#27476b', '#182f4c'


def twill():
    set_up(32, backdrop='#d5c4a2')
    blue = cloth(NAVY, NAVY_DARK, 'twill', 22)
    stack([blue] * 4, 2.9, 1.9, (-0.5, 0.35), 4, 0.085)
    roll(2.5, 0.36, blue, (0.95, -1.05, 0.37), (0, 0, 12))
    camera((0.05, 0, 0.6), 11.8, turn=3, height=19)


def twill_close():
    close_studio(32, '#27476b', key=2.0, fill=0.7)
    look, pale = materials.fibre('#2f5680', '#1f3d60', 18), materials.fibre('#5b7fa6', '#3f6288', 18)
    drape = lambda x, y: 0.10 * np.sin(0.9 * x - 0.5 * y)
    woven(
        lambda i, j: (i + j) % 4 != 0,
        76,
        64,
        (0.07, 0.07),
        0.043,
        [look, pale],
        lambda n, warp: 0 if warp else 1,
        drape,
        flat=0.75,
    )
    camera((0, -0.1, 0.3), 4.1, turn=8, height=50, stop=8)


def canvas():
    set_up(33, backdrop='#c9d2cb')
    natural = cloth('#dfd0ad', '#c4b189', density=20)
    shapes.box((9, 0.2, 6), materials.plain('#bfc9c3', 0.9), (0, 2.0, 0), bevel=0)
    for x, lean, turn, y in ((-1.1, 82, 4, 1.35), (-0.25, 84, 10, 1.3), (0.65, 80, -6, 1.3)):
        roll(3.3, 0.38, natural, (x, y, 1.66), (0, -lean, 90 + turn))
    roll(3.0, 0.40, natural, (0.35, -0.35, 0.41), (0, 0, 8))
    camera((0, 0, 1.55), 15.5, turn=3, height=10)


def canvas_close():
    close_studio(33, '#d8c8a2')
    look = materials.fibre('#e2d4b2', '#c9b78e', 14)
    woven(
        lambda i, j: (i // 2 + j) % 2 == 0,
        62,
        30,
        (0.075, 0.13),
        0.062,
        [look],
        drape=lambda x, y: 0.12 * np.sin(0.8 * x + 0.6 * y),
        loose=0.08,
    )
    camera((0, -0.1, 0.3), 4.0, turn=-12, height=46, stop=8)


def checks():
    return check('#f0e8d6', '#2b6f8a', '#d98c2b')


def check_cloth():
    set_up(34, backdrop='#1f5461')
    plaid = checks()
    white = cloth('#f0e8d6', '#ddd3bd', density=40)
    stack([plaid, white, plaid, plaid], 3.0, 1.9, (-0.45, 0.35), 4, 0.08)
    roll(2.5, 0.36, plaid, (1.0, -1.05, 0.37), (0, 0, 12))
    camera((0.05, 0, 0.6), 11.8, turn=3, height=19)


def check_cloth_close():
    close_studio(34, '#f0e8d6')
    looks = [
        materials.fibre(c, d, 16)
        for c, d in (('#f1ead9', '#ddd3bd'), ('#2c6f8c', '#1f5670'), ('#d98c2b', '#b87220'), ('#2b8a86', '#1f6f6c'))
    ]

    def tint(number, warp):
        phase = number % 40
        return 1 if phase < 14 else 2 if 20 <= phase < 24 else 3 if 30 <= phase < 34 else 0

    woven(
        lambda i, j: (i + j) % 2 == 0,
        84,
        70,
        (0.066, 0.066),
        0.039,
        looks,
        tint,
        lambda x, y: 0.12 * np.sin(0.8 * x - 0.6 * y),
    )
    camera((0, -0.1, 0.3), 4.2, turn=14, height=50, stop=8)


scenes = {
    'poplin': poplin,
    'poplin-close': poplin_close,
    'twill': twill,
    'twill-close': twill_close,
    'canvas': canvas,
    'canvas-close': canvas_close,
    'check-cloth': check_cloth,
    'check-cloth-close': check_cloth_close,
}
