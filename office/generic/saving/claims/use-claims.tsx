import { type ReactNode, useState } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { checkClaims } from '#contract/calls/office/content.ts';
import type { CallInput, CallOutput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { ClaimsDialog } from './claims-dialog.tsx';
import { requestsOf } from './requests.ts';

/** What is to be published of an entry. */
export interface Publication {
  type: EntityName;
  title: string;
  /** Undefined: it was never saved. */
  id: number | undefined;
  /** Undefined: the latest saved state. */
  state?: CallInput<typeof checkClaims>['entries'][number]['state'];
  /** The languages that are published; undefined: all. */
  languages?: readonly string[] | undefined;
}

/** An entry with promises that no certificate proves. */
export interface Unproved {
  title: string;
  claims: CallOutput<typeof checkClaims>['found'][number]['claims'];
}

async function unprovedOf(publications: readonly Publication[]): Promise<Unproved[]> {
  const unproved: Unproved[] = [];
  for (const asked of requestsOf(publications.filter(({ type }) => entityOf(type).claims))) {
    const entries = asked.map(({ type, id, state }) => ({ type, id, state }));
    const { found } = await client.call(checkClaims, { entries });
    for (const { at, claims } of found) {
      const { title = '', languages } = asked[at] ?? {};
      const published = claims.filter(({ lang }) => languages?.includes(lang) ?? true);
      if (published.length > 0) unproved.push({ title, claims: published });
    }
  }
  return unproved;
}

/** Asks before promises without evidence are published: every way of publishing uses this. */
export function useClaims(): {
  /** Whether to publish: nothing is promised, or the user wants it. */
  confirm: (publications: readonly Publication[]) => Promise<boolean>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ unproved: readonly Unproved[]; answer: (isSure: boolean) => void }>();
  const choose = (isSure: boolean) => {
    setAsked(undefined);
    asked?.answer(isSure);
  };
  return {
    confirm: async (publications) => {
      const unproved = await unprovedOf(publications);
      if (unproved.length === 0) return true;
      return new Promise((answer) => setAsked({ unproved, answer }));
    },
    question: asked && <ClaimsDialog unproved={asked.unproved} onChoose={choose} />,
  };
}
