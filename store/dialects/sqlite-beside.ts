import { Worker } from 'node:worker_threads';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter } from 'kysely';
import type { Database } from './engine.ts';
import type { Answer, Ask, Message } from './reading-thread.ts';

/** Rows in transit become garbage at once, so a small young generation suffices. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** A worker thread with its own connection to a database file. It reads without blocking this thread. */
export class ReadingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #state: 'starting' | 'ready' | 'ended' = 'starting';

  /** `onError` receives the error that ended the thread. */
  constructor(path: string, onError: (error: unknown) => void) {
    this.#worker = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: path, resourceLimits });
    this.#worker.unref();
    this.#worker.on('message', (message: Message) => {
      if (message === 'ready') this.#state = 'ready';
      else this.#take(message);
    });
    this.#worker.on('error', (error) => {
      onError(error);
      this.#end(error);
    });
    this.#ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.once('exit', () => this.#end(new Error('The reading thread of the database has ended')));
  }

  /** A query before this would wait for the thread to start; a query after its end would fail. */
  get isReady(): boolean {
    return this.#state === 'ready';
  }

  /** Rejects with SQLite's error and code, or when the thread ends before its response. */
  read(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'ended') {
        reject(new Error('The reading thread of the database has ended'));
        return;
      }
      const number = ++this.#asked;
      this.#post({ number, text, parameters });
      this.#waiting.set(number, { resolve, reject });
      // A pending query keeps the process alive; an idle thread does not.
      this.#worker.ref();
    });
  }

  /** Pending queries are finished first. */
  async close(): Promise<void> {
    if (this.#state !== 'ended') {
      this.#worker.ref();
      this.#post('end');
    }
    await this.#ended;
  }

  #post(ask: Ask): void {
    this.#worker.postMessage(ask);
  }

  #take({ number, rows, failure }: Answer): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (failure) waiting?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
    else waiting?.resolve(rows);
  }

  #end(error: unknown): void {
    this.#state = 'ended';
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Kysely's driver for a reading thread. It runs single statements; each sees what is committed when it starts. */
export class ReadingThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: ReadingThread) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        // The type of the rows is asserted by the query's author, as with every driver.
        return { rows: (await thread.read(sql, parameters)) as Row[] };
      },
      // biome-ignore lint/correctness/useYield: the function always throws.
      async *streamQuery() {
        throw new Error('The reading thread does not stream results');
      },
    };
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  beginTransaction = noTransaction;
  commitTransaction = noTransaction;
  rollbackTransaction = noTransaction;
}

/** Kysely does not wait for the response to one statement before it sends the next: the thread runs them in order. */
export class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const noTransaction = async (): Promise<never> => {
  throw new Error('The reading thread has no transactions');
};

interface BesideOptions {
  path: string;
  /** The connection of this thread. */
  here: Database;
  /** Whether the file is large enough to justify the memory of a thread. */
  isWorthIt(): boolean;
  /** Makes a Kysely instance that uses the thread. */
  over(thread: ReadingThread): Database;
  /** Receives the error that ended the thread. Later queries use `here` again. */
  onError(error: unknown): void;
}

/** Chooses where slow queries run: in a reading thread once it is ready, if `isWorthIt`; otherwise in this thread. */
export function readBeside({ path, here, isWorthIt, over, onError }: BesideOptions) {
  let beside: { thread: ReadingThread; database: Database } | undefined;
  return {
    database(): Database {
      if (!beside && isWorthIt()) {
        const thread = new ReadingThread(path, onError);
        beside = { thread, database: over(thread) };
      }
      return beside?.thread.isReady ? beside.database : here;
    },
    async close(): Promise<void> {
      await beside?.thread.close();
    },
  };
}
