import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';

const folder = join('build', 'office', 'assets');
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** The scripts in the HTML and their static imports, without dynamic imports. */
function firstScripts(): string[] {
  const page = readFileSync(join('build', 'office', 'index.html'), 'utf8');
  const found = [...page.matchAll(/(?:src|href)="\/office\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  for (const name of found) {
    const script = readFileSync(join(folder, name), 'utf8');
    for (const [, imported = ''] of script.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) {
      if (!found.includes(imported)) found.push(imported);
    }
  }
  return [...new Set(found)];
}

test('the first load of the office is under 300 KB, without the text editor', () => {
  const scripts = firstScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name)), quality).length,
    0,
  );
  expect(bytes, scripts.join(', ')).toBeLessThan(300_000);
  for (const name of scripts) expect(readFileSync(join(folder, name), 'utf8')).not.toContain('ProseMirror');
});

test('the sign-in loads no script or style from other hosts, and the site does not link to the office', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') complaints.push(request.url());
  });
  await page.goto('/office/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS('border-radius', '8px');
  expect(complaints).toEqual([]);
  expect(await (await page.request.get('/')).text()).not.toContain('/office');
});
