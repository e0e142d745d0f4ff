import { Agent, request } from 'node:http';

export interface Visits {
  /** The duration of each response in ms, in ascending order. */
  times: number[];
  /** Responses other than 200, and connection errors. */
  failures: string[];
}

export interface Visitors {
  /** The maximum number of connections. */
  connections: number;
  /** The number of responses so far. */
  count(): number;
  stop(): Promise<Visits>;
}

/** A `%` is replaced by a unique word in each request. */
const mostlyKept = [...['/', '/faq', '/news', '/api/WebApi/GetNews?take=2', '/contact'], '/search?q=%'];
/** The pause between a response and the next request of the same visitor. */
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

/** Visitors that read pages, most of them cached, until they are stopped. */
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

/** The quantile of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
