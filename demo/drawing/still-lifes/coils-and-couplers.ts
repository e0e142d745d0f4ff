import { turned } from '../lathe.ts';
import { mix, tone } from '../palette.ts';
import { ellipse, path, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shadow } from '../stage.ts';

export function coils(sheet: Sheet): string {
  const coil = (x: number, y: number, r: number, squash: number) =>
    times(
      9,
      (at) =>
        ellipse(x + (squash < 1 ? 0 : at * 9), y - (squash < 1 ? at * 24 : 0), r, r * squash, 'none', {
          stroke: at % 2 ? tone.white : mix(tone.steel, tone.white, 0.5),
          'stroke-width': 26,
        }) +
        ellipse(x + (squash < 1 ? 0 : at * 9), y - (squash < 1 ? at * 24 : 0) + 9, r, r * squash, 'none', {
          stroke: tone.slate,
          'stroke-width': 4,
          opacity: '0.5',
        }),
    );
  return (
    rect(370, 60, 60, 130, tone.ink, { rx: 8 }) +
    ellipse(440, 440, 300, 300, 'none', {
      stroke: tone.night,
      'stroke-width': 40,
      opacity: '0.3',
      filter: sheet.blur(18),
      transform: 'translate(50 40)',
    }) +
    coil(400, 400, 270, 1) +
    shadow(sheet, 1060, 1050, 700, 260) +
    coil(1060, 1020, 330, 0.34) +
    stroke('M1380 1010q120 30 160 130', tone.white, 26)
  );
}

export function couplers(sheet: Sheet): string {
  const black = '#26343a';
  const one = (x: number, y: number, s: number) =>
    shadow(sheet, x, y, s * 1.2, s) +
    turned(sheet, {
      x,
      y,
      scale: s,
      profile: [
        [0.52, 0],
        [0.56, 0.04],
        [0.56, 0.2],
        [0.62, 0.24],
        [0.62, 0.76],
        [0.56, 0.8],
        [0.56, 0.96],
        [0.52, 1],
      ],
      colour: black,
      straight: true,
      gloss: 0.6,
      squash: 0.26,
      top: 'open',
    }) +
    [0.3, 0.68]
      .map((h) =>
        turned(sheet, {
          x: x - s * 0.36,
          y: y - s * h,
          scale: s,
          profile: [
            [0.07, 0],
            [0.07, 0.14],
          ],
          colour: tone.amber,
          straight: true,
          squash: 0.3,
          top: tone.ink,
        }),
      )
      .join('') +
    rect(x - s * 0.08, y - s * 0.66, s * 0.4, s * 0.26, tone.white, { rx: 4 }) +
    times(8, (at) =>
      rect(x - s * 0.05 + at * s * 0.043, y - s * 0.63, s * (at % 3 ? 0.016 : 0.028), s * 0.2, tone.ink),
    );
  const cut = (x: number, y: number, s: number) =>
    shadow(sheet, x, y, s * 1.2, s) +
    turned(sheet, {
      x,
      y,
      scale: s,
      profile: [
        [0.6, 0],
        [0.62, 0.04],
        [0.62, 0.96],
        [0.6, 1],
      ],
      colour: black,
      straight: true,
      squash: 0.26,
      top: 'open',
    }) +
    path(
      `M${x - s * 0.3} ${y - s * 0.86}H${x + s * 0.44}V${y + s * 0.06}Q${x + s * 0.06} ${y + s * 0.2} ${x - s * 0.3} ${y + s * 0.1}Z`,
      sheet.linear(
        [
          [0, '#4a5a60'],
          [0.5, '#1c282d'],
          [1, '#36454b'],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    times(11, (at) =>
      stroke(
        `M${x - s * 0.29} ${y - s * (0.76 - at * 0.075)}q${s * 0.36} ${s * 0.1} ${s * 0.72} -${s * 0.02}`,
        tone.amber,
        s * 0.024,
      ),
    ) +
    times(11, (at) =>
      stroke(
        `M${x - s * 0.2} ${y - s * (0.765 - at * 0.075)}q${s * 0.14} ${s * 0.06} ${s * 0.3} ${s * 0.05}`,
        tone.honey,
        s * 0.01,
      ),
    );
  return one(420, 960, 330) + one(1160, 980, 300) + cut(780, 1080, 430);
}
