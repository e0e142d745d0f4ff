import { parentPort, workerData } from 'node:worker_threads';
import { openFile, withKeptStatements } from './sqlite-file.ts';

/*
 * A worker thread that runs read statements on the database file in its worker data, one after another, so that slow queries do
 * not block the main thread. sqlite-beside.ts starts it.
 */

/** A statement with the number of its response, or the request to exit. */
export type Ask = { number: number; text: string; parameters: readonly unknown[] } | 'end';

export interface Answer {
  number: number;
  rows: unknown[];
  /** Instead of rows: the error, with SQLite's code. */
  failure?: { message: string; code: unknown };
}

/** A message of the thread. `ready` is the first one: the database is open. */
export type Message = 'ready' | Answer;

const file = openFile(String(workerData), false);
const statements = withKeptStatements(file);

const say = (message: Message): void => parentPort?.postMessage(message);

function answer(number: number, text: string, parameters: readonly unknown[]): Answer {
  try {
    return { number, rows: statements.prepare(text).all(parameters) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { number, rows: [], failure: { message: error.message, code: 'code' in error ? error.code : undefined } };
  }
}

parentPort?.on('message', (asked: Ask) => {
  if (asked === 'end') {
    file.close();
    parentPort?.close();
  } else {
    say(answer(asked.number, asked.text, asked.parameters));
  }
});
say('ready');
