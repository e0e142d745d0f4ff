import { z } from 'zod';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { FieldMeta } from '#contract/fields.ts';
import { mapFields } from '#contract/schema-walk.ts';
import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { isEmailAddress } from '#contract/text/contact/email-address.ts';

/** What changed in a field. */
export type FitChange =
  | { kind: 'empty' | 'becomes'; value: string }
  | { kind: 'cut'; max: number }
  | { kind: 'firstParts'; count: number; total: number }
  | { kind: 'noPhone' | 'noEmail' };

/** Receives each changed field: its path, what changed, and its previous value. */
export type OnFit = (path: string, change: FitChange, original: string) => void;

export interface FitOptions {
  /** Replaces a required text that is empty. */
  fallback: string;
  onFit: OnFit;
}

/**
 * Brings a document within the limits of its type: truncates long texts, fills in missing names, normalizes page
 * addresses, clamps numbers. A value that cannot be corrected stays unchanged.
 */
export function fitDocument(type: EntityName, document: object, options: FitOptions): object {
  const fit: FitField = (meta, value, schema, path) => {
    if (meta.input !== 'list') return fits[meta.input]?.(value, { path, limits: limitsOf(schema), ...options });
    const { maxItems } = limitsOf(schema);
    if (!Array.isArray(value) || maxItems === undefined || value.length <= maxItems) return undefined;
    options.onFit(path, { kind: 'firstParts', count: maxItems, total: value.length }, '');
    return mapFields(schema, value.slice(0, maxItems), fit, path);
  };
  return mapFields(entityOf(type).document, document, fit) as object;
}

type FitField = Parameters<typeof mapFields>[2];

interface Limits {
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

const known = new WeakMap<z.core.$ZodType, Limits>();

function limitsOf(schema: z.core.$ZodType): Limits {
  const limits = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Limits);
  known.set(schema, limits);
  return limits;
}

interface FieldOptions extends FitOptions {
  path: string;
  limits: Limits;
}

type Fit = (value: unknown, options: FieldOptions) => unknown;

const fits: Partial<Record<FieldMeta['input'], Fit>> = {
  text: fitText,
  'long-text': fitText,
  number: fitNumber,
  columns: fitNumber,
  phone: fitPhone,
  email: fitEmail,
  'page-address': fitPageAddress,
};

function fitText(value: unknown, { path, limits, fallback, onFit }: FieldOptions): unknown {
  const text = typeof value === 'string' ? value.trim() : '';
  const { minLength = 0, maxLength = text.length } = limits;
  if (text.length < minLength) {
    onFit(path, { kind: 'empty', value: fallback }, '');
    return fallback.slice(0, maxLength);
  }
  if (text.length <= maxLength) return value;
  onFit(path, { kind: 'cut', max: maxLength }, text);
  return `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

function fitNumber(value: unknown, { path, limits, onFit }: FieldOptions): unknown {
  if (typeof value !== 'number') return value;
  const { minimum = value, maximum = value } = limits;
  const number = Math.min(Math.max(Math.round(value), minimum), maximum);
  if (number !== value) onFit(path, { kind: 'becomes', value: String(number) }, String(value));
  return number;
}

const phoneNumber = /\+?[0-9][0-9 ()./-]{2,40}/g;

/** Backends store several numbers in one field, with words between them. */
function fitPhone(value: unknown, { path, onFit }: FieldOptions): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const numbers = (asciiDigits(value).match(phoneNumber) ?? []).map((number) => number.replace(/[ ./(-]+$/, ''));
  const text = numbers.slice(0, maxNumbers).join(', ');
  if (text !== value.trim()) onFit(path, text === '' ? { kind: 'noPhone' } : { kind: 'becomes', value: text }, value);
  return text;
}

const maxNumbers = 4;

/** Mails can be sent to one address only. */
function fitEmail(value: unknown, { path, onFit }: FieldOptions): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const found = value.split(/[\s,;|/<>()]+/).find((part) => isEmailAddress(part)) ?? '';
  if (found !== value) onFit(path, found === '' ? { kind: 'noEmail' } : { kind: 'becomes', value: found }, value);
  return found;
}

function fitPageAddress(value: unknown, { path, limits, fallback, onFit }: FieldOptions): unknown {
  const { maxLength } = limits;
  const given = typeof value === 'string' ? value : '';
  const address = pageAddressFrom(given).slice(0, maxLength) || pageAddressFrom(fallback);
  if (address !== given.toLowerCase()) onFit(path, { kind: 'becomes', value: address }, given);
  return address.replace(/-+$/, '');
}

/** Letters without accents, digits and single hyphens. */
export const pageAddressFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
