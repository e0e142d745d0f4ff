import { strToU8 } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveEntry } from '#contract/calls/office/content.ts';
import { getHealth } from '#contract/calls/office/upkeep.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { owner, startApi, type TestApi } from '../testing/start-api.ts';

const at = (day: string) => new Date(day);

describe.each(engines)('the webhook on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let department: number;

  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { webhook: true });
    const options = { status: 'published', publishAt: null, keepPublished: false, translations: {} } as const;
    const entry = { type: 'department', parent: null, document: { name: 'Maintenance' }, ...options } as const;
    department = (await api.client(owner).call(saveEntry, entry)).id;
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const send = (call: string, parts: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.append(name, part);
    return api.fetch(`/api/WebApi/${call}`, { method: 'POST', body }, { address: '203.0.113.7' });
  };
  const events = async () => {
    const rows = await fresh.store.mail.claim(at('2030-01-01'), at('2030-01-02'), 100, 'webhook');
    return rows.map(({ text, headers }) => ({ ...JSON.parse(text), id: headers?.['webhook-id'] }));
  };
  const enquiry = {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Price?',
    lines: '[{"article":"Y-30","quantity":2}]',
  };
  const application = () => ({
    Name: 'Grace',
    Address: 'Quay 1',
    Email: 'grace@example.org',
    Mobile: '+44 20 7946 0000',
    MobileAlt: '+44 20 7946 0001',
    DepartmentId: String(department),
    file: new File([strToU8('%PDF-1.7 of Grace')], 'cv.pdf'),
  });

  test('receives enquiries, messages and applications, without files', async () => {
    const message = { name: 'Emil', email: 'emil@example.org', mobile: '', subject: 'Yarn', message: 'Price for 2 t?' };
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json' };
    expect((await send('SendEnquiry', enquiry)).status).toBe(200);
    expect((await api.fetch('/api/WebApi/ContactUs', { method: 'POST', body, headers })).status).toBe(200);
    expect(await (await send('DropCV', application())).json()).toMatchObject({ status: true });
    const [first, second, third, ...more] = await events();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      type: 'enquiry.received',
      timestamp: '2026-11-21T12:00:00.000Z',
      data: { name: 'Ada', email: 'ada@example.org', message: 'Price?', lines: [{ article: 'Y-30', quantity: 2 }] },
    });
    expect(first.data.reference).toMatch(/^EN-/);
    expect(second).toMatchObject({ type: 'message.received', data: message });
    expect(third).toMatchObject({
      type: 'application.received',
      data: { name: 'Grace', departmentId: String(department) },
    });
    expect(JSON.stringify([first, second, third])).not.toMatch(/%PDF|privacyVersion|idempotencyKey/);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  });

  test('receives nothing that looks automatic, and nothing twice', async () => {
    await send('SendEnquiry', { ...enquiry, website: 'https://spam.example' });
    expect(await events()).toEqual([]);
    await send('SendEnquiry', enquiry);
    await send('SendEnquiry', enquiry);
    expect(await events()).toHaveLength(1);
  });

  test('does not get mails, and the mail server no events', async () => {
    await send('SendEnquiry', enquiry);
    const mails = await fresh.store.mail.claim(at('2030-01-01'), at('2030-01-02'), 100);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect(await events()).toHaveLength(1);
  });

  test('is in the health of the site', async () => {
    const health = async () => (await api.client(owner).call(getHealth, {})).webhook;
    expect(await health()).toEqual({ waiting: 0, givenUp: 0, lastError: null });
    await send('SendEnquiry', enquiry);
    const [row] = await fresh.store.mail.claim(at('2030-01-01'), at('2030-01-02'), 1, 'webhook');
    await fresh.store.mail.failed(row?.id ?? 0, 'webhook: HTTP 500', null);
    expect(await health()).toEqual({
      waiting: 0,
      givenUp: 1,
      lastError: 'The webhook did not accept it. (HTTP 500)',
    });
  });
});
