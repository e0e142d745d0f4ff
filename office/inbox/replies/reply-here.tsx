import Reply from '@mui/icons-material/Reply';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type Draft, ReplyDialog } from './reply-dialog.tsx';
import { useReplySubject } from './use-filled-templates.ts';

export interface ReplyHereProps {
  message: OfficeMessage;
  /** Undefined: none is being written. */
  draft: Draft | undefined;
  onDraft(draft: Draft | undefined): void;
  onSent(): void;
}

export const isTyped = (draft: Draft | undefined): boolean => draft !== undefined && draft.text.trim() !== '';

/** Answers a message in the office. What was typed stays when the dialog is closed. */
export function ReplyHere({ message, draft, onDraft, onSent }: ReplyHereProps) {
  const { replies: texts } = useTexts();
  const replySubject = useReplySubject();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    const key = crypto.randomUUID();
    onDraft(draft ?? { subject: replySubject(message), text: '', template: '', filled: '', key });
    setOpen(true);
  };
  return (
    <>
      <Button variant="contained" startIcon={<Reply sx={mirrored} />} onClick={open}>
        {isTyped(draft) && !isOpen ? texts.continueReply : texts.reply}
      </Button>
      {isOpen && draft && (
        <ReplyDialog
          message={message}
          draft={draft}
          onChange={onDraft}
          onSent={() => {
            setOpen(false);
            onDraft(undefined);
            onSent();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
