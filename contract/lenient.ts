import { z } from 'zod';

/** What did not fit in an answer: where, and why. */
export interface Misfit {
  path: string;
  message: string;
}

export type OnMisfit = (callName: string, misfit: Misfit) => void;

/** Most different misfits remembered: a backend that sends ever new nonsense must not fill the memory. */
const maxReported = 1_000;

/** Reports the same misfit of the same call once, however many clients and list items run into it. */
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
/** An answer with more misfits is of another kind altogether; each costs some 40 µs of a process that others use. */
const maxMisfits = 10_000;

/**
 * Decodes an answer of a backend we do not know: a null that does not fit counts as absent, unknown fields are
 * ignored, any other part that does not fit is left out (a field of an object, an item of a list) and
 * reported. Only where the whole then lacks something it cannot be without does it not fit.
 */
export function decodeLeniently<S extends z.ZodType>(schema: S, answer: unknown): Lenient<z.output<S>> {
  let candidate = answer;
  const misfits: Misfit[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const result = z.safeDecode(schema, candidate as z.input<S>);
    if (result.success) return { fits: true, value: result.data, misfits };
    if (misfits.length + result.error.issues.length > maxMisfits) {
      return { fits: false, misfits: [{ path: '', message: `More than ${maxMisfits} parts do not fit` }] };
    }
    for (const { path, message } of result.error.issues) {
      if (valueAt(candidate, path) !== null) misfits.push({ path: path.join('.'), message });
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

function valueAt(root: unknown, path: PropertyKey[]): unknown {
  let current = root;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/**
 * A copy without the parts at `paths`; a part that is already missing takes its nearest list item with
 * it. Undefined when that would be the whole.
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
