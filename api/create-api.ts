import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { acceptedLanguages } from '#contract/languages/wording.ts';
import { type Client, createClient } from '#contract/protocol/client.ts';
import { openApiDocument } from '#contract/protocol/openapi.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { onceEach } from '#contract/wire/lenient.ts';
import { databaseAway, isTemporary } from '#store/database-faults.ts';
import type { ApiServices, CallContext, Caller } from './context.ts';
import { createDescriptions } from './descriptions.ts';
import { callNameOf, dispatch, pathOf } from './dispatch.ts';
import { problemResponse } from './http/responses.ts';
import { inProcessClient } from './in-process-client.ts';
import { createImports } from './office/transfer/imports.ts';
import { words } from './office/words.ts';
import { withPublishedLanguages } from './published-languages.ts';
import { createUploadLimit } from './rules/limits/upload-limit.ts';

/** The calls, for requests and for this process. The server vouches for `caller`. */
export interface Api {
  fetch(request: Request, caller: Caller): Promise<Response>;
  /** A client for a caller in this process. */
  clientFor(caller: Caller): Client;
  /** Stops background work. Resolves when it has stopped. */
  stop(): Promise<void>;
}

interface Bindings {
  caller: Caller;
  requestId: string;
}

/** The language of the caller: that of the account, else the one that the request prefers. */
const languageOf = ({ env, req }: Context<{ Bindings: Bindings }>): string =>
  words.known([env.caller.principal?.lang, ...acceptedLanguages(req.header('accept-language') ?? null)]);

export function createApi(services: ApiServices): Api {
  const imports = createImports((error) => services.logError(error, { requestId: 'import', call: 'GetImport' }));
  const { requestId = randomUUID, hasAllLanguages = false, uploads = createUploadLimit() } = services;
  const store = hasAllLanguages ? services.store : withPublishedLanguages(services.store);
  const app = new Hono<{ Bindings: Bindings }>({ getPath: pathOf });

  const forOthers = cors({
    origin: (origin) => (services.allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'If-None-Match'],
    exposeHeaders: ['ETag', 'X-Total-Count', 'Retry-After'],
    maxAge: 600,
  });
  // Only the office's own pages may read the responses of the office's calls.
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/office/') ? next() : forOthers(c, next)));
  const common = { ...services, store, imports, uploads };
  const contextOf = (c: Context<{ Bindings: Bindings }>): CallContext => ({
    ...common,
    caller: c.env.caller,
    requestId: c.env.requestId,
    lang: languageOf(c),
  });
  /** The error that a caller gets for any error. Others than those of calls are logged. */
  const toHttpError = (error: unknown, about: { requestId: string; call?: string }): HttpError => {
    if (error instanceof HttpError) return error;
    services.logError(error, about);
    return isTemporary(error)
      ? words.error('unavailable', (texts) => texts.problems.databaseAway, { headers: databaseAway().headers })
      : new HttpError('internal');
  };
  const descriptions = createDescriptions(() => openApiDocument(services.publicUrl));
  app.get('/api/openapi.json', (c) => descriptions.openApi(c.req.raw));
  app.get('/api/docs', (c) => descriptions.docs(c.req.raw));
  app.all('*', (c) => dispatch(c.req.raw, contextOf(c)));

  app.onError((error, c) => {
    const lang = c.req.path.startsWith('/api/office/') ? languageOf(c) : undefined;
    const { requestId } = c.env;
    return problemResponse(toHttpError(error, { requestId, call: callNameOf(c.req.raw) }), requestId, lang);
  });

  const fetch: Api['fetch'] = async (request, caller) => app.fetch(request, { caller, requestId: requestId() });
  const onMisfit = onceEach((call, { path, message }) =>
    services.logError(new Error(`A response of this process does not match the contract at ${path}: ${message}`), {
      requestId: requestId(),
      call,
    }),
  );
  return {
    fetch,
    clientFor: (caller) =>
      inProcessClient({
        context: () => ({
          ...common,
          caller,
          requestId: requestId(),
          lang: words.known([caller.principal?.lang]),
        }),
        toHttpError: (error, { name }, context) => toHttpError(error, { requestId: context.requestId, call: name }),
        byRequest: createClient({
          fetch: (request) => fetch(request, caller),
          baseUrl: 'http://in-process.invalid',
          onMisfit,
        }),
      }),
    stop: () => imports.stop(),
  };
}
