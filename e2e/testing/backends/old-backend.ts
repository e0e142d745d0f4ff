import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minimalResponses } from './minimal-backend.ts';
import { isSpecified } from './strict-parameters.ts';

/**
 * A backend that the specification also allows: old, on .NET, case-sensitive, strict about parameters, and with more
 * news than fit on one page.
 */
export interface OldBackend {
  url: string;
  /** Paths and queries of the calls made so far. */
  asked: string[];
  /** Sets the response to a call. */
  answer(call: string, data: unknown): void;
  stop(): Promise<void>;
}

export const newsCount = 3_000;
/** The news of a backend that is imported: each takes a call and a change of its own. */
export const fewNewsCount = 300;

const two = (value: number): string => String(value).padStart(2, '0');

/** News on days 1 to 28 of each month, backwards from March 2026, newest first, with dates as `dd/MM/yyyy HH:mm`. */
const newsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [day, month] = [28 - (index % 28), (((2 - Math.floor(index / 28)) % 12) + 12) % 12];
    const year = 2026 - Math.floor((Math.floor(index / 28) + 9) / 12);
    return {
      Id: String(count - index),
      Heading: `News ${count - index}`,
      Date: `${two(day)}/${two(month + 1)}/${year} 14:05`,
      Description: `<p>Text &amp; more of news ${count - index}.</p>`,
      ImgLink: null,
      CreatedBy: 'admin',
    };
  });

const jobs = [
  {
    id: '7',
    title: 'Weaver',
    jobDescription: 'Weave',
    createdAt: '/Date(1767225600000)/',
    applicationDeadline: '/Date(4102444800000+0600)/',
  },
  { id: 8, title: 'Spinner', createdAt: '03 Feb 2026', applicationDeadline: '0001-01-01T00:00:00' },
];

/** The response for a path and query, both in the specification's spelling. */
function answerTo(news: ReturnType<typeof newsOf>, path: string, query: URLSearchParams): unknown {
  const call = /^\/api\/WebApi\/(\w+)$/.exec(path)?.[1];
  if (call === 'GetNews') return news.slice(0, Number(query.get('take') ?? news.length));
  if (call === 'GetNewsById') return news.find(({ Id }) => Id === query.get('Id'));
  if (call === 'GetCareer') return { success: true, data: jobs };
  if (call === 'GetCareerById') return jobs.find(({ id }) => String(id) === query.get('Id'));
  return call === undefined ? undefined : minimalResponses[call];
}

export async function startOldBackend({ newsItems = newsCount } = {}): Promise<OldBackend> {
  const news = newsOf(newsItems);
  const asked: string[] = [];
  const answers = new Map<string, unknown>();
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://backend');
    asked.push(pathname + search);
    if (!isSpecified(request.url ?? '/')) return void response.writeHead(400).end('Unknown parameter');
    const answer = answers.get(pathname) ?? answerTo(news, pathname, searchParams);
    if (answer === undefined) response.writeHead(404).end('<h1>Server Error in ‘/’ Application.</h1>');
    else response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (call, data) => answers.set(`/api/WebApi/${call}`, data),
    async stop() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
