import { expect, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';
import { faultsIn } from './testing/page/valid-markup.ts';

for (const basename of ['', '/de', '/ar']) {
  test(`every page ${basename && `below ${basename} `}is valid HTML`, async ({ request }) => {
    test.setTimeout(180_000);
    const pages = await everyPage(request, basename);
    // The menus and the footer alone have more than twenty links.
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) {
      const response = await request.get(path);
      expect(response.headers()['content-type'], path).toContain('text/html');
      expect.soft(await faultsIn(await response.text()), path).toEqual([]);
    }
  });
}

test('a page with form errors is valid HTML', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  const refused = [
    await request.post('/contact', { form: { email: 'no address' }, headers }),
    await request.post('/career', { multipart: { name: 'Ada' }, headers }),
    await request.post('/newsletter', { form: { email: 'no address' }, headers }),
  ];
  for (const response of refused) {
    expect(response.status(), response.url()).toBe(422);
    expect(await faultsIn(await response.text()), response.url()).toEqual([]);
  }
});

test('the validator reports invalid HTML', async () => {
  const faults = await faultsIn('<!doctype html><html lang="en"><body><p><div>x</div></p><img src="a"></body></html>');
  expect(faults.join()).toMatch(/img/);
  expect(faults.length).toBeGreaterThan(2);
});
