import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Secrets } from '#store/interfaces/people.ts';

const fingerprintName = (name: string) => `${name}-fingerprint`;

async function read(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value unless there is one. Returns the stored one. */
async function keep(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read(db, name)) ?? value;
}

async function encryptFactorsAgain(db: Database, encryptAgain: (data: string) => Promise<string>): Promise<void> {
  for (const factor of await db.selectFrom('two_factors').select(['id', 'secret', 'backup_codes']).execute()) {
    await db
      .updateTable('two_factors')
      .set({ secret: await encryptAgain(factor.secret), backup_codes: await encryptAgain(factor.backup_codes) })
      .where('id', '=', factor.id)
      .execute();
  }
}

export const secretsOf = (engine: Engine): Secrets => ({
  keep: (name, proposed) => keep(engine.write, name, proposed),

  fingerprint: (name) => read(engine.write, fingerprintName(name)),

  moveOut: (name, fingerprint, encryptAgain) =>
    engine.write.transaction().execute(async (db) => {
      const stored = await keep(db, fingerprintName(name), fingerprint);
      const key = await read(db, name);
      if (stored !== fingerprint || key === undefined) return stored;
      await encryptFactorsAgain(db, (data) => encryptAgain(data, key));
      await db.deleteFrom('sessions').execute();
      await db.deleteFrom('secrets').where('name', '=', name).execute();
      return stored;
    }),

  forgetKey: (name) =>
    engine.write.transaction().execute(async (db) => {
      const factors = await db.deleteFrom('two_factors').returning('user_id').execute();
      await db.updateTable('users').set({ two_factor_enabled: 0 }).execute();
      await db.deleteFrom('sessions').execute();
      await db
        .deleteFrom('secrets')
        .where('name', 'in', [name, fingerprintName(name)])
        .execute();
      return factors.length;
    }),
});
