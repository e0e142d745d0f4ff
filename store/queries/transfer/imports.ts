import type { Engine } from '#store/dialects/engine.ts';
import type { Imports } from '#store/interfaces/library.ts';

const maxReports = 20;

export const importsOf = ({ read, write }: Engine): Imports => ({
  async known(source) {
    const rows = await read
      .selectFrom('import_ids')
      .select(['type', 'foreign_id', 'entry_id'])
      .where('source', '=', source)
      .execute();
    return rows.map(({ type, foreign_id, entry_id }) => ({ type, foreignId: foreign_id, id: entry_id }));
  },

  async remember(source, { type, foreignId, id }) {
    await write
      .insertInto('import_ids')
      .values({ source, type, foreign_id: foreignId, entry_id: id })
      .onConflict((conflict) => conflict.columns(['source', 'type', 'foreign_id']).doUpdateSet({ entry_id: id }))
      .execute();
  },

  keepReport: ({ id, startedAt, summary, report }) =>
    write.transaction().execute(async (db) => {
      const texts = { summary: JSON.stringify(summary), report: JSON.stringify(report) };
      await db
        .insertInto('import_reports')
        .values({ id, started_at: startedAt, ...texts })
        .execute();
      const latest = await db
        .selectFrom('import_reports')
        .select('id')
        .orderBy('started_at', 'desc')
        .limit(maxReports)
        .execute();
      const kept = latest.map((each) => each.id);
      await db.deleteFrom('import_reports').where('id', 'not in', kept).execute();
    }),

  async reports() {
    const rows = await read
      .selectFrom('import_reports')
      .select(['id', 'started_at', 'summary'])
      .orderBy('started_at', 'desc')
      .execute();
    return rows.map(({ id, started_at, summary }) => ({ id, startedAt: started_at, summary: JSON.parse(summary) }));
  },

  async report(id) {
    const row = await read.selectFrom('import_reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { started_at: startedAt, summary, report } = row;
    return { id, startedAt, summary: JSON.parse(summary), report: JSON.parse(report) };
  },
});
