import type { Visits } from '#store/interfaces/personal.ts';
import { dayOf, saveDays } from './days.ts';

/**
 * Parts of user agents of programs that no browser's contains. The list is short, because it is checked before each
 * cached response.
 */
const programs = ['compatible;', '+http', 'ot/', 'Headless', 'Lighthouse'];

/** Real sites have fewer pages; further addresses are counted together. */
const maxPages = 2_000;
const maxPathLength = 200;

/** Paths that are not pages; the site's scripts request some of them below the language of the page. */
const elsewhere =
  /^\/(?:api|office|files|pictures|health)(?:\/|$)|^(?:\/[a-z][a-z0-9-]*)?\/(?:search\/suggestions|__manifest)(?:\/|$)|^(?!\/)/i;

/** The request headers, in lower case, that tell a reader from a program. */
export type VisitHeaders = Readonly<
  Partial<Record<'user-agent' | 'sec-purpose' | 'purpose' | 'x-moz', string | string[] | undefined>>
>;

export interface VisitCounterOptions {
  visits: Pick<Visits, 'add'>;
  now: () => Date;
}

export interface VisitCounter {
  /**
   * Counts one view of a page with status 200, in memory. Stores nothing about the visitor, and nothing of the address
   * except its path. Callers pass each address as requested; this function skips addresses that are not pages and
   * clients that are programs.
   */
  countVisit(address: string, headers: VisitHeaders): void;
  /** As `countVisit`, for callers that have cached the result of {@link visitedPage}: one addition. */
  countPage(page: string): void;
  /** Saves the counts. Counts that cannot be saved wait for the next time, within the same bounds. */
  flush(): Promise<void>;
}

/** The page of an address, as it is counted; undefined if the address is not a page. */
export function pageOf(address: string): string | undefined {
  const mark = address.indexOf('?');
  if (mark >= 0 && address.indexOf('preview=', mark) >= 0) return undefined;
  let path = mark < 0 ? address : address.slice(0, mark);
  const dot = path.indexOf('.', path.lastIndexOf('/'));
  if (dot >= 0) {
    // The router's data requests count as pages; feeds and files do not.
    if (!path.endsWith('.data')) return undefined;
    path = path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
  }
  if (elsewhere.test(path)) return undefined;
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path.length > maxPathLength ? '' : path.toLowerCase();
}

/** Whether a person reads the page now: not a program, and not a browser that prefetches. */
export function isReading(headers: VisitHeaders): boolean {
  const agent = headers['user-agent'];
  // User agents of all browsers start this way; those of commands, libraries and link previews do not.
  if (typeof agent !== 'string' || !agent.startsWith('Mozilla/')) return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch' || headers['x-moz'] === 'prefetch')
    return false;
  for (const sign of programs) if (agent.includes(sign)) return false;
  return true;
}

/** The page that a request counts for if its status is 200; undefined for none. Depends only on its arguments. */
export const visitedPage = (address: string, headers: VisitHeaders): string | undefined =>
  isReading(headers) ? pageOf(address) : undefined;

/** Counts visits by day and page, and stores nothing else. */
export function createVisitCounter({ visits, now }: VisitCounterOptions): VisitCounter {
  let day = 0;
  let counts = new Map<string, number>();
  let pages = 0;
  /** Counts of earlier days, and counts that could not be saved. */
  let waiting: DayCounts[] = [];

  const put = (page: string, visits: number) => {
    const before = counts.get(page);
    if (before !== undefined) {
      counts.set(page, before + visits);
      return;
    }
    if (pages >= maxPages && page !== '') {
      put('', visits);
      return;
    }
    pages += 1;
    // A copy: a substring would keep the whole address in memory.
    counts.set(Buffer.from(page).toString(), visits);
  };

  const turnTo = (today: number) => {
    if (counts.size > 0) waiting.push([day, counts]);
    day = today;
    counts = new Map();
    pages = 0;
  };

  const countPage = (page: string) => {
    const today = dayOf(now());
    if (today !== day) turnTo(today);
    put(page, 1);
  };

  return {
    countPage,
    countVisit(address, headers) {
      const page = visitedPage(address, headers);
      if (page !== undefined) countPage(page);
    },

    async flush() {
      turnTo(dayOf(now()));
      const taken = waiting;
      waiting = [];
      await saveDays(
        taken,
        (date, counts) => visits.add(date, counts),
        (left) => {
          waiting = merged([...left, ...waiting]);
        },
      );
    },
  };
}

type DayCounts = readonly [day: number, counts: Map<string, number>];

/** Merges the counts by day, so that a long outage of the database costs at most one day's pages per day. */
function merged(parts: readonly DayCounts[]): DayCounts[] {
  const days = new Map<number, Map<string, number>>();
  for (const [day, counts] of parts) {
    const all = days.get(day) ?? new Map<string, number>();
    days.set(day, all);
    for (const [page, visits] of counts) {
      const name = all.has(page) || all.size < maxPages ? page : '';
      all.set(name, (all.get(name) ?? 0) + visits);
    }
  }
  return [...days];
}
