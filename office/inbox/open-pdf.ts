import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { sessionFetch } from '../providers/session.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

export interface OpeningPdf {
  document: Promise<PDFDocumentProxy>;
  close(): void;
}

/** Fetches a PDF with the session and parses it in a worker; scripts and forms in it stay inactive. */
export function openPdf(address: string): OpeningPdf {
  let task: PDFDocumentLoadingTask | undefined;
  let isClosed = false;
  const open = async () => {
    const response = await sessionFetch(new Request(new URL(address, window.location.origin)));
    if (!response.ok) throw new Error(`Failed to fetch the PDF: HTTP ${response.status}`);
    const data = await response.arrayBuffer();
    if (isClosed) throw new Error('The PDF viewer was closed');
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
