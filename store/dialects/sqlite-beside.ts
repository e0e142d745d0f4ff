import { Worker } from 'node:worker_threads';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter } from 'kysely';
import type { Database } from './engine.ts';
import type { Answer, Ask, Message } from './reading-thread.ts';

/** Rows on their way are garbage at once; there is no need to let it gather. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** Another thread's connection to a database file, which reads while this thread goes on. */
export class ReadingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #state: 'starting' | 'ready' | 'ended' = 'starting';

  /** `onError` hears why the thread ended, unless it was told to. */
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
    this.#worker.once('exit', () => this.#end(new Error('The thread that reads the database has ended')));
  }

  /** Before, whoever asked would wait for its start; after its end, for nothing. */
  get isReady(): boolean {
    return this.#state === 'ready';
  }

  /** Rejects as SQLite does, with its code, and where the thread ends before it has answered. */
  read(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'ended') {
        reject(new Error('The thread that reads the database has ended'));
        return;
      }
      const number = ++this.#asked;
      this.#post({ number, text, parameters });
      this.#waiting.set(number, { resolve, reject });
      // Whoever waits for an answer keeps the process from ending, an idle thread does not.
      this.#worker.ref();
    });
  }

  /** After what was asked before. */
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

/** Kysely's way to a reading thread: single statements, of which each sees what is written when its turn comes. */
export class ReadingThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: ReadingThread) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        // What the statement gives is what whoever wrote it says: as with every driver.
        return { rows: (await thread.read(sql, parameters)) as Row[] };
      },
      // biome-ignore lint/correctness/useYield: there is nothing to give.
      async *streamQuery() {
        throw new Error('The thread that reads answers whole statements');
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

/** Nobody waits until the statement of somebody else is answered: the thread keeps them in their order. */
export class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const noTransaction = async (): Promise<never> => {
  throw new Error('The thread that reads knows no transactions');
};

interface BesideOptions {
  path: string;
  /** The connection of this thread. */
  here: Database;
  /** Whether there is so much in the file that a thread is worth what it holds in memory. */
  isWorthIt(): boolean;
  /** Kysely over a thread. */
  over(thread: ReadingThread): Database;
  /** Hears why the thread ended that was not told to. From then on all is asked here again. */
  onError(error: unknown): void;
}

/** Where long questions to a file are asked: beside this thread, once that is ready, if it is worth it. */
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
