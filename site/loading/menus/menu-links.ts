import type { MenuCategory } from '#content/category/definition.ts';
import { pathSegment } from '#contract/addresses/path-segment.ts';
import type { Menus, ShownEntry, ShownItem } from '#contract/documents/shown-menus.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { ConcernLink, MenuLink, ShellCompany, ShellMenus, SocialLink } from '#site/shell/shell-data.ts';
import { type UsualNames, usualNames } from './usual-names.ts';
import { inHeader } from './width-in-header.ts';

/** What the menus of a page are made of. */
export interface MenuSources {
  menus: Menus;
  concerns: readonly ConcernLink[];
  categories: readonly MenuCategory[];
  company: Pick<ShellCompany, 'facebookUrl' | 'twitterUrl' | 'linkedInUrl' | 'youtubeUrl'>;
  /** The language of the site's own texts. */
  language: string;
}

/** The menus of header and footer as trees of links. */
export function shellMenus({ menus, concerns, categories, company, language }: MenuSources): ShellMenus {
  const names = usualNames(language);
  const generated = { none: [], concerns: concerns.map(concernLink), categories: categories.map(categoryLink) };
  const main = treeOf(menus.main, generated, (item, isBelow) => names.ofPage(item, isBelow ? 'sub-menu' : 'main'));
  const wide = inHeader(main, names.more);
  return {
    main,
    ...(wide === main ? {} : { wide }),
    footer: treeOf(menus.footer, generated, (item) => names.ofPage(item, 'footer')),
    topBar: withKeys(menus.topBar.map((item) => linkOf(item, names.ofPage(item, 'main')))),
    social: menus.social.flatMap((item) => socialLink(item, company, names) ?? []),
  };
}

type Generated = Record<ShownEntry['generated'], readonly MenuLink[]>;

function treeOf(
  entries: readonly ShownEntry[],
  generated: Generated,
  nameOf: (item: ShownEntry, isBelow: boolean) => string,
): MenuLink[] {
  const tree: { link: MenuLink; children: MenuLink[]; more: readonly MenuLink[] }[] = [];
  for (const entry of entries) {
    const parent = entry.below ? tree.at(-1) : undefined;
    const link = linkOf(entry, nameOf(entry, parent !== undefined));
    const more = generated[entry.generated];
    if (parent) parent.children.push(more.length > 0 ? { ...link, children: [...more] } : link);
    else tree.push({ link, children: [], more });
  }
  const links = tree.map(({ link, children, more }) => {
    const all = withKeys([...children, ...more]);
    return all.length > 0 ? { ...link, children: all } : link;
  });
  return withKeys(links);
}

/** Most links are known by their targets; headings, and links that an editor has added twice, by their place. */
const withKeys = (links: readonly MenuLink[]): MenuLink[] =>
  links.map((link, index) =>
    link.to === '' || links.findIndex(({ to }) => to === link.to) < index ? { ...link, key: `${index}` } : link,
  );

function linkOf({ label, lang, link }: ShownItem, usualName: string): MenuLink {
  return {
    label: label || usualName,
    to: link,
    ...(label ? { isContent: true, ...(lang ? { lang } : {}) } : {}),
    ...(link === '' || link.startsWith('/') ? {} : { newTab: true }),
  };
}

const concernLink = ({ name, logo, address, redirectUrl, ...concern }: ConcernLink): MenuLink =>
  withLanguage(
    {
      label: name,
      isContent: true,
      ...(redirectUrl ? { to: redirectUrl, newTab: true } : { to: `/concern/${pathSegment(address)}` }),
      ...(logo ? { picture: logo, isLogo: true } : {}),
    },
    concern,
    { name: 'label' },
  );

const categoryLink = ({ id, name, image, subCategories, ...category }: MenuCategory): MenuLink =>
  withLanguage(
    {
      label: name,
      isContent: true,
      to: `/product/${pathSegment(id)}`,
      ...(image ? { picture: image } : {}),
      children: subCategories.map((sub) => ({
        label: sub.name,
        isContent: true,
        to: `/product/${pathSegment(sub.id)}`,
        ...(sub.lang ? { lang: sub.lang } : {}),
      })),
    },
    category,
    { name: 'label' },
  );

/** Undefined without an address. */
function socialLink(
  { usual, label, lang, link }: ShownItem,
  company: MenuSources['company'],
  names: UsualNames,
): SocialLink | undefined {
  const own = {
    facebook: 'facebookUrl',
    twitter: 'twitterUrl',
    linkedin: 'linkedInUrl',
    youtube: 'youtubeUrl',
  } as const;
  const network = networkOf(link) ?? (isNetwork(usual) ? usual : undefined);
  const href = link || (isNetwork(usual) ? company[own[usual]] : '');
  if (href === '') return undefined;
  const name = label || (network ? names.ofNetwork(network) : names.ofPage({ link: href }, 'main'));
  return {
    ...{ href, label: name },
    ...(network ? { network } : {}),
    ...(label ? { isContent: true, ...(lang ? { lang } : {}) } : {}),
  };
}

type Network = NonNullable<SocialLink['network']>;

/** The hosts of the networks that have an icon. */
const hosts: Readonly<Record<string, Network>> = {
  'facebook.com': 'facebook',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'linkedin.com': 'linkedin',
  'youtube.com': 'youtube',
};

const isNetwork = (id: string | undefined): id is Network => Object.values<string | undefined>(hosts).includes(id);

const networkOf = (link: string): Network | undefined =>
  URL.canParse(link) ? hosts[new URL(link).hostname.replace(/^(www|m)\./, '')] : undefined;
