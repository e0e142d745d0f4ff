import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import type { EntityInput, EntityName } from '#content/registry.ts';
import type { CallInput } from '#contract/call.ts';
import type { CallError } from '#contract/call-error.ts';
import { getEntry } from '#contract/calls/office/content/get-entry.ts';
import { saveEntry } from '#contract/calls/office/content/save-entry.ts';
import { setEntryStatus } from '#contract/calls/office/content/set-entry-status.ts';
import { changeFile } from '#contract/calls/office/files/change-file.ts';
import { getFile } from '#contract/calls/office/files/get-file.ts';
import { changeApplications } from '#contract/calls/office/inbox/change-applications.ts';
import { changeMessages } from '#contract/calls/office/inbox/change-messages.ts';
import { getApplication } from '#contract/calls/office/inbox/get-application.ts';
import { listMessages } from '#contract/calls/office/inbox/list-messages.ts';
import { changeUser } from '#contract/calls/office/people/change-user.ts';
import { listUsers } from '#contract/calls/office/people/list-users.ts';
import { listGlossaries } from '#contract/calls/office/translations/list-glossaries.ts';
import { saveGlossary } from '#contract/calls/office/translations/save-glossary.ts';
import { addRedirect } from '#contract/calls/office/upkeep/add-redirect.ts';
import { listRedirects } from '#contract/calls/office/upkeep/list-redirects.ts';
import type { Client } from '#contract/client.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './upkeep/testing/open-office.ts';

/** A form that two users have opened: what each saves, and what is stored then. */
interface SharedForm {
  save(value: 'one' | 'other'): Promise<unknown>;
  stored(): Promise<unknown>;
}

type Open = (office: OpenOffice, client: Client) => Promise<SharedForm>;

/** A document and its translation are saved with the revision that the user has opened. */
const ofEntry =
  <Name extends EntityName>(
    type: Name,
    document: (text: string) => EntityInput<Name>,
    translations: (text: string) => Record<string, Record<string, unknown>> = () => ({}),
  ): Open =>
  async (office, client) => {
    const { id, revision } = await office.save(type, document('before'));
    return {
      save: (value) =>
        client.call(saveEntry, {
          ...{ id, revision, type, parent: null, keepPublished: false, publishAt: null, status: 'published' },
          document: { ...document(value) },
          translations: translations(value),
        }),
      stored: async () => JSON.stringify(await client.call(getEntry, { id })),
    };
  };

const date = '2026-01-01T00:00:00Z';

const forms: Record<string, Open> = {
  'the company': ofEntry('company', (companyName) => ({ companyName })),
  'the languages of the site': ofEntry('company', (name) => ({
    companyName: 'Example',
    languages: [{ lang: name === 'before' ? 'pt' : name === 'one' ? 'de' : 'fr', name }],
  })),
  'the privacy notice': ofEntry('company', (text) => ({ companyName: 'Example', privacyPolicy: `<p>${text}</p>` })),
  'a text of a page': ofEntry('news', (heading) => ({ heading, date })),
  'a translation': ofEntry(
    'news',
    () => ({ heading: 'Same', date }),
    (heading) => ({ de: { heading } }),
  ),
  'the status of an entry': async (office, client) => {
    const entry = await office.save('news', { heading: 'News', date });
    return {
      save: (value) =>
        client
          .call(setEntryStatus, { entries: [entry], status: value === 'one' ? 'draft' : 'published' })
          .then(({ refused }) => {
            if (refused.length > 0) throw new Error(JSON.stringify(refused));
          }),
      stored: async () => ((await client.call(getEntry, { id: entry.id })).status === 'draft' ? 'one' : 'other'),
    };
  },
  'the alt text of a file': async ({ store }, client) => {
    const src = '/files/abcd.png';
    const file = { src, sha256: 'a', mediaType: 'image/png', bytes: 1, blurPlaceholder: '' };
    await store.files.add({ ...file, width: 1, height: 1 }, 'olga', { alt: 'before' });
    return {
      save: (alt) => client.call(changeFile, { src, alt, seen: { alt: 'before' } }),
      stored: async () => (await client.call(getFile, { src })).alt,
    };
  },
  'the terms of a language': async (_, client) => ({
    save: (value) =>
      client.call(saveGlossary, { lang: 'de', formality: 'default', terms: `mill = ${value}`, seen: null }),
    stored: async () => JSON.stringify(await client.call(listGlossaries, {})),
  }),
  'a redirect': async ({ pages }, client) => {
    pages.add('/one').add('/other');
    return {
      save: (value) => client.call(addRedirect, { from: '/old', to: `/${value}` }),
      stored: async () => JSON.stringify(await client.list(listRedirects, { skip: 0, take: 5 })),
    };
  },
  'the status of a message': async ({ store }, client) => {
    const id = await store.submissions.addMessage({ ...message, message: 'M' });
    return {
      save: (value) => {
        const status = value === 'one' ? 'answered' : 'spam';
        return client.call(changeMessages, { ids: [id], status, seen: { status: 'new', assignee: null } });
      },
      stored: async () => {
        const { total } = await client.list(listMessages, { status: 'answered', skip: 0, take: 5 });
        return total === 1 ? 'one' : 'other';
      },
    };
  },
  'the assignee of a message': async ({ store }, client) => {
    const id = await store.submissions.addMessage({ ...message, message: 'M' });
    const person = (name: string) => store.users.add({ name, email: `${name}@example.com`, role: 'editor' }, 'olga');
    const people = { one: await person('one'), other: await person('other') };
    return {
      save: (value) =>
        client.call(changeMessages, { ids: [id], assignee: people[value] ?? null, seen: { assignee: null } }),
      stored: async () => {
        const { items } = await client.list(listMessages, { skip: 0, take: 5 });
        return items[0]?.assignee === people.one ? 'one' : 'other';
      },
    };
  },
  'the status of an application': async (office, client) => {
    const id = await apply(office);
    return {
      save: (value) => {
        const status = value === 'one' ? 'invited' : 'declined';
        return client.call(changeApplications, { ids: [id], status, seen: { status: 'new', rating: null } });
      },
      stored: async () => ((await client.call(getApplication, { id })).status === 'invited' ? 'one' : 'other'),
    };
  },
  'the rating of an application': async (office, client) => {
    const id = await apply(office);
    return {
      save: (value) =>
        client.call(changeApplications, { ids: [id], rating: value === 'one' ? 1 : 5, seen: { rating: null } }),
      stored: async () => ((await client.call(getApplication, { id })).rating === 1 ? 'one' : 'other'),
    };
  },
  'the role of a user': async ({ store }, client) => {
    const id = (await store.users.add({ name: 'Eve', email: 'eve@example.com', role: 'reader' }, 'olga')) ?? '';
    return {
      save: (value) =>
        client.call(changeUser, {
          ...{ id, role: value === 'one' ? 'editor' : 'recruiter' },
          ...{ reset: false, seen: { role: 'reader', disabled: false } },
        }),
      stored: async () => {
        const [user] = await client.call(listUsers, {});
        return user?.role === 'editor' ? 'one' : 'other';
      },
    };
  },
};

const message = { name: '', email: '', mobile: '', subject: '', spam: false };

const apply = async ({ store }: OpenOffice): Promise<number> => {
  const person = { name: 'Ada', address: '', email: 'ada@example.org', mobile: '1', mobileAlternative: '' };
  const file = { blob: 'b', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 1, sha256: 'c' };
  const more = { reference: 'CV-1', departmentId: 1, careerId: null, spam: false };
  return (await store.submissions.addApplication({ ...person, ...more, file })).id;
};

describe.each(engines)('a form that two users have opened, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  test.each(Object.entries(forms))('%s: the second save is rejected with the reason', async (_, open) => {
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
