import type { RequestListener } from 'node:http';
import type { Log } from '../log.ts';
import { type Metric, metricsText, metricsType } from './text-format.ts';

/** Answers `/metrics` and nothing else; for a port of its own that faces the inside. */
export function serveMetrics(metrics: readonly Metric[], log: Log): RequestListener {
  const onError = (error: unknown) => log.warn({ err: error }, 'A figure could not be had');
  return (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    void metricsText(metrics, onError).then((text) => {
      response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : text);
    });
  };
}
