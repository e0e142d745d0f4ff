import Download from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { exportImportReport } from '#contract/calls/office/transfer.ts';
import type { ImportFinding, ImportProgress } from '#contract/office/upkeep-view.ts';
import { downloadAddress } from '../screen/format/download-address.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { Fact } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';

/** The progress and result of an import. */
export function ImportReport({ progress }: { progress: ImportProgress }) {
  const { transfer: texts } = useTexts();
  const times = useTimes();
  const { id, state, dryRun, done, total, findings, source, startedAt, endedAt } = progress;
  const isRunning = state === 'running';
  const share = total === null || total === 0 ? undefined : Math.round((done / total) * 100);
  return (
    <Box>
      <Box role="status">
        {isRunning ? (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {texts.states.running}: {total === null ? texts.doneSoFar({ done }) : texts.doneOf({ done, total })}.{' '}
            {texts.goesOn}
          </Typography>
        ) : (
          <Alert severity={state === 'failed' ? 'error' : 'success'} sx={{ mb: 1 }}>
            {state === 'failed' ? texts.failed : dryRun ? texts.checked : texts.finished}
          </Alert>
        )}
      </Box>
      {isRunning && (
        <LinearProgress
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
          aria-label={texts.bar}
          sx={{ mb: 2 }}
        />
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={texts.source}>{source}</Fact>
        <Fact name={dryRun ? texts.wouldCreate : texts.created}>{progress.created}</Fact>
        <Fact name={dryRun ? texts.wouldChange : texts.changed}>{progress.changed}</Fact>
        <Fact name={texts.unchanged}>{progress.unchanged}</Fact>
        <Fact name={texts.files}>{progress.files}</Fact>
        <Fact name={texts.started}>{times.full(startedAt)}</Fact>
        {endedAt !== null && <Fact name={texts.ended}>{times.full(endedAt)}</Fact>}
      </Box>
      {kinds.map((kind) => (
        <Findings
          key={kind}
          kind={kind}
          texts={findings.filter((each) => each.kind === kind).map(({ text }) => text)}
        />
      ))}
      {endedAt !== null && <ReportDownloads id={id} />}
    </Box>
  );
}

/** The most serious first. */
const kinds = ['failed', 'entry-lost', 'field-lost', 'unproved', 'changed'] as const satisfies ImportFinding['kind'][];

function Findings({ kind, texts }: { kind: ImportFinding['kind']; texts: string[] }) {
  const { transfer } = useTexts();
  if (texts.length === 0) return null;
  const severity =
    kind === 'failed' || kind === 'entry-lost'
      ? 'error'
      : kind === 'field-lost' || kind === 'unproved'
        ? 'warning'
        : 'info';
  return (
    <Alert severity={severity} sx={{ mt: 2 }} slotProps={{ message: { sx: { minWidth: 0, flexGrow: 1 } } }}>
      <Typography component="h3" variant="subtitle2">
        {kind === 'failed' ? transfer.findings.failed : transfer.findings[kind]({ count: texts.length })}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 0.5, paddingInlineStart: 2, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
        tabIndex={0}
      >
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** The report of an import, as tables for a spreadsheet. */
export function ReportDownloads({ id }: { id: string }) {
  const { transfer: texts } = useTexts();
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2, flexWrap: 'wrap', rowGap: 1 }} useFlexGap>
      {(['findings', 'addresses'] as const).map((part) => (
        <Button
          key={part}
          component="a"
          size="small"
          variant="outlined"
          href={downloadAddress(exportImportReport, { id, part })}
          download
          startIcon={<Download />}
        >
          {texts.reports[part]}
        </Button>
      ))}
    </Stack>
  );
}
