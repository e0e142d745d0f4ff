import type { Place } from './routes.ts';
import { columns, landRows } from './world.ts';

const [left, top, width, height] = [-1, -2, columns + 2, landRows.length + 3];

/** The whole map, as a `viewBox`. */
export const whole = [left, top, width, height].join(' ');

/** A third of the world: in a smaller part, no coast could be recognized. */
const minWidth = width / 3;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of the map around places, in the shape of the whole, as a `viewBox`. */
export function viewAround(places: readonly Place[]): string {
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [west, east, first, last] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const share = between(minWidth / width, 1.4 * Math.max((east - west) / width, (last - first) / height), 1);
  const [shownWidth, shownHeight] = [width * share, height * share];
  const x = between(left, (west + east - shownWidth) / 2, left + width - shownWidth);
  const y = between(top, (first + last - shownHeight) / 2, top + height - shownHeight);
  return [x, y, shownWidth, shownHeight].map((each) => Number(each.toFixed(2))).join(' ');
}
