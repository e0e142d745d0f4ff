import type { getPageLanguages as getPageLanguagesCall } from '#contract/calls/get-page-languages.ts';
import { subjectOf } from '#contract/page-subject.ts';
import { canonicalId } from '#contract/public-id.ts';
import type { Handler } from '../context.ts';

export const getPageLanguages: Handler<typeof getPageLanguagesCall> = async ({ path }, { store }) => {
  const { type, by } = subjectOf(path);
  const named = typeof by === 'object' && 'publicId' in by ? { publicId: canonicalId(by.publicId) } : by;
  return { languages: await store.entries.languagesOf(type, named) };
};
