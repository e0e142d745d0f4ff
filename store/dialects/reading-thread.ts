import { parentPort, workerData } from 'node:worker_threads';
import { openFile, withKeptStatements } from './sqlite-file.ts';

/*
 * A thread that reads the database named in its data, statement by statement, so that those that take long keep nobody
 * else waiting. sqlite-beside.ts begins it.
 */

/** A statement to be run, and what it is called in the answer; without one, it is time to end. */
export type Ask = { number: number; text: string; parameters: readonly unknown[] } | 'end';

export interface Answer {
  number: number;
  rows: unknown[];
  /** Instead of rows, with the code that SQLite gave. */
  failure?: { message: string; code: unknown };
}

/** What the thread says: first of all that the database is open. */
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
