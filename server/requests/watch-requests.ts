import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { currentRequest, inRequest } from './current-request.ts';
import { plainFailureText } from './plain-failure.ts';
import { requestIdOf } from './request-id.ts';
import { type RouteClass, routeClassOf } from './route-class.ts';

/** An answer that was rendered, for whoever counts them. */
export interface Answered {
  route: RouteClass;
  /** 499 where the asker went away before the end. */
  status: number;
  seconds: number;
}

export interface WatchParts {
  proxies: BlockList;
  /** The safe headers of an answer that is not the app's. */
  safe?: Readonly<Record<string, string>>;
  onAnswered?: (answered: Answered) => void;
}

type Fetch = (request: Request) => Response | Promise<Response>;

export interface WatchedRequests {
  /** The listener, with an id for each request, which its answer names too. */
  around(listener: RequestListener): RequestListener;
  /**
   * The app as it makes finished answers for many. Those that are kept belong to nobody's request and name none; a failure
   * names the request under way, so that it can be found in the log.
   */
  forMany(fetch: Fetch): Fetch;
}

/** Gives every rendered request an id and counts it. */
export function watchRequests({ proxies, safe, onAnswered }: WatchParts): WatchedRequests {
  const watch = (address: string) => {
    const started = performance.now();
    return (status: number) =>
      onAnswered?.({ route: routeClassOf(address), status, seconds: (performance.now() - started) / 1_000 });
  };
  return {
    around: (listener) => (request, response) => {
      const id = requestIdOf(request.headers['x-request-id'], request.socket.remoteAddress ?? '', proxies);
      response.setHeader('x-request-id', id);
      const done = watch(request.url ?? '');
      response.once('close', () => done(response.writableFinished ? response.statusCode : 499));
      const fail = () => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(500, { ...safe, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
        response.end(plainFailureText(id));
      };
      inRequest({ id, fail }, () => listener(request, response));
    },
    forMany: (fetch) => (request) =>
      inRequest({ id: currentRequest()?.id ?? randomUUID() }, async () => {
        const done = watch(new URL(request.url).pathname);
        try {
          const response = await fetch(request);
          done(response.status);
          const id = currentRequest()?.id;
          if (response.status >= 500 && id !== undefined) response.headers.set('x-request-id', id);
          return response;
        } catch (error) {
          done(500);
          throw error;
        }
      }),
  };
}
