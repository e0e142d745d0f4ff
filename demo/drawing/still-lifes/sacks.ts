import { clothRoll } from '../cotton.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { ellipse, group, path, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shadow, stage, vignette } from '../stage.ts';
import { plain, weave } from '../textures.ts';
import { cap, glass, profiles } from '../vessels.ts';

const jute = (sheet: Sheet, cell: number) =>
  weave(sheet, plain, cell, [tone.oat, mix(tone.oat, tone.clay, 0.2)], [mix(tone.oat, tone.amber, 0.2), tone.oat]);

const soft = (sheet: Sheet, d: string, fill: string) =>
  path(d, fill) +
  path(
    d,
    sheet.linear(
      [
        [0, tone.night, 0.28],
        [0.25, '#fff', 0.28],
        [0.5, '#fff', 0],
        [1, tone.night, 0.55],
      ],
      { x2: 1, y2: 0.25 },
    ),
  );

export function sack(): Sheet {
  const sheet = stage({ wall: tone.teal, table: tone.sand });
  const fill = jute(sheet, 12);
  const body =
    'M560 980C500 900 500 640 580 500C620 450 660 430 720 424C780 430 830 450 866 500C950 640 950 900 890 980C800 1010 650 1010 560 980Z';
  const neck =
    'M690 430C660 380 620 340 600 300C660 320 690 316 724 290C756 316 790 320 846 300C826 340 780 380 756 430Z';
  const lying =
    'M930 1090C900 1010 930 930 1010 910C1150 880 1330 900 1380 960C1420 1020 1400 1090 1350 1110C1230 1140 1010 1140 930 1090Z';
  const stripes = times(3, (at) =>
    stroke(`M${650 + at * 70} 440C${610 + at * 78} 620 ${606 + at * 80} 820 ${640 + at * 72} 990`, tone.deep, 16, {
      opacity: '0.65',
    }),
  );
  const beans = (() => {
    const random = seeded('beans');
    return times(46, () => {
      const [x, y] = [random.between(330, 560), random.between(1050, 1130)];
      return ellipse(x, y, 13, 9, mix(tone.moss, tone.sand, random.between(0, 0.5)), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    });
  })();
  sheet.add(
    shadow(sheet, 725, 990, 400, 460),
    soft(sheet, neck, fill),
    soft(sheet, body, fill),
    group(stripes, { 'clip-path': sheet.clip(path(body, '#000')) }),
    stroke('M676 428q48 22 96 0', tone.paper, 14),
    shadow(sheet, 1150, 1110, 460, 160),
    soft(sheet, lying, fill),
    beans,
    vignette(sheet),
  );
  return sheet;
}

export function shopper(): Sheet {
  const sheet = stage({ wall: tone.honey, table: tone.paper });
  const fill = jute(sheet, 11);
  const greens = times(9, (at) =>
    path(
      `M${600 + at * 22} 520q${-60 + at * 14} -170 ${-30 + at * 12} -230q50 60 40 230z`,
      at % 2 ? tone.moss : tone.pine,
    ),
  );
  const bread = group([
    path(
      'M860 540L950 210Q990 170 1020 220L1000 540Z',
      sheet.linear(
        [
          [0, lighter(tone.amber, 0.3)],
          [0.5, mix(tone.amber, tone.clay, 0.3)],
          [1, darker(tone.clay, 0.2)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    times(4, (at) => stroke(`M${930 + at * 8} ${300 + at * 60}l50 -26`, lighter(tone.honey, 0.4), 10)),
  ]);
  const front = 'M520 500H1080L1110 1050H490Z';
  const side = 'M1080 500L1180 460L1216 990L1110 1050Z';
  const strap = (from: number) =>
    stroke(`M${from} 640V470C${from} 250 ${from + 280} 250 ${from + 280} 470V640`, tone.paper, 30, {
      'stroke-linecap': 'butt',
    });
  const mark =
    path('M700 820A100 100 0 0 1 900 820Z', tone.deep) +
    times(4, (at) => rect(700 + at * 8, 838 + at * 28, 200 - at * 16, 16 - at * 2.4, tone.deep));
  sheet.add(
    shadow(sheet, 850, 1046, 700, 420),
    group(strap(680), { opacity: '0.7', transform: 'translate(40 -24)' }),
    greens,
    bread,
    path(side, fill),
    path(side, tone.night, { opacity: '0.46' }),
    path(front, fill),
    path(
      front,
      sheet.linear(
        [
          [0, '#fff', 0.24],
          [0.6, '#fff', 0],
          [1, tone.night, 0.3],
        ],
        { x2: 1, y2: 0.7 },
      ),
    ),
    strap(660),
    mark,
    vignette(sheet),
  );
  return sheet;
}

export function carrier(): Sheet {
  const sheet = stage({ wall: tone.rose, table: tone.oat });
  const green = mix(tone.pine, tone.moss, 0.35);
  const fill = jute(sheet, 11);
  const front = 'M540 640H1060L1040 1050H560Z';
  sheet.add(
    ...[670, 930].map(
      (x) =>
        glass(sheet, {
          x,
          y: 1020,
          scale: 800,
          profile: profiles.bordeaux,
          colour: green,
          content: { colour: '#5a1f2a', to: 0.72 },
        }) + cap(sheet, x, 232, 44, 18, tone.ember),
    ),
    shadow(sheet, 800, 1048, 540, 260),
    path(front, fill),
    path(
      front,
      sheet.linear(
        [
          [0, '#fff', 0.22],
          [0.5, '#fff', 0],
          [1, tone.night, 0.46],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    rect(794, 640, 12, 410, tone.night, { opacity: '0.3' }),
    stroke('M560 650L640 420H960L1040 650', tone.paper, 20),
    rect(
      620,
      398,
      360,
      44,
      sheet.linear([
        [0, lighter(tone.oat, 0.3)],
        [1, darker(tone.clay, 0.1)],
      ]),
      { rx: 20 },
    ),
    vignette(sheet),
  );
  return sheet;
}

export function hessian(): Sheet {
  const sheet = stage({ wall: tone.moss, table: tone.sand, edge: 700 });
  const fill = jute(sheet, 12);
  const tongue = 'M470 900L1130 900L1260 1200H330Z';
  sheet.add(
    path(tongue, fill),
    path(
      tongue,
      sheet.linear([
        [0, tone.night, 0.5],
        [0.3, '#fff', 0.16],
        [1, tone.night, 0.1],
      ]),
    ),
    clothRoll(sheet, 470, 950, 700, 150, fill, tone.oat),
    vignette(sheet),
  );
  return sheet;
}
