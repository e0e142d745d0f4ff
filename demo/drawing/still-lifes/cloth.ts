import { clothRoll, cottonTuft } from '../cotton.ts';
import { darker, mix, tone } from '../palette.ts';
import { group, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { flecks, plain, terry, twill, waffle, weave } from '../textures.ts';
import { bed } from './bed.ts';
import { drapery } from './drapery.ts';
import { check, cloth, folded, rolls } from './folded-cloth.ts';
import { speckled, wound, yarns } from './yarn.ts';

export const clothPictures: Record<string, () => Sheet> = {
  'ring-yarn': () => yarns(tone.mist, tone.sand, [tone.paper, tone.sand, tone.white], 1, () => ''),
  'carded-yarn': () =>
    yarns(tone.rose, tone.paper, [tone.oat, tone.sand], 1.18, (sheet) => cottonTuft(sheet, 880, 1120, 290, 'carded')),
  'compact-yarn': () => yarns(tone.sand, tone.oat, [tone.white, tone.amber, tone.teal], 0.72, () => ''),
  'recycled-yarn': () =>
    yarns(tone.teal, tone.sand, [tone.slate, tone.oat, mix(tone.slate, tone.mist, 0.6)], 1, speckled),
  'ring-yarn-close': () => wound([tone.paper, tone.white, tone.paper, tone.sand], 34),
  'carded-yarn-close': () => wound([tone.oat, tone.sand, mix(tone.oat, tone.paper, 0.5)], 38),
  'compact-yarn-close': () => wound([tone.teal, tone.sea, tone.teal, tone.deep], 28),
  'recycled-yarn-close': () => wound([tone.slate, tone.mist, tone.oat, tone.slate, tone.paper, tone.deep], 40),
  poplin: () =>
    folded(
      tone.sea,
      tone.sand,
      300,
      () => [tone.white, tone.mist, tone.foam, tone.teal, tone.mist, tone.white].map((each) => cloth(each)),
      62,
    ),
  twill: () =>
    folded(
      tone.sand,
      tone.oat,
      260,
      (sheet) => {
        const fill = weave(sheet, twill, 5, [tone.deep], [tone.ink]);
        return [cloth(fill, tone.deep), cloth(fill, tone.deep), cloth(fill, tone.deep), cloth(fill, tone.deep)];
      },
      84,
      (sheet) => clothRoll(sheet, 840, 1130, 580, 92, weave(sheet, twill, 5, [tone.deep], [tone.ink]), tone.deep),
    ),
  canvas: rolls,
  'check-cloth': () =>
    folded(
      tone.deep,
      tone.oat,
      300,
      (sheet) => [
        cloth(tone.paper),
        cloth(check(sheet, 9), tone.deep),
        cloth(tone.teal),
        cloth(check(sheet, 9), tone.deep),
        cloth(check(sheet, 9), tone.deep),
      ],
      74,
      (sheet) => clothRoll(sheet, 900, 1130, 560, 84, check(sheet, 9), tone.deep),
    ),
  towels: () =>
    folded(
      tone.rose,
      tone.paper,
      300,
      (sheet) =>
        [tone.teal, tone.sand, tone.white, tone.teal, tone.sand].map((each) =>
          cloth(terry(sheet, each, 9, each), each),
        ),
      96,
    ),
  bedspread: bed,
  'poplin-close': () => drapery((sheet) => weave(sheet, plain, 40, [tone.mist], [tone.foam], 'rotate(-14)'), 4, 0.75),
  'twill-close': () =>
    drapery((sheet) => weave(sheet, twill, 40, [tone.deep, tone.teal], [tone.ink], 'rotate(-6)'), 3, 0.55),
  'canvas-close': () =>
    drapery((sheet) => weave(sheet, plain, 56, [tone.sand, tone.oat], [tone.paper, tone.sand], 'rotate(-8)'), 2, 0.5),
  'check-cloth-close': () => drapery((sheet) => check(sheet, 44), 3, 0.55),
  'towels-close': () => {
    const sheet = drapery((each) => terry(each, tone.teal, 44, 'terry'), 2, 0.3);
    sheet.add(
      group(
        rect(-100, 700, 1900, 210, weave(sheet, twill, 15, [tone.sand], [tone.oat])) +
          rect(-100, 690, 1900, 26, tone.night, { opacity: '0.3', filter: sheet.blur(8) }) +
          rect(-100, 905, 1900, 30, tone.night, { opacity: '0.4', filter: sheet.blur(9) }),
        { transform: 'rotate(-7 800 800)' },
      ),
    );
    return sheet;
  },
  'bedspread-close': () => drapery((sheet) => waffle(sheet, tone.rose, 120), 3, 0.42),
  'hessian-close': () =>
    drapery(
      (sheet) =>
        weave(
          sheet,
          plain,
          60,
          [tone.oat, mix(tone.oat, tone.clay, 0.18)],
          [mix(tone.oat, tone.amber, 0.2), tone.oat],
          'rotate(4)',
        ),
      3,
      0.5,
    ),
  'jute-close': () =>
    drapery(
      (sheet) =>
        weave(
          sheet,
          plain,
          78,
          [tone.oat, mix(tone.oat, tone.clay, 0.25), tone.sand],
          [mix(tone.oat, tone.amber, 0.25), tone.oat],
          'rotate(-5)',
        ),
      1,
      0.4,
    ),
  'cork-close': () =>
    drapery(
      (sheet) =>
        flecks(
          sheet,
          mix(tone.oat, tone.amber, 0.35),
          [tone.clay, darker(tone.clay, 0.4), tone.oat, darker(tone.ember, 0.5)],
          16,
          260,
          'cork',
        ),
      2,
      0.3,
    ),
};
