import { describe, expect, test } from 'vitest';
import { entities } from '#contract/entities/registry.ts';
import { describeFields } from '../describe-fields.ts';
import type { EntryValues } from '../entry-values.ts';
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

describe('two people at one entry', () => {
  const clashes = clashesOf(fields, base, mine, theirs);

  test('are shown every field in which they differ, and who changed it', () => {
    expect(clashes.map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ['document.name', 'them'],
      ['document.title', 'both'],
      ['document.mission', 'me'],
      ['translations.de.name', 'them'],
      ['translations.fr.name', 'me'],
    ]);
  });

  test('both keep what only they changed', () => {
    expect(mergedOf(clashes, proposed(clashes), mine, theirs)).toEqual(
      values(
        { name: 'North Mill', title: 'Mine', mission: 'Spin evenly' },
        { translations: { de: { name: 'Nord' }, fr: { name: 'Moulin' } } },
      ),
    );
  });

  test('may take the whole of one side', () => {
    const all = (side: 'mine' | 'theirs') => Object.fromEntries(clashes.map(({ path }) => [path, side]));
    expect(mergedOf(clashes, all('theirs'), mine, theirs)).toEqual(theirs);
    expect(mergedOf(clashes, all('mine'), mine, theirs)).toEqual(mine);
  });

  test('may differ in what it belongs to', () => {
    const [moved] = clashesOf(fields, base, values(base.document, { parent: 4 }), base);
    expect(moved).toMatchObject({ path: 'parent', mine: 4, theirs: null, changedBy: 'me' });
  });
});

describe('what is typed while a form is being saved', () => {
  const sent = values({ name: 'Mill', title: 'New', content: [{ title: 'One' }] });
  const saved = values({ name: 'Mill', title: 'New', content: [{ title: 'One', description: '' }], isHidden: false });

  test('stands on what was saved, which may be cleaner than what was sent', () => {
    const typed = values({ ...sent.document, title: 'Newer' }, { translations: { de: { name: 'Mühle' } } });
    expect(typedSince(fields, sent, typed, saved)).toEqual(
      values({ ...saved.document, title: 'Newer' }, { translations: { de: { name: 'Mühle' } } }),
    );
  });

  test('wins where saving has changed the same field', () => {
    const typed = values({ ...sent.document, content: [{ title: 'One' }, { title: 'Two' }] });
    expect(typedSince(fields, sent, typed, saved)?.document.content).toEqual([{ title: 'One' }, { title: 'Two' }]);
  });

  test('is nothing where nobody typed', () => {
    expect(typedSince(fields, sent, structuredClone(sent), saved)).toBeUndefined();
  });
});
