import type { Handler } from '#api/context.ts';
import { mayChange } from '#api/office/content/allowed.ts';
import { entityNames } from '#content/registry.ts';
import type { listAudit as listAuditCall } from '#contract/calls/office/upkeep.ts';
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
    // The office names languages in the language of the user.
    language: (key) => key,
  };
  return ({ kind, key }: AuditThing) => titleOf[kind](key) || null;
}

const assignee = /(?<=\bassignee )\S+/;

/** Replaces the id of the person to whom messages were assigned by the current name, if that person still exists. */
async function nameAssignees(rests: readonly string[], { users }: Store): Promise<string[]> {
  if (!rests.some((rest) => assignee.test(rest))) return [...rests];
  const names = new Map((await users.list()).map(({ id, name }) => [id, name]));
  return rests.map((rest) => rest.replace(assignee, (id) => names.get(id) ?? id));
}

export const listAudit: Handler<typeof listAuditCall> = async ({ actions, ...query }, { store, caller }) => {
  // Messages, applications, users and settings are for owners alone.
  const types = caller.principal?.role === 'owner' ? undefined : entityNames.filter((type) => mayChange(type, caller));
  const { items, total } = await store.audit.list({ ...query, actions: actions?.split(','), types });
  const read = items.map((row) => ({ ...row, ...readSubject(row.action, row.subject) }));
  const [titleOf, rests] = await Promise.all([
    titlesOf(
      read.flatMap(({ things }) => things),
      store,
    ),
    nameAssignees(
      read.map(({ rest }) => rest),
      store,
    ),
  ]);
  return {
    items: read.map(({ things, ...row }, index) => ({
      ...row,
      things: things.map((thing) => ({ ...thing, title: titleOf(thing) })),
      rest: rests[index] ?? row.rest,
    })),
    total,
  };
};
