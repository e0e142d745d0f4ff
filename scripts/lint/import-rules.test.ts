import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');

/** A part of each area's messages, which name the permitted alternative. */
const doors = {
  contract: 'zod, the definitions in #content and its own files only',
  content: 'zod, #contract and its own files only',
  ui: 'react, react-dom and its own files only',
  store: 'passed to createStore',
  files: 'what it needs from elsewhere is passed in',
  mail: 'the queue is passed in',
  api: 'passed to createApi',
  accounts: 'passed to createAccounts',
  site: 'site reaches data only through #contract/protocol/client.ts',
  office: 'office reaches data only through #contract/protocol/client.ts',
  front: 'the tools of #server that scripts/lint/import-rules.json names',
  demo: 'import loads it',
  e2e: 'talk to the running server',
  bench: 'talk to the running server',
  scripts: 'Nothing imports server',
} as const;

const areas = [
  'contract',
  'content',
  'store',
  'api',
  'files',
  'mail',
  'accounts',
  'ui',
  'site',
  'office',
  'front',
  'server',
  'demo',
] as const;

/** For each folder: the areas it may import by name, and example packages that it may and may not import. */
const table: Record<keyof typeof doors, { areas: readonly string[]; packages: string[]; notPackages: string[] }> = {
  contract: { areas: ['contract'], packages: ['zod'], notPackages: ['react', 'node:fs', 'hono', '@hono/node-server'] },
  content: { areas: ['contract', 'content'], packages: ['zod'], notPackages: ['react', 'node:fs', 'hono'] },
  ui: {
    areas: ['ui'],
    packages: ['react', 'react-dom', 'react/jsx-runtime'],
    notPackages: ['react-router', 'zod', 'node:fs'],
  },
  store: { areas: ['contract', 'store'], packages: ['kysely', 'node:fs'], notPackages: [] },
  files: { areas: ['contract', 'files'], packages: ['sharp', 'node:fs'], notPackages: ['kysely', 'pg'] },
  mail: { areas: ['contract', 'mail'], packages: ['nodemailer'], notPackages: ['better-sqlite3'] },
  api: {
    areas: ['contract', 'store', 'files', 'mail', 'api'],
    packages: ['hono', 'hono/cors'],
    notPackages: ['kysely', 'pg'],
  },
  accounts: {
    areas: ['contract', 'store', 'accounts'],
    packages: ['better-auth', 'better-auth/api', '@better-auth/passkey', 'zod', 'node:crypto'],
    notPackages: ['kysely', 'pg', 'hono'],
  },
  site: {
    areas: ['contract', 'ui', 'site'],
    packages: ['react', 'react-router'],
    notPackages: ['kysely', 'hono', '@hono/node-server', 'pg'],
  },
  office: { areas: ['contract', 'ui', 'office'], packages: ['react'], notPackages: ['kysely', 'hono'] },
  front: {
    areas: ['contract', 'files', 'front'],
    packages: ['zod', 'kysely', 'lru-cache', 'node:fs'],
    notPackages: ['pg', 'hono'],
  },
  demo: {
    areas: ['contract', 'demo'],
    packages: ['node:fs', 'node:fs/promises'],
    notPackages: ['zod', 'kysely', 'react', 'sharp'],
  },
  e2e: { areas: ['contract', 'demo'], packages: ['@playwright/test'], notPackages: [] },
  bench: { areas: ['contract', 'demo'], packages: ['node:http'], notPackages: [] },
  scripts: { areas: areas.filter((area) => area !== 'server'), packages: ['node:fs'], notPackages: [] },
};

const leaves = 'leaves its area';
const tooFar = 'one level up at most';
const onlyTests = 'for tests only';

interface Plant {
  file: string;
  specifier: string;
  /** A part of the expected message; undefined: the import is permitted. */
  refused: string | undefined;
}

function plantsOf(area: keyof typeof doors): Plant[] {
  const row = table[area];
  const door = doors[area];
  const shallow = `${area}/plant.ts`;
  const deep = `${area}/some/plant.ts`;
  const named = areas.map((other) => ({
    specifier: `#${other}/some/thing.ts`,
    refused: row.areas.includes(other) ? undefined : door,
  }));
  const definitions = ['#content/registry.ts', '#content/news/definition.ts'].map((specifier) => ({
    specifier,
    refused: area === 'ui' ? door : undefined,
  }));
  const packaged = [
    ...row.packages.map((specifier) => ({ specifier, refused: undefined })),
    ...row.notPackages.map((specifier) => ({ specifier, refused: door })),
  ];
  return [
    ...[...named, ...definitions, ...packaged].flatMap((plant) => [
      { file: shallow, ...plant },
      { file: deep, ...plant },
    ]),
    { file: shallow, specifier: './thing.ts', refused: undefined },
    { file: shallow, specifier: './some/thing.ts', refused: undefined },
    { file: deep, specifier: '../thing.ts', refused: undefined },
    { file: shallow, specifier: '../api/thing.ts', refused: leaves },
    { file: shallow, specifier: '../server/thing.ts', refused: leaves },
    { file: shallow, specifier: '../vite.config.ts', refused: leaves },
    { file: deep, specifier: '../../api/thing.ts', refused: tooFar },
    { file: deep, specifier: '../../server/thing.ts', refused: tooFar },
    { file: deep, specifier: './../../store/thing.ts', refused: tooFar },
    { file: deep, specifier: '../other/../../store/thing.ts', refused: tooFar },
    { file: shallow, specifier: './some/../../store/thing.ts', refused: tooFar },
  ];
}

const forTests: Plant[] = [
  { file: 'store/plant.ts', specifier: './testing/engines.ts', refused: onlyTests },
  { file: 'store/plant.ts', specifier: '#store/testing/engines.ts', refused: onlyTests },
  { file: 'api/calls/plant.ts', specifier: '#store/testing/engines.ts', refused: onlyTests },
  { file: 'server/plant.ts', specifier: '#store/testing/engines.ts', refused: onlyTests },
  { file: 'store/plant.test.ts', specifier: './testing/engines.ts', refused: undefined },
  { file: 'store/queries/plant.test.ts', specifier: '../testing/engines.ts', refused: undefined },
  { file: 'store/testing/plant.ts', specifier: '../testing/engines.ts', refused: undefined },
  { file: 'store/plant.test.ts', specifier: '#api/create-api.ts', refused: doors.store },
  { file: 'files/plant.test.ts', specifier: '#store/testing/engines.ts', refused: undefined },
  { file: 'mail/plant.test.ts', specifier: '#store/testing/engines.ts', refused: undefined },
  { file: 'mail/plant.test.ts', specifier: '#api/create-api.ts', refused: doors.mail },
  { file: 'api/plant.test.ts', specifier: '#store/testing/engines.ts', refused: undefined },
  { file: 'api/plant.test.ts', specifier: '#demo/read-archive.ts', refused: undefined },
  { file: 'api/plant.test.ts', specifier: '#server/start.ts', refused: doors.api },
  { file: 'front/plant.ts', specifier: '#server/cache/cache-tags.ts', refused: undefined },
  { file: 'front/plant.ts', specifier: '#server/start.ts', refused: doors.front },
  { file: 'front/plant.test.ts', specifier: '#server/start.ts', refused: undefined },
  { file: 'api/plant.test.ts', specifier: '#front/calls/backend-client.ts', refused: undefined },
  { file: 'server/plant.test.ts', specifier: '#store/testing/engines.ts', refused: undefined },
  { file: 'server/plant.test.ts', specifier: '#demo/read-archive.ts', refused: undefined },
  { file: 'contract/plant.test.ts', specifier: 'vitest', refused: undefined },
  { file: 'contract/plant.test.ts', specifier: 'fast-check', refused: undefined },
  { file: 'contract/plant.test.ts', specifier: '#store/store.ts', refused: doors.contract },
  { file: 'contract/testing/plant.ts', specifier: 'fast-check', refused: undefined },
  { file: 'ui/plant.test.tsx', specifier: 'react-dom/server', refused: undefined },
  { file: 'ui/plant.test.tsx', specifier: '#contract/protocol/client.ts', refused: doors.ui },
  { file: 'demo/plant.test.ts', specifier: 'vitest', refused: undefined },
  { file: 'demo/plant.test.ts', specifier: '#store/store.ts', refused: doors.demo },
  ...areas.map((area) => ({ file: 'server/some/plant.ts', specifier: `#${area}/thing.ts`, refused: undefined })),
];

const page = 'content/news/plant.page.tsx';
const card = 'content/news/plant.card.tsx';
const onServer = 'content/news/plant.server.ts';
const notBeside = ['./list.page.tsx', './news.card.tsx', './loading.server.ts', '#content/faq/faq.card.tsx'];

/** The suffixes of files beside a definition: pages and cards for browsers, and what only the server runs. */
const bySuffix: Plant[] = [
  ...['react', 'react-router', './news.card.tsx', './loading.server.ts', './definition.ts', './pages.ts'].map(
    (specifier) => ({ file: page, specifier, refused: undefined }),
  ),
  ...['#site/context.ts', '#ui/icons.tsx', '#contract/protocol/client.ts', '#content/faq/faq.card.tsx'].flatMap(
    (specifier) => [
      { file: page, specifier, refused: undefined },
      { file: card, specifier, refused: undefined },
    ],
  ),
  ...['#content/faq/list.page.tsx', '#content/faq/wire.ts', './item.page.tsx', '#store/store.ts', 'hono'].map(
    (specifier) => ({ file: page, specifier, refused: 'A page reaches data only through' }),
  ),
  ...['./loading.server.ts', '#content/faq/faq.server.ts', './list.page.tsx', '#api/create-api.ts', 'kysely'].map(
    (specifier) => ({ file: card, specifier, refused: 'A card is for browsers' }),
  ),
  ...[
    './cards.server.ts',
    '#contract/protocol/client.ts',
    '#content/news/calls.ts',
    '#site/loading/lists/paged.ts',
    '#site/context.ts',
  ].map((specifier) => ({ file: onServer, specifier, refused: undefined })),
  ...['./news.card.tsx', './list.page.tsx', 'react', '#ui/icons.tsx', '#site/blocks/empty.tsx', '#store/store.ts'].map(
    (specifier) => ({ file: onServer, specifier, refused: 'Browsers do not receive' }),
  ),
  ...notBeside.map((specifier) => ({ file: 'content/news/plant.ts', specifier, refused: doors.content })),
  { file: 'content/plant.ts', specifier: './news/news.card.tsx', refused: doors.content },
  { file: 'content/news/plant.test.tsx', specifier: './news.card.tsx', refused: undefined },
  { file: 'content/news/plant.test.tsx', specifier: '#site/context.ts', refused: undefined },
  { file: 'content/news/plant.test.tsx', specifier: '#store/store.ts', refused: 'its own files only' },
  { file: page, specifier: '#content/faq/faq.server.ts', refused: undefined },
  { file: 'site/plant.tsx', specifier: '#content/news/news.card.tsx', refused: undefined },
  { file: 'site/routes/plant.tsx', specifier: '#content/news/news.card.tsx', refused: undefined },
  { file: 'site/routes/plant.tsx', specifier: '#content/news/loading.server.ts', refused: undefined },
  { file: 'site/routes/plant.tsx', specifier: '#content/news/list.page.tsx', refused: doors.site },
  { file: 'site/blocks/plant.tsx', specifier: '#content/news/loading.server.ts', refused: doors.site },
  ...['#content/news/list.page.tsx', '#content/news/loading.server.ts'].flatMap((specifier) => [
    { file: 'site/plant.tsx', specifier, refused: doors.site },
    { file: 'office/plant.tsx', specifier, refused: doors.office },
    { file: 'api/plant.ts', specifier, refused: doors.api },
  ]),
  { file: 'office/plant.tsx', specifier: '#content/news/news.card.tsx', refused: doors.office },
];

/** The forms of imports; each must be caught. */
const ways = [
  (specifier: string) => `import '${specifier}';`,
  (specifier: string) => `import type { A } from '${specifier}';`,
  (specifier: string) => `export { b } from '${specifier}';`,
  (specifier: string) => `export const c = import('${specifier}');`,
];

const folders = Object.keys(doors) as (keyof typeof doors)[];
const rows = new Map<string, Plant[]>([
  ...folders.map((area) => [area, plantsOf(area)] as const),
  ['files of a content type by suffix', bySuffix],
  ['tests and server', forTests],
]);
const plants = [...rows.values()].flat();
const retiredName = ['server/retired.ts', 'export interface Milestones {}'] as const;
const inlineType = ['api/inline.ts', "export type D = import('#store/store.ts').Store;"] as const;

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

let folder: string;
const messages = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-import-rules-'));
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
  await cp(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (from) => !/\.(ts|mjs)$/.test(from),
  });

  const files = new Map<string, string[]>();
  for (const { file, specifier } of plants) {
    const lines = files.get(file) ?? [];
    files.set(file, [...lines, ...ways.map((way) => way(specifier))]);
  }
  for (const [file, line] of [inlineType, retiredName]) files.set(file, [line]);
  for (const [file, lines] of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `${lines.join('\n')}\n`);
  }

  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 64_000_000 }).catch(
    (failed: { stdout: string }) => failed,
  );
  for (const { category, message, location } of report.parse(JSON.parse(stdout)).diagnostics) {
    if (category !== 'plugin' && category !== 'lint/style/noRestrictedImports') continue;
    const line = files.get(location.path)?.[location.start.line - 1];
    const key = `${location.path} ${line}`;
    messages.set(key, [...(messages.get(key) ?? []), message]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Differences between Biome's report and the table, one per line. */
function differences(expected: Plant[]): string[] {
  return expected.flatMap(({ file, specifier, refused }) =>
    ways.flatMap((way) => {
      const said = (messages.get(`${file} ${way(specifier)}`) ?? []).join(' ');
      const right = refused === undefined ? said === '' : said.includes(refused);
      return right ? [] : [`${file}: ${way(specifier)} → ${said || 'permitted'}`];
    }),
  );
}

const forbidden = ({ refused }: Plant) => refused !== undefined;
const permitted = ({ refused }: Plant) => refused === undefined;

describe.each([...rows])('%s', (_name, expected) => {
  it('may not import anything outside its row, and the message names the alternative', () => {
    expect(expected.filter(forbidden).length).toBeGreaterThan(3);
    expect(differences(expected.filter(forbidden))).toEqual([]);
  });

  it('may import everything in its row', () => {
    expect(expected.filter(permitted).length).toBeGreaterThan(3);
    expect(differences(expected.filter(permitted))).toEqual([]);
  });
});

it('rejects an inline import type everywhere, because the import rules do not see it', () => {
  expect(messages.get(inlineType.join(' '))).toEqual([expect.stringContaining('import type declaration')]);
});

it('rejects a retired name everywhere', () => {
  expect(messages.get(retiredName.join(' '))).toEqual([expect.stringContaining('docs/names.md')]);
});
