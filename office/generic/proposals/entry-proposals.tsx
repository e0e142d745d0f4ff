import type { ReactNode } from 'react';
import { useMe } from '#office/shell/me.ts';
import { useFormFacts } from '../form/form-context.ts';
import { ProposalsBar } from './proposals-bar.tsx';
import { ProposalsProvider, useProposals } from './use-proposals.ts';

interface EntryProposalsProps {
  /** Undefined: not saved yet. */
  id: number | undefined;
  lang: string;
  children: ReactNode;
}

/** The texts of a translation with their proposals; the texts alone without a translation service. */
export function EntryProposals({ id, lang, children }: EntryProposalsProps) {
  const { translator, mainLanguage } = useMe();
  const { readOnly } = useFormFacts();
  const isOn = translator !== null && !readOnly && lang !== mainLanguage.toLowerCase();
  const proposals = useProposals(id, lang, isOn);
  if (!isOn || id === undefined) return children;
  return (
    <ProposalsProvider value={{ id, lang, proposals }}>
      <ProposalsBar />
      {children}
    </ProposalsProvider>
  );
}
