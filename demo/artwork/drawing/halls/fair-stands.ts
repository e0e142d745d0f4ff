import { azulTile } from '../azul-tile.ts';
import { darker, lighter, mix, pipeBlue, tone } from '../palette.ts';
import { ellipse, group, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, type Hall, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

/** A trade fair booth: back wall, counter, lamps and people. `show` draws the exhibits. */
function stand(wall: string, back: string, show: (it: Hall) => string): Sheet {
  const it = hall({
    width: 18,
    height: 6.4,
    depth: 26,
    wall: tone.steel,
    floor: tone.sand,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  const [x, y] = it.at(-4.2, 3.9, 8);
  const [right, low] = it.at(4.2, 0, 8);
  it.sheet.add(
    inDepth(
      3,
      24,
      14,
      (z, at) =>
        it.box(-8.4, 0, z, 3, 3, 0.4, [tone.rose, tone.mist, tone.honey][at % 3] ?? tone.mist) +
        it.box(5.4, 0, z, 3, 3.2, 0.4, [tone.sea, tone.sand, tone.clay][at % 3] ?? tone.mist),
    ),
    it.plane(
      [
        [-4.6, 0.01, 3.6],
        [4.6, 0.01, 3.6],
        [4.6, 0.01, 8],
        [-4.6, 0.01, 8],
      ],
      mix(wall, tone.paper, 0.55),
    ),
    rect(
      x,
      y,
      right - x,
      low - y,
      it.sheet.linear([
        [0, lighter(back, 0.16)],
        [1, darker(back, 0.12)],
      ]),
    ),
    it.box(-4.5, 3.9, 8, 9, 0.5, 0.4, wall),
    path(`M740 ${y - 10}a34 34 0 0 1 68 0z`, tone.amber),
    rect(826, y - 40, 190, 22, tone.paper, { opacity: '0.9' }),
    it.box(-4.6, 0, 3.9, 0.16, 4.4, 0.16, wall),
    it.box(4.44, 0, 3.9, 0.16, 4.4, 0.16, wall),
    show(it),
  );
  return closing(it, true);
}

export const lisbon = () =>
  stand(tone.deep, tone.sea, (it) =>
    [
      path('M350 620Q600 540 800 590T1250 560V640H350Z', tone.teal),
      stroke('M360 500Q560 330 800 470Q1040 330 1240 500', tone.clay, 7),
      rect(560, 300, 14, 260, tone.clay),
      rect(1020, 300, 14, 260, tone.clay),
      stroke('M350 520H1250', tone.clay, 9),
      times(5, (at) => {
        const x = 400 + at * 66;
        const h = 250 + (at % 3) * 60;
        return (
          rect(
            x,
            690 - h,
            52,
            h,
            it.sheet.linear(
              [
                [0, darker(pipeBlue, 0.1)],
                [0.3, lighter(pipeBlue, 0.6)],
                [0.6, pipeBlue],
                [1, darker(pipeBlue, 0.5)],
              ],
              { x2: 1, y2: 0 },
            ),
          ) +
          ellipse(x + 26, 690 - h, 26, 8, lighter(pipeBlue, 0.4)) +
          ellipse(x + 26, 690 - h, 19, 6, tone.night)
        );
      }),
      standing(it, 2.4, 6.8, 3, { arms: 'work' }),
      it.box(1.6, 0, 6, 1.9, 1.05, 0.7, tone.paper),
      standing(it, -0.2, 5.2, 0, { arms: 'down' }),
      standing(it, 0.7, 5, 5, { arms: 'down', facing: -1 }),
    ].join(''),
  );

export const bologna = () =>
  stand(tone.clay, tone.paper, (it) =>
    [
      times(4, (at) => path(`M${880 + at * 92} 620V420a36 36 0 0 1 72 0V620Z`, mix(tone.rose, tone.clay, 0.35))),
      group(
        times(5, (row) =>
          times(6, (at) =>
            group(azulTile(72, row % 2 ? (at % 2 ? 180 : 270) : at % 2 ? 90 : 0), {
              transform: `translate(${at * 72} ${row * 72})`,
            }),
          ),
        ),
        { transform: 'translate(390 216)' },
      ),
      standing(it, 2.5, 6.8, 4, { arms: 'work' }),
      it.box(1.7, 0, 6, 1.7, 1, 0.6, tone.clay),
      it.box(1.8, 1, 6.1, 0.4, 0.3, 0.3, tone.sea),
      it.box(2.9, 1, 6.1, 0.4, 0.24, 0.3, tone.honey),
      standing(it, -2.2, 5.6, 5, { arms: 'up' }),
      standing(it, 0.5, 5, 2, { facing: -1 }),
    ].join(''),
  );

export const dusseldorf = () =>
  stand(tone.teal, tone.sand, (it) => {
    const shelf = (y: number) =>
      rect(380, y, 520, 12, tone.oat) +
      times(11, (at) => {
        const x = 400 + at * 46;
        return at % 3 === 2
          ? rect(x, y - 52, 34, 52, [tone.ember, tone.steel][at % 2] ?? tone.steel, { rx: 3 }) +
              rect(x + 6, y - 52, 6, 52, '#ffffff', { opacity: '0.5' })
          : path(
              `M${x} ${y}V${y - 50}Q${x} ${y - 60} ${x + 9} ${y - 66}V${y - 86}H${x + 19}V${y - 66}Q${x + 28} ${y - 60} ${x + 28} ${y - 50}V${y}Z`,
              at % 2 ? tone.pine : tone.amber,
              { opacity: '0.88' },
            ) + rect(x + 5, y - 48, 4, 44, '#ffffff', { opacity: '0.5' });
      });
    return [
      shelf(330),
      shelf(450),
      shelf(570),
      stroke('M1060 0V150', tone.ink, 6),
      path('M960 240Q960 150 1060 150T1160 240Z', tone.amber),
      ellipse(1060, 240, 100, 16, tone.honey),
      polygon(
        [
          [965, 245],
          [1155, 245],
          [1300, 640],
          [830, 640],
        ],
        '#fff3cf',
        { opacity: '0.4', filter: it.sheet.blur(14) },
      ),
      standing(it, 2, 7, 1, { arms: 'work' }),
      it.box(1, 0, 6, 2.2, 1, 0.8, tone.teal),
      standing(it, 0.3, 5, 0, {}),
      standing(it, -1.2, 5.6, 3, { facing: -1 }),
    ].join('');
  });

export const frankfurt = () =>
  stand(tone.deep, tone.paper, (it) => {
    const cloth = (x: number, w: number, low: number, colour: string) =>
      path(
        `M${x} 130H${x + w}Q${x + w - 14} ${low / 2} ${x + w + 8} ${low}Q${x + w / 2} ${low + 24} ${x - 6} ${low}Q${x + 12} ${low / 2} ${x} 130Z`,
        it.sheet.linear(
          [
            [0, lighter(colour, 0.4)],
            [0.25, colour],
            [0.4, darker(colour, 0.22)],
            [0.6, lighter(colour, 0.2)],
            [1, darker(colour, 0.3)],
          ],
          { x2: 1, y2: 0 },
        ),
      );
    const colours = [tone.clay, tone.honey, tone.teal, tone.rose, tone.sea, tone.deep, tone.amber];
    return [
      times(7, (at) => cloth(370 + at * 124, 96, 520 + (at % 3) * 60, colours[at] ?? tone.teal)),
      rect(350, 122, 900, 12, tone.ink),
      it.box(-3.6, 0, 5.4, 1.6, 0.8, 0.7, tone.oat),
      it.box(-3.4, 0.8, 5.5, 1.2, 0.26, 0.5, tone.teal),
      it.box(-3.3, 1.06, 5.5, 1, 0.2, 0.5, tone.white),
      standing(it, 0.5, 5, 1, {}),
      standing(it, -0.9, 5.8, 5, { facing: -1, arms: 'up' }),
      standing(it, 2.5, 5.4, 2, { facing: -1 }),
    ].join('');
  });
