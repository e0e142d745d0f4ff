import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { indexWords } from '#store/search/index/index-words.ts';
import { isProposed } from '#store/search/vocabulary.ts';
import type { JsonDocument, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

interface Counted {
  lang: string;
  word: string;
  texts: number;
}

const compare = (one: Counted, other: Counted) =>
  one.lang.localeCompare(other.lang) || (one.word < other.word ? -1 : 1);

async function countedWords({ accounts }: Store): Promise<Counted[]> {
  const rows = await accounts.selectFrom('search_words').select(['lang', 'word', 'texts']).execute();
  return rows.sort(compare);
}

/** The same, counted in the texts themselves. */
async function wordsOfTexts({ accounts }: Store): Promise<Counted[]> {
  const counted = new Map<string, Counted>();
  for (const { lang, title, body } of await accounts.selectFrom('search_rows').selectAll().execute()) {
    for (const word of new Set([...indexWords(title), ...indexWords(body)].filter(isProposed))) {
      const known = counted.get(`${lang} ${word}`) ?? { lang, word, texts: 0 };
      counted.set(`${lang} ${word}`, { ...known, texts: known.texts + 1 });
    }
  }
  return [...counted.values()].sort(compare);
}

const text = fc.array(fc.constantFrom('Yarn', 'yarns', 'Düse', 'PE100', 'زجاجات', 'loom'), { maxLength: 4 });
const name = text.map((words) => `Mill ${words.join(' ')}`);
const edit = fc.record({
  at: fc.nat(2),
  name,
  german: fc.option(name, { nil: undefined }),
  to: fc.constantFrom('published', 'draft', 'removed'),
});

describe.each(engines)('the words of the site on $name', ({ freshStore }) => {
  test('are those of the published texts after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        const { store, discard } = await freshStore();
        try {
          const known: ({ id: number; revision: number } | undefined)[] = [];
          for (const { at, to, german, ...document } of edits) {
            const entry = known[at];
            if (to === 'removed') {
              if (entry) await removeForGood(store, entry.id, entry.revision);
              known[at] = undefined;
            } else {
              const translations: Record<string, JsonDocument> = german === undefined ? {} : { de: { name: german } };
              known[at] = await store.entries.save(change('product', document, { ...entry, status: to, translations }));
            }
          }
          expect(await countedWords(store)).toEqual(await wordsOfTexts(store));
          // As after a restore or a change of the program.
          await sql`update entries set derived_at = null`.execute(store.accounts);
          while ((await store.derived.rebuildSome((_, error) => expect.fail(String(error)))) > 0);
          expect(await countedWords(store)).toEqual(await wordsOfTexts(store));
        } finally {
          await discard();
        }
      }),
      { numRuns: 5 },
    );
  });
});
