import { beforeEach, describe, expect, test } from 'vitest';
import type { NewApplication } from '#store/interfaces/inbox.ts';
import type { Store } from '#store/store.ts';
import { engines } from '#store/testing/engines.ts';

const mail = { to: 'to@example.com', subject: 'Subject', text: 'Line\nline' };
const all = { skip: 0, take: 100 };

describe.each(engines)('registers on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  describe('submissions', () => {
    const message = { name: 'N', email: 'e@example.com', mobile: '1', subject: 'S', message: 'M', spam: false };
    const application = (reference: string, blob: string): NewApplication => ({
      reference,
      name: 'N',
      address: 'A',
      email: 'e@example.com',
      mobile: '1',
      mobileAlternative: '2',
      departmentId: 3,
      careerId: null,
      spam: false,
      file: { blob, name: 'cv.pdf', mediaType: 'application/pdf', bytes: 5, sha256: 's' },
    });

    const messages = async (status?: 'spam') => (await store.submissions.messages({ ...all, status })).items;
    const applications = async () => (await store.submissions.applications(all)).items;

    test('stores messages with their notices and lists the newest first', async () => {
      const odd = { ...message, message: 'a\0b\uD800c' };
      const first = await store.submissions.addMessage(message);
      const second = await store.submissions.addMessage(odd, [mail, { ...mail, to: 'other@example.com' }]);
      const automatic = await store.submissions.addMessage({ ...message, spam: true });
      const { spam: _, ...fields } = message;
      const kept = await messages();
      expect(kept).toMatchObject([
        { ...fields, id: second, message: 'a\uFFFDb\uFFFDc', status: 'new', assignee: null, notes: [] },
        { ...fields, id: first, status: 'new' },
      ]);
      expect(Date.parse(kept[0]?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(await messages('spam')).toMatchObject([{ ...fields, id: automatic, status: 'spam' }]);
      expect(await store.submissions.messages({ skip: 1, take: 1 })).toMatchObject({
        items: [{ id: first }],
        total: 2,
      });
      expect(await store.mail.waiting()).toBe(2);
    });

    test('rejects an application with a used reference or file completely', async () => {
      const { id } = await store.submissions.addApplication(application('CV-1', 'one'), [mail]);
      await expect(store.submissions.addApplication(application('CV-1', 'two'), [mail])).rejects.toThrow();
      await expect(store.submissions.addApplication(application('CV-2', 'one'), [mail])).rejects.toThrow();
      const { spam: _, ...fields } = application('CV-1', 'one');
      expect(await applications()).toMatchObject([{ ...fields, id, status: 'new', rating: null, notes: [] }]);
      expect(await store.mail.waiting()).toBe(1);
    });

    const minute = 60_000;

    test('returns the first message for a repeated one, without a second notice', async () => {
      const { addMessage } = store.submissions;
      const odd = { ...message, message: 'a\0b\uD800c' };
      const first = await addMessage(odd, [mail], minute);
      expect(await addMessage(odd, [mail], minute)).toBe(first);
      const differing = [
        { name: 'n' },
        { email: '' },
        { mobile: '2' },
        { subject: 'T' },
        { message: 'm' },
        { spam: true },
      ];
      for (const change of differing) expect(await addMessage({ ...odd, ...change }, [mail], minute)).not.toBe(first);
      expect(await addMessage(odd, [mail])).not.toBe(first);
      expect([...(await messages()), ...(await messages('spam'))]).toHaveLength(2 + differing.length);
      expect(await store.mail.waiting()).toBe(2 + differing.length);
    });

    test('stores one of many identical concurrent submissions', async () => {
      const times = Array.from({ length: 8 }, (_, n) => n);
      const ids = await Promise.all(times.map(() => store.submissions.addMessage(message, [mail], minute)));
      expect(new Set(ids).size).toBe(1);
      const kept = await Promise.all(
        times.map((n) => store.submissions.addApplication(application(`CV-${n}`, `blob-${n}`), [mail], minute)),
      );
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
      expect(await messages()).toHaveLength(1);
      expect(await applications()).toMatchObject([{ reference: kept[0]?.reference }]);
      expect(await store.mail.waiting()).toBe(2);
    });

    test('stores an application for another job or with another file separately', async () => {
      const { addApplication } = store.submissions;
      const first = application('CV-1', 'one');
      await addApplication(first, [mail], minute);
      await addApplication({ ...application('CV-2', 'two'), careerId: 7 }, [mail], minute);
      const { file } = application('CV-3', 'three');
      await addApplication({ ...application('CV-3', 'three'), file: { ...file, sha256: 't' } }, [mail], minute);
      const again = await addApplication({ ...application('CV-4', 'four'), careerId: 7 }, [mail], minute);
      expect(again.reference).toBe('CV-2');
      expect(await applications()).toHaveLength(3);
    });

    test('finds the blobs of applications among any number of names', async () => {
      await store.submissions.addApplication(application('CV-1', 'one'));
      await store.submissions.addApplication(application('CV-2', 'two'));
      const many = Array.from({ length: 12_000 }, (_, n) => `unknown-${n}`);
      expect(await store.submissions.knownBlobs(['one', ...many, 'two'])).toEqual(new Set(['one', 'two']));
      expect(await store.submissions.knownBlobs([])).toEqual(new Set());
    });
  });

  describe('subscribers', () => {
    const hashes = (n: number) => ({ confirmTokenHash: `confirm-${n}`, unsubscribeTokenHash: `end-${n}` });
    const ask = (email: string, n: number) => store.subscribers.ask(email, hashes(n), { ...mail, to: email });
    const status = async () => (await store.subscribers.list(all)).items.map((row) => `${row.email} ${row.status}`);

    test('change from asked to confirmed to ended and back', async () => {
      expect(await ask('Ann@Example.com', 1)).toBe('asked');
      expect(await status()).toEqual(['ann@example.com asked']);
      expect(await store.subscribers.confirm('confirm-1')).toBe(true);
      expect(await store.subscribers.confirm('confirm-1')).toBe(true);
      expect(await status()).toEqual(['ann@example.com confirmed']);
      expect(await ask('ANN@example.com', 2)).toBe('known');
      expect(await store.subscribers.confirm('confirm-2')).toBe(false);
      expect(await store.mail.waiting()).toBe(1);

      expect(await store.subscribers.unsubscribe('end-1')).toBe(true);
      expect(await store.subscribers.unsubscribe('end-1')).toBe(true);
      expect(await status()).toEqual(['ann@example.com ended']);
      expect(await store.subscribers.confirm('confirm-1')).toBe(false);
      expect(await status()).toEqual(['ann@example.com ended']);

      expect(await ask('ann@example.com', 3)).toBe('asked');
      expect(await store.subscribers.confirm('confirm-3')).toBe(true);
      expect(await status()).toEqual(['ann@example.com confirmed']);
      expect(await store.mail.waiting()).toBe(2);
    });

    test('get a new token and mail when they ask again before confirming', async () => {
      await ask('ann@example.com', 1);
      expect(await ask('ann@example.com', 2)).toBe('asked');
      expect(await store.mail.waiting()).toBe(2);
      expect(await store.subscribers.confirm('confirm-1')).toBe(false);
      expect(await store.subscribers.confirm('confirm-2')).toBe(true);
    });

    test('can unsubscribe before confirming, and unknown tokens are rejected', async () => {
      await ask('ann@example.com', 1);
      expect(await store.subscribers.unsubscribe('end-1')).toBe(true);
      expect(await status()).toEqual(['ann@example.com ended']);
      expect(await store.subscribers.confirm('end-1')).toBe(false);
      expect(await store.subscribers.unsubscribe('none')).toBe(false);
    });

    test('are stored once when one address asks many times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => ask('ann@example.com', n)));
      expect(new Set(answers)).toEqual(new Set(['asked']));
      expect(await status()).toEqual(['ann@example.com asked']);
    });
  });

  describe('mail', () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

    test('is leased by a claim until the lease runs out', async () => {
      const full = { ...mail, headers: { 'List-Unsubscribe': '<https://example.com/u>' }, replyTo: 'r@example.com' };
      const id = await store.mail.enqueue(full);
      expect(await store.mail.claim(at(-5), at(1), 9)).toEqual([]);
      expect(await store.mail.claim(at(1), at(5), 9)).toEqual([{ ...full, id, attempts: 0 }]);
      expect(await store.mail.claim(at(4), at(9), 9)).toEqual([]);
      expect(await store.mail.waiting()).toBe(1);
      expect(await store.mail.claim(at(6), at(9), 9)).toHaveLength(1);
      await store.mail.sent(id);
      expect(await store.mail.waiting()).toBe(0);
      expect(await store.mail.claim(at(99), at(100), 9)).toEqual([]);
    });

    test('is retried at the given time after a failure, or never', async () => {
      const id = await store.mail.enqueue(mail);
      await store.mail.claim(at(1), at(2), 1);
      await store.mail.failed(id, 'no route', at(10));
      expect(await store.mail.claim(at(9), at(12), 1)).toEqual([]);
      expect(await store.mail.claim(at(11), at(12), 1)).toEqual([{ ...mail, id, attempts: 1 }]);
      await store.mail.failed(id, 'no such person', null);
      expect(await store.mail.claim(at(999), at(1_000), 1)).toEqual([]);
      expect(await store.mail.waiting()).toBe(0);
    });

    test('is claimed once by concurrent nodes, oldest first', async () => {
      const ids: number[] = [];
      for (let n = 0; n < 30; n++) ids.push(await store.mail.enqueue({ ...mail, subject: `${n}` }));
      const first = await store.mail.claim(at(1), at(5), 2);
      expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const claims = await Promise.all(Array.from({ length: 8 }, () => store.mail.claim(at(1), at(5), 5)));
      const claimed = [...first, ...claims.flat()].map(({ id }) => id);
      expect(new Set(claimed).size).toBe(claimed.length);
      const rest = await store.mail.claim(at(1), at(5), 100);
      expect([...claimed, ...rest.map(({ id }) => id)].sort((a, b) => a - b)).toEqual(ids);
    });
  });

  test('store a file once per address', async () => {
    const file = { src: '/files/a.webp', sha256: 'a', mediaType: 'image/webp', bytes: 7, width: 3, height: 2 };
    await store.files.add(file, 'me');
    await store.files.add(file, 'other');
    await store.files.add({ ...file, src: '/files/b.pdf', width: null, height: null }, 'me');
    expect(await store.files.get('/files/a.webp')).toMatchObject({ ...file, addedBy: 'me' });
    expect(await store.files.get('/files/b.pdf')).toMatchObject({ width: null, height: null });
    expect(await store.files.get('/files/c\0')).toBeUndefined();
    expect((await store.audit.list(all)).total).toBe(2);
  });

  test('redirect to the current address in one step and never in a loop', async () => {
    const { find, add } = store.redirects;
    expect(await find('/a')).toBeUndefined();
    await add('/a', '/b', 'me');
    expect(await find('/a')).toEqual({ to: '/b' });
    await add('/b', '/c', 'me');
    expect([await find('/a'), await find('/b'), await find('/c')]).toEqual([{ to: '/c' }, { to: '/c' }, undefined]);
    await add('/c', '/a', 'me');
    expect([await find('/a'), await find('/b'), await find('/c')]).toEqual([undefined, { to: '/a' }, { to: '/a' }]);
    await add('/a', '/a', 'me');
    expect(await find('/a')).toBeUndefined();
  });

  test('redirect a path in any case and encoding, with or without a last slash, as pages are found', async () => {
    const { find, add, list } = store.redirects;
    for (const from of ['/company-profile', '/Products.aspx', '/kontakt/', '/de/Über uns', '/100%25'])
      await add(from, '/about', 'me');
    const asked = [
      '/company-profile/',
      '/Company-Profile',
      '//products.ASPX',
      '/kontakt',
      '/KONTAKT/',
      '/de/über uns/',
    ];
    for (const path of [...asked, '/de/%C3%9Cber%20uns', '/de/U\u0308ber uns', '/100%25/'])
      expect(await find(path), path).toEqual({ to: '/about' });
    for (const path of ['/company', '/company-profile/x', '/über uns', '/fr/über uns', '/100'])
      expect(await find(path), path).toBeUndefined();
    await add('/Kontakt', '/contact', 'me');
    expect(await find('/kontakt/')).toEqual({ to: '/contact' });
    expect((await list({ words: 'kontakt', ...all })).items).toMatchObject([{ from: '/Kontakt' }]);
    await add('/about', '/KONTAKT/', 'me');
    expect(await find('/kontakt')).toBeUndefined();
  });

  test('list audit rows, newest first', async () => {
    await store.audit.add({ by: 'ann', action: 'login', subject: 'office' });
    await store.audit.add({ by: 'ben', action: 'login', subject: 'office' });
    expect(await store.audit.list({ skip: 0, take: 1 })).toMatchObject({
      items: [{ by: 'ben', action: 'login', subject: 'office' }],
      total: 2,
    });
    expect(await store.audit.list({ skip: 1, take: 5 })).toMatchObject({ items: [{ by: 'ann' }] });
  });

  test('reject queries after the store is closed', async () => {
    await store.ping();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
});
