import { setImmediate as nextRound } from 'node:timers/promises';
import type { CallContext, Handler } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { type Claim, claimsOf, claimWordsOf } from '#api/rules/products/claims.ts';
import {
  concernsOf,
  coveredFields,
  isValidOn,
  type Proof,
  type Proved,
  proofOf,
  proves,
} from '#api/rules/products/evidence.ts';
import { todayIn } from '#api/rules/time/today.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { checkClaims as checkClaimsCall } from '#contract/calls/office/content.ts';
import { maySee, requireChanged } from '../allowed.ts';
import { exceptDrafts } from '../chosen-languages.ts';

/** Categories are two levels deep. */
const levels = 2;

/** As many certificates of an entry are looked at. */
const mostProofs = 500;

/** What is to be published of an entry. */
export interface ToPublish {
  type: EntityName;
  /** Undefined: it was never saved. */
  id: number | undefined;
  parent: number | null;
  document: object;
  translations: Readonly<Record<string, unknown>>;
}

/** Finds the promises of states that no valid certificate proves: every way of publishing asks this. */
export async function claimsCheck(context: CallContext): Promise<(state: ToPublish) => Promise<Claim[]>> {
  const { store } = context;
  const company = await store.entries.publishedSingle('company');
  const lists = company && documentIn('company', company, context)?.claimWords;
  const claimWords = claimWordsOf(lists ?? []);
  const day = await todayIn(store, context.now());
  return async ({ type, id, parent, document, translations }) => {
    const claims = claimsOf(type, { document, translations }, store.defaultLanguage, claimWords);
    if (claims.length === 0) return claims;
    const within = new Set([
      ...(id === undefined ? [] : [id]),
      ...(await above(parent, context)),
      ...concernsOf(document),
    ]);
    const proofs = await proofsFor({ type, within }, context);
    return proofs.some((proof) => isValidOn(proof, day) && proves(proof, { type, within })) ? [] : claims;
  };
}

export const checkClaims: Handler<typeof checkClaimsCall> = async ({ entries }, context) => {
  for (const { type } of entries) requireChanged(type, context.caller);
  const check = await claimsCheck(context);
  const found: { at: number; claims: Claim[] }[] = [];
  for (const [at, { type, id, state }] of entries.entries()) {
    const saved = id === undefined ? undefined : await savedState(id, context);
    // An entry that is gone is refused when it is published.
    if (id !== undefined && !saved) continue;
    const asked = state ? { ...state, type, id } : saved;
    const claims = asked && entityOf(asked.type).claims ? await check(asked) : [];
    if (claims.length > 0) found.push({ at, claims });
    await nextRound();
  }
  return { found };
};

/** The latest state of an entry, as it is published without a choice of languages. */
async function savedState(id: number, { store, caller }: CallContext): Promise<ToPublish | undefined> {
  const entry = await store.entries.get(id);
  if (!entry || !maySee(entry.type, caller)) return undefined;
  const { type, parent, document, translations } = entry;
  const langs = new Set(exceptDrafts(entry));
  const published = Object.entries(translations).filter(([lang]) => langs.has(lang));
  return { type, id, parent, document, translations: Object.fromEntries(published) };
}

/** An entry and those above it. */
async function above(parent: number | null, { store }: CallContext): Promise<number[]> {
  const found: number[] = [];
  for (let next = parent; next !== null && found.length < levels; ) {
    found.push(next);
    next = (await store.entries.get(next))?.parent ?? null;
  }
  return found;
}

/** The certificates that name what is proved; all for the company. */
async function proofsFor({ type, within }: Proved, context: CallContext): Promise<Proof[]> {
  const named = type !== 'company';
  if (named && within.size === 0) return [];
  const related = { fields: coveredFields, to: [...within] };
  const { items } = await context.store.entries.listPublished({
    type: 'certificate',
    take: mostProofs,
    ...(named ? { related } : {}),
  });
  return items.flatMap((entry) => {
    const document = documentIn('certificate', entry, context);
    return document ? proofOf(entry.id, document) : [];
  });
}
