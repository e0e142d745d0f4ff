import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { moveEntry } from '#contract/calls/office/content.ts';
import { changeMessages, listMessages } from '#contract/calls/office/inbox.ts';
import { changeUser, listUsers } from '#contract/calls/office/people.ts';
import { addRedirect, dismissFinding, removeRedirects, restoreFinding } from '#contract/calls/office/upkeep.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { engines } from '#store/testing/engines.ts';
import { message, sharedForms } from './testing/shared-forms.ts';
import { type OpenOffice, openOffice } from './upkeep/testing/open-office.ts';

describe.each(engines)('a form that two users have opened, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  test.each(Object.entries(sharedForms))('%s: the second save is rejected with the reason', async (_, open) => {
    const { save, stored } = await open(office, office.api.client(owner));
    await save('one');
    const error: CallError = await save('other').then(
      () => expect.unreachable('The second save replaced the first one'),
      (cause: CallError) => cause,
    );
    expect(`${error.problem?.detail} ${error.message} ${JSON.stringify(error.errors ?? [])}`).toMatch(
      /Another user has|exists already|conflict/,
    );
    expect(await stored()).toContain('one');
  });

  test('the same choice of two users is no conflict', async () => {
    const id = await office.store.submissions.addMessage({ ...message, message: 'M' });
    const change: CallInput<typeof changeMessages> = { ids: [id], status: 'read', seen: { status: 'new' } };
    for (let n = 0; n < 2; n++) {
      expect(await office.api.client(owner).call(changeMessages, change)).toEqual({ changed: 1 });
    }
  });

  test('what two users remove is removed once, and nothing else is lost', async () => {
    const client = office.api.client(owner);
    office.pages.add('/one');
    await client.call(addRedirect, { from: '/old', to: '/one' });
    const remove = () => client.call(removeRedirects, { froms: ['/old'], seen: { '/old': '/one' } });
    expect([await remove(), await remove()]).toEqual([{ removed: 1 }, { removed: 0 }]);
    const key = 'no-alt /files/a.png';
    for (let n = 0; n < 2; n++) await client.call(dismissFinding, { key, reason: 'Decoration' });
    const [dismissal] = await office.store.dismissals.list();
    const restore = () => client.call(restoreFinding, { key, seen: dismissal?.at });
    await restore();
    await expect(restore()).rejects.toMatchObject({ status: 404 });
  });

  test('moves of different entries and of one entry to the same place are all kept', async () => {
    const client = office.api.client(owner);
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await office.save('faq', { name })).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const order = async () => Promise.all(ids.map(async (id) => (await office.store.entries.get(id))?.position));
    for (let n = 0; n < 2; n++) {
      await client.call(moveEntry, { id: b, position: 0, seen: { position: 1, displaced: a } });
    }
    await client.call(moveEntry, { id: c, position: 3, seen: { position: 2, displaced: d } });
    expect(await order()).toEqual([1, 0, 3, 2]);
    // The place is another one since D moved there.
    await expect(
      client.call(moveEntry, { id: a, position: 2, seen: { position: 1, displaced: c } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('different properties of the same message and user are both kept', async () => {
    const client = office.api.client(owner);
    const id = await office.store.submissions.addMessage({ ...message, message: 'M' });
    const seen = { status: 'new', assignee: null } as const;
    const eva = (await office.store.users.add({ name: 'Eva', email: 'eva@example.com', role: 'editor' }, 'olga')) ?? '';
    await client.call(changeMessages, { ids: [id], status: 'answered', seen });
    await client.call(changeMessages, { ids: [id], assignee: eva, seen });
    const { items } = await client.list(listMessages, { skip: 0, take: 5 });
    expect(items).toMatchObject([{ status: 'answered', assignee: eva }]);
    await client.call(changeUser, {
      id: eva,
      role: 'recruiter',
      reset: false,
      seen: { role: 'editor', disabled: false },
    });
    await client.call(changeUser, { id: eva, disabled: true, reset: false, seen: { role: 'editor', disabled: false } });
    expect(await client.call(listUsers, {})).toMatchObject([{ role: 'recruiter', disabled: true }]);
  });

  test('a note beyond the hundredth is rejected, and the hundred are kept', async () => {
    const client = office.api.client(owner);
    const id = await office.store.submissions.addMessage({ ...message, message: 'M' });
    for (let n = 1; n <= 100; n++) await client.call(changeMessages, { ids: [id], note: `note ${n}` });
    const error: CallError = await client.call(changeMessages, { ids: [id], note: 'more' }).then(
      () => expect.unreachable(),
      (cause: CallError) => cause,
    );
    expect(error).toMatchObject({ status: 409, problem: { detail: expect.stringContaining('100 notes') } });
    const { items } = await client.list(listMessages, { skip: 0, take: 5 });
    expect(items[0]?.notes).toHaveLength(100);
  });
});
