import { type BeforeChange, tablesVersionOn } from '../dialects/guarded-driver.ts';

/**
 * A newer program has migrated the database while this one runs. Its code makes the error temporary: the client may
 * retry elsewhere.
 */
export class NewerTablesError extends Error {
  override readonly name = 'NewerTablesError';
  readonly code = 'ATRIUM_NEWER_TABLES';

  constructor(found: number, known: number) {
    super(
      `A newer Atrium has migrated the tables to version ${found}; this one knows version ${known} and stops changing data. ` +
        'Stop this process and start the newer version in its place.',
    );
  }
}

/** A newer program has migrated the database before this one starts. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(found: number, known: number) {
    super(
      `This database has version ${found}, made by a newer program; this one knows versions up to ${known}. ` +
        'Start the newer program, or restore a backup made before the update.',
    );
  }
}

/**
 * Refuses every change of a running program once the tables are newer than it: the change would lack data that the
 * newer version has. A change of content takes the content lock first, as each step of a migration does, so none slips
 * in between. `start` begins the checks.
 */
export function newerTablesGuard(known: number): { beforeChange: BeforeChange; start(): void } {
  let isStarted = false;
  return {
    start() {
      isStarted = true;
    },
    async beforeChange(connection) {
      if (!isStarted) return;
      const found = await tablesVersionOn(connection);
      if (found > known) throw new NewerTablesError(found, known);
    },
  };
}
