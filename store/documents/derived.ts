import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import type { Entity } from '#contract/entity.ts';
import { momentOf } from '../moment.ts';
import type { JsonDocument } from '../store.ts';

/** What the store reads out of a document, by the words of its type. */
export interface Derived {
  title: string;
  /** HTML is possible. */
  texts: string[];
  address: string | null;
  datedAt: string | null;
}

/**
 * A document that its schema no longer accepts as it stands (one restored from an old backup) is read as far
 * as it goes: a text that search cannot find is better than an entry that cannot be loaded.
 */
function readable<T>(read: () => T | undefined, otherwise: T): T {
  try {
    return read() ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Also fills in what a document may leave out, so that the type's functions get the whole of it. */
function completed(entity: Entity, document: JsonDocument): JsonDocument {
  const parsed = entity.document.safeParse(document);
  return parsed.success ? parsed.data : document;
}

/** The document with what it leaves out filled in, as far as its type accepts it. */
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
