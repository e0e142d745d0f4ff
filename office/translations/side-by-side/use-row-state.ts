import { useWatch } from 'react-hook-form';
import { fieldOf, textAt } from '#contract/languages/translatable-texts.ts';
import type { ConfirmedText, EntryValues } from '#office/generic/form/entry-values.ts';
import type { OutdatedMark } from '#office/generic/form/form-context.ts';
import type { RowState, TextRow } from './rows.ts';

const isSame = (one: ConfirmedText, other: ConfirmedText) =>
  one.lang === other.lang && one.field === other.field && one.text === other.text;

/** The state of a translated text in the form. */
export function stateOf(
  { path, source }: Pick<TextRow, 'path' | 'source'>,
  lang: string,
  { translations, confirmed = [] }: Pick<EntryValues, 'translations' | 'confirmed'>,
  outdated: readonly OutdatedMark[],
): RowState {
  const text = textAt(translations[lang], path);
  if (text === '') return source === '' ? 'done' : 'missing';
  const own = { lang, field: fieldOf(path), text };
  const isLate = outdated.some((mark) => isSame(mark, own)) && !confirmed.some((each) => isSame(each, own));
  return isLate ? 'outdated' : 'done';
}

/** The states of texts, in their order. */
export function useRowStates(
  rows: readonly TextRow[],
  lang: string,
  outdated: readonly OutdatedMark[],
): ReadonlyMap<string, RowState> {
  const [translations = {}, confirmed] = useWatch<EntryValues, ['translations', 'confirmed']>({
    name: ['translations', 'confirmed'],
  });
  return new Map(rows.map((row) => [row.path, stateOf(row, lang, { translations, confirmed }, outdated)]));
}
