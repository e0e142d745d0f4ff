import { type EntityName, entityOf } from '#content/registry.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The page addresses of an entry by language, '' for the default one. A language without an address of its own is left
 * out. The state may be of an older schema.
 */
export function pageAddresses(
  type: EntityName,
  { document, translations }: { document: Fields; translations: Readonly<Record<string, Fields>> },
): Map<string, string> {
  const { address } = entityOf(type);
  if (!address) return new Map();
  const found = Object.entries({ ...translations, '': document }).map(([lang, fields]): [string, unknown] => [
    lang,
    address(fields),
  ]);
  return new Map(found.filter((each): each is [string, string] => typeof each[1] === 'string' && each[1] !== ''));
}

/** The path of the field with the address in a language, '' for the default one. */
export const addressField = (lang = ''): string => (lang === '' ? 'document.address' : `translations.${lang}.address`);
