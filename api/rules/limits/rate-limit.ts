import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** How many within the window. */
  most: number;
  windowMs: number;
}

export interface RateLimiter {
  /** Counts one use by `key`; 0 if it is within the limit, else the seconds to wait, 1 or more. */
  secondsToWait(name: string, key: string, limit: RateLimit): number;
}

/** Maximum number of counted visitors. The least recent are forgotten first, which never rejects a visitor. */
const maxKeys = 20_000;

/** How often expired counts are removed. */
const forgetMs = 60_000;

/** Counts in the memory of this process: a restart forgets the counts, which is harmless, and no address is ever stored. */
export function createRateLimiter(now: () => number): RateLimiter {
  const uses = new LRUCache<string, number[]>({ max: maxKeys });
  // One interval instead of a timer for each entry: such a timer would keep a reference to the request that created it.
  setInterval(() => uses.purgeStale(), forgetMs).unref();
  return {
    secondsToWait(name, key, { most, windowMs }) {
      const time = now();
      const slot = `${name} ${key}`;
      const recent = (uses.get(slot) ?? []).filter((use) => use > time - windowMs);
      const oldest = recent[0];
      if (recent.length >= most && oldest !== undefined) {
        uses.set(slot, recent, { ttl: windowMs });
        return Math.max(1, Math.ceil((oldest + windowMs - time) / 1_000));
      }
      uses.set(slot, [...recent, time], { ttl: windowMs });
      return 0;
    },
  };
}

/** The key of one visitor: an IPv4 address, or the /64 network of an IPv6 visitor. */
export const visitorKey = (address: string): string => prefixOf(address, 4);

/** The /48 network of an IPv6 visitor, as providers give to one customer; undefined for IPv4. */
export function networkKey(address: string): string | undefined {
  const key = prefixOf(address, 3);
  return key.includes(':') ? key : undefined;
}

/** The first groups of an IPv6 address as a network; IPv4 as it is. */
function prefixOf(address: string, kept: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${full
    .slice(0, kept)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${kept * 16}`;
}
