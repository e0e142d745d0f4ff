import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { addRedirect, listRedirects, removeRedirects } from '#contract/calls/office/upkeep.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('redirects, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const add = (from: string, to: string) => office.api.client(owner).call(addRedirect, { from, to });
  const refusal = (from: string, to: string) =>
    add(from, to).then(
      () => 'taken',
      (error: CallError) => error.errors.map(({ field }) => field).join() || error.kind,
    );
  const list = async (words?: string) => {
    const { items, total } = await office.api.client(owner).list(listRedirects, { words, skip: 0, take: 25 });
    return { pairs: items.map(({ from, to }) => `${from} ${to}`), total };
  };

  test('are stored with the name of the user, searched by either address, and removed', async () => {
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
    const { items } = await office.api.client(owner).list(listRedirects, { skip: 0, take: 1 });
    expect(items).toMatchObject([{ addedBy: 'olga', addedAt: expect.stringMatching(/Z$/) }]);
    const remove = () => office.api.client(owner).call(removeRedirects, { froms: ['/a', '/b', '/c'] });
    expect([await remove(), await remove()]).toEqual([{ removed: 2 }, { removed: 0 }]);
    expect((await list()).total).toBe(1);
  });

  test.each(['/', '/news', '/api/x', '/Office', '/files/a.pdf', '/assets/x.js', '/favicon.ico', '/health/live'])(
    'from %s are rejected as unreachable',
    async (from) => {
      expect(await refusal(from, '/about')).toBe('from');
      expect((await list()).total).toBe(0);
    },
  );

  test('must lead to a page, a file of the library, or another site', async () => {
    expect(await refusal('/a', '/nowhere')).toBe('to');
    expect(await refusal('/a', 'https://www.example.com/nowhere')).toBe('to');
    expect(await refusal('/a', '/files/abcd.pdf')).toBe('to');
    const file = { src: '/files/abcd.pdf', sha256: 'a', mediaType: 'application/pdf', bytes: 1 };
    await office.store.files.add({ ...file, width: null, height: null }, 'olga');
    expect(await refusal('/a', '/files/abcd.pdf')).toBe('taken');
  });

  test('never replace one of a colleague without a word', async () => {
    await add('/a', '/news');
    expect(await refusal('/a', '/about')).toBe('from');
    expect(await refusal('/a', '/news')).toBe('taken');
    expect((await list()).pairs).toEqual(['/a /news']);
  });

  test('of two users at once are both kept, or one of them is told', async () => {
    for (let round = 0; round < 5; round++) {
      const results = await Promise.all([refusal(`/r${round}`, '/news'), refusal(`/r${round}`, '/about')]);
      expect(results.sort()).toEqual(['from', 'taken']);
      await Promise.all([add(`/x${round}`, 'https://example.net'), add(`/y${round}`, `https://www.example.com/news`)]);
    }
    // Neither a chain nor a loop, in whichever order.
    office.pages.add('/p').add('/q');
    await Promise.all([refusal('/o', '/p'), refusal('/o2', '/p')]);
    office.pages.delete('/p');
    const crossed = await Promise.all([refusal('/p', '/q'), refusal('/o3', '/p')]);
    expect(crossed[0]).toBe('taken');
    expect((await list('/p')).pairs).toContain('/p /q');
    expect((await list('/o')).pairs.slice(0, 2)).toEqual(['/o /q', '/o2 /q']);
  });

  test('never form a loop or a chain', async () => {
    expect(await refusal('/a', '/a')).toBe('to');
    expect(await refusal('/caf%C3%A9', '/café')).toBe('to');
    await add('/b', '/news');
    await add('/a', '/b');
    expect((await list()).pairs).toEqual(['/a /news', '/b /news']);
    office.pages.delete('/news');
    expect(await refusal('/news', '/a')).toBe('to');
    await add('/news', '/about');
    expect((await list()).pairs).toEqual(['/a /about', '/b /about', '/news /about']);
  });
});
