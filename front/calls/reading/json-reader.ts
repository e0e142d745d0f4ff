import { randomUUID } from 'node:crypto';

export interface JsonReader {
  /** Parses the next bytes of the text. */
  push(bytes: Uint8Array): void;
  /** The value of the whole text; undefined if it is not JSON. */
  end(): unknown;
}

/** Items are parsed in batches of about this many characters, which takes some milliseconds. */
const charactersAtOnce = 256 * 1024;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const openings = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)));
const list = '['.charCodeAt(0);
const listEnd = ']'.charCodeAt(0);

/**
 * Parses JSON while it arrives, the items of its first list in batches. JSON.parse of 62 MB blocks the event loop for
 * half a second. It also needs the whole text next to the whole value, with two bytes per character if one character is
 * outside of Latin-1. One function, because scanner and parser share the state of the chunks.
 */
export function createJsonReader(): JsonReader {
  const decoder = new TextDecoder();
  const inString = /["\\]/g;
  const betweenStrings = /["[\]{},]/g;
  const items: unknown[] = [];
  /** The text before the items. */
  let head: string | undefined;
  let isTail = false;
  let isBroken = false;
  let isInString = false;
  let depth = 0;
  /** Number of escaped characters at the start of the next chunk. */
  let escaped = 0;
  let pending: string[] = [];
  let pendingLength = 0;

  const keep = (text: string) => {
    pending.push(text);
    pendingLength += text.length;
  };
  const taken = () => {
    const text = pending.join('');
    pending = [];
    pendingLength = 0;
    return text;
  };
  const parseItems = () => {
    for (const item of JSON.parse(`[${taken()}]`) as unknown[]) items.push(item);
  };

  /** Scans a chunk of the head or the items. Returns where the tail starts. */
  const scan = (text: string): number => {
    let from = 0;
    let at = escaped;
    for (;;) {
      const next = isInString ? inString : betweenStrings;
      next.lastIndex = at;
      if (at >= text.length || !next.test(text)) break;
      at = next.lastIndex;
      const found = text.charCodeAt(at - 1);
      if (found === quote) isInString = !isInString;
      else if (found === backslash) at += 1;
      else if (head === undefined) {
        if (found !== list) continue;
        keep(text.slice(from, at));
        head = taken();
        from = at;
      } else if (openings.has(found)) depth += 1;
      else if (found === comma) {
        if (depth > 0 || pendingLength + at - from < charactersAtOnce) continue;
        keep(text.slice(from, at - 1));
        parseItems();
        from = at;
      } else if (depth > 0) depth -= 1;
      else {
        if (found !== listEnd) throw new SyntaxError('The list ends with a wrong bracket');
        keep(text.slice(from, at - 1));
        parseItems();
        return at - 1;
      }
    }
    escaped = Math.max(0, at - text.length);
    keep(text.slice(from));
    return text.length;
  };

  const take = (text: string) => {
    if (isBroken) return;
    try {
      const tail = isTail ? 0 : scan(text);
      if (tail === text.length) return;
      isTail = true;
      keep(text.slice(tail));
    } catch {
      isBroken = true;
      items.length = 0;
      pending = [];
    }
  };

  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end() {
      take(decoder.decode());
      if (isBroken || (head !== undefined && !isTail)) return undefined;
      try {
        if (head === undefined) return JSON.parse(taken());
        const mark = randomUUID();
        return withList(JSON.parse(`${head}"${mark}"${taken()}`), mark, items);
      } catch {
        return undefined;
      }
    },
  };
}

/** Replaces the list that contains only the marker by `items`. */
function withList(value: unknown, mark: string, items: unknown[]): unknown {
  if (Array.isArray(value)) return value.length === 1 && value[0] === mark ? items : value;
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, part] of Object.entries(value)) Object.assign(value, { [name]: withList(part, mark, items) });
  return value;
}
