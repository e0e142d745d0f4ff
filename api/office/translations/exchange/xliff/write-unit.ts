import { attributeOf, attributeText } from '../codes/attribute-texts.ts';
import { type Code, type CodedText, type Piece, type Token, tokensOf, wordsIn } from '../codes/html-codes.ts';
import { element, xmlNote, xmlText } from './xml.ts';

export type SegmentState = 'initial' | 'translated' | 'final';

/** A text and its translation, as a unit of an XLIFF file. */
export interface UnitToWrite {
  /** The path of the text, which is the id of the unit. */
  path: string;
  label: string;
  source: CodedText;
  /** With the ids of the codes of the source; undefined without a translation. */
  target: CodedText | undefined;
  state: SegmentState;
  /** The hash of the source, by which the import verifies that it knows the text. */
  hash: string;
  max: number | undefined;
  notes: readonly string[];
}

const formatting: Readonly<Record<string, string>> = {
  strong: 'xlf:b',
  b: 'xlf:b',
  em: 'xlf:i',
  i: 'xlf:i',
  u: 'xlf:u',
};

/** Codes that a translation must contain exactly once. */
export const isRequired = ({ tag }: Code): boolean => tag === '' || tag === 'img' || tag === 'a';

function kindOf({ tag }: Code): { type: string; subType?: string } {
  if (tag === 'a') return { type: 'link' };
  if (tag === 'img') return { type: 'image' };
  if (tag === 'br') return { type: 'fmt', subType: 'xlf:lb' };
  if (tag === '') return { type: 'fmt', subType: 'xlf:pb' };
  const subType = formatting[tag];
  return { type: 'fmt', ...(subType ? { subType } : {}) };
}

/** The id of the unit with the words of a code's attribute. Paths have no underscore. */
const attributeUnitId = (path: string, id: string, code: Code): string | undefined =>
  attributeText(code).trim() === '' ? undefined : `${path}_${id}_${attributeOf(code)}`;

type Written = Pick<UnitToWrite, 'path' | 'source'>;

const fixed = (code: Code) => (isRequired(code) ? { canCopy: 'no', canDelete: 'no' } : {});

function contentOf(tokens: readonly Token[], codes: ReadonlyMap<string, Code>, { path, source }: Written): string {
  let xml = '';
  for (const token of tokens) {
    if ('text' in token) {
      xml += xmlText(token.text);
      continue;
    }
    const { id, kind } = token;
    const code = codes.get(id);
    if (!code) continue;
    if (kind === 'close') {
      xml += '</pc>';
      continue;
    }
    const original = source.codes.get(id);
    const about = { id, ...fixed(code), ...kindOf(code) };
    const flows = original && attributeUnitId(path, id, original);
    if (kind === 'open') {
      const attributes = element('pc', {
        ...about,
        dataRefStart: `d${id}`,
        dataRefEnd: `e${id}`,
        subFlowsStart: flows,
      });
      xml += `${attributes.slice(0, -2)}>`;
    } else xml += element('ph', { ...about, dataRef: `d${id}`, subFlows: flows });
  }
  return xml;
}

function originalData(source: CodedText, target: CodedText | undefined): string {
  // A code of the translation has the data of the source's code with its id.
  const codes = new Map([...(target?.codes ?? []), ...source.codes]);
  const data = [...codes].flatMap(([id, { open, close }]) => [
    element('data', { id: `d${id}` }, xmlText(open)),
    ...(close === undefined ? [] : [element('data', { id: `e${id}` }, xmlText(close))]),
  ]);
  return data.length > 0 ? element('originalData', {}, data.join('')) : '';
}

const source = (content: string) => element('source', {}, content);
const target = (content: string) => element('target', {}, content);

const notesOf = ({ label, max, notes }: Pick<UnitToWrite, 'label' | 'max' | 'notes'>): string =>
  element(
    'notes',
    {},
    [
      element('note', { category: 'field' }, xmlNote(label)),
      ...(max === undefined ? [] : [element('note', { category: 'limit' }, `At most ${max} characters.`)]),
      ...notes.map((note) => element('note', { category: 'change' }, xmlNote(note))),
    ].join(''),
  );

const preserved = { 'xml:space': 'preserve' } as const;

/** The units of the words in attributes, such as alt texts of pictures. */
function attributeUnits({ path, label, source: text, target: translation, state }: UnitToWrite): string[] {
  return [...text.codes].flatMap(([id, code]) => {
    const unit = attributeUnitId(path, id, code);
    if (unit === undefined) return [];
    const own = translation?.codes.get(id);
    const translated = own && attributeText(own);
    const content = source(xmlText(attributeText(code))) + (translated ? target(xmlText(translated)) : '');
    const segment = element('segment', { state: translated ? state : 'initial' }, content);
    const name = `${path} ${attributeOf(code)}`;
    return [
      element(
        'unit',
        { id: unit, name, ...preserved },
        notesOf({ label: `${label}: ${attributeOf(code)}`, notes: [], max: undefined }) + segment,
      ),
    ];
  });
}

/** A text as a unit with a segment for each paragraph, list item or table cell, and a unit for each alt text in it. */
export function writeUnit(unit: UnitToWrite): string {
  const { path, source: text, target: translation, state, hash, max } = unit;
  const hasWords = text.pieces.some(({ isSegment }) => isSegment);
  let number = 0;
  const pieces = text.pieces.map((piece: Piece, index) => {
    const own = translation?.pieces[index];
    const content =
      source(contentOf(piece.tokens, text.codes, unit)) +
      (own && translation ? target(contentOf(own.tokens, translation.codes, unit)) : '');
    if (!piece.isSegment && hasWords) return element('ignorable', {}, content);
    number += 1;
    return element('segment', { id: `s${number}`, state: own ? state : 'initial' }, content);
  });
  const meta = element('mda:meta', { type: 'source' }, hash);
  const metadata = element('mda:metadata', {}, element('mda:metaGroup', { category: 'atrium' }, meta));
  const attributes = {
    id: path,
    name: path,
    translate: hasWords ? undefined : 'no',
    ...preserved,
    'slr:sizeRestriction': max,
  };
  return [
    element('unit', attributes, metadata + notesOf(unit) + originalData(text, translation) + pieces.join('')),
    ...attributeUnits(unit),
  ].join('');
}

/** Whether a text has words outside of attributes. */
export const hasWords = (text: CodedText): boolean => wordsIn(tokensOf(text)).trim() !== '';
