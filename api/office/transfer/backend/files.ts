import type { CallContext } from '#api/context.ts';
import { scanUpload } from '#api/http/scan-upload.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { fileWording, maxFileBytes, storedAs } from '#api/office/files/keep-file.ts';
import type { Wording } from '#api/office/words.ts';
import { FileError } from '#files/file-error.ts';
import { preparePublicFile } from '#files/public-file.ts';
import type { StoredFile } from '#store/store.ts';
import { type FetchPublicOptions, fetchPublic, isAllowedHost } from '../fetch-public.ts';
import type { ImportReport } from '../imports.ts';

const maxRedirects = 5;
const maxMs = 60_000;
/** Addresses of pasted pictures contain the picture. */
const maxShownAddress = 200;

/** Why a file is not imported. */
class NotFetched extends Error {
  readonly wording: Wording;

  constructor(wording: Wording, options?: ErrorOptions) {
    super('The file cannot be imported', options);
    this.wording = wording;
  }
}

export interface BackendFiles {
  /** Whether an address is on the backend's host. */
  isOwn(address: string): boolean;
  /**
   * Downloads the file at an address of the backend into our library; width and height are read from the file.
   * 'elsewhere' for a file on another host, which is not downloaded. Undefined, and reported, where the download fails.
   */
  fetched(address: string, where: Wording, alt: string): Promise<StoredFile | 'elsewhere' | undefined>;
}

/** Downloads files from the backend's host and stores them as uploads. */
export function backendFiles(origin: string, report: ImportReport, context: CallContext): BackendFiles {
  const known = new Map<string, Promise<StoredFile | Wording>>();
  const by = actorOf(context.caller);

  const take = async (url: URL): Promise<StoredFile | Wording> => {
    try {
      const content = bytesIn(url) ?? (await bytesAt(url, url.origin, report.signal, context.importHosts));
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
      if (error instanceof NotFetched) return error.wording;
      if (error instanceof FileError) return fileWording(error);
      throw error;
    }
  };

  const backend = new URL(origin);
  /** Texts written before the backend had a certificate link to `http:`, and those without a scheme count as `https:`. */
  const urlOf = (address: string): URL | null => {
    const url = URL.parse(address, origin);
    const isBackend =
      /^https?:$/.test(url?.protocol ?? '') && url?.hostname === backend.hostname && url.port === backend.port;
    return isBackend ? URL.parse(`${url.pathname}${url.search}`, origin) : url;
  };

  return {
    isOwn: (address) => urlOf(address)?.origin === origin,
    async fetched(address, where, alt) {
      const url = urlOf(address);
      if (!url) {
        report.finding('field-lost', (texts, lang) =>
          texts.imports.files.noAddress({ where: where(texts, lang), address }),
        );
        return undefined;
      }
      if (url.origin !== origin && url.protocol !== 'data:' && !isAllowedHost(url, context.importHosts)) {
        report.finding('changed', (texts, lang) =>
          texts.imports.files.elsewhere({ where: where(texts, lang), host: url.hostname }),
        );
        return 'elsewhere';
      }
      url.hash = '';
      const taking = known.get(url.href) ?? take(url);
      known.set(url.href, taking);
      const file = await taking;
      if (typeof file === 'function') {
        report.finding('field-lost', (texts, lang) =>
          texts.imports.files.lost({
            where: where(texts, lang),
            url: url.href.slice(0, maxShownAddress),
            reason: file(texts, lang),
          }),
        );
        return undefined;
      }
      if (alt !== '' && !report.dryRun) await context.store.files.add(file, by, { alt });
      return file;
    },
  };
}

const nameIn = (url: URL): string => {
  if (url.protocol === 'data:') return 'pasted';
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
};

/** The content of a `data:` address, as of a pasted picture. */
function bytesIn({ protocol, pathname }: URL): Uint8Array | undefined {
  if (protocol !== 'data:') return undefined;
  return Buffer.from(/;base64,(.*)$/is.exec(pathname)?.[1] ?? '', 'base64');
}

async function bytesAt(url: URL, origin: string, signal: AbortSignal, allowed: readonly string[]): Promise<Uint8Array> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
  try {
    const response = await answerAt(url, origin, { signal: either, allowed });
    if (!response.ok) {
      const status = String(response.status);
      throw new NotFetched((texts) => texts.imports.files.status({ status }));
    }
    return await readUpTo(response, maxFileBytes);
  } catch (cause) {
    if (cause instanceof NotFetched) throw cause;
    const isLate = either.aborted;
    throw new NotFetched(({ imports }) => (isLate ? imports.files.timedOut : imports.files.unreachable), { cause });
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
    if (next?.origin !== origin) throw new NotFetched((texts) => texts.imports.files.otherHost);
    at = next;
  }
  throw new NotFetched((texts) => texts.imports.files.tooManyRedirects);
}

/** The whole body. Throws as soon as it exceeds `most` bytes, regardless of its Content-Length. */
export async function readUpTo(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > most) {
      const megabytes = Math.floor(most / 1024 / 1024);
      throw new NotFetched((texts) => texts.imports.files.tooLarge({ megabytes }));
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
