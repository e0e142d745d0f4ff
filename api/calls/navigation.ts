import type { getNavigation as getNavigationCall } from '#content/navigation/calls.ts';
import { navigation } from '#content/navigation/definition.ts';
import { subjectOf } from '#content/page-subject.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import { type MenuTarget, shownMenus } from '#contract/documents/shown-menus.ts';
import type { CallContext, Handler } from '../context.ts';
import { documentIn, languageOf } from '../read-entry.ts';
import { linkTo } from './links.ts';
import { hasSitePage } from './search/has-site-page.ts';

/** The menus of a site whose editors have not published any. */
const defaults = navigation.document.parse({});

export const getNavigation: Handler<typeof getNavigationCall> = async ({ lang }, context) => {
  const entry = await context.store.entries.publishedSingle('navigation', lang);
  const document = (entry && documentIn('navigation', entry, context)) ?? defaults;
  const { lang: own, fallback = [] } = entry ? languageOf('navigation', document, entry) : {};
  const links = new Set([...Object.values(document)].flatMap((items) => items.map(({ link }) => link)));
  const targets = new Map<string, MenuTarget | undefined>();
  for (const link of links) targets.set(link, await targetOf(link, lang, context));
  return shownMenus(document, {
    targetOf: (link) => targets.get(link),
    langOf: (path) => (own !== undefined && fallback.includes(path) ? context.store.defaultLanguage : own),
  });
};

/** The target of a link; undefined for an unpublished page of this site, which no redirect replaces. */
async function targetOf(link: string, lang: string | undefined, context: CallContext): Promise<MenuTarget | undefined> {
  if (!link.startsWith('/')) return { name: '' };
  const { entries, redirects } = context.store;
  const path = link.replace(/[?#].*$/s, '');
  const { type, by } = subjectOf(path);
  if (typeof by !== 'object') return (await hasSitePage(path, context.store)) ? { name: '' } : undefined;
  const entry =
    'address' in by
      ? await entries.publishedByAddress(type, by.address, lang)
      : await entries.publishedByPublicId(type, canonicalId(by.publicId), lang);
  if (entry) return linkTo(type, entry, context);
  return (await redirects.find(path)) ? { name: '' } : undefined;
}
