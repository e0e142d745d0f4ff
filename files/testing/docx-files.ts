import { strToU8, zipSync } from 'fflate';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const typesOf = (part: string, type: string): string =>
  `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`;

export const relations = (...elements: string[]): string =>
  `<?xml version="1.0"?><Relationships>${elements.join('')}</Relationships>`;

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relation = (kind: string, target: string, mode = ' TargetMode="External"'): string =>
  `<Relationship Id="r1" Type="${relationships}/${kind}" Target="${target}"${mode}/>`;

/** The parts of a DOCX whose main document has this name, as Word Online writes its own. */
export const docxParts = (main = 'word/document.xml', type = wordType): Record<string, string> => ({
  '[Content_Types].xml': typesOf(main, type),
  '_rels/.rels': relations(relation('officeDocument', main, '')),
  [main]: '<w:document/>',
});

export const zipOf = (parts: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
    ),
  );
