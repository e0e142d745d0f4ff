import type { CallContext } from '#api/context.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { relationsIn } from '#contract/documents/document-parts.ts';
import type { Entity } from '#contract/entity.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import { ruleWording } from '../entity-words.ts';
import type { FieldFault } from './check-document.ts';
import type { KnownAttributes } from './check-facts.ts';

/** The document with each entry once in a list of relations. */
export const withoutDoubles = (entity: Entity, document: JsonDocument): JsonDocument =>
  mapFields(entity.document, document, ({ input }, value) =>
    input === 'relations' && Array.isArray(value) ? [...new Set(value)] : undefined,
  ) as JsonDocument;

const itself = { code: 'entry_itself', message: 'Choose another entry than this one' };

/** Related entries must exist and be of the type that their field requires. An entry does not name itself. */
export async function relationErrors(
  { type, id }: { type: EntityName; id?: number | undefined },
  document: JsonDocument,
  { store }: CallContext,
  attributes?: KnownAttributes,
): Promise<FieldFault[]> {
  const relations = relationsIn(entityOf(type).document, document);
  const known = new Map<string, Pick<ReadonlySet<number>, 'has'>>();
  for (const [to, found] of Map.groupBy(relations, ({ value }) => value.to)) {
    const ids = found.map(({ value }) => value.id);
    const isRead = to === 'attribute' && attributes;
    known.set(to, isRead ? attributes : await store.entries.documents(entityName.parse(to), ids));
  }
  return relations.flatMap(({ field, value }): FieldFault[] => {
    const at = `document.${field}`;
    if (value.to === type && value.id === id)
      return [{ field: at, code: itself.code, wording: ruleWording(type, { path: field, ...itself }) }];
    if (known.get(value.to)?.has(value.id)) return [];
    return [{ field: at, wording: (texts) => texts.entry.chooseAnother }];
  });
}
