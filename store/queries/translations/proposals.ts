import type { Database, Engine } from '#store/dialects/engine.ts';
import { openTexts } from '#store/documents/translation-sources.ts';
import type { OpenText, Proposals } from '#store/interfaces/proposals.ts';
import { momentNow } from '#store/moment.ts';
import { entryRow, latestState } from '../content/entry-rows.ts';

/** Texts of one entry and language that may have a proposal. */
const maxProposals = 2_000;
const rowsAtOnce = 200;

/** The open texts of the latest state of an entry, by path; undefined for an unknown entry or one in the trash. */
async function openIn(db: Database, id: number, lang: string): Promise<Map<string, OpenText> | undefined> {
  const row = await entryRow(db, id);
  if (!row || row.trashed_at !== null) return undefined;
  const open = openTexts(row.type, await latestState(db, row), lang);
  return new Map(open.slice(0, maxProposals).map((text) => [text.path, text]));
}

/** Deletes the proposals of an entry whose text is translated now, or has changed. Called after its latest state has changed. */
export async function dropUsedProposals(db: Database, id: number): Promise<void> {
  const rows = await db
    .selectFrom('translation_proposals')
    .select(['lang', 'path', 'source_hash'])
    .where('entry_id', '=', id)
    .execute();
  for (const [lang, own] of Map.groupBy(rows, (row) => row.lang)) {
    const open = await openIn(db, id, lang);
    const used = own.filter(({ path, source_hash }) => open?.get(path)?.hash !== source_hash);
    await deleteRows(
      db,
      { id, lang },
      used.map(({ path }) => path),
    );
  }
}

async function deleteRows(
  db: Database,
  { id, lang }: { id: number; lang: string },
  paths: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < paths.length; from += rowsAtOnce) {
    const gone = await db
      .deleteFrom('translation_proposals')
      .where('entry_id', '=', id)
      .where('lang', '=', lang)
      .where('path', 'in', paths.slice(from, from + rowsAtOnce))
      .returning('path')
      .execute();
    deleted += gone.length;
  }
  return deleted;
}

export const proposalsOf = (engine: Engine): Proposals => ({
  openTexts: ({ type, ...state }, lang) => openTexts(type, state, lang),

  async list(id, lang) {
    const open = await openIn(engine.read, id, lang);
    if (!open) return [];
    const rows = await engine.read
      .selectFrom('translation_proposals')
      .select(['path', 'source_hash', 'text', 'made_at'])
      .where('entry_id', '=', id)
      .where('lang', '=', lang)
      .execute();
    const byPath = new Map(rows.map((row) => [row.path, row]));
    return [...open.values()].flatMap(({ path, hash }) => {
      const row = byPath.get(path);
      return row?.source_hash === hash ? { path, text: row.text, madeAt: row.made_at } : [];
    });
  },

  add: (id, lang, proposals) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const open = await openIn(db, id, lang);
      const valid = proposals.filter(({ path, hash }) => open?.get(path)?.hash === hash);
      await deleteRows(
        db,
        { id, lang },
        valid.map(({ path }) => path),
      );
      const made_at = momentNow();
      const rows = valid.map(({ path, hash, text }) => ({
        entry_id: id,
        lang,
        path,
        source_hash: hash,
        text,
        made_at,
      }));
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('translation_proposals')
          .values(rows.slice(from, from + rowsAtOnce))
          .execute();
      }
    }),

  async discard(id, lang, paths) {
    if (paths) return deleteRows(engine.write, { id, lang }, paths);
    const gone = await engine.write
      .deleteFrom('translation_proposals')
      .where('entry_id', '=', id)
      .where('lang', '=', lang)
      .returning('path')
      .execute();
    return gone.length;
  },
});
