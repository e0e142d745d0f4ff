import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Visited } from './longest-visit.ts';
import { ask } from './send-request.ts';

/* A visitor in a separate thread, so that the attacking thread does not delay its measurements. */

const betweenMs = 10;

const { url, pid }: Visited = workerData;

/** How long a thread waited for a core; 0 if the system does not report it. */
function waitedForCoreMs(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
const stolenMs = () => waitedForCoreMs(`${pid}/task/${pid}`) + waitedForCoreMs('thread-self');

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const visit = async () => {
  const before = stolenMs();
  const { status, ms } = await ask(url, agent);
  if (status !== 200) throw new Error(`${url} returned ${status}`);
  return Math.max(0, ms - (stolenMs() - before));
};

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
// The first visit opens the connection.
await visit();
parentPort?.postMessage('ready');
let longestMs = 0;
let visits = 0;
while (!isOver) {
  longestMs = Math.max(longestMs, await visit());
  visits += 1;
  await wait(betweenMs);
}
agent.destroy();
parentPort?.postMessage({ longestMs, visits });
