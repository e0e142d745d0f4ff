import { setImmediate as nextRound } from 'node:timers/promises';
import { entityNames, entityOf } from '#contract/entities/registry.ts';
import { pageAddresses } from '#contract/page-addresses.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { buildSearch } from '../search/build-search.ts';
import { buildTranslationStates } from '../translations/translation-states.ts';
import { buildDerived } from './build-derived.ts';
import { buildWords } from './build-words.ts';

const rowsAtOnce = 200;

/** Writes the page address of each translation that has one of its own. */
async function buildAddresses(db: Database): Promise<void> {
  const types = entityNames.filter((name) => entityOf(name).address);
  let last = { entry_id: 0, lang: '' };
  for (;;) {
    const rows = await db
      .selectFrom('entry_documents')
      .select(['entry_id', 'type', 'lang', 'document', 'address'])
      .where('type', 'in', types)
      .where('lang', '<>', '')
      .where((eb) =>
        eb.or([
          eb('entry_id', '>', last.entry_id),
          eb.and([eb('entry_id', '=', last.entry_id), eb('lang', '>', last.lang)]),
        ]),
      )
      .orderBy('entry_id')
      .orderBy('lang')
      .limit(rowsAtOnce)
      .execute();
    for (const { entry_id, type, lang, document, address: before } of rows) {
      const state = { document: documentFrom(document), translations: {} };
      const address = pageAddresses(type, state).get('') ?? null;
      if (address === before) continue;
      const own = db.updateTable('entry_documents').set({ address });
      await own.where('entry_id', '=', entry_id).where('lang', '=', lang).execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end;
    await nextRound();
  }
}

/**
 * Rebuilds all derived data from the documents: addresses, search, the words and files of entries, and the states of translations. Content
 * is read meanwhile as before; changes of content wait or are refused as busy.
 */
export const rebuild = (engine: Engine) => (onStep: (what: string) => void) =>
  engine.maintenance.transaction().execute(async (db) => {
    await engine.lockContent(db);
    onStep('addresses');
    await buildAddresses(db);
    onStep('search');
    await engine.search.create(db);
    await buildSearch(db, engine);
    onStep('lists and files');
    await buildDerived(db);
    onStep('inbox and library');
    await buildWords(db);
    onStep('translations');
    await buildTranslationStates(db);
  });
