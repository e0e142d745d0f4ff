import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { currentRequest, inRequest } from './current-request.ts';
import { plainFailureText } from './plain-failure.ts';
import { requestIdOf } from './request-id.ts';
import { type RouteClass, routeClassOf } from './route-class.ts';

/** A finished response, for metrics and the log. */
export interface Answered {
  requestId: string;
  method: string;
  /** Without the query. */
  path: string;
  route: RouteClass;
  /** 499 if the client disconnected before the end. */
  status: number;
  /** The time since the client sent the whole request. */
  seconds: number;
}

export interface WatchParts {
  proxies: BlockList;
  /** Security headers for responses that the app did not create. */
  safe?: Readonly<Record<string, string>>;
  onAnswered?: (answered: Answered) => void;
}

type Fetch = (request: Request) => Response | Promise<Response>;

export interface WatchedRequests {
  /** Wraps the listener: each request gets an id, which its response contains. */
  around(listener: RequestListener): RequestListener;
  /**
   * Wraps the app for rendering shared responses. A cached response belongs to no request and contains no id; a failure
   * contains the id of the current request, so that it can be found in the log.
   */
  forMany(fetch: Fetch): Fetch;
}

/** Gives each rendered request an id and reports its response. */
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
      // A slow upload does not count as a slow response.
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
