import { factErrors } from '#contract/documents/fact-rules.ts';
import type { Attribute } from '../definition.ts';
import type { FactWords } from '../fact-text.ts';
import { type AttributeToParse, type FactEntry, parseFact } from '../parse-fact.ts';
import { htmlLists, type LabelledItem } from './list-items.ts';
import { readNumbers } from './read-numbers.ts';

/** An attribute that exists, with its number. */
export interface ExistingAttribute extends AttributeToParse {
  id: number;
  name: string;
}

/** An attribute that would be made for a label that none has. */
export type NewAttribute = Pick<Attribute, 'name' | 'kind' | 'unit' | 'unitCode' | 'decimals'>;

/** What a translation says instead: the texts of the item at the same place. */
export interface TranslatedProposal {
  label: string;
  text: string;
  note: string;
}

/** A fact that an item of a list may become. */
export interface FactProposal extends Pick<LabelledItem, 'list' | 'item' | 'label' | 'value'> {
  attribute: { id: number } | NewAttribute;
  fact: FactEntry;
  translations: Record<string, TranslatedProposal>;
}

const none: FactEntry = { values: [], upTo: null, text: '', note: '' };

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The attribute that a label names: by its name, or by one that differs in the last letters alone, as plurals do. */
export function attributeNamed<Named extends { name: string }>(
  label: string,
  attributes: readonly Named[],
): Named | undefined {
  const wanted = folded(label);
  const exact = attributes.find(({ name }) => folded(name) === wanted);
  if (exact) return exact;
  const [near, other] = attributes.filter(({ name }) => {
    const [short = '', long = ''] = [folded(name), wanted].sort((one, two) => one.length - two.length);
    return short.length > 3 && long.startsWith(short) && long.length - short.length <= 2;
  });
  return other ? undefined : near;
}

/** The rest of a value as a note: without the comma before it, or the brackets around it. */
function noteOf(rest: string): string {
  const trimmed = rest.replace(/^[\s,;،؛–—-]+/u, '').trim();
  const [, inner] = /^\(([^()]*)\)$/u.exec(trimmed) ?? [];
  return inner ?? trimmed;
}

/** A measure such as 54 × 30 is more than its first number. */
const continues = /^\s*[×x✕*/:=±^]|^[\p{L}\p{M}]/u;
const punctuation = /^\s?[,;(،؛]/u;

/** The value of an item as a fact of an attribute; undefined where it says something else. */
export function readAs(value: string, attribute: AttributeToParse, words: FactWords): FactEntry | undefined {
  if (attribute.kind === 'text') return { ...none, text: value };
  if (attribute.kind !== 'number') return optionsIn(value, attribute, words);
  const read = readNumbers(value, words.locale);
  if (!read) return undefined;
  const { values, upTo, unit } = read;
  const isUnit = unit ? unit.code === attribute.unitCode || unit.label === attribute.unit : attribute.unit === '';
  if (!isUnit || continues.test(read.rest)) return undefined;
  const fact = { ...none, values, upTo, note: noteOf(read.rest) };
  return factErrors(fact, attribute).length === 0 ? fact : undefined;
}

/** Options, or yes or no, alone or up to a comma, a semicolon or a bracket: the rest is the note. */
function optionsIn(value: string, attribute: AttributeToParse, words: FactWords): FactEntry | undefined {
  const ends = [...value.matchAll(/[,;(،؛]/gu)].map(({ index }) => index).slice(0, 20);
  for (const end of [value.length, ...ends.reverse()]) {
    const { fact } = parseFact(value.slice(0, end).trim().replaceAll('|', '||'), attribute, words);
    if (fact && fact.values.length > 0) return { ...fact, note: noteOf(value.slice(end)) };
  }
  return undefined;
}

/** An attribute for a label, and the fact: a number where its unit is known, otherwise the whole value as a text. */
function readAsNew(label: string, value: string, { locale }: FactWords): Pick<FactProposal, 'attribute' | 'fact'> {
  const read = readNumbers(value, locale);
  const isNumber =
    read &&
    !continues.test(read.rest) &&
    (read.unit !== undefined || read.rest === '' || punctuation.test(read.rest)) &&
    read.decimals <= 6;
  if (!isNumber) {
    const attribute = { name: label, kind: 'text', unit: '', unitCode: '', decimals: 2 } as const;
    return { attribute, fact: { ...none, text: value } };
  }
  const { values, upTo, unit, decimals } = read;
  return {
    attribute: { name: label, kind: 'number', unit: unit?.label ?? '', unitCode: unit?.code ?? '', decimals },
    fact: { ...none, values, upTo, note: noteOf(read.rest) },
  };
}

/** What the item at the same place of a translation says. Where its numbers are elsewhere, the note is the whole value. */
function translated(fact: FactEntry, { label, value }: LabelledItem, words: FactWords): TranslatedProposal {
  if (fact.text !== '') return { label, text: value, note: '' };
  const read = readNumbers(value, words.locale);
  const isSame = read && String(read.values) === String(fact.values) && read.upTo === fact.upTo;
  return { label, text: '', note: isSame ? noteOf(read.rest) : value };
}

interface Texts {
  html: string;
  words: FactWords;
}

/**
 * Facts that the lists of a rich text may become. An item whose label is an attribute with other values is left in its
 * list: nothing is guessed. `translations`: the same text in other languages; a list of as many items is the same list.
 */
export function factsFromList(
  { html, words }: Texts,
  attributes: readonly ExistingAttribute[],
  translations: Readonly<Record<string, Texts>> = {},
): FactProposal[] {
  const others = Object.entries(translations).map(([lang, text]) => ({ lang, ...text, lists: htmlLists(text.html) }));
  const taken = new Set<number>();
  return htmlLists(html).flatMap(({ labelled, items }) =>
    labelled.flatMap((each): FactProposal[] => {
      const { list, item, label, value } = each;
      const existing = attributeNamed(label, attributes);
      const fact = existing && !taken.has(existing.id) ? readAs(value, existing, words) : undefined;
      if (existing && !fact) return [];
      if (existing) taken.add(existing.id);
      const read = existing && fact ? { attribute: { id: existing.id }, fact } : readAsNew(label, value, words);
      const inOthers = others.flatMap(({ lang, lists, words }) => {
        const same = lists[list]?.items === items ? lists[list] : undefined;
        const there = same?.labelled.find((other) => other.item === item);
        return there ? [[lang, translated(read.fact, there, words)] as const] : [];
      });
      return [{ list, item, label, value, ...read, translations: Object.fromEntries(inOthers) }];
    }),
  );
}
