import type { MetaDescriptor } from 'react-router';
import { pathIn } from '#contract/language-path.ts';
import { openGraphLocale } from '../reading/content-language.ts';
import { crumbsOf } from '../reading/crumbs.ts';
import { cutText } from '../reading/cut-text.ts';
import { sharePictureAddress, sharePictureSize } from '../reading/share-picture.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { assetUrlAt, graphOf, type Place, pageUrlAt, type Thing } from '../structured-data/thing.ts';
import { textsFor } from '../texts/use-texts.ts';
import type { ShellData } from './shell-data.ts';

/** The arguments of a route's `meta` that titles need. */
interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
}

const shellOf = ({ matches }: MetaSource): ShellData | undefined => {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return isShell(data) ? data : undefined;
};

const isShell = (data: unknown): data is ShellData => typeof data === 'object' && data !== null && 'company' in data;

export interface PageMeta {
  /** The page's name; absent on the home page, whose title is the company's name and "Home". */
  title?: string;
  /** Absent or '': the page's name and the company's description of itself. */
  description?: string;
  /** A picture of the page for shared links; its address as the backend returns it. */
  image?: string;
  /** Not to be indexed by search engines. */
  hidden?: boolean;
  /** The page's name in the breadcrumbs, if it differs from the title. */
  lastCrumb?: string;
  /** For articles: the time of publication, ISO 8601. */
  publishedAt?: string;
  /** The page's subjects in schema.org terms; `false` in the browser, see below. */
  things?: false | ((place: Place) => Thing[]);
}

/** The longest description that search results show without cutting, in characters. */
const descriptionLength = 160;

/** Title, description, address, picture and subject of a page. */
export function pageMeta(source: MetaSource, meta: PageMeta): MetaDescriptor[] {
  const { title } = meta;
  const shell = shellOf(source);
  const texts = textsFor(shell?.language);
  if (!shell)
    return [
      { title: title === undefined ? texts.homeTitleOf({ company: '' }) : texts.titleOf({ page: title, company: '' }) },
    ];
  const { company } = shell;
  const path = canonicalPath(source.location);
  const place = { ...shell, pageUrl: pageUrlAt(shell, path) };
  const name = title ?? company.companyName;
  const description =
    meta.description ||
    cutText(
      texts.finding.descriptionOf({ page: name, company: company.companyName, about: company.footerInfo }).trim(),
      descriptionLength,
    ).shown;
  return [
    {
      title:
        title === undefined
          ? texts.homeTitleOf({ company: company.companyName })
          : texts.titleOf({ page: title, company: company.companyName }),
    },
    { name: 'description', content: description },
    ...addressesOf(place, path, meta),
    // Crawlers read documents and do not navigate by script, so the browser's scripts leave this out.
    ...(import.meta.env.SSR ? forPrograms(source, place, { ...meta, name, path, description }) : []),
  ];
}

/**
 * The page's address for search engines, and its addresses in other languages. A page without a text of its own in its language is the
 * page of the default language to them.
 */
function addressesOf(place: ShellData & Place, path: string, { hidden }: PageMeta): MetaDescriptor[] {
  const noindex = { name: 'robots', content: 'noindex' };
  if (hidden) return [noindex];
  const { languages, inPath, publicUrl } = place;
  // Known for the loaded document only; search engines load each page as one.
  const translated = place.translated?.path === path.split('?')[0] ? place.translated?.languages : undefined;
  if (!translated) return [{ tagName: 'link', rel: 'canonical', href: place.pageUrl }];
  const isFallback = inPath && !translated.includes(inPath.lang.toLowerCase());
  const canonical = { tagName: 'link', rel: 'canonical', href: isFallback ? publicUrl + path : place.pageUrl };
  if (isFallback) return [noindex, canonical];
  const versions =
    languages?.filter(({ lang, basename }) => !basename || translated.includes(lang.toLowerCase())) ?? [];
  if (versions.length < 2) return [canonical];
  const alternate = (hrefLang: string, basename: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: publicUrl + pathIn(basename, path),
  });
  return [canonical, ...versions.map(({ lang, basename }) => alternate(lang, basename)), alternate('x-default', '')];
}

/** Metadata for link previews and search engines. */
function forPrograms(
  source: MetaSource,
  place: Place,
  { name, path, description, ...meta }: PageMeta & { name: string; path: string; description: string },
): MetaDescriptor[] {
  const { company } = place;
  const { image } = meta;
  const shownPath = pathIn(place.inPath?.basename ?? '', path);
  const picture = sharePictureAddress(shownPath, {
    ...company,
    title: name,
    image: image ?? company.pageBanner?.src ?? '',
  });
  const things = [...(meta.things ? meta.things(place) : []), ...breadcrumbs(source, place, meta)];
  return [
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: place.pageUrl },
    { property: 'og:site_name', content: company.companyName },
    { property: 'og:locale', content: openGraphLocale(place.contentLanguage?.lang ?? place.language) },
    { property: 'og:type', content: meta.publishedAt ? 'article' : 'website' },
    ...(meta.publishedAt ? [{ property: 'article:published_time', content: meta.publishedAt }] : []),
    { property: 'og:image', content: place.publicUrl + picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
    // The page's picture without lettering; the share picture is drawn from it.
    ...(image ? [{ name: 'thumbnail', content: assetUrlAt(place, image) }] : []),
    ...(things.length > 0 ? [{ 'script:ld+json': graphOf(things) }] : []),
  ];
}

/** The canonical path: without other parameters, but with the page of a list. */
function canonicalPath({ pathname, search }: MetaSource['location']): string {
  const page = new URLSearchParams(search).get('page');
  return `${pathname.replace(/\/+$/, '') || '/'}${page && page !== '1' ? `?page=${page}` : ''}`;
}

function breadcrumbs({ location }: MetaSource, place: Place, { title, lastCrumb }: PageMeta): Thing[] {
  if (title === undefined) return [];
  const { nav, crumbs: labels, pages } = textsFor(place.language);
  const page = new URLSearchParams(location.search).get('page');
  // The title of a list's later pages contains the page number; its breadcrumbs do not.
  const ending = page ? pages.titleOf({ title: '', page: Number(page) }) : '';
  const lastLabel = lastCrumb ?? (title.endsWith(ending) ? title.slice(0, title.length - ending.length) : title);
  return [breadcrumbList(crumbsOf(location.pathname, { home: nav.home, labels, lastLabel }), place)];
}
