import { darker, mix, tone } from '../palette.ts';
import { circle, path, rect, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Looks } from './looks.ts';

export function features({ skin, hair, old, beard: kind }: Looks): string {
  const brow = darker(mix(hair, tone.night, 0.35), 0.1);
  const eye = (x: number) =>
    path(`M${x - 30} 414Q${x} 392 ${x + 30} 414Q${x} 432 ${x - 30} 414Z`, tone.white) +
    circle(x + 1, 412, 12, darker(mix(tone.clay, tone.night, 0.5), 0.3)) +
    circle(x - 3, 408, 3.6, '#ffffff') +
    stroke(`M${x - 32} 414Q${x} 388 ${x + 32} 413`, darker(skin, 0.68), 5);
  const lines = old
    ? stroke('M300 450q14 12 30 8M470 458q16 4 30 -8M318 520q-8 20 -2 36M482 520q8 20 2 36', darker(skin, 0.36), 3.5, {
        opacity: '0.6',
      })
    : '';
  const lip = mix(skin, tone.clay, 0.55);
  return [
    stroke('M300 372Q334 350 368 370', brow, 11),
    stroke('M432 370Q466 350 500 372', brow, 11),
    eye(335),
    eye(465),
    stroke('M404 420Q414 470 422 486Q410 502 386 496', darker(skin, 0.4), 5),
    path('M350 538Q400 552 450 538Q434 576 400 577Q366 576 350 538Z', kind ? darker(lip, 0.08) : lip),
    path('M360 543Q400 555 440 543Q424 558 400 559Q376 558 360 543Z', tone.white, { opacity: '0.9' }),
    stroke('M343 534Q349 540 354 540M446 540Q451 540 457 534', darker(lip, 0.4), 4),
    lines,
  ].join('');
}

export function beard(sheet: Sheet, { beard: kind, hair }: Looks): string {
  if (!kind) return '';
  if (kind === 'moustache')
    return path('M328 538Q364 506 400 520Q436 506 472 538Q436 534 400 536Q364 534 328 538Z', hair);
  const low = kind === 'full' ? 660 : 622;
  const d = `M268 420Q284 500 330 510Q366 500 400 516Q434 500 470 510Q516 500 532 420Q538 560 480 ${low - 30}Q400 ${low + 20} 320 ${low - 30}Q262 560 268 420Z`;
  return (
    path(d, hair, { opacity: kind === 'short' ? '0.82' : '1' }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#fff', 0.16],
          [0.5, '#fff', 0],
          [1, tone.night, 0.34],
        ],
        { x2: 1, y2: 0.4 },
      ),
    )
  );
}

export const glasses = (kind: 'round' | 'square') =>
  [335, 465]
    .map((x) =>
      kind === 'round'
        ? circle(x, 414, 50, '#ffffff', { 'fill-opacity': '0.14', stroke: tone.ink, 'stroke-width': 8 })
        : rect(x - 54, 380, 108, 72, '#ffffff', {
            'fill-opacity': '0.14',
            stroke: tone.ink,
            'stroke-width': 8,
            rx: 16,
          }),
    )
    .join('') +
  stroke('M387 406q13 -10 26 0M284 404l-20 -8M516 404l20 -8', tone.ink, 7) +
  stroke('M312 436l30 -38M446 436l30 -38', '#ffffff', 5, { opacity: '0.5' });
