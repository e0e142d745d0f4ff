import { expect, test } from '@playwright/test';
import { type Fault, type FaultyBackend, faults, startFaultyBackend } from './testing/faulty-backend.ts';
import { type Instance, startInstance } from './testing/instance.ts';

/* The news in front of a backend that has them, but cannot say which years they span. */
let backend: FaultyBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startFaultyBackend();
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});
test.beforeEach(() => backend.recover());

const names = Object.keys(faults).filter((name): name is Fault => name in faults);

for (const path of ['/news', '/news?from=2024&to=2025']) {
  test(`${path} lists the news without their filter, however the years fail`, async ({ page }) => {
    for (const fault of names) {
      backend.fail(fault, 'GetNewsYears');
      expect((await page.goto(front.url + path))?.status(), fault).toBe(200);
      await expect(page.getByRole('main')).toContainText('New mill opened');
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    backend.answer('GetNewsYears', { from: 2020, to: 2026 });
    await page.goto(front.url + path);
    await expect(page.getByRole('slider')).toHaveCount(2);
  });
}

test('years that never come keep the news waiting once, not twice', async ({ page }) => {
  backend.hang('GetNewsYears');
  const begun = Date.now();
  expect((await page.goto(`${front.url}/news`))?.status()).toBe(200);
  expect(Date.now() - begun).toBeLessThan(15_000);
  await expect(page.getByRole('main')).toContainText('New mill opened');
});
