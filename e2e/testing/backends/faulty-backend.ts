import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect } from '@playwright/test';
import { minimalResponses } from './minimal-backend.ts';
import { isSpecified } from './strict-parameters.ts';

/** Faulty responses to a call. */
export const faults = {
  'responds with HTML': (response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Welcome</title><h1>It works!</h1>'),
  'responds with truncated JSON': (response) =>
    response.setHeader('Content-Type', 'application/json').end('[{"id": 5, "head'),
  'responds with JSON of another shape': (response) =>
    response.setHeader('Content-Type', 'application/json').end('"forty-two"'),
  'responds with an empty body': (response) => response.end(),
  'responds with 500': (response) => response.writeHead(500).end('Stack trace: at Server.handle (/srv/app.js:12)'),
  'responds with 503': (response) => response.writeHead(503, { 'Retry-After': '120' }).end(),
  'closes the connection': (response) => response.destroy(),
  'closes the connection during the response': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('[{"id": 5,');
    setImmediate(() => response.destroy());
  },
} as const satisfies Record<string, (response: ServerResponse) => unknown>;

export type Fault = keyof typeof faults;

/** A strict backend that responds as specified until a test sets another response. */
export interface FaultyBackend {
  url: string;
  /** Paths and queries of the calls made since the last `recover`. */
  asked: string[];
  /** Sets the response to a call, which may come later. `changeAll` maps the plain responses of all calls. */
  answer(call: string, data: unknown): void;
  changeAll(change: (data: unknown, call: string) => unknown): void;
  /** Sets a faulty response for one call, or for every call if none is given. */
  fail(fault: Fault, call?: string): void;
  /** Accepts calls and never responds. */
  hang(call?: string): void;
  /** Stops accepting connections. */
  stop(): Promise<void>;
  /** Resets all responses and accepts connections again. */
  recover(): Promise<void>;
}

type Reply = (response: ServerResponse, call: string) => unknown;

const sendJson = (response: ServerResponse, data: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(data));

/** `isAtrium`: it says that it is Atrium, and accepts more parameters than the specification has. */
export async function startFaultyBackend({ isAtrium = false } = {}): Promise<FaultyBackend> {
  const replies = new Map<string, Reply>();
  const asked: string[] = [];
  let forAll: Reply | undefined;
  const sound: Reply = (response, call) =>
    call in minimalResponses ? sendJson(response, minimalResponses[call]) : response.writeHead(404).end();

  const server = createServer((request, response) => {
    const call = new URL(request.url ?? '/', 'http://backend').pathname.replace('/api/WebApi/', '');
    asked.push(request.url ?? '');
    const reply = replies.get(call) ?? (call in minimalResponses ? forAll : undefined) ?? sound;
    if (isAtrium) response.setHeader('X-Backend', 'Atrium');
    const isAccepted = isAtrium || isSpecified(request.url ?? '');
    request.resume().on('end', () => (isAccepted ? reply(response, call) : response.writeHead(400).end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const set = (reply: Reply, call?: string) => {
    if (call === undefined) forAll = reply;
    else replies.set(call, reply);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (call, data) => set(async (response) => sendJson(response, await data), call),
    changeAll: (change) => set((response, call) => sendJson(response, change(minimalResponses[call], call))),
    fail: (fault, call) => set(faults[fault], call),
    hang: (call) => set(() => undefined, call),
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    recover: async () => {
      replies.clear();
      asked.length = 0;
      forAll = undefined;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/** Resolves when a front makes calls again. After its backend failed to respond, calls fail at once for a while. */
export async function expectWell(request: APIRequestContext, frontUrl: string, path = '/faq'): Promise<void> {
  await expect.poll(async () => (await request.get(frontUrl + path)).status(), { timeout: 30_000 }).toBe(200);
}
