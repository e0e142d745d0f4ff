import type { EditedEntry, LanguageStatus } from '#contract/office/entry-view.ts';
import { differencesOf } from '../compare/differences.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, translationToSave } from '../form/entry-values.ts';

/** A language that an action can apply to. */
export interface LanguageChoice {
  /** '' is the default language. */
  lang: string;
  /** Null: it is not saved yet. */
  status: LanguageStatus['status'] | null;
  publishAt: string | null;
  isChosen: boolean;
  /** The default language, which an entry is not published without. */
  isFixed: boolean;
}

const savedTexts = (fields: readonly FieldDescription[], { document, translations }: EntryValues) => ({
  document,
  translations: Object.fromEntries(
    Object.entries(translations).map(([lang, texts]) => [lang, translationToSave(fields, document, texts)]),
  ),
});

/** The languages whose values differ from the saved ones. */
export function changedLanguages(
  fields: readonly FieldDescription[],
  saved: EntryValues,
  values: EntryValues,
): Set<string> {
  const found = differencesOf(fields, savedTexts(fields, saved), savedTexts(fields, values));
  const langs = found.map(({ lang }) => lang ?? '');
  return new Set(saved.parent === values.parent ? langs : ['', ...langs]);
}

interface FormState {
  entry: Pick<EditedEntry, 'status' | 'languages'> | undefined;
  fields: readonly FieldDescription[];
  /** The values as saved, or those that a new form started with. */
  base: EntryValues;
  values: EntryValues;
  /** The language of the open tab. */
  open: string;
}

/**
 * The languages with something to publish. Chosen are those that visitors see already, new ones and the open one: an
 * editor who publishes one translation may not have seen the draft of another.
 */
export function languagesToPublish({ entry, fields, base, values, open }: FormState): LanguageChoice[] {
  const changed = changedLanguages(fields, base, values);
  const isPublic = entry?.status === 'published';
  const texts = savedTexts(fields, values).translations;
  const withTexts = Object.keys(texts).filter((lang) => Object.keys(texts[lang] ?? {}).length > 0);
  const known = new Map(entry?.languages.map((each) => [each.lang, each]));
  const langs = [...new Set(['', ...withTexts, ...known.keys()])];
  return langs
    .map((lang): LanguageChoice => {
      const { status = null, publishAt = null } = known.get(lang) ?? {};
      const waits = status === 'draft' || (isPublic && status === 'scheduled');
      const isFixed = lang === '' && !isPublic;
      return { lang, status, publishAt, isFixed, isChosen: isFixed || lang === open || !waits };
    })
    .filter(({ lang, status }) => !isPublic || changed.has(lang) || status !== 'published');
}

/** The same languages for a schedule. Chosen are those that have a time already, if any. */
export function languagesToSchedule(state: FormState): LanguageChoice[] {
  const choices = languagesToPublish(state);
  if (!choices.some(({ status }) => status === 'scheduled')) return choices;
  return choices.map((each) => ({ ...each, isChosen: each.isFixed || each.status === 'scheduled' }));
}

/** The languages that visitors see. Chosen is the open one, or all with the default language. */
export function languagesToUnpublish({ entry, open }: Pick<FormState, 'entry' | 'open'>): LanguageChoice[] {
  const visible = entry?.languages.filter((each) => each.visible) ?? [];
  const isOne = open !== '' && visible.some(({ lang }) => lang === open);
  return visible.map(({ lang, status, publishAt }) => ({
    lang,
    status,
    publishAt,
    isFixed: false,
    isChosen: !isOne || lang === open,
  }));
}

/** The chosen languages. Undefined: all. */
export const chosenOf = (choices: readonly LanguageChoice[]): string[] | undefined =>
  choices.every(({ isChosen }) => isChosen)
    ? undefined
    : choices.filter(({ isChosen }) => isChosen).map(({ lang }) => lang);

/** Without the default language, visitors see no other. */
export function toggled(
  choices: readonly LanguageChoice[],
  lang: string,
  isChosen: boolean,
  use: 'publish' | 'unpublish',
): LanguageChoice[] {
  const isAll = use === 'unpublish' && lang === '' && isChosen;
  const isNotMain = use === 'unpublish' && lang !== '' && !isChosen;
  return choices.map((each) => {
    if (each.lang === lang || isAll) return { ...each, isChosen };
    return isNotMain && each.lang === '' ? { ...each, isChosen: false } : each;
  });
}
