import { sql } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { FileTexts, UnreadFile } from '#store/interfaces/file-texts.ts';

const pdf = 'application/pdf';

/** Has the texts of all PDFs read that were never read. */
export async function queueTexts(db: Database): Promise<void> {
  await sql`
    insert into file_texts (src) select src from files where media_type = ${pdf}
    on conflict (src) do nothing`.execute(db);
}

/** Has the text of a file read, if it is a PDF that is new. */
export async function queueText(db: Database, { src, mediaType }: { src: string; mediaType: string }): Promise<void> {
  if (mediaType !== pdf) return;
  await db
    .insertInto('file_texts')
    .values({ src })
    .onConflict((conflict) => conflict.column('src').doNothing())
    .execute();
}

/** Has the texts of all PDFs read again. Until then the earlier ones are found. */
export async function queueAllTexts(db: Database): Promise<void> {
  await queueTexts(db);
  await db.updateTable('file_texts').set({ outcome: null }).execute();
}

/** Has the published entries that show a file indexed again. */
const indexAgain = (db: Database, src: string) =>
  db
    .updateTable('entries')
    .set({ derived_at: null })
    .where('status', '=', 'published')
    .where('id', 'in', db.selectFrom('entry_files').select('entry_id').where('src', '=', src))
    .execute();

/** A page has up to 20,000 characters. */
const rowsAtOnce = 50;

export const fileTextsOf = (engine: Engine): FileTexts => ({
  async next() {
    const waiting = engine.read.selectFrom('file_texts').select('src').where('outcome', 'is', null);
    return (await waiting.orderBy('src').limit(1).executeTakeFirst())?.src;
  },

  store: (src, { outcome, pages, texts }) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await db
        .updateTable('file_texts')
        .set({ outcome, pages })
        .where('src', '=', src)
        .returning('src')
        .executeTakeFirst();
      if (!known) return;
      await db.deleteFrom('file_pages').where('src', '=', src).execute();
      const rows = texts.map((text, index) => ({ src, page: index + 1, text }));
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('file_pages')
          .values(rows.slice(from, from + rowsAtOnce))
          .execute();
      }
      await indexAgain(db, src);
    }),

  async unread(most) {
    const { rows } = await sql<UnreadFile>`
      select file_texts.src, files.name, file_texts.outcome, file_texts.pages,
        (select cast(count(*) as integer) from file_pages where file_pages.src = file_texts.src) as "read"
      from file_texts inner join files on files.src = file_texts.src
      where file_texts.outcome <> 'whole'
        and exists (select 1 from entry_files where entry_files.src = file_texts.src)
      order by files.name, file_texts.src limit ${sql.lit(most)}`.execute(engine.read);
    return rows;
  },
});
