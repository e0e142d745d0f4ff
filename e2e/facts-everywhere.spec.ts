import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { DomUtils, parseDocument } from 'htmlparser2';
import { attribute as attributeType } from '#content/attribute/definition.ts';
import { type FactWords, factText, valueText } from '#content/attribute/fact-text.ts';
import { parseFact } from '#content/attribute/parse-fact.ts';
import { getCategoryByCategoryId } from '#content/category/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import type { Product } from '#content/product/definition.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';

/* Each fact of each product of the demo says the same wherever it is shown: one text, made from the call. */

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let office: OfficeAtWork;
let web: APIRequestContext;
let ids: number[];

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  web = office.page.request;
  ids = (await office.call<{ id: number }[]>('ListEntries?type=product&take=100')).map(({ id }) => id);
});
test.afterAll(() => office?.close());

/** As the site has them. */
const locales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', pt: 'pt-PT' };

async function wordsIn(lang: string): Promise<FactWords> {
  const { yes, no } = JSON.parse(await readFile(`content/attribute/texts/${lang}/pages.json`, 'utf8'));
  return { locale: locales[lang] ?? lang, yes, no };
}

const answered = async (path: string) => {
  const response = await web.get(path);
  expect(response.status(), path).toBe(200);
  return response;
};

const products = new Map<string, Product[]>();

/** The products with facts, as the call gives them. */
async function productsIn(lang: string): Promise<Product[]> {
  const known = products.get(lang) ?? (await readProducts(lang));
  products.set(lang, known);
  return known;
}

async function readProducts(lang: string): Promise<Product[]> {
  const products: Product[] = [];
  for (const id of ids) {
    const response = await web.get(`/api/WebApi/GetProductById?id=${id}&lang=${lang}`);
    if (response.ok()) products.push(getProductById.output.decode(await response.json()));
  }
  return products.filter(({ facts }) => facts.length > 0);
}

/** Asks for each list of products once; many products share a category and a value. */
function createLists(lang: string) {
  const lists = new Map<string, ReturnType<typeof getCategoryByCategoryId.output.decode>>();
  return async (category: string, filter = '') => {
    const path = `/api/WebApi/GetCategoryByCategoryId?${new URLSearchParams({ id: category, lang, filter })}`;
    const known = lists.get(path) ?? getCategoryByCategoryId.output.decode(await (await answered(path)).json());
    lists.set(path, known);
    return known;
  };
}

const flat = (text: string) =>
  text
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of the tables of a page by the text of their header: the texts of their cells. */
function rowsOf(html: string): Map<string, string[]> {
  const rows = DomUtils.getElementsByTagName('tr', parseDocument(html));
  return new Map(
    rows.flatMap((row): [string, string[]][] => {
      const [head] = DomUtils.getElementsByTagName('th', row);
      const cells = DomUtils.getElementsByTagName('td', row).map((cell) => flat(DomUtils.textContent(cell)));
      return head ? [[flat(DomUtils.textContent(head)), cells]] : [];
    }),
  );
}

/** The values in the tables of a page in Markdown, by their names. */
function markedRowsOf(markdown: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const [, name = '', value = ''] of markdown.matchAll(/^ *\| (.+?) \| (.+?) \|$/gm)) {
    const text = flat(value.replace(/\\(.)/g, '$1'));
    const label = flat(name.replace(/\\(.)/g, '$1'));
    rows.set(label, [...(rows.get(label) ?? []), text]);
  }
  return rows;
}

/** The properties in the structured data of a page, by name. */
function propertiesOf(html: string): Map<string, string> {
  const scripts = DomUtils.getElementsByTagName('script', parseDocument(html));
  const data = scripts.filter(({ attribs }) => attribs.type === 'application/ld+json').map(DomUtils.textContent);
  const found = data.flatMap((json) => propertiesIn(JSON.parse(json)));
  return new Map(found.map(({ name, description, value }) => [flat(name), flat(description ?? String(value))]));
}

interface Property {
  name: string;
  description?: string;
  value?: string;
}

/** The properties of a product, also inside of other things, but not those of its variants. */
function propertiesIn(thing: unknown): Property[] {
  if (Array.isArray(thing)) return thing.flatMap(propertiesIn);
  if (typeof thing !== 'object' || thing === null) return [];
  const own = Reflect.get(thing, 'additionalProperty');
  if (Array.isArray(own)) return own;
  return Object.values(thing).flatMap(propertiesIn);
}

for (const lang of ['en', 'de', 'ar', 'pt']) {
  test(`in ${lang}, the table, Markdown, the structured data, the filter and the comparison say what the call says`, async () => {
    const words = await wordsIn(lang);
    const start = lang === 'en' ? '' : `/${lang}`;
    const products = await productsIn(lang);
    expect(products.length).toBeGreaterThan(40);
    const listed = createLists(lang);
    // The words of a language are the same for all products.
    const some = lang === 'en' ? products : products.filter((_, index) => index % 4 === 0);
    for (const { id, name, facts, category } of some) {
      const page = await (await answered(`${start}/product-details/${id}`)).text();
      const comparison = await (await answered(`${start}/compare?items=${id}`)).text();
      const [table, properties, compared] = [rowsOf(page), propertiesOf(page), rowsOf(comparison)];
      const marked = markedRowsOf(await (await answered(`${start}/product-details/${id}.md`)).text());
      const { facets } = await listed(category?.id ?? '');
      for (const fact of facts) {
        const [text, label] = [flat(factText(fact, words)), flat(fact.name)];
        const about = `${name}: ${label}`;
        expect(table.get(label), about).toEqual([text]);
        expect(properties.get(label), about).toBe(text);
        expect(new Set(marked.get(label)), about).toEqual(new Set([text]));
        if (fact.compare) expect(compared.get(label), about).toEqual([text]);
        const facet = facets.find(({ attribute }) => attribute === fact.attribute);
        const values = facet ? filterValues(fact) : [];
        for (const value of values) {
          const filtered = await listed(category?.id ?? '', `${fact.attribute}:${value.key}`);
          expect(
            filtered.products.map((product) => product.id),
            `${about} ${value.key}`,
          ).toContain(id);
          if (facet?.kind === 'choice')
            expect(
              facet.options.map((option) => option.name),
              about,
            ).toContain(value.name);
        }
      }
    }
  });
}

/** The values of a fact as filters ask for them. */
function filterValues({ kind, values, keys, upTo }: Product['facts'][number]): { key: string; name: string }[] {
  if (kind === 'choice') return values.map((value, index) => ({ key: keys[index] ?? '', name: String(value) }));
  if (kind === 'yesNo') return values.map((value) => ({ key: value ? 'yes' : 'no', name: '' }));
  const [from] = values;
  return kind === 'number' && typeof from === 'number' ? [{ key: `${from}..${upTo ?? from}`, name: '' }] : [];
}

for (const lang of ['en', 'de', 'ar', 'pt']) {
  test(`in ${lang}, the comparison of articles says what the call says of each`, async () => {
    const words = await wordsIn(lang);
    const { differs } = JSON.parse(await readFile(`content/product/texts/${lang}/pages.json`, 'utf8')).compare;
    const start = lang === 'en' ? '' : `/${lang}`;
    const withSeveral = (await productsIn(lang)).filter(({ articles }) => articles.length > 1);
    expect(withSeveral.length).toBeGreaterThan(5);
    for (const { id, name, facts, articles } of withSeveral) {
      const html = await (await answered(`${start}/product-details/${id}`)).text();
      const boxes = DomUtils.getElementsByTagName('input', parseDocument(html))
        .filter(({ attribs }) => attribs.name === 'items')
        .map(({ attribs }) => attribs.value ?? '');
      expect(boxes, name).toHaveLength(articles.length);
      const items = boxes.slice(0, 4).map((box) => `items=${encodeURIComponent(box)}`);
      const compared = rowsOf(await (await answered(`${start}/compare?${items.join('&')}`)).text());
      const shown = articles.slice(0, items.length).map(({ facts: own }) => {
        const differing = new Set(own.map(({ attribute }) => attribute));
        return [...own, ...facts.filter(({ attribute }) => !differing.has(attribute))];
      });
      for (const fact of new Map(shown.flat().map((each) => [each.attribute, each])).values()) {
        if (!fact.compare) continue;
        const texts = shown.map((own) => {
          const said = own.find(({ attribute }) => attribute === fact.attribute);
          return said ? flat(factText(said, words)) : '–';
        });
        const label = flat(fact.name);
        const row = compared.get(label) ?? compared.get(`${label} ${differs}`);
        expect(row, `${name}: ${fact.name}`).toEqual(texts);
      }
    }
  });
}

test('the exported table has each fact of each product and article', async () => {
  const words = await wordsIn('en');
  const products = await productsIn('en');
  const attributes = new Map(
    await Promise.all(
      (await office.call<{ id: number }[]>('ListEntries?type=attribute&take=100')).map(async ({ id }) => {
        const { document } = await office.call<{ document: object }>(`GetEntry?id=${id}`);
        return [String(id), attributeType.document.parse(document)] as const;
      }),
    ),
  );
  const csv = await (await answered('/api/Office/ExportProducts')).text();
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  const byId = Map.groupBy(rows, (row) => Object.entries(row).find(([header]) => header.includes('[id]'))?.[1] ?? '');
  for (const { id, name, facts } of products) {
    const [row = {}] = byId.get(id) ?? [];
    for (const fact of facts) {
      const attribute = attributes.get(fact.attribute);
      const [, cell = ''] =
        Object.entries(row).find(([header]) => header.endsWith(`[attribute-${fact.attribute}]`)) ?? [];
      const read = attribute && parseFact(cell, attribute, words).fact;
      const nameOf = (value: unknown) => attribute?.options.find((option) => option.id === value)?.name ?? value;
      const values = read?.values.map((value) => nameOf(value) as typeof value).sort() ?? [];
      const { upTo = null, text = '', note = '' } = read ?? {};
      expect(factText({ ...fact, values, upTo, text, note }, words), `${name}: ${fact.name}`).toBe(
        factText({ ...fact, values: [...fact.values].sort() }, words),
      );
      expect(valueText(fact, words)).not.toBe('');
    }
  }
});
