import type { Segment } from '#content/search.ts';
import { hasAnd, withoutAnd } from './index/index-words.ts';
import { aheadOf, type Word, wordsOf } from './words.ts';

/** From `start` to `end`, exclusive, in UTF-16 code units. */
interface Span {
  start: number;
  end: number;
}

const fragmentLength = 160;
/** How much of the text before the first match a fragment shows. */
const leadLength = 50;
const cut = '…';

/** The part of a word that matches the query: the longest matching prefix. A space at the end of a prefix ends the word. */
function matchedPart(word: Word, queryWords: readonly string[]): Span | undefined {
  let units = 0;
  for (const asked of queryWords) {
    if (asked.length > units && `${word.folded} `.startsWith(asked)) units = Math.min(asked.length, word.folded.length);
  }
  const end = units === 0 ? undefined : word.ends[units - 1];
  return end === undefined ? undefined : { start: word.start, end };
}

/** As the index has them: an Arabic word also without “and” before it. */
function matched(word: Word, queryWords: readonly string[]): Span | undefined {
  const part = matchedPart(word, queryWords);
  return part || !hasAnd(word.folded) ? part : matchedPart(withoutAnd(word), queryWords);
}

const kept = new WeakMap<readonly string[], RegExp>();

/** The words of a text that a query may match. The pattern is cached per query, which is applied to many texts. */
function candidates(text: string, queryWords: readonly string[]): Generator<Word> {
  const ahead = kept.get(queryWords) ?? aheadOf(queryWords);
  kept.set(queryWords, ahead);
  return wordsOf(text, ahead);
}

/** The text of `window` as runs, with '…' at each end that is cut. */
function segments(text: string, window: Span, hits: readonly Span[]): Segment[] {
  const runs: Segment[] = [];
  const add = (run: string, hit: boolean) => {
    const last = runs.at(-1);
    if (run === '') return;
    if (last?.hit === hit) last.text += run;
    else runs.push({ text: run, hit });
  };
  if (window.start > 0) add(cut, false);
  let at = window.start;
  for (const { start, end } of hits) {
    const from = Math.max(at, start);
    const to = Math.min(end, window.end);
    if (to <= from) continue;
    add(text.slice(at, from), false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(text.slice(at, window.end), false);
  if (window.end < text.length) add(cut, false);
  return runs;
}

/** A whole text with the matches of a query's folded words. */
export function highlight(text: string, queryWords: readonly string[]): Segment[] {
  const hits: Span[] = [];
  for (const word of candidates(text, queryWords)) {
    const hit = matched(word, queryWords);
    if (hit) hits.push(hit);
  }
  return segments(text, { start: 0, end: text.length }, hits);
}

/** Whether a cut at `index` would split a surrogate pair. */
const partsPair = (text: string, index: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));

/** The window around a first match, which starts and ends at nearby spaces if there are any. */
function windowAround(text: string, first: Span): Span {
  let start = Math.max(0, first.start - leadLength);
  if (start > 0) {
    const space = text.indexOf(' ', start - 1);
    if (space !== -1 && space < first.start) start = space + 1;
    else if (partsPair(text, start)) start += 1;
  }
  let end = Math.min(text.length, Math.max(start + fragmentLength, first.end));
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space >= first.end) end = space;
    else if (partsPair(text, end)) end -= 1;
  }
  return { start, end };
}

/** A passage of about 160 characters around the first match, with '…' where the text is cut; empty without a match. */
export function fragment(text: string, queryWords: readonly string[]): Segment[] {
  const hits: Span[] = [];
  let window: Span | undefined;
  for (const word of candidates(text, queryWords)) {
    if (window && word.start >= window.end) break;
    const hit = matched(word, queryWords);
    if (!hit) continue;
    window ??= windowAround(text, hit);
    hits.push(hit);
  }
  return window ? segments(text, window, hits) : [];
}
