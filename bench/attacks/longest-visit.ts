import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Visited {
  url: string;
  /** The process that serves the URL. */
  pid: number;
}

export interface Visits {
  longestMs: number;
  visits: number;
}

/**
 * Makes visits one after the other while `attack` runs; returns the longest, without the time in which the server or
 * the visitor waited for a core. Throws if a status is not 200.
 */
export async function longestVisit(visited: Visited, attack: () => Promise<void>): Promise<Visits> {
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: visited });
  try {
    await once(visitor, 'message');
    const failed = once(visitor, 'error').then(([error]) => Promise.reject(error));
    await Promise.race([attack(), failed]);
    visitor.postMessage('end');
    const [visits] = await once(visitor, 'message');
    return visits;
  } finally {
    await visitor.terminate();
  }
}
