import { type EntityInput, type EntityName, entityOf } from '#content/registry.ts';
import { arabic } from './ar/arabic.ts';
import { german } from './de/german.ts';
import { portuguese } from './pt/portuguese.ts';

/** The translations into one language by type, under the English titles of the entries: the fields that differ from English. */
export type Translations = { [Name in EntityName]?: Readonly<Record<string, Partial<EntityInput<Name>>>> };

export const translations: Readonly<Record<string, Translations>> = { ar: arabic, de: german, pt: portuguese };

/** The title of an English document. */
export const titleOf = (type: EntityName, document: object): string =>
  entityOf(type).title(entityOf(type).document.parse(document));

/** The translations of an entry by language. */
export function translationsOf<Name extends EntityName>(
  type: Name,
  document: EntityInput<Name>,
): Record<string, Partial<EntityInput<Name>>> {
  const title = titleOf(type, document);
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, byType]) => {
      const fields = byType[type]?.[title];
      return fields ? [[language, fields]] : [];
    }),
  );
}
