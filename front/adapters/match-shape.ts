import type { z } from 'zod';
import { readAddress } from '#contract/addresses/read-address.ts';
import { shapeOf, type WireShape } from './wire-shape.ts';

/** Names under which backends wrap the data of a response. */
const wrappers = new Set([
  'd',
  'data',
  'result',
  'results',
  'item',
  'items',
  'value',
  'values',
  '$values',
  'list',
  'records',
  'payload',
]);
/** The maximum number of wrappers around a list or an object. */
const deepestWrapper = 10;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a date of a response. A string that is no date is returned unchanged. `isDeadline`: something lasts until it. */
export type OnDate = (text: string, path: string, isDeadline: boolean) => string;

/**
 * Converts a response to the names and types of the contract where that is unambiguous: data in wrappers such as `{
 * data: [...] }`, also around lists inside of items, names in another case, addresses as {@link readAddress} reads
 * them, numbers and flags as text and the reverse. Everything else stays unchanged.
 */
export function matchShape(schema: z.ZodType, answer: unknown, onDate: OnDate): unknown {
  return matched(schema, answer, onDate, '');
}

/** The data of a response, or of a part of it, without its wrappers. */
export function unwrapped(schema: unknown, answer: unknown): unknown {
  const shape = shapeOf(schema);
  let value = answer;
  for (let level = 0; level < deepestWrapper; level++) {
    if (shape.kind === 'object' && Array.isArray(value) && value.length === 1) value = value[0];
    const inner = isObject(value) ? innerOf(shape, value) : undefined;
    if (inner === undefined) return value;
    value = inner;
  }
  return value;
}

/** The data inside a wrapper; undefined for an object that is not a wrapper. */
function innerOf(shape: WireShape, value: Fields): unknown {
  if (shape.kind === 'object' && Object.keys(value).some((name) => fieldNamed(shape.fields, name) !== undefined)) {
    return undefined;
  }
  const inside = Object.entries(value).filter(([, each]) => typeof each === 'object' && each !== null);
  const named = inside.find(([name]) => wrappers.has(name.toLowerCase()))?.[1];
  if (named !== undefined || shape.kind !== 'list') return named;
  const lists = inside.filter(([, each]) => Array.isArray(each));
  return lists.length === 1 ? lists[0]?.[1] : undefined;
}

function matched(schema: unknown, given: unknown, onDate: OnDate, path: string): unknown {
  const shape = shapeOf(schema);
  if (shape.kind !== 'list' && shape.kind !== 'object') return leaf(shape.kind, given, onDate, path.slice(0, -1));
  const value = unwrapped(schema, given);
  if (shape.kind === 'object') return isObject(value) ? named(shape.fields, value, onDate, path) : value;
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => matched(shape.item, item, onDate, `${path}${index}.`));
}

function named(fields: Readonly<Record<string, z.ZodType>>, value: Fields, onDate: OnDate, path: string): Fields {
  const result: Fields = {};
  for (const [given, part] of Object.entries(value)) {
    const name = fieldNamed(fields, given);
    // The exact spelling takes precedence.
    if (name === undefined || (name !== given && Object.hasOwn(value, name))) continue;
    result[name] = matched(fields[name], part, onDate, `${path}${name}.`);
  }
  return result;
}

const lowerNames = new WeakMap<object, ReadonlyMap<string, string>>();

function fieldNamed(fields: Readonly<Record<string, z.ZodType>>, given: string): string | undefined {
  if (Object.hasOwn(fields, given)) return given;
  let names = lowerNames.get(fields);
  if (!names) {
    names = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]));
    lowerNames.set(fields, names);
  }
  return names.get(given.toLowerCase());
}

function leaf(kind: WireShape['kind'], value: unknown, onDate: OnDate, path: string): unknown {
  if ((kind === 'date' || kind === 'deadline') && (typeof value === 'string' || typeof value === 'number')) {
    return onDate(String(value), path, kind === 'deadline');
  }
  if (kind === 'address' && typeof value === 'string') return readAddress(value);
  if (kind === 'text' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if (kind === 'number' && typeof value === 'string') {
    return /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/.test(value) ? Number(value) : value.trim() === '' ? undefined : value;
  }
  if (kind === 'flag' && (value === 0 || value === 1)) return value === 1;
  if (kind === 'flag' && typeof value === 'string') {
    if (/^\s*(true|1|yes)\s*$/i.test(value)) return true;
    return /^\s*(false|0|no|)\s*$/i.test(value) ? false : value;
  }
  return value;
}
