import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askOverTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** An address of this machine or of a private network. A request there could reach internal services. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
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
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  // IPv4 addresses written as IPv6.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address belongs to the public internet. An IPv4 address written as IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
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
  if (allowed.includes(host)) return;
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
  const isAllowed = allowed.includes(host);
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
