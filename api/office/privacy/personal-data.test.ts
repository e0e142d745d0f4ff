import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { erasePerson } from '#contract/calls/office/privacy.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const recruiter: Caller = { principal: { name: 'rita', role: 'recruiter' } };

describe.each(engines)('personal data on $name:', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    return fresh.discard;
  });
  afterEach(() => api.stop());

  let count = 0;
  const apply = async (email: string, name: string, file = { name: 'cv.pdf', mediaType: 'application/pdf' }) => {
    count += 1;
    const content = new TextEncoder().encode(`%PDF-1.7 ${count}`);
    const blob = `blob-${count}.pdf`;
    await api.privateBlobs.put(blob, content);
    const { id, reference } = await api.store.submissions.addApplication(
      {
        ...{ reference: `CV-AAAA-${count}`, name, address: 'Quay Street 1', email, mobile: '+49 1', spam: false },
        ...{ mobileAlternative: '2', departmentId: 1, careerId: null },
        file: { ...file, blob, bytes: content.length, sha256: `${count}` },
      },
      [{ to: 'hr@example.com', subject: `New CV: CV-AAAA-${count}`, text: `Number CV-AAAA-${count}.` }],
    );
    return { id, reference, blob, content };
  };
  const message = (email: string, name: string, text = 'M') =>
    api.store.submissions.addMessage({ name, email, mobile: '', subject: 'S', message: text, spam: false }, [
      { to: 'office@example.com', replyTo: email || undefined, subject: 'Website message', text: `${name} ${email}` },
    ]);
  const ask = (path: string, caller: Caller = recruiter) => api.fetch(`/api/Office/${path}`, {}, caller);
  const audit = async () =>
    (await api.store.audit.list({ skip: 0, take: 100 })).items.map(({ by, action, subject }) => [by, action, subject]);
  const blobs = () => Array.fromAsync(api.privateBlobs.list(), ({ name }) => name);

  describe('a CV', () => {
    test('is shown or downloaded unchanged, and each access is in the audit log', async () => {
      const { id, content } = await apply('ada@example.org', 'Ada');
      for (const [show, disposition] of [
        ['1', 'inline'],
        ['0', 'attachment'],
      ] as const) {
        const response = await ask(`GetCv?id=${id}&show=${show}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}; filename="cv.pdf"`));
        expect(response.headers.get('content-security-policy')).toMatch(/^sandbox;/);
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
      }
      expect(await audit()).toEqual([
        ['rita', 'cv.download', `application ${id}`],
        ['rita', 'cv.look', `application ${id}`],
      ]);
    });

    test('that browsers cannot show is downloaded instead', async () => {
      const { id } = await apply('ada@example.org', 'Ada', { name: 'cv.doc', mediaType: 'application/msword' });
      const response = await ask(`GetCv?id=${id}&show=1`);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      await response.body?.cancel();
      expect(await audit()).toEqual([['rita', 'cv.download', `application ${id}`]]);
    });

    test('is not found for an unknown id; a missing file is reported and logged', async () => {
      expect((await ask('GetCv?id=4711')).status).toBe(404);
      expect(api.errors).toHaveLength(0);
      const { id, blob } = await apply('ada@example.org', 'Ada');
      await api.privateBlobs.remove(blob);
      const response = await ask(`GetCv?id=${id}`);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { detail: expect.stringMatching(/missing/) },
      ]);
      expect(api.errors).toHaveLength(1);
      expect(await audit()).toEqual([]);
    });

    test('is for recruiters and owners alone', async () => {
      const { id } = await apply('ada@example.org', 'Ada');
      for (const role of ['editor', 'reader'] as const) {
        expect((await ask(`GetCv?id=${id}`, { principal: { name: 'x', role } })).status).toBe(403);
      }
      expect((await ask(`GetCv?id=${id}`, {})).status).toBe(401);
    });
  });

  describe('a CSV export', () => {
    const textOf = async (path: string) => {
      const response = await ask(path, owner);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      return {
        lines: new TextDecoder().decode(bytes).split('\r\n'),
        name: response.headers.get('content-disposition'),
      };
    };

    test('of messages applies the filter, defuses formulas, and streams over 1,000 rows', async () => {
      for (let n = 0; n < 1_203; n++) await message('', `Name ${n}`);
      await message('a@example.org', '=HYPERLINK("http://x.example")', 'Zoë said "no"');
      const { lines, name } = await textOf('ExportMessages');
      expect(lines).toHaveLength(1_206);
      expect(lines[0]).toBe(
        '"Received","Status","Name","Email","Mobile","Subject","Message","Assigned to","Note","Language","Privacy notice",' +
          '"Reference","Desk","Company","Country","Delivery term","Wanted by","Products","Attachment"',
      );
      expect(lines[1]).toMatch(
        /^"[\dT:.-]+Z","new","'=HYPERLINK\(""http:\/\/x.example""\)","a@example.org","","S","Zoë said ""no""","","","","",("",){7}""$/,
      );
      expect(new Set(lines.slice(2, 1_205).map((line) => /Name \d+/.exec(line)?.[0])).size).toBe(1_203);
      expect(name).toMatch(/^attachment; filename="messages-2026-11-21.csv"/);
      expect((await textOf('ExportMessages?words=zoe')).lines).toHaveLength(3);
      expect((await textOf('ExportMessages?status=spam')).lines).toHaveLength(2);
      expect(await audit()).toEqual([
        ['olga', 'message.export', 'spam'],
        ['olga', 'message.export', 'all'],
        ['olga', 'message.export', 'all'],
      ]);
    });

    test('of applications and subscribers does the same', async () => {
      const { reference } = await apply('ada@example.org', 'Ada', { name: '@cv.pdf', mediaType: 'application/pdf' });
      const applications = (await textOf('ExportApplications?department=1')).lines;
      expect(applications[1]).toContain(`"${reference}"`);
      expect(applications[1]).toContain('"\'+49 1"');
      expect(applications[1]).toContain('"\'@cv.pdf"');
      expect((await textOf('ExportApplications?department=2')).lines).toHaveLength(2);
      const hashes = { confirmTokenHash: 'c', unsubscribeTokenHash: 'u' };
      await api.store.subscribers.ask(
        'ada@example.org',
        hashes,
        { to: 'ada@example.org', subject: 'S', text: 'T' },
        { lang: 'de' },
      );
      const subscribers = (await textOf('ExportSubscribers?status=asked')).lines;
      expect(subscribers[1]).toMatch(/^"ada@example.org","asked","[^"]+","","","German",""$/);
    });
  });

  describe('erasing a person', () => {
    const everything = async () => {
      const rows: string[] = [];
      for await (const row of api.store.dump()) rows.push(JSON.stringify(row));
      return rows;
    };

    test('removes all traces of the person, and nothing of others', async () => {
      const email = 'Lovelace@Example.org';
      const first = await apply(email, 'Countess Ada');
      const second = await apply('lovelace@example.org', 'Countess Ada');
      const other = await apply('xlovelace@example.org', 'Another Person');
      await message('LOVELACE@example.org', 'Countess Ada', 'From Quay Street');
      await message('lovelace@example.org.uk', 'Another Person');
      const hashes = { confirmTokenHash: 'c', unsubscribeTokenHash: 'u' };
      await api.store.subscribers.ask(email, hashes, { to: email, subject: 'Confirm', text: 'T' });
      await api.store.mail.enqueue({ to: 'boss@example.com', subject: 'Ask', text: 'Write to lovelace@example.org.' });
      await api.store.submissions.changeApplications([first.id], { note: 'Countess', rating: 5 }, 'rita');
      await (await ask(`GetCv?id=${first.id}`)).arrayBuffer();

      const receipt = await api.client(recruiter).call(erasePerson, { email: 'lovelace@EXAMPLE.org' });
      expect(receipt).toEqual({
        ...{ email: 'lovelace@EXAMPLE.org', at: '2026-11-21T12:00:00.000Z', by: 'rita' },
        ...{ messages: 1, applications: 2, files: 2, subscriptions: 1, mails: 5 },
      });
      expect(await blobs()).toEqual([other.blob]);
      expect(await api.store.mail.waiting()).toBe(2);
      const left = await everything();
      expect(left.filter((row) => row.includes('Another Person'))).toHaveLength(3);
      const others = left.filter((row) => !row.includes('Another Person')).join('\n');
      for (const trace of ['lovelace', 'Countess', first.reference, second.reference, first.blob, second.blob]) {
        expect(others.toLowerCase(), trace).not.toContain(trace.toLowerCase());
      }
      expect((await audit())[0]).toEqual([
        'rita',
        'person.erase',
        'messages 1, applications 2, subscriptions 1, mails 5',
      ]);
      expect(await api.client(recruiter).call(erasePerson, { email })).toMatchObject({ applications: 0, files: 0 });
    });

    test('deletes the row even if the file cannot be removed, which is then unreferenced', async () => {
      const { blob } = await apply('ada@example.org', 'Ada');
      const stuck = await startApi(fresh.store, {
        privateBlobs: { ...api.privateBlobs, remove: () => Promise.reject(new Error('read-only')) },
      });
      const receipt = await stuck.client(recruiter).call(erasePerson, { email: 'ada@example.org' });
      expect(receipt).toMatchObject({ applications: 1, files: 0 });
      expect(stuck.errors).toHaveLength(1);
      expect(await api.store.submissions.knownBlobs([blob])).toEqual(new Set());
      await stuck.stop();
    });

    test('removes the data from the raw SQLite file too', async () => {
      if (!('sqlite' in fresh.database)) return expect(fresh.database.postgres).toMatch(/^postgres/);
      const { sqlite } = fresh.database;
      const raw = async () =>
        Buffer.concat(await Promise.all(['', '-wal'].map((end) => readFile(sqlite + end)))).toString('latin1');
      for (let n = 0; n < 60; n++) {
        await message(
          n % 3 === 0 ? 'lovelace@example.org' : `${n}@example.org`,
          n % 3 === 0 ? 'Countess' : 'N',
          'x'.repeat(n * 90),
        );
      }
      expect(await raw()).toContain('lovelace@example.org');
      await api.client(recruiter).call(erasePerson, { email: 'lovelace@example.org' });
      expect(await raw()).not.toMatch(/lovelace|countess/i);
      expect(await raw()).toContain('59@example.org');
    });
  });
});
