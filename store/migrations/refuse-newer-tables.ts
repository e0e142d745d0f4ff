import type { Engine } from '../dialects/engine.ts';
import { latestVersion } from './schema-version.ts';

/** A newer program has migrated the database while this one runs. Its code makes the error temporary: the client may retry elsewhere. */
export class NewerTablesError extends Error {
  override readonly name = 'NewerTablesError';
  readonly code = 'ATRIUM_NEWER_TABLES';

  constructor(found: number, known: number) {
    super(
      `A newer Atrium has migrated the tables to version ${found}; this one knows version ${known} and stops changing content. ` +
        'Stop this process and start the newer version in its place.',
    );
  }
}

/**
 * The engine of a running program. A change that takes the content lock is refused once the tables are newer than the program: it would lack
 * the data that the newer version derives. Each step of a migration takes the lock too, so no change slips in between.
 */
export const refusingNewerTables = (engine: Engine, known: number): Engine => ({
  ...engine,
  async lockContent(transaction) {
    await engine.lockContent(transaction);
    const found = await latestVersion(transaction);
    if (found > known) throw new NewerTablesError(found, known);
  },
});
