import type { Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { Redirects } from '../store.ts';
import { note } from './audit.ts';

export const redirectsOf = ({ read, write }: Engine): Redirects => ({
  find: (from) => read.selectFrom('redirects').select('to_path as to').where('from_path', '=', from).executeTakeFirst(),

  /** Keeps every redirect one step long: what led to `from` leads to `to` at once, and `to` leads nowhere. */
  add: (from, to, by) =>
    write.transaction().execute(async (db) => {
      if (from === to) return;
      const redirect = { to_path: to, added_at: momentNow(), added_by: by };
      await db.deleteFrom('redirects').where('from_path', '=', to).execute();
      await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
      await db
        .insertInto('redirects')
        .values({ from_path: from, ...redirect })
        .onConflict((conflict) => conflict.column('from_path').doUpdateSet(redirect))
        .execute();
      await note(db, { by, action: 'redirect.add', subject: from });
    }),
});
