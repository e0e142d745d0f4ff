import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { openApiDocument } from '#contract/openapi.ts';
import { HttpError } from '#contract/problem.ts';
import { acceptedLanguages } from '#contract/wording.ts';
import { databaseAway, isTemporary } from '#store/database-faults.ts';
import type { ApiServices, CallContext, Caller } from './context.ts';
import { createDescriptions } from './descriptions.ts';
import { callNameOf, dispatch, pathOf } from './dispatch.ts';
import { createImports } from './office/transfer/imports.ts';
import { words } from './office/words.ts';
import { withPublishedLanguages } from './published-languages.ts';
import { problemResponse } from './responses.ts';
import { createUploadLimit } from './rules/upload-limit.ts';

/** The calls as one function from request to response. The server vouches for `caller`. */
export interface Api {
  fetch(request: Request, caller: Caller): Promise<Response>;
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
    allowHeaders: ['Content-Type', 'If-None-Match'],
    exposeHeaders: ['ETag', 'X-Total-Count', 'Retry-After'],
    maxAge: 600,
  });
  // Only the office's own pages may read the responses of the office's calls.
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/office/') ? next() : forOthers(c, next)));
  const contextOf = (c: Context<{ Bindings: Bindings }>): CallContext => ({
    ...services,
    store,
    imports,
    uploads,
    caller: c.env.caller,
    requestId: c.env.requestId,
    lang: languageOf(c),
  });
  const descriptions = createDescriptions(() => openApiDocument(services.publicUrl));
  app.get('/api/openapi.json', (c) => descriptions.openApi(c.req.raw));
  app.get('/api/docs', (c) => descriptions.docs(c.req.raw));
  app.all('*', (c) => dispatch(c.req.raw, contextOf(c)));

  app.onError((error, c) => {
    const lang = c.req.path.startsWith('/api/office/') ? languageOf(c) : undefined;
    if (error instanceof HttpError) return problemResponse(error, c.env.requestId, lang);
    services.logError(error, { requestId: c.env.requestId, call: callNameOf(c.req.raw) });
    return problemResponse(
      isTemporary(error)
        ? words.error('unavailable', (texts) => texts.problems.databaseAway, { headers: databaseAway().headers })
        : new HttpError('internal'),
      c.env.requestId,
      lang,
    );
  });

  return {
    fetch: async (request, caller) => app.fetch(request, { caller, requestId: requestId() }),
    stop: () => imports.stop(),
  };
}
