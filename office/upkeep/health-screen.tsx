import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { getHealth } from '#contract/calls/office/upkeep.ts';
import type { Health } from '#contract/office/upkeep-view.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useCall } from '../providers/use-call.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { Columns } from '../screen/list/columns.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Fact, Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { DismissedFindings } from './dismissed-findings.tsx';
import { FailedMails } from './failed-mails.tsx';
import { Findings } from './findings.tsx';
import { TestMail } from './test-mail.tsx';

/** Findings that need attention, and the state of the site. */
export function HealthScreen() {
  const { health: texts } = useTexts().owner;
  const answer = useCall(['health'], getHealth, {});
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Loaded of={answer}>
        {(health) => (
          <Columns shares={[3, 2]}>
            <Stack spacing={2.5} sx={{ minWidth: 0 }}>
              {health.mail.failures.length > 0 && <FailedMails mails={health.mail.failures} />}
              {health.findings.length === 0 && health.mail.failures.length === 0 ? (
                <Alert severity="success">{texts.allWell}</Alert>
              ) : (
                <Findings findings={health.findings} />
              )}
              {health.dismissed.length > 0 && <DismissedFindings findings={health.dismissed} />}
            </Stack>
            <Stack spacing={2.5} sx={{ minWidth: 0 }}>
              <Mail mail={health.mail} />
              {health.webhook && (
                <Panel title={texts.webhook}>
                  <Typography variant="body2">{texts.webhookOn}</Typography>
                  <QueueFacts queue={health.webhook} />
                </Panel>
              )}
              <Disk disk={health.disk} />
              <Backup at={health.lastBackupAt} backup={health.backup} />
              <Panel title={texts.program}>
                <Box component="dl" sx={{ m: 0 }}>
                  <Fact name={texts.version}>{health.version}</Fact>
                  <Fact name={texts.contentVersion}>{health.contentVersion}</Fact>
                </Box>
              </Panel>
            </Stack>
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

function Mail({ mail }: Pick<Health, 'mail'>) {
  const { health: texts } = useTexts().owner;
  return (
    <Panel title={texts.mail}>
      {mail.configured ? (
        <Typography variant="body2">{texts.mailOn}</Typography>
      ) : (
        <Alert severity="warning">{texts.mailOff}</Alert>
      )}
      <QueueFacts queue={mail} />
      {mail.configured && <TestMail />}
    </Panel>
  );
}

function QueueFacts({ queue }: { queue: NonNullable<Health['webhook']> }) {
  const { health: texts } = useTexts().owner;
  return (
    <Box component="dl" sx={{ my: 1 }}>
      <Fact name={texts.waiting}>{queue.waiting}</Fact>
      <Fact name={texts.givenUp}>{queue.givenUp}</Fact>
      {queue.lastError !== null && <Fact name={texts.lastError}>{queue.lastError}</Fact>}
    </Box>
  );
}

function Disk({ disk: { free, total, data } }: Pick<Health, 'disk'>) {
  const formats = useFormats();
  const { health: texts } = useTexts().owner;
  const used = free !== null && total !== null && total > 0 ? 1 - free / total : undefined;
  return (
    <Panel title={texts.disk}>
      {used !== undefined && (
        <LinearProgress
          variant="determinate"
          color={used > 0.9 ? 'error' : 'primary'}
          value={Math.round(used * 100)}
          aria-label={texts.diskBar}
          sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
        />
      )}
      {used !== undefined && used > 0.9 && <Alert severity="warning">{texts.diskLow}</Alert>}
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={texts.free}>{free === null ? texts.unknown : formats.bytes(free)}</Fact>
        <Fact name={texts.total}>{total === null ? texts.unknown : formats.bytes(total)}</Fact>
        <Fact name={texts.data}>{formats.bytes(data)}</Fact>
      </Box>
    </Panel>
  );
}

const weekMs = 7 * 24 * 60 * 60 * 1_000;

function Backup({ at, backup: { scheduled, failure } }: { at: string | null } & Pick<Health, 'backup'>) {
  const { health: texts } = useTexts().owner;
  const times = useTimes();
  return (
    <Panel title={texts.backup}>
      <Stack spacing={1}>
        {failure && (
          <Alert severity="error">
            {texts.backupFails({ at: times.full(failure.at) })}
            <Box component="p" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
              {failure.reason}
            </Box>
          </Alert>
        )}
        {at !== null && <Typography variant="body2">{times.full(at)}</Typography>}
        {at === null && !failure && (
          <Alert severity={scheduled ? 'info' : 'warning'}>{scheduled ? texts.backupSoon : texts.noBackup}</Alert>
        )}
        {at !== null && Date.now() - Date.parse(at) > weekMs && <Alert severity="warning">{texts.backupOld}</Alert>}
        {at !== null && (
          <Typography variant="body2" color="text.secondary">
            {scheduled ? texts.backupScheduled : texts.backupByHand}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}
