import { darker, lighter, mix, tone } from '../palette.ts';
import { crew, person } from '../people.ts';
import { ellipse, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function sewing(): Sheet {
  const it = hall({
    width: 14,
    height: 5,
    depth: 24,
    wall: tone.sand,
    floor: tone.oat,
    ceiling: tone.clay,
    light: 'left',
    haze: tone.honey,
  });
  const table = (x: number, z: number, which: number) => {
    const [px, py] = it.at(x + 0.7, 0.86, z);
    const s = it.scale(z);
    const machine =
      path(`M${px} ${py}v${-s * 0.34}h${s * 0.5}v${s * 0.1}h${-s * 0.36}v${s * 0.24}z`, it.far(tone.ink, z)) +
      rect(px + s * 0.42, py - s * 0.3, s * 0.04, s * 0.28, it.far(tone.steel, z));
    return (
      standing(it, x + 1.0, z + 0.5, which, { arms: 'work', skirt: undefined }) +
      it.box(x, 0, z, 0.1, 0.8, 0.7, tone.ink) +
      it.box(x + 1.7, 0, z, 0.1, 0.8, 0.7, tone.ink) +
      it.box(x, 0.8, z, 1.8, 0.08, 0.8, tone.oat) +
      machine +
      polygon(
        [
          [px + s * 0.3, py],
          [px + s * 0.95, py - s * 0.03],
          [px + s * 1.1, py + s * 0.6],
          [px + s * 0.2, py + s * 0.62],
        ],
        it.far(mix(tone.oat, tone.clay, 0.25), z),
      ) +
      times(3, (at) =>
        stroke(`M${px + s * (0.42 + at * 0.16)} ${py}l${s * 0.04} ${s * 0.6}`, it.far(tone.deep, z), s * 0.03),
      )
    );
  };
  it.sheet.add(inDepth(6, 19, 4.2, (z, at) => table(-4.6, z, at + 1) + table(-1.4, z, at + 5) + table(2.2, z, at + 3)));
  return closing(it, true);
}

export function printing(): Sheet {
  const it = hall({
    width: 14,
    height: 5.4,
    depth: 24,
    wall: tone.mist,
    floor: tone.steel,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  const kraft = mix(tone.oat, tone.clay, 0.2);
  const roller = (cx: number, cy: number, r: number, w: number, colour: string) =>
    rect(
      cx,
      cy - r,
      w,
      r * 2,
      it.sheet.linear([
        [0, darker(colour, 0.1)],
        [0.25, lighter(colour, 0.6)],
        [0.5, colour],
        [1, darker(colour, 0.5)],
      ]),
      { rx: 6 },
    );
  const web = (points: string) =>
    path(
      points,
      it.sheet.linear([
        [0, lighter(kraft, 0.35)],
        [0.5, kraft],
        [1, darker(kraft, 0.26)],
      ]),
    );
  it.sheet.add(
    it.box(-5.4, 0, 9, 1, 3.6, 4, tone.teal),
    it.box(4.2, 0, 9, 1, 3.6, 4, tone.teal),
    rect(
      330,
      180,
      70,
      600,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.deep],
      ]),
    ),
    rect(
      1180,
      180,
      70,
      600,
      it.sheet.linear([
        [0, tone.deep],
        [1, tone.ink],
      ]),
    ),
    web('M400 330H1180V520H400Z'),
    times(5, (at) =>
      times(
        3,
        (row) =>
          path(`M${470 + at * 145} ${380 + row * 52}a24 24 0 0 1 48 0z`, tone.deep) +
          rect(470 + at * 145, 386 + row * 52, 48, 5, tone.ember),
      ),
    ),
    roller(385, 330, 40, 810, tone.steel),
    roller(385, 520, 40, 810, tone.amber),
    web('M400 556H1180L1230 700H350Z'),
    roller(340, 720, 90, 900, kraft),
    ellipse(340, 720, 36, 90, lighter(kraft, 0.3)),
    ellipse(340, 720, 12, 30, tone.ink),
    roller(385, 250, 30, 810, tone.clay),
    person(it.sheet, 1390, 840, 430, { ...(crew[3] ?? crew[0]), facing: -1 }),
    rect(1450, 560, 90, 220, tone.ink, { rx: 8 }),
    rect(1464, 580, 62, 44, tone.sea),
  );
  return closing(it, true);
}
