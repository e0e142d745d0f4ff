import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiServices, Caller } from '#api/context.ts';
import { startApi } from '#api/testing/start-api.ts';
import { sendTestMail } from '#contract/calls/office/upkeep.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('the test mail, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const send = async (sendNow?: ApiServices['sendNow']) => {
    const id = (await office.store.users.add({ name: 'Olga', email: 'olga@example.com', role: 'owner' }, 'x')) ?? '';
    const caller: Caller = { principal: { id, name: 'Olga', role: 'owner' } };
    const mailing = await startApi(office.store, sendNow ? { sendNow } : {});
    const said = await mailing.client(caller).call(sendTestMail, {});
    await mailing.stop();
    return said;
  };

  test('is sent to the requesting user at once, without the queue', async () => {
    const sent: OutgoingMail[] = [];
    const outcome = await send(async (mail) => {
      sent.push(mail);
      return { sent: true };
    });
    expect(outcome).toEqual({ sent: true, detail: expect.stringContaining('olga@example.com') });
    expect(sent).toMatchObject([{ to: 'olga@example.com', subject: 'Test email from www.example.com' }]);
    expect(await office.store.mail.waiting()).toBe(0);
  });

  test('reports why it failed, or which setting is missing', async () => {
    const failure = { sent: false, cause: 'noAnswer', detail: 'connect ECONNREFUSED 192.0.2.1:587' } as const;
    expect(await send(() => Promise.resolve(failure))).toEqual({
      sent: false,
      detail: 'Nothing answers at the address of the mail server. (connect ECONNREFUSED 192.0.2.1:587)',
    });
    const { users } = office.store;
    await users.change((await users.list())[0]?.id ?? '', { disabled: true }, 'x');
    const noServer = await startApi(office.store);
    const id = (await users.add({ name: 'Otto', email: 'otto@example.com', role: 'owner' }, 'x')) ?? '';
    const said = await noServer.client({ principal: { id, name: 'Otto', role: 'owner' } }).call(sendTestMail, {});
    expect(said).toEqual({ sent: false, detail: expect.stringContaining('SMTP_URL') });
    await noServer.stop();
  });
});
