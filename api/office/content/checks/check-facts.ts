import type { CallContext } from '#api/context.ts';
import { ruleWording } from '#api/office/entity-words.ts';
import { attribute as attributeType, type FactValue } from '#content/attribute/definition.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { type CheckedAttribute, factErrors } from '#contract/documents/fact-rules.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import { fieldsIn } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import { editable } from '../editable.ts';
import type { AskedState, FieldFault } from './check-document.ts';

interface FoundFact {
  /** The paths of the list and of the fact in it. */
  list: string;
  path: string;
  fact: { attribute: number; values: FactValue[]; upTo: number | null; text?: string };
}

/** The facts of a parsed document, also those in parts. */
function factsIn(type: EntityName, document: JsonDocument): FoundFact[] {
  const found: FoundFact[] = [];
  for (const { meta, path } of fieldsIn(entityOf(type).document, document)) {
    if (meta.input !== 'fact-values') continue;
    const [list, own] = [path.slice(0, -2), path.slice(0, -1)];
    const fact = own.reduce<unknown>((place, key) => Reflect.get(Object(place), key), document);
    found.push({ list: list.join('.'), path: own.join('.'), fact: fact as FoundFact['fact'] });
  }
  return found;
}

const twice: FieldError = {
  field: 'attribute',
  code: 'fact_attribute_twice',
  message: 'This attribute is in the list already',
};

/** A fact of the product, or of any of its articles, in a form that can be compared. */
const statementOf = ({ list, fact: { attribute, values, upTo, text = '' } }: FoundFact): string =>
  JSON.stringify([list.replaceAll(/\d+/g, '*'), attribute, values, upTo, text]);

/** What the entry says already. It fitted the attributes when it was saved. */
async function savedStatements(
  { type, id }: Pick<AskedState, 'type' | 'id'>,
  { store }: CallContext,
): Promise<ReadonlySet<string>> {
  const entry = id === undefined ? undefined : await store.entries.get(id);
  return new Set(entry?.type === type ? factsIn(type, editable(type, entry.document)).map(statementOf) : []);
}

/** Attributes by their numbers. */
export type KnownAttributes = ReadonlyMap<number, CheckedAttribute>;

/** The attributes of some facts. */
async function attributesOf(facts: readonly FoundFact[], { store }: CallContext): Promise<KnownAttributes> {
  const documents = await store.entries.documents(
    'attribute',
    facts.map(({ fact }) => fact.attribute),
  );
  return new Map(
    [...documents].flatMap(([id, document]) => {
      const { data } = attributeType.document.safeParse(document);
      return data ? [[id, data] as const] : [];
    }),
  );
}

/**
 * Facts must fit their attributes, apart from saved ones that stay as they are: a later change of an attribute does not
 * block the entries that use it. An attribute has one fact in a list. `known`: all attributes, where many documents are
 * checked; otherwise one query reads them.
 */
export async function factFaults(
  asked: Pick<AskedState, 'type' | 'id'>,
  document: JsonDocument,
  context: CallContext,
  known?: KnownAttributes,
): Promise<FieldFault[]> {
  const { type } = asked;
  const facts = factsIn(type, document);
  if (facts.length === 0) return [];
  const attributes = known ?? (await attributesOf(facts, context));
  const checked = facts.map((found) => {
    const attribute = attributes.get(found.fact.attribute);
    // That an attribute does not exist is an error of its relation.
    return { ...found, broken: attribute ? factErrors(found.fact, attribute) : [] };
  });
  const isFitting = checked.every(({ broken }) => broken.length === 0);
  const saved = isFitting ? new Set<string>() : await savedStatements(asked, context);
  const seen = new Set<string>();
  return checked.flatMap(({ broken, ...found }) => {
    const { list, path, fact } = found;
    const key = `${list} ${fact.attribute}`;
    const errors = [...(seen.has(key) ? [twice] : []), ...(saved.has(statementOf(found)) ? [] : broken)];
    seen.add(key);
    return errors.map(({ field, ...error }): FieldFault => {
      const at = `${path}.${field}`;
      return {
        field: `document.${at}`,
        code: error.code,
        params: error.params,
        wording: ruleWording(type, { path: at, ...error }),
      };
    });
  });
}
