import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const sources = '{contract,server,api,store,site,accounts,files,mail}/**/*.{ts,tsx}';

/** What makes a cache or a queue that lives as long as the process; a module's own empty map grows like one. */
const makesOne =
  /new LRUCache<|(?<!function )create(?:ConcurrencyLimiter|WorkQueue|MadePictures)(?:<[^(]*>)?\(|^const \w+ = new (?:Map|Set)(?:<.*>)?\(\)/m;

/** In the browser a module lives as long as its page. */
const inBrowser = new Set(['site/boot/boot.ts']);

test('every cache and queue of the process is listed with its bound', async () => {
  const table = await readFile('docs/bounds.md', 'utf8');
  const rows = [...table.matchAll(/^\| `([^`]+)` \|[^|]*\| `([^`]+)`/gm)].map(([, file = '', bound = '']) => ({
    file,
    bound,
  }));
  expect(rows.length).toBeGreaterThan(20);
  for (const { file, bound } of rows) expect(await readFile(file, 'utf8'), file).toContain(bound);

  const listed = new Set(rows.map(({ file }) => file));
  for await (const file of glob(sources, { exclude: (name) => name === 'node_modules' || name === 'testing' })) {
    if (/\.test\.tsx?$/.test(file) || inBrowser.has(file)) continue;
    if (makesOne.test(await readFile(file, 'utf8')))
      expect(listed, 'a cache or queue without its bound').toContain(file);
  }
});
