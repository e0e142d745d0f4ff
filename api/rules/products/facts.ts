import type { AttributeKind, Fact } from '#content/attribute/definition.ts';
import { fittingValues, type StoredFact } from '#content/attribute/fact-values.ts';
import type { EntryLanguage } from '#contract/entity.ts';

/** The language of texts of an entry. */
export interface TextLanguage extends EntryLanguage {
  /** The entry has no translation into the language that was asked for. */
  isOriginal: boolean;
}

/** What facts need of a published attribute. */
export interface AttributeOfFacts extends TextLanguage {
  publicId: string;
  name: string;
  kind: AttributeKind;
  unit: string;
  unitCode: string;
  decimals: number;
  options: readonly { id?: string | undefined; key: string; name: string }[];
  group: string;
  /** The language of the name of the group; absent: that of the other texts. */
  groupLanguage?: TextLanguage;
  filter: boolean;
  compare: boolean;
}

/** The key of an option in addresses: the editor's, or else its id. */
export const keyOfOption = ({ id, key }: AttributeOfFacts['options'][number]): string => key || (id ?? '');

/** Where an attribute has the name of an option. */
export const pathOfOption = (index: number): string => `options.${index}.name`;

/** Texts of an entry that are part of something else. */
interface BorrowedTexts {
  of: TextLanguage;
  /** The path in the entry by that in the other. */
  paths: Readonly<Record<string, string>>;
}

/** Texts that have the same names in both. `before`: what precedes them in the entry. */
export const samePaths = (texts: Readonly<Record<string, string>>, before = ''): BorrowedTexts['paths'] =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, `${before}${name}`]] : [])));

/**
 * The language of something that has texts of several entries. If one of them is translated, it has the language asked
 * for, and `fallback` names all texts that have not.
 */
export function languageTogether(all: readonly BorrowedTexts[]): EntryLanguage {
  const borrowed = all.filter(({ paths }) => Object.keys(paths).length > 0);
  const translated = borrowed.find(({ of }) => !of.isOriginal);
  const { lang } = translated?.of ?? borrowed[0]?.of ?? {};
  if (lang === undefined) return {};
  const fallback = borrowed.flatMap(({ of, paths }) =>
    Object.entries(paths)
      .filter(([, path]) => of.isOriginal || of.fallback?.includes(path))
      .map(([own]) => own),
  );
  return translated && fallback.length > 0 ? { lang, fallback } : { lang };
}

/**
 * Attributes whose groups have one name in the main language, with one translation of it: otherwise a group in which some
 * have none would have two headings. `originals`: the name in the main language by attribute.
 */
export function withSameGroups(
  attributes: ReadonlyMap<number, AttributeOfFacts>,
  originals: ReadonlyMap<number, string>,
): Map<number, AttributeOfFacts> {
  const translated = new Map<string, AttributeOfFacts>();
  for (const [id, attribute] of attributes) {
    const original = originals.get(id) ?? '';
    const hasOwn = !attribute.isOriginal && !attribute.fallback?.includes('group');
    if (hasOwn && !translated.has(original)) translated.set(original, attribute);
  }
  return new Map(
    [...attributes].map(([id, attribute]): [number, AttributeOfFacts] => {
      const of = translated.get(originals.get(id) ?? '');
      return [id, of ? { ...attribute, group: of.group, groupLanguage: of } : attribute];
    }),
  );
}

/**
 * Facts as visitors read them: those that have a value and whose attribute is published. `order`: the numbers of the
 * attributes of the category; their facts come first, in that order. `product`: the language of its texts, in which the
 * facts are at `facts`.
 */
export function composeFacts(
  stored: readonly StoredFact[],
  attributes: ReadonlyMap<number, AttributeOfFacts>,
  order: readonly number[],
  product: TextLanguage = { isOriginal: false },
): Fact[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ fact }: { fact: StoredFact }) => place.get(fact.attribute) ?? order.length;
  return stored
    .map((fact, index) => ({ fact, path: `facts.${index}` }))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ fact, path }): Fact[] => {
      const attribute = attributes.get(fact.attribute);
      if (!attribute) return [];
      const { chosen, ...said } = fittingValues(fact, attribute);
      if (said.values.length === 0 && said.text === '') return [];
      const { publicId, name, kind, decimals, unit, unitCode, group, compare } = attribute;
      const own = {
        ...{ attribute: publicId, name, kind, decimals, unit, unitCode, group, compare },
        ...{ ...said, keys: chosen.map(({ option }) => keyOfOption(option)) },
      };
      const paths = Object.fromEntries(chosen.map(({ index }, at) => [`values.${at}`, pathOfOption(index)]));
      const note = fact.note ?? '';
      const language = languageTogether([
        { of: attribute, paths: { ...samePaths({ name, unit }), ...paths } },
        { of: attribute.groupLanguage ?? attribute, paths: samePaths({ group }) },
        { of: product, paths: samePaths({ text: own.text, note }, `${path}.`) },
      ]);
      return [{ ...own, ...language, note }];
    });
}
