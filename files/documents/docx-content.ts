import { unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { partAt, remoteHostOf } from './docx-targets.ts';

/** Why a CV is rejected. `remote` names the host from which it would load content. */
export type CvFault =
  | { kind: 'otherType' | 'damaged' | 'tooLarge' | 'macros' | 'embedded' | 'password' }
  | { kind: 'remote'; host: string };

/** Thrown while a document is read. */
class DocxFault extends Error {
  readonly fault: CvFault;

  constructor(fault: CvFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Parts that contain macros or controls. */
const programs = /(^|\/)vba(project|data)|(^|\/)activex\//;
/** Content types and types of relationships of macros and controls, under any part name. */
const programTypes = /macroenabled|vbaproject|vbadata|activex/i;
/** The storage of macros, and that of a file of any type, in the directory of a binary part. */
const macroStorage = Buffer.from('_VBA_PROJECT\0', 'utf16le');
const fileStorage = Buffer.from('\u0001Ole10Native\0', 'utf16le');
/** A part whose name is outside the document's folder. */
const leavesFolder = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|[\p{Cc}]/u;

const contentTypes = '[content_types].xml';
const packageRelations = '_rels/.rels';
const isRelations = (name: string) => name.endsWith('.rels');
const isDescription = (name: string) => name === contentTypes || isRelations(name);
const isBinary = (name: string) => name.endsWith('.bin');

const maxDescriptionBytes = 256 * 1024;
/** For all parts that are read, so that many small ones do not exceed the limit. */
const maxReadBytes = 2 * 1024 * 1024;
/** More than a CV or an attachment unpacks to, unless it is made for that. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxParts = 2_000;

/**
 * Why a ZIP is rejected as a CV; undefined for a DOCX without macros that loads nothing from another computer. The main
 * document is found through the relationships of the package. Part names are compared without case, as the Open
 * Packaging Conventions require.
 */
export function faultOfDocx(content: Uint8Array): CvFault | undefined {
  try {
    checkDocx(content);
    return undefined;
  } catch (error) {
    return error instanceof DocxFault ? error.fault : { kind: 'damaged' };
  }
}

function checkDocx(content: Uint8Array): void {
  const { names, parts } = readPackage(content);
  if ([...names].some((name) => programs.test(name))) throw new DocxFault({ kind: 'macros' });
  const elements = new Map<string, SaxesTagNS[]>();
  for (const [name, bytes] of parts) {
    if (isBinary(name)) requireNoProgram(bytes);
    else elements.set(name, elementsOf(bytes));
  }
  const types = elements.get(contentTypes) ?? [];
  if (types.some(isProgram)) throw new DocxFault({ kind: 'macros' });
  requireMainDocument(elements.get(packageRelations) ?? [], types, names);
  for (const [name, relations] of elements) if (name !== contentTypes) relations.forEach(requireHarmless);
}

/** The names of all parts, and the content of those that are read, by lower-case name. */
function readPackage(content: Uint8Array): { names: Set<string>; parts: Map<string, Uint8Array> } {
  const names = new Set<string>();
  let [unpacked, read] = [0, 0];
  const parts = unzipSync(content, {
    filter: ({ name: written, originalSize }) => {
      const name = written.toLowerCase();
      unpacked += originalSize;
      if (names.size >= maxParts || unpacked > maxUnpackedBytes) throw new DocxFault({ kind: 'tooLarge' });
      // Readers join a part in pieces; this check would see the pieces only.
      if (names.has(name) || name.endsWith('.piece') || leavesFolder.test(name))
        throw new DocxFault({ kind: 'damaged' });
      names.add(name);
      if (!isDescription(name) && !isBinary(name)) return false;
      read += originalSize;
      const isTooLarge = (isDescription(name) && originalSize > maxDescriptionBytes) || read > maxReadBytes;
      if (isTooLarge) throw new DocxFault({ kind: 'tooLarge' });
      return true;
    },
  });
  return { names, parts: new Map(Object.entries(parts).map(([name, bytes]) => [name.toLowerCase(), bytes])) };
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

const isProgram = ({ attributes }: SaxesTagNS): boolean =>
  Object.values(attributes).some(({ value }) => programTypes.test(value));

function requireNoProgram(bytes: Uint8Array): void {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes(macroStorage)) throw new DocxFault({ kind: 'macros' });
  if (content.includes(fileStorage)) throw new DocxFault({ kind: 'embedded' });
}

/** The two namespaces of relationship types, ISO 29500 transitional and strict. */
const namespaces = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];
const typesNamed = (name: string) => new Set(namespaces.map((namespace) => `${namespace}/${name}`));
const mainDocuments = typesNamed('officeDocument');
const hyperlinks = typesNamed('hyperlink');
/** A part of HTML, RTF or MHT that Word converts as it opens the document. Its own references are not visible to this check. */
const convertedParts = typesNamed('aFChunk');
const wordDocument = /wordprocessingml\.(document|template)\.main\+xml/i;

/** Without it, the file is another kind of ZIP, such as a workbook. */
function requireMainDocument(relations: SaxesTagNS[], types: SaxesTagNS[], names: ReadonlySet<string>): void {
  const main = relations.find(({ attributes }) => mainDocuments.has(attributes.Type?.value ?? ''));
  const part = main && partAt(main.attributes.Target?.value ?? '');
  const type = types.find(({ attributes }) => partAt(attributes.PartName?.value ?? '') === part)?.attributes
    .ContentType;
  const isDocument = part !== undefined && names.has(part) && (type === undefined || wordDocument.test(type.value));
  if (!isDocument) throw new DocxFault({ kind: 'otherType' });
}

/**
 * Throws for a relationship that brings content of another computer or a program into the document. External templates,
 * frames, pictures and objects are loaded as soon as the document opens; hyperlinks when the reader clicks.
 */
function requireHarmless(relation: SaxesTagNS): void {
  const type = relation.attributes.Type?.value ?? '';
  if (isProgram(relation) && !hyperlinks.has(type)) throw new DocxFault({ kind: 'macros' });
  if (convertedParts.has(type)) throw new DocxFault({ kind: 'embedded' });
  if (hyperlinks.has(type)) return;
  const targets = Object.values(relation.attributes).filter(({ local }) => /^target$/i.test(local));
  const host = targets.map(({ value }) => remoteHostOf(value)).find((found) => found !== undefined);
  if (host !== undefined) throw new DocxFault({ kind: 'remote', host });
}
