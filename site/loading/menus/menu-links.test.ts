import { expect, test } from 'vitest';
import type { ShownEntry } from '#contract/documents/shown-menus.ts';
import { blankCompany, type MenuLink } from '#site/shell/shell-data.ts';
import { defaultMenus } from './load-menus.ts';
import { type MenuSources, shellMenus } from './menu-links.ts';

const entry = (label: string, link: string, rest: Partial<ShownEntry> = {}): ShownEntry => ({
  ...{ label, link, below: false, generated: 'none' },
  ...rest,
});
const menus = (main: ShownEntry[]) => ({ main, footer: [], topBar: [], social: [] });
const made = (sources: Partial<MenuSources> = {}) =>
  shellMenus({
    ...{ menus: defaultMenus(), company: blankCompany, concerns: [], categories: [], language: 'en' },
    ...sources,
  });
const labels = (links: MenuLink[] = []) => links.map(({ label }) => label);

const languages = ['en', 'de', 'pt', 'es', 'fr', 'ar', 'bn', 'zh'];

test.each(languages)('the specified main menu has room in the header in %s', (language) => {
  const { main, wide } = made({ language });
  expect(main).toHaveLength(7);
  expect(wide).toBeUndefined();
});

test('names pages as it is usual in their place', () => {
  const { main, footer } = made();
  expect(labels(main)).toEqual(['Home', 'About Us', 'Concern', 'Our Products', 'Export', 'Gallery', 'Contact Us']);
  expect(labels(main[5]?.children)).toEqual(['Photos', 'Videos']);
  expect(labels(footer)).toEqual(['Explore', 'The group']);
  expect(labels(footer[0]?.children)).toEqual([
    ...['About', 'Concern', 'Export', 'News', 'Gallery', 'Privacy Policy', 'Contact', 'Faq'],
  ]);
});

test('puts concerns and categories after the entries below', () => {
  const { main } = made({
    menus: menus([
      entry('', '/concern', { generated: 'concerns' }),
      entry('Partners', '/about', { below: true }),
      entry('Goods', '', { generated: 'none' }),
      entry('', '/product', { below: true, generated: 'categories' }),
    ]),
    concerns: [{ name: 'Mill', logo: null, address: 'mill', redirectUrl: '', lang: 'en' }],
    categories: [{ id: '7', name: 'Yarn', image: null, subCategories: [] }],
  });
  expect(labels(main[0]?.children)).toEqual(['Partners', 'Mill']);
  expect(main[0]?.children?.[1]).toMatchObject({ to: '/concern/mill', lang: 'en', isContent: true });
  expect(main[1]).toMatchObject({ label: 'Goods', to: '', key: '1' });
  expect(labels(main[1]?.children?.[0]?.children)).toEqual(['Yarn']);
});

test('puts entries without room under “More”, and keeps all in the mobile menu', () => {
  const many = Array.from({ length: 20 }, (_, number) => entry(`Entry number ${number}`, `/page-${number}`));
  const { main, wide = [] } = made({ menus: menus(many) });
  expect(main).toHaveLength(20);
  expect(wide.length).toBeLessThan(8);
  expect(wide.at(-1)).toMatchObject({ label: 'More', to: '' });
  expect([...wide.slice(0, -1), ...(wide.at(-1)?.children ?? [])]).toEqual(main);
});

test('social links have the address of the company information, an icon or a name', () => {
  const { social } = made({
    company: { ...blankCompany, facebookUrl: 'https://www.facebook.com/group' },
    menus: {
      ...menus([]),
      social: [
        { usual: 'facebook', label: '', link: '' },
        { usual: 'youtube', label: '', link: '' },
        { label: '', link: 'https://www.linkedin.com/company/group' },
        { label: '', link: 'https://mastodon.example/@group' },
      ],
    },
  });
  expect(social).toEqual([
    { href: 'https://www.facebook.com/group', label: 'Facebook', network: 'facebook' },
    { href: 'https://www.linkedin.com/company/group', label: 'LinkedIn', network: 'linkedin' },
    { href: 'https://mastodon.example/@group', label: 'mastodon.example' },
  ]);
});
