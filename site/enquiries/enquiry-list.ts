import { useSyncExternalStore } from 'react';
import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';
import { type AskedLine, lineIn, lineText } from './enquiry-address.ts';

const storageKey = 'enquiry-list';
const changeEvent = 'enquiry-list-change';

/** Where the storage is denied or full, the list ends with the document. */
let withoutStorage = '';

function storedText(): string {
  if (withoutStorage !== '') return withoutStorage;
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return withoutStorage;
  }
}

function store(lines: readonly AskedLine[]): void {
  const text = lines.length > 0 ? JSON.stringify(lines.map(lineText)) : '';
  withoutStorage = '';
  try {
    if (text === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    withoutStorage = text;
  }
  dispatchEvent(new Event(changeEvent));
}

/** The lines of a stored text, without parts that are no lines. */
export function linesOfText(text: string): AskedLine[] {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return [];
    return parts.flatMap((part) => (typeof part === 'string' ? (lineIn(part) ?? []) : [])).slice(0, maxEnquiryLines);
  } catch {
    return [];
  }
}

/** Whether two lines are about the same product or article. */
export const isSameLine = (one: AskedLine, other: AskedLine): boolean =>
  (one.productId ?? '') === (other.productId ?? '') && (one.article ?? '') === (other.article ?? '');

/** The list that this browser stores. */
export const storedLines = (): AskedLine[] => linesOfText(storedText());

/** Adds a line that the list does not have yet. False: the list is full. */
export function addLine(line: AskedLine): boolean {
  const lines = storedLines();
  if (lines.some((each) => isSameLine(each, line))) return true;
  if (lines.length >= maxEnquiryLines) return false;
  store([...lines, line]);
  return true;
}

/** Removes the lines about the same products and articles. */
export function removeLines(lines: readonly AskedLine[]): void {
  store(storedLines().filter((each) => !lines.some((line) => isSameLine(each, line))));
}

/** Takes over what was typed at lines that the list has. */
export function updateLines(lines: readonly AskedLine[]): void {
  const before = storedLines();
  if (before.length === 0) return;
  const after = before.map((each) => lines.find((line) => isSameLine(each, line)) ?? each);
  if (JSON.stringify(after) !== JSON.stringify(before)) store(after);
}

export const clearLines = (): void => store([]);

function subscribe(onChange: () => void): () => void {
  const events = [changeEvent, 'storage'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The stored list, also as other tabs change it; blank on the server and during hydration. */
export const useStoredLines = (): AskedLine[] => linesOfText(useSyncExternalStore(subscribe, storedText, () => ''));
