import type { Visits } from '#store/personal.ts';

/**
 * What programs that look at pages say of themselves, beside what every browser says. It is few
 * words, because it is looked for in front of each answer that lies ready.
 */
const programs = ['compatible;', '+http', 'ot/', 'Headless', 'Lighthouse'];

/** Real sites have fewer; made-up addresses beyond are counted together. */
const mostPages = 2_000;
const longestPage = 200;

/** Answers that no page is made of. */
const elsewhere = /^\/(?:api|office|files|pictures|health|search\/suggestions)(?:\/|$)|^(?!\/)/i;

const dayMs = 24 * 60 * 60_000;

/** Of a request's headers, by their names in small letters, these four say whether somebody reads. */
export type VisitHeaders = Readonly<
  Partial<Record<'user-agent' | 'sec-purpose' | 'purpose' | 'x-moz', string | string[] | undefined>>
>;

export interface VisitCounterOptions {
  visits: Pick<Visits, 'add'>;
  now: () => Date;
}

export interface VisitCounter {
  /**
   * Counts one reading of a page that is answered with 200, in memory: nothing of who asked is kept, and what was asked
   * beside the path neither. To be called with each address as it was asked for; it knows itself what is no page, and who
   * is no visitor.
   */
  countVisit(address: string, headers: VisitHeaders): void;
  /** The same for whoever has asked {@link visitedPage} before and kept what it said: one addition. */
  countPage(page: string): void;
  /** Writes down what was counted. What cannot be written is kept for the next time, within the same bounds. */
  flush(): Promise<void>;
}

/** The page that an address names, as it is counted; undefined for what is no page. */
export function pageOf(address: string): string | undefined {
  const mark = address.indexOf('?');
  if (mark >= 0 && address.indexOf('preview=', mark) >= 0) return undefined;
  let path = mark < 0 ? address : address.slice(0, mark);
  const dot = path.indexOf('.', path.lastIndexOf('/'));
  if (dot >= 0) {
    // What the router asks for where it changes pages in place is a page too; feeds and files are none.
    if (!path.endsWith('.data')) return undefined;
    path = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
  }
  if (elsewhere.test(path)) return undefined;
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path.length > longestPage ? '' : path.toLowerCase();
}

/** Whether somebody reads the page now: not a program, and not a browser that only prepares it. */
export function isReading(headers: VisitHeaders): boolean {
  const agent = headers['user-agent'];
  // Every browser begins so; commands, libraries and what makes previews of links do not.
  if (typeof agent !== 'string' || !agent.startsWith('Mozilla/')) return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch' || headers['x-moz'] === 'prefetch')
    return false;
  for (const sign of programs) if (agent.includes(sign)) return false;
  return true;
}

/** Which page a request counts for, if it is answered with 200; undefined: for none. Depends on nothing but its arguments. */
export const visitedPage = (address: string, headers: VisitHeaders): string | undefined =>
  isReading(headers) ? pageOf(address) : undefined;

/** Counts visits by day and page, and nothing else. */
export function createVisitCounter({ visits, now }: VisitCounterOptions): VisitCounter {
  let day = 0;
  let counts = new Map<string, number>();
  let pages = 0;
  /** Of days that are over, or could not be written. */
  let waiting: { day: number; counts: Map<string, number> }[] = [];

  const put = (page: string, visits: number) => {
    const before = counts.get(page);
    if (before !== undefined) {
      counts.set(page, before + visits);
      return;
    }
    if (pages >= mostPages && page !== '') {
      put('', visits);
      return;
    }
    pages += 1;
    // A copy: a part of an address would hold on to the whole of it.
    counts.set(Buffer.from(page).toString(), visits);
  };

  const turnTo = (today: number) => {
    if (counts.size > 0) waiting.push({ day, counts });
    day = today;
    counts = new Map();
    pages = 0;
  };

  const countPage = (page: string) => {
    const today = Math.floor(now().getTime() / dayMs);
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
      turnTo(Math.floor(now().getTime() / dayMs));
      const taken = waiting;
      waiting = [];
      for (let index = 0; index < taken.length; index++) {
        const part = taken[index];
        if (!part) continue;
        try {
          await visits.add(new Date(part.day * dayMs).toISOString().slice(0, 10), part.counts);
        } catch (error) {
          waiting = merged([...taken.slice(index), ...waiting]);
          throw error;
        }
      }
    },
  };
}

/** One part for each day, so that a database that is away for long costs no more than a day's pages a day. */
function merged(parts: readonly { day: number; counts: Map<string, number> }[]) {
  const days = new Map<number, Map<string, number>>();
  for (const { day, counts } of parts) {
    const all = days.get(day) ?? new Map<string, number>();
    days.set(day, all);
    for (const [page, visits] of counts) {
      const name = all.has(page) || all.size < mostPages ? page : '';
      all.set(name, (all.get(name) ?? 0) + visits);
    }
  }
  return [...days].map(([day, counts]) => ({ day, counts }));
}
