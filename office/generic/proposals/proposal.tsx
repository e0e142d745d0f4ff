import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import { Alert, Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { plainTextOf } from '../form/text-length.ts';
import { useDiscard } from './use-discard.ts';
import { useEntryProposals } from './use-proposals.ts';

export interface ProposalProps {
  /** Such as `content.2.title`. */
  path: string;
  /** The field's label. */
  label: string;
  isRichText: boolean;
  /** The current text in the main language. */
  source: string;
  /** The current translation. */
  target: string;
  /**
   * Replaces the translation. The focus moves to its input if the user wants to `edit` it; otherwise to the next
   * proposal, whose button is found by {@link nextUseButton}.
   */
  onUse: (text: string, edit: boolean) => void;
}

/** The button that uses the proposal after an element. */
export function nextUseButton(after: Element | null): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-use-proposal]')];
  return buttons.find(
    (button) => after && (after.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** The proposal for one text, with its actions; nothing without one for this source. */
export function Proposal({ path, label, isRichText, source, target, onUse }: ProposalProps) {
  const words = useTexts().proposals;
  const of = useEntryProposals();
  const discard = useDiscard(of);
  /** The proposal that the user has taken; it stays away while the text is changed. */
  const [used, setUsed] = useState<string>();
  const proposal = of?.proposals.find((each) => each.path === path);
  if (!of || !proposal || proposal.source !== source || proposal.text === target) return null;
  if (used === proposal.text && target !== '') return null;
  const use = (edit: boolean) => {
    setUsed(proposal.text);
    onUse(proposal.text, edit);
  };
  const { text, tooLong, missingTerms } = proposal;
  const shown = isRichText ? plainTextOf(text) : text;
  const terms = missingTerms.map((term) => words.term(term)).join(', ');
  return (
    <Box
      role="group"
      aria-label={words.labelled({ label })}
      // Texts of the office, not of the translation.
      lang={document.documentElement.lang}
      dir={document.documentElement.dir || 'ltr'}
      sx={{ mt: 1, p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'info.main', borderRadius: 1 }}
    >
      <Chip size="small" icon={<AutoAwesome />} label={words.mark} />
      <Box
        lang={of.lang}
        dir="auto"
        tabIndex={shown.length > 600 ? 0 : undefined}
        sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 260, overflowY: 'auto' }}
      >
        {shown}
      </Box>
      {(tooLong || terms !== '') && (
        <Alert severity="warning" role="note" sx={{ mb: 1 }}>
          {[tooLong ? words.tooLong : '', terms === '' ? '' : words.terms({ terms })].filter(Boolean).join(' ')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!tooLong && (
          <Button size="small" variant="outlined" data-use-proposal onClick={() => use(false)}>
            {words.use}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={() => use(true)}>
          {words.useAndEdit}
        </Button>
        <BusyButton size="small" loading={discard.isPending} onClick={() => discard.mutate([path])}>
          {words.discard}
        </BusyButton>
      </Box>
    </Box>
  );
}
