import { pathSegment } from '#contract/addresses/path-segment.ts';
import type { Picture } from '#contract/fields.ts';
import type { Texts } from '#site/texts/use-texts.ts';
import type { ShellData } from '../shell-data.ts';

export interface MenuLink {
  label: string;
  /** Whether editors wrote the label. */
  isContent?: boolean;
  to: string;
  /** Opens another site in a new tab. */
  newTab?: boolean;
  /** Shown next to the label if the menu has room: the product, or the company's logo. */
  picture?: Picture;
  isLogo?: boolean;
  /** One level deeper. */
  children?: MenuLink[];
}

/** The main menu: fixed entries, with concerns and products from the data. */
export function mainMenu(shell: ShellData, texts: Texts): MenuLink[] {
  const { concerns, categories } = shell;
  const { nav } = texts;
  return [
    { label: nav.home, to: '/' },
    {
      label: nav.about,
      to: '/about',
      children: [
        { label: nav.mission, to: '/mission' },
        { label: nav.keyAdmin, to: '/keyadmin' },
        { label: nav.corporateValues, to: '/corporate-values' },
        { label: nav.certificates, to: '/certificates' },
        ...optionalLinks(shell, texts),
        { label: nav.crest, to: '/crest' },
        { label: nav.tradeFair, to: '/trade-fair' },
        { label: nav.news, to: '/news' },
        { label: nav.career, to: '/career' },
      ],
    },
    {
      label: nav.concern,
      to: '/concern',
      children: concerns.map(({ name, logo, address, redirectUrl }) => ({
        label: name,
        isContent: true,
        ...(redirectUrl ? { to: redirectUrl, newTab: true } : { to: `/concern/${pathSegment(address)}` }),
        ...(logo ? { picture: logo, isLogo: true } : {}),
      })),
    },
    {
      label: nav.products,
      to: '/product',
      children: categories.map(({ id, name, image, subCategories }) => ({
        label: name,
        isContent: true,
        to: `/product/${pathSegment(id)}`,
        ...(image ? { picture: image } : {}),
        children: subCategories.map((sub) => ({
          label: sub.name,
          isContent: true,
          to: `/product/${pathSegment(sub.id)}`,
        })),
      })),
    },
    { label: nav.export, to: '/export' },
    {
      label: nav.gallery,
      to: '/gallery',
      children: [
        { label: nav.photos, to: '/gallery' },
        { label: nav.videos, to: '/videos' },
      ],
    },
    { label: nav.contact, to: '/contact' },
  ];
}

/** The footer's "Explore" list. */
export const exploreLinks = ({ nav }: Texts): MenuLink[] => [
  { label: nav.aboutShort, to: '/about' },
  { label: nav.concern, to: '/concern' },
  { label: nav.export, to: '/export' },
  { label: nav.news, to: '/news' },
  { label: nav.gallery, to: '/gallery' },
  { label: nav.privacyPolicy, to: '/privacy-policy' },
  { label: nav.contactShort, to: '/contact' },
  { label: nav.faq, to: '/faq' },
];

/** The link to the accessibility statement, if there is one. */
export const accessibilityLinks = ({ hasAccessibility }: ShellData, { nav }: Texts): MenuLink[] =>
  hasAccessibility ? [{ label: nav.accessibility, to: '/accessibility' }] : [];

/** Links to the optional lists that have entries. */
export const optionalLinks = ({ lists = [] }: ShellData, { nav }: Texts): MenuLink[] =>
  lists.map((to) => ({ label: to === '/locations' ? nav.locations : nav.documents, to }));

/** The footer's other pages about the group. */
export const furtherLinks = ({ nav }: Texts): MenuLink[] => [
  { label: nav.keyAdmin, to: '/keyadmin' },
  { label: nav.mission, to: '/mission' },
  { label: nav.corporateValues, to: '/corporate-values' },
  { label: nav.tradeFair, to: '/trade-fair' },
  { label: nav.certificates, to: '/certificates' },
  { label: nav.crest, to: '/crest' },
  { label: nav.career, to: '/career' },
];
