import Reply from '@mui/icons-material/Reply';
import { Button, Stack, Typography } from '@mui/material';
import type { MessageStatus } from '#contract/office/inbox-view.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTimes } from '#office/screen/format/use-times.ts';
import { useMe } from '#office/shell/me.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { ReplyHere, type ReplyHereProps } from '../replies/reply-here.tsx';
import { TemplateMenu } from '../replies/template-menu.tsx';
import { useReplySubject } from '../replies/use-filled-templates.ts';
import { addressWithSubject, replyAddress } from './reply-address.ts';

export interface MessageActionsProps extends Pick<ReplyHereProps, 'message' | 'draft' | 'onDraft'> {
  /** The status as it is shown: that of the message, or the one that is being saved. */
  status: MessageStatus;
  onStatus(status: MessageStatus): void;
  /** An answer was mailed. */
  onReplied(): void;
}

/** Answers a message, and marks it as answered or as spam. */
export function MessageActions({ message, status, onStatus, draft, onDraft, onReplied }: MessageActionsProps) {
  const { inbox, replies } = useTexts();
  const { messages: words } = inbox;
  const { sendsMail } = useMe();
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
            {sendsMail && <ReplyHere message={message} draft={draft} onDraft={onDraft} onSent={onReplied} />}
            <Button
              variant={sendsMail ? 'outlined' : 'contained'}
              component="a"
              href={address}
              startIcon={sendsMail ? undefined : <Reply sx={mirrored} />}
            >
              {sendsMail ? replies.ownProgram : words.reply}
            </Button>
            {!sendsMail && <TemplateMenu message={message} quotation={quotation} />}
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
        {email ? (sendsMail ? replies.replyHelp : words.replyHelp) : words.noAddress}
      </Typography>
    </>
  );
}
