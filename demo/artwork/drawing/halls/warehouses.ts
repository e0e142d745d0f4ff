import { darker, lighter, mix, tone } from '../palette.ts';
import { crew, person } from '../people.ts';
import { seeded } from '../random.ts';
import { circle, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function warehouse(goods: 'pallets' | 'sacks'): Sheet {
  const isCoffee = goods === 'sacks';
  const it = hall({
    width: 14,
    height: isCoffee ? 6 : 8,
    depth: 30,
    wall: isCoffee ? tone.sand : tone.mist,
    floor: isCoffee ? tone.oat : tone.steel,
    ceiling: isCoffee ? tone.clay : tone.slate,
    light: isCoffee ? 'left' : 'roof',
    haze: isCoffee ? tone.honey : tone.foam,
  });
  const random = seeded(goods);
  const jute = mix(tone.oat, tone.clay, 0.18);
  const sackRow = (x: number, z: number) =>
    times(5, (level) => {
      const [px, py] = it.at(x, level * 0.42, z);
      const s = it.scale(z);
      return times(
        3,
        (at) =>
          rect(
            px + at * s * 1.05,
            py - s * 0.42,
            s * 1.02,
            s * 0.42,
            it.sheet.linear([
              [0, it.far(lighter(jute, 0.3), z)],
              [0.5, it.far(jute, z)],
              [1, it.far(darker(jute, 0.45), z)],
            ]),
            { rx: s * 0.17 },
          ) +
          rect(px + at * s * 1.05 + s * 0.3, py - s * 0.4, s * 0.08, s * 0.38, it.far(tone.deep, z), {
            opacity: '0.5',
          }),
      );
    });
  const rack = (x: number, z: number) =>
    times(
      4,
      (level) =>
        it.box(x, level * 1.7, z, 3, 0.12, 2.2, tone.ember) +
        times(2, (at) =>
          it.box(
            x + 0.15 + at * 1.45,
            level * 1.7 + 0.14,
            z + 0.1,
            1.25,
            random.between(0.8, 1.35),
            1.8,
            random.pick([tone.oat, tone.sand, tone.teal, tone.rose, tone.paper, tone.oat]),
          ),
        ),
    ) +
    it.box(x - 0.06, 0, z, 0.14, 7, 0.14, tone.deep) +
    it.box(x + 2.94, 0, z, 0.14, 7, 0.14, tone.deep);
  const [fx, fy] = it.at(0.4, 0, 7.5);
  const truck =
    rect(fx - 70, fy - 150, 12, 150, tone.ink) +
    rect(fx - 90, fy - 16, 40, 8, tone.ink) +
    it.box(-1.9, 0.2, 7.5, 1, 0.9, 0.9, tone.oat) +
    rect(
      fx - 50,
      fy - 90,
      130,
      74,
      it.sheet.linear([
        [0, tone.honey],
        [1, tone.ember],
      ]),
      { rx: 12 },
    ) +
    rect(fx - 40, fy - 180, 8, 100, tone.ink) +
    rect(fx + 56, fy - 180, 8, 100, tone.ink) +
    rect(fx - 50, fy - 186, 124, 10, tone.ink) +
    person(it.sheet, fx + 12, fy - 26, 132, { ...(crew[4] ?? crew[0]), helmet: tone.amber, facing: -1 }) +
    rect(
      fx - 36,
      fy - 90,
      112,
      64,
      it.sheet.linear([
        [0, tone.amber],
        [1, tone.ember],
      ]),
      { rx: 10 },
    ) +
    circle(fx - 24, fy - 10, 20, tone.night) +
    circle(fx + 56, fy - 10, 20, tone.night);
  it.sheet.add(
    inDepth(7, 26, 4.6, (z) => (isCoffee ? sackRow(-6, z) + sackRow(2.6, z) : rack(-5.4, z) + rack(2.6, z))),
    isCoffee ? standing(it, 0.2, 8, 0, { arms: 'down' }) : truck,
  );
  return closing(it, true);
}
