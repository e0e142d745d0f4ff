import type { Handler } from '#api/context.ts';
import type { listAudit as listAuditCall } from '#contract/calls/office/owner/list-audit.ts';
import { type AuditThing, readSubject } from '#contract/office/audit-subject.ts';
import type { Store } from '#store/store.ts';

/** The current names. The log stores none, so they disappear with their message, application or person. */
async function titlesOf(things: readonly AuditThing[], { audit, entries }: Store) {
  const keys = (kind: AuditThing['kind']) => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ key }) => key)),
  ];
  const ids = (kind: AuditThing['kind']) => keys(kind).map(Number);
  const [titles, names] = await Promise.all([
    entries.titles(ids('entry')),
    audit.names({
      files: keys('file'),
      messages: ids('message'),
      applications: ids('application'),
      redirects: keys('redirect'),
      users: keys('user'),
    }),
  ]);
  const titleOf: Record<AuditThing['kind'], (key: string) => string | undefined> = {
    entry: (key) => titles.get(Number(key)),
    file: (key) => names.files.get(key),
    message: (key) => names.messages.get(Number(key)),
    application: (key) => names.applications.get(Number(key)),
    // Only removals are logged, so the subscriber no longer exists.
    subscriber: () => undefined,
    redirect: (key) => names.redirects.get(key),
    user: (key) => names.users.get(key),
  };
  return ({ kind, key }: AuditThing) => titleOf[kind](key) || null;
}

export const listAudit: Handler<typeof listAuditCall> = async (query, { store }) => {
  const { items, total } = await store.audit.list(query);
  const read = items.map((row) => ({ ...row, ...readSubject(row.action, row.subject) }));
  const titleOf = await titlesOf(
    read.flatMap(({ things }) => things),
    store,
  );
  return {
    items: read.map((row) => ({ ...row, things: row.things.map((thing) => ({ ...thing, title: titleOf(thing) })) })),
    total,
  };
};
