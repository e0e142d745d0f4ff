import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Role } from '#contract/access.ts';
import type { Actor } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { StoredUser, UserChange, Users } from '#store/interfaces/people.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';

type Row = Selectable<Tables['users']> & { passwords: number };

const selected = (db: Database) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .select((eb) =>
      eb
        .selectFrom('accounts')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('passwords'))
        .whereRef('accounts.user_id', '=', 'users.id')
        .where('accounts.password', 'is not', null)
        .as('passwords'),
    );

const userFrom = (row: Omit<Row, 'passwords'> & { passwords: number | null }): StoredUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabled === 1,
  joined: (row.passwords ?? 0) > 0,
  secondFactor: row.two_factor_enabled === 1,
  mailPreferences: { messages: row.wishes_messages === 1, applications: row.wishes_applications === 1 },
  lang: row.lang,
  onLeaveUntil: row.on_leave_until,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
});

const flag = (value: boolean): number => (value ? 1 : 0);

/** Prevents concurrent changes of owners until the transaction ends. The update itself changes nothing. */
const lockOwners = (db: Database) => sql`update users set role = role where role = 'owner'`.execute(db);

async function insertUser(
  db: Database,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<string | undefined> {
  const now = momentNow();
  const id = randomBytes(16).toString('base64url');
  const added = await db
    .insertInto('users')
    .values({ id, name, email: email.toLowerCase(), role, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Inserts a password in the format of the accounts library. */
async function insertPassword(db: Database, userId: string, hash: string): Promise<void> {
  const now = momentNow();
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('accounts')
    .values({
      id,
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Whether no other active owner exists. */
async function isLastOwner(db: Database, user: StoredUser): Promise<boolean> {
  if (user.role !== 'owner' || user.disabled) return false;
  const others = await selected(db)
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .where('id', '<>', user.id)
    .execute();
  return !others.some((row) => userFrom(row).joined);
}

/** Deletes all sessions and pending links. */
async function endSessionsOf(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await db.deleteFrom('verifications').where('value', '=', id).execute();
}

async function forgetCredentials(db: Database, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('user_id', '=', id).execute();
  await db.deleteFrom('two_factors').where('user_id', '=', id).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', id).execute();
  await db.updateTable('users').set({ two_factor_enabled: 0 }).where('id', '=', id).execute();
}

/** Throws if a user changes what another one has changed to something else since the user has seen it. */
function requireSeen(user: StoredUser, { seen = {}, ...change }: UserChange): void {
  for (const name of ['role', 'disabled'] as const) {
    if (seen[name] === undefined || change[name] === undefined) continue;
    if (user[name] !== seen[name] && user[name] !== change[name])
      throw new StoreError('changed-meanwhile', `The ${name} of a user was changed meanwhile`);
  }
}

async function applyChange(db: Database, user: StoredUser, change: UserChange, by: Actor): Promise<void> {
  const { role = user.role, disabled = user.disabled, onLeaveUntil = user.onLeaveUntil, reset = false } = change;
  await db
    .updateTable('users')
    .set({ role, disabled: flag(disabled), on_leave_until: onLeaveUntil, updated_at: momentNow() })
    .where('id', '=', user.id)
    .execute();
  if (reset) await forgetCredentials(db, user.id);
  if (reset || disabled) await endSessionsOf(db, user.id);
  const actions = [
    role !== user.role && `user-role-${role}`,
    disabled !== user.disabled && (disabled ? 'user-disabled' : 'user-enabled'),
    onLeaveUntil !== user.onLeaveUntil && 'user-leave',
    reset && 'user-reset',
  ];
  for (const action of actions) if (action) await note(db, { by, action, subject: `user ${user.email}` });
}

/** Undefined if there is a user already. */
async function addFirstOwner(db: Database, ...[person, passwordHash]: Parameters<Users['addFirst']>) {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined;
  const id = await insertUser(db, { ...person, role: 'owner' });
  if (!id) return undefined;
  await insertPassword(db, id, passwordHash);
  const subject = `user ${person.email.toLowerCase()}`;
  await note(db, { by: { id, name: person.name }, action: 'user-added', subject });
  return id;
}

/** Changes what users choose for themselves. A new name is recorded. */
async function changeOwn(db: Database, ...[id, change]: Parameters<Users['changeOwn']>): Promise<void> {
  const { name, mailPreferences, lang, onLeaveUntil } = change;
  const user = await db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
  const wishes = mailPreferences && {
    wishes_messages: flag(mailPreferences.messages),
    wishes_applications: flag(mailPreferences.applications),
  };
  await db
    .updateTable('users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(lang === undefined ? {} : { lang }),
      ...(onLeaveUntil === undefined ? {} : { on_leave_until: onLeaveUntil }),
      ...wishes,
      updated_at: momentNow(),
    })
    .where('id', '=', id)
    .execute();
  if (!user || name === undefined || name === user.name) return;
  const subject = `user ${user.email}: ${user.name} → ${name}`;
  await note(db, { by: { id, name: user.name }, action: 'user-renamed', subject });
}

export const usersOf = (engine: Engine): Users => ({
  list: async () => (await selected(engine.read).orderBy('name').orderBy('id').execute()).map(userFrom),

  async get(id) {
    const row = await selected(engine.read).where('id', '=', id).executeTakeFirst();
    return row && userFrom(row);
  },

  async byEmail(email) {
    const row = await selected(engine.read).where('email', '=', email.toLowerCase()).executeTakeFirst();
    return row && userFrom(row);
  },

  isEmpty: async () => (await engine.read.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined,

  add: (person, by) =>
    engine.write.transaction().execute(async (db) => {
      const id = await insertUser(db, person);
      if (id) await note(db, { by, action: 'user-added', subject: `user ${person.email.toLowerCase()}` });
      return id;
    }),

  addFirst: (person, passwordHash) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      return addFirstOwner(db, person, passwordHash);
    }),

  change: (id, change, by, evenLastOwner = false) =>
    engine.write.transaction().execute(async (db) => {
      await lockOwners(db);
      const row = await selected(db).where('id', '=', id).executeTakeFirst();
      if (!row) return 'missing';
      const user = userFrom(row);
      requireSeen(user, change);
      const loses = change.disabled === true || (change.role !== undefined && change.role !== 'owner');
      const resets = change.reset === true && !evenLastOwner;
      if ((loses || resets) && (await isLastOwner(db, user))) return 'last-owner';
      await applyChange(db, user, change, by);
      return 'changed';
    }),

  changeOwn: (id, change) => engine.write.transaction().execute((db) => changeOwn(db, id, change)),

  async wishing(what, roles, today) {
    const rows = await selected(engine.read)
      .where(what === 'messages' ? 'wishes_messages' : 'wishes_applications', '=', 1)
      .where('disabled', '=', 0)
      .where('role', 'in', [...roles])
      .where(({ eb, or }) => or([eb('on_leave_until', 'is', null), eb('on_leave_until', '<', today)]))
      .orderBy('email')
      .execute();
    return rows
      .map(userFrom)
      .filter(({ joined }) => joined)
      .map(({ id, email, lang }) => ({ id, email, lang }));
  },

  async seen(id, at) {
    await engine.write
      .updateTable('users')
      .set({ last_seen_at: momentOf(at) })
      .where('id', '=', id)
      .execute();
  },

  async sweep(now, triesBefore) {
    await engine.write.deleteFrom('sessions').where('expires_at', '<', momentOf(now)).execute();
    await engine.write.deleteFrom('verifications').where('expires_at', '<', momentOf(now)).execute();
    await engine.write.deleteFrom('guesses').where('last_at', '<', momentOf(triesBefore)).execute();
  },
});
