import { type BlockList, isIP } from 'node:net';

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address is one of our own proxies. */
export function isTrustedProxy(peer: string, proxies: BlockList): boolean {
  const address = plain(peer);
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The visitor's own address. `X-Forwarded-For` is believed from right to left for as long as what stands
 * there was written by a trusted proxy: a visitor can put anything into its left part.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, proxies: BlockList): string {
  let address = plain(socketAddress);
  const hops = (forwardedFor ?? '').split(',').map(plain).reverse();
  for (const hop of hops) {
    if (!isTrustedProxy(address, proxies) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}
