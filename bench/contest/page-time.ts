import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../attacks/send-request.ts';
import type { Atrium } from '../processes/atrium.ts';

/** Paths that are requested in turn. */
export interface Walk {
  what: string;
  paths: readonly string[];
}

/** Visits pages one after the other; returns the processor time for each, in milliseconds: of all threads of the program. */
async function perPage({ url, processorMs }: Atrium, paths: readonly string[], count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await processorMs();
  for (let n = 0; n < count; ) {
    const { status } = await ask(`${url}${paths[n % paths.length]}`, agent);
    if (status === 200) n += 1;
    // While other programs have all cores, the program refuses pages.
    else if (status === 503) await wait(100);
    else throw new Error(`${paths[n % paths.length]} returned ${status}`);
  }
  agent.destroy();
  return ((await processorMs()) - before) / count;
}

interface Walking {
  atrium: Atrium;
  walk: Walk;
}

/** Measures several programs in turn; returns the processor time for a page in each round, in the order of the programs. */
export async function pageTimes(
  all: readonly Walking[],
  { quick, rounds }: { quick: boolean; rounds: number },
): Promise<number[][]> {
  // The warm-up compiles the code. A round takes about a second, since the kernel counts in ticks of 10 ms.
  const [warmUp, pages] = quick ? [0, 5] : [400, 100];
  for (const { atrium, walk } of all) await perPage(atrium, walk.paths, warmUp);
  const times: number[][] = all.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { atrium, walk }] of all.entries()) times[index]?.push(await perPage(atrium, walk.paths, pages));
  }
  return times;
}
