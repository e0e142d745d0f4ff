import { createHttpClient } from './http-client.ts';
import type { Storm, StormReport } from './start-storm.ts';

/*
 * A load generator: sends requests at a fixed rate, or as fast as responses arrive, and prints a StormReport at the
 * end. Its only argument is a Storm.
 */

const { port, paths, seconds, perSecond, connections, post } = JSON.parse(process.argv[2] ?? '{}') as Storm;

/** More connections than the program queues, so the program rejects requests and this client does not delay them. */
const asker = createHttpClient(port, connections);
const report: StormReport = { statuses: {}, goodInTime: 0, goodTimes: [], refusedTimes: [], withoutRetryAfter: 0 };
const began = performance.now();
const isOver = () => performance.now() - began > seconds * 1_000;
let sent = 0;
/** The maximum wait for the last responses. */
const patienceMs = 20_000;

async function ask(): Promise<void> {
  // Each request has a new address, so no response is cached.
  const path = (paths[sent % paths.length] ?? '/').replace('%', `${process.pid}${sent}`);
  sent += 1;
  const asked = performance.now();
  const { status, head } = await asker.ask(path, post).catch((error: Error) => ({ status: error.message, head: '' }));
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  (status === '503' ? report.refusedTimes : report.goodTimes).push(performance.now() - asked);
  if (status === '503' && !/^retry-after:/im.test(head)) report.withoutRetryAfter += 1;
  // Later responses do not count.
  if (status !== '503' && !isOver()) report.goodInTime += 1;
}

if (perSecond === undefined) {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) await ask();
    }),
  );
} else {
  const asking: Promise<void>[] = [];
  while (!isOver()) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (sent < due) asking.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const asAPerson = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all(asking), asAPerson]);
}
const drainedMs = performance.now() - began - seconds * 1_000;
process.stdout.write(JSON.stringify({ ...report, sent, drainedMs }), () => process.exit());
