import { NavigationType } from 'react-router';

/** A navigation that leaves nothing unsaved behind, so that nobody is asked. */
export const settled = { settled: true };

/** One that only gives the screen another address: what stands there stays, with focus and scroll. */
export const readdressed = { ...settled, stays: true };

/** What a link from a list into one of its entries remembers: the filters to come back to. */
export const fromList = (search: string) => ({ list: search });

/** The address's search that such a link remembered, '' where there is none. */
export const listSearchIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '';

const says = (state: unknown, word: string) => typeof state === 'object' && state !== null && word in state;

/** The history keeps what a navigation said; the way back there is an ordinary one. */
export const isSettled = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'settled');

export const staysThere = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'stays');
