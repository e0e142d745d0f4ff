import { Alert, Box, Button, FormControl, FormLabel, Link, Rating, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { applicationStatus, type OfficeApplication } from '#contract/office/inbox-view.ts';
import { ErasePerson } from '#office/privacy/erase-person.tsx';
import { messageOf } from '#office/providers/error-texts.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTimes } from '#office/screen/format/use-times.ts';
import { Columns } from '#office/screen/list/columns.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import { Fact, Panel } from '#office/screen/panel.tsx';
import { SelectField } from '#office/screen/select-field.tsx';
import { useMay } from '#office/shell/me.ts';
import { settled } from '#office/shell/moves.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { wholeReferences } from '#ui/whole-references.tsx';
import { Notes } from '../notes.tsx';
import { CvPanel } from './cv-panel.tsx';
import { type Change, useApplication, useChangeApplications } from './use-applications.ts';

/** One application: the person, the CV, and the assessment. */
export function ApplicationScreen() {
  const { applications: texts } = useTexts().inbox;
  const { id } = useParams();
  const answer = useApplication(Number(id) || 0);
  return (
    <Page title={answer.data?.name ?? texts.title} back={{ to: '/applications', label: texts.back }}>
      <Loaded of={answer}>
        {(application) => (
          <Columns shares={[2, 3]}>
            <Stack spacing={2.5} sx={{ minWidth: 0 }}>
              <Judgement application={application} />
              <Person application={application} />
            </Stack>
            <CvPanel application={application} />
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

/** The status and rating in a change, if present. */
const given = ({ status, rating }: Change) => ({
  ...(status === undefined ? {} : { status }),
  ...(rating === undefined ? {} : { rating }),
});

function Judgement({ application }: { application: OfficeApplication }) {
  const texts = useTexts();
  const words = texts.inbox.applications;
  const { mutate: send, mutateAsync, error, variables, isPending } = useChangeApplications();
  // Optimistic: the choice is shown immediately. If the server rejects it, the earlier value returns with the reason.
  const { id, status, rating } = { ...application, ...(isPending ? given(variables) : {}) };
  const mutate = (change: Pick<Partial<OfficeApplication>, 'status' | 'rating'>) =>
    send({ ids: [id], ...change, seen: { status: application.status, rating: application.rating } });
  return (
    <Panel title={words.judgement}>
      <Stack spacing={2}>
        <SelectField
          label={texts.inbox.status}
          value={status}
          options={applicationStatus.options.map((option) => [option, words.statuses[option]])}
          onChange={(next) => mutate({ status: next })}
        />
        <FormControl component="fieldset">
          <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 0.5 }}>
            {words.rating}
          </FormLabel>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Rating
              name={`rating-${id}`}
              size="large"
              value={rating}
              getLabelText={(stars) => words.ratingOf({ stars })}
              emptyLabelText={words.notRated}
              onChange={(_, next) => mutate({ rating: next })}
            />
            <BusyButton size="small" disabled={rating === null} onClick={() => mutate({ rating: null })}>
              {words.noRating}
            </BusyButton>
          </Stack>
        </FormControl>
        {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
        <Notes notes={application.notes} onAdd={(note) => mutateAsync({ ids: [id], note })} />
      </Stack>
    </Panel>
  );
}

function Person({ application }: { application: OfficeApplication }) {
  const formats = useFormats();
  const { inbox } = useTexts();
  const texts = inbox.applications;
  const may = useMay();
  const times = useTimes();
  const navigate = useNavigate();
  const [erasing, setErasing] = useState(false);
  const { email, mobile, mobileAlternative, address, career, department, reference, receivedAt, lang } = application;
  const dialled = (number: string) => (
    <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
      {number}
    </Link>
  );
  return (
    <Panel title={texts.person}>
      <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
        <Fact name={texts.job}>{career?.title ?? texts.noJob}</Fact>
        <Fact name={texts.department}>{department.title}</Fact>
        <Fact name={texts.received}>{times.full(receivedAt)}</Fact>
        <Fact name={inbox.language}>{lang === null ? inbox.languageUnknown : formats.languageName(lang)}</Fact>
        <Fact name={texts.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact name={texts.mobile}>{dialled(mobile)}</Fact>
        {mobileAlternative && <Fact name={texts.otherMobile}>{dialled(mobileAlternative)}</Fact>}
        <Fact name={texts.address}>
          <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
            {address}
          </Box>
        </Fact>
        <Fact name={texts.reference}>{wholeReferences(reference)}</Fact>
        <Kept application={application} />
      </Box>
      {may('ErasePerson') && (
        <Button color="error" size="small" sx={{ marginInlineStart: -0.5 }} onClick={() => setErasing(true)}>
          {inbox.erase}
        </Button>
      )}
      {erasing && (
        <ErasePerson
          email={email}
          onClose={() => setErasing(false)}
          onErased={() => void navigate('/applications', { replace: true, state: settled })}
        />
      )}
    </Panel>
  );
}

/** The privacy notice and consent of the person, and the end of the retention period. */
function Kept({ application }: { application: OfficeApplication }) {
  const texts = useTexts();
  const { inbox } = texts;
  const words = inbox.applications;
  const times = useTimes();
  const { mutate, isPending, error } = useChangeApplications();
  const { id, talentPool, privacyVersion, keptUntil } = application;
  const consent = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Fact name={words.consent}>
        <Box component="span" ref={consent} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
          {talentPool ? words.consentGiven : words.consentNone}
        </Box>
        {talentPool && (
          <BusyButton
            size="small"
            loading={isPending}
            onClick={() =>
              // The button disappears with the consent.
              mutate({ ids: [id], talentPool: false }, { onSuccess: () => consent.current?.focus() })
            }
            sx={{ marginInlineStart: 1, py: 0, minHeight: 0 }}
          >
            {words.consentBack}
          </BusyButton>
        )}
        {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      </Fact>
      <Fact name={words.keptUntil}>{times.day(keptUntil)}</Fact>
      <Fact name={inbox.privacyVersion}>
        {privacyVersion === null ? inbox.versionUnknown : inbox.versionOf({ version: privacyVersion })}
      </Fact>
    </>
  );
}
