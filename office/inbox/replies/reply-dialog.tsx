import { TextField } from '@mui/material';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import { maxReplySubject } from '#contract/office/replies/reply-templates.ts';
import { maxSentText, sentReply } from '#contract/office/replies/sent-reply.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { SelectField, type SelectOption } from '#office/screen/select-field.tsx';
import { useCheck } from '#office/screen/use-checked-form.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useSendReply } from '../messages/use-messages.ts';
import { useFilledTemplates } from './use-filled-templates.ts';

/** An answer that is being written. */
export interface Draft {
  subject: string;
  text: string;
  /** The id of the template that it started from; '': none. */
  template: string;
  /** The text of that template; '': none. */
  filled: string;
  /** The idempotency key. */
  key: string;
}

export interface ReplyDialogProps {
  message: OfficeMessage;
  draft: Draft;
  onChange(draft: Draft): void;
  onSent(): void;
  onClose(): void;
}

/** Writes an answer, and mails it to the sender. */
export function ReplyDialog({ message, draft, onChange, onSent, onClose }: ReplyDialogProps) {
  const { replies: words } = useTexts();
  const { languageName } = useFormats();
  const { templates, fill } = useFilledTemplates(message);
  const sending = useSendReply(() => {
    notify(words.sent, { type: 'success' });
    onSent();
  });
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const { subject, text } = draft;
  const { check, field } = useCheck({ schema: sentReply, values: { subject, text }, error: sending.error });
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return change({ template: '' });
    const filled = fill(template);
    // What was typed stays above the text of the template.
    const isTyped = text.trim() !== '' && text !== draft.filled;
    const whole = isTyped ? `${text.trimEnd()}\n\n${filled.text}` : filled.text;
    change({ template: id, subject: filled.subject, filled: filled.text, text: whole });
  };
  const submit = () => {
    if (check()) sending.mutate({ id: message.id, subject, text, idempotencyKey: draft.key });
  };
  const options = templates.map(({ id, name, language }): SelectOption => [id, `${name} · ${languageName(language)}`]);
  return (
    <FormDialog title={words.replyTitle} action={words.send} sending={sending} onSubmit={submit} onClose={onClose}>
      <TextField
        label={words.to}
        value={message.email}
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
      />
      {templates.length > 0 && (
        <SelectField
          label={words.template}
          value={draft.template}
          options={[['', words.noTemplate], ...options]}
          onChange={choose}
        />
      )}
      <TextField
        label={words.subject}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
        {...field('subject')}
        slotProps={{ htmlInput: { maxLength: maxReplySubject, dir: 'auto' } }}
      />
      <TextField
        autoFocus
        multiline
        minRows={8}
        maxRows={20}
        label={words.text}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        {...field('text')}
        slotProps={{ htmlInput: { maxLength: maxSentText, dir: 'auto' } }}
      />
    </FormDialog>
  );
}
