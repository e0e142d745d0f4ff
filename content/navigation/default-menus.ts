import type { MenuEntry, MenuItem } from './definition.ts';

type Part = Partial<Pick<MenuEntry, 'below' | 'generated' | 'usual'>>;

const entry = (id: string, link: string, part: Part = {}): MenuEntry => ({
  ...{ id, label: '', link, below: false, generated: 'none', hidden: false },
  ...part,
});
const below = (id: string, link: string): MenuEntry => entry(id, link, { below: true });

/** The menus that the specification names. Entries without a label have the usual name of their target. */
export const defaultMain: MenuEntry[] = [
  entry('home', '/'),
  entry('about', '/about'),
  below('mission', '/mission'),
  below('keyadmin', '/keyadmin'),
  below('values', '/corporate-values'),
  below('certificates', '/certificates'),
  below('locations', '/locations'),
  below('documents', '/documents'),
  below('crest', '/crest'),
  below('tradefair', '/trade-fair'),
  below('news', '/news'),
  below('career', '/career'),
  entry('concern', '/concern', { generated: 'concerns' }),
  entry('product', '/product', { generated: 'categories' }),
  entry('export', '/export'),
  entry('gallery', '/gallery'),
  below('photos', '/gallery'),
  below('videos', '/videos'),
  entry('contact', '/contact'),
];

export const defaultFooter: MenuEntry[] = [
  entry('explore', '', { usual: 'explore' }),
  below('about', '/about'),
  below('concern', '/concern'),
  below('export', '/export'),
  below('news', '/news'),
  below('gallery', '/gallery'),
  below('privacy', '/privacy-policy'),
  below('contact', '/contact'),
  below('faq', '/faq'),
  entry('group', '', { usual: 'group' }),
  below('keyadmin', '/keyadmin'),
  below('mission', '/mission'),
  below('values', '/corporate-values'),
  below('tradefair', '/trade-fair'),
  below('certificates', '/certificates'),
  below('crest', '/crest'),
  below('career', '/career'),
  below('locations', '/locations'),
  below('documents', '/documents'),
  below('accessibility', '/accessibility'),
  below('imprint', '/imprint'),
];

/** Their addresses are those of the company information. */
export const defaultSocial: MenuItem[] = (['facebook', 'twitter', 'linkedin', 'youtube'] as const).map((usual) => ({
  ...{ id: usual, usual, label: '', link: '', hidden: false },
}));
