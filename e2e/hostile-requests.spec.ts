import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type Instance, startInstance } from './testing/program/instance.ts';
import { type RawResponse, rawRequest } from './testing/raw-request.ts';

let instance: Instance;

const ask = (path: string, headers?: Record<string, string>) => rawRequest(instance.url, path, headers);

const mark = 'evil-mark.example';

/** Headers that could put their value into a cached response for the next visitor. */
const poisons: Record<string, string>[] = [
  { host: mark },
  { 'x-forwarded-host': mark },
  { 'x-forwarded-host': mark, 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-prefix': `/${mark}` },
  { forwarded: `for=1.2.3.4;host=${mark};proto=http` },
  { 'x-original-url': `/search?q=${mark}`, 'x-rewrite-url': `/search?q=${mark}` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { 'x-forwarded-for': mark, 'x-real-ip': mark, 'true-client-ip': mark, via: mark },
  { cookie: `session=${mark}; __Secure-office.session_token=${mark}`, authorization: `Bearer ${mark}` },
  { 'user-agent': mark, referer: `https://${mark}/`, 'accept-language': mark, origin: `https://${mark}` },
  { range: 'bytes=0-9' },
  { range: 'bytes=-5', 'if-range': 'x' },
  { 'if-none-match': '*' },
  { 'if-match': '"x"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0' },
  { 'accept-encoding': 'zstd, compress' },
  { accept: 'text/x-script', 'x-requested-with': mark, 'x-react-router-prerender-data': mark },
];

/** Parameters that no page uses. They must not change a response. */
const foreignParameters = [`x=${mark}`, `__proto__=${mark}`, `utm_source=${mark}`, `_data=${mark}`, `%00=${mark}`];

/** The decoded body of a response. */
function textOf({ body, headers }: RawResponse): string {
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString();
}
const wordsOf = (answer: RawResponse) => `${JSON.stringify(answer.headers)}${textOf(answer)}`;

for (const fastPath of ['on', 'off']) {
  test.describe(`With FAST_PATH=${fastPath}`, () => {
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      instance = await startInstance({ DEMO: 'on', PUBLIC_URL: 'https://www.example.com', FAST_PATH: fastPath });
    });
    test.afterAll(() => instance.remove());

    test('no header or parameter of one visitor changes the response for the next', async () => {
      test.setTimeout(120_000);
      const paths = [
        '/',
        '/news',
        '/contact',
        '/nothing/here',
        '/api/WebApi/GetFaq',
        '/sitemap.xml',
        '/feed.atom',
        '/robots.txt',
      ];
      // Each poison is in the first request for an address.
      for (const [index, headers] of poisons.entries()) await ask(paths[index % paths.length] ?? '/', headers);
      for (const path of paths) {
        const plain = await ask(path);
        expect(wordsOf(plain), path).not.toContain(mark);
        for (const headers of poisons) {
          const name = `${path} ${JSON.stringify(headers)}`;
          const poisoned = await ask(path, headers);
          expect(wordsOf(poisoned), name).not.toContain(mark);
          expect(poisoned.headers['set-cookie'], name).toBeUndefined();
          if (poisoned.status === plain.status) expect(textOf(poisoned), name).toBe(textOf(plain));
          // Conditional and range requests may have another status, but never the content of another page.
          else expect([304, 206, 412, 416, 406], name).toContain(poisoned.status);
          const after = await ask(path);
          expect([after.status, textOf(after)], name).toEqual([plain.status, textOf(plain)]);
        }
        for (const parameter of foreignParameters) {
          const odd = await ask(`${path}?${parameter}`);
          expect([odd.status, textOf(odd)], parameter).toEqual([plain.status, textOf(plain)]);
        }
      }
    });

    test('each encoding is cached separately and declared', async () => {
      const plain = textOf(await ask('/news'));
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
        ['gzip;q=0.1, br;q=0', 'gzip'],
        ['BR', 'br'],
        ['x-gzip, *;q=0', undefined],
        ['br\t;\tq=0', undefined],
        [',,,', undefined],
      ] as const) {
        const answer = await ask('/news', { 'accept-encoding': accepted });
        expect([answer.headers['content-encoding'], textOf(answer)], accepted).toEqual([encoding, plain]);
        expect(answer.headers.vary, accepted).toMatch(/accept-encoding/i);
      }
    });

    test('no address redirects to another site', async () => {
      const hosts = [
        '//evil.example',
        '/\\evil.example',
        '///evil.example',
        '/%2f/evil.example',
        '/%5cevil.example',
        '/%09/evil.example',
      ];
      const paths = [
        ...hosts.flatMap((host) => [host, `${host}/`, `${host}/..`, `/shop${host}`, `/news${host}/`, `/office${host}`]),
        'http://evil.example/',
        'https://evil.example/news/',
        '/shop?to=//evil.example&url=//evil.example&next=//evil.example&redirect=https://evil.example',
        '/office?next=//evil.example&return=https://evil.example',
        '/newsletter/confirm?token=x&next=//evil.example',
        '/keyadmin?to=//evil.example',
        '/.evil.example',
        '/@evil.example',
      ];
      for (const path of paths) {
        const { status, headers } = await ask(path).catch(() => ({
          status: 400,
          headers: {} as RawResponse['headers'],
        }));
        const location = String(headers.location ?? '');
        if (status < 300 || status >= 400) continue;
        expect(new URL(location, 'https://www.example.com').host, `${path} → ${location}`).toBe('www.example.com');
        expect(location, path).not.toMatch(/^\/[/\\]/);
      }
    });

    test('no path reaches files outside its folder', async () => {
      const ups = [
        '../',
        '..%2f',
        '%2e%2e/',
        '%2e%2e%2f',
        '..\\',
        '..%5c',
        '....//',
        '..;/',
        '%252e%252e%252f',
        '..%c0%af',
        '.%00./',
      ];
      const folders = [
        '/',
        '/assets/',
        '/images/',
        '/files/',
        '/pictures/',
        '/icons/',
        '/share/',
        '/office/',
        '/office/assets/',
      ];
      const targets = [
        'package.json',
        'server/main.ts',
        'build/program/main.js',
        'atrium.sqlite',
        'etc/passwd',
        '.env',
        'private/',
      ];
      for (const folder of folders) {
        for (const up of ups) {
          const target = targets[(folder.length + up.length) % targets.length] ?? '';
          const path = `${folder}${up.repeat(4)}${target}`;
          const { status, body } = await ask(path);
          expect(body.toString('latin1'), path).not.toMatch(/"workspaces"|root:.*:0:0|SQLite format|startServer/);
          expect(status, path).toBeLessThan(500);
        }
      }
      for (const path of [
        '/assets',
        '/assets/',
        '/files/',
        '/.git/config',
        '/.env',
        '/package.json',
        '/data/atrium.sqlite',
      ]) {
        const { status, body } = await ask(path);
        expect([status, body.toString().includes('SQLite')], path).toEqual([404, false]);
      }
    });

    test('an address with invalid percent-encoding returns 404 with a page, and logs no error', async ({ request }) => {
      const broken = ['/%E0%A4%A', '/%', '/news/%ff', '/%c0%af/news', '/products/50%'];
      for (const path of broken) {
        const { status, headers, body } = await ask(path);
        expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
        expect(body.toString(), path).toContain('Page not found');
        expect((await ask(`${path}.data`)).status, path).toBe(404);
      }
      const headers = { origin: 'https://www.example.com' };
      expect((await request.post(`${instance.url}/%ff`, { headers, form: { name: 'x' } })).status()).toBe(404);
      // React Router's client requests the manifest of its routes in this way.
      const [, version] = /"version":\s*"(\w+)"/.exec((await ask('/contact')).body.toString()) ?? [];
      for (const paths of ['/%25E0%25A4%25A,/news', '/%E0%A4%A,/news']) {
        const routes = await ask(`/__manifest?paths=${paths}&version=${version}`);
        expect([routes.status, Object.keys(JSON.parse(routes.body.toString()))], paths).toEqual([
          200,
          expect.arrayContaining(['content/news/list.page']),
        ]);
      }
      expect(instance.complaints()).toBe('');
    });

    test('rejects forms from other sites', async ({ request }) => {
      const headers = { origin: 'https://evil.example' };
      for (const path of [
        '/contact',
        '/career',
        '/newsletter',
        '/newsletter/confirm?token=x',
        '/newsletter/unsubscribe?token=x',
      ]) {
        const sent = await request.post(instance.url + path, { form: { message: 'x', email: 'a@b.example' }, headers });
        expect(sent.status(), path).toBe(400);
      }
      const json = await request.post(`${instance.url}/api/WebApi/ContactUs`, {
        headers: { 'content-type': 'text/plain' },
        data: JSON.stringify({ message: 'x' }),
      });
      expect(json.status()).toBe(415);
      // A GET must change nothing: mail programs prefetch the links of a mail.
      for (const path of ['/api/WebApi/ConfirmSubscription?token=x', '/api/WebApi/Subscribe?email=a@b.example']) {
        expect((await request.get(instance.url + path)).status(), path).toBe(405);
      }
      const opened = await request.get(`${instance.url}/api/WebApi/Unsubscribe?token=x`, { maxRedirects: 0 });
      expect([opened.status(), opened.headers().location]).toEqual([
        303,
        expect.stringMatching(/\/newsletter\/unsubscribe\?token=x$/),
      ]);
    });
  });
}
