import type { Database, Engine } from '#store/dialects/engine.ts';
import type { ClockState, TrustedClock } from '#store/interfaces/personal.ts';
import { momentOf } from '#store/moment.ts';

/**
 * A longer time without any check means that the clock jumped, or that the machine was off. Deletions by age then wait
 * for an operator.
 */
const maxStepMs = 31 * 24 * 60 * 60_000;

/** The newest row that visitors or users caused; null in an empty database. */
async function newestRow(db: Database): Promise<string | null> {
  const newest = await Promise.all([
    db
      .selectFrom('messages')
      .select((eb) => eb.fn.max('received_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('applications')
      .select((eb) => eb.fn.max('received_at').as('at'))
      .executeTakeFirst(),
    db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  const moments = newest.flatMap((row) => (typeof row?.at === 'string' ? [row.at] : []));
  return moments.sort().at(-1) ?? null;
}

const stateOf = (row: { trusted_at: string; stopped_at: string | null } | undefined): ClockState =>
  row && row.stopped_at !== null
    ? { stopped: true, trustedAt: row.trusted_at, stoppedAt: row.stopped_at }
    : { stopped: false };

const read = (db: Database) =>
  db.selectFrom('trusted_clock').select(['trusted_at', 'stopped_at']).where('id', '=', 1).executeTakeFirst();

async function write(db: Database, row: { trusted_at: string; stopped_at: string | null }): Promise<ClockState> {
  await db
    .insertInto('trusted_clock')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return stateOf(row);
}

export const trustedClockOf = (engine: Engine): TrustedClock => ({
  state: async () => stateOf(await read(engine.read)),

  check: (now) =>
    engine.write.transaction().execute(async (db) => {
      const known = await read(db);
      const trusted = known?.trusted_at ?? (await newestRow(db));
      const jumped = trusted !== null && now.getTime() - Date.parse(trusted) > maxStepMs;
      return jumped
        ? write(db, { trusted_at: trusted, stopped_at: known?.stopped_at ?? momentOf(now) })
        : write(db, { trusted_at: momentOf(now), stopped_at: null });
    }),

  async confirm(now) {
    await write(engine.write, { trusted_at: momentOf(now), stopped_at: null });
  },
});
