import { Gauge, type Registry } from 'prom-client';

/** The time limit for one metric, for example from a database that does not respond. Prometheus gives up after 10 s. */
const collectTimeoutMs = 2_000;

export interface Sample {
  labels: Record<string, string>;
  value: number;
}

export type Collected = readonly Sample[] | number | undefined;

export interface GaugeOptions {
  name: string;
  help: string;
  labelNames?: string[];
  /** Returns the current value; undefined if there is none. */
  read: () => Promise<Collected> | Collected;
}

/** Adds a gauge that is read at each scrape. If reading fails, only this gauge has no samples. */
export function addGauge(registry: Registry, options: GaugeOptions, onError: (error: unknown, metric: string) => void) {
  const { name, help, labelNames = [], read } = options;
  let isFailing = false;
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      // Removes the samples of the last scrape; an unlabelled gauge would otherwise export 0.
      if (labelNames.length > 0) this.reset();
      else this.remove();
      try {
        const collected = await withTimeout(Promise.try(read));
        if (typeof collected === 'number') this.set(collected);
        else for (const { labels, value } of collected ?? []) this.set(labels, value);
        isFailing = false;
      } catch (error) {
        // Each scrape would report it again.
        if (!isFailing) onError(error, name);
        isFailing = true;
      }
    },
  });
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No value within ${collectTimeoutMs} ms`)), collectTimeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
