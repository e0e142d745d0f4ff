import { darker, lighter, tone } from '../palette.ts';
import { ellipse, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function spinning(): Sheet {
  const it = hall({
    width: 14,
    height: 5.2,
    depth: 30,
    wall: tone.sand,
    floor: tone.oat,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.honey,
  });
  const frame = (x: number, z: number) => {
    const cones = times(5, (at) => {
      const [px, py] = it.at(x + 0.2 + at * 0.36, 1.18, z);
      const s = it.scale(z) * 0.17;
      return (
        polygon(
          [
            [px - s, py],
            [px - s * 0.5, py - s * 2.6],
            [px + s * 0.5, py - s * 2.6],
            [px + s, py],
          ],
          it.far(at % 2 ? tone.white : tone.paper, z),
        ) + rect(px - s * 0.3, py - s * 3, s * 0.6, s * 0.5, it.far(tone.clay, z))
      );
    });
    const threads = times(5, (at) => {
      const [ax, ay] = it.at(x + 0.2 + at * 0.36, 1.6, z);
      const [bx, by] = it.at(x + 0.4 + at * 0.36, 2.3, z);
      return stroke(`M${ax} ${ay}L${bx} ${by}`, tone.white, 1.2, { opacity: '0.6' });
    });
    return (
      it.box(x, 0, z, 2.1, 1.18, 1.7, tone.teal) +
      it.box(x, 0.86, z - 0.01, 2.1, 0.12, 0.1, tone.amber) +
      cones +
      threads +
      it.box(x, 2.25, z, 2.1, 0.14, 1.7, tone.deep) +
      it.box(x, 1.18, z, 0.1, 1.1, 0.1, tone.deep) +
      it.box(x + 2, 1.18, z, 0.1, 1.1, 0.1, tone.deep)
    );
  };
  it.sheet.add(
    inDepth(
      9,
      27,
      4.4,
      (z, at) =>
        frame(-5.4, z) +
        frame(3.3, z) +
        frame(-3.1, z) +
        (at === 6 ? standing(it, 1.1, z, 1, { facing: 1 }) : '') +
        (at === 4 ? standing(it, 0.4, z, 2, { facing: -1 }) : ''),
    ),
  );
  return closing(it, true);
}

export function looms(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 26,
    wall: tone.mist,
    floor: tone.sand,
    ceiling: tone.deep,
    light: 'left',
    haze: tone.foam,
  });
  const loom = (x: number, z: number, colours: readonly string[]) => {
    const warp = times(14, (at) => {
      const share = at / 13;
      return it.plane(
        [
          [x + 0.2 + share * 2.2, 0.95, z + 0.1],
          [x + 0.36 + share * 2.2, 0.95, z + 0.1],
          [x + 0.36 + share * 2.2, 1.75, z + 1.7],
          [x + 0.2 + share * 2.2, 1.75, z + 1.7],
        ],
        it.far(colours[at % colours.length] ?? tone.paper, z),
      );
    });
    const [rollX, rollY] = it.at(x + 0.2, 0.75, z);
    const s = it.scale(z);
    const roll = rect(
      rollX,
      rollY - s * 0.16,
      s * 2.36,
      s * 0.36,
      it.sheet.linear([
        [0, it.far(lighter(colours[0] ?? tone.deep, 0.4), z)],
        [0.5, it.far(colours[0] ?? tone.deep, z)],
        [1, it.far(darker(colours[0] ?? tone.deep, 0.4), z)],
      ]),
      { rx: s * 0.1 },
    );
    return (
      it.box(x, 0, z + 1.7, 2.75, 1.9, 0.2, tone.slate) +
      warp +
      it.box(x, 0, z, 0.2, 1.5, 1.7, tone.ink) +
      it.box(x + 2.56, 0, z, 0.2, 1.5, 1.7, tone.ink) +
      it.box(x, 1.9, z + 0.7, 2.76, 0.22, 0.4, tone.amber) +
      it.box(x, 0.1, z, 2.75, 0.4, 0.3, tone.deep) +
      roll
    );
  };
  const blue = [tone.deep, tone.teal, tone.paper, tone.deep, tone.amber];
  const warm = [tone.amber, tone.honey, tone.paper, tone.clay];
  it.sheet.add(
    inDepth(
      7,
      22,
      4.2,
      (z, at) =>
        loom(-4.6, z, at % 2 ? blue : warm) +
        loom(1.6, z, at % 2 ? warm : blue) +
        (at === 4 ? standing(it, -0.2, z, 5, { arms: 'work' }) : ''),
    ),
  );
  return closing(it, true);
}

export function dyeing(): Sheet {
  const it = hall({
    width: 13,
    height: 5.4,
    depth: 24,
    wall: tone.paper,
    floor: tone.slate,
    ceiling: tone.slate,
    light: 'left',
    haze: tone.foam,
  });
  const colours = [tone.clay, tone.teal, tone.amber, tone.deep, tone.rose, tone.sea];
  const cloths = (x: number, z: number, colour: string) =>
    it.plane(
      [
        [x, 4.6, z],
        [x + 1.4, 4.6, z],
        [x + 1.4, 1.0, z],
        [x, 1.0, z],
      ],
      it.sheet.linear(
        [
          [0, it.far(lighter(colour, 0.3), z)],
          [0.3, it.far(colour, z)],
          [0.5, it.far(darker(colour, 0.2), z)],
          [0.7, it.far(lighter(colour, 0.14), z)],
          [1, it.far(darker(colour, 0.3), z)],
        ],
        { x2: 1, y2: 0 },
      ),
    );
  const vat = (x: number, z: number, colour: string) => {
    const [px, py] = it.at(x, 1.1, z);
    const r = it.scale(z) * 0.95;
    const [, low] = it.at(x, 0, z);
    const steam = times(3, (at) =>
      ellipse(px + (at - 1) * r * 0.5, py - r * (0.5 + at * 0.35), r * 0.5, r * 0.6, '#ffffff', {
        opacity: '0.3',
        filter: it.sheet.blur(16),
      }),
    );
    return (
      path(
        `M${px - r} ${py}V${low}A${r} ${r * 0.24} 0 0 0 ${px + r} ${low}V${py}Z`,
        it.sheet.linear(
          [
            [0, it.far(tone.slate, z)],
            [0.28, it.far(tone.white, z)],
            [0.6, it.far(tone.steel, z)],
            [1, it.far(tone.ink, z)],
          ],
          { x2: 1, y2: 0 },
        ),
      ) +
      ellipse(px, py, r, r * 0.24, it.far(tone.white, z)) +
      ellipse(px, py + 2, r * 0.9, r * 0.2, it.far(colour, z)) +
      steam
    );
  };
  it.sheet.add(
    inDepth(
      6,
      19,
      4.6,
      (z, at) =>
        cloths(1.2, z + 1, colours[at % 6] ?? tone.teal) +
        cloths(3, z + 1, colours[(at + 2) % 6] ?? tone.teal) +
        cloths(4.8, z + 1, colours[(at + 4) % 6] ?? tone.teal) +
        vat(-3.4, z, colours[at % 6] ?? tone.teal) +
        (at === 4 ? standing(it, -0.6, z, 3) : ''),
    ),
  );
  return closing(it, true);
}
