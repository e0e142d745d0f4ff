/*
 * Figures in the text format that Prometheus and its relatives read (version 0.0.4). A library for it would bring more code
 * than these three kinds need.
 */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  value: number;
}

/** One figure: what it is called, what it says, and how it stands now. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** Each with what is put behind the name. */
  samples(): Promise<readonly (Sample & { suffix?: string })[]> | readonly (Sample & { suffix?: string })[];
}

const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels));

export interface Counter extends Metric {
  add(labels?: Labels, by?: number): void;
}

/** Something that only grows. `known`: what stands there from the start, so that the first one shows as a step. */
export function counter(name: string, help: string, known: readonly Labels[] = []): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>();
  const of = (labels: Labels) => {
    const key = keyOf(labels);
    const found = counts.get(key) ?? { labels, value: 0 };
    counts.set(key, found);
    return found;
  };
  for (const labels of known) of(labels);
  return {
    name,
    help,
    type: 'counter',
    add(labels = {}, by = 1) {
      of(labels).value += by;
    },
    samples: () => [...counts.values()],
  };
}

/** Something that is looked at when it is asked for; undefined where there is nothing to say. */
export function gauge(
  name: string,
  help: string,
  look: () => Promise<readonly Sample[] | number | undefined> | readonly Sample[] | number | undefined,
  type: 'gauge' | 'counter' = 'gauge',
): Metric {
  return {
    name,
    help,
    type,
    async samples() {
      const seen = await look();
      if (seen === undefined) return [];
      return typeof seen === 'number' ? [{ value: seen }] : seen;
    },
  };
}

export interface Histogram extends Metric {
  observe(labels: Labels, value: number): void;
}

/** How many were how large: each bound counts what is no larger. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const rows = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  return {
    name,
    help,
    type: 'histogram',
    observe(labels, value) {
      const key = keyOf(labels);
      const row = rows.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      rows.set(key, row);
      row.sum += value;
      row.count += 1;
      for (const [index, bound] of bounds.entries())
        if (value <= bound) row.counts[index] = (row.counts[index] ?? 0) + 1;
    },
    samples: () =>
      [...rows.values()].flatMap(({ labels, counts, sum, count }) => [
        ...bounds.map((bound, index) => ({
          suffix: '_bucket',
          labels: { ...labels, le: String(bound) },
          value: counts[index] ?? 0,
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]),
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };
const quoted = (text: string) => `"${text.replace(/[\\"\n]/g, (sign) => escapes[sign] ?? sign)}"`;

function labelsText(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** How long somebody waits for a figure that has to be asked for, such as of a database that does not answer. */
const patienceMs = 2_000;

/** All figures as text. One that cannot be had is left out, and `onError` hears why. */
export async function metricsText(metrics: readonly Metric[], onError: (error: unknown) => void): Promise<string> {
  const texts = await Promise.all(
    metrics.map(async ({ name, help, type, samples }) => {
      try {
        const lines = (await inTime(samples())).map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${labelsText(labels)} ${value}`,
        );
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
      } catch (error) {
        onError(error);
        return undefined;
      }
    }),
  );
  return `${texts.filter((text) => text !== undefined).join('\n')}\n`;
}

function inTime<T>(value: T | Promise<T>): Promise<T> {
  const { promise, reject, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('A figure was not there in time')), patienceMs).unref();
  Promise.resolve(value)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}
