import type { CallContext } from '#api/context.ts';
import { attribute as attributeType, type FactValue } from '#content/attribute/definition.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { factErrors } from '#contract/documents/fact-rules.ts';
import type { FieldError } from '#contract/problem.ts';
import { fieldsIn } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import { ruleWording } from '../entity-words.ts';
import type { FieldFault } from './check-document.ts';

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

/** Facts must fit their attributes. An attribute has one fact in a list. One query reads all attributes. */
export async function factFaults(
  type: EntityName,
  document: JsonDocument,
  { store }: CallContext,
): Promise<FieldFault[]> {
  const facts = factsIn(type, document);
  if (facts.length === 0) return [];
  const documents = await store.entries.documents(
    'attribute',
    facts.map(({ fact }) => fact.attribute),
  );
  const seen = new Set<string>();
  return facts.flatMap(({ list, path, fact }) => {
    const key = `${list} ${fact.attribute}`;
    const read = attributeType.document.safeParse(documents.get(fact.attribute));
    // That an attribute does not exist is an error of its relation.
    const errors = [...(seen.has(key) ? [twice] : []), ...(read.success ? factErrors(fact, read.data) : [])];
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
