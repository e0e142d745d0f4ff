import { crew, person } from '../people.ts';
import { times } from '../shapes.ts';
import type { Hall } from './room.ts';

/** `count` positions between two depths, from the back of the room to the front. */
export function inDepth(count: number, from: number, to: number, draw: (z: number, place: number) => string): string {
  return times(count, (at) => draw(from + ((to - from) * at) / Math.max(1, count - 1), at));
}

/** A worker in the room. */
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
