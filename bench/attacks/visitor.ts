import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.ts';

/* A visitor in a thread of its own, whose times are not those of the thread that attacks. */

const betweenMs = 10;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
let longestMs = 0;
let visits = 0;
const visit = async () => {
  const { status, ms } = await ask(workerData, agent);
  if (status !== 200) throw new Error(`${workerData} answered ${status}`);
  return ms;
};
// The first one opens the connection.
await visit();
parentPort?.postMessage('ready');
while (!isOver) {
  longestMs = Math.max(longestMs, await visit());
  visits += 1;
  await wait(betweenMs);
}
agent.destroy();
parentPort?.postMessage({ longestMs, visits });
