import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiServices, Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import type { CallInput } from '#contract/call.ts';
import type { CallError } from '#contract/call-error.ts';
import { addRedirect } from '#contract/calls/office/add-redirect.ts';
import { dismissFinding } from '#contract/calls/office/dismiss-finding.ts';
import { getHealth } from '#contract/calls/office/get-health.ts';
import { getOverview } from '#contract/calls/office/get-overview.ts';
import { listAudit } from '#contract/calls/office/list-audit.ts';
import { listRedirects } from '#contract/calls/office/list-redirects.ts';
import { removeRedirects } from '#contract/calls/office/remove-redirects.ts';
import { restoreFinding } from '#contract/calls/office/restore-finding.ts';
import { saveEntry } from '#contract/calls/office/save-entry.ts';
import { sendTestMail } from '#contract/calls/office/send-test-mail.ts';
import { setEntryStatus } from '#contract/calls/office/set-entry-status.ts';
import { trashEntries } from '#contract/calls/office/trash-entries.ts';
import type { EntityInput, EntityName } from '#contract/entities/registry.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

type SaveEntry = CallInput<typeof saveEntry>;

const as = (role: Role): Caller => ({ principal: { name: role, role } });

describe.each(engines)('what the owner sees, on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let standing: Set<string>;
  let asked: string[];
  const pageExists = async (path: string) => {
    asked.push(path);
    return standing.has(path.replace(/[?#].*/, ''));
  };
  const start = async (more: Partial<ApiServices> = {}) => {
    api = await startApi(fresh.store, { pageExists, ...more });
  };

  beforeEach(async () => {
    fresh = await freshStore();
    standing = new Set(['/', '/news', '/about']);
    asked = [];
    await start();
    return fresh.discard;
  });
  afterEach(async () => {
    await api.stop();
    expect(api.errors).toEqual([]);
  });

  const save = <Name extends EntityName>(
    type: Name,
    document: EntityInput<Name>,
    more: Partial<Pick<SaveEntry, 'status' | 'publishAt' | 'id' | 'revision' | 'translations'>> = {},
  ) =>
    api.client(owner).call(saveEntry, {
      ...{ type, parent: null, keepPublished: false, translations: {}, publishAt: null },
      status: 'published',
      document: { ...document },
      ...more,
    });
  /** As an older program let it be saved. */
  const stored = (type: EntityName, document: Record<string, unknown>) =>
    api.store.entries.save({
      ...{ type, parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' },
      document,
    });
  const faq = (name: string, description = '') => ({ name, description });

  describe('redirects', () => {
    const add = (from: string, to: string) => api.client(owner).call(addRedirect, { from, to });
    const refusal = (from: string, to: string) =>
      add(from, to).then(
        () => 'taken',
        (error: CallError) => error.errors.map(({ field }) => field).join() || error.kind,
      );
    const list = async (words?: string) => {
      const { items, total } = await api.client(owner).list(listRedirects, { words, skip: 0, take: 25 });
      return { pairs: items.map(({ from, to }) => `${from} ${to}`), total };
    };

    test('are kept with who added them, found by either address, and forgotten', async () => {
      await add('/Über_uns', '/about?x=1#team');
      await add('/b', 'https://other.example/b');
      await add('/a', 'https://www.example.com/news');
      expect(await list()).toEqual({
        pairs: ['/a /news', '/b https://other.example/b', '/Über_uns /about?x=1#team'],
        total: 3,
      });
      expect((await list('OTHER b')).pairs).toEqual(['/b https://other.example/b']);
      expect((await list('_uns')).pairs).toEqual(['/Über_uns /about?x=1#team']);
      expect((await list('%')).total).toBe(0);
      const { items } = await api.client(owner).list(listRedirects, { skip: 0, take: 1 });
      expect(items).toMatchObject([{ addedBy: 'olga', addedAt: expect.stringMatching(/Z$/) }]);
      const remove = () => api.client(owner).call(removeRedirects, { froms: ['/a', '/b', '/c'] });
      expect([await remove(), await remove()]).toEqual([{ removed: 2 }, { removed: 0 }]);
      expect((await list()).total).toBe(1);
    });

    test.each(['/', '/news', '/api/x', '/Office', '/files/a.pdf', '/assets/x.js', '/favicon.ico', '/health/live'])(
      'from %s could never be reached',
      async (from) => {
        expect(await refusal(from, '/about')).toBe('from');
        expect((await list()).total).toBe(0);
      },
    );

    test('lead somewhere: to a page, a file of the library, or another site', async () => {
      expect(await refusal('/a', '/nowhere')).toBe('to');
      expect(await refusal('/a', 'https://www.example.com/nowhere')).toBe('to');
      expect(await refusal('/a', '/files/abcd.pdf')).toBe('to');
      const file = { src: '/files/abcd.pdf', sha256: 'a', mediaType: 'application/pdf', bytes: 1 };
      await api.store.files.add({ ...file, width: null, height: null }, 'olga');
      expect(await refusal('/a', '/files/abcd.pdf')).toBe('taken');
    });

    test('never go round in circles, and never take two steps', async () => {
      expect(await refusal('/a', '/a')).toBe('to');
      expect(await refusal('/caf%C3%A9', '/café')).toBe('to');
      await add('/b', '/news');
      await add('/a', '/b');
      expect((await list()).pairs).toEqual(['/a /news', '/b /news']);
      standing.delete('/news');
      expect(await refusal('/news', '/a')).toBe('to');
      await add('/news', '/about');
      expect((await list()).pairs).toEqual(['/a /about', '/b /about', '/news /about']);
    });
  });

  test('the audit is searched by words and by who', async () => {
    for (const [by, action, subject] of [
      ['Ann', 'entry.save', 'news 1'],
      ['Ben', 'entry.save', 'news 2'],
      ['Ann', 'cv.look', 'application 12'],
    ] as const) {
      await api.store.audit.add({ by, action, subject });
    }
    const list = (query: { words?: string; by?: string }, page = { skip: 0, take: 25 }) =>
      api.client(owner).list(listAudit, { ...page, ...query });
    const subjects = async (query: { words?: string; by?: string }) =>
      (await list(query)).items.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['application 12', 'news 2', 'news 1']);
    expect(await subjects({ by: 'Ann' })).toEqual(['application 12', 'news 1']);
    expect(await subjects({ words: 'ENTRY ann' })).toEqual(['news 1']);
    expect(await list({}, { skip: 2, take: 1 })).toMatchObject({ items: [{ subject: 'news 1' }], total: 3 });

    const { id } = await save('news', { heading: 'A second shed', date: '2026-01-01T00:00:00Z' });
    expect((await list({ words: 'entry.create' })).items).toMatchObject([
      { subject: `news ${id}`, title: 'A second shed' },
    ]);
    expect((await list({ words: 'cv.look' })).items).toMatchObject([{ title: null }]);
  });

  describe('health', () => {
    const health = () => api.client(owner).call(getHealth, {});
    const kinds = async () => (await health()).findings.map(({ kind, entry }) => `${kind} ${entry?.id}`);

    test('names jobs and certificates that are over or soon will be, and no fair or draft', async () => {
      const job = { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z' };
      const over = await save('career', { ...job, applicationDeadline: '2026-11-20T00:00:00Z' });
      const soon = await save('career', { ...job, applicationDeadline: '2026-12-01T00:00:00Z' });
      await save('career', { ...job, applicationDeadline: '2026-11-20T00:00:00Z' }, { status: 'draft' });
      await save('career', job);
      await save('tradeFair', { name: 'Fabrics', startsOn: '2026-01-13', endsOn: '2026-01-16' });
      const paper = await save('certificate', { name: 'ISO', validUntil: '2026-12-01' });
      expect(await kinds()).toEqual([
        `expired-job ${over.id}`,
        `job-expires-soon ${soon.id}`,
        `certificate-expires-soon ${paper.id}`,
      ]);
      api.at('2026-11-19T00:00:00Z');
      expect(await kinds()).toContain(`job-expires-soon ${over.id}`);
    });

    test('names dead links of this site, asked for once as long as nothing changes, until they lead on', async () => {
      const text = '<p><a href="/news">a</a> <a href="/gone?x=1">b</a> <a href="https://other.example/x">c</a></p>';
      const one = await save('faq', faq('One', `${text}<a href="mailto:a@example.com">d</a> <a href="#here">e</a>`));
      const twice = '<a href="https://www.example.com/gone">f</a><a href="/files/no.pdf">g</a>';
      const two = await stored('faq', faq('Two', twice));
      const slide = { name: 'Slide', projectUrl: 'https://www.example.com/lost' };
      const three = await save('slider', slide);
      await save('faq', faq('Hidden', '<a href="/hidden">h</a>'), { status: 'draft' });
      asked = [];
      const dead = async () =>
        (await health()).findings.map(({ text: said, entry }) => `${entry?.id} ${/links to (\S+),/.exec(said)?.[1]}`);
      const expected = [`${one.id} /gone`, `${two.id} /files/no.pdf`, `${two.id} /gone`, `${three.id} /lost`];
      expect((await dead()).sort()).toEqual(expected);
      expect((await dead()).sort()).toEqual(expected);
      expect(asked.sort()).toEqual(['/gone', '/lost', '/news']);

      await api.client(owner).call(addRedirect, { from: '/gone', to: '/about' });
      expect((await dead()).sort()).toEqual([expected[1], expected[3]]);
      standing.add('/lost');
      await save('faq', faq('Four'));
      expect(await dead()).toEqual([expected[1]]);
    });

    test('names pictures that nobody has described, and files that are shown nowhere', async () => {
      const file = (name: string) => ({
        ...{ src: `/files/${name}.webp`, sha256: name, mediaType: 'image/webp', bytes: 9, width: 1, height: 1 },
      });
      await api.store.files.add(file('aaaa'), 'olga', { name: 'mill.jpg' });
      await api.store.files.add(file('bbbb'), 'olga', { name: 'loom.jpg', alt: 'A loom' });
      await api.store.files.add(file('cccc'), 'olga', { name: 'old.jpg', alt: 'Old' });
      const shown = await stored('crest', {
        name: 'Crest',
        description: '',
        image: { src: '/files/aaaa.webp', alt: '' },
      });
      await save('crest', { name: 'Loom', image: { src: '/files/bbbb.webp' } });
      const { findings } = await health();
      expect(findings.map(({ kind, text, src }) => [kind, text, src])).toEqual([
        ['missing-alt', 'A picture of “Crest” has no alt text', '/files/aaaa.webp'],
        ['unused-file', 'old.jpg is not used', '/files/cccc.webp'],
      ]);
      expect(findings[0]?.entry).toEqual({ type: 'crest', id: shown.id });
      await api.store.files.change('/files/aaaa.webp', { alt: 'A mill' }, 'olga');
      expect((await health()).findings.map(({ kind }) => kind)).toEqual(['unused-file']);
    });

    test('a finding is dismissed with a reason, is counted no more, and comes back', async () => {
      const { id } = await save('certificate', { name: 'ISO', validUntil: '2026-11-01' });
      const [found] = (await health()).findings;
      const key = found?.key ?? '';
      expect(key).toBe(`certificate-expires-soon certificate ${id} 2026-11-01`);
      const call = api.client(owner).call;
      await expect(call(dismissFinding, { key, reason: ' ' })).rejects.toThrow('Enter a reason');
      await call(dismissFinding, { key, reason: 'Renewal is on its way' });
      expect(await health()).toMatchObject({
        findings: [],
        dismissed: [{ key, reason: 'Renewal is on its way', by: owner.principal?.name, entry: { id } }],
      });
      expect((await call(getOverview, {})).findings).toBe(0);
      await call(restoreFinding, { key });
      expect(await health()).toMatchObject({ findings: [{ key }], dismissed: [] });
      await expect(call(restoreFinding, { key })).rejects.toMatchObject({ status: 404 });
      const { items } = await api.client(owner).list(listAudit, { skip: 0, take: 2 });
      expect(items.map(({ action, subject, title }) => [action, subject, title])).toEqual([
        ['finding.restore', `certificate ${id}`, 'ISO'],
        ['finding.dismiss', `certificate ${id}`, 'ISO'],
      ]);
    });

    test('a dismissed finding makes room for the next of a long list', async () => {
      for (let number = 0; number < 202; number++) {
        const name = String(number).padStart(4, '0');
        const file = { sha256: name, mediaType: 'application/pdf', bytes: 1, width: null, height: null };
        await api.store.files.add({ ...file, src: `/files/${name}.pdf` }, 'olga', { name });
      }
      const first = (await health()).findings;
      expect(first).toHaveLength(200);
      const key = first[0]?.key ?? '';
      await api.client(owner).call(dismissFinding, { key, reason: 'For printers' });
      const { findings, dismissed } = await health();
      expect([findings.length, dismissed.length]).toEqual([200, 1]);
      expect(findings.map((finding) => finding.key)).not.toContain(key);
    });

    test('names accessibility problems in a rich text until they are corrected', async () => {
      const text = (link: string, cell: string, alt: string) =>
        `<p>See <a href="/news">${link}</a>.</p><table><tbody><tr>${cell}</tr></tbody></table>` +
        `<figure><img src="/files/dddd.webp" ${alt} /></figure>`;
      const file = { src: '/files/dddd.webp', sha256: 'd', mediaType: 'image/webp', bytes: 9, width: 1, height: 1 };
      await api.store.files.add(file, 'olga', { name: 'mill.jpg', alt: 'A mill' });
      standing.add('/news');
      const entry = await save('faq', faq('How?', text('click here', '<td>Year</td>', 'alt=""')));
      expect((await health()).findings).toEqual([
        {
          key: `missing-alt faq ${entry.id} dddd.webp`,
          kind: 'missing-alt',
          text: '“How?” has a picture without alt text in its text: dddd.webp',
          entry: { type: 'faq', id: entry.id },
        },
        {
          key: `vague-link faq ${entry.id} click here`,
          kind: 'vague-link',
          text: '“How?” has a link that does not tell where it leads: “click here”',
          entry: { type: 'faq', id: entry.id },
        },
        {
          key: `table-without-header faq ${entry.id} Year`,
          kind: 'table-without-header',
          text: '“How?” has a table without a header row: “Year”',
          entry: { type: 'faq', id: entry.id },
        },
      ]);
      await save('faq', faq('How?', text('all news', '<th>Year</th>', 'alt="" role="presentation"')), {
        id: entry.id,
        revision: entry.revision,
      });
      expect((await health()).findings).toEqual([]);
    });

    test('names problems in the texts of every language, and the language with them', async () => {
      const text = (link: string) => `<p>Read <a href="/nowhere">${link}</a>.</p>`;
      const { id } = await save('faq', faq('How?', text('all news')), {
        translations: { de: { description: text('hier') }, 'pt-br': { name: 'Como?' } },
      });
      await save('faq', faq('A draft'), { status: 'draft', translations: { de: { description: text('hier') } } });
      expect((await health()).findings.map(({ key, text: said }) => [key, said])).toEqual([
        [`dead-link faq ${id} /nowhere`, '“How?” links to /nowhere, which does not exist'],
        [`dead-link faq ${id} de /nowhere`, '“How?” (German) links to /nowhere, which does not exist'],
        [`vague-link faq ${id} de hier`, '“How?” (German) has a link that does not tell where it leads: “hier”'],
      ]);
    });

    test('says how mails, disk and backup are; and what nobody here can tell, it does not make up', async () => {
      await api.store.mail.enqueue({ to: 'a@example.com', subject: 'S', text: 'T' });
      const failed = await api.store.mail.enqueue({ to: 'b@example.com', subject: 'S', text: 'T' });
      await api.store.mail.failed(failed, 'no such mailbox', null);
      expect(await health()).toEqual({
        findings: [],
        dismissed: [],
        mail: { configured: false, waiting: 1, givenUp: 1, lastError: 'no such mailbox' },
        disk: { free: null, total: null, data: 0 },
        lastBackupAt: null,
        backup: { scheduled: false, failure: null },
        contentVersion: 0,
        version: '',
      });
      const state = {
        disk: { free: 5, total: 9, data: 3 },
        lastBackupAt: '2026-11-20T00:00:00.000Z',
        backup: { scheduled: true, failure: { at: '2026-11-21T00:00:00.000Z', reason: 'The disk is full' } },
        version: '1.2.3',
      };
      const told = await startApi(fresh.store, {
        machine: () => Promise.resolve(state),
        sendNow: () => Promise.resolve({ sent: true }),
      });
      expect(await told.client(owner).call(getHealth, {})).toMatchObject({ ...state, mail: { configured: true } });
      await told.stop();
    });

    test('a machine that does not answer hides nothing else', async () => {
      const dumb = await startApi(fresh.store, { machine: () => Promise.reject(new Error('EIO')) });
      expect(await dumb.client(owner).call(getHealth, {})).toMatchObject({ disk: { free: null } });
      expect(dumb.errors).toHaveLength(1);
      await dumb.stop();
    });
  });

  describe('the test mail', () => {
    const send = async (sendNow?: ApiServices['sendNow']) => {
      const id = (await api.store.users.add({ name: 'Olga', email: 'olga@example.com', role: 'owner' }, 'x')) ?? '';
      const caller: Caller = { principal: { id, name: 'Olga', role: 'owner' } };
      const mailing = await startApi(fresh.store, sendNow ? { sendNow } : {});
      const said = await mailing.client(caller).call(sendTestMail, {});
      await mailing.stop();
      return said;
    };

    test('goes to whoever asked for it, at once and past the queue', async () => {
      const sent: OutgoingMail[] = [];
      const outcome = await send(async (mail) => {
        sent.push(mail);
        return { sent: true };
      });
      expect(outcome).toEqual({ sent: true, detail: expect.stringContaining('olga@example.com') });
      expect(sent).toMatchObject([{ to: 'olga@example.com', subject: 'Test mail from www.example.com' }]);
      expect(await api.store.mail.waiting()).toBe(0);
    });

    test('that fails says why, and one that no server is set for says what to set', async () => {
      const reason = 'Nothing answers at mail.example.com.';
      expect(await send(() => Promise.resolve({ sent: false, reason }))).toEqual({ sent: false, detail: reason });
      const { users } = api.store;
      await users.change((await users.list())[0]?.id ?? '', { disabled: true }, 'x');
      const noServer = await startApi(fresh.store);
      const id = (await users.add({ name: 'Otto', email: 'otto@example.com', role: 'owner' }, 'x')) ?? '';
      const said = await noServer.client({ principal: { id, name: 'Otto', role: 'owner' } }).call(sendTestMail, {});
      expect(said).toEqual({ sent: false, detail: expect.stringContaining('SMTP_URL') });
      await noServer.stop();
    });
  });

  describe('the overview', () => {
    const overview = (role: Role) => api.client(as(role)).call(getOverview, {});

    test('of an empty site says so', async () => {
      expect(await overview('owner')).toEqual({
        ...{
          newMessages: 0,
          myMessages: 0,
          newApplications: 0,
          drafts: 0,
          scheduled: [],
          recent: [],
          findings: 0,
          isEmpty: true,
        },
      });
    });

    test('counts and names only what a role may see', async () => {
      const message = { name: 'N', email: '', mobile: '', subject: '', message: 'M', spam: false };
      await api.store.submissions.addMessage(message);
      await api.store.submissions.addMessage({ ...message, spam: true });
      await save('department', { name: 'Mill' });
      await save('certificate', { name: 'ISO', validUntil: '2026-01-13' });
      await save('faq', faq('Draft'), { status: 'draft' });
      const job = { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z' };
      await save('career', job, { status: 'draft' });
      await save('career', { ...job, title: 'Later' }, { status: 'scheduled', publishAt: '2090-01-02T00:00:00Z' });
      const numbers = async (role: Role) => {
        const { newMessages, newApplications, drafts, findings, isEmpty } = await overview(role);
        return [newMessages, newApplications, drafts, findings, isEmpty];
      };
      expect(await numbers('owner')).toEqual([1, 0, 2, 1, false]);
      expect(await numbers('editor')).toEqual([1, null, 2, null, false]);
      expect(await numbers('recruiter')).toEqual([null, 0, 1, null, false]);
      expect(await numbers('reader')).toEqual([null, null, 2, null, false]);
      const seen = await overview('recruiter');
      expect(seen.recent.map(({ title }) => title)).toEqual(['Later', 'Fitter', 'Mill']);
      expect(seen.scheduled.map(({ title }) => title)).toEqual(['Later']);
    });

    test('names the next five that are published by themselves, and the five changed last, without the trash', async () => {
      const published = await save('faq', faq('Shown'));
      await api.client(owner).call(saveEntry, {
        ...{ type: 'faq', parent: null, translations: {}, id: published.id, revision: published.revision },
        ...{ status: 'scheduled', publishAt: '2090-01-01T12:00:00Z', keepPublished: true },
        document: faq('Shown, changed'),
      });
      for (const day of [6, 5, 4, 3, 2]) {
        await save('faq', faq(`Day ${day}`), { status: 'scheduled', publishAt: `2090-01-0${day}T00:00:00Z` });
      }
      const trashed = await save('faq', faq('Trashed'));
      await api.client(owner).call(trashEntries, { entries: [trashed] });
      const last = await save('faq', faq('Last'), { status: 'draft' });
      await api.client(owner).call(setEntryStatus, { entries: [last], status: 'published' });
      const { scheduled, recent } = await overview('reader');
      expect(scheduled.map(({ title }) => title)).toEqual(['Shown, changed', 'Day 2', 'Day 3', 'Day 4', 'Day 5']);
      expect(recent.map(({ title }) => title)).toEqual(['Last', 'Day 2', 'Day 3', 'Day 4', 'Day 5']);
    });
  });
});
