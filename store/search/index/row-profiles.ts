import { setImmediate as nextRound } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { type FacetName, facetNames } from '#content/facet-names.ts';
import type { HitType } from '#content/search.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { Tables } from '#store/tables/tables.ts';

/** What rows of the index have in common: their kind, languages and facets. */
export interface RowProfile {
  kind: HitType;
  lang: string;
  /** Whether the rows are of parts of entries. */
  isPart: boolean;
  /** The path of the page of the site that the rows are of; '' for other rows. */
  page: string;
  /** All languages of the entry, such as `,de,pt-br,`. */
  languages: string;
  values: ReadonlyMap<FacetName, readonly string[]>;
}

export interface KnownRows {
  /** The number of the entry; 0 for an unknown row. */
  entryOf(id: number): number;
  /** The index of a known row in `profiles`. */
  profileOf(id: number): number;
  profiles: readonly RowProfile[];
}

const rowColumns = ['id', 'entry_id', 'kind', 'lang', 'languages', 'part', 'facets'] as const;
type Row = Pick<Selectable<Tables['search_rows']>, (typeof rowColumns)[number]>;

const rowsInChunk = 256;
/** Of two million rows, 16 MB. Then all are forgotten, also those that no longer exist. */
const maxChunks = 8_192;
/** Reading so many takes about 20 ms. While entries are indexed, each pause between lets them work for 100 ms or more. */
const rowsAtOnce = 8_000;

function valuesIn(facets: string): Map<FacetName, string[]> {
  const values = new Map<FacetName, string[]>();
  for (const word of facets.split(' ')) {
    const name = facetNames.find((each) => word.startsWith(`${each}:`));
    if (name) values.set(name, [...(values.get(name) ?? []), word.slice(name.length + 1)]);
  }
  return values;
}

function createRows() {
  const chunks = new Map<number, { entries: Int32Array; profiles: Int32Array }>();
  const numbers = new Map<string, number>();
  const profiles: RowProfile[] = [];
  const chunkOf = (id: number) => chunks.get(Math.floor(id / rowsInChunk));
  const known: KnownRows = {
    entryOf: (id) => chunkOf(id)?.entries[id % rowsInChunk] ?? 0,
    profileOf: (id) => chunkOf(id)?.profiles[id % rowsInChunk] ?? 0,
    profiles,
  };
  return {
    known,
    isFull: () => chunks.size > maxChunks,
    add({ id, entry_id, kind, lang, languages, part, facets }: Row): void {
      const isPart = part !== '' && kind !== 'page';
      const page = kind === 'page' ? part : '';
      const key = `${kind}\n${lang}\n${languages}\n${isPart}\n${page}\n${facets}`;
      const number = numbers.get(key) ?? profiles.length;
      if (number === profiles.length) {
        numbers.set(key, number);
        profiles.push({ kind, lang, isPart, page, languages, values: valuesIn(facets) });
      }
      const chunk = chunkOf(id) ?? { entries: new Int32Array(rowsInChunk), profiles: new Int32Array(rowsInChunk) };
      chunks.set(Math.floor(id / rowsInChunk), chunk);
      chunk.entries[id % rowsInChunk] = entry_id;
      chunk.profiles[id % rowsInChunk] = number;
    },
  };
}

async function readInto({ known, add }: ReturnType<typeof createRows>, db: Database, ids: readonly number[]) {
  const unknown = ids.filter((id) => known.entryOf(id) === 0);
  for (let from = 0; from < unknown.length; from += rowsAtOnce) {
    if (from > 0) await nextRound();
    const part = unknown.slice(from, from + rowsAtOnce);
    for (const row of await db.selectFrom('search_rows').select(rowColumns).where('id', 'in', part).execute()) add(row);
  }
}

/**
 * Reads what searches count and narrow by, and keeps it in memory: eight bytes a row. A row never changes, because a changed
 * entry gets new ones, so that nothing has to be dropped when this process or another changes content. Rows that are
 * unknown afterwards no longer exist. One search reads at a time: after a start, all of them would read the same rows.
 */
export function rowProfilesOf(db: Database): (ids: readonly number[]) => Promise<KnownRows> {
  let rows = createRows();
  let reading: Promise<void> = Promise.resolve();
  return async (ids) => {
    if (rows.isFull()) rows = createRows();
    const own = rows;
    if (ids.some((id) => own.known.entryOf(id) === 0)) {
      const read = reading.then(() => readInto(own, db, ids));
      // A failure is that of the search that reads.
      reading = read.catch(() => undefined);
      await read;
    }
    return own.known;
  };
}
