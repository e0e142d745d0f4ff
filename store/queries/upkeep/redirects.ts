import { redirectKey, redirectPageKey } from '#contract/addresses/redirect-key.ts';
import { type Actor, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Redirects } from '#store/interfaces/registers.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import { counted } from '../inbox/inbox-rows.ts';
import { note } from './audit.ts';
import { containing } from './parts-of-text.ts';

/**
 * The redirects of a page in every language and spelling. Release 0.2.0 writes none of the keys, also while it runs beside
 * this version during an upgrade.
 */
async function redirectsOfPage(db: Database, path: string): Promise<{ from: string; to: string }[]> {
  const key = redirectPageKey(path);
  const found = await db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('page_path', 'in', [key, ''])
    .orderBy('from_path')
    .execute();
  return found.filter(({ from }) => redirectPageKey(from) === key);
}

async function deleteFrom(db: Database, redirects: readonly { from: string }[]): Promise<void> {
  const froms = redirects.map(({ from }) => from);
  if (froms.length > 0) await db.deleteFrom('redirects').where('from_path', 'in', froms).execute();
}

/** The redirects of a path in any spelling, the exact one first. */
async function redirectsFrom(db: Database, path: string): Promise<{ from: string; to: string }[]> {
  const key = redirectKey(path);
  const found = (await redirectsOfPage(db, path)).filter(({ from }) => redirectKey(from) === key);
  return [...found.filter(({ from }) => from === path), ...found.filter(({ from }) => from !== path)];
}

/** Deletes the redirects of a path, because a page exists there again. */
async function dropRedirects(db: Database, path: string): Promise<void> {
  await deleteFrom(db, await redirectsFrom(db, path));
}

/** Deletes the redirects of a page with an address of its own in every language. */
export async function dropPageRedirects(db: Database, page: string): Promise<void> {
  await deleteFrom(db, await redirectsOfPage(db, page));
}

/**
 * Adds a redirect without chains: redirects to `from` now point to `to`, and redirects from `to` and from other
 * spellings of `from` are deleted.
 */
export async function addRedirect(db: Database, from: string, to: string, by: Actor): Promise<void> {
  if (redirectKey(from) === redirectKey(to)) return;
  const redirect = { to_path: to, added_at: momentNow(), added_by: actorName(by) };
  for (const path of [to, from]) await dropRedirects(db, path);
  await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await db
    .insertInto('redirects')
    .values({ from_path: from, page_path: redirectPageKey(from), ...redirect })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet(redirect))
    .execute();
  await note(db, { by, action: 'redirect.add', subject: from });
}

function matching(db: Database, words: string) {
  return db.selectFrom('redirects').where(containing(words, ['from_path', 'to_path']));
}

/**
 * Throws if a redirect was added since the check of a user: from the path to another address, or from the target, which
 * would be a chain.
 */
async function requireNew(db: Database, from: string, to: string): Promise<void> {
  const others = (await redirectsFrom(db, from)).filter((known) => known.to !== to);
  if (others.length > 0 || (await redirectsFrom(db, to)).length > 0)
    throw new StoreError('conflict', `A redirect from ${from} or ${to} was added meanwhile`);
}

export const redirectsOf = ({ read, write, lockContent }: Engine): Redirects => ({
  async find(path) {
    const found = await redirectsFrom(read, path);
    // A redirect to another spelling of its own path would never end.
    const redirect = found.find(({ to }) => redirectKey(to) !== redirectKey(path));
    return redirect && { to: redirect.to };
  },

  add: (from, to, by, { onlyNew = false } = {}) =>
    write.transaction().execute(async (db) => {
      if (onlyNew) {
        await lockContent(db);
        await requireNew(db, from, to);
      }
      await addRedirect(db, from, to, by);
    }),

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

  remove: (froms, by, seen = {}) =>
    write.transaction().execute(async (db) => {
      if (froms.length === 0) return 0;
      const removed = await db
        .deleteFrom('redirects')
        .where('from_path', 'in', froms)
        .returning(['from_path', 'to_path'])
        .execute();
      const changed = removed.find(({ from_path, to_path }) => (seen[from_path] ?? to_path) !== to_path);
      if (changed) throw new StoreError('changed-meanwhile', `The redirect from ${changed.from_path} was changed`);
      for (const { from_path: subject } of removed) await note(db, { by, action: 'redirect.remove', subject });
      return removed.length;
    }),
});
