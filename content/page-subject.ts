import type { EntityName } from './registry.ts';

/** The content that decides in which languages a page is written: an entry, or any entry of a type. */
export type PageSubject =
  | { type: EntityName; by: 'single' | 'any' }
  | { type: EntityName; by: { publicId: string } | { address: string } };

const lists: Readonly<Record<string, EntityName>> = {
  product: 'product',
  news: 'news',
  gallery: 'gallery',
  videos: 'video',
  'trade-fair': 'tradeFair',
  concern: 'concern',
  faq: 'faq',
  keyadmin: 'executive',
  'corporate-values': 'report',
  export: 'export',
  certificates: 'certificate',
  crest: 'crest',
  career: 'career',
};

const single: Readonly<Record<string, EntityName>> = {
  product: 'category',
  'product-details': 'product',
  news: 'news',
  gallery: 'gallery',
  'trade-fair': 'tradeFair',
  career: 'career',
};

/** A path may have any first part, such as `constructor`. */
const typeAt = (types: Readonly<Record<string, EntityName>>, part: string): EntityName | undefined =>
  Object.hasOwn(types, part) ? types[part] : undefined;

const company: PageSubject = { type: 'company', by: 'single' };

/** The subject of the page at a path. Pages without entries of their own speak for the company. */
export function subjectOf(path: string): PageSubject {
  const [first = '', name] = path.split('/').slice(1);
  if (name === undefined || name === '') {
    const type = typeAt(lists, first);
    return type ? { type, by: 'any' } : company;
  }
  if (first === 'concern') return { type: 'concern', by: { address: decoded(name) } };
  const type = typeAt(single, first);
  return type ? { type, by: { publicId: decoded(name) } } : company;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
