import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenOffice, openOffice } from '#api/office/upkeep/testing/open-office.ts';
import { owner } from '#api/testing/start-api.ts';
import type { EntityName } from '#content/registry.ts';
import { checkClaims } from '#contract/calls/office/content.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { engines } from '#store/testing/engines.ts';

describe.each(engines)('words that need evidence, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    office.api.at('2026-11-20T12:00:00Z');
    return office.close;
  });

  const check = async (...entries: CallInput<typeof checkClaims>['entries']) =>
    (await office.api.client(owner).call(checkClaims, { entries })).found;
  const claimsOf = async (
    {
      type = 'product',
      id,
      ...state
    }: {
      type?: EntityName;
      id?: number;
      document?: Record<string, unknown>;
      translations?: Record<string, Record<string, unknown>>;
    },
    parent: number | null = null,
  ) => {
    const shown = { parent, document: { name: 'Organic yarn' }, translations: {}, ...state };
    const [found] = await check({ type, ...(id === undefined ? {} : { id }), state: shown });
    return found?.claims ?? [];
  };
  const organic = [{ lang: '', words: ['Organic'] }];

  test('are reported in each language until a valid certificate is linked', async () => {
    await office.save('company', { companyName: 'Example' });
    const yarn = await office.save('product', { name: 'Organic yarn' });
    const translations = { de: { name: 'Garn, biologisch' } };
    expect(await claimsOf({ id: yarn.id, translations })).toEqual([...organic, { lang: 'de', words: ['biologisch'] }]);
    const gots = await office.save('certificate', { name: 'GOTS', products: [yarn.id], validUntil: '2026-11-19' });
    expect(await claimsOf({ id: yarn.id })).toEqual(organic);
    await office.save(
      'certificate',
      { name: 'GOTS', products: [yarn.id], validUntil: '2026-11-20' },
      { id: gots.id, revision: gots.revision },
    );
    expect(await claimsOf({ id: yarn.id, translations })).toEqual([]);
    expect(await claimsOf({})).toEqual(organic);
  });

  test('are proved by certificates of the categories above and of the maker, but not by those of the group', async () => {
    await office.save('company', { companyName: 'Example' });
    const above = await office.save('category', { name: 'Yarn' });
    const mill = await office.save('concern', { name: 'Mill', address: 'mill' });
    await office.save('certificate', { name: 'ISO', coversGroup: true });
    expect(await claimsOf({}, above.id)).toEqual(organic);
    const news = { heading: 'Organic', concerns: [mill.id] };
    expect(await claimsOf({ type: 'news', document: news })).toEqual(organic);
    expect(await claimsOf({ type: 'company', document: { companyName: 'Organic' } })).toEqual([]);
    await office.save('certificate', { name: 'GOTS', categories: [above.id], concerns: [mill.id] });
    expect(await claimsOf({}, above.id)).toEqual([]);
    expect(await claimsOf({ document: { name: 'Organic', concern: mill.id } })).toEqual([]);
    expect(await claimsOf({ type: 'news', document: news })).toEqual([]);
  });

  test('are those of the list in the company information', async () => {
    const claimWords = [{ lang: 'en', words: 'fast' }];
    await office.save('company', { companyName: 'Example', claimWords });
    expect(await claimsOf({ document: { name: 'Organic, fast' } })).toEqual([{ lang: '', words: ['fast'] }]);
  });

  test('are found in the saved states of several entries, in the languages that would be published', async () => {
    await office.save('company', { companyName: 'Example' });
    const translations = { de: { name: 'Garn, biologisch' } };
    const yarn = await office.save('product', { name: 'Organic yarn' }, { status: 'draft', translations });
    const plain = await office.save('product', { name: 'Yarn' }, { status: 'draft' });
    const news = await office.save('news', { heading: 'Organic', date: '2026-11-01T12:00:00Z' }, { status: 'draft' });
    const asked = [plain, yarn, { id: 9_999 }].map(({ id }) => ({ type: 'product' as const, id }));
    expect(await check(...asked, { type: 'news', id: news.id })).toEqual([
      { at: 1, claims: [...organic, { lang: 'de', words: ['biologisch'] }] },
      { at: 3, claims: organic },
    ]);
  });
});
