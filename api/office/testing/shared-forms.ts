import type { EntityInput, EntityName } from '#content/registry.ts';
import { setReview } from '#contract/calls/office/calendar.ts';
import { getEntry, moveEntry, saveEntry, setEntryStatus } from '#contract/calls/office/content.ts';
import { changeFile, getFile } from '#contract/calls/office/files.ts';
import { changeApplications, changeMessages, getApplication, listMessages } from '#contract/calls/office/inbox.ts';
import { changeUser, listUsers } from '#contract/calls/office/people.ts';
import { listSynonyms, saveSynonym } from '#contract/calls/office/synonyms.ts';
import {
  assignTranslations,
  listGlossaries,
  listTranslations,
  saveGlossary,
} from '#contract/calls/office/translations.ts';
import {
  addRedirect,
  dismissFinding,
  listRedirects,
  removeRedirects,
  restoreFinding,
} from '#contract/calls/office/upkeep.ts';
import type { Client } from '#contract/protocol/client.ts';
import type { OpenOffice } from '../upkeep/testing/open-office.ts';

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

/** All forms that two users may have open at once. */
export const sharedForms: Record<string, Open> = {
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
  'the owner of a review': async (office, client) => {
    const { id } = await office.save('news', { heading: 'News', date });
    const person = (name: string) =>
      office.store.users.add({ name, email: `${name}@example.com`, role: 'editor' }, 'olga');
    const people = { one: await person('one'), other: await person('other') };
    const plan = { id, reviewOn: '2031-05-01', reviewer: null, isReviewed: false };
    await client.call(setReview, { ...plan, seen: { reviewOn: null, reviewer: null } });
    return {
      save: (value) =>
        client.call(setReview, {
          ...plan,
          reviewer: people[value] ?? null,
          seen: { reviewOn: plan.reviewOn, reviewer: null },
        }),
      stored: async () => (await client.call(getEntry, { id })).reviewer?.name,
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
  'a synonym': async ({ store }, client) => {
    const synonym = { lang: 'en', words: 'MOQ', bothWays: false };
    const { id } = await store.synonyms.save({ ...synonym, meaning: 'before' }, 'olga');
    const [before] = (await store.synonyms.list({ skip: 0, take: 1 })).items;
    return {
      save: (meaning) => client.call(saveSynonym, { ...synonym, meaning, id, seen: before?.changedAt }),
      stored: async () => JSON.stringify(await client.list(listSynonyms, { skip: 0, take: 5 })),
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
  'the assignment of a translation': async (office, client) => {
    const { id } = await office.save('faq', { name: 'Question' });
    const person = (name: string) =>
      office.store.users.add({ name, email: `${name}@example.com`, role: 'editor' }, 'o');
    const people = { one: await person('one'), other: await person('other') };
    return {
      save: (value) => client.call(assignTranslations, { ids: [id], langs: ['de'], assignee: people[value], seen: [] }),
      stored: async () => ((await taskOf(client))?.assignee === people.one ? 'one' : 'other'),
    };
  },
  'the due date of a translation': async (office, client) => {
    const { id } = await office.save('faq', { name: 'Question' });
    const before = { ids: [id], langs: ['de'], dueOn: '2026-12-01' };
    await client.call(assignTranslations, before);
    const seen = [{ id, lang: 'de', assignee: null, dueOn: before.dueOn }];
    return {
      save: (value) =>
        client.call(assignTranslations, { ...before, dueOn: value === 'one' ? '2026-12-11' : '2026-12-12', seen }),
      stored: async () => ((await taskOf(client))?.dueOn === '2026-12-11' ? 'one' : 'other'),
    };
  },
  'the order of entries': async (office, client) => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await office.save('faq', { name })).id);
    const [first = 0, second = 0, third = 0] = ids;
    return {
      save: (value) =>
        client.call(
          moveEntry,
          value === 'one'
            ? { id: third, position: 0, seen: { position: 2, displaced: first } }
            : { id: third, position: 1, seen: { position: 2, displaced: second } },
        ),
      stored: async () => ((await office.store.entries.get(third))?.position === 0 ? 'one' : 'other'),
    };
  },
  'the reason to dismiss a finding': async ({ store }, client) => ({
    save: (reason) => client.call(dismissFinding, { key: 'no-alt /files/a.png', reason }),
    stored: async () => (await store.dismissals.list())[0]?.reason,
  }),
  'a dismissal, dismissed again by another user': async ({ store }, client) => {
    const key = 'no-alt /files/a.png';
    await client.call(dismissFinding, { key, reason: 'before' });
    const seen = (await store.dismissals.list())[0]?.at;
    return {
      async save(value) {
        await client.call(restoreFinding, { key, seen });
        if (value === 'one') await client.call(dismissFinding, { key, reason: value });
      },
      stored: async () => (await store.dismissals.list())[0]?.reason,
    };
  },
  'a redirect, removed and added again by another user': async ({ pages, store }, client) => {
    pages.add('/before').add('/one');
    await client.call(addRedirect, { from: '/old', to: '/before' });
    return {
      async save(value) {
        await client.call(removeRedirects, { froms: ['/old'], seen: { '/old': '/before' } });
        if (value === 'one') await client.call(addRedirect, { from: '/old', to: '/one' });
      },
      stored: async () => (await store.redirects.find('/old'))?.to,
    };
  },
};

const taskOf = async (client: Client) =>
  (await client.call(listTranslations, { langs: 'de', skip: 0, take: 1 })).items[0]?.languages[0];

/** A message without its text. */
export const message = { name: '', email: '', mobile: '', subject: '', spam: false };

const apply = async ({ store }: OpenOffice): Promise<number> => {
  const person = { name: 'Ada', address: '', email: 'ada@example.org', mobile: '1', mobileAlternative: '' };
  const file = { blob: 'b', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 1, sha256: 'c' };
  const more = { reference: 'CV-1', departmentId: 1, careerId: null, spam: false };
  return (await store.submissions.addApplication({ ...person, ...more, file })).id;
};
