import { type EntityName, entityOf } from '#content/registry.ts';
import type { Entity } from '#contract/entity.ts';
import { momentOf } from '../moment.ts';
import type { JsonDocument } from '../store.ts';

/** Values that the store derives from a document with the functions of its type. */
export interface Derived {
  title: string;
  /** HTML is possible. */
  texts: string[];
  address: string | null;
  datedAt: string | null;
}

/**
 * A document may no longer match its schema, for example after a restore from an old backup. It is read as far as possible: a
 * text that search cannot find is better than an entry that cannot be loaded.
 */
function readable<T>(read: () => T | undefined, otherwise: T): T {
  try {
    return read() ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Fills in optional fields, so that the functions of the type get a complete document. */
function completed(entity: Entity, document: JsonDocument): JsonDocument {
  const parsed = entity.document.safeParse(document);
  return parsed.success ? parsed.data : document;
}

/** The document with its defaults filled in, if its type accepts it. */
export const completedDocument = (type: EntityName, document: JsonDocument): JsonDocument =>
  completed(entityOf(type), document);

export function derivedFrom(type: EntityName, document: JsonDocument): Derived {
  const entity = entityOf(type);
  const whole = completed(entity, document);
  const dated = readable(() => entity.dated?.(whole), undefined);
  return {
    title: readable(() => entity.title(whole), ''),
    texts: readable(() => entity.texts?.(whole), []).filter((text) => typeof text === 'string'),
    address: readable(() => entity.address?.(whole), undefined) || null,
    datedAt: dated ? readable(() => momentOf(dated), null) : null,
  };
}
