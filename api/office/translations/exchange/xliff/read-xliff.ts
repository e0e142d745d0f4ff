import { setImmediate as nextRound } from 'node:timers/promises';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import type { Wording } from '#api/office/words.ts';
import { refusedFile } from './decode-upload.ts';
import { contentReader, type ReadToken } from './read-content.ts';

export interface ReadPiece {
  isSegment: boolean;
  id: string;
  state: string;
  /** The position of the target, where the translator has moved the segment. */
  order: number | undefined;
  source: ReadToken[];
  /** Undefined without a `<target>`. */
  target: ReadToken[] | undefined;
}

export interface ReadUnit {
  id: string;
  name: string;
  /** The hash of the source, as exported; undefined if a tool has dropped it. */
  hash: string | undefined;
  pieces: ReadPiece[];
}

export interface ReadFile {
  id: string;
  original: string;
  /** The site that exported it; undefined if a tool has dropped it. */
  site: string | undefined;
  /** The name of the entry, as exported; undefined if a tool has dropped it. */
  entry: string | undefined;
  units: ReadUnit[];
}

export interface ReadDocument {
  trgLang: string;
  files: ReadFile[];
}

const core = /^urn:oasis:names:tc:xliff:document:2\.\d$/;
const metadata = /^urn:oasis:names:tc:xliff:metadata:2\.\d$/;

const maxDepth = 100;
const maxFiles = 2_000;
const maxUnits = 100_000;
/** Segments and inline codes. Each is an object in memory, and one of ten bytes in a file would take more than a hundred. */
const maxParts = 250_000;
/** Exports have ten at most, of a few hundred characters. Tools add some, such as comments of reviewers. */
const maxAttributes = 100;
const maxTagCharacters = 64 * 1024;
const charactersAtOnce = 256 * 1024;

const noXliff: Wording = (texts) => texts.exchange.file.noXliff;

/** Reads an XLIFF 2 document. Throws an {@link HttpError} with a sentence for any other text. */
export async function readXliff(text: string): Promise<ReadDocument> {
  const { parser, document } = createReader();
  for (let at = 0; at < text.length; at += charactersAtOnce) {
    parser.write(text.slice(at, at + charactersAtOnce));
    await nextRound();
  }
  parser.close();
  if (document.files.length === 0) throw refusedFile((texts) => texts.exchange.file.noTexts);
  return document;
}

function requireXliff({ local, uri, attributes }: SaxesTagNS): void {
  const version = attributes.version?.value ?? '';
  if (local !== 'xliff') throw refusedFile(noXliff);
  if (version.startsWith('1.') || uri.endsWith(':1.2')) {
    throw refusedFile((texts) => texts.exchange.file.oldVersion);
  }
  if (!core.test(uri)) throw refusedFile(noXliff);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over the state of one parser.
function createReader() {
  const document: ReadDocument = { trgLang: '', files: [] };
  const parser = new SaxesParser({ xmlns: true });
  let [depth, ignoredFrom, units, parts, attributesOfTag, charactersOfTag] = [0, 0, 0, 0, 0, 0];
  let category = '';
  let meta: { type: string; value: string } | undefined;
  let piece: ReadPiece | undefined;
  const content = contentReader();

  const file = () => document.files.at(-1);
  const unit = () => file()?.units.at(-1);
  let isInUnit = false;

  const openCore = (local: string, value: (name: string) => string) => {
    if (local === 'file') {
      if (document.files.length >= maxFiles)
        throw refusedFile((texts) => texts.exchange.file.tooManyEntries({ most: maxFiles }));
      document.files.push({
        id: value('id'),
        original: value('original'),
        site: undefined,
        entry: undefined,
        units: [],
      });
    } else if (local === 'unit') {
      units += 1;
      if (units > maxUnits) throw refusedFile((texts) => texts.exchange.file.tooManyTexts({ most: maxUnits }));
      file()?.units.push({ id: value('id'), name: value('name'), hash: undefined, pieces: [] });
      isInUnit = true;
    } else if (local === 'segment' || local === 'ignorable') {
      const state = value('state');
      piece = {
        isSegment: local === 'segment',
        id: value('id'),
        state,
        order: undefined,
        source: [],
        target: undefined,
      };
      unit()?.pieces.push(piece);
    } else if (piece && (local === 'source' || local === 'target')) {
      const order = Number(value('order'));
      if (local === 'target' && Number.isInteger(order) && order > 0) piece.order = order;
      if (local === 'target') piece.target = [];
      content.start(piece.target ?? piece.source);
    }
  };

  parser.on('error', (error) => {
    const message = error.message.slice(0, 200).replace(/\.$/, '');
    throw refusedFile((texts) => texts.exchange.file.invalidXml({ message }));
  });
  parser.on('doctype', () => {
    throw refusedFile((texts) => texts.exchange.file.doctype);
  });
  // Before the parser has resolved their namespaces: a tag of 14 MB would take seconds.
  parser.on('attribute', ({ name, value }) => {
    attributesOfTag += 1;
    charactersOfTag += name.length + value.length;
    if (attributesOfTag > maxAttributes || charactersOfTag > maxTagCharacters)
      throw refusedFile((texts) => texts.exchange.file.tagTooLong);
  });
  parser.on('opentag', (tag) => {
    [attributesOfTag, charactersOfTag] = [0, 0];
    depth += 1;
    if (depth > maxDepth) throw refusedFile((texts) => texts.exchange.file.tooDeep);
    const { local, uri, attributes } = tag;
    const value = (name: string) => (attributes[name] as SaxesAttributeNS | undefined)?.value ?? '';
    if (depth === 1) {
      requireXliff(tag);
      document.trgLang = value('trgLang');
      return;
    }
    if (ignoredFrom > 0) return;
    if (core.test(uri)) {
      if (content.isReading() || local === 'segment' || local === 'ignorable') parts += 1;
      if (parts > maxParts) throw refusedFile((texts) => texts.exchange.file.tooManyParts({ most: maxParts }));
      if (content.isReading()) content.open(local, value);
      else openCore(local, value);
    } else if (metadata.test(uri)) {
      if (local === 'metaGroup') category = value('category');
      if (local === 'meta') meta = { type: value('type'), value: '' };
    } else {
      // Modules such as matches have elements of the core.
      ignoredFrom = depth;
    }
  });
  const onText = (text: string) => {
    if (ignoredFrom > 0) return;
    if (meta) meta.value += text;
    else if (content.isReading()) content.text(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ local, uri }) => {
    const isIgnored = ignoredFrom > 0;
    if (ignoredFrom === depth) ignoredFrom = 0;
    depth -= 1;
    if (isIgnored) return;
    if (metadata.test(uri)) {
      const [current, own] = [unit(), file()];
      if (local === 'meta' && meta && category === 'atrium') {
        if (meta.type === 'source' && isInUnit && current) current.hash = meta.value.trim();
        if (meta.type === 'site' && !isInUnit && own) own.site = meta.value.trim();
        if (meta.type === 'entry' && !isInUnit && own) own.entry = meta.value.trim();
      }
      if (local === 'meta') meta = undefined;
      if (local === 'metaGroup') category = '';
    } else if (content.isReading()) {
      if (local === 'source' || local === 'target') content.end();
      else content.close(local);
    } else if (local === 'unit') {
      isInUnit = false;
    } else if (local === 'segment' || local === 'ignorable') {
      piece = undefined;
    }
  });
  return { parser, document };
}
