/*
 * Child process of pdf-text.ts: reads the text of the PDFs that it receives, one after another. pdf.js works in another
 * thread, so that the memory check keeps running.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { pageText, type TextItem } from './page-text.ts';

/** The start of a file of so many bytes; its bytes follow in pieces. */
export interface PdfRequest {
  bytes: number;
  maxPages: number;
}

/** The number of all pages, the text of a page, or the end. */
export type PdfMessage = { pages: number } | { text: string } | { end: 'read' | 'encrypted' | 'damaged' };

interface PdfFile {
  data: Uint8Array<ArrayBuffer>;
  maxPages: number;
}

/** Of this process, with Node.js and pdf.js, which take half. */
const maxBytes = 200 * 1024 * 1024;
const watchMs = 10;

/** pdf.js reads the text of Chinese, Japanese and Korean fonts with these maps. */
const characterMaps = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps', '/');

async function readPages({ data, maxPages }: PdfFile, say: (message: PdfMessage) => void): Promise<void> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data,
    cMapUrl: characterMaps(),
    disableFontFace: true,
    enableXfa: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    say({ pages: pdf.numPages });
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.filter((item): item is Extract<typeof item, TextItem> => 'str' in item);
      say({ text: pageText(texts) });
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}

function readInThread(): void {
  const say = (message: PdfMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', (file: PdfFile) => {
    readPages(file, say).then(
      () => say({ end: 'read' }),
      (error: unknown) =>
        say({ end: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged' }),
    );
  });
}

/** Passes files to the thread. Out of memory, the process ends without a message. */
function readInProcess(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(1);
  }, watchMs);
  const thread = new Worker(new URL('./pdf-text-process.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxBytes / 2 / 1024 / 1024 },
  });
  thread.on('message', (message: PdfMessage) => process.send?.(message));
  thread.on('error', () => process.exit(1));
  let file: PdfFile & { filled: number } = { data: new Uint8Array(), maxPages: 0, filled: 0 };
  process.on('message', (message: PdfRequest | Uint8Array) => {
    if (!(message instanceof Uint8Array)) {
      file = { data: new Uint8Array(message.bytes), maxPages: message.maxPages, filled: 0 };
    } else {
      file.data.set(message, file.filled);
      file.filled += message.byteLength;
    }
    const { data, maxPages, filled } = file;
    if (filled === data.byteLength) thread.postMessage({ data, maxPages } satisfies PdfFile, [data.buffer]);
  });
}

if (isMainThread) readInProcess();
else readInThread();
