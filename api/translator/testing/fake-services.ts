import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  method: string;
  path: string;
  authorization: string;
  body: Record<string, unknown>;
}

/** A response in place of the usual one. Without `body`, the response never comes. */
export interface FakeResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FakeService {
  url: string;
  requests: FakeRequest[];
  /** Called before the usual response; undefined: the usual one. */
  respond: (request: FakeRequest) => FakeResponse | undefined;
  /** Translates one text. */
  translate: (text: string) => string;
  /** Of the fake DeepL: its glossaries. */
  glossaries: { glossary_id: string; name: string; entries: string }[];
  stop(): Promise<void>;
}

/** Words get “-de” at their end; tags stay. */
const inGerman = (source: string): string =>
  source.replace(/<[^>]*>|&\w+;|\p{L}+/gu, (part) => (/^\p{L}/u.test(part) ? `${part}-de` : part));

type Usual = (request: FakeRequest, service: FakeService) => FakeResponse;

const deepl: Usual = ({ method, path, body }, service) => {
  if (path === '/v2/translate') {
    const texts = (body.text as string[]).map((each) => ({ text: service.translate(each) }));
    return { body: JSON.stringify({ translations: texts }) };
  }
  if (method === 'GET') return { body: JSON.stringify({ glossaries: service.glossaries }) };
  if (method === 'DELETE') {
    service.glossaries = service.glossaries.filter(({ glossary_id }) => !path.endsWith(`/${glossary_id}`));
    return { status: 204, body: '' };
  }
  const made = { glossary_id: `g${service.requests.length}`, name: String(body.name), entries: String(body.entries) };
  service.glossaries.push(made);
  return { status: 201, body: JSON.stringify(made) };
};

/** What the user's message of a chat contains. */
export const askedIn = ({ body }: FakeRequest) =>
  JSON.parse((body.messages as { content: string }[])[1]?.content ?? '{}') as {
    texts: string[];
    format: string;
    tone: string;
    glossary: unknown[];
  };

const openai: Usual = (request, service) => ({
  body: chatAnswer({ translations: askedIn(request).texts.map((each) => service.translate(each)) }),
});

export const chatAnswer = (content: unknown): string =>
  JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  });

async function start(usual: Usual): Promise<FakeService> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming);
    const request: FakeRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization ?? '',
      body: body === '' ? {} : JSON.parse(body),
    };
    service.requests.push(request);
    const response = service.respond(request) ?? usual(request, service);
    if (response.body === undefined && response.headers === undefined && response.status === undefined) return;
    outgoing.writeHead(response.status ?? 200, { 'content-type': 'application/json', ...response.headers });
    outgoing.end(response.body ?? '');
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  const service: FakeService = {
    url: '',
    requests: [],
    respond: () => undefined,
    translate: inGerman,
    glossaries: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** Translation services of both kinds on this machine. */
export const startFakeDeepl = (): Promise<FakeService> => start(deepl);
export const startFakeOpenai = (): Promise<FakeService> => start(openai);
