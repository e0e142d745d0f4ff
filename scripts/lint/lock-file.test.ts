import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')));

/** The paths where Node looks for a package, from the innermost folder outwards. */
function placesFor(name: string, path: string): string[] {
  const parents = path
    .split('/node_modules/')
    .map((_part, index, all) => all.slice(0, all.length - index).join('/node_modules/'));
  return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

// npm ci rejects an incomplete lock file, and a start on another kind of machine would lack its binaries.
it('contains the packages for all kinds of machines, not only for the one that wrote it', () => {
  const wanted = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, path })),
  );
  expect(wanted.length).toBeGreaterThan(20);
  const missing = wanted.filter(({ name, path }) => !placesFor(name, path).some((place) => place in lock.packages));
  expect(missing).toEqual([]);
});

it('has one copy of each package that the office and the site use', () => {
  const inOffice = Object.keys(lock.packages).filter((path) => path.startsWith('office/node_modules/'));
  expect(inOffice).toEqual([]);
});
