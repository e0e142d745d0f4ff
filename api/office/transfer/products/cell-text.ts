import { decimalText } from '#contract/text/decimals.ts';
import type { Cell } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A cell as a person would type it. */
export function cellText(cell: Cell, { facts }: Vocabulary): string {
  if (typeof cell === 'boolean') return cell ? facts.yes : facts.no;
  return typeof cell === 'number' ? decimalText(cell, facts.locale) : cell;
}

/** A number in a column of texts, such as an article number that a spreadsheet keeps as a number. */
export const plainText = (cell: Cell): string => String(cell);

// XML has no place for control characters, and spreadsheets have line breaks of their own.
const lostCharacters = /[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Whether a table shows two texts alike. */
export const isSameText = (one: string, other: string): boolean =>
  one.replaceAll(lostCharacters, '').trim() === other.replaceAll(lostCharacters, '').trim();
