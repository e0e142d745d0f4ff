import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

test.describe.configure({ timeout: 180_000 });

const dayMs = 24 * 60 * 60_000;
const number = 'HS-77';
const languages = ['en', 'pt', 'de', 'ar', 'es', 'fr', 'bn', 'zh'];

let folder: string;
let office: OfficeAtWork;
let other: Instance;

test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-clock-'));
  const clock = {
    CLOCK_FILE: join(folder, 'ahead'),
    NODE_OPTIONS: `--import=${resolve('e2e/testing/program/moved-clock.mjs')}`,
  };
  await writeFile(clock.CLOCK_FILE, '0');
  office = await startAtWork(browser, olga, clock);
  other = await startInstance({ ...clock, DATA_DIR: office.instance.dataDir, DEMO: 'off' });
});
test.afterAll(async () => {
  await other?.remove();
  await office?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Publishes all languages, and a certificate of a product that ends in three weeks. Returns their public ids. */
async function prepare() {
  const [company] = await office.call<{ id: number }[]>('ListEntries?type=company&take=1');
  const { id, revision, document } = await office.call<{
    id: number;
    revision: number;
    document: { languages: { lang: string; name: string; state: string }[] };
  }>(`GetEntry?id=${company?.id}`);
  const missing = languages.slice(1).filter((lang) => !document.languages.some((each) => each.lang === lang));
  const added = missing.map((lang) => ({ lang, name: '', state: 'Published' }));
  const whole = { ...document, languages: [...document.languages, ...added] };
  await office.call('SaveEntry', {
    type: 'company',
    id,
    revision,
    document: whole,
    languages: [''],
    status: 'published',
  });
  const [product] = await office.call<{ id: number; parent: number }[]>('ListEntries?type=product&take=1');
  const validUntil = new Date(Date.now() + 21 * dayMs).toISOString().slice(0, 10);
  const seal = { name: 'Seal of the harbour', scheme: 'Harbour Seal', number, validUntil, products: [product?.id] };
  const certificate = await office.add('certificate', seal, { status: 'published' });
  return { product: product?.id, category: product?.parent, certificate };
}

test('what a certificate proved ends everywhere within a minute of its last day: all languages, two nodes, warm caches', async () => {
  const { product, category, certificate } = await prepare();
  const paths = languages.flatMap((lang) => {
    const start = lang === 'en' ? '' : `/${lang}`;
    return [
      `${start}/product-details/${product}`,
      `${start}/product/${category}`,
      `${start}/search?q=harbour+seal`,
      `/api/WebApi/GetProductById?id=${product}&lang=${lang}`,
    ];
  });
  const nodes = [office.instance, other];
  const read = (path: string) =>
    Promise.all(
      nodes.map(async ({ url }) => {
        const answer = await fetch(url + path);
        expect(answer.status, path).toBe(200);
        return { url: url + path, text: await answer.text() };
      }),
    );
  const naming = async () => {
    const found: string[] = [];
    // One after the other: a slow machine refuses to render this many pages at once.
    for (const path of paths) {
      for (const { url, text } of await read(path)) {
        // Filters name the scheme. Search results mark the words that were found.
        if (/HS-77|Seal of the harbour|Harbour Seal/.test(text.replace(/<[^>]*>/g, ''))) found.push(url);
      }
    }
    return found;
  };
  // Twice, so that the second time they come from the caches.
  for (let time = 0; time < 2; time++) await expect.poll(naming, { timeout: 60_000 }).toHaveLength(2 * paths.length);
  await writeFile(join(folder, 'ahead'), String(22.5 * dayMs));
  await expect.poll(naming, { timeout: 60_000 }).toEqual([]);
  for (const { text } of await read(`/certificates/${certificate}`)) expect(text).toContain(number);
});
