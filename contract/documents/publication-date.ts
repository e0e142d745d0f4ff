import type { Entity } from '../entity.ts';
import { metaOf } from '../fields.ts';

type Typed = Pick<Entity, 'document'>;

/** The name of the field with the time of publication; undefined for types without one. */
export const publicationField = ({ document }: Typed): string | undefined =>
  Object.entries(document.shape).find(([, field]) => metaOf(field)?.isPublication)?.[0];

export const followsPublication = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'followsPublication' in document &&
  document.followsPublication === true;

/** The document of an entry that is first published at a time: with this time, unless the editor has set another. */
export function publishedAt<Document extends Record<string, unknown>>(
  entity: Typed,
  document: Document,
  time: string,
): Document {
  const name = publicationField(entity);
  return name !== undefined && followsPublication(document) ? { ...document, [name]: time } : document;
}
