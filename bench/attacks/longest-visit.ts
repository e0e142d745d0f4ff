import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Visits {
  longestMs: number;
  visits: number;
}

/** The longest of the visits to `url`, one after the other, while `attack` runs. Throws where one is not answered with 200. */
export async function longestVisit(url: string, attack: () => Promise<void>): Promise<Visits> {
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: url });
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
