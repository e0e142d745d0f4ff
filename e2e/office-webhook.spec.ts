import { test } from '@playwright/test';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { startWebhookReceiver, type WebhookReceiver } from './testing/program/webhook-receiver.ts';

test.describe.configure({ mode: 'serial' });

let receiver: WebhookReceiver;
let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  receiver = await startWebhookReceiver();
  office = await startAtWork(browser, olga, { START_EMPTY: '1', ...receiver.settings });
});
test.afterAll(async () => {
  await office?.close();
  await receiver?.stop();
});

const send = (message: string) =>
  office.page.request.post('/api/WebApi/SendEnquiry', {
    multipart: { name: 'Ada Lovelace', email: 'ada@example.org', message },
  });

test('an enquiry reaches the webhook, signed', async () => {
  expect((await send('Price of a container?')).status()).toBe(200);
  await expect.poll(() => receiver.events).toHaveLength(1);
  const data = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Price of a container?' };
  expect(receiver.events).toMatchObject([{ type: 'enquiry.received', data }]);
});

test('what the webhook refuses is in the health of the site, and is sent again with the same id', async () => {
  const { page } = office;
  receiver.status = 503;
  await send('And of two?');
  await expect.poll(() => receiver.events).toHaveLength(2);
  await openScreen(page, '/health', 'Health');
  const main = page.getByRole('main');
  await expect(main.getByText('The webhook did not accept it. (HTTP 503)').first()).toBeVisible();
  await expectScreenChecks(page, 'webhook');
  receiver.status = 204;
  await main.getByRole('button', { name: 'Send again: enquiry.received, to Webhook' }).click();
  await expect.poll(() => receiver.events).toHaveLength(3);
  expect(receiver.events[2]?.id).toBe(receiver.events[1]?.id);
  await openScreen(page, '/health', 'Health');
  await expect(main.getByText('The webhook did not accept it.')).toHaveCount(0);
  await expect(main.getByText('Enquiries, messages and applications are sent to the webhook too.')).toBeVisible();
});
