import { entityOf } from '#content/registry.ts';
import { fieldOf, translatableTexts } from '#contract/languages/translatable-texts.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { outdatedIn, sourceHash } from '#store/documents/translation-sources.ts';
import type { OutdatedText } from '#store/interfaces/translations.ts';
import { entryRow, latestState } from '../content/entry-rows.ts';

/** Revisions that are searched for the earlier texts. Older ones are rarely needed, and each may have a megabyte. */
const maxRevisions = 200;
const revisionsAtOnce = 20;

/** The outdated texts of an entry's latest state, each with the text that it was translated from. */
export async function outdatedTexts(db: Database, id: number): Promise<OutdatedText[]> {
  const row = await entryRow(db, id);
  if (!row) return [];
  const found = outdatedIn(row.type, await latestState(db, row));
  const keyOf = ({ path, hash }: { path: string; hash: string }) => `${fieldOf(path)} ${hash}`;
  const wanted = new Set(found.map(keyOf));
  const texts = new Map<string, string>();
  for (let skip = 0; wanted.size > 0 && skip < maxRevisions; skip += revisionsAtOnce) {
    const revisions = await db
      .selectFrom('revisions')
      .select('document')
      .where('entry_id', '=', id)
      .orderBy('revision', 'desc')
      .limit(revisionsAtOnce)
      .offset(skip)
      .execute();
    for (const { document } of revisions) {
      if (wanted.size === 0) break;
      for (const source of translatableTexts(entityOf(row.type).document, documentFrom(document))) {
        const key = keyOf({ path: source.path, hash: sourceHash(source) });
        if (wanted.delete(key)) texts.set(key, source.text);
      }
    }
    if (revisions.length < revisionsAtOnce) break;
  }
  return found.map(({ lang, path, hash }) => ({ lang, path, source: texts.get(keyOf({ path, hash })) ?? null }));
}
