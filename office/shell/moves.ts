import { NavigationType } from 'react-router';

/** A navigation that leaves nothing unsaved behind, so that nobody is asked. */
export const settled = { settled: true };

/** One that only gives the screen another address: what stands there stays, with focus and scroll. */
export const readdressed = { ...settled, stays: true };

const says = (state: unknown, word: string) => typeof state === 'object' && state !== null && word in state;

/** The history keeps what a navigation said; the way back there is an ordinary one. */
export const isSettled = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'settled');

export const staysThere = (type: `${NavigationType}`, state: unknown): boolean =>
  type !== NavigationType.Pop && says(state, 'stays');
