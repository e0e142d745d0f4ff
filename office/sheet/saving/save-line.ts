import type { FactEntry } from '#content/attribute/parse-fact.ts';
import { product } from '#content/product/definition.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import type { SheetRow } from '#contract/calls/office/sheet.ts';
import { translationsOfItems } from '#contract/documents/list-items.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { FieldDescription } from '#office/generic/fields/describe-fields.ts';
import { listIn, recordIn, valuesOf } from '#office/generic/form/entry-values.ts';
import { chosenOf, languagesToPublish } from '#office/generic/languages/language-choices.ts';
import { type Intent, languagesOf, savedStateOf, savingOf, shortcutIntent } from '#office/generic/saving/saving.ts';
import { client } from '#office/providers/client.ts';
import { withFacts } from '../model/cells.ts';

/** A product as a row of the sheet. */
export function rowOf({ document, parent, ...entry }: EditedEntry, before: SheetRow): SheetRow {
  const facts = product.document.shape.facts.safeParse(document.facts);
  return { ...entry, parent: parent ?? before.parent, facts: facts.data ?? [] };
}

/** `at-once`: what visitors see changes, if nothing else waits to be published. */
export type SavingWay = 'at-once' | 'later';

const intentOf = (entry: EditedEntry, way: SavingWay): Intent =>
  way === 'at-once' && entry.status === 'published' && !entry.pending ? 'publish' : shortcutIntent(savedStateOf(entry));

/** A product as another user has saved it meanwhile. */
export interface Conflict {
  kind: 'conflict';
  theirs: EditedEntry;
}

/** A product with the changed facts, as it is to be saved. */
export interface Prepared {
  kind: 'prepared';
  asked: CallInput<typeof saveEntry> & { id: number };
  title: string;
}

/**
 * Puts the changed facts of a product on the revision that the sheet shows. The rest of the product stays as it is
 * saved, and its status as a save in its form keeps it.
 */
export async function prepareLine(
  row: SheetRow,
  changes: ReadonlyMap<number, FactEntry>,
  way: SavingWay,
  fields: readonly FieldDescription[],
): Promise<Prepared | Conflict> {
  const entry = await client.call(getEntry, { id: row.id });
  if (entry.revision !== row.revision) return { kind: 'conflict', theirs: entry };
  const facts = withFacts(rowOf(entry, row).facts, changes);
  const document = { ...entry.document, facts };
  const translations = Object.fromEntries(
    Object.entries(entry.translations).map(([lang, texts]) => [lang, withTranslatedFacts(texts, facts)]),
  );
  const intent = intentOf(entry, way);
  const { id, type, title, revision, parent } = entry;
  const base = valuesOf(fields, entry);
  const values = valuesOf(fields, { parent, document, translations });
  const languages =
    intent === 'publish'
      ? chosenOf(languagesToPublish({ entry, fields, base, values, open: '' }))
      : languagesOf(intent, entry, Object.keys(translations));
  const state = savingOf(intent, savedStateOf(entry));
  return {
    kind: 'prepared',
    title,
    asked: { type, id, revision, parent, document, translations, languages, ...state },
  };
}

export type Outcome = { kind: 'saved'; entry: EditedEntry } | Conflict;

export async function savePrepared({ asked }: Prepared): Promise<Outcome> {
  const { id, revision } = asked;
  try {
    return { kind: 'saved', entry: await client.call(saveEntry, asked) };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 409) throw error;
    const theirs = await client.call(getEntry, { id });
    if (theirs.revision === revision) throw error;
    return { kind: 'conflict', theirs };
  }
}

/** A translation whose facts are in the order of the product’s. */
function withTranslatedFacts(texts: Record<string, unknown>, facts: readonly unknown[]): Record<string, unknown> {
  const own = listIn(texts.facts);
  if (own.length === 0) return texts;
  return { ...texts, facts: translationsOfItems(facts, own).map(recordIn) };
}
