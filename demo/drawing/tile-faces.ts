import type { Face } from './isometric.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Blue rosettes on white: one tile, whose four turns make the pattern. */
export const azulTile = (size: number, turn: number, blue: string = tone.deep): string =>
  group(
    [
      rect(0, 0, size, size, tone.white),
      path(`M${size} ${size}V${size * 0.3}A${size * 0.7} ${size * 0.7} 0 0 0 ${size * 0.3} ${size}Z`, blue),
      path(`M${size} ${size}V${size * 0.46}A${size * 0.54} ${size * 0.54} 0 0 0 ${size * 0.46} ${size}Z`, tone.white),
      path(`M${size} ${size}V${size * 0.58}A${size * 0.42} ${size * 0.42} 0 0 0 ${size * 0.58} ${size}Z`, tone.sea),
      path(
        `M${size} ${size}Q${size * 0.62} ${size * 0.94} ${size * 0.52} ${size * 0.52}Q${size * 0.94} ${size * 0.62} ${size} ${size}Z`,
        blue,
      ),
      path(
        `M${size} ${size}Q${size * 0.76} ${size * 0.94} ${size * 0.68} ${size * 0.68}Q${size * 0.94} ${size * 0.76} ${size} ${size}Z`,
        tone.amber,
      ),
      path(`M0 0H${size * 0.34}A${size * 0.34} ${size * 0.34} 0 0 1 0 ${size * 0.34}Z`, blue),
      path(`M0 0H${size * 0.22}A${size * 0.22} ${size * 0.22} 0 0 1 0 ${size * 0.22}Z`, tone.white),
      circle(size * 0.09, size * 0.09, size * 0.05, tone.amber),
      stroke(
        `M${size * 0.42} ${size * 0.06}Q${size * 0.34} ${size * 0.34} ${size * 0.06} ${size * 0.42}`,
        tone.teal,
        size * 0.018,
      ),
    ],
    { transform: `rotate(${turn} ${size / 2} ${size / 2})` },
  );

/** Tiles of rosettes over a whole face, `size` pixels each. */
export const azulField =
  (size: number): Face =>
  (width, height) => {
    let markup = '';
    for (let row = 0; row * size < height; row += 1) {
      for (let column = 0; column * size < width; column += 1) {
        const turn = row % 2 ? (column % 2 ? 180 : 270) : column % 2 ? 90 : 0;
        markup += group(azulTile(size, turn), { transform: `translate(${column * size} ${row * size})` });
      }
    }
    return markup + joints(width, height, size, size, tone.oat, 2);
  };

export function joints(width: number, height: number, w: number, h: number, colour: string, thick: number): string {
  return (
    times(Math.ceil(height / h), (at) => rect(0, at * h - thick / 2, width, thick, colour)) +
    times(Math.ceil(width / w), (at) => rect(at * w - thick / 2, 0, thick, height, colour))
  );
}

/** Chips of many colours, angular, in a pale ground. */
export const chips =
  (seed: string, size: number, count: number): Face =>
  (width, height) => {
    const random = seeded(seed);
    const many = Math.round((count * width * height) / 1_000_000);
    return (
      rect(0, 0, width, height, tone.foam) +
      times(many, () => {
        const [x, y, r] = [random.between(0, width), random.between(0, height), size * random.between(0.25, 1)];
        const corners = Array.from({ length: 5 }, (_, at) => {
          const angle = (at / 5) * Math.PI * 2 + random.between(-0.4, 0.4);
          return [
            x + Math.cos(angle) * r * random.between(0.7, 1.2),
            y + Math.sin(angle) * r * random.between(0.6, 1),
          ] as const;
        });
        return polygon(
          corners,
          random.pick([tone.teal, tone.clay, tone.amber, tone.deep, tone.sand, tone.rose, tone.slate, tone.mist]),
        );
      })
    );
  };

/** Mineral speckle. */
export const speckle =
  (seed: string, ground: string, count: number): Face =>
  (width, height) => {
    const random = seeded(seed);
    return (
      rect(0, 0, width, height, ground) +
      times(Math.round((count * width * height) / 1_000_000), () =>
        ellipse(
          random.between(0, width),
          random.between(0, height),
          random.between(1, 4),
          random.between(1, 3),
          random.next() > 0.5 ? darker(ground, 0.34) : lighter(ground, 0.5),
          { opacity: '0.55' },
        ),
      )
    );
  };

/** Waves in relief on one tile: each ridge has a lit and a shaded flank. */
export const waves =
  (colour: string): Face =>
  (width, height) =>
    rect(0, 0, width, height, colour) +
    times(7, (at) => {
      const x = (width / 6) * at;
      const line = `M${x} 0C${x + width * 0.22} ${height * 0.3} ${x - width * 0.22} ${height * 0.7} ${x} ${height}`;
      return (
        stroke(line, lighter(colour, 0.6), width * 0.035, { 'stroke-linecap': 'butt' }) +
        group(stroke(line, darker(colour, 0.3), width * 0.04, { 'stroke-linecap': 'butt' }), {
          transform: `translate(${width * 0.04} 0)`,
        })
      );
    });

/** A comb of hexagons in shades of one clay. */
export const hexagons =
  (sheet: Sheet, r: number, seed: string): Face =>
  (width, height) => {
    const random = seeded(seed);
    const [w, h] = [r * Math.sqrt(3), r * 1.5];
    let markup = rect(0, 0, width, height, tone.sand);
    for (let row = 0; row * h < height + r; row += 1) {
      for (let column = 0; column * w < width + w; column += 1) {
        const [x, y] = [column * w + (row % 2 ? w / 2 : 0), row * h];
        const colour = mix(
          random.pick([tone.clay, tone.ember, tone.rose, tone.clay]),
          tone.clay,
          random.between(0.2, 0.8),
        );
        const corners = Array.from(
          { length: 6 },
          (_, at) =>
            [x + Math.sin((at * Math.PI) / 3) * r * 0.965, y - Math.cos((at * Math.PI) / 3) * r * 0.965] as const,
        );
        markup += polygon(
          corners,
          sheet.linear(
            [
              [0, lighter(colour, 0.22)],
              [0.4, colour],
              [1, darker(colour, 0.18)],
            ],
            { x2: 0.8, y2: 1 },
          ),
        );
      }
    }
    return markup;
  };

/** Bevelled tiles in brick bond. */
export const metro =
  (sheet: Sheet, w: number, h: number, colours: readonly [string, ...string[]], seed: string): Face =>
  (width, height) => {
    const random = seeded(seed);
    let markup = rect(0, 0, width, height, darker(tone.oat, 0.2));
    for (let row = 0; row * h < height; row += 1) {
      for (let column = -1; column * w < width; column += 1) {
        const colour = colours.length > 1 && random.next() < 0.16 ? (colours[1] ?? colours[0]) : colours[0];
        const [x, y, b] = [column * w + (row % 2 ? w / 2 : 0), row * h, h * 0.16];
        markup +=
          rect(x + 2, y + 2, w - 4, h - 4, darker(colour, 0.3)) +
          polygon(
            [
              [x + 2, y + 2],
              [x + w - 2, y + 2],
              [x + w - b, y + b],
              [x + b, y + b],
            ],
            lighter(colour, 0.6),
          ) +
          polygon(
            [
              [x + 2, y + 2],
              [x + b, y + b],
              [x + b, y + h - b],
              [x + 2, y + h - 2],
            ],
            lighter(colour, 0.25),
          ) +
          rect(
            x + b,
            y + b,
            w - 2 * b,
            h - 2 * b,
            sheet.linear(
              [
                [0, lighter(colour, 0.45)],
                [0.45, colour],
                [0.46, lighter(colour, 0.12)],
                [1, darker(colour, 0.14)],
              ],
              { x2: 0.7, y2: 1 },
            ),
          );
      }
    }
    return markup;
  };

/** Plain squares in calm colours. */
export const squares =
  (size: number, seed: string): Face =>
  (width, height) => {
    const random = seeded(seed);
    let markup = '';
    for (let y = 0; y < height; y += size) {
      for (let x = 0; x < width; x += size) {
        const colour = random.pick([
          tone.sand,
          tone.teal,
          tone.mist,
          tone.clay,
          tone.rose,
          tone.foam,
          tone.sea,
          tone.oat,
          tone.deep,
          tone.honey,
        ]);
        markup +=
          rect(x + 3, y + 3, size - 6, size - 6, colour, { rx: 4 }) +
          rect(x + 3, y + 3, size - 6, size * 0.06, '#ffffff', { opacity: '0.22' });
      }
    }
    return rect(0, 0, width, height, tone.paper) + markup;
  };
