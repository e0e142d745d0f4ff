import type { BlobStore } from '#files/blob-store.ts';
import { createPdfReader, type PdfReader } from '#files/documents/pdf-text.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import type { Store } from '#store/store.ts';

export interface TextReading {
  store: Pick<Store, 'fileTexts' | 'exclusively'>;
  publicBlobs: Pick<BlobStore, 'open'>;
  signal: AbortSignal;
}

/** The file is gone from the folder of files. */
const lost = { outcome: 'damaged', pages: 0, texts: [] } as const;

async function readWaiting({ store: { fileTexts }, publicBlobs, signal }: TextReading, reader: PdfReader) {
  for (let src = await fileTexts.next(); src !== undefined && !signal.aborted; src = await fileTexts.next()) {
    const blob = await publicBlobs.open(src.slice('/files/'.length));
    await fileTexts.store(src, blob ? await reader.read(blob) : lost);
  }
}

/**
 * Reads the texts of the PDFs that wait for it, one after another. One process does it; in the others, and if none
 * waits, it ends at once. A file counts as read when its text is stored, so that a killed process loses one file's work.
 */
export async function readFileTexts(reading: TextReading): Promise<void> {
  const { store, signal } = reading;
  if ((await store.fileTexts.next()) === undefined) return;
  await store.exclusively('file-texts', async () => {
    const reader = createPdfReader();
    signal.addEventListener('abort', reader.close);
    try {
      await readWaiting(reading, reader);
    } catch (error) {
      // The state of the files is reported elsewhere; the next run tries again.
      if (!signal.aborted && !(error instanceof FilesUnavailable)) throw error;
    } finally {
      signal.removeEventListener('abort', reader.close);
      reader.close();
    }
  });
}
