"""Tins, caddies and lids."""

import math

import numpy as np

import materials
import shapes
from studio import area_light, camera, set_up


def tinplate(colour='#d2d5d6', rough=0.22):
    """Tin-coated steel with the fine lines of the rolling mill."""
    shader = materials.Shader('tinplate')
    lines = shader.noise(3.0, 3, stretch=(1, 1, 40))
    return shader.finish(
        Base_Color=colour,
        Metallic=1.0,
        Roughness=shader.maths('ADD', rough - 0.04, shader.maths('MULTIPLY', lines, 0.08)),
    )


def lacquer(colour, rough=0.3):
    """Printed and varnished tin: colour under a hard clear coat."""
    return materials.plain(colour, rough + 0.15, metal=0.25, coat=0.7)


def metal_studio(seed, backdrop, **light):
    """Tin is lit by its reflections: long soft boxes at both sides."""
    set_up(seed, backdrop=backdrop, ambient=0.45, **light)
    area_light('strip left', (-4.2, -1.2, 2.6), (0, 0, 0.6), (0.9, 4.5), 230)
    area_light('strip right', (4.4, -0.6, 2.6), (0, 0, 0.6), (0.7, 4.5), 170)
    area_light('back', (0, 6.5, 6.5), (0, 0, 0.5), (6.0, 2.5), 420)


def club_line(a, b, inset=0.0):
    """Cross-sections of a sardine tin up to its seam; the lid is inside the seam."""
    r = 0.27
    return [
        (a - 0.05, b - 0.05, r, 0.0),
        (a - 0.02, b - 0.02, r, 0.015),
        (a - 0.012, b - 0.012, r, 0.05),
        (a - 0.012, b - 0.012, r, 0.37),
        (a + 0.012, b + 0.012, r + 0.02, 0.385),
        (a + 0.012, b + 0.012, r + 0.02, 0.43),
        (a, b, r, 0.442),
        (a - 0.02, b - 0.02, r, 0.43),
    ]


def club_body(at, turn, tin, lid=None, sign=None):
    a, b, r = 1.04, 0.6, 0.27
    shapes.loft(club_line(a, b), tin, at, (0, 0, turn), 'club tin', capped=None)
    shapes.loft([(a - 0.04, b - 0.04, r, 0.02), (a - 0.05, b - 0.05, r, 0.021)], tin, at, (0, 0, turn))
    if lid is None:
        return
    panel = [
        (a - 0.018, b - 0.018, r, 0.435),
        (a - 0.03, b - 0.03, r, 0.375),
        (a - 0.10, b - 0.10, r - 0.05, 0.375),
        (a - 0.115, b - 0.115, r - 0.05, 0.395),
        (a - 0.145, b - 0.145, r - 0.06, 0.395),
        (a - 0.16, b - 0.16, r - 0.06, 0.375),
    ]
    shapes.loft(panel, lid, at, (0, 0, turn), 'lid', split=60, capped='top')
    flat = np.radians(turn)
    spot = lambda x, y, z: (
        at[0] + x * math.cos(flat) - y * math.sin(flat),
        at[1] + x * math.sin(flat) + y * math.cos(flat),
        at[2] + z,
    )
    ring = [(0.155 * math.cos(t), 0.11 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
    shapes.tube(ring, 0.026, tin, True, at=spot(0.56, 0, 0.425), turn=(0, -4, turn), sides=4)
    tongue = [(0.70, 0, 0.42), (0.78, 0, 0.405), (0.86, 0, 0.40)]
    shapes.tube([spot(*p) for p in tongue], 0.04, tin, sides=4)
    shapes.lathe(shapes.rounded([(0, 0.05), (0.05, 0.045), (0.06, 0)], 4), tin, 32, spot(0.80, 0, 0.38))
    if sign:
        shapes.mark(sign, spot(-0.38, -0.03, 0.376), (0, 0, turn), 0.55)


def fish(at, turn, tin):
    """A headless sardine in oil."""
    shader = materials.Shader('fish')
    y = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['Y']
    tint = shader.ramp(
        shader.maths('ADD', shader.maths('MULTIPLY', y, 0.5), 0.5),
        (0.25, '#d9d6c8'),
        (0.6, '#9fb0b5'),
        (0.8, '#3f5a68'),
    )
    shader.bump(shader.noise(40.0, 2), 0.15, 0.01)
    shapes.ball(shader.finish(Base_Color=tint, Metallic=0.55, Roughness=0.22), at, (0.82, 0.115, 0.10), turn, 40)


def club_tins():
    tin, amber, teal = tinplate(), lacquer('#d98c2b'), lacquer('#1f6b78')
    cream = materials.plain('#f3ead6', 0.4)
    for number in range(3):
        club_body(
            (-0.85, 0.4, 0.45 * number),
            14 + 4 * number,
            tin,
            teal if number % 2 else amber,
            cream if number == 2 else None,
        )
    club_body((1.15, 0.75, 0), -20, tin, teal, cream)
    club_body((0.75, -0.75, 0), -8, tin)
    for row in range(5):
        fish((0.76 + 0.03 * row, -1.1 + 0.175 * row, 0.29), (8, 0, -8 + (2 if row % 2 else -2)), tin)
    oil = materials.Shader('oil').finish(Base_Color='#e0b94a', Roughness=0.03, Transmission=0.85, IOR=1.3)
    shapes.loft([(1.02, 0.58, 0.26, 0.255), (1.02, 0.58, 0.26, 0.30)], oil, (0.75, -0.75, 0), (0, 0, -8))


def club_tin():
    metal_studio(21, '#1f5a68')
    club_tins()
    camera((0.1, 0, 0.5), 10.8, turn=3, height=25)


def club_tin_close():
    metal_studio(21, '#1f5a68')
    club_body((0, 0, 0), -16, tinplate(), lacquer('#d98c2b'), materials.plain('#f3ead6', 0.4))
    camera((0.22, -0.05, 0.4), 3.3, turn=14, height=34, stop=8, focus=(0.5, -0.15, 0.42))


def beaded_line(radius, height):
    """Outside of a three-piece tin: double seams and a row of beads."""
    line = [
        (0, 0.03),
        (radius - 0.03, 0.03),
        (radius - 0.02, 0.0),
        (radius + 0.022, 0.0),
        (radius + 0.022, 0.05),
        (radius, 0.065),
        (radius, 0.22),
    ]
    for h in np.linspace(0.25, height - 0.25, 110):
        line.append((radius - 0.011 + 0.011 * math.cos((h - 0.25) / (height - 0.5) * 2 * math.pi * 9), h))
    line += [
        (radius, height - 0.22),
        (radius, height - 0.065),
        (radius + 0.022, height - 0.05),
        (radius + 0.022, height),
        (radius - 0.02, height),
    ]
    line += [
        (radius - 0.03, height - 0.05),
        (radius * 0.86, height - 0.05),
        (radius * 0.84, height - 0.035),
        (radius * 0.78, height - 0.035),
    ]
    return line + [(radius * 0.76, height - 0.05), (0, height - 0.05)]


def round_can(at, tin, label=None, turn=0.0):
    shapes.lathe(beaded_line(0.365, 1.1), tin, 96, at, (0, 0, turn), 'can')
    if label:
        shapes.lathe([(0.3675, 0.1), (0.3685, 0.1), (0.3685, 1.0), (0.3675, 1.0)], label, 96, at, (0, 0, turn))


def label_paper(colour, band):
    shader = materials.Shader('label')
    z = shader.node('SeparateXYZ', {'Vector': shader.where()}).outputs['Z']
    return shader.finish(
        Base_Color=shader.ramp(z, (0.0, band), (0.22, colour), (0.78, band), (0.83, colour), kind='CONSTANT'),
        Roughness=0.5,
        Clearcoat=0.3,
    )


def round_tins():
    tin = tinplate()
    for row in range(3):
        for column in range(3 - row):
            round_can(
                ((column - (2 - row) / 2) * 0.80 - 0.2, 0.2, 1.103 * row),
                tin,
                label_paper('#c2542f', '#f0e4cc') if (row, column) == (1, 1) else None,
                40 * column + 90 * row,
            )
    round_can((1.55, -0.65, 0), tin, label_paper('#1f6b78', '#f0d9a8'))
    shapes.mark(materials.plain('#f3ead6', 0.5), (1.55, -1.022, 0.55), (90, 0, 0), 0.3)


def round_tin():
    metal_studio(22, '#c98a6b')
    round_tins()
    camera((0.1, 0, 1.5), 14.0, turn=1, height=10)


def round_tin_close():
    metal_studio(22, '#c98a6b')
    tin = tinplate()
    for x, y in ((0, 0), (0.82, 0.35), (-0.85, 0.45)):
        round_can((x, y, 0), tin)
    camera((0.05, -0.3, 0.68), 2.9, turn=8, height=12, stop=8)
