import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Divider, Link, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { messageStatus, type OfficeMessage } from '#contract/office/inbox-view.ts';
import { ErasePerson } from '#office/privacy/erase-person.tsx';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTimes } from '#office/screen/format/use-times.ts';
import { Fact } from '#office/screen/panel.tsx';
import { SelectField } from '#office/screen/select-field.tsx';
import { useMay } from '#office/shell/me.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { wholeReferences } from '#ui/whole-references.tsx';
import { AssigneeField } from '../assignee-field.tsx';
import { DeskField } from '../desks/desk-field.tsx';
import { Notes } from '../notes.tsx';
import type { Draft } from '../replies/reply-dialog.tsx';
import { isTyped } from '../replies/reply-here.tsx';
import { EnquiryFacts, EnquiryPanel } from './enquiry-panel.tsx';
import { MessageActions } from './message-actions.tsx';
import { OthersLink } from './others-link.tsx';
import { useChangeMessages } from './use-messages.ts';

export interface MessageViewProps {
  message: OfficeMessage;
  /** Called with the changes, because a list of new messages loses those that are read. */
  onChanged(change: Partial<OfficeMessage>): void;
  onClose(): void;
  /** The message was deleted with its person. */
  onErased(): void;
}

/** One message with its actions; opening a new one marks it as read. */
export function MessageView({ message, onChanged, onClose, onErased }: MessageViewProps) {
  const texts = useTexts();
  const { messages: words } = texts.inbox;
  const may = useMay();
  const headingId = useId();
  const { mutateAsync, error, ...sending } = useChangeMessages(({ desk, ...change }) =>
    onChanged(desk && message.enquiry ? { ...change, enquiry: { ...message.enquiry, desk } } : change),
  );
  const { mutate: send, variables, isPending } = sending;
  const [draft, setDraft] = useState<Draft>();
  const { id, email } = message;
  const mutate = (change: Pick<Partial<OfficeMessage>, 'status' | 'assignee'> & { desk?: string }) =>
    send({
      ids: [id],
      ...change,
      seen: { status: message.status, assignee: message.assignee, desk: message.enquiry?.desk },
    });
  // Optimistic: the choice is shown immediately. If the server rejects it, the earlier value returns with the reason.
  const status = (isPending && variables.status) || message.status;
  const assignee = isPending && variables.assignee !== undefined ? variables.assignee : message.assignee;
  const desk = message.enquiry ? (isPending && variables.desk) || message.enquiry.desk : undefined;

  const isNew = useRef(message.status === 'new');
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    send({ ids: [id], status: 'read', seen: { status: 'new' } });
  }, [id, send]);

  return (
    <Paper component="article" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <BackButton onClick={onClose} />
      <MessageHeading id={headingId} message={message} />
      <MessageFacts message={message} />
      <Divider sx={{ my: 2 }} />
      {message.enquiry && <EnquiryPanel id={id} enquiry={message.enquiry} />}
      <Typography
        dir="auto"
        lang={message.lang ?? undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch', lineHeight: 1.6 }}
      >
        {message.message}
      </Typography>
      <MessageActions
        message={message}
        status={status}
        onStatus={(next) => mutate({ status: next })}
        draft={draft}
        onDraft={setDraft}
        onReplied={() => onChanged({ status: 'answered' })}
      />
      <Divider sx={{ my: 2.5 }} />
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(error, texts)}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2.5 }}>
        <SelectField
          label={texts.inbox.status}
          value={status}
          options={messageStatus.options.map((option) => [option, words.statuses[option]])}
          onChange={(next) => mutate({ status: next })}
        />
        <AssigneeField value={assignee} onChange={(next) => mutate({ assignee: next })} />
        {desk !== undefined && <DeskField value={desk} onChange={(next) => mutate({ desk: next })} />}
      </Stack>
      <Notes
        notes={message.notes}
        onAdd={(note) => mutateAsync({ ids: [id], note })}
        alsoUnsaved={isTyped(draft) ? texts.replies.unsent : undefined}
      />
      {email && may('ErasePerson') && <EraseSender email={email} onErased={onErased} />}
    </Paper>
  );
}

/** On phones, the message takes the place of the list. */
function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      startIcon={<ArrowBack sx={mirrored} />}
      onClick={onClick}
      sx={{ display: { md: 'none' }, mb: 1, marginInlineStart: -1 }}
    >
      {useTexts().inbox.messages.back}
    </Button>
  );
}

/** The subject, or what the message is. It has the focus when the message is opened. */
function MessageHeading({ id, message: { subject, enquiry } }: { id: string; message: OfficeMessage }) {
  const { inbox } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Typography
      id={id}
      ref={heading}
      tabIndex={-1}
      variant="h2"
      sx={{ mb: 1.5, overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
    >
      {subject ? (
        <bdi>{subject}</bdi>
      ) : enquiry ? (
        wholeReferences(inbox.enquiry.title({ reference: enquiry.reference }))
      ) : (
        inbox.messages.noSubject
      )}
    </Typography>
  );
}

function MessageFacts({ message }: { message: OfficeMessage }) {
  const { inbox } = useTexts();
  const { messages: words } = inbox;
  const formats = useFormats();
  const times = useTimes();
  const { name, email, mobile, enquiry, receivedAt, lang, privacyVersion } = message;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Fact name={words.from}>
        <Sender name={name} email={email} />
        {email && (
          <Box>
            <OthersLink message={message} />
          </Box>
        )}
      </Fact>
      {mobile && (
        <Fact name={words.phone}>
          <Link href={`tel:${mobile.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
            {mobile}
          </Link>
        </Fact>
      )}
      {enquiry && <EnquiryFacts enquiry={enquiry} />}
      <Fact name={words.received}>{times.full(receivedAt)}</Fact>
      <Fact name={inbox.language}>{lang === null ? inbox.languageUnknown : formats.languageName(lang)}</Fact>
      <Fact name={inbox.privacyVersion}>
        {privacyVersion === null ? inbox.versionUnknown : inbox.versionOf({ version: privacyVersion })}
      </Fact>
    </Box>
  );
}

function EraseSender({ email, onErased }: { email: string; onErased: () => void }) {
  const { inbox } = useTexts();
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <Button color="error" size="small" sx={{ mt: 2, marginInlineStart: -0.5 }} onClick={() => setErasing(true)}>
        {inbox.erase}
      </Button>
      {erasing && <ErasePerson email={email} onClose={() => setErasing(false)} onErased={onErased} />}
    </>
  );
}

/** Name and address are both optional for visitors. */
function Sender({ name, email }: Pick<OfficeMessage, 'name' | 'email'>) {
  const { messages: words } = useTexts().inbox;
  const address = email && <Link href={`mailto:${email}`}>{email}</Link>;
  if (!name) return address || words.noName;
  return address ? (
    <>
      {name} ({address})
    </>
  ) : (
    name
  );
}
