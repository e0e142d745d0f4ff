import { z } from 'zod';
import { itemId } from './documents/list-items.ts';
import { isLanguageTag } from './languages/language-tags.ts';
import { rule } from './rules.ts';
import { isGtin } from './text/codes/gtin.ts';
import { emailAddress } from './text/contact/email-address.ts';
import { phoneNumberSource } from './text/contact/phone-number.ts';
import { maxDecimal } from './text/decimals.ts';

/** The input control that the office shows for a field. */
export type FieldInput =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'picture'
  | 'file'
  | 'captions'
  | 'video'
  | 'web-address'
  | 'link'
  | 'page-address'
  | 'email'
  | 'phone'
  | 'moment'
  | 'day'
  | 'number'
  | 'columns'
  | 'colour'
  | 'choice'
  | 'time-zone'
  | 'language'
  | 'code'
  | 'decimal'
  | 'flag'
  | 'relation'
  | 'relations'
  | 'fact-values'
  | 'list';

/** The texts of a field for the editor. `absent` says what visitors get when it is empty. */
export interface FieldMeta {
  label: string;
  input: FieldInput;
  help?: string;
  absent?: string;
  /** The number of characters that cards show. */
  cut?: number;
  /** Relations: the content type of the related entries. */
  to?: string;
  /** Choices: the names of options that are not their values. */
  optionNames?: Readonly<Record<string, string>>;
  /** Whether only the office knows it: no public call sends it. */
  forOffice?: boolean;
  /**
   * The values of fields beside it with which it has a meaning, such as `{ type: ['news'] }`: forms hide an empty one
   * otherwise.
   */
  onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** Lists: an item whose flag `below` is set belongs to the nearest one above without it. */
  isOutline?: boolean;
  /** Moments: the time at which visitors first see the entry, as long as {@link followsPublication} is true. */
  isPublication?: boolean;
}

/** Registers the label, help and input kind of each field's schema. */
export const fieldMeta = z.registry<FieldMeta>();

/** The icons of kinds of items in the office. */
export type KindIcon =
  | 'action'
  | 'carousel'
  | 'entries'
  | 'file'
  | 'figures'
  | 'form'
  | 'news'
  | 'photos'
  | 'picture'
  | 'place'
  | 'question'
  | 'quotation'
  | 'table'
  | 'text'
  | 'video';

/** The texts of a kind of items in a list whose items are of several kinds. */
export interface KindMeta {
  label: string;
  help: string;
  icon: KindIcon;
}

/** Registers the name, help and icon of each kind of such items. */
export const kindMeta = z.registry<KindMeta>();

/** The texts of a field for the editor, also for one with a default or that may be null. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  const { def } = schema._zod;
  return fieldMeta.get(schema) ?? ('innerType' in def ? metaOf(def.innerType as z.core.$ZodType) : undefined);
}

type Words = Omit<FieldMeta, 'input'>;

function described<S extends z.ZodType>(schema: S, input: FieldInput, words: Words): S {
  fieldMeta.add(schema, { ...words, input });
  return schema;
}

/** The number of characters: zod counts UTF-16 units, so that some Chinese characters count twice. */
export function atMost(max: number) {
  const check = z.maxLength(max);
  const { check: checkUnits } = check._zod;
  check._zod.check = (payload) => {
    const { value } = payload;
    if (value.length > max && [...String(value)].length > max) return checkUnits(payload);
  };
  return check;
}

const httpAddress = z.url({
  protocol: /^https?$/,
  ...rule('web_address', 'Enter an address that starts with https:// or http://'),
});
const ownPath = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, rule('own_path', 'Enter a path on this site that starts with one /'));
const linkAddress = z.url({
  protocol: /^https?$/,
  ...rule('link', 'Enter an address that starts with https:// or http://, or a path on this site such as /news'),
});

/** Errors of calls too. */
export const emailExpected = rule('email', 'Enter an email address');
export const timeZoneExpected = rule('time_zone', 'Enter a time zone such as Europe/Berlin');
export const languageTagExpected = rule('language_tag', 'Enter a language tag such as de or pt-BR');

/** A required line of text; 1 to `max` characters. */
export const text = (words: Words, max = 200) =>
  described(
    z
      .string()
      .trim()
      .min(1, rule('not_empty', `${words.label} must not be empty`))
      .check(atMost(max)),
    'text',
    words,
  );

/** An optional line of text; '' means absent. */
export const optionalText = (words: Words & { absent: string }, max = 200) =>
  described(z.string().trim().check(atMost(max)).default(''), 'text', words);

/** Several lines of plain text with line breaks; '' means absent. */
export const longText = (words: Words & { absent: string }, max = 4_000) =>
  described(z.string().trim().check(atMost(max)).default(''), 'long-text', words);

/** HTML, limited to the tags that sanitizing allows; '' means absent. */
export const richText = (words: Words & { absent: string }, max = 200_000) =>
  described(z.string().max(max).default(''), 'rich-text', words);

/** A picture: its URL, its alt text, and its size in pixels where known. */
export const pictureValue = z.object({
  src: z.union([ownPath, httpAddress]),
  alt: z.string().check(atMost(300)).default(''),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});
export type Picture = z.infer<typeof pictureValue>;

/** A picture as an item of a list. */
export const pictureItem = pictureValue.extend({ id: itemId });

/** A picture, or null where there is none. */
export const picture = (words: Words & { absent: string }) =>
  described(pictureValue.nullable().default(null), 'picture', words);

/** A downloadable file; size in bytes, media type and language where known. */
export const fileValue = z.object({
  src: z.union([ownPath, httpAddress]),
  mediaType: z.string().max(120).optional(),
  bytes: z.int().nonnegative().optional(),
  lang: z.string().max(35).optional().describe('Language tag of the content, such as de or pt-BR.'),
});
export type FileLink = z.infer<typeof fileValue>;

export const file = (words: Words & { absent: string }) => described(fileValue.nullable().default(null), 'file', words);

/** A WebVTT file. Its language is that of the file. */
export const captions = (words: Words & { absent: string }) =>
  described(fileValue.nullable().default(null), 'captions', words);

/** The address of a player or video file: https, or a path on this site. */
export const videoAddress = (words: Words) =>
  described(
    z.union([
      ownPath,
      z.url({ protocol: /^https$/, ...rule('secure_address', 'Enter an address that starts with https://') }),
    ]),
    'video',
    words,
  );

/** As {@link videoAddress}; '' means absent. An http:// address is linked instead of played. */
export const optionalVideoAddress = (words: Words & { absent: string }) =>
  described(z.union([z.literal(''), ownPath, linkAddress]).default(''), 'video', words);

/** An http(s) address; '' means absent. */
export const webAddress = (words: Words & { absent: string }) =>
  described(z.union([z.literal(''), httpAddress]).default(''), 'web-address', words);

/** A path on this site, of a page or a file, or an http(s) address; '' means absent. */
export const link = (words: Words & { absent: string }) =>
  described(z.union([z.literal(''), ownPath, linkAddress]).default(''), 'link', words);

/** The last segment of a page's address: a-z, 0-9 and single hyphens. */
export const pageAddress = (words: Words) =>
  described(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('page_address', 'Use lowercase letters, digits and single hyphens')),
    'page-address',
    words,
  );

/** An email address; '' means absent. */
export const email = (words: Words & { absent: string }) =>
  described(z.union([z.literal(''), emailAddress(emailExpected)]).default(''), 'email', words);

const severalPhoneNumbers = new RegExp(`^$|^${phoneNumberSource}(, *${phoneNumberSource}){0,3}$`, 'u');

/** Telephone numbers as dialled, with extensions, up to four separated by commas; '' means absent. */
export const phone = (words: Words & { absent: string }) =>
  described(
    z.string().trim().regex(severalPhoneNumbers, rule('phone', 'Enter a telephone number')).default(''),
    'phone',
    words,
  );

/** Whether the field `isPublication` of the document follows the publication; absent: the editor has set it. */
export const followsPublication = z.boolean().optional();

/** A point in time, ISO 8601 in UTC. */
export const moment = (words: Words) => described(z.iso.datetime(), 'moment', words);

/** A calendar day without time or zone, `YYYY-MM-DD`; '' means absent. */
export const day = (words: Words & { absent: string }) =>
  described(z.union([z.literal(''), z.iso.date()]).default(''), 'day', words);

export const wholeNumber = (words: Words, { min, max, initial }: { min: number; max: number; initial: number }) =>
  described(z.int().min(min).max(max).default(initial), 'number', words);

/** A number of columns in a layout, 1 to 3. */
export const columns = (words: Words) => described(z.int().min(1).max(3).default(1), 'columns', words);

/** A colour as `#rrggbb`; '' means absent. */
export const colour = (words: Words & { absent: string }) =>
  described(
    z
      .string()
      .regex(/^$|^#[0-9a-f]{6}$/i, rule('colour', 'Enter a colour such as #1d4f91'))
      .default(''),
    'colour',
    words,
  );

export const choice = <const Options extends readonly [string, ...string[]]>(
  words: Words,
  options: Options,
  initial: Options[number],
  optionNames?: Readonly<Record<Options[number], string>>,
) => described(z.enum(options).default(initial), 'choice', { ...words, ...(optionNames && { optionNames }) });

/** A reference to another entry by its id; null where there is none. */
export const relation = (words: Words & { absent: string; to: string }) =>
  described(z.int().positive().nullable().default(null), 'relation', words);

/** A reference that an entry, or a part of it, can't be without. */
export const requiredRelation = (words: Words & { to: string }) => described(z.int().positive(), 'relation', words);

/** References to several entries of a type by their ids, in the editor's order; at most `max`. */
export const relations = (words: Words & { absent: string; to: string }, max = 500) =>
  described(z.array(requiredRelation(words)).max(max).default([]), 'relations', words);

/** A text that is the same in all languages, such as a number or a code; '' means absent. */
export const code = (words: Words & { absent: string }, max = 80) =>
  described(z.string().trim().check(atMost(max)).default(''), 'code', words);

/** A Global Trade Item Number: 8, 12, 13 or 14 digits. The last one checks the others. '' means absent. */
export const gtin = (words: Words & { absent: string }) =>
  described(
    z
      .string()
      .trim()
      .refine((text) => text === '' || isGtin(text), rule('gtin', 'Enter 8, 12, 13 or 14 digits of a valid GTIN'))
      .default(''),
    'code',
    words,
  );

const isNumber = rule('number', 'Enter a number');
/** A number out of its bounds has an error that names them. */
const number = z.number({ error: (issue) => (issue.code === 'invalid_type' ? isNumber.error(issue) : undefined) });

/** A number with decimals, between `min` and `max`; null means absent. */
export const decimal = (
  words: Words & { absent: string },
  { min = -maxDecimal, max = maxDecimal }: { min?: number; max?: number } = {},
) => described(number.min(min).max(max).nullable().default(null), 'decimal', words);

/** A value of a fact: a number, the id of an option, or whether it is so. */
export const factValue = z.union([z.number().min(-maxDecimal).max(maxDecimal), z.boolean(), z.string().max(40)]);

/** The values of a fact, by the kind of its attribute. */
export const factValues = (words: Words & { absent: string }) =>
  described(z.array(factValue).max(20).default([]), 'fact-values', words);

/** Yes or no. */
export const flag = (words: Words) => described(z.boolean().default(false), 'flag', words);

/** A list of parts in the editor's order; at most `max`. Its items have an `id: field.itemId`. `initial`: of a new document. */
export const list = <Item extends z.ZodType<{ id?: string | undefined }>>(
  words: Words,
  item: Item,
  max = 1_000,
  initial: z.output<Item>[] = [],
) => described(z.array(item).max(max).default(initial), 'list', words);

export { itemId };

/** A time zone by its IANA name, such as `Europe/Berlin`. */
export const timeZone = (words: Words) =>
  described(z.string().refine(isTimeZone, timeZoneExpected).default('UTC'), 'time-zone', words);

/** A language by its BCP 47 tag, such as `de`; '' means absent. */
export const language = (words: Words & { absent: string }) =>
  described(
    z
      .string()
      .refine((tag) => tag === '' || isLanguageTag(tag), languageTagExpected)
      .default(''),
    'language',
    words,
  );

/** The last valid zone. It is checked on each page view, and `Intl.DateTimeFormat` is slow. */
let knownTimeZone = 'UTC';

export function isTimeZone(name: string): boolean {
  if (name === knownTimeZone) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    knownTimeZone = name;
    return true;
  } catch {
    return false;
  }
}
