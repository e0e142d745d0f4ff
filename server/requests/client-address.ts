import { type BlockList, isIP } from 'node:net';

/** Without a port, which some proxies add (`203.0.113.7:52100`, `[2001:db8::7]:52100`), and without the prefix of mapped IPv4. */
const plain = (address: string) =>
  withoutPrefix(
    address
      .trim()
      .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
      .replace(/^([\d.]+):\d+$/, '$1'),
  );

/** IPv4 that is mapped to IPv6 (RFC 4291), in any of its spellings. */
function withoutPrefix(address: string): string {
  if (!/ffff:/i.test(address) || isIP(address) !== 6) return address;
  // The URL parser writes the shortest form.
  const [, high, low] =
    /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(URL.parse(`http://[${address}]`)?.hostname ?? '') ?? [];
  if (high === undefined || low === undefined) return address;
  const parts = [high, low].map((part) => Number.parseInt(part, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}

/** Whether an address is one of the operator's own proxies. */
export function isTrustedProxy(peer: string, proxies: BlockList): boolean {
  const address = plain(peer);
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The visitor's own address. Reads `X-Forwarded-For` from right to left while each entry was added by a trusted proxy:
 * visitors can put anything into its left part.
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
