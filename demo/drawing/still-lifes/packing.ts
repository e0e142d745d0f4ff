import { type Face, isoBox, isoShadow } from '../isometric.ts';
import { turned } from '../lathe.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { ellipse, group, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shadow, stage, vignette } from '../stage.ts';
import { tin } from '../vessels.ts';
import { branch } from './branch.ts';
import { clubTin } from './club-tin.ts';
import { bakery, carrierBags, cementSacks, oblique, paperBags } from './paper-bags.ts';
import { carrier, hessian, sack, shopper } from './sacks.ts';

export const packingPictures: Record<string, () => Sheet> = {
  'jute-sack': sack,
  'jute-shopper': shopper,
  'jute-carrier': carrier,
  hessian,
  'kraft-bag': paperBags,
  'carrier-bag': carrierBags,
  'cement-sack': cementSacks,
  'bakery-bag': bakery,
  'club-tin': () => {
    const sheet = stage({ wall: tone.deep, table: tone.sand, edge: 700 });
    sheet.add(
      clubTin(sheet, 560, 960, 500, 90, tone.ember, false),
      clubTin(sheet, 560, 868, 500, 90, tone.teal, false),
      clubTin(sheet, 570, 776, 500, 90, tone.amber, false),
      clubTin(sheet, 1020, 1110, 560, 96, tone.teal, true),
      vignette(sheet),
    );
    return sheet;
  },
  'round-tin': () => {
    const sheet = stage({ wall: tone.rose, table: tone.oat });
    sheet.add(
      tin(sheet, 480, 980, 130, 300),
      tin(sheet, 760, 980, 130, 300),
      tin(sheet, 1040, 980, 130, 300),
      tin(sheet, 620, 682, 130, 300),
      tin(sheet, 900, 682, 130, 300, tone.ember),
      tin(sheet, 1290, 1090, 130, 300, tone.teal),
      vignette(sheet),
    );
    return sheet;
  },
  'oil-tin': () => {
    const sheet = stage({ wall: tone.honey, table: tone.oat, edge: 720 });
    const print: Face = (width, height) =>
      rect(0, height * 0.06, width, height * 0.88, tone.pine) +
      rect(width * 0.1, height * 0.12, width * 0.8, height * 0.76, tone.paper, { rx: 14 }) +
      branch(width * 0.2, height * 0.62, width * 0.62, tone.moss, tone.ink) +
      rect(width * 0.24, height * 0.74, width * 0.52, 12, tone.ember) +
      rect(width * 0.32, height * 0.79, width * 0.36, 8, tone.pine);
    const can = (x: number, y: number, unit: number) => {
      const iso = oblique(x, y, unit);
      return (
        isoShadow(sheet, iso, 0, 0, 1, 0.6, 1.6) +
        isoBox(sheet, iso, {
          a: 0,
          b: 0,
          c: 0,
          w: 1,
          d: 0.6,
          h: 1.8,
          colour: tone.steel,
          left: print,
          right: (width, height) => rect(0, height * 0.06, width, height * 0.88, tone.pine),
        }) +
        turned(sheet, {
          x: x + unit * 0.02,
          y: y - unit * 1.42,
          scale: 1,
          profile: [
            [unit * 0.12, 0],
            [unit * 0.1, unit * 0.14],
          ],
          colour: tone.amber,
          straight: true,
          gloss: 0.6,
          squash: 0.4,
          top: tone.amber,
        })
      );
    };
    sheet.add(can(560, 740, 330), can(1030, 830, 330), vignette(sheet));
    return sheet;
  },
  'tea-caddy': () => {
    const sheet = stage({ wall: tone.mist, table: tone.sand });
    const caddy = (x: number, y: number, colour: string, isOpen: boolean) => {
      const body = turned(sheet, {
        x,
        y,
        scale: 1,
        profile: [
          [150, 0],
          [150, 300],
        ],
        colour,
        straight: true,
        gloss: 0.25,
        squash: 0.26,
        top: isOpen ? 'open' : colour,
      });
      const sun = isOpen
        ? ''
        : group(
            times(12, (at) =>
              stroke(
                `M${x} ${y - 390}l${Math.cos((at * Math.PI) / 6) * 110} ${Math.sin((at * Math.PI) / 6) * 28}`,
                lighter(colour, 0.5),
                7,
              ),
            ) + ellipse(x, y - 390, 42, 11, lighter(colour, 0.5)),
          );
      return (
        shadow(sheet, x, y, 300, 380) +
        body +
        (isOpen
          ? ''
          : turned(sheet, {
              x,
              y: y - 286,
              scale: 1,
              profile: [
                [156, 0],
                [156, 104],
              ],
              colour,
              straight: true,
              gloss: 0.3,
              squash: 0.26,
              top: lighter(colour, 0.1),
            })) +
        sun
      );
    };
    const random = seeded('tea');
    const leaves = times(70, () => {
      const [x, y] = [random.between(960, 1330), random.between(1080, 1150)];
      return ellipse(x, y, random.between(8, 16), 4, mix(tone.pine, tone.ink, random.next()), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    });
    sheet.add(
      caddy(460, 1000, tone.teal, false),
      caddy(1130, 990, tone.sand, false),
      caddy(800, 1070, tone.clay, true),
      turned(sheet, {
        x: 560,
        y: 1140,
        scale: 1,
        profile: [
          [156, 0],
          [156, 70],
        ],
        colour: tone.clay,
        straight: true,
        gloss: 0.3,
        squash: 0.26,
        top: tone.clay,
      }),
      leaves,
      vignette(sheet),
    );
    return sheet;
  },
  'twist-lid': () => {
    const sheet = stage({ wall: tone.sea, table: tone.paper, edge: 640 });
    const lid = (x: number, y: number, r: number, colour: string) =>
      shadow(sheet, x, y, r * 2, r * 0.5) +
      turned(sheet, {
        x,
        y,
        scale: r,
        profile: [
          [1, 0],
          [1, 0.3],
          [0.95, 0.36],
        ],
        colour,
        straight: true,
        gloss: 0.85,
        squash: 0.46,
        top: colour,
      }) +
      times(3, (at) =>
        ellipse(x, y - r * 0.36, r * (0.82 - at * 0.24), r * 0.46 * (0.82 - at * 0.24), 'none', {
          stroke: lighter(colour, 0.6),
          'stroke-width': 5,
          opacity: '0.7',
        }),
      );
    const turnedOver = (x: number, y: number, r: number) =>
      shadow(sheet, x, y, r * 2, r * 0.5) +
      turned(sheet, {
        x,
        y,
        scale: r,
        profile: [
          [0.95, 0],
          [1, 0.06],
          [1, 0.34],
        ],
        colour: tone.amber,
        straight: true,
        gloss: 0.8,
        squash: 0.46,
      }) +
      ellipse(x, y - r * 0.34, r, r * 0.46, lighter(tone.amber, 0.5)) +
      ellipse(x, y - r * 0.32, r * 0.93, r * 0.42, darker(tone.sand, 0.2)) +
      ellipse(x, y - r * 0.3, r * 0.8, r * 0.35, tone.white) +
      ellipse(x, y - r * 0.29, r * 0.66, r * 0.28, tone.foam);
    sheet.add(
      lid(470, 900, 220, tone.white),
      lid(900, 860, 220, tone.amber),
      lid(1260, 980, 200, tone.teal),
      turnedOver(760, 1110, 240),
      lid(330, 1120, 180, tone.amber),
      vignette(sheet),
    );
    return sheet;
  },
};
