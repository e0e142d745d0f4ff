import { withoutLanguage } from '#contract/language-path.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { momentNow } from '#store/moment.ts';
import type { Redirects } from '#store/registers.ts';
import { counted } from '../submissions/inbox-rows.ts';
import { note } from './audit.ts';
import { containing } from './parts-of-text.ts';

/** Deletes the redirect of a path, because a page exists there again. */
async function dropRedirect(db: Database, from: string): Promise<void> {
  await db.deleteFrom('redirects').where('from_path', '=', from).execute();
}

/** Deletes the redirects of a page with an address of its own in every language. */
export async function dropPageRedirects(db: Database, page: string): Promise<void> {
  await db.deleteFrom('redirects').where('page_path', '=', page).execute();
}

/** Adds a redirect without chains: redirects to `from` now point to `to`, and a redirect from `to` is deleted. */
export async function addRedirect(db: Database, from: string, to: string, by: string): Promise<void> {
  if (from === to) return;
  const redirect = { to_path: to, added_at: momentNow(), added_by: by };
  await dropRedirect(db, to);
  await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await db
    .insertInto('redirects')
    .values({ from_path: from, page_path: withoutLanguage(from), ...redirect })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet(redirect))
    .execute();
  await note(db, { by, action: 'redirect.add', subject: from });
}

function matching(db: Database, words: string) {
  return db.selectFrom('redirects').where(containing(words, ['from_path', 'to_path']));
}

export const redirectsOf = ({ read, write }: Engine): Redirects => ({
  find: (from) => read.selectFrom('redirects').select('to_path as to').where('from_path', '=', from).executeTakeFirst(),

  add: (from, to, by) => write.transaction().execute((db) => addRedirect(db, from, to, by)),

  async list({ words = '', skip, take }) {
    const [items, { total }] = await Promise.all([
      matching(read, words)
        .select(['from_path as from', 'to_path as to', 'added_at as addedAt', 'added_by as addedBy'])
        .orderBy('from_path')
        .limit(take)
        .offset(skip)
        .execute(),
      matching(read, words).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items, total };
  },

  remove: (froms, by) =>
    write.transaction().execute(async (db) => {
      if (froms.length === 0) return 0;
      const removed = await db.deleteFrom('redirects').where('from_path', 'in', froms).returning('from_path').execute();
      for (const { from_path: subject } of removed) await note(db, { by, action: 'redirect.remove', subject });
      return removed.length;
    }),
});
