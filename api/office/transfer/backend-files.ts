import type { CallContext } from '#api/context.ts';
import { scanUpload } from '#api/scan-upload.ts';
import { FileError } from '#files/file-error.ts';
import { preparePublicFile } from '#files/public-file.ts';
import type { StoredFile } from '#store/store.ts';
import { maxFileBytes, storedAs } from '../files/keep-file.ts';
import { type FetchPublicOptions, fetchPublic } from './fetch-public.ts';
import type { ImportReport } from './imports.ts';

const maxRedirects = 5;
const maxMs = 60_000;

/** Why a file is not imported, as a sentence for the report. */
class NotFetched extends Error {}

export interface BackendFiles {
  /**
   * Downloads the file at an address of the backend into our library; width and height are read from the file. 'elsewhere' for a file on
   * another host, which is not downloaded. Undefined, and reported, where the download fails.
   */
  fetched(address: string, where: string, alt: string): Promise<StoredFile | 'elsewhere' | undefined>;
}

/** Downloads files from the backend's host and stores them as uploads. */
export function backendFiles(origin: string, report: ImportReport, context: CallContext): BackendFiles {
  const known = new Map<string, Promise<StoredFile | string>>();
  const by = context.caller.principal?.name ?? '';

  const take = async (url: URL): Promise<StoredFile | string> => {
    try {
      const content = await bytesAt(url, url.origin, report.signal, context.importHosts);
      await scanUpload(content, context);
      const prepared = await preparePublicFile(content);
      const stored = storedAs(prepared);
      if (!report.dryRun) await context.publicBlobs.put(prepared.blob, prepared.content);
      if (!(await context.store.files.get(stored.src))) {
        if (!report.dryRun) await context.store.files.add(stored, by, { name: nameIn(url) });
        report.count('files');
      }
      return stored;
    } catch (error) {
      report.signal.throwIfAborted();
      if (error instanceof NotFetched || error instanceof FileError) return error.message;
      throw error;
    }
  };

  return {
    async fetched(address, where, alt) {
      const url = URL.parse(address, origin);
      if (!url) {
        report.finding('field-lost', `${where}: ${address} is not the address of a file.`);
        return undefined;
      }
      if (url.origin !== origin && !context.importHosts.includes(url.hostname)) {
        report.finding(
          'changed',
          `${where}: the file remains on ${url.hostname}. To import it, add the host to IMPORT_HOSTS.`,
        );
        return 'elsewhere';
      }
      url.hash = '';
      const taking = known.get(url.href) ?? take(url);
      known.set(url.href, taking);
      const file = await taking;
      if (typeof file === 'string') {
        report.finding('field-lost', `${where}: the file ${url.href} is not imported. ${file}`);
        return undefined;
      }
      if (alt !== '' && !report.dryRun) await context.store.files.add(file, by, { alt });
      return file;
    },
  };
}

const nameIn = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
};

async function bytesAt(url: URL, origin: string, signal: AbortSignal, allowed: readonly string[]): Promise<Uint8Array> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
  try {
    const response = await answerAt(url, origin, { signal: either, allowed });
    if (!response.ok) throw new NotFetched(`The backend returned ${response.status}.`);
    return await readUpTo(response, maxFileBytes);
  } catch (cause) {
    if (cause instanceof NotFetched) throw cause;
    throw new NotFetched(either.aborted ? 'The download timed out.' : 'It cannot be reached.', { cause });
  }
}

/** The response at an address. Follows redirects within the origin. */
export async function answerAt(url: URL, origin: string, options: FetchPublicOptions): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await fetchPublic(at, options);
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get('location') ?? '', at);
    if (next?.origin !== origin) throw new NotFetched('It redirects to another host.');
    at = next;
  }
  throw new NotFetched('Too many redirects.');
}

/** The whole body. Throws as soon as it exceeds `most` bytes, regardless of its Content-Length. */
export async function readUpTo(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new NotFetched(`It is larger than ${Math.floor(most / 1024 / 1024)} MB.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
