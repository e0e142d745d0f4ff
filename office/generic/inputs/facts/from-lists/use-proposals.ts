import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FactWords } from '#content/attribute/fact-text.ts';
import { attributeNamed, type FactProposal, factsFromList } from '#content/attribute/from-list/facts-from-list.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { attributeIn } from '../facts.ts';
import { useAttributes } from '../use-attributes.ts';
import type { ProductTexts } from './take-facts.ts';

const take = 100;
/** More attributes are not looked through. */
const maxAttributes = 2_000;

async function allNames(signal: AbortSignal): Promise<{ id: number; name: string }[]> {
  const names: { id: number; name: string }[] = [];
  for (let skip = 0; skip < maxAttributes; skip += take) {
    const query = { type: 'attribute', sort: 'own', descending: false, skip, take } as const;
    const { items, total } = await client.list(listEntries, query, { signal });
    names.push(...items.map(({ id, title }) => ({ id, name: title })));
    if (names.length >= total) break;
  }
  return names;
}

/**
 * The facts that the lists of a description may become; undefined while the attributes are loaded. Items of attributes
 * that the product has a fact of stay where they are.
 */
export function useProposals(
  texts: ProductTexts,
  wordsOf: (lang: string) => FactWords,
): { proposals: FactProposal[] | undefined; error: unknown } {
  const names = useQuery({ queryKey: ['attribute', 'names'], queryFn: ({ signal }) => allNames(signal), gcTime: 0 });
  const main = useMemo(() => ({ html: texts.description, words: wordsOf('') }), [texts, wordsOf]);
  const named = useMemo(() => {
    const labels = factsFromList(main, []).map(({ label }) => label);
    return names.data && [...new Set(labels.flatMap((label) => attributeNamed(label, names.data)?.id ?? []))];
  }, [main, names.data]);
  const attributeOf = useAttributes(named ?? []);
  const proposals = useMemo(() => {
    const loaded = named?.map((id) => ({ id, attribute: attributeOf(id) }));
    if (!loaded || loaded.some(({ attribute }) => attribute === undefined)) return undefined;
    const known = new Set(texts.facts.map(attributeIn));
    const others = Object.entries(texts.translations).map(([lang, { description }]) => [
      lang,
      { html: description, words: wordsOf(lang) },
    ]);
    const attributes = loaded.flatMap(({ id, attribute }) => (attribute ? [{ ...attribute, id }] : []));
    return factsFromList(main, attributes, Object.fromEntries(others)).filter(
      ({ attribute }) => !('id' in attribute && known.has(attribute.id)),
    );
  }, [named, attributeOf, main, texts, wordsOf]);
  return { proposals, error: names.error };
}
