import SqliteFile from 'better-sqlite3';

/** How long one process's write waits for another's, milliseconds. */
export const busyTimeout = 5_000;

/** Opens a database file. A writer creates it if it does not exist. */
export function openFile(path: string, writes: boolean): SqliteFile.Database {
  const file = new SqliteFile(path, { fileMustExist: !writes });
  // Must come first: the change to WAL needs an exclusive lock, and another process may be starting too.
  file.pragma(`busy_timeout = ${busyTimeout}`);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('journal_size_limit = 67108864');
  // Deleted content is overwritten with zeros.
  file.pragma('secure_delete = ON');
  if (writes) {
    // From here on WriteDriver waits instead: waiting inside SQLite would block the event loop.
    file.pragma('busy_timeout = 0');
  } else {
    file.pragma('query_only = ON');
  }
  return file;
}

/** More than the program's fixed statements. Lists of parameters create further ones. */
const maxCachedStatements = 300;

/** Compiling a statement costs more than running it, so the most recently used ones are cached. */
export function withCachedStatements(file: SqliteFile.Database) {
  const kept = new Map<string, SqliteFile.Statement<unknown[]>>();
  return {
    close: () => void file.close(),
    prepare(text: string) {
      const statement = kept.get(text) ?? file.prepare<unknown[]>(text);
      kept.delete(text);
      kept.set(text, statement);
      const oldest = kept.keys().next();
      if (kept.size > maxCachedStatements && !oldest.done) kept.delete(oldest.value);
      return statement;
    },
  };
}
