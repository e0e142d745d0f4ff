import { absoluteAsset } from '#ui/asset-host.tsx';
import type { ShellData } from '../shell/shell-data.ts';

type Value = string | number | Thing | readonly Value[];

/** Something described in the words of schema.org. */
export interface Thing {
  '@type': string;
  readonly [property: string]: Value;
}

/** Where a thing stands: the site, whose company it is, and the address of the page that describes it. */
export interface Place extends Pick<ShellData, 'company' | 'concerns' | 'publicUrl' | 'backendUrl' | 'lacks'> {
  /** The page's own address, complete. */
  pageUrl: string;
}

/** A thing of a type; what is not known (undefined, '' or an empty list) is left out rather than said blank. */
export function thing(type: string, properties: Readonly<Record<string, Value | undefined>>): Thing {
  const known = Object.entries(properties).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== '' && !isEmptyList(entry[1]),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

const isEmptyList = (value: Value): boolean => Array.isArray(value) && value.length === 0;

/** The things of one page as one JSON-LD document. */
export const graphOf = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things });

/** The complete address of a page of the site. */
export const pageUrlAt = ({ publicUrl }: Pick<Place, 'publicUrl'>, path: string): string => `${publicUrl}${path}`;

/** The complete address of a picture or file; undefined where there is none. */
export const assetUrlAt = (
  { publicUrl, backendUrl }: Pick<Place, 'publicUrl' | 'backendUrl'>,
  src: string | undefined,
): string | undefined => (src ? absoluteAsset(src, { assetUrl: backendUrl || publicUrl, publicUrl }) : undefined);

/** The group itself is one thing wherever it is named. */
export const organizationId = ({ publicUrl }: Pick<Place, 'publicUrl'>): string => `${publicUrl}/#organization`;
