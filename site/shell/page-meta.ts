import type { MetaDescriptor } from 'react-router';
import { textsFor } from '../texts/use-texts.ts';
import type { ShellData } from './shell-data.ts';

/** What a route's `meta` is given, as far as titles need it. */
interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
}

const shellOf = ({ matches }: MetaSource): Pick<ShellData, 'company' | 'publicUrl'> | undefined => {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return isShell(data) ? data : undefined;
};

const isShell = (data: unknown): data is ShellData => typeof data === 'object' && data !== null && 'company' in data;

export interface PageMeta {
  /** The page's name; absent on the home page, whose title is the company's name and "Home". */
  title?: string;
  description?: string;
  /** A picture of the page for links shared elsewhere; its address as the backend gives it. */
  image?: string;
  /** Not to be listed by search engines. */
  hidden?: boolean;
}

/** Title, description and address of a page. */
export function pageMeta(source: MetaSource, { title, description, image, hidden }: PageMeta): MetaDescriptor[] {
  const shell = shellOf(source);
  const company = shell?.company.companyName ?? '';
  const texts = textsFor('en');
  const fullTitle = title === undefined ? texts.homeTitleOf(company) : texts.titleOf(title, company);
  const page = new URLSearchParams(source.location.search).get('page');
  const address = `${shell?.publicUrl ?? ''}${source.location.pathname}${page ? `?page=${page}` : ''}`;
  return [
    { title: fullTitle },
    { property: 'og:title', content: title ?? company },
    { property: 'og:site_name', content: company },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image && shell ? [{ property: 'og:image', content: new URL(image, shell.publicUrl).href }] : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]),
  ];
}
