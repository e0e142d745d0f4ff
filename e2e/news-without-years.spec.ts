import { expect, test } from '@playwright/test';
import { type Fault, type FaultyBackend, faults, startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { mainOf, wordsOf } from './testing/page/html-text.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The news page in front of Atrium whose call for the range of years fails. */
let backend: FaultyBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startFaultyBackend({ isAtrium: true });
  front = await startInstance({ BACKEND_URL: backend.url });
  // The first response tells what the backend is.
  await fetch(`${front.url}/faq`);
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});
test.beforeEach(() => backend.recover());

const names = Object.keys(faults).filter((name): name is Fault => name in faults);

for (const path of ['/news', '/news?from=2024&to=2025']) {
  test(`${path} lists the news without the year filter for every fault of the years call`, async ({ request }) => {
    for (const fault of names) {
      backend.fail(fault, 'GetNewsYears');
      const response = await request.get(front.url + path);
      expect(response.status(), fault).toBe(200);
      const main = mainOf(await response.text());
      expect(wordsOf(main), fault).toContain('New mill opened');
      expect(main, fault).not.toContain('type="range"');
      expect(main, fault).not.toContain('role="alert"');
    }
    backend.answer('GetNewsYears', { from: 2020, to: 2026 });
    const html = await (await request.get(front.url + path)).text();
    expect(html.match(/type="range"/g)).toHaveLength(2);
  });
}

test('a hanging years call delays the news once, not twice', async ({ request }) => {
  backend.hang('GetNewsYears');
  const begun = Date.now();
  const response = await request.get(`${front.url}/news`);
  expect(response.status()).toBe(200);
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(wordsOf(mainOf(await response.text()))).toContain('New mill opened');
});
