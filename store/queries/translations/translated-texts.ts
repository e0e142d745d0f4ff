import { entityOf } from '#content/registry.ts';
import { textAt, translatableTexts } from '#contract/languages/translatable-texts.ts';
import type { Database } from '#store/dialects/engine.ts';
import { sourceHash } from '#store/documents/translation-sources.ts';
import type { TranslatedText } from '#store/interfaces/translations.ts';
import { entryRow, revisionState } from '../content/entry-rows.ts';

/** The texts of a revision of an entry with their translations into a language. */
export async function translatedTexts(
  db: Database,
  { id, revision }: { id: number; revision: number },
  lang: string,
): Promise<TranslatedText[] | undefined> {
  const row = await entryRow(db, id);
  const state = row && (await revisionState(db, { id, revision }));
  if (!row || !state) return undefined;
  return translatableTexts(entityOf(row.type).document, state.document).map((source) => {
    const hash = sourceHash(source);
    const translation = textAt(state.translations[lang], source.path);
    const isOutdated = translation !== '' && (state.sources[lang]?.[source.path] ?? hash) !== hash;
    return { ...source, hash, translation, translationHash: sourceHash({ ...source, text: translation }), isOutdated };
  });
}
