import { HttpError } from '#contract/problem.ts';

/** A constraint is often only how the program learns that something is there already; the others are trouble. */
export const databaseFaultKinds = ['constraint', 'busy', 'connection', 'disk', 'other'] as const;
export type DatabaseFaultKind = (typeof databaseFaultKinds)[number];

const kinds: readonly [RegExp, DatabaseFaultKind][] = [
  [/^(SQLITE_CONSTRAINT|23)/, 'constraint'],
  // Locks, deadlocks and transactions that got in each other's way.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|40|55P03)/, 'busy'],
  [/^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CORRUPT|SQLITE_CANTOPEN|25006|53100|58)/, 'disk'],
  [/^(08|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)/, 'connection'],
];

/** By the code of SQLite, of PostgreSQL, or of the socket between. */
export function databaseFaultOf(error: unknown): DatabaseFaultKind {
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const found = kinds.find(([pattern]) => pattern.test(code));
  if (found) return found[1];
  return gone.test(error.message) ? 'connection' : 'other';
}

/** What the driver says where there is no code. */
const gone =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether the same may well be done in a while: nothing is wrong with what was asked. */
export const passes = (error: unknown): boolean => ['busy', 'connection', 'disk'].includes(databaseFaultOf(error));

/** The refusal that a failure deserves which {@link passes}: nothing was written, so what was sent may be sent again. */
export const databaseAway = (): HttpError =>
  new HttpError(
    'unavailable',
    'This cannot be done at the moment. Nothing was lost; please try again in a little while.',
    { headers: { 'Retry-After': '10' } },
  );
