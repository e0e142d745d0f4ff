import { maxSynonyms, type Synonym, type SynonymView } from '#contract/office/synonym-view.ts';
import { type Actor, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Synonyms } from '#store/interfaces/synonyms.ts';
import { momentNow } from '#store/moment.ts';
import { foldedWords } from '#store/search/words.ts';
import { StoreError } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';
import { counted } from '../inbox/inbox-rows.ts';
import { raiseVersion } from '../published/changes.ts';
import { note } from '../upkeep/audit.ts';
import { containing } from '../upkeep/parts-of-text.ts';

const synonymFrom = ({ both_ways, changed_at, changed_by, ...row }: Tables['search_synonyms']): SynonymView => ({
  ...row,
  bothWays: both_ways === 1,
  changedAt: changed_at,
  changedBy: changed_by,
});

const table = 'search_synonyms';

/** Two synonyms with the same key are the same. */
const keyOf = ({ lang, words, meaning }: Pick<Synonym, 'lang' | 'words' | 'meaning'>): string =>
  [lang, ...[words, meaning].map((phrase) => foldedWords(phrase).join(' '))].join('\n');

const subjectOf = ({ lang, words, meaning, bothWays }: Synonym): string =>
  `${lang} ${words} ${bothWays ? '↔' : '→'} ${meaning}`;

/** All synonyms; there are at most 2,000. */
export const allSynonyms = async (db: Database): Promise<SynonymView[]> =>
  (await db.selectFrom(table).selectAll().orderBy('words').orderBy('id').execute()).map(synonymFrom);

async function write(db: Database, synonym: Synonym & { id?: string | undefined }, by: Actor): Promise<string> {
  const { id = crypto.randomUUID(), lang, words, meaning, bothWays } = synonym;
  const row = {
    ...{ lang, words, meaning, both_ways: bothWays ? 1 : 0 },
    ...{ changed_at: momentNow(), changed_by: actorName(by) },
  };
  await db
    .insertInto(table)
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await note(db, { by, action: 'synonym.save', subject: subjectOf(synonym) });
  return id;
}

export const synonymsOf = (engine: Engine): Synonyms => ({
  async list({ words = '', lang, skip, take }) {
    const { read } = engine;
    const named = read.selectFrom(table).where(containing(words, ['words', 'meaning']));
    const matching = lang === undefined ? named : named.where('lang', '=', lang);
    const [items, { total }] = await Promise.all([
      matching.selectAll().orderBy('words').orderBy('lang').orderBy('id').limit(take).offset(skip).execute(),
      matching.select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: items.map(synonymFrom), total };
  },

  save: ({ seen, ...synonym }, by) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const all = await allSynonyms(db);
      const known = all.find(({ id }) => id === synonym.id);
      if (synonym.id !== undefined && !known) throw new StoreError('missing', 'It is not there any more');
      if (known && known.changedAt !== seen)
        throw new StoreError('conflict', 'Another user has changed this synonym meanwhile');
      if (all.some((each) => each.id !== synonym.id && keyOf(each) === keyOf(synonym)))
        throw new StoreError('there-already', `“${synonym.words}” has this meaning already`);
      if (!known && all.length >= maxSynonyms)
        throw new StoreError('too-many', `There are ${maxSynonyms} synonyms already`, { most: maxSynonyms });
      const id = await write(db, synonym, by);
      await raiseVersion(db, engine);
      return { id };
    }),

  addMissing: (synonyms, by) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const keys = new Set((await allSynonyms(db)).map(keyOf));
      let added = 0;
      for (const synonym of synonyms) {
        if (keys.size >= maxSynonyms || keys.has(keyOf(synonym))) continue;
        keys.add(keyOf(synonym));
        await write(db, synonym, by);
        added += 1;
      }
      if (added > 0) await raiseVersion(db, engine);
      return added;
    }),

  remove: (ids, by, seen = {}) =>
    engine.write.transaction().execute(async (db) => {
      if (ids.length === 0) return 0;
      const removed = (await db.deleteFrom(table).where('id', 'in', ids).returningAll().execute()).map(synonymFrom);
      const changed = removed.find(({ id, changedAt }) => (seen[id] ?? changedAt) !== changedAt);
      if (changed) throw new StoreError('changed-meanwhile', `The synonym ${changed.words} was changed`);
      for (const each of removed) await note(db, { by, action: 'synonym.remove', subject: subjectOf(each) });
      if (removed.length > 0) await raiseVersion(db, engine);
      return removed.length;
    }),
});
