import { isIP } from 'node:net';
import { fetchPublic } from '#api/office/transfer/fetch-public.ts';
import type { Fetch } from './fetch-picture.ts';

const maxRedirects = 3;

/**
 * Fetches from these hosts only. A host name must resolve to a public address, because its owner could point it into
 * the operator's network. An IP address may be private, because the operator chose it. Redirects must stay among the
 * hosts.
 */
export function fetchFromHosts(hosts: readonly string[]): Fetch {
  const addresses = hosts.filter((host) => isIP(host.replace(/:\d+$/, '')) !== 0);
  return async ({ url, signal, headers }) => {
    let address = new URL(url);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if (!/^https?:$/.test(address.protocol) || !hosts.includes(address.host)) {
        throw new Error(`IMAGE_HOSTS does not name ${address.host}`);
      }
      const response = await fetchPublic(address, { signal, headers, allowed: addresses });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || response.status === 304 || location === null) {
        return response;
      }
      await response.body?.cancel();
      address = new URL(location, address);
    }
    throw new Error('Too many redirects');
  };
}
