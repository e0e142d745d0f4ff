import { type EntityName, entityOf } from '#content/registry.ts';
import { type StoredSection, sectionTexts } from '#content/sections/definition.ts';
import { picturesIn } from '#contract/documents/document-parts.ts';
import { type Entity, type RelatedEntries, titleOf } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import { type Code, comparableCode } from '#contract/text/codes/codes.ts';
import { momentOf } from '../moment.ts';
import type { JsonDocument } from '../store.ts';

/** Values that the store derives from a document with the functions of its type. */
export interface Derived {
  title: string;
  /** HTML is possible. */
  texts: string[];
  address: string | null;
  datedAt: string | null;
  /** The days at whose start visitors see it otherwise, in order. */
  changesOn: string[];
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

export const firstPicture = (type: EntityName, document: JsonDocument): Picture | null =>
  picturesIn(completedDocument(type, document))[0]?.value ?? null;

/** The codes of a document in the form in which they are compared. */
export const codesIn = (type: EntityName, document: JsonDocument): Code[] => {
  const entity = entityOf(type);
  const codes = readable(() => entity.codes?.(completed(entity, document)), []);
  const comparable = codes.map(({ kind, code }) => ({ kind, code: comparableCode({ kind, code }) }));
  return comparable.filter(({ code }) => code !== '');
};

/** Whether what a document says is no longer true on a day. */
export const hasEnded = (type: EntityName, document: JsonDocument, today: string): boolean => {
  const entity = entityOf(type);
  return readable(() => entity.hasEnded?.(completed(entity, document), today), false);
};

/** The text of a field, or those of its sections. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return readable(() => sectionTexts(value as StoredSection[]), []);
  return typeof value === 'string' ? [value] : [];
}

/** What pages without entries show of a document, by their paths. HTML is possible. */
export function pageTexts(type: EntityName, document: JsonDocument): [path: string, texts: string[]][] {
  const whole = completedDocument(type, document);
  return Object.entries(entityOf(type).pages.fieldsOn ?? {}).map(([path, fields]) => [
    path,
    fields.flatMap((field) => textsIn(whole[field])),
  ]);
}

/** `related`: the entries whose texts count as well, for the search of the site. */
export function derivedFrom(type: EntityName, document: JsonDocument, related?: RelatedEntries): Derived {
  const entity = entityOf(type);
  const whole = completed(entity, document);
  const dated = readable(() => entity.dated?.(whole), undefined);
  return {
    title: readable(() => titleOf(entity, whole), ''),
    texts: readable(() => entity.texts?.(whole, related), []).filter((text) => typeof text === 'string'),
    address: readable(() => entity.address?.(whole), undefined) || null,
    changesOn: readable(() => entity.changesOn?.(whole), []).sort(),
    datedAt: dated ? readable(() => momentOf(dated), null) : null,
  };
}
