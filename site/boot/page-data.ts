/** What the server told of a page (boot/gathered-scripts.ts), and where React Router looks for it. */
interface PageContext {
  state?: unknown;
  stream?: ReadableStream<Uint8Array> | null;
}

declare global {
  interface Window {
    __reactRouterContext?: PageContext;
    __reactRouterManifest?: { routes: Record<string, { id?: string }> };
  }
}

/**
 * React Router reads a page's data from a stream of its own kind, which names each value by its number. Numbers compress
 * worst, so pages carry plain JSON, and it becomes such a stream here. While developing React Router’s own is there. Routes have
 * their names once, as what they are found by (boot/route-table.ts), and here as their own too.
 */
export function givePageData(): void {
  const context = window.__reactRouterContext;
  if (context && !context.stream) context.stream = new Response(numbered(context.state)).body;
  for (const [id, route] of Object.entries(window.__reactRouterManifest?.routes ?? {})) route.id = id;
}

/** How React Router writes what has no number. */
const noValue = -7;
const nothing = -5;

/** Data of JSON as one line: an array in which objects and arrays name their keys and values by their places in it. */
export function numbered(data: unknown): string {
  const places: unknown[] = [];
  const placeOf = (value: unknown): number => {
    if (value === undefined) return noValue;
    if (value === null) return nothing;
    const place = places.push(value) - 1;
    if (Array.isArray(value)) places[place] = value.map(placeOf);
    else if (typeof value === 'object') {
      places[place] = Object.fromEntries(
        Object.entries(value).map(([key, inside]) => [`_${placeOf(key)}`, placeOf(inside)]),
      );
    }
    return place;
  };
  placeOf(data);
  return `${JSON.stringify(places)}\n`;
}
