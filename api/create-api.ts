import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { openApiDocument } from '#contract/openapi.ts';
import { Refusal } from '#contract/problem.ts';
import { jsonAnswer, problemAnswer } from './answers.ts';
import type { ApiServices, Caller } from './context.ts';
import { callNameOf, dispatch } from './dispatch.ts';
import { docsPage } from './docs-page.ts';

/** The calls as one function from request to answer; `caller` is what the server vouches for. */
export interface Api {
  fetch(request: Request, caller: Caller): Promise<Response>;
}

interface Bindings {
  caller: Caller;
  requestId: string;
}

export function createApi(services: ApiServices): Api {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false });

  app.use(
    '/api/*',
    cors({
      origin: (origin) => (services.allowedOrigins.includes(origin) ? origin : null),
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ['Content-Type', 'If-None-Match'],
      exposeHeaders: ['ETag', 'X-Total-Count', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.get('/api/openapi.json', (c) => jsonAnswer(c.req.raw, openApiDocument(services.publicUrl)));
  app.get('/api/docs', (c) => docsPage(c.req.raw, openApiDocument(services.publicUrl)));
  app.all('*', (c) => dispatch(c.req.raw, { ...services, caller: c.env.caller, requestId: c.env.requestId }));

  app.onError((error, c) => {
    if (error instanceof Refusal) return problemAnswer(error, c.env.requestId);
    services.logError(error, { requestId: c.env.requestId, call: callNameOf(c.req.raw) });
    return problemAnswer(new Refusal('internal'), c.env.requestId);
  });

  return {
    fetch: async (request, caller) => app.fetch(request, { caller, requestId: randomUUID() }),
  };
}
