import { type Token, wordsIn } from './codes/html-codes.ts';
import { orderedPieces } from './resolve-codes.ts';
import type { ReadPiece, ReadUnit } from './xliff/read-xliff.ts';

/** A text in a file. */
export interface FileText {
  unit: ReadUnit | undefined;
  /** The units with the words of attributes, such as alt texts, by the ids of their codes. */
  attributes: ReadonlyMap<string, ReadUnit>;
}

/**
 * The units of an entry by the paths of their texts. Words of attributes have units of their own, such as
 * `description_3_alt`.
 */
export function fileTexts(units: readonly ReadUnit[]): { texts: Map<string, FileText>; twice: ReadonlySet<string> } {
  const texts = new Map<string, { unit: ReadUnit | undefined; attributes: Map<string, ReadUnit> }>();
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const unit of units) {
    const [path = '', code, attribute] = (unit.id || unit.name).split('_');
    if (seen.has(unit.id)) twice.add(path);
    seen.add(unit.id);
    const text = texts.get(path) ?? { unit: undefined, attributes: new Map<string, ReadUnit>() };
    texts.set(path, text);
    if (code === undefined || attribute === undefined) text.unit = unit;
    else text.attributes.set(code, unit);
  }
  return { texts, twice };
}

export const isBlank = (tokens: readonly Token[] | undefined): boolean =>
  tokens === undefined || wordsIn(tokens).trim() === '';

/** The segments with words. */
export const segmentsOf = (unit: ReadUnit | undefined): ReadPiece[] =>
  unit?.pieces.filter(({ isSegment, source }) => isSegment && !isBlank(source)) ?? [];

const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

export const hasSameWords = ({ pieces }: ReadUnit, exported: string): boolean =>
  withoutSpace(pieces.map(({ source }) => wordsIn(source)).join('')) === withoutSpace(exported);

/** Whether a unit has each exported segment once. Tools may split and join segments, so the words of all of them are compared. */
export function isWhole(unit: ReadUnit, exported: string): boolean {
  const ids = unit.pieces.flatMap(({ isSegment, id }) => (isSegment && id !== '' ? [id] : []));
  return new Set(ids).size === ids.length && hasSameWords(unit, exported);
}

/** The translated words of attributes, by the ids of their codes. A line break in one is a space. */
export function attributeWords(units: FileText['attributes']): Map<string, string> {
  const found = new Map<string, string>();
  for (const [id, unit] of units) {
    const segments = segmentsOf(unit);
    if (segments.length === 0 || segments.some(({ target }) => isBlank(target))) continue;
    const words = orderedPieces(unit.pieces).map(({ source, target }) => wordsIn(target?.length ? target : source));
    found.set(
      id,
      words
        .join('')
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    );
  }
  return found;
}
