import type { getPageLanguages as getPageLanguagesCall } from '#contract/calls/get-page-languages.ts';
import {
  type getTranslatedPages as getTranslatedPagesCall,
  maxTranslatedPages,
} from '#contract/calls/get-translated-pages.ts';
import { subjectOf } from '#contract/page-subject.ts';
import { ownPageOf } from '#contract/pages.ts';
import { canonicalId } from '#contract/public-id.ts';
import type { Handler } from '../context.ts';

export const getPageLanguages: Handler<typeof getPageLanguagesCall> = async ({ path }, { store }) => {
  const { type, by } = subjectOf(path);
  const named = typeof by === 'object' && 'publicId' in by ? { publicId: canonicalId(by.publicId) } : by;
  return { languages: await store.entries.languagesOf(type, named) };
};

export const getTranslatedPages: Handler<typeof getTranslatedPagesCall> = async ({ into, skip = 0 }, { store }) => {
  const found = await store.entries.translatedInto(into, { skip, take: maxTranslatedPages + 1 });
  const paths = found
    .slice(0, maxTranslatedPages)
    .flatMap(({ type, publicId, address }) => ownPageOf(type, publicId, address) ?? []);
  return { paths, more: found.length > maxTranslatedPages };
};
