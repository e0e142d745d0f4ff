import { type RawBuilder, sql } from 'kysely';
import type { EnquiryScope } from '#store/interfaces/inbox.ts';
import { StoreError } from '#store/store.ts';

/** A literal instead of a parameter, so that SQLite can use the partial indexes without spam. */
export const notSpam = sql<boolean>`status <> 'spam'`;

/** Whether a message is an enquiry. */
export const isEnquiry = (messages: 'messages' | 'newest') =>
  sql<boolean>`exists (select 1 from enquiries where message_id = ${sql.ref(`${messages}.id`)})`;

/** The enquiry of a message is of a desk. */
export const isOfDesk = (desk: string) =>
  sql<boolean>`messages.id in (select message_id from enquiries where desk = ${desk})`;

/** Whether a user sees a message; without a scope, all. */
export function isSeen(scope: EnquiryScope | undefined): RawBuilder<boolean> {
  if (!scope) return sql<boolean>`1 = 1`;
  const { desks, user } = scope;
  const others = desks.length === 0 ? sql`` : sql`and desk not in (${sql.join(desks)})`;
  return sql<boolean>`(messages.assignee = ${user}
    or not exists (select 1 from enquiries where message_id = messages.id ${others}))`;
}

export const counted = sql<number>`cast(count(*) as integer)`;

const rowsAtOnce = 500;
const highestId = 2_147_483_647;

/** All rows in batches, highest id first. `next` reads up to `most` rows with an id below `before`. */
export async function* eachRow<Row extends { id: number }>(
  next: (before: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let before = highestId;
  for (;;) {
    const rows = await next(before, rowsAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = last.id;
  }
}

/** The subject of an audit row: the ids and the changes. The text of a note is left out, because it may contain personal data. */
export function changeSubject(rows: readonly { id: number }[], change: Record<string, unknown>): string {
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const what = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'note' ? name : `${name} ${value ?? 'none'}`));
  return `${ids.join(', ')}: ${what.join(', ')}`;
}

const shared = ['status', 'assignee', 'rating'] as const;
type Shared = { [Name in (typeof shared)[number]]?: unknown };

/** Throws if a user changes what another one has changed to something else since the user has seen it. */
export function requireSeen(rows: readonly (Shared & { id: number })[], seen: Shared, change: Shared): void {
  for (const name of shared) {
    if (seen[name] === undefined || change[name] === undefined) continue;
    const changed = rows.find((row) => row[name] !== seen[name] && row[name] !== change[name]);
    if (changed) throw new StoreError('changed-meanwhile', `The ${name} of ${changed.id} was changed meanwhile`);
  }
}
