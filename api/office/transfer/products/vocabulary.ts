import { setImmediate as nextRound } from 'node:timers/promises';
import type { CallContext } from '#api/context.ts';
import { words } from '#api/office/words.ts';
import { type Attribute, attribute as attributeType } from '#content/attribute/definition.ts';
import type { FactWords } from '#content/attribute/fact-text.ts';
import type { EntityName } from '#content/registry.ts';
import type { DecimalSign } from '#contract/office/product-table.ts';
import type { ListedEntry } from '#store/store.ts';

/** An attribute with the number that facts name it by. */
export type AttributeColumn = Omit<Attribute, 'id'> & { id: number };

/** The names of entries that cells refer to. */
export interface Names {
  /** The entry as a cell names it: by its title, and by its number where the title alone could be another one. */
  write(id: number | null): string;
  /** The entry that a cell names. */
  read(text: string): number | 'unknown' | 'ambiguous';
}

/** What the cells of a table are read and written with. */
export interface Vocabulary {
  attributes: ReadonlyMap<number, AttributeColumn>;
  categories: Names;
  concerns: Names;
  facts: FactWords;
}

const perPage = 500;

/** All entries of a type without the trash, in their own order. */
export async function* allOf(
  type: EntityName,
  { store }: Pick<CallContext, 'store'>,
  more: { parent?: number; ids?: readonly number[] } = {},
): AsyncGenerator<ListedEntry[]> {
  for (let skip = 0; ; skip += perPage) {
    const { items } = await store.entries.list({ type, sort: 'own', skip, take: perPage, ...more });
    yield items;
    if (items.length < perPage) return;
    // SQLite is synchronous: other requests would wait for the last page.
    await nextRound();
  }
}

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** At the end of a name. */
const number = /(?:^|\s)#(\d{1,10})$/;

export function namesOf(titles: ReadonlyMap<number, string>): Names {
  const ids = Map.groupBy(titles.keys(), (id) => folded(titles.get(id) ?? ''));
  return {
    write: (id) => {
      if (id === null) return '';
      const title = titles.get(id) ?? '';
      const isClear = title !== '' && ids.get(folded(title))?.length === 1 && !number.test(title);
      return isClear ? title : `${title} #${id}`.trim();
    },
    read: (text) => {
      const id = Number(number.exec(text)?.[1]);
      if (titles.has(id)) return id;
      const [found, other] = ids.get(folded(text)) ?? [];
      if (found === undefined) return 'unknown';
      return other === undefined ? found : 'ambiguous';
    },
  };
}

async function titlesOf(type: EntityName, context: CallContext): Promise<Map<number, string>> {
  const titles = new Map<number, string>();
  for await (const page of allOf(type, context)) for (const { id, title } of page) titles.set(id, title);
  return titles;
}

async function attributesOf(context: CallContext): Promise<Map<number, AttributeColumn>> {
  const attributes = new Map<number, AttributeColumn>();
  for await (const page of allOf('attribute', context)) {
    const documents = await context.store.entries.documents(
      'attribute',
      page.map(({ id }) => id),
    );
    for (const { id } of page) {
      const { data } = attributeType.document.safeParse(documents.get(id));
      if (data) attributes.set(id, { ...data, id });
    }
  }
  return attributes;
}

/** The decimal sign of a language of the office. */
export const decimalOf = (lang: string): DecimalSign => (['de', 'pt'].includes(lang) ? ',' : '.');

/** How a table with a decimal sign writes facts. Names of languages choose the sign alone; digits are always Latin. */
const factWords = (decimal: DecimalSign, lang: string): FactWords => ({
  locale: decimal === ',' ? 'de' : 'en',
  yes: words.say(({ products }) => products.yes, lang),
  no: words.say(({ products }) => products.no, lang),
});

export async function vocabularyOf(decimal: DecimalSign, context: CallContext): Promise<Vocabulary> {
  return {
    attributes: await attributesOf(context),
    categories: namesOf(await titlesOf('category', context)),
    concerns: namesOf(await titlesOf('concern', context)),
    facts: factWords(decimal, context.lang),
  };
}
