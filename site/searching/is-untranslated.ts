import type { EntryLanguage } from '#contract/entity.ts';
import { isTranslated } from '../reading/entry-language.ts';

/** Whether a text of an entry is in the default language on a page in another one. */
export const isUntranslated = ({ lang, fallback }: EntryLanguage, field: string, pageLanguage: string): boolean =>
  lang !== undefined && (!isTranslated(lang, pageLanguage) || fallback?.includes(field) === true);
