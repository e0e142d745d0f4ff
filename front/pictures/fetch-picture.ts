import { readAtMost } from '#files/read-at-most.ts';
import { fetchSameOrigin } from '../calls/sending/fetch-same-origin.ts';

/** More than a picture for a web page needs. */
const maxBytes = 20 * 1024 * 1024;
const timeoutMs = 10_000;

/** Validators of a response, for a conditional request. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export type Fetched =
  | { kind: 'content'; content: Buffer; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'absent' }
  /** The host did not respond, or not with a picture. */
  | { kind: 'failed'; reason: string };

export type Fetch = (request: Request) => Promise<Response>;

/** Fetches a file of one host, which may redirect within its origin. `fetch` replaces this rule. */
export async function fetchPicture(address: URL, known: Validators, fetch: Fetch = fetchSameOrigin): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { accept: 'image/*' };
  if (known.etag) headers['if-none-match'] = known.etag;
  if (known.lastModified) headers['if-modified-since'] = known.lastModified;
  try {
    return await read(await fetch(new Request(address, { signal, headers })));
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function read(response: Response): Promise<Fetched> {
  const { status, headers, body } = response;
  if (status === 200) {
    if (!body) return { kind: 'failed', reason: 'The response is empty' };
    const isTooLarge = Number(headers.get('content-length') ?? 0) > maxBytes;
    const content = isTooLarge ? await body.cancel() : await readAtMost(body, maxBytes);
    if (!content) return { kind: 'failed', reason: 'The picture is too large' };
    const validators = {
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
    };
    return { kind: 'content', content, validators };
  }
  await body?.cancel();
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410) return { kind: 'absent' };
  return { kind: 'failed', reason: `The status is ${status}` };
}
