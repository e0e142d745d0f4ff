import { z } from 'zod';
import { type Role, roles } from '#contract/access.ts';
import { acceptedLanguages } from '#contract/languages/wording.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { HttpError, problems } from '#contract/protocol/problem.ts';
import { databaseAway, isTemporary } from '#store/database-faults.ts';
import type { Store } from '#store/store.ts';
import type { PasswordHashing } from './auth.ts';
import { attemptLifetimeMs, createLoginLimits } from './limits.ts';
import { createLinks, type Link } from './links.ts';
import { completeMail } from './mails.ts';
import { officePeople } from './office-people.ts';
import type { RouteResponse } from './routes/route.ts';
import { openSecret } from './secret-key.ts';
import type { Services } from './services.ts';
import { authPath } from './sessions/cookies.ts';
import { createKnownDevices } from './sessions/known-device.ts';
import { createSeenNotes, createSessionReader } from './sessions/sessions.ts';
import { titleOf, words } from './words.ts';

export interface AccountsOptions {
  store: Store;
  /** The URL of the office, such as `https://www.example.com/office`. */
  officeUrl: string;
  /** The names of the group and its companies. A password must not be built from them. */
  companyNames: () => Promise<readonly string[]>;
  /** The key outside the database; absent: the database has one. */
  secretKey?: string | undefined;
  now?: () => Date;
  /** For tests, which use fast hashes. */
  passwordHashing?: PasswordHashing | undefined;
  /** Receives every internal error. */
  logError: (error: unknown) => void;
}

/** The signed-in user, and cookies of the response that extend the session. */
export interface Presence {
  principal?: { id: string; name: string; role: Role; lang?: string };
  cookies: readonly string[];
}

/** An attempt to sign in, or to use a link, that was rejected. */
export interface RejectedSignIn {
  /** Below `/api/Office/auth`. */
  route: string;
  /** `wrong`: password, code or passkey; `over`: the link; `too-many`: an attempt that had to wait. */
  reason: 'wrong' | 'over' | 'too-many';
}

export interface Accounts {
  /**
   * Handles requests below `/api/Office/auth`. `address` identifies one client for the limits. `onRejected` is told of
   * rejected attempts: an address never enters the tables of the accounts.
   */
  fetch(request: Request, address: string, onRejected?: (attempt: RejectedSignIn) => void): Promise<Response>;
  presenceOf(request: Request): Promise<Presence>;
  people: ReturnType<typeof officePeople>;
  /** A link to create the first owner; undefined once there is a user. */
  setUpLink(): Promise<Link | undefined>;
  /** Makes the link that a queued mail names. Undefined if the mail is no longer wanted. */
  completeMail(mail: OutgoingMail): Promise<OutgoingMail | undefined>;
  /** Deletes expired sessions, links and login attempts. */
  sweep(): Promise<void>;
  /** Resolves when all deferred work is done. */
  settled(): Promise<void>;
}

const roleOf = z.enum(roles);
const reasons: Partial<Record<string, RejectedSignIn['reason']>> = {
  unauthenticated: 'wrong',
  gone: 'over',
  too_many_requests: 'too-many',
};
const maxBodyBytes = 64 * 1024;

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, officeUrl, now = () => new Date(), passwordHashing, logError } = options;
  const secret = await openSecret(store, options.secretKey);
  const { origin, host } = new URL(officeUrl);
  const library = loadedOnce(async () => {
    const [{ createAuth }, { createRoutes }] = await Promise.all([import('./auth.ts'), import('./routes/routes.ts')]);
    return { auth: createAuth({ store, secret, origin, passwordHashing, logError }), routes: createRoutes(sessionOf) };
  });
  const auth = async () => (await library()).auth;
  const links = createLinks(auth, officeUrl, now);
  const sessionOf = createSessionReader({ store, auth, now });
  const noteSeen = createSeenNotes({ store, now, logError });
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

  const answer = async (
    request: Request,
    { address, lang, onRejected }: { address: string; lang: string; onRejected: Parameters<Accounts['fetch']>[2] },
  ): Promise<RouteResponse> => {
    const path = new URL(request.url).pathname.slice(authPath.length);
    const { auth, routes } = await library();
    const route = routes.get(path);
    if (!route) throw new HttpError('unknown_call');
    if (request.method !== route.method) {
      throw new HttpError('method_not_allowed', undefined, { headers: { Allow: route.method } });
    }
    const body = route.method === 'POST' ? await readJson(request) : {};
    const who = route.signedIn ? (await sessionOf(request.headers)).session : undefined;
    try {
      return await route.answer(body, { ...services, auth, headers: request.headers, address, lang }, who);
    } catch (error) {
      const reason = error instanceof HttpError && !route.signedIn ? reasons[error.code] : undefined;
      if (reason) onRejected?.({ route: path, reason });
      throw error;
    }
  };

  return {
    async fetch(request, address, onRejected) {
      const lang = words.known(acceptedLanguages(request.headers.get('accept-language')));
      try {
        return jsonResponse(await answer(request, { address, lang, onRejected }));
      } catch (error) {
        if (error instanceof HttpError) return problemResponse(error, lang);
        logError(error);
        return problemResponse(isTemporary(error) ? databaseAway() : new HttpError('internal'), lang);
      }
    },

    async presenceOf(request) {
      const { session, cookies } = await sessionOf(request.headers);
      if (!session) return { cookies };
      const { id, name, role, lang } = session.user;
      await noteSeen(id);
      return { principal: { id, name, role: roleOf.parse(role), ...(lang ? { lang } : {}) }, cookies };
    },

    people: officePeople(services, officeUrl),
    setUpLink: async () => ((await store.users.isEmpty()) ? links.toSetUp() : undefined),
    completeMail: (mail) => completeMail(mail, services),
    sweep: () => store.users.sweep(now(), new Date(now().getTime() - attemptLifetimeMs)),
    async settled() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

/**
 * Loads the accounts library on the first use: it is a third of all modules, and most processes start to serve visitors. A failed
 * load is tried again.
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
    // A disconnected client is not an internal error.
    throw error instanceof HttpError ? error : new HttpError('bad_request', 'The request body is incomplete');
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new HttpError('bad_request', 'The body is not JSON');
  }
}

const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function jsonResponse({ value, headers: given }: RouteResponse): Response {
  const headers = new Headers({ ...always, 'content-type': 'application/json; charset=utf-8' });
  for (const cookie of given?.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(value), { headers });
}

const problemResponse = (refusal: HttpError, lang: string): Response =>
  new Response(JSON.stringify(refusal.toProblem(lang, titleOf(refusal.code, lang))), {
    status: problems[refusal.code].status,
    headers: { ...refusal.headers, ...always, 'content-type': 'application/problem+json; charset=utf-8' },
  });
