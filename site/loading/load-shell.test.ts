import { describe, expect, test } from 'vitest';
import { type FakeServices, fakeServices, problem } from '../testing/fake-services.ts';
import { loadShell } from './load-shell.ts';

const good = {
  GetPageMetadata: () => Response.json({}),
  GetInformation: () => Response.json({ companyName: 'Example Group', companyPhone: '+49 40 1', timeZone: 'UTC' }),
  GetConcern: () => Response.json([{ id: 1, url: 'north-mill', name: 'North Mill' }]),
  GetProductMenu: () => Response.json([{ id: 2, name: 'Yarn', ourProductSubCategoryVM: [{ id: 3, name: 'Combed' }] }]),
  GetNavigation: () =>
    Response.json({
      main: [
        { label: '', link: '/product', below: false, generated: 'categories' },
        { label: '', link: '/about', below: true, generated: 'none' },
      ],
      ...{ footer: [], topBar: [], social: [{ usual: 'facebook', label: '', link: '' }] },
    }),
};

describe('loadShell', () => {
  test('makes each call once', async () => {
    const services = fakeServices(good, { publicUrl: 'http://one.test' });
    const { shell, fresh } = await loadShell(services, '/');
    expect(fresh).toBe(true);
    expect(shell).toMatchObject({
      company: { companyName: 'Example Group', phones: [{ text: '+49 40 1', href: 'tel:+49401' }] },
      concerns: [{ name: 'North Mill', address: 'north-mill', redirectUrl: '' }],
      menus: {
        main: [
          {
            label: 'Our Products',
            to: '/product',
            children: [
              { label: 'About Us', to: '/about' },
              { label: 'Yarn', isContent: true, to: '/product/2', children: [{ label: 'Combed', to: '/product/3' }] },
            ],
          },
        ],
        social: [],
      },
      year: 2026,
    });
    expect(services.made.sort()).toEqual([
      'GetConcern',
      'GetInformation',
      'GetNavigation',
      'GetPageMetadata',
      'GetProductMenu',
    ]);
  });

  test('has the specified menus in front of a backend, with the optional pages that it has', async () => {
    const settings = { backendUrl: 'http://backend.test', publicUrl: 'http://nine.test' };
    const filled = {
      ...good,
      GetInformation: () => Response.json({ companyName: 'Group', accessibilityStatement: '<p>Tested.</p>' }),
      GetLocation: () => Response.json([{ id: 4, name: 'Spinning mill' }]),
      GetDocument: () => Response.json([]),
    };
    const targetsOf = async (services: FakeServices) =>
      (await loadShell(services)).shell.menus.footer.flatMap(({ children = [] }) => children.map(({ to }) => to));
    const services = fakeServices(filled, settings);
    expect(await targetsOf(services)).toEqual(expect.arrayContaining(['/faq', '/locations', '/accessibility']));
    expect(services.made).not.toContain('GetNavigation');
    const foreign = fakeServices(good, { ...settings, publicUrl: 'http://ten.test', lacks: ['facts'] });
    const targets = await targetsOf(foreign);
    expect(targets).toContain('/faq');
    expect(targets).not.toEqual(expect.arrayContaining(['/locations']));
    expect(targets).not.toEqual(expect.arrayContaining(['/accessibility']));
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
    expect(shell.menus.main[0]?.children?.map(({ picture }) => picture?.alt)).toEqual([undefined, '']);
  });

  test('shows the last good responses while the backend is down, part by part', async () => {
    const publicUrl = 'http://two.test';
    await loadShell(fakeServices(good, { publicUrl }), '/');
    const renamed = {
      GetConcern: () => Response.json([{ id: 1, url: 'south-mill', name: 'South Mill' }]),
    };
    const services = fakeServices(renamed, { publicUrl });
    const { shell, fresh } = await loadShell(services, '/');
    expect(fresh).toBe(false);
    expect(shell.company.companyName).toBe('Example Group');
    expect(shell.concerns[0]?.name).toBe('South Mill');
    expect(shell.menus.main[0]?.children).toHaveLength(2);
    expect(services.logged).toHaveLength(4);
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
