import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isTrustedProxy } from './client-address.ts';

/** Short and plain, so that nobody can break a line of the log or fill it. */
const plainId = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

/** What a request is called in the log: as the proxy in front called it, if that is one of ours; otherwise a new name. */
export function requestIdOf(given: string | string[] | undefined, peer: string, proxies: BlockList): string {
  return typeof given === 'string' && plainId.test(given) && isTrustedProxy(peer, proxies) ? given : randomUUID();
}
