/** A PDF of numbered objects. The first one is its catalogue. `trailer`: further entries of its trailer. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  let at = '%PDF-1.7\n'.length;
  const places = bodies.map((body) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += body.length;
    return place;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${bodies.join('')}${table}${end}`, 'latin1'));
}

export const pdfStream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** The content of a page with lines of Latin-1 text. */
export const pdfLines = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 14 TL 72 760 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')} ET`;

/** A PDF whose pages have these contents. */
export function pdfOfContents(contents: readonly string[], { catalogue = '', trailer = '' } = {}) {
  const first = 4;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${
      first + 2 * index + 1
    } 0 R >>`,
    pdfStream(content),
  ]);
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const root = `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`;
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`;
  return pdfOf([root, tree, font, ...pages], trailer);
}

/** A PDF with pages of lines of Latin-1 text. */
export const pdfWith = (pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  pdfOfContents(pages.map(pdfLines));
