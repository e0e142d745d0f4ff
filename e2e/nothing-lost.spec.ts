import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { type Instance, startInstance } from './testing/program/instance.ts';

let instance: Instance;

test.beforeAll(async () => {
  instance = await startInstance();
});
test.afterAll(() => instance.remove());

const cv = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

test('a message and a CV sent from the browser survive a kill of the process', async ({ page }) => {
  await page.goto(`${instance.url}/contact`);
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Message', { exact: true }).fill('What does a container of Ne 30 cost?');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();

  await page.goto(`${instance.url}/career`);
  const form = page.locator('form', { has: page.getByLabel('Department') });
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await form.getByLabel('Address', { exact: true }).fill('1 Quay Street');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await form.getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0000');
  await form.getByLabel('Mobile Alternative').fill('+44 20 7946 0001');
  await form.getByLabel('Department').selectOption({ index: 1 });
  await form.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await form.getByRole('button', { name: /submit|send/i }).click();
  const receipt = page.getByText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/).first();
  await expect(receipt).toBeVisible();
  const reference = /CV-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await receipt.textContent()) ?? '')?.[0];

  await instance.kill();
  await instance.restart();

  const database = new Database(join(instance.dataDir, 'atrium.sqlite'), { readonly: true });
  const message = database.prepare('select name, message from messages where name = ?').all('Ada Lovelace');
  const [application] = database.prepare('select reference, blob from applications').all() as {
    reference: string;
    blob: string;
  }[];
  database.close();
  expect(message).toEqual([{ name: 'Ada Lovelace', message: 'What does a container of Ne 30 cost?' }]);
  expect(application?.reference).toBe(reference);

  const folder = join(instance.dataDir, 'private', application?.blob.slice(0, 2) ?? '');
  expect(await readdir(folder)).toEqual([application?.blob]);
  expect(await readFile(join(folder, application?.blob ?? ''))).toEqual(cv);
  expect((await page.request.get(`${instance.url}/files/${application?.blob}`)).status()).toBe(404);
});
