import { cleanImportedText } from '#api/rules/html/foreign/clean-foreign-text.ts';
import { lostContent } from '#api/rules/html/lost-content.ts';
import { entityOf } from '#content/registry.ts';
import { mapYielding } from '#contract/documents/map-texts.ts';
import { isTextInput, type TextInput } from '#contract/entity.ts';
import { mapFields } from '#contract/schema-walk.ts';
import { lossWording } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { yieldBetween } from '../yield-between.ts';
import type { ForeignEntry } from './foreign-entry.ts';

/** Makes the texts of a backend safe to store, and reports what they lose. */
export async function cleanedViews(entries: readonly ForeignEntry[], report: ImportReport): Promise<ForeignEntry[]> {
  const cleaned: ForeignEntry[] = [];
  for await (const entry of yieldBetween(entries)) {
    report.signal.throwIfAborted();
    cleaned.push({ ...entry, view: await cleanedView(entry, report) });
  }
  return cleaned;
}

type CleanField = (text: string, input: TextInput, path: string) => string;

async function cleanedView({ type, view, where }: ForeignEntry, { finding }: ImportReport): Promise<object> {
  const map = (clean: CleanField) =>
    mapFields(entityOf(type).document, view, ({ input }, value, _, path) =>
      isTextInput(input) && typeof value === 'string' ? clean(value, input, path) : undefined,
    );
  const cleaned = await mapYielding(map, (text, input, path) => {
    const clean = cleanImportedText(text, input);
    for (const lost of lostContent(text, clean)) finding('field-lost', lossWording(type, where, path, lost));
    return clean;
  });
  return cleaned as object;
}
