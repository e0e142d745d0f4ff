import type { Database, Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { Audit } from '../store.ts';

export async function note(db: Database, entry: { by: string; action: string; subject: string }): Promise<void> {
  const { by, action, subject } = entry;
  await db.insertInto('audit').values({ at: momentNow(), by, action, subject }).execute();
}

export const auditOf = (engine: Engine): Audit => ({
  add: (entry) => note(engine.write, entry),
  list: ({ skip, take }) =>
    engine.read
      .selectFrom('audit')
      .select(['by', 'action', 'subject', 'at'])
      .orderBy('id', 'desc')
      .limit(take)
      .offset(skip)
      .execute(),
});
