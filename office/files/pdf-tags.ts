/** Whether a PDF has tags for headings, lists and tables; unknown if it is encrypted. */
export type PdfTags = 'tagged' | 'untagged' | 'unknown';

/** An entry of the catalog's /MarkInfo dictionary, which may be a separate object. */
const marked = /\/Marked\s+true\b/;
const packedObjects = /\/ObjStm\b.*?stream\r?\n/gs;

/** Inflates a stream. Bytes after the end of the data are an error, which occurs after all of the data is read. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value);
  } catch {
    // The text read so far is complete.
  }
  return text;
}

/** Detects whether a PDF is tagged (ISO 32000, 14.7), also if object streams contain the catalog. */
export async function pdfTags(content: Uint8Array<ArrayBuffer>): Promise<PdfTags> {
  const text = new TextDecoder('latin1').decode(content);
  if (marked.test(text)) return 'tagged';
  for (const found of text.matchAll(packedObjects)) {
    const start = found.index + found[0].length;
    const end = text.indexOf('endstream', start);
    if (end > start && marked.test(await inflate(content.slice(start, end)))) return 'tagged';
  }
  return text.includes('/Encrypt') ? 'unknown' : 'untagged';
}
