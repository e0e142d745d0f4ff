import SqliteFile from 'better-sqlite3';

/** How long one process's write waits for another's, in milliseconds. */
export const busyTimeout = 5_000;

/** Opens a database file, which whoever writes makes if it is not there; whoever only reads waits for nobody. */
export function openFile(path: string, writes: boolean): SqliteFile.Database {
  const file = new SqliteFile(path, { fileMustExist: !writes });
  // First of all: changing to WAL needs the file alone, and another process may be starting too.
  file.pragma(`busy_timeout = ${busyTimeout}`);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('journal_size_limit = 67108864');
  // What is deleted is overwritten, not merely let go.
  file.pragma('secure_delete = ON');
  if (writes) {
    // From here on WriteDriver waits, and the process with all its visitors does not.
    file.pragma('busy_timeout = 0');
  } else {
    file.pragma('query_only = ON');
  }
  return file;
}

/** Enough for every statement of the program; lists of parameters make more of them. */
const keptStatements = 300;

/** Compiling a statement costs more than running it; those used last are kept. */
export function withKeptStatements(file: SqliteFile.Database) {
  const kept = new Map<string, SqliteFile.Statement<unknown[]>>();
  return {
    close: () => void file.close(),
    prepare(text: string) {
      const statement = kept.get(text) ?? file.prepare<unknown[]>(text);
      kept.delete(text);
      kept.set(text, statement);
      const oldest = kept.keys().next();
      if (kept.size > keptStatements && !oldest.done) kept.delete(oldest.value);
      return statement;
    },
  };
}
