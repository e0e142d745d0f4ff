import { evidenceAttribute, type Facet } from '#content/category/definition.ts';
import type { ProductSet } from '#store/store.ts';
import type { Proof } from './evidence.ts';

/** What the valid certificates of a scheme cover. */
export interface EvidenceSet extends ProductSet {
  scheme: string;
}

/** As many as one query counts. */
const mostSchemes = 30;

/**
 * The products that certificates name, by scheme: the same on each page in any language. Those of the whole group are left
 * out: they would fit every product. `below`: the categories below those that are covered.
 */
export function setsOf(
  proofs: readonly Proof[],
  chosen: readonly string[],
  below: (covers: ReadonlySet<number>) => readonly number[],
): EvidenceSet[] {
  const schemes = Map.groupBy(
    proofs.filter(({ scheme, covers }) => scheme !== '' && covers.length > 0),
    ({ scheme }) => scheme,
  );
  return [...schemes].slice(0, mostSchemes).map(([scheme, own]) => {
    const covers = new Set(own.flatMap((proof) => proof.covers));
    return { scheme, members: new Set([...covers, ...below(covers)]), isChosen: chosen.includes(scheme) };
  });
}

/** The certificates as a facet; none where no product of the list is covered. */
export function evidenceFacet(sets: readonly EvidenceSet[], counts: readonly number[]): Facet[] {
  const options = sets
    .map(({ scheme, isChosen }, index) => ({ key: scheme, name: scheme, count: counts[index] ?? 0, isChosen }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  if (options.length === 0) return [];
  const range = { least: null, most: null, from: null, to: null };
  return [{ attribute: evidenceAttribute, name: '', kind: 'choice', unit: '', decimals: 0, options, ...range }];
}
