import { tone } from './palette.ts';
import { circle, group, path, rect, stroke } from './shapes.ts';

/** Blue rosettes on white: one tile, whose four rotations make the pattern. */
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
