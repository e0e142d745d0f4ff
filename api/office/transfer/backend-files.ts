import type { CallContext } from '#api/context.ts';
import { scanUpload } from '#api/scan-upload.ts';
import { FileError } from '#files/file-refusal.ts';
import { preparePublicFile } from '#files/public-file.ts';
import type { StoredFile } from '#store/store.ts';
import { maxFileBytes, storedAs } from '../files/keep-file.ts';
import { type FetchPublicOptions, fetchPublic } from './fetch-public.ts';
import type { ImportReport } from './imports.ts';

const mostRedirects = 5;
const maxMs = 60_000;

/** Why a file is not imported, in words for a report. */
class NotFetched extends Error {}

export interface BackendFiles {
  /**
   * The file that an address of the backend leads to, in our library; its size in the library is the file's own.
   * 'elsewhere' where another host has it: it stays there. Undefined, and reported, where it cannot be had.
   */
  fetched(address: string, where: string, alt: string): Promise<StoredFile | 'elsewhere' | undefined>;
}

/** Fetches files over the backend's own address and keeps them as if somebody had uploaded them. */
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
        report.finding('field-lost', `${where}: ${address} is no address of a file.`);
        return undefined;
      }
      if (url.origin !== origin && !context.importHosts.includes(url.hostname)) {
        report.finding(
          'changed',
          `${where}: the file stays at ${url.hostname}. It is imported where IMPORT_HOSTS names the host.`,
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
    if (!response.ok) throw new NotFetched(`The answer was ${response.status}.`);
    return await readUpTo(response, maxFileBytes);
  } catch (cause) {
    if (cause instanceof NotFetched) throw cause;
    throw new NotFetched(either.aborted ? 'It took too long.' : 'It cannot be reached.', { cause });
  }
}

/** The answer at an address, redirects followed as long as they stay with the backend. */
export async function answerAt(url: URL, origin: string, options: FetchPublicOptions): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await fetchPublic(at, options);
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get('location') ?? '', at);
    if (next?.origin !== origin) throw new NotFetched('It leads to another host.');
    at = next;
  }
  throw new NotFetched('It leads on and on.');
}

/** The whole body, given up the moment it grows past `most` bytes, whatever length it announced. */
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
