import { type Iso, isoBox, isoShadow } from '../isometric.ts';
import { darker, lighter, tone } from '../palette.ts';
import { ellipse, group, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';
import { azulField, metro } from '../tile-faces.ts';

export function metroWall(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.oat, edge: 820 });
  sheet.add(
    group(metro(sheet, 210, 105, [tone.white, tone.teal], 'wall')(1600, 640), { transform: 'translate(0 180)' }),
    polygon(
      [
        [100, 820],
        [480, 180],
        [800, 180],
        [420, 820],
      ],
      '#fff3d6',
      { opacity: '0.4', filter: sheet.blur(26) },
    ),
    rect(0, 150, 1600, 34, tone.teal),
    rect(0, 184, 1600, 26, tone.night, { opacity: '0.22', filter: sheet.blur(7) }),
  );
  const iso: Iso = { x: 1000, y: 850, unit: 210 };
  sheet.add(
    isoShadow(sheet, iso, 0, 0, 1.6, 0.8, 0.8),
    times(6, (at) =>
      isoBox(sheet, iso, {
        a: (at % 2) * 0.05,
        b: 0,
        c: at * 0.1,
        w: 1.6,
        d: 0.8,
        h: 0.09,
        colour: at === 3 ? tone.teal : tone.white,
      }),
    ),
    vignette(sheet),
  );
  return sheet;
}

export function rosette(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 760 });
  sheet.add(
    rect(484, 190, 690, 690, tone.night, { opacity: '0.4', filter: sheet.blur(24), transform: 'translate(30 30)' }),
    group(azulField(330)(660, 660), { transform: 'translate(470 190)' }),
    rect(
      470,
      190,
      660,
      660,
      sheet.linear(
        [
          [0, '#fff', 0.3],
          [0.4, '#fff', 0],
          [1, tone.night, 0.22],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  const iso: Iso = { x: 1270, y: 900, unit: 130 };
  sheet.add(
    isoShadow(sheet, iso, 0, 0, 1.4, 1.4, 0.7),
    times(5, (at) =>
      isoBox(sheet, iso, {
        a: 0,
        b: 0,
        c: at * 0.13,
        w: 1.4,
        d: 1.4,
        h: 0.12,
        colour: tone.paper,
        ...(at === 4 ? { top: azulField(91) } : {}),
      }),
    ),
    vignette(sheet),
  );
  return sheet;
}

export function fan(): Sheet {
  const sheet = stage({ wall: tone.paper, table: tone.sand, edge: 560 });
  const colours = [
    tone.deep,
    tone.teal,
    tone.sea,
    tone.mist,
    tone.foam,
    tone.paper,
    tone.sand,
    tone.honey,
    tone.amber,
    tone.rose,
    tone.ember,
    tone.clay,
  ];
  const cards = colours.map((colour, at) => {
    const turn = -62 + at * 11;
    return group(
      [
        rect(706, 330, 190, 640, tone.night, { opacity: '0.26', filter: sheet.blur(10), transform: 'translate(8 6)' }),
        rect(
          706,
          330,
          190,
          640,
          sheet.linear(
            [
              [0, lighter(colour, 0.25)],
              [1, darker(colour, 0.1)],
            ],
            { x2: 1, y2: 1 },
          ),
          { rx: 8 },
        ),
      ],
      { transform: `rotate(${turn} 800 1120)` },
    );
  });
  sheet.add(...cards, ellipse(800, 1120, 60, 60, tone.steel), ellipse(794, 1112, 40, 40, tone.white), vignette(sheet));
  return sheet;
}
