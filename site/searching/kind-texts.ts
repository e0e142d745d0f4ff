import type { HitType } from '#content/search.ts';
import type { PageTexts } from '../texts/use-page-texts.ts';

/** What a kind of results is called, one and several. */
export const kindTexts = ({ searchPage, types }: PageTexts, type: HitType): { single: string; several: string } =>
  type === 'page' ? searchPage.page : types[type].search;
