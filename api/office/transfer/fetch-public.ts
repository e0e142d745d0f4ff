import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askOverTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** An address of this machine or of a private network. A request there could reach internal services. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

function blockList(
  family: 'ipv4' | 'ipv6',
  subnets: readonly (readonly [network: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

const privateIpv4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Metadata services of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
const privateIpv6 = blockList('ipv6', [
  // All but 2000::/3, the only public ones: this machine, IPv4 addresses in any other form, private and local networks.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Tunnels to IPv4 addresses.
  ['2002::', 16],
  ['2001::', 32],
]);
const mappedIpv4 = blockList('ipv6', [['::ffff:0:0', 96]]);

/** Whether an address belongs to the public internet. A mapped IPv4 address (`::ffff:192.0.2.1`) counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !privateIpv4.check(address, 'ipv4');
  return !(mappedIpv4.check(address, 'ipv6') ? privateIpv4 : privateIpv6).check(address, 'ipv6');
}

/** Whether a setting names the host of an address: without a port, the ones of HTTP and HTTPS; else this port; `:*` any. */
export function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  const { hostname, port, protocol } = url;
  const names = [hostname, hostOf(url)];
  const ports = [port || (protocol === 'https:' ? '443' : '80'), '*'];
  const entries = names.flatMap((name) => ports.map((each) => `${name}:${each}`));
  return allowed.some((entry) => entries.includes(entry) || (port === '' && names.includes(entry)));
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Resolves a name once and connects to the address that was checked, which prevents DNS rebinding. */
const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (!error && !found.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddressError(`${name} is not a public host`), []);
    } else if (options.all || error) callback(error, found ?? []);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Throws a {@link PrivateAddressError} for a private IP address. Names are checked when they are resolved. */
function requirePublicAddress(host: string): void {
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(`${host} is not a public host`);
}

/** Throws a {@link PrivateAddressError} if a name resolves to a private address and `allowed` does not contain the host. */
export async function requireReachable(url: URL, allowed: readonly string[]): Promise<void> {
  const host = hostOf(url);
  if (isAllowedHost(url, allowed)) return;
  requirePublicAddress(host);
  await new Promise<void>((resolve, reject) => {
    lookUpPublic(host, { all: true }, (error) => (error instanceof PrivateAddressError ? reject(error) : resolve()));
  });
}

export interface FetchPublicOptions {
  signal: AbortSignal;
  headers?: Headers;
  /** Hosts that may have private addresses. */
  allowed: readonly string[];
}

/** As `fetch`, without following redirects, and only to public addresses. */
export async function fetchPublic(url: URL, { signal, headers, allowed }: FetchPublicOptions): Promise<Response> {
  const host = hostOf(url);
  const isAllowed = isAllowedHost(url, allowed);
  if (!isAllowed) requirePublicAddress(host);
  const ask = url.protocol === 'https:' ? askOverTls : askPlain;
  return new Promise((resolve, reject) => {
    const asked = ask(
      url,
      {
        signal,
        agent: false,
        headers: { ...Object.fromEntries(headers ?? []), 'accept-encoding': 'identity' },
        ...(isAllowed ? {} : { lookup: lookUpPublic }),
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        const lines = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        if (status < 200 || status > 599) return void incoming.destroy(new Error(`The response status is ${status}`));
        const isEmpty = [204, 205, 304].includes(status);
        if (isEmpty) incoming.resume();
        const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
        resolve(new Response(body, { status, headers: lines }));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
