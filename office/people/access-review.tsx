import { Button, Typography } from '@mui/material';
import { DialogFrame } from '../screen/dialogs/dialog-frame.tsx';
import { useTexts } from '../texts/texts.ts';
import { Passkeys } from './profile/passkeys.tsx';
import { Sessions } from './profile/sessions.tsx';

/** What still signs in after a change of the password: an intruder may have added it. */
export function AccessReview({ onClose }: { onClose: () => void }) {
  const words = useTexts().people.profile;
  return (
    <DialogFrame
      title={words.password.review.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.password.review.close}
        </Button>
      }
    >
      <Typography sx={{ marginBlockEnd: 3 }}>{words.password.review.lead}</Typography>
      <Typography variant="h3">{words.passkeys.title}</Typography>
      <Passkeys />
      <Typography variant="h3" sx={{ marginBlockStart: 3 }}>
        {words.sessions.title}
      </Typography>
      <Sessions />
    </DialogFrame>
  );
}
