import { asciiDigits } from '../ascii-digits.ts';

/** With the spaces, dashes and brackets of word processors and of Asian keyboards. */
const number = String.raw`[+＋(（]{0,2}\p{Nd}[\p{Nd}\p{Zs}()（）./\-－‐‑–]{2,40}`;
/** The word before an extension, in any language: ext., x, #, Durchwahl, доб., تحويلة. */
const word = String.raw`(?:#|\p{L}[\p{L}\p{M}]{0,15}\.?)`;

/** One telephone number as dialled, with digits of any script, spaces allowed, and an extension after a word. */
export const phoneNumberSource = String.raw`${number}(?: *${word} *\p{Nd}{1,8})?`;

/** The digits of a number in one row, as people search for it: without the trunk zero that `+49 (0)40` has, and with it. */
export function digitsOfNumber(text: string): string[] {
  const plain = asciiDigits(text.normalize('NFKC'));
  return [...new Set([plain.replace(/\(0\)/g, ''), plain])].map((part) => part.replace(/\D+/g, '')).filter(Boolean);
}

/** What a person typed as a telephone number: some digits, and letters before an extension only. */
export const isTypedPhoneNumber = (text: string): boolean =>
  /^[^\p{L}]*\p{Nd}[^\p{L}]*(?:\p{L}[\p{L}\p{M}]{0,15}[^\p{L}]*\p{Nd}[^\p{L}]*)?$/u.test(text);
