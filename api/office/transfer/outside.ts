import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askOverTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** An address of the machine itself or of a network that is not the internet: nobody's backend is there unless said so. */
export class NotOutside extends Error {
  override readonly name = 'NotOutside';
}

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where clouds tell their machines what they may do.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  // Ways to write an address of the older kind.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the internet's. An older one within a newer one is judged as what it is. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Names are looked up once, and what was judged is what is connected to: a name that leads elsewhere the next time is no
 * way round.
 */
const lookUpOutside: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (!error && !found.every(({ address }) => isOutside(address))) {
      callback(new NotOutside(`${name} is no host of the internet`), []);
    } else if (options.all || error) callback(error, found ?? []);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Throws a {@link NotOutside} for a host that is given by a forbidden number. Names are judged when they are looked up. */
function requireOutside(host: string): void {
  if (isIP(host) !== 0 && !isOutside(host)) throw new NotOutside(`${host} is no host of the internet`);
}

/** Where a name leads today. Throws a {@link NotOutside} unless that is the internet, or `allowed` names the host. */
export async function requireReachable(url: URL, allowed: readonly string[]): Promise<void> {
  const host = hostOf(url);
  if (allowed.includes(host)) return;
  requireOutside(host);
  await new Promise<void>((resolve, reject) => {
    lookUpOutside(host, { all: true }, (error) => (error instanceof NotOutside ? reject(error) : resolve()));
  });
}

export interface OutsideOptions {
  signal: AbortSignal;
  headers?: Headers;
  /** Hosts that may be asked wherever they are. */
  allowed: readonly string[];
}

/** As `fetch` without following redirects, and only of hosts of the internet. */
export async function fetchOutside(url: URL, { signal, headers, allowed }: OutsideOptions): Promise<Response> {
  const host = hostOf(url);
  const isAllowed = allowed.includes(host);
  if (!isAllowed) requireOutside(host);
  const ask = url.protocol === 'https:' ? askOverTls : askPlain;
  return new Promise((resolve, reject) => {
    const asked = ask(
      url,
      {
        signal,
        agent: false,
        headers: { ...Object.fromEntries(headers ?? []), 'accept-encoding': 'identity' },
        ...(isAllowed ? {} : { lookup: lookUpOutside }),
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        const lines = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        if (status < 200 || status > 599) return void incoming.destroy(new Error(`The answer was ${status}`));
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
