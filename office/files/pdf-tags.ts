/** Whether a PDF tells assistive technology what its headings, lists and tables are; unknown: it is encrypted. */
export type PdfTags = 'tagged' | 'untagged' | 'unknown';

/** The catalog's /MarkInfo has it, which may stand in an object of its own. */
const marked = /\/Marked\s+true\b/;
const packedObjects = /\/ObjStm\b.*?stream\r?\n/gs;

/** Reads as much as there is: bytes behind the end of the data are an error that comes after it. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value);
  } catch {
    // What was read before is looked at all the same.
  }
  return text;
}

/** Looks into a PDF for the sign that it is tagged (ISO 32000, 14.7), as newer programs write it in packed objects. */
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
