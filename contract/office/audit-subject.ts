import { type EntityName, entityNames } from '#content/registry.ts';

/** The entry in an audit row's subject (`news 12`); undefined for any other subject. */
export function entryIn(subject: string): { type: EntityName; id: number } | undefined {
  const [, name, id] = /^([a-zA-Z]+) (\d{1,10})$/.exec(subject) ?? [];
  const type = entityNames.find((known) => known === name);
  return type && id ? { type, id: Number(id) } : undefined;
}

export const auditKinds = [
  'entry',
  'file',
  'message',
  'application',
  'subscriber',
  'redirect',
  'user',
  'language',
] as const;

/**
 * The subject of an audit row: an entry, message, application or subscriber by its id, translations by their language,
 * others by their address.
 */
export interface AuditThing {
  kind: (typeof auditKinds)[number];
  /** Only for a single entry. */
  type?: EntityName | undefined;
  key: string;
}

export interface AuditSubject {
  things: AuditThing[];
  /** The rest of the subject, such as `status answered`. */
  rest: string;
}

/** The kind of the ids in the subject of an action. */
const listed: Readonly<Record<string, AuditThing['kind']>> = {
  'message.change': 'message',
  'message.reply': 'message',
  'enquiry.download': 'message',
  'translation.assign': 'entry',
  'application.change': 'application',
  'subscriber.remove': 'subscriber',
};

/** Parses the subject of an audit row. */
export function readSubject(action: string, subject: string): AuditSubject {
  const entry = entryIn(subject);
  if (entry) return { things: [{ kind: 'entry', type: entry.type, key: String(entry.id) }], rest: '' };
  const [, user, renamed = ''] = /^user (\S+?)(?:: (.*))?$/s.exec(subject) ?? [];
  if (user) return { things: [{ kind: 'user', key: user }], rest: renamed };
  const [, application] = /^application (\d+)$/.exec(subject) ?? [];
  if (application) return { things: [{ kind: 'application', key: application }], rest: '' };
  if (subject.startsWith('/files/'))
    return { things: subject.split(' ').map((key) => ({ kind: 'file', key })), rest: '' };
  const [, language] = /^language (\S+)$/.exec(subject) ?? [];
  if (language) return { things: [{ kind: 'language', key: language }], rest: '' };
  if (action.startsWith('redirect.')) return { things: [{ kind: 'redirect', key: subject }], rest: '' };
  const kind = listed[action];
  const [, ids, rest = ''] = /^(\d+(?:, \d+)*)(?:: (.*))?$/s.exec(subject) ?? [];
  if (kind && ids) return { things: ids.split(', ').map((key) => ({ kind, key })), rest };
  return { things: [], rest: subject };
}
