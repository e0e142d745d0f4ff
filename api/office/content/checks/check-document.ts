import type { z } from 'zod';
import type { CallContext } from '#api/context.ts';
import { type DocumentError, ruleWording } from '#api/office/entity-words.ts';
import { type Wording, words } from '#api/office/words.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { withoutBlanks } from '#api/rules/translation.ts';
import { isPathOfType } from '#content/page-subject.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { addressField, pageAddresses } from '#contract/addresses/page-addresses.ts';
import { type Entity, mapRichText } from '#contract/entity.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import { type BrokenRule, ruleOf } from '#contract/rules.ts';
import type { JsonDocument } from '#store/store.ts';
import { codeFaults } from './check-codes.ts';
import { factFaults, type KnownAttributes } from './check-facts.ts';
import { checkFiles, missingAlts, withLibraryAlts } from './check-files.ts';
import { relationErrors, withoutDoubles } from './check-relations.ts';

/** A state that an editor wants to save or preview. */
export interface AskedState {
  type: EntityName;
  id?: number | undefined;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

export interface CheckedState {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** An error at a field, in any language. */
export interface FieldFault extends BrokenRule {
  field: string;
  wording: Wording;
}

export const refused = (faults: readonly FieldFault[]) => words.fieldError('invalid_body', faults);

/** `at`: where the document is in the input. */
const documentFault = (type: EntityName, at: string, error: DocumentError): FieldFault => ({
  field: [at, error.path].filter(Boolean).join('.'),
  code: error.code,
  params: error.params,
  wording: ruleWording(type, error),
});

/** Parses the document with its schema and sanitizes its HTML. */
function read(type: EntityName, schema: z.ZodObject, document: unknown, name: string): JsonDocument {
  const parsed = (value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw refused(
      result.error.issues.map((issue) =>
        documentFault(type, name, { path: issue.path.join('.'), message: issue.message, ...ruleOf(issue) }),
      ),
    );
  };
  // Cleaning may empty a text, or make it longer by the end tags that it lacks.
  return parsed(mapRichText(schema, parsed(document), cleanHtml)) as JsonDocument;
}

/** Only the fields that are present and not blank. The rest falls back to the default language. */
function translated(type: EntityName, lang: string, fields: JsonDocument): JsonDocument {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(lang)) {
    throw refused([{ field: `translations.${lang}`, wording: (texts) => texts.entry.languageTag }]);
  }
  const given = Object.keys(withoutBlanks(fields));
  const schema = translationSchema(entityOf(type).document, given);
  const picked = withoutBlanks(fields);
  return withoutBlanks(read(type, schema, picked, `translations.${lang}`));
}

/** No page may take the path of another page of the site, in any language. */
function reservedAddresses(type: EntityName, state: CheckedState): FieldFault[] {
  const { isReserved } = entityOf(type);
  return [...pageAddresses(type, state)]
    .filter(([, address]) => isReserved?.(address) || (isReserved && isPathOfType(address)))
    .map(([lang]) => ({
      field: addressField(lang),
      code: 'address_reserved',
      wording: ({ entry }) => entry.addressReserved,
    }));
}

/** The parent must be of an allowed type. Categories are two levels deep, as the menu shows them. */
async function checkParent(
  entity: Entity<EntityName>,
  { id, parent }: AskedState,
  { store }: CallContext,
): Promise<void> {
  if (parent === null) return;
  const { entries } = store;
  const above = await entries.get(parent);
  const allowed = above?.trashedAt === null && entity.parents?.includes(above.type) === true;
  if (!allowed) throw refused([{ field: 'parent', wording: (texts) => texts.entry.notTheParent }]);
  if (entity.name !== above.type) return;
  if (above.parent !== null) {
    throw refused([{ field: 'parent', wording: (texts) => texts.entry.tooDeep }]);
  }
  if (id === undefined) return;
  const below = await entries.list({ type: entity.name, parent: id, sort: 'own', skip: 0, take: 1 });
  if (below.total > 0) throw refused([{ field: 'parent', wording: (texts) => texts.entry.staysOnTop }]);
}

/**
 * Returns a state that can be stored: parsed by its schema, sanitized, blank alt texts filled from the library. Throws
 * an error that names the invalid fields. `seen`: the state will be public, so every picture of our own must have an
 * alt text, and its codes must be its own. `attributes`: all of them, where many documents are checked.
 */
export async function checkedState(
  asked: AskedState,
  seen: boolean,
  context: CallContext,
  attributes?: KnownAttributes,
): Promise<CheckedState> {
  const entity = entityOf(asked.type);
  await checkParent({ ...entity, name: asked.type }, asked, context);
  const translations = Object.entries(asked.translations).map(([lang, fields]): [string, JsonDocument] => [
    lang.toLowerCase(),
    translated(asked.type, lang, fields),
  ]);
  const state = {
    document: withoutDoubles(entity, read(asked.type, entity.document, asked.document, 'document')),
    translations: Object.fromEntries(translations.filter(([, fields]) => Object.keys(fields).length > 0)),
  };
  const { errors, library } = await checkFiles(state, context);
  for (const { field, ...error } of entity.check?.(state.document) ?? []) {
    errors.push(documentFault(asked.type, 'document', { path: field, ...error }));
  }
  errors.push(...reservedAddresses(asked.type, state));
  errors.push(...(await relationErrors(asked, state.document, context, attributes)));
  errors.push(...(await factFaults(asked, state.document, context, attributes)));
  if (seen) errors.push(...missingAlts(state.document, library), ...(await codeFaults(asked, state.document, context)));
  if (errors.length > 0) throw refused(errors);
  return { ...state, document: withLibraryAlts(state.document, library) as JsonDocument };
}
