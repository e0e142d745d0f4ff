import type { FactProposal } from '#content/attribute/from-list/facts-from-list.ts';
import { withoutItems } from '#content/attribute/from-list/shorten-text.ts';
import type { FactEntry } from '#content/attribute/parse-fact.ts';
import { listIn, recordIn } from '#office/generic/form/entry-values.ts';

/** A confirmed proposal, with the number of its attribute. */
export interface ConfirmedFact {
  proposal: Pick<FactProposal, 'list' | 'item' | 'translations'>;
  attribute: number;
  fact: FactEntry;
}

/** The parts of a product's form that facts are taken from and added to. */
export interface ProductTexts {
  description: string;
  facts: readonly unknown[];
  /** By language: the translated description and the texts of facts, by position. */
  translations: Readonly<Record<string, { description: string; facts: readonly unknown[] }>>;
}

/**
 * Adds confirmed facts, and takes their items out of the lists of the description. A translation is shortened where it
 * has the same item; its texts become those of the fact.
 */
export function takeFacts(texts: ProductTexts, confirmed: readonly ConfirmedFact[]): ProductTexts {
  const places = confirmed.map(({ proposal }) => proposal);
  const added = confirmed.map(({ attribute, fact }) => ({ attribute, ...fact }));
  const translations = Object.entries(texts.translations).map(([lang, own]) => {
    const there = places.filter((place) => place.translations[lang] !== undefined);
    const before = texts.facts.map((_, index) => recordIn(own.facts[index]));
    const after = places.map((place) => {
      const { text = '', note = '' } = place.translations[lang] ?? {};
      return { text, note };
    });
    return [lang, { description: withoutItems(own.description, there), facts: [...before, ...after] }] as const;
  });
  return {
    description: withoutItems(texts.description, places),
    facts: [...texts.facts, ...added],
    translations: Object.fromEntries(translations),
  };
}

/** The parts in the values of a form. */
export function productTextsIn(document: unknown, translations: unknown): ProductTexts {
  const { description, facts } = recordIn(document);
  const textsOf = (own: unknown) => {
    const { description: text, facts: list } = recordIn(own);
    return { description: String(text ?? ''), facts: listIn(list) };
  };
  return {
    description: String(description ?? ''),
    facts: listIn(facts),
    translations: Object.fromEntries(Object.entries(recordIn(translations)).map(([lang, own]) => [lang, textsOf(own)])),
  };
}
