import type { ShownItem } from '#contract/documents/shown-menus.ts';
import { crumbsOf } from '#site/reading/crumbs.ts';
import type { SocialLink } from '#site/shell/shell-data.ts';
import { serverTextsFor } from '#site/texts/server-texts.ts';
import { textsFor } from '#site/texts/use-texts.ts';

/** Where a menu entry is: some pages have a shorter name where there is little room. */
type MenuPlace = 'main' | 'sub-menu' | 'footer';

export interface UsualNames {
  /** The name of an entry without a label. That of another site is its host. */
  ofPage(item: Pick<ShownItem, 'usual' | 'link'>, place: MenuPlace): string;
  ofNetwork(network: NonNullable<SocialLink['network']>): string;
  more: string;
}

/** The usual names of menu entries in a language of the site's own texts. */
export function usualNames(language: string): UsualNames {
  const { nav, crumbs } = textsFor(language);
  const { menus } = serverTextsFor(language);
  const main: Readonly<Record<string, string>> = { '/product': menus.products, '/contact': nav.contact };
  const places: Readonly<Record<MenuPlace, Readonly<Record<string, string>>>> = {
    main,
    'sub-menu': { ...main, '/gallery': menus.photos },
    footer: { ...main, '/about': menus.aboutShort, '/contact': menus.contactShort },
  };
  const headings: Readonly<Record<string, string>> = { explore: menus.explore, group: menus.group };
  return {
    ofPage: ({ usual = '', link }, place) => {
      if (link === '') return headings[usual] ?? '';
      if (!link.startsWith('/')) return URL.canParse(link) ? new URL(link).hostname : link;
      const path = link.replace(/[?#].*$/s, '');
      return places[place][path] ?? crumbsOf(path, { home: nav.home, labels: crumbs }).at(-1)?.label ?? path;
    },
    ofNetwork: (network) => menus.social[network],
    more: menus.more,
  };
}
