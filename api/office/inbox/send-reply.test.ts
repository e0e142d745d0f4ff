import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { saveDesks } from '#contract/calls/office/desks.ts';
import { changeMessages, listMessages } from '#contract/calls/office/inbox.ts';
import { sendReply } from '#contract/calls/office/send-reply.ts';
import { defaultDesk } from '#contract/office/desks/desks.ts';
import { maxReplySubject } from '#contract/office/replies/reply-templates.ts';
import { maxSentText } from '#contract/office/replies/sent-reply.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const answer = { subject: 'Re: Prices', text: 'Dear Ada,\nthank you.' };

describe.each(engines)('an answer that the office mails on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let eva: Caller & { principal: { id: string } };
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { sendNow: async () => ({ sent: true }) });
    const id = (await fresh.store.users.add({ name: 'Eva', email: 'eva@example.com', role: 'editor' }, 'me')) ?? '';
    eva = { principal: { id, name: 'Eva', role: 'editor' } };
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const add = (email = 'ada@example.org') =>
    fresh.store.submissions.addMessage({
      ...{ name: 'Ada', email, mobile: '', subject: 'Prices', message: 'How much?', spam: false },
    });
  const enquire = async () => {
    const body = new FormData();
    const parts = { name: 'Ada', email: 'ada@example.org', message: 'How much?' };
    for (const [name, part] of Object.entries(parts)) body.append(name, part);
    await api.fetch('/api/WebApi/SendEnquiry', { method: 'POST', body });
    await mailed();
    return (await messages())[0]?.id ?? 0;
  };
  const messages = async (caller: Caller = owner) =>
    (await api.client(caller).list(listMessages, { skip: 0, take: 10 })).items;
  const send = (id: number, more: object = {}, caller: Caller = eva) =>
    api.client(caller).call(sendReply, { id, ...answer, ...more });
  const mailed = async () => {
    const mails = await fresh.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100);
    for (const { id } of mails) await fresh.store.mail.sent(id);
    return mails.map(({ to, subject, text, replyTo }) => ({ to, subject, text, replyTo }));
  };

  test('goes to the sender alone, stays with the message, and marks it as answered', async () => {
    const id = await add();
    expect(await send(id)).toEqual({ ok: true });
    expect(await mailed()).toEqual([{ to: 'ada@example.org', ...answer, replyTo: 'eva@example.com' }]);
    expect(await messages()).toMatchObject([
      {
        ...{ id, status: 'answered' },
        notes: [
          {
            by: 'Eva',
            byId: eva.principal.id,
            text: answer.text,
            reply: { to: 'ada@example.org', subject: 'Re: Prices' },
          },
        ],
      },
    ]);
    expect(await fresh.store.audit.last('message.reply')).toMatchObject({ by: 'Eva', subject: String(id) });
    expect((await api.client(owner).list(listMessages, { skip: 0, take: 10, words: 'thank' })).total).toBe(1);
    const csv = await (await api.fetch('/api/Office/ExportMessages', {}, owner)).text();
    expect(csv).toContain('Eva (mail to ada@example.org, Re: Prices): Dear Ada,');
  });

  test('to an enquiry is its first answer, and answers to it go to the desk', async () => {
    const id = await enquire();
    const desk = {
      id: defaultDesk,
      name: '',
      people: [],
      email: 'desk@example.com',
      languages: [],
      answersWithin: null,
    };
    await api.client(owner).call(saveDesks, { settings: { desks: [desk], rules: [], ownOnly: false }, seen: 0 });
    await send(id);
    expect(await mailed()).toMatchObject([{ to: 'ada@example.org', replyTo: 'desk@example.com' }]);
    expect((await messages())[0]?.enquiry?.firstAnswerAt).toEqual(expect.any(String));
  });

  test('with the same key is sent once, also by two requests at once; another text is refused', async () => {
    const id = await add();
    const keyed = { idempotencyKey: 'key-1' };
    expect(await Promise.all([send(id, keyed), send(id, keyed)])).toEqual([{ ok: true }, { ok: true }]);
    await send(id, { text: 'Another answer' });
    await api.client(owner).call(changeMessages, { ids: [id], note: 'A note keeps the keys' });
    expect(await send(id, keyed)).toEqual({ ok: true });
    await expect(send(id, { ...keyed, text: 'Other' })).rejects.toMatchObject({ status: 409 });
    expect(await mailed()).toHaveLength(2);
    const [message] = await messages();
    expect(message?.notes).toHaveLength(3);
    expect(JSON.stringify(message)).not.toContain('key-1');
  });

  test('is refused without an address, without the message, and without a mail server', async () => {
    await expect(send(await add(''))).rejects.toMatchObject({
      status: 409,
      message: 'SendReply: The message has no valid email address, so no answer can be sent.',
    });
    await expect(send(await add('ada at example'))).rejects.toMatchObject({ status: 409 });
    await expect(send(999)).rejects.toMatchObject({ status: 404 });
    const without = await startApi(fresh.store);
    const call = without.client(eva).call(sendReply, { id: await add(), ...answer });
    await expect(call).rejects.toMatchObject({ status: 503 });
    await without.stop();
    expect(await mailed()).toEqual([]);
  });

  test('is refused beyond the desks of a user, and nothing is mailed', async () => {
    const id = await enquire();
    const desk = { id: defaultDesk, name: '', people: [], email: '', languages: [], answersWithin: null };
    await api.client(owner).call(saveDesks, { settings: { desks: [desk], rules: [], ownOnly: true }, seen: 0 });
    await expect(send(id)).rejects.toMatchObject({ status: 404 });
    expect(await mailed()).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an empty subject', { subject: ' ' }, 'subject'],
    ['two lines of a subject', { subject: 'a\r\nBcc: b@example.org' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(maxReplySubject + 1) }, 'subject'],
    ['an empty text', { text: ' \n' }, 'text'],
    ['a long text', { text: 'x'.repeat(maxSentText + 1) }, 'text'],
  ])('with %s is refused at the field', async (_, part, field) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ id: await add(), ...answer, ...part });
    const response = await api.fetch('/api/Office/SendReply', { method: 'POST', headers, body }, eva);
    const { errors } = await response.json();
    expect([response.status, errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  test('is limited for each user', async () => {
    const id = await add('');
    const sent = await Promise.allSettled(Array.from({ length: 3 }, () => send(id)));
    expect(sent.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const ids = await Promise.all(Array.from({ length: 101 }, () => add()));
    for (const each of ids.slice(0, 100)) await send(each);
    await expect(send(ids[100] ?? 0)).rejects.toMatchObject({ status: 429 });
    expect(await send(ids[100] ?? 0, {}, owner)).toEqual({ ok: true });
  });

  test('has room for the longest text in any script, and is exported and erased with its person', async () => {
    const id = await add();
    const text = 'ي'.repeat(maxSentText);
    await send(id, { text });
    const { messages: kept, mails } = await fresh.store.submissions.ofPerson('Ada@example.org');
    expect(kept[0]?.notes).toMatchObject([{ text, reply: { to: 'ada@example.org' } }]);
    expect(mails).toMatchObject([{ to: 'ada@example.org', text }]);
    expect(await fresh.store.submissions.erasePerson('ada@example.org', 'me')).toMatchObject({ messages: 1, mails: 1 });
    expect(await mailed()).toEqual([]);
  });
});
