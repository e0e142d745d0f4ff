import { unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Parts of a DOCX that contain macros or controls. */
const programs = /(^|\/)vba(project|data)|\.bin$|(^|\/)activex\//;
/** Content types of macros and controls, under any part name. */
const programTypes = /macroenabled|vbaproject|activex/i;
/** A part whose name is outside the document's folder. */
const leavesFolder = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|[\p{Cc}]/u;

const contentTypes = '[content_types].xml';
const isRelations = (name: string) => name.endsWith('.rels');
const isDescription = (name: string) => name === contentTypes || isRelations(name);

const maxDescriptionBytes = 256 * 1024;
/** For all descriptions together, so that many small ones do not exceed the limit. */
const maxDescribedBytes = 2 * 1024 * 1024;
/** More than any CV of 1 MB unpacks to. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxParts = 2_000;

/**
 * Whether a ZIP is a DOCX without macros, whose external relationships are hyperlinks only. Part names are compared without case, as
 * the Open Packaging Conventions require.
 */
export function isPlainDocx(content: Uint8Array): boolean {
  const names = new Set<string>();
  let [unpacked, described, sound] = [0, 0, true];
  try {
    const parts = unzipSync(content, {
      filter: ({ name: written, originalSize }) => {
        const name = written.toLowerCase();
        unpacked += originalSize;
        sound &&= !names.has(name) && names.size < maxParts && unpacked <= maxUnpackedBytes && !leavesFolder.test(name);
        // Readers join a part in pieces; this check would see the pieces only.
        sound &&= !name.endsWith('.piece');
        names.add(name);
        if (!sound || !isDescription(name)) return false;
        described += originalSize;
        sound = originalSize <= maxDescriptionBytes && described <= maxDescribedBytes;
        return sound;
      },
    });
    if (!sound || !names.has('word/document.xml') || [...names].some((name) => programs.test(name))) return false;
    return Object.entries(parts).every(([name, bytes]) =>
      elementsOf(bytes).every(isRelations(name.toLowerCase()) ? fetchesNothing : isNoProgram),
    );
  } catch {
    return false;
  }
}

/** The elements of a UTF-8 XML document. Throws if it is not well-formed, has a DTD or uses another encoding. */
function elementsOf(bytes: Uint8Array): SaxesTagNS[] {
  const elements: SaxesTagNS[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('DTDs are not allowed in a DOCX');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-8$/i.test(encoding)) throw new Error(`Unsupported encoding in a DOCX: ${encoding}`);
  });
  parser.on('opentag', (element) => elements.push(element));
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  return elements;
}

const isNoProgram = ({ attributes }: SaxesTagNS): boolean =>
  Object.values(attributes).every(({ value }) => !programTypes.test(value));

/** The two namespaces of relationship types, ISO 29500 transitional and strict. */
const namespaces = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];
const hyperlinks = new Set(namespaces.map((namespace) => `${namespace}/hyperlink`));
/** A part of HTML, RTF or MHT that Word converts as it opens the document. Its own references are not visible to this check. */
const convertedParts = new Set(namespaces.map((namespace) => `${namespace}/aFChunk`));
const leavesDocument = /^([a-z][a-z\d+.-]*:|\/\/|\\|\/\\)/i;

/**
 * Whether a relationship is a hyperlink or stays inside the document. External templates, frames, pictures and objects are loaded as
 * soon as the document opens.
 */
function fetchesNothing({ attributes }: SaxesTagNS): boolean {
  const type = attributes.Type?.value ?? '';
  const all = Object.values(attributes);
  const isExternal = all.some(({ local, value }) => /^targetmode$/i.test(local) && !/^\s*internal\s*$/i.test(value));
  const leaves = all.some(({ local, value }) => /^target$/i.test(local) && leavesDocument.test(value.trim()));
  return hyperlinks.has(type) || (!isExternal && !leaves && !convertedParts.has(type));
}
