import { Agent, request } from 'node:http';

export interface Visits {
  /** Milliseconds that each answer took, from the quickest on. */
  times: number[];
  /** Whatever was not answered with 200. */
  failures: string[];
}

export interface Visitors {
  /** Connections they have open at most. */
  connections: number;
  /** How many answers they had so far. */
  count(): number;
  stop(): Promise<Visits>;
}

/** A `%` stands for something new each time. */
const mostlyKept = [...['/', '/faq', '/news', '/api/WebApi/GetNews?take=2', '/contact'], '/search?q=%'];
/** Between one answer and the next question of the same visitor. */
const pauseMs = 20;
let words = 0;

const once = (url: URL, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    request(url, { agent }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 'no status'));
    })
      .on('error', (error) => resolve(error.message))
      .end();
  });

/** People who read pages, most of them kept and some not, until they are stopped. */
export function visitOn(url: string, connections = 8, paths: readonly string[] = mostlyKept): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits: Visits = { times: [], failures: [] };
  let stopped = false;
  const workers = Array.from({ length: connections }, async (_, worker) => {
    for (let count = worker; !stopped; count++) {
      words += 1;
      const path = (paths[count % paths.length] ?? '/').replace('%', `visitor${words}`);
      const began = performance.now();
      const answer = await once(new URL(path, url), agent);
      visits.times.push(performance.now() - began);
      if (answer !== 200) visits.failures.push(`${path}: ${answer}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  return {
    connections,
    count: () => visits.times.length,
    async stop() {
      stopped = true;
      await Promise.all(workers);
      agent.destroy();
      visits.times.sort((a, b) => a - b);
      return visits;
    },
  };
}

/** Of sorted numbers the one below which that share of them is. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
