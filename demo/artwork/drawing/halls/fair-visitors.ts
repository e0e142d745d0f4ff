import { azulTile } from '../azul-tile.ts';
import { cottonTuft } from '../cotton.ts';
import { darker, lighter, tone } from '../palette.ts';
import { crew, person } from '../people.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, group, path, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth } from './standing.ts';

export function talk(): Sheet {
  const it = hall({
    width: 16,
    height: 5.4,
    depth: 20,
    wall: tone.mist,
    floor: tone.sand,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  it.sheet.add(
    inDepth(
      3,
      18,
      10,
      (z, at) =>
        it.box(-7, 0, z, 4, 3.4, 0.3, [tone.teal, tone.honey, tone.rose][at] ?? tone.teal) +
        it.box(3, 0, z, 4, 3.2, 0.3, [tone.sand, tone.clay, tone.sea][at] ?? tone.sand),
    ),
    person(it.sheet, 430, 860, 560, { ...(crew[1] ?? crew[0]), facing: 1 }),
    person(it.sheet, 1190, 870, 570, { ...(crew[2] ?? crew[0]), facing: -1, arms: 'work', top: tone.deep }),
    person(it.sheet, 660, 800, 520, { ...(crew[0] ?? crew[1] ?? crew[0]), facing: 1, top: tone.clay }),
    person(it.sheet, 970, 800, 500, { ...(crew[5] ?? crew[0]), facing: -1, arms: 'work' }),
    rect(780, 640, 40, 220, tone.slate),
    ellipse(800, 864, 150, 24, tone.ink),
    ellipse(800, 640, 330, 66, darker(tone.oat, 0.3)),
    ellipse(
      800,
      628,
      330,
      66,
      it.sheet.linear(
        [
          [0, tone.paper],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ),
    ...[
      [640, 620, tone.teal],
      [730, 645, tone.clay],
      [850, 650, tone.honey],
    ].map(([x, y, colour]) =>
      polygon(
        [
          [Number(x), Number(y)],
          [Number(x) + 70, Number(y) - 12],
          [Number(x) + 90, Number(y) + 10],
          [Number(x) + 16, Number(y) + 22],
        ],
        String(colour),
      ),
    ),
    cottonTuft(it.sheet, 990, 636, 80, 'sample'),
    polygon(
      [
        [905, 600],
        [915, 540],
        [935, 540],
        [946, 600],
      ],
      tone.white,
    ),
  );
  return closing(it, true);
}

export function samples(): Sheet {
  const it = hall({
    width: 16,
    height: 6,
    depth: 9,
    wall: tone.sand,
    floor: tone.oat,
    ceiling: tone.paper,
    light: 'none',
    haze: tone.paper,
  });
  const random = seeded('samples');
  const colours = [
    tone.teal,
    tone.clay,
    tone.amber,
    tone.deep,
    tone.rose,
    tone.sea,
    tone.mist,
    tone.honey,
    tone.moss,
  ] as const;
  const piece = (x: number, y: number, at: number) => {
    const colour = random.pick(colours);
    const frame = rect(x + 6, y + 8, 150, 150, tone.night, { opacity: '0.26', filter: it.sheet.blur(6) });
    if (at % 4 === 0) return frame + group(azulTile(150, at * 90), { transform: `translate(${x} ${y})` });
    if (at % 4 === 1)
      return (
        frame +
        rect(x, y, 150, 150, tone.paper) +
        times(
          4,
          (lid) =>
            circle(x + 40 + (lid % 2) * 70, y + 40 + Math.floor(lid / 2) * 70, 30, lid % 2 ? tone.amber : tone.steel) +
            circle(x + 40 + (lid % 2) * 70, y + 40 + Math.floor(lid / 2) * 70, 18, tone.white, { opacity: '0.5' }),
        )
      );
    return (
      frame +
      path(
        `M${x} ${y}H${x + 150}V${y + 140}${times(10, (tooth) => `L${x + 150 - tooth * 15 - 7} ${y + 150}L${x + 150 - tooth * 15 - 15} ${y + 140}`)}Z`,
        it.sheet.linear(
          [
            [0, lighter(colour, 0.2)],
            [0.4, colour],
            [0.55, darker(colour, 0.18)],
            [1, colour],
          ],
          { x2: 1, y2: 0.2 },
        ),
      ) +
      (at % 4 === 3 ? times(6, (stripe) => rect(x, y + 10 + stripe * 22, 150, 6, tone.paper, { opacity: '0.5' })) : '')
    );
  };
  it.sheet.add(
    rect(
      170,
      40,
      1260,
      640,
      it.sheet.linear([
        [0, tone.white],
        [1, tone.sand],
      ]),
    ),
    times(3, (row) => times(6, (at) => piece(230 + at * 200, 80 + row * 196, row * 5 + at))),
    polygon(
      [
        [200, 40],
        [640, 40],
        [1100, 680],
        [560, 680],
      ],
      '#fff3cf',
      { opacity: '0.25', filter: it.sheet.blur(20) },
    ),
    person(it.sheet, 1310, 880, 520, { ...(crew[3] ?? crew[0]), facing: -1, arms: 'up' }),
  );
  return closing(it, false);
}
