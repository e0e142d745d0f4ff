import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import type { ErasureReceipt } from '#contract/office/inbox-view.ts';
import { DialogFrame } from '../screen/dialogs/dialog-frame.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { Fact } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';

/** Proof of an erasure, which can be printed alone. */
export function Receipt({ receipt, onClose }: { receipt: ErasureReceipt; onClose(): void }) {
  const texts = useTexts();
  const { erasure } = texts.inbox;
  const times = useTimes();
  const counts = ['messages', 'applications', 'files', 'subscriptions', 'mails'] as const;
  const isNothing = counts.every((key) => receipt[key] === 0);
  return (
    <DialogFrame
      title={erasure.receipt}
      onClose={onClose}
      className="receipt"
      actions={
        <>
          <Button variant="outlined" onClick={() => window.print()}>
            {erasure.print}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {texts.shell.close}
          </Button>
        </>
      }
    >
      <GlobalStyles
        styles={{
          '@media print': {
            'body > *:not(.receipt), .receipt .MuiBackdrop-root, .receipt .MuiDialogActions-root': {
              display: 'none !important',
            },
            '.receipt, .receipt *': {
              position: 'static !important',
              color: '#000 !important',
              background: 'none !important',
            },
          },
        }}
      />
      <Typography sx={{ mb: 2 }}>{isNothing ? erasure.nothing : erasure.done}</Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={erasure.of}>{receipt.email}</Fact>
        <Fact name={erasure.at}>{times.full(receipt.at)}</Fact>
        <Fact name={erasure.by}>{receipt.by}</Fact>
        {counts.map((key) => (
          <Fact key={key} name={erasure[key]}>
            {receipt[key]}
          </Fact>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, '@media print': { display: 'none' } }}>
        {erasure.keep}
      </Typography>
    </DialogFrame>
  );
}
