import { darker, lighter, mix, tone } from './palette.ts';
import { ellipse, group, path, polygon, rect } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';

/** A table before a wall in window light, 1600 × 1200: every still life stands here. */
export interface Stage {
  wall: string;
  table: string;
  /** Where the table ends and the wall begins, in pixels from the top. */
  edge?: number;
  /** Where the light of the window falls on the wall; absent: 300. */
  light?: number;
}

export function stage({ wall, table, edge = 760, light = 300 }: Stage): Sheet {
  const sheet = newSheet(1600, 1200);
  const [width, height] = [1600, 1200];
  sheet.add(
    rect(
      0,
      0,
      width,
      edge + 2,
      sheet.linear(
        [
          [0, lighter(wall, 0.16)],
          [0.55, wall],
          [1, darker(wall, 0.26)],
        ],
        { x2: 1, y2: 0.5 },
      ),
    ),
    windowLight(sheet, light, edge),
    rect(
      0,
      edge,
      width,
      height - edge,
      sheet.linear([
        [0, darker(table, 0.12)],
        [0.2, table],
        [1, lighter(table, 0.16)],
      ]),
    ),
    rect(
      0,
      edge - 60,
      width,
      60,
      sheet.linear([
        [0, tone.night, 0],
        [1, tone.night, 0.16],
      ]),
    ),
    polygon(
      [
        [-100, 1200],
        [300, edge],
        [980, edge],
        [900, 1200],
      ],
      lighter(table, 0.6),
      { opacity: '0.3', filter: sheet.blur(46) },
    ),
  );
  return sheet;
}

/** Four panes of light, slanting and soft. */
function windowLight(sheet: Sheet, x: number, edge: number): string {
  const pane = (column: number, row: number) => {
    const [left, top] = [x + column * 250 + row * 34, 60 + row * 300 + column * 40];
    return polygon(
      [
        [left, top],
        [left + 210, top + 32],
        [left + 244, top + 292],
        [left + 34, top + 258],
      ],
      '#fff3d6',
    );
  };
  return group(
    group([pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)], {
      opacity: '0.34',
      filter: sheet.blur(9),
    }),
    { 'clip-path': sheet.clip(rect(0, 0, 1600, edge, '#000')) },
  );
}

/** The shadow of a standing thing: dark where it touches, long and soft to the right. */
export function shadow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string = tone.night,
): string {
  const fade = sheet.linear(
    [
      [0, colour, 0.5],
      [0.5, colour, 0.2],
      [1, colour, 0],
    ],
    { x2: 1, y2: 0 },
  );
  const half = width / 2;
  const reach = height * 0.85 + half;
  return (
    polygon(
      [
        [x - half * 0.8, y - half * 0.1],
        [x + half * 0.2, y - half * 0.24],
        [x + reach, y - half * 0.3 - height * 0.05],
        [x + reach * 0.98, y + half * 0.2 + height * 0.02],
        [x + half * 0.4, y + half * 0.22],
        [x - half * 0.7, y + half * 0.16],
      ],
      fade,
      { filter: sheet.blur(12) },
    ) +
    ellipse(x + half * 0.1, y + 2, half * 1.02, Math.max(8, half * 0.17), colour, {
      opacity: '0.42',
      filter: sheet.blur(8),
    })
  );
}

/** Darker corners, so that the eye stays in the middle. */
export const vignette = (sheet: Sheet) =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    sheet.radial(
      [
        [0.55, tone.night, 0],
        [1, tone.night, 0.3],
      ],
      { r: 0.78 },
    ),
  );

/** A wooden board or plinth to stand things on. */
export function board(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: string = tone.oat,
): string {
  const thick = 30;
  const top = `M${x - width / 2 + depth * 0.5} ${y - depth}H${x + width / 2 - depth * 0.5}L${x + width / 2} ${y}H${x - width / 2}Z`;
  const grain = Array.from({ length: 7 }, (_, at) => {
    const level = y - depth + (depth * (at + 0.5)) / 7;
    return rect(x - width / 2 + 30, level, width - 60, 1.6, darker(colour, 0.3), { opacity: '0.2' });
  });
  return group([
    rect(x - width / 2 + 20, y + thick - 6, width + 60, 26, tone.night, { opacity: '0.4', filter: sheet.blur(14) }),
    path(
      top,
      sheet.linear(
        [
          [0, lighter(colour, 0.3)],
          [1, mix(colour, tone.clay, 0.12)],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    group(grain, { 'clip-path': sheet.clip(path(top, '#000')) }),
    rect(
      x - width / 2,
      y,
      width,
      thick,
      sheet.linear([
        [0, darker(colour, 0.18)],
        [1, darker(colour, 0.42)],
      ]),
    ),
  ]);
}
