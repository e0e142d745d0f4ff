import { describe, expect, it } from 'vitest';
import { type DeskCase, deskFor } from '#contract/office/desks/desk-for.ts';
import { type DeskRule, defaultDesk } from '#contract/office/desks/desks.ts';
import { shadowedRules } from '#contract/office/desks/shadowed-rules.ts';
import { enquiry } from '#contract/submissions/enquiry.ts';
import { demoEntries } from './read-archive.ts';
import { demoAttachment, demoCase, demoCategories, demoDesks, demoEnquiries } from './read-inbox.ts';

const { desks, rules } = demoDesks();
const enquiries = demoEnquiries();
const ids = (type: 'concern' | 'category') => demoEntries(type).map(({ id }) => id);

const countries = [...new Set(['', 'JE', ...rules.flatMap((rule) => rule.countries), ...enquiries.map(countryOf)])];
const subjects = [...new Set(['', 'Bags without plastic', ...rules.flatMap((rule) => rule.words)])];
function countryOf({ country = '' }: { country?: string }): string {
  return country;
}

/** Each country with each subject, about nothing, or about a category and a concern. */
function* everyCase(): Generator<DeskCase> {
  const abouts = [
    { concerns: new Set<number>(), categories: new Set<number>() },
    ...ids('concern').flatMap((concern) =>
      ids('category').map((category) => ({
        concerns: new Set([concern]),
        categories: new Set(demoCategories(category)),
      })),
    ),
  ];
  for (const country of countries)
    for (const subject of subjects) for (const about of abouts) yield { country, subject, ...about };
}

describe('the desks of the demo group', () => {
  it('are five, with twelve rules about concerns and categories of the group', () => {
    expect([desks.length, rules.length]).toEqual([5, 12]);
    for (const { concerns, categories } of rules) {
      expect(ids('concern')).toEqual(expect.arrayContaining(concerns));
      expect(ids('category')).toEqual(expect.arrayContaining(categories));
    }
    // The demo group has no users.
    expect(desks.flatMap(({ people }) => people)).toEqual([]);
  });

  it('get each country, concern, category and subject at exactly one of them, and each rule is used', () => {
    const known = new Set(desks.map(({ id }) => id));
    const used = new Map<number | null, number>();
    for (const about of everyCase()) {
      const { desk, rule } = deskFor(about, rules);
      if (!known.has(desk)) throw new Error(`${desk} does not exist`);
      if (rule === null && desk !== defaultDesk) throw new Error(`No rule for ${JSON.stringify(about)}`);
      used.set(rule, (used.get(rule) ?? 0) + 1);
    }
    expect([...used.keys()].sort((a, b) => Number(a) - Number(b))).toEqual(
      expect.arrayContaining([null, ...rules.keys()]),
    );
  });

  it('have no shadowed rule, and one that is added is found with those that shadow it', () => {
    const shadowed = (of: readonly DeskRule[]) => shadowedRules(of, demoCategories);
    expect(shadowed(rules)).toEqual(rules.map(() => null));
    const porto = { countries: ['PT'], concerns: [], categories: [18], words: [], desk: defaultDesk };
    expect(shadowed([...rules, porto]).at(-1)).toEqual([3]);
    expect(shadowed([porto, ...rules])[0]).toBeNull();
  });
});

describe('the enquiries of the demo group', () => {
  it('are 20, in all states, of all languages and desks, and could have been sent', () => {
    expect(enquiries).toHaveLength(20);
    const count = (values: readonly string[]) => new Set(values).size;
    expect(count(enquiries.map(({ status }) => status))).toBe(4);
    expect(count(enquiries.map(({ lang }) => lang))).toBe(4);
    expect(count(enquiries.map((each) => deskFor(demoCase(each), rules).desk))).toBe(desks.length);
    for (const { lines, file, name, email, company, mobile, country, deliveryTerm, subject, message } of enquiries) {
      const fields = { name, email, company, mobile, country, deliveryTerm, subject, message };
      const asked = lines.map(({ product: productId, ...line }) => ({ ...line, productId }));
      const attached = file && new File([demoAttachment(file.source)], file.name);
      const read = enquiry.safeParse({ ...fields, lines: JSON.stringify(asked), file: attached });
      expect([name, read.error?.issues]).toEqual([name, undefined]);
    }
  });

  it('are about products and articles of the group, oldest first, with answers in the past', () => {
    const products = new Map(demoEntries('product').map(({ id, document }) => [String(id), document]));
    for (const { lines } of enquiries)
      for (const { product, article } of lines) {
        if (product === undefined) continue;
        const articles = (products.get(product)?.articles ?? []) as { number: string }[];
        expect(products.has(product), product).toBe(true);
        if (article) expect(articles.map(({ number }) => number)).toContain(article);
      }
    const days = enquiries.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { daysAgo, answeredAfterDays = 0, notes = [], status } of enquiries) {
      for (const { afterDays } of [...notes, { afterDays: answeredAfterDays }]) expect(afterDays).toBeLessThan(daysAgo);
      expect(status === 'answered').toBe(answeredAfterDays > 0);
    }
  });
});
