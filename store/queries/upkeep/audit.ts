import { sql } from 'kysely';
import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Audit, AuditFilter } from '#store/interfaces/registers.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { wordPatterns } from '#store/search/word-patterns.ts';
import { counted } from '../inbox/inbox-rows.ts';
import { auditNames } from './audit-names.ts';
import { containing } from './parts-of-text.ts';

export async function note(db: Database, entry: { by: Actor; action: string; subject: string }): Promise<void> {
  const { by, action, subject } = entry;
  await db
    .insertInto('audit')
    .values({ at: momentNow(), by: actorName(by), by_id: actorId(by), action, subject })
    .execute();
}

/** More titles than this are not searched: the words say little then. */
const maxTitles = 500;

/** The subjects of rows about the entries and files with these titles, the latest first. */
async function subjectsTitled(db: Database, words: string): Promise<string[]> {
  const patterns = wordPatterns(words);
  if (patterns.length === 0) return [];
  let entries = db.selectFrom('entries').select(['type', 'id']);
  let files = db.selectFrom('files').select('src');
  for (const pattern of patterns) {
    entries = entries.where(sql<boolean>`' ' || title like ${pattern}`);
    files = files.where('words', 'like', pattern);
  }
  const [titled, named] = await Promise.all([
    entries.orderBy('updated_at', 'desc').limit(maxTitles).execute(),
    files.orderBy('added_at', 'desc').limit(maxTitles).execute(),
  ]);
  return [...titled.map(({ type, id }) => `${type} ${id}`), ...named.map(({ src }) => src)];
}

function matching(
  db: Database,
  { words = '', by, since, until, actions = [], types }: AuditFilter,
  titled: readonly string[],
) {
  let rows = db
    .selectFrom('audit')
    .where((eb) =>
      eb.or([
        containing(words, ['by', 'action', 'subject']),
        ...(actions.length > 0 ? [eb('action', 'in', actions)] : []),
        ...(titled.length > 0 ? [eb('subject', 'in', titled)] : []),
      ]),
    );
  if (by !== undefined) {
    // Also what users of this name did under an earlier one.
    const ids = db.selectFrom('users').select('id').where('name', '=', by);
    rows = rows.where((eb) => eb.or([eb('by', '=', by), eb('by_id', 'in', ids)]));
  }
  if (since !== undefined) rows = rows.where('at', '>=', momentOf(since));
  if (until !== undefined) rows = rows.where('at', '<', momentOf(until));
  if (types === undefined) return rows;
  return rows
    .where('action', 'like', 'entry.%')
    .where((eb) => eb.or(types.map((type) => eb('subject', 'like', `${type} %`))));
}

export const auditOf = (engine: Engine): Audit => ({
  add: (entry) => note(engine.write, entry),

  last: (action) =>
    engine.read
      .selectFrom('audit')
      .select(['id', 'by', 'action', 'subject', 'at'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  async list({ skip, take, ...filter }) {
    const titled = await subjectsTitled(engine.read, filter.words ?? '');
    const [items, { total }] = await Promise.all([
      matching(engine.read, filter, titled)
        .leftJoin('users', 'users.id', 'audit.by_id')
        .select(['audit.id', 'by', 'action', 'subject', 'at', 'by_id', 'users.name', 'users.email'])
        .orderBy('audit.id', 'desc')
        .limit(take)
        .offset(skip)
        .execute(),
      matching(engine.read, filter, titled).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return {
      items: items.map(({ by_id, name, email, ...row }) => ({
        ...row,
        account: by_id === null || name === null || email === null ? null : { id: by_id, name, email },
      })),
      total,
    };
  },

  names: (keys) => auditNames(engine.read, keys),
});
