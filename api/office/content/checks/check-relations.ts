import type { CallContext } from '#api/context.ts';
import { ruleWording } from '#api/office/entity-words.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { relationsIn } from '#contract/documents/document-parts.ts';
import type { Entity } from '#contract/entity.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import type { FieldFault } from './check-document.ts';
import type { KnownAttributes } from './check-facts.ts';

/** The document with each entry once in a list of relations. */
export const withoutDoubles = (entity: Entity, document: JsonDocument): JsonDocument =>
  mapFields(entity.document, document, ({ input }, value) =>
    input === 'relations' && Array.isArray(value) ? [...new Set(value)] : undefined,
  ) as JsonDocument;

const itself = { code: 'entry_itself', message: 'Choose another entry than this one' };
const circle = { code: 'entry_circle', message: 'It leads back to this entry; choose another' };

/** Longer chains of editions or successors are not followed. */
const longestChain = 100;

/** Whether an entry that replaces another one is replaced by it as well: neither would be the current one. */
async function isInCircle(type: EntityName, id: number, first: number, { store }: CallContext): Promise<boolean> {
  const { supersedes } = entityOf(type);
  if (!supersedes) return false;
  let next: unknown = first;
  for (let length = 0; typeof next === 'number' && length < longestChain; length++) {
    if (next === id) return true;
    next = (await store.entries.documents(type, [next])).get(next)?.[supersedes.field];
  }
  return false;
}

/**
 * Related entries must exist and be of the type that their field requires. An entry does not name itself,
 * and replaces none that replaces it.
 */
export async function relationErrors(
  { type, id }: { type: EntityName; id?: number | undefined },
  document: JsonDocument,
  context: CallContext,
  attributes?: KnownAttributes,
): Promise<FieldFault[]> {
  const { document: schema, supersedes } = entityOf(type);
  const relations = relationsIn(schema, document);
  const known = new Map<string, Pick<ReadonlySet<number>, 'has'>>();
  for (const [to, found] of Map.groupBy(relations, ({ value }) => value.to)) {
    const ids = found.map(({ value }) => value.id);
    const isRead = to === 'attribute' && attributes;
    known.set(to, isRead ? attributes : await context.store.entries.documents(entityName.parse(to), ids));
  }
  const replaced = relations.find(({ field }) => field === supersedes?.field)?.value.id;
  const isCircle = id !== undefined && replaced !== undefined && (await isInCircle(type, id, replaced, context));
  return relations.flatMap(({ field, value }): FieldFault[] => {
    const at = `document.${field}`;
    const wrong =
      value.to === type && value.id === id ? itself : isCircle && field === supersedes?.field ? circle : undefined;
    if (wrong) return [{ field: at, code: wrong.code, wording: ruleWording(type, { path: field, ...wrong }) }];
    if (known.get(value.to)?.has(value.id)) return [];
    return [{ field: at, wording: (texts) => texts.entry.chooseAnother }];
  });
}
