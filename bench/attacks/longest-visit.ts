import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Visited {
  url: string;
  /** Of the process that answers. */
  pid: number;
}

export interface Visits {
  longestMs: number;
  visits: number;
}

/**
 * The longest of the visits, one after the other, while `attack` runs, without the time in which the process or the visitor waited for a
 * core. Throws where one is not answered with 200.
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
