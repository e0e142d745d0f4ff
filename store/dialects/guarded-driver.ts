import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';

/** Called before the first change of a transaction, and before each change outside of one. A rejection prevents the change. */
export type BeforeChange = (connection: Pick<DatabaseConnection, 'executeQuery'>) => Promise<void>;

const changes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);
const rawChange = /^\s*(insert|update|delete|merge)\b|^\s*with\b.*\b(insert into|update|delete from)\b/is;

const isChange = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'RawNode' ? rawChange.test(sql) : changes.has(query.kind);

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #beforeChange: BeforeChange;
  isChecked = false;

  constructor(inner: DatabaseConnection, beforeChange: BeforeChange) {
    this.inner = inner;
    this.#beforeChange = beforeChange;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.isChecked && isChange(query)) {
      await this.#beforeChange(this.inner);
      this.isChecked = true;
    }
    return this.inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}

/** A driver whose connections check something before they change the database. */
export function guardedDriver(driver: Driver, beforeChange: BeforeChange | undefined): Driver {
  if (!beforeChange) return driver;
  const guarded = new WeakMap<DatabaseConnection, GuardedConnection>();
  const innerOf = (connection: DatabaseConnection) =>
    connection instanceof GuardedConnection ? connection.inner : connection;
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const inner = await driver.acquireConnection();
      const connection = guarded.get(inner) ?? new GuardedConnection(inner, beforeChange);
      guarded.set(inner, connection);
      connection.isChecked = false;
      return connection;
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(innerOf(connection), settings),
    commitTransaction: (connection) => driver.commitTransaction(innerOf(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(innerOf(connection)),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => driver.destroy(),
  };
}

/** The version of the tables, by a connection. */
export async function tablesVersionOn(connection: Pick<DatabaseConnection, 'executeQuery'>): Promise<number> {
  const query = CompiledQuery.raw('select max(version) as version from schema_versions');
  const { rows } = await connection.executeQuery<{ version: number | null }>(query);
  return rows[0]?.version ?? 0;
}
