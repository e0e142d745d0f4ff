import { linkRoutes } from './links.ts';
import { ownAccessRoutes } from './own-access.ts';
import { passkeyRoutes } from './passkeys.ts';
import { nothing, open, type Route, type Session } from './route.ts';
import { signInRoutes } from './sign-in.ts';

/** The valid session of a request, and cookies of the response that extend it. */
export type SessionOf = (headers: Headers) => Promise<{ session?: Session; cookies: string[] }>;

/** Every route by its path under `/api/Office/auth`. */
export const createRoutes = (sessionOf: SessionOf): ReadonlyMap<string, Route> => {
  const isSignedIn = open('GET', nothing, async (_, { headers }) => {
    const { session, cookies } = await sessionOf(headers);
    if (!session) return { value: { signedIn: false } };
    const responseHeaders = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
    return { value: { signedIn: true, expiresAt: session.session.expiresAt.toISOString() }, headers: responseHeaders };
  });
  return new Map(
    Object.entries({
      ...signInRoutes,
      ...linkRoutes,
      ...ownAccessRoutes,
      ...passkeyRoutes,
      '/session': isSignedIn,
    }),
  );
};
