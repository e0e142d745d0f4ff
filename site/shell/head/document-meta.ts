import type { MetaDescriptor } from 'react-router';
import { pathIn } from '#contract/addresses/language-path.ts';
import { openGraphLocale } from '#site/reading/content-language.ts';
import { crumbsOf } from '#site/reading/crumbs.ts';
import { sharePictureAddress, sharePictureSize } from '#site/reading/share-picture.ts';
import { cutText } from '#site/reading/text/cut-text.ts';
import { breadcrumbList } from '#site/structured-data/breadcrumb-list.ts';
import { type SectionFacts, sectionThings } from '#site/structured-data/section-things.ts';
import { assetUrlAt, graphOf, languageAt, type Place, type Thing } from '#site/structured-data/thing.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import type { PageMeta } from '../page-meta.ts';
import type { LanguageLink, ShellData } from '../shell-data.ts';

/** The longest description that search results show without cutting, in characters. */
const descriptionLength = 160;

interface DocumentMeta extends PageMeta {
  /** The canonical path, with the page of a list. */
  path: string;
  location: { pathname: string; search: string };
  /** The data of the page. */
  loaderData?: unknown;
}

/** The sections below the content of an entry, in the data of its page. */
const sectionsBelow = (data: unknown): readonly SectionFacts[] =>
  (data as { below?: { sections: readonly SectionFacts[] } } | undefined)?.below?.sections ?? [];

/** Marks elements that only a document has; the shell removes them when the visitor goes to another page. */
const once = { 'data-once': '' };

/**
 * Metadata of a document for search engines and link previews. `address`: the page's own address, or that it is not to
 * be indexed.
 */
export function documentMeta(address: MetaDescriptor, place: ShellData & Place, meta: DocumentMeta): MetaDescriptor[] {
  const { company, own } = place;
  const { path, publishedAt } = meta;
  const isFirst = own?.path === path;
  const page = meta.title ?? company.companyName;
  const name = (isFirst && own.title) || page;
  const image = own?.image?.src ?? meta.image;
  const about = { page, company: company.companyName, about: company.footerInfo };
  const description =
    (isFirst && own.description) ||
    meta.description ||
    cutText(textsFor(place.language).finding.descriptionOf(about).trim(), descriptionLength).shown;
  const picture = sharePictureAddress(pathIn(place.inPath?.basename ?? '', path), {
    ...company,
    title: name,
    image: image ?? company.pageBanner?.src ?? '',
    isChosen: own?.image !== undefined,
  });
  const things = [
    ...(meta.things ? meta.things(place) : []),
    ...sectionThings(sectionsBelow(meta.loaderData), place),
    ...breadcrumbs(place, meta),
  ];
  return [
    { name: 'description', content: description, ...once },
    ...addressesOf(address, place, meta),
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: place.pageUrl },
    { property: 'og:site_name', content: company.companyName },
    { property: 'og:locale', content: openGraphLocale(languageAt(place)) },
    { property: 'og:type', content: publishedAt ? 'article' : 'website' },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    { property: 'og:image', content: place.publicUrl + picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: own?.image?.alt || name },
    { name: 'twitter:card', content: 'summary_large_image', ...once },
    // The page's picture without lettering; the share picture is drawn from it, or is it.
    ...(own?.image ? [{ name: 'share-picture', content: 'whole', ...once }] : []),
    ...(image ? [{ name: 'thumbnail', content: assetUrlAt(place, image), ...once }] : []),
    ...(things.length > 0 ? [{ 'script:ld+json': graphOf(things) }] : []),
  ];
}

/**
 * The page's address for search engines, and its addresses in other languages. A page without a text of its own in its
 * language is the page of the default language to them.
 */
function addressesOf(address: MetaDescriptor, place: ShellData, { path, hidden }: DocumentMeta): MetaDescriptor[] {
  const { languages, inPath, publicUrl, translated } = place;
  if (hidden || !translated) return [address];
  const isOwn = (lang: string) => translated.includes(lang.toLowerCase());
  if (inPath && !isOwn(inPath.lang)) {
    const original = { tagName: 'link', rel: 'canonical', href: publicUrl + (languages?.[0]?.path ?? path), ...once };
    return [{ name: 'robots', content: 'noindex', ...once }, original];
  }
  const versions = languages?.filter(({ lang, basename }) => !basename || isOwn(lang)) ?? [];
  if (versions.length < 2) return [address];
  const alternate = (hrefLang: string, { basename, path: own = path }: Pick<LanguageLink, 'basename' | 'path'>) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: publicUrl + pathIn(basename, own),
    ...once,
  });
  const [main = { basename: '' }] = versions;
  return [address, ...versions.map((version) => alternate(version.lang, version)), alternate('x-default', main)];
}

function breadcrumbs(place: ShellData & Place, { title, lastCrumb, above, location }: DocumentMeta): Thing[] {
  if (title === undefined) return [];
  const { nav, crumbs: labels, pages } = textsFor(place.language);
  const page = new URLSearchParams(location.search).get('page');
  // The title of a list's later pages contains the page number; its breadcrumbs do not.
  const ending = page ? pages.titleOf({ title: '', page: Number(page) }) : '';
  const lastLabel = lastCrumb ?? (title.endsWith(ending) ? title.slice(0, title.length - ending.length) : title);
  return [breadcrumbList(crumbsOf(location.pathname, { home: nav.home, labels, lastLabel, above }), place)];
}
