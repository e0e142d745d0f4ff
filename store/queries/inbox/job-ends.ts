import { applicationKeptUntil, type JobEnd } from '#contract/submissions/retention.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';

/** When jobs close, in their current state: by their deadline, or by their withdrawal. */
export async function jobEnds(
  db: Database,
  careerIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, JobEnd>> {
  const ids = [...new Set(careerIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const documents = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'document'])
    .where('entry_id', 'in', ids)
    .where('lang', '=', '')
    .execute();
  const withdrawn = await db
    .selectFrom('withdrawn')
    .select(['entry_id', 'withdrawn_at'])
    .where('entry_id', 'in', ids)
    .where('type', '=', 'career')
    .execute();
  const ends = new Map<number, JobEnd>();
  for (const { entry_id, document } of documents) {
    const { applicationDeadline } = documentFrom(document);
    ends.set(entry_id, { deadline: typeof applicationDeadline === 'string' ? applicationDeadline : null });
  }
  for (const { entry_id, withdrawn_at } of withdrawn) {
    ends.set(entry_id, { ...ends.get(entry_id), withdrawnAt: withdrawn_at });
  }
  return ends;
}

interface Kept {
  received_at: string;
  talent_pool: number;
  career_id: number | null;
  job_deadline: string | null;
}

/** A removed job has no deadline any more; then the one at the time of the application counts. */
export function keptUntil(row: Kept, ends: ReadonlyMap<number, JobEnd>): Date {
  const { deadline = row.job_deadline, withdrawnAt } = (row.career_id === null ? {} : ends.get(row.career_id)) ?? {};
  return applicationKeptUntil(
    { receivedAt: row.received_at, talentPool: row.talent_pool === 1 },
    { deadline, withdrawnAt },
  );
}
