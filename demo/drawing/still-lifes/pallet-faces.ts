import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, path, rect } from '../shapes.ts';
import { rows } from './pallet-load.ts';

const green = mix(tone.pine, tone.moss, 0.35);

export const bottleSide = rows(
  43,
  (x, y) =>
    path(
      `M${x - 18} ${y + 72}V${y - 10}Q${x - 18} ${y - 34} ${x - 6} ${y - 42}V${y - 70}H${x + 6}V${y - 42}Q${x + 18} ${y - 34} ${x + 18} ${y - 10}V${y + 72}Z`,
      green,
    ) + rect(x - 12, y - 10, 6, 76, lighter(green, 0.5), { opacity: '0.7' }),
  150,
);

export const rims = rows(
  43,
  (x, y) => circle(x, y, 19, darker(green, 0.2)) + circle(x, y, 11, lighter(green, 0.3)) + circle(x, y, 6, tone.night),
);

export const jarSide = rows(
  62,
  (x, y) =>
    rect(x - 27, y - 30, 54, 70, tone.foam, { rx: 8 }) +
    rect(x - 27, y - 2, 54, 40, mix(tone.amber, tone.foam, 0.2), { rx: 8 }) +
    rect(x - 24, y - 42, 48, 16, tone.amber, { rx: 3 }) +
    rect(x - 20, y - 24, 7, 58, '#fff', { opacity: '0.6' }),
  96,
);

export const jarTops = rows(
  62,
  (x, y) =>
    circle(x, y, 28, darker(tone.amber, 0.3)) +
    circle(x - 1, y - 1, 25, tone.amber) +
    circle(x - 1, y - 1, 14, tone.honey),
);

export const tinSide = rows(
  56,
  (x, y, at) =>
    rect(x - 26, y - 44, 52, 88, [tone.steel, tone.ember, tone.steel, tone.teal][at % 4] ?? tone.steel, { rx: 4 }) +
    rect(x - 19, y - 44, 8, 88, '#fff', { opacity: '0.55' }) +
    rect(x - 26, y - 44, 52, 5, tone.white) +
    rect(x - 26, y + 39, 52, 5, tone.slate),
  92,
);

export const tinTops = rows(
  56,
  (x, y) => circle(x, y, 26, tone.slate) + circle(x, y, 24, tone.steel) + circle(x - 2, y - 2, 15, tone.white),
);
