import { mix, tone } from '../palette.ts';
import { person } from '../people.ts';
import { circle, ellipse, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { figure } from './figures.ts';
import { containers, crane, lorry, ship } from './harbour.ts';
import { evening, hills, outside, water } from './outdoors.ts';

const night = '#0c3544';

export function port(isDusk: boolean): Sheet {
  const sheet = isDusk
    ? outside(
        { top: tone.ink, low: tone.ember, horizon: 560, sun: { x: 1150, y: 520, r: 70, colour: tone.amber } },
        'dusk',
      )
    : outside(
        { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 320, y: 230, r: 58, colour: tone.honey } },
        'day',
      );
  const dark = isDusk ? 0.45 : 0;
  const steel = isDusk ? tone.night : tone.deep;
  sheet.add(
    hills(sheet, 560, 70, isDusk ? mix(tone.clay, tone.ink, 0.5) : tone.mist, 'coast'),
    water(
      sheet,
      556,
      344,
      isDusk ? mix(tone.ember, tone.deep, 0.45) : tone.sea,
      isDusk ? night : tone.teal,
      isDusk ? tone.honey : tone.white,
      isDusk ? 1150 : 320,
      'port',
    ),
    ship(sheet, isDusk ? 520 : 600, 690, 920, isDusk ? tone.night : tone.ink, dark),
    rect(isDusk ? 520 : 600, 690, 860, 70, tone.night, { opacity: '0.3', filter: sheet.blur(14) }),
    crane(isDusk ? 330 : 420, 740, isDusk ? 560 : 520, steel),
    crane(isDusk ? 720 : 860, 750, isDusk ? 620 : 600, isDusk ? tone.ink : tone.ember),
    polygon(
      [
        [0, 730],
        [1100, 742],
        [1240, 900],
        [0, 900],
      ],
      sheet.linear([
        [0, isDusk ? mix(tone.slate, tone.night, 0.5) : tone.steel],
        [1, isDusk ? tone.night : tone.slate],
      ]),
    ),
    containers(sheet, 20, 840, 4, isDusk ? 5 : 4, 110, 46, isDusk ? 'q1' : 'q2', dark),
    lorry(sheet, 560, 840, 260, isDusk ? mix(tone.teal, tone.night, 0.4) : tone.teal),
    isDusk
      ? times(
          6,
          (at) =>
            circle(180 + at * 190, 716, 5, tone.honey) +
            circle(180 + at * 190, 716, 26, tone.honey, { opacity: '0.25', filter: sheet.blur(6) }),
        )
      : times(5, (at) => stroke(`M${1060 + at * 76} ${160 + (at % 3) * 44}q12 -14 22 0q12 -14 22 0`, tone.deep, 4)),
  );
  return evening(sheet);
}

export function yard(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.foam, horizon: 520, sun: { x: 1300, y: 180, r: 54, colour: tone.honey } },
    'boxes',
  );
  sheet.add(
    crane(1180, 600, 480, tone.deep),
    containers(sheet, -20, 600, 13, 5, 130, 54, 'back'),
    rect(
      0,
      596,
      1600,
      304,
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    containers(sheet, -40, 730, 4, 5, 210, 92, 'left'),
    containers(sheet, 1190, 740, 3, 4, 210, 92, 'right'),
    ellipse(960, 808, 230, 20, tone.night, { opacity: '0.4' }),
    rect(1010, 420, 150, 70, tone.amber),
    rect(770, 360, 32, 380, tone.ember),
    polygon(
      [
        [780, 400],
        [1080, 410],
        [1080, 430],
        [780, 440],
      ],
      tone.ember,
    ),
    rect(
      880,
      640,
      260,
      120,
      sheet.linear([
        [0, tone.honey],
        [1, tone.ember],
      ]),
      { rx: 14 },
    ),
    rect(760, 690, 330, 70, tone.ember, { rx: 10 }),
    rect(930, 560, 120, 90, tone.deep, { rx: 8 }),
    ...[800, 900, 1080].map((x) => circle(x, 768, 40, tone.night) + circle(x, 768, 16, tone.steel)),
    person(sheet, 640, 840, 190, { ...figure(3), helmet: tone.white, top: tone.amber }),
  );
  return evening(sheet);
}
