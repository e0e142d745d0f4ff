import { viewAround, whole } from './map-view.ts';
import type { Place, Routes } from './routes.ts';
import { landRows } from './world.ts';

/** A world of dots: each run of land is a line whose dashes have no length, so that only their round ends are drawn. */
const land = landRows
  .flatMap((runs, row) => runs.map(([start, length]) => `M${start} ${row}h${length - 0.9}`))
  .join('');

const arcOf = (from: Place, to: Place): string => {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.28;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
};

/**
 * A map of the world with a route to each country. The list below it has the same content as text. `near`: only the
 * part of the world around the places.
 */
export const RouteMap = ({ routes: { from, to }, near = false }: { routes: Routes; near?: boolean }) => (
  <div className="route-map on-brand">
    <svg viewBox={near ? viewAround(to) : whole} aria-hidden="true">
      <path d={land} className="route-land" />
      {from ? <path d={to.map((place) => arcOf(from, place)).join('')} className="route-lines" /> : null}
      {to.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={near ? 0.4 : 0.75} className="route-place" />
      ))}
      {from ? <circle cx={from.x} cy={from.y} r="1.1" className="route-origin" /> : null}
    </svg>
  </div>
);
