import type { Formality } from '#contract/languages/glossary.ts';
import { actorName } from '#store/actor.ts';
import type { Engine } from '#store/dialects/engine.ts';
import type { Glossaries, StoredGlossary } from '#store/interfaces/proposals.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';

const glossaryFrom = ({ lang, formality, terms, ...row }: Tables['glossaries']): StoredGlossary => ({
  lang,
  formality: formality as Formality,
  terms,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

export const glossariesOf = ({ read, write, lockContent }: Engine): Glossaries => ({
  async list() {
    return (await read.selectFrom('glossaries').selectAll().orderBy('lang').execute()).map(glossaryFrom);
  },

  async get(lang) {
    const row = await read.selectFrom('glossaries').selectAll().where('lang', '=', lang).executeTakeFirst();
    return row && glossaryFrom(row);
  },

  save: ({ lang, formality, terms }, seen, by) =>
    write.transaction().execute(async (db) => {
      await lockContent(db);
      const known = await db.selectFrom('glossaries').select('changed_at').where('lang', '=', lang).executeTakeFirst();
      if ((known?.changed_at ?? null) !== seen) {
        throw new StoreError('conflict', 'Another user has changed these terms meanwhile; open them again');
      }
      const row = { formality, terms, changed_at: momentNow(), changed_by: actorName(by) };
      await db
        .insertInto('glossaries')
        .values({ lang, ...row })
        .onConflict((conflict) => conflict.column('lang').doUpdateSet(row))
        .execute();
      await note(db, { by, action: 'glossary.change', subject: lang });
    }),
});
