import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryChange, JsonDocument } from '#store/interfaces/entries.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

/** An item in the test: its words in each language begin with its name. */
interface Item {
  id?: string;
  name: string;
}
const nameIn = (words: unknown): string => String(words).split(' ')[0] ?? '';
const langs = ['de', 'ar'];

/** Where the list of a test is in a document and in a translation. */
interface Place {
  type: 'report' | 'freePage';
  itemsOf(fields: JsonDocument | undefined): JsonDocument[];
  withItems(items: readonly JsonDocument[], before: JsonDocument | undefined): JsonDocument;
}
const ofDocument: Place = {
  type: 'report',
  itemsOf: (fields) => (fields?.files as JsonDocument[] | undefined) ?? [],
  withItems: (files) => ({ files }),
};
const sectionIn = (fields: JsonDocument | undefined) => (fields?.sections as JsonDocument[] | undefined)?.[0];
const ofSection: Place = {
  type: 'freePage',
  itemsOf: (fields) => (sectionIn(fields)?.questions as JsonDocument[] | undefined) ?? [],
  withItems: (questions, before) => ({ sections: [{ ...sectionIn(before), questions }] }),
};
let pages = 0;

type Edit =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'insert'; at: number }
  | { kind: 'remove'; at: number }
  | { kind: 'change'; at: number }
  | { kind: 'duplicate'; at: number }
  | { kind: 'translate'; at: number; lang: string };
const place = fc.nat(5);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
  fc.record({ kind: fc.constant('insert' as const), at: place }),
  fc.record({ kind: fc.constant('remove' as const), at: place }),
  fc.record({ kind: fc.constant('change' as const), at: place }),
  fc.record({ kind: fc.constant('duplicate' as const), at: place }),
  fc.record({ kind: fc.constant('translate' as const), at: place, lang: fc.constantFrom(...langs) }),
);
const save = fc.record({
  edits: fc.array(edit, { maxLength: 4 }),
  published: fc.option(fc.subarray(['', ...langs], { minLength: 1 }), { nil: undefined }),
  afterwards: fc.constantFrom('nothing', 'publish', 'discard', 'restore'),
});

/** The lists of a form: the original and its translations side by side, as the office edits them. */
class Form {
  count = 0;
  items: JsonDocument[];
  texts: Record<string, JsonDocument[]>;
  readonly place: Place;
  readonly document: JsonDocument;

  constructor(
    place: Place,
    { document, translations }: { document: JsonDocument; translations: Record<string, JsonDocument> },
  ) {
    this.place = place;
    this.document = document;
    this.items = [...place.itemsOf(document)];
    const texts = (lang: string) => place.itemsOf(translations[lang]);
    this.texts = Object.fromEntries(langs.map((lang) => [lang, this.items.map((_, at) => texts(lang)[at] ?? {})]));
  }

  apply(each: Edit, newName: () => string): void {
    const all = [this.items, ...Object.values(this.texts)];
    const at = 'at' in each ? each.at % Math.max(1, this.items.length) : 0;
    const item = this.items[at];
    if (each.kind === 'insert') {
      const name = newName();
      for (const list of all) list.splice(at, 0, {});
      this.items[at] = { name: `${name} 0` };
      return;
    }
    if (!item) return;
    if (each.kind === 'remove') for (const list of all) list.splice(at, 1);
    if (each.kind === 'change') this.items[at] = { ...item, name: `${nameIn(item.name)} ${++this.count}` };
    if (each.kind === 'translate') {
      const list = this.texts[each.lang] ?? [];
      list[at] = { ...list[at], name: `${nameIn(item.name)} ${each.lang} ${++this.count}` };
    }
    if (each.kind === 'move') {
      const [from, to] = [each.from % this.items.length, each.to % this.items.length];
      for (const list of all) list.splice(to, 0, ...list.splice(from, 1));
    }
    if (each.kind === 'duplicate') {
      // With the ids of the original, as a client may send them.
      for (const list of all) list.splice(at + 1, 0, { ...list[at] });
    }
  }

  state() {
    const translations = Object.entries(this.texts)
      .filter(([, list]) => list.some(({ name }) => name !== undefined))
      .map(([lang, list]) => [lang, this.place.withItems(list, undefined)]);
    const document = { ...this.document, ...this.place.withItems(this.items, this.document) };
    return { document, translations: Object.fromEntries(translations) };
  }
}

type State = Pick<EntryChange, 'document' | 'translations'>;
const asked = (
  type: Place['type'],
  { document, translations }: State,
  rest: Partial<EntryChange> = {},
): EntryChange => ({
  ...change(type, document, { translations }),
  ...rest,
});

const names = ({ itemsOf }: Place, document: JsonDocument | undefined) =>
  (itemsOf(document) as unknown as Item[]).map(({ name }) => nameIn(name));

let previews = 0;
async function expectOwnTextsInPreview(place: Place, store: Store, id: number): Promise<void> {
  const latest = await store.entries.get(id);
  if (!latest) throw new Error('The entry is missing');
  const { document, translations } = latest;
  const tokenHash = `hash-${++previews}`;
  const expiresAt = '2100-01-01T00:00:00.000Z';
  const made = { type: place.type, id, parent: null, document, translations, tokenHash, expiresAt } as const;
  await store.previews.add({ ...made, by: 'olga', makerId: null });
  const preview = await store.previews.open(tokenHash, new Date());
  for (const lang of langs) {
    const seen = await preview?.published(place.type, id, lang);
    expect(names(place, seen?.document)).toEqual(names(place, document));
  }
}

/** The texts that visitors see, and those of the latest state, belong to their items. */
async function expectOwnTexts(place: Place, store: Store, id: number): Promise<void> {
  const latest = await store.entries.get(id);
  const originals = place.itemsOf(latest?.document) as unknown as Item[];
  expect(new Set(originals.map((item) => item.id)).size).toBe(originals.length);
  for (const lang of langs) {
    const own = place.itemsOf(latest?.translations[lang]) as unknown as Item[];
    for (const [at, item] of own.entries()) {
      expect(item.id).toBe(originals[at]?.id);
      if (item.name !== undefined) expect(nameIn(item.name)).toBe(nameIn(originals[at]?.name));
    }
    const [seen, original] = await Promise.all([
      store.entries.published(place.type, id, lang),
      store.entries.published(place.type, id),
    ]);
    expect(names(place, seen?.document)).toEqual(names(place, original?.document));
  }
}

describe.each(engines)('the items of a list on $name', ({ freshStore }) => {
  test.each([
    ['a document', ofDocument],
    ['a section', ofSection],
  ])('of %s have their own translations, after any edits published in any languages', async (_, place) => {
    const { store, discard } = await freshStore();
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { maxLength: 4 }), fc.array(save, { maxLength: 5 }), async (first, saves) => {
          let names = 0;
          const newName = () => `item${++names}`;
          const document = {
            name: 'Reports',
            ...(place === ofSection && { address: `page-${++pages}`, sections: [{ kind: 'questions' }] }),
          };
          const made = new Form(place, { document, translations: {} });
          for (const at of [0, 1, 2]) made.apply({ kind: 'insert', at }, newName);
          for (const lang of langs) for (const at of [0, 1, 2]) made.apply({ kind: 'translate', at, lang }, newName);
          for (const each of first) made.apply(each, newName);
          let { id, revision } = await store.entries.save(asked(place.type, made.state()));
          await expectOwnTexts(place, store, id);
          for (const { edits, published, afterwards } of saves) {
            const entry = await store.entries.get(id);
            if (!entry) throw new Error('The entry is missing');
            const form = new Form(place, entry);
            form.count = revision * 100;
            for (const each of edits) form.apply(each, newName);
            const more = published
              ? { status: 'published' as const, languages: published }
              : { status: 'draft' as const, keepPublished: true };
            ({ revision } = await store.entries.save(asked(place.type, form.state(), { ...more, id, revision })));
            await expectOwnTexts(place, store, id);
            if (afterwards === 'publish') await store.entries.setStatus(id, revision, 'published', 'olga', published);
            if (afterwards === 'discard') await store.entries.discardChanges(id, revision, 'olga', published);
            if (afterwards === 'restore') {
              const old = (await store.entries.revisions(id)).items.find((each) => each.revision === 1);
              if (!old) throw new Error('The first revision is missing');
              const { document, translations } = old;
              await store.entries.save(
                asked(place.type, { document, translations }, { id, revision, languages: [''] }),
              );
            }
            revision = (await store.entries.get(id))?.revision ?? revision;
            await expectOwnTexts(place, store, id);
            await expectOwnTextsInPreview(place, store, id);
          }
        }),
        { numRuns: 25 },
      );
    } finally {
      await discard();
    }
  });
});
