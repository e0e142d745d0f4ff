import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { datedAt, serializeResponse } from '../cache/responses/serialized-response.ts';
import { withDrainTimeout } from './drain-timeout.ts';
import { limitPipelining } from './pipelining-limit.ts';
import { setTarget } from './request-target.ts';

/** Heads must arrive at once; a body may take as long as the largest file on a slow line. */
const ownLimits = {
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
};

/** Responses to parser errors by Node's error code; all other errors get 400. */
const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, text: 'The head of the request is too large.\n' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, text: 'The request is too large.\n' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, text: 'The request took too long.\n' }],
]);
const noRequest = { status: 400, text: 'The request is not valid.\n' };

const ending = (text: string) => ({ connection: 'close', 'content-length': String(Buffer.byteLength(text)) });

/**
 * Creates a server whose own error responses contain `headers`. Node's default error responses lack security headers
 * and HSTS.
 */
export function createOwnServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  limits: Partial<typeof ownLimits> = {},
): Server {
  const all = { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  const inFlight = new WeakMap<Socket, ServerResponse>();
  const toFew = limitPipelining(withDrainTimeout(listener), { headers, inFlight });
  const refuse = (response: ServerResponse, status: number, text: string) =>
    response.writeHead(status, { ...all, ...ending(text) }).end(text);

  const server = createServer({ ...ownLimits, ...limits, requireHostHeader: false }, (request, response) => {
    if (setTarget(request)) toFew(request, response);
    else refuse(response, 400, noRequest.text);
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    refuse(response, 417, 'The expectation is not supported.\n');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { status, text } = refusals.get(error.code ?? '') ?? noRequest;
    // After a started response, the client would read this one as its continuation.
    const answer = inFlight.get(socket);
    const hasBegun = answer?.headersSent === true && !answer.writableEnded;
    if (socket.writable && !hasBegun) {
      const packet = serializeResponse(status, Object.entries({ ...all, ...ending(text) }).flat(), Buffer.from(text));
      socket.write(datedAt(packet, status, Date.now()));
    }
    socket.destroySoon();
  });
  return server;
}
