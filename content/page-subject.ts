import { isReserved } from './free-page/reserved-addresses.ts';
import { hasItemPages } from './pages.ts';
import { type EntityName, entityNames, entityOf } from './registry.ts';

/** The content that decides in which languages a page is written: an entry, or any entry of a type. */
export type PageSubject =
  | { type: EntityName; by: 'single' | 'any' }
  | { type: EntityName; by: { publicId: string } | { address: string } };

const firstPartOf = (path: string): string => path.split('/')[1] ?? '';

/** The type that each list page lists, by the first part of its path. */
const lists = new Map(
  entityNames.flatMap((type) => {
    const { list } = entityOf(type).pages;
    return list === undefined ? [] : [[firstPartOf(list), type] as const];
  }),
);

/** The type of each page of one entry, by the first part of its path. */
const items = new Map(
  entityNames.filter(hasItemPages).map((type) => [firstPartOf(entityOf(type).pages.item ?? ''), type] as const),
);

/** Whether a content type has its pages below `/first`. */
export const isPathOfType = (first: string): boolean => lists.has(first) || items.has(first);

/** Whether an editors' own page may be at `/address`. */
export const isFreeAddress = (address: string): boolean =>
  /^[a-z0-9-]+$/.test(address) && !isReserved(address) && !isPathOfType(address);

const company: PageSubject = { type: 'company', by: 'single' };

/** The subject of the page at a path. Pages without entries of their own speak for the company. */
export function subjectOf(path: string): PageSubject {
  const [first = '', name] = path.split('/').slice(1);
  if (name === undefined || name === '') {
    const type = lists.get(first);
    if (type) return { type, by: 'any' };
    return isFreeAddress(first) ? { type: 'freePage', by: { address: first } } : company;
  }
  const type = items.get(first);
  if (!type) return company;
  return { type, by: entityOf(type).address ? { address: decoded(name) } : { publicId: decoded(name) } };
}

const ownPages = new Map(
  entityNames.flatMap((type) => {
    const { shownOn, isOwnPage } = entityOf(type).pages;
    return isOwnPage && typeof shownOn === 'string' ? [[shownOn, type] as const] : [];
  }),
);

/** The entry whose own page is at a path; undefined for lists of entries and for pages without one. */
export function entryAt(path: string): PageSubject | undefined {
  const type = ownPages.get(path);
  if (type) return { type, by: 'single' };
  const subject = subjectOf(path);
  return typeof subject.by === 'object' ? subject : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
