import Reply from '@mui/icons-material/Reply';
import { Button, Stack, Typography } from '@mui/material';
import type { MessageStatus, OfficeMessage } from '#contract/office/inbox-view.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTimes } from '#office/screen/format/use-times.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { TemplateMenu } from '../replies/template-menu.tsx';
import { useReplySubject } from '../replies/use-filled-templates.ts';
import { addressWithSubject, replyAddress } from './reply-address.ts';

export interface MessageActionsProps {
  message: OfficeMessage;
  /** The status as it is shown: that of the message, or the one that is being saved. */
  status: MessageStatus;
  onStatus(status: MessageStatus): void;
}

/** Answers a message, and marks it as answered or as spam. */
export function MessageActions({ message, status, onStatus }: MessageActionsProps) {
  const { messages: words } = useTexts().inbox;
  const times = useTimes();
  const replySubject = useReplySubject();
  const { email, name, receivedAt } = message;
  const subject = replySubject(message);
  const quotation = {
    intro: words.wrote({ when: times.full(receivedAt), name: name || email }),
    quoted: message.message,
  };
  const address = replyAddress({ email, subject, ...quotation }) ?? addressWithSubject(email, subject);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
        {email && (
          <>
            <Button variant="contained" component="a" href={address} startIcon={<Reply sx={mirrored} />}>
              {words.reply}
            </Button>
            <TemplateMenu message={message} quotation={quotation} />
          </>
        )}
        <BusyButton variant="outlined" disabled={status === 'answered'} onClick={() => onStatus('answered')}>
          {words.markAnswered}
        </BusyButton>
        <Button onClick={() => onStatus(status === 'spam' ? 'read' : 'spam')}>
          {status === 'spam' ? words.noSpam : words.markSpam}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {email ? words.replyHelp : words.noAddress}
      </Typography>
    </>
  );
}
