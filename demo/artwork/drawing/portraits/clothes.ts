import { darker, lighter, tone } from '../palette.ts';
import { circle, group, path, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Looks } from './looks.ts';

export function collar(sheet: Sheet, { collar: kind, cloth, second = tone.white, skin }: Looks): string {
  const open = path('M322 752L400 900L478 752Q440 800 400 806Q360 800 322 752Z', darker(skin, 0.14));
  if (kind === 'round') return path('M300 748Q400 860 500 748L520 760Q400 900 280 760Z', darker(cloth, 0.22));
  if (kind === 'scarf')
    return (
      path('M286 730Q400 830 514 730Q560 790 500 840Q400 890 300 840Q240 790 286 730Z', second) +
      path('M340 830L300 1000H400L420 860Z', darker(second, 0.16)) +
      times(4, (at) =>
        stroke(
          `M${300 + at * 6} ${770 + at * 20}Q400 ${830 + at * 16} ${500 - at * 6} ${770 + at * 20}`,
          darker(second, 0.4),
          4,
          { opacity: '0.5' },
        ),
      )
    );
  const lapels = (colour: string) =>
    path('M300 748L230 830L340 1000H400Z', lighter(colour, 0.1)) +
    path('M500 748L570 830L460 1000H400Z', darker(colour, 0.24)) +
    stroke(
      'M300 750L230 830L300 850L280 880L380 1000M500 750L570 830L500 850L520 880L420 1000',
      darker(colour, 0.5),
      4,
      { opacity: '0.6' },
    );
  const shirt =
    path('M310 748L400 1000L490 748L400 800Z', second) +
    open +
    path(
      'M318 744L286 790L372 850L400 806ZM482 744L514 790L428 850L400 806Z',
      sheet.linear(
        [
          [0, lighter(second, 0.3)],
          [1, darker(second, 0.16)],
        ],
        { x2: 1, y2: 0.3 },
      ),
    );
  if (kind === 'shirt') return shirt;
  if (kind === 'coat') return path('M310 748L400 1000L490 748Z', second) + lapels(tone.white);
  return shirt + lapels(cloth);
}

export function wrap(sheet: Sheet, colour: string): string {
  const d = 'M248 372C230 210 300 128 420 130C560 140 580 250 552 376C520 300 470 276 400 280C330 276 280 300 248 372Z';
  const knot = 'M300 190C240 110 330 50 420 84C520 60 590 120 520 200C440 240 360 240 300 190Z';
  const spots = times(16, (at) =>
    circle(270 + (at % 8) * 38, 150 + Math.floor(at / 8) * 80 + (at % 3) * 22, 12, at % 2 ? tone.honey : tone.paper),
  );
  const shape = path(d, colour) + path(knot, darker(colour, 0.1));
  return (
    shape +
    group(spots, { 'clip-path': sheet.clip(path(d, '#000') + path(knot, '#000')) }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, tone.night, 0.36],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ) +
    stroke('M262 350Q300 230 420 240Q520 240 546 340', darker(colour, 0.5), 5, { opacity: '0.6' })
  );
}
