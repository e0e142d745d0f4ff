import { type EntryContext, matchRoutes, type RouteObject } from 'react-router';

type Manifest = EntryContext['manifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

/** The tables of one build, by what they depend on. */
const written = new WeakMap<Manifest, Map<string, string>>();
/** Clients can request any address, so the cache has a bound. */
const mostWritten = 200;

const trees = new WeakMap<Manifest, RouteObject[]>();

/** Of a page: what routes it has, and where it stands. */
export type Matched = Pick<EntryContext['staticHandlerContext'], 'matches' | 'location' | 'basename'>;

/**
 * The table of routes that React Router finds in a page, as JSON: those of the page itself, and of what stands above it. It asks for
 * others when it needs them. It would write the same with twice the bytes, and work it out for every page anew. The names of routes
 * stand once, as what they are found by (boot/page-data.ts puts them where React Router looks).
 */
export function routeTable(manifest: Manifest, { matches, location, basename }: Matched): string {
  const own = matches.map(({ route }) => route.id ?? '');
  const above = pathsAbove(location.pathname, depthOf(manifest));
  const key = [above.at(-1), ...own].join(' ');
  const tables = written.get(manifest) ?? new Map<string, string>();
  written.set(manifest, tables);
  const known = tables.get(key);
  if (known !== undefined) return known;
  const matched = above.flatMap((path) => matchRoutes(treeOf(manifest), path, basename) ?? []);
  const others = new Set(matched.map(({ route }) => route.id ?? ''));
  for (const id of own) others.delete(id);
  const hasCome = new Set(own.flatMap((id) => routeOf(manifest, id).imports ?? []));
  const withoutCome = (files: string[] | undefined) => files?.filter((file) => !hasCome.has(file)) ?? [];
  const [outermost, ...within] = [...own, ...others].map((id) => routeOf(manifest, id));
  const styles = new Set(outermost?.css);
  const routes = [
    ...(outermost ? [outermost] : []),
    ...within.map((route) => ({ ...route, css: route.css?.filter((file) => !styles.has(file)) ?? [] })),
  ];
  const text = JSON.stringify({
    entry: { module: manifest.entry.module, imports: [] },
    routes: Object.fromEntries(
      routes.map(({ id, ...route }) => [id, told({ ...route, imports: withoutCome(route.imports) })]),
    ),
    version: manifest.version,
  });
  if (tables.size >= mostWritten) tables.clear();
  tables.set(key, text);
  return text;
}

/** `/`, `/a` and `/a/b` for `/a/b/c`, down to one level more than the routes have: all below match the same. */
export const pathsAbove = (path: string, depth: number): string[] => {
  const names = path.split('/', depth + 3).filter((name) => name !== '');
  const above = names.slice(0, Math.min(names.length - 1, depth + 1));
  return ['/', ...above.map((_, index) => `/${above.slice(0, index + 1).join('/')}`)];
};

/** How many parts the longest path of a route has. */
function depthOf({ routes }: Manifest): number {
  const depth = (route: ManifestRoute | undefined): number =>
    route
      ? (route.path ?? '').split('/').filter((part) => part !== '').length + depth(routes[route.parentId ?? ''])
      : 0;
  return Math.max(0, ...Object.values(routes).map(depth));
}

function routeOf({ routes }: Manifest, id: string): ManifestRoute {
  const route = routes[id];
  if (!route) throw new Error(`There is no route “${id}”`);
  return route;
}

/** React Router asks whether a thing is so, and whether there are any; it need not be told of what is not. */
const told = (route: Omit<ManifestRoute, 'id'>): Partial<ManifestRoute> =>
  Object.fromEntries(
    Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
  );

function treeOf(manifest: Manifest): RouteObject[] {
  const known = trees.get(manifest);
  if (known) return known;
  const routes = Object.values(manifest.routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const tree = below(undefined);
  trees.set(manifest, tree);
  return tree;
}
