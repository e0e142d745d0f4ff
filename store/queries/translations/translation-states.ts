import { createHash } from 'node:crypto';
import { type EntityName, entityOf } from '#content/registry.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import type { Database } from '#store/dialects/engine.ts';
import { countTranslations, outdatedIn, type SourcedState, sourceHash } from '#store/documents/translation-sources.ts';

interface StateOf {
  id: number;
  type: EntityName;
  latest: SourcedState;
}

const rowsAtOnce = 200;

/**
 * By language, a hash of the entry and of the present sources of its outdated texts, by the ids of their items. 31
 * bits: the sum of a million is exact in a number.
 */
function outdatedSources({ id, type, latest }: StateOf): ReadonlyMap<string, number> {
  const byLanguage = Map.groupBy(outdatedIn(type, latest), ({ lang }) => lang);
  if (byLanguage.size === 0) return new Map();
  const texts = translatableTexts(entityOf(type).document, latest.document);
  const sources = new Map(texts.map((text) => [text.path, `${text.key} ${sourceHash(text)}`]));
  return new Map(
    [...byLanguage].map(([lang, outdated]) => {
      const named = outdated.map(({ path }) => sources.get(path)).sort();
      const hash = createHash('sha256')
        .update([id, ...named].join('\n'))
        .digest();
      return [lang, hash.readUInt32BE() >>> 1];
    }),
  );
}

/** Stores the states of the translations of entries, by their latest states. Those in the trash have none. */
export async function writeTranslationStates(db: Database, entries: readonly StateOf[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await db.deleteFrom('translation_states').where('entry_id', 'in', ids).execute();
  const there = await db
    .selectFrom('entries')
    .select('id')
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute();
  const kept = new Set(there.map(({ id }) => id));
  const rows = entries.flatMap((entry) => {
    const { id, type, latest } = entry;
    if (!kept.has(id)) return [];
    const { texts, languages } = countTranslations(type, latest);
    if (texts === 0) return [];
    const whole = { lang: '', state: 'missing', outdated: 0, missing: texts } as const;
    const sources = outdatedSources(entry);
    return [whole, ...languages].map((counted) => ({
      ...{ entry_id: id, type, ...counted },
      outdated_sources: sources.get(counted.lang) ?? 0,
    }));
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto('translation_states')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}
