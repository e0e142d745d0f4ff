import type { Store } from '#store/store.ts';
import type { Auth } from '../auth.ts';
import type { SessionOf } from '../routes/routes.ts';
import { cookiePrefix } from './cookies.ts';

const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1_000;
const seenEveryMs = 5 * 60 * 1_000;

interface SessionOptions {
  store: Store;
  auth: () => Promise<Auth>;
  now: () => Date;
}

/** Reads the session of a request. */
export function createSessionReader({ store, auth, now }: SessionOptions): SessionOf {
  /** Extends the session when due. If that cannot be written, reads it without. */
  const readSession = async (headers: Headers) => {
    const { api } = await auth();
    const read = (disableRefresh: boolean) =>
      api.getSession({ headers, query: { disableRefresh }, returnHeaders: true });
    return read(false)
      .catch(() => read(true))
      .catch(async (error: unknown) => {
        // The library hides the cause. If the database is down, the ping rejects with an error that identifies it.
        await store.ping();
        throw error;
      });
  };

  /** A session also ends after its maximum duration and when its user is disabled. */
  return async (headers) => {
    if (!headers.get('cookie')?.includes(`${cookiePrefix}.session_token`)) return { cookies: [] };
    const answer = await readSession(headers);
    const cookies = answer.headers.getSetCookie();
    const found = answer.response;
    if (!found) return { cookies };
    const isOver = found.user.disabled || now().getTime() - found.session.createdAt.getTime() > sessionLifetimeMs;
    if (isOver) {
      const { $context } = await auth();
      await (await $context).internalAdapter.deleteSession(found.session.token);
      return { cookies: [] };
    }
    return { session: found, cookies };
  };
}

interface SeenOptions {
  store: Store;
  now: () => Date;
  logError: (error: unknown) => void;
}

/** Notes when a user was here last, at most every five minutes. */
export function createSeenNotes({ store, now, logError }: SeenOptions): (id: string) => Promise<void> {
  const seen = new Map<string, number>();
  return async (id: string) => {
    const time = now().getTime();
    if (time - (seen.get(id) ?? 0) < seenEveryMs) return;
    seen.set(id, time);
    // A failed write, for example on a full disk, must not prevent reading.
    await store.users.seen(id, new Date(time)).catch(logError);
  };
}
