import { beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { search } from '#contract/calls/search.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

/** What was searched instead of a query, and the addresses of what it finds. */
async function findWith(api: TestApi, q: string, more: object = {}): Promise<(string | undefined)[]> {
  const { corrected, items } = await api.client(visitor).call(search, { q, ...more });
  return [corrected, ...items.map(({ url }) => url.replace(/\d+$/, ':id'))];
}

describe.each(engines)('misspelled names of pages on $name', ({ freshStore }) => {
  let api: TestApi;
  beforeEach(async () => {
    const fresh = await freshStore();
    api = await startApi(fresh.store);
    await fresh.store.entries.save(change('certificate', { name: 'Certificate of the mill' }));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const find = (q: string, more?: object) => findWith(api, q, more);

  test('give the page first, and say what was searched', async () => {
    expect(await find('careres')).toEqual(['careers', '/career']);
    expect(await find('karriee', { lang: 'de' })).toEqual(['karriere', '/career']);
    expect(await find('certifcate')).toEqual(['certificate', '/certificates', '/certificates/:id']);
    expect(await find('certifcate', { skip: 1 })).toEqual(['certificate', '/certificates/:id']);
    expect(await find('certificate')).toEqual([undefined, '/certificates', '/certificates/:id']);
  });

  test('are searched as typed where the visitor wants that', async () => {
    expect(await find('careres', { exact: true })).toEqual([undefined]);
    expect(await find('xyzzy')).toEqual([undefined]);
  });
});

describe.each(engines)('discontinued products on $name', ({ freshStore }) => {
  test('say so', async () => {
    const fresh = await freshStore();
    const api = await startApi(fresh.store);
    await fresh.store.entries.save(change('product', { name: 'Yarn one', discontinued: true }));
    await fresh.store.entries.save(change('product', { name: 'Yarn two' }));
    const { items } = await api.client(visitor).call(search, { q: 'yarn', exact: true });
    const found = items.map(({ title, discontinued }) => [title.map(({ text }) => text).join(''), discontinued]);
    expect(Object.fromEntries(found)).toEqual({ 'Yarn one': true, 'Yarn two': undefined });
    await api.stop();
    await fresh.discard();
  });
});

describe.each(engines)('places on $name', ({ freshStore }) => {
  let api: TestApi;
  beforeEach(async () => {
    const fresh = await freshStore();
    api = await startApi(fresh.store);
    const translations = { de: { name: 'Spinnerei' } };
    const languages = [{ lang: 'de', name: '', state: 'Published' }];
    const address = 'Mills Ltd\n1 Quay Street\n20457 Hamburg';
    await fresh.store.entries.save(change('company', { companyName: 'Mills Ltd', address, languages }));
    const { id: mill } = await fresh.store.entries.save(change('concern', { name: 'North Mill' }));
    const place = { address: 'Hafen 3, 20457 Hamburg', activities: '', concern: mill };
    await fresh.store.entries.save(change('location', { name: 'Spinning', ...place }, { translations }));
    await fresh.store.entries.save(change('contactPerson', { title: 'Sales', name: 'Ivo', concerns: [mill] }));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const find = async (q: string, more: object = {}) => {
    const { items } = await api.client(visitor).call(search, { q, exact: true, ...more });
    return items.map(({ url, fragment }) => [url.replace(/\d+$/, ':id'), fragment.map(({ text }) => text).join('')]);
  };

  test('lead to the location and to the contact page with the address', async () => {
    const contact = '1 Quay Street, 20457 Hamburg · +49 40 123456 · hello@example.com';
    expect(await find('hamburg')).toEqual([
      ['/locations#location-:id', 'Hafen 3, 20457 Hamburg · North Mill'],
      ['/contact', `Mills Ltd, ${contact}`],
    ]);
    expect(await find('Quay Street')).toEqual([['/contact', `Mills Ltd, ${contact}`]]);
    expect((await find('quay street', { lang: 'de' })).map(([url]) => url)).toEqual(['/contact']);
    expect((await find('+49 40 123456')).map(([url]) => url)).toContain('/contact');
    expect((await find('hello@example.com')).map(([url]) => url)).toContain('/contact');
    expect((await find('north mill')).map(([url]) => url?.replace(/#.*/, '')).sort()).toEqual([
      '/concern/north-mill',
      '/contact',
      '/locations',
    ]);
    expect(await find('mills ltd')).toEqual([]);
    expect(await find('20')).toEqual([['/locations#location-:id', 'Hafen 3, 20457 Hamburg · North Mill']]);
  });
});

describe.each(engines)('names of pages with other words on $name', ({ freshStore }) => {
  let api: TestApi;
  let add: Store['entries']['save'];
  beforeEach(async () => {
    const fresh = await freshStore();
    api = await startApi(fresh.store);
    add = fresh.store.entries.save;
    for (const jobLocation of ['Aveiro', 'Porto'])
      await fresh.store.entries.save(change('career', { title: 'Fitter', jobLocation }));
    await fresh.store.entries.save(change('news', { heading: 'A kiln for Aveiro' }));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const find = async (q: string, more: object = {}) => {
    const { corrected, total, items } = await api.client(visitor).call(search, { q, ...more });
    return [corrected, total, ...items.map(({ url }) => url.replace(/\d+$/, ':id'))];
  };

  test('find what the page lists first, then the page and other results', async () => {
    const found = ['Aveiro', 3, '/career/:id', '/career', '/news/:id'];
    expect(await find('jobs in Aveiro')).toEqual(found);
    expect(await find('Stellen Aveiro', { lang: 'de' })).toEqual(found);
    expect(await find('jobs in Aveiro', { type: 'news' })).toEqual(['Aveiro', 1, '/news/:id']);
    expect(await find('jobs in Aveiro', { skip: 1 })).toEqual(['Aveiro', 3, '/career', '/news/:id']);
  });

  test('find behind a page what it lists with the other words of its name', async () => {
    await add(change('contactPerson', { title: 'Press and visits', name: 'Ada Reed' }));
    const found = [undefined, 2, '/contact', '/contact#contactPerson-:id'];
    expect(await find('press contact')).toEqual(found);
    expect(await find('Pressekontakt', { lang: 'de' })).toEqual(found);
    expect(await find('press contact', { exact: true })).toEqual(found);
    expect(await find('contact')).toEqual([undefined, 1, '/contact']);
  });

  test('stay when results are narrowed down', async () => {
    expect(await find('jobs in Aveiro', { year: ['2026'] })).toEqual(['Aveiro', 2, '/news/:id', '/career/:id']);
    expect(await find('kiln', { year: ['1901'] })).toEqual([undefined, 0]);
  });

  test('are not asked for where the visitor wants the words as typed, or the page lists nothing with them', async () => {
    expect(await find('jobs in Aveiro', { exact: true })).toEqual([undefined, 0]);
    expect(await find('jobs kiln')).not.toContain('/career/:id');
  });
});

describe.each(engines)('names of pages with words that find nothing on $name', ({ freshStore }) => {
  let api: TestApi;
  beforeEach(async () => {
    const fresh = await freshStore();
    api = await startApi(fresh.store);
    const vision = '<p>By 2035 we need half the energy.</p>';
    await fresh.store.entries.save(change('company', { companyName: 'Mills Ltd', vision }));
    await fresh.store.entries.save(
      change('news', { heading: 'A shift in demand', description: '<p>It is a good job.</p>' }),
    );
    await fresh.store.entries.save(change('product', { name: 'Bottle', description: 'For a company' }));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const find = (q: string, more?: object) => findWith(api, q, more);

  test('find the page, and say what was searched', async () => {
    expect(await find('unsolicited application')).toEqual(['application', '/career']);
    expect(await find('Blaue Bewerbung', { lang: 'de' })).toEqual(['Bewerbung', '/career']);
    expect(await find('xyzzy application', { exact: true })).toEqual([undefined]);
    expect(await find('xyzzy application', { year: ['2026'] })).toEqual([undefined]);
  });

  test('find it before what other words find, unless something else is looked for', async () => {
    expect(await find('xyzzy shift job')).toEqual(['shift job', '/career', '/news/:id']);
    expect(await find('xyzzy company bottle')).toEqual(['company bottle', '/product-details/:id']);
  });

  test('find it with a passage where its texts have the words', async () => {
    expect(await find('vision 2035')).toEqual(['2035', '/mission']);
    const { items } = await api.client(visitor).call(search, { q: 'vision 2035' });
    expect(items[0]?.fragment).toContainEqual({ text: '2035', hit: true });
  });
});
