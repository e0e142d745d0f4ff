import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Messages } from './read-messages.ts';

/** The language tag of the pseudo-locale. Windows and ICU reserve it for pseudo-locales too. */
export const pseudoLanguage = 'qps';

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz';
const accented = 'ÅåƁƀÇçÐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

const fillers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How much longer translations of short texts can be than English. */
const longerBy = 0.4;

const accentedText = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join('');

function transformed(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: accentedText(element.value) };
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map(transformed) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** The number of letters in a message, in the last form of a plural or select. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (isLiteralElement(element)) return sum + element.value.length;
    if (!isPluralElement(element) && !isSelectElement(element)) return sum;
    return sum + lengthOf(Object.values(element.options).at(-1)?.value ?? []);
  }, 0);
}

function filling(length: number): string {
  let filled = '';
  for (let index = 0; filled.length < length * longerBy; index += 1) filled += ` ${fillers[index % fillers.length]}`;
  return filled;
}

/**
 * A message in the pseudo-locale: with accents, about 40 % longer and in brackets, so that a cut or untranslated text
 * is visible.
 */
export function pseudoText(text: string): string {
  const elements = parse(text, { ignoreTag: true, captureLocation: false });
  return `[!! ${printAST(elements.map(transformed))}${filling(lengthOf(elements))} !!]`;
}

export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      typeof value === 'string' ? pseudoText(value) : pseudoMessages(value),
    ]),
  );
