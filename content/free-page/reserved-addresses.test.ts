import { expect, test } from 'vitest';
import routes from '#site/routes.ts';
import { isPathOfType } from '../page-subject.ts';
import { isReserved } from './reserved-addresses.ts';

interface Route {
  path?: string;
  children?: Route[];
}

const pathsOf = (some: readonly Route[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('no page of the editors can take the address of a page of the site', () => {
  const first = pathsOf(routes as Route[]).map((path) => path.split('/')[0] ?? '');
  const words = first.filter((part) => /^[a-z0-9-]+$/.test(part));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !isReserved(word) && !isPathOfType(word))).toEqual([]);
});

test.each(['de', 'pt-br', 'api', 'files', 'office'])('the address %s is reserved', (address) => {
  expect(isReserved(address)).toBe(true);
});

test.each(['press', 'sustainability', 'suppliers', 'suppliers', 'our-rivers'])('the address %s is free', (address) => {
  expect(isReserved(address)).toBe(false);
});
