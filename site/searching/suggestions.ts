import type { SearchType, Segment } from '#contract/search.ts';

/** What the search box proposes while somebody types. */
export interface Suggestions {
  items: { type: SearchType; url: string; title: Segment[] }[];
  /** How many results a search would show, and whether there are others behind them. */
  total: number;
  more: boolean;
}

/** As many as fit under a search box without scrolling. */
export const suggestionCount = 6;

/** Fewer letters than this find too much to be of use. */
export const leastLetters = 2;

/** How long typing must rest before it is asked; milliseconds. */
export const typingRestMs = 180;

export const suggestionsAddress = (query: string): string => `/search/suggestions?${new URLSearchParams({ q: query })}`;

/** Asks the site itself. Throws where no suggestions came. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(suggestionsAddress(query), { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  const answer: Suggestions = await response.json();
  return answer;
}

/**
 * Which option is chosen after a key, -1 for the text itself: down and up go round through the text. Undefined
 * for keys that choose nothing.
 */
export function chosenByKey(key: string, chosen: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = count + 1;
  return ((chosen + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1;
}
