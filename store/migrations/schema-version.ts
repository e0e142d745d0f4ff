import type { Database, Engine } from '../dialects/engine.ts';

/** The database's tables have another version than the program needs and must not be changed. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError';
  readonly found: number;
  readonly needed: number;

  constructor(found: number, needed: number) {
    super(`The database has tables of version ${found}; this program needs version ${needed}.`);
    this.found = found;
    this.needed = needed;
  }
}

/** The version of the tables, or 0 for a database without tables. Creates none. */
export async function databaseVersion({ read }: Engine): Promise<number> {
  const tables = await read.introspection.getTables();
  return tables.some(({ name }) => name === 'schema_versions') ? latestVersion(read) : 0;
}

/** The version, if the table `schema_versions` exists. */
export async function latestVersion(db: Database): Promise<number> {
  const { latest } = await db
    .selectFrom('schema_versions')
    .select((eb) => eb.fn.max<number | null>('version').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}
