import { yarnCone } from '../cotton.ts';
import { darker, lighter, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { ellipse, path, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';
import { drapery } from './drapery.ts';

export function yarns(
  wall: string,
  table: string,
  colours: readonly string[],
  slim: number,
  extra: (sheet: Sheet) => string,
): Sheet {
  const sheet = stage({ wall, table });
  const places = [
    [520, 985, 560],
    [1130, 1010, 590],
    [830, 1075, 640],
  ] as const;
  const cones = colours.map((colour, at) => {
    const [x, y, size] = places[at] ?? places[0];
    return yarnCone(sheet, x, y, size, colour, slim);
  });
  sheet.add(...cones, extra(sheet), vignette(sheet));
  return sheet;
}

/** Flecks of other colours on the wound yarn. */
export function speckled(sheet: Sheet): string {
  const random = seeded('melange');
  const cuttings = times(16, () => {
    const [x, y] = [1230 + random.between(-150, 150), 1110 + random.between(-50, 30)];
    const [w, turn] = [random.between(60, 110), random.between(-50, 50)];
    const colour = random.pick([tone.teal, tone.slate, tone.oat, tone.deep, tone.paper]);
    return polygon(
      [
        [x, y],
        [x + w, y - w * 0.22],
        [x + w * 1.1, y + w * 0.1],
        [x + w * 0.2, y + w * 0.34],
      ],
      colour,
      { transform: `rotate(${turn} ${x} ${y})`, stroke: darker(colour, 0.3), 'stroke-width': 1.5 },
    );
  });
  return ellipse(1240, 1130, 230, 36, tone.night, { opacity: '0.35', filter: sheet.blur(14) }) + cuttings;
}

const yarnRows = (sheet: Sheet, colours: readonly string[], width: number, lean: number) =>
  sheet.pattern(
    1600,
    width * colours.length,
    times(colours.length, (at) =>
      rect(
        -20,
        at * width,
        1640,
        width * 0.96,
        sheet.linear([
          [0, lighter(colours[at] ?? tone.paper, 0.35)],
          [0.5, colours[at] ?? tone.paper],
          [1, darker(colours[at] ?? tone.paper, 0.4)],
        ]),
      ),
    ),
    `rotate(${lean})`,
  );

/** Yarn wound in crossing layers, close up. */
export function wound(colours: readonly string[], width: number): Sheet {
  const sheet = drapery((each) => yarnRows(each, colours, width, 9), 1, 0.25);
  const layer = yarnRows(
    sheet,
    colours.map((colour) => lighter(colour, 0.15)),
    width,
    -11,
  );
  const band = (y: number) => `M0 ${y}L1600 ${y - 300}V${y - 110}L0 ${y + 190}Z`;
  const bands = [330, 800, 1270].map(
    (y) =>
      path(band(y), tone.night, { opacity: '0.35', filter: sheet.blur(14), transform: 'translate(8 22)' }) +
      path(band(y), layer),
  );
  sheet.add(
    ...bands,
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, tone.night, 0.3],
          [0.3, '#fff', 0.12],
          [0.6, tone.night, 0],
          [1, tone.night, 0.5],
        ],
        { x2: 0.3, y2: 1 },
      ),
    ),
  );
  return sheet;
}
