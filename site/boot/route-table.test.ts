import { expect, test } from 'vitest';
import { type Matched, pathsAbove, routeTable } from './route-table.ts';

type Manifest = Parameters<typeof routeTable>[0];
type Route = NonNullable<Manifest['routes'][string]>;

const route = (id: string, more: Partial<Route> = {}): Route => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  css: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
});

const routes = [
  route('root', { path: '', css: ['/assets/site.css'] }),
  route('home', { parentId: 'root', index: true }),
  route('list', { parentId: 'root', path: 'things', imports: ['/assets/shared.js', '/assets/list-only.js'] }),
  route('thing', { parentId: 'root', path: 'things/:id', hasAction: true }),
  route('other', { parentId: 'root', path: 'other', css: ['/assets/site.css', '/assets/other.css'] }),
];

const manifest: Manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  url: '/assets/manifest-1.js',
  version: '1',
};

const at = (pathname: string, ids: string[]): Matched => ({
  basename: '/',
  location: { pathname, search: '', hash: '', state: null, key: 'default', mask: undefined },
  matches: ids.map((id) => ({ params: {}, pathname, pathnameBase: '/', route: { id } })) as Matched['matches'],
});

const tableAt = (pathname: string, ids: string[]) => JSON.parse(routeTable(manifest, at(pathname, ids)));

test('a page knows its own routes and those above it, and no others', () => {
  expect(Object.keys(tableAt('/things/7', ['root', 'thing']).routes)).toEqual(['root', 'thing', 'home', 'list']);
  expect(Object.keys(tableAt('/', ['root', 'home']).routes)).toEqual(['root', 'home']);
});

test('it is told what a route has, and what that needs which has not come with the page', () => {
  const table = tableAt('/things/7', ['root', 'thing']);
  expect(table).toMatchObject({ entry: { module: '/assets/entry.js', imports: [] }, version: '1' });
  expect(table.routes.thing).toEqual({
    parentId: 'root',
    path: 'things/:id',
    hasAction: true,
    hasLoader: true,
    module: '/assets/thing.js',
  });
  expect(table.routes.list.imports).toEqual(['/assets/list-only.js']);
  expect(table.routes.root.css).toEqual(['/assets/site.css']);
  expect(tableAt('/other', ['root', 'other']).routes.other.css).toEqual(['/assets/other.css']);
});

test('pages that stand differently have tables of their own, however many were asked for', () => {
  for (let index = 0; index < 300; index++) tableAt(`/nowhere${index}/deep`, ['root']);
  expect(Object.keys(tableAt('/things/7', ['root', 'thing']).routes)).toContain('list');
  expect(Object.keys(tableAt('/other/7', ['root']).routes)).toEqual(['root', 'home', 'other']);
});

test('a route that the build does not have is a failure', () => {
  expect(() => tableAt('/', ['root', 'gone'])).toThrow('There is no route “gone”');
});

test('a deep path is matched no deeper than the routes are', () => {
  const junk = `/${'a/'.repeat(1_890)}`;
  expect(pathsAbove(junk, 2)).toEqual(['/', '/a', '/a/a', '/a/a/a']);
  const { routes } = tableAt(`/things/1/2/3${junk}`, ['root', 'other']);
  expect(Object.keys(routes)).toEqual(['root', 'other', 'home', 'list', 'thing']);
});

test('what is kept for made-up paths makes way for others', () => {
  for (let count = 0; count < 1_000; count++) tableAt(`/made-up-${count}/x`, ['root', 'other']);
  const first = routeTable(manifest, at('/things/7', ['root', 'thing']));
  expect(routeTable(manifest, at('/things/7', ['root', 'thing']))).toBe(first);
});
