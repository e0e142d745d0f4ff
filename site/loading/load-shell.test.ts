import { describe, expect, test } from 'vitest';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { loadShell } from './load-shell.ts';

const good = {
  GetInformation: () => Response.json({ companyName: 'Example Group', companyPhone: '+49 40 1', timeZone: 'UTC' }),
  GetConcern: () => Response.json([{ id: 1, url: 'north-mill', name: 'North Mill' }]),
  GetProductMenu: () => Response.json([{ id: 2, name: 'Yarn', ourProductSubCategoryVM: [{ id: 3, name: 'Combed' }] }]),
  GetLocation: () => Response.json([]),
  GetDocument: () => Response.json([]),
};

describe('loadShell', () => {
  test('makes each call once', async () => {
    const services = fakeServices(good, { publicUrl: 'http://one.test' });
    const { shell, fresh } = await loadShell(services, '/');
    expect(fresh).toBe(true);
    expect(shell).toMatchObject({
      company: { companyName: 'Example Group', phones: [{ text: '+49 40 1', href: 'tel:+49401' }] },
      concerns: [{ name: 'North Mill', address: 'north-mill', redirectUrl: '' }],
      categories: [{ id: '2', subCategories: [{ id: '3' }] }],
      year: 2026,
    });
    expect(services.made.sort()).toEqual([
      'GetConcern',
      'GetDocument',
      'GetInformation',
      'GetLocation',
      'GetProductMenu',
    ]);
  });

  test('names the optional lists that have entries, and asks no backend that lacks them', async () => {
    const filled = { ...good, GetLocation: () => Response.json([{ id: 4, name: 'Spinning mill' }]) };
    const services = fakeServices(filled, { publicUrl: 'http://nine.test' });
    expect((await loadShell(services)).shell.lists).toEqual(['/locations']);
    const foreign = fakeServices(filled, { publicUrl: 'http://ten.test', lacks: ['facts'] });
    expect((await loadShell(foreign)).shell.lists).toBeUndefined();
    expect(foreign.made).not.toContain('GetLocation');
  });

  test('returns the language of the content if the site has no texts of its own in it', async () => {
    const languageOf = async (lang: string, language: string) => {
      const settings = { publicUrl: 'http://eight.test', lang, defaultLanguage: lang, language };
      return (await loadShell(fakeServices(good, settings))).shell.contentLanguage;
    };
    expect(await languageOf('it', 'en')).toEqual({ lang: 'it' });
    expect(await languageOf('de', 'de')).toBeUndefined();
  });

  test('leaves out the alternative texts of pictures next to their names', async () => {
    const imgLinkInfo = { alt: 'Three cones of yarn', width: 1600, height: 900 };
    const menu = [{ id: 2, name: 'Yarn', imgLink: '/files/a.webp', imgLinkInfo, ourProductSubCategoryVM: [] }];
    const services = fakeServices(
      { ...good, GetProductMenu: () => Response.json(menu) },
      { publicUrl: 'http://seven.test' },
    );
    const { shell } = await loadShell(services, '/');
    expect(shell.categories.map(({ image: picture }) => picture?.alt)).toEqual(['']);
  });

  test('shows the last good responses while the backend is down, part by part', async () => {
    const publicUrl = 'http://two.test';
    await loadShell(fakeServices(good, { publicUrl }), '/');
    const { GetLocation, GetDocument } = good;
    const renamed = {
      GetLocation,
      GetDocument,
      GetConcern: () => Response.json([{ id: 1, url: 'south-mill', name: 'South Mill' }]),
    };
    const services = fakeServices(renamed, { publicUrl });
    const { shell, fresh } = await loadShell(services, '/');
    expect(fresh).toBe(false);
    expect(shell.company.companyName).toBe('Example Group');
    expect(shell.concerns[0]?.name).toBe('South Mill');
    expect(shell.categories).toHaveLength(1);
    expect(services.logged).toHaveLength(2);
  });

  test('has the current year', async () => {
    const inYear = (year: number) =>
      loadShell(fakeServices(good, { publicUrl: 'http://eight.test', now: () => new Date(`${year}-06-01`) }));
    expect((await inYear(2026)).shell.year).toBe(2026);
    expect((await inYear(2027)).shell.year).toBe(2027);
  });

  test('does not show one site the data of another', async () => {
    await loadShell(fakeServices(good, { publicUrl: 'http://three.test' }), '/');
    const { shell } = await loadShell(fakeServices({}, { publicUrl: 'http://four.test' }), '/');
    expect(shell.company.companyName).toBe('four.test');
    expect(shell.concerns).toEqual([]);
  });

  test('marks a preview, and does not remember its data', async () => {
    const publicUrl = 'http://six.test';
    const { shell } = await loadShell(fakeServices(good, { publicUrl, preview: true }), '/');
    expect(shell).toMatchObject({ preview: true, company: { companyName: 'Example Group' } });
    const after = await loadShell(fakeServices({}, { publicUrl }), '/');
    expect(after.shell.preview).toBeUndefined();
    expect(after.shell.company.companyName).toBe('six.test');
  });

  test('is complete without company information', async () => {
    const services = fakeServices(
      { ...good, GetInformation: problem(404, 'not_found') },
      { publicUrl: 'http://five.test' },
    );
    expect(await loadShell(services, '/')).toMatchObject({
      fresh: true,
      shell: { company: { companyName: 'five.test' } },
    });
  });
});
