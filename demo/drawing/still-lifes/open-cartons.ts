import type { Face } from '../isometric.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, group, rect, stroke, times } from '../shapes.ts';
import { board, inside, rows } from './pallet-load.ts';
import { pipeBlue } from './pipe.ts';

export const coneTops = inside(
  rows(
    86,
    (x, y) =>
      circle(x + 5, y + 6, 40, tone.night, { opacity: '0.4' }) +
      circle(x, y, 39, tone.sand) +
      circle(x - 3, y - 3, 34, tone.white) +
      circle(x - 3, y - 3, 13, tone.clay) +
      circle(x - 3, y - 3, 8, tone.night),
  ),
);

export const towelTops = inside((width, height) =>
  times(
    4,
    (at) =>
      rect(
        (width / 4) * at + 4,
        4,
        width / 4 - 8,
        height - 8,
        [tone.teal, tone.white, tone.sand, tone.rose][at] ?? tone.white,
        { rx: 10 },
      ) + rect((width / 4) * at + 2, height * 0.4, width / 4 - 4, height * 0.2, board),
  ),
);

export const bagTops = inside((width, height) =>
  times(
    6,
    (at) =>
      rect(4, (height / 6) * at + 3, width - 8, height / 6 - 5, at % 3 ? mix(board, tone.paper, 0.35) : tone.teal, {
        rx: 3,
      }) + rect(width * 0.4, (height / 6) * at + 2, width * 0.18, height / 6 - 3, tone.paper),
  ),
);

export const plateTops = inside(
  rows(
    130,
    (x, y, at) =>
      circle(x, y, 60, tone.night, { opacity: '0.35' }) +
      circle(x - 2, y - 2, 58, at % 2 ? tone.teal : tone.sand) +
      circle(x - 2, y - 2, 42, at % 2 ? tone.sea : tone.paper) +
      circle(x - 2, y - 2, 20, at % 2 ? tone.deep : tone.oat),
  ),
);

const lidTops = (isCork: boolean) =>
  inside(
    rows(isCork ? 34 : 58, (x, y, at) => {
      const colour = isCork
        ? mix(tone.oat, tone.amber, 0.35)
        : ([tone.amber, tone.white, tone.teal][at % 3] ?? tone.amber);
      const r = isCork ? 16 : 27;
      return (
        circle(x + 2, y + 3, r, tone.night, { opacity: '0.4' }) +
        circle(x, y, r - 1, colour) +
        circle(x, y, r * 0.6, lighter(colour, 0.35))
      );
    }),
  );
/** Corks at the back, lids in front. */

export const halves: Face = (width, height) =>
  lidTops(true)(width, height / 2) +
  group(lidTops(false)(width, height / 2), { transform: `translate(0 ${height / 2})` });

export const fittings = inside(
  rows(76, (x, y, at) => {
    const colour = [pipeBlue, tone.slate, '#26343a', tone.amber][at % 4] ?? tone.slate;
    const piece =
      at % 2
        ? stroke(
            `M${x - 32} ${y + 30}V${y - 4}Q${x - 32} ${y - 30} ${x - 4} ${y - 30}H${x + 30}`,
            darker(colour, 0.3),
            34,
          ) + stroke(`M${x - 34} ${y + 28}V${y - 6}Q${x - 34} ${y - 32} ${x - 6} ${y - 32}H${x + 28}`, colour, 24)
        : circle(x, y, 44, darker(colour, 0.2)) + circle(x - 3, y - 3, 40, colour) + circle(x, y, 26, tone.night);
    return group(piece, { transform: `translate(${x * 0.3} ${y * 0.3}) scale(0.7)` });
  }),
);
