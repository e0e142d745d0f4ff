import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Log } from '#server/logging/log.ts';
import type { ResponseText } from '../front-client.ts';

export interface ResponseFolderOptions {
  folder: string;
  log: Log;
  now: () => number;
  maxAnswers: number;
  maxBytes: number;
  /** Older answers are not used. */
  maxAgeMs: number;
}

export interface StoredResponse {
  answer: ResponseText;
  /** When the backend sent it, in milliseconds since 1970. */
  at: number;
}

export interface ResponseFolder {
  write(url: string, kept: StoredResponse): Promise<void>;
  read(url: string): Promise<StoredResponse | undefined>;
  remove(url: string): Promise<void>;
}

/** An answer is written at most once per minute, because most calls repeat every few seconds. */
const refreshMs = 60_000;
/** Age from which a partial file counts as left over from a killed process. */
const partialMs = 10 * 60_000;
const ending = '.json';
const partialEnding = '.partial';

/** The first line of a file; the text of the answer follows. The file's modification time is the answer's time. */
const headSchema = z.object({ url: z.string(), status: z.int(), total: z.string().nullable(), digest: z.string() });

interface Entry {
  at: number;
  bytes: number;
  /** Undefined until this process has written the file. */
  digest?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digestOf = ({ status, total, text }: ResponseText) => sha256(`${status} ${total}\n${text}`);

/** A folder of answers by URL, bounded in number and bytes. The least recently used ones are evicted. */
export async function openResponseFolder(options: ResponseFolderOptions): Promise<ResponseFolder> {
  const { folder, log, now, maxAnswers, maxBytes, maxAgeMs } = options;
  const fileOf = (url: string) => sha256(url) + ending;
  const remove = (file: string) =>
    rm(join(folder, file), { force: true }).catch((error: unknown) =>
      log.warn({ err: error, file }, 'Cannot remove a last good answer'),
    );
  const index = new LRUCache<string, Entry>({
    max: maxAnswers,
    maxSize: maxBytes,
    // LRUCache rejects a size of 0, which an emptied file has.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, file, reason) => {
      if (reason === 'evict') remove(file);
    },
  });
  const isOld = (at: number) => now() - at >= maxAgeMs;

  const list = async () => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') log.error({ err: error }, 'Cannot read the last good answers of the backend');
      return [];
    });
    const found: [string, Entry][] = [];
    for (const name of names) {
      const info = await stat(join(folder, name)).catch(() => undefined);
      if (!info) continue;
      const age = now() - info.mtimeMs;
      const isUseless = name.endsWith(partialEnding) ? age > partialMs : isOld(info.mtimeMs);
      if (isUseless) await remove(name);
      else if (name.endsWith(ending)) found.push([name, { at: info.mtimeMs, bytes: info.size }]);
    }
    return found.sort(([, a], [, b]) => a.at - b.at);
  };
  for (const [file, entry] of await list()) index.set(file, entry);

  return {
    async write(url, { answer, at }) {
      const file = fileOf(url);
      const path = join(folder, file);
      const known = index.get(file);
      // One large answer must not evict all others.
      if ((known && at - known.at < refreshMs) || answer.text.length > maxBytes / 8) return;
      const digest = digestOf(answer);
      const seconds = at / 1_000;
      if (known?.digest === digest && (await isDone(utimes(path, seconds, seconds)))) {
        index.set(file, { ...known, at });
        return;
      }
      const { status, total, text } = answer;
      const content = Buffer.from(`${JSON.stringify({ url, status, total, digest })}\n${text}`);
      await mkdir(folder, { recursive: true });
      await writeWhole(path, content, seconds);
      index.set(file, { at, bytes: content.length, digest });
    },
    async read(url) {
      const file = fileOf(url);
      const entry = index.get(file);
      if (!entry || isOld(entry.at)) return undefined;
      try {
        return { answer: parse(url, await readFile(join(folder, file), 'utf8')), at: entry.at };
      } catch (error) {
        index.delete(file);
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        log.warn({ err: error, file }, 'Removed a damaged last good answer');
        await remove(file);
        return undefined;
      }
    },
    async remove(url) {
      if (index.delete(fileOf(url))) await remove(fileOf(url));
    },
  };
}

/** Writes a file of this age; readers see it whole or not at all. */
async function writeWhole(path: string, content: Buffer, seconds: number): Promise<void> {
  const partial = `${path}.${randomUUID()}${partialEnding}`;
  try {
    await writeFile(partial, content);
    await utimes(partial, seconds, seconds);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Throws an Error if the content is not the complete answer of that URL. */
function parse(url: string, content: string): ResponseText {
  const end = content.indexOf('\n');
  const head = headSchema.parse(JSON.parse(content.slice(0, end)));
  const answer = { status: head.status, total: head.total, text: content.slice(end + 1) };
  if (head.url !== url || head.digest !== digestOf(answer)) throw new Error('The checksum does not match the content');
  return answer;
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
