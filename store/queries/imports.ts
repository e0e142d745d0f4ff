import type { Engine } from '../dialects/engine.ts';
import type { Imports } from '../library.ts';

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
});
