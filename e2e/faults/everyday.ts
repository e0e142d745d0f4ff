import { Agent, type RequestOptions, request } from 'node:http';
import type { Random } from './random.ts';

/** A request. `leaves`: the client disconnects before the response is complete. */
interface Question extends Pick<RequestOptions, 'method' | 'headers'> {
  path: string;
  body?: string | Buffer;
  leaves?: boolean;
}

/** A mix of the requests of visitors, search engines and vulnerability scanners. */
export function everyday(url: string, pages: readonly string[], files: readonly string[], departmentId: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const single = new Agent({ keepAlive: false });
  let asked = 0;

  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const words = (random: Random) => `word${random.below(500)} yarn`;

  const kinds: ((random: Random) => Question)[] = [
    (random) => ({ path: random.pick(pages), headers: { 'accept-encoding': random.pick(['br', 'gzip', 'identity']) } }),
    (random) => ({ path: random.pick(pages), headers: { te: 'trailers' } }),
    (random) => ({ path: random.pick(pages), method: 'HEAD' }),
    (random) => ({ path: `${random.pick(pages)}?page=${asked}`, leaves: random.onceIn(4) }),
    (random) => ({ path: `/search?q=${encodeURIComponent(words(random))}${asked}` }),
    (random) => ({ path: `/search/suggestions?q=${encodeURIComponent(words(random))}` }),
    (random) => ({ path: random.pick(files), headers: random.onceIn(3) ? { range: 'bytes=0-99' } : {} }),
    (random) => ({ path: random.pick(files), leaves: true }),
    (random) => ({ path: `/nothing/${random.below(10_000)}` }),
    (random) => ({
      path: random.pick(['/wp-login.php', '/.env', '/news?preview=x', '/files/0.png', '/office']),
    }),
    (random) => ({
      path: random.pick(['/health/ready', '/sitemap.xml', '/robots.txt', '/feed.atom', '/icons/32.png']),
    }),
    (random) => ({
      path: `/api/WebApi/${random.pick(['GetNews?take=3', 'GetFaq', 'GetProductById?id=1', 'GetNewsById?id=x', 'No', 'Search?q=a'])}`,
    }),
    (random) => ({
      path: '/api/WebApi/ContactUs',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', message: `${words(random)} ${asked}` }),
    }),
    (random) => ({
      path: random.pick(['/contact', '/newsletter']),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: form({ email: `a${asked}@example.org`, message: random.onceIn(2) ? '' : words(random) }),
    }),
    (random) => ({
      path: '/api/WebApi/DropCv',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="DepartmentId"\r\n\r\n${departmentId}\r\n--b${random.pick(['', '--'])}`,
      leaves: random.onceIn(8),
    }),
    (random) => ({
      path: `/api/Office/${random.pick(['auth/sign-in', 'auth/session', 'GetMe', 'SaveEntry'])}`,
      method: random.pick(['GET', 'POST']),
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: `unknown${random.below(50)}@example.org`, password: '' }),
    }),
  ];

  /** `ask` resolves with the status, or with 0 if there was none. */
  return {
    ask(random: Random): Promise<number> {
      asked += 1;
      const { path, method = 'GET', headers = {}, body, leaves } = random.pick(kinds)(random);
      const visitor = `10.8.${random.below(2)}.${random.below(250)}`;
      return new Promise((resolve) => {
        const question = request(
          new URL(path, url),
          {
            method,
            agent: random.onceIn(10) ? single : agent,
            headers: {
              'x-forwarded-for': visitor,
              ...headers,
              ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            },
          },
          (response) => {
            if (leaves) question.destroy();
            response.resume().once('close', () => resolve(leaves ? 0 : (response.statusCode ?? 0)));
          },
        );
        question.on('error', () => resolve(0));
        question.end(body);
      });
    },
    close() {
      agent.destroy();
      single.destroy();
    },
  };
}
