import type { JsonDocument } from '../interfaces/entries.ts';
import { comparableTranslation } from './item-ids.ts';

/** The texts of a revision. */
interface RevisionState {
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** The languages whose texts differ from those of the revision before; '' is the default language. */
export function changedIn(
  before: RevisionState | undefined,
  { parent, document, translations }: RevisionState,
): string[] {
  const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const langs = [...new Set([...Object.keys(before?.translations ?? {}), ...Object.keys(translations)])].sort();
  const textsIn = (texts: JsonDocument | undefined) => comparableTranslation(texts, document);
  const translated = langs.filter((lang) => textsIn(before?.translations[lang]) !== textsIn(translations[lang]));
  const isMain = !before || before.parent !== parent || !isEqual(before.document, document);
  return isMain ? ['', ...translated] : translated;
}

/** As in the column `langs`: `,,de,`. Null for a save that changed no text and named no language: its status is that of all. */
export const langsColumn = (langs: readonly string[]): string | null =>
  langs.length === 0 ? null : `,${langs.join(',')},`;

export const langsFrom = (column: string | null): string[] | null => column?.slice(1, -1).split(',') ?? null;
