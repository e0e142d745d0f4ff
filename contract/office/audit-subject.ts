import { type EntityName, entityNames } from '../entities/registry.ts';

/** The entry that an audit row's subject (`news 12`) names; undefined where it names something else. */
export function entryIn(subject: string): { type: EntityName; id: number } | undefined {
  const [, name, id] = /^([a-zA-Z]+) (\d{1,10})$/.exec(subject) ?? [];
  const type = entityNames.find((known) => known === name);
  return type && id ? { type, id: Number(id) } : undefined;
}

export const auditKinds = ['entry', 'file', 'message', 'application', 'subscriber', 'redirect', 'user'] as const;

/** What an audit row is about: an entry, message, application or subscriber by its id, others by their address. */
export interface AuditThing {
  kind: (typeof auditKinds)[number];
  /** Of an entry. */
  type?: EntityName | undefined;
  key: string;
}

export interface AuditSubject {
  things: AuditThing[];
  /** What else the row says, such as `status answered`. */
  rest: string;
}

/** The kind of the things whose ids an action lists. */
const listed: Readonly<Record<string, AuditThing['kind']>> = {
  'message.change': 'message',
  'application.change': 'application',
  'subscriber.remove': 'subscriber',
};

/** Reads the subject that an audit row was written with. */
export function readSubject(action: string, subject: string): AuditSubject {
  const entry = entryIn(subject);
  if (entry) return { things: [{ kind: 'entry', type: entry.type, key: String(entry.id) }], rest: '' };
  const [, user] = /^user (\S+)$/.exec(subject) ?? [];
  if (user) return { things: [{ kind: 'user', key: user }], rest: '' };
  const [, application] = /^application (\d+)$/.exec(subject) ?? [];
  if (application) return { things: [{ kind: 'application', key: application }], rest: '' };
  if (subject.startsWith('/files/'))
    return { things: subject.split(' ').map((key) => ({ kind: 'file', key })), rest: '' };
  if (action.startsWith('redirect.')) return { things: [{ kind: 'redirect', key: subject }], rest: '' };
  const kind = listed[action];
  const [, ids, rest = ''] = /^(\d+(?:, \d+)*)(?:: (.*))?$/s.exec(subject) ?? [];
  if (kind && ids) return { things: ids.split(', ').map((key) => ({ kind, key })), rest };
  return { things: [], rest: subject };
}
