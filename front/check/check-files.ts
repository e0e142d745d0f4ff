import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { isFileAddress } from '#contract/addresses/read-address.ts';
import { fetchSameOrigin } from '../calls/sending/fetch-same-origin.ts';
import { pictureAddresses } from '../pictures/pictures-of-hosts.ts';

export interface FoundFile {
  address: string;
  isPicture: boolean;
}

/** Collects the pictures and files of a decoded answer, including those in its HTML. */
export function filesIn(value: unknown, found: FoundFile[] = []): FoundFile[] {
  if (typeof value === 'string') {
    for (const [, address = ''] of value.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)) {
      found.push({ address: address.replaceAll('&amp;', '&'), isPicture: true });
    }
    for (const [, address = ''] of value.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      if (isFileAddress(address)) found.push({ address: address.replaceAll('&amp;', '&'), isPicture: false });
    }
    return found;
  }
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    // Only pictures have a text alternative.
    if (key === 'src' && typeof part === 'string') found.push({ address: part, isPicture: 'alt' in value });
    else filesIn(part, found);
  }
  return found;
}

const timeoutMs = 10_000;
const maxConcurrent = 4;

/** Requests files of a backend. Returns the reasons why visitors cannot load some of them, by address. */
export async function unreachableFiles(
  files: readonly FoundFile[],
  backend: string,
  imageHosts: readonly string[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  await mapWithConcurrency(files, maxConcurrent, async ({ address, isPicture }) => {
    const reason = await unreachable({ address, isPicture }, backend, imageHosts);
    if (reason !== undefined) reasons.set(address, reason);
  });
  return reasons;
}

async function unreachable(
  { address, isPicture }: FoundFile,
  backend: string,
  imageHosts: readonly string[],
): Promise<string | undefined> {
  const shown = isPicture ? pictureAddresses({ backendUrl: backend, hosts: imageHosts })(address) : address;
  if (shown === undefined) return 'on another host, which IMAGE_HOSTS does not name';
  const url = URL.parse(shown, backend);
  if (!url) return 'not an address';
  if (url.origin !== new URL(backend).origin || imageHosts.includes(URL.parse(address)?.host ?? '')) return undefined;
  // Some servers reject HEAD.
  return (await ask(url, 'HEAD')) === undefined ? undefined : ask(url, 'GET');
}

/** Why the file is unavailable; undefined if it is available. */
async function ask(url: URL, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const response = await fetchSameOrigin(new Request(url, { method, signal: AbortSignal.timeout(timeoutMs) }));
    await response.body?.cancel();
    return response.ok ? undefined : `answered with status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
