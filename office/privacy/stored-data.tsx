import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { StoredPersonData } from '#contract/office/privacy-view.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { wholeReferences } from '#ui/whole-references.tsx';
import { Empty } from '../screen/empty.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { Fact } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';

export const isNothing = ({ messages, applications, subscriptions, mails }: StoredPersonData): boolean =>
  messages.length + applications.length + subscriptions.length + mails === 0;

/** The amount of data stored about a person, with dates. */
export function StoredData({ kept }: { kept: StoredPersonData }) {
  const formats = useFormats();
  const { privacy, inbox } = useTexts();
  const { person: words } = privacy;
  const times = useTimes();
  const { messages, applications, subscriptions, mails, hasAccount } = kept;
  return (
    <>
      {isNothing(kept) ? (
        <Empty title={words.nothing} hint={words.nothingHint} />
      ) : (
        <Box component="dl" sx={{ m: 0 }}>
          <Fact name={words.messages}>
            <Lines of={messages.map(({ id, receivedAt }) => [id, words.received({ day: times.day(receivedAt) })])} />
          </Fact>
          <Fact name={words.applications}>
            <Lines
              of={applications.map(({ id, reference, file, receivedAt, keptUntil, talentPool }) => {
                const facts = {
                  reference,
                  file: file.name,
                  size: formats.bytes(file.bytes),
                  received: words.received({ day: times.day(receivedAt) }),
                  keptUntil: words.keptUntil({ day: times.day(keptUntil) }),
                };
                const note = inbox.applications.talentPool;
                return [
                  id,
                  wholeReferences(talentPool ? words.applicationNoted({ ...facts, note }) : words.application(facts)),
                ];
              })}
            />
          </Fact>
          <Fact name={words.subscriptions}>
            <Lines
              of={subscriptions.map(({ status, askedAt }) => [
                askedAt,
                words.asked({ status: inbox.subscribers.statuses[status], day: times.day(askedAt) }),
              ])}
            />
          </Fact>
          <Fact name={words.mails}>{mails === 0 ? words.none : words.mailsOf({ number: mails })}</Fact>
        </Box>
      )}
      {hasAccount && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {words.account}
        </Alert>
      )}
    </>
  );
}

function Lines({ of: lines }: { of: readonly (readonly [key: string | number, line: ReactNode])[] }) {
  const { person: words } = useTexts().privacy;
  if (lines.length === 0) return words.none;
  return (
    <Stack component="ul" spacing={0.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(([key, line]) => (
        <Typography component="li" variant="body2" key={key}>
          {line}
        </Typography>
      ))}
    </Stack>
  );
}
