import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { currentRequest, inRequest } from './current-request.ts';
import { plainFailureText } from './plain-failure.ts';
import { requestIdOf } from './request-id.ts';
import { type RouteClass, routeClassOf } from './route-class.ts';

/** An answer that was rendered, for whoever counts them. */
export interface Answered {
  requestId: string;
  method: string;
  /** Without the query. */
  path: string;
  route: RouteClass;
  /** 499 where the asker went away before the end. */
  status: number;
  /** Since the client has sent all of it. */
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
  const watch = (requestId: string, method: string, path: string) => {
    let started = performance.now();
    return {
      received: () => {
        started = performance.now();
      },
      done: (status: number) =>
        onAnswered?.({
          requestId,
          method,
          path,
          route: routeClassOf(path),
          status,
          seconds: (performance.now() - started) / 1_000,
        }),
    };
  };
  return {
    around: (listener) => (request, response) => {
      const id = requestIdOf(request.headers['x-request-id'], request.socket.remoteAddress ?? '', proxies);
      response.setHeader('x-request-id', id);
      const { received, done } = watch(id, request.method ?? '', pathOf(request.url ?? ''));
      // A slow upload is not a slow answer.
      request.once('end', received);
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
    forMany: (fetch) => (request) => {
      const id = currentRequest()?.id ?? randomUUID();
      return inRequest({ id }, async () => {
        const { done } = watch(id, request.method, new URL(request.url).pathname);
        try {
          const response = await fetch(request);
          done(response.status);
          if (response.status >= 500) response.headers.set('x-request-id', id);
          return response;
        } catch (error) {
          done(500);
          throw error;
        }
      });
    },
  };
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
