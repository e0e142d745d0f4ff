import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Passkeys } from './profile/passkeys.tsx';
import { Sessions } from './profile/sessions.tsx';

/** What still signs in after a change of the password: an intruder may have added it. */
export function AccessReview({ onClose }: { onClose: () => void }) {
  const words = useTexts().people.profile;
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.password.review.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ marginBlockEnd: 3 }}>{words.password.review.lead}</Typography>
        <Typography variant="h3">{words.passkeys.title}</Typography>
        <Passkeys />
        <Typography variant="h3" sx={{ marginBlockStart: 3 }}>
          {words.sessions.title}
        </Typography>
        <Sessions />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.password.review.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
