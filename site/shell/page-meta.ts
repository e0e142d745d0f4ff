import type { MetaDescriptor } from 'react-router';
import type { SearchTitle } from '../loading/page-metadata.ts';
import type { Crumb } from '../reading/crumbs.ts';
import { parametersOf } from '../reading/known-parameters.ts';
import { type Place, pageUrlAt, type Thing } from '../structured-data/thing.ts';
import { textsFor } from '../texts/use-texts.ts';
import { documentMeta } from './head/document-meta.ts';
import type { ShellData } from './shell-data.ts';

/** The arguments of a route's `meta` that titles need. */
export interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
  loaderData?: unknown;
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
  hidden?: boolean | undefined;
  /** The page's name in the breadcrumbs, if it differs from the title. */
  lastCrumb?: string;
  /** The pages above it in the breadcrumbs that its path does not name. */
  above?: readonly Crumb[] | undefined;
  /** For articles: the time of publication, ISO 8601. */
  publishedAt?: string;
  /** The page's subjects in schema.org terms; `false` in the browser, see below. */
  things?: false | ((place: Place) => Thing[]);
}

/** Title and address of a page; in its document also what programs read. */
export function pageMeta(source: MetaSource, meta: PageMeta): MetaDescriptor[] {
  const { title: page } = meta;
  const shell = shellOf(source);
  const path = canonicalPath(source.location);
  // The shell of a visit is that of its first page.
  const own = shell?.own && path.split('?')[0] === shell.own.path ? shell.own : undefined;
  const texts = textsFor(shell?.language);
  const company = shell?.company.companyName ?? '';
  const usual = page === undefined ? texts.homeTitleOf({ company }) : texts.titleOf({ page, company });
  // A later part of a list has a title of its own.
  const title = { title: (own?.path === path && own.title) || searchTitleIn(source.loaderData) || usual };
  if (!shell) return [title];
  const hidden = meta.hidden || own?.noindex;
  const place = { ...shell, pageUrl: pageUrlAt(shell, path) };
  const address: MetaDescriptor = hidden
    ? { name: 'robots', content: 'noindex' }
    : { tagName: 'link', rel: 'canonical', href: place.pageUrl };
  // Crawlers read documents and do not navigate by script, so the browser's scripts leave the rest out.
  return import.meta.env.SSR
    ? [title, ...documentMeta(address, { ...place, own }, { ...meta, hidden, path, ...source })]
    : [title, address];
}

const searchTitleIn = (data: unknown) => (data as SearchTitle | undefined)?.searchTitle;

/** The canonical path: without other parameters, but with the part of a list that is shown. */
function canonicalPath({ pathname, search }: MetaSource['location']): string {
  // The browser's script follows links of this site, which have a page number for lists only.
  const mayHavePages = !import.meta.env.SSR || parametersOf(pathname).includes('page');
  const page = mayHavePages ? new URLSearchParams(search).get('page') : null;
  return `${pathname.replace(/\/+$/, '') || '/'}${page && page !== '1' ? `?page=${page}` : ''}`;
}
