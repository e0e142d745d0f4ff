import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { discardMails, retryMails } from '#contract/calls/office/upkeep.ts';
import { type FailedMail, maxFailedMails } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { ActionDialog } from '../screen/dialogs/action-dialog.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { Panel } from '../screen/panel.tsx';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';

/** The mails that an action is for; without `ids` all of them. */
interface Chosen {
  ids?: number[];
}

/** Mails that could not be sent, with their reasons; each is sent again or deleted. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  const texts = useTexts();
  const { health: words } = texts.owner;
  const queries = useQueryClient();
  const [discarding, setDiscarding] = useState<Chosen>();
  const reload = () => queries.invalidateQueries({ queryKey: ['health'] });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Chosen) => client.call(retryMails, chosen),
    onSuccess: ({ count }) => notify(words.mailsRetried({ count }), { type: 'success' }),
    onSettled: reload,
  });
  const discard = async (chosen: Chosen) => {
    const { count } = await client.call(discardMails, chosen);
    notify(words.mailsDiscarded({ count }), { type: 'success' });
    await reload();
  };
  const isAll = mails.length < maxFailedMails;
  return (
    <Panel
      title={words.failedMails}
      intro={words.failedMailsHint}
      aside={<Chip size="small" label={isAll ? mails.length : `${mails.length}+`} />}
    >
      {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {mails.map((mail) => (
          <Stack
            component="li"
            key={mail.id}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ alignItems: { sm: 'baseline' } }}
          >
            <MailText mail={mail} />
            <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
              <BusyButton
                size="small"
                disabled={isPending}
                aria-label={words.retryThis({ to: mail.to, subject: mail.subject })}
                onClick={() => mutate({ ids: [mail.id] })}
              >
                {words.retryMail}
              </BusyButton>
              <Button
                size="small"
                color="error"
                aria-label={words.discardThis({ to: mail.to, subject: mail.subject })}
                onClick={() => setDiscarding({ ids: [mail.id] })}
              >
                {words.discardMail}
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
      {mails.length > 1 && (
        <Stack direction="row" spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
          <BusyButton variant="outlined" loading={isPending} onClick={() => mutate({})}>
            {words.retryAll}
          </BusyButton>
          <Button variant="outlined" color="error" onClick={() => setDiscarding({})}>
            {words.discardAll}
          </Button>
        </Stack>
      )}
      {discarding && (
        <ActionDialog
          title={discarding.ids ? words.discardTitle : words.discardAllTitle}
          action={discarding.ids ? words.discardMail : words.discardAll}
          danger
          removesLine={discarding.ids !== undefined}
          onConfirm={() => discard(discarding)}
          onClose={() => setDiscarding(undefined)}
        >
          {words.discardHint}
        </ActionDialog>
      )}
    </Panel>
  );
}

function MailText({ mail: { to, subject, createdAt, attempts, dueAt, lastError } }: { mail: FailedMail }) {
  const { health: words } = useTexts().owner;
  const times = useTimes();
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }} dir="auto">
        {subject}
      </Typography>
      <Typography variant="body2">
        <bdi>{to}</bdi>
      </Typography>
      <Typography variant="body2">{lastError}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.mailAttempts({ when: times.full(createdAt), count: attempts })}{' '}
        {dueAt === null ? words.mailGivenUp : words.mailNext({ when: times.full(dueAt) })}
      </Typography>
    </Box>
  );
}
