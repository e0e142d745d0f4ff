import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join('build', 'program');
/** What a start does not need. */
const late = [
  'api/office/transfer/folder/import-folder.ts',
  'accounts/auth.ts',
  'accounts/routes/routes.ts',
  'store/dialects/postgres.ts',
  'files/pictures/render-picture.ts',
];

/** The files that a start loads, and the packages that they import from node_modules. */
function loadedAtOnce(): { files: string[]; packages: string[] } {
  const files = ['main.js'];
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|export) (?:[^"';]* from )?"([^"]+)";$/gm)) {
      if (!name.startsWith('./')) packages.add(name);
      else if (!files.includes(name.slice(2))) files.push(name.slice(2));
    }
  }
  return { files, packages: [...packages].filter((name) => !name.startsWith('node:') && name !== 'module') };
}

test('a start loads neither accounts, PostgreSQL, picture rendering nor the demo group', () => {
  const { files, packages } = loadedAtOnce();
  expect(files.length).toBeGreaterThan(5);
  expect(packages).toEqual(['better-sqlite3']);
  // The bundler writes the path of each source file as a comment.
  const sources = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\/\/ (\S+\.[cm]?[jt]sx?)$/gm)].map(([, name = '']) => name),
  );
  expect(sources).toContain('server/main.ts');
  // A file that was renamed would be found nowhere.
  for (const source of late) expect(existsSync(source), source).toBe(true);
  const isLate = (source: string) => late.includes(source) || source.startsWith('node_modules/better-auth/dist/auth/');
  expect(sources.filter(isLate)).toEqual([]);
});
