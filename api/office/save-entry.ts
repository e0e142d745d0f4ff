import { z } from 'zod';
import type { saveEntry as saveEntryCall } from '#contract/calls/office/save-entry.ts';
import { entityOf } from '#contract/entities/registry.ts';
import { type Entity, mapRichText } from '#contract/entity.ts';
import { type FieldError, Refusal } from '#contract/problem.ts';
import type { JsonDocument } from '#store/store.ts';
import type { CallContext, Handler } from '../context.ts';
import { cleanHtml } from '../rules/clean-html.ts';
import { withoutBlanks } from '../rules/translation.ts';

export const saveEntry: Handler<typeof saveEntryCall> = async (input, context) => {
  const entity = entityOf(input.type);
  if (input.id !== undefined && input.revision === undefined) {
    throw refused([{ field: 'revision', message: 'Say which revision was edited' }]);
  }
  if (input.status === 'scheduled' && input.publishAt === null) {
    throw refused([{ field: 'publishAt', message: 'Say when the entry is to appear' }]);
  }
  await checkParent(entity, input.parent, context);
  const translations = Object.entries(input.translations).map(([lang, fields]): [string, JsonDocument] => [
    lang.toLowerCase(),
    translated(entity, lang, fields),
  ]);
  return context.store.entries.save({
    type: input.type,
    id: input.id,
    revision: input.revision,
    parent: input.parent,
    status: input.status,
    publishAt: input.status === 'scheduled' ? input.publishAt : null,
    document: checked(entity.document, input.document, 'document'),
    translations: Object.fromEntries(translations.filter(([, fields]) => Object.keys(fields).length > 0)),
    by: context.caller.principal?.name ?? '',
  });
};

const refused = (errors: FieldError[]) => new Refusal('invalid_body', undefined, { errors });

/** The document as its schema reads it, cleaned on the way in. */
function checked(schema: z.ZodObject, document: unknown, name: string): JsonDocument {
  const read = schema.safeParse(document);
  if (!read.success) {
    throw refused(read.error.issues.map(({ path, message }) => ({ field: [name, ...path].join('.'), message })));
  }
  return mapRichText(schema, read.data, cleanHtml) as JsonDocument;
}

/** Only the fields that are given and not blank: the rest falls back to the default language. */
function translated(entity: Entity, lang: string, fields: JsonDocument): JsonDocument {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(lang)) {
    throw refused([{ field: `translations.${lang}`, message: 'Must be a language tag such as de or pt-BR' }]);
  }
  const { shape } = entity.document;
  const given = Object.keys(withoutBlanks(fields));
  const schema = z.strictObject(Object.fromEntries(given.map((key) => [key, shape[key] ?? z.never()])));
  const picked = Object.fromEntries(given.map((key) => [key, fields[key]]));
  return withoutBlanks(checked(schema, picked, `translations.${lang}`));
}

/** A parent must be of a type that may be one; categories are two levels deep, as the menu shows them. */
async function checkParent(entity: Entity, parent: number | null, { store }: CallContext): Promise<void> {
  if (parent === null) return;
  const above = await store.entries.get(parent);
  const allowed = above !== undefined && entity.parents?.includes(above.type) === true;
  if (!allowed) throw refused([{ field: 'parent', message: 'This cannot stand above the entry' }]);
  if (entity.name === above.type && above.parent !== null) {
    throw refused([{ field: 'parent', message: 'A sub-category cannot have sub-categories of its own' }]);
  }
}
