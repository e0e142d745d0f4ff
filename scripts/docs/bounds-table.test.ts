import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const sources = '{contract,server,api,store,site,accounts,files,mail}/**/*.{ts,tsx}';

/** A cache or a queue that lives as long as the process. */
const makesOne = /new LRUCache<|(?<!function )create(?:ConcurrencyLimiter|WorkQueue|MadePictures)(?:<[^(]*>)?\(/;

const emptyCollection = String.raw`\w+(?:: [^=]+)? = new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)`;
/** Collections that are empty at first, so the process fills them: of a module, of an instance, or of a factory's result. */
const collections = [
  new RegExp(`^(?:export )?const ${emptyCollection}`, 'm'),
  new RegExp(`^  readonly #${emptyCollection}`, 'm'),
];
const inFactory = new RegExp(`^  (?:const|let) ${emptyCollection}`, 'm');
const factories = /^export (?:async )?function (?:create\w+|onceEach)\b[\s\S]*?^}/gm;

const growsWithUse = (code: string): boolean =>
  makesOne.test(code) ||
  collections.some((one) => one.test(code)) ||
  (code.match(factories) ?? []).some((factory) => inFactory.test(factory));

/** Browser modules live as long as their page. */
const inBrowser = new Set(['site/boot/boot.ts', 'site/boot/hydration-tracker.ts']);

test('each cache and queue of the process is listed with its bound', async () => {
  const table = await readFile('docs/bounds.md', 'utf8');
  const rows = [...table.matchAll(/^\| `([^`]+)` \|[^|]*\| `([^`]+)`/gm)].map(([, file = '', bound = '']) => ({
    file,
    bound,
  }));
  expect(rows.length).toBeGreaterThan(20);
  for (const { file, bound } of rows) expect(await readFile(file, 'utf8'), file).toContain(bound);

  const listed = new Set(rows.map(({ file }) => file));
  const unlisted: string[] = [];
  for await (const file of glob(sources, { exclude: (name) => name === 'node_modules' || name === 'testing' })) {
    if (/\.test\.tsx?$/.test(file) || inBrowser.has(file)) continue;
    if (!listed.has(file) && growsWithUse(await readFile(file, 'utf8'))) unlisted.push(file);
  }
  expect(unlisted, 'caches and queues without a bound in docs/bounds.md').toEqual([]);
});
