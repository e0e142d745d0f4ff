"""Goods packed in layers: pipes, bottles, jars, tins, closures, bags and sacks."""

import random

import glass
import jars
import lids
import materials
import piping
import shapes
import tins
from jute import hessian_look
from packed import BOARD, TOP, closed_layers, open_layer, pallet, straps, view
from studio import camera, set_up


def packed_pipes():
    set_up(77, backdrop='#d8c9a8')
    timber = materials.wood('#c39a68', '#96693c', (1.0, 7.0, 7.0))
    looks = [piping.plastic(piping.BLUE), piping.plastic('#4a5156')]
    for bundle, (y0, radius, rows, columns) in enumerate(((-1.15, 0.235, 4, 4), (1.3, 0.3, 3, 3))):
        for row in range(rows):
            for column in range(columns):
                y, z = y0 + (column - (columns - 1) / 2) * radius * 2.02, 0.22 + radius + row * radius * 2.01
                piping.pipe(radius, 0.05, 6.4, looks[bundle], (-3.2, y, z), (1, 0, 0))
        half, high = columns * radius * 1.01 + 0.1, 0.22 + rows * radius * 2.02
        for x in (-2.3, 0, 2.3):
            for side in (-1, 1):
                shapes.box((0.24, 0.15, high + 0.2), timber, (x, y0 + side * half, 0), bevel=0.015)
            for z in (0.06, high + 0.01):
                shapes.box((0.24, 2 * half + 0.15, 0.15), timber, (x, y0, z), bevel=0.015)
    camera((-0.5, 0, 0.85), 16.5, turn=-48, height=20)


def packed_bottles():
    set_up(78, backdrop='#d9bd8c', ambient=0.45)
    pallet()
    green = materials.glass(glass.GREEN, 0.45)
    first = shapes.lathe(glass.hollow(glass.BORDEAUX, 0.05, 0.0)[2::2], green, 28, (0, -60, 0))
    for column in range(5):
        for row in range(4):
            for high in (0.06, 3.14):
                shapes.copied(first, ((column - 2) * 0.82, (row - 1.5) * 0.80, TOP + high))
    sheet = materials.board(BOARD)
    shapes.box((4.3, 3.3, 0.05), sheet, (0, 0, TOP), bevel=0.01)
    shapes.box((4.3, 3.3, 0.05), sheet, (0, 0, TOP + 3.08), bevel=0.01)
    shapes.box((4.3, 3.3, 0.05), sheet, (0, 0, TOP + 6.16), bevel=0.01)
    film = materials.Shader('wrap')
    clear = film.node('BsdfTransparent', {'Color': '#fbfdfc'}).outputs['BSDF']
    gloss = film.node('BsdfGlossy', {'Roughness': 0.18}).outputs['BSDF']
    film.set(
        film.output.inputs['Surface'],
        film.mixed(
            film.maths('MULTIPLY', film.node('LayerWeight', {'Blend': 0.12}).outputs['Fresnel'], 0.3), clear, gloss
        ),
    )
    shapes.loft(
        [(2.2, 1.7, 0.1, TOP), (2.18, 1.68, 0.1, TOP + 3), (2.2, 1.7, 0.1, TOP + 6.2)], film.material, capped=None
    )
    straps(4.34, 3.34, 0.35, TOP + 6.2, (-1.2, 1.2), '#e8e4da')
    camera((0, 0, 3.1), 27.0, turn=26, height=13)


def packed_jars():
    set_up(79, backdrop='#7fa9aa', ambient=0.45)
    pallet()
    clear, board_look = materials.glass('#f2f9f6'), materials.board(BOARD)
    first = shapes.lathe(
        glass.hollow(
            shapes.rounded([(0.36, 0.0), (0.40, 0.05), (0.40, 0.82), (0.34, 0.95), (0.34, 1.08)], 3), 0.05, 0.0
        )[2:],
        clear,
        28,
        (0, -60, 0),
    )
    gold = materials.plain('#d9a545', 0.25, metal=0.9)
    lid = jars.screw_lid(gold, (0, -62, 0), 0.37)
    for layer in range(3):
        high = TOP + 0.01 + layer * 1.22
        shapes.box((4.34, 3.34, 0.05), board_look, (0, 0, high), bevel=0.01)
        for x in (-2.15, 2.15):
            shapes.box((0.04, 3.34, 0.34), board_look, (x, 0, high), bevel=0.01)
        for y in (-1.65, 1.65):
            shapes.box((4.34, 0.04, 0.34), board_look, (0, y, high), bevel=0.01)
        for column in range(5):
            for row in range(4):
                if layer == 2 or column == 4 or row == 0:
                    at = ((column - 2) * 0.84, (row - 1.5) * 0.81, high + 0.06)
                    shapes.copied(first, at)
                    shapes.copied(lid, (at[0], at[1], at[2] + 0.96))
    view(24, 18.0, 1.9)


def packed_tins():
    tins.metal_studio(80, '#d9ab93')
    pallet()
    tin = tins.tinplate()
    labels = [tins.label_paper('#c2542f', '#f0e4cc'), tins.label_paper('#1f6b78', '#f0d9a8')]
    body = shapes.lathe(tins.beaded_line(0.365, 1.1), tin, 40, (0, -60, 0))
    rings = [
        shapes.lathe([(0.3675, 0.1), (0.3685, 0.1), (0.3685, 1.0), (0.3675, 1.0)], look, 40, (0, -60, 0))
        for look in labels
    ]
    sheet = materials.board(BOARD)
    for layer in range(3):
        high = TOP + 0.01 + layer * 1.16
        shapes.box((4.34, 3.34, 0.05), sheet, (0, 0, high), bevel=0.01)
        for column in range(5):
            for row in range(4):
                if layer == 2 or column == 4 or row == 0:
                    at = ((column - 2) * 0.83, (row - 1.5) * 0.80, high + 0.055)
                    shapes.copied(body, at)
                    shapes.copied(rings[layer % 2], at)
    view(24, 18.0, 1.8)


def packed_closures():
    set_up(81, backdrop='#2f6f7c', key=1.2)
    pallet()
    look = materials.board(BOARD)
    high = closed_layers(1, look, 0.9)
    gold, white = materials.plain('#d9a545', 0.25, metal=0.9), materials.plain('#f1ede3', 0.35, coat=0.4)
    bark = lids.cork_look()
    lid_twins = [jars.screw_lid(gold, (0, -60, 0), 0.3, 0.1), jars.screw_lid(white, (0, -62, 0), 0.3, 0.1)]
    stopper = lids.cork_piece(bark, (0, -64, 0), (0, 0, 0))
    random.seed(3)
    for number, (x, y) in enumerate(open_layer(0.75, high, look)):
        shapes.box((2.0, 1.5, 0.4), bark if number % 2 else white, (x, y, high), bevel=0)
        for piece in range(120 if number % 2 else 60):
            at = (x + random.uniform(-0.75, 0.75), y + random.uniform(-0.5, 0.5), high + random.uniform(0.42, 0.66))
            turn = (
                (random.uniform(0, 360), random.uniform(0, 360), random.uniform(0, 360))
                if number % 2
                else (random.uniform(-50, 50), random.uniform(-50, 50), 0)
            )
            shapes.copied(
                stopper if number % 2 else lid_twins[piece % 2 if number else 0], at, turn, 0.42 if number % 2 else 0.8
            )
    view(34, 15.0, 1.0)


def packed_bags():
    set_up(82, backdrop='#dccdb0')
    pallet()
    look = materials.board(BOARD)
    high = closed_layers(1, look, 0.9)
    papers = [materials.board(tint, 0.75) for tint in ('#b38a5c', '#1f6b78', '#efe6d2', '#b9925f')]
    band = materials.board('#f1ead9', 0.6)
    random.seed(7)
    for number, (x, y) in enumerate(open_layer(0.9, high, look)):
        for column in (-0.5, 0.5):
            for piece in range(26):
                shapes.box(
                    (0.9 + random.uniform(-0.01, 0.01), 1.4, 0.028),
                    papers[(number + (column > 0)) % 4],
                    (x + column, y, high + 0.05 + 0.031 * piece),
                    (0, 0, random.uniform(-0.7, 0.7)),
                    0,
                )
            shapes.box((0.3, 1.43, 0.012), band, (x + column, y, high + 0.05 + 0.031 * 26), bevel=0)
    view(30, 15.0, 1.0)


def packed_sacks():
    set_up(83, backdrop='#6fa3a5')
    pallet()
    look = hessian_look()
    for layer in range(3):
        for x in (-1.08, 1.08):
            for number in range(9):
                y = (number - 4) * 0.365
                shapes.pillow(
                    (2.1, 0.40, 0.92), look, (x, y, TOP + 0.905 * layer), (0, 0, 0), 9, 5, 0.012, number + layer, 40
                )
    high = TOP + 0.905 * 3
    straps(4.22, 3.36, 0.35, high, (-1.5, -0.6, 0.6, 1.5), '#e8e4da')
    view(24, 17.0, 1.5)


scenes = {name.replace('_', '-'): make for name, make in list(globals().items()) if name.startswith('packed_')}
