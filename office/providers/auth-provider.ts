import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { CallError } from '#contract/call-error.ts';
import { signOut } from '../people/auth-calls.ts';
import { meQuery } from '../shell/me.ts';

/** react-admin's view of the session. The contract's tables define what each role may see. */
export const createAuthProvider = (queries: QueryClient): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: async () => {
    const known = queries.getQueryData(meQuery.queryKey) !== undefined;
    if (known) await signOut().catch(() => undefined);
    queries.clear();
  },
  checkAuth: async () => {
    try {
      await queries.ensureQueryData(meQuery);
    } catch (error) {
      // Only a 401 redirects to the sign-in; the page itself reports other failures.
      if (error instanceof CallError && error.status !== 401) return;
      throw error;
    }
  },
  // A lost session is restored in place: see session.ts.
  checkError: () => Promise.resolve(),
  getPermissions: () => queries.ensureQueryData(meQuery).catch(() => undefined),
  getIdentity: async () => {
    const me = await queries.ensureQueryData(meQuery);
    return { id: me.id, fullName: me.name };
  },
});
