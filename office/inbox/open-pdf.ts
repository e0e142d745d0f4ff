import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { sessionFetch } from '../providers/session.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

export interface OpeningPdf {
  document: Promise<PDFDocumentProxy>;
  close(): void;
}

/** Fetches a PDF as this person and reads it in a worker: neither scripts nor forms in it come alive. */
export function openPdf(address: string): OpeningPdf {
  let task: PDFDocumentLoadingTask | undefined;
  let isClosed = false;
  const open = async () => {
    const response = await sessionFetch(new Request(new URL(address, window.location.origin)));
    if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
    const data = await response.arrayBuffer();
    if (isClosed) throw new Error('It is not wanted any more');
    task = getDocument({ data, enableXfa: false, useWasm: false, stopAtErrors: false });
    return task.promise;
  };
  return {
    document: open(),
    close: () => {
      isClosed = true;
      void task?.destroy();
    },
  };
}
