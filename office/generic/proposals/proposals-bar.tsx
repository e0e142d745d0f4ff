import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useDiscard } from './use-discard.ts';
import { useEntryProposals } from './use-proposals.ts';

/** Above the texts of a translation: how many proposals wait, and a button that asks for them. */
export function ProposalsBar() {
  const words = useTexts().proposals;
  const of = useEntryProposals();
  const { control } = useFormContext();
  const { isDirty } = useFormState({ control });
  const [isOpen, setOpen] = useState(false);
  const discard = useDiscard(of);
  if (!of) return null;
  const { id, lang, proposals } = of;
  const count = proposals.length;
  return (
    <Box
      // Texts of the office, not of the translation.
      lang={document.documentElement.lang}
      dir={document.documentElement.dir || 'ltr'}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <BusyButton
        size="small"
        variant="outlined"
        startIcon={<AutoAwesome />}
        disabled={isDirty}
        onClick={() => setOpen(true)}
      >
        {words.propose}
      </BusyButton>
      <Typography variant="body2" color="textSecondary" role="status">
        {count > 0 ? words.waiting({ count }) : isDirty ? words.unsaved : ''}
      </Typography>
      {count > 1 && (
        <BusyButton
          size="small"
          loading={discard.isPending}
          onClick={() => discard.mutate(proposals.map(({ path }) => path))}
        >
          {words.discardAll}
        </BusyButton>
      )}
      {isOpen && (
        <ProposeDialog entries={[{ id }]} langs={[lang]} onClose={() => setOpen(false)} onDone={() => setOpen(false)} />
      )}
    </Box>
  );
}
