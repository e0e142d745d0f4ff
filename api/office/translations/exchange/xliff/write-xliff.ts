import { type UnitToWrite, writeUnit } from './write-unit.ts';
import { element, xmlNote } from './xml.ts';

export const xliffMediaType = 'application/xliff+xml';

/** An entry and the revision that was exported, as a file of an XLIFF document. */
export interface FileToWrite {
  type: string;
  id: number;
  revision: number;
  title: string;
  units: readonly UnitToWrite[];
}

export interface DocumentToWrite {
  srcLang: string;
  trgLang: string;
  /** Identifies this site, so that files of another one are refused. */
  site: string;
}

const canonical = (tag: string): string => Intl.getCanonicalLocales(tag)[0] ?? tag;

/** Names the entry, its revision and the language. The file contains it three times, because some tools replace ids and names. */
const nameOf = ({ type, id, revision }: FileToWrite, lang: string, between: string): string =>
  [type, id, `r${revision}`, lang].join(between);

export function writeFile(file: FileToWrite, { trgLang, site }: DocumentToWrite): string {
  const lang = trgLang.toLowerCase();
  const meta =
    element('mda:meta', { type: 'site' }, xmlNote(site)) +
    element('mda:meta', { type: 'entry' }, nameOf(file, lang, '/'));
  const about = element('mda:metadata', {}, element('mda:metaGroup', { category: 'atrium' }, meta));
  const profiles = element('slr:profiles', { generalProfile: 'xliff:codepoints' });
  const notes = element('notes', {}, element('note', { category: 'entry' }, xmlNote(`${file.type}: ${file.title}`)));
  return `${element(
    'file',
    { id: nameOf(file, lang, '-'), original: nameOf(file, lang, '/') },
    profiles + about + notes + file.units.map(writeUnit).join('\n'),
  )}\n`;
}

/** An XLIFF 2.0 document with files that are written already. */
export const writeDocument = (files: readonly string[], { srcLang, trgLang }: DocumentToWrite): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'xliff',
    {
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      'xmlns:mda': 'urn:oasis:names:tc:xliff:metadata:2.0',
      'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
      version: '2.0',
      srcLang: canonical(srcLang),
      trgLang: canonical(trgLang),
    },
    `\n${files.join('')}`,
  )}\n`;
