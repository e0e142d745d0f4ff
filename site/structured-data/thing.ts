import { pathIn } from '#contract/addresses/language-path.ts';
import { absoluteAsset } from '#ui/pictures/asset-host.tsx';
import type { ShellData } from '../shell/shell-data.ts';

type Value = string | number | Thing | readonly Value[];

/** A schema.org item. */
export interface Thing {
  '@type': string;
  readonly [property: string]: Value;
}

/** The context of an item: the site, its company, and the address of the page that describes it. */
export interface Place
  extends Pick<
    ShellData,
    | 'company'
    | 'concerns'
    | 'publicUrl'
    | 'backendUrl'
    | 'language'
    | 'languages'
    | 'contentLanguage'
    | 'inPath'
    | 'lacks'
    | 'own'
  > {
  /** The page's own address, absolute. */
  pageUrl: string;
}

/** An item of a type; unknown values (undefined, '' or an empty list) are left out. */
export function thing(type: string, properties: Readonly<Record<string, Value | undefined>>): Thing {
  const known = Object.entries(properties).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== '' && !isEmptyList(entry[1]),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

const isEmptyList = (value: Value): boolean => Array.isArray(value) && value.length === 0;

/** The items of one page as one JSON-LD document. */
export const graphOf = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things });

/** The language of the page's content, with its region, such as `pt-BR`; the site's own texts may be more general. */
export const languageAt = ({ inPath, languages, contentLanguage, language }: Place): string =>
  inPath?.lang ?? languages?.[0]?.lang ?? contentLanguage?.lang ?? language;

/** The absolute address of a page of the site in the page's language. */
export const pageUrlAt = ({ publicUrl, inPath }: Pick<Place, 'publicUrl' | 'inPath'>, path: string): string =>
  `${publicUrl}${pathIn(inPath?.basename ?? '', path)}`;

/** The absolute address of a picture or file; undefined without one. */
export const assetUrlAt = (
  { publicUrl, backendUrl }: Pick<Place, 'publicUrl' | 'backendUrl'>,
  src: string | undefined,
): string | undefined => (src ? absoluteAsset(src, { assetUrl: backendUrl || publicUrl, publicUrl }) : undefined);

/** The group has the same id in all items. */
export const organizationId = ({ publicUrl }: Pick<Place, 'publicUrl'>): string => `${publicUrl}/#organization`;
