import { describe, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { describeFields } from '../fields/describe-fields.ts';
import type { EntryValues } from '../form/entry-values.ts';
import { clashesOf, mergedOf, proposed, typedSince } from './merge.ts';

const fields = describeFields(entities.concern.document);
const values = (document: Record<string, unknown>, more: Partial<EntryValues> = {}): EntryValues => ({
  parent: null,
  document,
  translations: {},
  ...more,
});

const base = values({ name: 'Mill', title: 'Old', mission: 'Spin' }, { translations: { de: { name: 'Mühle' } } });
const mine = values(
  { name: 'Mill', title: 'Mine', mission: 'Spin evenly' },
  { translations: { de: { name: 'Mühle' }, fr: { name: 'Moulin' } } },
);
const theirs = values(
  { name: 'North Mill', title: 'Theirs', mission: 'Spin' },
  { translations: { de: { name: 'Nord' } } },
);

describe('concurrent changes of an entry', () => {
  const clashes = clashesOf(fields, base, mine, theirs);

  test('are reported per field, with who changed it', () => {
    expect(clashes.map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ['document.name', 'them'],
      ['document.title', 'both'],
      ['document.mission', 'me'],
      ['translations.de.name', 'them'],
      ['translations.fr.name', 'me'],
    ]);
  });

  test('are merged where only one side changed a field', () => {
    expect(mergedOf(clashes, proposed(clashes), mine, theirs)).toEqual(
      values(
        { name: 'North Mill', title: 'Mine', mission: 'Spin evenly' },
        { translations: { de: { name: 'Nord' }, fr: { name: 'Moulin' } } },
      ),
    );
  });

  test('can be resolved with all fields of one side', () => {
    const all = (side: 'mine' | 'theirs') => Object.fromEntries(clashes.map(({ path }) => [path, side]));
    expect(mergedOf(clashes, all('theirs'), mine, theirs)).toEqual(theirs);
    expect(mergedOf(clashes, all('mine'), mine, theirs)).toEqual(mine);
  });

  test('drop confirmed texts, whose sources may have changed, and keep the state that the texts come from', () => {
    const from = { id: 4, revision: 2 };
    const confirmed = [{ lang: 'de', field: 'name', text: 'Mühle' }];
    const merged = mergedOf(clashes, proposed(clashes), { ...mine, confirmed, from }, theirs);
    expect([merged.confirmed, merged.from]).toEqual([undefined, from]);
  });

  test.each([
    ['moved', ['b', 'a'], [{ title: 'B neu' }, { title: 'A alt' }]],
    ['added', ['c', 'a', 'b'], [{}, { title: 'A alt' }, { title: 'B neu' }]],
    ['removed', ['b'], [{ title: 'B neu' }]],
  ])('keep a translation on its item when the other user has %s items', (_, order, wanted) => {
    const parts = (ids: readonly string[]) => ids.map((id) => ({ id: `i${id.repeat(10)}`, title: id }));
    const texts = (ids: readonly string[], titles: Record<string, string>) =>
      ids.map((id) => ({ id: `i${id.repeat(10)}`, ...(titles[id] ? { title: titles[id] } : {}) }));
    const state = (ids: readonly string[], titles: Record<string, string>) =>
      values({ name: 'Mill', content: parts(ids) }, { translations: { de: { content: texts(ids, titles) } } });
    const start = state(['a', 'b'], { a: 'A alt', b: 'B alt' });
    const own = state(['a', 'b'], { a: 'A alt', b: 'B neu' });
    const other = state(order, { a: 'A alt', b: 'B alt' });
    const found = clashesOf(fields, start, own, other);
    // The German text was changed here, the order there.
    const sides = { ...proposed(found), 'document.content': 'theirs', 'translations.de.content': 'mine' } as const;
    const merged = mergedOf(found, sides, own, other);
    expect(merged.document.content).toEqual(other.document.content);
    expect(merged.translations.de?.content).toMatchObject(wanted);
  });

  test('include a different parent', () => {
    const [moved] = clashesOf(fields, base, values(base.document, { parent: 4 }), base);
    expect(moved).toMatchObject({ path: 'parent', mine: 4, theirs: null, changedBy: 'me' });
  });
});

describe('values typed while a form is being saved', () => {
  const sent = values({ name: 'Mill', title: 'New', content: [{ title: 'One' }] });
  const saved = values({ name: 'Mill', title: 'New', content: [{ title: 'One', description: '' }], isHidden: false });

  test('are merged into the saved values, which may be cleaner than the sent ones', () => {
    const typed = values({ ...sent.document, title: 'Newer' }, { translations: { de: { name: 'Mühle' } } });
    expect(typedSince(fields, sent, typed, saved)).toEqual(
      values({ ...saved.document, title: 'Newer' }, { translations: { de: { name: 'Mühle' } } }),
    );
  });

  test('win if saving has changed the same field', () => {
    const typed = values({ ...sent.document, content: [{ title: 'One' }, { title: 'Two' }] });
    expect(typedSince(fields, sent, typed, saved)?.document.content).toEqual([{ title: 'One' }, { title: 'Two' }]);
  });

  test('are undefined without changes', () => {
    expect(typedSince(fields, sent, structuredClone(sent), saved)).toBeUndefined();
  });
});
