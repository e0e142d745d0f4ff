import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Postgres, startPostgres } from '#store/testing/start-postgres.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { programOf, proxyNames, type RunningProxy, startProxy } from '../testing/program/proxies.ts';

/* Runs the proxy configurations of deploy/ in front of the program. `npm test` installs both proxies where possible. */

const found = proxyNames.filter(programOf);
const missing = proxyNames.filter((name) => !programOf(name));

/** Checks of the configuration's text, for a machine without the proxy. */
const rules = {
  nginx: { file: 'deploy/nginx.conf', has: /proxy_set_header X-Request-Id \$request_id;/, hasNot: /health/ },
  caddy: { file: 'deploy/Caddyfile', has: /header_up X-Request-Id/, hasNot: /read_body \d+[sm]|health_uri/ },
};

for (const name of missing) {
  test(`${rules[name].file} has the required settings (${name} is not installed)`, async () => {
    const text = await readFile(rules[name].file, 'utf8');
    expect(text).toMatch(rules[name].has);
    expect(text).not.toMatch(rules[name].hasNot);
  });
}

test.describe(found.join(' and '), () => {
  let database: Postgres;
  let instance: Instance;
  let proxies: RunningProxy[] = [];
  test.beforeAll(async () => {
    if (found.length === 0) return;
    database = await startPostgres();
    instance = await startInstance({ DATABASE_URL: database.url, DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
    proxies = await Promise.all(found.map((name) => startProxy(name, instance.url)));
  });
  test.afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await instance?.remove();
    await database?.stop();
  });

  const inEach = (look: (proxy: RunningProxy) => Promise<void>) => Promise.all(proxies.map(look));

  test('set a new id on each request', () =>
    inEach(async ({ name, url }) => {
      const answer = await fetch(`${url}/health/ready`, { headers: { 'x-request-id': 'chosen-by-the-client' } });
      expect(answer.status, name).toBe(200);
      expect(answer.headers.get('x-request-id'), name).toMatch(/^[0-9a-f-]{32,36}$/);
    }));

  test('forward an upload that takes 70 s', async () => {
    test.setTimeout(150_000);
    await inEach(async ({ name, url }) => {
      expect(await uploadSlowly(url, 70_000), name).toEqual({ status: 200, body: expect.stringContaining('true') });
    });
  });

  test('serve cached pages while the database is down', async () => {
    test.setTimeout(120_000);
    const page = await (await fetch(`${instance.url}/faq`)).text();
    await database.halt();
    try {
      expect((await fetch(`${instance.url}/health/ready`)).status).toBe(503);
      // Longer than the interval of any health check.
      for (const until = Date.now() + 12_000; Date.now() < until; ) {
        await inEach(async ({ name, url }) => {
          const answer = await fetch(`${url}/faq`);
          expect([answer.status, (await answer.text()) === page], name).toEqual([200, true]);
        });
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    } finally {
      await database.resume();
    }
  });
});

const contact = { name: 'Ada', email: 'ada@example.org', subject: 'Yarn', message: 'What does Ne 30 cost?' };

/** Sends a message in small pieces, as on a slow network. The pieces are spaces, which may follow JSON. */
function uploadSlowly(url: string, ms: number): Promise<{ status: number; body: string }> {
  const step = Buffer.alloc(400, ' ');
  const everyMs = 500;
  const text = JSON.stringify(contact);
  const steps = ms / everyMs;
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/WebApi/ContactUs`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': text.length + steps * step.length },
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const parts = await response.setEncoding('utf8').toArray();
      resolve({ status: response.statusCode ?? 0, body: parts.join('') });
    });
    sent.write(text);
    let left = steps;
    const sending = setInterval(() => {
      sent.write(step);
      left -= 1;
      if (left > 0) return;
      clearInterval(sending);
      sent.end();
    }, everyMs);
  });
}
