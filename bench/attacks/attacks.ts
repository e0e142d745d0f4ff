import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, startAtrium } from '../processes/atrium.ts';
import { type Crowd, crowdsAt } from './crowds.ts';
import { longestVisit } from './longest-visit.ts';
import { ask } from './send-request.ts';

type Measured = Omit<Metric, 'part'>;

const maxVisitMs = 250;
const crowdSize = 150;

/** A path that was never requested before. */
const madeUp = () => `/${randomBytes(8).toString('hex')}`;

/** Sends requests on `count` connections until `isOver`, one after the other on each. */
async function onConnections(count: number, isOver: () => boolean, next: (agent: Agent) => Promise<unknown>) {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver()) await next(agent);
      agent.destroy();
    }),
  );
}

/** The baseline of the machine: other programs on the same cores, and the pauses between visits. */
async function withoutAttack({ url, pid }: Atrium, seconds: number): Promise<Measured> {
  const { longestMs, visits } = await longestVisit({ url: `${url}/health/live`, pid }, () => wait(seconds * 1_000));
  return {
    what: 'longest wait for `/health/live`, without an attack',
    value: longestMs,
    unit: 'ms',
    note: `${visits} visits; times leave out waiting for a core that other programs had`,
  };
}

async function junkPaths({ url, pid }: Atrium, seconds: number): Promise<Measured> {
  let sent = 0;
  const { longestMs, visits } = await longestVisit({ url: `${url}/news`, pid }, () => {
    const until = performance.now() + seconds * 1_000;
    return onConnections(
      2,
      () => performance.now() >= until,
      (agent) => {
        sent += 1;
        return ask(`${url}${madeUp()}/${'a/'.repeat(1_890)}`, agent);
      },
    );
  });
  return {
    what: 'longest visit to a cached page, beside paths of 1,890 made-up folders on two connections',
    value: longestMs,
    unit: 'ms',
    target: { most: maxVisitMs },
    note: `${visits} visits, ${sent} such paths`,
  };
}

/** Runs `rounds` crowds; each sends all its requests at once. */
async function crowd({ url, pid }: Atrium, { what, path }: Crowd, rounds: number): Promise<Measured> {
  const statuses = new Map<number, number>();
  const { longestMs, visits } = await longestVisit({ url: `${url}/health/live`, pid }, async () => {
    for (let round = 0; round < rounds; round++) {
      const agent = new Agent({ keepAlive: true, maxSockets: crowdSize });
      const paths = Array.from({ length: crowdSize }, (_, index) => path(1_000 + round * crowdSize + index));
      for (const { status } of await Promise.all(paths.map((each) => ask(url + each, agent)))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      agent.destroy();
    }
  });
  return {
    what: `longest wait for \`/health/live\`, beside ${crowdSize} at once: ${what}`,
    value: longestMs,
    unit: 'ms',
    target: { most: maxVisitMs },
    note: [...[...statuses].map(([status, count]) => `${count} × ${status}`), `${visits} visits`].join(', '),
  };
}

/** Memory and shutdown time of a process after requests for files under made-up folders. */
async function flood(dataDir: string, paths: number): Promise<Measured[]> {
  const atrium = await startAtrium({ dataDir, free: true });
  let stopped = false;
  const send = async (count: number) => {
    let left = count;
    await onConnections(
      20,
      () => left <= 0,
      async (agent) => {
        left -= 1;
        const url = `${atrium.url}${madeUp()}/../files/x.mp4`;
        for (let time = 0; time < 3; time++) await ask(url, agent, { 'if-none-match': '*' });
      },
    );
  };
  try {
    // The first requests compile code and open files, which does not count as growth.
    await send(500);
    const before = await atrium.memory();
    await send(paths);
    const grown = (await atrium.memory()) - before;
    const began = performance.now();
    await atrium.stop();
    stopped = true;
    const what = `after ${paths.toLocaleString('en-GB')} made-up paths to a file, each three times`;
    return [
      { what: `growth of memory ${what}`, value: grown / 2 ** 20, unit: 'MB', target: { most: 80 } },
      { what: `SIGTERM to end ${what}`, value: (performance.now() - began) / 1_000, unit: 's', target: { most: 10 } },
    ];
  } finally {
    if (!stopped) await atrium.stop();
  }
}

async function run({ demo, quick, some, say }: Context): Promise<Measured[]> {
  const dataDir = await demo();
  const metrics: Measured[] = [];
  const atrium = await startAtrium({ dataDir, free: true });
  try {
    say('Attacks: none');
    metrics.push(await withoutAttack(atrium, quick ? 1 : 20));
    say('Attacks: junk paths');
    metrics.push(await junkPaths(atrium, quick ? 1 : 20));
    for (const each of some(await crowdsAt(atrium.url, dataDir))) {
      say(`Attacks: ${each.what}`);
      metrics.push(await crowd(atrium, each, quick ? 1 : 3));
    }
  } finally {
    await atrium.stop();
  }
  say('Attacks: made-up paths to a file');
  return [...metrics, ...(await flood(dataDir, quick ? 200 : 20_000))];
}

export const attacks: Part = { name: 'attacks', title: 'Under attack', run, mustHold: true };
