import { owner, startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';
import { longestStep } from '#contract/testing/processor-time.ts';
import type { DumpedRow, Store } from '#store/store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    fullSize: boolean;
  }
}

const moment = (n: number) => new Date(Date.UTC(2010, 0, 1) + n * 600_000).toISOString();
const words = 'yarn cotton wool loom weave spin dye mill port crate ship bale fibre thread cloth colour'.split(' ');
const wordAt = (n: number) => words[n % words.length] ?? '';
const text = (n: number) => {
  const sentence = Array.from({ length: 24 }, (_, k) => wordAt(n * k + k)).join(' ');
  return `<p>${sentence} rare${n % 997}</p><p><a href="/news/${n % 700}">here</a></p><img src="/files/p${n % 50}.webp" alt="">`;
};

const fieldsOf: Partial<Record<EntityName, (n: number) => Record<string, unknown>>> = {
  news: (n) => ({
    heading: `${wordAt(n)} ${n}`,
    date: moment(n),
    description: text(n),
    image: { src: `/files/p${n % 50}.webp`, alt: '' },
  }),
  product: (n) => ({ name: `${wordAt(n)} ${n}`, description: text(n) }),
  category: (n) => ({ name: `Category ${n}` }),
};

/** How the entries of a large site are divided. */
const shares = [
  ['category', 0.001],
  ['product', 0.53],
  ['news', 0.449],
  ['faq', 0.01],
  ['gallery', 0.01],
] as const satisfies [EntityName, number][];

/** The rows of a site with `size` entries, a quarter of them translated, as rows of a backup. */
export function* largeSite(size: number): Generator<DumpedRow> {
  let id = 0;
  const documents: DumpedRow[] = [];
  const categories = Math.max(2, Math.round(size * 0.001));
  for (const [type, share] of shares) {
    const { document, example } = entityOf(type);
    const count = type === 'category' ? categories : Math.round(size * share);
    for (let n = 0; n < count; n++) {
      id += 1;
      // Half of all products are in one category.
      const parent = type === 'product' ? (n % 2 === 0 ? 1 : (n % categories) + 1) : null;
      const content = JSON.stringify(document.parse({ ...example, ...fieldsOf[type]?.(n) }));
      const times = { dated_at: type === 'news' ? moment(n) : null, created_at: moment(n), updated_at: moment(n) };
      const state = { status: n % 50 === 49 ? 'draft' : 'published', publish_at: null, revision: 1, address: null };
      yield { table: 'entries', row: { id, type, parent_id: parent, position: n, ...state, ...times } };
      documents.push({ table: 'entry_documents', row: { entry_id: id, type, lang: '', document: content } });
      if (n % 4 === 0) {
        const translation = JSON.stringify({ [type === 'news' ? 'heading' : 'name']: `Garn ${n}` });
        documents.push({ table: 'entry_documents', row: { entry_id: id, type, lang: 'de', document: translation } });
      }
    }
  }
  yield* documents;
}

async function* asynchronous<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

export const fillLargeSite = (store: Store, size: number): Promise<void> => store.load(asynchronous(largeSite(size)));

/** Queries of calls that need input, or that do more with it. */
const queries: Record<string, readonly string[]> = {
  GetCategoryByCategoryId: ['?id=1', '?id=1&lang=de'],
  GetNews: ['', '?lang=de', '?from=2010&to=2011', '?take=3&skip=40000'],
  GetNewsById: ['?Id=100'],
  Search: ['?q=yarn', '?q=yarn%20wool%20loom', '?q=rare7'],
  GetTranslatedPages: ['?into=de', '?into=de&skip=5000'],
  GetPageLanguages: ['?path=/news', '?path=/'],
  GetPageMetadata: ['?path=/news/100', '?path=/concern/mill&lang=de'],
  GetPageSections: ['?path=/news/100', '?path=/concern/mill&lang=de'],
  GetCalendar: ['?month=2026-12'],
  ListReviewers: ['?type=news'],
  ListEntries: [
    '?type=news',
    '?type=news&words=yarn',
    '?type=product&words=rare9%20wool&sort=title',
    '?type=product&skip=40000',
  ],
  ListTranslations: ['', '?lang=de&state=missing', '?words=yarn'],
  ListFiles: ['', '?unused=true'],
};

async function readAll(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  return bytes;
}

export interface Measured {
  path: string;
  status: number;
  bytes: number;
  /** The longest step, in milliseconds. */
  longest: number;
}

/** Makes every GET call of a site, and reports the longest step of each: the least of three if it is above the bound. */
export async function measureEveryCall(api: TestApi, bound: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  const calls: Record<string, Call> = { ...publicCalls, ...officeCalls };
  for (const call of Object.values(calls).filter(({ method }) => method === 'GET')) {
    for (const query of queries[call.name] ?? ['']) {
      const path = callPath(call) + query;
      const caller = call.access === 'public' ? visitor : owner;
      let result = { status: 0, bytes: 0 };
      const longest = await longestStep(async () => {
        const response = await api.fetch(path, {}, caller);
        result = { status: response.status, bytes: await readAll(response) };
      }, bound);
      measured.push({ path, ...result, longest });
    }
  }
  return measured;
}

export const startLargeSite = async (size: number, store: Store): Promise<TestApi> => {
  const api = await startApi(store);
  await fillLargeSite(api.store, size);
  return api;
};
