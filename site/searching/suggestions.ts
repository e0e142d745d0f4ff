import type { SearchHit } from '#content/search.ts';
import type { EntryLanguage } from '#contract/entity.ts';

/** A hit of the search, without its passage. */
type Suggestion = EntryLanguage & Pick<SearchHit, 'type' | 'url' | 'title' | 'picture' | 'discontinued'>;

/** The suggestions of the search box while the visitor types. */
export interface Suggestions {
  items: Suggestion[];
  /** The number of results of a full search; `more`: there are further, uncounted ones. */
  total: number;
  more: boolean;
  /** What was searched instead of the words as typed. */
  corrected?: string | undefined;
}

/** As many as fit under a search box without scrolling. */
export const suggestionCount = 6;

/** Fewer letters match too much to be useful. */
export const minLetters = 2;

/** The debounce of typing, in milliseconds. */
export const typingRestMs = 180;

/** `basename`: the first part of the paths of pages in the language, such as `/de`. */
export const suggestionsAddress = (query: string, basename = ''): string =>
  `${basename}/search/suggestions?${new URLSearchParams({ q: query })}`;

/** Fetches suggestions from the site. Throws if there is no valid response. */
export async function fetchSuggestions(query: string, signal: AbortSignal, basename = ''): Promise<Suggestions> {
  const response = await fetch(suggestionsAddress(query, basename), {
    signal,
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`Failed to load suggestions: HTTP ${response.status}`);
  const answer: Suggestions = await response.json();
  return answer;
}

/** The keys that move the caret in the text field: the option is then no longer active, and Enter searches. */
const caretKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export const movesCaret = (key: string): boolean => caretKeys.includes(key);

/**
 * The index of the active option after a key, -1 for the text field itself: arrow down and up cycle through both.
 * Undefined for other keys.
 */
export function chosenByKey(key: string, chosen: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = count + 1;
  return ((chosen + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1;
}
