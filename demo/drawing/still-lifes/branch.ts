import { darker, lighter } from '../palette.ts';
import { circle, ellipse, stroke, times } from '../shapes.ts';

/** A branch with leaves and, where wanted, olives. */
export function branch(x: number, y: number, size: number, leaf: string, fruit?: string): string {
  const leaves = times(11, (at) => {
    const [px, py] = [x + size * (at * 0.09), y - size * 0.03 * at + Math.sin(at) * 4];
    const turn = at % 2 ? -42 : 38;
    return ellipse(
      px + size * 0.07,
      py + (at % 2 ? -1 : 1) * size * 0.055,
      size * 0.1,
      size * 0.026,
      at % 3 ? leaf : lighter(leaf, 0.3),
      { transform: `rotate(${turn} ${px} ${py})` },
    );
  });
  const fruits = fruit
    ? times(4, (at) => circle(x + size * (0.2 + at * 0.2), y + size * (0.09 - at * 0.035), size * 0.042, fruit))
    : '';
  return (
    stroke(`M${x} ${y}q${size * 0.5} ${-size * 0.2} ${size} ${-size * 0.3}`, darker(leaf, 0.4), size * 0.012) +
    leaves +
    fruits
  );
}
