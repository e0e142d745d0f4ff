import { darker, lighter, mix, tone } from './palette.ts';
import { crew, person } from './people.ts';
import { seeded } from './random.ts';
import { closing, type Hall, hall } from './room.ts';
import { circle, ellipse, path, polygon, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** From the back of the room to the front: `count` places between two depths. */
export function inDepth(count: number, from: number, to: number, draw: (z: number, place: number) => string): string {
  return times(count, (at) => draw(from + ((to - from) * at) / Math.max(1, count - 1), at));
}

/** A person of the crew standing in the room. */
export function standing(
  { sheet, at, scale }: Hall,
  x: number,
  z: number,
  which: number,
  more: Partial<(typeof crew)[0]> = {},
): string {
  const [px, py] = at(x, 0, z);
  const figure = crew[which % crew.length] ?? crew[0];
  return person(sheet, px, py, scale(z) * 1.72, { ...figure, ...more });
}

function spinning(): Sheet {
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

function looms(): Sheet {
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

function dyeing(): Sheet {
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

function sewing(): Sheet {
  const it = hall({
    width: 14,
    height: 5,
    depth: 24,
    wall: tone.sand,
    floor: tone.oat,
    ceiling: tone.clay,
    light: 'left',
    haze: tone.honey,
  });
  const table = (x: number, z: number, which: number) => {
    const [px, py] = it.at(x + 0.7, 0.86, z);
    const s = it.scale(z);
    const machine =
      path(`M${px} ${py}v${-s * 0.34}h${s * 0.5}v${s * 0.1}h${-s * 0.36}v${s * 0.24}z`, it.far(tone.ink, z)) +
      rect(px + s * 0.42, py - s * 0.3, s * 0.04, s * 0.28, it.far(tone.steel, z));
    return (
      standing(it, x + 1.0, z + 0.5, which, { arms: 'work', skirt: undefined }) +
      it.box(x, 0, z, 0.1, 0.8, 0.7, tone.ink) +
      it.box(x + 1.7, 0, z, 0.1, 0.8, 0.7, tone.ink) +
      it.box(x, 0.8, z, 1.8, 0.08, 0.8, tone.oat) +
      machine +
      polygon(
        [
          [px + s * 0.3, py],
          [px + s * 0.95, py - s * 0.03],
          [px + s * 1.1, py + s * 0.6],
          [px + s * 0.2, py + s * 0.62],
        ],
        it.far(mix(tone.oat, tone.clay, 0.25), z),
      ) +
      times(3, (at) =>
        stroke(`M${px + s * (0.42 + at * 0.16)} ${py}l${s * 0.04} ${s * 0.6}`, it.far(tone.deep, z), s * 0.03),
      )
    );
  };
  it.sheet.add(inDepth(6, 19, 4.2, (z, at) => table(-4.6, z, at + 1) + table(-1.4, z, at + 5) + table(2.2, z, at + 3)));
  return closing(it, true);
}

function printing(): Sheet {
  const it = hall({
    width: 14,
    height: 5.4,
    depth: 24,
    wall: tone.mist,
    floor: tone.steel,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  const kraft = mix(tone.oat, tone.clay, 0.2);
  const roller = (cx: number, cy: number, r: number, w: number, colour: string) =>
    rect(
      cx,
      cy - r,
      w,
      r * 2,
      it.sheet.linear([
        [0, darker(colour, 0.1)],
        [0.25, lighter(colour, 0.6)],
        [0.5, colour],
        [1, darker(colour, 0.5)],
      ]),
      { rx: 6 },
    );
  const web = (points: string) =>
    path(
      points,
      it.sheet.linear([
        [0, lighter(kraft, 0.35)],
        [0.5, kraft],
        [1, darker(kraft, 0.26)],
      ]),
    );
  it.sheet.add(
    it.box(-5.4, 0, 9, 1, 3.6, 4, tone.teal),
    it.box(4.2, 0, 9, 1, 3.6, 4, tone.teal),
    rect(
      330,
      180,
      70,
      600,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.deep],
      ]),
    ),
    rect(
      1180,
      180,
      70,
      600,
      it.sheet.linear([
        [0, tone.deep],
        [1, tone.ink],
      ]),
    ),
    web('M400 330H1180V520H400Z'),
    times(5, (at) =>
      times(
        3,
        (row) =>
          path(`M${470 + at * 145} ${380 + row * 52}a24 24 0 0 1 48 0z`, tone.deep) +
          rect(470 + at * 145, 386 + row * 52, 48, 5, tone.ember),
      ),
    ),
    roller(385, 330, 40, 810, tone.steel),
    roller(385, 520, 40, 810, tone.amber),
    web('M400 556H1180L1230 700H350Z'),
    roller(340, 720, 90, 900, kraft),
    ellipse(340, 720, 36, 90, lighter(kraft, 0.3)),
    ellipse(340, 720, 12, 30, tone.ink),
    roller(385, 250, 30, 810, tone.clay),
    person(it.sheet, 1390, 840, 430, { ...(crew[3] ?? crew[0]), facing: -1 }),
    rect(1450, 560, 90, 220, tone.ink, { rx: 8 }),
    rect(1464, 580, 62, 44, tone.sea),
  );
  return closing(it, true);
}

function warehouse(goods: 'pallets' | 'sacks'): Sheet {
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

export const cottonHalls: Record<string, () => Sheet> = {
  'spinning-hall': spinning,
  'loom-hall': looms,
  'dye-house': dyeing,
  'sack-hall': sewing,
  'paper-hall': printing,
  warehouse: () => warehouse('pallets'),
  'coffee-warehouse': () => warehouse('sacks'),
};
