import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { datedAt, serializeResponse } from '../cache/serialized-response.ts';
import { withDrainTimeout } from './drain-timeout.ts';
import { limitPipelining } from './pipelining-limit.ts';

/** Heads come at once or not at all; bodies have as long as a slow line takes for the largest file. */
const ownLimits = {
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
};

/** What Node refuses by itself, as its parser names it; whatever else is wrong is no request. */
const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, text: 'The head of the request is too large.\n' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, text: 'The request is too large.\n' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, text: 'The request took too long.\n' }],
]);
const noRequest = { status: 400, text: 'This is no request.\n' };

const ending = (text: string) => ({ connection: 'close', 'content-length': String(Buffer.byteLength(text)) });

/**
 * A proxy's client sends `GET http://host/path`. The host of that target replaces the `Host` header (RFC 9112, 3.2.2), and what
 * reads the request, such as the cache, needs to know paths only.
 */
function toOriginForm(request: IncomingMessage): IncomingMessage {
  const [origin, host] = /^https?:\/\/([^/?#]+)/i.exec(request.url ?? '') ?? [];
  if (origin === undefined) return request;
  const path = request.url?.slice(origin.length) ?? '';
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.headers.host = host;
  return request;
}

/**
 * A server that refuses what is none of the app's with `headers` as every other answer has them: Node's own refusals have none
 * that make a browser careful, and none that bind it to TLS.
 */
export function createOwnServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  limits: Partial<typeof ownLimits> = {},
): Server {
  const all = { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  const underWay = new WeakMap<Socket, ServerResponse>();
  const toFew = limitPipelining(withDrainTimeout(listener), { headers, underWay });
  const refuse = (response: ServerResponse, status: number, text: string) =>
    response.writeHead(status, { ...all, ...ending(text) }).end(text);

  const server = createServer({ ...ownLimits, ...limits, requireHostHeader: false }, (request, response) => {
    // As Node would by itself (RFC 9112, 3.2), which older versions of the protocol do not ask for.
    if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400, noRequest.text);
    else toFew(toOriginForm(request), response);
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    refuse(response, 417, 'Nothing of that kind is expected.\n');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { status, text } = refusals.get(error.code ?? '') ?? noRequest;
    // An answer that has begun would be taken to go on with this one.
    const answer = underWay.get(socket);
    const hasBegun = answer?.headersSent === true && !answer.writableEnded;
    if (socket.writable && !hasBegun) {
      const packet = serializeResponse(status, Object.entries({ ...all, ...ending(text) }).flat(), Buffer.from(text));
      socket.write(datedAt(packet, status, Date.now()));
    }
    socket.destroySoon();
  });
  return server;
}
