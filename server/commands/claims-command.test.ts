import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { runClaimsCommand } from './claims-command.ts';

describe.each(engines)('npm run claims on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
    await fresh.store.entries.save(change('company', { companyName: 'Example', timeZone: 'Pacific/Auckland' }));
  });
  afterEach(() => fresh.discard());

  const now = new Date('2026-11-20T12:00:00Z');
  const run = (...words: string[]) =>
    runClaimsCommand(words, { store: fresh.store, publicUrl: 'https://www.example.com', now });
  const save = async (...given: Parameters<typeof change>) => (await fresh.store.entries.save(change(...given))).id;

  test('lists what a certificate covers when it ends, once for each certificate', async () => {
    const mill = await save('concern', { name: 'Mill', address: 'mill' });
    const category = await save('category', { name: 'Yarn' });
    const yarn = await save('product', { name: 'Ne 30' }, { parent: category });
    const towel = await save('product', { name: 'Towel', concern: mill });
    await save('product', { name: 'Tin' });
    const until = { validUntil: '2027-01-15' };
    await save('certificate', {
      name: 'Organic textiles',
      scheme: 'GOTS',
      number: '81',
      categories: [category],
      ...until,
    });
    await save('certificate', { name: 'ISO 14001', concerns: [mill], ...until });
    await save('certificate', { name: 'Ended', products: [towel], validUntil: '2026-11-01' });
    expect((await run('--at', '2027-01-15')).isLacking).toBe(false);
    expect(await run('--at', '2027-01-16')).toEqual({
      isLacking: true,
      text: [
        'Lacking evidence on 2027-01-16',
        '',
        'GOTS 81 is valid until 2027-01-15:',
        `  category ${category}, Yarn`,
        `  product ${yarn}, Ne 30`,
        '',
        'ISO 14001 is valid until 2027-01-15:',
        `  concern ${mill}, Mill`,
        `  product ${towel}, Towel`,
      ].join('\n'),
    });
    await save('certificate', { name: 'Next', scheme: 'gots', categories: [category], validFrom: '2027-01-10' });
    await save('certificate', { name: 'ISO 14001', coversGroup: true, validFrom: '2027-01-16' });
    expect(await run('--at', '2027-01-16')).toEqual({
      isLacking: false,
      text: 'Nothing lacks evidence on 2027-01-16.',
    });
  });

  test('says that the whole group lacks it', async () => {
    await save('product', { name: 'Tin' });
    await save('certificate', { name: 'ISO 9001', coversGroup: true, validUntil: '2027-01-15' });
    expect((await run('--at', '2027-02-01')).text.split('\n').slice(2)).toEqual([
      'ISO 9001 is valid until 2027-01-15:',
      '  the whole group',
    ]);
  });

  test('lists words that need evidence on the day, in the company’s time zone today', async () => {
    const towel = await save('product', { name: 'Organic towel' }, { translations: { de: { name: 'Bio-Handtuch' } } });
    await save('certificate', { name: 'GOTS', products: [towel], validUntil: '2026-11-20' });
    const expected = [
      'Words without evidence:',
      `  product ${towel}, Organic towel: Organic`,
      `  product ${towel}, Organic towel (de): Bio`,
    ];
    expect((await run()).text.split('\n').slice(2)).toEqual(expected);
    expect((await run('--at', '2026-11-20')).isLacking).toBe(false);
  });

  test.each([['--at', '2027-02-30'], ['--at', 'tomorrow'], ['--at'], ['2027-02-01'], ['--help']])(
    'says how it is used for %s %s',
    async (...words) => {
      await expect(run(...words)).rejects.toThrow('npm run claims -- --at 2027-02-01');
    },
  );
});
