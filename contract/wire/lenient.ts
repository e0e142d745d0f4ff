import { z } from 'zod';
import { type BrokenRule, ruleOf } from '../rules.ts';

/** A part of a response that does not match the schema: its path, and why. */
export interface Misfit extends BrokenRule {
  path: string;
  message: string;
}

export type OnMisfit = (callName: string, misfit: Misfit) => void;

/** Maximum number of distinct misfits remembered, so that a backend that keeps sending new ones does not fill the memory. */
const maxReported = 1_000;

/** Reports the same misfit of the same call once, for any client and list item. */
export function onceEach(report: OnMisfit): OnMisfit {
  const reported = new Set<string>();
  return (callName, misfit) => {
    const key = `${callName} ${misfit.path.replace(/\d+/g, '*')} ${misfit.message}`;
    if (reported.has(key) || reported.size >= maxReported) return;
    reported.add(key);
    report(callName, misfit);
  };
}

export type Lenient<T> = { fits: true; value: T; misfits: Misfit[] } | { fits: false; misfits: Misfit[] };

const maxRounds = 25;
/** A response with more misfits is of another kind altogether. Each costs about 40 µs of a shared process. */
const maxMisfits = 10_000;
/** The number of list items decoded without yielding. With a misfit in every field they take about 50 ms. */
export const sliceLength = 200;

const tooMany = (): Lenient<never> => ({
  fits: false,
  misfits: [{ path: '', message: `More than ${maxMisfits} parts do not match` }],
});

/** Lets other work run before the next slice of a long list. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * As {@link decodeLeniently}, but yields to the event loop between slices of a long list. Rejects a list where less
 * than half of the items match. Empties the given list meanwhile, so that half a million items are not in memory twice.
 */
export async function decodeResponse<S extends z.ZodType>(schema: S, answer: unknown): Promise<Lenient<z.output<S>>> {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(answer)) return decodeLeniently(schema, answer);
  const value: unknown[] = [];
  const misfits: Misfit[] = [];
  const given = answer.filter((item) => item !== null).length;
  for (let from = 0; from < answer.length; from += sliceLength) {
    if (from > 0) await yieldToEventLoop();
    const part = decodeLeniently(schema, answer.slice(from, from + sliceLength), from);
    misfits.push(...part.misfits);
    if (!part.fits) return { fits: false, misfits };
    if (misfits.length > maxMisfits) return tooMany();
    value.push(...(part.value as unknown[]));
    answer.fill(undefined, from, from + sliceLength);
  }
  if (value.length * 2 < given) return { fits: false, misfits: [...misfits, { path: '', message: tooFewFit }] };
  return { fits: true, value: value as z.output<S>, misfits };
}

/** Such a call counts as failed, because its last good response is better than an empty list. */
const tooFewFit = 'Most items do not match';

/**
 * Decodes a response of an unknown backend. A null where the schema allows none counts as absent, and unknown fields
 * are ignored. Any other invalid part (a field of an object, an item of a list) is left out and reported. Rejects the
 * response only if the whole then lacks a required field. `firstIndex`: the index of the list's first item in the whole
 * list, for the reports.
 */
export function decodeLeniently<S extends z.ZodType>(schema: S, answer: unknown, firstIndex = 0): Lenient<z.output<S>> {
  let candidate = answer;
  const misfits: Misfit[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const result = z.safeDecode(schema, candidate as z.input<S>);
    if (result.success) return { fits: true, value: result.data, misfits };
    for (const issue of result.error.issues) {
      const { path, message } = issue;
      if (valueAt(candidate, path) !== null)
        misfits.push({ path: pathText(path, firstIndex), message, ...ruleOf(issue) });
      if (misfits.length > maxMisfits) return tooMany();
    }
    const pruned = prune(
      candidate,
      result.error.issues.map(({ path }) => path),
    );
    if (pruned === undefined) return { fits: false, misfits };
    candidate = pruned;
  }
  return { fits: false, misfits };
}

/** Empty for the whole response. */
function pathText(path: PropertyKey[], firstIndex: number): string {
  return path.map((key, depth) => (depth === 0 && typeof key === 'number' ? key + firstIndex : String(key))).join('.');
}

function valueAt(root: unknown, path: PropertyKey[]): unknown {
  let current = root;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/**
 * A copy without the parts at `paths`. Where a part is already missing, the nearest list item is removed. Undefined
 * where that would be the whole value.
 */
function prune(value: unknown, paths: PropertyKey[][]): unknown {
  const copy = structuredClone(value);
  const doomedItems = new Map<unknown[], Set<number>>();
  for (const path of paths) if (!removeAt(copy, path, doomedItems)) return undefined;
  for (const [list, indexes] of doomedItems) {
    for (const index of [...indexes].sort((a, b) => b - a)) list.splice(index, 1);
  }
  return copy;
}

function removeAt(root: unknown, path: PropertyKey[], doomedItems: Map<unknown[], Set<number>>): boolean {
  const holders: { holder: object; key: PropertyKey }[] = [];
  let current = root;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) break;
    holders.push({ holder: current, key });
    current = Reflect.get(current, key);
  }
  for (const { holder, key } of holders.reverse()) {
    if (Array.isArray(holder)) {
      const indexes = doomedItems.get(holder) ?? new Set<number>();
      doomedItems.set(holder, indexes.add(Number(key)));
      return true;
    }
    if (Reflect.has(holder, key)) return Reflect.deleteProperty(holder, key);
  }
  return false;
}
