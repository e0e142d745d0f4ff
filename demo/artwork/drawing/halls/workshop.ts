import { lighter, tone } from '../palette.ts';
import { circle, ellipse, path, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { bench, near } from './bench.ts';
import { closing, hall } from './room.ts';

export function workshop(isLesson: boolean): Sheet {
  const it = hall({
    width: 12,
    height: 4.6,
    depth: 18,
    wall: isLesson ? tone.honey : tone.sea,
    floor: tone.oat,
    ceiling: tone.slate,
    light: 'left',
    haze: isLesson ? tone.paper : tone.foam,
  });
  const steel = it.sheet.linear([
    [0, tone.white],
    [0.4, tone.steel],
    [1, tone.slate],
  ]);
  const tools = times(
    9,
    (at) =>
      rect(980 + at * 52, 210, 12, 70 + ((at * 37) % 60), [tone.ember, tone.ink, tone.teal][at % 3] ?? tone.ink, {
        rx: 5,
      }) + circle(986 + at * 52, 208, 14, tone.slate),
  );
  const shelf = (y: number) =>
    rect(940, y, 560, 14, tone.oat) +
    times(
      7,
      (at) =>
        rect(956 + at * 78, y - 70 + (at % 3) * 12, 60, 70 - (at % 3) * 12, steel, { rx: 4 }) +
        rect(984 + at * 78, y - 60 + (at % 3) * 12, 4, 60 - (at % 3) * 12, tone.ink),
    );
  const lathe = [
    rect(
      240,
      600,
      640,
      70,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.deep],
      ]),
      { rx: 8 },
    ),
    rect(
      250,
      420,
      210,
      190,
      it.sheet.linear([
        [0, lighter(tone.teal, 0.2)],
        [1, tone.deep],
      ]),
      { rx: 16 },
    ),
    ellipse(470, 520, 26, 74, tone.slate),
    rect(470, 480, 270, 80, steel, { rx: 6 }),
    rect(
      740,
      470,
      110,
      140,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.ink],
      ]),
      { rx: 10 },
    ),
    path('M560 600V566L590 556V600Z', tone.amber),
    times(7, (at) =>
      stroke(`M${585} ${556}q${20 + at * 6} ${-30 - at * 4} ${50 + at * 5} ${-8 + at * 10}`, tone.honey, 3),
    ),
    circle(300, 470, 18, tone.ember),
  ];
  it.sheet.add(
    isLesson ? tools : shelf(320) + shelf(440) + shelf(200),
    ...(isLesson
      ? [
          near(it, 640, 740, 4, { top: '#2c5d86', arms: 'work', facing: 1 }),
          near(it, 990, 700, 3, { hair: '#5d341c', top: tone.teal, arms: 'work', facing: -1 }),
        ]
      : [near(it, 960, 700, 0, { arms: 'work', facing: -1, top: tone.clay }), ...lathe]),
    bench(it, 690, tone.oat),
    isLesson
      ? rect(700, 640, 170, 50, steel, { rx: 6 }) +
          path('M760 690V600h14v56h70v-56h14v40h-20v14h-58z', tone.slate) +
          rect(330, 660, 180, 30, tone.teal, { rx: 4 }) +
          rect(360, 640, 140, 20, tone.amber, { rx: 4 }) +
          rect(1120, 664, 220, 12, tone.paper)
      : times(6, (at) => rect(1010 + at * 76, 640 - (at % 2) * 16, 56, 50 + (at % 2) * 16, steel, { rx: 5 })),
  );
  return closing(it, true);
}
