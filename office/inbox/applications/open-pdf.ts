import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { sessionFetch } from '#office/providers/session.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** See `emitPdfParts`. Without them, many scans and Chinese, Japanese and Korean texts are blank. */
const partsOf = (folder: string): string =>
  new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/${folder}/`, window.location.origin).href;

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
    task = getDocument({
      data,
      enableXfa: false,
      stopAtErrors: false,
      wasmUrl: partsOf('wasm'),
      cMapUrl: partsOf('cmaps'),
      standardFontDataUrl: partsOf('standard_fonts'),
    });
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
