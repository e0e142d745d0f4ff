import { Alert, Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { sendTestMail } from '#contract/calls/office/upkeep.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { useTexts } from '../texts/texts.ts';

/** Sends a mail to the user and shows the result. */
export function TestMail() {
  const texts = useTexts();
  const { health: words } = texts.owner;
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => client.call(sendTestMail, {}) });
  return (
    <Box>
      <BusyButton variant="outlined" loading={isPending} onClick={() => mutate()}>
        {words.testMail}
      </BusyButton>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        {data && (
          <Alert severity={data.sent ? 'success' : 'error'}>
            {data.sent ? words.testSent : words.testFailed}
            {data.detail && `: ${data.detail}`}
          </Alert>
        )}
        {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      </Box>
    </Box>
  );
}
