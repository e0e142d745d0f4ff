import { collected } from '../collected.ts';

/** More than a picture for a web page needs. */
const maxBytes = 20 * 1024 * 1024;
const timeoutMs = 10_000;
const mostRedirects = 3;

/** What a host says of a file's state, given back to it when the file is asked for again. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export type Fetched =
  | { kind: 'content'; content: Buffer; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'absent' }
  /** It did not answer, or not as a host of pictures does. */
  | { kind: 'failed'; reason: string };

/** Fetches a file of one host; wherever that host leads, it is asked and no other. */
export async function fetchPicture(address: URL, known: Validators): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { accept: 'image/*' };
  if (known.etag) headers['if-none-match'] = known.etag;
  if (known.lastModified) headers['if-modified-since'] = known.lastModified;
  let url = address;
  try {
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const response = await fetch(url, { signal, headers, redirect: 'manual' });
      const leads = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('location');
      if (!leads) return await read(response);
      await response.body?.cancel();
      url = new URL(leads, url);
      if (url.origin !== address.origin) return { kind: 'failed', reason: 'It leads to another host' };
    }
    return { kind: 'failed', reason: 'It leads round in circles' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function read(response: Response): Promise<Fetched> {
  const { status, headers, body } = response;
  if (status === 200 && body && Number(headers.get('content-length') ?? 0) <= maxBytes) {
    const content = await collected(body, maxBytes);
    if (!content) return { kind: 'failed', reason: 'It is too large' };
    const validators = {
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
    };
    return { kind: 'content', content, validators };
  }
  await body?.cancel();
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410) return { kind: 'absent' };
  return { kind: 'failed', reason: status === 200 ? 'It is too large' : `It answered ${status}` };
}
