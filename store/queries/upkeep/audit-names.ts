import type { Database } from '#store/dialects/engine.ts';
import type { AuditKeys, AuditNames } from '#store/interfaces/registers.ts';

/** Selects rows by their keys. No keys: no query. */
const found = <Key, Row>(keys: readonly Key[], rows: (keys: readonly Key[]) => Promise<Row[]>): Promise<Row[]> =>
  keys.length === 0 ? Promise.resolve([]) : rows(keys);

export async function auditNames(db: Database, keys: AuditKeys): Promise<AuditNames> {
  const [files, messages, applications, redirects, users] = await Promise.all([
    found(keys.files, (srcs) =>
      db.selectFrom('files').select(['src', 'name', 'title']).where('src', 'in', srcs).execute(),
    ),
    found(keys.messages, (ids) =>
      db.selectFrom('messages').select(['id', 'subject', 'name', 'email']).where('id', 'in', ids).execute(),
    ),
    found(keys.applications, (ids) =>
      db.selectFrom('applications').select(['id', 'name', 'reference']).where('id', 'in', ids).execute(),
    ),
    found(keys.redirects, (froms) =>
      db.selectFrom('redirects').select(['from_path', 'to_path']).where('from_path', 'in', froms).execute(),
    ),
    found(keys.users, (emails) =>
      db.selectFrom('users').select(['email', 'name']).where('email', 'in', emails).execute(),
    ),
  ]);
  return {
    files: new Map(files.map(({ src, name, title }) => [src, title || name || (src.split('/').at(-1) ?? src)])),
    messages: new Map(messages.map(({ id, subject, name, email }) => [id, subject || name || email])),
    applications: new Map(applications.map(({ id, name, reference }) => [id, `${name} (${reference})`])),
    redirects: new Map(redirects.map(({ from_path, to_path }) => [from_path, to_path])),
    users: new Map(users.map(({ email, name }) => [email, name])),
  };
}
