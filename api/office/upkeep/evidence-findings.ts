import { nameOfLanguage } from '#api/office/words.ts';
import type { NewFinding } from '#api/rules/findings.ts';
import { isCovered, isValidOn, type Proof, type Proved, proofOf, proves } from '#api/rules/products/evidence.ts';
import type { EntityName } from '#content/registry.ts';
import { factErrors } from '#contract/documents/fact-rules.ts';
import type { ContentFacts } from './content-facts.ts';
import type { EntryFacts } from './entry-facts.ts';

type Belonging = NonNullable<EntryFacts['belongs']>;

/** An entry about which certificates prove something, or that promises something. */
export interface Provable extends Proved {
  id: number;
  title: string;
  claims: EntryFacts['claims'];
}

export const proofsIn = ({ entries }: ContentFacts): Proof[] =>
  [...(entries.get('certificate')?.values() ?? [])].flatMap(({ certificate }) =>
    certificate ? proofOf(certificate.id, certificate) : [],
  );

/** Categories are two levels deep; more are not followed. */
const deepest = 4;

/** The numbers of an entry, of those above it, and of its concerns. */
function withinOf(
  id: number,
  { parent, concerns }: Belonging,
  categories: ReadonlyMap<number, EntryFacts>,
): Set<number> {
  const within = new Set([id, ...concerns]);
  let above = parent;
  for (let level = 0; above !== null && level < deepest; level++) {
    within.add(above);
    above = categories.get(above)?.belongs?.parent ?? null;
  }
  return within;
}

/** The published entries of covered types, and all others that promise something; or those alone that promise something. */
export function* provable({ entries }: ContentFacts, which: 'all' | 'promising' = 'all'): Generator<Provable> {
  const categories = entries.get('category') ?? new Map<number, EntryFacts>();
  for (const [type, ofType] of entries) {
    for (const [id, { belongs, claims }] of ofType) {
      if (belongs && (which === 'all' || claims.length > 0))
        yield { type, id, title: belongs.title, within: withinOf(id, belongs, categories), claims };
    }
  }
}

/** Entries that promise something, to which no certificate is linked that is valid on a day. */
export function* unproved(facts: ContentFacts, day: string): Generator<Provable> {
  const proofs = proofsIn(facts).filter((proof) => isValidOn(proof, day));
  for (const entry of provable(facts, 'promising')) {
    if (!proofs.some((proof) => proves(proof, entry))) yield entry;
  }
}

export const claimFindings = (facts: ContentFacts, today: string): Iterable<NewFinding> =>
  unproved(facts, today).flatMap((entry) => entry.claims.map(({ lang, words }) => claimFinding(entry, lang, words)));

const claimFinding = ({ type, id, title }: Provable, lang: string, words: readonly string[]): NewFinding => ({
  kind: 'claim-without-evidence',
  text: ({ findings }, of) => {
    const named = { title, words: words.join(', ') };
    return lang === '' ? findings.claim(named) : findings.claimIn({ ...named, language: nameOfLanguage(lang, of) });
  },
  entry: { type, id },
  about: [lang, ...words].filter(Boolean).join(' '),
});

const factsOfProducts = ({ entries }: ContentFacts): [number, NonNullable<EntryFacts['product']>][] =>
  [...(entries.get('product') ?? [])].flatMap(([id, { product }]) => (product ? [[id, product]] : []));

/** Products without a maker, on a site where others have one. */
export function makerFindings(facts: ContentFacts): NewFinding[] {
  const products = factsOfProducts(facts);
  if (!products.some(([, { hasMaker }]) => hasMaker)) return [];
  return products
    .filter(([, { hasMaker }]) => !hasMaker)
    .map(([id, { title }]) => ({
      kind: 'product-without-maker',
      text: ({ findings }) => findings.noMaker({ title }),
      entry: { type: 'product', id },
    }));
}

/** Facts that no longer fit their attributes, such as after its limits were changed. */
export function* factFindings(facts: ContentFacts): Generator<NewFinding> {
  const attributes = facts.entries.get('attribute') ?? new Map<number, EntryFacts>();
  for (const [id, { title, facts: own }] of factsOfProducts(facts)) {
    const unfit = new Map<number, string>();
    for (const fact of own) {
      const attribute = attributes.get(fact.attribute)?.attribute;
      if (attribute && factErrors(fact, attribute).length > 0) unfit.set(fact.attribute, attribute.name);
    }
    for (const [attribute, name] of unfit)
      yield {
        kind: 'fact-out-of-range',
        text: ({ findings }) => findings.unfitFact({ title, name }),
        entry: { type: 'product', id },
        about: String(attribute),
      };
  }
}

export const documentFindings = ({ entries }: ContentFacts): NewFinding[] =>
  [...(entries.get('document') ?? [])].flatMap(([id, { withoutLang }]) =>
    withoutLang.map(
      ({ title, src }): NewFinding => ({
        kind: 'document-without-language',
        text: ({ findings }) => findings.noLanguage({ title, file: src.replace(/^.*\//, '') }),
        entry: { type: 'document' satisfies EntityName, id },
        about: src,
      }),
    ),
  );

/** What proves something about an entry today and no longer on a later day, where no other of its scheme does. */
export interface Ending {
  entry: Pick<Provable, 'type' | 'id' | 'title'> | 'group';
  proof: Proof;
}

const schemeOf = ({ scheme, name }: Proof): string => (scheme || name).toLowerCase();

/** Certificates that are valid today and end before a day, with everything that then lacks one of their scheme. */
export function* endings(facts: ContentFacts, today: string, day: string): Generator<Ending> {
  const all = proofsIn(facts);
  const ending = all.filter((proof) => isValidOn(proof, today) && !isValidOn(proof, day));
  const staying = all.filter((proof) => isValidOn(proof, day));
  const isReplaced = (proof: Proof, covers: (other: Proof) => boolean) =>
    staying.some((other) => schemeOf(other) === schemeOf(proof) && covers(other));
  for (const proof of ending) {
    if (proof.coversGroup && !isReplaced(proof, (other) => other.coversGroup)) yield { entry: 'group', proof };
  }
  if (ending.length === 0) return;
  for (const entry of provable(facts)) {
    if (!isCovered(entry.type)) continue;
    for (const proof of ending) {
      const isLost = proves(proof, entry) && !isReplaced(proof, (other) => other.coversGroup || proves(other, entry));
      if (isLost) yield { entry, proof };
    }
  }
}
