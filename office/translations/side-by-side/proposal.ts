import type { ComponentType } from 'react';
import type { TextInput } from '#contract/entity.ts';

export interface ProposalProps {
  /** The entry. */
  id: number;
  lang: string;
  /** Such as `content.2.title`. */
  path: string;
  input: TextInput;
  source: string;
  /** The current text of the translation. */
  target: string;
  /** Puts a text into the input. */
  onUse: (text: string) => void;
}

/** Shown below the input of each text; undefined: nothing is proposed. */
export const Proposal: ComponentType<ProposalProps> | undefined = undefined;
