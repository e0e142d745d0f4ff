import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Role, roles } from '#contract/access.ts';
import { HttpError, problems } from '#contract/problem.ts';
import { databaseAway, passes } from '#store/database-faults.ts';
import type { Store } from '#store/store.ts';
import type { PasswordHashing } from './auth.ts';
import { authPath, cookiePrefix } from './cookies.ts';
import { createKnownDevices } from './known-device.ts';
import { createLoginLimits, longestMemoryMs } from './limits.ts';
import { createLinks, type Link } from './links.ts';
import { officePeople } from './office-people.ts';
import type { SessionOf } from './routes/all.ts';
import type { Answer } from './routes/route.ts';
import type { Services } from './services.ts';

export interface AccountsOptions {
  store: Store;
  /** Where the office stands, such as `https://www.example.com/office`. */
  officeUrl: string;
  /** What the group calls itself and its companies; no password may be built from it. */
  companyNames: () => Promise<readonly string[]>;
  now?: () => Date;
  /** For tests, which need no slow hashes. */
  passwordHashing?: PasswordHashing | undefined;
  /** Told of every fault that is ours. */
  logError: (error: unknown) => void;
}

/** Who is signed in, and the cookies to send along so that the session goes on. */
export interface Presence {
  principal?: { id: string; name: string; role: Role };
  cookies: readonly string[];
}

export interface Accounts {
  /** Answers what stands under `/api/Office/auth`; `address` is one visitor for the limits. */
  fetch(request: Request, address: string): Promise<Response>;
  presenceOf(request: Request): Promise<Presence>;
  people: ReturnType<typeof officePeople>;
  /** A link to make the first owner; undefined once there is a user. */
  setUpLink(): Promise<Link | undefined>;
  /** Removes what is over. */
  sweep(): Promise<void>;
  /** Resolves when no work is left that answers did not wait for. */
  settled(): Promise<void>;
}

const roleOf = z.enum(roles);
const maxBodyBytes = 64 * 1024;
const seenEveryMs = 5 * 60 * 1_000;
const longestMs = 30 * 24 * 60 * 60 * 1_000;

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, officeUrl, now = () => new Date(), passwordHashing, logError } = options;
  const secret = await store.secrets.keep('accounts', randomBytes(32).toString('base64url'));
  const { origin, host } = new URL(officeUrl);
  const library = loadedOnce(async () => {
    const [{ createAuth }, { routesWith }] = await Promise.all([import('./auth.ts'), import('./routes/all.ts')]);
    return { auth: createAuth({ store, secret, origin, passwordHashing, logError }), routes: routesWith(sessionOf) };
  });
  const links = createLinks(async () => (await library()).auth, officeUrl, now);
  const working = new Set<Promise<unknown>>();
  const services: Services = {
    store,
    links,
    limits: createLoginLimits(store.loginAttempts, secret, now),
    devices: createKnownDevices(secret, origin.startsWith('https:')),
    host,
    companyNames: options.companyNames,
    later(work) {
      const done = work().catch(logError);
      working.add(done);
      void done.finally(() => working.delete(done));
    },
    now,
  };

  const seen = new Map<string, number>();
  const noteSeen = async (id: string) => {
    const time = now().getTime();
    if (time - (seen.get(id) ?? 0) < seenEveryMs) return;
    seen.set(id, time);
    // Whoever only reads is not kept from it by a disk that takes nothing.
    await store.users.seen(id, new Date(time)).catch(logError);
  };

  /** Makes the session longer where it is time to; where that cannot be written, it goes on as it is. */
  const readSession = async (headers: Headers) => {
    const { auth } = await library();
    const read = (disableRefresh: boolean) =>
      auth.api.getSession({ headers, query: { disableRefresh }, returnHeaders: true });
    return read(false)
      .catch(() => read(true))
      .catch(async (error: unknown) => {
        // The library keeps to itself why; what can be waited for is told apart here.
        await store.ping();
        throw error;
      });
  };

  /** It is over too where it has gone on for too long or its user is shut out. */
  const sessionOf: SessionOf = async (headers) => {
    if (!headers.get('cookie')?.includes(`${cookiePrefix}.session_token`)) return { cookies: [] };
    const answer = await readSession(headers);
    const cookies = answer.headers.getSetCookie();
    const found = answer.response;
    if (!found) return { cookies };
    const isOver = found.user.disabled || now().getTime() - found.session.createdAt.getTime() > longestMs;
    if (isOver) {
      const { auth } = await library();
      await (await auth.$context).internalAdapter.deleteSession(found.session.token);
      return { cookies: [] };
    }
    return { session: found, cookies };
  };

  const answer = async (request: Request, address: string): Promise<Answer> => {
    const path = new URL(request.url).pathname.slice(authPath.length);
    const { auth, routes } = await library();
    const route = routes.get(path);
    if (!route) throw new HttpError('unknown_call');
    if (request.method !== route.method) {
      throw new HttpError('method_not_allowed', undefined, { headers: { Allow: route.method } });
    }
    const body = route.method === 'POST' ? await readJson(request) : {};
    const who = route.signedIn ? (await sessionOf(request.headers)).session : undefined;
    return route.answer(body, { ...services, auth, headers: request.headers, address }, who);
  };

  return {
    async fetch(request, address) {
      try {
        return jsonResponse(await answer(request, address));
      } catch (error) {
        if (error instanceof HttpError) return problemResponse(error);
        logError(error);
        return problemResponse(passes(error) ? databaseAway() : new HttpError('internal'));
      }
    },

    async presenceOf(request) {
      const { session, cookies } = await sessionOf(request.headers);
      if (!session) return { cookies };
      const { id, name, role } = session.user;
      await noteSeen(id);
      return { principal: { id, name, role: roleOf.parse(role) }, cookies };
    },

    people: officePeople(services, officeUrl),
    setUpLink: async () => ((await store.users.isEmpty()) ? links.toSetUp() : undefined),
    sweep: () => store.users.sweep(now(), new Date(now().getTime() - longestMemoryMs)),
    async settled() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

/**
 * The accounts library is a third of all the program's modules, and most starts of a process are for visitors: it is loaded when
 * somebody comes to the office. What fails is tried again.
 */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function readJson(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new HttpError('unsupported_media_type', 'Send application/json');
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of request.body ?? []) {
      length += piece.byteLength;
      if (length > maxBodyBytes) throw new HttpError('too_large');
      pieces.push(piece);
    }
  } catch (error) {
    // Whoever went away in the middle is no fault of ours.
    throw error instanceof HttpError ? error : new HttpError('bad_request', 'The body broke off');
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new HttpError('bad_request', 'The body is not JSON');
  }
}

const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function jsonResponse({ value, headers: given }: Answer): Response {
  const headers = new Headers({ ...always, 'content-type': 'application/json; charset=utf-8' });
  for (const cookie of given?.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(value), { headers });
}

const problemResponse = (refusal: HttpError): Response =>
  new Response(JSON.stringify(refusal.toProblem()), {
    status: problems[refusal.code].status,
    headers: { ...refusal.headers, ...always, 'content-type': 'application/problem+json; charset=utf-8' },
  });
