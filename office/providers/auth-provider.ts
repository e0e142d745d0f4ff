import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { CallError } from '#contract/call-error.ts';
import { signOut } from '../people/auth-calls.ts';
import { meQuery } from '../shell/me.ts';

/** How react-admin learns who is there. What each role may see is decided by the contract's own tables. */
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
      // Only a clear "nobody is signed in" leads to the sign-in; a server that is away says so on the page.
      if (error instanceof CallError && error.status !== 401) return;
      throw error;
    }
  },
  // A session that ends meanwhile is mended in place: see session.ts.
  checkError: () => Promise.resolve(),
  getPermissions: () => queries.ensureQueryData(meQuery).catch(() => undefined),
  getIdentity: async () => {
    const me = await queries.ensureQueryData(meQuery);
    return { id: me.id, fullName: me.name };
  },
});
