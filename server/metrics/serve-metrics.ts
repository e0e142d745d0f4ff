import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';
import type { Log } from '../logging/log.ts';

/** Serves `/metrics` and nothing else; for a port of its own inside the network. */
export function serveMetrics(registry: Pick<Registry, 'metrics' | 'contentType'>, log: Log): RequestListener {
  return (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    registry.metrics().then(
      (text) => {
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : text);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Failed to collect the metrics');
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Failed to collect the metrics');
      },
    );
  };
}
