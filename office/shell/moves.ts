import { NavigationType } from 'react-router';

/** The state of a navigation without unsaved work, which shows no warning. */
export const settled = { settled: true };

/** The state of a navigation that only changes the address of the same screen: content, focus and scroll position stay. */
export const readdressed = { ...settled, stays: true };

/** The state of a link from a list to an entry: the list's filters for the way back. */
export const fromList = (search: string) => ({ list: search });

/** The list's query string in such a state, '' without one. */
export const listSearchIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '';

const says = (state: unknown, word: string) => typeof state === 'object' && state !== null && word in state;

/** The history stores the state; going back to the entry later is an ordinary navigation. */
export const isSettled = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'settled');

export const staysThere = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'stays');
