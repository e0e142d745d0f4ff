import type { Place, Routes } from './routes.ts';
import { columns, landRows } from './world.ts';

/** A world of dots: each run of land is a line whose dashes have no length, so that only their round ends are drawn. */
const land = landRows
  .flatMap((runs, row) => runs.map(([start, length]) => `M${start} ${row}h${length - 0.9}`))
  .join('');

const arcOf = (from: Place, to: Place): string => {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.28;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
};

/** A map of the world with a route to each country. The list below it has the same content as text. */
export const RouteMap = ({ routes: { from, to } }: { routes: Routes }) => (
  <div className="route-map on-brand">
    <svg viewBox={`-1 -2 ${columns + 2} ${landRows.length + 3}`} aria-hidden="true">
      <path d={land} className="route-land" />
      {from ? <path d={to.map((place) => arcOf(from, place)).join('')} className="route-lines" /> : null}
      {to.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.75" className="route-place" />
      ))}
      {from ? <circle cx={from.x} cy={from.y} r="1.1" className="route-origin" /> : null}
    </svg>
  </div>
);
