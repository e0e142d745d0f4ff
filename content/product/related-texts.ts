import type { RelatedEntries } from '#contract/entity.ts';
import { composedText } from '#contract/text/composed-text.ts';
import { attribute as attributeEntity } from '../attribute/definition.ts';
import { factText } from '../attribute/fact-text.ts';
import { fittingValues, type StoredFact } from '../attribute/fact-values.ts';

/** Search has the name of an attribute that is so, and nothing of one that is not. */
const withoutWords = { yes: '', no: '' };

type Parsed = ReturnType<typeof attributeEntity.document.safeParse>['data'];
const parsed = new WeakMap<object, Parsed>();

/** An attribute with its defaults. Many products name the same one. */
function attributeIn(document: object | undefined): Parsed {
  if (!document) return undefined;
  const known = parsed.get(document) ?? attributeEntity.document.safeParse(document).data;
  parsed.set(document, known);
  return known;
}

function searchedText(fact: StoredFact, { lang, documentOf }: RelatedEntries): string {
  const attribute = attributeIn(documentOf(fact.attribute));
  if (!attribute) return '';
  const { chosen, ...said } = fittingValues(fact, attribute);
  if (said.values[0] === false || (said.values.length === 0 && said.text === '')) return '';
  const { name, unit, decimals } = attribute;
  const value = factText({ ...said, unit, decimals, note: fact.note ?? '' }, { locale: lang, ...withoutWords });
  return `${name} ${value}`.trim();
}

/** Facts as search finds them, each once, such as “Nominal pressure 8 bar”. Without the attributes, their own texts. */
export function factTexts(facts: readonly StoredFact[], related: RelatedEntries | undefined): string[] {
  if (!related) return facts.flatMap(({ text = '', note = '' }) => [text, note]);
  return [...new Set(facts.map((fact) => composedText(searchedText(fact, related))))];
}
