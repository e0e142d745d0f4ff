import type { Handler } from '#api/context.ts';
import { subjectOf } from '#content/page-subject.ts';
import { ownPageOf } from '#content/pages.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { getPageLanguages as getPageLanguagesCall } from '#contract/calls/get-page-languages.ts';
import {
  type getTranslatedPages as getTranslatedPagesCall,
  maxTranslatedPages,
} from '#contract/calls/get-translated-pages.ts';

export const getPageLanguages: Handler<typeof getPageLanguagesCall> = async ({ path }, { store }) => {
  const { type, by } = subjectOf(path);
  const named = typeof by === 'object' && 'publicId' in by ? { publicId: canonicalId(by.publicId) } : by;
  const languages = await store.entries.languagesOf(type, named);
  if (languages.length === 0 || typeof by !== 'object' || !('address' in by)) return { languages };
  const addresses = Object.entries(await store.entries.addressesOf(type, by.address));
  if (new Set(addresses.map(([, address]) => address)).size < 2) return { languages };
  const paths = addresses.map(([lang, address]) => [
    lang || store.defaultLanguage.toLowerCase(),
    ownPageOf(type, '', address) ?? path,
  ]);
  return { languages, paths: Object.fromEntries(paths) };
};

export const getTranslatedPages: Handler<typeof getTranslatedPagesCall> = async ({ into, skip = 0 }, { store }) => {
  const found = await store.entries.translatedInto(into, { skip, take: maxTranslatedPages + 1 });
  const pages = found.slice(0, maxTranslatedPages).flatMap(({ type, publicId, address, translatedAddress }) => {
    const path = ownPageOf(type, publicId, address);
    return path === null ? [] : { path, translated: ownPageOf(type, publicId, translatedAddress) ?? path };
  });
  const differing = pages.filter(({ path, translated }) => translated !== path);
  return {
    paths: pages.map(({ path }) => path),
    ...(differing.length > 0
      ? { translated: Object.fromEntries(differing.map(({ path, translated }) => [path, translated])) }
      : {}),
    more: found.length > maxTranslatedPages,
  };
};
