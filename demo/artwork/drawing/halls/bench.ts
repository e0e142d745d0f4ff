import { darker, lighter } from '../palette.ts';
import { crew, person } from '../people.ts';
import { rect } from '../shapes.ts';
import type { Hall } from './room.ts';

export const bench = (it: Hall, y: number, colour: string) =>
  rect(
    0,
    y,
    1600,
    26,
    it.sheet.linear([
      [0, lighter(colour, 0.4)],
      [1, colour],
    ]),
  ) +
  rect(
    0,
    y + 26,
    1600,
    900 - y,
    it.sheet.linear([
      [0, darker(colour, 0.3)],
      [1, darker(colour, 0.6)],
    ]),
  );

export const near = (it: Hall, x: number, h: number, which: number, more: Partial<(typeof crew)[0]>) =>
  person(it.sheet, x, 980, h, { ...(crew[which % crew.length] ?? crew[0]), ...more });
