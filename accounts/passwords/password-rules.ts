import type { Wording } from '../words.ts';
import { commonPasswords } from './common-passwords.ts';

/** In characters. The minimum suffices without a second factor. */
export const passwordLength = { least: 15, most: 256 } as const;

/** The owner of a password. It must not be built from these values. */
export interface PasswordOwner {
  email: string;
  name: string;
  companies: readonly string[];
}

/** The minimum length that must remain after predictable parts are removed. */
const minUnguessedLength = 8;
const minDistinctCharacters = 5;

/** The reason why a password is rejected, or undefined. */
export function passwordFault(password: string, owner: PasswordOwner): Wording | undefined {
  const { least, most } = passwordLength;
  if ([...password].length < least) return (texts) => texts.password.tooShort({ least });
  if (password.length > most) return (texts) => texts.password.tooLong({ most });
  const folded = fold(password);
  if (new Set(folded).size < minDistinctCharacters || isRepeated(folded)) return (texts) => texts.password.repeated;
  if (withoutRuns(folded).length < minUnguessedLength) return (texts) => texts.password.runs;
  if (withoutNames(folded, owner).length < minUnguessedLength) {
    return (texts) => texts.password.names;
  }
  if (isCommon(folded)) return (texts) => texts.password.common;
  return undefined;
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const digitsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const lettersOf = (text: string) => [...text].map((sign) => digitsForLetters[sign] ?? sign).join('');
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether one short piece is repeated; the last repetition may be incomplete. */
function isRepeated(text: string): boolean {
  const signs = [...text];
  for (let length = 1; length <= 6; length++) {
    if (signs.every((sign, index) => index < length || sign === signs[index - length])) return true;
  }
  return false;
}

const rows = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const lines = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const minSequenceLength = 4;

/** Removes sequences of four or more characters of the alphabet, of a keyboard row, or of one character. */
function withoutRuns(text: string): string {
  const signs = [...text];
  let rest = '';
  for (let start = 0; start < signs.length; ) {
    let end = start + 1;
    while (end < signs.length && isRun(signs.slice(start, end + 1))) end++;
    if (end - start < minSequenceLength) rest += signs[start++];
    else start = end;
  }
  return rest;
}

function isRun(signs: string[]): boolean {
  const text = signs.join('');
  return signs.every((sign) => sign === signs[0]) || lines.some((line) => line.includes(text));
}

const minNameLength = 4;

/** Removes the parts of names, longest first. */
function withoutNames(text: string, { email, name, companies }: PasswordOwner): string {
  const parts = [email, name, ...companies].flatMap((whole) => [whole, ...whole.split(/[^\p{L}\p{N}]+/u)]);
  const known = new Set(parts.map((part) => withoutSigns(fold(part))).filter(({ length }) => length >= minNameLength));
  let rest = withoutSigns(text);
  for (const part of [...known].sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(part, '');
    rest = lettersOf(rest).includes(part) ? lettersOf(rest).replaceAll(part, '') : rest;
  }
  return rest;
}

/** Whether the text consists of common passwords, digits and punctuation only. */
function isCommon(text: string): boolean {
  const letters = lettersOf(text);
  const reachable = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reachable.has(at)) continue;
    if (/[^\p{L}\p{Surrogate}]/u.test(text[at] ?? '')) reachable.add(at + 1);
    for (const common of commonPasswords) {
      if (text.startsWith(common, at) || letters.startsWith(common, at)) reachable.add(at + common.length);
    }
  }
  return reachable.has(text.length);
}
