import { darker, lighter, pipeBlue, tone } from '../palette.ts';
import { polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function extrusion(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 26,
    wall: tone.foam,
    floor: tone.steel,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.white,
  });
  const tube = (y: number, r: number, from: number, to: number) =>
    rect(
      from,
      y - r,
      to - from,
      r * 2,
      it.sheet.linear([
        [0, lighter(pipeBlue, 0.2)],
        [0.2, lighter(pipeBlue, 0.65)],
        [0.45, pipeBlue],
        [1, darker(pipeBlue, 0.6)],
      ]),
    );
  it.sheet.add(
    inDepth(4, 20, 9, (z) => it.box(-5.8, 0, z, 1.6, 1.6, 2, tone.teal) + it.box(4, 0, z, 1.6, 2, 2, tone.amber)),
    rect(0, 600, 1600, 40, tone.night, { opacity: '0.25', filter: it.sheet.blur(16), transform: 'translate(0 210)' }),
    rect(
      40,
      300,
      330,
      500,
      it.sheet.linear([
        [0, lighter(tone.teal, 0.2)],
        [1, tone.deep],
      ]),
      { rx: 16 },
    ),
    polygon(
      [
        [110, 300],
        [300, 300],
        [260, 180],
        [150, 180],
      ],
      tone.steel,
    ),
    rect(140, 110, 130, 80, tone.honey, { rx: 10 }),
    rect(80, 350, 150, 96, tone.ink, { rx: 8 }),
    times(4, (at) => rect(96, 366 + at * 18, 60 + ((at * 29) % 50), 8, at % 2 ? tone.honey : tone.sea)),
    rect(
      360,
      430,
      110,
      190,
      it.sheet.linear([
        [0, tone.steel],
        [0.4, tone.white],
        [1, tone.slate],
      ]),
      { rx: 10 },
    ),
    times(4, (at) => rect(368 + at * 25, 420, 14, 210, tone.ember)),
    tube(525, 58, 460, 1640),
    rect(560, 470, 560, 250, tone.foam, { opacity: '0.45', rx: 8 }),
    rect(
      560,
      560,
      560,
      160,
      it.sheet.linear([
        [0, tone.sea, 0.75],
        [1, tone.teal, 0.9],
      ]),
      { rx: 8 },
    ),
    times(7, (at) => stroke(`M${570 + at * 78} 562q20 -12 40 0t38 0`, tone.white, 4, { opacity: '0.8' })),
    rect(552, 462, 576, 18, tone.slate, { rx: 8 }),
    rect(552, 716, 576, 26, tone.slate, { rx: 6 }),
    ...[590, 1070].map((x) => rect(x, 740, 24, 90, tone.ink)),
    rect(
      1230,
      390,
      210,
      270,
      it.sheet.linear([
        [0, tone.amber],
        [1, tone.ember],
      ]),
      { rx: 14 },
    ),
    rect(1250, 500, 170, 50, tone.ink, { rx: 6 }),
    rect(1260, 650, 24, 180, tone.ink),
    rect(1390, 650, 24, 180, tone.ink),
    rect(
      1440,
      466,
      170,
      118,
      it.sheet.linear([
        [0, lighter(pipeBlue, 0.2)],
        [0.2, lighter(pipeBlue, 0.65)],
        [0.45, pipeBlue],
        [1, darker(pipeBlue, 0.6)],
      ]),
    ),
    rect(1440, 500, 170, 7, tone.white, { opacity: '0.8' }),
    standing(it, 2.35, 5.6, 2, { facing: -1, helmet: tone.honey }),
  );
  return closing(it, true);
}
