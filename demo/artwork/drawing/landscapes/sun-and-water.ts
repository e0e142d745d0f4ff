import { darker, lighter, mix, tone } from '../palette.ts';
import { ellipse, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { evening, hills, mill, outside, tree } from './outdoors.ts';

export function solar(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 420, sun: { x: 1220, y: 330, r: 62, colour: tone.amber } },
    'solar',
  );
  const row = (y: number, h: number, lean: number) =>
    times(7, (at) => {
      const x = -160 + at * 270 + lean;
      const top = [x + h * 0.7, y - h] as const;
      const panel = polygon(
        [[x, y], top, [top[0] + 190, top[1]], [x + 200, y]],
        sheet.linear(
          [
            [0, tone.sea],
            [0.4, '#1d4f73'],
            [1, tone.ink],
          ],
          { x2: 1, y2: 1 },
        ),
      );
      const lines =
        times(4, (line) =>
          stroke(`M${x + 40 + line * 40} ${y}L${top[0] + 38 + line * 38} ${top[1]}`, tone.mist, 2, { opacity: '0.6' }),
        ) +
        times(3, (line) =>
          stroke(`M${x + h * 0.7 * ((line + 1) / 4)} ${y - (h * (line + 1)) / 4}h196`, tone.mist, 2, {
            opacity: '0.6',
          }),
        );
      return (
        polygon(
          [
            [x + 200, y],
            [top[0] + 190, top[1]],
            [x + 270, y],
          ],
          sheet.linear(
            [
              [0, lighter(tone.clay, 0.2)],
              [1, darker(tone.clay, 0.4)],
            ],
            { x2: 1, y2: 0 },
          ),
        ) +
        panel +
        lines
      );
    });
  sheet.add(
    hills(sheet, 420, 130, mix(tone.teal, tone.honey, 0.25), 'sun hills'),
    tree(180, 470, 120, tone.pine, 'f'),
    mill(sheet, 900, 470, 330, 60, tone.clay, false),
    ...[520, 640, 790, 980].map(
      (y, at) =>
        row(y, 84 + at * 26, (at * 97) % 200) +
        rect(
          0,
          y,
          1600,
          60,
          sheet.linear([
            [0, darker(tone.oat, 0.3)],
            [1, darker(tone.oat, 0.5)],
          ]),
        ),
    ),
    polygon(
      [
        [1220, 330],
        [500, 900],
        [1600, 900],
      ],
      tone.honey,
      { opacity: '0.12', filter: sheet.blur(30) },
    ),
  );
  return evening(sheet);
}

export function clearing(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.foam, horizon: 400, sun: { x: 260, y: 210, r: 50, colour: tone.honey } },
    'water works',
  );
  const tank = (x: number, y: number, r: number) =>
    ellipse(x, y + r * 0.12, r * 1.02, r * 0.36, darker(tone.steel, 0.3)) +
    ellipse(x, y, r, r * 0.34, tone.paper) +
    ellipse(
      x,
      y + 3,
      r * 0.93,
      r * 0.3,
      sheet.linear(
        [
          [0, tone.mist],
          [0.5, tone.sea],
          [1, tone.teal],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ) +
    times(3, (at) =>
      ellipse(x, y + 4, r * (0.75 - at * 0.22), r * (0.24 - at * 0.07), 'none', {
        stroke: tone.white,
        'stroke-width': 2,
        opacity: '0.5',
      }),
    ) +
    rect(x - 5, y - r * 0.16, 10, r * 0.16, tone.slate) +
    stroke(
      `M${x} ${y - r * 0.12}L${x + r * 0.96} ${y + r * 0.05}M${x} ${y - r * 0.19}L${x + r * 0.96} ${y - r * 0.03}`,
      tone.slate,
      5,
    );
  sheet.add(
    hills(sheet, 400, 120, tone.sea, 'w'),
    mill(sheet, 980, 420, 420, 80, tone.sand, false),
    rect(
      0,
      398,
      1600,
      502,
      sheet.linear([
        [0, mix(tone.moss, tone.sand, 0.4)],
        [1, tone.moss],
      ]),
    ),
    tank(1080, 500, 230),
    tank(430, 540, 290),
    tank(980, 720, 420),
    times(54, (at) =>
      stroke(
        `M${10 + at * 15} 910q${at % 2 ? 16 : -14} -90 ${at % 3 ? 10 : -8} -${120 + ((at * 53) % 110)}`,
        at % 2 ? tone.pine : mix(tone.moss, tone.pine, 0.5),
        5,
      ),
    ),
    times(9, (at) => ellipse(60 + at * 84, 730 + ((at * 31) % 60), 7, 26, darker(tone.clay, 0.3))),
    tree(1520, 460, 170, tone.pine, 'g'),
  );
  return evening(sheet);
}
