import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface TranslationService {
  url: string;
  /** The texts of all requests. */
  sent: string[];
  /** The status of the next responses; 200: they are translations. */
  status: number;
  stop(): Promise<void>;
}

/** A service with DeepL’s API. Each word gets “-x” at its end; tags stay. */
export async function startTranslationService(): Promise<TranslationService> {
  const server = createServer(async (request, response) => {
    const { text = [] } = request.method === 'POST' ? ((await json(request)) as { text?: string[] }) : {};
    service.sent.push(...text);
    const translations = text.map((each) => ({
      text: each.replace(/<[^>]*>|&\w+;|\p{L}+/gu, (part) => (/^\p{L}/u.test(part) ? `${part}-x` : part)),
    }));
    const glossary = { glossary_id: 'g', name: 'g' };
    response.writeHead(service.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translations, glossaries: [], ...glossary }));
  });
  const service: TranslationService = {
    url: '',
    sent: [],
    status: 200,
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
