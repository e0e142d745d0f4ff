import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { getProposals } from '#contract/calls/office/translations.ts';
import type { ProposalView } from '#contract/office/proposal-view.ts';
import { client } from '#office/providers/client.ts';

export const allProposalsKey = ['proposals'] as const;
export const proposalsKey = (id: number, lang: string) => [...allProposalsKey, id, lang] as const;

const none: readonly ProposalView[] = [];

/** The proposals for an entry in a language. `isOn`: a service is set, and the user may change the entry. */
export function useProposals(id: number | undefined, lang: string, isOn: boolean): readonly ProposalView[] {
  const { data } = useQuery({
    queryKey: proposalsKey(id ?? 0, lang),
    queryFn: async ({ signal }) => (await client.list(getProposals, { id: id ?? 0, lang }, { signal })).items,
    enabled: isOn && id !== undefined && lang !== '',
    refetchOnMount: 'always',
  });
  return data ?? none;
}

export interface EntryProposals {
  id: number;
  lang: string;
  proposals: readonly ProposalView[];
}

const ProposalsContext = createContext<EntryProposals | undefined>(undefined);

/** Provides the proposals of the shown entry and language to its fields. */
export const ProposalsProvider = ProposalsContext.Provider;

export const useEntryProposals = (): EntryProposals | undefined => useContext(ProposalsContext);
