import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isTrustedProxy } from './client-address.ts';

/** Short and without special characters, so that an id can neither break a log line nor fill the log. */
const plainId = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

/** Returns the id that a trusted proxy sent; otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined, peer: string, proxies: BlockList): string {
  return typeof given === 'string' && plainId.test(given) && isTrustedProxy(peer, proxies) ? given : randomUUID();
}
