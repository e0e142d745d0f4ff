import type { Location } from 'react-router';
import { z } from 'zod';

export const signInPath = '/login';

/** The state of a navigation to the sign-in: the page to return to. */
export const returningTo = ({ pathname, search }: Location) => ({ returnTo: `${pathname}${search}` });

const wanted = z.object({ returnTo: z.string() });

/** The page in such a state; the start page without one. */
export function pageToReturnTo(state: unknown): string {
  const read = wanted.safeParse(state);
  return read.success ? read.data.returnTo : '/';
}
