import { describe, expect, it } from 'vitest';
import { type EntityDocument, entities } from '#content/registry.ts';
import { factErrors } from '#contract/documents/fact-rules.ts';
import { demoEntries, demoTranslations } from './read-archive.ts';

const attributes = new Map(
  demoEntries('attribute').map(({ id, document }) => [id, entities.attribute.document.parse(document)]),
);
const products = demoEntries('product').map(({ id, parent, document }) => ({
  id,
  parent,
  ...(entities.product.document.parse(document) as EntityDocument<'product'>),
}));
const factsOf = ({ facts, articles }: (typeof products)[number]) => [
  ...facts,
  ...articles.flatMap((article) => article.facts),
];

/** Those of a category and the ones above it. */
function attributesOf(category: number | undefined): number[] {
  const found = demoEntries('category').find(({ id }) => id === category);
  if (!found) return [];
  return [...attributesOf(found.parent), ...entities.category.document.parse(found.document).attributes];
}

describe('the products of the demo group', () => {
  it('have facts that fit their attributes, one for each attribute of their category at most', () => {
    for (const product of products) {
      const own = product.facts.map(({ attribute }) => attribute);
      expect(new Set(own).size, product.name).toBe(own.length);
      const ofCategory = attributesOf(product.parent);
      for (const fact of factsOf(product)) {
        const attribute = attributes.get(fact.attribute);
        expect(attribute && factErrors(fact, attribute), `${product.name}: ${attribute?.name}`).toEqual([]);
        expect(ofCategory, `${product.name}: ${attribute?.name}`).toContain(fact.attribute);
      }
    }
  });

  it('have no fact in two places: neither in a list of their texts nor for a product and its articles', () => {
    const translated = ['pt', 'de', 'ar'].flatMap((lang) => Object.values(demoTranslations('product', lang)));
    const texts = [...products, ...translated].map(({ description }) => String(description));
    for (const text of texts) expect(text).not.toMatch(/<(?:ul|li|h3)>/);
    for (const { name, facts, articles } of products) {
      const shared = new Set(facts.map(({ attribute }) => attribute));
      const differing = articles.flatMap((article) => article.facts.map(({ attribute }) => attribute));
      expect(
        differing.filter((attribute) => shared.has(attribute)),
        name,
      ).toEqual([]);
    }
  });

  it('use every attribute', () => {
    const facts = products.flatMap(factsOf);
    const used = new Set(facts.map(({ attribute }) => attribute));
    expect([...attributes.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it('name their maker, and the smallest order unless they are discontinued', () => {
    const concerns = demoEntries('concern').map(({ id }) => id);
    for (const { name, concern, minimumOrder, discontinued } of products) {
      expect(concerns, name).toContain(concern);
      expect(minimumOrder === '', name).toBe(discontinued);
    }
    const gone = products.filter(({ discontinued }) => discontinued);
    expect(gone.map(({ successor }) => products.find(({ id }) => id === successor)?.discontinued)).toEqual([false]);
  });

  it('have articles with numbers of their own, and GTINs that no trader has', () => {
    const articles = products.flatMap((product) => product.articles);
    expect(articles.length).toBeGreaterThan(50);
    expect(new Set(articles.map(({ number }) => number)).size).toBe(articles.length);
    expect(new Set(articles.map(({ gtin }) => gtin)).size).toBe(articles.length);
    // GS1 reserves the prefix 952 for demonstrations and examples.
    for (const { number, gtin } of articles) expect(gtin, number).toMatch(/^952\d{10}$/);
  });
});
