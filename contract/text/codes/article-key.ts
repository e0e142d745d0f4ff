import { asciiDigits } from '../ascii-digits.ts';
import { comparableCode } from './codes.ts';

/**
 * The form in which typed article numbers are compared: letters and ASCII digits alone, capitals, the letter O as 0, the
 * letters I and L as 1. '' for a text without any letter or digit. Another digit always gives another key.
 */
export const articleKey = (text: string): string =>
  comparableCode({ kind: 'article', code: asciiDigits(text) })
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
