import { asciiDigits } from '#contract/text/ascii-digits.ts';

/** A telephone number or mail address in a text, or the words around them. */
export interface ContactLink {
  /** As written in the text. */
  text: string;
  /** Absent for words, such as office hours. */
  href?: string;
}

const betweenNumbers = /\s*[,;|\n،؛、]\s*|\s+(?:or|and|&|\/)\s+|(?<=\p{Nd})\s+(?=[+＋])/iu;
const betweenAddresses = /\s*[,;|\n،؛、]\s*|\s+(?:or|and|&|\/)\s+/i;

/** With another number in the text, fewer digits are an extension, a time or part of an address. */
const minDigits = 5;
/** Emergency numbers have three. */
const minLocalDigits = 3;

/** In some languages of the site and of its buyers. */
const extension = /(?<!\p{L})(?:ext(?:ension|n)?|x|#|durchwahl|доб|分机|تحويلة)\.?\s*(\d{1,6})\s*$/iu;

/** Splits a text into telephone numbers, with digits of any script, and other words. */
export function phoneLinks(text: string): ContactLink[] {
  const parts = partsOf(text, betweenNumbers);
  const least = parts.length === 1 ? minLocalDigits : minDigits;
  return parts.map((part) => {
    const plain = asciiDigits(part.normalize('NFKC'));
    const [beside = '', inside] = extension.exec(plain) ?? [];
    const number = plain.slice(0, plain.length - beside.length);
    const plus = /^\D*\+/.test(number) ? '+' : '';
    // After a country code, the zero in brackets is not dialled.
    const digits = (plus ? number.replace(/\(0\)/, '') : number).replace(/\D/g, '');
    if (digits.length < least) return { text: part };
    return { text: part, href: `tel:${plus}${digits}${inside ? `;ext=${inside}` : ''}` };
  });
}

const address = /(?<![^\s,;|<>()[\]:"])[^\s,;|<>()[\]:"]+@[^\s,;|<>()[\]:"]*[^\s,;|<>()[\]:".]/;

const hasSeveralAddresses = (text: string): boolean =>
  text.includes('@') && /\s/.test(text.slice(text.indexOf('@') + 1, text.lastIndexOf('@')));

/** Splits a text into mail addresses and other words. */
export function mailLinks(text: string): ContactLink[] {
  const parts = partsOf(text, betweenAddresses).flatMap((part) =>
    hasSeveralAddresses(part) ? partsOf(part, /\s+/) : [part],
  );
  return parts.map((part) => {
    const found = address.exec(part)?.[0];
    return found === undefined
      ? { text: part }
      : { text: part, href: `mailto:${found.replace(/[%?&#]/g, encodeURIComponent)}` };
  });
}

/** The telephone numbers as dialled, without the words around them. */
export const phoneNumbers = (links: readonly ContactLink[]): string[] =>
  links.flatMap(({ href }) => (href ? [href.slice('tel:'.length).replace(';ext=', ' ext. ')] : []));

/** The mail addresses, without the words around them. */
export const mailAddresses = (links: readonly ContactLink[]): string[] =>
  links.flatMap(({ href }) => (href ? [decodeURIComponent(href.slice('mailto:'.length))] : []));

const partsOf = (text: string, between: RegExp): string[] => {
  // Several spaces look like one, and the patterns would try each of them.
  const spaced = text.replace(/\s{2,}/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '));
  const parts = spaced.split(between).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
};
