import { createAsker } from './asker.ts';
import type { Storm, StormReport } from './start-storm.ts';

/*
 * A process that asks for pages, at a pace of its own or as fast as answers come; what came of it is printed at the end. Its only
 * argument is a Storm.
 */

const { port, paths, seconds, perSecond, connections, post } = JSON.parse(process.argv[2] ?? '{}') as Storm;

/** More connections than the program lets wait, so that it is the one who refuses. */
const asker = createAsker(port, connections);
const report: StormReport = { statuses: {}, goodInTime: 0, goodTimes: [], refusedTimes: [], withoutRetryAfter: 0 };
const began = performance.now();
const isOver = () => performance.now() - began > seconds * 1_000;
let sent = 0;
/** Who has asked at the end waits for as long. */
const patienceMs = 20_000;

async function ask(): Promise<void> {
  // No two questions are for the same address, so that nothing lies ready.
  const path = (paths[sent % paths.length] ?? '/').replace('%', `${process.pid}${sent}`);
  sent += 1;
  const asked = performance.now();
  const { status, head } = await asker.ask(path, post).catch((error: Error) => ({ status: error.message, head: '' }));
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  (status === '503' ? report.refusedTimes : report.goodTimes).push(performance.now() - asked);
  if (status === '503' && !/^retry-after:/im.test(head)) report.withoutRetryAfter += 1;
  // What comes afterwards is no gain of this time.
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
