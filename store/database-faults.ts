import { HttpError } from '#contract/protocol/problem.ts';

/** A violated constraint is often expected: it reports that a row exists already. All other kinds are failures. */
export const databaseFaultKinds = ['constraint', 'busy', 'connection', 'disk', 'other'] as const;
export type DatabaseFaultKind = (typeof databaseFaultKinds)[number];

const kinds: readonly [RegExp, DatabaseFaultKind][] = [
  [/^(SQLITE_CONSTRAINT|23)/, 'constraint'],
  // Locks, deadlocks, serialization failures, and statements that took too long.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|40|55P03|57014|ATRIUM_NEWER_TABLES)/, 'busy'],
  [/^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CORRUPT|SQLITE_CANTOPEN|25006|53100|58)/, 'disk'],
  [/^(08|25P03|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)/, 'connection'],
];

/** Classifies an error by the code of SQLite, PostgreSQL or the socket. */
export function databaseFaultOf(error: unknown): DatabaseFaultKind {
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const found = kinds.find(([pattern]) => pattern.test(code));
  if (found) return found[1];
  return gone.test(error.message) ? 'connection' : 'other';
}

/** Messages of the driver's errors that have no code. */
const gone = new RegExp(
  `^(?:${[
    'Connection terminated',
    'Client has encountered a connection error',
    'Client was closed',
    'Query read timeout',
    'timeout exceeded when trying to connect',
  ].join('|')})`,
);

/** Whether a retry may succeed: the request itself is valid. */
export const isTemporary = (error: unknown): boolean => ['busy', 'connection', 'disk'].includes(databaseFaultOf(error));

/** The response to a failure that {@link isTemporary}: nothing was written, so the client may send the request again. */
export const databaseAway = (): HttpError =>
  new HttpError(
    'unavailable',
    'This cannot be done at the moment. Nothing was lost; please try again in a little while.',
    { headers: { 'Retry-After': '10' } },
  );
