import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, ellipse, group, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { board } from '../stage.ts';

export function elbow(sheet: Sheet, x: number, y: number, s: number, colour: string, turn: number): string {
  const arc = `M${x} ${y}V${y - s * 0.5}A${s * 0.7} ${s * 0.7} 0 0 1 ${x + s * 0.7} ${y - s * 1.2}H${x + s * 1.2}`;
  const collar = (cx: number, cy: number, upright: boolean) =>
    upright
      ? rect(
          cx - s * 0.36,
          cy - s * 0.3,
          s * 0.72,
          s * 0.34,
          sheet.linear(
            [
              [0, darker(colour, 0.3)],
              [0.3, lighter(colour, 0.5)],
              [0.6, colour],
              [1, darker(colour, 0.5)],
            ],
            { x2: 1, y2: 0 },
          ),
          { rx: s * 0.05 },
        )
      : rect(
          cx - s * 0.04,
          cy - s * 0.36,
          s * 0.34,
          s * 0.72,
          sheet.linear([
            [0, lighter(colour, 0.5)],
            [0.4, colour],
            [1, darker(colour, 0.55)],
          ]),
          { rx: s * 0.05 },
        );
  return group(
    [
      ellipse(x + s * 0.4, y + 10, s * 0.9, s * 0.12, tone.night, { opacity: '0.4', filter: sheet.blur(14) }),
      stroke(arc, darker(colour, 0.4), s * 0.6, { 'stroke-linecap': 'butt' }),
      stroke(arc, colour, s * 0.48, { 'stroke-linecap': 'butt', transform: `translate(${-s * 0.03} ${-s * 0.03})` }),
      stroke(arc, lighter(colour, 0.4), s * 0.2, {
        'stroke-linecap': 'butt',
        transform: `translate(${-s * 0.12} ${-s * 0.12})`,
        filter: sheet.blur(s * 0.03),
      }),
      collar(x, y, true),
      collar(x + s * 1.1, y - s * 1.2, false),
      ellipse(x + s * 1.37, y - s * 1.2, s * 0.13, s * 0.34, lighter(colour, 0.3)),
      ellipse(x + s * 1.375, y - s * 1.2, s * 0.1, s * 0.27, darker(colour, 0.65)),
    ],
    { transform: `rotate(${turn} ${x} ${y})` },
  );
}

export function tees(sheet: Sheet): string {
  const brass = mix(tone.amber, tone.oat, 0.3);
  const tee = (x: number, y: number, s: number) => {
    const rod = (px: number, py: number, w: number, h: number, colour: string, upright: boolean) =>
      rect(
        px,
        py,
        w,
        h,
        sheet.linear(
          [
            [0, darker(colour, 0.2)],
            [0.22, lighter(colour, 0.65)],
            [0.5, colour],
            [0.85, darker(colour, 0.45)],
            [1, darker(colour, 0.25)],
          ],
          upright ? { x2: 1, y2: 0 } : {},
        ),
        { rx: s * 0.03 },
      );
    const windows = (px: number, py: number, isUpright: boolean) =>
      times(3, (at) =>
        circle(isUpright ? px + (at - 1) * s * 0.1 : px, isUpright ? py : py + (at - 1) * s * 0.1, s * 0.03, tone.ink),
      );
    return [
      ellipse(x, y + 6, s * 1.1, s * 0.1, tone.night, { opacity: '0.45', filter: sheet.blur(12) }),
      rod(x - s * 1.05, y - s * 0.36, s * 0.5, s * 0.36, tone.steel, false),
      rod(x + s * 0.55, y - s * 0.36, s * 0.5, s * 0.36, tone.steel, false),
      rod(x - s * 0.18, y - s * 1.0, s * 0.36, s * 0.5, tone.steel, true),
      rod(x - s * 0.6, y - s * 0.42, s * 1.2, s * 0.46, brass, false),
      rod(x - s * 0.23, y - s * 0.6, s * 0.46, s * 0.5, brass, true),
      times(
        3,
        (at) =>
          rect(x - s * 0.5 + at * s * 0.05, y - s * 0.42, s * 0.015, s * 0.46, darker(brass, 0.5)) +
          rect(x + s * 0.38 + at * s * 0.05, y - s * 0.42, s * 0.015, s * 0.46, darker(brass, 0.5)),
      ),
      windows(x - s * 0.68, y - s * 0.18, false),
      windows(x + s * 0.68, y - s * 0.18, false),
      windows(x, y - s * 0.7, true),
    ].join('');
  };
  return (
    board(sheet, 800, 1090, 1250, 120, tone.slate) + tee(540, 990, 250) + tee(1130, 1000, 230) + tee(830, 1080, 320)
  );
}
