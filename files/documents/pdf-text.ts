import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { StoredBlob } from '../blob-store.ts';
import type { PdfMessage, PdfRequest } from './pdf-text-process.ts';

/** Further pages are not read. */
const maxPages = 500;
/** Of a page; the rest is left out. */
const maxPageCharacters = 20_000;
/** Of a file; further pages are left out. */
const maxFileCharacters = 2_000_000;
const maxReadMs = 30_000;

/** `whole`: all pages were read; `empty`: and they have no text. `part`: a limit was reached; `texts` has the pages before. */
export type PdfOutcome = 'whole' | 'part' | 'empty' | 'encrypted' | 'damaged';

export interface PdfText {
  outcome: PdfOutcome;
  /** Of the file; 0 if it could not be opened. */
  pages: number;
  /** The text of each page that was read, from the first one on. */
  texts: string[];
}

export interface PdfReader {
  /** Reads one file at a time. Rejects if its bytes cannot be fetched, no process can be started, or after `close`. */
  read(blob: StoredBlob): Promise<PdfText>;
  close(): void;
}

/** How the reading of a file ended: `ready` for the next one, `stopped` at a limit, or with the end of the process. */
type End = 'ready' | 'stopped' | 'died';

function startProcess(): ChildProcess {
  const child = fork(new URL('./pdf-text-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    // Without the program's environment, which contains its secrets.
    env: {},
    // No writing of files, no native code, no further process, and no code that is made of text.
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--disallow-code-generation-from-strings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Visitors come first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** What the process reads of one file within `maxMs`. */
function collect(child: ChildProcess, maxMs: number): Promise<{ read: PdfText; ended: End }> {
  const read: PdfText = { outcome: 'part', pages: 0, texts: [] };
  let characters = 0;
  return new Promise((resolve, reject) => {
    const end = (ended: End) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve({ read, ended });
    };
    const timer = setTimeout(end, maxMs, 'stopped');
    child.on('message', (message: PdfMessage) => {
      if ('pages' in message) read.pages = message.pages;
      else if ('text' in message) {
        const text = message.text.slice(0, maxPageCharacters);
        characters += text.length;
        if (characters > maxFileCharacters) end('stopped');
        else read.texts.push(text);
      } else {
        if (message.end !== 'read') read.outcome = message.end;
        else if (read.texts.length === read.pages) read.outcome = read.texts.join('') === '' ? 'empty' : 'whole';
        end('ready');
      }
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('exit', () => end('died'));
  });
}

const send = (child: ChildProcess, message: PdfRequest | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => void child.send(message, (error) => (error ? reject(error) : resolve())));

/** The codes of errors by which a channel to a process that has ended fails. */
const channelEnds = new Set(['EPIPE', 'ECONNRESET', 'ERR_IPC_CHANNEL_CLOSED']);

async function sendFile(child: ChildProcess, blob: StoredBlob): Promise<void> {
  const trySend = async (message: PdfRequest | Uint8Array) => {
    // A process that has ended has said why. Its channel may still count as connected.
    if (child.connected)
      await send(child, message).catch((error) => !channelEnds.has(error.code) && Promise.reject(error));
  };
  await trySend({ bytes: blob.bytes, maxPages });
  for await (const piece of blob.stream()) await trySend(piece);
}

const closed = () => new Error('The reader of PDFs is closed');

/**
 * Reads the texts of PDFs in a process with 200 MB of memory, which is killed when it reads a file for longer than
 * `maxMs`. The process stays for the next file, because its start takes longer than most files.
 */
export function createPdfReader(maxMs = maxReadMs): PdfReader {
  let child: ChildProcess | undefined;
  let isClosed = false;
  const drop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const readOnce = async (blob: StoredBlob) => {
    if (isClosed) throw closed();
    child ??= startProcess();
    try {
      const [result] = await Promise.all([collect(child, maxMs), sendFile(child, blob)]);
      if (result.ended !== 'ready') drop();
      return result;
    } catch (error) {
      drop();
      throw error;
    }
  };

  return {
    async read(blob) {
      const isFirst = child === undefined;
      const { read, ended } = await readOnce(blob);
      // Files before this one may have used up the memory.
      const isRetried = ended === 'died' && !isFirst && !isClosed;
      const result = isRetried ? (await readOnce(blob)).read : read;
      if (isClosed) throw closed();
      return result;
    },
    close() {
      isClosed = true;
      drop();
    },
  };
}
