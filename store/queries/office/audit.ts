import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import type { Audit, AuditFilter } from '#store/registers.ts';
import { auditNames } from '../audit-names.ts';
import { counted } from '../submissions/inbox-rows.ts';
import { containing } from './parts-of-text.ts';

export async function note(db: Database, entry: { by: Actor; action: string; subject: string }): Promise<void> {
  const { by, action, subject } = entry;
  await db
    .insertInto('audit')
    .values({ at: momentNow(), by: actorName(by), by_id: actorId(by), action, subject })
    .execute();
}

function matching(db: Database, { words = '', by, since, until, actions = [], types }: AuditFilter) {
  let rows = db
    .selectFrom('audit')
    .where((eb) =>
      actions.length === 0
        ? containing(words, ['by', 'action', 'subject'])
        : eb.or([containing(words, ['by', 'action', 'subject']), eb('action', 'in', actions)]),
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
    const [items, { total }] = await Promise.all([
      matching(engine.read, filter)
        .leftJoin('users', 'users.id', 'audit.by_id')
        .select(['audit.id', 'by', 'action', 'subject', 'at', 'by_id', 'users.name', 'users.email'])
        .orderBy('audit.id', 'desc')
        .limit(take)
        .offset(skip)
        .execute(),
      matching(engine.read, filter).select(counted.as('total')).executeTakeFirstOrThrow(),
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
